"""What a robot file said, kept faithfully: scalars may still be formulas of named parameters.

Two forms describe a robot. A `DHTable` is a serial chain by its Denavit-Hartenberg rows. A `Tree`
is links and joints with any placement and axis. Both share `LinkMass`, `Friction`, `Rotor`,
`Spring`, `Limits` and `Placement`. Nothing is computed here; `rnea.model.build` makes a Model of
it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rnea.core.description.actuators import Gear, Motor
from rnea.core.description.arithmetic import Scalar
from rnea.core.description.closures import OPEN, Closures
from rnea.core.description.repr_table import description_table
from rnea.core.spatial import BASE, Table, Tabled
from rnea.errors import counted


class JointKind(NamedTuple):
    """What a file tells of a kind of joint beside its placement, and whether all it does is turn
    (then its limits and friction are about angles).

    coordinates: the unit of each; "" for the parts of a quaternion
    rates: whether the speeds are the rates of these coordinates
    """

    entries: tuple[str, ...]
    coordinates: tuple[str, ...] = ()
    turns: bool = False
    rates: bool = True

    @property
    def sprung(self) -> tuple[str, ...]:
        """The units of the coordinates along which a spring can act; () where none can."""
        return self.coordinates if self.rates else ()


_QUATERNION = ("", "", "", "")
JOINT_KINDS = {
    "revolute": JointKind(("axis",), ("rad",), turns=True),
    "prismatic": JointKind(("axis",), ("m",)),
    "helical": JointKind(("axis", "pitch"), ("rad",), turns=True),
    "cylindrical": JointKind(("axis",), ("rad", "m")),
    "universal": JointKind(("axis", "axis2"), ("rad", "rad"), turns=True),
    "spherical": JointKind((), _QUATERNION, turns=True, rates=False),
    "planar": JointKind(("axis",), ("m", "m", "rad"), rates=False),
    "free": JointKind((), ("m", "m", "m", *_QUATERNION), rates=False),
    "fixed": JointKind(()),
}
# how many numbers each such entry has
JOINT_ENTRIES = {"axis": 3, "axis2": 3, "pitch": 1}
CONVENTIONS = ("standard", "modified")
# what people call them, by books and by where the frames stand
_CALLED = {
    "standard": ("siciliano", "spong", "paul", "corke", "saha", "classic", "distal"),
    "modified": ("craig", "khalil", "lynch", "proximal"),
}


def convention_called(name: object) -> str:
    """A sentence for whoever names a convention by a book; empty where that tells nothing.

    >>> convention_called("Siciliano")
    "That is 'standard'. "
    """
    said = str(name).lower()
    found = next((ours for ours, names in _CALLED.items() if any(x in said for x in names)), "")
    return f"That is {found!r}. " if found else ""


@dataclass(frozen=True)
class Placement:
    """Where a frame stands in its parent: a position and one way of giving a rotation.

    rotation is None (parallel axes), or a pair of the way and its numbers:
    ("rpy", (roll, pitch, yaw)), ("matrix", 3x3 rows), ("axis_angle", (x, y, z, angle)) or
    ("quaternion", (w, x, y, z)). Angles in radians.
    """

    xyz: tuple[Scalar, Scalar, Scalar] = (0.0, 0.0, 0.0)
    rotation: tuple[str, tuple[Any, ...]] | None = None


@dataclass(frozen=True)
class Solid:
    """A homogeneous body by its shape, or a hole of that shape, placed in its link's frame.

    shape    a name of `rnea.core.spatial.solids.SHAPES`
    sizes    the arguments of that function by name: numbers, or nested tuples of numbers (m)
    mass, density   in kg and kg/m³; exactly one is not None. A hole's are of what was taken out
    """

    shape: str
    sizes: Mapping[str, Any]
    mass: Scalar | None = None
    density: Scalar | None = None
    placement: Placement = Placement()
    hole: bool = False


@dataclass(frozen=True)
class LinkMass:
    """Mass (kg), centre of mass (m, link frame), inertia (kg m², link axes).

    Or, in their place, the solids that the link is made of.
    """

    mass: Scalar = 0.0
    com: tuple[Scalar, Scalar, Scalar] = (0.0, 0.0, 0.0)
    inertia: Any = None
    about: str = "com"
    solid: tuple[Solid, ...] = ()


@dataclass(frozen=True)
class Friction:
    """Friction of one joint; a pair is for + and - velocity.

    viscous (N m s/rad, N s/m) and coulomb (N m, N)
    static    what must be overcome at rest (N m, N); None: the Coulomb friction
    stribeck  the velocity (rad/s, m/s) within which static friction fades to Coulomb friction,
              as exp(-|v/stribeck|^stribeck_power); 0: at once
    load      a part of the size of the transmitted torque
    ripple    friction that depends on the position: (amplitude, multiple, phase), each adding
              amplitude · cos(multiple · q + phase) against the motion
    smooth    the velocity v0 of tanh(v/v0) in place of the sign of the velocity; 0: the sign;
              of the joint, also where the rest is given at the motor's side
    offset    a torque (N m, N) that is always there, whichever way the joint moves, and at rest:
              what a drive that was measured says of itself
    """

    viscous: Scalar = 0.0
    coulomb: tuple[Scalar, Scalar] = (0.0, 0.0)
    side: str = "joint"
    static: tuple[Scalar, Scalar] | None = None
    stribeck: Scalar = 0.0
    stribeck_power: int = 2
    load: Scalar = 0.0
    ripple: tuple[tuple[Scalar, Scalar, Scalar], ...] = ()
    smooth: Scalar = 0.0
    offset: Scalar = 0.0


@dataclass(frozen=True)
class Rotor:
    """A motor's inertia (kg m², motor side) behind a gear: the joint feels gear² · inertia."""

    inertia: Scalar = 0.0
    gear: Scalar = 1.0


