"""What of a robot can be told from its torques: base parameters, a whole robot, and what it holds.

Not everything that a file says of masses and friction can be felt at the joints, and most of it in
sums only. `base_parameters` finds these sums, on the model alone. `excite` finds a motion after
which they are known best (`exciting`). `identify` finds their values in recordings, and the robot
that has them; its stages (`stages.py`) can be read one by one. `find_payload` finds what a robot
holds.
"""

from rnea.apps.identify.data.lag import Lag, effort_lag, lag_of_rows
from rnea.apps.identify.data.prepare import HIGHEST_CUTOFF, Prepared, prepare
from rnea.apps.identify.data.residuals import POOR, Residuals, predicted, residuals, unfiltered
from rnea.apps.identify.excitation.excitation import Excitation
from rnea.apps.identify.excitation.excite import excite
from rnea.apps.identify.excitation.workspace import Room
from rnea.apps.identify.fit.autocovariance import independent_rows
from rnea.apps.identify.fit.base_fit import LITTLE, TOLD, BaseFit
from rnea.apps.identify.fit.friction_curve import FrictionCurve
from rnea.apps.identify.fit.friction_laws import FrictionLaw, column_unit, made_of
from rnea.apps.identify.fit.robust import huber_weights, mad_std
from rnea.apps.identify.identification import HOLD_OUT, Identification, identify
from rnea.apps.identify.payload.payload_identification import Payload
from rnea.apps.identify.payload.payload_search import find_payload
from rnea.apps.identify.stages import own_filter
from rnea.apps.identify.validation import Validation
from rnea.apps.identify.verdict import Verdict, verdict
from rnea.core.recursions.regressors.base_parameters import BaseParameters, base_parameters
from rnea.core.recursions.regressors.parameter_names import parameter_name, parameter_unit, sum_of

__all__ = [
    "HIGHEST_CUTOFF",
    "HOLD_OUT",
    "LITTLE",
    "POOR",
    "TOLD",
    "BaseFit",
    "BaseParameters",
    "Excitation",
    "FrictionCurve",
    "FrictionLaw",
    "Identification",
    "Lag",
    "Payload",
    "Prepared",
    "Residuals",
    "Room",
    "Validation",
    "Verdict",
    "base_parameters",
    "column_unit",
    "effort_lag",
    "excite",
    "find_payload",
    "huber_weights",
    "identify",
    "independent_rows",
    "lag_of_rows",
    "mad_std",
    "made_of",
    "own_filter",
    "parameter_name",
    "parameter_unit",
    "predicted",
    "prepare",
    "residuals",
    "sum_of",
    "unfiltered",
    "verdict",
]
