"""URDF: the robot description of ROS, read into a tree of links and joints.

Read: links with their inertials, joints of every type, limits, damping and friction, mimics, and
the shapes for drawing and colliding. Everything else (materials, sensors, controllers, gazebo) has
no part in dynamics and is passed over, and so are motor inertias, which have no standard place in
URDF, and gear ratios (`transmissions.py`); a remark says so.

What a link named "world" means is decided in `world.py`.

A faulty entry is an error and never a default: an <inertial> without its mass, for example, would
make the link weightless.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rnea.core.description.description import (
    Description,
    Friction,
    Geometry,
    Limits,
    LinkMass,
    Mimic,
    Placement,
    Tree,
    TreeJoint,
    TreeLink,
)
from rnea.core.description.fields import Fields
from rnea.core.description.plain_numbers import mass_at, pose_of
from rnea.core.spatial import BASE, INERTIA_ENTRIES
from rnea.errors import RobotFileError, suggestion
from rnea.files.robots import xml_text
from rnea.files.robots.urdf.transmissions import gear_remarks, rotor_cautions
from rnea.files.robots.urdf.world import with_world_named
from rnea.files.robots.xml_text import Element, naming

# what a URDF calls a joint, and what it is here
_KINDS = {
    "revolute": "revolute",
    "continuous": "revolute",
    "prismatic": "prismatic",
    "fixed": "fixed",
    "floating": "free",
    "planar": "planar",
}
# those whose position has bounds
_BOUNDED = ("revolute", "prismatic")
_MOST_LINKS = 20_000
_SHAPES = ("box", "cylinder", "sphere", "capsule", "mesh")


def read(text: str, file: str = "") -> Description:
    """Read a robot from URDF text; `file` is named in errors."""
    return from_root(xml_text.parse(text, file), file)


def from_root(root: Element, file: str = "") -> Description:
    """The robot of a parsed <robot> element."""
    if root.tag != "robot":
        raise root.error(f"a URDF file holds a <robot>, not a <{root.tag}>")
    return _Reader(root, file).description()


class _Reader:
    """Walks the children of one <robot>."""

    def __init__(self, root: Element, file: str) -> None:
        self.root, self.file = root, file
        self.cautions: list[str] = []
        self.lines: dict[str, int] = {"": root.line}
        self.links, self.joints = root.all("link"), root.all("joint")
        if len(self.links) > _MOST_LINKS:
            raise self.links[_MOST_LINKS].error(f"more than {_MOST_LINKS} links")

    def description(self) -> Description:
        name = Fields(self.root.attributes, "", _fail_at(self.root)).name("name")
        links = tuple(self._link(i, link) for i, link in enumerate(self.links))
        joints = tuple(self._joint(i, joint) for i, joint in enumerate(self.joints))
        self._require_declared_base(links, joints)
        self.cautions += rotor_cautions(self.root)
        tree = Tree(links, joints)
        read = Description(
            name=name or "robot",
            structure=tree,
            file=self.file,
            format="urdf",
            remarks=tuple(gear_remarks(self.root)),
            cautions=tuple(self.cautions),
            lines=self.lines,
        )
        return with_world_named(tree, read)

    # ---- links ---------------------------------------------------------------------------------

    def _link(self, index: int, element: Element) -> TreeLink:
        path = f"links[{index}]"
        self.lines[path] = element.line
        name = self._name_of(element, path)
        with naming(f"link {name!r}", path):
            shapes, fault = self._shapes(element, name)
            inertial = element.only("inertial")
            body = LinkMass() if inertial is None else self._mass(inertial, path)
        return TreeLink(name, body, inertial is not None, shapes, fault)

    def _shapes(self, link: Element, name: str) -> tuple[tuple[Geometry, ...], str]:
        """Collision shapes first, then visual ones; and what is wrong with one that is not read.

        Dynamics needs none of them, unless masses are to follow from them.
        """
        shapes, fault = [], ""
        for shape, placement, role in _drawn(link):
            try:
                shapes.append(_shape(shape, placement, role))
            except RobotFileError as problem:
                if shape.tag != "mesh":
                    raise
                fault = f"{problem.message} (line {shape.line})"
                self.cautions.append(f"link {name!r}: {fault}: the mesh is left out")
        return tuple(shapes), fault

    def _mass(self, inertial: Element, path: str) -> LinkMass:
        """Mass, centre and tensor in the link's axes; the file may give them in turned axes."""
        mass, tensor = inertial.required("mass"), inertial.required("inertia")
        self.lines |= {f"{path}.mass": mass.line, f"{path}.inertia": tensor.line}
        origin = inertial.only("origin")
        if origin is not None:
            self.lines[f"{path}.com"] = origin.line
        named = {entry: tensor.number(entry) for entry in INERTIA_ENTRIES}
        placement = _origin(inertial)
        x, y, z = placement.xyz
        if placement.rotation is None or not any(placement.rotation[1]):
            return LinkMass(mass.number("value"), (x, y, z), named)
        return mass_at(pose_of(placement), mass.number("value"), named)

    # ---- joints --------------------------------------------------------------------------------

    def _joint(self, index: int, element: Element) -> TreeJoint:
        path = f"joints[{index}]"
        self.lines[path] = element.line
        name = self._name_of(element, path)
        with naming(f"joint {name!r}", path):
            return self._joint_named(name, element, path)

    def _joint_named(self, name: str, element: Element, path: str) -> TreeJoint:
        said = element.get("type")
        if said not in _KINDS:
            hint = suggestion(said, _KINDS)
            raise element.error(f"unknown type {said!r}. {hint}" if said else f"no type. {hint}")
        self._pass_over_second_axes(element, name)
        for tag in ("axis", "limit", "dynamics", "mimic"):
            # asked for whatever the type, so that a second one is refused
            entry = element.only(tag)
            if entry is not None:
                self.lines[f"{path}.{_ENTRY[tag]}"] = entry.line
        if element.only("origin") is not None:
            self.lines[f"{path}.placement"] = element.required("origin").line
        moves = _KINDS[said] != "fixed"
        x, y, z = _axis(element)
        return TreeJoint(
            name=name,
            kind=_KINDS[said],
            parent=self._linked(element, "parent", path),
            child=self._linked(element, "child", path),
            placement=_origin(element),
            axis=(x, y, z),
            friction=_friction(element),
            limits=_limits(element, said) if moves else Limits(),
            mimic=_mimic(element) if moves else None,
        )

    def _pass_over_second_axes(self, joint: Element, name: str) -> None:
        """Every other reader takes the first <axis> of a joint."""
        axes = joint.all("axis")
        for axis in axes[1:]:
            joint.children.remove(axis)
            self.cautions.append(
                f"joint {name!r}: a second <axis> in line {axis.line} is passed over; the first is "
                f"in line {axes[0].line}"
            )

    def _linked(self, joint: Element, role: str, path: str) -> str:
        element = joint.required(role)
        self.lines[f"{path}.{role}"] = element.line
        return element.attribute("link")

    # ---- names ---------------------------------------------------------------------------------

    def _name_of(self, element: Element, path: str) -> str:
        if not element.get("name"):
            raise element.error(f"this <{element.tag}> has no name", path)
        return Fields(element.attributes, path, _fail_at(element)).required_name("name")

    def _require_declared_base(
        self, links: tuple[TreeLink, ...], joints: tuple[TreeJoint, ...]
    ) -> None:
        """Our own files need not list a link named base; a URDF lists every link."""
        names = [link.name for link in links]
        for i, joint in enumerate(joints):
            if joint.parent == BASE and BASE not in names:
                raise RobotFileError(
                    f"joint {joint.name!r} names an unknown link {BASE!r}. "
                    f"{suggestion(BASE, names)}",
                    file=self.file,
                    line=self.lines[f"joints[{i}].parent"],
                    path=f"joints[{i}].parent",
                )


