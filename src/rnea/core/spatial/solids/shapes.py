"""Inertia from geometry: homogeneous solids in closed form, and assemblies of them with holes.

Every shape takes exactly one of `mass` (kg) and `density` (kg/m³); lengths in metres. The formulas
are plain arithmetic, so the sizes may be of any kind of number:

>>> box((0.5, 0.25, 2), density=1000).mass
250.0
>>> import sympy
>>> from rnea.core.scalar_types.sympy_numbers import SYMPY
>>> m, r = sympy.symbols("m r")
>>> print(sphere(r, mass=m, kind=SYMPY).about_com[0, 0])
2*m*r**2/5

Where the frame stands on each shape is said by its function: at the centre of mass for all but the
cone (origin in its base) and the extrusion (origin where the polygon has it).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rnea.core.spatial.inertia import Inertia, combined
from rnea.core.spatial.numbers import FLOAT, Array, ScalarType
from rnea.core.spatial.pose import Pose
from rnea.core.spatial.solids.polygon import area_moments
from rnea.errors import InputError


def box(size: Any, *, mass: Any = None, density: Any = None, kind: ScalarType = FLOAT) -> Inertia:
    """A cuboid with edges `size` = (x, y, z) along the axes, its centre at the origin.

    >>> box((0.5, 0.25, 2), density=1000).mass
    250.0
    """
    edges = tuple(size) if hasattr(size, "__len__") else (size,)
    if len(edges) != 3:
        raise InputError(f"a box has 3 edge lengths (x, y, z), got {len(edges)}")
    x, y, z = _lengths("box", kind, **{f"size[{i}]": edge for i, edge in enumerate(edges)})
    m = _mass("box", lambda: x * y * z, mass, density, kind)
    moments = (m * (y * y + z * z) / 12, m * (x * x + z * z) / 12, m * (x * x + y * y) / 12)
    return _centered(m, moments, kind)


def cylinder(
    radius: Any, length: Any, *, mass: Any = None, density: Any = None, kind: ScalarType = FLOAT
) -> Inertia:
    """A full cylinder along z, its centre at the origin.

    >>> cylinder(1.0, 2.0, mass=4).about_com[2, 2]  # ½ m r²
    np.float64(2.0)
    """
    r, h = _lengths("cylinder", kind, radius=radius, length=length)
    m = _mass("cylinder", lambda: kind.pi * (r * r) * h, mass, density, kind)
    across = m * (r * r * 3 + h * h) / 12
    return _centered(m, (across, across, m * (r * r) / 2), kind)


def tube(
    outer: Any,
    inner: Any,
    length: Any,
    *,
    mass: Any = None,
    density: Any = None,
    kind: ScalarType = FLOAT,
) -> Inertia:
    """A hollow cylinder of outer and inner radius along z, its centre at the origin.

    >>> tube(1.0, 0.5, 2.0, mass=4).about_com[2, 2]  # ½ m (1² + 0.5²)
    np.float64(2.5)
    """
    a, b, h = _lengths("tube", kind, outer=outer, inner=inner, length=length)
    if kind is FLOAT and b >= a:
        raise InputError(f"tube: inner radius {b:g} m must be smaller than outer radius {a:g} m")
    m = _mass("tube", lambda: kind.pi * ((a - b) * (a + b)) * h, mass, density, kind)
    squares = a * a + b * b
    across = m * (squares * 3 + h * h) / 12
    return _centered(m, (across, across, m * squares / 2), kind)


def sphere(
    radius: Any, *, mass: Any = None, density: Any = None, kind: ScalarType = FLOAT
) -> Inertia:
    """A full ball, its centre at the origin.

    >>> sphere(1.0, mass=5).about_com[0, 0]  # 2/5 m r²
    np.float64(2.0)
    """
    (r,) = _lengths("sphere", kind, radius=radius)
    m = _mass("sphere", lambda: kind.pi * (r * r * r) * 4 / 3, mass, density, kind)
    moment = m * (r * r) * 2 / 5
    return _centered(m, (moment, moment, moment), kind)


def ellipsoid(
    semi_axes: Any, *, mass: Any = None, density: Any = None, kind: ScalarType = FLOAT
) -> Inertia:
    """A ball stretched along the axes, its centre at the origin.

    >>> ellipsoid((1, 2, 3), mass=5).about_com[2, 2]  # m/5 (1² + 2²)
    np.float64(5.0)
    """
    named = {f"semi_axes[{i}]": length for i, length in enumerate(semi_axes)}
    a, b, c = _lengths("ellipsoid", kind, **named)
    m = _mass("ellipsoid", lambda: kind.pi * (a * b * c) * 4 / 3, mass, density, kind)
    return _centered(
        m, (m * (b * b + c * c) / 5, m * (a * a + c * c) / 5, m * (a * a + b * b) / 5), kind
    )


def rod(length: Any, *, mass: Any = None, density: Any = None, kind: ScalarType = FLOAT) -> Inertia:
    """A slender rod along x, as DH links lie, its centre at the origin. By mass only.

    >>> rod(1.0, mass=12).about_com.diagonal()
    array([0., 1., 1.])
    """
    (h,) = _lengths("rod", kind, length=length)
    if density is not None:
        raise InputError("a rod has no thickness and hence no volume: give its mass, not a density")
    m = _mass("rod", lambda: kind.constant(0), mass, None, kind)
    moment = m * (h * h) / 12
    return _centered(m, (kind.constant(0), moment, moment), kind)


def cone(
    radius: Any, height: Any, *, mass: Any = None, density: Any = None, kind: ScalarType = FLOAT
) -> Inertia:
    """A full cone: base in the plane z = 0 with its centre at the origin, tip at z = height.

    The centre of mass lies at a quarter of the height.

    >>> cone(1.0, 4.0, mass=10).about_com[2, 2].round(9)  # 3/10 m r²
    np.float64(3.0)
    """
    r, h = _lengths("cone", kind, radius=radius, height=height)
    m = _mass("cone", lambda: kind.pi * (r * r) * h / 3, mass, density, kind)
    across = m * (r * r * 4 + h * h) * 3 / 80
    com = kind.array((kind.constant(0), kind.constant(0), h / 4))
    return Inertia(m, com, _diagonal((across, across, m * (r * r) * 3 / 10), kind), kind)


def capsule(
    radius: Any, length: Any, *, mass: Any = None, density: Any = None, kind: ScalarType = FLOAT
) -> Inertia:
    """A cylinder along z with two half balls on its ends, its centre at the origin.

    `length` is that of the cylindrical part; over all it measures length + 2 radius.

    >>> ball, stretched = sphere(1.0, density=1.0), capsule(1.0, 3.0, density=1.0)
    >>> round((stretched.mass - ball.mass) / math.pi, 9)  # a cylinder of 3 m between two halves
    3.0
    """
    r, h = _lengths("capsule", kind, radius=radius, length=length)
    # the volumes of cylinder and ball are as length to 4/3 radius
    ball = r * 4 / 3
    m = _mass("capsule", lambda: kind.pi * (r * r) * (h + ball), mass, density, kind)
    m_cylinder, m_ball = m * h / (h + ball), m * ball / (h + ball)
    across = m_cylinder * (r * r * 3 + h * h) / 12
    # a half ball's centre of mass is 3/8 radius away from its flat side
    across = across + m_ball * (r * r * 2 / 5 + h * h / 4 + h * r * 3 / 8)
    along = m_cylinder * (r * r) / 2 + m_ball * (r * r) * 2 / 5
    return _centered(m, (across, across, along), kind)


def extrusion(
    polygon: Sequence[Sequence[Any]],
    height: Any,
    *,
    mass: Any = None,
    density: Any = None,
    kind: ScalarType = FLOAT,
) -> Inertia:
    """A prism: a polygon of (x, y) corners, in either sense of rotation, from z = -h/2 to h/2.

    The centre of mass lies where the polygon has it, at z = 0.

    >>> extrusion([(0, 0), (2, 0), (2, 1), (0, 1)], 3.0, density=1.0).mass
    np.float64(6.0)
    """
    if not hasattr(polygon, "__len__") or isinstance(polygon, str):
        raise InputError(f"extrusion: polygon must be a list of corners (x, y), got {polygon!r}")
    corners = []
    for i, corner in enumerate(polygon):
        if not hasattr(corner, "__len__") or len(corner) != 2:
            raise InputError(f"extrusion: polygon[{i}] must be a corner (x, y), got {corner!r}")
        corners.append([_number("extrusion", f"polygon[{i}]", v, kind) for v in corner])
    (h,) = _lengths("extrusion", kind, height=height)
    area, (x, y), (xx, yy, xy) = area_moments(corners, kind)
    # a polygon in the clockwise sense has a negative area
    m = _mass("extrusion", lambda: area * kind.sign(area) * h, mass, density, kind)
    zz = h * h / 12
    zero = kind.constant(0)
    rows = [
        [m * (yy + zz), -m * xy, zero],
        [-m * xy, m * (xx + zz), zero],
        [zero, zero, m * (xx + yy)],
    ]
    return Inertia(m, kind.array((x, y, zero)), kind.array(rows), kind)


SHAPES: dict[str, Callable[..., Inertia]] = {
    "box": box,
    "cylinder": cylinder,
    "tube": tube,
    "sphere": sphere,
    "rod": rod,
    "cone": cone,
    "capsule": capsule,
    "extrusion": extrusion,
}


@dataclass(frozen=True, eq=False)
class Part:
    """A solid of an assembly: where its frame stands, and whether it is there or cut out.

    >>> Part(box((0.2, 0.2, 0.1), mass=4), hole=True).hole
    True
    """

    inertia: Inertia
    pose: Pose | None = None
    hole: bool = False


def assembly(parts: Iterable[Part], kind: ScalarType = FLOAT) -> Inertia:
    """One rigid body of several solids; holes are taken away.

    A hole counts with the mass that it takes away, so its density is that of the material around
    it. It must lie inside the material: that is not checked, but a hole that outweighs it is.

    >>> drilled = [Part(box((0.2, 0.2, 0.1), mass=4)), Part(cylinder(0.05, 0.1, mass=1), hole=True)]
    >>> print(assembly(drilled).mass)
    3.0
    """
    placed = [
        (part.inertia if part.pose is None else part.inertia.seen_from(part.pose), part.hole)
        for part in parts
    ]
    signed = [_negative(solid) if hole else solid for solid, hole in placed]
    whole = combined(signed, kind)
    if kind is FLOAT:
        there = math.fsum(solid.mass for solid, hole in placed if not hole)
        taken = math.fsum(solid.mass for solid, hole in placed if hole)
        # what rounding leaves of nothing is nothing
        if taken and not whole.mass > 1e-12 * there:
            raise InputError(
                f"the holes take away {taken:.6g} kg, but the other solids have {there:.6g} kg; "
                "a hole must lie inside them and have their density"
            )
    return whole


def _negative(solid: Inertia) -> Inertia:
    return Inertia(-solid.mass, solid.com, -solid.about_com, solid.kind)


def _centered(mass: Any, moments: tuple[Any, Any, Any], kind: ScalarType) -> Inertia:
    return Inertia(mass, kind.zeros(3), _diagonal(moments, kind), kind)


def _diagonal(moments: tuple[Any, Any, Any], kind: ScalarType) -> Array:
    x, y, z = moments
    return kind.array([[x, 0, 0], [0, y, 0], [0, 0, z]])


def _number(shape: str, name: str, value: Any, kind: ScalarType) -> Any:
    try:
        number = kind.constant(value)
    except (TypeError, ValueError, SyntaxError):
        hint = "" if isinstance(value, str) or kind is not FLOAT else "; symbols need their kind="
        raise InputError(f"{shape}: {name} must be a number, got {value!r}{hint}") from None
    if kind is FLOAT and not math.isfinite(number):
        raise InputError(f"{shape}: {name} must be finite, got {number}")
    return number


def _lengths(shape: str, kind: ScalarType, **sizes: Any) -> list[Any]:
    """Sizes as numbers of a kind, in order; floats must be positive."""
    lengths = [_number(shape, name, value, kind) for name, value in sizes.items()]
    for name, length in zip(sizes, lengths, strict=True):
        if kind is FLOAT and length <= 0:
            raise InputError(f"{shape}: {name} must be positive, got {length:g} m")
    return lengths


def _mass(shape: str, volume: Callable[[], Any], mass: Any, density: Any, kind: ScalarType) -> Any:
    """The mass, from whichever of mass and density is given."""
    choices = "mass" if shape == "rod" else "exactly one of mass and density"
    if (mass is None) == (density is None):
        said = "got neither" if mass is None else "got both"
        raise InputError(f"{shape}: give {choices}; {said}")
    name, value, unit = ("mass", mass, "kg") if density is None else ("density", density, "kg/m³")
    number = _number(shape, name, value, kind)
    if kind is FLOAT and number <= 0:
        raise InputError(f"{shape}: {name} must be positive, got {number:g} {unit}")
    return number if density is None else volume() * number
