"""Numbers of 110 digits, in a context of their own: nobody else's precision changes.

Vectors and matrices are NumPy arrays of such numbers.
"""

import mpmath
import numpy as np

mp = mpmath.MPContext()
mp.dps = 110


def vector(*parts):
    return np.array([mp.mpf(part) for part in parts], dtype=object)


def eye(n):
    return np.array([[mp.mpf(i == j) for j in range(n)] for i in range(n)], dtype=object)


def about_x(angle):
    c, s = mp.cos(angle), mp.sin(angle)
    return np.array([vector(1, 0, 0), vector(0, c, -s), vector(0, s, c)])


def about_y(angle):
    c, s = mp.cos(angle), mp.sin(angle)
    return np.array([vector(c, 0, s), vector(0, 1, 0), vector(-s, 0, c)])


def about_z(angle):
    c, s = mp.cos(angle), mp.sin(angle)
    return np.array([vector(c, -s, 0), vector(s, c, 0), vector(0, 0, 1)])


def about(turn):
    """The rotation by a vector's length about its direction (Rodrigues)."""
    angle = length(turn)
    if angle == 0:
        return eye(3)
    x, y, z = turn / angle
    K = np.array([vector(0, -z, y), vector(z, 0, -x), vector(-y, x, 0)])
    return eye(3) + K * mp.sin(angle) + (K @ K) * (1 - mp.cos(angle))


def turning(W):
    """The vector of a matrix's antisymmetric part."""
    return vector(W[2, 1] - W[1, 2], W[0, 2] - W[2, 0], W[1, 0] - W[0, 1]) / 2


def quaternion(R):
    """Scalar part first and not negative; for rotations by less than half a turn."""
    w = mp.sqrt(1 + R[0, 0] + R[1, 1] + R[2, 2]) / 2
    return [w, *(turning(R) / (2 * w))]


def length(v):
    return mp.sqrt(v @ v)


def solve(A, b):
    """x of A x = b by elimination with row pivots."""
    n = len(b)
    rows = np.concatenate([A, np.reshape(b, (n, 1))], axis=1)
    for k in range(n):
        best = max(range(k, n), key=lambda i: abs(rows[i, k]))
        rows[[k, best]] = rows[[best, k]]
        rows[k] = rows[k] / rows[k, k]
        for i in range(n):
            if i != k:
                rows[i] = rows[i] - rows[k] * rows[i, k]
    return rows[:, n]
