"""Identification of robots that are known exactly: ten runs each of six robots.

    python benchmarks/identification.py [--runs 10] [--coverage] [ROBOT ...]

A run takes a robot that differs from its file, has it recorded with noise, lag and a low pass,
identifies it, and holds its torques along a new motion against the true ones, without noise.
With --coverage: how often two standard deviations of the base fit cover the truth, parameter by
parameter, in 200 draws of the noise.
"""

import argparse
import sys
import time
from dataclasses import replace
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

import rnea
from rnea.identify import Law, base_parameters, identify, prepare
from rnea.identify.base_fit import base_fit
from rnea.identify.equations import ROWS_PER_PERIOD, Source
from rnea.identify.scales import plausible
from rnea.motion import SmoothingSpline
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


def coverage(name, draws=200):
    """Of each base parameter the share of draws whose interval of two deviations has the truth."""
    rng = np.random.default_rng(5)
    arm = rnea.load(name)
    truth = true_robot(arm, rng)
    logger = Logger(noise=0, encoder=0, rate=100)
    log = recording(truth, motion(arm, rng), rng, logger)
    p, base = prepare(log), base_parameters(arm.model)
    equations = Source(arm, base, [p]).equations([Law()] * arm.n)
    sums = base.sums(equations.names, base.total)
    start, true = sums @ arm.linear_parameters, sums @ truth.linear_parameters
    scale = plausible(arm, equations.names, [p])
    clean = equations.columns @ true
    thin = max(1, int(p.rate / (ROWS_PER_PERIOD * p.cutoff)))
    inside = np.zeros(len(start))
    for _ in range(draws):
        noise = rng.normal(size=log.q.shape) * 0.01 * np.ptp(clean, axis=0)
        noise = SmoothingSpline(log.t, noise, p.cutoff)(p.t)[::thin]
        fit = base_fit(replace(equations, efforts=clean + noise), start, scale)
        inside += np.abs(fit.values - true) < 2 * fit.deviations
    return inside / draws


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("robots", nargs="*", default=ROBOTS)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--coverage", action="store_true")
    options = parser.parse_args()
    if options.coverage:
        for name in options.robots:
            shares = coverage(name)
            least, mean, most = shares.min(), shares.mean(), shares.max()
            print(f"{name:12} {len(shares)} parameters: {least:.1%} to {most:.1%}, mean {mean:.1%}")
        return
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
