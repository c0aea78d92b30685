"""Recordings of robots that are known exactly: truths, motions, and what a logger makes of them."""

from dataclasses import dataclass

import numpy as np

from rnea.apps.identify.fit.pseudo_inertia import body_parameters, pseudo_inertia, root_near
from rnea.apps.identify.fit.scales import carried
from rnea.describe import Friction
from rnea.logs import Log
from rnea.motion import Fourier


@dataclass(frozen=True)
class Logger:
    """How well a robot is recorded: efforts' noise as a share of their range, lag in s, the corner
    of a low pass that they go through (Hz, 0: none), positions' noise in rad or m."""

    noise: float = 0.01
    lag: float = 0.0
    low_pass: float = 0.0
    encoder: float = 2e-5
    rate: float = 200.0


def true_robot(arm, rng, size=0.25):
    """A robot that differs from its file as real ones do: masses, centres, inertias by some tens
    of percent, and friction and rotors that the file does not have."""
    rows = arm.linear_parameters.reshape(-1, 15).copy()
    for row, mass, length in zip(rows, *carried(arm.model), strict=True):
        # of a file that no body has, the nearest body
        L = root_near(pseudo_inertia(row[:10]), mass, length)
        # whitened: a change of `size`, whatever the axes
        change = rng.normal(size=(4, 4)) * size / 2
        row[:10] = body_parameters(L @ (np.eye(4) + change) @ (np.eye(4) + change).T @ L.T)
    rows[:, 14] += rng.uniform(0, 0.1, len(rows)) * _own_inertia(arm)
    made = arm.with_linear_parameters(rows)
    weights = _torques(made)
    friction = {
        body.joint.name: Friction(
            viscous=float(rng.uniform(0.02, 0.08) * w),
            coulomb=tuple((rng.uniform(0.03, 0.08) * w * rng.uniform(0.9, 1.1, 2)).tolist()),
            offset=float(rng.normal() * 0.005 * w),
        )
        for body, w in zip(made.model.bodies, weights, strict=True)
    }
    return made.with_friction(friction)


def motion(arm, rng, length=20.0, harmonics=5):
    """A Fourier series that keeps to a third of a turn, or to the joint's limits."""
    low, high = [], []
    for body in arm.model.bodies:
        limits = body.limits
        reach = 1.2 if body.joint.turns else 0.3
        has = limits.lower is not None and np.isfinite([limits.lower, limits.upper]).all()
        centre = (limits.lower + limits.upper) / 2 if has else 0.0
        half = min(reach, (limits.upper - limits.lower) / 2 if has else reach)
        low.append(centre - half)
        high.append(centre + half)
    low, high = np.array(low), np.array(high)
    a, b = rng.normal(size=(2, harmonics, arm.n)) / np.arange(1, harmonics + 1)[:, None] ** 0.5
    made = Fourier((low + high) / 2, a, b, length / 2, arm.joint_names)
    path = made.at(np.linspace(0, length / 2, 400)).q
    scale = 0.95 * (high - low) / 2 / np.abs(path - made.offset).max(axis=0)
    return Fourier(made.offset, a * scale, b * scale, length / 2, arm.joint_names)


def recording(truth, series, rng, logger=None, length=20.0, file="made.csv"):
    """What a logger writes while a robot follows a motion."""
    logger = logger or Logger()
    fine = 8
    step = 1 / logger.rate / fine
    t = np.arange(round(length * logger.rate * fine) + 1) * step
    state = series.at(t - logger.lag)
    tau = truth.inverse_dynamics(state.q, state.qd, state.qdd)
    if logger.low_pass:
        tau = _low_passed(tau, step, logger.low_pass)
    t, tau, q = t[::fine], tau[::fine], series.at(t[::fine]).q
    spread = np.ptp(tau, axis=0)
    tau = tau + rng.normal(size=tau.shape) * logger.noise * spread
    q = q + rng.normal(size=q.shape) * logger.encoder
    return Log(t, q, None, tau, truth.joint_names, file)


def _low_passed(values, step, corner):
    """A first-order filter, as drives have."""
    share = 1 - np.exp(-2 * np.pi * corner * step)
    out = np.empty_like(values)
    now = values[0]
    for k, row in enumerate(values):
        now = now + share * (row - now)
        out[k] = now
    return out


def _torques(arm):
    """The size of each joint's torque, gravity and motion."""
    rng = np.random.default_rng(1)
    series = motion(arm, rng)
    state = series.at(np.linspace(0, 10, 200))
    tau = arm.inverse_dynamics(state.q, state.qd, state.qdd)
    return np.maximum(np.abs(tau).max(axis=0), 1e-2 * np.abs(tau).max())


def _own_inertia(arm):
    return np.diagonal(arm.mass_matrix(arm.neutral))
