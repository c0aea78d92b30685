"""What a robot carries and feels: --payload and --wrench wherever torques are asked for."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Annotated

import typer

from rnea.cli.output import tell
from rnea.cli.typed import decimal_comma
from rnea.cli.values import UsageError, exactly, numbers
from rnea.errors import InputError, shortened
from rnea.robot import Robot
from rnea.spatial import BASE, TOOL, Wrench

# times the robot's reach and its moving mass: what is beyond is rather in another unit
_FAR, _HEAVY = 10.0, 10.0
Payload = Annotated[
    str | None, typer.Option("--payload", help="mass at the tool, or --payload-at (default: none)")
]
PayloadAt = Annotated[
    str | None,
    typer.Option(
        "--payload-at", help="where the payload is: x,y,z (m) at the tool, FRAME or FRAME:x,y,z"
    ),
]
OutsideWrench = Annotated[
    str | None,
    typer.Option("--wrench", help="on the robot: force (N), then moment (N m)"),
]
WrenchAt = Annotated[
    str | None,
    typer.Option("--wrench-at", help="frame at whose origin, in whose axes it acts (default tool)"),
]


def masses_of(payload: str | None) -> list[float]:
    """The masses that --payload names; none is 0."""
    masses = [0.0] if payload is None else numbers(payload, "--payload", ["kg"])
    if not masses or min(masses) < 0:
        least = min(masses, default=0.0)
        raise InputError(f"--payload: a mass must not be negative (got {least:g})")
    return masses


def place_of(arm: Robot, payload: str | None, at: str | None) -> tuple[str, list[float]]:
    """The frame that carries the payload, and where in it that is: FRAME, x,y,z or FRAME:x,y,z."""
    if payload is None:
        if at is not None:
            raise UsageError("--payload-at belongs to --payload")
        return TOOL, [0.0, 0.0, 0.0]
    frame, sign, numbers_ = (at or "").rpartition(":")
    if not sign and _is_name(numbers_):
        frame, numbers_ = numbers_, ""
    place = [0.0, 0.0, 0.0]
    if numbers_:
        place = exactly(numbers_, "--payload-at", "x, y and z", "0,0,0.1", ["m"])
    return frame_named(arm, frame, "--payload-at FRAME, or FRAME:x,y,z"), place


def _is_name(text: str) -> bool:
    """Of a frame, there or not: one word that begins with a letter, and is not pi."""
    return "," not in text and text[:1].isalpha() and not re.match(r"pi\b", text)


def payload_doubts(arm: Robot, masses: Sequence[float], place: Sequence[float]) -> list[str]:
    """Of payloads so far away or so heavy that they are rather in mm or in g."""
    from rnea.check import reach

    doubts = []
    size, away = reach(arm.model), math.hypot(*place)
    if size and away > _FAR * size:
        doubts.append(
            f"--payload-at lies {away:g} m away, and the robot reaches {size:.3g} m: metres are "
            f"meant; if it is in mm, write {','.join(f'{x / 1000:g}' for x in place)}"
        )
    moving = sum(float(body.inertia.mass) for body in arm.model.bodies)
    heaviest = max(masses, default=0.0)
    if moving and heaviest > _HEAVY * moving:
        doubts.append(
            f"--payload {heaviest:g} kg is {heaviest / moving:.3g} times what moves of the robot, "
            f"{moving:.3g} kg; if it is in g, write {heaviest / 1000:g}"
        )
    return doubts


def frame_named(arm: Robot, name: str, option: str) -> str:
    """A frame by its name, the tool if none is said; the option would name another."""
    if not name and TOOL not in arm.frame_names:
        some = shortened([x for x in arm.frame_names if x != BASE])
        raise InputError(f"{arm.name} has no frame 'tool'; say where: {option}. Frames: {some}")
    return arm.model.frame(name or TOOL).name


def carrying(arm: Robot, payload: str | None, at: str | None) -> Robot:
    """The robot with what it carries."""
    masses = masses_of(payload)
    if len(masses) > 1:
        hint = decimal_comma(payload or "", {1})
        raise UsageError(f"--payload {payload}: one mass here; rnea size compares several{hint}")
    if not masses[0] and at is None:
        return arm
    frame, place = place_of(arm, payload, at)
    for note in payload_doubts(arm, masses, place):
        tell(f"note: {note}")
    return arm.with_payload(masses[0], com=place, frame=frame)


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


def told(payload: str | None, wrench: Wrench | None, at: str | None = None) -> list[str]:
    """The same as lines for the head of a file."""
    place = "" if at is None else f" at {at}"
    lines = [] if payload is None else [f"payload {payload} kg{place}"]
    if wrench is None:
        return lines
    force, moment = (list(map(float, part)) for part in (wrench.force, wrench.moment))
    return [*lines, f"wrench on the robot at {wrench.frame}: force {force} N, moment {moment} N m"]
