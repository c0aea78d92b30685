"""The table of quantities: everything that can be asked of a robot, one row each.

Kernels, exports, benchmarks, derivations and tests go through this table. To add a quantity:
write its recursion in a file of this room, a function of (model, case, *states) on any kind of
number, and add a row here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from rnea.core.model import LINEAR_PARAMETERS, Model
from rnea.core.recursions.centroidal import (
    center_of_mass,
    center_of_mass_acceleration,
    center_of_mass_jacobian,
    center_of_mass_velocity,
    centroidal_momentum,
    centroidal_momentum_matrix,
    centroidal_momentum_rate,
    refuse_massless_robot,
)
from rnea.core.recursions.composite_bodies import MASS_MATRIX, mass_matrix
from rnea.core.recursions.conditioning import refuse_singular
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.derivatives import (
    DERIVATIVES,
    FORWARD_DERIVATIVES,
    forward_dynamics_derivatives,
    inverse_dynamics_derivatives,
)
from rnea.core.recursions.energy import kinetic_energy, potential_energy
from rnea.core.recursions.forward_dynamics import forward_dynamics
from rnea.core.recursions.frame_motion import motion_at
from rnea.core.recursions.inverse_dynamics import bias, gravity_torque, inverse_dynamics
from rnea.core.recursions.kinematics import frame_poses, jacobian
from rnea.core.recursions.loops import constrained
from rnea.core.recursions.loops.constrained import Rule
from rnea.core.recursions.loops.loop_quantities import (
    joint_motion,
    loop_forces,
    loop_gap,
    motor_torque,
    refuse_trees,
    unactuated_torque,
)
from rnea.core.recursions.pairs.christoffel import christoffel
from rnea.core.recursions.pairs.coriolis import CORIOLIS, coriolis_matrix
from rnea.core.recursions.pairs.pairwise_matrix import PairwiseMatrix
from rnea.core.recursions.regressors.regressor import (
    base_wrench_regressor,
    kinetic_energy_regressor,
    potential_energy_regressor,
    regressor,
)
from rnea.core.recursions.results import COLUMNS, everything, joint_wrench_rows, refuse_axes
from rnea.core.recursions.section_wrench import wrench_at
from rnea.core.recursions.torque_budget import PARTS, torque_budget
from rnea.core.spatial import TOOL
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError, name_of

Shape = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Quantity:
    """One row of the table.

    states    names of the joint arrays it depends on, each (..., n)
    shape     of one answer
    walk      (model, case, *states) -> (..., *shape) of a tree, on any kind of number
    takes     the fields of `Conditions` that it knows, and "parameters" where the bodies' may vary
    description      what it is, in a few words
    inner     it tells of frames or wrenches inside the robot, so these must be the robot's own
    frame     the frame it is about, where nobody says
    check     refuses robots that it has no answer for
    also      further inputs behind the states, with their columns or a function of the model that
              tells them; one row may serve a batch
    parts     it is made of pairs of speeds: how, in two parts; for trees
    closed    the rule by which robots with loops have it (`closing`); without one walk knows them
    name: by which it is asked for

    >>> from rnea import QUANTITIES, load
    >>> row, arm = QUANTITIES["gravity_torque"], load("one_link")
    >>> row.states, row.shape(arm.model), row.takes
    (('q',), (1,), ('gravity', 'parameters'))
    >>> row.compute(arm.model, Conditions(), arm.neutral) + 0
    array([0.])
    >>> row.check(arm.model, Conditions()), row.further(arm.model), row.parts_of(arm.model)
    (None, {}, None)
    >>> row.relevant(Conditions(friction=False)) == row.relevant(Conditions())
    True
    >>> row.refuse_unknown(Conditions(friction=False))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    rnea.errors.InputError: gravity_torque does not depend on friction; beside the ...
    """

    name: str
    states: tuple[str, ...]
    shape: Callable[[Model], Shape]
    walk: Callable[..., Array]
    takes: tuple[str, ...] = ()
    description: str = ""
    inner: bool = False
    frame: str = ""
    check: Callable[[Model, Conditions], None] = lambda model, case: None
    also: tuple[tuple[str, int | Callable[[Model], int]], ...] = ()
    parts: PairwiseMatrix | None = None
    closed: Rule = constrained.own

    def compute(self, model: Model, case: Conditions, *states: Array) -> Array:
        """(..., *shape), on any kind of number, of trees and of robots with loops."""
        if model.closure is None:
            return self.walk(model, case, *states)
        return self.closed(self.walk, model, case, *states)

    @property
    def per_speed(self) -> bool:
        """Whether it has one number for each speed of a robot, whatever their count."""
        return self.shape is _each

    def parts_of(self, model: Model) -> PairwiseMatrix | None:
        """How it is made of pairs of speeds, where it is."""
        return self.parts if model.closure is None else None

    def further(self, model: Model) -> dict[str, int]:
        """The inputs behind the states, with their columns for a robot."""
        return {name: x if isinstance(x, int) else x(model) for name, x in self.also}

    def refuse_unknown(self, case: Conditions, further: Sequence[str] = ()) -> None:
        """An error for what a case says, or stands in `further`, and is no matter here."""
        for name in ("frame", "axes", "method"):
            name_of(getattr(case, name), name)
        for name in (*case.changed_switches(), *further):
            if name not in self.takes:
                known = ", ".join(x for x in self.takes if x != "parameters") or "nothing else"
                raise InputError(
                    f"{self.name} does not depend on {name}; beside the state it takes {known}"
                )

    def relevant(self, case: Conditions) -> Conditions:
        """What of a case matters here, with its frame said: equal where the answers are."""
        known = case.only(self.takes)
        return replace(known, frame=known.frame or self.frame)


def _each(model: Model) -> Shape:
    return (model.nv,)


def _square(model: Model) -> Shape:
    return (model.nv, model.nv)


def _three_squares(model: Model) -> Shape:
    return (3, model.nv, model.nv)


def _parameters(model: Model) -> Shape:
    return (len(LINEAR_PARAMETERS) * len(model.bodies),)


def _rows(model: Model) -> Shape:
    return (0 if model.closure is None else model.closure.rows,)


def _motors(model: Model) -> Shape:
    return (0 if model.closure is None else len(model.closure.actuated),)


def _cuts(model: Model) -> Shape:
    return (0 if model.closure is None else len(model.closure.cuts), 6)


def _scalar(model: Model) -> Shape:
    return ()


_POSITION = ("q",)
_VELOCITY = ("q", "qd")
_MOTION = ("q", "qd", "qdd")
_DRIVEN = ("q", "qd", "tau")
_AROUND = ("gravity", "wrench", "base")
_DRIVE = ("friction", "rotor", "spring")
_BODIES = ("parameters",)

_ROWS = (
    Quantity(
        "inverse_dynamics", _MOTION, _each, inverse_dynamics, (*_AROUND, *_DRIVE, *_BODIES),
        "tau that a motion needs", closed=constrained.project(-1),
    ),
    Quantity(
        "gravity_torque", _POSITION, _each, gravity_torque, ("gravity", *_BODIES),
        "tau that holds the robot still against gravity", closed=constrained.project(-1),
    ),
    Quantity(
        "bias", _VELOCITY, _each, bias, ("gravity", *_BODIES),
        "tau of the rigid body that does not depend on qdd", closed=constrained.constrained_bias,
    ),
    Quantity(
        "joint_wrenches", _MOTION, lambda m: (len(m.bodies) + 1, 6), joint_wrench_rows,
        (*_AROUND, "axes", *_BODIES),
        "moment and force through every joint, the base reaction first", inner=True,
        check=refuse_axes, closed=constrained.loaded,
    ),
    Quantity(
        "wrench_at", _MOTION, lambda m: (6,), wrench_at, (*_AROUND, "frame"),
        "moment and force through a section at a frame", inner=True, frame=TOOL,
        closed=constrained.loaded,
    ),
    Quantity(
        "newton_euler", _MOTION, lambda m: (len(m.bodies) + 1, COLUMNS), everything, _AROUND,
        "everything on the way of the recursion", inner=True, closed=constrained.loaded,
    ),
    Quantity(
        "torque_budget", _MOTION, lambda m: (len(PARTS), m.nv), torque_budget,
        (*_AROUND, *_DRIVE, *_BODIES), "tau by cause: " + ", ".join(PARTS),
        closed=constrained.budget(PARTS),
    ),
    Quantity(
        "mass_matrix", _POSITION, _square, mass_matrix, ("rotor", *_BODIES),
        "M, rotors on its diagonal", parts=MASS_MATRIX, closed=constrained.project(-2, -1),
    ),
    Quantity(
        "coriolis_matrix", _VELOCITY, _square, coriolis_matrix, _BODIES,
        "C in the Christoffel choice", parts=CORIOLIS, closed=constrained.coriolis,
    ),
    Quantity(
        "christoffel", _POSITION, lambda m: (m.nv, m.nv, m.nv), christoffel, _BODIES,
        "c_ijk with (C qd)_i = sum of c_ijk qd_j qd_k", closed=constrained.christoffel,
    ),
    Quantity(
        "kinetic_energy", _VELOCITY, _scalar, kinetic_energy, ("base", "rotor", *_BODIES),
        "kinetic energy", closed=constrained.LIFTED,
    ),
    Quantity(
        "potential_energy", _POSITION, _scalar, potential_energy, ("gravity", "spring", *_BODIES),
        "potential energy, of springs too", closed=constrained.LIFTED,
    ),
    Quantity(
        "frame_poses", _POSITION, lambda m: (len(m.frames), 12), frame_poses, (),
        "rotation, row by row, and position of every frame in the world", inner=True,
        closed=constrained.LIFTED,
    ),
    Quantity(
        "jacobian", _POSITION, lambda m: (6, m.nv), jacobian, ("frame",),
        "Jacobian of a frame in world axes, angular rows first", inner=True, frame=TOOL,
        closed=constrained.project(-1),
    ),
    Quantity(
        "motion_at", _MOTION, lambda m: (4, 3), motion_at, ("base", "frame", "axes"),
        "w, v, wd, vd of a frame in its own axes or others", inner=True, frame=TOOL,
        closed=constrained.LIFTED,
    ),
    Quantity(
        "derivatives", _MOTION, _three_squares, inverse_dynamics_derivatives, (*_AROUND, *_DRIVE),
        "slopes of tau by q, qd, qdd", parts=DERIVATIVES,
        closed=constrained.constrained_derivatives,
    ),
    Quantity(
        "forward_dynamics", _DRIVEN, _each, forward_dynamics,
        (*_AROUND, *_DRIVE, "method", *_BODIES),
        "qdd that torques cause", check=refuse_singular,
        closed=constrained.constrained_forward_dynamics,
    ),
    Quantity(
        "forward_derivatives", _DRIVEN, _three_squares, forward_dynamics_derivatives, (*_AROUND,
        *_DRIVE),
        "slopes of qdd by q, qd, tau", check=refuse_singular, parts=FORWARD_DERIVATIVES,
        closed=constrained.constrained_forward_derivatives,
    ),
    Quantity(
        "center_of_mass", _POSITION, lambda m: (3,), center_of_mass, _BODIES,
        "centre of mass in the world", check=refuse_massless_robot, closed=constrained.LIFTED,
    ),
    Quantity(
        "center_of_mass_velocity", _VELOCITY, lambda m: (3,), center_of_mass_velocity,
        ("base", *_BODIES), "velocity of the centre of mass in world axes",
        check=refuse_massless_robot, closed=constrained.LIFTED,
    ),
    Quantity(
        "center_of_mass_acceleration", _MOTION, lambda m: (3,), center_of_mass_acceleration,
        ("base", *_BODIES), "acceleration of the centre of mass in world axes",
        check=refuse_massless_robot, closed=constrained.LIFTED,
    ),
    Quantity(
        "center_of_mass_jacobian", _POSITION, lambda m: (3, m.nv), center_of_mass_jacobian, _BODIES,
        "Jacobian of the centre of mass in world axes", check=refuse_massless_robot,
        closed=constrained.project(-1),
    ),
    Quantity(
        "centroidal_momentum", _VELOCITY, lambda m: (6,), centroidal_momentum, ("base", *_BODIES),
        "momentum, angular about the centre of mass first, in world axes",
        check=refuse_massless_robot, closed=constrained.LIFTED,
    ),
    Quantity(
        "centroidal_momentum_matrix", _POSITION, lambda m: (6, m.nv), centroidal_momentum_matrix,
        _BODIES, "A with A qd = centroidal momentum", check=refuse_massless_robot,
        closed=constrained.project(-1),
    ),
    Quantity(
        "centroidal_momentum_rate", _MOTION, lambda m: (6,), centroidal_momentum_rate,
        ("base", *_BODIES), "A qdd + dA/dt qd", check=refuse_massless_robot,
         closed=constrained.LIFTED,
    ),
    Quantity(
        "regressor", _MOTION, lambda m: (m.nv, *_parameters(m)), regressor, ("gravity", "base"),
        "Y with tau = Y · linear parameters", inner=True, closed=constrained.project(-2),
    ),
    Quantity(
        "base_wrench_regressor", _MOTION, lambda m: (6, *_parameters(m)), base_wrench_regressor,
        ("gravity", "base"), "Y of what the moving bodies take of the base, moment first",
        inner=True, closed=constrained.LIFTED,
    ),
    Quantity(
        "kinetic_energy_regressor", _VELOCITY, _parameters, kinetic_energy_regressor, ("base",),
        "Y with kinetic energy = Y · linear parameters", inner=True, closed=constrained.LIFTED,
    ),
    Quantity(
        "potential_energy_regressor", _POSITION, _parameters, potential_energy_regressor,
        ("gravity",), "Y with potential energy of the moving bodies = Y · linear parameters",
        inner=True, closed=constrained.LIFTED,
    ),
)  # fmt: skip

_OF_LOOPS = (
    Quantity(
        "loop_gap", _POSITION, _rows, loop_gap, (),
        "how far each equation of the loops is from closed",
        check=refuse_trees,
    ),
    Quantity(
        "joint_motion", _MOTION, lambda m: (2, m.tree.nv), joint_motion, (),
        "speeds and accelerations of all joints of a robot with loops",
        check=refuse_trees,
    ),
    Quantity(
        "motor_torque", _MOTION, _motors, motor_torque, (*_AROUND, *_DRIVE, *_BODIES),
        "what each motor of a robot with loops gives", check=refuse_trees,
    ),
    Quantity(
        "unactuated_torque", _MOTION, _each, unactuated_torque, (*_AROUND, *_DRIVE, *_BODIES),
        "what of tau the motors of a robot with loops cannot give", check=refuse_trees,
    ),
    Quantity(
        "loop_forces", _MOTION, _cuts, loop_forces, (*_AROUND, *_DRIVE, *_BODIES),
        "moment and force that each loop's joint exerts on its child",
        inner=True, check=refuse_trees,
    ),
)  # fmt: skip

QUANTITIES: dict[str, Quantity] = {row.name: row for row in _ROWS}
"""What can be asked of every robot."""

OF_LOOPS: dict[str, Quantity] = {row.name: row for row in _OF_LOOPS}
"""And of robots with loops alone."""

AS_METHODS = {
    "inverse_dynamics_derivatives": "derivatives",
    "forward_dynamics_derivatives": "forward_derivatives",
}
"""Rows by the names of the robot's methods that ask for them, where these differ."""


def quantity(name: str | Quantity) -> Quantity:
    """A row by its name."""
    if isinstance(name, Quantity):
        return name
    every = QUANTITIES | OF_LOOPS
    name_of(name, "quantity")
    row = every.get(AS_METHODS.get(name, name))
    if row is None:
        raise UnknownNameError("quantity", name, every)
    return row


def rows_of(model: Model) -> dict[str, Quantity]:
    """Everything that can be asked of a robot."""
    return QUANTITIES if model.closure is None else QUANTITIES | OF_LOOPS
