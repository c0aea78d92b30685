"""Simulation: steps in time, friction that sticks, stops, elastic gears, controllers, rollouts.

The room knows no robot: it takes the dynamics as callables (`Plant`), which
`rnea.apps.simulate.runs` hands in.
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

from rnea.apps.simulate.compiled.controller_split import (
    HeldTorque,
    TimedLaw,
    TimedTorque,
    TimedTrackingController,
)
from rnea.apps.simulate.compiled.rigid_step import TRACEABLE, step_quantity
from rnea.apps.simulate.compiled.step_loops import Compiled
from rnea.apps.simulate.control.control import (
    CONTROLLERS,
    TERMS,
    Controller,
    ControllerModel,
    ControlLoop,
    GivenTorque,
    Reference,
    TrackingController,
)
from rnea.apps.simulate.control.elastic_gears import Gears
from rnea.apps.simulate.control.independent_dofs import independent_dofs, is_dependent
from rnea.apps.simulate.control.motor_side import (
    ENCODER_SIDES,
    BehindGears,
    at_the_joints,
    both_sides,
    with_motors,
)
from rnea.apps.simulate.control.motor_torques import FROM_MOTORS, MotorTorque, TimedMotorTorque
from rnea.apps.simulate.control.references import along, given_torques, resting
from rnea.apps.simulate.control.user_controllers import (
    ControlFunction,
    controller_of,
    require_arguments,
    torque_of_time,
)
from rnea.apps.simulate.control.user_functions import UserFunction
from rnea.apps.simulate.friction.dependent_joints import (
    dependent_ends,
    dependent_friction,
    refuse_beyond,
)
from rnea.apps.simulate.friction.friction import (
    FRICTIONS,
    DryFriction,
    LuGre,
    bristles,
    friction_named,
    friction_of,
    sticks,
)
from rnea.apps.simulate.friction.friction_numbers import FrictionNumbers, friction_numbers
from rnea.apps.simulate.friction.stops import Stops, stops_of
from rnea.apps.simulate.hybrid_state import Event
from rnea.apps.simulate.integrate.positions import (
    ALONG,
    Positions,
    along_of,
    driven,
    positions_of,
)
from rnea.apps.simulate.integrate.stability import check_step
from rnea.apps.simulate.integrate.steps import (
    METHODS,
    PLAIN,
    ConfigurationSpace,
    Method,
    method_named,
)
from rnea.apps.simulate.measurement import MEASURED, Measurement, measurement, refuse_coarse
from rnea.apps.simulate.measuring import measured
from rnea.apps.simulate.partial_results import keeping
from rnea.apps.simulate.phases.phase_numbers import PhaseNumbers
from rnea.apps.simulate.phases.phases import Phases
from rnea.apps.simulate.plant import Plant
from rnea.apps.simulate.result import EnergyBalance, Simulation
from rnea.apps.simulate.rollouts import Rollouts, rollouts
from rnea.apps.simulate.run import RunSettings, run, steps_of
from rnea.apps.simulate.variation import Variation, drawn_parameters, variation
