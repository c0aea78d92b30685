"""A robot on its feet: joint torques and contact forces of one state."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table

from rnea.core.model import Model
from rnea.core.spatial import ForceMoment, number
from rnea.core.spatial.numbers import Array
from rnea.report.tables.terminal import plain_table, without_noise


def standing_tables(model: Model, tau: Array, contacts: Mapping[str, ForceMoment]) -> list[Table]:
    """Efforts (nv,), and what each contact exerts on the robot, in world axes."""
    pairs = zip(model.dofs, without_noise(tau, tau), strict=True)
    efforts = [(x.effort_name, number(value, 10), x.effort_unit) for x, value in pairs]
    columns = ("contact", *(f"f{x} N" for x in "xyz"), *(f"n{x} N m" for x in "xyz"))
    carried = [
        (name, *map(number, (*without_noise(x.force, x.force), *without_noise(x.moment, x.force))))
        for name, x in contacts.items()
    ]
    title = "Joint torques; of the base what no contact carries"
    return [
        plain_table(title, ("joint", "tau", "unit"), efforts),
        plain_table("Contact forces on the robot, world axes", columns, carried),
    ]
