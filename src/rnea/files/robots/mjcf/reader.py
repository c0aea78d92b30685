"""MJCF, MuJoCo's robot files. docs/look-up/robot-files.md says what is read and what is not.

A body's joints move it one after the other, each about its own point; every joint but the last
carries a link without mass. A joint away from its body's origin carries such a link too, on which
the body is welded, so that the body's name stays with the body's own frame. Our coordinates are
MuJoCo's `qpos`: a hinge or slide stands as the file draws it at q = ref, a ball at (1, 0, 0, 0);
a free joint's are the body's pose in the world, wherever the file draws it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from rnea.core.description.bases import GROUND
from rnea.core.description.closures import OPEN, Closures
from rnea.core.description.description import (
    JOINT_KINDS,
    Description,
    ExtraFrame,
    LinkMass,
    Placement,
    Tree,
    TreeJoint,
    TreeLink,
)
from rnea.core.description.idle_loops import without_idle_loops
from rnea.core.description.names import fresh
from rnea.core.description.plain_numbers import mass_of, placement_of
from rnea.core.description.plain_numbers import pose_of as as_pose
from rnea.core.spatial import BASE, WORLD, Pose, rotations, times
from rnea.core.spatial.numbers import Array
from rnea.errors import RneaError, RobotFileError
from rnea.files.robots.mjcf.alignment import aligned_frames
from rnea.files.robots.mjcf.attributes import cautions
from rnea.files.robots.mjcf.drives import Drives
from rnea.files.robots.mjcf.equalities import Equalities, Places
from rnea.files.robots.mjcf.equality_text import ASSEMBLY
from rnea.files.robots.mjcf.geometry import shapes
from rnea.files.robots.mjcf.inertia import masses
from rnea.files.robots.mjcf.poses import pose_of, radians, within_frames
from rnea.files.robots.mjcf.spec import MjcfSource, bodies_of, parsed, translated
from rnea.system.file_access import Packages

_KINDS = {
    "mjJNT_HINGE": "revolute",
    "mjJNT_SLIDE": "prismatic",
    "mjJNT_BALL": "spherical",
    "mjJNT_FREE": "free",
}


def read(text: str, file: str = "", packages: Packages | None = None) -> Description:
    """Read a robot from MJCF text; `file` is named in errors and is where includes are sought."""
    spec, source = parsed(text, file, packages or {})
    return _Reader(spec, source).description()


class _Reader:
    """Walks the bodies of one spec, depth-first in the order of the file."""

    def __init__(self, spec: Any, source: MjcfSource) -> None:
        self.spec, self.source = spec, source
        self.remarks: list[str] = []
        self.cautions: list[str] = []
        self.lines: dict[str, int] = {}
        self.links: list[TreeLink] = []
        self.joints: list[TreeJoint] = []
        self.refs: dict[str, float] = {}
        self.drawn: dict[str, Placement] = {}
        self.drives = Drives(spec, self.remarks, self.cautions)
        with translated(source):
            # only now does MuJoCo look at what made bodies twice
            self.bodies, self.parents = bodies_of(spec)
        self.link_names = {body.name for body in self.bodies}
        self.joint_names = {joint.name for joint in spec.joints}
        self.names = [
            body.name or fresh(f"body{i}", self.link_names) for i, body in enumerate(self.bodies)
        ]
        self.inertias = masses(spec, source)
        self.aligned = aligned_frames(spec, source)

    def description(self) -> Description:
        base = self._root()
        for number in range(1, len(self.bodies)):
            if self.names[number] != self.names[0]:
                with self._naming(number):
                    self._read_body(number)
        places = self._places(base)
        frames = self._sites(places)
        closures = self._closures(places)
        self.cautions += cautions(self.spec, self.drives.disabled)
        gravity = np.zeros(3) if self.drives.disabled("GRAVITY") else self.spec.option.gravity
        read = Description(
            name=self._name(),
            structure=Tree(tuple(self.links), tuple(self.joints)),
            gravity=tuple(gravity.tolist()),
            base=base,
            frames=frames,
            closures=closures,
            file=self.source.file,
            format="mjcf",
            remarks=tuple(self.remarks),
            cautions=tuple(self.cautions),
            drawn=self.drawn,
            lines={path: line for path, line in self.lines.items() if line},
        )
        return without_idle_loops(read)

    def _name(self) -> str:
        said = self.spec.modelname
        if said and said != "MuJoCo Model":
            return str(said)
        return Path(self.source.file).stem or "robot"

    def _line(self, element: Any, tag: str = "body") -> int:
        return self.source.line(tag, element.name, element.info)

    @contextmanager
    def _naming(self, number: int) -> Iterator[None]:
        """Gives errors of numbers the body's name and line."""
        try:
            yield
        except RobotFileError:
            raise
        except RneaError as problem:
            message = f"body {self.names[number]!r}: {problem}"
            raise self.source.error(message, self._line(self.bodies[number])) from None

    def _root(self) -> Placement:
        """Name body 0 after the link that hangs on nothing; return its place in the world.

        The only body in the world is the root itself if it does not move; otherwise a link
        without mass stands for the world: the ground, if that body floats.
        """
        in_world = [i for i, parent in enumerate(self.parents) if i and parent == 0]
        if not in_world:
            raise self.source.error("the worldbody has no body: there is no robot in this file")
        alone = len(in_world) == 1
        self.floats_alone = alone and any(map(_is_free, self.bodies[1].joints))
        if alone and not self._joints(1):
            self.names[0] = self.names[1]
            self._add_link(1)
            with self._naming(1):
                return placement_of(self._pose(1))
        sites = {site.name for body in self.bodies for site in body.sites}
        taken = self.link_names | sites if self.floats_alone else self.link_names
        self.names[0] = fresh(GROUND if self.floats_alone else BASE, taken)
        self.link_names.add(self.names[0])
        self.links.append(TreeLink(self.names[0], inertial=False))
        return Placement()

    def _joints(self, number: int) -> list[Any]:
        """A body's joints; a free one stands alone, on a body of the world."""
        joints = list(self.bodies[number].joints)
        for joint in filter(_is_free, joints):
            named = f"joint {joint.name!r} of body {self.names[number]!r} is a free joint, which"
            if self.parents[number]:
                message = f"{named} only a body of the world can have"
                raise self.source.error(message, self._line(self.bodies[number]))
            if len(joints) > 1:
                message = f"{named} stands alone, and the body has {len(joints)} joints"
                raise self.source.error(message, self._line(self.bodies[number]))
        return joints

    def _add_link(self, number: int) -> None:
        body, inertia, name = self.bodies[number], self.inertias[number], self.names[number]
        self.lines[f"links[{len(self.links)}]"] = self._line(body)
        inward = self._inward(number)
        mass = LinkMass() if inertia is None else mass_of(inertia.seen_from(inward))
        drawn = shapes(self.spec, body, inward)
        self.links.append(TreeLink(name, mass, inertia is not None, drawn))

    def _pose(self, number: int) -> Pose:
        """A body's frame in that of its parent, both as MuJoCo's compiler has them."""
        pose = self._inward(self.parents[number]) @ pose_of(self.bodies[number])
        return pose @ self.aligned[number] if number in self.aligned else pose

    def _inward(self, number: int) -> Pose:
        """From a body's frame in the file to its frame in MuJoCo: aligned, if it is."""
        return self.aligned[number].inverse() if number in self.aligned else Pose.identity()

    def _read_body(self, number: int) -> None:
        body, name = self.bodies[number], self.names[number]
        # X_PB goes from the link reached so far to the body, before the next joint moves it
        parent, X_PB = self.names[self.parents[number]], self._pose(number)
        joints = self._joints(number)
        for k, joint in enumerate(joints):
            usual = BASE if self.floats_alone and _is_free(joint) else f"{name}_joint"
            own = joint.name or fresh(usual, self.joint_names)
            if _is_free(joint):
                # its coordinates are the pose in the world
                self.drawn[own], X_PB = placement_of(X_PB), Pose.identity()
            X_BJ, point, axis = self._motion(joint, own)
            last = k == len(joints) - 1 and not point.any()
            child = name if last else fresh(f"{own}_frame", self.link_names)
            self._add_joint(joint, own, parent, child, placement_of(X_PB @ X_BJ), axis)
            if last:
                self._add_link(number)
                return
            self.links.append(TreeLink(child, inertial=False))
            parent, X_PB = child, Pose(np.eye(3), -point)
        weld = fresh(f"{name}_fixed", self.joint_names)
        self.lines[f"joints[{len(self.joints)}]"] = self._line(body)
        self.joints.append(TreeJoint(weld, "fixed", parent, name, placement_of(X_PB)))
        self._add_link(number)

    def _motion(self, joint: Any, name: str) -> tuple[Pose, Array, Array]:
        """Where the joint stands in its body at q = 0, its point and its axis in the body."""
        around = within_frames(joint)
        axis = rotations.unit(times(around.rotation, np.array(joint.axis)))
        if _is_free(joint):
            return Pose.identity(), np.zeros(3), axis
        if _KINDS[joint.type.name] == "spherical":
            point = around.point(np.array(joint.pos))
            return Pose(np.eye(3), point), point, axis
        if _KINDS[joint.type.name] == "prismatic":
            # where a sliding joint is drawn makes no difference
            self.refs[name] = ref = float(joint.ref)
            return Pose(np.eye(3), axis * -ref), np.zeros(3), axis
        self.refs[name] = ref = radians(joint.ref, joint.compiler)
        point = around.point(np.array(joint.pos))
        turned = rotations.about_axis(axis, -ref) if ref else np.eye(3)
        return Pose(turned, point), point, axis

    def _add_joint(
        self, joint: Any, name: str, parent: str, child: str, placement: Placement, axis: Array
    ) -> None:
        self.lines[f"joints[{len(self.joints)}]"] = self._line(joint, "joint")
        self.joints.append(
            TreeJoint(
                name=name,
                kind=_KINDS[joint.type.name],
                parent=parent,
                child=child,
                placement=placement,
                axis=tuple(axis.tolist()),
                friction=self.drives.friction(joint),
                rotor=self.drives.rotor(joint),
                spring=self.drives.spring(joint),
                limits=self.drives.limits(joint, name),
            )
        )

    def _places(self, base: Placement) -> Places:
        """Bodies and sites where the file draws them, for sites and constraints."""
        poses, moved = [Pose.identity()], set()
        for number, parent in enumerate(self.parents[1:], 1):
            with self._naming(number):
                poses.append(poses[parent] @ self._pose(number))
            if self.bodies[number].mocap or parent in moved:
                moved.add(number)
        sites = {site.name: i for i, body in enumerate(self.bodies) for site in body.sites}
        return Places(
            links=self.names,
            poses=poses,
            root=as_pose(base),
            bodies={body.name: i for i, body in enumerate(self.bodies)},
            sites=self._site_names(sites),
            site_bodies=sites,
            moved=frozenset(moved),
        )

    def _site_names(self, sites: Iterable[str]) -> dict[str, str]:
        """Sites with names are frames; those named like a link, or base, get another name."""
        taken = self.link_names | {WORLD, BASE}
        known, names = taken | set(sites), {}
        for name in filter(None, sites):
            names[name] = fresh(f"{name}_site", known) if name in taken else name
            if names[name] != name:
                self.remarks.append(f"the site {name!r} is called {names[name]!r} here")
        return names

    def _sites(self, places: Places) -> tuple[ExtraFrame, ...]:
        frames = []
        for number, body in enumerate(self.bodies):
            for site in filter(lambda site: site.name, body.sites):
                with self._naming(number):
                    pose = self._inward(number) @ pose_of(site)
                    placement = places.on_link(number, pose)
                frames.append(ExtraFrame(places.sites[site.name], self.names[number], placement))
        return tuple(frames)

    def _closures(self, places: Places) -> Closures:
        """What equality constraints make of the tree; joints that follow others are changed."""
        if self.drives.disabled("EQUALITY") or self.drives.disabled("CONSTRAINT"):
            if list(self.spec.equalities):
                self.remarks.append("the equality constraints are switched off and left out")
            return OPEN
        read = Equalities(self.spec, self.refs, places, self._line, self.source.error)
        self.remarks += read.remarks
        self.cautions += read.cautions
        self.lines |= read.lines
        self.joints = [replace(j, mimic=read.mimics.get(j.name)) for j in self.joints]
        closures = Closures(tuple(read.loops), tuple(read.couplings))
        if not closures:
            return OPEN
        leaders = {name: read.leader(name) for name in self.refs}
        motors = self.drives.motors(leaders)
        at = self._keyed() or self._drawn_at()
        assembly = {name: value for name, value in at.items() if name not in read.mimics}
        return replace(closures, actuated=motors, assembly=assembly)

    def _drawn_at(self) -> dict[str, Any]:
        """Where joints are as the file draws them, if not at zero."""
        drawn: dict[str, Any] = {name: ref for name, ref in self.refs.items() if ref}
        for name, placement in self.drawn.items():
            pose = as_pose(placement)
            turned = rotations.to_quaternion(pose.rotation)
            drawn[name] = (*pose.translation.tolist(), *turned)
        return drawn

    def _keyed(self) -> dict[str, Any]:
        """Where joints are in the keyframe for assembling, if there is one."""
        keys = [key for key in self.spec.keys if key.name == ASSEMBLY and len(key.qpos)]
        if not keys:
            return {}
        moving = [joint for joint in self.joints if joint.kind != "fixed"]
        sizes = [len(JOINT_KINDS[joint.kind].coordinates) for joint in moving]
        numbers = [float(value) for value in keys[0].qpos]
        if len(numbers) != sum(sizes):
            message = f"the keyframe {ASSEMBLY!r} has {len(numbers)} positions, not {sum(sizes)}"
            raise self.source.error(message, self._line(keys[0], "key"))
        at: dict[str, Any] = {}
        for joint, size in zip(moving, sizes, strict=True):
            own, numbers = numbers[:size], numbers[size:]
            at[joint.name] = own[0] if size == 1 else tuple(own)
        return at


def _is_free(joint: Any) -> bool:
    return bool(joint.type.name == "mjJNT_FREE")
