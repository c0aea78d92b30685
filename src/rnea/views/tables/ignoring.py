"""What a simplification costs, as tables and as columns of a CSV file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from rich.table import Table

from rnea.check import TOLERATED, Cost, Growth
from rnea.model import Model
from rnea.recursions import TorqueBudget
from rnea.spatial import number
from rnea.spatial.numbers import Array
from rnea.views.tables.terminal import plain_table


def percent(share: float) -> str:
    """A share in percent; what is rounding is 0 %."""
    return "0 %" if abs(share) < 1e-12 else f"{number(100 * share, 3)} %"


def _speed_unit(position_unit: str) -> str:
    return f"{position_unit}/s"


def cost_table(model: Model, cost: Cost) -> Table:
    """Error per joint over a motion."""
    rows = [
        (
            body.joint.name,
            number(np.abs(cost.full[:, i]).max(), 4),
            number(cost.peak[i], 4),
            number(cost.rms[i], 4),
            body.joint.effort_unit,
            percent(cost.relative[i]),
            f"{number(cost.speed_at_peak[i], 3)} {_speed_unit(body.joint.position_unit)}",
        )
        for i, body in enumerate(model.independent)
    ]
    columns = (
        *("joint", "peak torque", "peak error", "RMS error", "unit"),
        *("peak error / peak torque", "joint speed there"),
    )
    return plain_table(f"Error of ignoring {', '.join(cost.ignored)}", columns, rows)


def state_cost_table(model: Model, cost: Cost) -> Table:
    """Error per joint at one state."""
    rows = [
        (
            body.joint.name,
            number(cost.full[0, i], 6),
            number(cost.reduced[0, i], 6),
            number(cost.error[0, i], 4),
            body.joint.effort_unit,
            percent(cost.relative[i]),
            f"{number(cost.speed_at_peak[i], 3)} {_speed_unit(body.joint.position_unit)}",
        )
        for i, body in enumerate(model.independent)
    ]
    columns = ("joint", "tau", "reduced", "error", "unit", "error / tau", "joint speed")
    return plain_table(f"Error of ignoring {', '.join(cost.ignored)}", columns, rows)


def growth_table(model: Model, growth: Growth) -> Table:
    """Peak error relative to peak torque, for the same path at other speeds."""
    joints = [body.joint for body in model.independent]
    rows = [
        (
            f"{number(k)} x" + (" (as given)" if k == 1 else ""),
            *(percent(share) for share in growth.relative[row]),
        )
        for row, k in enumerate(growth.factors)
    ]
    title = "The same path slower and faster: peak error / peak torque at that speed"
    return plain_table(title, ("speed", *(joint.name for joint in joints)), rows)


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
    joint = model.independent[fastest].joint
    speed = number(as_given[fastest] * growth.limit, 3)
    return (
        f"The reduced model stays within {bound} of every joint's peak torque up to about "
        f"{number(growth.limit, 2)} times the given speed "
        f"({joint.name} at {speed} {_speed_unit(joint.position_unit)} at most)."
    )


def cost_columns(model: Model, cost: Cost) -> tuple[list[str], Array]:
    """Names and values of the columns that a CSV file gains: reduced torques and errors."""
    joints = [body.joint for body in model.independent]
    names = [
        f"{what}_{joint.name} [{joint.effort_unit}]"
        for what in ("tau_reduced", "error")
        for joint in joints
    ]
    return names, np.concatenate([cost.reduced, cost.error], axis=1)


def with_columns(text: str, names: list[str], values: Array) -> str:
    """A CSV text with columns appended; comment lines stay."""
    out, rows = [], iter(values.tolist())
    seen_header = False
    for line in text.splitlines():
        if line.startswith("#"):
            out.append(line)
        elif not seen_header:
            seen_header = True
            out.append(",".join([line, *names]))
        else:
            out.append(",".join([line, *map(repr, next(rows))]))
    return "\n".join(out) + "\n"


def zero_lines(model: Model, budget: TorqueBudget, terms: Sequence[str], where: str) -> list[str]:
    """Of terms that cost nothing: why. where: "motion" or "state"."""
    given = {
        "friction": any(b.losses.rubs for b in model.bodies),
        "rotor": any(b.losses.rotor for b in model.bodies),
    }
    lines = []
    for term in terms:
        if np.any(getattr(budget, term)):
            continue
        if not given.get(term, True):
            what = "rotor inertia" if term == "rotor" else term
            lines.append(f"{model.name} has no {what}: ignoring it costs nothing.")
        else:
            lines.append(f"The {term} term is zero in this {where}: ignoring it costs nothing.")
    return lines


def cost_facts(cost: Cost) -> dict[str, Any]:
    """One state's cost for JSON."""
    return {
        "terms": list(cost.ignored),
        "tau_reduced": cost.reduced[0].tolist(),
        "error": cost.error[0].tolist(),
        "relative": cost.relative.tolist(),
    }
