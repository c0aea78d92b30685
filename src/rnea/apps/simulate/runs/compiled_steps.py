"""Steps of a robot in machine code: its recursions, its controller and a method put together.

What cannot be compiled is told by a sentence, which a run hands on to its user.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache, partial
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.simulate.compiled.controller_split import (
    HeldTorque,
    TimedLaw,
    TimedTorque,
    TimedTrackingController,
)
from rnea.apps.simulate.compiled.step_loops import Compiled
from rnea.apps.simulate.control.control import ControlLoop, GivenTorque, TrackingController
from rnea.apps.simulate.control.motor_torques import FROM_MOTORS, MotorTorque, TimedMotorTorque
from rnea.apps.simulate.friction.friction import sticks
from rnea.apps.simulate.friction.friction_numbers import FrictionNumbers, friction_numbers
from rnea.apps.simulate.integrate.positions import along_of
from rnea.apps.simulate.integrate.steps import ConfigurationSpace, Method
from rnea.apps.simulate.phases.phase_numbers import PhaseNumbers
from rnea.apps.simulate.phases.phases import Phases
from rnea.apps.simulate.plant import Plant
from rnea.core.model import Model, fewer_operations
from rnea.core.recursions import Conditions, Quantity, couplings, quantity
from rnea.core.spatial.numbers import Array
from rnea.engine.ir.step_loop import Sizes, StepEquations
from rnea.engine.runtime.loop_code import step_loop
from rnea.engine.runtime.machine_code import have_llvm
from rnea.engine.trace.tracer import TooManyOperations
from rnea.errors import InputError

if TYPE_CHECKING:
    from rnea.robot import Robot

WORTH_COMPILING = 1000
"""Steps: a shorter run is over before its code is made."""


def chosen_steps(
    wanted: bool | None,
    steps: int,
    robot: Robot,
    model: Robot,
    plant: Plant,
    control: ControlLoop,
    method: Method,
    led: Quantity | None = None,
) -> tuple[Compiled | str, tuple[str, ...]]:
    """The steps of a run in machine code or why there are none, and what to note.

    wanted: True: or an error; False: none; None: where they can be had and there are many.
    """
    if wanted is not None and not isinstance(wanted, bool | np.bool_):
        raise InputError(
            f"compiled must be True (or an error), False (Python takes every step) or None (where "
            f"that pays), not {wanted!r}"
        )
    if wanted is not None and not wanted:
        return "compiled=False was asked for", ()
    if wanted is None and steps < WORTH_COMPILING:
        return f"fewer than {WORTH_COMPILING} steps", ()
    found = compiled_steps(robot, model, plant, control, method, led)
    if not isinstance(found, str):
        return found, ()
    if wanted:
        raise InputError(f"these steps cannot be compiled: {found}")
    # of methods that are never compiled nobody expects it
    return found, (f"steps by Python: {found}",) if method.explicit else ()


def compiled_steps(
    robot: Robot,
    model: Robot,
    plant: Plant,
    control: ControlLoop,
    method: Method,
    led: Quantity | None = None,
) -> Compiled | str:
    """The steps of a robot by a method, or why there are none.

    model: the robot that a controller believes in. led: the plant's friction of joints that loops
    lead.
    """
    if why := _why_not(robot, plant, method):
        return why
    law = _timed_law(model, plant, control)
    friction = friction_numbers(plant.friction)
    for found in (law, friction):
        if isinstance(found, str):
            return found
    assert not isinstance(law, str)
    assert not isinstance(friction, str)
    numbers = _numbers(robot.model, plant, friction, led, method)
    waits = bool(control.period) and not isinstance(law, HeldTorque)
    counting = control.counting if waits else {}
    phases = Phases(plant, control, (), 0.0)
    phase = phases.start(0.0, plant.positions.neutral, np.zeros(plant.n))
    parameters = {**numbers.parameters(phases, phase), **law.parameters, **counting}
    sizes = Sizes(
        q=plant.positions.nq,
        v=plant.n,
        x=numbers.states,
        timed=law.columns,
        parameters=tuple((name, len(values)) for name, values in parameters.items()),
        hold=plant.n if numbers.holds else 0,
        going=plant.positions.nq if numbers.shares else 0,
    )
    equations = StepEquations(
        law.torque, numbers.rate, numbers.stepped, numbers.strict, numbers.weak, numbers.after
    )
    try:
        loop = step_loop(
            sizes,
            equations,
            sampled=bool(control.period),
            late=control.late if waits else 0,
            own=tuple(control.own.tolist()) if counting else None,
            content=(
                robot.model,
                model.model,
                method.name,
                _words(law),
                numbers.structure,
                "" if led is None else led.name,
            ),
        )
    except TooManyOperations:
        return "the robot is too large to compile"
    return Compiled(loop, numbers, law)


def _words(law: TimedLaw) -> tuple[str, ...]:
    """What tells the code of one law from that of another."""
    name = type(law).__name__
    return (
        (name, law.law.law, *law.law.model.ignores)
        if isinstance(law, TimedTrackingController)
        else (name,)
    )


def _why_not(robot: Robot, plant: Plant, method: Method) -> str:
    """Why the steps of a plant cannot be compiled; empty where they can."""
    if robot.eager or robot.n == 0:
        return "the robot walks its links (eager)" if robot.eager else "nothing moves"
    if method.step is None:
        return f"{method.name} chooses its own steps"
    if not method.explicit:
        return f"{method.name} looks at its numbers to see whether it has settled"
    if plant.gears is not None:
        return "gears are elastic"
    if plant.external is not None:
        return "wrenches act from outside"
    return "" if have_llvm() else "llvmlite cannot be imported"


def _timed_law(model: Robot, plant: Plant, control: ControlLoop) -> TimedLaw | str:
    """The controller's law in its two parts; held torques where only Python can ask it."""
    law = control.law
    if isinstance(law, GivenTorque):
        return TimedTorque(law, plant.n)
    if isinstance(law, MotorTorque):
        robot = cache(lambda: fewer_operations(model.model))
        return TimedMotorTorque(law, lambda *x: FROM_MOTORS.compute(robot(), Conditions(), *x))
    if isinstance(law, TrackingController) and plant.positions.all_rates:
        known = Conditions(friction=False, spring="spring" not in law.model.ignores)
        cheap = cache(lambda: fewer_operations(model.model))
        inverse, gravity = _traced(cheap, known, "inverse_dynamics", "gravity_torque")
        return TimedTrackingController(law, inverse, gravity)
    if control.period:
        return HeldTorque(plant.n)
    if isinstance(law, TrackingController):
        return "the controller's errors are steps along speeds that are no rates"
    return (
        "the controller is an object of Python that is asked at every instant; with sampling= "
        "what lies between its samples is compiled"
    )


