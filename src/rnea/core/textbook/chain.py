"""A robot re-expressed as the books want it: z axes along the joints.

Frame i stands on joint i with z along its axis. For a robot given by modified DH these are its own
frames; for others the nearest ones: same origin, turned so that z is the axis. A joint that does
more than turn about an axis or slide along it keeps its own frame.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import numpy as np

from rnea.core.model import Joint, Model
from rnea.core.spatial import TOOL, Inertia, Pose, transposed_times
from rnea.core.spatial.numbers import FLOAT, Array, ScalarType, common_kind
from rnea.core.textbook.formula import Operand, each, scalar
from rnea.core.textbook.symbols import Symbol
from rnea.errors import InputError


@dataclass(frozen=True, eq=False)
class ChainLink:
    """Link i: its joint's frame on the link before at rest, its joint in that frame, its inertia.

    before: the number of the link that carries it, 0 for the base
    turned: this frame seen from the body's own
    q and v are the columns of its coordinates and speeds.
    """

    before: int
    turned: Pose
    placement: Pose
    joint: Joint
    inertia: Inertia
    q: slice
    v: slice

    @property
    def has_axis(self) -> bool:
        """Whether the joint is one of those that the books know: it turns or it slides."""
        return self.joint.turns or self.joint.slides

    @property
    def revolute(self) -> bool:
        return self.joint.turns

    def motion(self, q: Array) -> Pose:
        """The moved frame seen from the frame at rest."""
        return self.joint.pose(q[..., self.q])


@dataclass(frozen=True, eq=False)
class Chain:
    """A robot's links, gravity in base axes, and on the last link of a single chain the tool.

    end: the tool's pose on the last link; None where links branch
    """

    kind: ScalarType
    links: tuple[ChainLink, ...]
    gravity: Array
    end: Pose | None

    @property
    def z(self) -> Array:
        """The axis of a joint in its own frame."""
        return self.kind.array((0, 0, 1))

    @property
    def onward(self) -> list[Pose]:
        """For every link of a single chain the frame of the next one at rest; at the end the
        tool's."""
        assert self.end is not None
        return [*(link.placement for link in self.links[1:]), self.end]

    @property
    def before(self) -> list[int]:
        """The link before each link; of a single chain also that before the tool."""
        links = [link.before for link in self.links]
        return links if self.end is None else [*links, len(links)]

    def after(self, i: int) -> list[int]:
        """The links that link i carries; the tool counts as the one behind the last."""
        return [j for j, before in enumerate(self.before, start=1) if before == i]

    def motions(self, q: Array) -> list[Pose]:
        """For every joint its moved frame seen from its frame at rest."""
        return [link.motion(q) for link in self.links]

    def poses(self, q: Array, base: Pose) -> list[tuple[Pose, Pose]]:
        """For every joint its frame on the link before, and that frame carried by the motion."""
        out, carried = [], [base]
        for link, motion in zip(self.links, self.motions(q), strict=True):
            fixed = carried[link.before] @ link.placement
            carried.append(fixed @ motion)
            out.append((fixed, carried[-1]))
        return out

    def masses(self) -> dict[int, Operand]:
        return each(scalar, Symbol("m", "i"), [link.inertia.mass for link in self.links])

    def rates(self, sliding: str, rates: Array, dots: int) -> dict[int, Operand]:
        """θ' or θ'' of every joint with an axis; of those that slide the letter is another."""
        known = {}
        for i, link in enumerate(self.links, start=1):
            if link.has_axis:
                letter = Symbol("θ" if link.revolute else sliding, str(i), dots=dots)
                known[i] = scalar(letter, rates[..., link.v][..., 0])
        return known


def serial_chain(model: Model, gravity: Array) -> Chain:
    """The chain of a serial Model: some books have no place for links that branch.

    >>> from rnea import load
    >>> arm = load("two_arms")
    >>> serial_chain(arm.model, arm.gravity)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    rnea.errors.InputError: robot 'Two arms' branches, and this book's recursion is for ...
    """
    if not model.is_serial:
        other = "" if model.has_quasi_velocities else " or lagrange"
        raise InputError(
            f"robot {model.name!r} branches, and this book's recursion is for a single chain. "
            f"Possible here: the notation craig{other}, which works branches too, or serial robots "
            "(rnea convert ROBOT PART --chain FROM,TO cuts one out)"
        )
    return links_of(model, gravity)


def links_of(model: Model, gravity: Array) -> Chain:
    """The links of any tree, each with its frame on the joint before it.

    >>> from rnea import load
    >>> arm = load("planar_2r")
    >>> len(links_of(arm.model, arm.gravity).links)
    2
    """
    model.refuse_mimics("a chain of the books")
    if not model.bodies:
        raise InputError(f"robot {model.name!r} has no joints")
    kind = model.kind
    at_rest, z = Pose.identity(kind), kind.array((0, 0, 1))
    links: list[ChainLink] = []
    for body in model.bodies:
        joint, X_BC = body.joint.on(at_rest), at_rest
        if joint.turns or joint.slides:
            # C: the frame with z along the axis, seen from the body's own
            X_BC = Pose(_z_along(body.joint.axis, kind), kind.zeros(3))
            joint = body.joint.moved(at_rest, z, None, kind)
        X_before = links[body.parent - 1].turned if body.parent else at_rest
        placement = X_before.inverse() @ body.joint.placement @ X_BC
        inertia = body.inertia.seen_from(X_BC.inverse())
        links.append(ChainLink(body.parent, X_BC, placement, joint, inertia, body.q, body.v))
    tool, end = model.frames.get(TOOL), at_rest if model.is_serial else None
    if tool is not None and end is not None and tool.body == len(links):
        end = links[-1].turned.inverse() @ tool.pose
    g_base = transposed_times(model.base.rotation, gravity)
    return Chain(kind, tuple(links), g_base, end)


def chain_of_axes(model: Model, gravity: Array, book: str) -> Chain:
    """The chain of a serial Model for a book that writes every joint by its one axis."""
    for body in model.bodies:
        joint = body.joint
        if not (joint.turns or joint.slides):
            raise InputError(
                f"{book} writes a joint by the one axis that it turns about or slides along, and "
                f"in robot {model.name!r} joint {joint.name!r} is {joint.kind}. Possible here: the "
                "notation craig, which works such a joint by its motion subspace"
            )
    return serial_chain(model, gravity)


def _z_along(axis: Array, kind: ScalarType) -> Array:
    """A rotation whose z column is the axis: exact for coordinate axes of either sense."""
    for k, sense in product(range(3), (1, -1)):
        x, z = np.eye(3, dtype=int)[(k + 1) % 3], np.eye(3, dtype=int)[k] * sense
        if all(axis == z):
            return kind.array(np.stack([x, np.cross(z, x), z], axis=-1))
    # a robot may be traced with numbers of its bodies as inputs: its axes are numbers still
    if common_kind(axis) is not FLOAT:
        raise InputError(
            f"a joint axis {list(axis)} along no coordinate axis cannot be turned into z exactly; "
            "work this robot with numbers"
        )
    z = np.asarray(axis, dtype=float)
    x = np.eye(3)[int(np.argmin(np.abs(z)))]
    x = x - z * np.dot(x, z)
    x = x / np.linalg.norm(x)
    return kind.array(np.stack([x, np.cross(z, x), z], axis=-1))
