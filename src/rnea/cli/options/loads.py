"""What acts on a robot: --wrench and --gravity wherever torques are asked for."""

from __future__ import annotations

from typing import Annotated

import typer

from rnea.cli.options.values import UsageError, exactly
from rnea.core.spatial import BASE, TOOL, Wrench
from rnea.errors import InputError, shortened
from rnea.robot import Robot

OutsideWrench = Annotated[
    str | None,
    typer.Option("--wrench", help="on the robot: force (N), then moment (N m)"),
]
WrenchAt = Annotated[
    str | None,
    typer.Option("--wrench-at", help="frame at whose origin, in whose axes it acts (default tool)"),
]


def frame_named(arm: Robot, name: str, option: str) -> str:
    """A frame by its name, the tool if none is said; the option would name another."""
    if not name and TOOL not in arm.frame_names:
        some = shortened([x for x in arm.frame_names if x != BASE])
        raise InputError(f"{arm.name} has no frame 'tool'; say where: {option}. Frames: {some}")
    return arm.model.frame(name or TOOL).name


def wrench_from(arm: Robot, text: str | None, at: str | None) -> Wrench | None:
    """What acts on the robot from outside."""
    if text is None:
        if at is not None:
            raise UsageError("--wrench-at belongs to --wrench")
        return None
    six = wrench_numbers(text)
    return Wrench(six[:3], six[3:], frame=frame_named(arm, at or "", "--wrench-at FRAME"))


def wrench_numbers(text: str) -> list[float]:
    return exactly(text, "--wrench", "force (N), then moment (N m)", "0,0,-10,0,0,0")


def gravity_of(text: str | None) -> list[float] | None:
    """The field that --gravity names; None is the robot's own."""
    if text is None:
        return None
    return exactly(text, "--gravity", "along x, y and z of the world", "0,0,-9.81", ["m/s^2"])


def wrench_lines(wrench: Wrench | None) -> list[str]:
    """The same as lines for the head of a file."""
    if wrench is None:
        return []
    force, moment = (list(map(float, part)) for part in (wrench.force, wrench.moment))
    return [f"wrench on the robot at {wrench.frame}: force {force} N, moment {moment} N m"]
