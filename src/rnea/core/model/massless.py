"""Joints that move nothing: torques hold no meaning for an acceleration there.

Inverse dynamics is fine with a massless hand; forward dynamics would divide zero by zero. Which
joints these are depends on the robot alone, not on its pose.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.core.model.model import Body, Model
from rnea.core.spatial import dot, times
from rnea.core.spatial.numbers import FLOAT
from rnea.errors import InputError

# of the whole inertia: what rounding leaves of a point mass that was placed on the axis
_ROUNDING = 8 * np.finfo(float).eps


def joints_that_move_nothing(model: Model, *, rotor: bool) -> list[str]:
    """Joints beyond which there is no inertia about (revolute) or along (prismatic) the axis.

    Of joints that move together, the one that the others follow, if none of them moves anything.
    """
    carries = [False] * (len(model.bodies) + 1)
    idle: dict[int, bool] = {}
    for body in reversed(model.bodies):
        # a joint with mass beyond its child is not for this file: that depends on the pose
        empty = not carries[body.index] and _is_nothing(model, body, rotor)
        column = body.v.start
        idle[column] = idle.get(column, True) and empty
        has_own = not _is_zero(body)
        carries[body.parent] = carries[body.parent] or carries[body.index] or has_own
    return [body.joint.name for body in model.independent if idle[body.v.start]]


def refuse_massless(model: Model, *, rotor: bool) -> None:
    """An error that names the first joint that moves nothing."""
    idle = joints_that_move_nothing(model, rotor=rotor)
    if idle:
        body = next(body for body in model.bodies if body.joint.name == idle[0])
        way = "about" if body.joint.turns else "along"
        switched = " with rotor=False" if not rotor and body.losses.rotor else ""
        raise InputError(
            f"forward dynamics of robot {model.name!r}: joint {idle[0]!r} moves no inertia {way} "
            f"its axis (link {body.name!r} and all beyond it){switched}, so no torque decides its "
            "acceleration. Give the link mass or inertia, the joint a rotor, or make it fixed"
        )


def _is_zero(body: Body) -> bool:
    return not any(np.any(moment != 0) for moment in body.inertia.moments())


def _is_nothing(model: Model, body: Body, rotor: bool) -> bool:
    """Whether the joint feels nothing of its own body, to rounding."""
    mass, _, tensor = body.inertia.moments()
    felt: Any = body.losses.rotor if rotor else 0
    size: Any = 0
    for turn, slide in zip(*body.joint.motion_axes(body.joint.neutral), strict=True):
        along = dot(slide, slide) * mass
        felt = felt + dot(turn, times(tensor, turn)) + along
        size = size + dot(turn, turn) * (tensor[0, 0] + tensor[1, 1] + tensor[2, 2]) + along
    # less than nothing is refused elsewhere, with its own reason
    return bool(abs(felt) <= abs(size) * _ROUNDING if model.kind is FLOAT else felt == 0)
