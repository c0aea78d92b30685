"""WRONG PHYSICS ON PURPOSE. Mistakes in reading a robot's table, masses and inertias."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import replace

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.links import from_joint, parallel_axis, way_to_other_end, with_links
from rnea.apps.check.diagnose.mistake import Mistake, needs_far_frames
from rnea.core.description import DHTable, Tree
from rnea.core.model import Frame, ParameterEvaluator, build, rotate_x, translate
from rnea.core.spatial import Inertia, Pose, point_inertia
from rnea.core.spatial.numbers import FLOAT
from rnea.errors import ModelWarning


def _needs_table(*conventions: str) -> Callable[[Calculation], str]:
    def unfit(work: Calculation) -> str:
        table = work.description.structure
        if not isinstance(table, DHTable):
            return "the robot has no DH table"
        right = table.convention in conventions
        return "" if right else f"the robot has a {table.convention} DH table"

    return unfit


# ---- the table --------------------------------------------------------------------------------


def _other_convention(work: Calculation) -> Calculation:
    """The same rows read by the rules of the other convention."""
    table = work.description.structure
    assert isinstance(table, DHTable)
    other = "modified" if table.convention == "standard" else "standard"
    description = replace(work.description, structure=replace(table, convention=other))
    # the file's own warnings were given when it was loaded
    with warnings.catch_warnings(action="ignore", category=ModelWarning):
        return work.but(description=description, model=build(description))


def _masses_in_other_frames(work: Calculation) -> Calculation:
    """Kinematics right, but centres of mass and inertias taken in the other convention's frames."""
    table = work.description.structure
    assert isinstance(table, DHTable)
    numbers = ParameterEvaluator(work.description, FLOAT)

    def end(i: int) -> Pose:
        a = numbers.scalar(table.rows[i].a, f"links[{i}].a")
        alpha = numbers.scalar(table.rows[i].alpha, f"links[{i}].alpha")
        return translate(a, 0, FLOAT) @ rotate_x(alpha, FLOAT)

    names = [row.link for row in table.rows]
    if table.convention == "standard":
        taken = {name: end(i).inverse() for i, name in enumerate(names)}
    else:
        taken = {name: end(i + 1) for i, name in enumerate(names[:-1])}

    def retaken(_: Calculation, frame: Frame, own: Inertia) -> Inertia:
        return own.seen_from(taken[frame.name]) if frame.name in taken else own

    return with_links(retaken)(work)


# ---- masses of the links ----------------------------------------------------------------------


def _com_from_other_end(work: Calculation, frame: Frame, own: Inertia) -> Inertia:
    return replace(own, com=own.com + way_to_other_end(work.model, frame))


def _com_counted_back(work: Calculation, frame: Frame, own: Inertia) -> Inertia:
    """The part along the link counted from the link's other end: l - r in place of r."""
    way = way_to_other_end(work.model, frame)
    length = float(np.linalg.norm(way))
    if not length:
        return own
    along = way / length
    return replace(own, com=own.com + along * (length - 2 * float(along @ own.com)))


def _com_from_joint(_: Calculation, frame: Frame, own: Inertia) -> Inertia:
    """p + r: from the frame at the far end a number that is from the joint."""
    return replace(own, com=own.com + from_joint(frame))


def _com_mirrored(_: Calculation, frame: Frame, own: Inertia) -> Inertia:
    return replace(own, com=own.com * np.array([-1.0, 1.0, 1.0]))


def _origin(_: Frame) -> float:
    return 0.0


def _products_negated(work: Calculation, frame: Frame, own: Inertia) -> Inertia:
    """About the point that the file gives them for."""
    structure = work.description.structure
    if isinstance(structure, Tree):
        about = {link.name: link.body.about for link in structure.links}
    else:
        about = {row.link: row.about for row in structure.rows}
    shift = point_inertia(own.mass, own.com) * (about.get(frame.name) == "origin")
    given = own.about_com + shift
    negated = 2 * np.diag(np.diag(given)) - given
    return replace(own, about_com=negated - shift)


