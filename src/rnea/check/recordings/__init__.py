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

from rnea.check.recordings.causes import Hypotheses, Hypothesis, likely_causes
from rnea.check.recordings.comparison import JointComparison, LogComparison, compare, lag_of_effort
from rnea.check.recordings.contacts import ContactEvent, ContactEvents, find_contacts
from rnea.check.recordings.effort import EffortInterpretation, JointEffort, classify_effort
from rnea.check.recordings.examination import LogAnalysis, examine
from rnea.check.recordings.hypotheses import Size
from rnea.check.recordings.measured import MeasuredMotion, refuse_free_base
from rnea.check.recordings.observer import momentum_residual
from rnea.check.recordings.sensitivity import Sensitivity
