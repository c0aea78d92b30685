"""Masses and shapes of SDF links."""

from __future__ import annotations

from collections.abc import Iterator

from rnea.core.description.description import Geometry, LinkMass, Solid
from rnea.core.description.plain_numbers import mass_at, placement_of
from rnea.core.spatial import Pose
from rnea.files.robots.sdf.frames import Frames, ScopedElement
from rnea.files.robots.sdf.text import is_true, number, numbers, pose_in, relative_to
from rnea.files.robots.xml_text import Element

# what SDF takes a link to be that says nothing of its mass
UNSAID = LinkMass(1.0, (0.0, 0.0, 0.0), {"ixx": 1.0, "iyy": 1.0, "izz": 1.0})
_WATER = 1000.0


def mass_of(link: ScopedElement, frames: Frames) -> LinkMass:
    """Mass, centre and tensor in the link's axes; the file may give them in turned axes."""
    inertial = link.element.only("inertial")
    if inertial is None:
        return UNSAID
    if inertial.get("auto", "false").lower() in ("true", "1"):
        return LinkMass(solid=tuple(_solids(link, inertial, frames)))
    if relative_to(inertial) not in ("", link.element.get("name")):
        raise inertial.error("<inertial>: its pose is always relative to its link")
    tensor = inertial.only("inertia")
    entries = {"ixx": 1.0, "iyy": 1.0, "izz": 1.0, "ixy": 0.0, "ixz": 0.0, "iyz": 0.0}
    if tensor is not None:
        entries = {key: number(tensor, key, default) for key, default in entries.items()}
    return mass_at(pose_in(inertial), number(inertial, "mass", 1.0), entries)


def _solids(link: ScopedElement, inertial: Element, frames: Frames) -> Iterator[Solid]:
    """auto="true": the collision shapes, filled."""
    usual = number(inertial, "density", _WATER)
    collisions = link.element.all("collision")
    if not collisions:
        raise inertial.error("<inertial auto>: the link has no <collision> to take its mass from")
    for collision in collisions:
        shape = _shape_element(collision)
        if shape is None or shape.tag not in ("box", "cylinder", "sphere", "capsule"):
            tag = "nothing" if shape is None else f"<{shape.tag}>"
            raise collision.error(
                f"<inertial auto>: the mass of {tag} is not computed. "
                "Legal: box, cylinder, sphere, capsule"
            )
        sizes = _sizes(shape)
        names = ("radius", "length")[: len(sizes)]
        named = {"size": sizes} if shape.tag == "box" else dict(zip(names, sizes, strict=True))
        placement = placement_of(_in_link(collision, link, frames))
        density = number(collision, "density", usual)
        yield Solid(shape.tag, named, density=density, placement=placement)


def shapes_of(link: ScopedElement, frames: Frames) -> Iterator[Geometry]:
    """Collision shapes first, then visual ones, each in the order of the file."""
    for role in ("collision", "visual"):
        for element in link.element.all(role):
            shape = _shape_element(element)
            if shape is None:
                continue
            mesh = shape.required("uri").text if shape.tag == "mesh" else ""
            placement = placement_of(_in_link(element, link, frames))
            yield Geometry(shape.tag, _sizes(shape), placement, mesh, role)


def _shape_element(element: Element) -> Element | None:
    """The first shape in a <geometry> that has a counterpart here."""
    geometry = element.only("geometry")
    known = ("box", "cylinder", "sphere", "capsule", "ellipsoid", "mesh")
    shapes = [] if geometry is None else [e for e in geometry.children if e.tag in known]
    return shapes[0] if shapes else None


def _sizes(shape: Element) -> tuple[float, ...]:
    triple = {"box": "size", "ellipsoid": "radii", "mesh": "scale"}.get(shape.tag)
    if triple is not None:
        return numbers(shape, triple, 3, (1.0, 1.0, 1.0))
    if shape.tag == "sphere":
        return (number(shape, "radius", 1.0),)
    return (number(shape, "radius", 0.5), number(shape, "length", 1.0))


def _in_link(element: Element, link: ScopedElement, frames: Frames) -> Pose:
    """Where a shape stands in its link."""
    said = relative_to(element)
    if not said:
        return pose_in(element)
    X_ML, X_MF = frames.pose(link.name, link.element), frames.pose(link.scope + said, element)
    return X_ML.inverse() @ X_MF @ pose_in(element)


def weightless(link: ScopedElement) -> bool:
    """Whether a link is exempt from gravity."""
    return not is_true(link.element, "gravity", default=True)
