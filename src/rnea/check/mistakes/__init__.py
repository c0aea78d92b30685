"""Which known mistake explains a learner's torques?

Wrong physics lives here, on purpose, and nowhere else. To add a mistake: a `Mistake` in the file
where it belongs (reading the robot: `misread`, angles and gravity: `miscalculated`, leaving out:
`left_out`, one link: `one_link`); a wrong line of the recursion: `wrong_lines`, with a member of
`wrong_recursion.Slip`. Plant it in tests/test_diagnose.py.
"""

from rnea.check.mistakes.calculation import Calculation
from rnea.check.mistakes.diagnosis import Diagnosis, diagnose
from rnea.check.mistakes.fitted import exchanged
from rnea.check.mistakes.left_out import LEFT_OUT
from rnea.check.mistakes.miscalculated import MISCALCULATED
from rnea.check.mistakes.mistake import Mistake
from rnea.check.mistakes.residual import EXACT, Residual, rms, scales
from rnea.check.mistakes.side_by_side import SideBySide
from rnea.check.mistakes.torque_file import read_torques, read_written_torques
from rnea.check.mistakes.verdict_words import FEW_DIGITS, has_nearest
from rnea.check.mistakes.written import torque_digits, typed, written
