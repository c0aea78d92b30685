"""Trajectories in CSV files: columns t, q_<coordinate>, qd_<speed>, qdd_<speed>, in any order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np

from rnea.apps.trajectory.columns import Columns, Joints
from rnea.apps.trajectory.files.column_mapping import LEFT_OUT, PLAIN, ColumnMapping
from rnea.apps.trajectory.files.effort_columns import without_efforts
from rnea.apps.trajectory.files.heading_units import measured
from rnea.apps.trajectory.files.known_columns import checked_rates
from rnea.apps.trajectory.recording import Recording, from_columns
from rnea.apps.trajectory.trajectory import Trajectory
from rnea.core.spatial import csv_line
from rnea.errors import InputError
from rnea.files.tables.csv_comments import comment_lines
from rnea.files.tables.csv_table import CsvTable


def read_recording(
    text: str,
    joint_names: Joints,
    file: str = "",
    units: Sequence[str] = (),
    spelling: ColumnMapping = PLAIN,
) -> Recording:
    """Read positions, and velocities and accelerations where the file has them.

    Columns are matched by name. joint_names: a model, which knows its units, or joints of one
    coordinate each, and then units: "rad" or "m" of each; both to check and convert by what the
    file says behind its columns' names. spelling: how the file calls them, what separates them, and
    units of those that say none.
    """
    columns = Columns.of(joint_names, units)
    table = CsvTable(text, file, spelling.separator)
    names = (*columns.positions, *columns.speeds)
    table.header = spelling.headings(table.header, names, table.header_error)
    told = measured(table.header, columns.measures(), spelling.units, table.header_error)
    table.header, passed = without_efforts(told.header, columns)
    taken = [name for name in table.header if name != LEFT_OUT]
    rates = checked_rates(taken, columns, table.header_error)
    values = told.converted(table.columns(columns.required(taken).headings(rates)))
    recording = from_columns(values, columns, rates, file).noted([*told.notes, *passed])
    return replace(recording, place=lambda row: ("", table.line_of_row(row))).checked()


def write(motion: Trajectory, about: Iterable[str] = ()) -> str:
    """The text of a file. `about` become comments at its top."""
    for joint in motion.joint_names:
        if joint != joint.strip() or re.search(r"[,\"\r\n]", joint):
            raise InputError(
                f"joint {joint!r} cannot name a column of a CSV file; write .npz instead"
            )
    table = np.concatenate([motion.t[:, None], motion.q, motion.qd, motion.qdd], axis=1)
    lines = comment_lines(about)
    lines.append(csv_line(motion.columns.headings()))
    # repr is the shortest text that reads back to the same number
    lines += [",".join(map(repr, row)) for row in table.tolist()]
    return "\n".join(lines) + "\n"
