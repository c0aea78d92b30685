"""Which known mistake explains a learner's torques?"""

from rnea.check.diagnose.diagnosis import Diagnosis, right_work
from rnea.check.diagnose.diagnosis import diagnose as find_mistakes
from rnea.check.diagnose.mistake import Mistake
from rnea.check.diagnose.reasons import why_same
from rnea.check.diagnose.residual import EXACT
from rnea.check.diagnose.torque_file import read_torques
