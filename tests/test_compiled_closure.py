"""Loops closed in machine code are those that NumPy closes: the same rows, on the same branch."""

import numpy as np
import pytest

import rnea
import test_loop_laws as laws
from rnea import model as models
from rnea.apps.datasets.sampling.uniforms import METHODS
from rnea.engine.runtime.closure_steps import newton_step
from rnea.files.catalogs import robots
from rnea.model import LoopsAt
from rnea.motion import independent_places
from rnea.scale import Sampler, ranges_for
from support.tiers import sample_cases

CLOSED = [name for name in robots.names() if rnea.load(name).model.closure is not None]


def model_of(name):
    """Uniform orientations of a platform are mostly out of reach, so its legs are independent."""
    if name != "gough_stewart":
        return rnea.load(name).model
    legs = [f"leg{k}" for k in range(1, 7)]
    text = robots.text(name)
    return rnea.loads(text.replace('independent = ["platform"]', f"independent = {legs}")).model


@sample_cases(2)
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("name", CLOSED)
def test_sampled_rows_are_those_that_numpy_closes(name, method):
    model = model_of(name)
    ranges = ranges_for(model)
    for seed in (0, 1, 2):
        fast, slow = (Sampler(model, ranges, seed, method) for _ in range(2))
        assert slow._closing._newton is not None
        slow._closing._newton = None
        # parts of two blocks, the second of which is not the first of any file
        first = 256 * (3 + 50 * seed) + 206
        np.testing.assert_allclose(fast.rows(first, 100), slow.rows(first, 100), rtol=0, atol=1e-9)


@sample_cases(4)
@pytest.mark.parametrize("name", laws.ROBOTS)
def test_what_cannot_follow_is_the_same_far_from_the_assembled_position(name):
    """Steps so wide that loops of some robots come to singular positions and cannot go on."""
    model = laws.robot(name).model
    rng, newton = np.random.default_rng(3), newton_step(model)
    assert newton is not None
    step = rng.normal(size=(60, model.nv)) * rng.uniform(0, 1.5, (60, 1))
    start = np.broadcast_to(models.neutral(model), (60, model.nq))
    q, good = models.moved(model, start, step)
    compiled, again = models.moved(model, start, step, newton)
    np.testing.assert_array_equal(good, again)
    np.testing.assert_allclose(q, compiled, rtol=0, atol=1e-8)


def test_some_of_these_robots_cannot_follow():
    """Without that the comparison above would show nothing of rows that are lost."""
    model = laws.robot("three").model
    step = np.random.default_rng(3).normal(size=(60, model.nv)) * 1.5
    start = np.broadcast_to(models.neutral(model), (60, model.nq))
    _, good = models.moved(model, start, step, newton_step(model))
    assert 0.2 < good.mean() < 0.9


@pytest.mark.parametrize("name", CLOSED)
def test_a_step_is_newtons(name):
    """By central differences of the closure errors, with NumPy's least squares."""
    model = model_of(name)
    closure, tree = model.closure, model.tree
    weights, _ = models.sizes_of(tree, closure.cuts, closure.couplings)
    q, newton = models.neutral(model), newton_step(model)
    u = 0.01 * np.random.default_rng(0).normal(size=model.nv)

    def errors(step):
        there = models.integrate(tree, q, step)
        at = LoopsAt.of(tree, closure.cuts, closure.couplings, there)
        return at.residuals() * weights

    K = np.stack([(errors(e) - errors(-e)) / 2e-6 for e in 1e-6 * np.eye(tree.nv)], axis=-1)
    own, dependent = list(closure.independent), list(closure.dependent(tree))
    step = np.zeros(tree.nv)
    step[own] = u
    step[dependent] = -np.linalg.lstsq(K[:, dependent], K[:, own] @ u, rcond=1e-6)[0]
    predicted = newton(q[None], u[None])[0]
    there = models.difference(tree, q, predicted[:-2])
    np.testing.assert_allclose(there, step, rtol=0, atol=1e-9)
    assert predicted[-2] == pytest.approx(np.linalg.norm(errors(there)), rel=1e-6, abs=1e-15)
    assert predicted[-1] == pytest.approx(np.abs(there[dependent]).max(), rel=1e-9)
    # the prediction leaves the square of the step, a correction the square of that
    corrected = newton(predicted[None, :-2], 0 * u[None])[0]
    assert corrected[-2] <= 1e-3 * predicted[-2] + 1e-15


def test_rows_of_a_file_do_not_depend_on_what_is_closed_with_them():
    made = Sampler(model_of("delta"), ranges_for(model_of("delta")), 5)
    many = made.rows(100, 5000)
    for first, count in ((100, 1), (4000, 300), (5099, 1)):
        np.testing.assert_array_equal(made.rows(first, count), many[:, first - 100 :][:, :count])


@pytest.mark.parametrize("name", ["four_bar", "delta"])
def test_many_positions_of_a_robot_are_those_of_few(name):
    arm = rnea.load(name)
    q, _ = arm.random_state(1, rows=300)
    own = independent_places(arm.model)
    many = arm.assemble(q[:, own])
    few = np.concatenate([arm.assemble(part) for part in np.split(q[:, own], 3)])
    np.testing.assert_allclose(many, few, rtol=0, atol=1e-12)
    np.testing.assert_allclose(many, q, rtol=0, atol=1e-9)
    walked = rnea.Robot(arm.description, eager=True).random_state(1, rows=300)[0]
    np.testing.assert_allclose(walked, q, rtol=0, atol=1e-12)


def test_progress_hears_of_rows_while_they_are_made():
    made, heard = Sampler(model_of("four_bar"), ranges_for(model_of("four_bar"))), []
    made.rows(100, 20_000, report=heard.append)
    assert sum(heard) == 20_000
    assert max(heard) <= 5000
