"""A robot's dynamics as a run takes them: kernels, friction, stops and what pushes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Unpack

import numpy as np

from rnea.apps.simulate.control.user_functions import UserFunction
from rnea.apps.simulate.friction.dependent_joints import dependent_friction
from rnea.apps.simulate.friction.friction import DryFriction, LuGre, bristles, friction_named
from rnea.apps.simulate.friction.stops import Stops, stops_of
from rnea.apps.simulate.integrate.positions import ALONG, Positions, along_of, positions_of
from rnea.apps.simulate.integrate.steps import PLAIN, ConfigurationSpace
from rnea.apps.simulate.plant import Plant
from rnea.core.model import refuse_massless
from rnea.core.recursions import Conditions, DriveOptions, Quantity
from rnea.core.recursions import quantity as named
from rnea.core.spatial import Wrench
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import InputError, name_of

if TYPE_CHECKING:
    from rnea.engine.runtime.kernel import KernelInputs
    from rnea.robot import Robot

_RIGID: DriveOptions = {"friction": False, "rotor": False, "spring": False}


def plant_of(
    robot: Robot,
    friction: str | DryFriction | LuGre = "set",
    stops: bool = False,
    restitution: Any = 0.0,
    wrench: Any = None,
) -> Plant:
    """What a simulation needs to know of a robot."""
    body = robot.model
    if body.kind is not FLOAT:
        raise InputError("a simulation needs a robot of numbers, not of symbols")
    refuse_massless(body, rotor=True)
    positions = compiled_positions(robot)
    ends = stops_of(body, restitution) if stops else Stops.none(robot.n)
    if not isinstance(friction, DryFriction | LuGre):
        friction = name_of(friction, "friction")
    led = dependent_friction(body, friction)
    if isinstance(friction, str):
        kind, friction = friction, friction_named(friction, body)
        if kind == "lugre":
            friction = bristles(friction, robot.mass_matrix(positions.neutral))
    return Plant(
        positions=positions,
        mass_matrix=bound(robot, "mass_matrix", robot.mass_matrix),
        bias=_at_no_acceleration(robot),
        forward=bound(robot, "forward_dynamics", partial(robot.forward_dynamics, friction=False)),
        friction=friction,
        stops=ends,
        kinetic=robot.kinetic_energy,
        potential=robot.potential_energy,
        external=_external(robot, wrench, positions),
        dependent=None
        if led is None
        else bound(robot, led, partial(led.compute, body, Conditions())),
    )


def _at_no_acceleration(robot: Robot) -> Callable[[Array, Array], Array]:
    """What speeds, gravity and springs demand; without springs a cheaper program has it all."""
    if not robot.model.has_springs:
        return bound(robot, "bias", robot.bias)
    inverse = bound(robot, "inverse_dynamics", partial(robot.inverse_dynamics, friction=False))
    return lambda q, qd: inverse(q, qd, np.zeros_like(qd))


def compiled_positions(robot: Robot) -> Positions:
    """Positions of a robot, with kernels for what follows its speeds."""
    return positions_of(robot.model, _compiled_along(robot))


def _compiled_along(robot: Robot) -> ConfigurationSpace:
    """How positions follow speeds, by kernels where there is something to compute."""
    plain = along_of(robot.model)
    if plain is PLAIN:
        return plain
    rows = dict(ALONG)
    if robot.model.closure is None:
        rows.pop("ended")
    elif not robot.model.has_quasi_velocities:
        rows.pop("normalized")
    faster = {name: bound(robot, row, getattr(plain, name)) for name, row in rows.items()}
    along = replace(plain, **faster)
    if robot.model.closure is None:
        return replace(along, ended=lambda q, qd, after: along.normalized(after))
    return along


def bound(
    robot: Robot,
    quantity: str | Quantity,
    otherwise: Callable[..., Array],
    **switches: Unpack[KernelInputs],
) -> Callable[..., Array]:
    """A quantity by the shortest way: for single states a kernel with its own input arrays.

    A row of the table is without friction; switches: what else it is without. Within a step loops
    may be a little open: nobody refuses that here.
    """
    if robot.model.closure is not None and isinstance(quantity, str):
        case = Conditions(friction=False, spring=switches.get("spring", True))
        otherwise = partial(named(quantity).compute, robot.model, case)
    if robot.eager or robot.n == 0:
        return otherwise
    try:
        own = isinstance(quantity, Quantity)
        without: KernelInputs = {} if own else {"friction": False, **switches}
        kernel = robot.kernel(quantity, **without)
    except InputError:
        # too large to compile
        return otherwise
    inputs = tuple(kernel.inputs.values())

    def evaluate(*states: Array) -> Array:
        if any(np.ndim(state) > 1 for state in states):
            return np.asarray(kernel(*states))
        for own, given in zip(inputs, states, strict=True):
            own[:] = given
        return np.array(kernel())

    return evaluate


def _wrench_at(function: UserFunction, t: float) -> Wrench:
    given = function(t)
    if not isinstance(given, Wrench):
        expected = "rnea.Wrench(force=..., moment=..., frame=...)"
        raise function.wrong(type(given).__name__, t, expected)
    return given


def _external(
    robot: Robot, wrench: Any, positions: Positions
) -> Callable[[float, Array], Array] | None:
    """Torques that wrenches, constant or functions of time, put on the joints."""
    if wrench is None:
        return None
    several = list(wrench) if isinstance(wrench, list | tuple) else [wrench]
    several = [UserFunction(w, "wrench=") if callable(w) else w for w in several]
    still, closed = np.zeros(3), robot.model.closure is not None

    def external(t: float, q: Array) -> Array:
        now = [_wrench_at(w, t) if isinstance(w, UserFunction) else w for w in several]
        if closed:
            # within a step loops are a little open
            q = positions.along.ended(q, np.zeros(robot.n), q)
        # what the actuators need less
        around: DriveOptions = {"gravity": still, "wrench": now, **_RIGID}
        return -robot.inverse_dynamics(q, **around)

    return external
