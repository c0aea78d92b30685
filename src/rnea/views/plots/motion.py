"""Pictures of motions: positions and rates over time, phase portraits, the balance of energy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.check import EnergyHistory
from rnea.spatial.numbers import Array
from rnea.views.plots import panels
from rnea.views.plots.joints import KINDS, Joints, over_time
from rnea.views.style import PLAIN, Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def motion_figure(t: Any, q: Any, qd: Any, qdd: Any, joints: Joints, look: Look = PLAIN) -> Figure:
    """Position, velocity and acceleration (N, n) over t (N,) in s.

    Rotary and sliding joints have columns of their own; more than ten joints become rows of colour.
    """
    rates = (("position", q), ("velocity", qd), ("acceleration", qdd))
    times, values = over_time(t, *rates, joints=joints)
    groups = joints.groups()
    most = max(len(members) for _, members in groups)
    many = most > panels.MOST_LINES
    wide = (19.0 if many else 17.0) if len(groups) == 1 else 26.0
    high = max(14.0, 3 * 0.34 * most) if many else 14.0
    with look.drawing():
        figure = look.figure(wide, high)
        axes = figure.subplots(3, len(groups), squeeze=False, sharex=True)
        for column, (unit, members) in enumerate(groups):
            some = [joints.names[k] for k in members]
            for ax, (word, _), per, value in zip(
                axes[:, column], rates, ("", "/s", "/s²"), values, strict=True
            ):
                label = f"{word} ({unit}{per})"
                if many:
                    panels.draw_rows(ax, look, times, value[:, members], some, label)
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


def phase_figure(q: Any, qd: Any, joints: Joints, look: Look = PLAIN) -> Figure:
    """Velocity over position (N, n), a panel per joint; a ring marks the start, a dot the end."""
    from matplotlib.lines import Line2D

    columns = (("position", q), ("velocity", qd))
    _, (positions, velocities) = over_time(None, *columns, joints=joints)
    with look.drawing():
        figure, axes = panels.named_panels(look, joints.names)
        for k, (ax, name, unit) in enumerate(zip(axes, joints.names, joints.units, strict=True)):
            panels.zero_line(ax, look)
            colour = look.line(k)["color"]
            ax.plot(positions[:, k], velocities[:, k], color=colour, label=name)
            _mark_ends(ax, positions[:, k], velocities[:, k], colour, look)
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
    finite = np.flatnonzero(np.isfinite(x) & np.isfinite(y))
    if not len(finite):
        return
    first, last = finite[0], finite[-1]
    dot = {"marker": "o", "color": colour, "linestyle": "none", "zorder": 3}
    ring = {"markersize": 7, "markerfacecolor": look.colours.ground, **dot}
    ax.plot(x[first], y[first], label="_start", **ring)
    ax.plot(x[last], y[last], label="_end", markersize=4, **dot)


def energy_figure(balance: EnergyHistory, look: Look = PLAIN) -> Figure:
    """Energies above, powers in the middle, below what the balance misses."""
    over_time(balance.t, ("total energy", balance.total), ("power", balance.power))
    t = balance.t
    energies = np.stack([balance.kinetic, balance.potential, balance.total], axis=-1)
    powers = np.stack([balance.power, balance.loss], axis=-1)
    with look.drawing():
        figure = look.figure(17.0, 14.0)
        axes = figure.subplots(3, 1, sharex=True, height_ratios=(3, 2.4, 1.4))
        names = ("kinetic", "potential", "kinetic + potential")
        panels.draw_lines(axes[0], look, t, energies, names)
        few = slice(None, None, max(1, len(t) // 25))
        rings = {"color": look.colours.ink, "markersize": 3.5, "fillstyle": "none"}
        expected = balance.expected[few]
        axes[0].plot(t[few], expected, "o", label="start + work put in − lost", **rings)
        axes[0].set_ylabel("energy (J)")
        panels.draw_lines(axes[1], look, t, powers, ("put in", "lost"), (4, 5))
        axes[1].set_ylabel("power (W)")
        panels.zero_line(axes[2], look)
        axes[2].plot(t, balance.gap, color=look.line(2)["color"], label="missing")
        axes[2].set_ylabel("missing (J)")
        axes[2].set_xlabel(panels.time_label(t))
        for ax in axes:
            panels.side_legend(ax)
        figure.align_ylabels()
    return figure
