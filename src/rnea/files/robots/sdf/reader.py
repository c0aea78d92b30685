"""SDF, the robot files of Gazebo, from version 1.4 on; one model in a file, alone or in a world.

Joints beside a tree of links close loops (`cuts.py` tells which).

A joint's frame may stand anywhere on its child. If its origin is away from the child's, the joint
carries a link without mass on which the child is welded, so that each link's name stays with the
link's own frame.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from rnea.core.description.bases import GROUND
from rnea.core.description.closures import Closures, Loop
from rnea.core.description.description import (
    Description,
    ExtraFrame,
    Placement,
    Tree,
    TreeJoint,
    TreeLink,
)
from rnea.core.description.idle_loops import without_idle_loops
from rnea.core.description.names import fresh, listed
from rnea.core.description.plain_numbers import placement_of
from rnea.core.spatial import BASE, WORLD, Pose, times, transposed_times
from rnea.core.spatial.numbers import Array
from rnea.errors import RobotFileError
from rnea.files.robots import xml_text
from rnea.files.robots.sdf.frames import MODEL, Frames, ScopedElement, placed_by
from rnea.files.robots.sdf.joint_axes import (
    friction_of,
    limits_of,
    mimic_of,
    of_both,
    pitch_of,
    spring_of,
)
from rnea.files.robots.sdf.masses import mass_of, shapes_of, weightless
from rnea.files.robots.sdf.text import is_off_unit, is_true, numbers
from rnea.files.robots.sdf.tree_and_cuts import Ends, cut_joints
from rnea.files.robots.xml_text import Element, naming

_KINDS = {
    "revolute": "revolute",
    "continuous": "revolute",
    "prismatic": "prismatic",
    "fixed": "fixed",
    "ball": "spherical",
    "universal": "universal",
    "revolute2": "universal",
    "screw": "helical",
}
# joints that turn about a point, which need not be their child's origin
_ABOUT_A_POINT = ("revolute", "spherical", "universal", "helical")
_ROTOR_TAGS = ("rotor_inertia", "motor_inertia")
_OLDEST, _NEWEST = (1, 4), (1, 12)
# a world that does not say has this gravity by the format's definition
_SDF_GRAVITY = (0.0, 0.0, -9.8)
# an offset of this size is rounding of chained poses (m)
_TINY = 1e-15


def read(text: str, file: str = "") -> Description:
    """Read a robot from SDF text; `file` is named in errors."""
    root = xml_text.parse(text, file)
    if root.tag != "sdf":
        raise root.error(f"an SDF file holds <sdf>, not <{root.tag}>")
    version = _version(root)
    model, world = _only_model(root)
    return _Reader(model, world, version, file).description()


def _version(root: Element) -> tuple[int, int]:
    numbered = re.fullmatch(r"(\d{1,3})\.(\d{1,3})", root.get("version").strip())
    if numbered is None:
        raise root.error("<sdf> says no version such as '1.7'")
    version = (int(numbered.group(1)), int(numbered.group(2)))
    if not _OLDEST <= version <= _NEWEST:
        raise root.error(f"SDF version {numbered.group()} is not read. Legal: 1.4 to 1.12")
    return version


def _only_model(root: Element) -> tuple[Element, Element | None]:
    """The one model of a file, and the world around it."""
    worlds = root.all("world")
    if len(worlds) > 1:
        raise worlds[1].error("a second <world>; one robot can be read from a file")
    around = worlds[0] if worlds else root
    models = [*root.all("model"), *(worlds[0].all("model") if worlds else ())]
    if not models:
        others = around.all("include")
        if others:
            raise others[0].error("<include>: models of other files are not read; put the model in")
        raise root.error("there is no <model> in this file")
    if len(models) > 1:
        names = ", ".join(repr(model.get("name")) for model in models[:8])
        raise models[1].error(f"{len(models)} models ({names}); one robot can be read from a file")
    return models[0], worlds[0] if worlds else None


class _Reader:
    """Walks one <model>."""

    def __init__(
        self, model: Element, world: Element | None, version: tuple[int, int], file: str
    ) -> None:
        self.model, self.world, self.version, self.file = model, world, version, file
        self.frames = Frames(model)
        self.remarks: list[str] = []
        self.cautions: list[str] = []
        self.lines: dict[str, int] = {"": model.line}
        self.links: list[TreeLink] = []
        self.joints: list[TreeJoint] = []
        self.loops: list[Loop] = []
        self.link_names = {link.name for link in self.frames.links}
        self.joint_names = {joint.name for joint in self.frames.joints}
        if not self.frames.links:
            raise model.error("the model has no links")

    def description(self) -> Description:
        for link in self.frames.links:
            self._add_link(link)
        ends = {joint.name: self._ends(joint) for joint in self.frames.joints}
        cut = cut_joints(ends, [link.name for link in self.links], self.frames.canonical)
        base = self._stand({name: both for name, both in ends.items() if name not in cut})
        for joint in self.frames.joints:
            parent, child = ends[joint.name]
            with naming(f"joint {joint.name!r}"):
                if joint.name in cut:
                    self._add_loop(joint, parent or self.ground or self.root, child)
                elif joint.name != self.anchor:
                    self._add_joint(joint, parent or self.ground, child)
        self._refuse_following(cut)
        self._remark_on_the_rest()
        read = Description(
            name=self.model.get("name").strip() or "robot",
            structure=Tree(tuple(self.links), tuple(self.joints)),
            gravity=self._gravity(),
            base=base,
            frames=tuple(self._extra_frames()),
            closures=Closures(tuple(self.loops)),
            file=self.file,
            format="sdf",
            remarks=tuple(self.remarks),
            cautions=tuple(self.cautions),
            lines=self.lines,
        )
        return without_idle_loops(read)

    def _gravity(self) -> tuple[float, float, float]:
        if self.world is None:
            return Description.gravity
        holders = [self.world, *self.world.all("physics")]
        for holder in holders:
            if holder.only("gravity") is not None:
                x, y, z = numbers(holder, "gravity", 3)
                return x, y, z
        return _SDF_GRAVITY

    def _add_link(self, link: ScopedElement) -> None:
        if link.name == WORLD:
            raise link.element.error("the name 'world' is reserved for the world frame")
        self.lines[f"links[{len(self.links)}]"] = link.element.line
        with naming(f"link {link.name!r}"):
            mass, shapes = mass_of(link, self.frames), tuple(shapes_of(link, self.frames))
        said = link.element.only("inertial") is not None
        self.links.append(TreeLink(link.name, mass, said, shapes))

    def _ends(self, joint: ScopedElement) -> tuple[str, str]:
        """The links that a joint connects; the world as parent is empty."""
        parent, child = joint.element.required("parent"), joint.element.required("child")
        if child.text == WORLD:
            raise child.error(f"joint {joint.name!r}: the world can be its parent, not its child")
        below = self.frames.link_of(joint.scope + child.text, child)
        if parent.text == WORLD:
            return "", below
        above = self.frames.link_of(joint.scope + parent.text, parent)
        if above == below:
            raise child.error(f"joint {joint.name!r} joins link {above!r} with itself")
        return above, below

    def _stand(self, ends: Ends) -> Placement:
        """How the robot meets the world: on one fixed joint, on other joints, or floating.

        ends: of the joints of the tree
        """
        X_WM = placed_by(self.model, self.frames)
        self.anchor = self.ground = self.root = ""
        in_tree = [joint for joint in self.frames.joints if joint.name in ends]
        on_world = [joint for joint in in_tree if not ends[joint.name][0]]
        carried = [child for _, child in ends.values()]
        if len(on_world) == 1 and on_world[0].element.get("type") == "fixed":
            root = ends[on_world[0].name][1]
            if carried.count(root) == 1:
                self.anchor, self.root = on_world[0].name, root
                return placement_of(X_WM @ self._pose(root))
        if on_world:
            self.ground = fresh(BASE, self.link_names)
            self.links.append(TreeLink(self.ground, inertial=False))
            return placement_of(X_WM)
        roots = [link.name for link in self.frames.links if link.name not in carried]
        if len(roots) != 1:
            # which the builder refuses, by name
            return placement_of(X_WM)
        if not is_true(self.model, "static"):
            self._float(roots[0])
        return placement_of(X_WM @ self._pose(roots[0]))

    def _float(self, root: str) -> None:
        """No joint holds the model to the world: it moves freely from where it is drawn."""
        ground = fresh(GROUND, self.link_names | {frame.name for frame in self.frames.frames})
        self.link_names.add(ground)
        self.links.append(TreeLink(ground, inertial=False))
        self.lines[f"joints[{len(self.joints)}]"] = self.model.line
        self.joints.append(TreeJoint(fresh(BASE, self.joint_names), "free", ground, root))

    def _pose(self, name: str) -> Pose:
        return self.frames.pose(name, self.model)

    def _kind(self, joint: ScopedElement) -> str:
        said = joint.element.get("type")
        if said not in _KINDS:
            raise joint.element.error(f"type {said!r} is not read. Legal: {', '.join(_KINDS)}")
        return _KINDS[said]

    def _link_pose(self, link: str) -> Pose:
        """A link in the model; the ground is where the model is."""
        return Pose.identity() if link == self.ground else self._pose(link)

    def _add_loop(self, joint: ScopedElement, parent: str, child: str) -> None:
        """A joint between two links that the tree has already, where the file draws them."""
        element, kind = joint.element, self._kind(joint)
        if parent == child:
            raise element.error(f"it joins {child!r} with the world, to which that is fixed")
        X_MJ = self.frames.pose(joint.frame, element)
        said: dict[str, Any] = {"pitch": pitch_of(element)} if kind == "helical" else {}
        parts = self._along_axes(joint, kind, X_MJ, X_MJ)
        said |= {key: part["axis"] for key, part in zip(("axis", "axis2"), parts, strict=False)}
        self.lines[f"loops[{len(self.loops)}]"] = element.line
        on_parent, on_child = (
            placement_of(self._link_pose(link).inverse() @ X_MJ) for link in (parent, child)
        )
        self.loops.append(Loop(joint.name, kind, parent, child, on_parent, on_child, **said))
        self.remarks.append(
            f"joint {joint.name!r} closes a loop: the tree is cut there, between {parent!r} and "
            f"{child!r}"
        )
        for lost in ("friction", "limits", "mimic", "spring"):
            if any(part[lost] != getattr(TreeJoint, lost) for part in parts):
                self.cautions.append(f"joint {joint.name!r} closes a loop: its {lost} is left out")

    def _refuse_following(self, cut: set[str]) -> None:
        for i, joint in enumerate(self.joints):
            if joint.mimic is not None and joint.mimic.joint in cut:
                raise RobotFileError(
                    f"joint {joint.name!r} follows {joint.mimic.joint!r}, which closes a loop and "
                    "has no coordinate here",
                    file=self.file,
                    line=self.lines[f"joints[{i}]"],
                )

    def _add_joint(self, joint: ScopedElement, parent: str, child: str) -> None:
        element, kind = joint.element, self._kind(joint)
        X_PL = self._link_pose(parent).inverse() @ self._pose(child)
        self.lines[f"joints[{len(self.joints)}]"] = element.line
        if kind == "fixed":
            self.joints.append(TreeJoint(joint.name, kind, parent, child, placement_of(X_PL)))
            return
        X_MJ = self.frames.pose(joint.frame, element)
        origin = self._pose(child).inverse().point(X_MJ.translation)
        apart = kind in _ABOUT_A_POINT and bool(np.abs(origin).max() > _TINY)
        carried = fresh(f"{joint.name}_frame", self.link_names) if apart else child
        if apart:
            X_PL = X_PL @ Pose(np.eye(3), origin)
        bare = TreeJoint(joint.name, kind, parent, carried, placement_of(X_PL))
        if kind == "helical":
            bare = replace(bare, pitch=pitch_of(element))
        self.joints += self._with_axes(joint, bare, child, X_MJ)
        if apart:
            self.links.append(TreeLink(carried, inertial=False))
            weld = fresh(f"{child}_fixed", self.joint_names)
            self.lines[f"joints[{len(self.joints)}]"] = element.line
            place = placement_of(Pose(np.eye(3), -origin))
            self.joints.append(TreeJoint(weld, "fixed", carried, child, place))

    def _with_axes(
        self, joint: ScopedElement, bare: TreeJoint, child: str, X_MJ: Pose
    ) -> list[TreeJoint]:
        """The joint with its axes and what acts along them.

        A universal joint with bounds of its own, or other friction, for each axis is two joints.
        """
        parts = self._along_axes(joint, bare.kind, X_MJ, self._pose(child))
        if len(parts) == 2:
            return self._with_two_axes(bare, *parts)
        return [replace(bare, **part) for part in parts] or [bare]

    def _along_axes(
        self, joint: ScopedElement, kind: str, X_MJ: Pose, X_MA: Pose
    ) -> list[dict[str, Any]]:
        """Each axis of a joint, in the axes of the frame A, and what acts along it."""
        tags = {"spherical": (), "fixed": (), "universal": ("axis", "axis2")}.get(kind, ("axis",))
        endless = joint.element.get("type") == "continuous"
        parts: list[dict[str, Any]] = []
        for tag in tags:
            given = joint.element.only(tag)
            if given is None:
                said = joint.element.get("type")
                raise joint.element.error(f"a {said} joint needs an <{tag}>")
            axis = self._axis(joint, given, X_MJ)
            parts.append(
                {
                    "axis": tuple(transposed_times(X_MA.rotation, axis).tolist()),
                    "friction": friction_of(given),
                    "limits": limits_of(given, endless=endless),
                    "mimic": mimic_of(joint, given),
                    "spring": spring_of(given),
                }
            )
        return parts

    def _with_two_axes(
        self, bare: TreeJoint, first: dict[str, Any], second: dict[str, Any]
    ) -> list[TreeJoint]:
        alike = all(first[key] == second[key] for key in ("friction", "limits", "mimic"))
        if alike and first["limits"].position is None and first["mimic"] is None:
            both = of_both(first.pop("spring"), second["spring"])
            return [replace(bare, **first, axis2=second["axis"], spring=both)]
        names = [fresh(f"{bare.name}_angle{k}", self.joint_names) for k in (1, 2)]
        self.remarks.append(
            f"joint {bare.name!r} is read as two revolute joints, {' and '.join(names)}: its axes "
            "have bounds or friction of their own"
        )
        between = fresh(f"{names[0]}_frame", self.link_names)
        self.links.append(TreeLink(between, inertial=False))
        self.lines[f"joints[{len(self.joints) + 1}]"] = self.lines[f"joints[{len(self.joints)}]"]
        turning = replace(bare, kind="revolute")
        return [
            replace(turning, name=names[0], child=between, **first),
            replace(turning, name=names[1], parent=between, placement=Placement(), **second),
        ]

    def _axis(self, joint: ScopedElement, axis: Element, X_MJ: Pose) -> Array:
        """A joint's axis in the model's axes."""
        given = np.array(numbers(axis, "xyz", 3, (0.0, 0.0, 1.0)))
        xyz = axis.only("xyz")
        said = "" if xyz is None else xyz.get("expressed_in")
        # what version 1.5 made the exception was the rule before
        old = self.version < (1, 7)
        if old and is_true(axis, "use_parent_model_frame", self.version < (1, 5)):
            said = MODEL
        if not said:
            return times(X_MJ.rotation, given)
        return times(self.frames.pose(joint.scope + said, xyz or axis).rotation, given)

    def _extra_frames(self) -> Iterator[ExtraFrame]:
        """Every <frame> on the link that it is attached to."""
        for frame in self.frames.frames:
            link = self.frames.link_of(frame.name, frame.element)
            name = frame.name
            if name in (WORLD, BASE):
                name = fresh(
                    f"{name}_frame", self.link_names | {f.name for f in self.frames.frames}
                )
                self.remarks.append(f"the frame {frame.name!r} is called {name!r} here")
            X_LF = self._pose(link).inverse() @ self.frames.pose(frame.name, frame.element)
            yield ExtraFrame(name, link, placement_of(X_LF))

    def _remark_on_the_rest(self) -> None:
        for pose in (e for e in self.model.walk() if e.tag == "pose" and is_off_unit(e)):
            self.remarks.append(f"the quaternion in line {pose.line} is brought to length 1")
        unsaid = [link.name for link in self.frames.links if link.element.only("inertial") is None]
        if unsaid:
            self.remarks.append(
                f"links without <inertial> have 1 kg and 1 kg m² in SDF, and here: {listed(unsaid)}"
            )
        for element in (e for joint in self.frames.joints for e in joint.element.walk()):
            if element.tag.rsplit(":", 1)[-1] in _ROTOR_TAGS and element.text.strip(" 0."):
                self.cautions.append(
                    f"<{element.tag}> in line {element.line} is not read: SDF has no standard "
                    "place for motor inertias"
                )
        exempt = [link.name for link in self.frames.links if weightless(link)]
        if exempt:
            self.cautions.append(f"SDF exempts from gravity, and here it is not: {listed(exempt)}")
