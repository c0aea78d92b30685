"""Faults of a robot model, found before they cost a motor.

A check is a function from a `Subject` (a description in numbers) to `Finding`s. It looks at numbers
that are finite and leaves the others to those that report them. To add one: a function in the file
of its topic, called by `check` there; a new topic is a file with a `check` that is listed in
`linting.TOPICS`. Describe its code in docs/look-up/check.md, and plant its defect and a near miss
in tests/test_bad_models.py.
"""

from rnea.check.faults.finding import ERROR, NOTE, SEVERITIES, WARNING, Finding, at_least
from rnea.check.faults.link_sizes import reach
from rnea.check.faults.linting import lint, refused
from rnea.check.faults.repair import Repair, repaired
from rnea.check.faults.statics import bounds
from rnea.check.faults.units import UnitHypothesis, find_unit_errors
