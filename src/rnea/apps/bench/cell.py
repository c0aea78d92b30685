"""One cell of the survey: a quantity of a robot, one state and a batch, beside every peer.

What has no kernel is told as what it is: answered by the method alone, or refused, with the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.apps.bench import ours, peers, verdict
from rnea.apps.bench.bench_robots import random_states
from rnea.apps.bench.contender import PeerFunction
from rnea.apps.bench.measurement import BenchmarkOptions, Facts, timed
from rnea.apps.bench.reference import frame_of
from rnea.core.recursions import Quantity
from rnea.core.spatial.numbers import Array
from rnea.engine.runtime.kernel import Kernel
from rnea.errors import RneaError
from rnea.robot import Robot

# a batch has as many rows as keep its result, and its states, below
MOST_BYTES, MOST_ROWS = 256 * 2**20, 100_000
KERNEL, METHOD, REFUSED = "kernel", "method", "refused"
MEMORY = "memory"


def facts_of_cell(
    robot: Robot, asked: Quantity, options: BenchmarkOptions, found: dict[str, peers.Peer]
) -> Facts:
    """Measure one quantity of a robot."""
    frame = frame_of(robot, asked)
    kernel, how, why = _kernel(robot, asked, options.dtype, frame)
    facts: Facts = {"quantity": asked.name, "how": how, "why": why, "frame": frame}
    facts["shape"] = list(asked.shape(robot.model))
    if how != REFUSED:
        cell = _Cell(robot, asked, options, found, kernel, frame)
        facts["single"], facts["batch"] = cell.single(), cell.batch()
    return facts


def rows_of(robot: Robot, asked: Quantity, itemsize: int = 8) -> int:
    """The rows of a batch."""
    numbers = int(np.prod(asked.shape(robot.model), dtype=int))
    numbers = max(numbers, *(robot.model.columns(state) for state in asked.states), 1)
    return max(1, min(MOST_ROWS, MOST_BYTES // (numbers * itemsize)))


def _kernel(
    robot: Robot, asked: Quantity, dtype: Any, frame: str
) -> tuple[Kernel | None, str, str]:
    """The kernel, or why there is none: the method may still have an answer."""
    try:
        return ours.kernel_of(robot, asked, dtype, frame), KERNEL, ""
    except RneaError as problem:
        why = str(problem).split(". ")[0]
    try:
        method = ours.method(robot, asked, random_states(robot, asked, 1, dtype), frame)
        method.result(np.array([0]))
    except RneaError as problem:
        return None, REFUSED, str(problem).split(". ")[0]
    return None, METHOD, why


@dataclass(frozen=True)
class _Cell:
    """What is measured, and by whom."""

    robot: Robot
    requested: Quantity
    options: BenchmarkOptions
    found: dict[str, peers.Peer]
    kernel: Kernel | None
    frame: str

    def single(self) -> Facts:
        states = self._states(1)
        ways = [ours.method(self.robot, self.requested, states, self.frame)]
        if self.kernel is not None:
            ways.append(ours.bound(self.kernel, states))
        told = self._timed(states, ways)
        method, theirs = told[0]["seconds"], _fastest_peer(told)
        ahead = verdict.ratio(method, theirs)
        return {
            "ways": told,
            "ratio": ahead,
            "bound_ratio": verdict.ratio(told[1]["seconds"], theirs) if self.kernel else None,
            "verdict": verdict.of_single(self.requested.name, ahead, method is not None),
        }

    def batch(self) -> Facts:
        """A batch into an array that is there; without a kernel by the method, which allocates."""
        dtype = self.options.dtype
        rows = rows_of(self.robot, self.requested, np.dtype(dtype).itemsize)
        states = self._states(rows)
        out = ours.place_for((rows, *self.requested.shape(self.robot.model)), dtype)
        if self.kernel is None:
            own = ours.method(self.robot, self.requested, states, self.frame)
        else:
            own = ours.batch(self.kernel, states, out)
        told = self._timed(states, [own], further=[_filling(out)])
        filling, seconds = told.pop()["seconds"], told[0]["seconds"]
        ahead = verdict.ratio(seconds, _fastest_peer(told))
        written = verdict.writing_share(seconds, rows, filling)
        return {
            "rows": rows,
            "ways": told,
            "ratio": ahead,
            "bytes": out.nbytes,
            "write_bytes_per_second": out.nbytes / filling,
            "writing": written,
            "verdict": verdict.of_batch(self.requested.name, ahead, written, seconds is not None),
        }

    def _states(self, rows: int) -> list[Array]:
        return random_states(self.robot, self.requested, rows, self.options.dtype)

    def _timed(
        self, states: list[Array], own: list[PeerFunction], further: Sequence[PeerFunction] = ()
    ) -> list[Facts]:
        """Ours, theirs and what is measured beside, in turns."""
        asked, threads = self.requested.name, self.options.threads
        every = (peer.ways(asked, states, threads, self.frame) for peer in self.found.values())
        ways = [*own, *(way for theirs in every for way in theirs)]
        return timed(
            self.robot, self.requested, states, ways, self.options, self.frame, further=further
        )


def _filling(out: Array) -> PeerFunction:
    """The result's array filled with a number: as fast as this machine writes it."""
    return PeerFunction(
        "fill", MEMORY, "out.fill(1.0)", {"out": out}, 1, lambda numbers: out[numbers]
    )


def _fastest_peer(ways: Sequence[Facts]) -> float | None:
    known = [way["seconds"] for way in ways if way["package"] != ours.RNEA and way["seconds"]]
    return min(known, default=None)
