"""Results as CSV: lines of comment that say whose they are, headings with units, rows."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from rnea.apps.datasets.sinks.sink import Head, Sink
from rnea.core.spatial import csv_cell, csv_line
from rnea.files.tables.csv_comments import comment_lines


class CsvSink(Sink):
    """Text; numbers are the shortest that read back to the same."""

    def __init__(self, partial: str, head: Head) -> None:
        super().__init__(partial, head)
        about = [f"{key} {value if isinstance(value, str) else json.dumps(value)}"
                 for key, value in head.about.items()]  # fmt: skip
        names = [*head.kept]
        for field in head.fields:
            unit = f" [{field.unit}]" if field.unit else ""
            each = [f"{field.name}_{k}" for k in range(field.width)] or [field.name]
            names += [name + unit for name in each]
        self._stream = open(partial, "w", encoding="utf-8", newline="\n")  # noqa: SIM115 - until close
        self._stream.write("\n".join([*comment_lines(about), csv_line(names)]) + "\n")

    def write(self, kept: Sequence[Mapping[str, Any]], columns: Mapping[str, Any]) -> None:
        lists = [[text for part in kept for text in _texts(part[name])] for name in self.head.kept]
        for field in self.head.fields:
            values = columns[field.name]
            for column in values.T if field.width else [values]:
                lists.append(list(map(repr, column.tolist())))
        self._stream.writelines(",".join(row) + "\n" for row in zip(*lists, strict=True))

    def close(self) -> None:
        self._stream.close()

    def abandon(self) -> None:
        with contextlib.suppress(OSError):
            self._stream.close()


def _texts(values: Any) -> list[str]:
    """Cells of a column that is handed on, whatever it holds."""
    if isinstance(values, list):
        # of rows that could not be read
        listed = values
    elif isinstance(values, np.ndarray):
        listed = values.tolist()
    elif str(values.type).startswith("timestamp[ns"):
        # to the last digit, for which a time of Python has no room
        listed = values.cast("string").to_pylist()
    else:
        listed = values.to_pylist()
    return [csv_cell(x if x is None or isinstance(x, int | float) else str(x)) for x in listed]
