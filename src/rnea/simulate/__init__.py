"""Simulation: steps in time, friction that sticks, stops, controllers, rollouts.

The room takes the dynamics as callables (`plant.Plant`); `rnea.runs.simulation` hands them in.
`steps` are pure over numbers: the same lines advance one robot here and are traced into one
machine-code kernel for thousands of rollouts (`rigid_step`, `rollouts`).

To add a method: a step in `steps` with its order in METHODS; the stability check and the tests
find it there. To add a controller: a class in `controllers` with `torque(t, q, qd)`, and a line in
CONTROLLERS.
"""

from rnea.simulate.control import Controller, Given, Wired
from rnea.simulate.controllers import CONTROLLERS, TERMS, Knowledge, Reference, controller
from rnea.simulate.dry_friction import DryFriction, friction_of, viscous_of
from rnea.simulate.gears import Gears
from rnea.simulate.instant import Event
from rnea.simulate.lugre import LuGre
from rnea.simulate.motor_side import (
    ENCODER_SIDES,
    BehindGears,
    at_the_joints,
    both_sides,
    of_joints,
    with_motors,
)
from rnea.simulate.plant import Plant
from rnea.simulate.references import along, given_torques, resting
from rnea.simulate.result import EnergyBalance, Simulation
from rnea.simulate.rigid_step import TRACEABLE, step_quantity
from rnea.simulate.rollouts import Rollouts, rollouts
from rnea.simulate.run import Order, checked, steps_of
from rnea.simulate.run import run as run_run
from rnea.simulate.steps import METHODS, method_named
from rnea.simulate.stopped import SimulationError
from rnea.simulate.stops import Stops
from rnea.simulate.variation import Variation, drawn_parameters, variation
