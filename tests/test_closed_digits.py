"""Closed mechanisms in fifty digits: the recursions are exact, not only near.

The lines that give float64 its answers, on numbers of fifty digits, against closed forms in 110.
"""

import mpmath
import numpy as np
import pytest

import rnea
from rnea.core.scalar_types.mpmath_numbers import MPMATH
from support.closed_forms import MECHANISMS, mechanism
from support.closed_forms.references import random_state

EXACT = 1e-40


@pytest.fixture(autouse=True)
def fifty_digits():
    with mpmath.workdps(50):
        yield


def arm_of(name):
    """On numbers of fifty digits; the sine of 120 degrees, a decimal in the files, in full."""
    arm = rnea.load(name).with_numbers(MPMATH)
    return arm.with_parameters(s3=mpmath.sqrt(3) / 2) if "s3" in arm.description.parameters else arm


def given(numbers):
    """Numbers of 110 digits in the package's precision."""
    out = np.empty(len(numbers), dtype=object)
    out[:] = [+mpmath.mp.make_mpf(x._mpf_) for x in numbers]
    return out


def agrees(ours, right):
    right = given(right)
    assert max(abs(ours - right)) < EXACT * max(abs(right))


@pytest.mark.parametrize("name", MECHANISMS)
def test_fifty_digits(name):
    closed, arm = mechanism(name), arm_of(name)
    u, ud, udd = random_state(name, np.random.default_rng(5))
    coordinates = closed.shape(u).coordinates
    q = given([x for body in arm.model.bodies for x in coordinates[body.joint.name]])
    assert max(abs(arm.evaluate("loop_gap", q))) < EXACT
    tau = closed.virtual_work(u, ud, udd)
    state = q, given(ud), given(udd)
    agrees(arm.inverse_dynamics(*state), tau)
    agrees(arm.evaluate("motor_torque", *state), closed.motor_torque(u, tau))
    agrees(arm.forward_dynamics(q, state[1], given(tau)), udd)
    kinetic, potential = closed.energies(u, ud)
    agrees(np.array([arm.kinetic_energy(q, state[1])]), [kinetic])
    agrees(np.array([arm.potential_energy(q)]), [potential])
