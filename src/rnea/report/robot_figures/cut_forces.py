"""The forces and moments through the joints that close loops, as arrows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.core.spatial import times
from rnea.core.spatial.numbers import Array
from rnea.report.scene.scene import QUANTITIES, Vector

if TYPE_CHECKING:
    from rnea.report.robot_figures.staging import Staging


@dataclass(frozen=True, eq=False)
class CutForce:
    """What a joint that closes a loop exerts on its child, in every frame and in world axes.

    parent, child: the numbers of the bodies; places, force, moment (frames, 3)
    """

    name: str
    parent: int
    child: int
    places: Array
    force: Array
    moment: Array

    def on(self, number: int) -> float:
        """1 where it acts on that body as it is, -1 where the reaction does, 0 on others."""
        return (self.child == number) * 1.0 - (self.parent == number) * 1.0

    def vector(
        self, k: int, quantity: str, *, label: bool = True, opacity: float = 1.0, sense: float = 1.0
    ) -> Vector:
        """f or n in frame k; sense -1: the reaction on the parent."""
        what, values = QUANTITIES[quantity], self.force if quantity == "f" else self.moment
        sign = "−" if sense < 0 else ""
        text = f"{sign}{what.symbol} {self.name}" if label else ""
        name, place = f"{quantity} {self.name}", self.places[k]
        return Vector(name, quantity, place, values[k] * sense, what.unit, text, opacity)


def cut_forces(cast: Staging) -> list[CutForce]:
    """Of a tree none."""
    closure = cast.robot.model.closure
    if closure is None or not closure.cuts:
        return []
    loads, found = cast.robot.loop_forces(cast.q, cast.qd, cast.qdd), []
    for cut in closure.cuts:
        R_WP, p_WP = cast.rotations[:, cut.parent], cast.origins[:, cut.parent]
        load, in_P = loads[cut.name], cut.X_PA.rotation
        force, moment = (times(R_WP, times(in_P, x)) for x in (load.force, load.moment))
        place = np.asarray(p_WP + times(R_WP, cut.X_PA.translation))
        found.append(CutForce(cut.name, cut.parent, cut.child, place, force, moment))
    return found
