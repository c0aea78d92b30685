"""Mistake: one known way of getting torques wrong; what it needs of a robot, and its doubles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from rnea.check.mistakes.calculation import Work
from rnea.recursions import body_poses
from rnea.spatial import times


def _always(_: Work) -> str:
    return ""


@dataclass(frozen=True, eq=False)
class Mistake:
    """One known mistake.

    key          short name for programs and tests
    title        what was done, as a phrase
    explanation  how one comes to do it and what it does
    cure         what to correct
    make         the right calculation turned into the wrong one
    unfit        why the robot cannot show it, or "" if it can
    idle         why it may leave the torques as they are
    family       of mistakes that exclude each other only one is made at a time
    alone        not combined with a second mistake, nor listed where it has no effect
    fitted       made to fit the given torques
    """

    key: str
    title: str
    explanation: str
    cure: str
    make: Callable[[Work], Work]
    idle: str
    unfit: Callable[[Work], str] = _always
    family: str = ""
    alone: bool = False
    fitted: bool = False


# ---- what a mistake needs to be made: "", or why the robot cannot show it ----------------------


def needs(*kinds: str) -> Callable[[Work], str]:
    """A joint of each of these kinds."""

    def unfit(work: Work) -> str:
        there = {body.joint.kind for body in work.model.bodies}
        lacking = [kind for kind in kinds if kind not in there]
        return f"the robot has no {lacking[0]} joint" if lacking else ""

    return unfit


def needs_two_joints(work: Work) -> str:
    return "" if work.model.nv > 1 else "the robot has only one joint"


def needs_turning_first(work: Work) -> str:
    first = [body for body in work.model.bodies if body.parent == 0]
    if any(body.joint.kind == "revolute" for body in first):
        return ""
    return "the first joint slides: its link has no parallel-axis term"


def needs_friction(work: Work) -> str:
    if not work.friction:
        return "friction is switched off"
    rubs = any(body.losses.rubs for body in work.model.bodies)
    return "" if rubs else "the robot's file gives no friction"


def needs_rotor(work: Work) -> str:
    if not work.rotor:
        return "rotors are switched off"
    return "" if any(b.losses.rotor for b in work.model.bodies) else "the file gives no rotors"


def needs_plane(work: Work) -> str:
    model = work.model
    if not model.is_serial or any(body.joint.kind != "revolute" for body in model.bodies):
        return "it is made for serial arms with rotary joints in one plane"
    world = body_poses(model, np.zeros(model.nq))
    axes = [times(world[body.index].rotation, body.joint.axis) for body in model.bodies]
    if all(np.abs(axis - axes[0]).max() < 1e-9 for axis in axes):
        return ""
    return "the joints' axes are not parallel; it is made for planar arms"


# ---- mistakes that give the same torques -------------------------------------------------------

_REASONS = {
    frozenset({"shifted_up", "shifted_down"}): "with two joints both exchange the two torques",
    frozenset({"masses_in_other_frames", "com_from_other_end"}): (
        "the frames at both ends of the links with mass are parallel, or their turn is not felt"
    ),
    frozenset({"gravity_sign", "rotation_transposed"}): (
        "a transposed turn only turns the weight over here"
    ),
    frozenset({"rotation_transposed", "rotation_transposed_outward"}): (
        "no force or moment is handed inward that the transpose would change"
    ),
    frozenset({"no_coriolis_acceleration", "no_coriolis"}): (
        "2 d' w × z is the only product of two joints' speeds that is felt"
    ),
    frozenset({"no_moment_arm", "moment_arm_to_com"}): (
        "about the joints' axes the centres of mass have no arm either"
    ),
    frozenset({"no_centrifugal", "no_velocity_terms"}): "no Coriolis terms are felt in this motion",
    frozenset({"no_coriolis", "no_velocity_terms"}): "no centrifugal terms are felt in this motion",
    frozenset({"inertia_about_com_for_origin", "no_own_parallel_axis"}): (
        "the first link's is the only parallel-axis term that is felt"
    ),
    frozenset({"common_factor", "other_g"}): "gravity is the only torque here",
    frozenset({"common_factor", "gravity_sign"}): "gravity is the only torque here",
    frozenset({"scalar_recursion", "scalar_recursion_carried"}): (
        "nothing is handed on that is felt"
    ),
}


def why_same(mistakes: Sequence[Mistake]) -> str:
    """Why two or more mistakes give the same torques on a robot, in one sentence."""
    coincide = "their effects on the felt torques coincide in every row"
    return _REASONS.get(frozenset(m.key for m in mistakes), coincide)
