"""WRONG PHYSICS ON PURPOSE. Wrong lines of the recursion, each made by slips in it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.mistake import (
    Mistake,
    needs_far_frames,
    needs_sliding,
    needs_two_joints,
)
from rnea.apps.check.diagnose.wrong_recursion import RecursionMistake
from rnea.core.recursions import body_poses
from rnea.core.spatial import times


def _needs_plane(work: Calculation) -> str:
    model = work.model
    if not model.is_serial or any(not body.joint.turns for body in model.bodies):
        return "it is made for serial arms with rotary joints in one plane"
    world = body_poses(model, np.zeros(model.nq))
    axes = [times(world[body.index].rotation, body.joint.axis) for body in model.bodies]
    if all(np.abs(axis - axes[0]).max() < 1e-9 for axis in axes):
        return ""
    return "the joints' axes are not parallel; it is made for planar arms"


def _slip(*slips: RecursionMistake) -> Callable[[Calculation], Calculation]:
    return lambda work: work.but(slips=work.slips | frozenset(slips))


_UNCHANGED = "no force or moment is handed on that a turn about these axes would change"
_NOTHING_ALONG = "no force along a link that turns is felt in this motion"

WRONG_LINES = (
    Mistake(
        "rotation_transposed",
        "rotation matrices used for their transposes, both ways",
        "R(i-1, i) turns components in frame i into components in frame i-1. Outward, from link "
        "to link, its transpose is needed, inward the matrix itself; here they were exchanged.",
        "Outward: transpose(R(i-1, i)) times the parent's vectors. Inward: R(i-1, i) times the "
        "child's.",
        _slip(RecursionMistake.TRANSPOSED_OUTWARD, RecursionMistake.TRANSPOSED_INWARD),
        "the transposes carry nothing that a joint feels in this motion",
        family="rotation",
    ),
    Mistake(
        "rotation_transposed_outward",
        "rotation matrix used for its transpose on the way out",
        "Velocities and accelerations of the parent were turned with R(i-1, i), which leads the "
        "other way; forces were carried back correctly.",
        "Outward use transpose(R(i-1, i)): it brings the parent's vectors into frame i.",
        _slip(RecursionMistake.TRANSPOSED_OUTWARD),
        "the transposes carry nothing that a joint feels in this motion",
        family="rotation",
    ),
    Mistake(
        "rotation_transposed_inward",
        "rotation matrix used for its transpose on the way in",
        "Forces and moments of the next link were turned with the transpose, as on the way out.",
        "Inward use R(i-1, i) itself: it brings the child's vectors into the parent's frame.",
        _slip(RecursionMistake.TRANSPOSED_INWARD),
        _UNCHANGED,
        needs_two_joints,
        "rotation",
    ),
    Mistake(
        "force_not_turned",
        "the next link's force added without its rotation: f_i = f_next + F_i",
        "f_next is in the next link's axes, F_i in this one's: components in different axes were "
        "added. The moment balance was right.",
        "Write f_i = R(i, i+1) f_next + F_i.",
        _slip(RecursionMistake.FORCE_UNTURNED),
        _UNCHANGED,
        needs_two_joints,
        "rotation",
    ),
    Mistake(
        "force_transposed",
        "the next link's force turned by the transpose: f_i = transpose(R) f_next + F_i",
        "The transpose brings this link's vectors into the next link's axes, the wrong way round. "
        "The moment balance was right.",
        "Write f_i = R(i, i+1) f_next + F_i, with the matrix itself.",
        _slip(RecursionMistake.FORCE_TRANSPOSED),
        _UNCHANGED,
        needs_two_joints,
        "rotation",
    ),
    Mistake(
        "rotation_dropped_inward",
        "no rotation at all on the way in: forces and moments of the next link added as they are",
        "f_next and n_next are in the next link's axes; they were added to vectors in this one's.",
        "Inward turn both: R(i, i+1) f_next and R(i, i+1) n_next, in p × (R f_next) too.",
        _slip(
            RecursionMistake.FORCE_UNTURNED,
            RecursionMistake.ARM_FORCE_UNTURNED,
            RecursionMistake.MOMENT_UNTURNED,
        ),
        _UNCHANGED,
        needs_two_joints,
        "rotation",
    ),
    Mistake(
        "force_nowhere_turned",
        "the next link's force used without its rotation, in f_i and in p × f",
        "f_next is in the next link's axes wherever it is used; n_next was turned rightly.",
        "Write f_i = R(i, i+1) f_next + F_i and p × (R(i, i+1) f_next).",
        _slip(RecursionMistake.FORCE_UNTURNED, RecursionMistake.ARM_FORCE_UNTURNED),
        _UNCHANGED,
        needs_two_joints,
        "rotation",
        alone=True,
    ),
    Mistake(
        "moment_not_turned",
        "the next link's moment added without its rotation: n_i = n_next + ...",
        "n_next is in the next link's axes, the rest of the sum in this one's.",
        "Write n_i = R(i, i+1) n_next + N_i + c × F_i + p × (R(i, i+1) f_next).",
        _slip(RecursionMistake.MOMENT_UNTURNED),
        _UNCHANGED,
        needs_two_joints,
        "rotation",
        alone=True,
    ),
    Mistake(
        "com_acceleration_passed_on",
        "the centre-of-mass acceleration of a link passed on as the next joint's",
        "The next joint does not sit at the centre of mass: its acceleration is that of the "
        "link's frame plus wd × p + w × (w × p), with p the way to the joint.",
        "Carry the acceleration of the frame's origin from link to link; use that of the centre "
        "of mass for F = m vdc only.",
        _slip(RecursionMistake.COM_PASSED_ON),
        "every link's centre of mass lies where the next joint is, or the difference is not felt",
        needs_two_joints,
        "acceleration",
    ),
    Mistake(
        "rate_not_carried",
        "the parent's angular velocity not carried on: every link with its own joint's rate alone",
        "A link turns with all joints before it. In the plane w2 = qd1 + qd2, not qd2.",
        "Write w_i = transpose(R) w_(i-1) + qd_i z_i, and use this w_i in every later line.",
        _slip(RecursionMistake.RATE_NOT_CARRIED),
        "no joint before another turns, or the difference is not felt in this motion",
        needs_two_joints,
        "carried",
    ),
    Mistake(
        "turning_not_carried",
        "the parent's angular velocity and acceleration not carried on",
        "A link turns with all joints before it. In the plane w2 = qd1 + qd2 and "
        "wd2 = qdd1 + qdd2, not qd2 and qdd2.",
        "Write w_i = transpose(R) w_(i-1) + qd_i z_i, and for wd_i = transpose(R) wd_(i-1) + "
        "(transpose(R) w_(i-1)) × z_i qd_i + qdd_i z_i.",
        _slip(RecursionMistake.RATE_NOT_CARRIED, RecursionMistake.TURNING_NOT_CARRIED),
        "no joint before another turns, or the difference is not felt in this motion",
        needs_two_joints,
        "carried",
        alone=True,
    ),
    Mistake(
        "no_turning_of_axis",
        "(R w) × z qd left out of the angular accelerations",
        "A joint's axis is turned by the joints before it, so that its rate changes its direction "
        "even where qdd is zero.",
        "Write wd_i = transpose(R) wd_(i-1) + (transpose(R) w_(i-1)) × z_i qd_i + qdd_i z_i.",
        _slip(RecursionMistake.AXIS_NOT_TURNED),
        "no joint turns about an axis that another one turns, or the difference is not felt",
        needs_two_joints,
        "carried",
        alone=True,
    ),
    Mistake(
        "no_gyroscopic",
        "w × I w left out of the moments of all links",
        "Euler's equation has two terms: a body that turns about no principal axis needs a moment "
        "even where wd is zero.",
        "Write N = I wd + w × I w for every link.",
        _slip(RecursionMistake.NO_GYROSCOPIC),
        "every link turns about a principal axis, or the moment is not felt in this motion",
        needs_two_joints,
        "gyroscopic",
        alone=True,
    ),
    Mistake(
        "no_centripetal_at_com",
        "w × (w × c) left out of the centres of mass' accelerations",
        "A centre of mass runs around the axis and is accelerated towards it: in the plane by "
        "w² r along the link. The next joints' accelerations had this term.",
        "Write vdc = vd + wd × c + w × (w × c) for every link.",
        _slip(RecursionMistake.NO_CENTRIPETAL_AT_COM),
        _NOTHING_ALONG,
        family="acceleration",
    ),
    Mistake(
        "centripetal_at_com_sign",
        "w × (w × c) of the centres of mass with the wrong sign",
        "A centre of mass that runs around an axis is accelerated towards it: in the plane by "
        "w² r from the centre of mass to the joint, not outward.",
        "Write vdc = vd + wd × c + w × (w × c): in the plane -w² r along the link.",
        _slip(RecursionMistake.CENTRIPETAL_AT_COM_NEGATED),
        _NOTHING_ALONG,
        family="acceleration",
        alone=True,
    ),
    Mistake(
        "no_centripetal_from_joint",
        "w × (w × c) left out of the centres of mass' accelerations, c from the joint",
        "A centre of mass runs around the joint and is accelerated towards it: in the plane by "
        "w² r along the link. The next joints' accelerations had this term.",
        "Write vdc = vd_joint + wd × r + w × (w × r), r from the joint to the centre of mass.",
        _slip(RecursionMistake.NO_CENTRIPETAL_FROM_JOINT),
        _NOTHING_ALONG,
        needs_far_frames,
        "acceleration",
        alone=True,
    ),
    Mistake(
        "centripetal_from_joint_sign",
        "w × (w × c) of the centres of mass with the wrong sign, c from the joint",
        "A centre of mass that runs around a joint is accelerated towards it, not outward.",
        "Write vdc = vd_joint + wd × r + w × (w × r): in the plane -w² r along the link.",
        _slip(RecursionMistake.CENTRIPETAL_FROM_JOINT_NEGATED),
        _NOTHING_ALONG,
        needs_far_frames,
        "acceleration",
        alone=True,
    ),
    Mistake(
        "no_centripetal_at_next",
        "w × (w × p) left out of the next joints' accelerations",
        "The next joint runs around this one and is accelerated towards it: in the plane by w² l "
        "along the link. The centres of mass' accelerations had this term.",
        "Write vd_next = vd + wd × p + w × (w × p), p from this joint to the next.",
        _slip(RecursionMistake.NO_CENTRIPETAL_AT_NEXT),
        _NOTHING_ALONG,
        needs_two_joints,
        "acceleration",
        alone=True,
    ),
    Mistake(
        "centripetal_at_next_sign",
        "w × (w × p) of the next joints with the wrong sign",
        "A joint that runs around another is accelerated towards it, not outward.",
        "Write vd_next = vd + wd × p + w × (w × p): in the plane -w² l along the link.",
        _slip(RecursionMistake.CENTRIPETAL_AT_NEXT_NEGATED),
        _NOTHING_ALONG,
        needs_two_joints,
        "acceleration",
        alone=True,
    ),
    Mistake(
        "no_coriolis_acceleration",
        "the Coriolis acceleration 2 d' w × z of prismatic joints left out",
        "A link that slides on a turning link is accelerated sideways by 2 w × (z d').",
        "Add 2 (w × z) d' to the acceleration of the frame of every prismatic joint.",
        _slip(RecursionMistake.NO_CORIOLIS_ACCELERATION),
        "no prismatic joint slides while its parent turns, or no joint feels it in this motion",
        needs_sliding,
        "sliding",
    ),
    Mistake(
        "half_coriolis_acceleration",
        "the Coriolis acceleration of prismatic joints without its factor 2",
        "One w × z d' comes from the turning of the velocity, another from the growing arm.",
        "Write 2 (w × z) d' for every prismatic joint.",
        _slip(RecursionMistake.HALF_CORIOLIS_ACCELERATION),
        "no prismatic joint slides while its parent turns, or no joint feels it in this motion",
        needs_sliding,
        "sliding",
    ),
    Mistake(
        "moment_not_carried",
        "the next link's moment n_next not carried inward",
        "What turns the next link is held by this one: the moment at joint 2 is part of that at "
        "joint 1, beside the moment p × f of the force.",
        "Write n_i = R(i, i+1) n_next + N_i + c × F_i + p × (R(i, i+1) f_next).",
        _slip(RecursionMistake.MOMENT_NOT_CARRIED),
        "no moment of a next link acts about a joint's axis",
        needs_two_joints,
        "carried inward",
    ),
    Mistake(
        "no_moment_arm",
        "the moment p × f of the next link's force left out",
        "The next link's force acts at the next joint, a distance p away from this one.",
        "Add p × (R f_next) to the moment balance, p from this joint to the next.",
        _slip(RecursionMistake.NO_ARM),
        "no force of a next link has an arm about a joint's axis",
        needs_two_joints,
        "arm",
    ),
    Mistake(
        "moment_arm_sign",
        "the moment p × f of the next link's force with the wrong sign",
        "f × p was written for p × f, or p was taken from the next joint to this one.",
        "Write p × (R f_next), p from this joint to the next.",
        _slip(RecursionMistake.ARM_NEGATED),
        "no force of a next link has an arm about a joint's axis",
        needs_two_joints,
        "arm",
        alone=True,
    ),
    Mistake(
        "moment_arm_to_com",
        "the next link's force given the arm of the centre of mass",
        "r_i × f_i with f_i = f_next + m vdc moves the next link's force to this link's centre "
        "of mass; it acts at the next joint.",
        "Use two arms: c × F for the link's own force, p × f_next for the next link's.",
        _slip(RecursionMistake.ARM_AT_COM),
        "every link's centre of mass lies where the next joint is, or the difference is not felt",
        needs_two_joints,
        "arm",
    ),
    Mistake(
        "scalar_recursion",
        "scalars along the link in place of vectors (as in a printed planar recursion)",
        "Accelerations and forces were single numbers, the joint angles never enter, and only "
        "the first link feels gravity.",
        "Calculate with vectors: in the plane each acceleration and force has two components "
        "that turn from link to link, and f_next has the arm p.",
        _slip(RecursionMistake.SCALARS),
        "the difference is not felt in this motion",
        _needs_plane,
        "scalar",
    ),
    Mistake(
        "scalar_recursion_carried",
        "scalars along the link in place of vectors, handed on from centre to centre of mass",
        "Accelerations and forces were single numbers, the joint angles never enter, and each "
        "link starts from the centre-of-mass acceleration of the one before.",
        "Calculate with vectors: in the plane each acceleration and force has two components "
        "that turn from link to link, and f_next has the arm p.",
        _slip(RecursionMistake.SCALARS_HANDED_ON),
        "the difference is not felt in this motion",
        _needs_plane,
        "scalar",
    ),
)
