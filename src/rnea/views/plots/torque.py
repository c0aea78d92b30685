"""Pictures of torques over a motion, their budget, and one state's budget as bars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.recursions import TorqueBudget
from rnea.spatial.numbers import Array
from rnea.views.plots import panels
from rnea.views.plots.joint_axes import (
    EFFORT,
    KINDS,
    Joints,
    effort_label,
    over_time,
    per_joint,
    same_unit,
)
from rnea.views.style import Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def torque_figure(
    t: Any, tau: Any, joints: Joints, look: Look | None = None, *, apart: bool | None = None
) -> Figure:
    """Torques (N, n) over t (N,) in s: joints of one unit on one axis, or a panel per joint with
    its effort limits. apart: a panel per joint; None: for more than ten joints."""
    look = look or Look()
    times, (values,) = over_time(t, ("tau", tau))
    per_joint(joints, "tau", values)
    groups = joints.groups()
    if apart is None:
        apart = max(len(members) for _, members in groups) > panels.MOST_LINES
    with look.drawing():
        if apart:
            return _apart(t, times, values, joints, look)
        figure = look.figure(17.0, 8.0 if len(groups) == 1 else 12.5)
        axes = figure.subplots(len(groups), 1, squeeze=False, sharex=True)[:, 0]
        for ax, (unit, members) in zip(axes, groups, strict=True):
            some = [joints.names[k] for k in members]
            panels.draw_lines(ax, look, times, values[:, members], some, members)
            ax.set_ylabel(effort_label(unit))
            panels.side_legend(ax, "joint")
            if len(groups) > 1:
                ax.set_title(KINDS[unit])
        axes[-1].set_xlabel(panels.time_label(t))
        figure.align_ylabels()
    return figure


def _apart(t: Any, times: Array, values: Array, joints: Joints, look: Look) -> Figure:
    count = len(joints)
    figure = look.figure(*panels.panel_size(count))
    axes = panels.panel_grid(figure, count)
    for k, ax in enumerate(axes):
        panels.zero_line(ax, look)
        colour = look.line(0)["color"]
        ax.plot(times, values[:, k], color=colour, label=joints.names[k])
        note = _draw_limits(ax, values[:, k], joints.effort[k], look)
        panels.no_noise(ax, values[:, k], _largest(values, joints, k))
        _name_panel(ax, k, joints, t, count, note)
    return figure


def _largest(values: Array, joints: Joints, k: int) -> float:
    """The largest of all joints that have the unit of the k-th one."""
    return float(np.nanmax(np.abs(values[:, same_unit(joints, joints.units[k])]), initial=0.0))


def _draw_limits(ax: Any, values: Array, limit: float, look: Look) -> str:
    """Lines at ± the effort limit, where they are near enough to leave the curve its height;
    else a note that names it."""
    if not np.isfinite(limit):
        return ""
    largest = float(np.nanmax(np.abs(values), initial=0.0))
    if limit > 4 * largest:
        return f", limit ± {limit:g}"
    for side in (limit, -limit):
        if side * np.nanmin(values) > 0 or side * np.nanmax(values) > 0:
            ax.axhline(
                side, color=look.colours.colours[2], linestyle=(0, (4, 2)), label="_limit", lw=1.0
            )
    return ""


def _name_panel(ax: Any, k: int, joints: Joints, t: Any, count: int, note: str = "") -> None:
    unit = joints.units[k]
    ax.set_title(panels.visible(joints.names[k], 24))
    ax.set_ylabel((effort_label(unit) if count <= 9 else EFFORT[unit]) + note)
    if panels.is_bottom(k, count):
        ax.set_xlabel(panels.time_label(t))


def budget_figure(t: Any, budget: TorqueBudget, joints: Joints, look: Look | None = None) -> Figure:
    """What each torque is spent on: parts stacked above and below zero, the line is their sum."""
    look = look or Look()
    times, parts = over_time(t, *budget.items())
    for (name, _), values in zip(budget.items(), parts, strict=True):
        per_joint(joints, name, values)
    shown = _spent(dict(zip((name for name, _ in budget.items()), parts, strict=True)))
    count = len(joints)
    with look.drawing():
        figure = look.figure(*panels.panel_size(count))
        axes = panels.panel_grid(figure, count)
        for k, ax in enumerate(axes):
            _stack(ax, look, times, {name: values[:, k] for name, values in shown.items()})
            total = sum(values[:, k] for values in parts)
            ax.plot(times, total, color=look.colours.ink, linewidth=1.3, label="total")
            sizes = np.max([np.abs(values) for values in parts], axis=0)
            panels.no_noise(ax, sizes[:, k], _largest(sizes, joints, k))
            _name_panel(ax, k, joints, t, count)
        handles = [*axes[0].collections[: len(shown)], axes[0].lines[-1]]
        panels.shared_legend(figure, look, dict(zip([*shown, "total"], handles, strict=True)))
    return figure


def _spent(parts: dict[str, Array]) -> dict[str, Array]:
    """The parts that are more than rounding, NaN rows aside."""
    largest = max(float(np.nanmax(np.abs(values), initial=0.0)) for values in parts.values())
    floor = 1e-12 * largest
    spent = {
        name: values
        for name, values in parts.items()
        if float(np.nanmax(np.abs(values), initial=0.0)) > floor
    }
    return spent or {"gravity": parts["gravity"]}


def _stack(ax: Any, look: Look, t: Array, parts: dict[str, Array]) -> None:
    """Areas between running sums: positive values pile up above zero, negative ones below."""
    step = max(1, len(t) // panels.MOST_COLUMNS)
    t = t[::step]
    above, below = np.zeros(len(t)), np.zeros(len(t))
    for name, values in parts.items():
        up, down = np.clip(values[::step], 0, None), np.clip(values[::step], None, 0)
        # one area out of two sheets, of which at every time one has no height
        ax.fill_between(
            np.concatenate([t, [np.nan], t]),
            np.concatenate([above, [np.nan], below]),
            np.concatenate([above + up, [np.nan], below + down]),
            label=name,
            **look.area(name),
        )
        above, below = above + up, below + down
    panels.zero_line(ax, look)


def budget_bars(budget: TorqueBudget, joints: Joints, look: Look | None = None) -> Figure:
    """One state's budget (n,): a bar of stacked parts per joint, a mark at the sum."""
    look = look or Look()
    parts = {name: np.asarray(part, dtype=float) for name, part in budget.items()}
    for name, part in parts.items():
        per_joint(joints, name, part)
    shown = _spent(parts)
    groups = joints.groups()
    with look.drawing():
        figure = look.figure(16.0, 3.6 + 0.75 * len(joints) + 1.6 * (len(groups) - 1))
        ratios = [len(members) + 0.6 for _, members in groups]
        axes = figure.subplots(len(groups), 1, squeeze=False, height_ratios=ratios)[:, 0]
        for ax, (unit, members) in zip(axes, groups, strict=True):
            _bars(ax, look, {name: part[members] for name, part in shown.items()})
            total = sum(part[members] for part in parts.values())
            ax.plot(total, range(len(members)), "D", color=look.colours.ink, ms=5, label="total")
            ax.set_yticks(range(len(members)), [panels.visible(joints.names[k]) for k in members])
            ax.set_ylim(len(members) - 0.5, -0.5)
            ax.set_xlabel(effort_label(unit))
            ax.margins(x=0.05)
            ax.grid(False, axis="y")
        handles = [*axes[0].containers[: len(shown)], axes[0].lines[-1]]
        panels.shared_legend(figure, look, dict(zip([*shown, "total"], handles, strict=True)))
    return figure


def _bars(ax: Any, look: Look, parts: dict[str, Array]) -> None:
    rows = np.arange(len(next(iter(parts.values()))))
    above, below = np.zeros(len(rows)), np.zeros(len(rows))
    for name, part in parts.items():
        up, down = np.clip(part, 0, None), np.clip(part, None, 0)
        ax.barh(
            rows,
            up + down,
            left=np.where(part >= 0, above, below),
            height=0.62,
            label=name,
            **look.area(name),
        )
        above, below = above + up, below + down
    ax.axvline(0.0, color=look.colours.ink, linewidth=0.8, label=panels.ZERO)
