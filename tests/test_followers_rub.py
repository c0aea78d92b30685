"""Joints that move together rub each in its own way: simulations, by Python and compiled."""

import numpy as np
import pytest

import rnea
from rnea.apps.simulate.runs.plants import plant_of
from support.tiers import sample_cases

TEXT = """format = 1
name = "sliders"
gravity = [0, 0, 0]
[[links]]
name = "a"
mass = 1.0
[[links]]
name = "b"
mass = 1.0
[[joints]]
name = "one"
kind = "prismatic"
parent = "base"
child = "a"
friction = {{ coulomb = {0}, static = {1}, stribeck = {2}, stribeck_power = {3} }}
[[joints]]
name = "two"
kind = "prismatic"
parent = "base"
child = "b"
mimic = {{ joint = "one", ratio = {8} }}
friction = {{ coulomb = {4}, static = {5}, stribeck = {6}, stribeck_power = {7} }}
"""
PAIRS = [
    (1, 3, 0.05, 2, 2, 4, 0.5, 2, 1),
    (1, 3, 0.5, 2, 2, 4, 0.05, 2, -1),
    (1, 3, 0.3, 1, 2, 4, 0.3, 2, 2),
    (1, 3, 0, 2, 2, 4, 0.4, 3, 0.5),
    (1, 1, 0, 2, "[2, 3]", "[4, 6]", 0.4, 1, -3),
    (1, 3, 0.4, 2, 2, 4, 0, 2, -1.5),
]


def both(value):
    return (
        [float(x) for x in value.strip("[]").split(",")] if isinstance(value, str) else [value] * 2
    )


def by_hand(pair, v):
    """The friction that the coordinate feels at the speed v, written out."""
    total = 0.0
    for (coulomb, static, speed, power), ratio in ((pair[:4], 1), (pair[4:8], pair[8])):
        own = ratio * v
        Fc, Fs = (both(x)[0 if own > 0 else 1] for x in (coulomb, static))
        rise = (Fs - Fc) * np.exp(-(abs(own / speed) ** power)) if speed else 0.0
        total += ratio * np.sign(own) * (Fc + rise)
    return total


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("v", [0.3, -0.3, 0.02])
def test_a_sliding_pair_feels_what_inverse_dynamics_says(pair, v):
    arm = rnea.loads(TEXT.format(*pair))
    wanted = by_hand(pair, v)
    np.testing.assert_allclose(arm.inverse_dynamics([0], [v], [0]), [wanted], rtol=1e-13)
    law = plant_of(arm).friction
    np.testing.assert_allclose(law.sliding(np.array([v]), np.sign([v])), [wanted], rtol=1e-13)
    static = [
        sum(
            abs(r) * both(x)[way if r > 0 else 1 - way]
            for r, x in zip((1, pair[8]), (pair[1], pair[5]), strict=True)
        )
        for way in (0, 1)
    ]
    np.testing.assert_allclose([law.static_forward[0], law.static_backward[0]], static, rtol=1e-13)


@sample_cases(3)
@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("friction", ["set", "lugre"])
def test_machine_code_and_python_take_the_same_steps(pair, friction):
    arm = rnea.loads(TEXT.format(*pair))
    common = {"duration": 0.02, "step": 1e-4, "friction": friction, "check_step": False}
    runs = [arm.simulate([0.0], [0.6], compiled=compiled, **common) for compiled in (True, False)]
    assert [run.compiled for run in runs] == [True, False]
    for name in ("q", "qd", "friction"):
        np.testing.assert_allclose(*(getattr(run, name) for run in runs), rtol=1e-10, atol=1e-13)
    if friction == "set":
        rubbed = [by_hand(pair, v) for v in runs[0].qd[:, 0]]
        mass = arm.mass_matrix([0.0])[0, 0]
        slope = np.gradient(runs[0].qd[:, 0], runs[0].t)[1:-1]
        np.testing.assert_allclose(slope, -np.array(rubbed)[1:-1] / mass, rtol=1e-3)


def test_rollouts_agree_with_the_run():
    arm = rnea.loads(TEXT.format(*PAIRS[0]))
    run = arm.simulate([0.0], [0.6], duration=0.02, step=1e-4)
    many = arm.rollouts([[0.0]], [[0.6]], duration=0.02, step=1e-4)
    np.testing.assert_allclose(np.ravel(many.qd)[-1], run.qd[-1, 0], rtol=1e-9)


def test_parts_of_such_a_law_are_not_changed_alone():
    law = plant_of(rnea.loads(TEXT.format(*PAIRS[0]))).friction
    assert law.changed(viscous=2.0).followers == law.followers
    with pytest.raises(rnea.InputError, match="static_forward cannot be changed by itself"):
        law.changed(static_forward=5.0)
