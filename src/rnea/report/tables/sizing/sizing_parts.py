"""One table of a sizing, by the heads of its columns, whatever prints it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from rnea.apps.sizing.rating import Rating, format_ratio


@dataclass(frozen=True)
class SizingTable:
    """One table of the report, and what its columns do not say.

    words: columns by number, besides the first, that hold words
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    words: tuple[int, ...] = ()


T = TypeVar("T")
Columns = Mapping[str, Callable[[T], str]]
"""What stands in a cell, by the head of its column."""


def part_of(title: str, columns: Columns[T], entries: Iterable[T], note: str) -> SizingTable:
    rows = tuple(tuple(cell(entry) for cell in columns.values()) for entry in entries)
    words = tuple(k for k, head in enumerate(columns) if head in _WORDS)
    return SizingTable(title, tuple(columns), rows, note, words)


_WORDS = ("motor", "gearbox", "verdict")


def plain_ratio(ratio: float | None, unit: str) -> str:
    """For a column of ratios: a number, of a slider with its unit."""
    return "-" if ratio is None else format_ratio(ratio, unit).removesuffix(":1")


HEAT_UNKNOWN = "heat not checked"
"""In place of "fits" where no limit is broken, but nobody knows what the winding bears."""


def verdict(r: Rating) -> str:
    """Whether it fits, and what is to be said of that."""
    if r.problems:
        return "; ".join(r.problems)
    if r.thermal is None and r.motor.voltage is None and r.motor.peak_torque is None:
        return "no limits known"
    return "; ".join(("fits" if r.heat_known else f"{HEAT_UNKNOWN} (no rated_torque)", *r.remarks))
