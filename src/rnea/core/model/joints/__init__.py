"""The kinds of joint, one file each. Nothing outside this folder and the readers asks for a kind.

To add one: write its class in a file here, add it to `_CLASSES` below, and to `JOINT_KINDS` of the
description, which says what a file tells of it.
"""

from __future__ import annotations

from typing import Any

from rnea.core.description import JOINT_KINDS
from rnea.core.model.joints.cylindrical import Cylindrical
from rnea.core.model.joints.free import Free
from rnea.core.model.joints.helical import Helical
from rnea.core.model.joints.joint import AxisJoint, Joint, Speed
from rnea.core.model.joints.limits import JointLimits
from rnea.core.model.joints.mimic import MimicJoint
from rnea.core.model.joints.planar import Planar
from rnea.core.model.joints.prismatic import Prismatic
from rnea.core.model.joints.revolute import Revolute
from rnea.core.model.joints.spherical import Spherical
from rnea.core.model.joints.universal import Universal, require_two_axes
from rnea.core.spatial import Pose
from rnea.core.spatial.numbers import ScalarType

_CLASSES = (Revolute, Prismatic, Helical, Cylindrical, Universal, Spherical, Planar, Free)
_BY_KIND: dict[str, Any] = {one.kind: one for one in _CLASSES}


def speeds_of(kind: str) -> tuple[Speed, ...]:
    """The speeds of a kind of joint, and the efforts along them; a fixed one has none."""
    speeds: tuple[Speed, ...] = _BY_KIND[kind].speeds if kind in _BY_KIND else ()
    return speeds


def make_joint(kind: str, name: str, placement: Pose, number: ScalarType, **said: Any) -> Joint:
    """A joint of a kind; said: what the description tells of it by name, axes of length 1."""
    entries = [said[entry] for entry in JOINT_KINDS[kind].entries]
    joint: Joint = _BY_KIND[kind](name, placement, *entries, number)
    return joint
