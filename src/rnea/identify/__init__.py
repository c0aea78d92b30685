"""What of a robot can be told from its torques: base parameters, and what it carries.

Not everything that a file says of masses and friction can be felt at the joints, and most of it in
sums only. `base_parameters` finds these sums, on the model alone; `find_payload` what a recording
says of a payload.
"""

from rnea.identify.base_parameters import BaseParameters, base_parameters
from rnea.identify.names import parameter_name, parameter_unit, sum_of
from rnea.identify.payload import Payload, find_payload
from rnea.identify.prepare import Prepared, prepare

__all__ = [
    "BaseParameters",
    "Payload",
    "Prepared",
    "base_parameters",
    "find_payload",
    "parameter_name",
    "parameter_unit",
    "prepare",
    "sum_of",
]
