"""A learner's torques in a CSV file: t and tau_<joint>, with or without the motion beside them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rnea.apps.check.diagnose.stated_precision import MOST_WRITTEN, half_units, of_a_table
from rnea.apps.trajectory.columns import RATES, Columns, Joints, different
from rnea.apps.trajectory.files.column_mapping import PLAIN, ColumnMapping
from rnea.apps.trajectory.files.heading_units import measured
from rnea.apps.trajectory.trajectory import Trajectory
from rnea.core.model import Model
from rnea.core.spatial.numbers import Array
from rnea.errors import TrajectoryError, counted, suggestion
from rnea.files.tables.csv_table import CsvTable, stacked


def read_torques(
    text: str,
    joint_names: Joints,
    motion: Trajectory | None,
    file: str = "",
    spelling: ColumnMapping = PLAIN,
) -> tuple[Trajectory, Array]:
    r"""The motion and the torques (N, nv) of a file; `motion` where it comes from another one.

    joint_names: of joints with one coordinate each, or a model, whose efforts have names. Columns
    that are neither motion nor torque, such as the budget that `rnea torque` can write, are passed
    over. Numbers in other units, as headings or the spelling say, are converted.

    >>> text = "t,q_hip,qd_hip,qdd_hip,tau_hip\n0,0,0,0,5\n1,0,0,0,6\n"
    >>> motion, tau = read_torques(text, ["hip"], None)
    >>> tau.ravel()
    array([5., 6.])
    """
    return read_written_torques(text, joint_names, motion, file, spelling)[:2]


def read_written_torques(
    text: str,
    joint_names: Joints,
    motion: Trajectory | None,
    file: str = "",
    spelling: ColumnMapping = PLAIN,
) -> tuple[Trajectory, Array, Array | None]:
    """The same, and half units (N, nv) of the torques' last digits as they stand in the file; of a
    long file they are not looked at.
    """
    table, columns = CsvTable(text, file, spelling.separator), Columns.of(joint_names)
    efforts = columns.speeds
    if isinstance(joint_names, Model):
        efforts = different([(x.effort_name, x.body) for x in joint_names.dofs])
    names = (*columns.positions, *columns.speeds, *efforts)
    table.header = spelling.headings(table.header, names, table.header_error)
    torques = [f"tau_{name}" for name in efforts]
    known = columns.measures() | dict.fromkeys(torques)
    told = measured(table.header, known, spelling.units, table.header_error)
    table.header = told.header
    wanted = [*columns.headings(RATES if motion is None else ()), *torques]
    _check(table, wanted, columns.joints, motion is not None)
    values = told.converted(table.columns(wanted))
    tau = stacked(values, "tau", efforts)
    digits = None
    if len(table) <= MOST_WRITTEN:
        halves = told.converted({name: _half_units(table, name) for name in torques})
        digits = of_a_table(np.abs(np.stack(list(halves.values()), axis=-1)), tau)
    if motion is not None:
        _check_times(values["t"], motion.t, file)
        return motion, tau, digits
    q, qd, qdd = (stacked(values, rate, columns.names(rate)) for rate in RATES)
    return Trajectory(values["t"], q, qd, qdd, columns.joints, columns), tau, digits


def _half_units(table: CsvTable, name: str) -> Array:
    cells = table.texts(table.header.index(name))
    plain = cells if table.separator == "," else [cell.replace(",", ".") for cell in cells]
    return half_units([plain])[:, 0]


def _check(
    table: CsvTable, wanted: list[str], joint_names: Sequence[str], motion_elsewhere: bool
) -> None:
    table.refuse_repeated([name for name in table.header if name in wanted])
    for name in (heading.partition(" [")[0] for heading in table.header):
        what = name.partition("_")[0]
        torque = what == "tau" and "reduced" not in name
        if name not in wanted and (torque or (what in RATES and not motion_elsewhere)):
            legal = [w for w in wanted if w.startswith("tau_")] if torque else wanted
            hint = suggestion(name, legal)
            told = f"unknown column {name!r}. {hint}; --map {name}=OURS takes it for one of these"
            raise table.header_error(told)
    needed = "t and tau_" if motion_elsewhere else "t, q_, qd_, qdd_ and tau_"
    torques_there = all(w in table.header for w in wanted if w.startswith("tau_"))
    other = "; or give the motion in a file of its own: --motion MOTION.csv"
    table.refuse_missing(
        wanted,
        f"needed are {needed} of every joint ({', '.join(joint_names)})"
        + (other if torques_there and not motion_elsewhere else ""),
        joint_names,
    )


def _check_times(t: Array, of_motion: Array, file: str) -> None:
    if len(t) != len(of_motion):
        raise TrajectoryError(
            f"{counted(len(t), 'row')} of torques, but the motion has {len(of_motion)}", file=file
        )
    span = max(1e-12, float(np.abs(of_motion).max()))
    off = np.flatnonzero(np.abs(t - of_motion) > 1e-6 * span)
    if len(off):
        k = int(off[0])
        raise TrajectoryError(
            f"row {k + 1} has t = {t[k]:.9g}, but the motion has t = {of_motion[k]:.9g} there",
            file=file,
        )
