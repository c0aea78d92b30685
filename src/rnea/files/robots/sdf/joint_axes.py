"""What an SDF joint says of its axes: pitch, friction, springs, limits and whom they follow."""

from __future__ import annotations

import math

from rnea.core.description.description import Friction, Limits, Mimic, Spring
from rnea.files.robots.sdf.frames import ScopedElement
from rnea.files.robots.sdf.text import bound, number
from rnea.files.robots.xml_text import Element


def pitch_of(joint: Element) -> float:
    """Metres per turn of a right-handed screw; the older entry is in rad/m of a left-handed one."""
    if joint.only("screw_thread_pitch") is not None:
        return number(joint, "screw_thread_pitch")
    if joint.only("thread_pitch") is None:
        raise joint.error("a screw joint needs a <screw_thread_pitch>, in metres per turn")
    old = number(joint, "thread_pitch")
    if old == 0:
        raise joint.error("<thread_pitch> of 0 rad/m: the screw would slide without end")
    return -2 * math.pi / old


def friction_of(axis: Element) -> Friction:
    dynamics = axis.only("dynamics")
    if dynamics is None:
        return Friction()
    dry = number(dynamics, "friction", 0.0)
    return Friction(number(dynamics, "damping", 0.0), (dry, dry))


def spring_of(axis: Element) -> Spring | None:
    dynamics = axis.only("dynamics")
    if dynamics is None or number(dynamics, "spring_stiffness", 0.0) == 0:
        return None
    return Spring(number(dynamics, "spring_stiffness"), number(dynamics, "spring_reference", 0.0))


def of_both(first: Spring | None, second: Spring | None) -> Spring | None:
    """The springs of two axes as those of one joint."""
    if first is None and second is None:
        return None
    slack = Spring(0.0)
    first, second = first or slack, second or slack
    return Spring(first.stiffness + second.stiffness, first.rest + second.rest)


def limits_of(axis: Element, *, endless: bool) -> Limits:
    """Limits that are finite; of a continuous joint only those of speed and effort."""
    limit = axis.only("limit")
    if limit is None:
        return Limits()
    lower, upper = bound(limit, "lower"), bound(limit, "upper")
    position = None if endless or lower is None or upper is None else (lower, upper)
    # before version 1.9 a limit of -1 meant that there is none
    velocity, effort = (
        None if value is None or value < 0 else value
        for value in (bound(limit, "velocity"), bound(limit, "effort"))
    )
    return Limits(position, velocity, effort)


def mimic_of(joint: ScopedElement, axis: Element) -> Mimic | None:
    """q = multiplier (q_other - reference) + offset."""
    element = axis.only("mimic")
    if element is None:
        return None
    if element.get("axis", "axis") != "axis":
        raise element.error("<mimic>: only the first axis of a joint can be followed")
    other = element.get("joint")
    if not other:
        raise element.error("<mimic> names no joint to follow")
    ratio = number(element, "multiplier")
    offset = number(element, "offset", 0.0) - ratio * number(element, "reference", 0.0)
    return Mimic(joint.scope + other, ratio, offset)
