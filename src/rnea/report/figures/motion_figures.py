"""Pictures of motions: positions and rates over time, phase portraits, the balance of energy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.report.figures import panels
from rnea.report.figures.joint_columns import Joints, over_time, per_joint, quantity_label
from rnea.report.rounding import largest, without_rounding
from rnea.report.style import PLAIN, Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from rnea.apps.check.energy_history import EnergyHistory


# the parts of a quaternion stand above the speeds that turn it
_COLUMN_OF = {"rad": "rad", "": "rad", "m": "m"}


@dataclass(frozen=True, eq=False)
class _Panel:
    """Columns `members` of values (N, n) on one axis; looks: the number of each line."""

    label: str
    values: Array
    joints: Joints
    members: list[int]
    looks: list[int]

    @property
    def names(self) -> list[str]:
        return [self.joints.names[k] for k in self.members]


def motion_figure(
    t: Any,
    q: Any,
    qd: Any,
    qdd: Any,
    joints: Joints,
    look: Look = PLAIN,
    coordinates: Joints | None = None,
) -> Figure:
    """Position, velocity and acceleration over t (N,) in s: q (N, nq), qd and qdd (N, n).

    coordinates: what the columns of q are, where they are not those of `joints`. Rotary and
    sliding joints have columns of their own; more than ten joints become rows of colour.
    """
    rates = (("position", q), ("velocity", qd), ("acceleration", qdd))
    places = coordinates or joints
    times, values = over_time(t, *rates)
    for (word, _), value, of in zip(rates, values, (places, joints, joints), strict=True):
        per_joint(of, word, value)
    stacks = _stacks(_rounded(times, values, joints, places), joints, places)
    most = max(len(panel.members) for stack in stacks for panel in stack)
    rows = max(len(stack) for stack in stacks)
    many = most > panels.MOST_LINES
    wide = (19.0 if many else 17.0) if len(stacks) == 1 else 26.0
    high = max(14.0 * rows / 3, rows * 0.34 * most if many else 0.0)
    with look.drawing():
        figure = look.figure(wide, high)
        axes = figure.subplots(rows, len(stacks), squeeze=False, sharex=True)
        for column, stack in enumerate(stacks):
            for spare in axes[: rows - len(stack), column]:
                spare.remove()
            own = axes[rows - len(stack) :, column]
            for ax, panel in zip(own, stack, strict=True):
                some = panel.values[:, panel.members]
                if many:
                    panels.draw_rows(ax, look, times, some, panel.names, panel.label)
                else:
                    panels.draw_lines(ax, look, times, some, panel.names, panel.looks)
                    ax.set_ylabel(panel.label)
            own[-1].set_xlabel(panels.time_label(t))
            if not many:
                _legends(list(own), stack, alone=len(stacks) == 1)
            if len(stacks) > 1 or many:
                own[0].set_title(stack[-1].joints.title(joints.units[stack[-1].members[0]]))
        figure.align_ylabels()
    return figure


def _rounded(t: Array, values: Sequence[Array], joints: Joints, places: Joints) -> list[Array]:
    """Without rates that are left by rounding of positions which hardly change."""
    q, qd, qdd = values
    span = float(np.nanmax(t) - np.nanmin(t))
    far = largest(q) / span
    slow = largest(qd, far) / span
    return [
        places.without_rounding(q),
        joints.without_rounding(qd, np.full(len(joints), far)),
        joints.without_rounding(qdd, np.full(len(joints), slow)),
    ]


def _stacks(values: Sequence[Array], joints: Joints, places: Joints) -> list[list[_Panel]]:
    """The panels of each column, from above: positions by unit, velocity, acceleration."""
    q, *rates = values
    # a coordinate that has a speed of its name has its colour too
    named = {name: k for k, name in enumerate(joints.names)}
    later = (name for name in places.names if name not in named)
    named |= {name: k for k, name in enumerate(later, len(joints))}
    stacks = []
    for unit, members in joints.groups():
        stack = []
        for other, mine in reversed(places.groups()):
            if _COLUMN_OF[other] == unit:
                looks = [named[places.names[k]] for k in mine]
                stack.append(_Panel(quantity_label(other, "position"), q, places, mine, looks))
        for word, per, value in zip(
            ("velocity", "acceleration"), ("/s", "/s²"), rates, strict=True
        ):
            stack.append(_Panel(f"{word} ({unit}{per})", value, joints, members, members))
        stacks.append(stack)
    return stacks


def _legends(axes: Sequence[Any], stack: Sequence[_Panel], alone: bool) -> None:
    """One for all panels below that show the same. alone: there is no other column."""
    above: list[str] = []
    alike = alone and all(panel.names == stack[0].names for panel in stack)
    for ax, panel in zip(axes, stack, strict=True):
        if panel.names != above:
            panels.side_legend(ax, panel.joints.word, of_all=alike)
        above = panel.names


def phase_figure(q: Any, qd: Any, joints: Joints, look: Look = PLAIN) -> Figure:
    """Velocity over position (N, n), a panel per joint, or per coordinate with its rate; a ring
    marks the start, a dot the end."""
    from matplotlib.lines import Line2D

    columns = (("position", q), ("velocity", qd))
    _, values = over_time(None, *columns, joints=joints)
    positions, velocities = (joints.without_rounding(value) for value in values)
    with look.drawing():
        figure, axes = panels.named_panels(look, joints.names)
        for k, (ax, name, unit) in enumerate(zip(axes, joints.names, joints.units, strict=True)):
            panels.zero_line(ax, look)
            colour = look.line(k)["color"]
            ax.plot(positions[:, k], velocities[:, k], color=colour, label=name)
            _mark_ends(ax, positions[:, k], velocities[:, k], colour, look)
            ax.margins(0.08)
            ax.set_xlabel(quantity_label(unit, "position"))
            ax.set_ylabel(quantity_label(unit, "velocity"))
        ring: dict[str, Any] = {"marker": "o", "linestyle": "none", "color": look.colors.ink}
        ends = {
            "start": Line2D([], [], markersize=7, markerfacecolor=look.colors.ground, **ring),
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
    ring = {"markersize": 7, "markerfacecolor": look.colors.ground, **dot}
    ax.plot(x[first], y[first], label="_start", **ring)
    ax.plot(x[last], y[last], label="_end", markersize=4, **dot)


def energy_figure(balance: EnergyHistory, look: Look = PLAIN) -> Figure:
    """Energies above, powers in the middle, below what the balance misses."""
    over_time(balance.t, ("total energy", balance.total), ("power", balance.power))
    t = balance.t
    energies = np.stack([balance.kinetic, balance.potential, balance.total], axis=-1)
    energy = largest(energies)
    powers = np.stack([balance.power, balance.loss], axis=-1)
    powers = without_rounding(powers, max(largest(powers), energy / float(t[-1] - t[0])))
    energies, gap = (without_rounding(values, energy) for values in (energies, balance.gap))
    with look.drawing():
        figure = look.figure(17.0, 14.0)
        axes = figure.subplots(3, 1, sharex=True, height_ratios=(3, 2.4, 1.4))
        names = ("kinetic", "potential", "kinetic + potential")
        panels.draw_lines(axes[0], look, t, energies, names)
        few = slice(None, None, max(1, len(t) // 25))
        rings = {"color": look.colors.ink, "markersize": 3.5, "fillstyle": "none"}
        expected = balance.expected[few]
        axes[0].plot(t[few], expected, "o", label="start + work put in − lost", **rings)
        axes[0].set_ylabel("energy (J)")
        panels.draw_lines(axes[1], look, t, powers, ("put in", "lost"), (4, 5))
        axes[1].set_ylabel("power (W)")
        panels.zero_line(axes[2], look)
        axes[2].plot(t, gap, color=look.line(2)["color"], label="missing")
        axes[2].set_ylabel("missing (J)")
        axes[2].set_xlabel(panels.time_label(t))
        for ax in axes:
            panels.side_legend(ax)
        figure.align_ylabels()
    return figure
