"""Trajectories in CSV files: columns t, q_<joint>, qd_<joint>, qdd_<joint>, in any order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np

from rnea.errors import InputError, shortened
from rnea.motion.csv_table import CsvTable
from rnea.motion.recording import RATES, Recording, from_columns, rates_present, unknown_column
from rnea.motion.trajectory import Trajectory

__all__ = ["RATES", "read", "read_recording", "write"]

_UNIT = re.compile(r"(.*\S)\s*\[([^\[\]]*)\]", re.DOTALL)
# what may stand in brackets behind a column's name, by its rate
_UNITS = {
    "t": ("s",),
    "q": ("rad", "m"),
    "qd": ("rad/s", "m/s"),
    "qdd": ("rad/s2", "rad/s^2", "rad/s²", "m/s2", "m/s^2", "m/s²"),
}


def read(text: str, joint_names: Sequence[str], file: str = "") -> Trajectory:
    """Read a trajectory for the named joints, rates included; columns are matched by name."""
    return _read(text, joint_names, file, RATES).trajectory()


def read_recording(
    text: str, joint_names: Sequence[str], file: str = "", units: Sequence[str] = ()
) -> Recording:
    """Read positions, and velocities and accelerations where the file has them.

    units: "rad" or "m" of each joint, to check what the file says behind its columns' names.
    """
    return _read(text, joint_names, file, None, units)


def _read(
    text: str,
    joint_names: Sequence[str],
    file: str,
    rates: Sequence[str] | None,
    units: Sequence[str] = (),
) -> Recording:
    table = CsvTable(text, file)
    known = {"t", *(f"{rate}_{joint}" for rate in RATES for joint in joint_names)}
    unit_of = dict(zip(joint_names, units, strict=False))
    table.header = [_without_unit(name, known, unit_of, table) for name in table.header]
    for name in table.header:
        if name not in known:
            raise table.error(unknown_column(name, table.header, joint_names), table.header_line)
    table.refuse_repeated(table.header)
    rates = rates_present(table.header, joint_names) if rates is None else rates
    wanted = ["t", *(f"{rate}_{joint}" for rate in rates for joint in joint_names)]
    needed = ", ".join(f"{rate}_" for rate in rates)
    table.refuse_missing(
        wanted, f"needed are t and {needed} of every joint ({shortened(joint_names)})"
    )
    recording = from_columns(table.columns(wanted), joint_names, rates, file)
    return replace(recording, place=lambda row: ("", table.line_of_row(row))).checked()


def _without_unit(name: str, known: set[str], unit_of: dict[str, str], table: CsvTable) -> str:
    """A column's name without the unit behind it, which must be the right one."""
    found = _UNIT.fullmatch(name) if name not in known and len(name) < 1000 else None
    if found is None or found[1] not in known:
        return name
    plain, unit = found[1], found[2].strip()
    rate, _, joint = plain.partition("_")
    base = unit_of.get(joint)
    legal = [u for u in _UNITS[rate] if base is None or u.partition("/")[0] in (base, "s")]
    if unit not in legal:
        raise table.error(
            f"column {name!r} is in {unit!r}; it must be in {' or '.join(legal)}",
            table.header_line,
        )
    return plain


def write(motion: Trajectory, about: Iterable[str] = ()) -> str:
    """The text of a file. `about` become comments at its top."""
    for joint in motion.joint_names:
        if joint != joint.strip() or re.search(r"[,\"\r\n]", joint):
            raise InputError(
                f"joint {joint!r} cannot name a column of a CSV file; write .npz instead"
            )
    names = ["t", *(f"{rate}_{joint}" for rate in RATES for joint in motion.joint_names)]
    table = np.concatenate([motion.t[:, None], motion.q, motion.qd, motion.qdd], axis=1)
    lines = [f"# {line}" for line in about]
    lines.append(",".join(names))
    # repr is the shortest text that reads back to the same number
    lines += [",".join(map(repr, row)) for row in table.tolist()]
    return "\n".join(lines) + "\n"
