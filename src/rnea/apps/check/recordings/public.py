"""What does a recording of a real robot say beside its model, and why do they disagree?

    examine             all of it, of a log
    Measured            a recording as it is compared: rows on an even clock
    classify_effort     is `effort` a torque at all?
    compare             measured beside model: residuals, friction's share, standstill, lag
    find_contacts       pushes, by the balance of momentum, and the smallest that would be seen
    Size                a number that was fitted, with its standard deviation
    likely_causes       sign, exchange, mounting, payload, friction, lag ...: ranked, in words

Arrays and a robot in, frozen results out. Suspects are `Mistake`s, as in a diagnosis of torques
that somebody calculated; `suspects/` has a file for each family of them.
"""

from rnea.apps.check.recordings.causes import Hypotheses, Hypothesis, likely_causes
from rnea.apps.check.recordings.contacts import ContactEvent, ContactEvents, find_contacts
from rnea.apps.check.recordings.effort import EffortInterpretation, JointEffort, classify_effort
from rnea.apps.check.recordings.hypotheses import Size
from rnea.apps.check.recordings.log_analysis import LogAnalysis, examine
from rnea.apps.check.recordings.measured import MeasuredMotion, refuse_free_base
from rnea.apps.check.recordings.observer import momentum_residual
from rnea.apps.check.recordings.recording_comparison import (
    JointComparison,
    LogComparison,
    compare,
    lag_of_effort,
)
from rnea.apps.check.recordings.sensitivity import Sensitivity
