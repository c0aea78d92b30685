"""What the reader of a result must know when rates were estimated, in a few lines."""

from __future__ import annotations

import numpy as np

from rnea.model import Model
from rnea.motion.rates import RateEstimate
from rnea.spatial.numbers import Array

_SMOOTH = 0.5


def rate_notes(estimate: RateEstimate, model: Model, mass_matrices: Array) -> list[str]:
    """How rates were found, what the ends are worth, and what noise does to torques.

    mass_matrices (..., n, n): M at some configurations of the motion.
    """
    e, band = estimate, estimate.bandwidth
    made, kept = (
        ("q, qd and qdd are", "positions alone")
        if e.source == "q"
        else ("qdd is", "no accelerations; q and qd are the file's")
    )
    pace = 2 * np.pi * band
    lost = f"{2 / pace:.2g} s times the jerk"
    if e.source == "qd":
        lost = f"{2 / pace**2:.2g} s2 times the jerk's own rate"
    lines = [
        f"rates estimated: the file has {kept}; "
        f"{made} from a quintic smoothing spline of {e.source}",
        f"bandwidth {band:g} Hz ({e.chosen}): a sinusoid of frequency f passes with the factor "
        f"1/(1 + (f/{band:g})^6), without delay",
        f"ends are free (no padding, nothing rings); at the first and last row the noise of qdd is "
        f"{e.ends[0]:.2g} and {e.ends[1]:.2g} times as large, and about {lost} there is missing; "
        f"both fade in {1 / band:.2g} s",
    ]
    if np.any(np.isnan(e.noise)):
        lines.append("noise: too few rows to tell it from the motion")
        return lines
    tau = torque_noise(e.qdd, mass_matrices)
    for k, body in enumerate(model.independent):
        unit = body.joint.position_unit
        parts = [f"{e.source} {e.noise[k]:.2g} {unit}{'' if e.source == 'q' else '/s'}"]
        if e.source == "q":
            parts.append(f"qd {e.qd[k]:.2g} {unit}/s")
        parts += [f"qdd {e.qdd[k]:.2g} {unit}/s2", f"tau {tau[k]:.2g} {body.joint.effort_unit}"]
        line = f"noise (standard deviation) of {body.joint.name}: {' -> '.join(parts)}"
        if e.smooth[k] > _SMOOTH:
            line += f"; what was removed, up to {e.removed[k]:.2g}, is smooth: rather motion"
        lines.append(line)
    if np.any(e.smooth > _SMOOTH):
        lines.append(
            "where something smooth was removed, a higher bandwidth keeps more of the motion"
        )
    return lines


def torque_noise(qdd: Array, mass_matrices: Array) -> Array:
    """The largest deviation of each torque (n,) that independent errors of qdd (n,) bring about."""
    n = len(qdd)
    M = np.reshape(mass_matrices, (-1, n, n))
    return np.sqrt((M * M * (qdd * qdd)).sum(axis=-1)).max(axis=0, initial=0.0)
