"""Trajectories in CSV files: columns t, q_<coordinate>, qd_<speed>, qdd_<speed>, in any order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np

from rnea.errors import InputError
from rnea.motion.columns import Columns, Joints
from rnea.motion.csv_comments import comment_lines
from rnea.motion.csv_table import CsvTable
from rnea.motion.recording import Recording, checked_rates, from_columns
from rnea.motion.spelling import LEFT_OUT, PLAIN, Spelling
from rnea.motion.trajectory import Trajectory

_UNIT = re.compile(r"(.*\S)\s*\[([^\[\]]*)\]", re.DOTALL)
# what may stand behind a unit of length or angle in the name of a column, by its rate
_PER_TIME = {"q": ("",), "qd": ("/s",), "qdd": ("/s2", "/s^2", "/s²")}


def read_recording(
    text: str,
    joint_names: Joints,
    file: str = "",
    units: Sequence[str] = (),
    spelling: Spelling = PLAIN,
) -> Recording:
    """Read positions, and velocities and accelerations where the file has them.

    Columns are matched by name. joint_names: a model, which knows its units, or joints of one
    coordinate each, and then units: "rad" or "m" of each; both to check what the file says behind
    its columns' names. spelling: how the file calls them, and what separates them.
    """
    columns = Columns.of(joint_names, units)
    table = CsvTable(text, file, spelling.separator)
    names = (*columns.positions, *columns.speeds)
    table.header = spelling.headings(table.header, names, table.header_error)
    known, unit_of = columns.headings(), columns.units()
    table.header = [_without_unit(name, known, unit_of, table) for name in table.header]
    taken = [name for name in table.header if name != LEFT_OUT]
    rates = checked_rates(taken, columns, table.header_error)
    values = table.columns(columns.told_in(taken).headings(rates))
    recording = from_columns(values, columns, rates, file)
    return replace(recording, place=lambda row: ("", table.line_of_row(row))).checked()


def _without_unit(name: str, known: Sequence[str], unit_of: dict[str, str], table: CsvTable) -> str:
    """A column's name without the unit behind it, which must be the right one."""
    match = _UNIT.fullmatch(name) if name not in known and len(name) < 1000 else None
    if match is None or match[1] not in known:
        return name
    plain, unit = match[1], match[2].strip()
    legal = _legal_units(plain, unit_of)
    if unit not in legal:
        raise table.header_error(
            f"column {name!r} is in {unit!r}; it must be in {' or '.join(legal)}"
        )
    return plain


def _legal_units(heading: str, unit_of: dict[str, str]) -> list[str]:
    rate, _, name = heading.partition("_")
    if rate == "t":
        return ["s"]
    known = unit_of.get(f"{'q' if rate == 'q' else 'qd'}_{name}")
    if known == "":
        return ["1"]
    bases = ["rad", "m"] if known is None else [known.removesuffix("/s")]
    return [base + per for base in bases for per in _PER_TIME[rate]]


def write(motion: Trajectory, about: Iterable[str] = ()) -> str:
    """The text of a file. `about` become comments at its top."""
    for joint in motion.joint_names:
        if joint != joint.strip() or re.search(r"[,\"\r\n]", joint):
            raise InputError(
                f"joint {joint!r} cannot name a column of a CSV file; write .npz instead"
            )
    table = np.concatenate([motion.t[:, None], motion.q, motion.qd, motion.qdd], axis=1)
    lines = comment_lines(about)
    lines.append(",".join(motion.columns.headings()))
    # repr is the shortest text that reads back to the same number
    lines += [",".join(map(repr, row)) for row in table.tolist()]
    return "\n".join(lines) + "\n"
