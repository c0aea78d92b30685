"""Closed forms: the recursion on symbols and polynomials."""

from rnea.symbolic.compact import compact, compact_array
from rnea.symbolic.derive import FORMS, GROUPS, derive
from rnea.symbolic.equations import Equations, Function
from rnea.symbolic.expression import Call, Formula, Name, names_in
from rnea.symbolic.naming import naming
from rnea.symbolic.notation import Latex, Notation, Text, broken
from rnea.symbolic.reading import decimals, explained
from rnea.symbolic.reading import latex as reading_latex
from rnea.symbolic.reading import text as reading_text
