"""Bounds: what a robot may do while it is excited, and by how much states are beyond it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.apps.identify.excitation.workspace import Room
from rnea.core.model import Model, random_positions, ranges_of
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import InputError, counted, shortened

if TYPE_CHECKING:
    from rnea.robot import Robot

_STILL = 1e-9
"""m: an origin that moves no farther than this stands, and no motion brings it anywhere."""


@dataclass(frozen=True, eq=False)
class Bounds:
    """lower, upper, velocity, acceleration, effort (n,): of each joint, all but the first two
    infinite where nothing bounds them. share: of the limits of the last three that these are. room:
    of the origins of `frames`, those that move."""

    joint_names: tuple[str, ...]
    lower: Array
    upper: Array
    velocity: Array
    acceleration: Array
    effort: Array
    share: float
    room: Room
    frames: tuple[str, ...]
    _rows: tuple[int, ...]

    @property
    def middle(self) -> Array:
        return (self.lower + self.upper) / 2

    @property
    def half(self) -> Array:
        """Half the way of each joint."""
        return (self.upper - self.lower) / 2

    def origins(self, robot: Robot, q: Array) -> Array:
        """Where the moving frames are, (..., frames, 3)."""
        poses = robot.evaluate("frame_poses", q)
        return np.asarray(poses[..., list(self._rows), 9:])

    def efforts_used(self, tau: Array) -> Array:
        """The share (..., n) of what each joint may give."""
        return np.abs(tau) / self.effort


def bounds_of(
    robot: Robot,
    velocity: Any = None,
    acceleration: Any = None,
    effort: Any = None,
    reach: Any = None,
    share: float = 1.0,
    room: Room = Room(),  # noqa: B008 (frozen)
) -> Bounds:
    """The robot's own limits, and what is asked for besides: one number for all joints or one each.

    reach: rad or m from the middle of its range that a joint may go, from its zero where the robot
    knows no range. share: of velocity, acceleration and effort.
    """
    model = robot.model
    _refuse_others(model)
    names = model.joint_names
    if not (np.isfinite(share) and 0 < share <= 1):
        raise InputError(f"the share of the limits must be above 0 and at most 1, got {share:g}")
    lower, upper = _positions(model, reach)
    joints = model.independent
    own = each(names, [body.limits.velocity for body in joints], "velocity limit")
    asked = each(names, velocity, "velocity limit")
    for k in np.flatnonzero(np.isfinite(asked) & (asked > own)):
        raise InputError(
            f"joint {names[k]!r}: a velocity of {asked[k]:g} is above the robot's own limit of "
            f"{own[k]:g}; ask for no more than that"
        )
    speeds = np.minimum(asked, own)
    for k in np.flatnonzero(~np.isfinite(speeds)):
        raise InputError(
            f"joint {names[k]!r} has no velocity limit in the robot's file, and without one its "
            "motion has no bounds; give it with velocity (--velocity)"
        )
    rates = each(names, acceleration, "acceleration limit")
    own = each(names, [body.limits.effort for body in joints], "effort limit")
    efforts = np.minimum(own, each(names, effort, "effort limit"))
    for what, values in (("velocity", speeds), ("acceleration", rates), ("effort", efforts)):
        for k in np.flatnonzero(values == 0):
            raise InputError(
                f"joint {names[k]!r} has to move, but its {what} limit is 0; correct it, or lock "
                "the joint (--lock)"
            )
    frames, rows = _moving_frames(robot)
    return Bounds(
        names, lower, upper, share * speeds, share * rates, share * efforts,
        share, room, frames, rows,
    )  # fmt: skip


def _refuse_others(model: Model) -> None:
    if model.kind is not FLOAT:
        raise InputError("exciting motions are found with numbers; this robot has symbols")
    if not model.joint_names:
        raise InputError("this robot has no joint that could be moved")
    for body in model.independent:
        if body.joint.nq == 1:
            continue
        if body.joint.nv == 6:
            raise InputError(
                f"joint {body.joint.name!r} is free: nothing drives a floating base, so it follows "
                "no motion that one could choose; hold it (--base fixed) and excite the joints"
            )
        raise InputError(
            f"joint {body.joint.name!r} has {body.joint.nv} speeds; exciting motions are of joints "
            "with one coordinate each; lock it (--lock)"
        )


def _positions(model: Model, reach: Any) -> tuple[Array, Array]:
    lower, upper = ranges_of(model)
    names = model.joint_names
    ways = each(names, reach, "reach")
    for k in np.flatnonzero(~(lower < upper)):
        raise InputError(
            f"joint {names[k]!r} can only be from {lower[k]:g} to {upper[k]:g}: there is no way to "
            "go; correct its limits, or lock it (--lock)"
        )
    for k in np.flatnonzero((ways == 0) | (~np.isfinite(upper - lower) & ~np.isfinite(ways))):
        raise InputError(
            f"joint {names[k]!r} has no position limits in the robot's file; say with reach "
            "(--reach) how far it may go to either side, in rad or m"
        )
    # on one side only, or on none: about zero, or as near to it as may be
    middle, ended = np.clip(0.0, lower, upper), np.isfinite(upper - lower)
    middle[ended] = (lower[ended] + upper[ended]) / 2
    return np.maximum(lower, middle - ways), np.minimum(upper, middle + ways)


def each(names: tuple[str, ...], value: Any, what: str) -> Array:
    """One number for all joints or one for each; None is no bound."""
    entries = [value] * len(names) if np.ndim(value) == 0 else list(value)
    if len(entries) != len(names):
        raise InputError(
            f"{what}: {counted(len(entries), 'value')} for {counted(len(names), 'joint')} "
            f"({shortened(names)})"
        )
    out = np.array([np.inf if one is None else float(one) for one in entries])
    for name, one in zip(names, out, strict=True):
        if not one >= 0:
            raise InputError(f"joint {name!r}: its {what} must be a positive number, got {one:g}")
    return out


def _moving_frames(robot: Robot) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Frames whose origins any joint moves, and their rows among all."""
    q = random_positions(robot.model, np.random.default_rng(0), 20)
    places = robot.evaluate("frame_poses", q)[..., 9:]
    moved = np.abs(places - places[0]).max(axis=(0, 2)) > _STILL
    rows = tuple(int(k) for k in np.flatnonzero(moved))
    return tuple(robot.frame_names[k] for k in rows), rows
