"""Faults of a robot model, found before they cost a motor.

A check is a function from a `Subject` (a description in numbers) to `Finding`s. It looks at numbers
that are finite and leaves the others to those that report them. To add one: a function in the file
of its topic, called by `check` there; a new topic is a file with a `check` that is listed in
`linting.TOPICS`. Describe its code in docs/look-up/check.md, and plant its defect and a near miss
in tests/test_bad_models.py.
"""

from rnea.apps.check.lint.link_sizes import reach
from rnea.apps.check.lint.linting import lint, refused
from rnea.apps.check.lint.repair import Repair, repaired
from rnea.apps.check.lint.statics import bounds
from rnea.apps.check.lint.units import UnitHypothesis, find_unit_errors
from rnea.core.findings import ERROR, NOTE, SEVERITIES, WARNING, Finding, at_least
