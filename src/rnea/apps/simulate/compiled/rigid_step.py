"""A whole step of a robot in time as one function of numbers, to be traced and compiled.

The torque is held during the step. Friction is what the recursions say: Coulomb friction by the
sign of the speed, with nothing to hold a joint at rest. A joint that comes to rest against dry
friction therefore trembles about zero by (friction/inertia)·h instead of sticking; for joints that
stick there is `phases`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import numpy as np

from rnea.apps.simulate.integrate.positions import along_of
from rnea.apps.simulate.integrate.steps import State, midpoint, rk4, semi_implicit_euler
from rnea.core.model import Model
from rnea.core.recursions import Conditions, Quantity, mass_solve, quantity, refuse_singular
from rnea.core.spatial.numbers import Array

# the implicit step takes a fixed number of rounds, because a program cannot look at its numbers;
# each gains a factor of (step · fastest rate / 2)²
TRACEABLE: dict[str, Callable[..., State]] = {
    "semi_implicit_euler": semi_implicit_euler,
    "rk4": rk4,
    "midpoint": partial(midpoint, tolerance=None, most=4),
}


@cache
def step_quantity(method: str) -> Quantity:
    """A step of a method as a quantity that can be compiled: q and qd after it, (nq + nv,)."""
    return Quantity(
        name=f"{method}_step",
        states=("q", "qd", "tau"),
        shape=lambda model: (model.nq + model.nv,),
        walk=partial(rigid_step, method),
        takes=("gravity", "wrench", "base", "friction", "rotor", "spring", "parameters"),
        description="q and qd after a step",
        check=refuse_singular,
        also=(("step", 1),),
    )


def rigid_step(
    method: str, model: Model, case: Conditions, q: Array, qd: Array, tau: Array, step: Array
) -> Array:
    """q and qd after a step, side by side: (..., nq + nv); step (..., 1) in s."""

    caused = mass_solve if model.closure is None else quantity("forward_dynamics").compute

    def rate(t: Any, q: Array, qd: Array, x: Array) -> tuple[Array, Array]:
        return caused(model, case, q, qd, tau), x

    none = np.zeros((*q.shape[:-1], 0))
    q, qd, _ = TRACEABLE[method](rate, 0.0, q, qd, none, step[0], along_of(model))
    return np.concatenate([q, qd], axis=-1)
