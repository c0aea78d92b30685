"""Pictures of torques over a motion, their budget, and one state's budget as bars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core.recursions import TorqueBudget
from rnea.core.spatial.numbers import Array
from rnea.report.figures import panels
from rnea.report.figures.joint_columns import EFFORT, Joints, over_time, per_joint, quantity_label
from rnea.report.rounding import largest
from rnea.report.style import PLAIN, Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def torque_figure(
    t: Any, tau: Any, joints: Joints, look: Look = PLAIN, *, subplots: bool | None = None
) -> Figure:
    """Torques (N, n) over t (N,) in s: joints of one unit on one axis, or a panel per joint with
    its effort limits. subplots: a panel per joint; None: for more than ten joints."""
    times, (values,) = over_time(t, ("tau", tau), joints=joints)
    values = joints.without_rounding(values)
    groups = joints.groups()
    if subplots is None:
        subplots = max(len(members) for _, members in groups) > panels.MOST_LINES
    with look.drawing():
        if subplots:
            return _as_subplots(t, times, values, joints, look)
        figure = look.figure(17.0, 8.0 if len(groups) == 1 else 12.5)
        axes = figure.subplots(len(groups), 1, squeeze=False, sharex=True)[:, 0]
        for ax, (unit, members) in zip(axes, groups, strict=True):
            some = [joints.names[k] for k in members]
            panels.draw_lines(ax, look, times, values[:, members], some, members)
            ax.set_ylabel(quantity_label(unit))
            panels.side_legend(ax, joints.word)
            if len(groups) > 1:
                ax.set_title(joints.title(unit))
        axes[-1].set_xlabel(panels.time_label(t))
        figure.align_ylabels()
    return figure


def _as_subplots(t: Any, times: Array, values: Array, joints: Joints, look: Look) -> Figure:
    figure, axes = panels.named_panels(look, joints.names, sharex=True)
    for k, ax in enumerate(axes):
        panels.zero_line(ax, look)
        colour = look.line(0)["color"]
        ax.plot(times, values[:, k], color=colour, label=joints.names[k])
        note = _draw_limits(ax, values[:, k], joints.effort[k], look)
        _label_panel(ax, k, joints, t, note)
    return figure


def _draw_limits(ax: Any, values: Array, limit: float, look: Look) -> str:
    """Lines at ± the effort limit, where they are near enough to leave the curve its height;
    else a note that names it."""
    if not np.isfinite(limit):
        return ""
    if limit > 4 * float(np.nanmax(np.abs(values), initial=0.0)):
        return f", limit ± {limit:g}"
    style = {"color": look.colors.series[2], "linestyle": (0, (4, 2)), "lw": 1.0}
    for side in (limit, -limit):
        if side * np.nanmin(values) > 0 or side * np.nanmax(values) > 0:
            ax.axhline(side, label="_limit", **style)
    return ""


def _label_panel(ax: Any, k: int, joints: Joints, t: Any, note: str = "") -> None:
    unit, count = joints.units[k], len(joints)
    ax.set_ylabel((quantity_label(unit) if count <= 9 else EFFORT[unit]) + note)
    if panels.is_bottom(k, count):
        ax.set_xlabel(panels.time_label(t))


def budget_figure(t: Any, budget: TorqueBudget, joints: Joints, look: Look = PLAIN) -> Figure:
    """What each torque is spent on: parts stacked above and below zero, the line is their sum."""
    times, every = over_time(t, *budget.items(), joints=joints)
    parts = [joints.without_rounding(part, *every) for part in every]
    shown = _spent(dict(zip((name for name, _ in budget.items()), parts, strict=True)))
    with look.drawing():
        figure, axes = panels.named_panels(look, joints.names, sharex=True)
        for k, ax in enumerate(axes):
            _stack(ax, look, times, {name: values[:, k] for name, values in shown.items()})
            # a sum of large parts may be nothing
            total = joints.without_rounding(np.sum(every, axis=0), *every)[:, k]
            ax.plot(times, total, color=look.colors.ink, linewidth=1.3, label="total")
            _label_panel(ax, k, joints, t)
        handles: list[Any] = [*axes[0].collections[: len(shown)], axes[0].lines[-1]]
        panels.shared_legend(figure, look, dict(zip([*shown, "total"], handles, strict=True)))
    return figure


def _spent(parts: dict[str, Array]) -> dict[str, Array]:
    """The parts that are not zero, NaN rows aside."""
    spent = {name: part for name, part in parts.items() if largest(part) > 0}
    return spent or {"gravity": parts["gravity"]}


def _stack(ax: Any, look: Look, t: Array, parts: dict[str, Array]) -> None:
    """Areas between running sums."""
    step = max(1, len(t) // panels.MOST_COLUMNS)
    t = t[::step]
    thinned = {name: values[::step] for name, values in parts.items()}
    for name, above, below, up, down in panels.pile(thinned):
        # one area out of two sheets, of which at every time one has no height
        starts = np.concatenate([above, [np.nan], below])
        ends = np.concatenate([above + up, [np.nan], below + down])
        twice = np.concatenate([t, [np.nan], t])
        ax.fill_between(twice, starts, ends, label=name, **look.area(name))
    panels.zero_line(ax, look)


def budget_bars(budget: TorqueBudget, joints: Joints, look: Look = PLAIN) -> Figure:
    """One state's budget (n,): a bar of stacked parts per joint, a mark at the sum."""
    parts = {name: np.asarray(part, dtype=float) for name, part in budget.items()}
    for name, part in parts.items():
        per_joint(joints, name, part)
    every = list(parts.values())
    parts = {name: joints.without_rounding(part, *every) for name, part in parts.items()}
    shown = _spent(parts)
    groups = joints.groups()
    with look.drawing():
        figure = look.figure(16.0, 3.6 + 0.75 * len(joints) + 1.6 * (len(groups) - 1))
        ratios = [len(members) + 0.6 for _, members in groups]
        axes = figure.subplots(len(groups), 1, squeeze=False, height_ratios=ratios)[:, 0]
        for ax, (unit, members) in zip(axes, groups, strict=True):
            rows = range(len(members))
            some = {name: part[members] for name, part in shown.items()}
            for name, above, below, up, down in panels.pile(some):
                start = np.where(some[name] >= 0, above, below)
                ax.barh(rows, up + down, left=start, height=0.62, label=name, **look.area(name))
            ax.axvline(0.0, color=look.colors.ink, linewidth=0.8, label=panels.ZERO)
            total = joints.without_rounding(np.sum(every, axis=0), *every)[members]
            ax.plot(total, rows, "D", color=look.colors.ink, ms=5, label="total")
            ax.set_yticks(rows, [panels.visible(joints.names[k]) for k in members])
            ax.set_ylim(len(members) - 0.5, -0.5)
            ax.set_xlabel(quantity_label(unit))
            ax.margins(x=0.05)
            ax.grid(False, axis="y")
        handles = [*axes[0].containers[: len(shown)], axes[0].lines[-1]]
        panels.shared_legend(figure, look, dict(zip([*shown, "total"], handles, strict=True)))
    return figure
