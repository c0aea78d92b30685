"""Trajectories in CSV files: columns t, q_<joint>, qd_<joint>, qdd_<joint>, in any order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np

from rnea.errors import InputError
from rnea.motion.csv_table import CsvTable
from rnea.motion.recording import RATES, Recording, checked_rates, column_names, from_columns
from rnea.motion.trajectory import Trajectory

_UNIT = re.compile(r"(.*\S)\s*\[([^\[\]]*)\]", re.DOTALL)
# what may stand in brackets behind a column's name, by its rate
_UNITS = {
    "t": ("s",),
    "q": ("rad", "m"),
    "qd": ("rad/s", "m/s"),
    "qdd": ("rad/s2", "rad/s^2", "rad/s²", "m/s2", "m/s^2", "m/s²"),
}


def read_recording(
    text: str, joint_names: Sequence[str], file: str = "", units: Sequence[str] = ()
) -> Recording:
    """Read positions, and velocities and accelerations where the file has them.

    Columns are matched by name. units: "rad" or "m" of each joint, to check what the file says
    behind its columns' names.
    """
    table = CsvTable(text, file)
    known = column_names(RATES, joint_names)
    unit_of = dict(zip(joint_names, units, strict=False))
    table.header = [_without_unit(name, known, unit_of, table) for name in table.header]
    rates = checked_rates(table.header, joint_names, table.header_error)
    columns = table.columns(column_names(rates, joint_names))
    recording = from_columns(columns, joint_names, rates, file)
    return replace(recording, place=lambda row: ("", table.line_of_row(row))).checked()


def _without_unit(name: str, known: Sequence[str], unit_of: dict[str, str], table: CsvTable) -> str:
    """A column's name without the unit behind it, which must be the right one."""
    match = _UNIT.fullmatch(name) if name not in known and len(name) < 1000 else None
    if match is None or match[1] not in known:
        return name
    plain, unit = match[1], match[2].strip()
    rate, _, joint = plain.partition("_")
    base = unit_of.get(joint)
    legal = [u for u in _UNITS[rate] if base is None or u.partition("/")[0] in (base, "s")]
    if unit not in legal:
        raise table.header_error(
            f"column {name!r} is in {unit!r}; it must be in {' or '.join(legal)}"
        )
    return plain


def write(motion: Trajectory, about: Iterable[str] = ()) -> str:
    """The text of a file. `about` become comments at its top."""
    for joint in motion.joint_names:
        if joint != joint.strip() or re.search(r"[,\"\r\n]", joint):
            raise InputError(
                f"joint {joint!r} cannot name a column of a CSV file; write .npz instead"
            )
    table = np.concatenate([motion.t[:, None], motion.q, motion.qd, motion.qdd], axis=1)
    lines = [f"# {line}" for line in about]
    lines.append(",".join(column_names(RATES, motion.joint_names)))
    # repr is the shortest text that reads back to the same number
    lines += [",".join(map(repr, row)) for row in table.tolist()]
    return "\n".join(lines) + "\n"
