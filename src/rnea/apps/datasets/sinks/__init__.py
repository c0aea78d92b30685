"""Results written in blocks; one file per format, each whole or not at all.

To add a format: a class with what a `Sink` has, and a line in `_KINDS`.
"""

from __future__ import annotations

from collections.abc import Callable

from rnea.apps.datasets.sinks.csv_sink import CsvSink
from rnea.apps.datasets.sinks.npz_sink import NpzSink
from rnea.apps.datasets.sinks.parquet_sink import (
    CODECS,
    ParquetSink,
    arrow_array,
    arrow_field,
    parquet_writer,
)
from rnea.apps.datasets.sinks.sink import Head, Sink

_KINDS: dict[str, Callable[[str, Head], Sink]] = {
    "parquet": ParquetSink,
    "csv": CsvSink,
    "npz": NpzSink,
}
FORMATS = {"parquet": (".parquet",), "csv": (".csv", ".txt"), "npz": (".npz",)}
"""Endings by format; the first format is the one of folders."""

__all__ = [
    "CODECS",
    "FORMATS",
    "Head",
    "Sink",
    "arrow_array",
    "arrow_field",
    "open_sink",
    "parquet_writer",
]


def open_sink(kind: str, partial: str, head: Head) -> Sink:
    """A file to be filled; partial: where it grows."""
    return _KINDS[kind](partial, head)
