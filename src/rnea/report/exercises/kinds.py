"""What a sheet can ask: one row each. To add a kind: a row in `KINDS`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from rnea.core.model import Model
from rnea.core.spatial.numbers import Array
from rnea.core.textbook import Step, unit_energy_steps, velocity_steps
from rnea.errors import InputError, UnknownNameError, counted
from rnea.report.worksheets import beyond_the_rigid_body

LARGEST = 3
"""Joints of an arm that one works on paper."""
TORQUES = ("joint torque", "joint force")
"""Names of the steps that every sheet asks for."""
_SHAPE = re.compile(r"(\d)r-(.+)|([rp]{1,3})-(.+)")
_NEWTON_EULER = ("craig", "saha", "base")


@dataclass(frozen=True)
class ExerciseKind:
    """A kind of problem.

    title, questions: what stands on the sheet; the last question is always about torques
    notations: in which the solution can be written, the usual one first
    moving: whether joints have speeds, and whether accelerations
    payload: carried at the tool; gravity: whether there is any
    slides: whether a joint must slide; tool: whether the tool's frame is asked for
    results: names of the steps that answer
    before: steps that the solution has before those of the worksheet
    sections: of the worksheet that are shown; none: all
    """

    title: str
    questions: tuple[str, ...]
    notations: tuple[str, ...]
    results: tuple[str, ...] = ()
    moving: tuple[bool, bool] = (True, True)
    payload: bool = False
    gravity: bool = True
    slides: bool = False
    tool: bool = False
    before: Callable[[Model, Array, Array], tuple[Step, ...]] | None = None
    sections: tuple[str, ...] = ()

    def is_result(self, step: Step) -> bool:
        return step.name in (*self.results, *TORQUES)


def _velocities(model: Model, q: Array, qd: Array) -> tuple[Step, ...]:
    return velocity_steps(model, q, qd, model.gravity)


def _unit_energies(model: Model, q: Array, qd: Array) -> tuple[Step, ...]:
    return unit_energy_steps(model, q)


KINDS: dict[str, ExerciseKind] = {
    "newton-euler": ExerciseKind(
        "Torques by Newton and Euler",
        ("Find the torque or force of every joint by the Newton-Euler recursion: velocities and "
         "accelerations from the base outward, forces and moments from the tip inward.",),
        _NEWTON_EULER,
    ),
    "lagrange": ExerciseKind(
        "Torques by Lagrange",
        ("Write the kinetic and the potential energy of the arm, and find from them the torque "
         "or force of every joint by Lagrange's equations.",),
        ("lagrange",),
    ),
    "gravity": ExerciseKind(
        "An arm that holds a load",
        ("The arm is at rest. Find the torque or force of every joint that holds the arm and its "
         "load in this position.",),
        (*_NEWTON_EULER, "lagrange"),
        moving=(False, False),
        payload=True,
    ),
    "velocities": ExerciseKind(
        "Velocities of the links",
        ("Find the angular velocity of every link and the velocity of the origin of its frame, and "
         "both of the tool, in the axes of the frame itself.",
         "The speeds of the joints are constant. Find the torque or force that every joint needs."),
        ("craig",),
        results=("angular velocity", "velocity of the frame's origin"),
        moving=(True, False),
        tool=True,
        before=_velocities,
    ),
    "forces": ExerciseKind(
        "Forces in the joints",
        ("Find force and moment that each link gets from the one before it, at the origin of its "
         "frame and in its axes.",
         "Which part of them must the motors give? Find the torque or force of every joint."),
        ("craig",),
        results=("force on the link by the one before", "moment on the link by the one before"),
    ),
    "mass-matrix": ExerciseKind(
        "The mass matrix",
        ("Find all entries of the mass matrix M(q) from the kinetic energy.",
         "The arm starts from rest, and there is no gravity. Find the torque or force of every "
         "joint."),
        ("lagrange",),
        results=("mass matrix",),
        moving=(False, True),
        gravity=False,
        before=_unit_energies,
        sections=("mass matrix, from kinetic energies of unit velocities", "equation of motion"),
    ),
    "prismatic": ExerciseKind(
        "An arm with a joint that slides",
        ("Find the force of every joint that slides and the torque of every joint that turns. Do "
         "not forget what a link feels that slides along one that turns.",),
        (*_NEWTON_EULER, "lagrange"),
        slides=True,
    ),
}  # fmt: skip


def kind_of(name: str) -> tuple[str, str]:
    """The row of a kind and the joints that its name asks for, R or P each; none: any.

    >>> kind_of("2r-newton-euler"), kind_of("rp-forces"), kind_of("gravity")
    (('newton-euler', 'RR'), ('forces', 'RP'), ('gravity', ''))
    """
    found = _SHAPE.fullmatch(name)
    topic, shape = name, ""
    if found and name not in KINDS:
        topic = found[2] or found[4]
        shape = "R" * int(found[1]) if found[1] else found[3].upper()
    if topic not in KINDS:
        raise UnknownNameError("kind of exercise", topic, KINDS)
    return topic, shape


def require(model: Model, topic: str, shape: str) -> None:
    """Refuse a robot of which such a sheet cannot be made, and say why."""
    what = f"an exercise of robot {model.name!r}"
    model.refuse_mimics("an exercise")
    model.require_single_axes("an exercise")
    if model.closure is not None or not model.is_serial:
        raise InputError(f"{what} is not possible: its links are no single chain from the base")
    if not 1 <= len(model.bodies) <= LARGEST:
        raise InputError(
            f"{what} would have {counted(len(model.bodies), 'joint')}; on paper one works 1 to "
            f"{LARGEST}. "
            "Joints can be welded: --lock JOINT=VALUE"
        )
    if beyond := beyond_the_rigid_body(model):
        raise InputError(f"{what} is of rigid links alone, and this robot has {beyond}")
    own = "".join("R" if body.joint.turns else "P" for body in model.bodies)
    if shape and own != shape:
        raise InputError(
            f"an exercise of a {shape} arm, but robot {model.name!r} is {own}; R turns, P slides"
        )
    if KINDS[topic].slides and "P" not in own:
        raise InputError(
            f"the exercise {topic!r} needs a joint that slides, and robot {model.name!r} is {own}. "
            "In the catalogue: rp_arm, pr_arm, cylindrical_rpp, gantry"
        )
