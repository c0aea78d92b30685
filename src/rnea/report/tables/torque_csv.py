"""Torques over a motion as CSV: conventions in the header, units in the column names."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from rnea.apps.trajectory.columns import different
from rnea.core.model import Model
from rnea.core.recursions import JointWrenches, TorqueBudget
from rnea.core.spatial import csv_line
from rnea.core.spatial.numbers import Array
from rnea.files.tables.csv_comments import comment_lines

CONVENTIONS = (
    "SI units, radians; gravity is the physical acceleration in world axes",
    "tau is what the actuator must deliver: rigid body + rotor + friction + spring, as far as "
    "defined",
    "joint wrenches: parent on child, at the joint's origin, in the joint's axes, "
    "without friction and rotor",
)


def torque_csv(
    model: Model,
    t: Array,
    tau: Array,
    about: Iterable[str],
    budget: TorqueBudget | None = None,
    wrenches: JointWrenches | None = None,
) -> str:
    """The text of the file. `about` are header lines that say robot, version and options."""
    names, columns = ["t [s]"], [t[:, None]]
    names += effort_columns(model, "tau")
    columns.append(tau)
    if budget is not None:
        for part, values in budget.items():
            names += effort_columns(model, part)
            columns.append(values)
    if wrenches is not None:
        for letter, unit, values in (
            ("f", "N", wrenches.force),
            ("n", "N m", wrenches.moment),
        ):
            names += [
                f"{letter}{axis}_{joint} [{unit}]"
                for joint in wrenches.joint_names
                for axis in "xyz"
            ]
            columns.append(values.reshape(len(t), -1))
    table = np.concatenate(columns, axis=1)
    lines = comment_lines((*about, *CONVENTIONS))
    lines.append(csv_line(names))
    # repr is the shortest text that reads back to the same number
    lines += [",".join(map(repr, row)) for row in table.tolist()]
    return "\n".join(lines) + "\n"


def effort_columns(model: Model, what: str) -> list[str]:
    """The names of a column for each effort, its unit behind it."""
    names = different([(x.effort_name, x.body) for x in model.dofs])
    pairs = zip(names, model.dofs, strict=True)
    return [f"{what}_{name} [{x.effort_unit}]" for name, x in pairs]
