"""Equations of motion as formulas: the recursion run on symbols, polynomials and tracing numbers.

No physics here: this room supplies the numbers of a recursion and lays out its answers. `Equations`
are plain data; `rnea.views.equations` prints them. SymPy is imported where it is needed only.
"""

from rnea.symbolic.base_sums import BaseSums, base_sums
from rnea.symbolic.derive import FORMS, GROUPS, derive
from rnea.symbolic.equations import Equations, SymbolicFunction
from rnea.symbolic.expression import (
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
from rnea.symbolic.fourier import compact, compact_array
from rnea.symbolic.naming import naming
