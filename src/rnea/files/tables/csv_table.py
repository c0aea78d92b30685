"""A CSV file as named columns of finite numbers; every error says file and line."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.errors import TrajectoryError, counted, shortened
from rnea.files.tables.numbered_columns import numbered_map

_DIGITS = re.compile(r"[-+.,;eE0-9 \t\r]*")
SEPARATORS = {",": "commas", ";": "semicolons", "\t": "tabs"}
_BLANKS = " \t\r\xa0"
_EMPTY = ("", "nan", "none", "null", "na", "n/a", "inf", "-inf")
_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)


class CsvTable:
    """Column names in the first row that is no comment, then rows of as many cells.

    Where cells are not separated by commas, a comma is a decimal point.
    """

    def __init__(self, text: str, file: str = "", separator: str = ",") -> None:
        self.file, self.separator = file, separator
        lines = [
            (number, line)
            for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        if not lines:
            raise self.error("the file is empty; its first row must name the columns")
        self.header_line, names = lines[0]
        self._refuse_other_forms(names)
        self.header = [name.strip() for name in names.split(separator)]
        self._lines = lines[1:]

    def error(self, message: str, line: int = 0) -> TrajectoryError:
        return TrajectoryError(message, file=self.file, line=line)

    def header_error(self, message: str) -> TrajectoryError:
        return self.error(message, self.header_line)

    def _refuse_other_forms(self, first: str) -> None:
        """Semicolons between columns (and often commas in numbers), or no names at all."""
        cells = first.split(self.separator)
        other = next((x for x in ";,\t" if x != self.separator and x in first), None)
        if other is not None and (len(cells) == 1 or (other == ";" and _all_digits(first))):
            option = "tab" if other == "\t" else repr(other)
            raise self.header_error(
                f"columns are separated by {SEPARATORS[other]}, not by "
                f"{SEPARATORS[self.separator]}. --separator {option} reads the file as it is"
            )
        if all(_NUMBER.fullmatch(cell.strip()) for cell in cells):
            raise self.header_error("the first row must name the columns: t, q_<joint>, ...")

    def __len__(self) -> int:
        return len(self._lines)

    def line_of_row(self, row: int) -> int:
        return self._lines[row][0]

    def refuse_repeated(self, names: Sequence[str]) -> None:
        count = Counter(self.header)
        for name in names:
            if count[name] > 1:
                raise self.header_error(f"column {name!r} appears twice")

    def refuse_missing(self, wanted: Sequence[str], needed: str, joints: Sequence[str]) -> None:
        """`needed` says what the file should have held of the joints."""
        refuse_missing(self.header, wanted, needed, joints, self.header_error)

    def without_cut_row(self) -> bool:
        """Forget the last row, if its end is missing; whether that was so."""
        cut = bool(self._lines) and len(self._cells(self._lines[-1][1])) < len(self.header)
        if cut:
            self._lines.pop()
        return cut

    def columns(self, wanted: Sequence[str]) -> dict[str, Array]:
        """The wanted columns as floats."""
        values = self.numbers([self.header.index(name) for name in wanted])
        return {name: values[:, k].copy() for k, name in enumerate(wanted)}

    def numbers(self, places: list[int], gaps: bool = False) -> Array:
        """Columns by their places (rows, n); gaps: whether cells may be empty, which is NaN."""
        if not self._lines:
            raise self.error("the file has column names but no rows")
        values = np.empty((len(self._lines), len(places)))
        for row, (number, line) in enumerate(self._lines):
            cells = self._cells(line)
            if len(cells) != len(self.header):
                message = f"{counted(len(cells), 'value')} in a row of {len(self.header)} columns"
                raise self.error(message, number)
            try:
                # float() also reads "nan", "1_000" and digits of other scripts: the text decides
                if _DIGITS.fullmatch(line) is None:
                    raise ValueError
                values[row] = [float(cells[place]) for place in places]
            except ValueError:
                values[row] = self._one_by_one(number, cells, places, gaps)
        for bad in np.flatnonzero(~np.all(np.isfinite(values), axis=1)):
            number, line = self._lines[bad]
            self._one_by_one(number, self._cells(line), places, gaps)
        return values

    def texts(self, place: int) -> list[str]:
        """The cells of a column as they stand; of rows that are too short, nothing."""
        cells = (line.split(self.separator) for _, line in self._lines)
        return [row[place].strip(_BLANKS) if place < len(row) else "" for row in cells]

    def _cells(self, line: str) -> list[str]:
        return (line if self.separator == "," else line.replace(",", ".")).split(self.separator)

    def _one_by_one(
        self, number: int, cells: list[str], places: list[int], gaps: bool
    ) -> list[float]:
        """The slow way, which says what is wrong with a row, and where."""
        cells = list(cells)
        for place in places:
            # `strip` alone takes control characters for blanks, which `float` does not
            cell = cells[place].strip(_BLANKS)
            if gaps and cell.lower() in _EMPTY:
                cells[place] = "nan"
            elif not _NUMBER.fullmatch(cell) or not np.isfinite(float(cell)):
                name = self.header[place]
                raise self.error(f"column {name!r}: {cell[:60]!r} is not a finite number", number)
        return [float(cells[place]) for place in places]


def refuse_missing(
    header: Sequence[str],
    wanted: Sequence[str],
    needed: str,
    joints: Sequence[str],
    error: Callable[[str], TrajectoryError],
) -> None:
    missing = [name for name in wanted if name not in header]
    if missing:
        plural = "s" if len(missing) > 1 else ""
        columns = [(heading.partition("_")[2], heading in missing) for heading in wanted]
        absent = [j for j in joints if (j, True) in columns and (j, False) not in columns]
        hint = lock_hint(absent, joints)
        if numbered := numbered_map(header, wanted):
            hint = f". If the file counts the joints: {numbered}"
        raise error(f"missing column{plural} {shortened(missing, most=8)}; {needed}{hint}")


def lock_hint(absent: Sequence[str], joints: Sequence[str]) -> str:
    """What to do where a file says nothing of some joints, and something of others."""
    if not absent or len(absent) == len(joints):
        return ""
    options = " ".join(f"--lock {joint}=VALUE" for joint in absent[:3])
    more = " ..." if len(absent) > 3 else ""
    return f". Joints that stand still can be welded: {options}{more} (Robot.with_locked)"


def _all_digits(text: str) -> bool:
    return _DIGITS.fullmatch(text) is not None


def stacked(columns: Mapping[str, Array], what: str, names: Sequence[str]) -> Array:
    """Columns what_<name> side by side: (N, n)."""
    if not names:
        return np.zeros((len(columns["t"]), 0))
    return np.stack([columns[f"{what}_{name}"] for name in names], axis=-1)
