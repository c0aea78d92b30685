"""Friction in a simulation: as a set-valued law, or by bristles.

Set-valued (`DryFriction`): a joint that slides is resisted, a joint at rest is held. Sliding at qd
in direction d (1 or -1) takes viscous·qd + d·F(|qd|), with F the Coulomb value of that direction,
raised towards the static one at low speed where a Stribeck speed is given:
F = coulomb + (static - coulomb)·exp(-|qd/stribeck|^power). At rest friction is whatever holds the
joint, up to the static value of either direction. An offset is there in either case.

Bristles (`LuGre`; Canudas de Wit and others, 1995) bend before they slip:

    z' = qd - s0 |qd| z / F(|qd|),   friction = s0 z + s1 z' + viscous qd + offset.

At rest they carry any load below break-away with a deflection of at most static/s0; once
|z| <= static/s0, it stays so. There are no events: the law is smooth but stiff.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np

from rnea.apps.simulate.control.independent_dofs import independent_dofs, is_dependent
from rnea.apps.simulate.friction.stribeck import StribeckEffect, curves_of, dry_range
from rnea.apps.simulate.hybrid_state import NOTHING
from rnea.core.model import Body, Model
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError
from rnea.system.cached import cached_property

FRICTIONS = ("set", "lugre", "viscous", "off")


@dataclass(frozen=True, eq=False)
class DryFriction:
    """Arrays (n,) in N m or N, per rad/s or m/s; `backward` values are positive numbers too.

    offset: of either sign, whichever way a joint moves; none if not said.
    followers: where joints that move together fade within speeds of their own, the curves beside
    the first. Their rises are part of `static`.
    """

    viscous: Array
    coulomb_forward: Array
    coulomb_backward: Array
    static_forward: Array
    static_backward: Array
    stribeck: Array
    power: Array
    followers: tuple[StribeckEffect, ...] = ()
    offset: Array = field(default_factory=lambda: NOTHING)

    def __post_init__(self) -> None:
        if self.offset is NOTHING:
            object.__setattr__(self, "offset", np.zeros_like(self.viscous))

    @classmethod
    def none(cls, n: int) -> DryFriction:
        zero = np.zeros(n)
        return cls(zero, zero, zero, zero, zero, zero, power=np.full(n, 2.0))

    @cached_property
    def is_none(self) -> bool:
        return not any(np.any(getattr(self, name)) for name in ARRAYS if name != "power")

    @cached_property
    def curves(self) -> tuple[StribeckEffect, ...]:
        """How static friction fades: the first curve has what the followers leave of the rise."""
        forward = self.static_forward - self.coulomb_forward
        backward = self.static_backward - self.coulomb_backward
        for curve in self.followers:
            forward, backward = forward - curve.forward, backward - curve.backward
        return (StribeckEffect(forward, backward, self.stribeck, self.power), *self.followers)

    @cached_property
    def is_dry(self) -> Array:
        """Which joints can stick at all."""
        return np.asarray((self.static_forward > 0) | (self.static_backward > 0))

    def sliding(self, qd: Array, direction: Array) -> Array:
        """The torque that resists, for joints that slide in `direction` (0: no dry friction)."""
        if self.is_none:
            return self.viscous
        return np.asarray(qd * self.viscous + self.dry(qd, direction) + self.offset)

    def dry(self, qd: Array, direction: Array) -> Array:
        """What of it a joint at rest may be held by instead."""
        forward = direction > 0
        coulomb = np.where(forward, self.coulomb_forward, self.coulomb_backward)
        for curve in self.curves:
            if curve.is_active:
                coulomb = coulomb + curve.rise(forward) * curve.left(qd)
        return np.asarray(coulomb * direction)

    def changed(self, **values: Any) -> DryFriction:
        """The same with other values, one per joint or one for all; static follows coulomb up."""
        parts: dict[str, Any] = {name: getattr(self, name) for name in ARRAYS}
        for name, value in values.items():
            if name not in parts:
                raise InputError(f"friction has no {name!r}; legal: {', '.join(parts)}")
            if self.followers and name not in ("viscous", "offset"):
                raise InputError(
                    f"friction: {name} cannot be changed by itself, because joints that move "
                    "together fade at speeds of their own; make a DryFriction of all its values"
                )
            parts[name] = np.broadcast_to(np.asarray(value, dtype=float), self.viscous.shape)
            if name != "offset" and not np.all(parts[name] >= 0):
                raise InputError(f"friction: {name} must not be negative, got {value}")
        for side in ("forward", "backward"):
            parts[f"static_{side}"] = np.maximum(parts[f"static_{side}"], parts[f"coulomb_{side}"])
        return DryFriction(**parts, followers=self.followers)


ARRAYS = tuple(x.name for x in fields(DryFriction) if x.name != "followers")
"""The numbers of a `DryFriction`, one for each speed."""


@dataclass(frozen=True, eq=False)
class LuGre:
    """s0 in N m/rad or N/m, s1 in N m s/rad or N s/m: one number for all joints, or one each."""

    law: DryFriction
    s0: Array
    s1: Array

    def __post_init__(self) -> None:
        for name in ("s0", "s1"):
            values = np.asarray(getattr(self, name), dtype=float)
            object.__setattr__(self, name, np.broadcast_to(values, self.law.viscous.shape))
        if np.any(self.s0 <= 0) or np.any(self.s1 < 0):
            raise InputError("LuGre needs a bristle stiffness s0 > 0 and a damping s1 >= 0")

    @property
    def viscous(self) -> Array:
        return self.law.viscous

    @property
    def offset(self) -> Array:
        return self.law.offset

    @property
    def deflection(self) -> Array:
        """How far the bristles of each joint can bend: static/s0."""
        return np.maximum(self.law.static_forward, self.law.static_backward) / self.s0

    def bristle_rate(self, qd: Array, z: Array) -> Array:
        direction = np.where(qd != 0, np.sign(qd), np.where(z < 0, -1.0, 1.0))
        # a joint without dry friction has no bristles
        slips = self._slipping(qd, direction) > 0
        return np.where(slips, qd - self._relaxation(qd, direction) * z, 0.0)

    def relaxation(self, qd: Array) -> Array:
        """How fast the bristles follow at a speed, in 1/s: what the step must be short against."""
        return self._relaxation(qd, np.sign(qd))

    def _relaxation(self, qd: Array, direction: Array) -> Array:
        F = self._slipping(qd, direction)
        return np.divide(self.s0 * np.abs(qd), F, out=np.zeros_like(F), where=F > 0)

    def _slipping(self, qd: Array, direction: Array) -> Array:
        return np.abs(self.law.dry(qd, direction))

    def torque(self, qd: Array, z: Array, zd: Array) -> Array:
        return self.s0 * z + self.s1 * zd + self.law.viscous * qd + self.law.offset


def sticks(law: DryFriction | LuGre) -> bool:
    """Whether a joint may be held by friction; bristles bend instead."""
    return isinstance(law, DryFriction) and bool(law.is_dry.any())


def friction_named(name: str, model: Model, bodies: Sequence[Body] | None = None) -> DryFriction:
    """The robot's own friction by one of FRICTIONS, what bristles slip at where that is "lugre".

    bodies: whose joints to count, all of them if not said.
    """
    if name not in FRICTIONS:
        raise UnknownNameError("friction", name, FRICTIONS)
    if name in ("viscous", "off"):
        none = DryFriction.none(model.nv)
        if name == "off":
            return none
        return none.changed(viscous=viscous_of(model, bodies), offset=offset_of(model, bodies))
    return friction_of(model, bodies)


def bristles(slipping: DryFriction, M: Array) -> LuGre:
    """Bristles that carry the break-away torque at 0.1 mrad or 0.1 mm.

    They are damped as one would a spring on the inertia M (n, n) of joints at their zero.
    """
    static = np.maximum(slipping.static_forward, slipping.static_backward)
    stiffness = np.where(static > 0, static / 1e-4, 1.0)
    return LuGre(slipping, stiffness, 2 * np.sqrt(stiffness * np.diag(M)))


def friction_of(model: Model, bodies: Sequence[Body] | None = None) -> DryFriction:
    """What a robot's description says, per speed; joints that move together add up. Joints that
    follow from others by loops are not among them (`led_joints`).

    bodies: whose joints to count, all of them if not said. A smoothed sign is for formulas; here
    joints stick. Friction by load or position is refused.
    """
    counted = model.bodies if bodies is None else bodies
    out = {name: np.zeros(model.nv) for name in ARRAYS}
    out |= {"viscous": viscous_of(model, bodies), "offset": offset_of(model, bodies)}
    for body in counted:
        if is_dependent(model, body):
            continue
        _refuse_further(body)
        own = independent_dofs(model, body)
        for side, (coulomb, static) in zip(("forward", "backward"), dry_range(body), strict=True):
            out[f"coulomb_{side}"][own] += coulomb
            out[f"static_{side}"][own] += static
    first, *followers = curves_of(model, counted)
    out |= {"stribeck": first.stribeck, "power": first.power}
    return DryFriction(**out, followers=tuple(followers))


def viscous_of(model: Model, bodies: Sequence[Body] | None = None) -> Array:
    """The viscous part alone (n,)."""
    out = np.zeros(model.nv)
    for body in model.bodies if bodies is None else bodies:
        ratio = 1.0 if body.follows is None else float(body.follows.ratio)
        if not is_dependent(model, body):
            out[independent_dofs(model, body)] += float(body.losses.viscous) * ratio * ratio
    return out


def offset_of(model: Model, bodies: Sequence[Body] | None = None) -> Array:
    """What is there whichever way joints move (n,)."""
    out = np.zeros(model.nv)
    for body in model.bodies if bodies is None else bodies:
        ratio = 1.0 if body.follows is None else float(body.follows.ratio)
        if not is_dependent(model, body):
            out[independent_dofs(model, body)] += float(body.losses.offset) * ratio
    return out


def _refuse_further(body: Body) -> None:
    for term in ("load", "ripple"):
        if getattr(body.losses, term):
            raise InputError(
                f"joint {body.joint.name!r}: sticking is not known with friction.{term}; simulate "
                'with friction="viscous" or "off", or give a DryFriction of your own'
            )
