"""The order of a tape's work, and a long tape cut into stretches that compile one by one.

A compiler's work grows faster than the length of a function, so a long straight program is made of
functions of bounded length. A value that is needed beyond its stretch is kept in a slot of a small
memory; slots are used again when the last stretch that needs them has passed, so that the memory
stays in the nearest cache.

Inputs are read, and results written, in groups of neighbouring columns. A group of results is
written after the last of them was computed; where most groups are zeros, the whole result is
cleared at once, and they are not written by themselves. Groups of inputs are read when needed
first, or all before anything else where one function holds everything: which is faster was
measured.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial

from rnea.engine.ir.tape import Tape
from rnea.engine.trace.tracer import LEAVES

# measured with LLVM 20 on arms, TALOS and trees of 30 joints:
# a tape of so many operations has room for its sines and cosines where they are used, all first
SHORT = 1500
# one of so many compiles in a fraction of a second, in one function
WHOLE = 6000
# a longer one runs and compiles fastest in functions of so many
PIECE = 300


@dataclass(frozen=True)
class ReadInputs:
    """Columns of an input array: the numbers of the tape's inputs, side by side."""

    inputs: tuple[int, ...]


@dataclass(frozen=True)
class Compute:
    """An operation of the tape."""

    node: int


@dataclass(frozen=True)
class Write:
    """Neighbouring columns of the result, from `first` on, and the nodes they are."""

    first: int
    nodes: tuple[int, ...]


@dataclass(frozen=True)
class Clear:
    """The whole result set to zero."""


Item = ReadInputs | Compute | Write | Clear


@dataclass
class CodeSegment:
    """Items in their order; slots of the values that come from before, and of those kept."""

    items: list[Item] = field(default_factory=list)
    fetched: dict[int, int] = field(default_factory=dict)
    kept: dict[int, int] = field(default_factory=dict)


@dataclass(frozen=True)
class SplitPlan:
    """The stretches of a tape, and how many slots they share."""

    stretches: list[CodeSegment]
    slots: int


def plan(
    tape: Tape,
    reads: Sequence[Sequence[int]],
    group: int,
    longest: int | None = None,
    first: bool | None = None,
) -> SplitPlan:
    """Cut a tape. reads: inputs that are read together; group: columns that are written together.

    longest: operations in a stretch; None for what is best. first: whether angles and their sines
    come before all else, where one function holds everything; None for what is best.
    """
    items = _items(tape, reads, group)
    if longest is None:
        longest = len(items) if len(items) <= WHOLE else PIECE
    if len(items) <= longest:
        items.sort(key=partial(_turn, tape, is_short(tape) if first is None else first))
    stretches = _cut(items, longest)
    return SplitPlan(stretches, _give_slots(tape, stretches))


def is_short(tape: Tape) -> bool:
    """Whether every sine of the tape has its own copy of the instructions."""
    return len(tape.operations) <= SHORT


def _turn(tape: Tape, first: bool, item: Item) -> int:
    """When an item's turn is, in one function: angles, their sines, further inputs, the rest."""
    head = _heads(tape) if first else frozenset()
    match item:
        case Clear():
            return -1
        case ReadInputs(numbers):
            return 0 if not first or not _read_for(tape).isdisjoint(numbers) else 3
        case Compute(node) if node in head:
            return 2 if tape.operations[node][0] in ("sin", "cos") else 1
    return 4


def all_sines_first(tape: Tape) -> bool:
    """Whether no angle depends on the sine of another, so that all can stand at the head."""
    return all(
        i in _heads(tape) for i, key in enumerate(tape.operations) if key[0] in ("sin", "cos")
    )


@lru_cache(maxsize=1)
def _heads(tape: Tape) -> frozenset[int]:
    """Sines and cosines of angles that inputs alone tell, and the sums that are such angles."""
    plain: set[int] = set()
    taken: set[int] = set()
    for i, (name, *x) in enumerate(tape.operations):
        if name in LEAVES or (name not in ("sin", "cos") and plain.issuperset(x)):
            plain.add(i)
        elif name in ("sin", "cos") and x[0] in plain:
            taken.add(i)
    waiting = [tape.operations[i][1] for i in taken]
    while waiting:
        name, *x = tape.operations[i := waiting.pop()]
        if name not in LEAVES and i not in taken:
            taken.add(i)
            waiting += x
    return frozenset(taken)


@lru_cache(maxsize=1)
def _read_for(tape: Tape) -> set[int]:
    """Inputs that angles are made of."""
    used = {k for i in _heads(tape) for k in tape.operations[i][1:]}
    return {tape.operations[k][1] for k in used if tape.operations[k][0] == "input"}


