"""Mistake: one known way of getting torques wrong; what it needs, and its doubles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rnea.check.mistakes.calculation import Work
from rnea.check.mistakes.wrong_recursion import frames_off_joints


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
    numbers      how many sizes of it were fitted to the given torques

    >>> from rnea.check import diagnose
    >>> from rnea import load
    >>> import numpy as np
    >>> arm = load("planar_2r")
    >>> q, qd, qdd = np.random.default_rng(0).normal(size=(3, 20, 2))
    >>> tau = arm.inverse_dynamics(q, qd, qdd, gravity=-arm.gravity)
    >>> found = diagnose(arm, q, qd, qdd, tau).mistakes[0]
    >>> found.title, found.fitted
    ('gravity with the wrong sign', False)
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
    numbers: int = 0

    @property
    def fitted(self) -> bool:
        """Whether it was made to fit the given torques."""
        return self.numbers > 0


def needs_turning(work: Work) -> str:
    turning = any(body.joint.turns for body in work.model.bodies)
    return "" if turning else "the robot has no revolute joint"


def needs_sliding(work: Work) -> str:
    sliding = any(body.joint.slides for body in work.model.bodies)
    return "" if sliding else "the robot has no prismatic joint"


def needs_both(work: Work) -> str:
    return needs_sliding(work) or needs_turning(work)


def needs_far_frames(work: Work) -> str:
    off = frames_off_joints(work.model)
    return "" if off else "the links' frames stand on their joints: c is from the joint"


def needs_two_joints(work: Work) -> str:
    return "" if work.model.nv > 1 else "the robot has only one joint"


_WHY_SAME = {
    "shifted_up shifted_down": "with two joints both exchange the two torques",
    "masses_in_other_frames com_from_other_end": "the frames at both ends of the links with mass "
    "are parallel, or their turn is not felt",
    "gravity_sign rotation_transposed": "a transposed turn only turns the weight over here",
    "velocity_sign rotation_transposed": "transposed turns have all angles with the other sign; "
    "the cosines stay, and the velocity terms are sines here",
    "no_link no_mass_of_link": "the link is a point mass",
    "rotation_transposed rotation_transposed_outward": "no force or moment is handed inward that "
    "the transpose would change",
    "no_coriolis_acceleration no_coriolis": "2 d' w × z is the only product of two joints' speeds "
    "that is felt",
    "no_moment_arm moment_arm_to_com": "about the joints' axes the centres of mass have no arm "
    "either",
    "no_centrifugal no_velocity_terms": "no Coriolis terms are felt in this motion",
    "no_coriolis no_velocity_terms": "no centrifugal terms are felt in this motion",
    "inertia_about_com_for_origin no_own_parallel_axis": "the first link's is the only "
    "parallel-axis term that is felt",
    "common_factor other_g": "gravity is the only torque here",
    "common_factor gravity_sign": "gravity is the only torque here",
    "common_factor gravity_twice": "gravity is the only torque here",
    "half_coriolis_acceleration half_coriolis": "2 d' w × z is the only product of two joints' "
    "speeds that is felt",
    "rate_not_carried turning_not_carried": "no acceleration of a joint is felt by another",
    "gravity_sign negated_torque": "gravity is the only torque of this joint, and no other has any",
    "common_factor negated_torque": "no other joint needs a torque here",
    "scalar_recursion scalar_recursion_carried": "nothing is handed on that is felt",
}


def why_same(mistakes: Sequence[Mistake]) -> str:
    """Why two or more mistakes give the same torques on a robot, in one sentence."""
    keys = {mistake.key for mistake in mistakes}
    reasons = (why for pair, why in _WHY_SAME.items() if set(pair.split()) == keys)
    return next(reasons, "their effects on the felt torques coincide in every row")
