"""A way to a quantity, and the timing of several ways side by side.

Machines are shared, and their speed changes from second to second. So the ways take turns, each
in every round, and the best round of each counts: what disturbs a measurement makes it longer.
"""

from __future__ import annotations

import timeit
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from rnea.core.spatial.numbers import Array

PACKAGE_TITLES = {
    "pinocchio": "Pinocchio",
    "mujoco": "MuJoCo",
    "roboticstoolbox": "Robotics Toolbox",
}


@dataclass(frozen=True, eq=False)
class PeerFunction:
    """One way to compute a quantity for a batch.

    name        what is called, for reading
    package     whose it is
    statement   one line of Python with `names` in it; timed as it stands
    rows        evaluations that one run of the statement makes
    result      the results of some rows, given by number: for comparing
    """

    name: str
    package: str
    statement: str
    names: Mapping[str, Any]
    rows: int
    result: Callable[[Array], Array]

    def timer(self) -> timeit.Timer:
        # as local names the arguments cost least to look up
        setup = "; ".join(f"{name} = _given[{name!r}]" for name in self.names) or "pass"
        return timeit.Timer(self.statement, setup, globals={"_given": dict(self.names)})


@dataclass(frozen=True)
class TimingBudget:
    """How long to measure: rounds, the least time of one turn, and when to stop early (s)."""

    rounds: int = 9
    turn: float = 0.02
    most: float = 4.0
    least_rounds: int = 3


THOROUGH, QUICK = TimingBudget(), TimingBudget(rounds=3, turn=0.003, most=0.5, least_rounds=2)


def best_times(ways: Sequence[PeerFunction], effort: TimingBudget) -> list[float]:
    """Seconds per evaluation of each way: the best of interleaved rounds."""
    turns = [(way.timer(), way.rows) for way in ways]
    repeats = [_repeats(timer, effort.turn) for timer, _ in turns]
    best = [float("inf")] * len(ways)
    for _ in _rounds(effort):
        for k, ((timer, rows), number) in enumerate(zip(turns, repeats, strict=True)):
            best[k] = min(best[k], timer.timeit(number) / (number * rows))
    return best


def _rounds(effort: TimingBudget) -> Iterator[int]:
    start = perf_counter()
    for done in range(effort.rounds):
        if done >= effort.least_rounds and perf_counter() - start > effort.most:
            return
        yield done


def _repeats(timer: timeit.Timer, seconds: float) -> int:
    """How often a statement must run to fill a turn; it is warm afterwards, if turns take time."""
    number = 1
    if seconds <= 0:
        return number
    timer.timeit(1)
    while True:
        taken = timer.timeit(number)
        if taken >= seconds:
            return number
        number = max(2 * number, min(100 * number, int(1.2 * number * seconds / max(taken, 1e-9))))


def fastest_of(ways: Sequence[Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    """Of every other package the fastest way that is right, else one that is not."""
    found: dict[str, Mapping[str, Any]] = {}
    for way in ways:
        known = found.get(way["package"])
        if way["package"] != "rnea" and (known is None or _seconds(way) < _seconds(known)):
            found[way["package"]] = way
    return found


def _seconds(way: Mapping[str, Any]) -> float:
    return float("inf") if way["seconds"] is None else float(way["seconds"])
