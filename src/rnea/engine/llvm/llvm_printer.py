"""A tape as LLVM text: lane j of a vector is row j; a long tape becomes several functions."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from rnea.engine.ir.function_splitting import (
    Clear,
    CodeSegment,
    Compute,
    ReadInputs,
    SplitPlan,
    Write,
    is_short,
    plan,
)
from rnea.engine.ir.tape import Tape
from rnea.engine.llvm import llvm_tiles as tiles
from rnea.engine.llvm.llvm_operations import Values, functions_text
from rnea.engine.llvm.llvm_prefetch import requests
from rnea.engine.llvm.llvm_rows import InputArray, RowLoop, block_head, given, loop_text
from rnea.engine.llvm.llvm_sincos import fma_declaration
from rnea.engine.llvm.llvm_text import Lanes


@dataclass(frozen=True)
class Ending:
    """The function `finish`, which makes the result of what a tape gives.

    text      of the function and its tables
    lanes     of its own vectors, which hold columns
    outputs   numbers in a row of the result
    working   numbers that it needs for itself
    """

    text: str
    lanes: Lanes
    outputs: int
    working: int


def module_text(
    tape: Tape,
    inputs: Sequence[InputArray],
    lanes: Lanes,
    longest: int | None = None,
    ending: Ending | None = None,
) -> str:
    """The module of a tape whose inputs come from the given arrays, in this order.

    longest: operations in one function; None for what is best.
    """
    # copies of the sine save registers that a call would lose; a single row has enough of them
    inline = is_short(tape) and lanes.width > 1
    parts, rows = module_parts(tape, inputs, lanes, longest, ending, inline)
    return "\n".join([*parts, loop_text(rows, lanes)])


def module_parts(
    tape: Tape,
    inputs: Sequence[InputArray],
    lanes: Lanes,
    longest: int | None,
    ending: Ending | None,
    inline: bool,
    first: bool | None = None,
) -> tuple[list[str], RowLoop]:
    """The functions `block` and, where there is an ending, `finish`, and all that they call.

    What remains is to call them for every row. inline: of sine and cosine; first: see `plan`.
    """
    cut = plan(tape, _reads(inputs, lanes), lanes.width, longest, first)
    given_out = len(tape.outputs)
    parts = [functions_text([tape], lanes, inline), tiles.declarations(lanes)]
    if ending is None:
        rows = RowLoop(inputs, given_out, cut.slots)
    else:
        rows = RowLoop(inputs, ending.outputs, cut.slots, given_out, ending.working)
        parts.append(ending.text)
        if ending.lanes != lanes:
            parts.append(tiles.declarations(ending.lanes) + fma_declaration(ending.lanes))
    return [*parts, block_text(tape, cut, rows, lanes)], rows


def block_text(tape: Tape, cut: SplitPlan, rows: RowLoop, lanes: Lanes) -> str:
    """The function `block`: one vector of rows, in as many functions as there are stretches."""
    node_of = {key[1]: i for i, key in enumerate(tape.operations) if key[0] == "input"}
    shares = _shares(requests(rows, lanes) if lanes.width > 1 else (), cut.stretches)
    if len(cut.stretches) == 1:
        return _stretch(tape, cut.stretches[0], node_of, rows, lanes, "block", shares[0])
    parts = [
        _stretch(tape, stretch, node_of, rows, lanes, f"part{k}", wanted)
        for k, (stretch, wanted) in enumerate(zip(cut.stretches, shares, strict=True))
    ]
    calls = [f"  call void @part{k}({given(rows)}ptr %out)" for k in range(len(parts))]
    head = block_head(rows, lanes)
    return "\n".join([*parts, *head, *calls, "  ret void", "}"]) + "\n"


def _shares(wanted: Iterable[list[str]], stretches: Sequence[CodeSegment]) -> list[list[list[str]]]:
    """Requests for lines of memory, shared out among the stretches by their lengths."""
    every = list(wanted)
    ends = list(accumulate(len(stretch.items) for stretch in stretches))
    cuts = [0, *(len(every) * end // ends[-1] for end in ends)]
    return [every[a:b] for a, b in pairwise(cuts)]


def _reads(inputs: Sequence[InputArray], lanes: Lanes) -> list[list[int]]:
    """Numbers of the tape's inputs that are read together."""
    together: list[list[int]] = []
    first = 0
    for column in inputs:
        alone = [range(c, c + 1) for c in range(column.count)]
        for group in alone if column.shared else tiles.groups(column.count, lanes):
            together.append([first + c for c in group])
        first += column.count
    return together


