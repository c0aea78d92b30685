"""Measurement: what stands between a robot and its recording, as options or as text.

noise=0.5,encoder=1e-4,lag=0.004,current is read by `measurement`. A value is for all joints, or
one for each with colons between them: noise=2:2:1:0.2.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import TypeAlias

import numpy as np

from rnea.errors import InputError, UnknownNameError, counted, require_count, shortened

Values: TypeAlias = float | Sequence[float]
"""One number for all joints, or one for each."""

MEASURED = {
    "noise": "standard deviation of efforts in N m or N; 1% is of each joint's largest effort",
    "encoder": "rad or m per count: positions are whole numbers of these",
    "position": "standard deviation of positions in rad or m, before they are counted",
    "velocity": "standard deviation of velocities in rad/s or m/s",
    "lag": "s by which efforts are later than positions",
    "rate": "messages a second (default: every step of the run)",
    "current": "efforts in A: N m (or N) per A; without a value by the motors of the robot's file",
    "jitter": "standard deviation in s of time stamps; they never go backwards, some are repeated",
    "drop": "share of messages that are lost, such as 0.02 or 2%; never the first",
    "saturation": "largest effort in N m or N that the sensor can tell",
    "seed": "of all these draws",
}
"""What can be told of a measurement, and what it means."""
_PER_JOINT = ("noise", "encoder", "position", "velocity", "current", "saturation")
_FIELDS_PER_JOINT = (*_PER_JOINT, "relative_noise")
_PERCENT = ("noise", "drop")
_NOT_ZERO = ("rate", "current", "saturation")
_LEGAL = ("from 0 on", "above 0")


@dataclass(frozen=True)
class Measurement:
    """How a run is recorded; without options: exactly.

    noise, relative_noise   of efforts: standard deviation in N m (N), and as a share of the largest
                            effort of each joint
    encoder, position       rad or m per count of positions, and noise before they are counted
    velocity                noise of velocities
    lag                     s that efforts come later than positions
    rate                    messages a second; None: one at every step of the run
    current                 N m (N) per A: efforts are then currents. True: those of the robot's
                            motors, which somebody who knows the robot has to put in
    jitter, drop            s of time stamps; share of messages lost
    saturation              the largest effort that can be told, N m or N
    seed                    of all draws; each kind of noise has draws of its own
    """

    noise: Values = 0.0
    relative_noise: Values = 0.0
    encoder: Values = 0.0
    position: Values = 0.0
    velocity: Values = 0.0
    lag: float = 0.0
    rate: float | None = None
    current: Values | bool | None = None
    jitter: float = 0.0
    drop: float = 0.0
    saturation: Values | None = None
    seed: int = 0

    def __post_init__(self) -> None:
        for one in fields(self):
            value = getattr(self, one.name)
            if isinstance(value, np.ndarray):
                value = value.tolist()
                object.__setattr__(self, one.name, value)
            if one.name == "seed":
                require_count(value, "measure seed")
            elif value is not None and (one.name, value) != ("current", True):
                _refuse(one.name, value)

    def refuse_counts(self, names: Sequence[str]) -> None:
        """Values of each joint must be as many as there are joints."""
        for key in _FIELDS_PER_JOINT:
            value = getattr(self, key)
            if isinstance(value, Sequence) and len(value) != len(names):
                raise InputError(
                    f"measure {key}: {counted(len(value), 'value')} for "
                    f"{counted(len(names), 'joint')} "
                    f"({shortened(names)}); give one for all, or one for each"
                )

    def describe(self) -> str:
        """What is not as it is by itself, in the words of `--measure`."""
        parts = []
        for one in fields(self):
            value = getattr(self, one.name)
            if value is True:
                parts.append(one.name)
            elif one.name == "seed" or value != one.default:
                relative = one.name == "relative_noise"
                parts.append(f"{'noise' if relative else one.name}={_written(value, relative)}")
        return ",".join(parts)


def measurement(text: str) -> Measurement:
    """Read noise=0.5,encoder=1e-4,lag=0.004,current.

    >>> measurement("noise=1%,lag=0.004,encoder=0.001:0.002").describe()
    'noise=1%,encoder=0.001:0.002,lag=0.004,seed=0'
    """
    values: dict[str, Values | bool] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        word, equals, value = (piece.strip() for piece in part.partition("="))
        if word not in MEASURED:
            raise UnknownNameError("key of a measurement", word, tuple(MEASURED))
        shares = [piece.strip().endswith("%") for piece in value.split(":")]
        if word == "noise" and any(shares) and not all(shares):
            raise InputError(f"measure noise: {value!r} has some joints in % and others not")
        name = "relative_noise" if word == "noise" and all(shares) else word
        if name in values or not (equals or word == "current"):
            raise InputError(f"measure {word}: write it once, as {word}=VALUE")
        values[name] = _read(word, value) if equals else True
    return Measurement(**values)  # type: ignore[arg-type]


def _read(word: str, text: str) -> Values:
    parts = text.split(":")
    if len(parts) > 1 and word not in _PER_JOINT:
        raise InputError(f"measure {word}: one value is for all joints, got {text!r}")
    numbers = [_number(word, part) for part in parts]
    if word == "seed":
        if not parts[0].isascii() or not parts[0].isdigit():
            raise InputError(f"measure seed: {text!r} is not a whole number from 0")
        return int(parts[0])
    return numbers[0] if len(numbers) == 1 else tuple(numbers)


def _number(word: str, text: str) -> float:
    percent = text.endswith("%") and word in _PERCENT
    digits = text.removesuffix("%") if percent else text
    try:
        value = float(digits) if digits.isascii() and "_" not in digits else math.nan
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise InputError(f"measure {word}: {text!r} is not a number; it is {MEASURED[word]}")
    return value / 100 if percent else value


COARSEST = 0.5
"""rad or m per count: coarser is no encoder."""


def refuse_coarse(counts: Iterable[float], option: str) -> None:
    """An error for counts a turn where the size of one is meant.

    >>> refuse_coarse([4096.0], "encoder")
    Traceback (most recent call last):
        ...
    rnea.errors.InputError: encoder: 4096 rad or m per count is coarser than any encoder (0.5 at \
most); one of 4096 counts a turn is 2 pi / 4096 = 0.00153398
    """
    for count in counts:
        if count > COARSEST:
            turn = f"one of {count:g} counts a turn is 2 pi / {count:g} = {2 * math.pi / count:.6g}"
            raise InputError(
                f"{option}: {count:g} rad or m per count is coarser than any encoder "
                f"({COARSEST:g} at most); {turn}"
            )


def _refuse(name: str, value: Values | bool) -> None:
    word = "noise" if name == "relative_noise" else name
    for one in value if isinstance(value, Sequence) else [value]:
        number = math.nan if isinstance(one, bool) else float(one)
        # a motor may turn the other way round than its joint
        size = abs(number) if word == "current" else number
        if not (math.isfinite(size) and size >= 0) or (size == 0 and word in _NOT_ZERO):
            legal = "that is not 0" if word == "current" else _LEGAL[word in _NOT_ZERO]
            raise InputError(f"measure {word}: {one!r} must be a number {legal}: {MEASURED[word]}")
        if word == "encoder":
            refuse_coarse([number], "measure encoder")
        if word == "drop" and number >= 1:
            raise InputError(f"measure drop: {number:g} loses every message; write a share below 1")


def _written(value: Values, percent: bool) -> str:
    numbers = value if isinstance(value, Sequence) else [value]
    if percent:
        return ":".join(f"{100 * x:.12g}%" for x in numbers)
    return ":".join(repr(x).removesuffix(".0") for x in numbers)
