"""From a description to a Model: evaluate, order, weld. All tree bookkeeping happens here, once."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rnea.core.description import Description, DHTable, LinkMass, Tree
from rnea.core.model import dh
from rnea.core.model.evaluate import ParameterEvaluator
from rnea.core.model.joints import AxisJoint, Joint, MimicJoint, make_joint
from rnea.core.model.loops.building import closure_of
from rnea.core.model.mimics import coordinates, following
from rnea.core.model.model import (
    Body,
    Frame,
    JointDrive,
    JointLimits,
    JointSpring,
    MimicRelation,
    Model,
)
from rnea.core.model.observable_inertia import omits_unobservable, turning_axes
from rnea.core.model.suspect_units import warn_of_other_units
from rnea.core.spatial import BASE, TOOL, WORLD, Inertia, Pose, combined
from rnea.core.spatial.numbers import FLOAT, ScalarType
from rnea.errors import RneaError, suggestion


@dataclass(frozen=True)
class _Link:
    """A link in numbers: its inertia in its own frame, and that frame seen from its joint."""

    name: str
    path: str
    body: LinkMass
    inertia: Inertia
    X_JL: Pose


@dataclass(frozen=True)
class _Joint:
    """A joint in numbers: its placement on the parent link's frame."""

    name: str
    path: str
    kind: str
    parent: str
    child: str
    X_LJ: Pose
    entries: dict[str, Any]
    losses: JointDrive
    limits: JointLimits
    spring: JointSpring | None


def build(description: Description, kind: ScalarType = FLOAT) -> Model:
    """Build the Model of a description in a kind of number."""
    numbers = ParameterEvaluator(description, kind)
    structure = description.structure
    # numbers that outgrow float64 on the way are refused by name at the end
    with np.errstate(over="ignore", invalid="ignore"):
        if isinstance(structure, DHTable):
            links, joints = _from_dh(structure, numbers)
        else:
            links, joints = _from_tree(structure, numbers)
        model, attached = _assemble(description, links, joints, numbers)
        model = _closed(description, model, numbers)
    if kind is FLOAT:
        warn_of_other_units(description, numbers)
        _require_finite(model, {link.name: link.path for link in links}, numbers)
        if not description.unrealizable:
            _judge_inertias(model, links, numbers)
            if attached:
                _judge_inertias(model, attached, _of_python(description, kind))
    return model


def _closed(description: Description, tree: Model, numbers: ParameterEvaluator) -> Model:
    """The model with its loops. What is chosen in floats holds for other kinds of number too."""
    if not description.closures:
        return tree
    known = None
    if tree.kind is not FLOAT:
        with suppress(RneaError):
            known = build(description).closure
    return replace(tree, closure=closure_of(description, tree, numbers, known))


def _require_finite(model: Model, paths: dict[str, str], numbers: ParameterEvaluator) -> None:
    """Finite entries may still add up to more than a float holds."""
    for frame in model.frames.values():
        if not np.isfinite(frame.pose.translation).all():
            message = f"the position of {frame.name!r} is too large a number"
            raise numbers.fail(paths.get(frame.name, ""), message)
    for body in model.bodies:
        whole = body.inertia
        if not np.isfinite([whole.mass, *whole.com, *whole.about_com.flat]).all():
            message = f"the mass or inertia of {body.name!r} and what is welded to it is too large"
            raise numbers.fail(paths.get(body.name, ""), message)


def _judge_inertias(model: Model, links: list[_Link], numbers: ParameterEvaluator) -> None:
    """Blames every inertia that no rigid body has and that some motion of the robot can feel."""
    found = [(link, link.inertia.violation()) for link in links]
    impossible = [(link, violation) for link, violation in found if violation is not None]
    axes = turning_axes(model) if impossible else ()
    for link, violation in impossible:
        if not omits_unobservable(link.inertia, model.frames[link.name], axes):
            numbers.blame(link.inertia, violation, link.body, link.path)


