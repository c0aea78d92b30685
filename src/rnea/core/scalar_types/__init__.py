"""Further kinds of number, each with the heavy package it comes from.

Importing a file of this room registers its kind; `know_symbols` does so for the packages that a
program has imported already, so that symbols are known wherever they can be handed in.
"""

import sys


def know_symbols() -> None:
    """Register SymPy's and mpmath's numbers where those are in use; we never import them first."""
    if "sympy" in sys.modules:
        from rnea.core.scalar_types import sympy_numbers
    if "mpmath" in sys.modules:
        from rnea.core.scalar_types import mpmath_numbers
