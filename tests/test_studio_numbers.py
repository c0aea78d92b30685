"""What Studio computes in a browser is what Python computes.

WebAssembly has no fused multiply-add, so a product and a sum are rounded one by one there, while
kernels here round once where the processor can: the last bits differ, and 1e-12 of the largest
number of a state holds for every quantity.
"""

from pathlib import Path
from sysconfig import get_path

import numpy as np
import pytest

import rnea
from rnea.recursions import BUDGET_PARTS
from support.browser import needs_browser
from support.tiers import sample_cases

pytestmark = [*needs_browser, sample_cases(5, whole_file=True)]
TALOS = Path(
    get_path("purelib"), "cmeel.prefix",
    *("share", "example-robot-data", "robots", "talos_data", "robots", "talos_reduced.urdf"),
)  # fmt: skip
ROBOTS = ["ur5", "panda", "puma560", "scara", "two_arms", TALOS]
STATES = 1000


@pytest.fixture(params=ROBOTS, ids=lambda name: Path(name).stem, scope="module")
def both(request, chromium, studio_file):
    """A robot here, and its page there."""
    arm = rnea.load(request.param)
    opened = chromium.open(studio_file(arm))
    yield arm, opened
    opened.close()


def states(arm, rows=STATES):
    rng = np.random.default_rng(17)
    return np.pi * rng.uniform(-1, 1, (rows, arm.nq)), *rng.normal(size=(2, rows, arm.n)) * 2


def around(arm):
    """gravity, wrenches and parameters that are the robot's own."""
    bodies = len(arm.model.bodies)
    return {
        "gravity": np.asarray(arm.model.gravity, float),
        "wrench": np.zeros(6 * (bodies + 1)),
        "parameters": np.ravel(arm.parameters),
    }


def agree(found, wanted):
    wanted = np.reshape(wanted, found.shape)
    scale = np.abs(wanted).max(axis=1, keepdims=True)
    assert np.max(np.abs(found - wanted) / scale) < 1e-12


def test_torques_budget_and_wrenches_of_a_thousand_states(both):
    arm, page = both
    q, qd, qdd = states(arm)
    motion, beside = {"q": q, "qd": qd, "qdd": qdd}, around(arm)
    agree(page.rows("torques", STATES, **motion, **beside), arm.inverse_dynamics(q, qd, qdd))
    budget = arm.torque_budget(q, qd, qdd)
    parts = np.stack([getattr(budget, part) for part in BUDGET_PARTS], axis=1)
    agree(page.rows("budget", STATES, **motion, **beside), parts)
    wrenches = arm.joint_wrenches(q, qd, qdd, axes="world")
    base = np.concatenate([wrenches.base_moment, wrenches.base_force], axis=-1)
    each = np.concatenate([wrenches.moment, wrenches.force], axis=-1)
    found = page.rows("wrenches", STATES, **motion, **beside)
    agree(found, np.concatenate([base[:, None], each], axis=1))


def test_the_mass_matrix_of_a_thousand_states(both):
    """Column by column: the torques of unit accelerations, less what is there without any."""
    arm, page = both
    q, _, _ = states(arm)
    beside = {**around(arm), "gravity": np.zeros(3), "qd": np.zeros(arm.n)}
    still = page.rows("torques", STATES, q=q, qdd=np.zeros(arm.n), **beside)
    many = {"q": np.repeat(q, arm.n, axis=0), "qdd": np.tile(np.eye(arm.n), (STATES, 1))}
    columns = page.rows("torques", STATES * arm.n, **many, **beside)
    M = columns.reshape(STATES, arm.n, arm.n) - still[:, None]
    wanted = arm.mass_matrix(q)
    agree(M.reshape(STATES, -1), wanted)
    diagonal = page.rows("inertias", STATES, q=q, parameters=beside["parameters"])
    agree(diagonal, np.diagonal(wanted, axis1=1, axis2=2))


def without_friction(arm):
    linear = arm.linear_parameters.copy()
    rubs = [name in ("viscous", "coulomb_forward", "coulomb_backward", "offset")
            for name in rnea.LINEAR_PARAMETERS]  # fmt: skip
    linear.reshape(-1, len(rubs))[:, rubs] = 0
    return arm.with_linear_parameters(linear)


def test_a_second_of_free_motion_is_that_of_simulate(both):
    """The same steps of the same method, without friction, from a state that moves."""
    arm, page = both
    rng = np.random.default_rng(5)
    q, qd = rng.uniform(-1, 1, arm.nq), rng.uniform(-0.5, 0.5, arm.n)
    found = page.page.evaluate(
        """([q, qd]) => {
          const around = { ...studio.store.state, q, qd, friction: false };
          const run = new studio.Simulation(studio.dynamics, around, "passive");
          for (let k = 0; k < 1000; k += 1) run.step(0.001);
          return [run.q, run.qd, run.energies];
        }""",
        [q.tolist(), qd.tolist()],
    )
    run = without_friction(arm).simulate(q, qd, duration=1.0, step=1e-3, check_step=False)
    assert np.abs(np.array(found[0]) - run.q[-1]).max() < 1e-9
    assert np.abs(np.array(found[1]) - run.qd[-1]).max() < 1e-9 * max(1, np.abs(run.qd).max())
    assert found[2][0] == pytest.approx(float(arm.kinetic_energy(run.q[-1], run.qd[-1])))
    assert not page.problems
