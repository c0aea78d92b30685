"""Trajectories in CSV files: columns t, q_<joint>, qd_<joint>, qdd_<joint>, in any order."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from rnea.errors import TrajectoryError, suggestion
from rnea.motion.trajectory import Trajectory
from rnea.spatial.numbers import Array

_RATES = ("q", "qd", "qdd")
_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)


def read(text: str, joint_names: Sequence[str], file: str = "") -> Trajectory:
    """Read a trajectory for the named joints; columns are matched by name."""
    lines = [
        (number, line)
        for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    if not lines:
        raise TrajectoryError("the file is empty; its first row must name the columns", file=file)
    header = [name.strip() for name in lines[0][1].split(",")]
    wanted = ["t", *(f"{rate}_{joint}" for rate in _RATES for joint in joint_names)]
    _check_header(header, wanted, joint_names, file, lines[0][0])
    table = _numbers(lines[1:], header, file)
    column = {name: table[:, k] for k, name in enumerate(header)}
    t = column["t"]
    backwards = np.flatnonzero(np.diff(t) <= 0)
    if len(backwards):
        k = int(backwards[0])
        raise TrajectoryError(
            f"time must increase: t = {t[k + 1]:.12g} follows t = {t[k]:.12g}",
            file=file,
            line=lines[k + 2][0],
        )
    shape = (len(t), len(joint_names))
    q, qd, qdd = (
        np.stack([column[f"{rate}_{j}"] for j in joint_names], axis=-1) if joint_names
        else np.zeros(shape)
        for rate in _RATES
    )  # fmt: skip
    return Trajectory(t, q, qd, qdd, tuple(joint_names))


def _check_header(
    header: list[str], wanted: list[str], joint_names: Sequence[str], file: str, line: int
) -> None:
    for name in header:
        if header.count(name) > 1:
            raise TrajectoryError(f"column {name!r} appears twice", file=file, line=line)
        if name not in wanted:
            hint = suggestion(name, wanted)
            raise TrajectoryError(f"unknown column {name!r}. {hint}", file=file, line=line)
    missing = [name for name in wanted if name not in header]
    if missing:
        shown = ", ".join(missing[:8]) + (", ..." if len(missing) > 8 else "")
        raise TrajectoryError(
            f"missing column{'s' if len(missing) > 1 else ''} {shown}; needed are t and q_, qd_, "
            f"qdd_ of every joint ({', '.join(joint_names)})",
            file=file,
            line=line,
        )


def _numbers(lines: list[tuple[int, str]], header: list[str], file: str) -> Array:
    if not lines:
        raise TrajectoryError("the file has column names but no rows", file=file)
    rows = []
    for number, line in lines:
        cells = line.split(",")
        if len(cells) != len(header):
            raise TrajectoryError(
                f"{len(cells)} values in a row of {len(header)} columns", file=file, line=number
            )
        rows.append(cells)
    try:
        table = np.array(rows, dtype=float)
    except ValueError:
        table = None
    # float() reads "nan", "1_000" and digits of other scripts: look at the text again if in doubt
    if table is None or not np.isfinite(table).all() or not all(x.isascii() for _, x in lines):
        _find_bad_cell(lines, rows, header, file)
    if any("_" in line for _, line in lines):
        _find_bad_cell(lines, rows, header, file)
    assert table is not None
    return table


def _find_bad_cell(
    lines: list[tuple[int, str]], rows: list[list[str]], header: list[str], file: str
) -> None:
    for (number, _), cells in zip(lines, rows, strict=True):
        for name, cell in zip(header, cells, strict=True):
            if not _NUMBER.fullmatch(cell.strip()) or not np.isfinite(float(cell)):
                raise TrajectoryError(
                    f"column {name!r}: {cell.strip()!r} is not a finite number",
                    file=file,
                    line=number,
                )
