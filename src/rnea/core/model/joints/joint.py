"""What a joint is: the one page that the recursions know of all kinds.

A joint stands between a parent body and a child body. The child's frame is the joint's frame
carried along by the motion. A joint owns its coordinates: `nq` numbers q that say where the child
stands, `nv` speeds v that say how it moves, `nv` efforts that drive it, each with a name and a
unit. Everything about the motion is in the child's axes and at its origin.

Speeds need not be the rates of coordinates: those of spherical, planar and free joints are along
the child's own axes. `rate` turns speeds into rates, `integrate` and `difference` go along them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import numpy as np

from rnea.core.spatial import MassMoments, Pose
from rnea.core.spatial.numbers import Array, ScalarType, read_only
from rnea.errors import InputError

if TYPE_CHECKING:
    from rnea.core.model.model import JointLimits


class Coordinate(NamedTuple):
    """One of the numbers q of a joint: what is added to the joint's name, and its unit."""

    suffix: str
    unit: str


class Speed(NamedTuple):
    """One of a joint's speeds, and the effort that works along it."""

    suffix: str
    unit: str
    effort_suffix: str
    effort_unit: str


TURN = Speed("", "rad/s", "", "N m")
SLIDE = Speed("", "m/s", "", "N")

Pair = tuple[Array, Array]
"""An angular and a linear part."""


class Joint(ABC):
    """The members that every kind has; those with a body here suit joints whose speeds are the
    rates of their coordinates and whose axes stand still in the child."""

    kind: str
    coordinates: tuple[Coordinate, ...]
    speeds: tuple[Speed, ...]
    # whether all it does is turn about one axis, or slide along one
    turns: bool = False
    slides: bool = False
    # where the quaternion stands among the coordinates, if there is one
    quaternion: slice | None = None
    # how far to go for a random position where no limit says it
    reach: float = 0.5
    # whether the child's frame may be chosen anew: about and along the axis ("axis"), anywhere
    # with the same axis ("direction"), or not at all ("")
    frame_is_free: str = ""

    def __init__(self, name: str, placement: Pose, number: ScalarType) -> None:
        self.name, self.placement, self.number = name, placement.frozen(), number
        self._zero = number.zeros(3)

    @property
    def nq(self) -> int:
        return len(self.coordinates)

    @property
    def nv(self) -> int:
        return len(self.speeds)

    @property
    def effort_unit(self) -> str:
        """Of a joint with one speed; of others the units, separated by commas."""
        return ", ".join(dict.fromkeys(speed.effort_unit for speed in self.speeds))

    @property
    def position_unit(self) -> str:
        return ", ".join(dict.fromkeys(x.unit for x in self.coordinates if x.unit))

    @property
    def axis(self) -> Array:
        """The axis in the child's frame; what has no single one says so."""
        raise InputError(
            f"joint {self.name!r} is {self.kind}: it has no single axis, and this needs one"
        )

    # ---- where and how -------------------------------------------------------------------------

    @abstractmethod
    def pose(self, q: Array) -> Pose:
        """X_PB: the child in the parent, at coordinates q (..., nq)."""

    @abstractmethod
    def motion_axes(self, q: Array) -> Pair:
        """`twist` of each unit speed: two arrays (..., nv, 3), angular and linear."""

    @abstractmethod
    def twist(self, q: Array, v: Array) -> Pair:
        """Angular and linear velocity of the child relative to the parent, at speeds (..., nv)."""

    @abstractmethod
    def effort(self, q: Array, force: Array, moment: Array) -> Array:
        """The part (..., nv) of a wrench at the child's origin that the actuator provides."""

    def drift(self, q: Array, v: Array) -> Pair | None:
        """What the axes' own motion in the child adds to the acceleration; None if they rest."""
        return None

    def bracket(self, v: Array) -> Array | None:
        """The matrix (..., nv, nv) of u ↦ [v, u]: how far speeds are from rates of coordinates.

        None where they are such rates, and moving by v and then u is moving by u and then v.
        """
        return None

    # ---- along the motion ----------------------------------------------------------------------

    @property
    def neutral(self) -> Array:
        """The q (nq,) at which the child's frame is the joint's own."""
        return np.zeros(self.nq)

    def rate(self, q: Array, v: Array) -> Array:
        """dq/dt (..., nq) at speeds v."""
        return v

    def integrate(self, q: Array, step: Array) -> Array:
        """Where the child comes from q when it moves by v dt = step (..., nv); floats."""
        return q + step

    def difference(self, q0: Array, q1: Array) -> Array:
        """The step (..., nv) that takes q0 to q1, the shorter way around; floats."""
        return q1 - q0

    def normalized(self, q: Array) -> Array:
        """The same place said with quaternions of length 1."""
        return q

    def random(self, rng: np.random.Generator, limits: JointLimits, count: int) -> Array:
        """Positions (count, nq) within the limits, or within `reach` where there are none."""
        low = -self.reach if limits.lower is None else float(limits.lower)
        high = self.reach if limits.upper is None else float(limits.upper)
        return rng.uniform(low, high, (count, self.nq))

    # ---- other forms of the robot --------------------------------------------------------------

    def at_zero(self) -> Pose:
        """X_PB at the neutral position."""
        return self.placement

    def describe(self) -> list[Any]:
        """The numbers of this joint beside its placement."""
        return []

    @abstractmethod
    def on(self, placement: Pose) -> Self:
        """The same joint placed elsewhere on its parent."""

    def moved(self, placement: Pose, axis: Array, offset: Any, number: ScalarType) -> Self:
        """The same joint between other frames, where `frame_is_free`; `offset` is added to an
        angle (None: nothing)."""
        raise TypeError(f"the frame behind a {self.kind} joint is not free")

    def unobservable(self, body: MassMoments) -> MassMoments | None:
        """The part of the child that may as well belong to the parent: no effort tells."""
        return None


class AxisJoint(Joint):
    """A joint with an axis through its origin, fixed in parent and child."""

    def __init__(self, name: str, placement: Pose, axis: Array, number: ScalarType) -> None:
        super().__init__(name, placement, number)
        self._axis = read_only(axis)

    @property
    def axis(self) -> Array:
        return self._axis

    def describe(self) -> list[Any]:
        numbers: list[Any] = self.axis.tolist()
        return numbers

    def on(self, placement: Pose) -> Self:
        return type(self)(self.name, placement, self.axis, self.number)


def column(value: Any) -> Array:
    """A value as the only column."""
    return np.asarray(value)[..., None]
