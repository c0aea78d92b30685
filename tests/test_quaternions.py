"""Turns as quaternions against 50 digits, at every size of angle."""

import mpmath
import numpy as np
import pytest

from rnea.core.spatial import quaternions, rotations

SIZES = [0.0, 1e-300, 1e-160, 1e-12, 0.99e-4, 1e-4, 1.01e-4, 1.99e-4, 2e-4, 2.01e-4, 1e-2, 1, 3.1]


@pytest.fixture(autouse=True)
def many_digits():
    with mpmath.workdps(50):
        yield


def turns(size):
    v = np.random.default_rng(3).normal(size=(20, 3))
    return v * size / np.linalg.norm(v, axis=-1, keepdims=True)


def exact(values):
    return np.vectorize(mpmath.mpf, otypes=[object])(values)


def length(v):
    return mpmath.sqrt(sum(x * x for x in v))


@pytest.mark.parametrize("size", [*SIZES, 6.2, 40.0])
def test_exponential_is_cosine_and_sine_of_half_the_angle(size):
    for turn in turns(size):
        v = exact(turn)
        half = length(v) / 2
        by = mpmath.sin(half) / (2 * half) if half else mpmath.mpf(1) / 2
        found = quaternions.exponential(turn)
        assert float(abs(found[0] - mpmath.cos(half))) < 3e-15
        assert max(abs(float(x)) for x in found[1:] - v * by) <= 4e-16 * max(size, 1)


@pytest.mark.parametrize("size", [*SIZES, 3.14159265])
def test_logarithm_is_the_shorter_turn_of_either_sign_and_any_length(size):
    for turn in turns(size):
        for quaternion in np.outer([1, -1, 7.5], quaternions.exponential(turn)):
            q = exact(quaternion if quaternion[0] >= 0 else -quaternion)
            sine = length(q[1:])
            wanted = q[1:] * (2 * mpmath.atan2(sine, q[0]) / sine if sine else 2 / q[0])
            error = quaternions.logarithm(quaternion) - wanted
            assert max(abs(float(x)) for x in error) <= 8e-16 * size


@pytest.mark.parametrize("size", SIZES)
def test_travel_undoes_displacement(size):
    """Near half a turn and at the angles where series take over as well."""
    travelled = np.random.default_rng(1).normal(size=(20, 3))
    moved = quaternions.displacement(turns(size), travelled)
    np.testing.assert_allclose(quaternions.travel(turns(size), moved), travelled, atol=4e-15)


def test_half_a_turn_has_a_logarithm_and_no_quaternion_has_none():
    assert quaternions.logarithm(np.array([0.0, 0, 1, 0])) == pytest.approx(
        [0, np.pi, 0], abs=1e-15
    )
    assert np.isnan(quaternions.logarithm(np.zeros(4))).all()


def test_a_rotation_gives_its_quaternion_back_at_any_angle():
    rng = np.random.default_rng(5)
    for k in range(2000):
        wanted = rng.normal(size=4)
        if k % 2:
            # half turns, and nearly such, about any axis
            wanted[0] = rng.choice([0, 1e-17, 1e-9])
        wanted /= np.linalg.norm(wanted)
        found = np.array(rotations.to_quaternion(rotations.from_quaternion(*wanted)))
        assert found[0] >= 0
        assert min(np.abs(found - wanted).max(), np.abs(found + wanted).max()) < 4e-16
