"""Can the motors hold the robot? Gravity's torque against the effort limits, worst pose found.

Gravity's torque at a joint is a + b cos q_k + c sin q_k in each rotary coordinate and linear in
each sliding one, the others held. So the worst value of one coordinate is had exactly from three
evaluations, and going through the coordinates in turn climbs from random poses to a worst one. A
coordinate that moves several joints (mimics) is tried on a grid instead.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from rnea.check.faults.finding import WARNING, Finding
from rnea.check.faults.subject import Subject
from rnea.check.term_sizes import term_sizes
from rnea.model import Body, Model
from rnea.recursions import Case, rigid_torque
from rnea.spatial.numbers import Array

POSES, SWEEPS, GRID, ENOUGH = 256, 20, 13, 1e-5
_THIRD = 2 * math.pi / 3


def check(subject: Subject) -> Iterator[Finding]:
    model = subject.model
    if model is None:
        return
    # all weights at their full distances: what cannot be exceeded need not be searched
    far = np.array([max(map(abs, bounds(b))) for b in model.independent])
    most = term_sizes(model, far, 0 * far, 0 * far, model.gravity)
    limited = [b for b in model.independent if 0 < (b.limits.effort or 0) < most[b.v.start]]
    paths = {joint.name: joint.path for joint in subject.joints}
    for body, pose, torque in worst_poses(model, limited) if limited else ():
        limit = float(body.limits.effort)
        if abs(torque) <= limit:
            continue
        unit = body.joint.effort_unit
        yield Finding(
            *(WARNING, "gravity-beyond-effort", body.joint.name),
            f"{paths.get(body.joint.name, '')}.limits.effort",
            f"holding still takes {abs(torque):.4g} {unit}, the limit is {limit:g} {unit}, at "
            f"{_shown(model, body, pose)}",
            "the joint cannot carry the arm there, if the pose is free of collisions and no spring "
            "or counterweight helps that the file does not tell of",
            "a mass or a lever too large, a limit before the gear or in another unit, or a pose to "
            "avoid",
        )


def _shown(model: Model, body: Body, pose: Array) -> str:
    """The coordinates that matter: those between the base and the joint, and beyond it."""
    beyond = [b.index for b in model.bodies if body.index in model.support(b.index)]
    matter = {model.body(i).q.start for i in (*model.support(body.index), *beyond)}
    parts = [
        f"{b.joint.name} {pose[b.q.start]:.4g}" for b in model.independent if b.q.start in matter
    ]
    return ", ".join(parts[:12]) + (f" and {len(parts) - 12} more" if len(parts) > 12 else "")


def bounds(body: Body) -> tuple[float, float]:
    """Where a joint may be: its limits, a full turn, or within a metre; never beyond a turn."""
    turns = body.joint.turns
    widest = math.pi if turns else 1.0
    lower, upper = body.limits.lower, body.limits.upper
    if lower is None or upper is None or (turns and upper - lower > 2 * math.pi):
        return -widest, widest
    return float(lower), float(upper)


def worst_poses(model: Model, bodies: list[Body]) -> Iterator[tuple[Body, Array, float]]:
    """For each body a pose in which gravity's torque is largest, and that torque."""
    low, high = (np.array(side) for side in zip(*map(bounds, model.independent), strict=True))
    q = np.random.default_rng(11).uniform(low, high, (POSES, model.nq))
    q = np.concatenate([np.clip(np.zeros((1, model.nq)), low, high), q])
    torques = _gravity(model, q)
    columns = np.array([body.v.start for body in bodies])
    # one row for each body: its worst random pose
    worst = np.abs(torques[:, columns]).argmax(axis=0)
    rows, held = q[worst], torques[worst, columns]
    sign = np.sign(held)
    going = np.arange(len(columns))
    for _ in range(SWEEPS):
        for body in model.independent:
            rows[going] = _climb(model, rows[going], columns[going], sign[going], body, low, high)
        now = np.abs(_own(model, rows[going], columns[going]))
        # a search is over where a whole sweep won next to nothing
        still = now > np.abs(held[going]) * (1 + ENOUGH)
        held[going] = now * sign[going]
        going = going[still]
        if not len(going):
            break
    for body, pose, torque in zip(bodies, rows, held, strict=True):
        yield body, pose, float(torque)


def _climb(
    model: Model, rows: Array, columns: Array, sign: Array, body: Body, low: Array, high: Array
) -> Array:
    """Each row with one coordinate at its worst allowed value."""
    k = body.q.start
    now = rows[:, k]
    leads = any(b.follows is not None and b.q.start == k for b in model.bodies)
    if body.joint.turns and not leads:
        turns = np.array([0, _THIRD, -_THIRD])[:, None]
        felt = _felt(model, rows, columns, sign, k, now + turns)
        # a + b cos d + c sin d through three points, d from the present angle
        a = felt.mean(axis=0)
        b = (2 * felt[0] - felt[1] - felt[2]) / 3
        c = (felt[1] - felt[2]) / math.sqrt(3)
        # its peak, by full turns brought above the lower limit, and cut at the upper one
        peak = low[k] + np.mod(now + np.arctan2(c, b) - low[k], 2 * math.pi)
        tries = np.stack([now, 0 * now + low[k], 0 * now + high[k], np.clip(peak, low[k], high[k])])
        values = a + b * np.cos(tries - now) + c * np.sin(tries - now)
    else:
        tries = np.linspace(0 * now + low[k], 0 * now + high[k], GRID if leads else 2)
        values = _felt(model, rows, columns, sign, k, tries)
    out = rows.copy()
    out[:, k] = np.take_along_axis(tries, values.argmax(axis=0)[None], axis=0)[0]
    return out


def _felt(model: Model, rows: Array, columns: Array, sign: Array, k: int, tries: Array) -> Array:
    """Each row's own torque for several values (tries, rows) of one coordinate."""
    moved = np.repeat(rows[None], len(tries), axis=0)
    moved[:, :, k] = tries
    return _own(model, moved, columns) * sign


def _own(model: Model, rows: Array, columns: Array) -> Array:
    """The torque of each row's own joint; rows (..., len(columns), n)."""
    return _gravity(model, rows)[..., np.arange(len(columns)), columns]


def _gravity(model: Model, q: Array) -> Array:
    zero = np.zeros_like(q)
    return rigid_torque(model, Case(), q, zero, zero)
