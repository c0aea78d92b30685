"""URDF: a tree of plain numbers written as the robot description of ROS.

`write` wants the description that `rnea.model.plain_tree` makes: links, joints and frames of
floats. Numbers are written with all their digits. What URDF has no words for comes back as
sentences, so that nothing is lost silently:

- frames that are no links are written as links without mass, and payloads as welded links;
- a base that stands elsewhere hangs by a fixed joint on a link named "world";
- bounds that are not known, but that the format demands, are written as `UNBOUNDED`;
- universal and cylindrical joints are two joints each.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from xml.etree import ElementTree as ET

import numpy as np

from rnea.core.description.bases import names_what_floats
from rnea.core.description.description import (
    Description,
    ExtraFrame,
    Friction,
    Geometry,
    Placement,
    Tree,
    TreeJoint,
    TreeLink,
)
from rnea.core.description.names import fresh
from rnea.core.description.plain_numbers import pose_of
from rnea.core.spatial import INERTIA_ENTRIES, WORLD, entries_of
from rnea.core.spatial.numbers import FLOAT
from rnea.core.spatial.rotations import to_rpy, unit
from rnea.errors import InputError
from rnea.files.robots.two_dof_joints import with_pairs_split

UNBOUNDED = 1e9
_STANDARD_GRAVITY = (0.0, 0.0, -9.81)
_SHAPES = ("box", "cylinder", "sphere", "mesh")
# what URDF calls a kind of joint; those whose position has bounds
_WORDS = {
    "revolute": "revolute",
    "prismatic": "prismatic",
    "planar": "planar",
    "free": "floating",
    "fixed": "fixed",
}
_BOUNDED = ("revolute", "prismatic")


def write(description: Description, model: object = None) -> tuple[str, list[str]]:
    """The text of the file, and a sentence for everything that it does not say."""
    tree = description.structure
    if not isinstance(tree, Tree):
        raise InputError("a URDF file holds links and joints: turn the DH table into a tree first")
    tree, split = with_pairs_split(tree)
    _refuse_unknown(tree)
    robot = ET.Element("robot", name=description.name)
    robot.append(ET.Comment(_origin_of_the_numbers(description)))
    joint_names = {joint.name for joint in tree.joints}
    if not np.array_equal(pose_of(description.base).matrix(), np.eye(4)):
        joint = TreeJoint(
            fresh(f"{WORLD}_joint", joint_names), "fixed", WORLD, _root(tree), description.base
        )
        ET.SubElement(robot, "link", name=WORLD)
        _joint(robot, joint)
    for link in tree.links:
        _link(robot, link)
    for joint in tree.joints:
        _joint(robot, joint)
    for frame in description.frames:
        # who reads the file names the base anew
        if not names_what_floats(frame, tree):
            _frame(robot, frame, joint_names)
    ET.indent(robot)
    body = ET.tostring(robot, encoding="unicode")
    losses = _losses(description, tree)
    if split:
        losses.insert(0, f"joints with two coordinates, written as two joints: {', '.join(split)}")
    return f'<?xml version="1.0" encoding="utf-8"?>\n{body}\n', losses


def _refuse_unknown(tree: Tree) -> None:
    for joint in tree.joints:
        if joint.kind not in _WORDS:
            raise InputError(
                f"URDF has no {joint.kind} joints, and joint {joint.name!r} is one. It has: "
                f"{', '.join(_WORDS.values())}. TOML has every kind: rnea convert IN OUT.toml; "
                f"or weld the joint: --lock {joint.name}=..."
            )


def _origin_of_the_numbers(description: Description) -> str:
    said = {"source": description.source, "licence": description.licence}
    origins = [f"{key}: {value}" for key, value in said.items() if value]
    line = "".join(c if c.isprintable() else " " for c in "; ".join(origins) or "source not given")
    # two dashes in a row may not stand in an XML comment
    return re.sub("-(?=-)", "- ", f" {line} ")


def _root(tree: Tree) -> str:
    children = {joint.child for joint in tree.joints}
    return next(link.name for link in tree.links if link.name not in children)


def _numbers(values: Iterable[float]) -> str:
    # repr is the shortest text that reads back to the same number
    return " ".join(repr(float(value)) for value in values)


def _origin(parent: ET.Element, placement: Placement) -> None:
    attributes = {"xyz": _numbers(placement.xyz)}
    if placement.rotation is not None:
        way, values = placement.rotation
        rpy = values if way == "rpy" else to_rpy(pose_of(placement).rotation)
        attributes["rpy"] = _numbers(rpy)
    if placement != Placement():
        ET.SubElement(parent, "origin", attributes)


def _link(robot: ET.Element, link: TreeLink) -> None:
    element = ET.SubElement(robot, "link", name=link.name)
    tensor = FLOAT.array(link.body.inertia)
    entries = dict(zip(INERTIA_ENTRIES, entries_of(tensor), strict=True))
    if link.body.mass or any(entries.values()):
        inertial = ET.SubElement(element, "inertial")
        _origin(inertial, Placement(link.body.com))
        ET.SubElement(inertial, "mass", value=_numbers([link.body.mass]))
        ET.SubElement(inertial, "inertia", {k: _numbers([v]) for k, v in entries.items()})
    for shape in link.geometry:
        if shape.shape in _SHAPES:
            _shape(element, shape)


def _shape(link: ET.Element, shape: Geometry) -> None:
    element = ET.SubElement(link, shape.role)
    _origin(element, shape.placement)
    geometry = ET.SubElement(element, "geometry")
    whole = {"box": "size", "sphere": "radius", "mesh": "scale"}.get(shape.shape)
    if whole is not None:
        sizes = {whole: _numbers(shape.sizes)}
    else:
        sizes = dict(zip(("radius", "length"), map(repr, shape.sizes), strict=True))
    named = {"filename": shape.mesh} if shape.shape == "mesh" else {}
    ET.SubElement(geometry, shape.shape, named | sizes)


def _joint(robot: ET.Element, joint: TreeJoint) -> None:
    position, velocity, effort = joint.limits.position, joint.limits.velocity, joint.limits.effort
    unbounded_turn = joint.kind == "revolute" and position is None
    said = "continuous" if unbounded_turn else _WORDS[joint.kind]
    element = ET.SubElement(robot, "joint", name=joint.name, type=said)
    _origin(element, joint.placement)
    ET.SubElement(element, "parent", link=joint.parent)
    ET.SubElement(element, "child", link=joint.child)
    if joint.kind == "fixed":
        return
    if "axis" in joint.entries:
        ET.SubElement(element, "axis", xyz=_numbers(unit(FLOAT.array(joint.axis))))
    demands_bounds = joint.kind in _BOUNDED and not unbounded_turn
    if demands_bounds or velocity is not None or effort is not None:
        lower, upper = position or (-UNBOUNDED, UNBOUNDED)
        bounds = {"lower": lower, "upper": upper} if demands_bounds else {}
        bounds["effort"] = UNBOUNDED if effort is None else effort
        bounds["velocity"] = UNBOUNDED if velocity is None else velocity
        ET.SubElement(element, "limit", {k: _numbers([v]) for k, v in bounds.items()})
    coulomb = _mean(joint.friction.coulomb)
    if joint.friction.viscous or coulomb:
        values = {"damping": joint.friction.viscous, "friction": coulomb}
        ET.SubElement(element, "dynamics", {k: _numbers([v]) for k, v in values.items()})
    if joint.mimic is not None:
        ratio, offset = _numbers([joint.mimic.ratio]), _numbers([joint.mimic.offset])
        ET.SubElement(element, "mimic", joint=joint.mimic.joint, multiplier=ratio, offset=offset)


def _mean(coulomb: tuple[float, float]) -> float:
    forward, backward = coulomb
    return forward if forward == backward else (forward + backward) / 2


def _frame(robot: ET.Element, frame: ExtraFrame, taken: set[str]) -> None:
    ET.SubElement(robot, "link", name=frame.name)
    name = fresh(f"{frame.name}_joint", taken)
    _joint(robot, TreeJoint(name, "fixed", frame.link, frame.name, frame.placement))


def _losses(description: Description, tree: Tree) -> list[str]:
    moving = [joint for joint in tree.joints if joint.kind != "fixed"]
    sentences = []
    if tuple(description.gravity) != _STANDARD_GRAVITY:
        gravity = list(description.gravity)
        sentences.append(f"gravity {gravity} m/s²: URDF has none, readers take 9.81")
    lost = {
        "the inertia of the rotors of": [j.name for j in moving if j.rotor.inertia],
        "the springs of": [j.name for j in moving if j.spring is not None],
        "Coulomb friction that differs by direction, written as the mean, of": [
            j.name for j in moving if j.friction.coulomb[0] != j.friction.coulomb[1]
        ],
        "static, Stribeck, smooth, load-dependent and position-dependent friction of": [
            j.name for j in moving if replace(j.friction, offset=0.0) != _plain(j.friction)
        ],
        "the offsets of friction of": [j.name for j in moving if j.friction.offset != 0],
        f"unknown bounds that URDF demands, written as {UNBOUNDED:g}, of": [
            j.name for j in moving if _has_unknown_bounds(j)
        ],
        "shapes that URDF does not know (capsules, ellipsoids) of": [
            k.name for k in tree.links if any(g.shape not in _SHAPES for g in k.geometry)
        ],
    }
    closures = description.closures
    lost |= {
        "what closes the tree, since URDF knows no loops: the loops": [
            loop.name for loop in closures.loops
        ],
        "the couplings of joints": [coupling.name for coupling in closures.couplings],
    }
    if closures and closures.actuated is not None:
        lost["which joints have motors:"] = list(closures.actuated) or ["none"]
    return sentences + [f"{what} {', '.join(names)}" for what, names in lost.items() if names]


def _plain(friction: Friction) -> Friction:
    """Viscous and Coulomb friction: what URDF can say."""
    return Friction(friction.viscous, friction.coulomb, friction.side)


def _has_unknown_bounds(joint: TreeJoint) -> bool:
    limits = joint.limits
    if joint.kind not in _BOUNDED or (joint.kind == "revolute" and limits.position is None):
        return (limits.velocity is None) != (limits.effort is None)
    return None in (limits.position, limits.velocity, limits.effort)
