"""The closed forms agree with each other, before anything is held against them.

Virtual work, Lagrange's equation and the free bodies of machine dynamics: three derivations that
share a mechanism's shape and nothing else; those of linkages share not even its speeds.
"""

import json

import numpy as np
import pytest

from support.closed_forms import MECHANISMS, mechanism
from support.closed_forms.digits import mp
from support.closed_forms.references import FILE, STATES, plain, random_state, stored_state


@pytest.fixture(scope="module", params=MECHANISMS)
def case(request):
    name = request.param
    return mechanism(name), random_state(name, np.random.default_rng(7))


def test_virtual_work_is_lagranges_equation(case):
    closed, state = case
    ours, theirs = closed.virtual_work(*state), closed.lagrange(*state)
    assert max(abs(ours - theirs)) < mp.mpf("1e-40") * max(abs(theirs))


WITH_BODIES = [name for name, kind in MECHANISMS.items() if hasattr(kind, "free_bodies")]


@pytest.mark.parametrize("name", WITH_BODIES)
def test_free_bodies_need_the_same_motors(name):
    closed, state = mechanism(name), random_state(name, np.random.default_rng(11))
    motors = closed.motor_torque(state[0], closed.virtual_work(*state))
    by_bodies = np.array(closed.free_bodies(*state)["motors"])
    assert max(abs(by_bodies - motors)) < mp.mpf("1e-40") * max(abs(motors))


def test_power_of_motors_is_that_of_the_efforts(case):
    closed, (u, ud, udd) = case
    tau = closed.virtual_work(u, ud, udd)
    rates, _ = closed.coordinate_rates(u, ud, udd)
    motors = zip(closed.numbers.actuated, closed.motor_torque(u, tau), strict=True)
    power = sum(effort * rates[joint][0] for joint, effort in motors)
    assert abs(power - tau @ ud) < mp.mpf("1e-40") * abs(tau) @ abs(ud)


@pytest.mark.parametrize("name", MECHANISMS)
def test_the_stored_numbers_are_those_of_the_closed_forms(name):
    """The last state of the file, calculated again."""
    rows, closed = json.loads(FILE.read_text())[name], mechanism(name)
    assert len(rows) == STATES
    row = rows[-1]
    u, ud, udd = stored_state(closed, row)
    tau = closed.virtual_work(u, ud, udd)
    again = [*tau, *closed.motor_torque(u, tau), *closed.energies(u, ud)]
    stored = [*row["efforts"], *row["motors"], row["kinetic"], row["potential"]]
    np.testing.assert_allclose(plain(again), stored, rtol=1e-13, atol=1e-13 * max(map(abs, stored)))
