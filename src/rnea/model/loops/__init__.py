"""Loops: joints beside those of the tree, and what they forbid, on any kind of number.

`cut` has the kinds of joint that may close a loop, `coupling` equations between coordinates, `rows`
the equations of one cut, `closure` those of a whole robot; `choosing` tells which speeds follow.
"""

from rnea.model.loops.choosing import dependent_columns, rank_of
from rnea.model.loops.closure import Closure, LoopsAt
from rnea.model.loops.coupling import CouplingTerm, JointCoupling
from rnea.model.loops.cut import CUT_KINDS, Cut
from rnea.model.loops.rows import CutSeen, pattern, sides
