"""Files of sampled states: Parquet, NPZ, CSV.

Each is written whole or not at all, and has no time in it: the same rows are the same bytes.
"""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO, Any

import numpy as np

from rnea.apps.datasets.sampling.sampling import Sampler
from rnea.apps.trajectory.columns import RATES, Columns
from rnea.core.spatial import csv_line
from rnea.errors import InputError
from rnea.files.tables.csv_comments import comment_lines
from rnea.system.atomic_files import whole_file, whole_stream
from rnea.system.memory_limit import require_disk, require_memory
from rnea.system.optional_packages import arrow_file, optional

GROUP = 2**18
"""Rows of a row group of Parquet."""
MOST_AT_ONCE = 10**7
"""Rows of an NPZ or CSV file: these are read whole."""
SAMPLE_ENDINGS = {
    "csv": (".csv", ".txt"),
    "npz": (".npz",),
    "parquet": (".parquet",),
    "folder": ("",),
}
"""Endings by format; a name without one is a folder of Parquet files."""
_LINES = 10_000


def require_room(sampler: Sampler, place: Path, rows: int) -> None:
    """Random numbers cannot be compressed, so what they need on disk is known before."""
    size = rows * len(sampler.names) * 8
    require_disk(place, size, f"{rows} rows", "sample fewer, or a part of them (--shard)")


def write_parquet(
    sampler: Sampler,
    path: Path,
    about: Mapping[str, Any],
    first: int,
    rows: int,
    report: Callable[[int], None] = lambda rows: None,
    stop: threading.Event | None = None,
) -> None:
    """Rows of a file, a row group at a time."""
    arrow, parquet = packages()
    require_room(sampler, path, rows)
    columns = zip(sampler.names, sampler.units, strict=True)
    fields = [arrow.field(x, arrow.float64(), False, {"unit": unit}) for x, unit in columns]
    schema = arrow.schema(fields, {"rnea": metadata(sampler, about, first, rows)})
    options = {"compression": "snappy", "use_dictionary": False}
    place = np.empty((len(sampler.names), min(GROUP, rows)))
    try:
        with (
            whole_file(path) as partial,
            arrow_file(partial, "wb") as sink,
            parquet.ParquetWriter(sink, schema, **options) as writer,
        ):
            for at in range(0, rows, GROUP):
                if stop is not None and stop.is_set():
                    raise InterruptedError("another file could not be written")
                count = min(GROUP, rows - at)
                values = sampler.rows(first + at, count, place[:, :count], report)
                arrays = [arrow.array(column) for column in values]
                table = arrow.Table.from_arrays(arrays, schema=schema)
                writer.write_table(table, row_group_size=GROUP)
    except OSError as problem:
        raise _unwritten(path, problem) from None


def write_npz(
    sampler: Sampler,
    path: Path,
    about: Mapping[str, Any],
    rows: int,
    report: Callable[[int], None] = lambda rows: None,
) -> None:
    """Arrays q, qd, qdd and the names of their columns, as motions have them, without t."""
    require_room(sampler, path, rows)
    size = rows * len(sampler.names) * 8
    require_memory(size, f"{rows} rows as .npz", "write .parquet, or sample fewer")
    model, columns = sampler.model, Columns.of(sampler.model)
    widths = dict(zip(RATES, (model.nq, model.nv, model.nv), strict=True))
    arrays = {rate: np.empty((rows, width)) for rate, width in widths.items()}
    ends = np.cumsum([0, *widths.values()])
    for at in range(0, rows, GROUP):
        values = sampler.rows(at, min(GROUP, rows - at), report=report).T
        for k, rate in enumerate(RATES):
            arrays[rate][at : at + len(values)] = values[:, ends[k] : ends[k + 1]]
    texts = {"joint_names": columns.joints, "q_names": columns.positions}
    texts |= {"qd_names": columns.speeds, "about": (metadata(sampler, about, 0, rows),)}
    words = {key: np.array(list(text), dtype=np.str_) for key, text in texts.items()}
    try:
        with whole_stream(path) as stream:
            np.savez(stream, **arrays, **words)  # type: ignore[arg-type]
    except OSError as problem:
        raise _unwritten(path, problem) from None


def write_csv(
    sampler: Sampler,
    path: Path,
    about: Mapping[str, Any],
    rows: int,
    report: Callable[[int], None] = lambda rows: None,
) -> None:
    """A line for each row."""
    require_room(sampler, path, rows)
    try:
        with whole_stream(path) as stream:
            stream_csv(sampler, stream, about, rows, report)
    except OSError as problem:
        raise _unwritten(path, problem) from None


def stream_csv(
    sampler: Sampler,
    stream: IO[bytes],
    about: Mapping[str, Any],
    rows: int,
    report: Callable[[int], None] = lambda rows: None,
) -> None:
    """The same onto a stream."""
    for name in sampler.names:
        if name != name.strip() or re.search(r"[,\"\r\n]", name):
            raise InputError(
                f"{name!r} cannot name a column of a CSV file; write .npz or .parquet instead"
            )
    head = [*comment_lines([metadata(sampler, about, 0, rows)]), csv_line(sampler.names)]
    stream.write(("\n".join(head) + "\n").encode())
    for at in range(0, rows, _LINES):
        values = sampler.rows(at, min(_LINES, rows - at), report=report).T
        # repr is the shortest text that reads back to the same number
        lines = [",".join(map(repr, row)) for row in values.tolist()]
        stream.write(("\n".join(lines) + "\n").encode())


def metadata(sampler: Sampler, about: Mapping[str, Any], first: int, rows: int) -> str:
    """What a file tells of itself; no time of day."""
    facts = {
        **about,
        "seed": sampler.seed,
        "method": sampler.method,
        "first_row": first,
        "rows": rows,
        "ranges": sampler.ranges.facts(),
    }
    return json.dumps(facts)


def _unwritten(path: Path, problem: OSError) -> InputError:
    why = problem.strerror or (str(problem).splitlines() or [""])[0]
    return InputError(
        f"cannot write {path}: {why}; make room or write elsewhere. Files that have their name are "
        "whole, and --resume goes on behind them"
    )


def packages() -> tuple[Any, Any]:
    """pyarrow and its Parquet, or an error that names the extra."""
    who, instead = "Parquet files need", "without it write a .npz or .csv file"
    arrow, parquet = (optional(x, who, instead) for x in ("pyarrow", "pyarrow.parquet"))
    return arrow, parquet
