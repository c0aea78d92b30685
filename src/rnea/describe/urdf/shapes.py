"""Where things stand in a URDF, and the shapes that its links are drawn and collide with.

Meshes are named here, never opened.
"""

from __future__ import annotations

from collections.abc import Iterator

from rnea.describe.description import Geometry, Placement
from rnea.describe.xml_text import Element

_SHAPES = ("box", "cylinder", "sphere", "capsule", "mesh")


def placement_of(element: Element) -> Placement:
    """The <origin> of an element: xyz, and roll, pitch, yaw about the fixed axes."""
    origin = element.only("origin")
    if origin is None:
        return Placement()
    x, y, z = origin.numbers("xyz", 3, (0.0, 0.0, 0.0))
    if "rpy" not in origin.attributes:
        return Placement((x, y, z))
    return Placement((x, y, z), ("rpy", origin.numbers("rpy", 3)))


def shapes_of(link: Element) -> Iterator[Geometry]:
    """Collision shapes first, then visual ones, each in the order of the file."""
    for role in ("collision", "visual"):
        for element in link.all(role):
            geometry = element.only("geometry")
            # shapes of other makes (a heightmap, say) are not for us
            for shape in [] if geometry is None else geometry.children:
                if shape.tag in _SHAPES:
                    yield _shape(shape, placement_of(element), role)


def _shape(shape: Element, placement: Placement, role: str) -> Geometry:
    if shape.tag == "box":
        return Geometry("box", shape.numbers("size", 3), placement, role=role)
    if shape.tag == "sphere":
        return Geometry("sphere", (shape.number("radius"),), placement, role=role)
    if shape.tag == "mesh":
        scale = shape.numbers("scale", 3, (1.0, 1.0, 1.0))
        return Geometry("mesh", scale, placement, shape.get("filename"), role)
    sizes = (shape.number("radius"), shape.number("length"))
    return Geometry(shape.tag, sizes, placement, role=role)
