"""What can be compiled: each quantity as a trace of its recursion, with its inputs and shape."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from rnea.compile.derivatives import forward
from rnea.compile.tape import Tape, record
from rnea.compile.trace import Graph, indices, inputs
from rnea.errors import UnknownNameError
from rnea.model.model import Model
from rnea.recursions import coriolis, energy, mass_matrix, newton_euler
from rnea.recursions.joint_losses import actuator_torque, rotor_inertia
from rnea.spatial.numbers import Array

Traceable = Callable[..., Array]


@dataclass(frozen=True, eq=False)
class Program:
    """A tape, the names of its input arrays (each (..., n)), and the shape of one result."""

    tape: Tape
    arguments: tuple[str, ...]
    shape: tuple[int, ...]


def _inverse_dynamics(model: Model, q: Array, qd: Array, qdd: Array, **switches: bool) -> Array:
    tau = newton_euler.inverse_dynamics(model, q, qd, qdd, model.gravity)
    return tau + actuator_torque(model, qd, qdd, **switches)


def _gravity(model: Model, q: Array, **_: bool) -> Array:
    still = np.zeros(model.nv)
    return newton_euler.inverse_dynamics(model, q, still, still, model.gravity)


def _bias(model: Model, q: Array, qd: Array, **_: bool) -> Array:
    return newton_euler.inverse_dynamics(model, q, qd, np.zeros(model.nv), model.gravity)


def _mass_matrix(model: Model, q: Array, *, rotor: bool, **_: bool) -> Array:
    M = mass_matrix.mass_matrix(model, q)
    if rotor:
        diagonal = np.arange(model.nv)
        M[diagonal, diagonal] = M[diagonal, diagonal] + rotor_inertia(model)
    return M


def _coriolis(model: Model, q: Array, qd: Array, **_: bool) -> Array:
    return coriolis.coriolis_matrix(model, q, qd)


def _kinetic(model: Model, q: Array, qd: Array, *, rotor: bool, **_: bool) -> Array:
    total = energy.kinetic_energy(model, q, qd)
    if rotor:
        total = total + (qd * qd * rotor_inertia(model)).sum(axis=-1) / 2
    return np.asarray(total)


def _potential(model: Model, q: Array, **_: bool) -> Array:
    return np.asarray(energy.potential_energy(model, q, model.gravity))


QUANTITIES: dict[str, tuple[Traceable, tuple[str, ...]]] = {
    "inverse_dynamics": (_inverse_dynamics, ("q", "qd", "qdd")),
    "gravity_torque": (_gravity, ("q",)),
    "bias": (_bias, ("q", "qd")),
    "mass_matrix": (_mass_matrix, ("q",)),
    "coriolis_matrix": (_coriolis, ("q", "qd")),
    "kinetic_energy": (_kinetic, ("q", "qd")),
    "potential_energy": (_potential, ("q",)),
}


def derivatives(model: Model, *, friction: bool = True, rotor: bool = True) -> Program:
    """∂tau/∂q, ∂tau/∂qd and ∂tau/∂qdd of inverse dynamics: one result of shape (3, n, n)."""
    graph, n = Graph(), model.nv
    given = [inputs(graph, n, k * n) for k in range(3)]
    tau = _inverse_dynamics(model, *given, friction=friction, rotor=rotor)
    rows = forward(graph, indices(graph, tau), range(3 * n))
    # (output, which of q qd qdd, joint) to (which, output, joint)
    order = [rows[i][k * n + j] for k in range(3) for i in range(n) for j in range(n)]
    return Program(record(graph, order, 3 * n), ("q", "qd", "qdd"), (3, n, n))


def program(model: Model, quantity: str, *, friction: bool = True, rotor: bool = True) -> Program:
    """Trace a quantity of a robot; what its switches leave out is not in the tape."""
    if quantity not in QUANTITIES:
        raise UnknownNameError("quantity", quantity, QUANTITIES)
    function, arguments = QUANTITIES[quantity]
    graph, n = Graph(), model.nv
    given = [inputs(graph, n, k * n) for k in range(len(arguments))]
    result = np.asarray(function(model, *given, friction=friction, rotor=rotor))
    tape = record(graph, indices(graph, result), n * len(arguments))
    return Program(tape, arguments, result.shape)
