"""Can the motors hold the robot? Gravity and springs against the effort limits, worst pose found.

Gravity's torque at a joint is a + b cos q_k + c sin q_k in each rotary coordinate and linear in
each sliding one, the others held. So the worst value of one coordinate is had exactly from three
evaluations, and going through the coordinates in turn climbs from random poses to a worst one. A
coordinate that moves several joints (mimics), or turns and slides at once (screws), is tried on a
grid instead, and one that turns against a spring on a grid besides; a quaternion stays as it was
drawn. A joint that moves every way stays where it is neutral: no motor of the robot holds it. Of
robots with many coordinates only the random poses are looked at.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np

from rnea.apps.check.lint.loop_statics import check_closed
from rnea.apps.check.lint.subject import Subject
from rnea.apps.check.term_sizes import term_sizes
from rnea.core.findings import NOTE, WARNING, Finding
from rnea.core.model import Body, Dof, Joint, Model, neutral, normalized
from rnea.core.recursions import Conditions, rigid_torque, spring_torque
from rnea.core.spatial.numbers import Array

POSES, SWEEPS, GRID, ENOUGH = 256, 20, 13, 1e-5
MOST_CLIMBED = 64
"""Coordinates of a robot: with more of them the worst of the random poses is taken. A climb works
with the third power of their number."""
_THIRD = 2 * math.pi / 3
_WIDEST = {"rad": math.pi, "m": 1.0, "": 1.0}
"""How far to go by the unit of a coordinate, where no limit says it."""


def check(subject: Subject) -> Iterator[Finding]:
    model = subject.model
    if model is None:
        return
    if model.closure is not None:
        yield from check_closed(subject, model)
        return
    # all weights at their full distances: what cannot be exceeded need not be searched
    far, still = np.abs(_ranges(model)).max(axis=0), np.zeros(model.nv)
    most = term_sizes(model, far, still, still, model.gravity)
    if model.has_springs:
        # each is a straight line in one coordinate, so its largest value is at an end
        most = most + np.abs(spring_torque(model, _ranges(model))).max(axis=0)
    limited = [b for b in model.independent if 0 < (b.limits.effort or 0) < most[b.v].max()]
    paths = {joint.name: joint.path for joint in subject.joints}
    weights = _weights(model, limited) if limited and model.has_springs else {}
    shown = _shown_poses(model)
    for freedom, pose, torque in worst_poses(model, limited) if limited else ():
        body, unit = freedom.body, freedom.effort_unit
        limit = float(body.limits.effort)
        if abs(torque) <= limit:
            continue
        along = "" if body.joint.nv == 1 else f" along {freedom.effort_name}"
        yield Finding(
            # a spring that is stronger than its motor is mostly meant to be
            WARNING if weights.get(freedom.name, limit) >= limit else NOTE,
            *("gravity-beyond-effort", body.joint.name),
            f"{paths.get(body.joint.name, '')}.limits.effort",
            f"holding still takes {abs(torque):.4g} {unit}{along}, the limit is {limit:g} {unit}, "
            f"at {shown(body, pose)}",
            "the joint cannot carry the arm there, if the pose is free of collisions and no spring "
            "or counterweight helps that the file does not tell of",
            "a mass or a lever too large, a limit before the gear or in another unit, or a pose to "
            "avoid",
        )


def _weights(model: Model, bodies: list[Body]) -> dict[str, float]:
    """The most that each speed of some bodies is loaded with by gravity alone."""
    unsprung = replace(model, bodies=tuple(replace(b, spring=None) for b in model.bodies))
    same = [unsprung.body(body.index) for body in bodies]
    return {freedom.name: abs(torque) for freedom, _, torque in worst_poses(unsprung, same)}


def _shown_poses(model: Model) -> Callable[[Body, Array], str]:
    """Words for a pose by the coordinates that matter to a joint: those between the base and the
    joint, and beyond it."""
    index = np.arange(len(model.bodies) + 1)
    outermost = index.copy()  # bodies are in depth-first order: a body carries all up to this one
    for body in reversed(model.bodies):
        outermost[body.parent] = max(outermost[body.parent], outermost[body.index])
    starts = np.array([0, *(body.q.start for body in model.bodies)])
    of_coordinates = np.array([x.body.q.start for x in model.coordinates])

    def shown(body: Body, pose: Array) -> str:
        inward = (index <= body.index) & (outermost >= body.index) & (index > 0)
        beyond = (index >= body.index) & (index <= outermost[body.index])
        matter = np.zeros(model.nq, dtype=bool)
        matter[starts[inward | beyond]] = True
        named = np.flatnonzero(matter[of_coordinates])
        parts = [f"{model.coordinates[k].name} {pose[k]:.4g}" for k in named[:12]]
        return ", ".join(parts) + (f" and {len(named) - 12} more" if len(named) > 12 else "")

    return shown


def bounds(body: Body) -> tuple[float, float]:
    """Where a joint of one coordinate may be: its limits, a full turn, or within a metre; one that
    turns only never beyond a turn."""
    turns, widest = body.joint.turns, _WIDEST[body.joint.coordinates[0].unit]
    lower, upper = body.limits.lower, body.limits.upper
    if lower is None or upper is None or (turns and upper - lower > 2 * math.pi):
        return -widest, widest
    return float(lower), float(upper)


def _ranges(model: Model) -> Array:
    """Lowest and highest value (2, nq) of every coordinate."""
    sides = []
    for body in model.independent:
        joint = body.joint
        if joint.nq == 1:
            sides.append(np.array([bounds(body)]))
        elif joint.nv == 6:
            sides.append(np.stack([joint.neutral, joint.neutral], axis=-1))
        else:
            widest = np.array([_WIDEST[coordinate.unit] for coordinate in joint.coordinates])
            sides.append(np.stack([-widest, widest], axis=-1))
    return np.concatenate([np.zeros((0, 2)), *sides]).T


def worst_poses(model: Model, bodies: list[Body]) -> Iterator[tuple[Dof, Array, float]]:
    """For each speed of each body a pose in which holding takes most, and that effort."""
    low, high = _ranges(model)
    q = np.random.default_rng(11).uniform(low, high, (POSES, model.nq))
    q = np.concatenate([np.clip(neutral(model)[None], low, high), q])
    torques = _holding(model, q)
    columns = np.array([k for body in bodies for k in range(body.v.start, body.v.stop)])
    # one row for each speed: its worst random pose
    worst = np.abs(torques[:, columns]).argmax(axis=0)
    rows, held = q[worst], torques[worst, columns]
    sign = np.sign(held)
    going = np.arange(len(columns))
    for _ in range(SWEEPS if model.nq <= MOST_CLIMBED else 0):
        for k, coordinate in enumerate(model.coordinates):
            if coordinate.unit and low[k] < high[k]:
                climbed = _climb(model, rows[going], columns[going], sign[going], k, low, high)
                rows[going] = climbed
        now = np.abs(_own(model, rows[going], columns[going]))
        # a search is over where a whole sweep won next to nothing
        still = now > np.abs(held[going]) * (1 + ENOUGH)
        held[going] = now * sign[going]
        going = going[still]
        if not len(going):
            break
    for column, pose, torque in zip(columns, normalized(model, rows), held, strict=True):
        yield model.dofs[column], pose, float(torque)


def _climb(
    model: Model, rows: Array, columns: Array, sign: Array, k: int, low: Array, high: Array
) -> Array:
    """Each row with coordinate k at its worst allowed value."""
    now, coordinate = rows[:, k], model.coordinates[k]
    leads = any(b.follows is not None and b.q.start == k for b in model.bodies)
    both = _turns_and_slides(coordinate.body.joint)
    grid = np.linspace(0 * now + low[k], 0 * now + high[k], GRID)
    if coordinate.unit == "rad" and not (leads or both):
        turns = np.array([0, _THIRD, -_THIRD])[:, None]
        felt = _observable(model, rows, columns, sign, k, now + turns)
        # a + b cos d + c sin d through three points, d from the present angle
        a = felt.mean(axis=0)
        b = (2 * felt[0] - felt[1] - felt[2]) / 3
        c = (felt[1] - felt[2]) / math.sqrt(3)
        # its peak, by full turns brought above the lower limit, and cut at the upper one
        peak = low[k] + np.mod(now + np.arctan2(c, b) - low[k], 2 * math.pi)
        tries = np.stack([now, 0 * now + low[k], 0 * now + high[k], np.clip(peak, low[k], high[k])])
        values = a + b * np.cos(tries - now) + c * np.sin(tries - now)
        if coordinate.body.spring is not None:
            tries = np.concatenate([tries, grid])
            values = _observable(model, rows, columns, sign, k, tries)
    else:
        tries = grid if leads or both else grid[[0, -1]]
        values = _observable(model, rows, columns, sign, k, tries)
    out = rows.copy()
    out[:, k] = np.take_along_axis(tries, values.argmax(axis=0)[None], axis=0)[0]
    return out


def _turns_and_slides(joint: Joint) -> bool:
    """Whether one speed does both."""
    angular, linear = joint.motion_axes(joint.neutral)
    return bool(np.any(angular.any(axis=-1) & linear.any(axis=-1)))


def _observable(
    model: Model, rows: Array, columns: Array, sign: Array, k: int, tries: Array
) -> Array:
    """Each row's own torque for several values (tries, rows) of one coordinate."""
    moved = np.repeat(rows[None], len(tries), axis=0)
    moved[:, :, k] = tries
    return _own(model, moved, columns) * sign


def _own(model: Model, rows: Array, columns: Array) -> Array:
    """The torque of each row's own joint; rows (..., len(columns), n)."""
    return _holding(model, rows)[..., np.arange(len(columns)), columns]


def _holding(model: Model, q: Array) -> Array:
    zero = np.zeros((*q.shape[:-1], model.nv))
    torque = rigid_torque(model, Conditions(), q, zero, zero)
    return torque + spring_torque(model, q) if model.has_springs else torque