def _stretch(
    tape: Tape,
    stretch: CodeSegment,
    node_of: Mapping[int, int],
    rows: RowLoop,
    lanes: Lanes,
    name: str,
    wanted: Sequence[list[str]],
) -> str:
    """One function: fetch, read, compute, keep, write.

    node_of: operations of the tape's inputs; wanted: requests for lines, spread over the items
    """
    firsts = list(accumulate((column.count for column in rows.inputs), initial=0))
    written = rows.halfway or rows.outputs
    values = Values(tape, lanes)

    def fetch(nodes: Sequence[int]) -> None:
        for i in nodes:
            if i in stretch.fetched and i not in values:
                values.lines += _slot(f"%k{i}", stretch.fetched[i], lanes)
                values.lines.append(f"  %k{i} = load {lanes.type}, ptr %k{i}p")
                values[i] = f"%k{i}"

    def keep(nodes: Sequence[int]) -> None:
        for i in nodes:
            if i in stretch.kept:
                values.lines += _slot(f"%g{i}", stretch.kept[i], lanes)
                values.lines.append(f"  store {lanes.type} {values[i]}, ptr %g{i}p")

    for k, item in enumerate(stretch.items):
        first, last = (len(wanted) * x // len(stretch.items) for x in (k, k + 1))
        for request in wanted[first:last]:
            values.lines += request
        match item:
            case Clear():
                size = lanes.width * written * lanes.bytes
                given_out = f"ptr %out, i8 0, i64 {size}, i1 false"
                values.lines.append(f"  call void @llvm.memset.p0.i64({given_out})")
            case ReadInputs(numbers):
                k = bisect_right(firsts, numbers[0]) - 1
                c = numbers[0] - firsts[k]
                lines, names = _read(k, range(c, c + len(numbers)), rows.inputs[k], lanes)
                values.lines += lines
                nodes = []
                for number, value in zip(numbers, names, strict=True):
                    if number in node_of:
                        values[node_of[number]] = value
                        nodes.append(node_of[number])
                keep(nodes)
            case Compute(node):
                fetch(tape.operations[node][1:])
                values.compute(node)
                keep([node])
            case Write(first, nodes):
                fetch(nodes)
                for part in _parts(first, len(nodes), lanes):
                    some = [values[nodes[c - first]] for c in part]
                    values.lines += tiles.store_columns(some, "%out", part[0], written, lanes)
    return "\n".join([*block_head(rows, lanes, name), *values.lines, "  ret void", "}"]) + "\n"


def _parts(first: int, count: int, lanes: Lanes) -> list[range]:
    """Columns that are written together: a group that would not fill a vector is cut up."""
    return [range(first + g.start, first + g.stop) for g in tiles.groups(count, lanes)]


def _slot(name: str, slot: int, lanes: Lanes) -> list[str]:
    return [f"  {name}p = getelementptr {lanes.type}, ptr %slots, i64 {slot}"]


def _read(k: int, group: range, column: InputArray, lanes: Lanes) -> tuple[list[str], list[str]]:
    """Columns of input array k; rows of shared arrays were found before."""
    tag = f"x{k}c{group.start}"
    if not column.shared:
        return tiles.load_columns(f"%in{k}", group, column.count, lanes, tag)
    places = [f"%in{k}r{j}, i64 {group.start}" for j in range(lanes.width)]
    return tiles.gathered(f"%{tag}", places, lanes), [f"%{tag}"]
