"""What an SDF joint's <axis> says besides its direction: friction, limits, mimicry."""

from __future__ import annotations

from rnea.describe.description import Friction, Limits, Mimic
from rnea.describe.sdf.frames import Part
from rnea.describe.sdf.text import bound, number
from rnea.describe.xml_text import Element


def friction_of(axis: Element) -> Friction:
    dynamics = axis.only("dynamics")
    if dynamics is None:
        return Friction()
    dry = number(dynamics, "friction", 0.0)
    return Friction(number(dynamics, "damping", 0.0), (dry, dry))


def has_spring(axis: Element) -> bool:
    dynamics = axis.only("dynamics")
    return dynamics is not None and number(dynamics, "spring_stiffness", 0.0) != 0


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


def mimic_of(joint: Part, axis: Element) -> Mimic | None:
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
