"""Joints that loops lead: their friction as the independent speeds feel it, and where they end.

Friction f of joints at the speeds G u resists u by Gᵀ f, whatever its law. At rest dry friction is
an interval for every joint, and Gᵀ makes of all intervals a body with many corners, where `rest`
has a box: so dry friction of led joints must be smooth, or it is refused.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.apps.simulate.control.independent_dofs import is_dependent
from rnea.apps.simulate.hybrid_state import Event
from rnea.core.model import Body, JointDrive, Model, ends
from rnea.core.recursions import Conditions, Loops, Quantity, coordinate_friction
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError


def dependent_friction(model: Model, friction: Any) -> Quantity | None:
    """Friction of led joints on the independent speeds (nv,), where they have any.

    friction: one of FRICTIONS; a law of a user's own is that of all joints.
    """
    bodies = [body for body in model.bodies if is_dependent(model, body)]
    if friction == "viscous":
        return _VISCOUS if any(_plain(body.losses).rubs for body in bodies) else None
    if not isinstance(friction, str) or friction == "off":
        return None
    rubbing = [body for body in bodies if body.losses.rubs]
    for body in rubbing:
        _refuse_dry(body)
    return _WHOLE if rubbing else None


def _refuse_dry(body: Body) -> None:
    losses = body.losses
    statics = (losses.static_forward or 0.0, losses.static_backward or 0.0)
    dry = any((losses.coulomb_forward, losses.coulomb_backward, *statics, losses.ripple))
    if losses.load or (dry and not losses.smooth):
        what = "friction.load" if losses.load else "dry friction"
        cure = "" if losses.load else "friction = { ..., smooth = 0.01 } in its file, or "
        raise InputError(
            f"joint {body.joint.name!r} follows from others by loops, and has {what}: whether it "
            f"sticks is not known here. Give it {cure}simulate with friction='viscous' or 'off'"
        )


def _plain(losses: JointDrive) -> JointDrive:
    """What of friction is no matter of direction: viscous, and the offset."""
    return JointDrive(losses.viscous, 0.0, 0.0, losses.rotor, losses.gear, offset=losses.offset)


def _quantity(name: str, whole: bool, says: str) -> Quantity:
    def walk(model: Model, case: Conditions, q: Array, u: Array) -> Array:
        loops = Loops.of(model, q)
        qd = loops.speeds(u)
        torque = np.zeros_like(qd)
        for body in model.bodies:
            if is_dependent(model, body):
                losses = body.losses if whole else _plain(body.losses)
                torque[..., body.v] = torque[..., body.v] + coordinate_friction(body, losses, qd, q)
        return loops.efforts(torque)

    return Quantity(name, ("q", "qd"), lambda model: (model.nv,), walk, description=says)


_WHOLE = _quantity("led_friction", True, "friction of joints that loops lead")
_VISCOUS = _quantity("led_viscous_friction", False, "viscous friction of joints that loops lead")


def dependent_ends(model: Model) -> list[Event]:
    """Where joints end that loops lead: there a run ends too, and says so."""
    found = []
    for body in model.bodies:
        low, high = ends(body)
        if body.joint.nq > 1 or not is_dependent(model, body):
            continue
        at, told = (
            body.q.start,
            f"{body.joint.name} reaches its {{}} limit of {{:g}}, where no stop",
        )
        told += " is simulated, because it follows from others by loops"
        if np.isfinite(low):
            found.append(_end(told.format("lower", low), at, low, 1.0))
        if np.isfinite(high):
            found.append(_end(told.format("upper", high), at, high, -1.0))
    return found


def _end(told: str, at: int, limit: float, sense: float) -> Event:
    return Event(told, lambda t, q, qd: sense * (float(q[at]) - limit), direction=-1, stops=True)


def refuse_beyond(model: Model, q: Array) -> None:
    """An error for a start (nq,) at which a led joint is beyond its limits."""
    for body in model.bodies:
        low, high = ends(body)
        if body.joint.nq == 1 and is_dependent(model, body) and not low <= q[body.q.start] <= high:
            raise InputError(
                f"joint {body.joint.name!r} starts at {q[body.q.start]:g}, outside its limits "
                f"{low:g} .. {high:g}; start inside, or simulate without stops"
            )
