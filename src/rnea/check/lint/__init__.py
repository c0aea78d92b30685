"""Faults of a robot model, found before they cost a motor."""

from rnea.check.lint.finding import ERROR, NOTE, SEVERITIES, WARNING, Finding, at_least
from rnea.check.lint.linting import lint, refused
from rnea.check.lint.repair import repaired
from rnea.check.lint.statics import bounds
