"""Identification of robots that are known exactly: ten runs each of six robots.

    python benchmarks/identification.py [--runs 10] [ROBOT ...]

A run takes a robot that differs from its file, has it recorded with noise, lag and a low pass,
identifies it, and holds its torques along a new motion against the true ones, without noise.
"""

import argparse
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

import rnea
from rnea.identify import identify
from support.made_recordings import Logger, motion, recording, true_robot

ROBOTS = ("puma560", "ur5", "ur10", "panda", "iiwa14", "scara")


def run(name, seed, logger):
    """Worst joint's rms error of identified torques on a new motion as a share of range, the
    file's, and the seconds it took."""
    rng = np.random.default_rng(seed)
    arm = rnea.load(name)
    truth = true_robot(arm, rng)
    log = recording(truth, motion(arm, rng), rng, logger)
    began = time.process_time()
    found = identify(arm, [log], hold_out=0.0)
    took = time.process_time() - began
    state = motion(arm, rng).at(np.linspace(0, 10, 1000))
    states = state.q, state.qd, state.qdd
    wanted = truth.inverse_dynamics(*states)
    apart, before = (
        np.sqrt(((one.inverse_dynamics(*states) - wanted) ** 2).mean(axis=0))
        / np.ptp(wanted, axis=0)
        for one in (found.robot, arm)
    )
    return apart, before, took, found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("robots", nargs="*", default=ROBOTS)
    parser.add_argument("--runs", type=int, default=10)
    options = parser.parse_args()
    logger = Logger(noise=0.01, lag=0.008, low_pass=25.0)
    print(f"{'robot':12} {'worst joint':>12} {'median':>8} {'file':>8} {'s':>6}")
    for name in options.robots:
        results = [run(name, seed, logger)[:3] for seed in range(options.runs)]
        worst = max(float(apart.max()) for apart, _, _ in results)
        median = float(np.median([apart.max() for apart, _, _ in results]))
        before = float(np.median([old.max() for _, old, _ in results]))
        took = float(np.median([x for _, _, x in results]))
        print(f"{name:12} {worst:12.2%} {median:8.2%} {before:8.1%} {took:6.2f}", flush=True)


if __name__ == "__main__":
    main()
