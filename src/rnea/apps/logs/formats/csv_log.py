"""Recordings in CSV files: columns by their headings, cells that may be empty."""

from __future__ import annotations

from rnea.apps.logs.blocks import MOST_BYTES
from rnea.apps.logs.formats.column_tables import log_of_table, read_heads
from rnea.apps.logs.log import Log
from rnea.apps.logs.request import LogRequest
from rnea.errors import TrajectoryError
from rnea.files.tables.csv_table import CsvTable
from rnea.system.input_files import read_bytes


def read(path: str, request: LogRequest) -> Log:
    """The rows, as they are."""
    try:
        text = read_bytes(path, TrajectoryError, MOST_BYTES).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise TrajectoryError("is not UTF-8 text", file=path) from None
    table = CsvTable(text, path, request.spelling.separator)
    heads = read_heads(table.header, request, table.header_error)
    # a logger that was stopped may have left half a row
    notes = ["the last row is cut off and dropped"] if table.without_cut_row() else []
    # headings may repeat where nobody reads them: columns go by their places
    places = [column.place for column in heads.columns]
    values = dict(zip(places, table.numbers(places, gaps=True).T, strict=True))
    return log_of_table(heads, values, request, path, table.header_error).noted(notes)
