"""What every kind of file offers, and how lists of numbers get headings."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any

from rnea.apps.datasets.block import Block
from rnea.apps.datasets.layout import ReadOptions, list_headings
from rnea.apps.trajectory.columns import Columns
from rnea.errors import TrajectoryError


class Damaged(TrajectoryError):  # noqa: N818 - the state of a part of a file
    """Part of a file cannot be read; `rows` of it, from `first` on."""

    def __init__(self, message: str, *, file: str, first: int, rows: int) -> None:
        super().__init__(message, file=file)
        self.first, self.rows = first, rows


class Source(ABC):
    """A file that can be read in blocks, while it is open.

    headings  of its columns of numbers; a column of lists has one for each number
    names     of all columns as the file has them, which can be handed on
    rows      how many there are, where that is known without reading all of them
    reading   what the user says of its columns
    """

    headings: tuple[str, ...]
    names: tuple[str, ...]
    rows: int | None = None

    def __init__(self, path: str, columns: Columns, reading: ReadOptions) -> None:
        self.path, self.columns, self.reading = path, columns, reading

    @abstractmethod
    def blocks(self, headings: Sequence[str], kept: Sequence[str]) -> Iterator[Block]:
        """All rows in order: numbers of the headings, and columns to be handed on.

        Raises `Damaged` where rows cannot be read; asked again, it goes on behind them.
        """

    @abstractmethod
    def kind_of(self, name: str) -> Any:
        """What a column that is handed on holds, as a type of arrow or its name; None where it is
        floats."""

    @abstractmethod
    def close(self) -> None:
        """Give the file back."""

    def __enter__(self) -> Source:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def error(self, message: str) -> TrajectoryError:
        """An error that names the file."""
        return TrajectoryError(message, file=self.path)

    def list_headings(self, name: str, width: int) -> list[str] | None:
        """Of a column that is, or is mapped to, q, qd, qdd or effort as a whole: the robot's."""
        return list_headings(name, width, self.columns, self.reading, self.error)
