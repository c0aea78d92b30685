"""Let go of robots with ball joints and free bodies: a page moves them as Python does."""

import numpy as np
import pytest

import rnea
from rnea.simulate import driven
from support.browser import needs_browser
from support.random_robots import chain_of
from support.tiers import sample_cases

pytestmark = [*needs_browser, sample_cases(1, whole_file=True)]
CONTROLLERS = {"pd": "pd_gravity", "computed": "computed_torque"}
RUN = """([q, qd, away, controller, steps]) => {
  const around = { ...studio.store.state, q, qd, friction: false };
  const run = new studio.Simulation(studio.dynamics, around, controller);
  run.q = studio.dynamics.stepped(run.q, away);
  const before = run.energies;
  for (let k = 0; k < steps; k += 1) run.step(0.001);
  return { q: run.q, qd: run.qd, before, after: run.energies };
}"""


def every_joint():
    """Kinds of joints that the others lack, one carried by the other."""
    return chain_of(["planar", "revolute", "spherical"], np.random.default_rng(6))


ROBOTS = {
    name: (lambda name=name: rnea.load(name))
    for name in ("spherical_pendulum", "satellite", "quadruped")
} | {"every_joint": every_joint}


@pytest.fixture(params=ROBOTS, scope="module")
def both(request, chromium, studio_file):
    arm = ROBOTS[request.param]()
    assert arm.model.has_quasi_velocities
    opened = chromium.open(studio_file(arm))
    yield arm, opened
    assert not opened.problems
    opened.close()


def moving(arm):
    rng = np.random.default_rng(5)
    q = arm.integrate(arm.neutral, rng.uniform(-0.6, 0.6, arm.n))
    return q, rng.uniform(-1, 1, arm.n)


def ran(page, q, qd, controller, away=0.0, steps=1000):
    away = np.full(len(qd), away).tolist()
    return page.page.evaluate(RUN, [q.tolist(), qd.tolist(), away, controller, steps])


def test_a_second_of_free_motion_is_that_of_simulate_and_keeps_its_energy(both):
    arm, page = both
    q, qd = moving(arm)
    found = ran(page, q, qd, "passive")
    run = arm.simulate(q, qd, duration=1.0, step=1e-3, check_step=False, friction="off")
    assert np.abs(np.array(found["q"]) - run.q[-1]).max() < 1e-9 * max(1, np.abs(run.q).max())
    assert np.abs(np.array(found["qd"]) - run.qd[-1]).max() < 1e-9 * max(1, np.abs(run.qd).max())
    size = max(map(abs, (*found["before"], *found["after"])))
    assert sum(found["after"]) == pytest.approx(sum(found["before"]), abs=1e-8 * size)


@pytest.mark.parametrize("controller", CONTROLLERS)
def test_controllers_hold_a_pose_as_those_of_simulate(both, controller):
    """From a tenth away in every freedom, the shorter way around; a free body stays undriven."""
    arm, page = both
    q, _ = moving(arm)
    rest = np.zeros(arm.n)
    found = ran(page, q, rest, controller, away=0.1, steps=200)
    start = arm.integrate(q, rest + 0.1)
    frequency, held = 8.0, driven(arm.model)
    # gains are of the inertia at the pose that is held
    inertia = np.diag(arm.mass_matrix(q)) * held
    gains = {"kp": inertia * frequency**2, "kd": inertia * 2 * frequency}
    run = arm.simulate(
        start, duration=0.2, step=1e-3, check_step=False, friction="off", saturation=False,
        controller=CONTROLLERS[controller], motion=lambda t: (q, rest, rest),
        **(gains if controller == "pd" else {"frequency": frequency}),
    )  # fmt: skip
    assert np.abs(np.array(found["q"]) - run.q[-1]).max() < 1e-9 * max(1, np.abs(run.q).max())
    left = np.abs(arm.difference(np.array(found["q"]), q))
    if held.all():
        assert left.max() < 0.09, "it is on its way"


def test_ways_between_positions_are_python_s(both):
    arm, page = both
    rng = np.random.default_rng(8)
    q, _ = arm.random_state(rng, 200)
    step = rng.normal(size=(200, arm.n)) * 10.0 ** rng.uniform(-7, 0, (200, 1))
    there = page.rows("integrate", 200, q=q, step=step)
    np.testing.assert_allclose(there, arm.integrate(q, step), rtol=0, atol=1e-14)
    back = page.rows("difference", 200, q=q, goal=there)
    np.testing.assert_allclose(back, arm.difference(q, there), rtol=0, atol=1e-14)


def test_the_built_in_move_takes_ball_joints_along(both):
    """Its rates are those of its positions, and its torques Python's; a free base stays."""
    arm, page = both
    page.tab("Motion")
    page.page.get_by_role("button", name="Copy as CSV").click()
    text = page.page.locator(".motion").get_attribute("data-copied")
    rows = np.loadtxt(text.splitlines()[1:], delimiter=",")
    ends = np.cumsum([1, arm.nq, arm.n, arm.n, arm.n])
    t, q, qd, qdd, tau = (rows[:, a:b] for a, b in zip([0, *ends], ends, strict=False))
    wanted = arm.inverse_dynamics(q, qd, qdd)
    np.testing.assert_allclose(tau, wanted, rtol=0, atol=1e-11 * np.abs(wanted).max())
    moved = arm.difference(q[:-2], q[2:]) / (t[2:] - t[:-2])
    np.testing.assert_allclose(moved, qd[1:-1], atol=2e-3)
    np.testing.assert_array_equal(np.abs(qd).max(axis=0) > 0, driven(arm.model))
