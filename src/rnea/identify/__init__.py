"""What of a robot can be told from its torques: base parameters.

Not everything that a file says of masses and friction can be felt at the joints, and most of it in
sums only. `base_parameters` finds these sums, on the model alone.
"""

from rnea.identify.base_parameters import BaseParameters, base_parameters
from rnea.identify.names import parameter_name, parameter_unit, sum_of
from rnea.identify.prepare import Prepared, prepare

__all__ = [
    "BaseParameters",
    "Prepared",
    "base_parameters",
    "parameter_name",
    "parameter_unit",
    "prepare",
    "sum_of",
]
