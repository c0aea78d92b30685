"""What an inertia tensor may have been meant as: other signs, another order, another point."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from rnea.check.lint.subject import LinkFacts
from rnea.spatial import Inertia, point_inertia
from rnea.spatial.numbers import Array

ORDERS = {
    "xx xy xz yy yz zz (rows, as in URDF)": ("xx", "xy", "xz", "yy", "yz", "zz"),
    "xx yy zz xy xz yz (diagonal first, as in MJCF)": ("xx", "yy", "zz", "xy", "xz", "yz"),
    "xx xy yy xz yz zz (columns, as in Pinocchio)": ("xx", "xy", "yy", "xz", "yz", "zz"),
    "xx yy zz yz xz xy (Voigt)": ("xx", "yy", "zz", "yz", "xz", "xy"),
}
"""The orders in which programs list the six numbers of a tensor."""

_INDEX = {"xx": (0, 0), "yy": (1, 1), "zz": (2, 2), "xy": (0, 1), "xz": (0, 2), "yz": (1, 2)}


def shown(tensor: Array) -> str:
    return ", ".join(f"i{name} {tensor[index]:.5g}" for name, index in _INDEX.items())


def parallel(link: LinkFacts) -> Array:
    """m (|c|² 1 - c cᵀ): what moving the tensor from the centre of mass to the origin adds."""
    return point_inertia(link.mass, link.com)


def is_valid(link: LinkFacts, tensor: Array) -> bool:
    made = Inertia(link.mass, link.com, tensor)
    return not made.problems() and made.violation() is None


def meant(link: LinkFacts) -> tuple[str, str]:
    """Code and words for the variant that makes an impossible tensor possible; "" if none does."""
    if link.body.about == "origin" and is_valid(link, link.tensor):
        words = "it is possible if it is about the centre of mass: about = 'com'"
        return "inertia-about-com", words
    tensor = link.tensor
    products = [tensor[_INDEX[name]] for name in ("xy", "xz", "yz")]
    # with a product of zero other signs only mirror the body: nothing can become possible
    if all(products):
        other = 2 * np.diag(np.diag(tensor)) - tensor
        if is_valid(link, _about_com(link, other)):
            words = (
                "possible with the other sign of the products, or of one of them (ixy = -∫xy dm)"
            )
            return "inertia-product-signs", words
    found = [words for words, other in _orders(tensor) if is_valid(link, _about_com(link, other))]
    if found:
        return "inertia-order", "possible if " + "; or if ".join(found[:2])
    return "", ""


def _about_com(link: LinkFacts, tensor: Array) -> Array:
    return tensor - parallel(link) if link.body.about == "origin" else tensor


def _orders(tensor: Array) -> Iterator[tuple[str, Array]]:
    """The same six numbers, listed in one order and meant in another."""
    seen = [tensor.tobytes()]
    for read, as_read in ORDERS.items():
        for wanted, as_wanted in ORDERS.items():
            other = np.zeros((3, 3))
            for name, source in zip(as_wanted, as_read, strict=True):
                i, j = _INDEX[name]
                other[i, j] = other[j, i] = tensor[_INDEX[source]]
            if other.tobytes() not in seen:
                seen.append(other.tobytes())
                yield f"the numbers come in the order {wanted} but were read as {read}", other


def about_origin(link: LinkFacts, points: Array) -> str:
    """Why a tensor given about the centre of mass is probably one about the origin, or "".

    points (k, 3): where the link is known to be, seen from its frame: joints, frames, shapes.

    Let s be the second moment of the mass along the line from the origin to the centre of mass,
    at distance c. A tensor about the origin has s = s_com + m c² ≥ m c²: 4/3 m c² for a rod, m c²
    for a point. About the centre of mass, mass that lies between a and b on that line has at most
    m (c - a)(b - c), half of it at either end; a uniform rod has m c²/3. So s is judged if it is
    between 1 and 2 m c² and more than the link's known length allows, with 5 % to spare.
    Stout links stick out behind their joints: only tensors are judged whose s is four times the
    second moments across.
    """
    c = float(np.linalg.norm(link.com))
    if link.body.about == "origin" or link.body.solid or c == 0:
        return ""
    second = np.eye(3) * (np.trace(link.about_com) / 2) - link.about_com
    along = link.com / c
    s, shift = float(along @ second @ along), link.mass * c * c
    across = (np.trace(second) - s) / 2
    if not (shift <= s <= 2 * shift and s >= 4 * across):
        return ""
    low, high = float((points @ along).min()), float((points @ along).max())
    spare = 0.05 * (high - low)
    # a centre beyond everything that is known of the link says nothing about its length
    if high <= c or s <= link.mass * (c - low + spare) * (high + spare - c):
        return ""
    if not is_valid(link, link.about_com - parallel(link)):
        return ""
    return (
        f"the mass would be spread {np.sqrt(s / link.mass):.3g} m about a centre {c:.3g} m away in "
        f"a link {high - low:.3g} m long, as if it were about the link's origin"
    )