_ENTRY = {"axis": "axis", "limit": "limits", "dynamics": "friction", "mimic": "mimic"}


def _origin(element: Element) -> Placement:
    """The <origin> of an element: xyz, and roll, pitch, yaw about the fixed axes."""
    origin = element.only("origin")
    if origin is None:
        return Placement()
    x, y, z = origin.numbers("xyz", 3, (0.0, 0.0, 0.0))
    if "rpy" not in origin.attributes:
        return Placement((x, y, z))
    return Placement((x, y, z), ("rpy", origin.numbers("rpy", 3)))


def _drawn(link: Element) -> Iterator[tuple[Element, Placement, str]]:
    """Collision shapes first, then visual ones, each in the order of the file."""
    for role in ("collision", "visual"):
        for element in link.all(role):
            geometry = element.only("geometry")
            # shapes of other makes (a heightmap, say) are not for us
            for shape in [] if geometry is None else geometry.children:
                if shape.tag in _SHAPES:
                    yield shape, _origin(element), role


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


def _axis(joint: Element) -> tuple[float, ...]:
    axis = joint.only("axis")
    return (1.0, 0.0, 0.0) if axis is None else axis.numbers("xyz", 3, (1.0, 0.0, 0.0))


def _friction(joint: Element) -> Friction:
    dynamics = joint.only("dynamics")
    if dynamics is None:
        return Friction()
    coulomb = dynamics.number("friction", 0.0)
    return Friction(dynamics.number("damping", 0.0), (coulomb, coulomb))


def _limits(joint: Element, said: str) -> Limits:
    """A bound that is left out is 0 by the format, unless both are: then there are none."""
    limit = joint.only("limit")
    if limit is None:
        return Limits()
    lower, upper = limit.number("lower", 0.0), limit.number("upper", 0.0)
    bounded = said in _BOUNDED and ("lower" in limit.attributes or "upper" in limit.attributes)
    return Limits(
        (lower, upper) if bounded else None,
        limit.number("velocity") if "velocity" in limit.attributes else None,
        limit.number("effort") if "effort" in limit.attributes else None,
    )


def _mimic(joint: Element) -> Mimic | None:
    mimic = joint.only("mimic")
    if mimic is None:
        return None
    return Mimic(
        mimic.attribute("joint"), mimic.number("multiplier", 1.0), mimic.number("offset", 0.0)
    )


def _fail_at(element: Element) -> Callable[[str, str], RobotFileError]:
    return lambda path, message: element.error(message, path)
