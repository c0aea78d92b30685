"""Rows: rows of a file with all of their states, read or estimated."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, final

from rnea.apps.datasets.block import ALL, Block
from rnea.apps.datasets.layout import ColumnLayout
from rnea.core.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class StateRows(ABC):
    """Rows of a file with all of their states: q, qd, qdd and effort where it was measured.

    first: the number of the first in the file. t: in s, where it is known. kept: columns to be
    handed on, in parts that follow one another. lost: whether there are no states, but NaN.
    """

    first: int
    count: int
    t: Array | None
    kept: Sequence[Mapping[str, Any]]
    lost: bool = False

    def __len__(self) -> int:
        return self.count

    @abstractmethod
    def states(
        self, part: slice = ALL, room: Mapping[str, Array] | None = None
    ) -> dict[str, Array]:
        """Of some rows, (rows, n) by name. room: memory for them, to be used once more."""


@final
@dataclass(frozen=True, eq=False)
class Given(StateRows):
    """Rows whose states are arrays."""

    arrays: Mapping[str, Array] = field(default_factory=dict)

    def states(
        self, part: slice = ALL, room: Mapping[str, Array] | None = None
    ) -> dict[str, Array]:
        return {name: values[part] for name, values in self.arrays.items()}


@final
@dataclass(frozen=True, eq=False)
class BlockRows(StateRows):
    """Rows whose states are columns of a block; they are put side by side when they are needed."""

    block: Block = field(kw_only=True)
    layout: ColumnLayout = field(kw_only=True)

    def states(
        self, part: slice = ALL, room: Mapping[str, Array] | None = None
    ) -> dict[str, Array]:
        return {
            name: self.layout.rows(self.block, name, part, None if room is None else room[name])
            for name in self.layout.states
        }
