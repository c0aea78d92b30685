"""CSV files, some thousand lines at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import IO, Any

import numpy as np

from rnea.apps.datasets.block import Block
from rnea.apps.datasets.layout import ReadOptions
from rnea.apps.datasets.sources.source import Source
from rnea.apps.trajectory.columns import Columns
from rnea.errors import TrajectoryError
from rnea.files.tables.csv_table import CsvTable

_LINES = 1 << 16
# a line that is longer is no line of a table
_LONGEST = 1 << 24


class CsvSource(Source):
    """Text of any length, of which some thousand lines are in memory."""

    def __init__(self, path: str, columns: Columns, reading: ReadOptions) -> None:
        super().__init__(path, columns, reading)
        with self._opened() as stream:
            self._header_line, self._header = self._head(stream)
        self._kinds: dict[str, str | None] = {}
        table = self._table([self._header])
        self.names = tuple(dict.fromkeys(table.header))
        table.refuse_repeated(self.names)
        self.headings = self.names

    def close(self) -> None:
        # opened anew by every pass
        pass

    def kind_of(self, name: str) -> Any:
        """By its first lines: numbers, or the texts that stand there."""
        if name not in self._kinds:
            with self._opened() as stream:
                lines = self._lines(stream)
                part = list(islice(lines, self._header_line + _LINES))[self._header_line :]
            table = self._table([self._header, *part])
            try:
                if len(table):
                    table.numbers([self.names.index(name)], gaps=True)
                self._kinds[name] = None
            except TrajectoryError:
                self._kinds[name] = "string"
        return self._kinds[name]

    def _opened(self) -> IO[str]:
        return open(self.path, encoding="utf-8-sig", newline="\n")

    def _lines(self, stream: IO[str]) -> Iterator[str]:
        try:
            while line := stream.readline(_LONGEST):
                if len(line) == _LONGEST:
                    raise self.error(f"a line is longer than {_LONGEST} characters")
                yield line
        except UnicodeDecodeError:
            raise self.error("is not UTF-8 text") from None
        except OSError as problem:
            raise self.error(f"cannot be read: {problem.strerror}") from None

    def _head(self, stream: IO[str]) -> tuple[int, str]:
        """The line that names the columns, and its number."""
        for number, line in enumerate(self._lines(stream), start=1):
            if line.strip() and not line.lstrip().startswith("#"):
                return number, line
        raise self.error("the file is empty; its first row must name the columns")

    def _table(self, lines: Sequence[str]) -> CsvTable:
        return CsvTable("".join(lines), self.path, self.reading.spelling.separator)

    def blocks(self, headings: Sequence[str], kept: Sequence[str]) -> Iterator[Block]:
        texts = [x for x in kept if x not in headings and self.kind_of(x) == "string"]
        wanted = [x for x in dict.fromkeys([*headings, *kept]) if x not in texts]
        places = [self.names.index(name) for name in wanted]
        first = 0
        with self._opened() as stream:
            lines = self._lines(stream)
            for _ in islice(lines, self._header_line):
                pass
            line = self._header_line
            while part := list(islice(lines, _LINES)):
                table = self._table([self._header, *part])
                if len(table):
                    try:
                        values = table.numbers(places, gaps=True)
                    except TrajectoryError as problem:
                        raise self._moved(problem, line) from None
                    columns: dict[str, Any] = {x: values[:, k] for k, x in enumerate(wanted)}
                    columns |= {x: np.array(table.texts(self.names.index(x))) for x in texts}
                    yield Block(
                        first, len(values), {x: columns[x] for x in headings},
                        {x: columns[x] for x in kept},
                    )  # fmt: skip
                    first += len(values)
                line += len(part)
        if not first:
            raise self.error("the file has column names but no rows")

    def _moved(self, problem: TrajectoryError, behind: int) -> TrajectoryError:
        """The same error by the line of the whole file; the header's is the first of each part."""
        said = str(problem).partition(": ")[2]
        return TrajectoryError(said, file=self.path, line=problem.line - 1 + behind)
