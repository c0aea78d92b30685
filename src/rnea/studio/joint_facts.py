"""What a page knows of the joints that it moves, and of motors, cuts and followers of loops."""

from __future__ import annotations

import math
from typing import Any

from rnea.apps.simulate.control.independent_dofs import independent_dofs
from rnea.apps.simulate.integrate.positions import driven
from rnea.core.model import Body, Model
from rnea.core.spatial.numbers import Array


def joint_facts(model: Model) -> list[dict[str, Any]]:
    """Joints in the order of their speeds; of robots with loops those that others follow."""
    leading = [body for body in model.independent if max(independent_dofs(model, body)) >= 0]
    moved = driven(model)
    found = [_joint(model, body, moved) for body in leading]
    return sorted(found, key=lambda joint: int(joint["v"][0]))


def _joint(model: Model, body: Body, moved: Array) -> dict[str, Any]:
    """moved (nv,): whether an actuator can stand at each speed."""
    places = independent_dofs(model, body)
    joint, limits = body.joint, body.limits
    own = [k for k, place in enumerate(places) if place >= 0]
    # what moves a joint of a loop may be a motor elsewhere
    limited = model.closure is None or model.closure.actuated == model.closure.independent
    return {
        "name": joint.name,
        "kind": joint.kind,
        "body": body.index,
        "q": [body.q.start, body.q.stop],
        "v": [places[own[0]], places[own[-1]] + 1],
        "coordinates": [{"name": x.suffix, "unit": x.unit} for x in joint.coordinates],
        "speeds": [
            {
                "name": x.suffix,
                "unit": x.unit,
                "effort": x.effort_suffix,
                "effortUnit": x.effort_unit,
            }
            for x in (joint.speeds[k] for k in own)
        ],
        "position": [_finite(limits.lower), _finite(limits.upper)],
        "velocity": _finite(limits.velocity),
        "effort": _finite(limits.effort) if limited else None,
        "single": joint.nq == 1,
        "driven": bool(moved[[places[k] for k in own]].all()),
    }


def loop_facts(model: Model) -> dict[str, Any] | None:
    """Motors, cuts and joints that follow, in the order of their kernels; None of a tree."""
    closure = model.closure
    if closure is None:
        return None
    speeds = model.tree.dofs
    motors = [speeds[k] for k in closure.actuated]
    return {
        "motors": [
            {"name": x.name, "unit": x.effort_unit, "limit": _finite(x.body.limits.effort)}
            for x in motors
        ],
        "elsewhere": closure.actuated != closure.independent,
        "cuts": [{"name": cut.name, "kind": cut.kind} for cut in closure.cuts],
        "followers": [
            {"name": speeds[k].name, "unit": speeds[k].unit, "v": k}
            for k in closure.dependent(model.tree)
        ],
    }


def _finite(value: Any) -> float | None:
    return None if value is None or not math.isfinite(float(value)) else float(value)
