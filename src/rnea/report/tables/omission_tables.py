"""What a simplification costs, as tables and as columns of a CSV file."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

import numpy as np
from rich.table import Table

from rnea.apps.check.ignoring import TOLERATED, Growth, OmissionEffect
from rnea.core.model import Model
from rnea.core.recursions import TorqueBudget
from rnea.core.spatial import number, percent
from rnea.core.spatial.numbers import Array
from rnea.report.tables.terminal import plain_table
from rnea.report.tables.torque_csv import effort_columns


def cost_table(model: Model, cost: OmissionEffect) -> Table:
    """Error per joint over a motion."""
    peak = np.abs(cost.full).max(axis=0)
    torques = {"peak torque": (peak, 4), "peak error": (cost.peak, 4), "RMS error": (cost.rms, 4)}
    return _error_table(model, cost, torques, "peak error / peak torque", "joint speed there")


def state_cost_table(model: Model, cost: OmissionEffect) -> Table:
    """Error per joint at one state."""
    full, reduced, error = (values[0] for values in (cost.full, cost.reduced, cost.error))
    torques = {"tau": (full, 6), "reduced": (reduced, 6), "error": (error, 4)}
    return _error_table(model, cost, torques, "error / tau", "joint speed")


def _error_table(
    model: Model,
    cost: OmissionEffect,
    torques: dict[str, tuple[Array, int]],
    relative: str,
    speed: str,
) -> Table:
    """torques: by column, one for each joint, and their digits."""
    rows = [
        (
            freedom.effort_name,
            *(number(values[i], digits) for values, digits in torques.values()),
            freedom.effort_unit,
            percent(cost.relative[i]),
            f"{number(cost.speed_at_peak[i], 3)} {freedom.unit}",
        )
        for i, freedom in enumerate(model.dofs)
    ]
    title = f"Error of ignoring {', '.join(cost.ignored)}"
    return plain_table(title, ("joint", *torques, "unit", relative, speed), rows)


def growth_table(model: Model, growth: Growth) -> Table:
    """Peak error relative to peak torque, for the same path at other speeds."""
    rows = [
        (f"{number(k)} x" + (" (as given)" if k == 1 else ""), *map(percent, shares))
        for k, shares in zip(growth.factors, growth.relative, strict=True)
    ]
    title = "The same path slower and faster: peak error / peak torque at that speed"
    return plain_table(title, ("speed", *(x.effort_name for x in model.dofs)), rows)


def growth_sentence(model: Model, growth: Growth) -> str:
    """From which speed on the reduced model fails."""
    bound = percent(TOLERATED)
    if growth.limit is None:
        worst = growth.relative.max(axis=1)
        if np.all(worst <= TOLERATED):
            return f"No joint's error exceeds {bound} of its peak torque at any of these speeds."
        return f"Some joint's error exceeds {bound} of its peak torque even when slowed down."
    as_given = growth.peak_speed[growth.factors.index(1.0)]
    fastest = int(np.argmax(as_given))
    freedom = model.dofs[fastest]
    speed = number(as_given[fastest] * growth.limit, 3)
    return (
        f"The reduced model stays within {bound} of every joint's peak torque up to about "
        f"{number(growth.limit, 2)} times the given speed "
        f"({freedom.name} at {speed} {freedom.unit} at most)."
    )


def cost_columns(model: Model, cost: OmissionEffect) -> tuple[list[str], Array]:
    """Names and values of the columns that a CSV file gains: reduced torques and errors."""
    names = [*effort_columns(model, "tau_reduced"), *effort_columns(model, "error")]
    return names, np.concatenate([cost.reduced, cost.error], axis=1)


def with_columns(text: str, names: list[str], values: Array) -> str:
    """A CSV text with columns appended; comment lines stay."""
    added = chain([names], (map(repr, row) for row in values.tolist()))
    lines = (
        line if line.startswith("#") else ",".join([line, *next(added)])
        for line in text.splitlines()
    )
    return "\n".join(lines) + "\n"


def zero_lines(model: Model, budget: TorqueBudget, terms: Sequence[str], where: str) -> list[str]:
    """Of terms that cost nothing: why. where: "motion" or "state"."""
    absent = {}
    if not any(body.losses.rubs for body in model.bodies):
        absent["friction"] = "friction"
    if not any(body.losses.rotor for body in model.bodies):
        absent["rotor"] = "rotor inertia"
    if not model.has_springs:
        absent["spring"] = "springs"
    return [
        f"{model.name} has no {absent[term]}: ignoring it costs nothing."
        if term in absent
        else f"The {term} term is zero in this {where}: ignoring it costs nothing."
        for term in terms
        if not np.any(getattr(budget, term))
    ]


def cost_facts(cost: OmissionEffect) -> dict[str, Any]:
    """One state's cost for JSON."""
    return {
        "terms": list(cost.ignored),
        "tau_reduced": cost.reduced[0].tolist(),
        "error": cost.error[0].tolist(),
        "relative": cost.relative.tolist(),
    }
