"""Two runs side by side with their difference, and histograms of many samples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.report.figures import panels
from rnea.report.figures.joint_columns import Joints, over_time, per_joint, quantity_label
from rnea.report.style import PLAIN, Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure

# two panels per joint; more rows than this do not fit on a page
_MOST_ROWS = 8


def comparison_figure(
    t: Any,
    one: Any,
    other: Any,
    joints: Joints,
    names: Sequence[str] = ("first", "second"),
    look: Look = PLAIN,
    quantity: str = "effort",
) -> Figure:
    """Torques (or positions, velocities) (N, n) of two runs on the left, `other` - `one` on the
    right, a row per joint.

    More than eight joints: the differences alone, by colour.
    """
    times, (first, second) = over_time(t, (names[0], one), (names[1], other), joints=joints)
    residual, words = second - first, f"{names[1]} − {names[0]}"
    both = (first, second)
    first, second, residual = (joints.without_rounding(x, *both) for x in (*both, residual))
    if len(joints) > _MOST_ROWS:
        return _many(t, times, residual, joints, words, look, quantity)
    with look.drawing():
        figure = look.figure(20.0, 2.6 + 3.8 * len(joints))
        axes = figure.subplots(len(joints), 2, squeeze=False, sharex=True)
        for k, (name, unit) in enumerate(zip(joints.names, joints.units, strict=True)):
            left, right = axes[k]
            pair = np.stack([first[:, k], second[:, k]], axis=-1)
            panels.draw_lines(left, look, times, pair, names)
            left.set_title(panels.visible(name))
            left.set_ylabel(quantity_label(unit, quantity))
            panels.zero_line(right, look)
            right.plot(times, residual[:, k], color=look.line(2)["color"], lw=1.1, label=words)
            label = quantity_label(unit, quantity, f"RMS {_rms(residual[:, k]):.3g}")
            right.set_title(label.replace("(", "").replace(")", ""), fontweight="normal")
            right.set_ylabel(quantity_label(unit, quantity, "difference"))
        for ax in axes[-1]:
            ax.set_xlabel(panels.time_label(t))
        handles = [*axes[0, 0].lines[1:3], axes[0, 1].lines[1]]
        panels.shared_legend(figure, look, dict(zip([*names, words], handles, strict=True)))
        figure.align_ylabels()
    return figure


def _many(
    t: Any, times: Array, residual: Array, joints: Joints, words: str, look: Look, quantity: str
) -> Figure:
    groups = joints.groups()
    with look.drawing():
        figure = look.figure(19.0, 4.0 + 0.42 * len(joints) + 2.0 * (len(groups) - 1))
        ratios = [len(members) + 2 for _, members in groups]
        axes = figure.subplots(len(groups), 1, squeeze=False, sharex=True, height_ratios=ratios)
        for ax, (unit, members) in zip(axes[:, 0], groups, strict=True):
            some = [joints.names[k] for k in members]
            label = quantity_label(unit, quantity, words)
            panels.draw_rows(ax, look, times, residual[:, members], some, label)
            ax.set_title(joints.title(unit))
        axes[-1, 0].set_xlabel(panels.time_label(t))
    return figure


def _rms(values: Array) -> float:
    finite = values[np.isfinite(values)]
    return float(np.sqrt(np.mean(finite * finite))) if len(finite) else float("nan")


def histogram_figure(
    samples: Any,
    joints: Joints,
    what: str = "peak",
    nominal: Any = None,
    look: Look = PLAIN,
    bins: int = 40,
    quantity: str = "effort",
) -> Figure:
    """How torques (or positions, velocities) (S, n) of many samples are spread: a
    panel per joint, 5 % and 95 % dashed.

    what: of which the samples are, such as "peak" or "RMS"; nominal (n,): marked by a line.
    """
    values = np.asarray(samples, dtype=float)
    if values.ndim != 2 or len(values) < 2:
        raise InputError(
            f"a histogram needs samples (S, n) with S of 2 or more, got {values.shape}"
        )
    per_joint(joints, "samples", values)
    values = joints.without_rounding(values)
    with look.drawing():
        figure, axes = panels.named_panels(look, joints.names)
        legend: dict[str, Any] = {}
        for k, ax in enumerate(axes):
            finite = values[np.isfinite(values[:, k]), k]
            mark = None if nominal is None else float(np.asarray(nominal)[k])
            limit = joints.effort[k] if quantity == "effort" else np.nan
            legend |= _histogram(ax, finite, mark, limit, bins, look)
            note = ax.get_xlabel()
            ax.set_xlabel(f"{what} {quantity_label(joints.units[k], quantity)}{note}")
            missing = len(values) - len(finite)
            ax.set_ylabel(f"samples ({missing} not finite)" if missing else "samples")
        if legend:
            panels.shared_legend(figure, look, legend)
    return figure


def _histogram(
    ax: Any, values: Array, nominal: float | None, limit: float, bins: int, look: Look
) -> dict[str, Any]:
    drawn: dict[str, Any] = {}
    series, ink = look.colors.series, look.colors.ink
    if len(values):
        # samples that differ by rounding alone are one bar
        low, high = float(values.min()), float(values.max())
        if high - low <= 1e-9 * max(abs(low), abs(high)):
            bins = 1
        ax.hist(values, bins=bins, color=series[0], edgecolor=look.colors.ground, linewidth=0.3)
        for share in np.percentile(values, (5, 95)):
            mark = ax.axvline(share, color=ink, linestyle=(0, (4, 2)), linewidth=1.1)
            drawn["5 % and 95 %"] = mark
    if nominal is not None:
        drawn["nominal"] = ax.axvline(nominal, color=series[1], linewidth=2.0)
    if np.isfinite(limit) and len(values):
        # far limits would squeeze the bars; they are named instead
        if values.min() - (room := 0.6 * np.ptp(values)) < limit < values.max() + room:
            drawn["effort limit"] = ax.axvline(limit, color=series[2], lw=1.6, linestyle="-.")
        else:
            ax.set_xlabel(f", limit {limit:g}")
    ax.margins(x=0.04)
    return drawn
