"""Centres of mass on the wrong side of their frame: the sign that a DH table's x axis asks for."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rnea.apps.check.lint.link_extents import Extent
from rnea.apps.check.lint.subject import LinkFacts
from rnea.core.description import DHTable, Tree
from rnea.core.spatial import vector

# of the link's length along x: farther out than a motor beside the joint would pull a rod's centre
_FAR_OUT = 0.25
# of the robot's reach: shorter than this, a link is more an offset than an arm
_LONG = 0.1
_SIDES = {
    "standard": "the frame is at the link's far end, and its joint at x = -a",
    "modified": "the frame is at the link's joint, and the next joint at x = a of the next row",
}


class OtherSign(NamedTuple):
    """centre: where the centre of mass probably is, and why; or_else: what may be there in truth,
    empty where hardly anything is built so."""

    center: str
    or_else: str


def with_the_other_sign(
    link: LinkFacts, extent: Extent, structure: DHTable | Tree, far: float
) -> OtherSign | None:
    """What the centre probably is, where it lies beyond its link and its mirror image within.

    Only rows of DH tables are judged, along x: there the link is known from end to end.
    far: the robot's reach (m)
    """
    if not isinstance(structure, DHTable) or extent.complete:
        return None
    mirrored = link.com * np.array([-1.0, 1.0, 1.0])
    length = float(np.ptp(extent.points[:, 0]))
    beyond = extent.distance(link.com) > _FAR_OUT * length > 0
    if not (beyond and extent.distance(mirrored) == 0 and length > _LONG * far):
        return None
    or_else = ""
    # beyond its frame lies what is behind the joint, or what is farther out than the link's end
    if structure.convention == "modified":
        or_else = "a counterweight or a motor behind the joint"
    elif link.name == structure.rows[-1].link:
        or_else = "a tool beyond the last frame"
    return OtherSign(f"{vector(mirrored)}: {_SIDES[structure.convention]}", or_else)
