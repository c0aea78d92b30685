"""Inertia from geometry: textbook values, numeric volume integrals, symbols and 50 digits."""

import mpmath
import numpy as np
import pytest
import sympy as sp
from hypothesis import given, settings
from hypothesis import strategies as st

from rnea.core.scalar_types.mpmath_numbers import MPMATH
from rnea.core.scalar_types.sympy_numbers import SYMPY
from rnea.core.spatial import solids
from rnea.core.spatial.solids import Part
from rnea.spatial import Pose
from support import volume_integrals
from support.volume_integrals import assert_same

L_SHAPE = [(0, 0), (0.4, 0), (0.4, 0.1), (0.1, 0.1), (0.1, 0.3), (0, 0.3)]
SIZES = {
    "box": {"size": (0.1, 0.25, 0.4)},
    "cylinder": {"radius": 0.07, "length": 0.5},
    "tube": {"outer": 0.06, "inner": 0.05, "length": 0.3},
    "sphere": {"radius": 0.11},
    "cone": {"radius": 0.2, "height": 0.3},
    "capsule": {"radius": 0.05, "length": 0.2},
    "extrusion": {"polygon": L_SHAPE, "height": 0.15},
}


def test_textbook_values():
    """Numbers worked by hand for round sizes."""
    m = 12.0
    diagonal = {
        "box": (solids.box((1, 2, 3), mass=m), (13, 10, 5)),
        "cylinder": (solids.cylinder(1, 2, mass=m), (7, 7, 6)),
        "tube": (solids.tube(2, 1, 3, mass=m), (24, 24, 30)),
        "sphere": (solids.sphere(0.5, mass=m), (1.2, 1.2, 1.2)),
        "rod": (solids.rod(2, mass=m), (0, 4, 4)),
        "cone": (solids.cone(1, 2, mass=m), (3.6, 3.6, 3.6)),
        # as long as 4/3 radius: half the mass is the cylinder, half the ball. Across: 21.5 of the
        # cylinder, and for each half ball of 3 kg 83/320·3·3² + 3·(2 + 9/8)² = 36.3
        "capsule": (solids.capsule(3, 4, mass=m), (94.1, 94.1, 48.6)),
        "extrusion": (solids.extrusion([(0, 0), (1, 0), (1, 2), (0, 2)], 3, mass=m), (13, 10, 5)),
    }
    assert set(diagonal) == set(solids.SHAPES)
    for solid, moments in diagonal.values():
        np.testing.assert_allclose(solid.about_com, np.diag(moments), rtol=1e-14, atol=1e-14)
        assert solid.mass == m
    np.testing.assert_array_equal(diagonal["cone"][0].com, [0, 0, 0.5])
    np.testing.assert_array_equal(diagonal["extrusion"][0].com, [0.5, 1, 0])
    for name in ("box", "cylinder", "tube", "sphere", "rod", "capsule"):
        np.testing.assert_array_equal(diagonal[name][0].com, 0)


def test_textbook_right_triangle():
    """Legs b along x and h along y: centroid at a third, I_xy of the area -b²h²/72."""
    b, h, t, m = 0.6, 0.9, 0.2, 5.0
    solid = solids.extrusion([(0, 0), (b, 0), (0, h)], t, mass=m)
    np.testing.assert_allclose(solid.com, [b / 3, h / 3, 0], rtol=1e-15)
    xx, yy, xy = m * h * h / 18, m * b * b / 18, m * b * h / 36
    thick = m * t * t / 12
    expected = [[xx + thick, xy, 0], [xy, yy + thick, 0], [0, 0, xx + yy]]
    np.testing.assert_allclose(solid.about_com, expected, rtol=1e-14)


@pytest.mark.parametrize("shape", SIZES)
def test_closed_forms_are_the_volume_integrals(shape):
    rng = np.random.default_rng(4)
    for trial in range(20):
        # sizes from needles to plates, the tube's inner radius still the smaller one
        sizes = SIZES[shape]
        if trial:
            sizes = {
                key: np.multiply(value, 10 ** rng.uniform(-1, 1)).tolist()
                if key != "inner"
                else value / 12
                for key, value in sizes.items()
            }
        density = 10 ** rng.uniform(2, 4)
        points = getattr(volume_integrals, shape)(**sizes)
        mass, com, tensor = volume_integrals.moments(points, density)
        assert_same(solids.SHAPES[shape](**sizes, density=density), mass, com, tensor)
        assert_same(solids.SHAPES[shape](**sizes, mass=mass), mass, com, tensor)


def test_a_rod_is_the_limit_of_thin_boxes():
    rod, thin = solids.rod(0.7, mass=3), solids.box((0.7, 1e-9, 1e-9), mass=3)
    np.testing.assert_allclose(rod.about_com, thin.about_com, atol=1e-16)


