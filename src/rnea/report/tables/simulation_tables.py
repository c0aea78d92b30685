"""A simulation in the terminal: joints, energy balance, tracking error; and as facts for JSON."""

from __future__ import annotations

from dataclasses import asdict
from itertools import zip_longest
from typing import Any

import numpy as np
from rich.table import Table

from rnea.apps.simulate.result import EnergyBalance, Simulation
from rnea.apps.simulate.rollouts import Rollouts
from rnea.apps.trajectory.columns import Columns
from rnea.core.model import Model
from rnea.core.spatial import number
from rnea.core.spatial.numbers import Array
from rnea.errors import counted
from rnea.report.tables.terminal import plain_table


def joints_table(model: Model, run: Simulation) -> Table:
    """Range, speed and torque of every joint, where it ended, and how long it stood still."""
    places = [
        (
            x.name,
            _with_unit(f"{number(run.q[:, k].min(), 4)} .. {number(run.q[:, k].max(), 4)}", x.unit),
            _with_unit(number(run.q[-1, k], 6), x.unit),
        )
        for k, x in enumerate(model.coordinates)
    ]
    speeds = [
        (
            x.name,
            f"{number(np.abs(run.qd[:, k]).max(), 4)} {x.unit}",
            f"{number(np.abs(run.tau[:, k]).max(), 4)} {x.effort_unit}",
            f"{100 * run.held[:, k].mean():.3g} %",
        )
        for k, x in enumerate(model.dofs)
    ]
    title = f"{run.t[-1]:.6g} s by {run.method}, {counted(len(run), 'time')}"
    columns = ("range", "at the end", "peak speed", "peak torque", "held")
    if [x[0] for x in places] == [x[0] for x in speeds]:
        joined = [place + speed[1:] for place, speed in zip(places, speeds, strict=True)]
        return plain_table(title, ("joint", *columns), joined)
    # beside each other: coordinates of a joint, and its speeds, of which there may be fewer
    rows: list[tuple[str, ...]] = []
    for body in model.independent:
        # with loops joints may have coordinates alone
        own = [speed for speed, x in zip(speeds, model.dofs, strict=True) if x.body is body]
        pairs = zip_longest(places[body.q], own, fillvalue=("",) * 4)
        rows += [place[:3] + speed for place, speed in pairs]
    return plain_table(title, ("coordinate", *columns[:2], "speed", *columns[2:]), rows)


def _with_unit(text: str, unit: str) -> str:
    return f"{text} {unit}".rstrip()


def energy_table(balance: EnergyBalance) -> Table:
    parts = {
        "work of the actuators": balance.input,
        "work of wrenches from outside": balance.external,
        "stored as kinetic energy": balance.kinetic,
        "stored as potential energy": balance.potential,
        "gone into friction": balance.friction,
        "lost in stops": balance.stops,
    }
    if balance.elastic or balance.gears:
        parts["stored in elastic gears"] = balance.elastic
        parts["gone into the dampers of gears"] = balance.gears
    parts["open (error of the method)"] = balance.open
    rows = [(name, number(value, 6)) for name, value in parts.items()]
    return plain_table("Energy balance", ("", "J"), rows)


def tracking_table(model: Model, run: Simulation) -> Table:
    error = run.tracking_error()
    rows = [
        (x.name, number(largest, 4), number(rms, 4), x.unit.removesuffix("/s"))
        for x, largest, rms in zip(model.dofs, error.largest, error.rms, strict=True)
    ]
    return plain_table("Tracking error", ("joint", "largest", "RMS", "unit"), rows)


def simulation_facts(run: Simulation) -> dict[str, Any]:
    """Numbers for JSON."""
    balance = run.energy_balance()
    facts: dict[str, Any] = {
        "method": run.method,
        "step": run.step,
        "time": float(run.t[-1]),
        "samples": len(run),
        "joints": list(run.joint_names),
        **_columns(run.columns),
        "final": {"q": run.q[-1].tolist(), "qd": run.qd[-1].tolist()},
        "peak_speed": np.abs(run.qd).max(axis=0).tolist(),
        "peak_torque": np.abs(run.tau).max(axis=0).tolist(),
        "energy_balance": asdict(balance) | {"open": balance.open},
        "events": [{"t": t, "what": what} for t, what in run.events],
        "notes": list(run.notes),
        "compiled": run.compiled,
    }
    if run.why_python:
        facts["why_python"] = run.why_python
    if run.motor_q is not None and run.motor_qd is not None:
        facts["final"]["q_motor"] = run.motor_q[-1].tolist()
        facts["final"]["qd_motor"] = run.motor_qd[-1].tolist()
    if run.wanted is not None:
        error = run.tracking_error()
        facts["tracking_error"] = {"largest": error.largest.tolist(), "rms": error.rms.tolist()}
    return facts


def _columns(columns: Columns) -> dict[str, list[str]]:
    """Names of the numbers of q and of all others, where they are not those of the joints."""
    if columns.positions == columns.joints and columns.speeds == columns.joints:
        return {}
    return {"coordinates": list(columns.positions), "speeds": list(columns.speeds)}


_LEVELS = (5, 50, 95)


def rollouts_table(model: Model, many: Rollouts) -> Table:
    """How the final positions spread, and the tracking errors where a motion was followed."""
    whole = np.isnan(many.blown_up)

    def spread(values: Array, digits: int) -> list[tuple[str, ...]]:
        levels = np.percentile(values[whole], _LEVELS, axis=0).T
        return [tuple(number(x, digits) for x in row) for row in levels]

    title = f"{len(many)} rollouts of {many.duration:g} s in steps of {many.step:g} s"
    columns = ["joint", *(f"q {level} %" for level in _LEVELS)]
    places = [(x.name, x.unit) for x in model.coordinates]
    cells = spread(many.q, 5)
    if many.largest_error is None:
        rows = [(name, *own, unit) for (name, unit), own in zip(places, cells, strict=True)]
        return plain_table(title, (*columns, "unit"), rows)
    columns += [f"error {level} %" for level in _LEVELS]
    speeds = [(x.name, x.unit.removesuffix("/s")) for x in model.dofs]
    errors = spread(many.largest_error, 4)
    if places == speeds:
        joined = zip(places, cells, errors, strict=True)
        rows = [(name, *own, *off, unit) for (name, unit), own, off in joined]
    else:
        # errors go along the speeds, of which there may be fewer
        none = ("",) * len(_LEVELS)
        rows = [(name, *own, *none, unit) for (name, unit), own in zip(places, cells, strict=True)]
        rows += [
            (name, *none, *off, unit) for (name, unit), off in zip(speeds, errors, strict=True)
        ]
    return plain_table(title, (*columns, "unit"), rows)


def rollouts_facts(many: Rollouts) -> dict[str, Any]:
    whole = np.isnan(many.blown_up)
    facts: dict[str, Any] = {
        "rollouts": len(many),
        "time": many.duration,
        "step": many.step,
        "joints": list(many.joint_names),
        **_columns(many.columns),
        "blown_up": int((~whole).sum()),
        "percentiles": list(_LEVELS),
        "q": np.percentile(many.q[whole], _LEVELS, axis=0).tolist() if whole.any() else None,
    }
    if many.largest_error is not None and whole.any():
        spread = np.percentile(many.largest_error[whole], _LEVELS, axis=0)
        facts["largest_error"] = spread.tolist()
    return facts
