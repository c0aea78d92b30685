"""The parameters that torques are linear in, as numbers in a row per moving body.

Mass, first moment m·c and the inertia about the body's origin in place of the centre of mass and
the inertia about it: so tau = Y · parameters, with Y the regressor. What is not among them (static
friction and its fading, friction by load and position, springs) is no part of that product.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import numpy as np

from rnea.core.description import Description, DHTable, Gear, LinkMass, Rotor, Tree, mass_of
from rnea.core.model.forms.numeric_tree import plain_friction
from rnea.core.model.model import Body, JointDrive, Model
from rnea.core.spatial import INERTIA_ENTRIES, Inertia, entries_of
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import InputError

INERTIAL = ("mass", "mx", "my", "mz", *(f"{name}_origin" for name in INERTIA_ENTRIES))
"""Of a rigid body: mass, m·c, and its inertia about the origin of its frame."""
JOINT = ("viscous", "coulomb_forward", "coulomb_backward", "offset", "rotor")
"""Of what the actuator spends beside, seen from the joint's side."""
LINEAR_PARAMETERS = (*INERTIAL, *JOINT)
"""Columns of a row: SI, in the body's axes."""


def linear_parameters(model: Model) -> Array:
    """The linear parameters of a model, one row per moving body: (bodies, 15)."""
    rows = [_row(body) for body in model.bodies]
    return np.array(rows) if rows else np.zeros((0, len(LINEAR_PARAMETERS)))


def _row(body: Body) -> list[object]:
    mass, first, tensor = body.inertia.moments()
    return [mass, *first, *entries_of(tensor), *(getattr(body.losses, key) for key in JOINT)]


def only(losses: JointDrive, name: str) -> JointDrive:
    """Friction of one linear parameter alone, of size 1; the speeds of its laws stay."""
    none = dict.fromkeys(JOINT, 0)
    if losses.static_forward is not None:
        none |= {"static_forward": 0, "static_backward": 0}
    return replace(losses, **{**none, name: 1}, load=0, ripple=())


def with_linear_parameters(description: Description, model: Model, values: Array) -> Description:
    """The same robot with other linear parameters (bodies, 15).

    The link that a joint carries gets all that moves with it; links welded to it have no mass left.
    """
    masses: dict[str, LinkMass] = {
        frame.name: mass_of(Inertia.zero(FLOAT))
        for frame in model.frames.values()
        if frame.body and frame.mount == "weld"
    }
    joints: dict[str, dict[str, Any]] = {}
    for body, row in zip(model.bodies, values, strict=True):
        inertia = _inertia(body, row[: len(INERTIAL)])
        masses[body.name] = mass_of(inertia.seen_from(model.frame(body.name).pose.inverse()))
        joints[body.joint.name] = dict(zip(JOINT, row[len(INERTIAL) :].tolist(), strict=True))
    structure, bodies = description.structure, {b.joint.name: b for b in model.bodies}
    changed: DHTable | Tree
    if isinstance(structure, DHTable):
        rows = (
            replace(_driven(row, bodies[row.name], joints[row.name]), **_describe(masses[row.link]))
            for row in structure.rows
        )
        changed = replace(structure, rows=tuple(rows))
    else:
        links = (replace(x, body=masses.get(x.name, x.body)) for x in structure.links)
        moving = (
            _driven(x, bodies[x.name], joints[x.name]) if x.name in joints else x
            for x in structure.joints
        )
        changed = replace(structure, links=tuple(links), joints=tuple(moving))
    welded = tuple(replace(x, body=masses.get(x.name, x.body)) for x in description.attachments)
    # what is wrong with these numbers is no fault of the file
    return replace(description, structure=changed, attachments=welded, file="", lines={})


def _inertia(body: Body, row: Array) -> Inertia:
    mass, first = float(row[0]), row[1:4]
    xx, yy, zz, xy, xz, yz = row[4:]
    tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    if mass != 0:
        return Inertia.about_origin(mass, first / mass, tensor)
    if np.any(first):
        raise InputError(
            f"link {body.name!r} has a first moment m·c of {first.tolist()} kg m and no mass: no "
            "centre of mass gives that. Identified sums of parameters are no parameters of links"
        )
    return Inertia(mass, np.zeros(3), tensor)


def _describe(mass: LinkMass) -> dict[str, Any]:
    """As a row of a DH table has it."""
    return {**{x.name: getattr(mass, x.name) for x in fields(mass)}, "solid": None}


def _driven(part: Any, body: Body, values: dict[str, float]) -> Any:
    """A row or a joint with other friction and rotor."""
    ratio = float(body.losses.gear)
    # where the file tells of friction at the motor, it stays there
    at_motor = part.friction is not None and part.friction.side == "motor"
    by = ratio if at_motor else 1.0
    friction = replace(
        part.friction if at_motor else plain_friction(body.losses),
        viscous=values["viscous"] / (by * by),
        coulomb=(values["coulomb_forward"] / abs(by), values["coulomb_backward"] / abs(by)),
        offset=values["offset"] / by,
    )
    inertia = values["rotor"] / (ratio * ratio)
    if part.motor is None and part.gear is None:
        return replace(part, friction=friction, rotor=Rotor(inertia, ratio))
    gear = replace(part.gear or Gear(), inertia=0.0 if part.motor else inertia)
    motor = part.motor and replace(part.motor, inertia=inertia)
    return replace(part, friction=friction, motor=motor, gear=gear)
