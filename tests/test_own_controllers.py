"""Controllers of one's own are plain functions, or objects; what is neither is told what is."""

import functools

import numpy as np
import pytest

import rnea
from rnea import InputError, RneaError
from rnea.simulate import CONTROLLERS

START, GOAL = np.array([0.3, -0.2]), np.array([0.6, 0.1])


@pytest.fixture(scope="module")
def arm():
    return rnea.load("planar_2r")


def pull(t, q, qd):
    return 40.0 * (GOAL - q) - 8.0 * qd


class Pull:
    def torque(self, t, q, qd):
        return pull(t, q, qd)

    def __call__(self, t, q, qd):
        raise AssertionError("an object with torque is asked for that")


class Called:
    def __call__(self, t, q, qd):
        return pull(t, q, qd)


def by_name(t, q, qd):
    first, second = pull(t, q, qd)
    return {"joint2": second, "joint1": first}


def scaled(gain, t, q, qd):
    return gain * pull(t, q, qd)


ALIKE = {
    "function": pull,
    "lambda": lambda *state: pull(*state),
    "method": Pull().torque,
    "object that is called": Called(),
    "partial": functools.partial(scaled, 1.0),
    "list": lambda t, q, qd: pull(t, q, qd).tolist(),
    "by name": by_name,
}
# ways in which a controller is asked: at every instant, sampled and late, in steps of its own
RUNS = {
    "rk4": {"step": 1e-3},
    "sampled": {"step": 1e-3, "sampling": 2e-3, "delay": 4e-3},
    "compiled": {"step": 1e-3, "sampling": 1e-3, "compiled": True},
    "semi_implicit_euler": {"step": 1e-4, "method": "semi_implicit_euler"},
    "adaptive": {"method": "rk45"},
}


@pytest.mark.parametrize("run", RUNS)
@pytest.mark.parametrize("sort", ALIKE)
def test_functions_do_what_objects_do(arm, sort, run):
    if run == "adaptive":
        pytest.importorskip("scipy")
    wanted = arm.simulate(START, duration=0.02, controller=Pull(), **RUNS[run])
    got = arm.simulate(START, duration=0.02, controller=ALIKE[sort], **RUNS[run])
    assert np.array_equal(got.q, wanted.q)
    assert np.array_equal(got.tau, wanted.tau)


def test_the_torque_is_what_the_function_says(arm):
    run = arm.simulate(START, duration=0.01, controller=pull, saturation=False)
    assert np.allclose(run.tau[0], pull(0.0, START, np.zeros(2)), rtol=1e-14)


def test_rollouts_take_functions_of_batches(arm):
    starts = np.stack([START, START + 0.1, START - 0.1])
    many = arm.rollouts(starts, duration=0.05, controller=pull)
    for start, end in zip(starts, many.q, strict=True):
        alone = arm.rollouts(start, duration=0.05, controller=pull)
        assert np.allclose(alone.q[0], end, rtol=1e-12)


def test_elastic_gears_take_functions():
    text = """
format = 1
name = "elastic"
links = [{ name = "link", mass = 1.0, com = [0.5, 0, 0], inertia = { izz = 0.1, iyy = 0.1 } }]
[[joints]]
name = "hinge"
kind = "revolute"
axis = [0, 1, 0]
parent = "base"
child = "link"
gear = { ratio = 100, inertia = 1e-5, stiffness = 1e4 }
"""
    robot = rnea.loads(text)
    run = robot.simulate(
        [0.1], duration=0.01, step=1e-4, drive="elastic", controller=lambda t, q, qd: -q
    )
    assert np.isfinite(run.q).all()


class Empty:
    pass


class NoMethod:
    torque = 3.0


def too_few(t, q):
    return q


# (what is handed in, words of the answer)
WRONG = {
    "number": (3.0, "float 3.0 is no controller"),
    "list": ([1.0, 2.0], "is no controller"),
    "object": (Empty(), "is no controller"),
    "attribute": (NoMethod(), "is no controller"),
    "class": (Pull, "hand in an object of it, Pull(...)"),
    "arguments": (too_few, "takes (t, q), but is called with (t, q, qd)"),
    "shape": (lambda t, q, qd: 1.0, "returned float 1.0 at t = 0 s; expected 2 torques (joint1, "),
    "length": (lambda t, q, qd: [1.0, 2.0, 3.0], "returned an array of shape (3,) at t = 0 s"),
    "nothing": (lambda t, q, qd: None, "returned NoneType None"),
    "text": (lambda t, q, qd: "full ahead", "returned str 'full ahead'"),
    "names": (lambda t, q, qd: {"joint1": 1.0}, "missing 'joint2'"),
}


@pytest.mark.parametrize("sort", WRONG)
def test_wrong_controllers_are_told_what_is_right(arm, sort):
    given, words = WRONG[sort]
    for ask in (arm.simulate, arm.rollouts):
        with pytest.raises(RneaError) as problem:
            ask(START, duration=0.01, controller=given)
        assert words in str(problem.value)
        if "is no controller" in words:
            legal = (*CONTROLLERS, "a function (t, q, qd) -> tau", "torque(t, q, qd)")
            assert all(word in str(problem.value) for word in legal)


def test_torques_and_motions_that_are_none(arm):
    with pytest.raises(InputError, match=r"is called with \(t\); what listens to the robot is a"):
        arm.simulate(START, duration=0.01, torque=pull)
    with pytest.raises(InputError, match="is no motion"):
        arm.simulate(START, duration=0.01, controller="pd", motion=[1.0, 2.0])
    named = arm.simulate(START, duration=0.01, torque=lambda t: {"joint2": 2.0, "joint1": 1.0})
    plain = arm.simulate(START, duration=0.01, torque=lambda t: [1.0, 2.0])
    assert np.array_equal(named.q, plain.q)


@pytest.mark.parametrize("word", ["yes", "no", 1, 0, "False", [], np.array([True])])
def test_switches_are_true_or_false(arm, word):
    for option in ("compiled", "stops", "check_step"):
        with pytest.raises(InputError, match=f"{option} must be True"):
            arm.simulate(START, duration=0.01, **{option: word})
    with pytest.raises(InputError, match="friction must be True or False"):
        arm.rollouts(START, duration=0.01, friction=word)


def test_switches_may_come_from_numpy(arm):
    run = arm.simulate(START, duration=0.01, compiled=np.False_, stops=np.False_)
    assert (run.compiled, run.why_python) == (False, "compiled=False was asked for")
    assert arm.simulate(START, duration=0.01, compiled=np.True_).compiled
