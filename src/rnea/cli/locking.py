"""Joints that the user holds still: --lock JOINT=VALUE of every command that takes a robot."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Annotated

import typer

from rnea.cli.values import UsageError, numbers, unit_quaternions
from rnea.errors import ModelWarning
from rnea.robot import Robot

Lock = Annotated[
    list[str] | None,
    typer.Option(
        "--lock", metavar="JOINT=VALUE", help="weld a joint at a position (rad, m); repeatable"
    ),
]


def locked(arm: Robot, lock: Sequence[str] | None) -> Robot:
    """The robot with joints welded. What is odd about it was told when it was loaded."""
    if not lock:
        return arm
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ModelWarning)
        return arm.with_locked(_positions(lock, arm))


def locked_alike(arm: Robot, lock: Sequence[str] | None) -> Robot:
    """Another robot beside a locked one: those of the joints that it has."""
    there = [text for text in lock or () if text.rpartition("=")[0] in arm.joint_names]
    return locked(arm, there)


def _positions(lock: Sequence[str], arm: Robot) -> dict[str, list[float]]:
    positions: dict[str, list[float]] = {}
    counts = {body.joint.name: body.joint.nq for body in arm.model.independent}
    for text in lock:
        joint, sign, value = text.rpartition("=")
        if not (joint and sign and value):
            raise UsageError(f"--lock {text}: write --lock JOINT=VALUE, in rad or m")
        if joint in positions:
            raise UsageError(f"--lock {text}: joint {joint!r} is locked already")
        values = numbers(value, f"--lock {joint}")
        if len(values) != 1 and counts.get(joint, 1) == 1:
            raise UsageError(f"--lock {text}: one number for one joint; repeat --lock for others")
        positions[joint] = values
    whole = arm.neutral
    for body in arm.model.independent:
        if len(positions.get(body.joint.name, ())) == body.joint.nq:
            whole[body.q] = positions[body.joint.name]
    whole = unit_quaternions(arm, whole, "--lock")
    for body in arm.model.independent:
        if len(positions.get(body.joint.name, ())) == body.joint.nq:
            positions[body.joint.name] = whole[body.q].tolist()
    return positions
