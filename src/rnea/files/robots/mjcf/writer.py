"""A robot as MJCF, MuJoCo's robot file, with every number written so that it reads back exactly.

Each link is a body in its own frame, welded links included, so names and masses survive. Rotor
inertia is written as armature, seen from the joint; frames without mass are sites.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from rnea.core.description.description import Description, Geometry, Tree
from rnea.core.description.names import listed
from rnea.core.spatial import BASE, Inertia, Pose, times
from rnea.errors import InputError
from rnea.files.robots.mjcf.equality_text import ClosingText
from rnea.files.robots.mjcf.geometry import FACTORS
from rnea.files.robots.mjcf.spec import DEEPEST
from rnea.files.robots.mjcf.text import geom_text, inertial_text, numbers, placed, quoted

# below this MuJoCo takes a mass or a principal moment for none
_LEAST = 1e-15


def write(description: Description, model: Any) -> tuple[str, list[str]]:
    """MJCF text of a `Model` and its description, and a sentence for each thing it cannot say."""
    writer = _Writer(model, description)
    lines = [
        f"<mujoco model={quoted(model.name)}>",
        '  <compiler angle="radian"/>',
        f'  <option gravity="{numbers(model.gravity)}"/>',
        "  <worldbody>",
        *writer.bodies(),
        "  </worldbody>",
        *_section("equality", [*_following(model), *writer.closing.lines]),
        *_section("actuator", writer.closing.motors(writer.written_axes)),
        *_section("keyframe", writer.closing.keyframe(writer.written_bodies)),
        "</mujoco>",
    ]
    losses = [*writer.losses(), *writer.closing.losses(), *_refused(model)]
    return "\n".join(lines) + "\n", losses


class _Writer:
    """Writes links as nested bodies; chains may be thousands long, so nothing recurses."""

    def __init__(self, model: Any, description: Description) -> None:
        self.model, self.description = model, description
        self.links = {n: f for n, f in model.frames.items() if _is_link(f, model)}
        self.moved_by = {body.name: body for body in model.bodies}
        self.deepest = 0
        # those that move, in the order of the file
        self.written_bodies: list[Any] = []
        self.held: dict[str, list[str]] = {name: [] for name in self.links}
        self.sites: dict[str, list[str]] = {name: [] for name in self.links}
        for name, frame in model.frames.items():
            if name in self.links and name != model.root:
                self.held[self._link_under(frame.parent)].append(name)
            elif frame.mount == "frame":
                self.sites[self._link_under(frame.parent)].append(name)
        self.shapes: dict[str, tuple[Geometry, ...]] = {}
        if isinstance(description.structure, Tree):
            self.shapes = {link.name: link.geometry for link in description.structure.links}
        self.in_world = self._in_world()
        sites = [name for names in self.sites.values() for name in names]
        self.closing = ClosingText(description, self._on_link, sites)

    def _on_link(self, name: str) -> tuple[str, Pose]:
        """The link that carries a frame, and where the frame stands on it."""
        link = self._link_under(name)
        if link == name:
            return link, Pose.identity()
        return link, self.links[link].pose.inverse() @ self.model.frames[name].pose

    def written_axes(self, joint: str) -> list[str]:
        """The names under which the axes of a joint are written; none of balls and free joints."""
        own = next(body.joint for body in self.model.bodies if body.joint.name == joint)
        words = [word for word in _WORDS[own.kind] if word in ("hinge", "slide")]
        if len(words) == 1:
            return [joint]
        return [f"{joint}_{speed.suffix}" for speed in own.speeds[: len(words)]]

    def _in_world(self) -> list[str]:
        """The bodies of the world: the root, or what hangs on it where something floats there.

        MuJoCo gives free joints to bodies of the world only, and their poses in it. A root that
        says nothing more is the world itself.
        """
        root, hanging = self.model.root, self.held[self.model.root]
        if not any(self._floats(name) for name in hanging):
            return [root]
        self.held[root] = []
        bare = self.links[root].inertia.is_zero and not self.shapes.get(root)
        return [*([] if bare and not self.sites[root] else [root]), *hanging]

    def _floats(self, name: str) -> bool:
        return name in self.moved_by and self.moved_by[name].joint.kind == "free"

    def _link_under(self, name: str) -> str:
        """The link that carries a frame: itself, or what a bare frame stands on."""
        while name not in self.links:
            frame = self.model.frames[name]
            name = self.model.root if frame.mount == "root" else frame.parent
        return name

    def bodies(self) -> list[str]:
        out: list[str] = []
        if self.model.root not in self.in_world:
            # a root that is the world itself may still be held on to
            for name, pose in self.closing.sites.get(self.model.root, ()):
                out.append(f"    <site name={quoted(name)}{placed(self.model.base @ pose)}/>")
        todo: list[tuple[str, int, bool]] = [(name, 2, True) for name in reversed(self.in_world)]
        while todo:
            name, depth, opens = todo.pop()
            if not opens:
                out.append("  " * depth + "</body>")
                continue
            self.deepest = max(self.deepest, depth + 1)
            self.written_bodies += [self.moved_by[name]] if name in self.moved_by else []
            out.append("  " * depth + f"<body name={quoted(name)}{placed(self._pose(name))}>")
            out += ["  " * (depth + 1) + line for line in self._contents(name)]
            todo.append((name, depth, False))
            todo += [(child, depth + 1, True) for child in reversed(self.held[name])]
        return out

    def _pose(self, name: str) -> Pose:
        """A link's frame in that of the link it hangs on (in the world for the root), at q = 0."""
        if name == self.model.root:
            return self.model.base
        frame = self.links[name]
        if self._floats(name):
            self._require_at_origin(self.moved_by[name])
        on = self.links[self._link_under(frame.parent)]
        pose = frame.pose
        if name in self.moved_by:
            pose = self.moved_by[name].joint.placement @ pose
        in_world = self.model.base if name in self.in_world else Pose.identity()
        return in_world @ on.pose.inverse() @ pose

    def _require_at_origin(self, body: Any) -> None:
        """Refuse a free joint that MuJoCo cannot have, or whose coordinates would mean another."""
        joint = body.joint
        if body.name not in self.in_world:
            raise InputError(
                f"MJCF has free joints in the world only, and joint {joint.name!r} hangs on "
                f"{body.mounted_on!r}. TOML and URDF have them anywhere"
            )
        off = (self.model.base @ self.links[body.mounted_on].pose @ joint.placement).matrix()
        if not np.array_equal(off, np.eye(4)):
            raise InputError(
                f"MJCF tells where a free body is in the world, and the coordinates of joint "
                f"{joint.name!r} are told from elsewhere; give base and joint no placement of "
                "their own, or write TOML or URDF"
            )

    def _contents(self, name: str) -> Iterable[str]:
        frame = self.links[name]
        to_link = frame.pose.inverse()
        if name in self.moved_by:
            yield from self._joints(self.moved_by[name], to_link)
        if not frame.inertia.is_zero:
            yield inertial_text(frame.inertia.seen_from(to_link))
        for site in self.sites[name]:
            pose = to_link @ self.model.frames[site].pose
            yield f"<site name={quoted(site)}{placed(pose)}/>"
        for site, pose in self.closing.sites.get(name, ()):
            yield f"<site name={quoted(site)}{placed(pose)}/>"
        for shape in self.shapes.get(name, ()):
            if shape.shape in FACTORS:
                yield geom_text(shape)

    def _joints(self, body: Any, to_link: Pose) -> Iterator[str]:
        """The joints of a body: one for each axis, or a ball or free one."""
        joint = body.joint
        if joint.kind not in _WORDS:
            raise InputError(
                f"MJCF has no {joint.kind} joints, and joint {joint.name!r} is one"
                f"{_WHY_NOT.get(joint.kind, '')}. TOML has every kind: rnea convert IN OUT.toml; "
                f"or weld the joint: --lock {joint.name}=..."
            )
        for k, word in enumerate(_WORDS[joint.kind]):
            paired = len(_WORDS[joint.kind]) > 1
            name = f"{joint.name}_{joint.speeds[k].suffix}" if paired else joint.name
            said = [f"name={quoted(name)}", f'type="{word}"']
            if word in ("hinge", "ball") and to_link.translation.any():
                said.append(f'pos="{numbers(to_link.translation)}"')
            if word in ("hinge", "slide"):
                # a joint that follows another moves by its ratio, which is said elsewhere
                turns, slides = joint.motion_axes(joint.neutral)
                axis = (turns if word == "hinge" else slides)[k] if paired else joint.axis
                said.append(f'axis="{numbers(times(to_link.rotation, axis))}"')
            if body.spring is not None and body.spring.stiffness[k] != 0:
                said.append(f'stiffness="{numbers([body.spring.stiffness[k]])}"')
                said.append(f'springref="{numbers([body.spring.rest[k]])}"')
            yield self._joint(body, said)

    def _joint(self, body: Any, said: list[str]) -> str:
        losses, limits = body.losses, body.limits
        dry = (losses.coulomb_forward + losses.coulomb_backward) / 2
        acting = {"armature": losses.rotor, "damping": losses.viscous, "frictionloss": dry}
        said += [f'{key}="{numbers([value])}"' for key, value in acting.items() if value != 0]
        if limits.lower is not None and limits.upper is not None:
            said.append(f'limited="true" range="{numbers([limits.lower, limits.upper])}"')
        if limits.effort and body.joint.kind not in ("spherical", "free"):
            said.append(f'actuatorfrcrange="{numbers([-limits.effort, limits.effort])}"')
        return f"<joint {' '.join(said)}/>"

    def losses(self) -> list[str]:
        """What MJCF has no place for, or what it says in another way."""
        said = []
        for sentence, applies in _UNSAID.items():
            joints = [body.joint.name for body in self.model.bodies if applies(body)]
            if joints:
                said.append(f"{sentence}: {listed(joints)}")
        if self.description.parameters:
            said.append("named parameters are written as their numbers")
        if any(s.shape not in FACTORS for shapes in self.shapes.values() for s in shapes):
            said.append("meshes are left out")
        if self.deepest > DEEPEST:
            said.append(
                f"bodies are nested {self.deepest - 2} deep, and MuJoCo's parser refuses elements "
                f"that are nested more than {DEEPEST} deep"
            )
        return said


