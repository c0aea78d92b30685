"""Lint: what is wrong with a robot model, before it costs a motor.

`lint(description)` runs every check over a description and returns findings, gravest first. A
check is a function from a `Subject` to findings; it looks at numbers that are finite and leaves
the others to those that report them. To add one: write it in the file of its subject (lint_*.py),
list it here, describe its code in docs/check.md, and plant its defect and a near miss in
tests/test_check.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from rnea.check.lint import angles as lint_angles
from rnea.check.lint import centres as lint_centres
from rnea.check.lint import inertias as lint_inertias
from rnea.check.lint import limits as lint_limits
from rnea.check.lint import masses as lint_masses
from rnea.check.lint import statics as lint_statics
from rnea.check.lint import structure as lint_structure
from rnea.check.lint import symmetry as lint_symmetry
from rnea.check.lint import units as lint_units
from rnea.check.lint.finding import ERROR, NOTE, SEVERITIES, Finding
from rnea.check.lint.subject import Subject
from rnea.describe import Description
from rnea.errors import RneaError, RobotFileError

CHECKS: tuple[Callable[[Subject], Iterator[Finding]], ...] = (
    lint_structure.check,
    lint_angles.check,
    lint_limits.check,
    lint_inertias.check,
    lint_masses.check,
    lint_centres.check,
    lint_units.check,
    lint_symmetry.check,
    lint_statics.check,
)
LineOf = Callable[[str], int]


def lint(description: Description, line_of: LineOf | None = None) -> list[Finding]:
    """Everything found in a robot; `line_of` gives the line of a path where the file is known.

    >>> from rnea import load
    >>> [finding.code for finding in lint(load("one_link").description)]
    ['limits-missing']
    """
    subject = Subject.of(description)
    found = [finding for check in CHECKS for finding in check(subject)]
    found += _not_finite(subject)
    found += [
        Finding(NOTE, "reader-remark", description.name, "", remark, "the reader had to decide")
        for remark in description.remarks
    ]
    if subject.refusal is not None and not any(one.severity == ERROR for one in found):
        found.append(refused(subject.refusal, description.name))
    where = line_of or description.line_of
    placed = [replace(f, file=description.file, line=f.line or where(f.path)) for f in found]
    return sorted(placed, key=lambda finding: SEVERITIES.index(finding.severity))


def _not_finite(subject: Subject) -> Iterator[Finding]:
    owners = {one.path: one.name for one in subject.links}
    owners |= {one.path: one.name for one in subject.joints}
    for path, reason in subject.refused.items():
        entry = path.split(".")[0]
        owner = owners.get(entry, subject.description.name)
        why = "a calculation with it has no result"
        yield Finding(ERROR, _code(reason), owner, path, reason, why)


def refused(problem: RneaError, name: str) -> Finding:
    """The error of a reader or of the builder as a finding."""
    why = "the robot cannot be read, so that nothing else can be checked"
    if isinstance(problem, RobotFileError):
        return Finding(
            *(ERROR, _code(problem.message), name, problem.path, problem.message, why),
            file=problem.file,
            line=problem.line,
        )
    return Finding(ERROR, _code(str(problem)), name, "", str(problem), why)


def _code(message: str) -> str:
    """Readers refuse in words; a few of their reasons have codes of their own."""
    codes = {
        r"not a finite number|must be finite|(?i:'[+-]?(nan|inf|infinity)')": "not-finite",
        r"^mass is negative|mass.*negative": "mass-negative",
        r"two \w+s are named|duplicate": "duplicate-name",
        r"unknown link": "unknown-link",
        r"form a loop": "loop",
        r"two parents": "two-parents",
        r"hang on nothing": "unconnected-links",
        r"axis has length zero|zero axis": "axis-zero",
    }
    return next((code for words, code in codes.items() if re.search(words, message)), "unreadable")
