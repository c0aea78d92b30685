"""Left against right: links that should be mirror images and are not.

Links are paired by name. At q = 0 both are placed in the world, and the plane in which most of
the paired frames are mirror images is taken for the robot's. Masses and principal moments are
compared for every pair; centres and tensors only for pairs whose frames are mirrored at q = 0,
so that no convention about link frames is assumed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from rnea.apps.check.lint.subject import Subject
from rnea.core.findings import NOTE, WARNING, Finding
from rnea.core.model import Frame, Model, neutral
from rnea.core.recursions import body_poses
from rnea.core.spatial import Inertia, vector
from rnea.core.spatial.numbers import Array

_SIDES = (("left", "right"), ("l", "r"))
_WORDS = re.compile(r"[A-Za-z][a-z]*|[A-Z]+|[0-9]+|[^A-Za-z0-9]+")

SMALL, LARGE = 0.01, 0.05
"""Relative differences: below 1 % CAD models of both sides differ honestly (cables, screws); up
to 5 % is worth a note; beyond, one side was edited and the other was not."""


@dataclass(frozen=True, eq=False)
class Side:
    """A link of one side in the world at q = 0: its origin, its inertia there and in its frame."""

    name: str
    origin: Array
    inertia: Inertia
    own: Inertia


def mirrored_name(name: str) -> str:
    """The name of the counterpart on the right of a link on the left; "" if it is on no side.

    >>> mirrored_name("arm_left_2_link"), mirrored_name("LFoot"), mirrored_name("lid")
    ('arm_right_2_link', 'RFoot', '')
    """
    words = _WORDS.findall(name)
    for left, right in _SIDES:
        for i, word in enumerate(words):
            if word.lower() == left:
                other = right.upper() if word.isupper() else right
                other = other.capitalize() if word[0].isupper() else other
                return "".join([*words[:i], other, *words[i + 1 :]])
    return ""


def check(subject: Subject) -> Iterator[Finding]:
    pairs = [] if subject.model is None else list(_pairs(subject.model))
    if not pairs:
        return
    normal, mirrored = _plane(pairs)
    paths = {link.name: link.path for link in subject.links}
    for (left, right), symmetric in zip(pairs, mirrored, strict=True):
        path = paths.get(right.name, "")
        different = list(_scalars(left, right, path))
        yield from different
        if symmetric and not different:
            yield from _placed(left, right, normal, path)


def _pairs(model: Model) -> Iterator[tuple[Side, Side]]:
    world = body_poses(model, neutral(model))

    def side(frame: Frame) -> Side:
        return Side(
            frame.name,
            world[frame.body].point(frame.pose.translation),
            frame.inertia.seen_from(world[frame.body]),
            frame.inertia.seen_from(frame.pose.inverse()),
        )

    for name, frame in model.frames.items():
        other = model.frames.get(mirrored_name(name) or name)
        if other is not None and other is not frame:
            left, right = side(frame), side(other)
            if not (left.inertia.is_zero and right.inertia.is_zero):
                yield left, right


def _plane(pairs: list[tuple[Side, Side]]) -> tuple[Array, Array]:
    """The normal of the plane that mirrors most pairs, and which pairs it mirrors.

    Mirror images lie across from each other along the normal: every pair proposes one. A robot may
    stand anywhere, so the plane goes through the middle of the pairs.
    """
    left, right = (np.array([side.origin for side in sides]) for sides in zip(*pairs, strict=True))
    best, mirrored = np.array([0.0, 1.0, 0.0]), np.zeros(len(pairs), dtype=bool)
    for normal in _normals(left - right):
        height = left @ normal - np.median((left + right) @ normal / 2)
        images = left - 2 * np.outer(height, normal)
        # a pair that coincides, or lies in the plane, tells nothing about it
        fits = (np.abs(height) > 1e-6) & (np.abs(images - right).max(axis=1) < 1e-3)
        if fits.sum() > mirrored.sum():
            best, mirrored = normal, fits
    return best, mirrored & bool(2 * mirrored.sum() >= len(pairs))


def _normals(across: Array) -> Iterator[Array]:
    """The directions from right to left, each proposed once."""
    seen: list[Array] = []
    for way in across:
        length = float(np.linalg.norm(way))
        if length > 1e-6 and not any(abs(other @ way) > 0.999999 * length for other in seen):
            seen.append(way / length)
            yield seen[-1]


def _scalars(left: Side, right: Side, path: str) -> Iterator[Finding]:
    """What no choice of frames changes: mass and principal moments."""
    why = "one side was probably edited and the other was not: equal motions need unequal torques"
    a, b = float(left.inertia.mass), float(right.inertia.mass)
    apart = abs(a - b) / max(a, b, 1e-300)
    if apart > SMALL:
        yield Finding(
            *(WARNING if apart > LARGE else NOTE, "asymmetry-mass", right.name, f"{path}.mass"),
            f"{b:g} kg, but {left.name!r} has {a:g} kg ({100 * apart:.2g} % apart)",
            why,
            f"{a:g} kg, or that one {b:g} kg",
        )
        return
    moments = np.array([np.linalg.eigvalsh(side.inertia.about_com) for side in (right, left)])
    apart = float(np.abs(moments[0] - moments[1]).max() / max(np.abs(moments).max(), 1e-300))
    if apart > SMALL:
        shown = " and ".join(" ".join(f"{m:.4g}" for m in side) for side in moments)
        yield Finding(
            WARNING if apart > LARGE else NOTE,
            *("asymmetry-inertia", right.name, f"{path}.inertia"),
            f"principal moments {shown} kg m² of {left.name!r} ({100 * apart:.2g} % apart)",
            why,
            "a mirror image has equal principal moments",
        )


def _placed(left: Side, right: Side, normal: Array, path: str) -> Iterator[Finding]:
    """Centre and products of the right one against the mirror image of the left one.

    Equal numbers in both links' own frames are right for a part that is used on both sides, such
    as a hand, and wrong for parts made in mirrored pairs: nobody can tell here, so that is a note.
    """
    copied = _equal(left.own, right.own)
    severity = NOTE if copied else WARNING
    reason = "the same numbers on both sides: right only if the same part is used on both"
    mirror = np.eye(3) - 2 * np.outer(normal, normal)
    image = mirror @ (left.inertia.com - left.origin)
    com = right.inertia.com - right.origin
    apart, size = float(np.linalg.norm(com - image)), float(np.linalg.norm(image))
    # a millimetre is below what weighing a link can tell
    if apart > max(1e-3, LARGE * size):
        flipped = abs(normal @ (com + image)) < 0.1 * abs(normal @ image)
        yield Finding(
            *(severity, "asymmetry-com", right.name, f"{path}.com"),
            f"its centre of mass is {1000 * apart:.3g} mm from the mirror image of {left.name!r}'s"
            + (": it lies to the same side" if flipped else ""),
            reason if copied else "one side has the wrong sign, or only one side was edited",
            f"the mirror image in the plane across {vector(normal, 3)} (world axes, q = 0)",
        )
        return
    tensor = mirror @ left.inertia.about_com @ mirror
    gap = float(np.abs(right.inertia.about_com - tensor).max())
    size = float(np.abs(tensor).max())
    # where principal moments agree, a large gap is a turned or unmirrored tensor
    if size and gap > LARGE * size:
        yield Finding(
            *(severity, "asymmetry-products", right.name, f"{path}.inertia"),
            f"its tensor differs from the mirror image of {left.name!r}'s by {gap:.3g} kg m² "
            f"({100 * gap / size:.2g} %), with equal principal moments",
            reason if copied else "products of inertia change sign when a link is mirrored",
            "the other sign of the two products that belong to the mirrored axis",
        )


def _equal(a: Inertia, b: Inertia) -> bool:
    return bool(
        np.allclose(a.com, b.com, rtol=1e-6, atol=1e-9)
        and np.allclose(a.about_com, b.about_com, rtol=1e-6, atol=1e-12)
    )
