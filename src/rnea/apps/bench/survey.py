"""The survey: quantities of robots, one state and a batch, beside every peer that has them."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rnea.apps.bench import peers, verdict
from rnea.apps.bench.bench_robots import find, label
from rnea.apps.bench.cell import facts_of_cell
from rnea.apps.bench.compiling import compile_times, kept_in
from rnea.apps.bench.contender import TimingBudget
from rnea.apps.bench.measurement import BenchmarkOptions, Facts, machine
from rnea.core.recursions import QUANTITIES, quantity
from rnea.engine.runtime.threads import threads_used
from rnea.errors import InputError
from rnea.robot import Robot

SURVEY = TimingBudget(rounds=6, turn=0.008, most=0.5, least_rounds=3)


@dataclass(frozen=True)
class BenchmarkRobot:
    """A robot to measure: what `find` takes, and what it is called in print."""

    name: str
    base: str | None = None
    shown: str = ""

    @property
    def label(self) -> str:
        return self.shown or label(self.name, self.base)


def take_survey(
    subjects: Sequence[BenchmarkRobot],
    names: Sequence[str],
    options: BenchmarkOptions,
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
                cell = facts_of_cell(robot, one, options, found)
                facts["cells"].append({"robot": subject.label, **cell})
    return facts


def with_compiling(
    subjects: Sequence[BenchmarkRobot],
    names: Sequence[str],
    options: BenchmarkOptions,
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


def cells(subjects: Sequence[BenchmarkRobot], names: Sequence[str], compiling: bool = False) -> int:
    """How often `told` is going to be called."""
    return 1 + len(subjects) * (len(names) + compiling)


def bars_of(names: Sequence[str]) -> dict[str, tuple[float, float]]:
    """How far ahead single calls and batches of these quantities should be."""
    every = {name: verdict.bars(name) for name in names}
    return {name: (bars.single, bars.batch) for name, bars in every.items()}


def all_quantities() -> list[str]:
    return list(QUANTITIES)


def _with_joints(subject: BenchmarkRobot) -> Robot:
    robot = find(subject.name, subject.base)
    if robot.n == 0:
        raise InputError(f"{subject.name} has no joints, so that there is nothing to measure")
    return robot
