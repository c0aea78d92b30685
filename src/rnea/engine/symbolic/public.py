"""Equations of motion as formulas: the recursion run on symbols, polynomials and tracing numbers.

No physics here: this room supplies the numbers of a recursion and lays out its answers. `Equations`
are plain data; `rnea.engine.symbolic.printing` prints them. SymPy is imported where it is needed
only.
"""

from rnea.engine.symbolic.base_sums import BaseSums, base_sums
from rnea.engine.symbolic.derive import FORMS, GROUPS, derive
from rnea.engine.symbolic.equations import Equations, SymbolicFunction
from rnea.engine.symbolic.expression import (
    Call,
    Formula,
    Name,
    Number,
    Power,
    Product,
    Sum,
    names_in,
    power,
    product,
    split_sign,
)
from rnea.engine.symbolic.fourier import compact, compact_array
from rnea.engine.symbolic.naming import naming
