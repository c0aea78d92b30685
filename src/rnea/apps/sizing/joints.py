"""The motor and gear of every joint of a robot, as its description has them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rnea.core.description import Description, DHLink, DHTable, Gear, Motor, TreeJoint
from rnea.core.model import ParameterEvaluator
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import InputError, shortened


@dataclass(frozen=True)
class Drive:
    """One joint's motor, None if the robot's file has none, and gear.

    A joint with a `rotor` only has the gear of that ratio.
    geared: whether the file specifies the ratio, by a gear, a rotor's gear other than 1, or a motor
    without a gear, which is a direct drive; where it does not, the ratio of `gear` is 1

    >>> from rnea import load
    >>> drive = drives(load("puma560").description)["joint1"]
    >>> drive.gear.ratio, drive.motor
    (-62.6111, None)
    """

    joint: str
    motor: Motor | None
    gear: Gear
    geared: bool = True


def drives(description: Description) -> dict[str, Drive]:
    """By name of the joint; formulas are evaluated and checked.

    >>> from rnea import load
    >>> list(drives(load("planar_2r").description))
    ['joint1', 'joint2']
    """
    numbers, structure = ParameterEvaluator(description, FLOAT), description.structure
    if isinstance(structure, DHTable):
        parts: list[tuple[DHLink | TreeJoint, str]]
        parts = [(row, f"links[{i}]") for i, row in enumerate(structure.rows)]
    else:
        parts = [(joint, f"joints[{i}]") for i, joint in enumerate(structure.joints)]
    by_joint = {}
    for part, path in parts:
        motor, gear = numbers.drive(part.motor, part.gear, path)
        geared = True
        if part.motor is None and part.gear is None:
            gear = Gear(ratio=numbers.rotor(part, path)[1])
            # a rotor's gear is 1 where nothing is written
            geared = gear.ratio != 1
        by_joint[part.name] = Drive(part.name, motor, gear, geared)
    return by_joint


def torque_per_ampere(description: Description, joints: Sequence[str] = ()) -> Array:
    """N m (N) at the joint for each ampere of its motor, (n,): torque constant times gear ratio.

    A gear that is held to lose nothing. joints: whose (default: all that have one).

    >>> from rnea import DHLink, Robot
    >>> motor = Motor(torque_constant=0.05, resistance=1)
    >>> row = DHLink(a=1, mass=1, motor=motor, gear=Gear(ratio=100))
    >>> torque_per_ampere(Robot.from_dh([row], convention="standard").description)
    array([5.])
    """
    by_joint = drives(description)
    names = tuple(joints) or tuple(name for name, one in by_joint.items() if one.motor is not None)
    without = [x for x in names if x not in by_joint or by_joint[x].motor is None]
    if without or not names:
        whom = f"joints {shortened(without)} have" if without else "this robot has"
        raise InputError(
            f"{whom} no motor with a torque constant in the robot's file; write 'motor = "
            "{ torque_constant = ..., resistance = ... }' there, or give N m per A of each joint"
        )
    found = [by_joint[name] for name in names]
    return np.array([float(x.motor.torque_constant * x.gear.ratio) for x in found if x.motor])
