"""Free motion of arms whose friction, which their files lack, follows other laws than Coulomb's.

Nothing here goes through the code that looks for pushes.
"""

from __future__ import annotations

import numpy as np

from support.planted import NOISE, Motion, recorded, times


def _smooth(width):
    """Turns over within a width of speed (rad/s)."""
    return lambda q, qd: np.tanh(qd / width)


def _stribeck(fades):
    """Half as much again at low speed, which fades with it (rad/s)."""
    return lambda q, qd: np.sign(qd) * (1 + 0.5 * np.exp(-((qd / fades) ** 2)))


def _dahl(gives):
    """Turns over as a spring gives way (rad): dF/dx = (1 - F sign(v)) / gives, step by step."""

    def friction(q, qd):
        found = np.zeros_like(q)
        for k, by in enumerate(np.diff(q, axis=0)):
            way = np.sign(by)
            found[k + 1] = way - (way - found[k]) * np.exp(-np.abs(by) / gives)
        return found

    return friction


LAWS = {
    "Coulomb": lambda q, qd: np.sign(qd),
    "smooth, 2 mrad/s": _smooth(2e-3),
    "smooth, 10 mrad/s": _smooth(0.01),
    "smooth, 30 mrad/s": _smooth(0.03),
    "Stribeck, 20 mrad/s": _stribeck(0.02),
    "Stribeck, 100 mrad/s": _stribeck(0.1),
    "Dahl, 1 mrad": _dahl(1e-3),
    "Dahl, 5 mrad": _dahl(5e-3),
}
"""Friction of size one."""


def free(arm, seed, law, seconds, share=0.3, late=0.0):
    """A recording without pushes: friction of up to a share of every joint's effort; efforts are
    late by so many seconds."""
    rng = np.random.default_rng(seed)
    motion, t = Motion.of(arm, rng), times(seconds)
    q, qd, qdd = motion.at(t - late)
    tau = arm.inverse_dynamics(q, qd, qdd)
    size = tau.std(axis=0)
    tau = tau + share * rng.uniform(0.5, 1.0, arm.n) * size * LAWS[law](q, qd)
    return recorded(t, motion.at(t)[0], tau, rng, sigma=NOISE * size)
