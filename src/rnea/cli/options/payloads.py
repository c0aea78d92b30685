"""What a robot carries: --payload and its options, read and put on the robot."""

from __future__ import annotations

import math
import re
import warnings
from collections.abc import Sequence
from dataclasses import dataclass

from rnea.cli.options.loads import frame_named
from rnea.cli.options.payload_options import NO_LOAD, PayloadOption
from rnea.cli.options.typed import decimal_comma
from rnea.cli.options.values import UsageError, exactly, numbers
from rnea.cli.output import tell
from rnea.core.recursions import PointPayload, point_payloads
from rnea.core.spatial import INERTIA_ENTRIES, TOOL
from rnea.errors import InputError, PayloadWarning, UnknownNameError
from rnea.robot import Robot

# times the robot's reach and its moving mass: what is beyond is rather in another unit
_FAR, _HEAVY = 10.0, 10.0
_INERTIA_EXAMPLE = "ixx=0.02,iyy=0.02,izz=0.03"


@dataclass(frozen=True)
class CarriedPayload:
    """The same as numbers; inertia: None without one; box: () without one."""

    masses: tuple[float, ...]
    frame: str
    com: tuple[float, ...]
    inertia: dict[str, float] | None
    box: tuple[float, ...] | None

    @property
    def shape(self) -> str:
        """In words, for the head of a file."""
        if self.box is not None:
            return f"a uniform box of {' x '.join(f'{x:g}' for x in self.box)} m"
        if self.inertia is None or not any(self.inertia.values()):
            return "a point"
        said = ", ".join(f"{name} {value:g}" for name, value in self.inertia.items())
        return f"a body with {said} kg m^2"


def carried(arm: Robot, load: PayloadOption) -> CarriedPayload:
    """Read the options; notes of what may be in another unit are told."""
    masses = _masses(load.payload)
    for option, value in load.typed[1:]:
        if load.payload is None and value is not None:
            raise UsageError(f"--{option} belongs to --payload")
    frame, place = _place(arm, load.payload, load.at)
    if load.inertia is not None and load.box is not None:
        raise UsageError("--payload-inertia and --payload-box say the same: give one of them")
    inertia = None if load.inertia is None else _inertia(load.inertia)
    heavy = [mass for mass in masses if mass]
    if inertia is not None and len(heavy) != 1:
        raise UsageError(
            "--payload-inertia belongs to one mass above 0, and --payload has "
            f"{len(heavy)}; the inertia of a --payload-box follows every mass"
        )
    box = None if load.box is None else tuple(_box(load.box))
    return CarriedPayload(tuple(masses), frame, tuple(place), inertia, box)


def carrying(arm: Robot, load: PayloadOption, moves: bool = True) -> Robot:
    """The robot with what it carries; moves: whether anything is asked of it in motion."""
    if load == NO_LOAD:
        return arm
    body = carried(arm, load)
    if len(body.masses) > 1:
        hint = decimal_comma(load.payload or "", {1})
        raise UsageError(
            f"--payload {load.payload}: one mass here; rnea size compares several{hint}"
        )
    if not body.masses[0] and load.at is None:
        return arm
    for note in payload_findings(arm, body):
        tell(f"note: {note}")
    # Python's warning tells of its own arguments
    with warnings.catch_warnings(action="ignore", category=PayloadWarning):
        loaded = arm.with_payload(
            body.masses[0], com=body.com, inertia=body.inertia, box=body.box, frame=body.frame
        )
    if moves:
        warn_of_points(point_payloads(loaded.description, loaded.model)[-1:])
    return loaded


def warn_of_points(points: Sequence[PointPayload]) -> None:
    """One warning each, with the options that correct the input."""
    for one in points:
        edge = f"{one.steel_edge:g}"
        tell(
            f"warning: --payload {one.mass:g} kg {one.fault}. Add the lengths of the payload (m), "
            f"e.g. those of a cube of solid steel: --payload-box {edge},{edge},{edge}; or its "
            "moments of inertia, --payload-inertia. If a point mass is meant: --payload-inertia "
            "ixx=0,iyy=0,izz=0"
        )


