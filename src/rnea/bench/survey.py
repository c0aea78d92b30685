"""The survey: every quantity of every robot, one state and a batch, beside every peer that has it.

A cell is one quantity of one robot. What has no kernel is told as what it is: answered by the
method alone, or refused, with the reason.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.bench import ours, peers, verdict
from rnea.bench.compiling import compile_times, kept_in
from rnea.bench.contender import Effort, Way
from rnea.bench.measurement import Facts, Options, machine, threads_used, timed
from rnea.bench.reference import frame_of
from rnea.bench.robots import find, label, random_states
from rnea.compile import Kernel
from rnea.errors import InputError, RneaError
from rnea.recursions import QUANTITIES, Quantity, quantity
from rnea.robot import Robot
from rnea.spatial.numbers import Array

# a batch has as many rows as keep its result, and its states, below
MOST_BYTES, MOST_ROWS = 256 * 2**20, 100_000
SURVEY = Effort(rounds=6, turn=0.008, most=0.5, least_rounds=3)
KERNEL, METHOD, REFUSED = "kernel", "method", "refused"
MEMORY = "memory"


@dataclass(frozen=True)
class Subject:
    """A robot to measure: what `find` takes, and what it is called in print."""

    name: str
    base: str | None = None
    shown: str = ""

    @property
    def label(self) -> str:
        return self.shown or label(self.name, self.base)


def take_survey(
    subjects: Sequence[Subject],
    names: Sequence[str],
    options: Options,
    *,
    told: Callable[[str], None] = lambda what: None,
) -> Facts:
    """Measure quantities by name; `told` hears of every cell before it is measured."""
    asked = [quantity(name) for name in names]
    packages = peers.installed() if options.packages is None else list(options.packages)
    robots = [(subject, _with_joints(subject)) for subject in subjects]
    with threads_used(options.threads):
        told("limits of the machine")
        facts = machine(options, packages)
        facts["robots"], facts["remarks"], facts["cells"] = [], [], []
        for subject, robot in robots:
            found, remarks = peers.built(robot, packages)
            facts["remarks"] += remarks
            facts["robots"].append({"robot": subject.label, "joints": robot.nv})
            for one in asked:
                told(f"{subject.label}, {one.name}")
                cell = _cell(robot, one, options, found)
                facts["cells"].append({"robot": subject.label, **cell})
    return facts


def with_compiling(
    subjects: Sequence[Subject],
    names: Sequence[str],
    options: Options,
    *,
    told: Callable[[str], None] = lambda what: None,
) -> Facts:
    """The survey, and what each kernel costs before its first answer; each is compiled once."""
    with tempfile.TemporaryDirectory(prefix="rnea-bench-") as folder, kept_in(folder):
        compiling = {}
        for subject in subjects:
            told(f"{subject.label}, compiling")
            compiling[subject.label] = compile_times(
                subject.name, subject.base, names, options.dtype, folder
            )
        facts = take_survey(subjects, names, options, told=told)
    return {**facts, "compiling": compiling}


def cells(subjects: Sequence[Subject], names: Sequence[str], compiling: bool = False) -> int:
    """How often `told` is going to be called."""
    return 1 + len(subjects) * (len(names) + compiling)


def bars_of(names: Sequence[str]) -> dict[str, tuple[float, float]]:
    """How far ahead single calls and batches of these quantities should be."""
    every = {name: verdict.bars(name) for name in names}
    return {name: (bars.single, bars.batch) for name, bars in every.items()}


def all_quantities() -> list[str]:
    return list(QUANTITIES)


def rows_of(robot: Robot, asked: Quantity, itemsize: int = 8) -> int:
    """The rows of a batch."""
    numbers = int(np.prod(asked.shape(robot.model), dtype=int))
    numbers = max(numbers, *(robot.model.columns(state) for state in asked.states), 1)
    return max(1, min(MOST_ROWS, MOST_BYTES // (numbers * itemsize)))


def _with_joints(subject: Subject) -> Robot:
    robot = find(subject.name, subject.base)
    if robot.n == 0:
        raise InputError(f"{subject.name} has no joints, so that there is nothing to measure")
    return robot


def _cell(robot: Robot, asked: Quantity, options: Options, found: dict[str, peers.Peer]) -> Facts:
    frame = frame_of(robot, asked)
    kernel, how, why = _kernel(robot, asked, options.dtype, frame)
    facts: Facts = {"quantity": asked.name, "how": how, "why": why, "frame": frame}
    facts["shape"] = list(asked.shape(robot.model))
    if how != REFUSED:
        facts["single"] = _single(robot, asked, options, found, kernel, frame)
        facts["batch"] = _batch(robot, asked, options, found, kernel, frame)
    return facts


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
        method.answer(np.array([0]))
    except RneaError as problem:
        return None, REFUSED, str(problem).split(". ")[0]
    return None, METHOD, why


def _single(
    robot: Robot,
    asked: Quantity,
    options: Options,
    found: dict[str, peers.Peer],
    kernel: Kernel | None,
    frame: str,
) -> Facts:
    states = random_states(robot, asked, 1, options.dtype)
    ways = [ours.method(robot, asked, states, frame)]
    if kernel is not None:
        ways.append(ours.bound(kernel, states))
    theirs = _theirs(asked, states, options, found, frame)
    told = timed(robot, asked, states, [*ways, *theirs], options, frame)
    method = told[0]["seconds"]
    ahead = verdict.ratio(method, _fastest_peer(told))
    bound = verdict.ratio(told[1]["seconds"], _fastest_peer(told)) if kernel is not None else None
    return {
        "ways": told,
        "ratio": ahead,
        "bound_ratio": bound,
        "verdict": verdict.of_single(asked.name, ahead, method is not None),
    }


def _batch(
    robot: Robot,
    asked: Quantity,
    options: Options,
    found: dict[str, peers.Peer],
    kernel: Kernel | None,
    frame: str,
) -> Facts:
    """A batch into an array that is there; without a kernel by the method, which allocates."""
    rows = rows_of(robot, asked, np.dtype(options.dtype).itemsize)
    states = random_states(robot, asked, rows, options.dtype)
    out = ours.place_for((rows, *asked.shape(robot.model)), options.dtype)
    own = (ours.method(robot, asked, states, frame) if kernel is None
           else ours.batch(kernel, states, out, options.threads))  # fmt: skip
    theirs = _theirs(asked, states, options, found, frame)
    told = timed(robot, asked, states, [own, *theirs], options, frame, further=[_filling(out)])
    filling = told.pop()["seconds"]
    seconds = told[0]["seconds"]
    ahead = verdict.ratio(seconds, _fastest_peer(told))
    written = verdict.writing_share(seconds, rows, filling)
    return {
        "rows": rows,
        "ways": told,
        "ratio": ahead,
        "bytes": out.nbytes,
        "write_bytes_per_second": out.nbytes / filling,
        "writing": written,
        "verdict": verdict.of_batch(asked.name, ahead, written, seconds is not None),
    }


def _theirs(
    asked: Quantity,
    states: list[Array],
    options: Options,
    found: dict[str, peers.Peer],
    frame: str,
) -> list[Way]:
    every = (peer.ways(asked.name, states, options.threads, frame) for peer in found.values())
    return [way for ways in every for way in ways]


def _filling(out: Array) -> Way:
    """The result's array filled with a number: as fast as this machine writes it."""
    return Way("fill", MEMORY, "out.fill(1.0)", {"out": out}, 1, lambda numbers: out[numbers])


def _fastest_peer(ways: Sequence[Facts]) -> float | None:
    known = [way["seconds"] for way in ways if way["package"] != ours.RNEA and way["seconds"]]
    return min(known, default=None)
