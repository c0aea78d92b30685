"""Stops: where joints end. A hit is an impulse that reverses a part of the speed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.apps.simulate.control.independent_dofs import independent_dofs, is_dependent
from rnea.apps.simulate.friction.rest import projected
from rnea.core.model import Model, ends, in_order
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.system.cached import cached_property


@dataclass(frozen=True, eq=False)
class Stops:
    """lower, upper (n,), infinite where there is none; restitution (n,) from 0 to 1."""

    lower: Array
    upper: Array
    restitution: Array

    def __post_init__(self) -> None:
        if np.any(self.lower > self.upper):
            raise InputError("stops: a lower end lies above the upper one")
        if not np.all((self.restitution >= 0) & (self.restitution <= 1)):
            raise InputError("restitution must lie between 0 and 1")

    @classmethod
    def none(cls, n: int) -> Stops:
        return cls(np.full(n, -np.inf), np.full(n, np.inf), np.zeros(n))

    @cached_property
    def any(self) -> bool:
        return bool(np.any(np.isfinite(self.lower)) or np.any(np.isfinite(self.upper)))

    def side(self, q: Array) -> Array:
        """1 at (or beyond) the upper end, -1 at the lower one, else 0."""
        return np.where(q >= self.upper, 1.0, 0.0) - np.where(q <= self.lower, 1.0, 0.0)


def stops_of(model: Model, restitution: Any) -> Stops:
    """Position limits as stops; joints with several coordinates have none.

    A joint that mimics another one ends at its own limits, and its coordinate with it. Those that
    follow from others by loops are not among them (`led_joints`).
    """
    lower, upper = np.full(model.nv, -np.inf), np.full(model.nv, np.inf)
    for body in model.bodies:
        if is_dependent(model, body):
            continue
        (low, high), own = ends(body), independent_dofs(model, body)
        lower[own] = np.maximum(lower[own], low)
        upper[own] = np.minimum(upper[own], high)
        if np.any(lower[own] > upper[own]):
            raise InputError(
                f"stops: the limits of joint {body.joint.name!r} leave no position to the joints "
                "that move with it"
            )
    given = in_order(restitution, model.names("qd"), "restitution")
    try:
        back = np.array(np.broadcast_to(np.asarray(given, dtype=float), (model.nv,)))
    except (TypeError, ValueError):
        raise InputError(
            f"restitution: one number for all joints, {model.nv} numbers, or a mapping by name"
        ) from None
    return Stops(lower, upper, back)


def after_hit(M: Array, qd: Array, side: Array, bounce: Array) -> Array:
    """Velocities after impulses at the stops: (n,).

    side says at which end each joint stands, bounce which part of its speed it gets back. The
    impulses push inwards only; several at once are found by projected Gauss-Seidel. Friction is a
    finite torque and takes no part in an impulse, so joints at rest elsewhere are set in motion.
    """
    W, rows = np.linalg.inv(M), np.flatnonzero(side)
    # velocity that each joint may keep: a rebound, or none
    wanted = np.where(side * qd > 0, -bounce * qd, 0.0)
    lower, upper = np.where(side < 0, -np.inf, 0.0), np.where(side > 0, np.inf, 0.0)
    enough = 1e-15 * max(float(np.abs(qd).max(initial=0.0)), 1e-300) / np.diag(W)
    none = np.zeros_like(qd)
    impulse, left = projected(W, none, qd - wanted, rows, lower, upper, enough, 10_000)
    met = (impulse != 0) | (side * (left + wanted) > 0)
    return np.where(met & (side != 0), wanted, left + wanted)