def _from_dh(table: DHTable, numbers: ParameterEvaluator) -> tuple[list[_Link], list[_Joint]]:
    kind = numbers.kind
    links, joints = [_Link(BASE, "", LinkMass(), Inertia.zero(kind), Pose.identity(kind))], []
    for i, row in enumerate(table.rows):
        path = f"links[{i}]"
        X_LJ, X_JL = dh.joint_and_link(table.convention, row, numbers, path)
        z_axis, parent = kind.array((0, 0, 1)), links[-1].name
        acting = numbers.losses(row, path), numbers.limits(row.limits, path)
        spring = numbers.spring(row, path)
        said = {"axis": z_axis}
        ends = parent, row.link
        joints.append(_Joint(row.name, path, row.joint, *ends, X_LJ, said, *acting, spring))
        inertia = numbers.inertia(row.body, path)
        links.append(_Link(row.link, path, row.body, inertia, X_JL))
    return links, joints


def _from_tree(tree: Tree, numbers: ParameterEvaluator) -> tuple[list[_Link], list[_Joint]]:
    kind = numbers.kind
    identity = Pose.identity(kind)
    links = []
    for i, link in enumerate(tree.links):
        inertia = numbers.inertia(link.body, f"links[{i}]")
        links.append(_Link(link.name, f"links[{i}]", link.body, inertia, identity))
    named = {link.name for link in tree.links}
    if BASE not in named and any(joint.parent == BASE for joint in tree.joints):
        links.insert(0, _Link(BASE, "", LinkMass(), Inertia.zero(kind), identity))
    joints = []
    for i, joint in enumerate(tree.joints):
        path = f"joints[{i}]"
        entries = numbers.joint_entries(joint, path)
        X_LJ = numbers.pose(joint.placement, f"{path}.placement")
        ends = joint.parent, joint.child
        acting = numbers.losses(joint, path), numbers.limits(joint.limits, path)
        spring = numbers.spring(joint, path)
        joints.append(_Joint(joint.name, path, joint.kind, *ends, X_LJ, entries, *acting, spring))
    return links, joints


def _checked_root(links: list[_Link], joints: list[_Joint], numbers: ParameterEvaluator) -> str:
    """The one link that hangs on nothing. Refuses whatever is not a tree."""
    for what, items in (("link", links), ("joint", joints)):
        seen: dict[str, Any] = {}
        for item in items:
            if item.name in seen:
                raise numbers.fail(f"{item.path}.name", f"two {what}s are named {item.name!r}")
            seen[item.name] = item
    names = {link.name: link.path for link in links}
    if WORLD in names:
        path = names[WORLD]
        raise numbers.fail(f"{path}.name", "the name 'world' is reserved for the world frame")
    carried_by: dict[str, _Joint] = {}
    for joint in joints:
        for role, link in (("parent", joint.parent), ("child", joint.child)):
            if link not in names:
                hint = suggestion(link, names)
                message = f"joint {joint.name!r} names an unknown link {link!r}. {hint}"
                raise numbers.fail(f"{joint.path}.{role}", message)
        if joint.child in carried_by:
            other = carried_by[joint.child].name
            raise numbers.fail(
                f"{joint.path}.child",
                f"link {joint.child!r} has two parents: joint {other!r} and joint {joint.name!r}",
            )
        carried_by[joint.child] = joint
    roots = [name for name in names if name not in carried_by]
    if not roots:
        raise _loop_error(links[0].name, carried_by, numbers)
    if len(roots) > 1:
        shown = ", ".join(roots[:10]) + (", ..." if len(roots) > 10 else "")
        raise numbers.fail(
            names[roots[1]],
            f"{len(roots)} links hang on nothing: {shown}; only one may be the base",
        )
    return roots[0]


def _loop_error(
    start: str, carried_by: dict[str, _Joint], numbers: ParameterEvaluator
) -> RneaError:
    """Walks up from a link that no root carries, until a link comes again."""
    path = {start: None}
    while True:
        joint = carried_by[next(reversed(path))]
        if joint.parent in path:
            links = [*path]
            around = [*links[links.index(joint.parent) :], joint.parent]
            shown = around if len(around) <= 12 else [*around[:6], "...", *around[-6:]]
            return numbers.fail(joint.path, f"the joints form a loop: {' <- '.join(shown)}")
        path[joint.parent] = None


