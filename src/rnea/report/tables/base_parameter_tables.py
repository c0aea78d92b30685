"""Tables of a robot's base parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.apps.identify.fit.friction_laws import made_of
from rnea.core.recursions.regressors.parameter_names import parameter_name, parameter_unit, sum_of
from rnea.core.spatial import number
from rnea.engine.symbolic.expression import split_sign
from rnea.engine.symbolic.printing import TextPrinter
from rnea.report.tables.terminal import plain_table

if TYPE_CHECKING:
    from rnea.core.model import Model
    from rnea.core.recursions.regressors.base_parameters import BaseParameters
    from rnea.core.spatial.numbers import Array
    from rnea.engine.symbolic.base_sums import BaseSums


def base_parameter_rows(
    model: Model, base: BaseParameters, parameters: Array, sums: BaseSums | None = None
) -> list[dict[str, Any]]:
    """Name, value, unit and sum of each; with `sums` also the sum as a formula of lengths."""
    values = base.of(parameters)
    rows = [
        {
            "name": name,
            "body": model.bodies[int(column) // (base.width)].name,
            "value": float(value),
            "unit": parameter_unit(model, int(column)),
            "sum": sum_of(int(column), base.dependent, row),
        }
        for name, column, row, value in zip(
            base.names, base.kept, base.coefficients, values, strict=True
        )
    ]
    if sums is not None:
        for shown, column, row in zip(rows, base.kept, base.coefficients, strict=True):
            formulas = _formulas(sums, int(column))
            shown["formula"] = sum_of(int(column), base.dependent, row, formulas)
    return rows


def _formulas(sums: BaseSums, kept: int) -> dict[int, str]:
    """Of one base parameter the coefficients that have a formula."""
    notation, out = TextPrinter(decimals=True), {}
    for (column, other), formula in sums.formulas.items():
        if column == kept:
            negative, size = split_sign(formula)
            out[other] = f"{'-' if negative else ''}{notation.bracketed(size)}"
    return out


def base_parameter_table(
    model: Model, base: BaseParameters, parameters: Array, sums: BaseSums | None = None
) -> Any:
    rows = base_parameter_rows(model, base, parameters, sums)
    told = "sum" if sums is None else "formula"
    # what is left of equal numbers after rounding is nothing
    least = 1e-14 * np.abs(base.matrix) @ np.abs(parameters)
    shown = [
        (
            row["name"],
            number(row["value"] if abs(row["value"]) > small else 0.0),
            row["unit"],
            row["body"],
            row[told],
        )
        for row, small in zip(rows, least, strict=True)
    ]
    columns = ("parameter", "value", "unit", "link", "sum of")
    sorts = made_of(base.kept.tolist(), base)
    title = f"{len(rows)} base parameters of {model.name}: {sorts or 'none'}"
    return plain_table(title, columns, shown, words=(-1,))


def lengths_line(sums: BaseSums) -> str:
    """The symbols in the sums; empty if there are none."""
    shown = ", ".join(f"{name} = {number(value)} m" for name, value in sums.lengths.items())
    return f"{shown} ({sums.meaning})" if shown and sums.meaning else shown


def unobservable_line(base: BaseParameters) -> str:
    """What no torque tells of; empty if there is nothing."""
    names = [parameter_name(int(column)) for column in sorted(base.unobservable)]
    return f"never felt at the joints: {', '.join(names)}" if names else ""