def payload_findings(arm: Robot, body: CarriedPayload) -> list[str]:
    """Of payloads so far away, so large or so heavy that they are rather in mm or in g."""
    from rnea.apps.check.lint.link_sizes import reach

    doubts = []
    size, away = reach(arm.model), math.hypot(*body.com)
    if size and away > _FAR * size:
        doubts.append(
            f"--payload-at lies {away:g} m away, and the robot reaches {size:.3g} m: metres are "
            f"meant; if it is in mm, write {_in_mm(body.com)}"
        )
    if size and body.box is not None and max(body.box) > _FAR * size:
        doubts.append(
            f"--payload-box is {max(body.box):g} m long, and the robot reaches {size:.3g} m; if it "
            f"is in mm, write {_in_mm(body.box)}"
        )
    moving = sum(float(one.inertia.mass) for one in arm.model.bodies)
    heaviest = max(body.masses, default=0.0)
    if moving and heaviest > _HEAVY * moving:
        doubts.append(
            f"--payload {heaviest:g} kg is {heaviest / moving:.3g} times what moves of the robot, "
            f"{moving:.3g} kg; if it is in g, write {heaviest / 1000:g}"
        )
    return doubts


def load_lines(arm: Robot, load: PayloadOption) -> list[str]:
    """What is carried as lines for the head of a file."""
    if load.payload is None:
        return []
    at = "" if load.at is None else f" at {load.at}"
    shape = carried(arm, load).shape
    return [f"payload {load.payload} kg{at}" + ("" if shape == "a point" else f", {shape}")]


def _in_mm(lengths: Sequence[float]) -> str:
    return ",".join(f"{x / 1000:g}" for x in lengths)


def _masses(payload: str | None) -> list[float]:
    """The masses that --payload names; none is 0."""
    masses = [0.0] if payload is None else numbers(payload, "--payload", ["kg"])
    if not masses or min(masses) < 0:
        least = min(masses, default=0.0)
        raise InputError(f"--payload: a mass must not be negative (got {least:g})")
    return masses


def _place(arm: Robot, payload: str | None, at: str | None) -> tuple[str, list[float]]:
    """The frame that carries the payload, and where in it that is: FRAME, x,y,z or FRAME:x,y,z."""
    if payload is None:
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


def _box(text: str) -> list[float]:
    lengths = exactly(text, "--payload-box", "lengths along x, y and z", "0.4,0.3,0.2", ["m"])
    if min(lengths) <= 0:
        raise InputError(f"--payload-box: a length must be above 0 (got {min(lengths):g} m)")
    return lengths


def _inertia(text: str) -> dict[str, float]:
    """Named entries, because file formats have six numbers in different orders."""
    option, values = "--payload-inertia", {}
    if "=" not in text:
        plain = numbers(text, option, ["kg m^2"])
        cure = f"e.g. {option} {_INERTIA_EXAMPLE}"
        if len(plain) == 3:
            named = zip(INERTIA_ENTRIES, plain, strict=False)
            cure = f"if these are ixx, iyy and izz: {option} " + ",".join(
                f"{name}={value:g}" for name, value in named
            )
        raise UsageError(f"{option} {text}: its entries are written with their names; {cure}")
    for part in text.split(","):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if name not in INERTIA_ENTRIES:
            raise UnknownNameError("entry of an inertia", name, INERTIA_ENTRIES)
        if not equals or name in values:
            raise UsageError(f"{option} {text}: write each entry once, e.g. {_INERTIA_EXAMPLE}")
        (values[name],) = exactly(value, option, name, "0.02", ["kg m^2"])
    missing = [name for name in INERTIA_ENTRIES[:3] if name not in values]
    if missing:
        raise UsageError(
            f"{option} {text}: {' and '.join(missing)} missing; e.g. {option} {_INERTIA_EXAMPLE}"
        )
    return values
