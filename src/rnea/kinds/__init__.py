"""Further kinds of number: importing one of these files registers it."""

import sys


def know_symbols() -> None:
    """Register SymPy's and mpmath's numbers where those are in use; we never import them first."""
    if "sympy" in sys.modules:
        import rnea.kinds.sympy_numbers
    if "mpmath" in sys.modules:
        import rnea.kinds.multiprecision
