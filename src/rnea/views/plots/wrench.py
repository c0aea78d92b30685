"""Pictures of what the joints carry: reaction forces and moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.errors import InputError, UnknownNameError
from rnea.recursions import JointWrenches
from rnea.spatial.numbers import Array
from rnea.views.plots import panels
from rnea.views.plots.joints import over_time
from rnea.views.style import PLAIN, Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure

BASE = "base"
# three lines in each of two panels per joint; more rows than this do not fit on a page
_MOST_ROWS = 8


def wrench_figure(
    t: Any, wrenches: JointWrenches, look: Look = PLAIN, joints: Sequence[str] = ()
) -> Figure:
    """Force (left) and moment (right) of parent on child, a row per joint, over t (N,) in s.

    joints: which ones, "base" is the reaction of the ground; default: base and all joints. More
    than eight are drawn as lengths of the vectors, by colour. One state is drawn as bars.
    """
    names, force, moment = _chosen(wrenches, joints)
    if force.ndim == 2 and t is None:
        return _bars(force, moment, names, wrenches.axes, look)
    if force.ndim != 3:
        raise InputError(f"wrenches over time are (N, n, 3); got shape {force.shape}")
    times, (forces, moments) = over_time(t, ("force", force), ("moment", moment))
    if len(names) > _MOST_ROWS:
        return _lengths(t, times, forces, moments, names, look)
    with look.drawing():
        figure = look.figure(20.0, 2.6 + 3.6 * len(names))
        axes = figure.subplots(len(names), 2, squeeze=False, sharex=True)
        for row, name in enumerate(names):
            for ax, values, label in (
                (axes[row, 0], forces, "force (N)"),
                (axes[row, 1], moments, "moment (N m)"),
            ):
                panels.draw_lines(ax, look, times, values[:, row], ("x", "y", "z"))
                ax.set_ylabel(label)
                ax.set_title(panels.visible(name))
        for ax in axes[-1]:
            ax.set_xlabel(panels.time_label(t))
        panels.side_legend(axes[0, 1], f"{wrenches.axes} axes")
        figure.align_ylabels()
    return figure


def _bars(force: Array, moment: Array, names: list[str], axes: str, look: Look) -> Figure:
    """One state (k, 3): three bars for every joint, forces on the left."""
    if not (np.isfinite(force).all() and np.isfinite(moment).all()):
        raise InputError("the wrenches have numbers that are not finite")
    with look.drawing():
        figure = look.figure(18.0, 2.6 + 1.15 * len(names))
        pair = figure.subplots(1, 2, sharey=True)
        rows = np.arange(len(names))
        for ax, values, label in zip(
            pair, (force, moment), ("force (N)", "moment (N m)"), strict=True
        ):
            for k, axis in enumerate("xyz"):
                colour = look.colours.series[k]
                ax.barh(rows + 0.27 * (k - 1), values[:, k], 0.25, color=colour, label=axis)
            ax.axvline(0.0, color=look.colours.ink, linewidth=0.6)
            ax.set_xlabel(label)
            ax.margins(x=0.06)
            ax.grid(visible=False, axis="y")
        pair[0].set_yticks(rows, [panels.visible(name) for name in names])
        pair[0].invert_yaxis()
        pair[1].legend(title=f"{axes} axes", loc="upper left", bbox_to_anchor=(1.0, 1.02))
    return figure


def _chosen(wrenches: JointWrenches, joints: Sequence[str]) -> tuple[list[str], Array, Array]:
    """Names and stacked (..., k, 3) forces and moments, the base first."""
    every = [BASE, *wrenches.joint_names]
    force = np.concatenate([wrenches.base_force[..., None, :], wrenches.force], axis=-2)
    moment = np.concatenate([wrenches.base_moment[..., None, :], wrenches.moment], axis=-2)
    if not joints:
        return every, force, moment
    for name in joints:
        if name not in every:
            raise UnknownNameError("joint", name, every)
    rows = [every.index(name) for name in joints]
    return list(joints), force[..., rows, :], moment[..., rows, :]


def _lengths(
    t: Any, times: Array, forces: Array, moments: Array, names: list[str], look: Look
) -> Figure:
    with look.drawing():
        figure = look.figure(20.0, max(12.0, 2 * 0.38 * len(names) + 2))
        axes = figure.subplots(2, 1, sharex=True)
        for ax, values, label in (
            (axes[0], forces, "length of the force (N)"),
            (axes[1], moments, "length of the moment (N m)"),
        ):
            lengths = np.sqrt((values * values).sum(axis=-1))
            panels.draw_rows(ax, look, times, lengths, names, label, signed=False)
        axes[1].set_xlabel(panels.time_label(t))
    return figure
