"""Inertia: principal axes, the pseudo-inertia, and the measured distance from a real body."""

import numpy as np
import pytest
import sympy as sp
from hypothesis import given, settings
from hypothesis import strategies as st

from rnea.core.scalar_types.sympy_numbers import SYMPY
from rnea.core.spatial import rotations, solids
from rnea.errors import InputError
from rnea.spatial import Inertia, Pose, combined, point_inertia


def pose(rng, scale=1.0):
    w, x, y, z = rng.normal(size=4)
    return Pose(rotations.from_quaternion(w, x, y, z), rng.normal(size=3) * scale)


def cloud(rng, n):
    """Point masses, and the inertia of them."""
    masses, points = rng.uniform(0.1, 1, size=n), rng.normal(size=(n, 3))
    parts = [Inertia(m, p, np.zeros((3, 3))) for m, p in zip(masses, points, strict=True)]
    return masses, points, combined(parts)


@pytest.mark.parametrize("seed", range(20))
def test_principal_axes_are_a_rotation_that_diagonalizes(seed):
    rng = np.random.default_rng(seed)
    moments = np.sort(rng.uniform(1, 1.9, size=3))
    if seed % 4 == 0:
        moments[1] = moments[0]
    body = Inertia(1.0, np.zeros(3), np.diag(moments)).seen_from(pose(rng))
    principal = body.principal()
    np.testing.assert_allclose(principal.moments, moments, rtol=1e-14)
    rotations.require_rotation(principal.axes)
    back = principal.axes @ np.diag(principal.moments) @ principal.axes.T
    np.testing.assert_allclose(back, body.about_com, atol=1e-14)


def test_principal_axes_of_a_turned_box():
    """The long edge has the least moment; its axis is where the box was turned to."""
    turn = rotations.about_z(0.3)
    box = solids.box((0.5, 0.2, 0.1), mass=1).seen_from(Pose(turn, np.zeros(3)))
    principal = box.principal()
    np.testing.assert_allclose(principal.axes, turn, atol=1e-14)
    np.testing.assert_allclose(principal.moments, np.array([0.05, 0.26, 0.29]) / 12, rtol=1e-14)


def test_pseudo_inertia_is_the_integral_over_the_mass():
    """Σ (r, 1)(r, 1)ᵀ m over point masses, and its congruence when the frame moves."""
    rng = np.random.default_rng(3)
    masses, points, body = cloud(rng, 7)
    homogeneous = np.hstack([points, np.ones((7, 1))])
    expected = homogeneous.T @ (masses[:, None] * homogeneous)
    np.testing.assert_allclose(body.pseudo_inertia(), expected, atol=1e-13)
    X = pose(rng)
    moved = X.matrix() @ expected @ X.matrix().T
    np.testing.assert_allclose(body.seen_from(X).pseudo_inertia(), moved, atol=1e-12)


def test_pseudo_inertia_in_symbols():
    m, x, z = sp.symbols("m x z")
    body = Inertia(m, SYMPY.array([x, 0, z]), SYMPY.zeros(3, 3), SYMPY)
    expected = [[m * x**2, 0, m * x * z, m * x], [0, 0, 0, 0], [m * x * z, 0, m * z**2, m * z]]
    expected.append([m * x, 0, m * z, m])
    assert sp.simplify(sp.Matrix(body.pseudo_inertia()) - sp.Matrix(expected)) == sp.zeros(4)
    with pytest.raises(InputError, match="principal axes: for float numbers only"):
        body.principal()
    with pytest.raises(InputError, match="realizability"):
        body.violation()


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 8), st.floats(-6, 3))
def test_what_is_made_of_points_is_realizable(seed, n, scale):
    """Also the borderline: one point, points on a line, points in a plane; anywhere."""
    rng = np.random.default_rng(seed)
    _, _, body = cloud(rng, n)
    for placed in (body, body.seen_from(pose(rng, 10**scale))):
        assert placed.violation() is None
        assert placed.problems() == []
        # through the origin and back, as a file with about = "origin" does
        again = Inertia.about_origin(placed.mass, placed.com, placed.at_origin())
        assert again.violation() is None
        assert again.problems() == []


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 10**6), st.floats(-9, 0))
def test_the_excess_is_measured(seed, power):
    """Moments (a, b, a + b + e) are e too much, however the body is turned and moved."""
    rng = np.random.default_rng(seed)
    a, b = rng.uniform(0.1, 1, size=2)
    excess = 10**power
    body = Inertia(2.0, np.zeros(3), np.diag([a, b, a + b + excess]))
    violation = body.seen_from(pose(rng)).violation()
    assert violation is not None
    assert violation.excess == pytest.approx(excess, abs=1e-14)
    assert violation.least_eigenvalue < 0
    assert f"by {violation.excess:.6g} kg m²" in str(violation)
    # about the centre of mass the pseudo-inertia misses by half of it
    assert body.violation().least_eigenvalue == pytest.approx(-excess / 2, abs=1e-14)
    legal = Inertia(2.0, np.zeros(3), np.diag([a, b, a + b - min(a, b, excess)]))
    assert legal.seen_from(pose(rng)).violation() is None


def test_what_a_violation_says():
    three = Inertia(4.8, np.zeros(3), np.diag([0.066, 0.086, 0.0125])).violation()
    assert three.moments == pytest.approx((0.0125, 0.066, 0.086))
    assert "the largest exceeds the sum of the others by 0.0075 kg m²" in str(three)
    massless = Inertia(0.0, np.zeros(3), np.eye(3)).violation()
    assert massless.excess == 0
    assert str(massless) == "principal moments 1, 1, 1 kg m² without mass"
    negative = Inertia(-1.0, np.zeros(3), np.eye(3)).violation()
    assert str(negative).endswith("of a negative mass (-1 kg)")
    assert negative.least_eigenvalue == -1
    assert Inertia.zero().violation() is None
    with pytest.raises(InputError, match="finite"):
        Inertia(np.nan, np.zeros(3), np.eye(3)).violation()


def test_a_point_mass_given_about_the_origin_is_no_problem():
    """What rounding leaves of its inertia about the centre of mass may be negative."""
    com = np.array([0.1, 0.2, 0.3])
    nearly = point_inertia(0.7, com) * (1 - 1e-16) - 1e-17 * np.eye(3)
    body = Inertia.about_origin(0.7, com, nearly)
    assert np.linalg.eigvalsh(body.about_com)[0] < 0
    assert body.problems() == []
    assert body.violation() is None
    # ten thousand times that is a mistake
    assert Inertia.about_origin(0.7, com, nearly - 1e-13 * np.eye(3)).problems()
