"""The elastic joints of a robot: their gears, and how they enter a simulation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import numpy as np

from rnea.describe import Description, DHTable
from rnea.drive import Drive, drives
from rnea.errors import InputError, UnknownNameError
from rnea.model import Body
from rnea.runs.friction import bristles, friction_of_bodies
from rnea.simulate import (
    ENCODER_SIDES,
    DryFriction,
    Gears,
    LuGre,
    Plant,
    at_the_joints,
    both_sides,
    with_motors,
)
from rnea.spatial.numbers import FLOAT, Array

if TYPE_CHECKING:
    from rnea.robot import Robot

DRIVES = ("rigid", "elastic")
_KEYS = "gear = { ratio = 100, inertia = 1e-5, stiffness = 1e4 } (and damping, backlash)"


@dataclass(frozen=True, eq=False)
class ElasticJoints:
    """gears; the robot without the rotors behind them; bodies by the side of their friction."""

    gears: Gears
    without_rotors: Robot
    rubbing_at_joint: tuple[Body, ...]
    rubbing_at_motor: tuple[Body, ...]
    notes: tuple[str, ...] = ()


def elastic_joints(robot: Robot) -> ElasticJoints:
    """Every joint whose gear has a stiffness; refuses robots without such a joint."""
    found = drives(robot.description)
    elastic = {name: drive for name, drive in found.items() if drive.gear.stiffness is not None}
    loose = [name for name, drive in found.items() if drive.gear.backlash and name not in elastic]
    moving = {body.joint.name: body for body in robot.model.bodies}
    elastic = {name: drive for name, drive in elastic.items() if name in moving}
    if not elastic:
        hint = f" (joint {loose[0]!r} has a backlash, which needs one)" if loose else ""
        raise InputError(
            f"robot {robot.name!r} has no elastic joint: none of its gears has a stiffness{hint}. "
            f"Write {_KEYS} beside a joint's other keys in its file, or give a joint "
            "rnea.Gear(stiffness=...) in Python; or simulate with drive='rigid'"
        )
    gears = _gears(robot, elastic, moving)
    at_motor = _rubs_at_motor(robot.description)
    by_motor = [b for b in robot.model.bodies if b.joint.name in elastic and at_motor(b)]
    return ElasticJoints(
        gears,
        _without_rotors(robot, frozenset(elastic)),
        tuple(b for b in robot.model.bodies if b not in by_motor),
        tuple(by_motor),
        tuple(
            f"joint {name!r} has a backlash but no stiffness, so it is simulated without play"
            for name in loose
        ),
    )


def _gears(robot: Robot, elastic: dict[str, Drive], moving: dict[str, Body]) -> Gears:
    for name in elastic:
        body = moving[name]
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
    parts = [elastic[name].gear for name in names]
    return Gears(
        n=robot.n,
        joints=np.array([robot.joint_names.index(name) for name in names]),
        stiffness=np.array([gear.stiffness for gear in parts], dtype=float),
        damping=np.array([gear.damping for gear in parts], dtype=float),
        play=np.array([gear.backlash for gear in parts], dtype=float),
        inertia=np.array([moving[name].losses.rotor for name in names], dtype=float),
    )


def _rubs_at_motor(description: Description) -> Callable[[Body], bool]:
    sides = {part.name: part.friction for part in _parts(description)}

    def at_motor(body: Body) -> bool:
        friction = sides.get(body.joint.name)
        return friction is not None and friction.side == "motor"

    return at_motor


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
        made = type(robot)(replace(description, structure=structure), eager=robot.eager)
        _KNOWN[robot] = made
    return _KNOWN[robot]


# ---- in a simulation -----------------------------------------------------------------------------


def elastic_drive(
    robot: Robot, drive: str, encoder_side: str, q_motor: Any, qd_motor: Any
) -> ElasticJoints | None:
    """The elastic joints, where they are asked for."""
    if drive not in DRIVES:
        raise UnknownNameError("drive", str(drive), DRIVES)
    if encoder_side not in ENCODER_SIDES:
        raise UnknownNameError("side of the encoders", str(encoder_side), ENCODER_SIDES)
    if robot.model.kind is not FLOAT:
        raise InputError("a simulation needs a robot of numbers, not of symbols")
    if drive == "elastic":
        return elastic_joints(robot)
    if q_motor is not None or qd_motor is not None:
        raise InputError("q_motor and qd_motor belong to drive='elastic'; rigid motors go along")
    return None


def with_motors_at(
    plant: Plant, elastic: ElasticJoints, q: Array, qd: Array, q_motor: Any, qd_motor: Any
) -> tuple[Array, Array]:
    """The state of joints and motors (n + e,)."""
    gears = elastic.gears
    if isinstance(q_motor, str):
        if q_motor != "balanced":
            raise UnknownNameError("start of the motors", q_motor, ("balanced",))
        load = plant.bias(q, np.zeros(plant.n))
        load = load if plant.external is None else load - plant.external(0.0, q)
        motors = gears.balanced(q, load)
    else:
        motors = plant.joint_values(q if q_motor is None else q_motor, "q_motor")[gears.joints]
    rates = plant.joint_values(qd if qd_motor is None else qd_motor, "qd_motor")[gears.joints]
    return np.concatenate([q, motors]), np.concatenate([qd, rates])


def geared(
    robot: Robot, plant: Plant, elastic: ElasticJoints, asked: str | DryFriction | LuGre
) -> Plant:
    """A plant of joints without rotors, with the motors behind their gears."""
    gears = elastic.gears
    if isinstance(asked, DryFriction | LuGre):
        return with_motors(plant, gears, at_the_joints(gears, asked))
    sides = (elastic.rubbing_at_joint, elastic.rubbing_at_motor)
    own = both_sides(gears, *(friction_of_bodies(robot, asked, bodies) for bodies in sides))
    made = with_motors(plant, gears, own)
    if asked != "lugre":
        return made
    return with_motors(plant, gears, bristles(own, made.mass_matrix(np.zeros(made.n))))
