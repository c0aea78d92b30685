"""Quaternions w + xi + yj + zk as arrays (..., 4), the scalar part first.

`matrix`, `rate` and `normalized` run on any number, `exponential` and `logarithm` on floats.
A quaternion need not have length 1: it stands for the rotation of its direction. One of length zero
stands for none, and what is computed from it is not a number.
"""

from __future__ import annotations

import numpy as np

from rnea.spatial.numbers import Array, sqrt
from rnea.spatial.vectors import cross, dot

# below this angle the series have all digits and the quotients do not
_SMALL = 1e-4


def matrix(quaternion: Array) -> Array:
    """The rotation (..., 3, 3) of a quaternion of any length but zero."""
    w, x, y, z = (quaternion[..., k] for k in range(4))
    with np.errstate(divide="ignore", invalid="ignore"):
        s = 2 / (w * w + x * x + y * y + z * z)
        rows = (
            (1 - s * (y * y + z * z), s * (x * y - w * z), s * (x * z + w * y)),
            (s * (x * y + w * z), 1 - s * (x * x + z * z), s * (y * z - w * x)),
            (s * (x * z - w * y), s * (y * z + w * x), 1 - s * (x * x + y * y)),
        )
    return np.stack([np.stack(row, axis=-1) for row in rows], axis=-2)


def product(a: Array, b: Array) -> Array:
    """a b: the rotation b, then a."""
    aw, av, bw, bv = a[..., :1], a[..., 1:], b[..., :1], b[..., 1:]
    scalar = aw * bw - dot(av, bv)[..., None]
    return np.concatenate([scalar, bv * aw + av * bw + cross(av, bv)], axis=-1)


def conjugate(quaternion: Array) -> Array:
    """The rotation back."""
    return np.concatenate([quaternion[..., :1], -quaternion[..., 1:]], axis=-1)


def rate(quaternion: Array, w: Array) -> Array:
    """The change of a quaternion per second, at the angular velocity w in the turned axes."""
    scalar, vector = quaternion[..., :1], quaternion[..., 1:]
    change = w * scalar + cross(vector, w)
    return np.concatenate([-dot(vector, w)[..., None], change], axis=-1) / 2


def normalized(quaternion: Array) -> Array:
    """At length 1; what is zero becomes not a number."""
    w, x, y, z = (quaternion[..., k] for k in range(4))
    with np.errstate(divide="ignore", invalid="ignore"):
        return quaternion / sqrt(w * w + x * x + y * y + z * z)[..., None]


def exponential(turn: Array) -> Array:
    """The quaternion of a rotation vector (..., 3) in radians."""
    half = np.linalg.norm(turn, axis=-1, keepdims=True) / 2
    # sin(half) / (2 half), by its series where the quotient has no digits
    safe = np.where(half < _SMALL, 1.0, half)
    by_angle = np.where(half < _SMALL, 0.5 - half * half / 12, np.sin(safe) / (2 * safe))
    return np.concatenate([np.cos(half), turn * by_angle], axis=-1)


def logarithm(quaternion: Array) -> Array:
    """The rotation vector (..., 3), of length π at most, of a quaternion."""
    quaternion = np.where(quaternion[..., :1] < 0, -quaternion, quaternion)
    sine = np.linalg.norm(quaternion[..., 1:], axis=-1, keepdims=True)
    cosine = quaternion[..., :1]
    safe = np.where(sine == 0, 1.0, sine)
    with np.errstate(divide="ignore", invalid="ignore"):
        # without an angle the vector part is half the rotation vector
        by_sine = np.where(sine == 0, 2.0 / cosine, 2 * np.arctan2(sine, cosine) / safe)
    return quaternion[..., 1:] * by_sine


def displacement(turn: Array, travel: Array) -> Array:
    """Where a body comes that turns by `turn` while its origin moves by `travel` in its own axes.

    V travel with V = 1 + (1 - cos θ)/θ² [turn]× + (θ - sin θ)/θ³ [turn]×², seen from the start.
    """
    angle = np.linalg.norm(turn, axis=-1, keepdims=True)
    safe = np.where(angle < _SMALL, 1.0, angle)
    square = angle * angle
    # 1 - cos θ = 2 sin²(θ/2), which keeps its digits at small angles
    first = np.where(angle < _SMALL, 0.5 - square / 24, 2 * (np.sin(safe / 2) / safe) ** 2)
    second = np.where(angle < _SMALL, 1 / 6 - square / 120, (safe - np.sin(safe)) / safe**3)
    across = cross(turn, travel)
    return travel + across * first + cross(turn, across) * second


def travel(turn: Array, displaced: Array) -> Array:
    """The inverse of `displacement` at the same turn."""
    angle = np.linalg.norm(turn, axis=-1, keepdims=True)
    safe = np.where(angle < _SMALL, 1.0, angle)
    half = safe / 2
    by_square = (1 - half * np.cos(half) / np.sin(half)) / safe**2
    second = np.where(angle < _SMALL, 1 / 12 + angle * angle / 720, by_square)
    across = cross(turn, displaced)
    return displaced - across / 2 + cross(turn, across) * second
