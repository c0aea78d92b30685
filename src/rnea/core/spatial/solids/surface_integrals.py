"""Mass, centre of mass and inertia of any closed triangulated surface, by the divergence theorem.

A closed surface splits what it encloses into tetrahedra, one from a common point to each triangle,
counted negative where the triangle looks back at the point. Over a tetrahedron the moments are
polynomials of its corners, so for a polyhedron the result is exact to rounding; a smooth body is as
good as its triangles. Float numbers only.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.core.spatial.inertia import Inertia, tensor_of_second_moment
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.core.spatial.vectors import symmetric
from rnea.errors import InputError


def surface_inertia(vertices: Any, faces: Any, density: float) -> Inertia:
    """The homogeneous body inside a closed surface.

    vertices  (n, 3) points in m; equal points count as one, so separate triangles will do
    faces     (k, 3) indices of vertices, counterclockwise seen from outside
    density   kg/m³

    A cavity is a further closed surface whose triangles look into it. Refused, with the measured
    reason: a surface that is open, that changes sense from face to face, that is inside out.

    >>> corners = [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]
    >>> pyramid = surface_inertia(corners, [(0, 2, 1), (0, 1, 3), (1, 2, 3), (0, 3, 2)], density=12)
    >>> round(pyramid.mass, 12), pyramid.com
    (2.0, array([0.25, 0.25, 0.25]))
    """
    points, triangles = _checked(vertices, faces)
    density = float(density)
    if not (np.isfinite(density) and density > 0):
        raise InputError(f"the density must be positive and finite, got {density:g} kg/m³")
    _require_closed(points, triangles)
    # from a point amid the surface, then from the centre of mass: far away the terms would cancel
    middle = points.mean(axis=0)
    volume, first, _ = _moments(points[triangles] - middle)
    extent = float(np.abs(points - middle).max())
    if abs(volume) <= 1e-12 * extent**3:
        raise InputError(f"the surface encloses no volume ({volume:.3g} m³)")
    if volume < 0:
        raise InputError(
            f"the surface is inside out: it encloses {volume:.6g} m³. Faces run counterclockwise "
            "seen from outside; reverse the order of the vertices of every face"
        )
    com = middle + first / volume
    _, _, second = _moments(points[triangles] - com)
    tensor = symmetric(tensor_of_second_moment(second) * density)
    inertia = Inertia(density * volume, com, tensor, FLOAT)
    problem = inertia.violation()
    if problem is not None:
        raise InputError(f"the surface overlaps itself, or a part of it is inside out: {problem}")
    return inertia


def _checked(vertices: Any, faces: Any) -> tuple[Array, Array]:
    try:
        points = np.asarray(vertices, dtype=float)
    except (TypeError, ValueError):
        raise InputError("vertices must be numbers in rows of 3") from None
    triangles = np.asarray(faces)
    if points.ndim != 2 or points.shape[1] != 3:
        raise InputError(f"vertices must have shape (n, 3), got {points.shape}")
    if triangles.ndim != 2 or triangles.shape[1] != 3 or triangles.dtype.kind not in "iu":
        raise InputError(
            f"faces must be whole numbers of shape (k, 3), got {triangles.dtype} of shape "
            f"{triangles.shape}"
        )
    wrong = np.flatnonzero(~np.isfinite(points).all(axis=1))
    if wrong.size:
        raise InputError(f"vertex {wrong[0]} is not finite: {points[wrong[0]].tolist()}")
    outside = ((triangles < 0) | (triangles >= len(points))).any(axis=1)
    if outside.any():
        which = int(np.flatnonzero(outside)[0])
        raise InputError(
            f"face {which} is {triangles[which].tolist()}, but the vertices are 0 to "
            f"{len(points) - 1}"
        )
    # + 0.0: there is one zero only
    points, merged = np.unique(points + 0.0, axis=0, return_inverse=True)
    triangles = merged.reshape(-1)[triangles]
    # a triangle with two equal corners has no area, and its edges cancel
    a, b, c = triangles.T
    triangles = triangles[(a != b) & (b != c) & (c != a)]
    if not len(triangles):
        raise InputError("the surface has no faces of any area")
    return points, triangles


def _require_closed(points: Array, triangles: Array) -> None:
    """Every edge must be run through as often in one direction as in the other."""
    edges = np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]])
    ends, which = np.unique(np.sort(edges, axis=1), axis=0, return_inverse=True)
    which = which.reshape(-1)
    uses = np.bincount(which, minlength=len(ends))
    balance = np.bincount(which, np.where(edges[:, 0] < edges[:, 1], 1, -1), len(ends))
    lengths = np.linalg.norm(points[ends[:, 0]] - points[ends[:, 1]], axis=1)
    is_open = uses % 2 == 1
    if is_open.any():
        gap = float(lengths[is_open].sum())
        raise InputError(
            f"the surface is open: {is_open.sum()} of {len(ends)} edges, {gap:.6g} m in all, "
            f"belong to one face only; {_edge(points, ends[is_open][0])} is one"
        )
    flipped = balance != 0
    if flipped.any():
        raise InputError(
            f"the faces do not agree on what is outside: {flipped.sum()} of {len(ends)} edges are "
            f"run through in the same direction by two faces; {_edge(points, ends[flipped][0])} "
            "is one"
        )


def _edge(points: Array, ends: Array) -> str:
    a, b = ("(" + ", ".join(f"{x:g}" for x in points[end]) + ")" for end in ends)
    return f"{a}-{b}"


def _moments(corners: Array) -> tuple[float, Array, Array]:
    """Volume, ∫ r dV and ∫ r rᵀ dV of the tetrahedra from the origin to triangles (k, 3, 3)."""
    a, b, c = corners[:, 0], corners[:, 1], corners[:, 2]
    volumes = np.einsum("ki,ki->k", a, np.cross(b, c)) / 6
    sums = corners.sum(axis=1)
    first = np.einsum("k,ki->i", volumes, sums) / 4
    second = np.einsum("k,ki,kj->ij", volumes, sums, sums)
    second = (second + np.einsum("k,kci,kcj->ij", volumes, corners, corners)) / 20
    return float(volumes.sum()), first, second
