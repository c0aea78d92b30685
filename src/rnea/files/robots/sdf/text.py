"""Values of SDF elements: numbers in their text, poses, and yes or no."""

from __future__ import annotations

import math
from collections.abc import Iterable

from rnea.core.description.quaternion_lengths import is_off, require_unit
from rnea.core.spatial import Pose, rotations
from rnea.core.spatial.numbers import FLOAT
from rnea.errors import InputError
from rnea.files.robots.xml_text import Element, numbers_from

# beyond this a limit means that there is none
_ENDLESS = 1e15


def numbers(
    parent: Element, tag: str, count: int, default: tuple[float, ...] | None = None
) -> tuple[float, ...]:
    """The numbers in the text of a child element."""
    element = parent.only(tag)
    if element is None:
        if default is None:
            raise parent.error(f"<{parent.tag}> has no <{tag}>")
        return default
    return own_numbers(element, count)


def own_numbers(element: Element, count: int) -> tuple[float, ...]:
    try:
        return numbers_from(element.text, count)
    except InputError as problem:
        raise element.error(f"<{element.tag}>: {problem}") from None


def number(parent: Element, tag: str, default: float | None = None) -> float:
    (value,) = numbers(parent, tag, 1, None if default is None else (default,))
    return value


def bound(parent: Element, tag: str) -> float | None:
    """A limit; None where it is left out, infinite or practically so."""
    element = parent.only(tag)
    if element is None or element.text.lower().lstrip("+-") in ("inf", "infinity"):
        return None
    (value,) = own_numbers(element, 1)
    return None if abs(value) >= _ENDLESS else value


def is_true(parent: Element, tag: str, default: bool = False) -> bool:
    element = parent.only(tag)
    if element is None:
        return default
    if element.text.lower() not in ("true", "false", "1", "0"):
        raise element.error(f"<{tag}>: {element.text!r} is neither true nor false")
    return element.text.lower() in ("true", "1")


def pose_in(parent: Element) -> Pose:
    """The <pose> of an element: position, then roll, pitch, yaw or a quaternion x, y, z, w."""
    element = parent.only("pose")
    if element is None or (not element.text and not element.children):
        return Pose.identity()
    form = element.get("rotation_format", "euler_rpy")
    if form == "quat_xyzw":
        x, y, z, qx, qy, qz, qw = own_numbers(element, 7)
        try:
            require_unit((qw, qx, qy, qz))
            return Pose(rotations.from_quaternion(qw, qx, qy, qz), FLOAT.array((x, y, z)))
        except InputError as problem:
            raise element.error(f"<pose>: {problem}") from None
    if form != "euler_rpy":
        raise element.error(
            f"<pose>: unknown rotation_format {form!r}. Legal: euler_rpy, quat_xyzw"
        )
    x, y, z, *angles = own_numbers(element, 6)
    if element.get("degrees", "false").lower() in ("true", "1"):
        angles = [math.radians(angle) for angle in angles]
    roll, pitch, yaw = angles
    return Pose(rotations.from_rpy(roll, pitch, yaw), FLOAT.array((x, y, z)))


def is_off_unit(pose: Element) -> bool:
    """Whether a <pose> has a quaternion that is not of length 1 to the last digits."""
    if pose.get("rotation_format") != "quat_xyzw" or not pose.text:
        return False
    return is_off(own_numbers(pose, 7)[3:])


def relative_to(parent: Element) -> str:
    """The frame that a <pose> names; empty where it names none."""
    element = parent.only("pose")
    if element is None:
        return ""
    if element.get("frame"):
        raise element.error(
            f"<pose frame={element.get('frame')!r}>: that attribute never had a settled meaning; "
            "SDF 1.7 says relative_to"
        )
    return element.get("relative_to")


def named(elements: Iterable[Element]) -> list[tuple[str, Element]]:
    """Elements with their names, which they must have."""
    by_name = []
    for element in elements:
        name = element.get("name").strip()
        if not name:
            raise element.error(f"<{element.tag}> has no name")
        by_name.append((name, element))
    return by_name
