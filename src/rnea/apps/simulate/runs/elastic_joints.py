"""The elastic joints of a robot: their gears, and how they enter a simulation."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import numpy as np

from rnea.apps.simulate.control.elastic_gears import Gears
from rnea.apps.simulate.control.independent_dofs import independent_dofs, is_dependent
from rnea.apps.simulate.control.motor_side import (
    ENCODER_SIDES,
    at_the_joints,
    both_sides,
    with_motors,
)
from rnea.apps.simulate.friction.friction import DryFriction, LuGre, bristles, friction_named
from rnea.apps.simulate.plant import Plant
from rnea.apps.sizing.joints import drives
from rnea.core.description import Description, DHTable, Gear
from rnea.core.model import Body
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import InputError, UnknownNameError, name_of

if TYPE_CHECKING:
    from rnea.robot import Robot

DRIVES = ("rigid", "elastic")
_KEYS = "gear = { ratio = 100, inertia = 1e-5, stiffness = 1e4 } (and damping, backlash)"


@dataclass(frozen=True, eq=False)
class ElasticJoints:
    """gears; the robot without the rotors behind them; bodies by the side of their friction."""

    gears: Gears
    without_rotors: Robot
    friction_at_joint: tuple[Body, ...]
    friction_at_motor: tuple[Body, ...]
    notes: tuple[str, ...] = ()


def elastic_joints(robot: Robot) -> ElasticJoints:
    """Every joint whose gear has a stiffness; refuses robots without such a joint."""
    gears = {name: drive.gear for name, drive in drives(robot.description).items()}
    loose = [name for name, gear in gears.items() if gear.backlash and gear.stiffness is None]
    bodies = {body.joint.name: body for body in robot.model.bodies}
    elastic = {
        name: gear for name, gear in gears.items() if gear.stiffness is not None and name in bodies
    }
    if not elastic:
        hint = f" (joint {loose[0]!r} has a backlash, which needs one)" if loose else ""
        raise InputError(
            f"robot {robot.name!r} has no elastic joint: none of its gears has a stiffness{hint}. "
            f"Write {_KEYS} beside a joint's other keys in its file, or give a joint "
            "rnea.Gear(stiffness=...) in Python; or simulate with drive='rigid'"
        )
    at_motor = {
        part.name
        for part in _parts(robot.description)
        if part.name in elastic and part.friction is not None and part.friction.side == "motor"
    }
    return ElasticJoints(
        _gears(robot, elastic, bodies),
        _without_rotors(robot, frozenset(elastic)),
        tuple(body for name, body in bodies.items() if name not in at_motor),
        tuple(body for name, body in bodies.items() if name in at_motor),
        tuple(
            f"joint {name!r} has a backlash but no stiffness, so it is simulated without play"
            for name in loose
        ),
    )


def _gears(robot: Robot, elastic: dict[str, Gear], bodies: dict[str, Body]) -> Gears:
    for name in elastic:
        body = bodies[name]
        if is_dependent(robot.model, body):
            raise InputError(
                f"joint {name!r} follows from others by loops, and elastic gears lead motors to "
                "independent joints; leave its gear.stiffness out, or make it independent"
            )
        if body.joint.nv > 1:
            raise InputError(
                f"joint {name!r} is {body.joint.kind}, and an elastic gear (with or without "
                "backlash) leads one motor to one coordinate; leave its gear.stiffness out"
            )
        if body.follows is not None:
            raise InputError(
                f"joint {name!r} follows joint {body.follows.joint!r}, so it has no motor of its "
                "own that an elastic gear could lead to; leave its gear.stiffness out"
            )
        if not body.losses.rotor > 0:
            raise InputError(
                f"joint {name!r} is elastic but nothing turns at its motor: give it an inertia, "
                "gear = { inertia = ... } or motor = { inertia = ... } (kg m², motor side)"
            )
    names = [name for name in robot.joint_names if name in elastic]
    stiffness, damping, play = (
        np.array([getattr(elastic[name], key) for name in names], dtype=float)
        for key in ("stiffness", "damping", "backlash")
    )
    inertia = np.array([bodies[name].losses.rotor for name in names], dtype=float)
    joints = np.array([independent_dofs(robot.model, bodies[name])[0] for name in names])
    numbers = np.array([bodies[name].q.start for name in names])
    return Gears(robot.n, joints, stiffness, damping, play, inertia, (numbers, robot.nq))


def _parts(description: Description) -> tuple[Any, ...]:
    structure = description.structure
    return structure.rows if isinstance(structure, DHTable) else structure.joints


# kernels are kept with a robot, so a second run finds those of the first
_KNOWN: WeakKeyDictionary[Robot, Robot] = WeakKeyDictionary()


def _without_rotors(robot: Robot, names: frozenset[str]) -> Robot:
    """The same robot where the motors of some joints have no inertia."""
    if robot not in _KNOWN:

        def changed(part: Any) -> Any:
            if part.name not in names:
                return part
            motor = None if part.motor is None else replace(part.motor, inertia=0.0)
            return replace(part, motor=motor, gear=replace(part.gear, inertia=0.0))

        description = robot.description
        parts = tuple(changed(part) for part in _parts(description))
        key = "rows" if isinstance(description.structure, DHTable) else "joints"
        structure = replace(description.structure, **{key: parts})  # type: ignore[arg-type]
        changed_description = replace(description, structure=structure)
        _KNOWN[robot] = type(robot)(changed_description, eager=robot.eager)
    return _KNOWN[robot]


# ---- in a simulation -----------------------------------------------------------------------------


def elastic_drive(
    robot: Robot, drive: str, encoder_side: str, q_motor: Any, qd_motor: Any
) -> ElasticJoints | None:
    """The elastic joints, where they are asked for."""
    if name_of(drive, "drive") not in DRIVES:
        raise UnknownNameError("drive", drive, DRIVES)
    if name_of(encoder_side, "encoder_side") not in ENCODER_SIDES:
        raise UnknownNameError("side of the encoders", encoder_side, ENCODER_SIDES)
    if robot.model.kind is not FLOAT:
        raise InputError("a simulation needs a robot of numbers, not of symbols")
    if drive == "elastic":
        return elastic_joints(robot)
    if q_motor is not None or qd_motor is not None:
        raise InputError("q_motor and qd_motor belong to drive='elastic'; rigid motors go along")
    return None


def with_motors_at(
    plant: Plant,
    elastic: ElasticJoints,
    q: Array,
    qd: Array,
    q_motor: Any,
    qd_motor: Any,
    offset: Array,
) -> tuple[Array, Array]:
    """The state of joints and motors, q (nq + e,) and qd (n + e,).

    offset: of friction at the joints' side (n,), which winds the gears up as weight does.
    """
    gears = elastic.gears
    if isinstance(q_motor, str):
        if q_motor != "balanced":
            raise UnknownNameError("start of the motors", q_motor, ("balanced",))
        load = plant.bias(q, np.zeros(plant.n)) + offset
        load = load if plant.external is None else load - plant.external(0.0, q)
        motors = gears.balanced(q, load)
    else:
        own = q if q_motor is None else plant.position_values(q_motor, "q_motor")
        motors = gears.own_numbers(own)
    rates = plant.joint_values(qd if qd_motor is None else qd_motor, "qd_motor")[gears.joints]
    return np.concatenate([q, motors]), np.concatenate([qd, rates])


def geared(
    robot: Robot, plant: Plant, elastic: ElasticJoints, friction: str | DryFriction | LuGre
) -> Plant:
    """A plant of joints without rotors, with the motors behind their gears."""
    gears = elastic.gears
    if not isinstance(friction, str):
        return with_motors(plant, gears, at_the_joints(gears, friction))
    sides = (elastic.friction_at_joint, elastic.friction_at_motor)
    rubbing = both_sides(gears, *(friction_named(friction, robot.model, side) for side in sides))
    both = with_motors(plant, gears, rubbing)
    if friction != "lugre":
        return both
    return replace(both, friction=bristles(rubbing, both.mass_matrix(both.positions.neutral)))
