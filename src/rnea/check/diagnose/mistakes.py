"""The known mistakes, in the order in which a calculation meets them.

A combination of two makes them in this order. To add one: write a `Mistake` in the file where it
belongs (reading the robot, calculating, leaving out); if it is a wrong line of the recursion, give
`wrong_recursion.Slip` a member; plant it in the tests.
"""

from __future__ import annotations

from rnea.check.diagnose.left_out import LEFT_OUT
from rnea.check.diagnose.miscalculated import MISCALCULATED
from rnea.check.diagnose.misread import MISREAD
from rnea.check.diagnose.mistake import Mistake

MISTAKES: tuple[Mistake, ...] = (*MISREAD, *MISCALCULATED, *LEFT_OUT)