@dataclass(frozen=True)
class Spring:
    """A spring along each coordinate of a joint, which pushes it toward its rest.

    stiffness (N m/rad, N/m) and rest (rad, m; the joint's own coordinate): as many numbers as the
    joint has coordinates, or one number where that is one; rest () is zeros
    """

    stiffness: Any
    rest: Any = ()

    def __post_init__(self) -> None:
        for key in ("stiffness", "rest"):
            value = getattr(self, key)
            if not isinstance(value, tuple):
                object.__setattr__(self, key, tuple(value) if isinstance(value, list) else (value,))
        if not self.rest:
            object.__setattr__(self, "rest", (0.0,) * len(self.stiffness))


@dataclass(frozen=True)
class Limits:
    """Bounds of position, speed and effort; None where the file does not say."""

    position: tuple[Scalar, Scalar] | None = None
    velocity: Scalar | None = None
    effort: Scalar | None = None


@dataclass(frozen=True)
class DHLink:
    """One row of a DH table and the link that moves with it.

    joint     "revolute" or "prismatic"
    theta, d, a, alpha   the four DH numbers; the one that the joint moves must stay 0
    offset    added to the joint's coordinate: theta = q + offset (revolute), d = q + offset
    name      name of the joint; link: name of the link
    solid     in place of mass, com and inertia: a shape such as {"box": (0.1, 0.2, 0.3),
              "density": 2700}, or a list of them, with the keys of a robot file
    mass, com, inertia: of the link: kg, m, kg m², the inertia about its centre of mass or as
      `about` says: "com" or "origin"
    friction, rotor, spring: of the joint, as tables with the keys of a robot file
    motor, gear: in place of rotor: a `Motor` and a `Gear`, or tables
    limits: position, velocity and effort that the joint may have

    >>> row = DHLink(a=0.4, mass=5, com=(-0.2, 0, 0), friction={"viscous": 0.1})
    >>> row.joint, row.a, row.body.mass
    ('revolute', 0.4, 5)
    """

    joint: str = "revolute"
    theta: Scalar = 0.0
    d: Scalar = 0.0
    a: Scalar = 0.0
    alpha: Scalar = 0.0
    offset: Scalar = 0.0
    mass: Scalar = 0.0
    com: Any = (0.0, 0.0, 0.0)
    inertia: Any = None
    about: str = "com"
    friction: Any = None
    rotor: Any = None
    limits: Any = None
    name: str = ""
    link: str = ""
    solid: Any = None
    motor: Any = None
    gear: Any = None
    spring: Any = None

    @property
    def body(self) -> LinkMass:
        """The mass of the link that moves with this row."""
        return LinkMass(self.mass, self.com, self.inertia, self.about, self.solid or ())


@dataclass(frozen=True)
class DHTable:
    """A serial chain: rows from base to tip in one of the two conventions."""

    convention: str
    rows: tuple[DHLink, ...]

    @property
    def title(self) -> str:
        """What it is, in words."""
        return f"{self.convention} DH table of {counted(len(self.rows), 'row')}"

    def joint_kinds(self) -> list[tuple[str, str]]:
        """Name and kind of every joint."""
        return [(row.name, row.joint) for row in self.rows]

    def tips(self) -> list[str]:
        """The links on which no other one hangs: the last."""
        return [self.rows[-1].link if self.rows else BASE]


@dataclass(frozen=True)
class Geometry:
    """A shape that a file draws or collides with: nothing that dynamics needs.

    shape    "box" (x, y, z), "cylinder" or "capsule" (radius, length; along z), "sphere" (radius),
             "ellipsoid" (three semi-axes) or "mesh" (three factors of scale)
    mesh     the file that a mesh names, as written; empty for the others
    role     "collision" or "visual"
    """

    shape: str
    sizes: tuple[float, ...]
    placement: Placement = Placement()
    mesh: str = ""
    role: str = "collision"


@dataclass(frozen=True)
class TreeLink:
    """A link; `inertial` says whether the file gave its mass at all, `shape_fault` why one of its
    shapes is missing."""

    name: str
    body: LinkMass = LinkMass()
    inertial: bool = True
    geometry: tuple[Geometry, ...] = field(default=(), repr=False)
    shape_fault: str = field(default="", repr=False)


