"""Forward dynamics as programs: the cheaper of two ways to the accelerations, and their slopes.

Accelerations come by articulated bodies or by solving with the mass matrix. Both are exact to
rounding; which takes fewer operations depends on the robot. Arms and bushy trees are cheaper by
the mass matrix (its cost grows with the square of the depth), long chains by articulated bodies.
So both are traced, which takes milliseconds, and the shorter program is kept.

Slopes come from inverse dynamics: tau(q, qd, qdd(q, qd, tau)) = tau says

    ∂qdd/∂q = -M⁻¹ ∂tau/∂q    ∂qdd/∂qd = -M⁻¹ ∂tau/∂qd    ∂qdd/∂tau = M⁻¹

with the slopes of tau taken at that qdd. That is fewer operations than differentiating the
program of qdd itself, and the only division is the one by M.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np

from rnea.compile.derivatives import replaced, reverse
from rnea.compile.reassociate import gathered
from rnea.compile.tape import record
from rnea.errors import InputError
from rnea.model import Model
from rnea.recursions import (
    actuator_torque,
    articulated_body,
    couplings,
    factorized,
    inverse_dynamics,
    mass_matrix,
    mass_solve,
    with_rotors,
)
from rnea.spatial.numbers import Array
from rnea.tracing import Graph, TooManyOperations, Traced, indices, inputs

if TYPE_CHECKING:
    from rnea.compile.quantities import Surroundings, Variant

METHODS: dict[str, Callable[..., Array]] = {"aba": articulated_body, "mass": mass_solve}


@contextmanager
def _solvable(model: Model) -> Iterator[None]:
    """A pivot that is the constant zero divides by zero already while it is traced."""
    try:
        yield
    except ZeroDivisionError:
        raise InputError(
            f"forward dynamics of robot {model.name!r}: its mass matrix is singular in every pose; "
            "`Robot.forward_dynamics` names the joints"
        ) from None


def accelerations(
    model: Model, variant: Variant, around: Surroundings, q: Array, qd: Array, tau: Array
) -> Array:
    """qdd (n,) by the method that the variant names, or else by the one of fewer operations."""

    def by(method: str) -> Array:
        with _solvable(model):
            return METHODS[method](
                model,
                *(q, qd, tau),
                *(around.gravity, around.wrench, around.base),
                friction=variant.friction,
                rotor=variant.rotor,
            )

    if variant.method or model.has_mimics or not model.bodies:
        return by(variant.method or "mass")
    # the likelier one first: where the other outgrows the graph, it is not the cheaper one
    deep = sum(len(before) for before in couplings(model)) > 6 * model.nv
    likely, other = ("aba", "mass") if deep else ("mass", "aba")
    first = by(likely)
    try:
        second = by(other)
    except TooManyOperations:
        return first
    graph = q[0].graph
    return min((first, second), key=lambda qdd: _operations(graph, qdd))


def _operations(graph: Graph, results: Array) -> int:
    made, outputs = gathered(graph, indices(graph, results))
    return sum(record(made, outputs, 0).counts().values())


def slopes(
    model: Model, variant: Variant, around: Surroundings, q: Array, qd: Array, tau: Array
) -> Array:
    """∂qdd/∂q, ∂qdd/∂qd and ∂qdd/∂tau: (3, n, n)."""
    n = model.nv
    if n == 0:
        return np.zeros((3, 0, 0))
    graph: Graph = q[0].graph
    surroundings = (around.gravity, around.wrench, around.base)
    # torques of a motion whose qdd is free; it becomes this motion's own once the slopes are taken
    free = inputs(graph, n, _FREE)
    torques = inverse_dynamics(model, q, qd, free, *surroundings)
    torques = torques + actuator_torque(
        model, qd, free, friction=variant.friction, rotor=variant.rotor, q=q, tau=torques
    )
    rows = reverse(graph, indices(graph, torques), range(2 * n))
    with _solvable(model):
        qdd = mass_solve(
            model, q, qd, tau, *surroundings, friction=variant.friction, rotor=variant.rotor
        )
    own = dict(zip(range(_FREE, _FREE + n), indices(graph, qdd), strict=True))
    flat = replaced(graph, [node for row in rows for node in row], own)
    by_motion = _traced(graph, flat).reshape(n, 2 * n)
    M = with_rotors(model, mass_matrix(model, q), rotor=variant.rotor)
    right = np.concatenate([-by_motion, np.eye(n)], axis=1)
    solved = factorized(M, couplings(model)).solve(right)
    return np.stack([solved[:, k * n : (k + 1) * n] for k in range(3)])


# numbers of inputs that no program has
_FREE = 1 << 40


def _traced(graph: Graph, nodes: list[int]) -> Array:
    out = np.empty(len(nodes), dtype=object)
    for k, node in enumerate(nodes):
        out[k] = Traced(graph, node)
    return out
