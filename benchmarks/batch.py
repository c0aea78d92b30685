"""Inverse dynamics of batches: our kernels beside Pinocchio's `rneaInParallel`, in one run.

    .venv/bin/python benchmarks/batch.py

One thread, float64, row-major inputs for us, its own layout for Pinocchio; the best of several
repetitions of each, interleaved, since the machine may be busy. Figures are ratios.
"""

import sys
import time
from pathlib import Path

import numpy as np
import pinocchio as pin

import rnea

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from support.pinocchio_robot import pinocchio_model
from support.random_robots import random_tree

ROWS, REPETITIONS = 100_000, 15


def seconds(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def compare(robot):
    n = robot.n
    rng = np.random.default_rng(0)
    states = [rng.normal(size=(ROWS, n)) for _ in range(3)]
    out = np.empty((ROWS, n))
    cold = time.perf_counter()
    kernel = robot.kernel("inverse_dynamics", friction=False, rotor=False)
    kernel(*(x[:1] for x in states))
    cold = time.perf_counter() - cold

    model, _ = pinocchio_model(robot)
    pool = pin.ModelPool(model, 1)
    columns = [np.asfortranarray(x.T) for x in states]
    theirs = np.zeros((n, ROWS), order="F")

    def run_theirs():
        pin.rneaInParallel(1, pool, *columns, theirs)

    run_theirs()
    pairs = [
        (seconds(lambda: kernel(*states, out=out)), seconds(run_theirs)) for _ in range(REPETITIONS)
    ]
    ours, peer = (min(times) / ROWS * 1e9 for times in zip(*pairs, strict=True))
    apart = np.abs(out - theirs.T).max() / np.abs(theirs).max()
    return kernel.operations, cold, ours, peer, apart


def main():
    robots = [rnea.load(name) for name in ("ur5", "panda", "puma560")]
    robots.append(random_tree(np.random.default_rng(1), 30))
    print(f"{'robot':12} {'n':>3} {'operations':>10} {'first call':>10} {'ours':>9} "
          f"{'Pinocchio':>10} {'ratio':>6} {'apart':>8}")  # fmt: skip
    for robot in robots:
        operations, cold, ours, peer, apart = compare(robot)
        print(f"{robot.name:12} {robot.n:3} {operations:10} {cold:8.3f} s {ours:6.1f} ns "
              f"{peer:7.0f} ns {peer / ours:6.1f} {apart:8.0e}")  # fmt: skip


if __name__ == "__main__":
    main()
