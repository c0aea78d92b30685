"""What can be compiled: each quantity as a trace of its recursion, with its inputs and shape.

Beside the joints' states a program may take gravity, a wrench on every body, the motion of the
base, and the bodies' parameters as inputs: one program serves all their values. What a program
does not take is folded into it.

To add a quantity: a function of (model, state arrays, `Surroundings`) that calls recursions, and
a line in QUANTITIES.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.compile import forward_quantities as forward
from rnea.compile.derivatives import reverse
from rnea.compile.reassociate import gathered
from rnea.compile.tape import Tape, record
from rnea.errors import InputError, UnknownNameError
from rnea.model import PARAMETERS, Model, refuse_massless, with_parameters
from rnea.recursions import (
    BaseMotion,
    BodyWrenches,
    actuator_torque,
    body_poses,
    coriolis_matrix,
    frame_pose,
    inverse_dynamics,
    jacobian,
    kinetic_energy,
    potential_energy,
    rotor_inertia,
)
from rnea.recursions import mass_matrix as mass_matrix_of
from rnea.recursions import newton_euler as newton_euler_of
from rnea.spatial import WORLD, times
from rnea.spatial.numbers import Array
from rnea.tracing import Graph, TooManyOperations, Traced, indices, inputs


@dataclass(frozen=True)
class Variant:
    """Which terms a program has, and which of the surroundings are inputs of it.

    frame: the frame of a Jacobian; "world" for joint wrenches in world axes.
    method: of forward dynamics, "aba" or "mass"; empty: the one of fewer operations.
    """

    friction: bool = True
    rotor: bool = True
    gravity: bool = False
    wrench: bool = False
    base: bool = False
    parameters: bool = False
    frame: str = ""
    method: str = ""


@dataclass(frozen=True, eq=False)
class Surroundings:
    """What acts on a robot beside its joints: constants of the model, or inputs of a program."""

    gravity: Array
    wrench: BodyWrenches
    base: BaseMotion | None


@dataclass(frozen=True)
class Layout:
    """The names of a program's input arrays with their columns, and the shape of one result.

    The first `states` of the arrays have a row for every row of a batch; of the others one row
    may serve all.
    """

    arguments: tuple[str, ...]
    columns: tuple[int, ...]
    shape: tuple[int, ...]
    states: int

    @property
    def places(self) -> list[tuple[str, int]]:
        """Of every input of the tape, the array that holds it and its column there."""
        pairs = zip(self.arguments, self.columns, strict=True)
        return [(name, column) for name, count in pairs for column in range(count)]


@dataclass(frozen=True, eq=False)
class Program:
    """A tape, with the names of its input arrays, their columns, and the shape of one result."""

    tape: Tape
    layout: Layout

    @property
    def arguments(self) -> tuple[str, ...]:
        return self.layout.arguments

    @property
    def shape(self) -> tuple[int, ...]:
        return self.layout.shape


def _inverse_dynamics(
    model: Model, variant: Variant, around: Surroundings, q: Array, qd: Array, qdd: Array
) -> Array:
    tau = inverse_dynamics(model, q, qd, qdd, around.gravity, around.wrench, around.base)
    return tau + actuator_torque(
        model, qd, qdd, friction=variant.friction, rotor=variant.rotor, q=q, tau=tau
    )


def _gravity(model: Model, variant: Variant, around: Surroundings, q: Array) -> Array:
    still = np.zeros(model.nv)
    return inverse_dynamics(model, q, still, still, around.gravity)


def _bias(model: Model, variant: Variant, around: Surroundings, q: Array, qd: Array) -> Array:
    still = np.zeros(model.nv)
    return inverse_dynamics(model, q, qd, still, around.gravity)


def _joint_wrenches(
    model: Model, variant: Variant, around: Surroundings, q: Array, qd: Array, qdd: Array
) -> Array:
    """Force and moment through every joint, the base reaction first: (bodies + 1, 6)."""
    steps = newton_euler_of(model, q, qd, qdd, around.gravity, around.wrench, around.base)
    pairs = steps.wrench
    if variant.frame == WORLD:
        turns = [pose.rotation for pose in body_poses(model, q)]
        pairs = [(times(R, f), times(R, n)) for R, (f, n) in zip(turns, pairs, strict=True)]
    return np.array([np.concatenate(pair) for pair in pairs])


def _mass_matrix(model: Model, variant: Variant, around: Surroundings, q: Array) -> Array:
    M = mass_matrix_of(model, q)
    if variant.rotor:
        diagonal = np.arange(model.nv)
        M[diagonal, diagonal] = M[diagonal, diagonal] + rotor_inertia(model)
    return M


def _coriolis(model: Model, variant: Variant, around: Surroundings, q: Array, qd: Array) -> Array:
    return coriolis_matrix(model, q, qd)


def _kinetic(model: Model, variant: Variant, around: Surroundings, q: Array, qd: Array) -> Array:
    total = kinetic_energy(model, q, qd, around.base)
    if variant.rotor:
        total = total + (qd * qd * rotor_inertia(model)).sum(axis=-1) / 2
    return np.asarray(total)


def _potential(model: Model, variant: Variant, around: Surroundings, q: Array) -> Array:
    return np.asarray(potential_energy(model, q, around.gravity))


def _frame_poses(model: Model, variant: Variant, around: Surroundings, q: Array) -> Array:
    """Rotation, row by row, and position of every frame in the world: (frames, 12)."""
    world = body_poses(model, q)
    poses = [frame_pose(model, name, world) for name in model.frames]
    return np.array([[*pose.rotation.ravel(), *pose.translation] for pose in poses])


def _jacobian(model: Model, variant: Variant, around: Surroundings, q: Array) -> Array:
    return jacobian(model, q, variant.frame)


def _derivatives(
    model: Model, variant: Variant, around: Surroundings, q: Array, qd: Array, qdd: Array
) -> Array:
    """∂tau/∂q, ∂tau/∂qd and ∂tau/∂qdd of inverse dynamics: (3, n, n)."""
    tau = _inverse_dynamics(model, variant, around, q, qd, qdd)
    graph, n = q[0].graph if model.nv else Graph(), model.nv
    # n results of 3 n inputs: fewer operations backwards
    rows = reverse(graph, indices(graph, tau), range(3 * n))
    out = np.empty((3, n, n), dtype=object)
    for i, row in enumerate(rows):
        for k, node in enumerate(row):
            out[k // n, i, k % n] = Traced(graph, node)
    return out


@dataclass(frozen=True)
class Quantity:
    """How a quantity is traced: its states, its shape, and what else may be an input of it.

    inner: it tells of frames or wrenches inside the robot, so these must be the robot's own.
    also: further inputs behind the states, with their columns; one row may serve a whole batch.
    """

    trace: Callable[..., Array]
    states: tuple[str, ...]
    shape: Callable[[Model], tuple[int, ...]]
    takes: tuple[str, ...] = ()
    inner: bool = False
    drafts: int = 1
    also: tuple[tuple[str, int], ...] = ()


_STATE = ("q", "qd", "qdd")
_DRIVEN = ("q", "qd", "tau")
_ALL = ("gravity", "wrench", "base", "parameters")
QUANTITIES: dict[str, Quantity] = {
    "inverse_dynamics": Quantity(_inverse_dynamics, _STATE, lambda m: (m.nv,), _ALL),
    "gravity_torque": Quantity(_gravity, ("q",), lambda m: (m.nv,), ("gravity", "parameters")),
    "bias": Quantity(_bias, ("q", "qd"), lambda m: (m.nv,), ("gravity", "parameters")),
    "joint_wrenches": Quantity(
        _joint_wrenches, _STATE, lambda m: (len(m.bodies) + 1, 6), _ALL, inner=True
    ),
    "mass_matrix": Quantity(_mass_matrix, ("q",), lambda m: (m.nv, m.nv), ("parameters",)),
    "coriolis_matrix": Quantity(_coriolis, ("q", "qd"), lambda m: (m.nv, m.nv), ("parameters",)),
    "kinetic_energy": Quantity(_kinetic, ("q", "qd"), lambda m: (), ("base", "parameters")),
    "potential_energy": Quantity(_potential, ("q",), lambda m: (), ("gravity", "parameters")),
    "frame_poses": Quantity(_frame_poses, ("q",), lambda m: (len(m.frames), 12), inner=True),
    "jacobian": Quantity(_jacobian, ("q",), lambda m: (6, m.nv), inner=True),
    "derivatives": Quantity(_derivatives, _STATE, lambda m: (3, m.nv, m.nv), _ALL[:3]),
    "forward_dynamics": Quantity(forward.accelerations, _DRIVEN, lambda m: (m.nv,), _ALL, drafts=2),
    "forward_derivatives": Quantity(
        forward.slopes, _DRIVEN, lambda m: (3, m.nv, m.nv), _ALL[:3], drafts=2
    ),
}


def layout(model: Model, quantity: str, variant: Variant) -> Layout:
    """Inputs and shape of a program, before anything is traced."""
    if quantity not in QUANTITIES:
        raise UnknownNameError("quantity", quantity, QUANTITIES)
    asked, bodies = QUANTITIES[quantity], len(model.bodies)
    extras = {
        "gravity": 3,
        "wrench": 6 * (bodies + 1),
        "base": 12,
        "parameters": len(PARAMETERS) * bodies,
    }
    chosen = [name for name in extras if getattr(variant, name)]
    for name in chosen:
        if name not in asked.takes:
            takes = ", ".join(asked.takes) or "none"
            raise InputError(f"{name} cannot be an input of {quantity}; possible inputs: {takes}")
    if asked.states == _DRIVEN and not variant.parameters:
        refuse_massless(model, rotor=variant.rotor)
    sizes = dict(asked.also) | {name: extras[name] for name in chosen}
    columns = (*(model.nv for _ in asked.states), *sizes.values())
    return Layout((*asked.states, *sizes), columns, asked.shape(model), len(asked.states))


def hand_in(name: str, quantity: Quantity) -> None:
    """A quantity of another room, which this one may not import: `robot` brings them together."""
    QUANTITIES[name] = quantity


def may_be_simplified(quantity: str, variant: Variant) -> bool:
    """Whether link frames and masses may be chosen anew: nobody sees them from outside."""
    return not (QUANTITIES[quantity].inner or variant.wrench or variant.parameters)


def program(
    model: Model,
    quantity: str,
    variant: Variant | None = None,
    *,
    most: int | None = None,
    **options: Any,
) -> Program:
    """Trace a quantity of a robot; what its switches leave out is not in the tape.

    most: give up with `TooManyOperations` when the trace grows beyond so many operations.
    """
    variant = variant or Variant(**options)
    shape = layout(model, quantity, variant)
    graph = Graph(None if most is None else most * QUANTITIES[quantity].drafts)
    given: dict[str, Array] = {}
    for name, count in zip(shape.arguments, shape.columns, strict=True):
        given[name] = inputs(graph, count, sum(len(x) for x in given.values()))
    if "parameters" in given:
        model = with_parameters(model, given["parameters"].reshape(-1, len(PARAMETERS)))
    around = _surroundings(model, given)
    asked = QUANTITIES[quantity]
    states = [given[name] for name in (*asked.states, *dict(asked.also))]
    result = np.asarray(asked.trace(model, variant, around, *states))
    if result.size != math.prod(shape.shape):
        raise ValueError(f"{quantity} gave shape {result.shape}, not {shape.shape}")
    graph, results = gathered(graph, indices(graph, result))
    tape = record(graph, results, sum(shape.columns), no_minus_zero=True)
    if most is not None and len(tape.operations) > most:
        raise TooManyOperations
    return Program(tape, shape)


def _surroundings(model: Model, given: dict[str, Array]) -> Surroundings:
    """Inputs where the program takes them, the model's constants elsewhere."""
    wrench = {
        index: (six[:3], six[3:])
        for index, six in enumerate(given.get("wrench", np.zeros(0)).reshape(-1, 6))
    }
    base = BaseMotion(*given["base"].reshape(4, 3)) if "base" in given else None
    return Surroundings(given.get("gravity", model.gravity), wrench, base)
