"""The measurement: robots by sizes by ways, as facts that can be printed, drawn or kept as JSON.

A way that does not agree with the plain recursion gets no time: what is wrong is not fast.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from rnea.apps.bench import limits, ours, peers
from rnea.apps.bench.bench_robots import CHAINS, find, label, random_states
from rnea.apps.bench.contender import THOROUGH, PeerFunction, TimingBudget, best_times
from rnea.apps.bench.reference import frame_of, recursion
from rnea.apps.bench.startup import startup
from rnea.apps.bench.work import work
from rnea.core.recursions import Quantity, quantity
from rnea.core.spatial.numbers import Array
from rnea.engine.runtime.threads import threads_used
from rnea.errors import InputError
from rnea.robot import Robot
from rnea.system.memory_limit import usable_memory

SIZES = (1, 16, 1000, 100_000, 1_000_000)
QUICK_SIZES = (1, 1000)
CHAIN_SIZES = (1, 1000)
# relative to the terms summed: rounding, also of a thousand joints, stays below
AGREE = {"float64": 1e-12, "float32": 1e-5}
# rows at either end of a batch; of large results fewer
_COMPARED, _MOST_COMPARED = 25, 20_000

Facts = dict[str, Any]


@dataclass(frozen=True)
class BenchmarkOptions:
    """What is measured, and how long."""

    sizes: tuple[int, ...] = SIZES
    quantity: str = "inverse_dynamics"
    threads: int = 1
    single: bool = False
    effort: TimingBudget = THOROUGH
    packages: tuple[str, ...] | None = None  # None: all that are installed
    base: str | None = None  # "free": robots float

    @property
    def dtype(self) -> str:
        return "float32" if self.single else "float64"


def measure(
    names: Sequence[str],
    options: BenchmarkOptions,
    *,
    chains: bool = False,
    told: Callable[[str], None] = lambda what: None,
) -> Facts:
    """Measure robots given by name; `told` hears of every step before it is made."""
    quantity(options.quantity)
    packages = peers.installed() if options.packages is None else list(options.packages)
    plan = [(name, options.sizes) for name in names]
    plan += [(name, CHAIN_SIZES) for name in CHAINS if chains and name not in names]
    found = [(name, sizes, _checked(name, sizes, options)) for name, sizes in plan]
    with threads_used(options.threads):
        told("limits of the machine")
        facts = {"quantity": options.quantity, **machine(options, packages)}
        # asked one after the other, so that only one robot's arrays are in memory
        facts["robots"] = [
            _robot(name, robot, sizes, options, packages, facts["limits"], told)
            for name, sizes, robot in found
        ]
    return facts


def steps(names: Sequence[str], options: BenchmarkOptions, chains: bool) -> int:
    """How often `told` is going to be called."""
    more = [name for name in CHAINS if chains and name not in names]
    return 1 + len(names) * (1 + len(options.sizes)) + len(more) * (1 + len(CHAIN_SIZES))


def _checked(name: str, sizes: Sequence[int], options: BenchmarkOptions) -> Robot:
    """The robot, if it can be measured; said before anything is."""
    robot = find(name, options.base)
    if robot.n == 0:
        raise InputError(f"{name} has no joints, so that there is nothing to measure")
    asked = quantity(options.quantity)
    kernel = ours.kernel_of(robot, asked, options.dtype, frame_of(robot, asked))
    results = int(np.prod(kernel.shape, dtype=int))
    # the states, and what each of three ways answers
    row = (len(kernel.arguments) * robot.nq + 3 * results) * kernel.dtype.itemsize
    most = usable_memory() // row
    if max(sizes) > most:
        raise InputError(
            f"--sizes: {max(sizes)} rows of {name} need {max(sizes) * row / 2**30:.1f} GiB; "
            f"at most {most} fit into half of this machine's memory"
        )
    return robot


def machine(options: BenchmarkOptions, packages: Sequence[str]) -> Facts:
    """What everything is measured on, and beside whom."""
    import platform

    import llvmlite.binding as llvm

    return {
        "dtype": options.dtype,
        "threads": options.threads,
        "machine": {
            "cpu": llvm.get_host_cpu_name(),
            "cores": os.cpu_count(),
            "lanes": limits.lanes_of(options.dtype).width,
            "python": platform.python_version(),
            "numpy": np.__version__,
        },
        "packages": {name: peers.version(name) for name in packages},
        "limits": {
            "operations_per_second": limits.operations_per_second(options.dtype, options.threads),
            "bytes_per_second": limits.bytes_per_second(options.dtype, options.threads),
        },
    }


def _robot(
    name: str,
    robot: Robot,
    sizes: Sequence[int],
    options: BenchmarkOptions,
    packages: Sequence[str],
    most: Facts,
    told: Callable[[str], None],
) -> Facts:
    told(f"{name}, start-up")
    facts: Facts = {
        "robot": label(name, options.base),
        "joints": len(robot.joint_names),
        "work": asdict(work(robot, options.quantity, options.dtype)),
        "startup": startup(name, options.quantity, options.dtype, options.base),
        "sizes": [],
    }
    found, facts["remarks"] = peers.built(robot, packages)
    for rows in sizes:
        told(f"{name}, {rows:,} rows")
        facts["sizes"].append(_size(robot, rows, options, found, facts["work"], most))
    return facts


def _size(
    robot: Robot,
    rows: int,
    options: BenchmarkOptions,
    found: dict[str, peers.Peer],
    done: Facts,
    most: Facts,
) -> Facts:
    """All ways with one batch: compared first, then timed in turns."""
    asked = quantity(options.quantity)
    frame = frame_of(robot, asked)
    states = random_states(robot, asked, rows, options.dtype)
    ways: list[PeerFunction] = [*ours.ways(robot, asked, states, np.dtype(options.dtype), frame)]
    for peer in found.values():
        ways += peer.ways(asked.name, states, options.threads, frame)
    told = timed(robot, asked, states, ways, options, frame)
    return {"rows": rows, "ways": told, **_shares(told, rows, done, most)}


def timed(
    robot: Robot,
    asked: Quantity,
    states: list[Array],
    ways: list[PeerFunction],
    options: BenchmarkOptions,
    frame: str = "",
    further: Sequence[PeerFunction] = (),
) -> list[Facts]:
    """Ways through one batch: compared first, then timed in turns; those that are wrong are not.

    further: ways that compute nothing, and take turns with the others.
    """
    apart = _spread_out(robot, asked, states, ways, frame)
    within = [
        distance <= agreement(robot, way.package, options)
        for way, distance in zip(ways, apart, strict=True)
    ]
    right = [way for way, good in zip(ways, within, strict=True) if good]
    right += further
    times = dict(zip(map(id, right), best_times(right, options.effort), strict=True))
    return [
        {
            "name": way.name,
            "package": way.package,
            "seconds": times.get(id(way)),
            "rows_timed": way.rows,
            # JSON has no infinity
            "apart": distance if np.isfinite(distance) else None,
        }
        for way, distance in zip([*ways, *further], [*apart, *(0.0 for _ in further)], strict=True)
    ]


def agreement(robot: Robot, package: str, options: BenchmarkOptions) -> float:
    """How far from the recursion an answer may be, relative to the terms.

    Others have float64 always; but quaternions that were rounded to float32 have no length of 1
    any more, of which each makes what it will.
    """
    exact = package != ours.RNEA and robot.nq == robot.nv
    return AGREE["float64" if exact else options.dtype]


def _spread_out(
    robot: Robot, quantity: Quantity, states: list[Array], ways: list[PeerFunction], frame: str = ""
) -> list[float]:
    """The largest difference of each way from the recursion, in the first and the last rows."""
    rows = len(states[0])
    compared = min(_COMPARED, max(1, _MOST_COMPARED // max(1, _numbers(robot, quantity))))
    ends = [*range(min(rows, compared)), *range(max(0, rows - compared), rows)]
    numbers = np.unique(ends)
    right, size = recursion(robot, quantity, [state[numbers] for state in states], frame)
    scale = np.maximum(size, np.finfo(float).tiny)
    answers = [np.asarray(way.result(numbers), float).reshape(right.shape) for way in ways]
    distances = [float((np.abs(answer - right) / scale).max()) for answer in answers]
    # what is not a number is infinitely far
    return [distance if np.isfinite(distance) else float("inf") for distance in distances]


def _numbers(robot: Robot, quantity: Quantity) -> int:
    return int(np.prod(quantity.shape(robot.model), dtype=int))


def _shares(told: list[Facts], rows: int, done: Facts, most: Facts) -> Facts:
    """How much of the machine's limits the faster of our ways uses; not told of single states."""
    own = [way["seconds"] for way in told if way["package"] == ours.RNEA and way["seconds"]]
    seconds = min(own, default=None)
    if seconds is None or rows == 1:
        return {"arithmetic": None, "bandwidth": None}
    return {
        "arithmetic": done["operations"] / seconds / most["operations_per_second"],
        "bandwidth": done["bytes"] / seconds / most["bytes_per_second"],
    }
