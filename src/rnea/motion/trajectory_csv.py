"""Trajectories in CSV files: columns t, q_<joint>, qd_<joint>, qdd_<joint>, in any order."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rnea.errors import suggestion
from rnea.motion.csv_table import CsvTable, stacked
from rnea.motion.trajectory import Trajectory

RATES = ("q", "qd", "qdd")


def read(text: str, joint_names: Sequence[str], file: str = "") -> Trajectory:
    """Read a trajectory for the named joints; columns are matched by name."""
    table = CsvTable(text, file)
    wanted = ["t", *(f"{rate}_{joint}" for rate in RATES for joint in joint_names)]
    table.refuse_repeated(table.header)
    for name in table.header:
        if name not in wanted:
            hint = suggestion(name, wanted)
            raise table.error(f"unknown column {name!r}. {hint}", table.header_line)
    joints = ", ".join(joint_names)
    table.refuse_missing(wanted, f"needed are t and q_, qd_, qdd_ of every joint ({joints})")
    columns = table.columns(wanted)
    t = columns["t"]
    backwards = np.flatnonzero(np.diff(t) <= 0)
    if len(backwards):
        k = int(backwards[0])
        message = f"time must increase: t = {t[k + 1]:.12g} follows t = {t[k]:.12g}"
        raise table.error(message, table.line_of_row(k + 1))
    q, qd, qdd = (stacked(columns, rate, joint_names) for rate in RATES)
    return Trajectory(t, q, qd, qdd, tuple(joint_names))
