"""Between standard DH, modified DH and trees, with centres of mass and inertias moved along.

The two conventions describe the same chain with link frames at its two ends. Standard frame i is
modified frame i carried to the far end of its link:

    X(modified i, standard i) = Tx(a_i) Rx(alpha_i),   a_i, alpha_i of standard row i

so the tables differ by an index shift of a and alpha: modified row i has those of standard row
i - 1. What the shift leaves over stands at the ends: a and alpha of the last standard row place
the tool on the last modified link; those of the first modified row place the base.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from rnea.core.description import (
    Attachment,
    Description,
    DHLink,
    DHTable,
    ExtraFrame,
    Placement,
    Tree,
    TreeJoint,
    TreeLink,
    mass_of,
    placement_of,
)
from rnea.core.model import dh
from rnea.core.model.evaluate import ParameterEvaluator
from rnea.core.model.joints import Joint
from rnea.core.model.loops import moved_closures
from rnea.core.model.model import Model
from rnea.core.spatial import BASE, TOOL, Inertia, Pose
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import InputError

_TINY = 1e-13


class _Rows:
    """A DH table with the numbers that a conversion computes with."""

    def __init__(self, description: Description) -> None:
        assert isinstance(description.structure, DHTable)
        self.table = description.structure
        self.rows = self.table.rows
        self.numbers = ParameterEvaluator(description, FLOAT)

    def far_end(self, i: int) -> Pose:
        """Tx(a) Rx(alpha) of row i."""
        a = self.numbers.scalar(self.rows[i].a, f"links[{i}].a")
        alpha = self.numbers.scalar(self.rows[i].alpha, f"links[{i}].alpha")
        return dh.far_end(a, alpha, FLOAT)

    def inertia(self, i: int) -> Inertia:
        # a row that was given by a solid or about the origin is numbers from here on
        return self.numbers.inertia(self.rows[i].body, f"links[{i}]")


def _moved(row: DHLink, inertia: Inertia, **changes: Any) -> DHLink:
    return replace(row, **vars(mass_of(inertia)) | {"solid": None}, **changes)


def _acting(part: DHLink | TreeJoint) -> dict[str, Any]:
    """What acts along a joint and bounds it, which both forms of a robot have."""
    keys = ("friction", "rotor", "spring", "motor", "gear", "limits")
    return {key: getattr(part, key) for key in keys}


def _carried(
    description: Description, carry: dict[str, Pose], numbers: ParameterEvaluator
) -> tuple[tuple[ExtraFrame, ...], tuple[Attachment, ...]]:
    """Frames and payloads keep their place when the frame of the link they stand on moves.

    carry[link] is the old link frame seen from the new one. A payload on a frame stands still.
    """

    def placement(link: str, given: Placement, path: str) -> Placement:
        if link not in carry:
            return given
        return placement_of(carry[link] @ numbers.pose(given, f"{path}.placement"))

    frames = tuple(
        replace(frame, placement=placement(frame.link, frame.placement, f"frames[{i}]"))
        for i, frame in enumerate(description.frames)
    )
    attachments = tuple(
        replace(extra, placement=placement(extra.frame, extra.placement, extra.name))
        for extra in description.attachments
    )
    return frames, attachments


def standard_to_modified(description: Description) -> Description:
    """The same robot with its frames at the near ends of the links."""
    old = _Rows(description)
    rows, carry = [], {}
    for i, row in enumerate(old.rows):
        X_MS = old.far_end(i)
        carry[row.link] = X_MS
        before = old.rows[i - 1] if i else DHLink()
        inertia = old.inertia(i).seen_from(X_MS)
        rows.append(_moved(row, inertia, a=before.a, alpha=before.alpha))
    frames, attachments = _carried(description, carry, old.numbers)
    if rows and not any(frame.name == TOOL for frame in frames):
        last = rows[-1].link
        frames = (*frames, ExtraFrame(TOOL, last, placement_of(carry[last])))
    return replace(
        description,
        structure=DHTable("modified", tuple(rows)),
        frames=frames,
        attachments=attachments,
        closures=moved_closures.carried(description.closures, carry, old.numbers),
    )


def modified_to_standard(description: Description) -> Description:
    """The same robot with its frames at the far ends of the links.

    The base moves by the a and alpha of the first row, which standard DH cannot express.
    """
    old = _Rows(description)
    frames = {frame.name: frame for frame in description.frames}
    last = old.rows[-1].link if old.rows else ""
    a, alpha = _along_x(frames.get(TOOL), last, old.numbers)
    rows, carry = [], {}
    for i, row in enumerate(old.rows):
        if i + 1 < len(old.rows):
            far, X_MS = old.rows[i + 1], old.far_end(i + 1)
        else:
            far = DHLink(a=a, alpha=alpha)
            X_MS = dh.far_end(a, alpha, FLOAT)
        X_SM = X_MS.inverse()
        carry[row.link] = X_SM
        inertia = old.inertia(i).seen_from(X_SM)
        rows.append(_moved(row, inertia, a=far.a, alpha=far.alpha))
    base = description.base
    if old.rows and (old.rows[0].a != 0 or old.rows[0].alpha != 0):
        base = placement_of(old.numbers.pose(base, "base") @ old.far_end(0))
        carry[BASE] = old.far_end(0).inverse()
    moved, attachments = _carried(description, carry, old.numbers)
    # a tool at the last link's frame needs no saying
    kept = tuple(f for f in moved if f.name != TOOL or not (f.link == last and (a or alpha)))
    return replace(
        description,
        structure=DHTable("standard", tuple(rows)),
        frames=kept,
        base=base,
        attachments=attachments,
        closures=moved_closures.carried(description.closures, carry, old.numbers),
    )


def _along_x(
    tool: ExtraFrame | None, last: str, numbers: ParameterEvaluator
) -> tuple[float, float]:
    """a and alpha if the tool stands at Tx(a) Rx(alpha) on the last link, else zeros."""
    if tool is None or tool.link != last:
        return 0.0, 0.0
    pose = numbers.pose(tool.placement, "tool")
    alpha = float(np.arctan2(pose.rotation[2, 1], pose.rotation[1, 1]))
    a = float(pose.translation[0])
    off = dh.far_end(a, alpha, FLOAT).matrix() - pose.matrix()
    if np.abs(off).max() > _TINY * max(1.0, float(np.abs(pose.translation).max())):
        return 0.0, 0.0
    return a, alpha


def dh_to_tree(description: Description) -> Description:
    """The same robot as links and joints; link frames are those of modified DH."""
    assert isinstance(description.structure, DHTable)
    if description.structure.convention == "standard":
        description = standard_to_modified(description)
    modified = _Rows(description)
    links, joints, parent = [], [], "base"
    for i, row in enumerate(modified.rows):
        X_LJ, _ = dh.joint_and_link("modified", row, modified.numbers, f"links[{i}]")
        links.append(TreeLink(row.link, mass_of(modified.inertia(i))))
        joints.append(
            TreeJoint(
                name=row.name,
                kind=row.joint,
                parent=parent,
                child=row.link,
                placement=placement_of(X_LJ),
                **_acting(row),
            )
        )
        parent = row.link
    return replace(description, structure=Tree(tuple(links), tuple(joints)))


def _tips(model: Model) -> list[str]:
    """The moving links on which no other one hangs."""
    carrying = {body.parent for body in model.bodies}
    tips = [body.name for body in model.bodies if body.index not in carrying]
    return tips if len(tips) <= 12 else [*tips[:12], "..."]


def tree_to_modified(description: Description, model: Model) -> Description:
    """A serial tree as a modified DH table, re-choosing link frames where they do not fit one.

    A link's own frame is kept where it already is a DH frame; otherwise its z axis goes along the
    joint and its x axis along the common normal with the next joint.
    """
    if not model.is_serial:
        raise InputError(
            f"robot {model.name!r} branches; a DH table describes a serial chain only. Choose one "
            "with Robot.chain(FROM, TO) or rnea convert --chain FROM,TO; its tips: "
            + ", ".join(_tips(model))
        )
    model.refuse_mimics("a DH table")
    model.refuse_loops("the DH table of a tree")
    model.require_single_axes("a DH table")
    if not model.bodies:
        raise InputError(f"robot {model.name!r} has no joints to put into a DH table")
    tree = description.structure
    assert isinstance(tree, Tree)
    said = {joint.child: joint for joint in tree.joints}
    bodies = model.bodies
    # X_BD: the DH frame of each body, seen from the body's own frame
    dh_frames = [
        _dh_frame(body.joint, bodies[i + 1].joint if i + 1 < len(bodies) else None)
        for i, body in enumerate(bodies)
    ]
    X_base = Pose.identity()
    first = bodies[0].joint.placement @ dh_frames[0]
    if not _fits(first):
        # the base takes the first joint's frame, so that its row is all zeros
        X_base = first
    rows, X_before = [], X_base
    for body, X_BD in zip(bodies, dh_frames, strict=True):
        step = X_before.inverse() @ body.joint.placement @ X_BD
        alpha, a, theta, d = _four_numbers(step)
        turns = body.joint.turns
        row = DHLink(
            joint=body.joint.kind,
            theta=0.0 if turns else theta,
            d=d if turns else 0.0,
            a=a,
            alpha=alpha,
            offset=theta if turns else d,
            name=body.joint.name,
            link=body.name,
            **_acting(said[body.name]),
        )
        rows.append(_moved(row, body.inertia.seen_from(X_BD.inverse())))
        X_before = X_BD
    return replace(
        description,
        structure=DHTable("modified", tuple(rows)),
        base=placement_of(model.base @ X_base),
        frames=_frames_on_dh(model, [X_base, *dh_frames]),
        attachments=_base_mass(model, X_base),
    )


def _base_mass(model: Model, X_base: Pose) -> tuple[Attachment, ...]:
    """The base's mass, for which a DH table has no row, welded to the base."""
    if model.base_inertia.is_zero:
        return ()
    name = "base_body" if model.root == BASE else model.root
    place = placement_of(X_base.inverse())
    return (Attachment(name, BASE, mass_of(model.base_inertia), place),)