MISREAD = (
    Mistake(
        "standard_read_as_modified",
        "the standard DH table read as a modified one",
        "Standard: Rz(theta) Tz(d) Tx(a) Rx(alpha), frames at the far ends of the links. "
        "Modified: Rx(alpha) Tx(a) Rz(theta) Tz(d), frames at the near ends.",
        "Use the standard order Rz Tz Tx Rx, with joint i along z(i-1).",
        _other_convention,
        "all a and alpha are zero, or the difference is not felt in this motion",
        _needs_table("standard"),
        "table",
    ),
    Mistake(
        "modified_read_as_standard",
        "the modified DH table read as a standard one",
        "Modified: Rx(alpha) Tx(a) Rz(theta) Tz(d), frames at the near ends of the links. "
        "Standard: Rz(theta) Tz(d) Tx(a) Rx(alpha), frames at the far ends.",
        "Use the modified order Rx Tx Rz Tz, with joint i along z(i).",
        _other_convention,
        "all a and alpha are zero, or the difference is not felt in this motion",
        _needs_table("modified"),
        "table",
    ),
    Mistake(
        "masses_in_other_frames",
        "centres of mass and inertias taken in the frames of the other DH convention",
        "The numbers belong to the frames of this table's convention; frames of the other one "
        "stand at the other ends of the links and are turned by alpha.",
        "Take the numbers in the table's own frames, or move them along when changing frames.",
        _masses_in_other_frames,
        "all a and alpha are zero where there is mass, or the difference is not felt here",
        _needs_table("standard", "modified"),
        "com",
    ),
    Mistake(
        "com_from_other_end",
        "centres of mass measured from the wrong end of the links",
        "The numbers are from the origin of the link's own frame: at the far end of the link in "
        "standard DH, at its joint in modified DH and in trees.",
        "Measure each centre of mass from the frame that the table gives the link; from the "
        "joint it is p + c in standard DH.",
        with_links(_com_from_other_end),
        "both ends of every link with mass are the same point, or the difference is not felt",
        family="com",
    ),
    Mistake(
        "com_from_joint",
        "centres of mass measured from the joints but used from the far ends of the links (p + r)",
        "The frames of standard DH stand at the far ends. A distance r that is measured from the "
        "joint becomes p + r from the joint when it is put into them.",
        "In standard DH the centre of mass is r - p from its frame: mostly a negative number along "
        "x.",
        with_links(_com_from_joint),
        "all frames of links with mass stand on their joints, or the difference is not felt",
        needs_far_frames,
        "com",
        alone=True,
    ),
    Mistake(
        "com_x_sign",
        "the centres of mass with the wrong sign along x",
        "+ was taken for -. In standard DH a link lies on the negative side of its frame, which "
        "stands at the far end; in modified DH mostly on the positive side.",
        "Take the centres of mass with the signs of the table.",
        with_links(_com_mirrored),
        "no centre of mass has a part along x that is felt in this motion",
        _needs_table("standard", "modified"),
        "com",
        alone=True,
    ),
    Mistake(
        "com_counted_back",
        "the distances of the centres of mass along the links as l - r in place of r",
        "A centre of mass that is r from one end of a link of length l is l - r from the other. "
        "The arm of its weight about the joint was taken from the wrong end.",
        "Take the way from the joint to the centre of mass: r in modified DH, l - |c| in standard "
        "DH, where c is counted from the far end.",
        with_links(_com_counted_back),
        "every centre of mass lies in the middle of its link, or the difference is not felt",
        family="com",
    ),
    Mistake(
        "inertia_about_origin_for_com",
        "inertia about the frame's origin used as if about the centre of mass",
        "m vdc already contains the part m (c² 1 - c cᵀ): with the inertia about the origin it "
        "is counted twice.",
        "Use the inertia about the centre of mass in N = I wd + w × I w (subtract "
        "m (c² 1 - c cᵀ) from that about the origin).",
        with_links(parallel_axis(1, _origin)),
        "every centre of mass lies at its frame's origin, or the difference is not felt here",
        family="inertia",
    ),
    Mistake(
        "inertia_about_com_for_origin",
        "inertia about the centre of mass used as if about the frame's origin",
        "m (c² 1 - c cᵀ) was subtracted from, or never added to, an inertia that is about the "
        "centre of mass.",
        "Take the given inertia as about the centre of mass; only about the origin add "
        "m (c² 1 - c cᵀ).",
        with_links(parallel_axis(-1, _origin)),
        "every centre of mass lies at its frame's origin, or the difference is not felt here",
        family="inertia",
    ),
    Mistake(
        "inertia_about_joint_for_com",
        "inertia about the joint used as if about the centre of mass (parallel axis twice)",
        "m vdc already contains the part m (r² 1 - r rᵀ), r from the joint to the centre of mass: "
        "with the inertia about the joint it is counted twice.",
        "Use the inertia about the centre of mass in N = I wd + w × I w; in a rod that is "
        "m l²/12, not m l²/3.",
        with_links(parallel_axis(1, from_joint)),
        "every centre of mass lies at its joint, or the difference is not felt here",
        needs_far_frames,
        "inertia",
        alone=True,
    ),
    Mistake(
        "inertia_about_com_for_joint",
        "inertia about the centre of mass used as if about the joint (parallel axis forgotten)",
        "m (r² 1 - r rᵀ), r from the joint to the centre of mass, was subtracted from, or never "
        "added to, an inertia that is about the centre of mass.",
        "About its joint a link has I + m (r² 1 - r rᵀ), about its centre of mass I.",
        with_links(parallel_axis(-1, from_joint)),
        "every centre of mass lies at its joint, or the difference is not felt here",
        needs_far_frames,
        "inertia",
        alone=True,
    ),
    Mistake(
        "products_negated",
        "products of inertia with the wrong sign",
        "The entries off the diagonal of the inertia matrix are -∫ x y dm; some books call "
        "+∫ x y dm the product of inertia.",
        "Put ixy = -∫ x y dm (and so on) into the matrix.",
        with_links(_products_negated),
        "all products of inertia are zero or not felt in this motion",
        family="products",
    ),
)
