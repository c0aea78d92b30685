"""WRONG PHYSICS ON PURPOSE. Mistakes in angles, in gravity and in the lines of the recursion."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from rnea.check.mistakes.calculation import Work
from rnea.check.mistakes.mistake import (
    Mistake,
    needs_both,
    needs_sliding,
    needs_turning,
    needs_two_joints,
)
from rnea.check.mistakes.wrong_recursion import Slip
from rnea.recursions import body_poses
from rnea.spatial import times


def _needs_plane(work: Work) -> str:
    model = work.model
    if not model.is_serial or any(not body.joint.turns for body in model.bodies):
        return "it is made for serial arms with rotary joints in one plane"
    world = body_poses(model, np.zeros(model.nq))
    axes = [times(world[body.index].rotation, body.joint.axis) for body in model.bodies]
    if all(np.abs(axis - axes[0]).max() < 1e-9 for axis in axes):
        return ""
    return "the joints' axes are not parallel; it is made for planar arms"


def _slip(*slips: Slip) -> Callable[[Work], Work]:
    return lambda work: work.but(slips=work.slips | frozenset(slips))


def _angles(factor: float, rates: bool, every: bool = False) -> Callable[[Work], Work]:
    """The coordinates of rotary joints (of every joint) multiplied by a factor."""

    def make(work: Work) -> Work:
        by = np.array([factor if every or b.joint.turns else 1.0 for b in work.model.bodies])
        return work.moved(lambda x: x * by) if rates else work.but(q=work.q * by)

    return make


_UNCHANGED = "no force or moment is handed on that a turn about these axes would change"

MISCALCULATED = (
    Mistake(
        "degrees_for_radians",
        "degrees put in where radians belong",
        "The joint angles were turned into degrees before sine and cosine, which take radians.",
        "Give sin and cos the angles in radians, as they stand in the motion.",
        _angles(180 / np.pi, rates=False),
        "no torque depends on an angle, or the difference is not felt in this motion",
        needs_turning,
        "angles",
    ),
    Mistake(
        "radians_taken_as_degrees",
        "radians taken for degrees (q multiplied by pi/180)",
        "The angles were already in radians and were converted once more, or the column q holds "
        "degrees; velocities and accelerations are in radians.",
        "Convert the angles exactly once: q in radians everywhere.",
        _angles(np.pi / 180, rates=False),
        "no torque depends on an angle, or the difference is not felt in this motion",
        needs_turning,
        "angles",
    ),
    Mistake(
        "motion_in_degrees",
        "the whole motion taken for degrees (q, qd and qdd multiplied by pi/180)",
        "Angles, velocities and accelerations were converted from degrees, although they are in "
        "radians; or the file itself is in degrees.",
        "Give q, qd and qdd in rad, rad/s and rad/s², and convert them once.",
        _angles(np.pi / 180, rates=True),
        "nothing turns, or the difference is not felt in this motion",
        needs_turning,
        "angles",
    ),
    Mistake(
        "motion_into_degrees",
        "the whole motion turned into degrees (q, qd and qdd multiplied by 180/pi)",
        "Angles, velocities and accelerations were converted to degrees, although the equations "
        "take radians.",
        "Give q, qd and qdd in rad, rad/s and rad/s².",
        _angles(180 / np.pi, rates=True),
        "nothing turns, or the difference is not felt in this motion",
        needs_turning,
        "angles",
        alone=True,
    ),
    Mistake(
        "every_joint_taken_as_degrees",
        "all of q, sliding joints too, multiplied by pi/180",
        "The conversion from degrees was applied to the whole vector; q was in radians already "
        "(or is in degrees in the file), and a sliding joint has metres.",
        "Convert angles only, and exactly once.",
        _angles(np.pi / 180, rates=False, every=True),
        "no torque depends on a position, or the difference is not felt in this motion",
        needs_both,
        "angles",
        alone=True,
    ),
    Mistake(
        "every_joint_into_degrees",
        "all of q, sliding joints too, multiplied by 180/pi",
        "The conversion to degrees was applied to the whole vector; the equations take radians, "
        "and a sliding joint has metres.",
        "Leave q in rad and m.",
        _angles(180 / np.pi, rates=False, every=True),
        "no torque depends on a position, or the difference is not felt in this motion",
        needs_both,
        "angles",
        alone=True,
    ),
    Mistake(
        "gravity_sign",
        "gravity with the wrong sign",
        "Gravity enters the recursion as an acceleration of the base *upward*, -g with g the "
        "physical vector; with +g every link weighs upward.",
        "Start the recursion with vd_0 = -g, for example (0, 0, +9.81); or, with explicit "
        "weights, let m g point down.",
        lambda work: work.but(gravity=-work.gravity),
        "gravity loads no joint in this motion",
        family="gravity",
    ),
    Mistake(
        "no_gravity",
        "gravity left out",
        "The recursion was started with a base at rest, so that no link has weight.",
        "Start with vd_0 = -g (or add m g to the force balance of every link).",
        lambda work: work.but(gravity=np.zeros(3)),
        "gravity loads no joint in this motion",
        family="gravity",
    ),
    Mistake(
        "rotation_transposed",
        "rotation matrices used for their transposes, both ways",
        "R(i-1, i) turns components in frame i into components in frame i-1. Outward, from link "
        "to link, its transpose is needed, inward the matrix itself; here they were exchanged.",
        "Outward: transpose(R(i-1, i)) times the parent's vectors. Inward: R(i-1, i) times the "
        "child's.",
        _slip(Slip.TRANSPOSED_OUTWARD, Slip.TRANSPOSED_INWARD),
        "the transposes carry nothing that a joint feels in this motion",
        family="rotation",
    ),
    Mistake(
        "rotation_transposed_outward",
        "rotation matrix used for its transpose on the way out",
        "Velocities and accelerations of the parent were turned with R(i-1, i), which leads the "
        "other way; forces were carried back correctly.",
        "Outward use transpose(R(i-1, i)): it brings the parent's vectors into frame i.",
        _slip(Slip.TRANSPOSED_OUTWARD),
        "the transposes carry nothing that a joint feels in this motion",
        family="rotation",
    ),
    Mistake(
        "rotation_transposed_inward",
        "rotation matrix used for its transpose on the way in",
        "Forces and moments of the next link were turned with the transpose, as on the way out.",
        "Inward use R(i-1, i) itself: it brings the child's vectors into the parent's frame.",
        _slip(Slip.TRANSPOSED_INWARD),
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
        _slip(Slip.FORCE_UNTURNED),
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
        _slip(Slip.FORCE_TRANSPOSED),
        _UNCHANGED,
        needs_two_joints,
        "rotation",
    ),
    Mistake(
        "rotation_dropped_inward",
        "no rotation at all on the way in: forces and moments of the next link added as they are",
        "f_next and n_next are in the next link's axes; they were added to vectors in this one's.",
        "Inward turn both: R(i, i+1) f_next and R(i, i+1) n_next, in p × (R f_next) too.",
        _slip(Slip.FORCE_UNTURNED, Slip.ARM_FORCE_UNTURNED, Slip.MOMENT_UNTURNED),
        _UNCHANGED,
        needs_two_joints,
        "rotation",
    ),
    Mistake(
        "force_nowhere_turned",
        "the next link's force used without its rotation, in f_i and in p × f",
        "f_next is in the next link's axes wherever it is used; n_next was turned rightly.",
        "Write f_i = R(i, i+1) f_next + F_i and p × (R(i, i+1) f_next).",
        _slip(Slip.FORCE_UNTURNED, Slip.ARM_FORCE_UNTURNED),
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
        _slip(Slip.MOMENT_UNTURNED),
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
        _slip(Slip.COM_PASSED_ON),
        "every link's centre of mass lies where the next joint is, or the difference is not felt",
        needs_two_joints,
        "acceleration",
    ),
    Mistake(
        "no_coriolis_acceleration",
        "the Coriolis acceleration 2 d' w × z of prismatic joints left out",
        "A link that slides on a turning link is accelerated sideways by 2 w × (z d').",
        "Add 2 (w × z) d' to the acceleration of the frame of every prismatic joint.",
        _slip(Slip.NO_CORIOLIS_ACCELERATION),
        "no prismatic joint slides while its parent turns, or no joint feels it in this motion",
        needs_sliding,
        "sliding",
    ),
    Mistake(
        "half_coriolis_acceleration",
        "the Coriolis acceleration of prismatic joints without its factor 2",
        "One w × z d' comes from the turning of the velocity, another from the growing arm.",
        "Write 2 (w × z) d' for every prismatic joint.",
        _slip(Slip.HALF_CORIOLIS_ACCELERATION),
        "no prismatic joint slides while its parent turns, or no joint feels it in this motion",
        needs_sliding,
        "sliding",
    ),
    Mistake(
        "no_moment_arm",
        "the moment p × f of the next link's force left out",
        "The next link's force acts at the next joint, a distance p away from this one.",
        "Add p × (R f_next) to the moment balance, p from this joint to the next.",
        _slip(Slip.NO_ARM),
        "no force of a next link has an arm about a joint's axis",
        needs_two_joints,
        "arm",
    ),
    Mistake(
        "moment_arm_to_com",
        "the next link's force given the arm of the centre of mass",
        "r_i × f_i with f_i = f_next + m vdc moves the next link's force to this link's centre "
        "of mass; it acts at the next joint.",
        "Use two arms: c × F for the link's own force, p × f_next for the next link's.",
        _slip(Slip.ARM_AT_COM),
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
        _slip(Slip.SCALARS),
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
        _slip(Slip.SCALARS_HANDED_ON),
        "the difference is not felt in this motion",
        _needs_plane,
        "scalar",
    ),
)
