"""Centres of mass and inertias against the space that a link takes up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from rnea.apps.check.lint.about_origins import (
    about_origin,
    all_about_origins,
    all_may_be_about_origin,
    is_beyond_length,
)
from rnea.apps.check.lint.inertias import is_placeholder
from rnea.apps.check.lint.link_extents import Extent, Extents
from rnea.apps.check.lint.link_sizes import NEGLIGIBLE, joint_distances
from rnea.apps.check.lint.subject import LinkFacts, Subject
from rnea.core.description import DHTable, Tree
from rnea.core.findings import NOTE, WARNING, Finding
from rnea.core.spatial import vector


def check(subject: Subject) -> Iterator[Finding]:
    model = subject.model
    if model is None:
        return
    far = max(joint_distances(model))
    extents = Extents(subject, model, far)
    whole_file, told = all_may_be_about_origin(subject), False
    for link in subject.links:
        if link.name not in model.frames or link.body.solid or not link.mass > 0:
            continue
        extent = extents.of(link)
        outside = extent.distance(link.com)
        # shapes given: half a diagonal outside them is too far, and a whole one for shapes that
        # only stand for a mesh. Else joints and frames are all that is known, and a motor may hang
        # beside its joint: the link must be missed by one and a half times its size and by half of
        # the whole robot, or by all of it where nothing but its origin is known
        known = far / 2 if extent.diagonal else far
        if extent.complete:
            bound = extent.diagonal * (0.5 if extent.exact else 1.0)
        else:
            bound = max(1.5 * extent.diagonal, known)
        mirrored = with_the_other_sign(link, extent, subject.description.structure, far)
        if outside > bound > 0 or mirrored:
            built_so = mirrored.or_else if mirrored and not outside > bound > 0 else ""
            yield Finding(
                *(NOTE if built_so else WARNING, "com-outside", link.name, f"{link.path}.com"),
                f"{vector(link.com)} m lies {outside:.3g} m outside the link's "
                f"{'shapes' if extent.complete else 'joints and frames'}, which span "
                f"{extent.diagonal:.3g} m",
                f"gravity's lever arm is wrong if that is a lost sign, and right of {built_so}: a "
                "frame or a shape of the link out there says so"
                if built_so
                else "gravity's lever arm is wrong: another frame, another unit or a lost sign",
                mirrored.center if mirrored else "",
            )
        if not np.any(link.tensor) or not link.is_symmetric:
            continue
        if extent.complete or whole_file:
            found = list(about_origin(link, extent, subject.infeasible_reason))
            told = told or bool(found)
            yield from found
        moment = float(np.linalg.eigvalsh(link.about_com)[-1])
        # coarse shapes without the centre of mass are not all of the link, and what a marker
        # without weight has for an inertia is felt nowhere
        all_of_it = extent.exact or (extent.complete and outside < 0.1 * extent.diagonal)
        if all_of_it and moment > NEGLIGIBLE * float(model.mass) * far**2:
            yield from _beyond(link, extent)
    if not told:
        yield from all_about_origins(subject)


def _beyond(link: LinkFacts, extent: Extent) -> Iterator[Finding]:
    """Mass within a length d is spread by d/2 at most, root mean square, half of it at either end.

    Collision shapes are coarse, so that twice this bound over the shapes' diagonal is needed, or
    more than the link's length allows about the centre of mass and about the origin.
    """
    spread = float(np.sqrt(max(np.linalg.eigvalsh(link.about_com)[-1], 0.0) / link.mass))
    beyond = spread > extent.diagonal or is_beyond_length(link, extent)
    if beyond and extent.diagonal > 0 and not is_placeholder(link.tensor):
        yield Finding(
            *(WARNING, "inertia-beyond-shape", link.name, f"{link.path}.inertia"),
            f"its mass would be spread {spread:.3g} m from its centre, but its shapes span "
            f"{extent.diagonal:.3g} m",
            "torques of accelerations are too large",
            "another unit, or the inertia of another link",
        )


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
