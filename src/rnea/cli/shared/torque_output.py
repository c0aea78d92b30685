"""What `rnea torque` says beside its numbers: whose they are, limits that they break, peaks."""

from __future__ import annotations

import numpy as np

from rnea.apps.trajectory.trajectory import Trajectory
from rnea.cli.output import identity, made_of, tell
from rnea.core.recursions import TorqueBudget
from rnea.core.spatial.numbers import Array
from rnea.errors import counted
from rnea.robot import Robot


def about_torques(arm: Robot, robot: str, options: dict) -> list[str]:
    gravity = list(map(float, options["gravity"] or arm.gravity))
    terms = (f"{x} {'on' if options[x] else 'off'}" for x in ("friction", "rotor", "spring"))
    return [made_of(arm, robot), f"gravity {gravity} m/s2, {', '.join(terms)}"]


def tell_limits(arm: Robot, q: Array, tau: Array, qd: Array | None = None) -> None:
    from rnea.apps.trajectory.limits import limit_notes

    for note in limit_notes(arm.model, q, tau, qd):
        tell(f"note: {note}")


def tell_written(arm: Robot, rows: int, tau: Array, output: str) -> None:
    if output != "-":
        pairs = zip(arm.model.dofs, np.abs(tau).max(axis=0), strict=True)
        peaks = ", ".join(f"{freedom.effort_name} {peak:.4g}" for freedom, peak in pairs)
        tell(f"{counted(rows, 'row')} written to {output}; peak torques: {peaks}")


def pair(force: Array, moment: Array) -> dict[str, list[float]]:
    return {"force": force.tolist(), "moment": moment.tolist()}


def motion_facts(
    arm: Robot, motion: Trajectory, tau: Array, budget: TorqueBudget | None
) -> dict[str, object]:
    """Torques over a motion in short: largest size and RMS of each, and the RMS of their parts."""
    facts: dict[str, object] = identity(arm) | {
        "rows": len(motion),
        "duration": float(motion.t[-1] - motion.t[0]),
        "joints": [freedom.effort_name for freedom in arm.model.dofs],
        "units": [freedom.effort_unit for freedom in arm.model.dofs],
        "peak": np.abs(tau).max(axis=0).tolist(),
        "rms": _rms(tau),
    }
    if budget is not None:
        facts["budget_rms"] = {name: _rms(part) for name, part in budget.items()}
    return facts


def _rms(values: Array) -> list[float]:
    rms: list[float] = np.sqrt(np.mean(values * values, axis=0)).tolist()
    return rms
