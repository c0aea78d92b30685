"""Tables of a robot's base parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rnea.identify import parameter_name, parameter_unit, sum_of
from rnea.spatial import number
from rnea.views.tables.terminal import plain_table

if TYPE_CHECKING:
    from rnea.identify import BaseParameters
    from rnea.model import Model
    from rnea.spatial.numbers import Array


def base_parameter_rows(
    model: Model, base: BaseParameters, parameters: Array
) -> list[dict[str, Any]]:
    """Name, value, unit and sum of each."""
    values = base.of(parameters)
    return [
        {
            "name": parameter_name(int(column), grouped=bool(row.any())),
            "body": model.bodies[int(column) // (base.width)].name,
            "value": float(value),
            "unit": parameter_unit(model, int(column)),
            "sum": sum_of(int(column), base.dependent, row),
        }
        for column, row, value in zip(base.kept, base.coefficients, values, strict=True)
    ]


def base_parameter_table(model: Model, base: BaseParameters, parameters: Array) -> Any:
    rows = base_parameter_rows(model, base, parameters)
    shown = [
        (row["name"], number(row["value"]), row["unit"], row["body"], row["sum"]) for row in rows
    ]
    columns = ("parameter", "value", "unit", "link", "sum of")
    table = plain_table(f"{len(rows)} base parameters of {model.name}", columns, shown)
    table.columns[-1].justify = "left"
    return table


def unfelt_line(base: BaseParameters) -> str:
    """What no torque tells of; empty if there is nothing."""
    names = [parameter_name(int(column)) for column in sorted(base.unfelt)]
    return f"never felt at the joints: {', '.join(names)}" if names else ""
