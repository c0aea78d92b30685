"""A learner's torques in a CSV file: t and tau_<joint>, with or without the motion beside them."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from rnea.errors import TrajectoryError, suggestion
from rnea.motion import RATES, CsvTable, Trajectory, stacked
from rnea.spatial.numbers import Array

_UNIT = re.compile(r"\s*\[[^\[\]]*\]$")


def read_torques(
    text: str, joint_names: Sequence[str], motion: Trajectory | None, file: str = ""
) -> tuple[Trajectory, Array]:
    """The motion and the torques (N, n) of a file; `motion` where it comes from another one.

    Units in brackets behind a column's name are passed over, and so are columns that are neither
    motion nor torque, such as the budget that `rnea torque` can write.
    """
    table = CsvTable(text, file)
    table.header = [_plain(name, joint_names) for name in table.header]
    rates = RATES if motion is None else ()
    wanted = ["t", *(f"{what}_{j}" for what in (*rates, "tau") for j in joint_names)]
    _check(table, wanted, joint_names, motion is not None)
    columns = table.columns(wanted)
    tau = stacked(columns, "tau", joint_names)
    if motion is not None:
        _check_times(columns["t"], motion.t, file)
        return motion, tau
    q, qd, qdd = (stacked(columns, rate, joint_names) for rate in RATES)
    return Trajectory(columns["t"], q, qd, qdd, tuple(joint_names)), tau


def _plain(name: str, joint_names: Sequence[str]) -> str:
    """A column's name without its unit; a joint's own name may end in brackets."""
    if any(name == f"{what}_{joint}" for what in (*RATES, "tau") for joint in joint_names):
        return name
    return _UNIT.sub("", name)


def _check(
    table: CsvTable, wanted: list[str], joint_names: Sequence[str], motion_elsewhere: bool
) -> None:
    table.refuse_repeated([name for name in table.header if name in wanted])
    for name in table.header:
        what = name.partition("_")[0]
        torque = what == "tau" and "reduced" not in name
        if name not in wanted and (torque or (what in RATES and not motion_elsewhere)):
            legal = [w for w in wanted if w.startswith("tau_")] if torque else wanted
            hint = suggestion(name, legal)
            raise table.error(f"unknown column {name!r}. {hint}", table.header_line)
    needed = "t and tau_" if motion_elsewhere else "t, q_, qd_, qdd_ and tau_"
    torques_there = all(w in table.header for w in wanted if w.startswith("tau_"))
    other = "; or give the motion in a file of its own: --motion MOTION.csv"
    table.refuse_missing(
        wanted,
        f"needed are {needed} of every joint ({', '.join(joint_names)})"
        + (other if torques_there and not motion_elsewhere else ""),
    )


def _check_times(t: Array, of_motion: Array, file: str) -> None:
    if len(t) != len(of_motion):
        raise TrajectoryError(
            f"{len(t)} rows of torques, but the motion has {len(of_motion)}", file=file
        )
    span = max(1e-12, float(np.abs(of_motion).max()))
    off = np.flatnonzero(np.abs(t - of_motion) > 1e-6 * span)
    if len(off):
        k = int(off[0])
        raise TrajectoryError(
            f"row {k + 1} has t = {t[k]:.9g}, but the motion has t = {of_motion[k]:.9g} there",
            file=file,
        )
