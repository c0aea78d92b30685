"""Inertial parameters regrouped: mass that a joint cannot feel is counted to the parent.

Mass that lies on the axis of a revolute joint does not move when the joint turns, so it may belong
to the body before the joint or to the one behind it; no torque tells the difference. On a line,
mass has three moments: ∫ dm, ∫ z dm and ∫ z² dm. So much is taken from the child that all three
become zero, and is given to the parent (a thought-mass: what is taken may exceed what is there).
What remains of the child are seven numbers instead of ten. A prismatic joint does not turn its
child against the parent: there all second moments can go. Each joint says for itself what it
cannot feel (`unobservable`).

From tips to base, any tree, any axis. Wrenches inside the robot are those of other bodies.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import numpy as np

from rnea.core.model.forms.reframe import reframed
from rnea.core.model.joints import Joint
from rnea.core.model.model import Model
from rnea.core.spatial import Inertia, MassMoments, together
from rnea.core.spatial.numbers import FLOAT
from rnea.errors import InputError


def fewer_operations(model: Model, *, frames: bool = True, parameters: bool = True) -> Model:
    """The model with link frames chosen anew, inertial parameters regrouped, or both.

    For torques, the mass matrix, the Coriolis matrix and kinetic energy at any motion of the base;
    potential energy keeps its value too. Wrenches inside the robot are those of other frames and
    bodies: ask the original for them.
    """
    if frames:
        model = reframed(model)
    return regrouped(model) if parameters else model


def regrouped(model: Model) -> Model:
    """The same robot, as torques and energies see it, with fewer inertial parameters.

    Its bodies are given by `MassMoments`: they have a mass, but no centre of mass.
    """
    if model.kind is not FLOAT:
        raise InputError("inertial parameters are regrouped for numbers only, not for symbols")
    inertias: list[Any] = [model.base_inertia, *(body.inertia for body in model.bodies)]
    moments = [MassMoments.of(each) for each in inertias]
    for body in reversed(model.bodies):
        lent = body.joint.unobservable(moments[body.index])
        if lent is None:
            continue
        moments[body.index] = _without(moments[body.index], lent, body.joint)
        # at any q: the lent part stands still in the parent
        lent = lent.seen_from(body.joint.at_zero())
        moments[body.parent] = together([moments[body.parent], lent])
    frozen = [_seen_by_recursions(each) for each in moments]
    bodies = tuple(replace(body, inertia=frozen[body.index]) for body in model.bodies)
    return replace(model, bodies=bodies, base_inertia=frozen[0])


def _seen_by_recursions(moments: MassMoments) -> Inertia:
    # a recursion asks the same of both classes; what else an Inertia answers, nobody asks here
    return cast(Inertia, moments.frozen())


def _without(body: MassMoments, lent: MassMoments, joint: Joint) -> MassMoments:
    """What remains; rounding removed: along a coordinate axis nothing is left."""
    rest = body - lent
    if joint.frame_is_free != "axis":
        # what is lent is lent whole
        return MassMoments(rest.mass, rest.first, rest.second)
    axis = joint.motion_axes(joint.neutral)[0][0]
    if np.count_nonzero(axis) != 1:
        return rest
    k = int(np.flatnonzero(axis)[0])
    first, second = np.array(rest.first), np.array(rest.second)
    first[k] = second[k, k] = 0.0
    return MassMoments(rest.mass, first, second)
