"""Parts of a robot: some of its joints locked, or one chain of its links.

Both take and give the description of a tree, so that what comes out can be written to a file.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from rnea.core.description import (
    Attachment,
    Description,
    ExtraFrame,
    Tree,
    TreeJoint,
    TreeLink,
    placement_of,
)
from rnea.core.model.evaluate import ParameterEvaluator
from rnea.core.model.joints import make_joint
from rnea.core.model.loops import moved_closures
from rnea.core.model.mimics import following
from rnea.core.spatial import BASE, Pose
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import InputError, UnknownNameError


def locked(description: Description, values: Mapping[str, Any]) -> Description:
    """The robot with joints fixed at positions (rad, m); those that follow them are fixed too.

    A joint with several coordinates is fixed at as many numbers.
    """
    tree, numbers = _tree_of(description), ParameterEvaluator(description, FLOAT)
    follows = following(description, numbers)
    free = [j.name for j in tree.joints if j.kind != "fixed" and j.name not in follows]
    at = {}
    for name, value in values.items():
        if name in follows:
            other = follows[name].joint
            raise InputError(f"joint {name!r} follows {other!r}; lock {other!r} instead")
        if name not in free:
            raise UnknownNameError("joint", str(name), free)
        at[name] = _position(name, value)
    for name, leader in follows.items():
        if leader.joint in at:
            at[name] = leader.ratio * at[leader.joint] + leader.offset
    joints = tuple(
        _fixed(joint, at[joint.name], numbers, f"joints[{i}]") if joint.name in at else joint
        for i, joint in enumerate(tree.joints)
    )
    closures = moved_closures.with_locked(description, at, numbers)
    return replace(description, structure=Tree(tree.links, joints), closures=closures)


def _position(name: str, value: Any) -> Array:
    """One number or several as an array."""
    try:
        position = np.atleast_1d(
            np.asarray(math.nan if isinstance(value, str | bool) else value, float)
        )
    except (TypeError, ValueError):
        position = np.array([math.nan])
    if position.ndim > 1 or not np.all(np.isfinite(position)):
        raise InputError(f"joint {name!r} is locked at a finite number, not at {value!r}")
    return position


def _fixed(joint: TreeJoint, q: Array, numbers: ParameterEvaluator, path: str) -> TreeJoint:
    """The joint as it stands at q, for good."""
    placement = numbers.pose(joint.placement, f"{path}.placement")
    said = numbers.joint_entries(joint, path)
    moving = make_joint(joint.kind, joint.name, placement, FLOAT, **said)
    if q.shape != (moving.nq,):
        names = ", ".join(x.suffix for x in moving.coordinates if x.suffix)
        raise InputError(
            f"joint {joint.name!r} is {joint.kind} and is locked at {moving.nq} "
            f"number{'s' * (moving.nq > 1)}{f' ({names})' if names else ''}, not at {len(q)}"
        )
    if not np.all(np.isfinite(moving.normalized(q))):
        raise InputError(f"joint {joint.name!r}: a quaternion of length 0 says no orientation")
    pose = moving.pose(q)
    return TreeJoint(joint.name, "fixed", joint.parent, joint.child, placement_of(pose))


def chain(description: Description, start: str, end: str, X_start: Pose) -> Description:
    """The links from `start` outward to `end` with all that is welded to them; X_start: the base.

    What hangs on other moving joints is cut off, and so is everything between base and `start`.
    """
    tree, numbers = _tree_of(description), ParameterEvaluator(description, FLOAT)
    above = {joint.child: joint for joint in tree.joints}
    path: list[TreeJoint] = []
    link = end
    while link != start:
        if link not in above:
            raise InputError(_no_way(start, end, path))
        path.append(above[link])
        link = path[-1].parent
    on_path = {joint.name for joint in path}
    kept, joints = {start}, []
    for joint in _outward(tree):
        if joint.parent in kept and (joint.kind == "fixed" or joint.name in on_path):
            kept.add(joint.child)
            joints.append(joint)
    follows = following(description, numbers)
    for joint in joints:
        leader = follows.get(joint.name)
        if leader is not None and leader.joint not in on_path:
            raise InputError(
                f"joint {joint.name!r} follows {leader.joint!r}, which is not between {start!r} "
                f"and {end!r}; lock {leader.joint!r} first"
            )
    stay = {joint.name for joint in joints}
    links = [link for link in tree.links if link.name in kept]
    if start not in {link.name for link in links}:
        links.insert(0, TreeLink(start))
    frames = tuple(_on_root(frame, start, above) for frame in description.frames)
    frames = tuple(frame for frame in frames if frame.link in kept)
    known = kept | {frame.name for frame in frames} | (set() if start in above else {BASE})
    moved_closures.refuse_torn(description, known, f"the chain from {start!r} to {end!r}")
    return replace(
        description,
        structure=Tree(tuple(links), tuple(j for j in tree.joints if j.name in stay)),
        base=placement_of(X_start),
        frames=frames,
        attachments=_still_held(description, known),
    )


def _no_way(start: str, end: str, path: list[TreeJoint]) -> str:
    starts = " <- ".join([end, *(joint.parent for joint in path)])
    return (
        f"there is no way outward from {start!r} to {end!r}: a chain goes from a link to one that "
        f"hangs on it. Possible starts for {end!r}: {starts}"
    )


def _outward(tree: Tree) -> list[TreeJoint]:
    """The joints in an order in which a link comes before what hangs on it."""
    hanging: dict[str, list[TreeJoint]] = {}
    for joint in tree.joints:
        hanging.setdefault(joint.parent, []).append(joint)
    children = {joint.child for joint in tree.joints}
    ordered = [joint for joint in tree.joints if joint.parent not in children]
    for joint in ordered:
        ordered.extend(hanging.get(joint.child, ()))
    return ordered


def _on_root(frame: ExtraFrame, start: str, above: Mapping[str, TreeJoint]) -> ExtraFrame:
    """A frame on the nameless base, said to be on the root link if that is where we start."""
    stands_on_root = frame.link == BASE and BASE not in above and start not in above
    return replace(frame, link=start) if stands_on_root else frame


def _still_held(description: Description, known: set[str]) -> tuple[Attachment, ...]:
    """The payloads on links and frames that are kept, and on other such payloads."""
    held = []
    for extra in description.attachments:
        if extra.frame in known:
            held.append(extra)
            known.add(extra.name)
    return tuple(held)


def _tree_of(description: Description) -> Tree:
    assert isinstance(description.structure, Tree), "a DH table is turned into a tree first"
    return description.structure
