"""What every kind of result file is told, and how it is filled."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rnea.apps.datasets.outputs import Field


@dataclass(frozen=True)
class Head:
    """kept: columns that are handed on, by name, with their type of arrow or its name (None:
    floats). fields: the columns that were computed. about: of the whole file, as facts. codec: of
    Parquet files.
    """

    kept: Mapping[str, Any]
    fields: Sequence[Field]
    about: Mapping[str, Any] = field(default_factory=dict)
    codec: str = "snappy"


class Sink(ABC):
    """A file that takes rows until it is closed."""

    def __init__(self, partial: str, head: Head) -> None:
        self.partial, self.head = partial, head

    @abstractmethod
    def write(self, kept: Sequence[Mapping[str, Any]], columns: Mapping[str, Any]) -> None:
        """More rows. kept: columns that are handed on, in parts that follow one another."""

    @abstractmethod
    def close(self) -> None:
        """Write what is left, and the end of the file."""

    @abstractmethod
    def abandon(self) -> None:
        """Give back what the file holds, where it will not be needed."""
