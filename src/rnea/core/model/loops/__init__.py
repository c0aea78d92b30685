"""Loops: joints beside those of the tree, and what they forbid, on any kind of number.

`cut` has the kinds of joint that may close a loop, `coupling` equations between coordinates, `rows`
the equations of one cut, `closure` those of a whole robot; `choosing` tells which speeds follow.
"""

from rnea.core.model.loops.closure import Closure, LoopsAt
from rnea.core.model.loops.closure_rows import CutSeen, pattern, sides
from rnea.core.model.loops.coupling import CouplingTerm, JointCoupling
from rnea.core.model.loops.cut import CUT_KINDS, Cut
from rnea.core.model.loops.independent_dofs import dependent_columns, rank_of
