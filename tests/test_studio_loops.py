"""Studio of robots with loops: its numbers are Python's, and its sliders keep loops closed."""

import numpy as np
import pytest

import rnea
from rnea.recursions import BUDGET_PARTS, OF_LOOPS, Conditions, body_poses
from rnea.spatial import times
from support.browser import needs_browser
from support.closed_forms.file_numbers import CATALOGUE
from support.tiers import sample_cases
from test_studio_numbers import agree, around

pytestmark = [*needs_browser, sample_cases(1, whole_file=True)]
ROBOTS = ["four_bar", "palletizer", "gough_stewart"]
STATES = 200


@pytest.fixture(params=ROBOTS, scope="module")
def both(request, chromium, studio_file):
    """A robot here, and its page there."""
    arm = rnea.load(request.param)
    opened = chromium.open(studio_file(arm), pictures=False)
    yield arm, opened
    assert all("WebGL" in problem for problem in opened.problems)
    opened.close()


def opened_alone(name, chromium, studio_file):
    arm = rnea.load(name)
    return arm, chromium.open(studio_file(arm), pictures=False)


def states(arm, rows=STATES):
    rng = np.random.default_rng(19)
    q, qd = arm.random_state(rng, rows)
    return q, qd, rng.normal(size=(rows, arm.n))


def test_efforts_motors_and_energies_are_python_s(both):
    arm, page = both
    q, qd, qdd = states(arm)
    motion, beside = {"q": q, "qd": qd, "qdd": qdd}, around(arm)
    tau = arm.inverse_dynamics(q, qd, qdd)
    agree(page.rows("torques", STATES, **motion, **beside), tau)
    budget = arm.torque_budget(q, qd, qdd)
    parts = np.stack([getattr(budget, part) for part in BUDGET_PARTS], axis=1)
    agree(page.rows("budget", STATES, **motion, **beside), parts)
    agree(page.rows("motors", STATES, q=q, tau=tau), arm.motor_torque(q, qd, qdd))
    agree(page.rows("kinetic_energy", STATES, **motion, **beside), arm.kinetic_energy(q, qd))
    diagonal = page.rows("inertias", STATES, q=q, parameters=beside["parameters"])
    agree(diagonal, np.diagonal(arm.mass_matrix(q), axis1=1, axis2=2))


def test_all_joints_move_and_bear_as_python_s(both):
    arm, page = both
    q, qd, qdd = states(arm)
    motion, beside = {"q": q, "qd": qd, "qdd": qdd}, around(arm)
    found = page.rows("joint_motion", STATES, **motion).reshape(STATES, 2, -1)
    for row, wanted in zip(np.moveaxis(found, 1, 0), arm.joint_motion(q, qd, qdd), strict=True):
        agree(row, wanted)
    wrenches = arm.joint_wrenches(q, qd, qdd, axes="world")
    each = np.concatenate([wrenches.moment, wrenches.force], axis=-1)
    seen = page.rows("wrenches", STATES, **motion, **beside).reshape(STATES, -1, 6)
    agree(seen[:, 1:].reshape(STATES, -1), each)
    loads, poses = arm.loop_forces(q, qd, qdd), body_poses(arm.model.tree, q)
    wanted = []
    for cut in arm.model.closure.cuts:
        frame, load = poses[cut.parent] @ cut.X_PA, loads[cut.name]
        place = np.broadcast_to(frame.translation, (STATES, 3))
        wanted += [place, times(frame.rotation, load.moment), times(frame.rotation, load.force)]
    agree(page.rows("cuts", STATES, **motion, **beside), np.concatenate(wanted, axis=1))


def gap(arm, q):
    """The largest of all equations of the loops, rad or m."""
    return np.abs(OF_LOOPS["loop_gap"].compute(arm.model, Conditions(), np.array(q))).max()


def slide(page, name, value):
    """Type a position beside a slider."""
    field = page.page.get_by_role("spinbutton", name=f"q of {name}")
    field.fill(str(value))
    field.press("Enter")
    page.settle()
    return page.state()["q"]


@pytest.mark.parametrize(("name", "joint"), [("four_bar", "crank"), ("delta", "arm2")])
def test_a_slider_moves_its_joint_and_all_others_follow(name, joint, chromium, studio_file):
    arm, page = opened_alone(name, chromium, studio_file)
    column = arm.model.names("q").index(joint)
    for value in (0.6, 0.1):
        q = slide(page, joint, value)
        assert q[column] == pytest.approx(value, abs=1e-12)
        assert gap(arm, q) < 1e-11
        # the same branch as Python's
        step = np.zeros(arm.n)
        step[arm.model.names("qd").index(joint)] = value - arm.neutral[column]
        np.testing.assert_allclose(q, arm.integrate(arm.neutral, step), atol=1e-9)
        texts = page.page.locator(".joint .effort").evaluate_all(
            "all => all.map(x => x.dataset.value)"
        )
        np.testing.assert_allclose(np.array(texts, float), arm.inverse_dynamics(q), atol=1e-10)
    assert len(page.requests) == 1
    page.close()


