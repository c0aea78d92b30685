"""Pictures of a recording beside its model: efforts, what is left, friction, contacts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.report.figures import panels
from rnea.report.figures.joint_columns import Joints, quantity_label
from rnea.report.style import PLAIN, Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Style = dict[str, Any]
_MOST_ROWS = 1500
_MOST_DOTS = 400
_BINS = 24
_FEWEST = 5


def measured_figure(
    t: Array,
    measured: Array,
    model: Array,
    better: Array,
    joints: Joints,
    what: str = "model with friction",
    look: Look = PLAIN,
) -> Figure:
    """Measured effort, the model's, and what is known better: all (N, n)."""
    series, ink = look.colors.series, look.colors.ink
    curves = {
        "measured": (measured, {"color": ink, "lw": 1.0, "alpha": 0.75}),
        "model": (model, {"color": series[0], "lw": 1.3}),
        what: (better, {"color": series[2], "lw": 1.0, "linestyle": "--"}),
    }
    return _over_time(t, curves, joints, look)


def residual_figure(
    t: Array,
    residual: Array,
    rest: Array,
    joints: Joints,
    what: str = "model with friction",
    look: Look = PLAIN,
) -> Figure:
    """Measured less model, and less what is known better: all (N, n)."""
    series = look.colors.series
    curves = {
        "measured − model": (residual, {"color": series[0], "lw": 1.1}),
        f"measured − {what}": (rest, {"color": series[2], "lw": 1.0}),
    }
    return _over_time(t, curves, joints, look, word="left")


def speed_figure(
    qd: Array, residual: Array, fitted: Array, joints: Joints, look: Look = PLAIN
) -> Figure:
    """What the model leaves, over each joint's own speed: friction shows as a step and a slope."""
    with look.drawing():
        figure, axes = panels.named_panels(look, joints.names)
        drawn: dict[str, Any] = {}
        # dots take most of a drawing: enough to show a cloud, so that it stays one of lines
        rows = slice(None, None, max(1, len(qd) // _MOST_DOTS))
        for k, ax in enumerate(axes):
            panels.zero_line(ax, look)
            (dots,) = ax.plot(
                *(qd[rows, k], residual[rows, k], "."),
                color=look.colors.quiet,
                markersize=1.8,
                alpha=0.5,
            )
            speeds, means = _binned(qd[:, k], residual[:, k])
            (points,) = ax.plot(speeds, means, "o", color=look.colors.series[0], markersize=3.5)
            order = np.argsort(qd[:, k])[:: max(1, len(qd) // 400)]
            (line,) = ax.plot(qd[order, k], fitted[order, k], color=look.colors.series[2], lw=1.4)
            drawn = {"rows": dots, "their medians": points, "fitted friction": line}
            ax.margins(x=0.03)
            ax.set_ylabel(quantity_label(joints.units[k], word="left"))
            if panels.is_bottom(k, len(axes)):
                ax.set_xlabel(quantity_label(joints.units[k], "velocity"))
        panels.shared_legend(figure, look, drawn)
    return figure


def contact_figure(
    t: Array,
    excess: Array,
    events: list[tuple[float, float]],
    joints: Joints,
    look: Look = PLAIN,
) -> Figure:
    """What comes from outside over what a push must exceed at each moment, and the pushes."""
    t, excess = _peaks(t, excess)
    top = 1.08 * max(1.0, float(excess.max(initial=0.0)))
    with look.drawing():
        figure, axes = panels.named_panels(look, joints.names, sharex=True)
        drawn: dict[str, Any] = {}
        for k, ax in enumerate(axes):
            panels.zero_line(ax, look)
            (line,) = ax.plot(t, excess[:, k], color=look.colors.series[0], lw=1.0)
            bound = ax.axhline(1.0, color=look.colors.series[2], lw=1.0, linestyle="--")
            ax.set_ylim(0.0, top)
            drawn = {"from outside, over threshold": line, "threshold": bound}
            for begin, end in events:
                # a push of some milliseconds is still to be seen
                wide = max(end - begin, 0.004 * float(t[-1] - t[0]))
                drawn["contact"] = ax.axvspan(
                    begin, begin + wide, color=look.colors.series[1], alpha=0.35, lw=0
                )
            _label(ax, k, joints, "over threshold")
        panels.shared_legend(figure, look, drawn)
    return figure


def _peaks(t: Array, values: Array) -> tuple[Array, Array]:
    """Fewer rows that keep every peak: the largest of each few neighbours."""
    few = max(1, len(t) // _MOST_ROWS)
    whole = len(t) // few * few
    return t[:whole:few], values[:whole].reshape(-1, few, values.shape[1]).max(axis=1)


def _over_time(
    t: Array, curves: Mapping[str, tuple[Array, Style]], joints: Joints, look: Look, word: str = ""
) -> Figure:
    """Curves (N, n) by name, each in a style, a panel for every joint."""
    rows = slice(None, None, max(1, len(t) // _MOST_ROWS))
    with look.drawing():
        figure, axes = panels.named_panels(look, joints.names, sharex=True)
        drawn: dict[str, Any] = {}
        for k, ax in enumerate(axes):
            panels.zero_line(ax, look)
            for name, (values, style) in curves.items():
                (drawn[name],) = ax.plot(t[rows], values[rows, k], **style)
            _label(ax, k, joints, quantity_label(joints.units[k], word=word))
        panels.shared_legend(figure, look, drawn)
    return figure


def _label(ax: Any, k: int, joints: Joints, label: str) -> None:
    ax.set_ylabel(label)
    if panels.is_bottom(k, len(joints)):
        ax.set_xlabel("time (s)")


def _binned(x: Array, y: Array) -> tuple[Array, Array]:
    """Medians of y over ranges of x that are equally wide, where enough rows are in them."""
    edges = np.linspace(x.min(), x.max(), _BINS + 1)
    which = np.clip(np.searchsorted(edges, x, side="right") - 1, 0, _BINS - 1)
    found = [
        (np.median(x[which == k]), np.median(y[which == k]))
        for k in range(_BINS)
        if np.count_nonzero(which == k) >= _FEWEST
    ]
    both = np.array(found).reshape(-1, 2)
    return both[:, 0], both[:, 1]
