"""What is known of a file before its numbers are read."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rnea.core.spatial.numbers import Array


@dataclass(frozen=True)
class Column:
    """Numbers of one name; `stored` is the column that they stand in, which is another one where
    its rows are lists: then `place` says which number of the list it is."""

    name: str
    unit: str = ""
    limit: float = math.nan
    stored: str = ""
    place: int = 0

    @property
    def held_in(self) -> str:
        return self.stored or self.name


@dataclass(frozen=True)
class RowBlock:
    """Rows that follow one another: the first one's number, how many, and numbers by column."""

    first: int
    rows: int
    numbers: Mapping[str, Array]


@dataclass(frozen=True)
class FilePart:
    """What of a file is read in one go: told to users as `name`; `rows` where they are known
    before, `size` in bytes. `blocks` reads some columns, and raises InputError where it cannot."""

    name: str
    size: int
    rows: int | None
    blocks: Callable[[Sequence[Column]], Iterator[RowBlock]]


@dataclass(frozen=True)
class Table:
    """A file: its columns of numbers, what else it has by name and kind, and its parts."""

    file: str
    columns: tuple[Column, ...]
    unread: tuple[tuple[str, str], ...]
    parts: tuple[FilePart, ...]


def list_columns(name: str, unit: str, limit: float, count: int) -> list[Column]:
    """A column for each number of a list, called as an array's elements are."""
    return [Column(f"{name}[{k}]", unit, limit, name, k) for k in range(count)]