@dataclass(frozen=True)
class Mimic:
    """A joint that follows another one: its coordinate is ratio · q(joint) + offset."""

    joint: str
    ratio: Scalar = 1.0
    offset: Scalar = 0.0


@dataclass(frozen=True)
class TreeJoint:
    """A joint from a parent link to a child link; the child's frame is the joint's at q = 0."""

    name: str
    kind: str
    parent: str
    child: str
    placement: Placement = Placement()
    axis: tuple[Scalar, Scalar, Scalar] = (0.0, 0.0, 1.0)
    friction: Friction = Friction()
    rotor: Rotor = Rotor()
    limits: Limits = Limits()
    mimic: Mimic | None = None
    motor: Motor | None = None
    gear: Gear | None = None
    axis2: tuple[Scalar, Scalar, Scalar] = (1.0, 0.0, 0.0)
    pitch: Scalar = 0.0
    spring: Spring | None = None

    @property
    def entries(self) -> dict[str, Any]:
        """What is told of this kind of joint, by name."""
        return {entry: getattr(self, entry) for entry in JOINT_KINDS[self.kind].entries}


@dataclass(frozen=True)
class Tree:
    links: tuple[TreeLink, ...]
    joints: tuple[TreeJoint, ...]

    @property
    def title(self) -> str:
        """What it is, in words."""
        return f"tree of {counted(len(self.links), 'link')}"

    def joint_kinds(self) -> list[tuple[str, str]]:
        """Name and kind of every joint."""
        return [(joint.name, joint.kind) for joint in self.joints]

    def tips(self) -> list[str]:
        """The links on which no other one hangs."""
        parents = {joint.parent for joint in self.joints}
        return [joint.child for joint in self.joints if joint.child not in parents]


@dataclass(frozen=True)
class ExtraFrame:
    """A named frame on a link, such as the tool."""

    name: str
    link: str
    placement: Placement = Placement()


@dataclass(frozen=True)
class Attachment:
    """A link welded to a frame of a finished robot, such as a payload in the hand."""

    name: str
    frame: str
    body: LinkMass
    placement: Placement = Placement()


@dataclass(frozen=True, repr=False)
class Description(Tabled):
    """A robot as described: structure, named parameters, and where its numbers come from.

    name: of the robot
    structure: a DH table, or a tree of links and joints
    gravity: in world axes, m/s²; base: where the robot's base stands in the world
    frames: named frames beside those of the links, the tool among them
    attachments: payloads and the like, welded on in Python
    closures: what makes loops of the tree's branches
    parameters: named numbers that formulas of the file use
    source, licence, notes: where the numbers come from, and what a reader should know
    file, format: the file that was read, empty for a robot made in Python, and its format
    unrealizable: why inertias that no rigid body can have are meant
    remarks: what the reader had to decide; cautions: what acts in the file and not here
    drawn: where the file draws what a free joint moves, if not at its zero
    lines: of the file, by the path of the entry

    >>> from rnea import load
    >>> description = load("one_link").description
    >>> description.name, description.structure.convention, dict(description.parameters)
    ('One-link arm', 'standard', {'m': 1.0, 'a': 1.0})
    >>> description.line_of("parameters.m") > 0
    True
    """

    name: str
    structure: DHTable | Tree
    gravity: tuple[Scalar, Scalar, Scalar] = (0.0, 0.0, -9.81)
    base: Placement = Placement()
    frames: tuple[ExtraFrame, ...] = ()
    attachments: tuple[Attachment, ...] = ()
    closures: Closures = OPEN
    parameters: Mapping[str, Scalar] = field(default_factory=dict)
    source: str = ""
    licence: str = ""
    notes: str = ""
    file: str = ""
    # the name of the format that the file has; empty for a robot made in Python
    format: str = field(default="", repr=False, compare=False)
    # why an inertia that no rigid body can have is meant; not a number, so not part of the hash
    unrealizable: str = field(default="", repr=False)
    # what the reader had to decide, for people: "the floating base is taken as fixed"
    remarks: tuple[str, ...] = field(default=(), repr=False, compare=False)
    # what the file says and this robot does not have, or what is wrong in it and was passed over:
    # loading warns of it
    cautions: tuple[str, ...] = field(default=(), repr=False, compare=False)
    # where the file draws what a free joint moves, by the joint's name, if not at its zero
    drawn: Mapping[str, Placement] = field(default_factory=dict, repr=False, compare=False)
    # lines of the file by path of the entry ("joints[2].axis"); an entry without one has its
    # parent's
    lines: Mapping[str, int] = field(default_factory=dict, repr=False, compare=False)

    def _table(self) -> Table:
        return description_table(self)

    def line_of(self, path: str) -> int:
        """The line of an entry, or of the nearest entry around it; 0 if the file is unknown."""
        return line_at(self.lines, path)


def line_at(lines: Mapping[str, int], path: str) -> int:
    """The line of an entry, or of the nearest entry around it; 0 if there is none."""
    while path and path not in lines:
        path = path[: max(path.rfind("."), path.rfind("["), 0)]
    return lines.get(path, 0)
