"""Recordings into files: CSV, NPZ, and .db3 of ROS 2, by the ending of the name."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable

import numpy as np

from rnea.apps.logs.formats import write_db3
from rnea.apps.logs.log import Log
from rnea.core.spatial import csv_line
from rnea.errors import InputError
from rnea.files.tables.csv_comments import comment_lines

LOG_ENDINGS = {"csv": ("", ".csv", ".txt"), "npz": (".npz",), "db3": (".db3",)}
"""Endings of files that can be written, by format."""
_KINDS = ("q", "qd", "effort")


def log_bytes(log: Log, form: str = "csv", about: Iterable[str] = ()) -> bytes:
    """The content of a file in a format of LOG_ENDINGS.

    about, and the log's notes: comments at the head of a CSV file, an array of an NPZ file. A .db3
    has no place for them.

    >>> import numpy as np
    >>> log = Log(np.array([0.0, 1.0]), np.zeros((2, 1)), None, None, ("hip",))
    >>> log_bytes(log).decode().splitlines()
    ['t,q_hip', '0.0,0.0', '1.0,0.0']
    """
    if form not in LOG_ENDINGS:
        raise InputError(f"recordings are written as {', '.join(LOG_ENDINGS)}, not as {form!r}")
    lines = [*about, *log.notes]
    if form == "db3":
        return write_db3.written(log)
    return _npz(log, lines) if form == "npz" else _csv(log, lines).encode()


def _csv(log: Log, about: list[str]) -> str:
    for joint in log.joint_names:
        if joint != joint.strip() or re.search(r"[,\"\r\n]", joint):
            raise InputError(
                f"joint {joint!r} cannot name a column of a CSV file; write .npz instead"
            )
    there = [kind for kind in _KINDS if getattr(log, kind) is not None]
    headings = ["t", *(f"{kind}_{name}" for kind in there for name in log.joint_names)]
    table = np.concatenate([log.t[:, None], *(getattr(log, kind) for kind in there)], axis=1)
    lines = [*comment_lines(about), csv_line(headings)]
    # repr is the shortest text that reads back to the same number
    lines += [",".join(map(repr, row)) for row in table.tolist()]
    return "\n".join(lines) + "\n"


def _npz(log: Log, about: list[str]) -> bytes:
    stream = io.BytesIO()
    arrays = {kind: getattr(log, kind) for kind in _KINDS if getattr(log, kind) is not None}
    texts = {"joint_names": log.joint_names, "about": about}
    arrays |= {key: np.array(list(text), dtype=np.str_) for key, text in texts.items()}
    np.savez(stream, t=log.t, **arrays)
    return stream.getvalue()
