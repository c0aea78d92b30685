"""Joints that the user holds still: --lock JOINT=VALUE of every command that takes a robot."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Annotated

import typer

from rnea.cli.options.typed import decimal_comma
from rnea.cli.options.values import UsageError, numbers, unit_quaternions
from rnea.cli.output import tell
from rnea.errors import ModelWarning
from rnea.robot import Robot

Lock = Annotated[
    list[str] | None,
    typer.Option(
        "--lock", metavar="JOINT=VALUE,...", help="weld joints at positions (rad, m); repeatable"
    ),
]


def locked(arm: Robot, lock: Sequence[str] | None) -> Robot:
    """The robot with joints welded. What is odd about it was told when it was loaded."""
    if not lock:
        return arm
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ModelWarning)
        return arm.with_locked(_positions(lock, arm))


def _items(lock: Sequence[str]) -> list[str]:
    """JOINT=VALUE one by one; numbers of one joint may be separated by commas too."""
    items: list[str] = []
    for text in lock:
        begun = False
        for part in text.split(","):
            if begun and "=" not in part:
                items[-1] += f",{part}"
            else:
                items.append(part)
            begun = True
    return items


def with_locked(arm: Robot, lock: Sequence[str] | None) -> Robot:
    """Another robot beside a locked one: those of the joints that it has."""
    there = [text for text in _items(lock or ()) if text.rpartition("=")[0] in arm.joint_names]
    return locked(arm, there)


def _positions(lock: Sequence[str], arm: Robot) -> dict[str, list[float]]:
    positions: dict[str, list[float]] = {}
    counts = {body.joint.name: body.joint.nq for body in arm.model.independent}
    for text in _items(lock):
        joint, sign, value = text.rpartition("=")
        if not (joint and sign and value):
            raise UsageError(f"--lock {text}: write --lock JOINT=VALUE, in rad or m")
        if joint in positions:
            raise UsageError(f"--lock {text}: joint {joint!r} is locked already")
        values = numbers(value, f"--lock {joint}", ["rad", "m"])
        if len(values) != 1 and counts.get(joint, 1) == 1:
            hint = decimal_comma(value, {1})
            message = f"--lock {text}: one number for one joint; repeat --lock for others{hint}"
            raise UsageError(message)
        positions[joint] = values
    _tell_limits(arm, positions)
    whole = arm.neutral
    for body in arm.model.independent:
        if len(positions.get(body.joint.name, ())) == body.joint.nq:
            whole[body.q] = positions[body.joint.name]
    whole = unit_quaternions(arm, whole, "--lock")
    for body in arm.model.independent:
        if len(positions.get(body.joint.name, ())) == body.joint.nq:
            positions[body.joint.name] = whole[body.q].tolist()
    return positions


def _tell_limits(arm: Robot, positions: dict[str, list[float]]) -> None:
    """A note on joints that are held where they cannot be: millimetres, or degrees."""
    for body in arm.model.independent:
        values, limits = positions.get(body.joint.name), body.limits
        if values is None or len(values) != 1 or limits.lower is None:
            continue
        if not limits.lower <= values[0] <= limits.upper:
            unit = body.joint.position_unit
            tell(
                f"note: --lock {body.joint.name}={values[0]:g} is outside of the joint's limits, "
                f"{limits.lower:g} to {limits.upper:g} {unit}"
            )
