"""Motors and gears of a robot's file whose numbers no part has: mostly other units."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rnea.apps.check.lint.subject import Subject
from rnea.apps.sizing.joints import drives
from rnea.core.description import (
    DHLink,
    DHTable,
    Expression,
    Gear,
    Motor,
    PlausibilityFinding,
    TreeJoint,
    gear_findings,
    motor_findings,
)
from rnea.core.findings import WARNING, Finding
from rnea.errors import RneaError


def check(subject: Subject) -> Iterator[Finding]:
    try:
        in_numbers = drives(subject.description)
    except RneaError:
        # a part that cannot be is refused by the builder, in its own words
        return
    structure = subject.description.structure
    parts: Sequence[DHLink | TreeJoint]
    parts = structure.rows if isinstance(structure, DHTable) else structure.joints
    joints = {joint.name: joint for joint in subject.joints}
    for part in parts:
        drive, joint = in_numbers[part.name], joints[part.name]
        if part.motor is not None and drive.motor is not None:
            doubts = motor_findings(drive.motor)
            yield from _found(doubts, part.motor, joint.name, f"{joint.path}.motor")
        # the play of a slider is a length
        if part.gear is not None and joint.speed_unit == "rad/s":
            doubts = gear_findings(drive.gear)
            yield from _found(doubts, part.gear, joint.name, f"{joint.path}.gear")


def _found(
    doubts: Iterator[PlausibilityFinding], said: Motor | Gear, joint: str, path: str
) -> Iterator[Finding]:
    """What stands as a plain number; a formula, or a number with its unit, is meant, unless it
    contradicts another."""
    for doubt in doubts:
        key = doubt.key
        if doubt.whatever_unit or not isinstance(getattr(said, key), Expression):
            yield Finding(
                *(WARNING, "unit-drive", joint, f"{path}.{key}", f"{key}: {doubt.why}"),
                "torques of rotors, currents, heat and speeds of the motor are as wrong as it is",
                doubt.remedy,
            )