# the joints of MuJoCo that make one of ours
_WORDS = {
    "revolute": ("hinge",),
    "prismatic": ("slide",),
    "universal": ("hinge", "hinge"),
    "cylindrical": ("hinge", "slide"),
    "spherical": ("ball",),
    "free": ("free",),
}
_WHY_NOT = {
    "planar": " (two slides and a hinge move in the same way, but their speeds are along the "
    "axes of the world, not of the body)",
    "helical": " (a hinge and a slide could be tied by a constraint, which is no joint)",
}

# what is lost of a body's joint, and of which bodies
_UNSAID: dict[str, Callable[[Any], bool]] = {
    "dry friction that differs by direction is written as its mean": lambda body: (
        body.losses.coulomb_forward != body.losses.coulomb_backward
    ),
    "static, Stribeck, smooth, load- and position-dependent friction is left out": lambda body: (
        bool(replace(body.losses, offset=0.0).further)
    ),
    "offsets of friction are left out": lambda body: body.losses.offset != 0,
    "the gear ratio is contained in the armature only": lambda body: (
        body.losses.gear != 1 and body.losses.rotor != 0
    ),
    "an effort limit of zero is left out": lambda body: body.limits.effort == 0,
    "MuJoCo's compiler refuses limits without room between them": lambda body: (
        body.limits.lower is not None and body.limits.lower == body.limits.upper
    ),
    "limits of speed are left out": lambda body: body.limits.velocity is not None,
    "limits of effort of balls and free joints are left out": lambda body: (
        body.joint.kind in ("spherical", "free") and body.limits.effort is not None
    ),
    "joints with two coordinates are written as two joints": lambda body: (
        len(_WORDS[body.joint.kind]) > 1
    ),
}


