"""Lint: what is wrong with a robot model, before it costs a motor."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.check.lint import (
    angles,
    centers,
    inertias,
    limits,
    loop_faults,
    masses,
    motors,
    statics,
    structure,
    symmetry,
    units,
    weightless,
)
from rnea.apps.check.lint.subject import Subject
from rnea.core.description import Description
from rnea.core.findings import ERROR, NOTE, SEVERITIES, WARNING, Finding
from rnea.errors import RneaError, RobotFileError

if TYPE_CHECKING:
    from rnea.robot import Robot

# units before inertias: an angle in degrees turns links out of their plane, and inertias that are
# right in it become impossible
TOPICS = (
    *(structure, loop_faults, angles, limits, units, motors, inertias, masses, centers),
    *(symmetry, statics, weightless),
)
CHECKS: tuple[Callable[[Subject], Iterator[Finding]], ...] = tuple(topic.check for topic in TOPICS)


def lint(robot: Robot | Description, line_of: Callable[[str], int] | None = None) -> list[Finding]:
    """What is wrong or odd about a robot, gravest first.

    A `Description` may be one that no robot can be built of: all of its faults are found at once.
    `line_of` gives the line of a path where the text of the file is known.

    >>> import rnea
    >>> [finding.code for finding in lint(rnea.load("one_link"))]
    ['limits-missing']
    """
    description = robot if isinstance(robot, Description) else robot.description
    subject = Subject(description)
    # products of numbers at the ends of what files may hold: too large is infinite, and judged so
    with np.errstate(over="ignore", invalid="ignore", divide="ignore"):
        findings = [finding for check in CHECKS for finding in check(subject)]
    findings += _not_finite(subject)
    findings += [
        Finding(WARNING, "reader-remark", description.name, "", caution, "it is not in the robot")
        for caution in description.cautions
    ]
    findings += [
        Finding(NOTE, "reader-remark", description.name, "", remark, "the reader had to decide")
        for remark in description.remarks
    ]
    if subject.refusal is not None and not any(one.severity == ERROR for one in findings):
        findings.append(refused(subject.refusal, description.name))
    where = line_of or description.line_of
    placed = [replace(f, file=description.file, line=f.line or where(f.path)) for f in findings]
    return sorted(placed, key=lambda finding: SEVERITIES.index(finding.severity))


def _not_finite(subject: Subject) -> Iterator[Finding]:
    owners = {link.path: link.name for link in subject.links}
    owners |= {joint.path: joint.name for joint in subject.joints}
    why = "a calculation with it has no result"
    for path, reason in subject.refused.items():
        owner = owners.get(path.split(".")[0], subject.description.name)
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
        r"cannot be closed": "loop-open",
        r"cannot move": "loop-too-rigid",
        r"closes nothing|moves the two ends": "loop-idle",
        r"independent speeds are named|do not determine the motion": "independent-wrong",
        r"friction by load": "loop-friction",
        r"two parents": "two-parents",
        r"hang on nothing": "unconnected-links",
        r"axis has length zero|zero axis": "axis-zero",
    }
    return next((code for words, code in codes.items() if re.search(words, message)), "unreadable")
