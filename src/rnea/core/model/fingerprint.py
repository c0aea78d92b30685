"""Every number and name of a robot in one text, by which equal robots are known."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from rnea.core.model.joints import JointLimits
from rnea.core.model.loops import Closure, CouplingTerm
from rnea.core.model.model import JointDrive, JointSpring, MimicRelation, Model
from rnea.core.spatial import Inertia, Pose


def fingerprint(model: Model) -> str:
    """Every number and name of a model as text: equal for equal robots, however they were said."""
    parts = [model.gravity.tolist(), _numbers(model.base), _numbers(model.base_inertia)]
    for body in model.bodies:
        joint = body.joint
        losses = [*_numbers(body.losses)[:5], *body.losses.further]
        parts += [body.name, body.parent, body.mounted_on, joint.name, joint.kind]
        parts += [joint.describe(), _numbers(joint.placement), _numbers(body.inertia)]
        parts += [losses, _numbers(body.limits)]
        parts += [] if body.follows is None else _numbers(body.follows)
        parts += [] if body.spring is None else ["spring", *_numbers(body.spring)]
    if model.closure is not None:
        parts += _of_closure(model.closure)
    for frame in model.frames.values():
        parts += [frame.name, frame.body, frame.parent, frame.mount, _numbers(frame.pose)]
        parts.append(_numbers(frame.inertia))
    return repr(parts)


def _of_closure(closure: Closure) -> list[Any]:
    parts: list[Any] = ["closure", closure.independent, closure.actuated]
    for cut in closure.cuts:
        parts += [cut.name, cut.kind, cut.parent, cut.child, cut.pitch]
        parts += [_numbers(cut.X_PA), _numbers(cut.X_CB), cut.axis.tolist(), cut.second.tolist()]
    for coupling in closure.couplings:
        parts += [coupling.name, coupling.constant, *map(_numbers, coupling.terms)]
    return parts


_Part = Pose | Inertia | JointDrive | JointLimits | MimicRelation | JointSpring | CouplingTerm


def _numbers(part: _Part) -> list[Any]:
    """The fields of a part but for its kind, arrays as lists."""
    values = [getattr(part, field.name) for field in fields(part) if field.name != "kind"]
    return [value.tolist() if hasattr(value, "tolist") else value for value in values]
