"""Blocks cut into episodes: where the number of an episode changes, and where rows are broken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, groupby, pairwise

import numpy as np

from rnea.apps.datasets.block import Block
from rnea.errors import TrajectoryError


def episodes(blocks: Iterable[Block], column: str, file: str) -> Iterator[Iterator[Block]]:
    """The pieces of one episode after the other, read as they are asked for; what is left of one is
    passed over by the next. column: the numbers of episodes; "" where all rows are one.

    What cannot be read is a gap: it stands by itself, and what follows is an episode once more.
    """
    for _, group in groupby(_numbered(blocks, column, file), key=lambda pair: pair[1]):
        yield (piece for piece, _ in group)


def _numbered(blocks: Iterable[Block], column: str, file: str) -> Iterator[tuple[Block, int]]:
    """Each piece with the count of what came before it: episodes, and gaps."""
    seen: set[float] = set()
    current: float | None = None
    count, gap = 0, False
    for piece, number in chain.from_iterable(_pieces(x, column, file) for x in blocks):
        new = not piece.broken and number != current
        if new and number is not None and number in seen:
            raise TrajectoryError(
                f"row {piece.first + 1}: rows of episode {number:g} stand apart", file=file
            )
        count += new or gap or bool(piece.broken)
        gap = bool(piece.broken)
        if not gap:
            current = number
            seen |= set() if number is None else {number}
        yield piece, count


def _pieces(block: Block, column: str, file: str) -> Iterator[tuple[Block, float | None]]:
    if block.broken or not column:
        yield block, None
        return
    numbers = block.columns[column]
    if np.isnan(numbers).any():
        row = block.first + int(np.isnan(numbers).argmax())
        raise TrajectoryError(f"row {row + 1}: the row belongs to no episode", file=file)
    borders = [0, *(np.flatnonzero(np.diff(numbers)) + 1).tolist(), block.rows]
    for begin, end in pairwise(borders):
        yield cut(block, begin, end), float(numbers[begin])


def cut(block: Block, begin: int, end: int) -> Block:
    """Some rows of a block."""
    if (begin, end) == (0, block.rows):
        return block
    return Block(
        block.first + begin,
        end - begin,
        {name: column[begin:end] for name, column in block.columns.items()},
        {name: column[begin:end] for name, column in block.kept.items()},
    )