def test_shapes_contain_each_other():
    """Known limits and pieces: a tube is a cylinder less its bore, and so on."""
    bore = [Part(solids.cylinder(0.06, 0.3, density=900))]
    bore.append(Part(solids.cylinder(0.05, 0.3, density=900), hole=True))
    tube = solids.tube(0.06, 0.05, 0.3, density=900)
    assert_same(solids.assembly(bore), tube.mass, tube.com, tube.about_com)
    ball, short = solids.sphere(0.2, density=900), solids.capsule(0.2, 1e-14, density=900)
    assert_same(short, ball.mass, ball.com, ball.about_com)
    cut = [Part(solids.cone(0.2, 0.4, density=900))]
    tip = Pose(np.eye(3), np.array([0, 0, 0.2]))
    cut.append(Part(solids.cone(0.1, 0.2, density=900), tip, hole=True))
    frustum = solids.assembly(cut)
    (t, phi, z), w = volume_integrals.grid(
        volume_integrals.gauss(0, 1), volume_integrals.angles(), volume_integrals.gauss(0, 0.2)
    )
    r = t * (0.2 - z / 2)
    points = (r * np.cos(phi), r * np.sin(phi), z, w * r * (0.2 - z / 2))
    assert_same(frustum, *volume_integrals.moments(points, 900))


def test_symbols():
    m, a, b, c, r, h, rho = sp.symbols("m a b c r h rho", positive=True)
    corners = [(0, 0), (0, b), (a, b), (a, 0)]
    brick = (m * (b**2 + h**2) / 12, m * (a**2 + b**2) / 12)
    ring = a**2 + b**2
    forms = [
        (solids.box(mass=m, size=(a, b, h), kind=SYMPY), brick),
        (solids.cylinder(r, h, mass=m, kind=SYMPY), (m * (3 * r**2 + h**2) / 12, m * r**2 / 2)),
        (solids.tube(a, b, h, mass=m, kind=SYMPY), (m * (3 * ring + h**2) / 12, m * ring / 2)),
        (solids.sphere(r, mass=m, kind=SYMPY), (2 * m * r**2 / 5, 2 * m * r**2 / 5)),
        (solids.rod(h, mass=m, kind=SYMPY), (0, m * h**2 / 12)),
        (
            solids.cone(r, h, mass=m, kind=SYMPY),
            (3 * m * r**2 / 20 + 3 * m * h**2 / 80, 3 * m * r**2 / 10),
        ),
        (solids.extrusion(corners, h, mass=m, kind=SYMPY), brick),
    ]
    for solid, (xx, zz) in forms:
        assert sp.simplify(solid.about_com[0, 0] - xx) == 0
        assert sp.simplify(solid.about_com[2, 2] - zz) == 0
    masses = {
        solids.box((a, b, c), density=rho, kind=SYMPY).mass: a * b * c,
        solids.cone(r, h, density=rho, kind=SYMPY).mass: sp.pi * r**2 * h / 3,
        solids.capsule(r, h, density=rho, kind=SYMPY).mass: sp.pi * r**2 * (h + 4 * r / 3),
        solids.extrusion([(0, 0), (0, b), (a, 0)], h, density=rho, kind=SYMPY).mass: a * b * h / 2,
    }
    for mass, volume in masses.items():
        assert sp.simplify(mass - volume * rho) == 0


@pytest.mark.parametrize("shape", SIZES)
def test_fifty_digits(shape):
    """The same formulas in 50 digits: what float64 loses on them is rounding only."""
    with mpmath.workdps(50):
        exact = solids.SHAPES[shape](**SIZES[shape], density=2700, kind=MPMATH)
        values = (exact.mass, exact.com, exact.about_com)
        mass, com, tensor = (np.asarray(value, dtype=object).astype(float) for value in values)
    assert_same(solids.SHAPES[shape](**SIZES[shape], density=2700), mass, com, tensor, 2e-15)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.floats(0.1, 1), min_size=3, max_size=9),
    st.floats(-10, 10),
    st.booleans(),
    st.floats(-1000, 1000),
)
def test_star_shaped_polygons(radii, turn, clockwise, shift):
    """Any corners around a point, in either sense, anywhere: against the trapezoids' integral."""
    phi = turn + np.arange(len(radii)) * 2 * np.pi / len(radii)
    corners = np.stack([radii * np.cos(phi), radii * np.sin(phi)], axis=-1)
    corners = corners[::-1] if clockwise else corners
    points = volume_integrals.extrusion(corners.tolist(), 0.3)
    mass, com, tensor = volume_integrals.moments(points, 500.0)
    assert_same(solids.extrusion(corners, 0.3, density=500.0), mass, com, tensor)
    com = com + np.array([shift, shift, 0])
    far = solids.extrusion(corners + shift, 0.3, density=500.0)
    # moving the corners rounds them: what is lost is in the input already
    assert_same(far, mass, com, tensor, 1e-12 + 1e-14 * abs(shift))
