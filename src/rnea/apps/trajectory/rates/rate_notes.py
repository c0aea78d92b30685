"""What a user must know of a motion's rates: how they were estimated, or why they look wrong."""

from __future__ import annotations

import numpy as np

from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.rates.rate_estimate import RateEstimate
from rnea.apps.trajectory.recording import Recording
from rnea.core.model import Model
from rnea.core.spatial.numbers import Array
from rnea.errors import shortened

_SMOOTH = 0.5
_FEWEST_ROWS = 8
_BLOCKS = 50
_SMALLEST_WAY = 1e-3
# how many times the slope of q over t the file's qd is, by unit, what that suggests, and its cure
_SUSPECTS: dict[str, tuple[tuple[float, str], ...]] = {
    "rad": (
        (180 / np.pi, "is qd in degrees a second? (--units qd=deg/s)"),
        (np.pi / 180, "is q in degrees? (--units q=deg,qd=rad/s)"),
        (30 / np.pi, "is qd in turns a minute? (--units qd=rpm)"),
        (1e3, "is t in milliseconds? (--units t=ms)"),
        (1e6, "is t in microseconds? (--units t=us)"),
        (-1.0, "is the sign of one of them wrong?"),
    ),
    "m": (
        (1e3, "is t in milliseconds, or qd in mm/s? (--units t=ms or qd=mm/s)"),
        (1e-3, "is q in millimetres? (--units q=mm,qd=m/s)"),
        (1e6, "is t in microseconds? (--units t=us)"),
        (-1.0, "is the sign of one of them wrong?"),
    ),
}


def rate_notes(
    estimate: RateEstimate, model: Model, mass_matrices: Array, without_friction: str = ""
) -> list[str]:
    """How rates were found, what the ends are worth, and what noise does to torques.

    mass_matrices (..., nv, nv): M at some configurations of the motion. without_friction: the
    option that leaves friction out, where there is one.
    """
    e, band = estimate, estimate.bandwidth
    pace = 2 * np.pi * band
    if e.source == "q":
        in_file, estimated = "positions alone", "q, qd and qdd are"
        lost = f"{2 / pace:.2g} s times the jerk"
    else:
        in_file, estimated = "no accelerations; q and qd are the file's", "qdd is"
        lost = f"{2 / pace**2:.2g} s2 times the jerk's own rate"
    lines = [
        f"rates estimated: the file has {in_file}; "
        f"{estimated} from a quintic smoothing spline of {e.source}",
        f"bandwidth {band:g} Hz ({e.chosen}): a sinusoid of frequency f passes with the factor "
        f"1/(1 + (f/{band:g})^6), without delay",
        f"ends are free (no padding, nothing rings); at the first and last row the noise of qdd is "
        f"{e.ends[0]:.2g} and {e.ends[1]:.2g} times as large, and about {lost} there is missing; "
        f"both fade in {1 / band:.2g} s",
    ]
    if e.source == "q" and (curved := [b.joint.name for b in Columns.of(model).curved]):
        lines.append(
            f"{shortened(curved)}: the spline is of the coordinates, quaternions as four functions "
            "of time that are then divided by their length; qd and qdd are along the moved body's "
            "own axes"
        )
    if e.source == "q":
        lines += _dry_notes(model, without_friction)
    if np.any(np.isnan(e.noise)):
        lines.append("noise: too few rows to tell it from the motion")
        return lines
    tau = torque_noise(e.qdd, mass_matrices)
    for k, freedom in enumerate(model.dofs):
        unit = freedom.unit.removesuffix("/s")
        parts = [f"{e.source} {e.noise[k]:.2g} {unit}{'' if e.source == 'q' else '/s'}"]
        if e.source == "q":
            parts.append(f"qd {e.qd[k]:.2g} {unit}/s")
        parts += [f"qdd {e.qdd[k]:.2g} {unit}/s2", f"tau {tau[k]:.2g} {freedom.effort_unit}"]
        line = f"noise (standard deviation) of {freedom.name}: {' -> '.join(parts)}"
        if e.smooth[k] > _SMOOTH:
            line += f"; what was removed, up to {e.removed[k]:.2g}, is smooth: rather motion"
        lines.append(line)
    if np.any(e.smooth > _SMOOTH):
        lines.append(
            "where something smooth was removed, a higher bandwidth keeps more of the motion"
        )
    return lines