def _frames_on_dh(model: Model, dh_frames: list[Pose]) -> tuple[ExtraFrame, ...]:
    """Every frame that is not a moving link, on the DH frame of its body, the base's first."""
    kept = []
    for frame in model.frames.values():
        # the root link's frame: with mass it is the attachment of that name
        bare_root = frame.name == model.root != BASE and model.base_inertia.is_zero
        # in a DH table the name base is that of the table's own base frame
        if frame.name != BASE and (frame.mount in ("weld", "frame") or bare_root):
            link = model.body(frame.body).name if frame.body else BASE
            pose = dh_frames[frame.body].inverse() @ frame.pose
            kept.append(ExtraFrame(frame.name, link, placement_of(pose)))
    return tuple(kept)


def _four_numbers(X: Pose) -> tuple[float, float, float, float]:
    """alpha, a, theta, d of a pose Rx(alpha) Tx(a) Rz(theta) Tz(d)."""
    R, p = X.rotation, X.translation
    alpha = float(np.arctan2(-R[1, 2], R[2, 2]))
    theta = float(np.arctan2(-R[0, 1], R[0, 0]))
    d = float(-np.sin(alpha) * p[1] + np.cos(alpha) * p[2])
    return alpha, float(p[0]), theta, d


def _fits(X: Pose) -> bool:
    """Whether a pose is of the form Rx(alpha) Tx(a) Rz(theta) Tz(d)."""
    R, p = X.rotation, X.translation
    scale = max(1.0, float(np.abs(p).max()))
    return bool(abs(R[0, 2]) <= _TINY and abs(p[1] * R[2, 2] - p[2] * R[1, 2]) <= _TINY * scale)


