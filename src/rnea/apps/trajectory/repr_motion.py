"""How motions show themselves: where every joint goes, how fast, in which units."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.trajectory.columns import Columns
from rnea.core.spatial import Table, number
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.apps.trajectory.trajectory import Motion


def motion_table(
    title: str, columns: Columns, places: Mapping[str, Array], speeds: Mapping[str, Array]
) -> Table:
    """Columns of numbers by their headings: of positions (nq,), and of speeds (nv,).

    One row per joint; where joints have several coordinates or speeds, one for each of these.
    """
    head = ("joint", "unit", *places, *speeds)
    where = _rows(columns.positions, columns.position_units, places)
    moving = _rows(columns.speeds, columns.speed_units, speeds)
    if columns.positions == columns.speeds:
        rows = [(*row, *more) for row, (_, _, *more) in zip(where, moving, strict=True)]
        return title, head, rows
    rows = [(*row, *[""] * len(speeds)) for row in where]
    rows += [(name, unit, *[""] * len(places), *more) for name, unit, *more in moving]
    return title, head, rows


def profile_table(motion: Motion, how: str = "") -> Table:
    """A motion in closed form; how: what else its title says."""
    peaks, q = motion.peaks, motion.at(np.array([0.0, motion.duration])).q
    title = f"{type(motion).__name__}{how}, {number(motion.duration, 5)} s"
    speeds = {"peak speed": peaks.velocity, "peak acceleration": peaks.acceleration}
    return motion_table(title, motion.columns, {"start": q[0], "end": q[1]}, speeds)


def _rows(
    names: Sequence[str], units: Sequence[str], values: Mapping[str, Array]
) -> list[tuple[str, ...]]:
    units = units or [""] * len(names)
    # what is zero up to rounding beside the others of its column is zero
    clean = [np.where(abs(x) < 1e-13 * abs(x).max(initial=0.0), 0.0, x) for x in values.values()]
    return [
        (name, unit, *(number(x[k], 5) for x in clean))
        for k, (name, unit) in enumerate(zip(names, units, strict=True))
    ]
