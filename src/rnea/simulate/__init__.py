"""Simulation: steps in time, friction that sticks, stops, elastic gears, controllers, rollouts.

The room knows no robot: it takes the dynamics as callables (`Plant`), which `rnea.runs` hands in.
`steps` are pure over numbers: the same lines advance one robot here and are traced into one
machine-code kernel for thousands of rollouts (`rigid_step`, `rollouts`), or into a loop that takes
the steps of one run as long as nothing happens (`phase_numbers`, `blocks`).

To add a method: a step in `steps` with its order in METHODS; the stability check and the tests
find it there, and one that is said to be explicit is compiled. To add a controller: its name in
`control.CONTROLLERS`, its line in `TrackingController.torque`, and what of it depends on time
alone in
`timed_laws`; or hand `Robot.simulate` a function (t, q, qd) -> tau, or an object with such a method
`torque` (`own_controllers`). To add a fault of sensors or clocks: its key in
`measurement.MEASURED` and `Measurement`, and its line in `measuring.measured`.
"""

from rnea.simulate.control import (
    CONTROLLERS,
    TERMS,
    Controller,
    ControllerModel,
    ControlLoop,
    GivenTorque,
    Reference,
    TrackingController,
)
from rnea.simulate.controller_split import (
    HeldTorque,
    TimedLaw,
    TimedTorque,
    TimedTrackingController,
)
from rnea.simulate.dependent_joints import dependent_ends, dependent_friction, refuse_beyond
from rnea.simulate.friction import (
    FRICTIONS,
    DryFriction,
    LuGre,
    bristles,
    friction_named,
    friction_of,
    sticks,
)
from rnea.simulate.friction_numbers import FrictionNumbers, friction_numbers
from rnea.simulate.gears import Gears
from rnea.simulate.hybrid_state import Event
from rnea.simulate.independent_dofs import independent_dofs, is_dependent
from rnea.simulate.loops import Compiled
from rnea.simulate.measurement import MEASURED, Measurement, measurement, refuse_coarse
from rnea.simulate.measuring import measured
from rnea.simulate.motor_side import (
    ENCODER_SIDES,
    BehindGears,
    at_the_joints,
    both_sides,
    with_motors,
)
from rnea.simulate.motor_torques import FROM_MOTORS, MotorTorque, TimedMotorTorque
from rnea.simulate.own_controllers import (
    ControlFunction,
    controller_of,
    require_arguments,
    torque_of_time,
)
from rnea.simulate.partial_results import keeping
from rnea.simulate.phase_numbers import PhaseNumbers
from rnea.simulate.phases import Phases
from rnea.simulate.plant import Plant
from rnea.simulate.positions import ALONG, Positions, along_of, driven, positions_of
from rnea.simulate.references import along, given_torques, resting
from rnea.simulate.result import EnergyBalance, Simulation
from rnea.simulate.rigid_step import TRACEABLE, step_quantity
from rnea.simulate.rollouts import Rollouts, rollouts
from rnea.simulate.run import RunSettings, run, steps_of
from rnea.simulate.stability import check_step
from rnea.simulate.steps import METHODS, PLAIN, ConfigurationSpace, Method, method_named
from rnea.simulate.stops import Stops, stops_of
from rnea.simulate.user_functions import UserFunction
from rnea.simulate.variation import Variation, drawn_parameters, variation
