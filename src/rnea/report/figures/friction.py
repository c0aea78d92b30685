"""Friction over speed: what recordings say of it, and the law that was found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rnea.report.figures import panels
from rnea.report.style import PLAIN, Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from rnea.apps.identify.fit.friction_curve import FrictionCurve


def friction_figure(curves: Sequence[FrictionCurve], look: Look = PLAIN) -> Figure:
    """A panel per joint: means of ranges of speed with the deviation of their rows, and the law."""
    with look.drawing():
        notes = [curve.law for curve in curves]
        figure, axes = panels.named_panels(look, [curve.joint for curve in curves], notes=notes)
        drawn = {}
        for ax, curve in zip(axes, curves, strict=True):
            panels.zero_line(ax, look)
            points = ax.errorbar(
                curve.speeds,
                curve.means,
                curve.deviations,
                fmt="o",
                markersize=3.5,
                linewidth=1.0,
                color=look.colors.series[0],
            )
            (line,) = ax.plot(curve.at, curve.curve, color=look.colors.series[2], linewidth=1.6)
            drawn = {"recording, with deviation": points, "identified law": line}
            ax.set_xlabel(f"speed ({curve.speed_unit})")
            ax.set_ylabel(f"friction ({curve.unit})")
        panels.shared_legend(figure, look, drawn)
    return figure