def _items(tape: Tape, reads: Sequence[Sequence[int]], group: int) -> list[Item]:
    """Every item, each where it is possible first; what is read comes where it is needed first."""
    read_of = {number: ReadInputs(tuple(numbers)) for numbers in reads for number in numbers}
    partner = _partners(tape)
    waiting: dict[int, list[int]] = {}
    outputs = tape.outputs
    writes = [Write(c, outputs[c : c + group]) for c in range(0, len(outputs), group)]
    filled = [write for write in writes if not _is_zero(tape, write)]
    cleared: list[Item] = [Clear()] if 2 * len(filled) < len(writes) else []
    writes = filled if cleared else writes
    missing = []
    for k, write in enumerate(writes):
        nodes = {i for i in write.nodes if tape.operations[i][0] != "constant"}
        missing.append(len(nodes))
        for i in nodes:
            waiting.setdefault(i, []).append(k)
    items = cleared + [write for k, write in enumerate(writes) if not missing[k]]
    begun: set[ReadInputs] = set()
    done: set[int] = set()

    def finished(i: int) -> None:
        done.add(i)
        for k in waiting.pop(i, ()):
            missing[k] -= 1
            if not missing[k]:
                items.append(writes[k])

    for i, (name, *x) in enumerate(tape.operations):
        if i in done or name == "constant":
            continue
        if name == "input":
            read = read_of[x[0]]
            if read not in begun:
                begun.add(read)
                items.append(read)
            finished(i)
            continue
        items.append(Compute(i))
        finished(i)
        # sine and cosine of an angle come together
        other = partner.get(i)
        if other is not None and other not in done:
            items.append(Compute(other))
            finished(other)
    return items


def _is_zero(tape: Tape, write: Write) -> bool:
    """Whether a group is zeros, of the plain sign."""
    values = (tape.operations[i] for i in write.nodes)
    return all(key[0] == "constant" and str(float(key[1])) == "0.0" for key in values)


def _partners(tape: Tape) -> dict[int, int]:
    """Of every sine the cosine of the same angle, and the other way round."""
    known: dict[tuple[str, int], int] = {}
    for i, (name, *x) in enumerate(tape.operations):
        if name in ("sin", "cos"):
            known[name, x[0]] = i
    other = {"sin": "cos", "cos": "sin"}
    return {i: known[other[name], x] for (name, x), i in known.items() if (other[name], x) in known}


def _cut(items: list[Item], longest: int) -> list[CodeSegment]:
    """Stretches of about equal length."""
    count = -(-len(items) // longest) or 1
    each = -(-len(items) // count) or 1
    stretches = [CodeSegment()]
    for item in items:
        if len(stretches[-1].items) >= each:
            stretches.append(CodeSegment())
        stretches[-1].items.append(item)
    return stretches


def _give_slots(tape: Tape, stretches: list[CodeSegment]) -> int:
    """Slots for the values that cross from one stretch to a later one; how many there are."""
    node_of = {key[1]: i for i, key in enumerate(tape.operations) if key[0] == "input"}
    made: dict[int, int] = {}
    last: dict[int, int] = {}
    for s, stretch in enumerate(stretches):
        for item in stretch.items:
            for i in _needed(tape, item):
                last[i] = s
            for i in _made(item, node_of):
                made[i] = s
    free: list[int] = []
    slots = 0
    leaving: dict[int, list[int]] = {}
    slot: dict[int, int] = {}
    for s, stretch in enumerate(stretches):
        free += leaving.pop(s, [])
        for item in stretch.items:
            for i in _needed(tape, item):
                if made[i] < s:
                    stretch.fetched[i] = slot[i]
            for i in _made(item, node_of):
                if last.get(i, s) > s:
                    if not free:
                        free.append(slots)
                        slots += 1
                    slot[i] = stretch.kept[i] = free.pop()
                    # a stretch reads it where it likes: free from the next one on
                    leaving.setdefault(last[i] + 1, []).append(slot[i])
    return slots


def _needed(tape: Tape, item: Item) -> list[int]:
    if isinstance(item, ReadInputs | Clear):
        return []
    nodes = item.nodes if isinstance(item, Write) else tape.operations[item.node][1:]
    return [i for i in nodes if tape.operations[i][0] != "constant"]


def _made(item: Item, node_of: dict[int, int]) -> list[int]:
    if isinstance(item, Compute):
        return [item.node]
    if isinstance(item, ReadInputs):
        return [node_of[number] for number in item.inputs if number in node_of]
    return []
