"""A learner's torques in a CSV file: t and tau_<joint>, with or without the motion beside them."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from rnea.errors import TrajectoryError, suggestion
from rnea.motion.trajectory import Trajectory
from rnea.spatial.numbers import Array

_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)
_UNIT = re.compile(r"\s*\[[^\[\]]*\]$")
_MOTION = ("q", "qd", "qdd")


def read_torques(
    text: str, joint_names: Sequence[str], motion: Trajectory | None, file: str = ""
) -> tuple[Trajectory, Array]:
    """The motion and the torques (N, n) of a file; `motion` where it comes from another one.

    Units in brackets behind a column's name are passed over, and so are columns that are neither
    motion nor torque, such as the budget that `rnea torque` can write.
    """
    lines = [
        (number, line)
        for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    if not lines:
        raise TrajectoryError("the file is empty; its first row must name the columns", file=file)
    rates = _MOTION if motion is None else ()
    wanted = ["t", *(f"{what}_{j}" for what in (*rates, "tau") for j in joint_names)]
    header = [_plain(name.strip(), joint_names) for name in lines[0][1].split(",")]
    _check(header, wanted, joint_names, motion is not None, file, lines[0][0])
    column = _columns(lines[1:], header, wanted, file)
    tau = _stacked(column, "tau", joint_names)
    if motion is not None:
        _check_times(column["t"], motion.t, file)
        return motion, tau
    q, qd, qdd = (_stacked(column, rate, joint_names) for rate in _MOTION)
    return Trajectory(column["t"], q, qd, qdd, tuple(joint_names)), tau


def _plain(name: str, joint_names: Sequence[str]) -> str:
    """A column's name without its unit; a joint's own name may end in brackets."""
    if any(name == f"{what}_{joint}" for what in (*_MOTION, "tau") for joint in joint_names):
        return name
    return _UNIT.sub("", name)


def _check(
    header: list[str],
    wanted: list[str],
    joint_names: Sequence[str],
    motion_elsewhere: bool,
    file: str,
    line: int,
) -> None:
    for name in header:
        if name in wanted and header.count(name) > 1:
            raise TrajectoryError(f"column {name!r} appears twice", file=file, line=line)
        if name not in wanted and name.partition("_")[0] == "tau" and "reduced" not in name:
            hint = suggestion(name, [w for w in wanted if w.startswith("tau_")])
            raise TrajectoryError(f"unknown column {name!r}. {hint}", file=file, line=line)
        if name not in wanted and not motion_elsewhere and name.partition("_")[0] in _MOTION:
            hint = suggestion(name, wanted)
            raise TrajectoryError(f"unknown column {name!r}. {hint}", file=file, line=line)
    missing = [name for name in wanted if name not in header]
    if not missing:
        return
    shown = ", ".join(missing[:8]) + (", ..." if len(missing) > 8 else "")
    needed = "t and tau_" if motion_elsewhere else "t, q_, qd_, qdd_ and tau_"
    other = (
        ""
        if motion_elsewhere or any(name.startswith("tau_") for name in missing)
        else "; or give the motion in a file of its own: --motion MOTION.csv"
    )
    raise TrajectoryError(
        f"missing column{'s' if len(missing) > 1 else ''} {shown}; needed are {needed} of every "
        f"joint ({', '.join(joint_names)}){other}",
        file=file,
        line=line,
    )


def _columns(
    lines: list[tuple[int, str]], header: list[str], wanted: list[str], file: str
) -> dict[str, Array]:
    if not lines:
        raise TrajectoryError("the file has column names but no rows", file=file)
    place = {name: header.index(name) for name in wanted}
    values: dict[str, list[float]] = {name: [] for name in wanted}
    for number, line in lines:
        cells = line.split(",")
        if len(cells) != len(header):
            raise TrajectoryError(
                f"{len(cells)} values in a row of {len(header)} columns", file=file, line=number
            )
        for name, k in place.items():
            cell = cells[k].strip()
            if not _NUMBER.fullmatch(cell) or not np.isfinite(float(cell)):
                raise TrajectoryError(
                    f"column {name!r}: {cell!r} is not a finite number", file=file, line=number
                )
            values[name].append(float(cell))
    return {name: np.array(column) for name, column in values.items()}


def _stacked(column: dict[str, Array], what: str, joint_names: Sequence[str]) -> Array:
    if not joint_names:
        return np.zeros((len(column["t"]), 0))
    return np.stack([column[f"{what}_{joint}"] for joint in joint_names], axis=-1)


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