def test_a_slider_stops_where_loops_cannot_follow_and_says_so(chromium, studio_file):
    """A rocker that leads comes to where crank and coupler are in one line."""
    text = (CATALOGUE / "four_bar.toml").read_text()
    arm = rnea.loads(text.replace('["crank"]', '["rocker"]'))
    page = chromium.open(studio_file(arm), pictures=False)
    column = arm.model.names("q").index("rocker")
    q = slide(page, "rocker", 3.0)
    assert gap(arm, q) < 1e-11
    assert page.page.get_by_text("cannot go farther: the loops would not close").is_visible()
    # a little farther nothing closes
    with pytest.raises(rnea.InputError, match="cannot follow"):
        arm.integrate(np.array(q), np.array([0.01]))
    q = slide(page, "rocker", float(arm.neutral[column]))
    assert not page.page.get_by_text("cannot go farther").is_visible()
    np.testing.assert_allclose(q, arm.neutral, atol=1e-9)
    page.close()


def test_an_address_with_open_loops_is_ignored_and_one_with_closed_ones_is_taken(
    chromium, studio_file
):
    arm = rnea.load("four_bar")
    file = studio_file(arm)
    page = chromium.open(file, "#q=1,2,3", pictures=False)
    assert page.state()["q"] == pytest.approx(list(arm.neutral))
    assert page.page.get_by_text("where loops stay open").is_visible()
    page.close()
    there = arm.integrate(arm.neutral, np.array([0.7]))
    said = ",".join(f"{x:.9g}" for x in there)
    page = chromium.open(file, f"#q={said}", pictures=False)
    assert gap(arm, page.state()["q"]) < 1e-11
    np.testing.assert_allclose(page.state()["q"], there, atol=1e-8)
    page.close()


def test_the_built_in_motion_is_closed_and_its_efforts_are_python_s(both):
    arm, page = both
    page.tab("Motion")
    page.page.get_by_role("button", name="Copy as CSV").click()
    text = page.page.locator(".motion").get_attribute("data-copied")
    head, *lines = text.splitlines()
    assert head.split(",")[1 : 1 + arm.nq] == [f"q_{name}" for name in arm.model.names("q")]
    rows = np.loadtxt(lines, delimiter=",")
    ends = np.cumsum([1, arm.nq, arm.n, arm.n, arm.n])
    t, q, qd, qdd, tau = (rows[:, a:b] for a, b in zip([0, *ends], ends, strict=False))
    assert gap(arm, q) < 1e-11
    wanted = arm.inverse_dynamics(q, qd, qdd)
    np.testing.assert_allclose(tau, wanted, rtol=0, atol=1e-11 * np.abs(wanted).max())
    moved = arm.difference(q[:-2], q[2:]) / (t[2:] - t[:-2])
    np.testing.assert_allclose(moved, qd[1:-1], atol=2e-3)
    assert np.abs(qd).max(axis=0).min() > 0, "everything that leads moves"


RUN = """([q, qd]) => {
  const around = { ...studio.store.state, q, qd, friction: false };
  const run = new studio.Simulation(studio.dynamics, around, "passive");
  const before = run.energies;
  for (let k = 0; k < 300; k += 1) run.step(0.001);
  return { q: run.q, qd: run.qd, before, after: run.energies };
}"""


def test_let_go_it_moves_as_simulate_says_and_stays_closed(both):
    arm, page = both
    rng = np.random.default_rng(4)
    q = arm.integrate(arm.neutral, rng.uniform(-0.05, 0.05, arm.n))
    qd = rng.uniform(-0.2, 0.2, arm.n)
    found = page.page.evaluate(RUN, [q.tolist(), qd.tolist()])
    run = arm.simulate(q, qd, duration=0.3, step=1e-3, check_step=False, friction="off")
    np.testing.assert_allclose(found["q"], run.q[-1], rtol=0, atol=1e-9 * np.abs(run.q).max())
    np.testing.assert_allclose(found["qd"], run.qd[-1], rtol=0, atol=1e-9 * np.abs(run.qd).max())
    assert gap(arm, found["q"]) < 1e-11
    size = max(map(abs, (*found["before"], *found["after"])))
    assert sum(found["after"]) == pytest.approx(sum(found["before"]), abs=1e-8 * size)
