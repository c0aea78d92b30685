"""Scene: a picture of a robot as data. Lines, points, ellipsoids and vectors, all in world axes.

A scene knows what is drawn and in which unit, not how it looks: `ScenePainter` draws it, and a
test can read every arrow back. Whoever makes a scene brings the numbers; nothing is computed here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.errors import UnknownNameError


@dataclass(frozen=True)
class VectorQuantity:
    """What an arrow stands for. `turning` ones are drawn as arcs or with two heads."""

    symbol: str
    title: str
    unit: str
    turning: bool = False


QUANTITIES: Mapping[str, VectorQuantity] = {
    "w": VectorQuantity("ω", "angular velocity", "rad/s", True),
    "wd": VectorQuantity("ω̇", "angular acceleration", "rad/s²", True),
    "v": VectorQuantity("v", "velocity", "m/s"),
    "vd": VectorQuantity("a", "acceleration", "m/s²"),
    "vdc": VectorQuantity("a", "acceleration of the centre of mass", "m/s²"),
    "F": VectorQuantity("F", "inertial force m a", "N"),
    "N": VectorQuantity("N", "inertial moment", "N m", True),
    "weight": VectorQuantity("W", "weight", "N"),
    "lift": VectorQuantity("−W", "what holds the weight", "N"),
    "f": VectorQuantity("f", "force through a joint", "N"),
    "n": VectorQuantity("n", "moment through a joint", "N m", True),
    "load": VectorQuantity("f", "force on the link", "N"),
    "load moment": VectorQuantity("n", "moment on the link", "N m", True),
}


@dataclass(frozen=True, eq=False)
class Line:
    """A polyline (k, 3). role: link, base, rail, hub, cross, plate (corners), web (corners of a
    link between several joints), coupling (between joints), trail, axis, frame x, frame y or
    frame z; a link, a hub, a cross or a plate may be active.

    carried: the numbers of the bodies that carry its first and its last point along, 0 the base
    """

    name: str
    role: str
    points: Array
    opacity: float = 1.0
    carried: tuple[int, int] = (0, 0)

    @property
    def solid(self) -> bool:
        """Whether it throws a shadow."""
        return self.role.endswith(("link", "rail"))


@dataclass(frozen=True, eq=False)
class Point:
    """A marked position (3,). role: joint, slider, ball (that may be active), com or axis (of a
    joint, at its origin). carried: the number of the body that carries it along"""

    name: str
    role: str
    position: Array
    opacity: float = 1.0
    carried: int = 0


@dataclass(frozen=True, eq=False)
class Ellipsoid:
    """A body's inertia as the homogeneous ellipsoid that has it; columns of `axes` are its
    half-axes in m. role: inertia, or body where it is drawn as a body that floats, which may be
    active. carried: the number of the body"""

    name: str
    center: Array
    axes: Array
    role: str = "inertia"
    carried: int = 0

    @property
    def solid(self) -> bool:
        return self.role.endswith("body")


@dataclass(frozen=True, eq=False)
class Vector:
    """An arrow: `components` in `unit`, at `origin` (m), both in world axes."""

    name: str
    quantity: str
    origin: Array
    components: Array
    unit: str
    label: str = ""
    opacity: float = 1.0

    @property
    def turning(self) -> bool:
        return QUANTITIES[self.quantity].turning

    def tip(self, scale: float) -> Array:
        """Where a straight arrow ends if one unit is drawn `scale` metres long."""
        return np.asarray(self.origin + self.components * scale)


@dataclass(frozen=True, eq=False)
class Badge:
    """A text at a place, such as a joint's torque."""

    name: str
    text: str
    position: Array
    quantity: str = ""


@dataclass(frozen=True, eq=False)
class Scene:
    """Everything in one picture."""

    lines: tuple[Line, ...] = ()
    points: tuple[Point, ...] = ()
    ellipsoids: tuple[Ellipsoid, ...] = ()
    vectors: tuple[Vector, ...] = ()
    badges: tuple[Badge, ...] = ()
    scales: Mapping[str, float] = field(default_factory=dict)
    """Metres drawn per unit of a vector, by unit; for arcs: turns per unit."""

    def vector(self, name: str) -> Vector:
        for vector in self.vectors:
            if vector.name == name:
                return vector
        raise UnknownNameError("vector", name, [v.name for v in self.vectors])

    def with_vectors(self, vectors: Iterable[Vector], badges: Iterable[Badge] = ()) -> Scene:
        """The same picture with more arrows and texts."""
        return replace(self, vectors=(*self.vectors, *vectors), badges=(*self.badges, *badges))

    def moved(self, by: Array) -> Scene:
        """The same picture elsewhere: everything shifted by a way (3,) in m."""
        return replace(
            self,
            lines=tuple(replace(x, points=x.points + by) for x in self.lines),
            points=tuple(replace(x, position=x.position + by) for x in self.points),
            ellipsoids=tuple(replace(x, center=x.center + by) for x in self.ellipsoids),
            vectors=tuple(replace(x, origin=x.origin + by) for x in self.vectors),
            badges=tuple(replace(x, position=x.position + by) for x in self.badges),
        )

    def extent(self, arcs: bool = False) -> Array:
        """All places (k, 3) that must be in view, tips of straight arrows included.

        arcs: turning vectors are drawn as arcs about their origin, not as arrows.
        """
        places = [line.points for line in self.lines if line.role not in ("trail", "axis")]
        places += [point.position[None] for point in self.points]
        for body in self.ellipsoids:
            if body.solid:
                places.append(body.center + np.concatenate([body.axes.T, -body.axes.T]))
        for vector in self.vectors:
            places.append(vector.origin[None])
            if not (vector.turning and arcs):
                places.append(vector.tip(self.scales[vector.unit])[None])
        return np.concatenate(places) if places else np.zeros((1, 3))


def round_value(value: float) -> float:
    """The largest of 1, 2, 5 · 10^k that is not above a positive value.

    >>> [round_value(x) for x in (0.7, 1.0, 37.0, 5000.0)]
    [0.5, 1.0, 20.0, 5000.0]
    """
    power = 10.0 ** np.floor(np.log10(value))
    steps = [step for step in (1, 2, 5, 10) if step * power <= value * (1 + 1e-12)]
    return float(steps[-1] * power)


def scales_for(
    largest: Mapping[str, float], length: float, turns: Sequence[str] = ()
) -> dict[str, float]:
    """Metres per unit so that the largest arrow of each unit is at most `length` long.

    Units in `turns` are drawn as arcs; their scale is in turns per unit, three quarters of a turn
    for the largest.
    """
    scales = {}
    for unit, value in largest.items():
        full = 0.75 if unit in turns else length
        scales[unit] = full / value if value > 0 and np.isfinite(value) else full
    return scales