def _is_link(frame: Any, model: Any) -> bool:
    if frame.mount == "root":
        return bool(frame.name == model.root)
    if frame.name == BASE and frame.mount == "frame":
        # another name of a link
        return False
    # a frame that carries a link is one, so that its load stays beyond it
    return frame.mount in ("joint", "weld") or any(
        other.parent == frame.name and other.mount == "weld" for other in model.frames.values()
    )


def _following(model: Any) -> Iterator[str]:
    """Joints that follow others."""
    for body in model.bodies:
        if body.follows is not None:
            first, second = quoted(body.joint.name), quoted(body.follows.joint)
            tied = numbers([body.follows.offset, body.follows.ratio, 0, 0, 0])
            yield f'<joint joint1={first} joint2={second} polycoef="{tied}"/>'


def _section(tag: str, lines: list[str]) -> list[str]:
    """A part of the file, if there is anything in it."""
    inner = [f"    {line}" for line in lines]
    return [f"  <{tag}>", *inner, f"  </{tag}>"] if lines else []


def _refused(model: Any) -> list[str]:
    """Which masses MuJoCo's compiler will not take, although they are written."""
    said = []
    impossible = [
        frame.name
        for frame in model.frames.values()
        if not frame.inertia.is_zero and frame.inertia.violation() is not None
    ]
    if impossible:
        said.append(
            f"MuJoCo's compiler refuses inertias that no rigid body has: {listed(impossible)}"
        )
    # MuJoCo wants mass and three moments of a moving body, or of one that is welded to it
    solid = {frame.body for frame in model.frames.values() if _is_solid(frame.inertia)}
    thin = [body.name for body in model.bodies if body.index not in solid]
    if thin:
        said.append(
            "MuJoCo's compiler refuses moving bodies without mass or with a principal moment of "
            f"zero: {listed(thin)}"
        )
    return said


def _is_solid(inertia: Inertia) -> bool:
    return bool(inertia.mass >= _LEAST and inertia.principal().moments[0] >= _LEAST)
