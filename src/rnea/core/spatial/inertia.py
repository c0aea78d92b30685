"""Inertia: mass, centre of mass and inertia tensor of a rigid body, and how they move and add."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.core.spatial.display import number, table_html, vector
from rnea.core.spatial.force_moment import ForceMoment
from rnea.core.spatial.numbers import FLOAT, Array, ScalarType, read_only
from rnea.core.spatial.pose import Pose
from rnea.core.spatial.vectors import cross, dot, outer, times, turned_symmetric
from rnea.errors import InputError

_NEXT = np.array((1, 2, 0))
_LAST = np.array((2, 0, 1))
_SAME = np.array((0, 1, 2))

INERTIA_ENTRIES = ("ixx", "iyy", "izz", "ixy", "ixz", "iyz")


def entries_of(tensor: Array) -> list[Any]:
    """The six entries of a tensor in the order of `INERTIA_ENTRIES`."""
    return [tensor[i, j] for i, j in ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))]


def point_inertia(mass: Any, position: Array, kind: ScalarType = FLOAT) -> Array:
    """Inertia about the origin of a point mass: m (|r|² 1 - r rᵀ), the parallel-axis term."""
    # array times scalar, in this order: other kinds of number may not know arrays on their right
    return (kind.identity() * dot(position, position) - outer(position, position)) * mass


def principal_tensor(moments: Array, axes: Array) -> Array:
    """The tensor of principal moments (3,) about axes that are the columns of a rotation."""
    return turned_symmetric(axes, np.diag(moments))


def second_moment(tensor: Array, kind: ScalarType = FLOAT) -> Array:
    """Σ = ∫ r rᵀ dm = tr(I)/2 · 1 - I from the inertia tensor I about the same point."""
    return kind.identity() * (_trace(tensor) / 2) - tensor


def tensor_of_second_moment(second: Array, kind: ScalarType = FLOAT) -> Array:
    """I = tr(Σ) · 1 - Σ, the way back."""
    return kind.identity() * _trace(second) - second


def _trace(matrix: Array) -> Any:
    return matrix[0, 0] + matrix[1, 1] + matrix[2, 2]


def turning_moment(U: Array, S: Array) -> Array:
    """∫ r × U r dm: component i is (U Σ)_kj - (U Σ)_jk with i, j, k in cyclic order."""
    i, j, k = _SAME, _NEXT, _LAST
    # the two terms of Σ_jk go together
    return (
        U[..., k, j] * S[j, j]
        - U[..., j, k] * S[k, k]
        + (U[..., k, k] - U[..., j, j]) * S[j, k]
        + U[..., k, i] * S[i, j]
        - U[..., j, i] * S[i, k]
    )


def acceleration_of_point(w: Array, wd: Array, vd: Array, point: Array) -> Array:
    """Acceleration of a point fixed in a body whose origin accelerates by vd."""
    return vd + cross(wd, point) + cross(w, cross(w, point))


@dataclass(frozen=True, eq=False)
class PrincipalAxes:
    """Principal moments (3,) in kg m², ascending, and the axes as columns of a rotation (3, 3)."""

    moments: Array
    axes: Array


@dataclass(frozen=True)
class Violation:
    """By how much an inertia misses what a rigid body can have.

    moments           principal moments about the centre of mass, ascending (kg m²)
    excess            largest moment minus the sum of the others, if positive (kg m²)
    least_eigenvalue  of the pseudo-inertia about the frame's origin; negative if no distribution
                      of mass has these moments

    >>> plate = Inertia(1.0, np.zeros(3), np.diag([1.0, 1.0, 2.5]))
    >>> plate.violation().excess  # 2.5 - (1 + 1)
    0.5
    """

    mass: float
    moments: tuple[float, float, float]
    excess: float
    least_eigenvalue: float

    def __str__(self) -> str:
        shown = ", ".join(f"{moment:.6g}" for moment in self.moments)
        said = f"principal moments {shown} kg m²"
        if self.mass < 0:
            return f"{said} of a negative mass ({self.mass:.6g} kg)"
        if self.excess == 0:
            return f"{said} without mass"
        return (
            f"{said}: the largest exceeds the sum of the others by {self.excess:.6g} kg m² "
            f"(least eigenvalue of the pseudo-inertia {self.least_eigenvalue:.6g})"
        )


@dataclass(frozen=True, eq=False)
class Inertia:
    """Mass (kg), centre of mass (m) and inertia about the centre of mass (kg m²), in one frame.

    com: centre of mass (3,)
    about_com: inertia (3, 3) about it
    kind: the kind of number that all of them are

    >>> rod = Inertia(3.0, np.array([0.5, 0, 0]), np.diag([0, 0.25, 0.25]))  # 3 kg, 1 m long
    >>> rod.at_origin()[2, 2], rod.moments()[1]
    (np.float64(1.0), array([1.5, 0. , 0. ]))
    >>> rod.problems(), rod.frozen().com.flags.writeable
    ([], False)
    """

    mass: Any
    com: Array
    about_com: Array
    kind: ScalarType = FLOAT

    @classmethod
    def zero(cls, kind: ScalarType = FLOAT) -> Inertia:
        """Of nothing.

        >>> Inertia.zero().is_zero
        True
        """
        return cls(kind.constant(0), kind.zeros(3), kind.zeros(3, 3), kind)

    @classmethod
    def about_origin(
        cls, mass: Any, com: Array, tensor: Array, kind: ScalarType = FLOAT
    ) -> Inertia:
        """From a tensor that was taken about the frame's origin.

        >>> about_end = np.diag([0.0, 1.0, 1.0])
        >>> Inertia.about_origin(3.0, np.array([0.5, 0, 0]), about_end).about_com[2, 2]
        np.float64(0.25)
        """
        return cls(mass, com, tensor - point_inertia(mass, com, kind), kind)

    @property
    def is_zero(self) -> bool:
        """Whether there is neither mass nor inertia."""
        return bool(self.mass == 0 and np.all(self.about_com == 0))

    def at_origin(self) -> Array:
        """The tensor about the frame's origin (parallel-axis theorem)."""
        return self.about_com + point_inertia(self.mass, self.com, self.kind)

    def __repr__(self) -> str:
        rows = "; ".join(vector(row) for row in self.about_com)
        return (
            f"Inertia(mass {number(self.mass)} kg, centre of mass {vector(self.com)} m, "
            f"about it {rows} kg m²)"
        )

    def _repr_html_(self) -> str:
        rows = [("mass", number(self.mass), "kg"), ("centre of mass", vector(self.com), "m")]
        rows += [("about it", vector(row), "kg m²") for row in self.about_com]
        return table_html(("", "value", "unit"), rows, "Inertia")

    def frozen(self) -> Inertia:
        """A copy that cannot be written to, for the constants of a robot."""
        return Inertia(self.mass, read_only(self.com), read_only(self.about_com), self.kind)

    def seen_from(self, X_AB: Pose) -> Inertia:
        """The same body, given in B, described in frame A: turned and moved.

        >>> ball = Inertia(2.0, np.zeros(3), np.eye(3))
        >>> ball.seen_from(Pose(np.eye(3), np.array([1.0, 0, 0]))).at_origin()[2, 2]
        np.float64(3.0)
        """
        turned = turned_symmetric(X_AB.rotation, self.about_com)
        return Inertia(self.mass, X_AB.point(self.com), turned, self.kind)

    @property
    def point(self) -> Array:
        """The point about which `inertial_wrench` gives its moment: the centre of mass."""
        return self.com

    def moments(self) -> tuple[Any, Array, Array]:
        """Mass, first moment m·c and inertia tensor, about the origin."""
        return self.mass, self.com * self.mass, self.at_origin()

    def acceleration_of_point(self, w: Array, wd: Array, vd: Array, point: Array) -> Array:
        """Acceleration of a point of the body; vd is the origin's.

        >>> z, still = np.array([0, 0, 2.0]), np.zeros(3)
        >>> Inertia.zero().acceleration_of_point(z, still, still, np.array([1.0, 0, 0]))  # -w² r
        array([-4.,  0.,  0.])
        """
        return acceleration_of_point(w, wd, vd, point)

    def inertial_wrench(self, w: Array, wd: Array, vd: Array) -> ForceMoment:
        """F = m vdc and N = I wd + w × (I w), about the centre of mass; vd is the origin's.

        >>> ball = Inertia(2.0, np.array([1.0, 0, 0]), np.eye(3))
        >>> z, still = np.array([0, 0, 3.0]), np.zeros(3)
        >>> ball.inertial_wrench(z, still, still).force  # m w² r, toward the axis
        array([-18.,   0.,   0.])
        """
        force = acceleration_of_point(w, wd, vd, self.com) * self.mass
        moment = times(self.about_com, wd) + cross(w, times(self.about_com, w))
        return ForceMoment(force, moment)

    def field_wrench(self, U: Array, vd: Array) -> ForceMoment:
        """Force and moment about the centre of mass that accelerations vd + U r of its points
        take; r from the origin.

        >>> ball = Inertia(2.0, np.array([1.0, 0, 0]), np.eye(3))
        >>> ball.field_wrench(np.diag([1.0, 0, 0]), np.zeros(3)).force
        array([2., 0., 0.])
        """
        force = (vd + times(U, self.com)) * self.mass
        return ForceMoment(force, turning_moment(U, second_moment(self.about_com, self.kind)))

    def kinetic_energy(self, w: Array, v: Array) -> Array:
        """½ m |vc|² + ½ w · I w; v is the origin's.

        >>> ball = Inertia(2.0, np.zeros(3), np.eye(3))
        >>> float(ball.kinetic_energy(np.array([0, 0, 1.0]), np.array([3.0, 0, 0])))  # ½ + ½ 2 9
        9.5
        """
        vc = v + cross(w, self.com)
        return np.asarray((dot(vc, vc) * self.mass + dot(w, times(self.about_com, w))) / 2)

    def first_moment_along(self, direction: Array, X_AB: Pose) -> Array:
        """∫ r dm along a direction of A, with the body standing at X_AB.

        >>> ball = Inertia(2.0, np.array([1.0, 0, 0]), np.eye(3))
        >>> float(ball.first_moment_along(np.array([1.0, 0, 0]), Pose.identity()))
        2.0
        """
        return dot(direction, X_AB.point(self.com)) * self.mass

    def principal(self) -> PrincipalAxes:
        """Principal moments and axes about the centre of mass.

        about_com = axes · diag(moments) · axesᵀ, with axes a rotation (right-handed). Where
        moments coincide, so that the axes are not determined, some choice of them is returned.

        >>> flat = Inertia(1.0, np.zeros(3), np.diag([3.0, 1.0, 2.0]))
        >>> flat.principal().moments
        array([1., 2., 3.])
        """
        self._require_numbers("principal axes")
        moments, axes = np.linalg.eigh(self.about_com)
        # an axis has no sense of its own: take the one that points along its main coordinate
        main = np.abs(axes).argmax(axis=0)
        axes = axes * np.where(axes[main, np.arange(3)] < 0, -1.0, 1.0)
        if np.linalg.det(axes) < 0:
            axes[:, 2] = -axes[:, 2]
        return PrincipalAxes(moments, axes)

    def pseudo_inertia(self) -> Array:
        """The 4x4 matrix ∫ (r, 1)(r, 1)ᵀ dm about the frame's origin: [[Σ, h], [hᵀ, m]].

        Σ = tr(I)/2 · 1 - I with I about the origin, h = mass · com. A body of that inertia exists
        if and only if no eigenvalue is negative.

        >>> Inertia(2.0, np.array([0, 0, 3.0]), np.zeros((3, 3))).pseudo_inertia()
        array([[ 0.,  0.,  0.,  0.],
               [ 0.,  0.,  0.,  0.],
               [ 0.,  0., 18.,  6.],
               [ 0.,  0.,  6.,  2.]])
        """
        mass, first, tensor = self.moments()
        out = np.empty((4, 4), dtype=tensor.dtype)
        out[:3, :3] = second_moment(tensor, self.kind)
        out[:3, 3] = out[3, :3] = first
        out[3, 3] = mass
        return out

    def violation(self) -> Violation | None:
        """What no rigid body can have in these numbers, measured; None if one can.

        A body's principal moments are sums of pairs out of three second moments of its mass, none
        of them negative; so the largest moment is at most the sum of the others (a flat plate),
        and inertia needs mass. Excesses within rounding are forgiven.

        >>> print(Inertia(4.8, np.zeros(3), np.diag([0.066, 0.086, 0.0125])).violation())
        principal moments 0.0125, 0.066, 0.086 kg m²: the largest exceeds the sum of the others by \
0.0075 kg m² (least eigenvalue of the pseudo-inertia -0.00375)
        """
        self._require_numbers("realizability")
        first, second, third = (float(moment) for moment in self.principal().moments)
        slack = 1e-12 * max(abs(first), abs(third)) + self._rounding()
        excess = third - second - first
        massless = self.mass == 0 and third > slack
        if excess <= slack and not massless and self.mass >= 0:
            return None
        least = float(np.linalg.eigvalsh(self.pseudo_inertia())[0])
        excess = excess if excess > slack else 0.0
        return Violation(float(self.mass), (first, second, third), excess, least)

    def _require_numbers(self, what: str) -> None:
        if self.kind is not FLOAT:
            raise InputError(f"{what}: for float numbers only, not for kind {self.kind.name!r}")
        if not self._is_finite():
            raise InputError("mass, centre of mass and inertia must be finite numbers")

    def _is_finite(self) -> bool:
        values = np.concatenate([[self.mass], self.com, self.about_com.ravel()])
        return bool(np.isfinite(values).all())

    def _rounding(self) -> float:
        """What rounding may have left when the tensor was moved from the origin (kg m²)."""
        return 1e-14 * abs(float(self.mass)) * float(np.dot(self.com, self.com))

    def problems(self) -> list[str]:
        """What makes these numbers impossible: non-finite, negative mass, negative eigenvalue."""
        if self.kind is not FLOAT:
            return []
        if not self._is_finite():
            return ["mass, centre of mass and inertia must be finite numbers"]
        problems = []
        if self.mass < 0:
            problems.append(f"mass is negative ({self.mass:g} kg)")
        tensor = self.about_com
        if np.abs(tensor - tensor.T).max() > 1e-12 * np.abs(tensor).max():
            problems.append("the inertia matrix is not symmetric")
        else:
            least = np.linalg.eigvalsh(tensor)[0]
            if least < -1e-9 * max(1e-300, float(np.abs(tensor).max())) - self._rounding():
                problems.append(
                    f"the inertia about the centre of mass has a negative principal moment "
                    f"({least:.6g} kg m²)"
                )
        return problems


