"""Identification of robots that are known exactly: ten runs each of six robots.

    python benchmarks/identification.py [--runs 10] [ROBOT ...]
    python benchmarks/identification.py --coverage [--draws 200] [--seed 5] [ROBOT ...]

A run takes a robot that differs from its file, has it recorded with noise, lag and a low pass,
identifies it, and holds its torques along a new motion against the true ones, without noise.
With --coverage: how often two standard deviations of the base fit cover the truth, parameter by
parameter, in so many draws of the noise; which are covered least and most, with the interval that
has the true share in 95 of 100 cases (Clopper, Pearson); and how many lie outside 90 to 99 %,
beside as many as would by chance if each were covered in 95.45 % of all draws.
"""

import argparse
import sys
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
from scipy.stats import binom, binomtest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

import rnea
from rnea.apps.identify.data.equations import ROWS_PER_PERIOD, EquationSource
from rnea.apps.identify.fit.base_fit import base_fit
from rnea.apps.identify.fit.scales import plausible
from rnea.apps.trajectory.rates.smoothing import SmoothingSpline
from rnea.core.recursions.regressors.parameter_names import parameter_name
from rnea.identify import FrictionLaw, base_parameters, identify, prepare
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


def coverage(name, draws, seed):
    """Columns of the base parameters; how many draws had the truth in two deviations; and the mean
    of squared errors in deviations."""
    rng = np.random.default_rng(seed)
    arm = rnea.load(name)
    truth = true_robot(arm, rng)
    logger = Logger(noise=0, encoder=0, rate=100)
    log = recording(truth, motion(arm, rng), rng, logger)
    p, base = prepare(log), base_parameters(arm.model)
    equations = EquationSource(arm, base, [p]).equations([FrictionLaw()] * arm.n)
    sums = base.sums(equations.names, base.total)
    start, true = sums @ arm.linear_parameters, sums @ truth.linear_parameters
    scale = plausible(arm, equations.names, [p])
    clean = equations.columns @ true
    thin = max(1, int(p.rate / (ROWS_PER_PERIOD * p.cutoff)))
    inside, squares = np.zeros((2, len(start)))
    filtered = SmoothingSpline(log.t, np.zeros((len(log), 0)), p.cutoff)
    for _ in range(draws):
        noise = rng.normal(size=log.q.shape) * 0.01 * np.ptp(clean, axis=0)
        noise = filtered.of(noise)(p.t)[::thin]
        fit = base_fit(replace(equations, efforts=clean + noise), start, scale)
        off = (fit.values - true) / fit.deviations
        inside, squares = inside + (np.abs(off) < 2), squares + off**2
    return equations.names, inside.astype(int), squares / draws


def report_coverage(name, draws, seed):
    names, inside, squares = coverage(name, draws, seed)
    print(f"{name:12} {len(inside)} parameters, mean {inside.mean() / draws:.2%}", flush=True)
    for k in (inside.argmin(), inside.argmax()):
        low, high = binomtest(int(inside[k]), draws).proportion_ci()
        print(
            f"    {parameter_name(names[k], grouped=True):6} {inside[k] / draws:.2%} "
            f"({low:.2%} to {high:.2%}), errors of {np.sqrt(squares[k]):.3f} deviations (RMS)"
        )
    below, above = np.sum(inside < 0.9 * draws), np.sum(inside > 0.99 * draws)
    return len(inside), below, above


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("robots", nargs="*", default=ROBOTS)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--coverage", action="store_true")
    parser.add_argument("--draws", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5)
    options = parser.parse_args()
    if options.coverage:
        draws = options.draws
        counts = [report_coverage(name, draws, options.seed) for name in options.robots]
        total, below, above = np.sum(counts, axis=0)
        chance = binom(draws, 0.9545)
        few, many = chance.cdf(np.ceil(0.9 * draws) - 1), chance.sf(np.floor(0.99 * draws))
        print(
            f"of {total}: {below} below 90 % (by chance {total * few:.2f}), {above} above 99 % "
            f"(by chance {total * many:.2f})"
        )
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
