"""Loops, branches and tables as LLVM text: a writer that names values and labels by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from rnea.core.spatial.numbers import Array

Carried = list[str]
"""Names of values that go from one turn of a loop to the next."""


class Writer:
    """Lines of one function, from its entry on."""

    def __init__(self) -> None:
        self.lines: list[str] = ["entry:"]
        self._label, self._count = "entry", 0

    def value(self, text: str) -> str:
        """A line that makes a value; its name."""
        self._count += 1
        name = f"%n{self._count}"
        self.lines.append(f"  {name} = {text}")
        return name

    def do(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def loop(
        self,
        start: str | int,
        stop: str | int,
        body: Callable[[str, Carried], Carried],
        carried: Sequence[tuple[str, str]] = (),
    ) -> Carried:
        """body(index, values) for index from start to stop - 1, perhaps for none.

        carried: types and first values of what goes from turn to turn; body returns the next ones,
        and the last ones are returned.
        """
        self._count += 1
        k, before = self._count, self._label
        some = self.value(f"icmp slt i64 {start}, {stop}")
        self.do(f"br i1 {some}, label %turn{k}, label %after{k}")
        self._begin(f"turn{k}")
        head = len(self.lines)
        index, names = f"%i{k}", [f"%c{k}x{c}" for c in range(len(carried))]
        new = body(index, list(names))
        last = self._label
        self.do(f"%next{k} = add nsw i64 {index}, 1")
        self.do(f"%more{k} = icmp slt i64 %next{k}, {stop}")
        self.do(f"br i1 %more{k}, label %turn{k}, label %after{k}")
        phis = [f"  {index} = phi i64 [ {start}, %{before} ], [ %next{k}, %{last} ]"]
        for name, (kind, first), value in zip(names, carried, new, strict=True):
            phis.append(f"  {name} = phi {kind} [ {first}, %{before} ], [ {value}, %{last} ]")
        self.lines[head:head] = phis
        self._begin(f"after{k}")
        return [
            self.value(f"phi {kind} [ {first}, %{before} ], [ {value}, %{last} ]")
            for (kind, first), value in zip(carried, new, strict=True)
        ]

    def when(self, condition: str, kind: str, otherwise: str, body: Callable[[], str]) -> str:
        """The value that body() gives where a condition holds, else another."""
        self._count += 1
        k, before = self._count, self._label
        self.do(f"br i1 {condition}, label %then{k}, label %join{k}")
        self._begin(f"then{k}")
        made = body()
        last = self._label
        self.do(f"br label %join{k}")
        self._begin(f"join{k}")
        return self.value(f"phi {kind} [ {otherwise}, %{before} ], [ {made}, %{last} ]")

    def only_when(self, condition: str, body: Callable[[], object]) -> None:
        """Lines that count where a condition holds."""
        self._count += 1
        k = self._count
        self.do(f"br i1 {condition}, label %then{k}, label %join{k}")
        self._begin(f"then{k}")
        body()
        self.do(f"br label %join{k}")
        self._begin(f"join{k}")

    def _begin(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self._label = label


def table(name: str, kind: str, values: Sequence[int]) -> str:
    """A constant array of whole numbers; never empty, which LLVM could not read from."""
    held = list(values) or [0]
    text = ", ".join(f"{kind} {x}" for x in held)
    return f"@{name} = internal constant [{len(held)} x {kind}] [{text}]"


def ranges(name: str, mask: Array, width: int) -> list[str]:
    """Tables of the blocks of every row that are not zero: the first, and the one behind the last.

    mask: (n, n) of bool; width: columns in a block.
    """
    some, n = mask.any(axis=1), mask.shape[1]
    first = np.where(some, mask.argmax(axis=1) // width, 0)
    end = np.where(some, (n - 1 - mask[:, ::-1].argmax(axis=1)) // width + 1, 0)
    return [
        table(f"{name}_first", "i64", first.tolist()),
        table(f"{name}_end", "i64", end.tolist()),
    ]


def row_range(write: Writer, name: str, row: str) -> tuple[str, str]:
    """What `ranges` tells of a row."""
    ends = []
    for end in ("first", "end"):
        at = write.value(f"getelementptr i64, ptr @{name}_{end}, i64 {row}")
        ends.append(write.value(f"load i64, ptr {at}"))
    return ends[0], ends[1]
