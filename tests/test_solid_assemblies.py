"""Closed surfaces by the divergence theorem, and assemblies with holes, against meshes."""

import numpy as np
import pytest
import sympy as sp
import trimesh
from trimesh import creation as make

from rnea.core.scalar_types.sympy_numbers import SYMPY
from rnea.core.spatial import rotations, solids
from rnea.core.spatial.solids import Part, surface_inertia
from rnea.spatial import Pose
from support.volume_integrals import assert_same

L_SHAPE = [(0, 0), (0.4, 0), (0.4, 0.1), (0.1, 0.1), (0.1, 0.3), (0, 0.3)]


def prism(polygon, caps, height):
    """A closed surface by hand: counterclockwise polygon, its triangles, walls between."""
    n = len(polygon)
    vertices = [(x, y, z) for z in (-height / 2, height / 2) for x, y in polygon]
    faces = [(c, b, a) for a, b, c in caps] + [(a + n, b + n, c + n) for a, b, c in caps]
    for i in range(n):
        j = (i + 1) % n
        faces += [(i, j, j + n), (i, j + n, i + n)]
    return np.array(vertices, dtype=float), np.array(faces)


def test_a_prism_by_its_surface_and_by_its_polygon():
    vertices, faces = prism(L_SHAPE, [(0, 1, 2), (0, 2, 3), (0, 3, 4), (0, 4, 5)], 0.15)
    solid = solids.extrusion(L_SHAPE, 0.15, density=7800)
    assert_same(surface_inertia(vertices, faces, 7800), solid.mass, solid.com, solid.about_com)
    # a million metres away it is the same body
    moved = surface_inertia(vertices + 1e6, faces, 7800)
    np.testing.assert_allclose(moved.about_com, solid.about_com, atol=1e-9)
    # loose triangles, as an STL file has them
    soup = surface_inertia(
        vertices[faces].reshape(-1, 3), np.arange(3 * len(faces)).reshape(-1, 3), 7800
    )
    assert_same(soup, solid.mass, solid.com, solid.about_com)


def of_mesh(mesh, density):
    mesh.density = density
    return mesh.mass, mesh.center_mass, mesh.moment_inertia


@pytest.mark.parametrize("seed", range(10))
def test_surfaces_against_trimesh(seed):
    rng = np.random.default_rng(seed)
    mesh = make.icosphere(subdivisions=1 + seed % 3)
    # star-shaped and bumpy, stretched, turned and moved: watertight by construction
    mesh.vertices *= rng.uniform(0.5, 1, size=(len(mesh.vertices), 1)) * rng.uniform(0.1, 1, size=3)
    mesh.apply_transform(trimesh.transformations.random_rotation_matrix(rng.random(3)))
    mesh.apply_translation(rng.normal(size=3))
    assert_same(surface_inertia(mesh.vertices, mesh.faces, 1234.0), *of_mesh(mesh, 1234.0), 1e-11)


ROUND = {
    "cylinder": (solids.cylinder(0.3, 0.7, density=1), lambda n: make.cylinder(0.3, 0.7, n)),
    "tube": (solids.tube(0.3, 0.2, 0.7, density=1), lambda n: make.annulus(0.2, 0.3, 0.7, n)),
    "cone": (solids.cone(0.3, 0.7, density=1), lambda n: make.cone(0.3, 0.7, n)),
    "sphere": (solids.sphere(0.3, density=1), lambda n: make.uv_sphere(0.3, (n, n))),
    "capsule": (solids.capsule(0.3, 0.7, density=1), lambda n: make.capsule(0.7, 0.3, (n, n))),
}


@pytest.mark.parametrize("shape", ROUND)
def test_round_shapes_are_the_limit_of_their_meshes(shape):
    """The error of a mesh falls with the square of its fineness; extrapolated it is nearly gone."""
    exact, mesh = ROUND[shape]
    coarse, fine = (surface_inertia(m.vertices, m.faces, 1.0) for m in (mesh(64), mesh(128)))
    for key in ("mass", "about_com"):
        values = [np.asarray(getattr(body, key)) for body in (coarse, fine, exact)]
        scale = np.abs(values[2]).max()
        errors = [np.abs(value - values[2]).max() / scale for value in values[:2]]
        assert 1e-5 < errors[0] < 1e-2
        assert errors[0] / errors[1] == pytest.approx(4, rel=0.1)
        extrapolated = (4 * values[1] - values[0]) / 3
        np.testing.assert_allclose(extrapolated, values[2], atol=1e-4 * scale)


# ---- assemblies --------------------------------------------------------------------------------


def somewhere(rng):
    w, x, y, z = rng.normal(size=4)
    return Pose(rotations.from_quaternion(w, x, y, z), rng.normal(size=3))


def ring(n, radius):
    """The corners of the polygon that trimesh makes of a circle."""
    phi = np.arange(n) * 2 * np.pi / n
    return np.stack([radius * np.cos(phi), radius * np.sin(phi)], axis=-1)


