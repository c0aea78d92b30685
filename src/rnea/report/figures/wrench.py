"""Pictures of what the joints carry: reaction forces and moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core.recursions import JointWrenches
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError
from rnea.report.figures import panels
from rnea.report.figures.joint_columns import over_time
from rnea.report.rounding import largest, without_rounding
from rnea.report.style import PLAIN, Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure

BASE, GROUND = "base", "ground"
# three lines in each of two panels per joint; more rows than this do not fit on a page
_MOST_ROWS = 8
_LEVER = 1e-3
"""m: rounding of moments is that of forces at levers which are no shorter."""


def wrench_figure(
    t: Any, wrenches: JointWrenches, look: Look = PLAIN, joints: Sequence[str] = ()
) -> Figure:
    """Force (left) and moment (right) of parent on child, a row per joint, over t (N,) in s.

    joints: which ones, "base" is the reaction of the ground ("ground", where a joint is called
    base); default: it and all joints. More than eight are drawn as lengths of the vectors, by
    colour. One state is drawn as bars.
    """
    names, parts = _chosen(wrenches, joints)
    shape = parts["force (N)"].shape
    if len(shape) == 2 and t is None:
        return _bars(parts, names, wrenches.axes, look)
    if len(shape) != 3:
        raise InputError(f"wrenches over time are (N, n, 3); got shape {shape}")
    times, values = over_time(t, *parts.items())
    with look.drawing():
        if len(names) > _MOST_ROWS:
            figure = look.figure(20.0, max(12.0, 2 * 0.38 * len(names) + 2))
            bottom = figure.subplots(2, 1, sharex=True)
            for ax, label, part in zip(bottom, parts, values, strict=True):
                lengths = np.sqrt((part * part).sum(axis=-1))
                words = f"length of the {label}"
                panels.draw_rows(ax, look, times, lengths, names, words, signed=False)
            bottom = bottom[1:]
        else:
            figure = look.figure(20.0, 2.6 + 3.6 * len(names))
            axes = figure.subplots(len(names), 2, squeeze=False, sharex=True)
            for column, (label, part) in enumerate(zip(parts, values, strict=True)):
                for row, name in enumerate(names):
                    ax = axes[row, column]
                    panels.draw_lines(ax, look, times, part[:, row], ("x", "y", "z"))
                    ax.set_ylabel(label)
                    ax.set_title(panels.visible(name))
            panels.side_legend(axes[0, 1], f"{wrenches.axes} axes")
            figure.align_ylabels()
            bottom = axes[-1]
        for ax in bottom:
            ax.set_xlabel(panels.time_label(t))
    return figure


def _bars(parts: dict[str, Array], names: list[str], axes: str, look: Look) -> Figure:
    """One state, each part (k, 3): three bars for every joint, forces on the left."""
    if not all(np.isfinite(values).all() for values in parts.values()):
        raise InputError("the wrenches have numbers that are not finite")
    with look.drawing():
        figure = look.figure(18.0, 2.6 + 1.15 * len(names))
        pair = figure.subplots(1, 2, sharey=True)
        rows = np.arange(len(names))
        for ax, (label, values) in zip(pair, parts.items(), strict=True):
            for k, axis in enumerate("xyz"):
                colour = look.colors.series[k]
                ax.barh(rows + 0.27 * (k - 1), values[:, k], 0.25, color=colour, label=axis)
            ax.axvline(0.0, color=look.colors.ink, linewidth=0.6)
            ax.set_xlabel(label)
            ax.margins(x=0.06)
            ax.grid(visible=False, axis="y")
        pair[0].set_yticks(rows, [panels.visible(name) for name in names])
        pair[0].invert_yaxis()
        pair[1].legend(title=f"{axes} axes", loc="upper left", bbox_to_anchor=(1.0, 1.02))
    return figure


def _chosen(wrenches: JointWrenches, joints: Sequence[str]) -> tuple[list[str], dict[str, Array]]:
    """Names and, by their label, forces and moments (..., k, 3) of them; the base is first."""
    ground = GROUND if BASE in wrenches.joint_names else BASE
    every = [ground, *wrenches.joint_names]
    for name in joints:
        if name not in every:
            raise UnknownNameError("joint", name, every)
    names = list(joints) or every
    rows = [every.index(name) for name in names]
    force = largest(wrenches.base_force, wrenches.force)
    moment = largest(wrenches.base_moment, wrenches.moment, _LEVER * force)
    sizes = {"force (N)": force, "moment (N m)": moment}
    carried = {
        "force (N)": (wrenches.base_force, wrenches.force),
        "moment (N m)": (wrenches.base_moment, wrenches.moment),
    }
    return names, {
        label: without_rounding(
            np.concatenate([base[..., None, :], rest], axis=-2)[..., rows, :], sizes[label]
        )
        for label, (base, rest) in carried.items()
    }
