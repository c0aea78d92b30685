"""WRONG PHYSICS ON PURPOSE. Mistakes in what the recursion is given: angles and gravity."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.mistake import Mistake, needs_both, needs_turning
from rnea.core.spatial.numbers import Array


def _angles(
    factor: float, rates: bool, every: bool = False
) -> Callable[[Calculation], Calculation]:
    """The coordinates of rotary joints (of every joint) multiplied by a factor."""

    def make(work: Calculation) -> Calculation:
        by = np.array([factor if every or b.joint.turns else 1.0 for b in work.model.bodies])
        return work.moved(lambda x: x * by) if rates else work.but(q=work.q * by)

    return make


def _rates_in_degrees(work: Calculation) -> Calculation:
    by = np.array([180 / np.pi if b.joint.turns else 1.0 for b in work.model.bodies])
    return work.but(qd=work.qd * by)


def _needs_turning_chain(work: Calculation) -> str:
    model = work.model
    if model.is_serial and model.nv > 1 and all(b.joint.turns for b in model.bodies):
        return ""
    return "it is made for serial arms with two rotary joints and more"


def _differences(x: Array) -> Array:
    """x1, x2 - x1, x3 - x2, ..."""
    return np.diff(x, axis=-1, prepend=0.0)


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
        "rates_into_degrees",
        "velocities in degrees/s where rad/s belong (qd multiplied by 180/pi)",
        "The rates were left in, or turned into, degrees per second; angles and accelerations are "
        "in radians.",
        "Give qd in rad/s.",
        _rates_in_degrees,
        "nothing turns, or no velocity term is felt in this motion",
        needs_turning,
        "angles",
        alone=True,
    ),
    Mistake(
        "relative_taken_as_absolute",
        "joint coordinates taken for absolute angles: q2 - q1 at joint 2, and so on",
        "q2 is the angle between link 1 and link 2. Who takes it for the angle from the horizontal "
        "subtracts q1 from it, and its rates alike.",
        "Link i stands at q1 + ... + q_i; use the coordinates of the joints as they are.",
        lambda work: work.moved(_differences),
        "only the last joint moves away from zero, or the difference is not felt in this motion",
        _needs_turning_chain,
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
        "gravity_twice",
        "gravity counted twice",
        "The base was accelerated upward by g, and m g was added to the forces as well. Either "
        "gives every link its weight; both give it twice.",
        "Start with vd_0 = -g and leave m g out of the force balance, or start with vd_0 = 0 and "
        "keep it.",
        lambda work: work.but(gravity=2 * work.gravity),
        "gravity loads no joint in this motion",
        family="gravity",
    ),
)
