"""What of a robot can be told from its torques: base parameters, what it carries, and a robot
from its recordings.

Not everything that a file says of masses and friction can be felt at the joints, and most of it in
sums only. `base_parameters` finds these sums, on the model alone; `find_payload` what a recording
says of a payload. `identify` finds the values of the sums in recordings, and a robot that has them;
its stages (`stages.py`) can be read one by one.
"""

from rnea.identify.base_fit import BaseFit
from rnea.identify.base_parameters import BaseParameters, base_parameters
from rnea.identify.friction_curve import FrictionCurve
from rnea.identify.friction_laws import Law, column_name
from rnea.identify.identification import HOLD_OUT, Identification, identify
from rnea.identify.names import parameter_name, parameter_unit, sum_of
from rnea.identify.payload import Payload, find_payload
from rnea.identify.prepare import Prepared, prepare
from rnea.identify.residuals import Residuals, predicted, residuals
from rnea.identify.validation import Validation
from rnea.identify.verdict import Verdict, verdict

__all__ = [
    "HOLD_OUT",
    "BaseFit",
    "BaseParameters",
    "FrictionCurve",
    "Identification",
    "Law",
    "Payload",
    "Prepared",
    "Residuals",
    "Validation",
    "Verdict",
    "base_parameters",
    "column_name",
    "find_payload",
    "identify",
    "parameter_name",
    "parameter_unit",
    "predicted",
    "prepare",
    "residuals",
    "sum_of",
    "verdict",
]
