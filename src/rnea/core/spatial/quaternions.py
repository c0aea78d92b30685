"""Quaternions w + xi + yj + zk as arrays (..., 4), the scalar part first.

All of it runs on any number: where a quotient has no digits, a series is taken by a factor that is
0 or 1, and angles come from square roots.
A quaternion need not have length 1: it stands for the rotation of its direction. One of length zero
stands for none, and what is computed from it is not a number.
"""

from __future__ import annotations

import numpy as np

from rnea.core.spatial.numbers import Array, cos, sign, sin, sqrt
from rnea.core.spatial.vectors import cross, dot

# below this square of an angle the series have all digits and the quotients do not
_SMALL = 1e-8
# half angles below π/2, halved so often, are small enough for the series of the arc tangent
_HALVINGS = 4
_ARC_TANGENT = tuple((-1) ** k / (2 * k + 1) for k in range(9))


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
    square = dot(turn, turn)[..., None] / 4
    small, half = _angle(square)
    # sin(half) / (2 half)
    by_angle = _either(small, 0.5 - square / 12, sin(half) / (half * 2))
    return np.concatenate([_either(small, 1 - square / 2, cos(half)), turn * by_angle], axis=-1)


def logarithm(quaternion: Array) -> Array:
    """The rotation vector (..., 3), of length π at most, of a quaternion."""
    # of the two that stand for the rotation the one with the smaller angle
    way = _way(quaternion[..., :1])
    w, vector = quaternion[..., :1] * way, quaternion[..., 1:] * way
    with np.errstate(divide="ignore", invalid="ignore"):
        for _ in range(_HALVINGS):
            # the square root of a quaternion lies midway between it and 1
            w = w + sqrt(w * w + dot(vector, vector)[..., None])
        tangent = vector / w
    square = dot(tangent, tangent)[..., None]
    series = square * 0
    for coefficient in reversed(_ARC_TANGENT):
        series = series * square + coefficient
    return tangent * series * 2 ** (_HALVINGS + 1)


def displacement(turn: Array, travel: Array) -> Array:
    """Where a body comes that turns by `turn` while its origin moves by `travel` in its own axes.

    V travel with V = 1 + (1 - cos θ)/θ² [turn]× + (θ - sin θ)/θ³ [turn]×², seen from the start.
    """
    square = dot(turn, turn)[..., None]
    small, angle = _angle(square)
    # 1 - cos θ = 2 sin²(θ/2), which keeps its digits at small angles
    half = sin(angle / 2) / angle
    first = _either(small, 0.5 - square / 24, half * half * 2)
    second = (angle - sin(angle)) / (angle * angle * angle)
    across = cross(turn, travel)
    twice = cross(turn, across)
    return travel + across * first + twice * _either(small, 1 / 6 - square / 120, second)


def travel(turn: Array, displaced: Array) -> Array:
    """The inverse of `displacement` at the same turn."""
    square = dot(turn, turn)[..., None]
    small, angle = _angle(square)
    half = angle / 2
    by_square = (1 - half * cos(half) / sin(half)) / (angle * angle)
    second = _either(small, 1 / 12 + square / 720, by_square)
    across = cross(turn, displaced)
    return displaced - across / 2 + cross(turn, across) * second


def _angle(square: Array) -> tuple[Array, Array]:
    """Whether an angle is small, as 1 or 0, and it; where it is small, one that quotients bear."""
    small = (1 - _way(square - _SMALL)) / 2
    return small, sqrt(square + small)


def _either(small: Array, series: Array, quotient: Array) -> Array:
    return series * small + quotient * (1 - small)


def _way(number: Array) -> Array:
    """1 or -1; the sign of 0 is 0, which is neither."""
    return sign(sign(number) + 0.5)
