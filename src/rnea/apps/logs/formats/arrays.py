"""Arrays t, q, qd, effort and joint_names, as files of arrays have them, made into a log."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import numpy as np

from rnea.apps.logs.log import Log
from rnea.apps.logs.request import LogRequest
from rnea.core.spatial.numbers import Array
from rnea.errors import TrajectoryError, suggestion

ARRAYS = ("t", "q", "qd", "effort", "joint_names")


def taken_arrays(
    there: Collection[str], request: LogRequest, known: Mapping[str, str], file: str
) -> dict[str, str]:
    """Which array of the file is which of ours; known: names that need no word of the user."""
    said = {ours: name for name, ours in request.spelling.names.items() if ours in ARRAYS}
    for name in said.values():
        if request.spelling.alone and name not in there:
            hint = suggestion(name, sorted(there))
            raise TrajectoryError(f"no array {name!r} to be mapped. {hint}", file=file)
    taken = {ours: name for ours, name in said.items() if name in there}
    named = set(taken.values())
    for ours in dict.fromkeys(known.values()):
        found = [x for x, what in known.items() if what == ours and x in there and x not in named]
        if ours in taken or not found:
            continue
        # by a rate of the user's, a file's own times do not matter
        if len(found) > 1 and not (ours == "t" and request.rate is not None):
            raise TrajectoryError(
                f"arrays {found[0]!r} and {found[1]!r} tell the same, {ours}; "
                f"--map {found[0]}={ours} takes the first",
                file=file,
            )
        taken[ours] = found[0]
    return taken


def log_of_arrays(
    arrays: Mapping[str, Array], request: LogRequest, file: str, source: str, there: Collection[str]
) -> Log:
    """arrays: of ours; there: what the file has, to be told where one is missing."""
    listed = ", ".join(sorted(there)[:40]) or "none"
    if "q" not in arrays:
        raise TrajectoryError(
            f"no array of positions: --map THEIRS=q says which it is. There are: {listed}",
            file=file,
        )
    q = arrays["q"]
    if q.ndim != 2 or not q.size:
        raise TrajectoryError(
            f"positions must be rows of joints, not an array {q.shape}", file=file
        )
    rows, columns = q.shape
    if "t" not in arrays and request.rate is None:
        raise TrajectoryError(
            "no array of times: --map THEIRS=t says which it is, or --rate HZ how many rows come "
            f"in a second. There are: {listed}",
            file=file,
        )
    t, notes = request.times(rows, np.ravel(arrays["t"]) if "t" in arrays else None)
    for name, values, needed in (
        ("t", t, (rows,)),
        ("qd", arrays.get("qd", q), q.shape),
        ("effort", arrays.get("effort", q), q.shape),
    ):
        if values.shape != needed:
            said = f"{name} is an array {values.shape}, and positions are {q.shape}"
            raise TrajectoryError(said, file=file)
    names = [str(name) for name in np.ravel(arrays.get("joint_names", []))]
    if not names:
        names = [str(k + 1) for k in range(columns)]
        notes.append(f"joints have no names in the file, and are called 1 to {columns}")
    if len(names) != columns or len(set(names)) < columns:
        raise TrajectoryError(
            f"{len(names)} names of joints ({len(set(names))} different) for {columns} columns of "
            "positions",
            file=file,
        )
    with np.errstate(over="ignore"):
        t, q = t.astype(float), q.astype(float)
        qd, effort = (arrays[x].astype(float) if x in arrays else None for x in ("qd", "effort"))
    log = Log(t, q, qd, effort, tuple(names), file, source, tuple(notes))
    used = [name for name, ours in request.spelling.names.items() if ours in ARRAYS]
    return request.converted(request.renamed(log, used))
