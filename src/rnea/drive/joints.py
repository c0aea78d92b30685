"""The motor and gear of every joint of a robot, as its description has them."""

from __future__ import annotations

from dataclasses import dataclass

from rnea.describe import Description, DHLink, DHTable, Gear, Motor, TreeJoint
from rnea.errors import InputError
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
    found = {}
    for part, path in parts:
        motor, gear = numbers.drive(part.motor, part.gear, path)
        if part.motor is None and part.gear is None and part.rotor is not None:
            gear = Gear(ratio=numbers.rotor(part, path)[1])
        found[part.name] = Drive(part.name, motor, gear)
    return found


def refuse_without_motor(of: dict[str, Drive], joints: tuple[str, ...]) -> None:
    """An error that names the joints whose motor is missing, where others have theirs."""
    without = [name for name in joints if of[name].motor is None]
    if without:
        raise InputError(
            f"no motor for {'joint' if len(without) == 1 else 'joints'} {', '.join(without)}: add "
            "'motor = { torque_constant = ..., resistance = ... }' to each in the robot's file, or "
            "name motors to choose from"
        )
