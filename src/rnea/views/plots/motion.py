"""Pictures of motions: positions and rates over time, and phase portraits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.spatial.numbers import Array
from rnea.views.plots import panels
from rnea.views.plots.joint_axes import KINDS, Joints, over_time, per_joint
from rnea.views.style import Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_RATES = (("position", ""), ("velocity", "/s"), ("acceleration", "/s²"))


def motion_figure(
    t: Any, q: Any, qd: Any, qdd: Any, joints: Joints, look: Look | None = None
) -> Figure:
    """Position, velocity and acceleration (N, n) over t (N,) in s.

    Rotary and sliding joints have columns of their own; more than ten joints become rows of colour.
    """
    look = look or Look()
    names = [word for word, _ in _RATES]
    times, values = over_time(t, *zip(names, (q, qd, qdd), strict=True))
    for word, value in zip(names, values, strict=True):
        per_joint(joints, word, value)
    groups = joints.groups()
    many = max(len(members) for _, members in groups) > panels.MOST_LINES
    wide = (19.0 if many else 17.0) if len(groups) == 1 else 26.0
    high = max(14.0, 3 * 0.34 * max(len(members) for _, members in groups)) if many else 14.0
    with look.drawing():
        figure = look.figure(wide, high)
        axes = figure.subplots(3, len(groups), squeeze=False, sharex=True)
        for column, (unit, members) in enumerate(groups):
            some = [joints.names[k] for k in members]
            for row, ((word, per), value) in enumerate(zip(_RATES, values, strict=True)):
                ax = axes[row, column]
                label = f"{word} ({unit}{per})"
                if many:
                    panels.draw_rows(figure, ax, look, times, value[:, members], some, label)
                else:
                    panels.draw_lines(ax, look, times, value[:, members], some, members)
                    ax.set_ylabel(label)
            axes[2, column].set_xlabel(panels.time_label(t))
            if not many:
                panels.side_legend(axes[0, column], "joint")
            if len(groups) > 1 or many:
                axes[0, column].set_title(KINDS[unit])
        figure.align_ylabels()
    return figure


def phase_figure(q: Any, qd: Any, joints: Joints, look: Look | None = None) -> Figure:
    """Velocity over position (N, n), a panel per joint; a ring marks the start, a dot the end."""
    from matplotlib.lines import Line2D

    look = look or Look()
    _, (positions, velocities) = over_time(None, ("position", q), ("velocity", qd))
    per_joint(joints, "position", positions)
    per_joint(joints, "velocity", velocities)
    count = len(joints)
    with look.drawing():
        figure = look.figure(*panels.panel_size(count))
        axes = panels.panel_grid(figure, count, sharex=False)
        for k, (ax, name, unit) in enumerate(zip(axes, joints.names, joints.units, strict=True)):
            panels.zero_line(ax, look)
            colour = look.line(k)["color"]
            ax.plot(positions[:, k], velocities[:, k], color=colour, label=name)
            _mark_ends(ax, positions[:, k], velocities[:, k], colour, look)
            ax.set_title(panels.visible(name))
            ax.margins(0.08)
            ax.locator_params(axis="x", nbins=5)
            ax.set_xlabel(f"position ({unit})")
            ax.set_ylabel(f"velocity ({unit}/s)")
        ring: dict[str, Any] = {"marker": "o", "linestyle": "none", "color": look.colours.ink}
        ends = {
            "start": Line2D([], [], markersize=7, markerfacecolor=look.colours.ground, **ring),
            "end": Line2D([], [], markersize=4, **ring),
        }
        panels.shared_legend(figure, look, ends)
    return figure


def _mark_ends(ax: Any, x: Array, y: Array, colour: Any, look: Look) -> None:
    """The first and the last point that can be drawn."""
    there = np.flatnonzero(np.isfinite(x) & np.isfinite(y))
    if not len(there):
        return
    ends = {"markersize": 7, "color": colour, "linestyle": "none", "zorder": 3}
    first, last = there[0], there[-1]
    ax.plot(
        x[first], y[first], marker="o", markerfacecolor=look.colours.ground, label="_start", **ends
    )
    ax.plot(x[last], y[last], marker="o", label="_end", **{**ends, "markersize": 4})
