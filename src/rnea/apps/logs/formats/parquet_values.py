"""What the footer of a Parquet file says of its columns; run in a process apart, which a damaged
footer may end."""

from __future__ import annotations

from collections.abc import Sequence

from rnea.errors import TrajectoryError
from rnea.system.optional_packages import arrow_file, optional


def values_in(path: str, names: Sequence[str]) -> int:
    """How many numbers columns hold; a row of a column of lists holds many."""
    who = "Parquet files need"
    arrow, parquet = (optional(x, who) for x in ("pyarrow", "pyarrow.parquet"))
    begins = tuple(f"{name}." for name in names)
    inside = 0
    try:
        with arrow_file(path) as file, parquet.ParquetFile(file) as source:
            for k in range(source.metadata.num_row_groups):
                group = source.metadata.row_group(k)
                for column in map(group.column, range(group.num_columns)):
                    if f"{column.path_in_schema}.".startswith(begins):
                        inside += column.num_values
    except (arrow.ArrowException, OSError, ValueError, LookupError) as problem:
        first_line = (str(problem).splitlines() or [""])[0]
        said = f"is not a readable Parquet file: {first_line}"
        raise TrajectoryError(said, file=path) from None
    return inside
