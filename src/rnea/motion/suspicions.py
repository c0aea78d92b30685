"""What looks wrong about a motion that can be computed with all the same: lines for the user."""

from __future__ import annotations

import numpy as np

from rnea.errors import shortened
from rnea.model import Model
from rnea.motion.recording import Recording
from rnea.motion.robot_limits import outside, units_of
from rnea.spatial.numbers import Array

_FEWEST_ROWS = 8
_BLOCKS = 50
_SMALLEST_WAY = 1e-3
# how many times the slope of q over t the file's qd is, by unit, and what that suggests
_SUSPECTS: dict[str, tuple[tuple[float, str], ...]] = {
    "rad": (
        (180 / np.pi, "is qd in degrees a second?"),
        (np.pi / 180, "is q in degrees?"),
        (30 / np.pi, "is qd in turns a minute?"),
        (1e3, "is t in milliseconds?"),
        (1e6, "is t in microseconds?"),
        (-1.0, "is the sign of one of them wrong?"),
    ),
    "m": (
        (1e3, "is t in milliseconds, or qd in mm/s?"),
        (1e-3, "is q in millimetres?"),
        (1e6, "is t in microseconds?"),
        (-1.0, "is the sign of one of them wrong?"),
    ),
}


def limit_notes(model: Model, q: Array, tau: Array) -> list[str]:
    """Which joints leave their position limits or need more than their effort limit.

    q, tau: (..., n).
    """
    positions, efforts = (np.reshape(values, (-1, len(model.independent))) for values in (q, tau))
    if not len(positions):
        return []
    notes = [
        f"joint {found.joint!r} leaves its position limits: {found.sentence()}"
        for found in outside(model, positions.min(axis=0), positions.max(axis=0))
    ]
    for body, peak in zip(model.independent, np.abs(efforts).max(axis=0), strict=True):
        limit = body.limits.effort
        if limit is not None and peak > float(limit) * (1 + 1e-9):
            unit = body.joint.effort_unit
            notes.append(
                f"joint {body.joint.name!r} needs {peak:.4g} {unit}, more than its effort limit of "
                f"{float(limit):g} {unit}"
            )
    return notes


def rate_suspicions(model: Model, recording: Recording) -> list[str]:
    """Whether the file's velocities are the slope of its positions, in one line per suspicion."""
    if recording.qd is None or len(recording) < _FEWEST_ROWS:
        return []
    joints_of: dict[str, list[str]] = {}
    ratios = _ratios(recording.t, recording.q, recording.qd)
    for name, unit, ratio in zip(recording.joint_names, units_of(model), ratios, strict=True):
        if not (np.isnan(ratio) or 0.5 < ratio < 2):
            joints_of.setdefault(_suspicion(ratio, unit), []).append(name)
    return [f"qd of {shortened(names)} {said}" for said, names in joints_of.items()]


def _suspicion(ratio: float, unit: str) -> str:
    for suspect, words in _SUSPECTS[unit]:
        if abs(ratio / suspect - 1) < 0.1:
            return f"is about {suspect:.3g} times the slope of q over t: {words}"
    return "does not match the slope of q over t; are they of the same motion, in SI units?"


def _ratios(t: Array, q: Array, qd: Array) -> Array:
    """The way by qd over the way by q, the median over blocks of rows: (n,).

    Blocks rather than single steps, whose slopes may be all noise. NaN where a joint hardly moves.
    """
    ends = np.unique(np.linspace(0, len(t) - 1, _BLOCKS + 1).astype(int))
    steps = (qd[1:] + qd[:-1]) / 2 * np.diff(t)[:, None]
    by_qd = np.add.reduceat(steps, ends[:-1], axis=0)
    by_q = np.diff(q[ends], axis=0)
    out = np.full(q.shape[1], np.nan)
    for k, (driven, seen) in enumerate(zip(by_qd.T, by_q.T, strict=True)):
        if max(np.abs(driven).max(), np.abs(seen).max()) < _SMALLEST_WAY:
            continue
        far = np.abs(seen) > 0.1 * np.abs(seen).max()
        out[k] = np.median(driven[far] / seen[far]) if np.any(far) else np.inf
    return out
