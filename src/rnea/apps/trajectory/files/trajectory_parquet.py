"""Trajectories in Parquet files: columns t, q_<coordinate>, qd_<speed>, qdd_<speed>, in any order.

Needs pyarrow, which is not installed along with this package.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from functools import partial
from typing import Any

import numpy as np

from rnea.apps.trajectory.columns import Columns, Joints
from rnea.apps.trajectory.files.column_mapping import LEFT_OUT, PLAIN, ColumnMapping
from rnea.apps.trajectory.files.effort_columns import without_efforts
from rnea.apps.trajectory.files.heading_units import measured
from rnea.apps.trajectory.files.known_columns import checked_rates
from rnea.apps.trajectory.recording import Recording, from_columns
from rnea.apps.trajectory.trajectory import Trajectory
from rnea.core.spatial.numbers import Array
from rnea.errors import TrajectoryError
from rnea.system.optional_packages import optional

_MOST_BYTES = 2**32


def write(motion: Trajectory, about: Iterable[str] = ()) -> bytes:
    """The bytes of a file; `about` stands in its metadata under the key rnea."""
    arrow, parquet = _packages()
    values = np.concatenate([motion.t[:, None], motion.q, motion.qd, motion.qdd], axis=1)
    columns = dict(zip(motion.columns.headings(), np.ascontiguousarray(values.T), strict=True))
    table = arrow.table(columns).replace_schema_metadata({"rnea": "\n".join(about)})
    stream = io.BytesIO()
    parquet.write_table(table, stream)
    return stream.getvalue()


def read_recording(
    data: bytes, joint_names: Joints, file: str = "", spelling: ColumnMapping = PLAIN
) -> Recording:
    """Read a motion of these joints; columns are matched by name."""
    (arrow, parquet), columns = _packages(), Columns.of(joint_names)
    error = partial(TrajectoryError, file=file)
    try:
        with parquet.ParquetFile(io.BytesIO(data)) as source:
            theirs = list(source.schema_arrow.names)
            header = spelling.headings(theirs, (*columns.positions, *columns.speeds), error)
            told = measured(header, columns.measures(), spelling.units, error)
            kept, passed = without_efforts(told.header, columns)
            pairs = zip(kept, theirs, strict=True)
            taken = {ours: name for ours, name in pairs if ours != LEFT_OUT}
            rates = checked_rates(list(taken), columns, error)
            if source.metadata.num_rows * len(header) * 8 > _MOST_BYTES:
                raise error(f"would unpack to more than {_MOST_BYTES} bytes")
            table = source.read()
        if table.num_rows == 0:
            raise error("the file has columns but no rows")
        # pyarrow looks at names and pages only now, so damage may show here first
        values = {ours: _numbers(table.column(name), name, file) for ours, name in taken.items()}
    except TrajectoryError:
        raise
    except (arrow.ArrowException, OSError, ValueError, LookupError, MemoryError) as problem:
        first_line = (str(problem).splitlines() or [""])[0]
        raise error(f"is not a readable Parquet file: {first_line}") from None
    values = told.converted(values)
    return from_columns(values, columns, rates, file).noted([*told.notes, *passed]).checked()


def _numbers(column: Any, name: str, file: str) -> Array:
    if column.null_count:
        raise TrajectoryError(f"column {name!r} has {column.null_count} empty cells", file=file)
    values = np.asarray(column.to_numpy())
    if values.dtype.kind not in "fiu":
        raise TrajectoryError(f"column {name!r} holds {column.type}, not real numbers", file=file)
    return values.astype(float)


def _packages() -> tuple[Any, Any]:
    who, instead = "Parquet files need", "without it use .csv or .npz"
    arrow, parquet = (optional(x, who, instead) for x in ("pyarrow", "pyarrow.parquet"))
    return arrow, parquet