def rate_line(estimate: RateEstimate) -> str:
    """In one line, that rates were estimated and up to where."""
    alone = "positions alone" if estimate.source == "q" else "no accelerations"
    return (
        f"the file has {alone}: rates are estimated, up to {estimate.bandwidth:g} Hz "
        f"({estimate.chosen})"
    )


def _dry_notes(model: Model, without_friction: str) -> list[str]:
    """What estimated speeds mean to friction that goes by their sign."""
    rubbing = {
        body.joint.name: 2 * max(body.losses.coulomb_forward, body.losses.coulomb_backward)
        for body in model.independent
    }
    told = [f"{name} {size:.3g}" for name, size in rubbing.items() if size > 0]
    if not told:
        return []
    return [
        "dry friction has the sign of qd, which is a guess where qd is as small as its error, near "
        f"standstill and at the ends: tau may be off there by up to {shortened(told)} (N m or N)"
        + (f"; {without_friction} leaves friction out" if without_friction else "")
    ]


def torque_noise(qdd: Array, mass_matrices: Array) -> Array:
    """The largest deviation of each torque (n,) that independent errors of qdd (n,) bring about."""
    n = len(qdd)
    M = np.reshape(mass_matrices, (-1, n, n))
    return np.sqrt((M * M * (qdd * qdd)).sum(axis=-1)).max(axis=0, initial=0.0)


def rate_findings(model: Model, recording: Recording) -> list[str]:
    """Whether the file's velocities are the slope of its positions, in one line per suspicion."""
    if recording.qd is None or len(recording) < _FEWEST_ROWS:
        return []
    joints_of: dict[str, list[str]] = {}
    ratios = speed_ratios(recording, Columns.of(model))
    for freedom, ratio in zip(model.dofs, ratios, strict=True):
        if not (np.isnan(ratio) or 0.5 < ratio < 2):
            suspicion = _finding(ratio, freedom.unit.removesuffix("/s"))
            joints_of.setdefault(suspicion, []).append(freedom.name)
    return [f"qd of {shortened(names)} {what}" for what, names in joints_of.items()]


def _finding(ratio: float, unit: str) -> str:
    for suspect, words in _SUSPECTS[unit]:
        if abs(ratio / suspect - 1) < 0.1:
            return f"is about {suspect:.3g} times the slope of q over t: {words}"
    return "does not match the slope of q over t; are they of the same motion, in SI units?"


def speed_ratios(recording: Recording, columns: Columns) -> Array:
    """The way by qd over the way by q, the median over blocks of rows: (nv,).

    Blocks rather than single steps, whose slopes may be all noise. NaN where a joint hardly moves.
    """
    t, q, qd = recording.t, recording.q, recording.qd
    assert qd is not None
    ends = np.unique(np.linspace(0, len(t) - 1, _BLOCKS + 1).astype(int))
    steps = (qd[1:] + qd[:-1]) / 2 * np.diff(t)[:, None]
    by_qd = np.add.reduceat(steps, ends[:-1], axis=0)
    if columns.curved or columns.looped:
        # along axes that turn, ways add up from row to row only
        by_q = np.add.reduceat(columns.difference(q[:-1], q[1:]), ends[:-1], axis=0)
    else:
        by_q = np.diff(q[ends], axis=0)
    out = np.full(qd.shape[1], np.nan)
    for k, (driven, seen) in enumerate(zip(by_qd.T, by_q.T, strict=True)):
        if max(np.abs(driven).max(), np.abs(seen).max()) < _SMALLEST_WAY:
            continue
        far = np.abs(seen) > 0.1 * np.abs(seen).max()
        with np.errstate(over="ignore", invalid="ignore"):
            out[k] = np.median(driven[far] / seen[far]) if np.any(far) else np.inf
    return out
