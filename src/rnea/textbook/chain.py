"""A serial robot re-expressed as the books want it: z axes along the joints.

Frame i stands on joint i with z along its axis. For a robot given by modified DH these are its own
frames; for others the nearest ones: same origin, turned so that z is the axis.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.errors import InputError
from rnea.model import Model
from rnea.spatial import TOOL, Inertia, Pose, transposed_times
from rnea.spatial.numbers import FLOAT, Array, Kind, cos, sin


@dataclass(frozen=True, eq=False)
class ChainLink:
    """Link i: its joint's frame on link i - 1 at q = 0, and its inertia in frame i."""

    name: str
    joint: str
    revolute: bool
    placement: Pose
    inertia: Inertia

    def turn(self, q: Array, kind: Kind) -> Array:
        """The rotation Rz(q) of a revolute joint; the identity for a prismatic one."""
        if not self.revolute:
            return kind.identity()
        c, s = cos(np.asarray(q)), sin(np.asarray(q))
        zero, one = kind.constant(0), kind.constant(1)
        out = np.empty((3, 3), dtype=object if c.dtype == object else float)
        out[...] = zero
        out[0, 0], out[0, 1], out[1, 0], out[1, 1], out[2, 2] = c[()], -s[()], s[()], c[()], one
        return out

    def slide(self, q: Array, kind: Kind) -> Array:
        """The displacement of a prismatic joint along z; zero for a revolute one."""
        z = kind.array((0, 0, 1))
        return z * (0 if self.revolute else q)


@dataclass(frozen=True, eq=False)
class Chain:
    """A serial robot: links, gravity in base axes, and the tool's pose on the last link."""

    name: str
    kind: Kind
    links: tuple[ChainLink, ...]
    gravity: Array
    end: Pose

    @property
    def n(self) -> int:
        return len(self.links)

    def poses(self, q: Array, base: Pose) -> list[tuple[Pose, Pose]]:
        """For every joint its frame on the link before, and that frame carried by the motion."""
        out, X = [], base
        for link, value in zip(self.links, q, strict=True):
            fixed = X @ link.placement
            X = fixed @ Pose(link.turn(value, self.kind), link.slide(value, self.kind))
            out.append((fixed, X))
        return out


def serial_chain(model: Model, gravity: Array) -> Chain:
    """The chain of a serial Model. Branching robots have no place in these books."""
    if not model.is_serial:
        raise InputError(
            f"robot {model.name!r} branches; the books' recursions are for a single chain. "
            "Possible here: serial robots (rnea convert ROBOT PART --chain FROM,TO cuts one out), "
            "or the notation lagrange"
        )
    model.refuse_mimics("a chain of the books")
    if not model.bodies:
        raise InputError(f"robot {model.name!r} has no joints")
    kind = model.kind
    links, X_before = [], Pose.identity(kind)
    for body in model.bodies:
        # C: the frame with z along the axis, seen from the body's own
        X_BC = Pose(_z_along(body.joint.axis, kind), kind.zeros(3))
        placement = X_before.inverse() @ body.joint.placement @ X_BC
        inertia = body.inertia.seen_from(X_BC.inverse())
        revolute = body.joint.kind == "revolute"
        links.append(ChainLink(body.name, body.joint.name, revolute, placement, inertia))
        X_before = X_BC
    end = Pose.identity(kind)
    tool = model.frames.get(TOOL)
    if tool is not None and tool.body == len(links):
        end = X_before.inverse() @ tool.pose
    g_base = transposed_times(model.base.rotation, gravity)
    return Chain(model.name, kind, tuple(links), g_base, end)


def _z_along(axis: Array, kind: Kind) -> Array:
    """A rotation whose z column is the axis: exact for coordinate axes of either sense."""
    for k in range(3):
        others = [(k + 1) % 3, (k + 2) % 3]
        if all(axis[j] == 0 for j in others):
            z = np.zeros(3, dtype=int)
            z[k] = 1 if axis[k] == 1 else -1
            if axis[k] != z[k]:
                break
            x = np.zeros(3, dtype=int)
            x[others[0] if k < 2 else 0] = 1
            return kind.array(np.stack([x, np.cross(z, x), z], axis=-1))
    if kind is not FLOAT:
        raise InputError(
            f"a joint axis {list(axis)} along no coordinate axis cannot be turned into z exactly; "
            "work this robot with numbers"
        )
    z = np.asarray(axis, dtype=float)
    x = np.eye(3)[int(np.argmin(np.abs(z)))]
    x = x - z * np.dot(x, z)
    x = x / np.linalg.norm(x)
    return np.stack([x, np.cross(z, x), z], axis=-1)
