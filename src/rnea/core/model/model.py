"""Model: the robot as the recursions see it. Frozen; all bookkeeping was done when it was built.

Body 0 is the base. Bodies stand in an order in which a parent comes before its children
(depth-first, in the order of the file), so an outward pass is a loop and an inward pass the same
loop reversed. Links joined by fixed joints are one body; each survives as a named `Frame`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from itertools import groupby
from types import MappingProxyType
from typing import Any

import numpy as np

from rnea.core.model.joints import Joint, JointLimits
from rnea.core.model.loops import Closure
from rnea.core.spatial import WORLD, Inertia, Pose, Table, Tabled, number, vector
from rnea.core.spatial.numbers import Array, ScalarType
from rnea.errors import InputError, UnknownNameError, name_of, shortened
from rnea.system.cached import cached_property

_TOLD = 12
"""Joints that a line names."""


@dataclass(frozen=True, eq=False)
class JointDrive:
    """What the actuator spends beside the rigid body, all seen from the joint's side.

    viscous · qd, Coulomb friction by the direction of qd, and the rotor's inertia (gear² times
    its own) that reacts to qdd. The further terms of friction are laid out in
    `rnea.core.recursions.joint.joint_friction`; static None is the Coulomb friction, and zeros and
    () are
    terms that the joint does not have.
    """

    viscous: Any
    coulomb_forward: Any
    coulomb_backward: Any
    rotor: Any
    gear: Any
    static_forward: Any = None
    static_backward: Any = None
    stribeck: Any = 0.0
    stribeck_power: int = 2
    load: Any = 0.0
    ripple: tuple[tuple[Any, Any, Any], ...] = ()
    smooth: Any = 0.0
    offset: Any = 0.0

    @property
    def rubs(self) -> bool:
        """Whether the joint has friction of any kind."""
        plain = (self.viscous, self.coulomb_forward, self.coulomb_backward)
        return any(bool(x != 0) for x in plain) or bool(self.further)

    @property
    def further(self) -> tuple[Any, ...]:
        """What goes beyond viscous and Coulomb friction; () for a joint that has no such term."""
        own = tuple(getattr(self, field.name) for field in fields(self)[5:])
        plain = tuple(field.default for field in fields(self)[5:])
        return () if own == plain else own


@dataclass(frozen=True, eq=False)
class JointSpring:
    """Springs along the coordinates of a joint, (nq,) each: stiffness · (q - rest) must be held.

    They store energy and lose none. Of a joint that follows another one, q is its own coordinate.
    """

    stiffness: Array
    rest: Array


@dataclass(frozen=True, eq=False)
class MimicRelation:
    """What a mimicking joint follows: its own coordinate is ratio · q(joint) + offset."""

    joint: str
    ratio: Any
    offset: Any


@dataclass(frozen=True, eq=False)
class Body:
    """A moving rigid body and the joint that carries it. Everything in the body's own axes.

    q and v are the coordinates that move it: its own, or those of the joint that it follows.
    index, name: its number, from 1, and the name of its link
    parent, mounted_on: the number of the body before, and the name of the link there
    inertia: of everything that is welded to it
    losses, limits, spring: of its joint

    >>> from rnea import load
    >>> body = load("planar_2r").model.body(2)
    >>> body.joint.name, body.inertia.mass, body.parent
    ('joint2', 3.0, 1)
    """

    index: int
    name: str
    parent: int
    mounted_on: str
    joint: Joint
    inertia: Inertia
    q: slice
    v: slice
    losses: JointDrive
    limits: JointLimits
    follows: MimicRelation | None = None
    spring: JointSpring | None = None


@dataclass(frozen=True, eq=False)
class NamedCoordinate:
    """One of the numbers of q: the joint's name, with what it is where the joint has several."""

    name: str
    unit: str
    body: Body


@dataclass(frozen=True, eq=False)
class Dof:
    """One of the speeds, and the effort along it; named as coordinates are."""

    name: str
    unit: str
    effort_name: str
    effort_unit: str
    body: Body


def _named(joint: Joint, suffix: str) -> str:
    return f"{joint.name}_{suffix}" if suffix else joint.name


@dataclass(frozen=True, eq=False)
class Frame:
    """A named frame on a body: a link (with its own inertia), a welded link, or a tool.

    mount says how it hangs on `parent`: "root", "joint" (it moves), "weld" (a fixed link),
    or "frame" (a bare frame without a link).
    name, pose: its own, and where it is on its body

    >>> from rnea import load
    >>> tool = load("planar_2r").model.frame("tool")
    >>> tool.mount, tool.body, tool.pose.translation
    ('frame', 2, array([0.8, 0. , 0. ]))
    """

    name: str
    body: int
    pose: Pose
    parent: str
    mount: str
    inertia: Inertia


