"""Recordings of robots that somebody pushes, and how far that is from what they are usually off.

The size of a push is told in deviations of the joint residual: the RMS that `compare` prints as
left beside friction, behind the filter or as recorded, of the same motion without pushes. The joint
that feels most counts.

What can be found at all. Whoever knows the motion, and of a push when it would begin, what it does
to each joint and how much, has two hypotheses of known means; the best test of them is their
likelihood ratio (Neyman, Pearson). In white noise of σ that is a normal deviate, with a mean of
d = √Σ (effort / σ)², over joints and rows, if there is a push, and none otherwise: it is found with
the probability Φ(d - z), and z is set by the alarms that are allowed. Nobody who knows less does
better.

Where a joint turns round, that asks too much: noise of the encoders leaves open which way it moves
in the row that is slowest, and there friction is anything from -F to F. What is recorded without a
push has then any mean of a convex set, and with a push any mean of the same set shifted by it. Of
tests that keep to the alarms for all of the one, the best for the worst of the other is the
likelihood ratio of the two means that are nearest to each other: friction takes 2 F of what such a
row has of the push, or all of it, and d is what is left.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.stats import norm

from rnea.check.recordings import compare
from support.planted import ENCODER, NOISE, RATE, Motion, filtered, recorded, rubbing, times

IN_TIME = 0.05
"""s: so soon a push is to be told."""
AROUND = 20
"""Rows in which a reversal counts as one of the moment."""
A_YEAR = 1 / (365.25 * 86400)
"""1/s: one false alarm."""


@dataclass(frozen=True)
class Push:
    """When, for how long (s), on which link, felt most in which joint, in how many deviations at
    least while it lasts; whether that joint turns round as it begins; d of what is recorded of it
    in time, and what of that friction leaves which is unknown where directions are."""

    at: float
    seconds: float
    link: str
    joint: int
    size: float
    turning: bool
    distance: float
    beside_friction: float


def possible(distance, alarms):
    """The largest probability of an alarm in time, with so many false ones a second.

    Stretches of that length, end to end, are as many questions.
    """
    return norm.cdf(distance - norm.isf(alarms * IN_TIME))


def pushed(
    arm, seed, seconds, count, rubs=0.0, sizes=(5.0, 10.0), lasting=0.4, turning=False, raw=False
):
    """A recording with pushes against links, and the pushes.

    rubs: share of friction that the file lacks; turning: pushes begin where the joint that feels
    most turns round, within 50 ms; raw: sizes are in deviations of the residual as it is recorded,
    before any filter.
    """
    rng = np.random.default_rng(seed)
    motion, t = Motion.of(arm, rng), times(seconds)
    robot = rubbing(arm, motion, t, rng, rubs) if rubs else arm
    state = motion.at(t)
    tau = robot.inverse_dynamics(*state)
    noise = NOISE * tau.std(axis=0)
    if not count:
        return recorded(t, state[0], tau, rng, sigma=noise), []
    dry = robot.linear_parameters.reshape(-1, 15)[:, 11:13].mean(axis=1)
    unit = _residual(arm, robot, motion, noise, rng, "recorded" if raw else "rest")
    pushes = []
    for at in np.linspace(2, seconds - 2, count):
        body = arm.model.bodies[int(rng.integers(1, arm.n))]
        force, size = rng.normal(size=3), rng.uniform(*sizes)
        begin = round(at * RATE)
        if turning:
            joint = int(_felt(arm, body, force, state[0][begin : begin + 1], unit).argmax())
            begin = _reversal(state[1][:, joint], begin) + int(rng.integers(-5, 6))
        rows = slice(begin, begin + round(lasting * RATE))
        felt = _felt(arm, body, force, state[0][rows], unit)
        # a constant force is felt otherwise as the arm moves
        least = felt.min(axis=0)
        if least.max() < max(1e-9, 1e-2 * felt.max()):
            continue
        J = arm.jacobian(state[0][rows], frame=body.name, eager=True)[:, 3:]
        effort = np.einsum("rcj,c->rj", J, force) * size / least.max()
        tau[rows] -= effort
        joint = int(least.argmax())
        turns = bool(np.ptp(np.sign(state[1][begin - AROUND : begin + AROUND, joint])))
        early = effort[: 1 + round(IN_TIME * RATE)]
        unknown = open_directions(state[0], state[1])[rows][: len(early)]
        left = beside_friction(early, unknown, dry)
        told = float(size), turns, *(float(np.linalg.norm(x / noise)) for x in (early, left))
        pushes.append(Push(float(t[begin]), lasting, body.name, joint, *told))
    return recorded(t, state[0], tau, rng, sigma=noise), pushes


def open_directions(q, qd):
    """(N, n): rows so slow that noise of the encoders may turn the sign of a speed, as often as
    false alarms are allowed."""
    pulse = np.zeros(1001)
    pulse[500] = ENCODER * max(1.0, np.abs(q).max() / 10)
    noise = RATE * np.linalg.norm(np.gradient(filtered(pulse)))
    return np.abs(qd) < norm.isf(A_YEAR / RATE) * noise


def beside_friction(effort, unknown, dry):
    """What friction leaves of efforts (rows, n) where it may be anything from -dry to dry (n,)."""
    return np.where(unknown, np.maximum(np.abs(effort) - 2 * dry, 0.0), np.abs(effort))


def _residual(arm, robot, motion, noise, rng, which):
    """(n,): what `compare` prints as left, without pushes."""
    t = times(60.0)
    q, qd, qdd = motion.at(t)
    free = recorded(t, q, robot.inverse_dynamics(q, qd, qdd), rng, sigma=noise)
    return np.array([getattr(joint, which) for joint in compare(arm, free).joints])


def _felt(arm, body, direction, q, unit):
    """(rows, n): what a force of 1 N makes in joints, in their units."""
    J = arm.jacobian(q, frame=body.name, eager=True)[:, 3:]
    return np.abs(np.einsum("rcj,c->rj", J, direction)) / unit


def _reversal(qd, near):
    """The row of a reversal next to one."""
    rows = np.flatnonzero(np.diff(np.sign(qd)))
    rows = rows[(rows > 100) & (rows < len(qd) - 100)]
    return int(rows[np.abs(rows - near).argmin()])
