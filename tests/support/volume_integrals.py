"""Mass, centre of mass and inertia by numeric integration over a solid's volume.

Gauss-Legendre points in coordinates in which the solid is a brick, the Jacobian written out; around
an axis equally spaced angles, which integrate the trigonometric polynomials here exactly. No closed
form of `rnea.core.spatial.solids` is used.
"""

import numpy as np


def gauss(low, high, n=12):
    x, w = np.polynomial.legendre.leggauss(n)
    return (high - low) / 2 * x + (high + low) / 2, (high - low) / 2 * w


def angles(n=16):
    return np.arange(n) * 2 * np.pi / n, np.full(n, 2 * np.pi / n)


def grid(*axes):
    """Points of a brick and the products of their weights."""
    points = np.meshgrid(*(x for x, _ in axes), indexing="ij")
    weights = np.meshgrid(*(w for _, w in axes), indexing="ij")
    return [p.ravel() for p in points], np.prod([w.ravel() for w in weights], axis=0)


def box(size):
    (x, y, z), w = grid(*(gauss(-edge / 2, edge / 2) for edge in size))
    return x, y, z, w


def tube(outer, inner, length):
    (r, phi, z), w = grid(gauss(inner, outer), angles(), gauss(-length / 2, length / 2))
    return r * np.cos(phi), r * np.sin(phi), z, w * r


def cylinder(radius, length):
    return tube(radius, 0, length)


def ball_slice(radius, low, high, shift=0):
    """The part of a ball with polar angles from low to high; the cosine is the coordinate."""
    (r, phi, c), w = grid(gauss(0, radius), angles(), gauss(np.cos(high), np.cos(low)))
    s = np.sqrt(1 - c * c)
    return r * s * np.cos(phi), r * s * np.sin(phi), r * c + shift, w * r * r


def sphere(radius):
    return ball_slice(radius, 0, np.pi)


def cone(radius, height):
    (t, phi, z), w = grid(gauss(0, 1), angles(), gauss(0, height))
    width = radius * (1 - z / height)
    r = t * width
    return r * np.cos(phi), r * np.sin(phi), z, w * r * width


def capsule(radius, length):
    parts = (
        cylinder(radius, length),
        ball_slice(radius, 0, np.pi / 2, length / 2),
        ball_slice(radius, np.pi / 2, np.pi, -length / 2),
    )
    return tuple(np.concatenate(values) for values in zip(*parts, strict=True))


def extrusion(polygon, height):
    """Signed trapezoids between each edge and the x axis."""
    parts, area = [], 0.0
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        (s, t, z), w = grid(gauss(0, 1), gauss(0, 1), gauss(-height / 2, height / 2))
        top = ay + (by - ay) * s
        parts.append((ax + (bx - ax) * s, t * top, z, -w * (bx - ax) * top))
        area -= (bx - ax) * (ay + by) / 2
    x, y, z, w = (np.concatenate(values) for values in zip(*parts, strict=True))
    return x, y, z, w * np.sign(area)


def moments(points, density):
    """Mass, centre of mass and inertia about it, from points and their volumes."""
    x, y, z, w = points
    w = w * density
    r = np.stack([x, y, z], axis=-1)
    mass = w.sum()
    com = w @ r / mass
    arm = r - com
    second = np.einsum("k,ki,kj->ij", w, arm, arm)
    return mass, com, np.trace(second) * np.eye(3) - second


def assert_same(inertia, mass, com, tensor, relative=1e-12):
    """Each within a fraction of its own scale: mass, size of the body, largest moment."""
    np.testing.assert_allclose(inertia.mass, mass, rtol=relative)
    size = np.sqrt(np.trace(tensor) / mass)
    np.testing.assert_allclose(inertia.com, com, atol=relative * size + 1e-15 * np.abs(com).max())
    np.testing.assert_allclose(inertia.about_com, tensor, atol=relative * np.abs(tensor).max())