def _assemble(
    description: Description, links: list[_Link], joints: list[_Joint], numbers: ParameterEvaluator
) -> tuple[Model, list[_Link]]:
    """The model, and what was attached to it in Python."""
    kind = numbers.kind
    if not links:
        raise numbers.fail("", "the robot has no links")
    root = _checked_root(links, joints, numbers)
    link_of = {link.name: link for link in links}
    hanging: dict[str, list[_Joint]] = {link.name: [] for link in links}
    for joint in joints:
        hanging[joint.parent].append(joint)

    # depth-first in the order of the file, without recursion: chains may be thousands long
    identity = Pose.identity(kind)
    root_link = link_of[root]
    frames = {root: Frame(root, 0, identity, "", "root", root_link.inertia)}
    moving: list[tuple[_Joint, int, Pose]] = []
    stack = list(reversed(hanging[root]))
    while stack:
        joint = stack.pop()
        on = frames[joint.parent]
        link = link_of[joint.child]
        X_BJ = on.pose @ joint.X_LJ
        if joint.kind == "fixed":
            body, X_BL, mount = on.body, X_BJ @ link.X_JL, "weld"
        else:
            moving.append((joint, on.body, X_BJ))
            body, X_BL, mount = len(moving), link.X_JL, "joint"
        inertia = link.inertia.seen_from(X_BL)
        frames[link.name] = Frame(link.name, body, X_BL, joint.parent, mount, inertia)
        stack.extend(reversed(hanging[link.name]))
    unreached = [link.name for link in links if link.name not in frames]
    if unreached:
        carried_by = {joint.child: joint for joint in joints}
        raise _loop_error(unreached[0], carried_by, numbers)

    _add_frames(frames, description, numbers, root)
    attached = _weld_attachments(frames, description, kind)
    parts: list[list[Inertia]] = [[] for _ in range(len(moving) + 1)]
    for frame in frames.values():
        parts[frame.body].append(frame.inertia)
    carriers = [_carrier(joint, X_BJ, numbers) for joint, _, X_BJ in moving]
    follows = following(description, numbers)
    slices = coordinates(carriers, follows)
    bodies: list[Body] = []
    for carrier, (joint, parent, _) in zip(carriers, moving, strict=True):
        q, v = slices[joint.name]
        leader = follows.get(joint.name)
        if leader:
            carrier = _following(carrier, leader, slices[leader.joint], joint.path, numbers)
        bodies.append(
            Body(
                index=len(bodies) + 1,
                name=joint.child,
                parent=parent,
                mounted_on=joint.parent,
                joint=carrier,
                inertia=combined(parts[len(bodies) + 1], kind).frozen(),
                q=q,
                v=v,
                losses=joint.losses,
                limits=joint.limits,
                follows=leader,
                spring=joint.spring,
            )
        )
    model = Model(
        name=description.name,
        kind=kind,
        bodies=tuple(bodies),
        base_inertia=combined(parts[0], kind).frozen(),
        base=numbers.pose(description.base, "base").frozen(),
        gravity=numbers.vector(description.gravity, "gravity"),
        frames=_frozen(frames),
        root=root,
    )
    return model, attached


def _carrier(joint: _Joint, X_BJ: Pose, numbers: ParameterEvaluator) -> Joint:
    """The joint as the recursions see it."""
    try:
        made = make_joint(joint.kind, joint.name, X_BJ, numbers.kind, **joint.entries)
    except RneaError as problem:
        raise numbers.fail(joint.path, f"joint {joint.name!r}: {problem}") from None
    if made.nq > 1:
        has = f"joint {joint.name!r} is {joint.kind} and has {made.nq} coordinates:"
        if joint.limits.lower is not None:
            raise numbers.fail(
                f"{joint.path}.limits.position",
                f"{has} one pair of bounds cannot say of which; leave position out (velocity and "
                "effort hold for each of its speeds)",
            )
        if joint.losses.ripple:
            raise numbers.fail(
                f"{joint.path}.friction.ripple",
                f"{has} friction by position is for joints with one; leave ripple out",
            )
    return made


