"""What a robot carries and feels: --payload and --wrench wherever torques are asked for."""

from __future__ import annotations

from typing import Annotated

import typer

from rnea.cli.values import UsageError, numbers
from rnea.errors import InputError
from rnea.robot import Robot
from rnea.spatial import TOOL, Wrench

Payload = Annotated[str | None, typer.Option("--payload", help="mass at the tool in kg")]
PayloadAt = Annotated[
    str | None,
    typer.Option("--payload-at", help="where the payload is, in the tool's frame, in m"),
]
OutsideWrench = Annotated[
    str | None,
    typer.Option("--wrench", help="fx,fy,fz,nx,ny,nz on the robot: force (N), then moment (N m)"),
]
WrenchAt = Annotated[
    str | None,
    typer.Option("--wrench-at", help="frame at whose origin, in whose axes it acts (default tool)"),
]


def masses_of(payload: str | None) -> list[float]:
    """The masses that --payload names; none is 0."""
    masses = [0.0] if payload is None else numbers(payload, "--payload")
    if not masses or min(masses) < 0:
        least = min(masses, default=0.0)
        raise InputError(f"--payload: a mass must not be negative (got {least:g})")
    return masses


def place_of(payload: str | None, at: str | None) -> list[float]:
    """Where the payload is."""
    if at is None:
        return [0.0, 0.0, 0.0]
    if payload is None:
        raise UsageError("--payload-at belongs to --payload")
    place = numbers(at, "--payload-at")
    if len(place) != 3:
        raise InputError(f"--payload-at needs 3 numbers, got {len(place)}")
    return place


def carrying(arm: Robot, payload: str | None, at: str | None) -> Robot:
    """The robot with what it carries."""
    masses, place = masses_of(payload), place_of(payload, at)
    if len(masses) > 1:
        raise UsageError(f"--payload {payload}: one mass here; rnea size compares several")
    return arm.with_payload(masses[0], com=place) if masses[0] else arm


def wrench_from(arm: Robot, text: str | None, at: str | None) -> Wrench | None:
    """What acts on the robot from outside."""
    if text is None:
        if at is not None:
            raise UsageError("--wrench-at belongs to --wrench")
        return None
    six = six_numbers(text, "--wrench")
    return Wrench(six[:3], six[3:], frame=arm.model.frame(TOOL if at is None else at).name)


def six_numbers(text: str, option: str) -> list[float]:
    values = numbers(text, option)
    if len(values) != 6:
        raise InputError(f"{option} needs 6 numbers, got {len(values)}")
    return values


def told(payload: str | None, wrench: Wrench | None) -> list[str]:
    """The same as lines for the head of a file."""
    lines = [] if payload is None else [f"payload {payload} kg"]
    if wrench is None:
        return lines
    force, moment = (list(map(float, part)) for part in (wrench.force, wrench.moment))
    return [*lines, f"wrench on the robot at {wrench.frame}: force {force} N, moment {moment} N m"]
