"""The plane of torque over speed: where a motion asks for what, and what a motor can give."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError
from rnea.report.figures import panels
from rnea.report.figures.joint_columns import Joints, over_time, quantity_label
from rnea.report.style import PLAIN, Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True, eq=False)
class Envelope:
    """What a drive gives at its joint, for speeds (K,) ≥ 0 that rise from 0; the same backwards.

    peak (K,): for a short time; continuous (K,): for ever, None where unknown.
    """

    name: str
    speed: Array
    peak: Array
    continuous: Array | None = None


def limits_of(joints: Joints) -> dict[str, Envelope]:
    """Rectangles for the joints whose effort and velocity limits are known."""
    return {
        name: Envelope("limits of the robot", np.array([0.0, speed]), np.array([effort, effort]))
        for name, effort, speed in zip(joints.names, joints.effort, joints.velocity, strict=True)
        if np.isfinite(effort) and np.isfinite(speed)
    }


def torque_speed_figure(
    qd: Any,
    tau: Any,
    joints: Joints,
    envelopes: Mapping[str, Envelope],
    look: Look = PLAIN,
    notes: Sequence[str] = (),
    means: Array | None = None,
) -> Figure:
    """Torque over speed (N, n), a panel per joint, inside the envelopes by joint name.

    The cross marks the root mean square of both, to be compared with the continuous torque. It
    has no sign: it is drawn in the quadrant in which most of the motion's work is done.
    notes: a line for each panel below its joint's name. means (2, n): of speed and torque where
    these rows are not all that is averaged, as in a cycle with a dwell.
    """
    for name in envelopes:
        if name not in joints.names:
            raise UnknownNameError("joint of an envelope", name, joints.names)
    _, columns = over_time(None, ("qd", qd), ("tau", tau), joints=joints)
    speeds, torques = (joints.without_rounding(values) for values in columns)
    with look.drawing():
        figure, axes = panels.named_panels(look, joints.names, notes=notes)
        legend: dict[str, Any] = {}
        for k, ax in enumerate(axes):
            name, unit = joints.names[k], joints.units[k]
            if name in envelopes:
                legend |= _draw_envelope(ax, envelopes[name], look)
            mean = None if means is None else means[:, k]
            legend |= _draw_motion(ax, speeds[:, k], torques[:, k], name, look, mean)
            ax.set_xlabel(f"speed ({unit}/s)")
            ax.set_ylabel(quantity_label(unit))
            ax.margins(0.06)
            if not np.any(speeds[:, k]) and name not in envelopes:
                # of zeros alone the limits would be rounding errors
                ax.set_xlim(-1.0, 1.0)
            if name in envelopes:
                _keep_height(ax, torques[:, k], envelopes[name], joints.largest(torques, k))
        panels.shared_legend(figure, look, legend)
    return figure


def _keep_height(ax: Any, torque: Array, envelope: Envelope, largest: float) -> None:
    """A motor's stall torque may be many times what a motion asks of it: then the panel ends
    before, so that the motion keeps its height, and says how far the curve goes on."""
    asked = max(float(np.nanmax(np.abs(torque), initial=0.0)), 1e-3 * largest)
    if envelope.continuous is not None:
        asked = max(asked, float(np.max(envelope.continuous)))
    most = float(np.max(envelope.peak))
    if not 0 < 3 * asked < most:
        return
    ax.set_ylim(-1.6 * asked, 1.6 * asked)
    ax.text(
        0.97, 0.96, f"peak ±{most:.3g}", transform=ax.transAxes, ha="right", va="top",
        fontsize=7, label="_beyond",
    )  # fmt: skip


def _draw_motion(
    ax: Any, speed: Array, torque: Array, name: str, look: Look, mean: Array | None
) -> dict[str, Any]:
    ink = look.colors.ink
    ax.axhline(0.0, color=ink, linewidth=0.6, alpha=0.55, label=panels.ZERO)
    ax.axvline(0.0, color=ink, linewidth=0.6, alpha=0.55, label=panels.ZERO)
    (line,) = ax.plot(speed, torque, label=name, **look.line(0))
    finite = np.isfinite(speed) & np.isfinite(torque)
    if not finite.any():
        return {"motion": line}
    if mean is None:
        mean = np.sqrt(np.mean(np.stack([speed, torque])[:, finite] ** 2, axis=1))
    place = np.abs(mean) * _quadrant(speed[finite], torque[finite])
    (cross,) = ax.plot(
        *place, marker="X", markersize=8, color=look.colors.series[2], linestyle="none",
        markeredgecolor=look.colors.ground, label="_rms", zorder=4,
    )  # fmt: skip
    return {"motion": line, "RMS": cross}


def _quadrant(speed: Array, torque: Array) -> Array:
    """The signs of speed and torque where most work is done; where none is, their own."""
    signs = np.array([(1, 1), (1, -1), (-1, 1), (-1, -1)])
    work = [np.sum(np.clip(a * speed, 0, None) * np.clip(b * torque, 0, None)) for a, b in signs]
    if max(work) > 0:
        return np.asarray(signs[int(np.argmax(work))])
    return np.array([-1 if x.sum() < 0 else 1 for x in (speed, torque)])


def _draw_envelope(ax: Any, envelope: Envelope, look: Look) -> dict[str, Any]:
    """The curve in all four quadrants."""
    curves = {"peak": envelope.peak}
    if envelope.continuous is not None:
        curves["continuous"] = envelope.continuous
    drawn = {}
    for word, values in curves.items():
        outline = _outline(np.asarray(envelope.speed, float), np.asarray(values, float), envelope)
        tint = look.colors.series[3 if word == "peak" else 7]
        ax.fill(*outline, facecolor=tint, alpha=0.22, linewidth=0.0, label="_inside")
        dashes = "-" if word == "peak" else (0, (5, 1.6))
        (line,) = ax.plot(*outline, color=tint, linewidth=1.2, linestyle=dashes, label=f"_{word}")
        drawn[f"{envelope.name}: {word}" if len(curves) > 1 else envelope.name] = line
    return drawn


def _outline(speed: Array, torque: Array, envelope: Envelope) -> tuple[Array, Array]:
    if speed.ndim != 1 or speed.shape != torque.shape or len(speed) < 2 or speed[0] < 0:
        raise InputError(
            f"envelope {envelope.name!r}: speeds and torques must be two rows of equal length, "
            f"speeds from 0 upwards; got shapes {speed.shape} and {torque.shape}"
        )
    # a curve that ends above zero falls to zero at its last speed
    x, y = np.append(speed, speed[-1]), np.append(torque, 0.0)
    around_x = np.concatenate([x, x[::-1], -x, -x[::-1]])
    around_y = np.concatenate([y, -y[::-1], -y, y[::-1]])
    return np.append(around_x, x[0]), np.append(around_y, y[0])
