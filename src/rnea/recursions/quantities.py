"""The table of quantities: everything that can be asked of a robot, one row each.

Kernels, exports, benchmarks, derivations and tests go through this table. To add a quantity:
write its recursion in a file of this room, a function of (model, case, *states) on any kind of
number, and add a row here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from rnea.errors import InputError, UnknownNameError
from rnea.model import LINEAR_PARAMETERS, Model
from rnea.recursions.budget import PARTS, torque_budget
from rnea.recursions.case import Case
from rnea.recursions.centroidal import (
    centre_of_mass,
    centre_of_mass_acceleration,
    centre_of_mass_jacobian,
    centre_of_mass_velocity,
    centroidal_momentum,
    centroidal_momentum_matrix,
    centroidal_momentum_rate,
    refuse_massless_robot,
)
from rnea.recursions.christoffel import christoffel
from rnea.recursions.composite_bodies import MASS_MATRIX, mass_matrix
from rnea.recursions.conditioning import refuse_singular
from rnea.recursions.coriolis import CORIOLIS, coriolis_matrix
from rnea.recursions.derivatives import (
    DERIVATIVES,
    FORWARD_DERIVATIVES,
    acceleration_slopes,
    torque_slopes,
)
from rnea.recursions.energy import kinetic_energy, potential_energy
from rnea.recursions.forward_dynamics import forward_dynamics
from rnea.recursions.frame_motion import motion_at
from rnea.recursions.inverse_dynamics import bias, gravity_torque, inverse_dynamics
from rnea.recursions.kinematics import frame_poses, jacobian
from rnea.recursions.pairs import TwoParts
from rnea.recursions.regressor import (
    base_wrench_regressor,
    kinetic_energy_regressor,
    potential_energy_regressor,
    regressor,
)
from rnea.recursions.results import COLUMNS, everything, joint_wrench_rows, refuse_axes
from rnea.recursions.section_wrench import wrench_at
from rnea.spatial import TOOL
from rnea.spatial.numbers import Array

Shape = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Quantity:
    """One row of the table.

    states    names of the joint arrays it depends on, each (..., n)
    shape     of one answer
    compute   (model, case, *states) -> (..., *shape), on any kind of number
    takes     the fields of `Case` that it knows, and "parameters" where the bodies' may vary
    says      what it is, in a few words
    inner     it tells of frames or wrenches inside the robot, so these must be the robot's own
    frame     the frame it is about, where nobody says
    check     refuses robots that it has no answer for
    also      further inputs behind the states, with their columns or a function of the model that
              tells them; one row may serve a batch
    parts     it is made of pairs of speeds: how, in two parts
    name: by which it is asked for
    """

    name: str
    states: tuple[str, ...]
    shape: Callable[[Model], Shape]
    compute: Callable[..., Array]
    takes: tuple[str, ...] = ()
    says: str = ""
    inner: bool = False
    frame: str = ""
    check: Callable[[Model, Case], None] = lambda model, case: None
    also: tuple[tuple[str, int | Callable[[Model], int]], ...] = ()
    parts: TwoParts | None = None

    def further(self, model: Model) -> dict[str, int]:
        """The inputs behind the states, with their columns for a robot."""
        return {name: x if isinstance(x, int) else x(model) for name, x in self.also}

    def refuse_unknown(self, case: Case, further: Sequence[str] = ()) -> None:
        """An error for what a case says, or stands in `further`, and is no matter here."""
        for name in (*case.said(), *further):
            if name not in self.takes:
                known = ", ".join(x for x in self.takes if x != "parameters") or "nothing else"
                raise InputError(
                    f"{self.name} does not depend on {name}; beside the state it takes {known}"
                )

    def relevant(self, case: Case) -> Case:
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
        "tau that a motion needs",
    ),
    Quantity(
        "gravity_torque", _POSITION, _each, gravity_torque, ("gravity", *_BODIES),
        "tau that holds the robot still against gravity",
    ),
    Quantity(
        "bias", _VELOCITY, _each, bias, ("gravity", *_BODIES),
        "tau of the rigid body that does not depend on qdd",
    ),
    Quantity(
        "joint_wrenches", _MOTION, lambda m: (len(m.bodies) + 1, 6), joint_wrench_rows,
        (*_AROUND, "axes", *_BODIES),
        "moment and force through every joint, the base reaction first", inner=True,
        check=refuse_axes,
    ),
    Quantity(
        "wrench_at", _MOTION, lambda m: (6,), wrench_at, (*_AROUND, "frame"),
        "moment and force through a section at a frame", inner=True, frame=TOOL,
    ),
    Quantity(
        "newton_euler", _MOTION, lambda m: (len(m.bodies) + 1, COLUMNS), everything, _AROUND,
        "everything on the way of the recursion", inner=True,
    ),
    Quantity(
        "torque_budget", _MOTION, lambda m: (len(PARTS), m.nv), torque_budget,
        (*_AROUND, *_DRIVE, *_BODIES), "tau by cause: " + ", ".join(PARTS),
    ),
    Quantity(
        "mass_matrix", _POSITION, _square, mass_matrix, ("rotor", *_BODIES),
        "M, rotors on its diagonal", parts=MASS_MATRIX,
    ),
    Quantity(
        "coriolis_matrix", _VELOCITY, _square, coriolis_matrix, _BODIES,
        "C in the Christoffel choice", parts=CORIOLIS,
    ),
    Quantity(
        "christoffel", _POSITION, lambda m: (m.nv, m.nv, m.nv), christoffel, _BODIES,
        "c_ijk with (C qd)_i = sum of c_ijk qd_j qd_k",
    ),
    Quantity(
        "kinetic_energy", _VELOCITY, _scalar, kinetic_energy, ("base", "rotor", *_BODIES),
        "kinetic energy",
    ),
    Quantity(
        "potential_energy", _POSITION, _scalar, potential_energy, ("gravity", "spring", *_BODIES),
        "potential energy, of springs too",
    ),
    Quantity(
        "frame_poses", _POSITION, lambda m: (len(m.frames), 12), frame_poses, (),
        "rotation, row by row, and position of every frame in the world", inner=True,
    ),
    Quantity(
        "jacobian", _POSITION, lambda m: (6, m.nv), jacobian, ("frame",),
        "Jacobian of a frame in world axes, angular rows first", inner=True, frame=TOOL,
    ),
    Quantity(
        "motion_at", _MOTION, lambda m: (4, 3), motion_at, ("base", "frame", "axes"),
        "w, v, wd, vd of a frame in its own axes or others", inner=True, frame=TOOL,
    ),
    Quantity(
        "derivatives", _MOTION, _three_squares, torque_slopes, (*_AROUND, *_DRIVE),
        "slopes of tau by q, qd, qdd", parts=DERIVATIVES,
    ),
    Quantity(
        "forward_dynamics", _DRIVEN, _each, forward_dynamics,
        (*_AROUND, *_DRIVE, "method", *_BODIES),
        "qdd that torques cause", check=refuse_singular,
    ),
    Quantity(
        "forward_derivatives", _DRIVEN, _three_squares, acceleration_slopes, (*_AROUND, *_DRIVE),
        "slopes of qdd by q, qd, tau", check=refuse_singular, parts=FORWARD_DERIVATIVES,
    ),
    Quantity(
        "centre_of_mass", _POSITION, lambda m: (3,), centre_of_mass, _BODIES,
        "centre of mass in the world", check=refuse_massless_robot,
    ),
    Quantity(
        "centre_of_mass_velocity", _VELOCITY, lambda m: (3,), centre_of_mass_velocity,
        ("base", *_BODIES), "velocity of the centre of mass in world axes",
        check=refuse_massless_robot,
    ),
    Quantity(
        "centre_of_mass_acceleration", _MOTION, lambda m: (3,), centre_of_mass_acceleration,
        ("base", *_BODIES), "acceleration of the centre of mass in world axes",
        check=refuse_massless_robot,
    ),
    Quantity(
        "centre_of_mass_jacobian", _POSITION, lambda m: (3, m.nv), centre_of_mass_jacobian, _BODIES,
        "Jacobian of the centre of mass in world axes", check=refuse_massless_robot,
    ),
    Quantity(
        "centroidal_momentum", _VELOCITY, lambda m: (6,), centroidal_momentum, ("base", *_BODIES),
        "momentum, angular about the centre of mass first, in world axes",
        check=refuse_massless_robot,
    ),
    Quantity(
        "centroidal_momentum_matrix", _POSITION, lambda m: (6, m.nv), centroidal_momentum_matrix,
        _BODIES, "A with A qd = centroidal momentum", check=refuse_massless_robot,
    ),
    Quantity(
        "centroidal_momentum_rate", _MOTION, lambda m: (6,), centroidal_momentum_rate,
        ("base", *_BODIES), "A qdd + dA/dt qd", check=refuse_massless_robot,
    ),
    Quantity(
        "regressor", _MOTION, lambda m: (m.nv, *_parameters(m)), regressor, ("gravity", "base"),
        "Y with tau = Y · linear parameters", inner=True,
    ),
    Quantity(
        "base_wrench_regressor", _MOTION, lambda m: (6, *_parameters(m)), base_wrench_regressor,
        ("gravity", "base"), "Y of what the moving bodies take of the base, moment first",
        inner=True,
    ),
    Quantity(
        "kinetic_energy_regressor", _VELOCITY, _parameters, kinetic_energy_regressor, ("base",),
        "Y with kinetic energy = Y · linear parameters", inner=True,
    ),
    Quantity(
        "potential_energy_regressor", _POSITION, _parameters, potential_energy_regressor,
        ("gravity",), "Y with potential energy of the moving bodies = Y · linear parameters",
        inner=True,
    ),
)  # fmt: skip

QUANTITIES: dict[str, Quantity] = {row.name: row for row in _ROWS}


def quantity(name: str | Quantity) -> Quantity:
    """A row by its name."""
    if isinstance(name, Quantity):
        return name
    if name not in QUANTITIES:
        raise UnknownNameError("quantity", name, QUANTITIES)
    return QUANTITIES[name]
