"""Inertia: mass, centre of mass and inertia tensor of a rigid body, and how they move and add."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.errors import InputError
from rnea.spatial.numbers import FLOAT, Array, Kind
from rnea.spatial.pose import Pose
from rnea.spatial.vectors import dot, outer, product, transpose


def point_inertia(mass: Any, position: Array, kind: Kind = FLOAT) -> Array:
    """Inertia about the origin of a point mass: m (|r|² 1 - r rᵀ), the parallel-axis term."""
    # array times scalar, in this order: other kinds of number may not know arrays on their right
    return (kind.identity() * dot(position, position) - outer(position, position)) * mass


@dataclass(frozen=True, eq=False)
class Inertia:
    """Mass (kg), centre of mass (m) and inertia about the centre of mass (kg m²), in one frame."""

    mass: Any
    com: Array
    about_com: Array
    kind: Kind = FLOAT

    @classmethod
    def zero(cls, kind: Kind = FLOAT) -> Inertia:
        return cls(kind.constant(0), kind.zeros(3), kind.zeros(3, 3), kind)

    @classmethod
    def about_origin(cls, mass: Any, com: Array, tensor: Array, kind: Kind = FLOAT) -> Inertia:
        """From a tensor that was taken about the frame's origin."""
        return cls(mass, com, tensor - point_inertia(mass, com, kind), kind)

    @property
    def is_zero(self) -> bool:
        return bool(self.mass == 0 and np.all(self.about_com == 0))

    def at_origin(self) -> Array:
        """The tensor about the frame's origin (parallel-axis theorem)."""
        return self.about_com + point_inertia(self.mass, self.com, self.kind)

    def seen_from(self, X_AB: Pose) -> Inertia:
        """The same body, given in B, described in frame A."""
        R = X_AB.rotation
        turned = product(product(R, self.about_com), transpose(R))
        # rounding must not leave the tensor unsymmetric
        symmetric = (turned + transpose(turned)) / 2
        return Inertia(self.mass, X_AB.point(self.com), symmetric, self.kind)

    def problems(self) -> list[str]:
        """What makes these numbers impossible: non-finite, negative mass, negative eigenvalue."""
        if self.kind is not FLOAT:
            return []
        values = np.concatenate([[self.mass], self.com, self.about_com.ravel()])
        if not np.isfinite(values).all():
            return ["mass, centre of mass and inertia must be finite numbers"]
        found = []
        if self.mass < 0:
            found.append(f"mass is negative ({self.mass:g} kg)")
        tensor = self.about_com
        if np.abs(tensor - tensor.T).max() > 1e-12 * np.abs(tensor).max():
            found.append("the inertia matrix is not symmetric")
        else:
            least = np.linalg.eigvalsh(tensor)[0]
            if least < -1e-9 * max(1e-300, float(np.abs(tensor).max())):
                found.append(
                    f"the inertia about the centre of mass has a negative principal moment "
                    f"({least:.6g} kg m²)"
                )
        return found


def combined(parts: Iterable[Inertia], kind: Kind = FLOAT) -> Inertia:
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


def tensor_from(value: Any, kind: Kind) -> Array:
    """A 3x3 tensor from a matrix or from named entries ixx, iyy, izz, ixy, ixz, iyz.

    The named products are the entries of the matrix itself (ixy = -∫ x y dm).
    """
    if isinstance(value, dict):
        legal = ("ixx", "iyy", "izz", "ixy", "ixz", "iyz")
        unknown = [key for key in value if key not in legal]
        if unknown:
            raise InputError(f"unknown inertia entry {unknown[0]!r}. Legal: {', '.join(legal)}")
        xx, yy, zz, xy, xz, yz = (value.get(key, 0) for key in legal)
        value = [[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]
    tensor = kind.array(value)
    if tensor.shape != (3, 3):
        raise InputError(
            "an inertia is a 3x3 matrix or named entries (ixx, iyy, izz, ixy, ixz, iyz); "
            f"got shape {tensor.shape}"
        )
    return tensor