def _following(
    own: Joint,
    leader: MimicRelation,
    at: tuple[slice, slice],
    path: str,
    numbers: ParameterEvaluator,
) -> Joint:
    """A joint that moves with another one: both have one coordinate."""
    for name, count in ((own.name, own.nq), (leader.joint, at[0].stop - at[0].start)):
        if count != 1:
            raise numbers.fail(
                f"{path}.mimic",
                f"joint {own.name!r} follows {leader.joint!r}, but {name!r} has {count} "
                "coordinates: only joints with one coordinate follow each other",
            )
    assert isinstance(own, AxisJoint)
    return MimicJoint(own, leader.ratio, leader.offset)


def _frozen(frames: dict[str, Frame]) -> dict[str, Frame]:
    return {
        name: replace(frame, pose=frame.pose.frozen(), inertia=frame.inertia.frozen())
        for name, frame in frames.items()
    }


def _add_frames(
    frames: dict[str, Frame], description: Description, numbers: ParameterEvaluator, root: str
) -> None:
    """The frames that are not links: the tool and others, and 'base' for the root link."""
    kind = numbers.kind
    nothing = Inertia.zero(kind)
    for i, extra in enumerate(description.frames):
        path = TOOL if extra.name == TOOL else f"frames[{i}]"
        if extra.name in frames or extra.name == WORLD:
            raise numbers.fail(f"{path}.name", f"two frames are named {extra.name!r}")
        link = root if extra.link == BASE and BASE not in frames else extra.link
        if link not in frames:
            hint = suggestion(extra.link, frames)
            raise numbers.fail(f"{path}.link", f"unknown link {extra.link!r}. {hint}")
        on = frames[link]
        pose = on.pose @ numbers.pose(extra.placement, f"{path}.placement")
        frames[extra.name] = Frame(extra.name, on.body, pose, extra.link, "frame", nothing)
    # a robot with a single tip has a tool frame there unless its file places one
    links = [frame for frame in frames.values() if frame.mount != "frame"]
    carrying = {link.parent for link in links}
    tips = [link for link in links if link.name not in carrying]
    if TOOL not in frames and len(tips) == 1:
        frames[TOOL] = Frame(TOOL, tips[0].body, tips[0].pose, tips[0].name, "frame", nothing)
    if BASE not in frames:
        # another name of the root link: cutting there cuts off everything
        frames[BASE] = Frame(BASE, 0, Pose.identity(kind), root, "root", nothing)


def _of_python(description: Description, kind: ScalarType) -> ParameterEvaluator:
    """For what was attached in Python: no file is to blame for it."""
    return ParameterEvaluator(replace(description, file="", format=""), kind)


def _weld_attachments(
    frames: dict[str, Frame], description: Description, kind: ScalarType
) -> list[_Link]:
    """Payloads and the like: links with their own inertia, welded to named frames."""
    if not description.attachments:
        return []
    numbers, welded = _of_python(description, kind), []
    for extra in description.attachments:
        path = extra.name
        if extra.name in frames or extra.name == WORLD:
            raise numbers.fail(path, f"two frames are named {extra.name!r}; give it another name=")
        if extra.frame not in frames:
            hint = suggestion(extra.frame, frames)
            raise numbers.fail(path, f"unknown frame {extra.frame!r}. {hint}")
        on = frames[extra.frame]
        pose = on.pose @ numbers.pose(extra.placement, f"{path}.placement")
        link = _Link(extra.name, path, extra.body, numbers.inertia(extra.body, path), pose)
        inertia = link.inertia.seen_from(pose)
        frames[extra.name] = Frame(extra.name, on.body, pose, extra.frame, "weld", inertia)
        welded.append(link)
    return welded
