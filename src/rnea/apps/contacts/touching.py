"""How a robot's contacts move with its joints, and which joints have motors: arrays for a batch."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.apps.contacts.contact import Contact
from rnea.core.model import Model, joint_array, joint_state
from rnea.core.recursions import body_poses, frame_pose
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import InputError, UnknownNameError

if TYPE_CHECKING:
    from rnea.robot import Robot


@dataclass(frozen=True, eq=False)
class Touching:
    """Contacts at states of one batch shape.

    J          (..., m, nv): J qd is how the contacts move in their own axes, moments' partners
               first; Jᵀ x are the efforts of what passes through them
    rotations  R_WC of every contact's axes in the world
    frames     R_WF of every contact's frame
    units      (m,): 1 for a force and a length for a moment, over the root of the weight
    """

    contacts: tuple[Contact, ...]
    J: Array
    rotations: list[Array]
    frames: list[Array]
    units: Array

    @property
    def slices(self) -> list[slice]:
        """Of every contact, its part of x."""
        ends = np.cumsum([len(contact.unknowns) for contact in self.contacts]).tolist()
        return [slice(a, b) for a, b in zip([0, *ends[:-1]], ends, strict=True)]


def touching(
    robot: Robot, contacts: tuple[Contact, ...], q: Array, length: Any, eager: bool
) -> Touching:
    length = float(length) if isinstance(length, int | float | np.number) else 0.0
    if not (np.isfinite(length) and length > 0):
        raise InputError("length= must be a number of metres greater than 0")
    # poses of all frames at once would be much to compile
    world = body_poses(robot.model, q)
    rows, rotations, frames, units = [], [], [], []
    for contact in contacts:
        R_WF = frame_pose(robot.model, contact.frame, world).rotation
        R_WC = R_WF @ contact.basis if contact.axes == "frame" else contact.basis
        R_WC = np.broadcast_to(R_WC, R_WF.shape)
        J, R_CW = robot.jacobian(q, frame=contact.frame, eager=eager), np.swapaxes(R_WC, -1, -2)
        if contact.kind == "surface":
            rows.append(R_CW @ J[..., :3, :])
            units += [length / np.sqrt(contact.weight)] * 3
        rows.append(R_CW @ J[..., 3:, :])
        units += [1 / np.sqrt(contact.weight)] * 3
        rotations.append(R_WC)
        frames.append(R_WF)
    J = np.concatenate(rows, axis=-2)
    if not np.isfinite(J).all():
        raise InputError("q holds a quaternion of length 0, which is no orientation")
    return Touching(contacts, J, rotations, frames, np.array(units, dtype=float))


def states_of(model: Model, *states: Any, names: tuple[str, ...]) -> tuple[Array, ...]:
    """Plain numbers of one batch shape."""
    given = (
        joint_array(model, x, name) for x, name in zip(states, names, strict=True) if x is not None
    )
    if model.kind is not FLOAT or any(array.dtype.kind != "f" for array in given):
        raise InputError("contacts are computed with plain numbers, not with symbols")
    arrays = joint_state(model, *states, names=names)
    for name, array in zip(names, arrays, strict=True):
        if not np.isfinite(array).all():
            raise InputError(f"{name} holds values that are not finite; contacts need numbers")
    return arrays


def without_motors(model: Model, joints: str | Iterable[str] | None) -> Array:
    """Columns of the joints without motors: those that are named, or all that move any way."""
    if joints is None:
        idle = [body for body in model.independent if body.joint.nv == 6]
        if not idle:
            raise InputError(
                f"robot {model.name!r} has no free joint, so its joints alone carry any "
                "motion, and contact forces are anybody's choice. A robot on its feet has a free "
                'base (base="free" of load, rnea --base free); else say unactuated=[...] for '
                "joints without motors, or give known forces as wrench= to inverse_dynamics"
            )
    else:
        names = [joints] if isinstance(joints, str) else list(joints)
        by_name = {body.joint.name: body for body in model.independent}
        for name in names:
            if name not in by_name:
                raise UnknownNameError("joint in unactuated=", str(name), by_name)
        if not names:
            raise InputError("unactuated= is empty; name the joints that have no motor")
        idle = [by_name[name] for name in dict.fromkeys(names)]
    return np.array([k for body in idle for k in range(body.v.start, body.v.stop)], dtype=int)


def effort_units(model: Model, columns: Array, length: float) -> Array:
    """1 for a force and the length for a moment, by the units that the joints say."""
    turning = [model.dofs[k].effort_unit == "N m" for k in columns]
    return np.where(turning, length, 1.0)


def active_rows(active: Any, contacts: Sequence[Contact], batch: tuple[int, ...]) -> Array:
    """Which contacts touch in which rows: (*batch, contacts) of True and False."""
    shape = (*batch, len(contacts))
    if active is None:
        return np.ones(shape, dtype=bool)
    array = np.asarray(active)
    if array.dtype != bool:
        raise InputError("active= holds True and False, one for each contact in every row")
    try:
        return np.broadcast_to(array, shape)
    except ValueError:
        raise InputError(
            f"active= has shape {array.shape}; {len(contacts)} contacts in a batch {batch} need "
            f"{shape}"
        ) from None
