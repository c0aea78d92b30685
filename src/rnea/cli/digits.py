"""How exact numbers are that were typed: half a unit of their last digit."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any

import numpy as np

from rnea.robot import Robot
from rnea.spatial.numbers import Array

_PLAIN = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?", re.ASCII)
_ROUNDED = 3  # places behind the point from which on a position or a speed may have been rounded


def half_units(text: str) -> list[tuple[float, int]]:
    """Half a unit of the last digit of every number, and its places behind the point.

    Formulas such as pi/2 are exact, and so is a plain 0.

    >>> half_units("7.52,pi/2,0,0.00")
    [(0.005, 2), (0.0, 0), (0.0, 0), (0.005, 2)]
    """
    words = text.split(",") if "," in text else text.split()
    return [_half_unit(word.strip()) for word in words]


def _half_unit(word: str) -> tuple[float, int]:
    if not _PLAIN.fullmatch(word) or word.lstrip("+-") == "0":
        return 0.0, 0
    exponent = int(Decimal(word).as_tuple().exponent)
    return float(Decimal(5).scaleb(exponent - 1)), max(0, -exponent)


def torque_digits(
    arm: Robot, typed: dict[str, str | None], state: tuple[Array, ...], case: dict[str, Any]
) -> Array:
    """How far right torques (n,) may be from those that were typed, by the digits of both.

    typed: the texts of q, qd, qdd and tau; state: q, qd and qdd as numbers. Torques are rounded as
    typed. Positions, speeds and accelerations are meant as typed, 0.3 as 0.3, unless they have
    three places or round a twelfth of pi, as 3.14 does: then another might have been calculated
    with, and what that changes in the torques is added.
    """
    off = np.array([half for half, _ in half_units(typed["tau"] or "")])
    at = arm.inverse_dynamics(*state, **case, eager=True)  # a few states are worth no compiling
    for i, name in enumerate(("q", "qd", "qdd")):
        text = typed[name]
        halves = np.diag(_roundings(text, state[i])) if text is not None else np.zeros((0, arm.n))
        for step in halves[np.any(halves, axis=1)]:
            moved = [x + step if k == i else x for k, x in enumerate(state)]
            off = off + np.abs(arm.inverse_dynamics(*moved, **case, eager=True) - at)
    return off


def _roundings(text: str, values: Array) -> list[float]:
    """How far what was calculated with may be from positions, speeds or accelerations as typed."""
    out = []
    for (half, places), value in zip(half_units(text), values, strict=True):
        twelfth = np.pi / 12 * round(value / (np.pi / 12))
        rounded = places >= _ROUNDED or (places == 2 and abs(twelfth - value) <= half)
        # a zero is meant as one: friction would jump there
        out.append(half if rounded and value else 0.0)
    return out
