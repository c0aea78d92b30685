"""Pushes of the forces that a recording is told to show, or of parts of them.

Nothing here goes through the code that tells the forces, but for where a link's far end is.
"""

from __future__ import annotations

import numpy as np

from rnea.apps.check.recordings.sensitivity import point_jacobians
from rnea.check.recordings import find_contacts
from support.planted import NOISE, RATE, Motion, recorded, rubbing, times

SPANS = {"best": 0.05, "most": 0.05, "lasting": 0.4, "standing": 0.4}
"""Columns of the table, and how long pushes last (s)."""
EVERY, CYCLE, PAUSE = 12.0, 4.0, 1.5
"""s: from push to push; of a motion with a stop, and of the stop, where pushes meet an arm at rest;
a push in one stop of three, as what many stops have is no event."""
NEAR = 20
"""Rows around a short push in which joints that turn round hardly feel it."""


def shares_found(arm, seed, kinds=tuple(SPANS), parts=(1.0, 0.5), count=20, rubs=0.0):
    """{(kind, part): found (count,)} of pushes at random links and moments."""
    found = {}
    for kind in kinds:
        rng = np.random.default_rng(seed)
        t, state, robot = _motion(arm, count * EVERY + 2.0, rubs, kind == "standing", rng)
        tau = robot.inverse_dynamics(*state)
        noise = np.random.default_rng(seed).normal(size=tau.shape) * NOISE * tau.std(axis=0)
        held = _friction(robot) if kind == "standing" else np.zeros(arm.n)
        # at rest friction is left anywhere between its bounds
        stands = (np.abs(state[1]).max(axis=1) == 0)[:, None]
        left = _piecewise(rng.uniform(-1, 1, (3 * count + 3, arm.n)), len(t)) * held * stands
        tau = tau + left

        def contacts(effort, state=state, noise=noise, t=t):
            clock = np.random.default_rng(1)
            return find_contacts(arm, recorded(t, state[0], effort + noise, clock, sigma=0.0))

        told = contacts(tau)
        links = [k for k, x in enumerate(told.sensitivity) if np.isfinite(getattr(x, kind))]
        pushes = [
            _push(arm, state, told, kind, int(rng.choice(links)), begin, held, rng)
            for begin in _begins(kind, count, rng)
        ]
        for part in parts:
            effort = tau.copy()
            for rows, felt in pushes:
                # friction gives way as far as it can before an effort tells
                gives = np.clip(left[rows] - part * felt, -held, held) - left[rows]
                effort[rows] -= part * felt + gives * stands[rows]
            events = contacts(effort).events
            found[kind, part] = np.array([_told(events, t[rows]) for rows, _ in pushes])
    return found


def _motion(arm, seconds, rubs, pausing, rng):
    motion, t = Motion.of(arm, rng), times(seconds)
    robot = rubbing(arm, motion, t, rng, rubs) if rubs else arm
    if not pausing:
        return t, motion.at(t), robot
    # time stops for a while before each multiple of CYCLE, smoothly
    phase = np.clip((t % CYCLE) / (CYCLE - PAUSE), 0, 1)
    rate = 30 * phase**2 * (1 - phase) ** 2
    change = 60 * phase * (1 - phase) * (1 - 2 * phase) / (CYCLE - PAUSE)
    clock = (t // CYCLE + phase**3 * (10 - 15 * phase + 6 * phase**2)) * (CYCLE - PAUSE)
    q, qd, qdd = motion.at(clock)
    rate, change = rate[:, None], change[:, None]
    return t, (q, qd * rate, qdd * rate**2 + qd * change), robot


def _friction(robot):
    """(n,): Coulomb's."""
    return robot.linear_parameters.reshape(-1, 15)[:, 11:13].mean(axis=1)


def _piecewise(values, rows):
    return np.repeat(values, round(CYCLE * RATE), axis=0)[:rows]


def _begins(kind, count, rng):
    """Rows; in the middle of stops, or anywhere."""
    earliest, latest = (
        (CYCLE - PAUSE + 0.4, CYCLE - 0.8) if kind == "standing" else (1.0, EVERY - 1.0)
    )
    return np.round((np.arange(count) * EVERY + rng.uniform(earliest, latest, count)) * RATE)


def _push(arm, state, told, kind, link, begin, held, rng):
    """Rows of a push, and what joints feel of it (rows, n)."""
    rows = slice(int(begin), int(begin) + round(SPANS[kind] * RATE))
    item = told.sensitivity[link]
    J = point_jacobians(arm, state[0][rows], arm.model.bodies[link].index)
    if kind == "most":
        direction = rng.normal(size=3)
    else:
        middle = J[len(J) // 2]
        felt = np.linalg.norm(middle, axis=0) / (told.threshold + 4 * held)
        near = np.sign(state[1][rows.start - NEAR : rows.stop + NEAR])
        turns = np.ptp(near, axis=0) > 0
        # rather by a joint that goes on, where the push is short
        joint = int((felt * np.where(turns & (kind == "best"), 0.3, 1.0)).argmax())
        direction = middle[:, joint] * rng.choice([-1, 1])
    force = getattr(item, kind) * direction / np.linalg.norm(direction)
    return rows, np.einsum("rcj,c->rj", J, force)


def _told(events, t):
    return any(event.begin <= t[-1] + 0.1 and event.end >= t[0] - 0.1 for event in events)
