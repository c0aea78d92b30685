"""How far torques are from a calculation, and whether what is left looks like noise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rnea.model import Model
from rnea.recursions import TorqueBudget
from rnea.spatial.numbers import Array

EXACT = 1e-5
"""Relative residuals below this are rounding of the file."""
NOISE = 0.05
"""Relative residuals above this are no noise, whatever they look like."""
SMALL = 2e-3
"""Residuals below this are forgiven even if they are no noise: constants such as g differ."""
_ENOUGH = 20  # rows from which on noise can be told from structure


@dataclass(frozen=True, eq=False)
class Residual:
    """Differences of two torques: RMS per joint in N m or N, the same relative, and overall.

    joint[j] is relative to the scale of joint j (see `scales`), at least 1/1000 of the largest
    joint of its unit; overall is the root of the summed squares of all joints over that of their
    scales.
    rms: per joint, in N m or N
    """

    rms: Array
    joint: Array
    overall: float


def rms(values: Array) -> Array:
    """Root mean square of every column."""
    return np.sqrt(np.mean(values * values, axis=0))


def scales(model: Model, calculated: Array, given: Array, *, larger: bool = True) -> Array:
    """The torque that a joint's residual is compared with (n,).

    The larger of both RMS torques; without `larger` that of the calculated ones.
    """
    size = np.maximum(rms(calculated), rms(given)) if larger else rms(calculated)
    names = [body.joint.effort_unit for body in model.independent for _ in range(body.joint.nv)]
    units = np.array(names)
    largest = np.array([size[units == unit].max() for unit in names])
    scale = np.maximum(size, 1e-3 * largest)
    # a robot that needs no torque at all is compared with what was given
    fallback = max(float(rms(given).max(initial=0.0)), 1e-12)
    return np.where(scale > 1e-12, scale, fallback)


def residual(given: Array, calculated: Array, scale: Array) -> Residual:
    left = rms(given - calculated)
    overall = float(np.sqrt(np.sum(left**2) / np.sum(scale**2)))
    return Residual(left, left / scale, overall)


def log_likelihood(left: Array, scale: Array, rows: int) -> float:
    """Of noise whose size is unknown in every joint, up to a constant that all models share.

    Each joint counts by itself, so that a wrist is heard beside a shoulder. Rounding of the file
    is taken as EXACT/10 of the scale. Few rows count as five, or one exact state would prove
    nothing.
    """
    floor = scale * (EXACT / 10)
    return -max(rows, 5) * float(np.sum(np.log(np.sqrt(left**2 + floor**2) / scale)))


def structured(left: Array, parts: Sequence[Array]) -> list[bool]:
    """For each joint: does the residual follow the torque's parts or go on from row to row?

    left (N, n), parts of the budget (N, n). Noise does neither; an unknown mistake does.
    """
    rows = left.shape[0]
    if rows < _ENOUGH:
        return [False] * left.shape[1]
    flips = _flips(rows)
    return [
        _follows(left[:, j], [part[:, j] for part in parts], flips) or _goes_on(left[:, j], flips)
        for j in range(left.shape[1])
    ]


def _flips(rows: int) -> Array:
    """Random signs (999, rows). Noise of any size per row looks the same with its signs drawn
    anew; what is larger than in all of these draws is no chance."""
    return np.random.default_rng(0).choice((-1.0, 1.0), size=(999, rows))


def _follows(left: Array, parts: list[Array], flips: Array) -> bool:
    """Whether the parts, fitted to one half of the rows, explain the other half, both ways."""
    used = [part for part in parts if np.abs(part).max() > 0]
    if not used or not np.any(left):
        return False
    A = np.stack(used, axis=-1)
    halves = slice(0, None, 2), slice(1, None, 2)
    for fitted, foretold in (halves, halves[::-1]):
        through = A[foretold] @ np.linalg.pinv(A[fitted], rcond=1e-9)

        # the residual itself first, then with its signs drawn anew
        drawn = np.concatenate([left[None], flips * left])
        rest = drawn[:, foretold] - drawn[:, fitted] @ through.T
        power = np.maximum(np.sum(drawn[:, foretold] ** 2, axis=-1), 1e-300)
        unexplained = np.sum(rest**2, axis=-1) / power
        if unexplained[0] > 0.7 or unexplained[0] >= unexplained[1:].min():
            return False
    return True


def _goes_on(left: Array, flips: Array) -> bool:
    """Whether a row's residual is like that of the row before."""

    def correlation(x: Array) -> Array:
        centred = x - x.mean(axis=-1, keepdims=True)
        power = np.maximum(np.sum(centred**2, axis=-1), 1e-300)
        return np.sum(centred[..., 1:] * centred[..., :-1], axis=-1) / power

    here = float(correlation(left))
    return bool(here > 0.5 and here > float(correlation(flips * left).max()))


def is_noise(residual: Residual, left: Array, parts: Sequence[Array]) -> bool:
    """Whether what a calculation leaves unexplained may pass for noise."""
    if residual.overall <= EXACT:
        return True
    if residual.overall > NOISE:
        return False
    small = residual.joint <= NOISE
    # noise of one absolute size may drown a small joint, but is no larger there than elsewhere
    usual = float(residual.rms[small].max(initial=0.0))
    if np.any(~small & ((residual.rms > 3 * usual) | (len(left) < _ENOUGH))):
        return False
    felt = residual.joint > EXACT
    return not any(s and f for s, f in zip(structured(left, parts), felt, strict=True))


def scaled_parts(given: Array, budget: TorqueBudget) -> dict[str, float]:
    """Factors by which the parts of the budget make up given torques best, for all joints."""
    parts = {name: part.ravel() for name, part in budget.items() if np.abs(part).max() > 1e-9}
    if not parts:
        return {}
    A = np.stack(list(parts.values()), axis=-1)
    factors, *_ = np.linalg.lstsq(A, given.ravel(), rcond=1e-9)
    return dict(zip(parts, factors.tolist(), strict=True))