def test_an_assembly_with_holes_and_turned_parts_against_trimesh():
    """A plate with a prismatic bore through it and a slot, a turned arm, and a post on top."""
    rng = np.random.default_rng(11)
    flange, arm, post = Pose.identity(), somewhere(rng), somewhere(rng)
    bore = Pose(np.eye(3), np.array([0.3, 0.1, 0]))
    slot = Pose(rotations.about_z(0.3), np.array([-0.3, 0, 0]))
    column = ring(12, 0.05)
    parts = [
        (2700, solids.box((1, 0.6, 0.1), density=2700), flange, 1, make.box((1, 0.6, 0.1))),
        (
            2700,
            solids.extrusion(ring(7, 0.1), 0.1, density=2700),
            bore,
            -1,
            make.cylinder(0.1, 0.1, 7),
        ),
        (2700, solids.box((0.2, 0.05, 0.1), density=2700), slot, -1, make.box((0.2, 0.05, 0.1))),
        (7800, solids.box((0.1, 0.2, 0.9), density=7800), arm, 1, make.box((0.1, 0.2, 0.9))),
        (1200, solids.extrusion(column, 0.4, density=1200), post, 1, make.cylinder(0.05, 0.4, 12)),
    ]
    ours = solids.assembly(Part(solid, pose, sign < 0) for _, solid, pose, sign, _ in parts)
    mass, first, at_origin = 0.0, np.zeros(3), np.zeros((3, 3))
    for density, _, pose, sign, mesh in parts:
        mesh.apply_transform(pose.matrix())
        m, c, tensor = of_mesh(mesh, density)
        mass, first = mass + sign * m, first + sign * m * c
        at_origin = at_origin + sign * (tensor + m * (c @ c * np.eye(3) - np.outer(c, c)))
    com = first / mass
    about_com = at_origin - mass * (com @ com * np.eye(3) - np.outer(com, com))
    assert_same(ours, mass, com, about_com, 1e-12)
    assert ours.violation() is None


def test_an_extruded_polygon_with_a_hole_against_its_mesh():
    """A hexagonal nut: the mesh has the hole in it, walls looking inwards; the assembly cuts it."""
    n, height = 6, 0.02
    outer, inner = ring(n, 0.03), ring(n, 0.015) @ rotations.about_z(0.2)[:2, :2] + 0.002
    rings = [(xy, z) for z in (-height / 2, height / 2) for xy in (outer, inner)]
    vertices = np.array([(x, y, z) for xy, z in rings for x, y in xy])
    below, bore_below, above, bore_above = (np.arange(n) + k * n for k in range(4))
    faces = []
    for i in range(n):
        j = (i + 1) % n
        for a, b in (
            (above, bore_above),
            (bore_below, below),
            (below, above),
            (bore_above, bore_below),
        ):
            # from ring a to ring b, outwards to the right of the way round
            faces += [(a[i], a[j], b[j]), (a[i], b[j], b[i])]
    mesh = trimesh.Trimesh(vertices, faces, process=False)
    assert mesh.is_watertight
    assert mesh.is_winding_consistent
    nut = [
        Part(solids.extrusion(outer, height, density=7850)),
        Part(solids.extrusion(inner, height, density=7850), hole=True),
    ]
    ours = solids.assembly(nut)
    assert_same(ours, *of_mesh(mesh, 7850))
    surface = surface_inertia(vertices, faces, 7850)
    assert_same(ours, surface.mass, surface.com, surface.about_com)


def test_a_cavity_is_a_surface_that_looks_inwards():
    ball, hollow = make.icosphere(radius=0.5), make.icosphere(radius=0.4)
    hollow.apply_translation([0.05, 0, 0])
    vertices = np.concatenate([ball.vertices, hollow.vertices])
    faces = np.concatenate([ball.faces, hollow.faces[:, ::-1] + len(ball.vertices)])
    shell = surface_inertia(vertices, faces, 100.0)
    parts = [
        Part(surface_inertia(ball.vertices, ball.faces, 100.0)),
        Part(surface_inertia(hollow.vertices, hollow.faces, 100.0), hole=True),
    ]
    cut = solids.assembly(parts)
    assert_same(shell, cut.mass, cut.com, cut.about_com)


def test_an_assembly_in_symbols():
    """A plate with a round bore: the closed form with names."""
    a, t, r, rho = sp.symbols("a t r rho", positive=True)
    plate = solids.box((a, a, t), density=rho, kind=SYMPY)
    bore = solids.cylinder(r, t, density=rho, kind=SYMPY)
    drilled = solids.assembly([Part(plate), Part(bore, hole=True)], SYMPY)
    expected = rho * t * (a**4 / 6 - sp.pi * r**4 / 2)
    assert sp.simplify(drilled.about_com[2, 2] - expected) == 0
    assert sp.simplify(drilled.mass - rho * t * (a**2 - sp.pi * r**2)) == 0
