"""Robots with loops beside their own trees: nanoseconds a row, in batches.

    python benchmarks/closed.py [--rows 100000] [--repeat 7]

The tree is the same robot with its loops cut open, at the motion of all its joints. Times are the
best of several turns in which closed robot and tree alternate; kernels are bound, so that neither
looks at its input.
"""

import argparse
import time

import numpy as np

import rnea
from rnea import Robot
from rnea.describe import without_loops

ROBOTS = ("four_bar", "slider_crank", "planar_5r", "palletizer", "delta", "gough_stewart")
QUANTITIES = ("inverse_dynamics", "mass_matrix", "forward_dynamics")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--repeat", type=int, default=7)
    options = parser.parse_args()
    head = (
        f"{'robot':15s} {'quantity':18s} {'closed':>9s} {'tree':>9s} {'ratio':>6s} {'method':>9s}"
    )
    print(f"{options.rows} rows, ns a row\n{head}")
    for name in ROBOTS:
        arm = rnea.load(name)
        tree = Robot(without_loops(arm.description))
        closed_states, tree_states = states(arm, options.rows)
        for quantity in QUANTITIES:
            closed, opened = arm.kernel(quantity), tree.kernel(quantity)
            asked = getattr(arm, quantity)
            count = 1 if quantity == "mass_matrix" else 3
            ours, theirs, method = best(
                [
                    lambda call=closed, x=closed_states[:count]: call(*x),
                    lambda call=opened, x=tree_states[:count]: call(*x),
                    lambda call=asked, x=closed_states[:count]: call(*x),
                ],
                options.repeat,
            )
            cells = f"{ours:9.0f} {theirs:9.0f} {ours / theirs:6.2f} {method:9.0f}"
            print(f"{name:15s} {quantity:18s} {cells}", flush=True)


def states(arm: Robot, rows: int):
    """q, qd, qdd of the closed robot, and of all joints of its tree."""
    rng = np.random.default_rng(0)
    few = rnea.model.random_positions(arm.model, rng, 200)
    q = np.ascontiguousarray(few[rng.integers(0, len(few), rows)])
    qd, qdd = rng.normal(size=(2, rows, arm.n))
    return (q, qd, qdd), (q, *map(np.ascontiguousarray, arm.joint_motion(q, qd, qdd)))


def best(calls, repeat: int) -> list[float]:
    """The least time of each, in nanoseconds a row, all in turns."""
    times = [[] for _ in calls]
    for call in calls:
        call()
    for _ in range(repeat):
        for call, own in zip(calls, times, strict=True):
            start = time.perf_counter()
            result = call()
            own.append((time.perf_counter() - start) * 1e9 / len(result))
    return [min(own) for own in times]


if __name__ == "__main__":
    main()
