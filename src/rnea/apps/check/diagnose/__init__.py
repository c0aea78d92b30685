"""Which known mistake explains a learner's torques?

Wrong physics lives here, on purpose, and nowhere else. To add a mistake: a `Mistake` in the file
where it belongs (reading the robot: `misread`, angles and gravity: `miscalculated`, leaving out:
`left_out`, one link: `one_link`); a wrong line of the recursion: `wrong_lines`, with a member of
`wrong_recursion.Slip`. Plant it in tests/test_diagnose.py.
"""

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.diagnosis import Diagnosis, diagnose
from rnea.apps.check.diagnose.fitted import exchanged
from rnea.apps.check.diagnose.miscalculated import MISCALCULATED
from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.diagnose.omitted_terms import LEFT_OUT
from rnea.apps.check.diagnose.residual import EXACT, Residual, rms, scales
from rnea.apps.check.diagnose.side_by_side import SideBySide
from rnea.apps.check.diagnose.stated_precision import torque_digits, typed, written
from rnea.apps.check.diagnose.torque_file import read_torques, read_written_torques
from rnea.apps.check.diagnose.verdict_words import FEW_DIGITS, has_nearest