def combined(parts: Iterable[Inertia], kind: ScalarType = FLOAT) -> Inertia:
    """One rigid body made of several, all given in the same frame.

    Parts without mass and inertia are left out before any arithmetic, so that welding one on
    changes no bit of the result.
    """
    parts = [part for part in parts if not part.is_zero]
    if not parts:
        return Inertia.zero(kind)
    if len(parts) == 1:
        return parts[0]
    mass = sum((part.mass for part in parts[1:]), parts[0].mass)
    com = kind.zeros(3)
    if mass != 0:
        com = sum((part.com * part.mass for part in parts[1:]), parts[0].com * parts[0].mass) / mass
    tensor = kind.zeros(3, 3)
    for part in parts:
        tensor = tensor + part.about_com + point_inertia(part.mass, part.com - com, kind)
    return Inertia(mass, com, tensor, kind)


def tensor_from(value: Any, kind: ScalarType) -> Array:
    """A 3x3 tensor from a matrix or from named entries ixx, iyy, izz, ixy, ixz, iyz.

    The named products are the entries of the matrix itself (ixy = -∫ x y dm).
    """
    if isinstance(value, dict):
        for key in value:
            if key not in INERTIA_ENTRIES:
                legal = ", ".join(INERTIA_ENTRIES)
                raise InputError(f"unknown inertia entry {key!r}. Legal: {legal}")
        xx, yy, zz, xy, xz, yz = (value.get(key, 0) for key in INERTIA_ENTRIES)
        value = [[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]
    tensor = kind.array(value)
    if tensor.shape != (3, 3):
        raise InputError(
            "an inertia is a 3x3 matrix or named entries (ixx, iyy, izz, ixy, ixz, iyz); "
            f"got shape {tensor.shape}"
        )
    return tensor
