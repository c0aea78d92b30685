"""The motor and gear of every joint of a robot, as its description has them."""

from __future__ import annotations

from dataclasses import dataclass

from rnea.describe import Description, DHLink, DHTable, Gear, Motor, TreeJoint
from rnea.model import Evaluator
from rnea.spatial.numbers import FLOAT


@dataclass(frozen=True)
class Drive:
    """One joint's motor, None if the robot's file has none, and gear.

    A joint with a `rotor` only has the gear of that ratio.
    """

    joint: str
    motor: Motor | None
    gear: Gear


def drives(description: Description) -> dict[str, Drive]:
    """By name of the joint; formulas are evaluated and checked."""
    numbers, structure = Evaluator(description, FLOAT), description.structure
    if isinstance(structure, DHTable):
        parts: list[tuple[DHLink | TreeJoint, str]]
        parts = [(row, f"links[{i}]") for i, row in enumerate(structure.rows)]
    else:
        parts = [(joint, f"joints[{i}]") for i, joint in enumerate(structure.joints)]
    by_joint = {}
    for part, path in parts:
        motor, gear = numbers.drive(part.motor, part.gear, path)
        if part.motor is None and part.gear is None and part.rotor is not None:
            gear = Gear(ratio=numbers.rotor(part, path)[1])
        by_joint[part.name] = Drive(part.name, motor, gear)
    return by_joint
