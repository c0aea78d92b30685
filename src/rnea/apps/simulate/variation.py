"""Robots that differ a little: parameters and starting states drawn at random.

All draws are even (uniform) between their bounds, so that no mass can become negative:
mass=5% scales each body's mass and inertia by 0.95 to 1.05; friction=20% each joint's friction;
payload=0:2.5 puts a point of 0 to 2.5 kg at the tool; state=0.01 moves each joint's start by up to
0.01 rad or m, of joints with several speeds along each of them. Every draw is independent; one seed
gives the same draws every time.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from rnea.core.model import PARAMETERS, Model, parameters
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError, name_of

WORDS = ("mass", "friction", "payload", "state")
_COM = slice(1, 4)
_MASS_AND_INERTIA = (0, *range(4, 10))
_FRICTION = tuple(k for k, name in enumerate(PARAMETERS) if name.startswith(("viscous", "coulomb")))


@dataclass(frozen=True)
class Variation:
    """mass, friction: largest part by which they differ; payload in kg; state in rad or m."""

    mass: float = 0.0
    friction: float = 0.0
    payload: tuple[float, float] = (0.0, 0.0)
    state: float = 0.0

    @property
    def of_parameters(self) -> bool:
        return bool(self.mass or self.friction or any(self.payload))


def variation(vary: str | Variation) -> Variation:
    """Read mass=5%,friction=20%,payload=0:2.5,state=0.01; a `Variation` is returned as it is.

    >>> variation("mass=5%,payload=0:2.5")
    Variation(mass=0.05, friction=0.0, payload=(0.0, 2.5), state=0.0)
    """
    if isinstance(vary, Variation):
        return vary
    text, values = name_of(vary, "vary"), dict[str, object]()
    for part in filter(None, (part.strip() for part in text.split(","))):
        word, equals, value = (piece.strip() for piece in part.partition("="))
        if word not in WORDS:
            raise UnknownNameError("variation", word, WORDS)
        if not equals or word in values:
            raise InputError(f"vary {word}: write it once, as {word}=VALUE")
        values[word] = _range(value) if word == "payload" else _part(word, value)
    return Variation(**values)  # type: ignore[arg-type]


def _part(word: str, text: str) -> float:
    percent = text.endswith("%")
    value = _number(word, text.removesuffix("%")) / (100 if percent else 1)
    if word != "state" and not 0 <= value < 1:
        hint = f"; write {text}%" if not percent and 1 <= value < 100 else ""
        raise InputError(f"vary {word}: {text} must be at least 0 and below 100%{hint}")
    if word == "state" and (percent or value < 0):
        raise InputError(f"vary state: {text} must be a number of rad or m from 0")
    return value


def _range(text: str) -> tuple[float, float]:
    low, colon, high = text.partition(":")
    ends = _number("payload", low), _number("payload", high if colon else low)
    if not 0 <= ends[0] <= ends[1]:
        raise InputError(f"vary payload: {text} must be LOW:HIGH in kg, from 0 upwards")
    return ends


def _number(word: str, text: str) -> float:
    try:
        value = float(text) if text.isascii() and "_" not in text else math.nan
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise InputError(f"vary {word}: {text!r} is not a number")
    return value


def drawn_parameters(
    model: Model, vary: Variation, samples: int, rng: np.random.Generator
) -> tuple[Array, dict[str, Array]]:
    """Rows of parameters (samples, bodies, 14) for a kernel, and the factors that were drawn."""
    rows = np.repeat(parameters(model)[None], samples, axis=0)
    drawn: dict[str, Array] = {}
    for word, columns in (("mass", _MASS_AND_INERTIA), ("friction", _FRICTION)):
        part = getattr(vary, word)
        if part:
            drawn[word] = rng.uniform(1 - part, 1 + part, rows.shape[:2])
            rows[..., columns] *= drawn[word][..., None]
    if any(vary.payload):
        drawn["payload"] = rng.uniform(*vary.payload, samples)
        tool = model.frame("tool")
        if tool.body == 0:
            raise InputError("vary payload: the tool of this robot does not move")
        body = rows[:, tool.body - 1]
        rows[:, tool.body - 1] = with_point(body, drawn["payload"], tool.pose.translation)
    return rows, drawn


def with_point(rows: Array, mass: Array, at: Array) -> Array:
    """Parameters of one body (N, 14) with points of mass (N,) at a place of the body added."""
    out = rows.copy()
    mass_before, com = rows[:, 0], rows[:, _COM]
    total = mass_before + mass
    # about the common centre: own tensor, and both masses as one pair at a distance
    share = np.divide(mass, total, out=np.zeros_like(mass), where=total > 0)
    apart = at - com
    out[:, 0] = total
    out[:, _COM] = com + apart * share[:, None]
    reduced = mass_before * share
    x, y, z = apart.T
    moments = (y * y + z * z, x * x + z * z, x * x + y * y, -x * y, -x * z, -y * z)
    for k, moment in enumerate(moments):
        out[:, 4 + k] = rows[:, 4 + k] + reduced * moment
    return out
