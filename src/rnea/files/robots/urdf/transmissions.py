"""Transmissions of a URDF: what of a drive they say, and why none of it is in the robot.

Torques are those at the joints, so a gear ratio alone changes none. With the rotor's inertia it
would: the joint feels ratio² times it. URDF has no standard place for that inertia.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from rnea.errors import shortened
from rnea.files.robots.xml_text import Element

_ROTOR_TAGS = ("rotorinertia", "rotor_inertia", "motorinertia", "motor_inertia")
_RATIO = "mechanicalreduction"


def rotor_cautions(root: Element) -> Iterator[str]:
    """Motor inertias that somebody has put somewhere."""
    holders = root.all("transmission") + root.all("joint")
    for element in (inner for holder in holders for inner in holder.walk()):
        if _plain(element.tag) in _ROTOR_TAGS and _describe(element).strip(" 0.") != "":
            yield (
                f"<{element.tag}> in line {element.line} is not read: URDF has no standard "
                "place for motor inertias"
            )


def gear_remarks(root: Element) -> Iterator[str]:
    """One sentence about all gear ratios that are not 1."""
    ratios: dict[str, float] = {}
    for transmission in root.all("transmission"):
        joint = next((x for x in transmission.walk() if _plain(x.tag) == "joint"), transmission)
        for ratio in filter(math.isfinite, map(_ratio, transmission.walk())):
            if abs(ratio) != 1:
                ratios.setdefault(joint.get("name"), ratio)
    if ratios:
        told = shortened((f"{name[:80]} {ratio:g}" for name, ratio in ratios.items()), most=8)
        yield (
            f"gear ratios of transmissions are left out ({told}): torques are at the joints. "
            "A rotor's inertia, which URDF does not say, would add ratio² times itself; a TOML "
            "file has a place for both"
        )


def _ratio(element: Element) -> float:
    """The gear ratio of an element, as text or as an attribute; NaN where it has none."""
    given = next((x for key, x in element.attributes.items() if _plain(key) == _RATIO), "")
    text = _describe(element) if _plain(element.tag) == _RATIO else given
    try:
        return float(text) if text.isascii() and "_" not in text else math.nan
    except ValueError:
        return math.nan


def _describe(element: Element) -> str:
    return element.text or element.get("value")


def _plain(name: str) -> str:
    """Without a name space, in lower case."""
    return name.lower().rsplit(":", 1)[-1]