def _dh_frame(joint: Joint, following: Joint | None) -> Pose:
    """A frame on a body: z along its joint, x meeting the next joint's axis at a right angle."""
    z = joint.axis
    on_z = bool(np.array_equal(z, [0, 0, 1]))
    if following is None:
        return Pose.identity() if on_z else Pose(_axes(z, _perpendicular(z)), np.zeros(3))
    point = following.placement.translation
    direction = following.placement.rotation @ following.axis
    next_frame = Pose(following.placement.rotation @ _axes_like(following.axis), point)
    if on_z and _fits(next_frame):
        return Pose.identity()
    normal = np.cross(z, direction)
    if np.linalg.norm(normal) > 1e-10:
        # feet of the common normal on both axes: z·t and point + direction·s
        t = np.dot(np.cross(point, direction), normal) / np.dot(normal, normal)
        x = normal / np.linalg.norm(normal)
        toward = np.dot(point, x)
        if toward < -_TINY or (abs(toward) <= _TINY and x[0] < 0):
            x = -x
        return Pose(_axes(z, x), z * t)
    aside = point - z * np.dot(point, z)
    if np.linalg.norm(aside) > 1e-10:
        return Pose(_axes(z, aside / np.linalg.norm(aside)), np.zeros(3))
    return Pose(_axes(z, _perpendicular(z)), np.zeros(3))


def _axes(z: Array, x: Array) -> Array:
    x = x - z * np.dot(x, z)
    x = x / np.linalg.norm(x)
    return np.stack([x, np.cross(z, x), z], axis=-1)


def _axes_like(z: Array) -> Array:
    return np.eye(3) if np.array_equal(z, [0, 0, 1]) else _axes(z, _perpendicular(z))


def _perpendicular(z: Array) -> Array:
    """A direction across z: the coordinate axis most nearly so, x if it will do."""
    return np.eye(3)[0 if abs(z[0]) < 0.9 else 1]