@dataclass(frozen=True, eq=False, repr=False)
class Model(Tabled):
    """A robot as the recursions see it: frozen, its bodies in order, everything in numbers.

    name: of the robot; kind: the kind of number
    bodies: the moving ones, a parent before its children; base_inertia: what stands still
    base: where the base stands in the world; gravity: in world axes, m/s²
    frames: by name, links and others; root: the link that hangs on nothing
    closure: the loops, None for a tree. Then q has the coordinates of all joints, and speeds,
      accelerations and efforts are those of the independent joints alone

    >>> from rnea import load
    >>> model = load("planar_2r").model
    >>> model.nq, model.mass, model.names("q"), model.columns("qd")
    (2, 8.0, ('joint1', 'joint2'), 2)
    >>> model.body(2).name, model.moving_body("joint2"), model.support(2), model.frame("tool").body
    ('link2', 2, (1, 2), 2)
    >>> model.by_coordinate(["first", "second"])
    ['first', 'second']
    >>> model.refuse_loops("this"), model.refuse_mimics("this"), model.require_single_axes("this")
    (None, None, None)
    """

    name: str
    kind: ScalarType
    bodies: tuple[Body, ...]
    base_inertia: Inertia
    base: Pose
    gravity: Array
    frames: Mapping[str, Frame]
    root: str
    closure: Closure | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "frames", MappingProxyType(dict(self.frames)))

    @cached_property
    def inertias(self) -> tuple[Inertia, ...]:
        """Of every body, the base first."""
        return (self.base_inertia, *(body.inertia for body in self.bodies))

    @cached_property
    def mass(self) -> Any:
        """The mass of everything, the base included."""
        return sum((body.inertia.mass for body in self.bodies), self.base_inertia.mass)

    @cached_property
    def nq(self) -> int:
        """How many numbers say a position."""
        return sum(body.joint.nq for body in self.independent)

    @cached_property
    def nv(self) -> int:
        """How many speeds there are: of a robot with loops the independent ones."""
        if self.closure is not None:
            return len(self.closure.independent)
        return sum(body.joint.nv for body in self.independent)

    @cached_property
    def tree(self) -> Model:
        """The same robot with its loops cut open; slices of bodies are of its states."""
        return self if self.closure is None else replace(self, closure=None)

    @cached_property
    def independent(self) -> tuple[Body, ...]:
        """The bodies whose joints have coordinates of their own, in the order of these."""
        return tuple(body for body in self.bodies if body.follows is None)

    @cached_property
    def has_mimics(self) -> bool:
        """Whether some joint follows another one."""
        return len(self.independent) < len(self.bodies)

    @cached_property
    def has_springs(self) -> bool:
        """Whether some joint has a spring."""
        return any(body.spring is not None for body in self.bodies)

    @cached_property
    def has_quasi_velocities(self) -> bool:
        """Whether some speeds are not the rates of coordinates."""
        return any(b.joint.bracket(np.zeros(b.joint.nv)) is not None for b in self.bodies)

    @cached_property
    def joint_names(self) -> tuple[str, ...]:
        """The independent joints."""
        return tuple(body.joint.name for body in self.independent)

    @cached_property
    def coordinates(self) -> tuple[NamedCoordinate, ...]:
        """The nq numbers of q, by name."""
        return tuple(
            NamedCoordinate(_named(body.joint, x.suffix), x.unit, body)
            for body in self.independent
            for x in body.joint.coordinates
        )

    @cached_property
    def dofs(self) -> tuple[Dof, ...]:
        """The nv speeds, and the efforts along them, by name."""
        if self.closure is not None:
            return tuple(self.tree.dofs[k] for k in self.closure.independent)
        return tuple(
            Dof(
                _named(body.joint, x.suffix),
                x.unit,
                _named(body.joint, x.effort_suffix),
                x.effort_unit,
                body,
            )
            for body in self.independent
            for x in body.joint.speeds
        )

    @cached_property
    def driven(self) -> tuple[Dof, ...]:
        """The speeds that something drives: all of a tree, the motors' where there are loops."""
        if self.closure is None:
            return self.dofs
        return tuple(self.tree.dofs[k] for k in self.closure.actuated)

    def columns(self, state: str) -> int:
        """How many numbers a state has: q has nq, all others nv."""
        return self.nq if state == "q" else self.nv

    def names(self, state: str) -> tuple[str, ...]:
        """What the numbers of a state are called: q, tau, or else a speed or its rate."""
        return self._names_of[state if state in ("q", "tau") else "qd"]

    @cached_property
    def _names_of(self) -> dict[str, tuple[str, ...]]:
        return {
            "q": tuple(x.name for x in self.coordinates),
            "qd": tuple(x.name for x in self.dofs),
            "tau": tuple(x.effort_name for x in self.dofs),
        }

    @cached_property
    def mimic_joints(self) -> dict[str, str]:
        """The joints that follow others, and whom each follows."""
        return {b.joint.name: b.follows.joint for b in self.bodies if b.follows is not None}

    @cached_property
    def moving_joint_names(self) -> tuple[str, ...]:
        """Every moving joint, mimicking ones too, in the order of the bodies."""
        return tuple(body.joint.name for body in self.bodies)

    def by_coordinate(self, of_bodies: Sequence[Any]) -> Sequence[Any]:
        """One value per body made one per independent joint: those that move together add up."""
        if not self.has_mimics:
            return of_bodies
        total: dict[int, Any] = {}
        for body, value in zip(self.bodies, of_bodies, strict=True):
            column = body.v.start
            total[column] = total[column] + value if column in total else value
        return [total[body.v.start] for body in self.independent]

    def refuse_mimics(self, what: str) -> None:
        """An error that names the first mimicking joint, for what has no place for one."""
        for body in self.bodies:
            if body.follows is not None:
                raise InputError(
                    f"{what} has no place for joints that follow others, and in robot "
                    f"{self.name!r} joint {body.joint.name!r} follows {body.follows.joint!r}"
                )

    def refuse_loops(self, what: str) -> None:
        """An error that names the loops, for what has no place for any."""
        if self.closure is not None:
            names = [x.name for x in self.closure.cuts] + [x.name for x in self.closure.couplings]
            raise InputError(
                f"{what} has no place for loops, and robot {self.name!r} has {shortened(names)}"
            )

    def require_single_axes(self, what: str) -> None:
        """An error that names the first joint that does more than turn or slide."""
        for body in self.bodies:
            if not (body.joint.turns or body.joint.slides):
                raise InputError(
                    f"{what} has a place for revolute and prismatic joints only, and in robot "
                    f"{self.name!r} joint {body.joint.name!r} is {body.joint.kind}"
                )

    @cached_property
    def children(self) -> tuple[tuple[int, ...], ...]:
        """Indices of the bodies that hang on each body."""
        lists: list[list[int]] = [[] for _ in range(len(self.bodies) + 1)]
        for body in self.bodies:
            lists[body.parent].append(body.index)
        return tuple(tuple(indices) for indices in lists)

    @cached_property
    def frames_on(self) -> tuple[tuple[Frame, ...], ...]:
        """The frames of each body, the base's first, in the order of `frames`."""
        lists: list[list[Frame]] = [[] for _ in range(len(self.bodies) + 1)]
        for frame in self.frames.values():
            lists[frame.body].append(frame)
        return tuple(tuple(frames) for frames in lists)

    def body(self, index: int) -> Body:
        """Body 1 is the first moving one."""
        return self.bodies[index - 1]

    def moving_body(self, link: str | int) -> int:
        """The index of a moving link by its name, its joint's name, or its number from 1."""
        if isinstance(link, int) or name_of(link, "link").isdecimal():
            if not 1 <= int(link) <= len(self.bodies):
                raise InputError(f"link {link}: moving links are numbered 1 to {len(self.bodies)}")
            return int(link)
        for body in self.bodies:
            if link in (body.name, body.joint.name):
                return body.index
        raise UnknownNameError("moving link", link, [body.name for body in self.bodies])

    @property
    def joint_text(self) -> str:
        """The joints with coordinates of their own and their units, many of them shortened."""
        shown = self.independent[:_TOLD]
        groups = groupby(shown, key=lambda body: body.joint.position_unit)
        told = ", ".join(
            f"{', '.join(body.joint.name for body in group)} ({unit})" for unit, group in groups
        )
        rest = len(self.independent) - len(shown)
        return told + (f", and {rest} more" if rest else "")

    def _table(self) -> Table:
        rows = [
            (x.name, x.kind, f"{body.mounted_on} → {body.name}", x.position_unit, x.effort_unit)
            for body in self.bodies
            for x in [body.joint]
        ]
        head = f"{self.name}: {self.title}, {number(self.mass)} kg"
        title = f"{head}, gravity {vector(self.gravity)} m/s²"
        return title, ("joint", "kind", "from → to", "position", "effort"), rows

    @property
    def title(self) -> str:
        """How many joints of which kind: "6 revolute"."""
        kinds = [body.joint.kind for body in self.bodies]
        counts = ", ".join(f"{kinds.count(k)} {k}" for k in dict.fromkeys(kinds)) or "no joints"
        following = len(kinds) - len(self.independent)
        return counts + (f", {following} of them following others" if following else "")

    def support(self, index: int) -> tuple[int, ...]:
        """The moving bodies between the base and a body, the body itself last."""
        chain = []
        while index:
            chain.append(index)
            index = self.body(index).parent
        return tuple(reversed(chain))

    def frame(self, name: str) -> Frame:
        """The frame of a name; an unknown one is refused with the nearest names."""
        try:
            return self.frames[name_of(name, "frame")]
        except KeyError:
            raise UnknownNameError("frame", name, (*self.frames, WORLD)) from None

    @cached_property
    def is_serial(self) -> bool:
        """Whether every body carries at most one other."""
        return all(len(indices) <= 1 for indices in self.children)
