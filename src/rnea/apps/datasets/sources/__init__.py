"""Files of a data set, read in blocks of bounded size; one file per format.

To add a format: a class with what a `Source` has, and a line in `_KINDS`.
"""

from __future__ import annotations

from collections.abc import Callable

from rnea.apps.datasets.layout import ReadOptions
from rnea.apps.datasets.sources.array_source import Hdf5Source, NpzSource
from rnea.apps.datasets.sources.csv_source import CsvSource
from rnea.apps.datasets.sources.parquet_source import ParquetSource
from rnea.apps.datasets.sources.source import Damaged, Source
from rnea.apps.trajectory.columns import Columns
from rnea.errors import RneaError, TrajectoryError
from rnea.system.input_files import ending_of, require_file

_KINDS: dict[str, Callable[[str, Columns, ReadOptions], Source]] = {
    ".parquet": ParquetSource,
    ".csv": CsvSource,
    ".txt": CsvSource,
    ".npz": NpzSource,
    ".hdf5": Hdf5Source,
    ".h5": Hdf5Source,
}

__all__ = ["Damaged", "Source", "open_source"]


def open_source(path: str, columns: Columns, reading: ReadOptions) -> Source:
    """A file by its ending; columns: those of the robot."""
    ending = ending_of(path, _KINDS)
    require_file(path, TrajectoryError)
    try:
        return _KINDS[ending](path, columns, reading)
    except RneaError:
        raise
    except FileNotFoundError:
        raise TrajectoryError("no such file", file=path) from None
    except OSError as problem:
        raise TrajectoryError(f"cannot be read: {problem.strerror}", file=path) from None