def _traced(
    cheap: Callable[[], Model], case: Conditions, *names: str
) -> list[Callable[..., Array]]:
    """Quantities of the table on any kind of number.

    The cheaper form of the robot is made when one is asked for: code from the disk needs none.
    """

    def one(row: Quantity) -> Callable[..., Array]:
        known = row.relevant(case)
        return lambda *states: row.compute(cheap(), known, *states)

    return [one(quantity(name)) for name in names]


def _numbers(
    model: Model,
    plant: Plant,
    friction: FrictionNumbers,
    led: Quantity | None,
    method: Method,
) -> PhaseNumbers:
    stops = plant.stops
    assert method.step is not None
    names = ("mass_matrix", "inverse_dynamics", "forward_dynamics")
    cheap = cache(lambda: fewer_operations(model))
    mass_matrix, inverse, forward = _traced(cheap, Conditions(friction=False), *names)
    return PhaseNumbers(
        step=method.step,
        along=along_of(model) if model.closure is None else _late_along(cheap),
        mass_matrix=mass_matrix,
        bias=lambda q, qd: inverse(q, qd, np.zeros_like(qd)),
        forward=forward,
        couplings=couplings(model),
        friction=friction,
        coordinates=plant.positions.coordinates,
        own=tuple(plant.positions.own.tolist()),
        ends=tuple(np.flatnonzero(np.isfinite(stops.lower) | np.isfinite(stops.upper)).tolist()),
        holds=bool(stops.any or sticks(plant.friction)),
        # Euler's step goes on at speeds that it has just made
        shares=model.closure is not None and method.name == "rk4",
        dependent=None
        if led is None
        else lambda *states: led.compute(cheap(), Conditions(), *states),
    )


def _late_along(cheap: Callable[[], Model]) -> ConfigurationSpace:
    """`along_of` a model that is made when it is first asked."""
    names = [field.name for field in fields(ConfigurationSpace)]
    return ConfigurationSpace(
        *(partial(lambda name, *x: getattr(along_of(cheap()), name)(*x), n) for n in names)
    )
