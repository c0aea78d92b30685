"""Runs that come to singular configurations, and runs that diverge: no rows that are not finite.

IFToMM's double four-bar (three cranks and two couplers of 1 m and 1 kg) passes its collinear
position at each half turn, where branches of the mechanism meet.
"""

import re

import numpy as np
import pytest

import rnea
from rnea import SimulationError
from rnea.simulate import METHODS
from support.tiers import sample_cases
from test_closed_simulation import changed

CRANKS, COUPLERS = ("crank1", "crank2", "crank3"), ("coupler1", "coupler2")
PINS = (("coupler1", "crank2"), ("coupler2", "crank3"))
# of a pendulum with J = 3 (1/3) + 2 kg m² and U = 3.5 g sin(q), from (pi/2, -1) after 5 s, by an
# integrator of its own to 13 digits; g = 9.81
ANGLE = -15.08355716
ROD = "mass = 1.0\ncom = [0.5, 0, 0]\ninertia = { iyy = '1/12', izz = '1/12' }"


def double_four_bar(couplings=()):
    """With its two pins, or with couplings in their place."""
    parents = {"crank1": "base", "coupler1": "crank1", "crank2": "base", "coupler2": "crank2",
               "crank3": "base"}  # fmt: skip
    at = {"crank1": 0, "coupler1": 1, "crank2": 1, "coupler2": 1, "crank3": 2}
    parts = ['format = 1\nname = "double four-bar"\nindependent = ["crank1"]']
    parts += [f'[[links]]\nname = "{name}"\n{ROD}' for name in parents]
    parts += [
        f'[[joints]]\nname = "{name}"\nkind = "revolute"\nparent = "{parent}"\nchild = "{name}"\n'
        f"placement = {{ xyz = [{at[name]}, 0, 0] }}\naxis = [0, -1, 0]"
        for name, parent in parents.items()
    ]
    if couplings:
        parts += [f'[[couplings]]\nname = "c{k}"\n{said}' for k, said in enumerate(couplings)]
    else:
        parts += [
            f'[[loops]]\nname = "{child}_pin"\nkind = "revolute"\nparent = "{parent}"\n'
            f'child = "{child}"\nplacement = {{ xyz = [1, 0, 0] }}\n'
            "child_placement = { xyz = [1, 0, 0] }\naxis = [0, -1, 0]"
            for parent, child in PINS
        ]
    right = np.pi / 2
    places = dict.fromkeys(CRANKS, right) | dict.fromkeys(COUPLERS, -right)
    parts.append("[assembly]\n" + "\n".join(f"{name} = {q!r}" for name, q in places.items()))
    return rnea.loads("\n\n".join(parts))


COUPLED = [
    f"terms = {{ {name} = 1, crank1 = {-sign} }}\nconstant = 0"
    for name, sign in [("coupler1", -1), ("crank2", 1), ("coupler2", -1), ("crank3", 1)]
]


def ended(arm, q, qd, **options):
    with pytest.raises(SimulationError) as told:
        arm.simulate(q, qd, **options)
    run = told.value.result
    for what in ("t", "q", "qd", "qdd", "tau"):
        assert np.isfinite(getattr(run, what)).all(), what
    return str(told.value), run


def followed(message):
    """The couplings that a message advises."""
    found = re.findall(r"(terms = \{[^}]*\}), constant = (\S+?)(?:;|$)", message)
    return [f"{terms}\nconstant = {constant}" for terms, constant in found]


# how a run comes to the singular configuration so near that it cannot be closed
METHOD_OPTIONS = {
    "semi_implicit_euler": {"step": 1e-3},
    "midpoint": {"step": 1e-3},
    "rk4": {"step": 1e-3},
    "dop853": {"step": 1e-2},
}


@sample_cases(1)
@pytest.mark.parametrize("how", METHOD_OPTIONS)
def test_a_mechanism_that_becomes_singular_says_so_and_its_advice_leads_through(how):
    arm, method = double_four_bar(), how
    if METHODS[method].step is None:
        pytest.importorskip("scipy")
    options = {"method": method, "duration": 5.0, **METHOD_OPTIONS[how]}
    message, run = ended(arm, arm.neutral, [-1.0], **options)
    for words in ("after t = ", "crank", "singular configuration", "neither smaller steps nor"):
        assert words in message
    # it is the collinear position
    assert abs(np.sin(run.q[-1, 0])) < 0.1
    couplings = followed(message)
    assert couplings == COUPLED
    coupled = double_four_bar(couplings)
    whole = coupled.simulate(coupled.neutral, [-1.0], **options)
    assert np.isfinite(whole.q).all()
    assert whole.q[-1, 0] == pytest.approx(ANGLE, abs=2e-3)
    near = 1e-6 if method not in ("semi_implicit_euler", "midpoint") else 1e-3
    np.testing.assert_allclose(run.q[:, 0], whole.q[: len(run), 0], atol=near)


@sample_cases(2)
@pytest.mark.parametrize("method", ["rk45", "dop853"])
@pytest.mark.parametrize("rtol", [1e-4, 1e-5, 1e-6, 1e-7, 1e-8])
def test_adaptive_methods_pass_rightly_or_say_that_they_do_not(method, rtol):
    """Which of the two it is, is a matter of where their steps come to lie."""
    pytest.importorskip("scipy")
    arm = double_four_bar()
    options = {"method": method, "duration": 5.0, "step": 1e-2, "rtol": rtol, "atol": rtol / 100}
    coupled = double_four_bar(COUPLED)
    error = abs(coupled.simulate(coupled.neutral, [-1.0], **options).q[-1, 0] - ANGLE)
    run, message = None, ""
    try:
        run = arm.simulate(arm.neutral, [-1.0], **options)
    except SimulationError as problem:
        run, message = problem.result, str(problem)
    assert np.isfinite(run.q).all()
    np.testing.assert_allclose(run.q, run.q[:, :1] * [1, -1, 1, -1, 1], atol=1e-9)
    if message:
        assert followed(message) == COUPLED
    else:
        # of the same size as without any singular configuration
        assert abs(run.q[-1, 0] - ANGLE) < 30 * error + 1e-6


def test_a_smaller_step_does_not_help_there_and_other_joints_do_not():
    for step in (1e-3, 2e-4):
        arm = double_four_bar()
        message, _ = ended(arm, arm.neutral, [-1.0], duration=1.0, step=step)
        assert "neither smaller steps nor other independent joints" in message


def test_other_independent_joints_lead_on_where_the_chosen_ones_are_singular():
    arm = changed("four_bar", independent=("rocker",), actuated=("rocker",))
    message, run = ended(arm, arm.neutral, [3.0], duration=1.0, friction="off")
    (offer,) = re.findall(r"independent = \[\"(\w+)\"\]", message)
    other = changed("four_bar", independent=(offer,), actuated=(offer,))
    k = other.model.names("q").index(offer)
    speeds, _ = arm.joint_motion(run.q[-1], run.qd[-1])
    on = other.simulate(run.q[-1], [speeds[k]], duration=0.1, friction="off")
    assert np.isfinite(on.q).all()


def test_a_step_that_is_too_long_is_called_that():
    arm = rnea.load("four_bar")
    message, _ = ended(arm, arm.neutral, [25.0], duration=1.0, step=0.05, friction="off",
                       check_step=False)  # fmt: skip
    assert "too long" in message
    assert "smaller step" in message
    arm.simulate(arm.neutral, [25.0], duration=1.0, step=1e-3, friction="off")


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("name", ["planar_2r", "four_bar", "satellite"])
def test_diverging_controllers_leave_no_rows_that_are_not_finite(name, method):
    if METHODS[method].step is None:
        pytest.importorskip("scipy")
    arm = rnea.load(name)
    rate = np.full(arm.n, 0.1)

    def diverging(t, q, qd):
        return (1e300 if t > 0.01 else 0.0) * np.ones_like(qd)

    options = {"controller": diverging, "saturation": False, "duration": 0.05}
    message, run = ended(
        arm, arm.neutral, rate, method=method, friction="off", check_step=False, **options
    )
    assert "t = " in message
    assert 0.005 < run.t[-1] < 0.05
    if method == "rk4":
        rates = np.stack([rate, 0 * rate])
        many = arm.rollouts([arm.neutral] * 2, rates, friction=False, **options)
        assert np.isfinite(many.blown_up).all()
        assert any("2 of 2 rollouts ended in states that are not finite" in x for x in many.notes)


def test_digits_are_lost_with_the_distance_and_in_products_of_velocities_with_its_square():
    """The parallelograms' own motion is known: all bars of a kind turn alike."""
    arm, rng = double_four_bar(), np.random.default_rng(1)
    signs, sizes = np.array([1.0, -1, 1, -1, 1]), []
    distances = 10.0 ** -np.arange(1.0, 5.0)
    for d in distances:
        errors = []
        for angle in d * (1 + rng.random(60)):
            q = angle * signs + rng.normal(size=5) * 1e-16
            gravity = 3.5 * 9.81 * np.cos(angle)
            errors.append([
                np.abs(arm.joint_motion(q, [1.0])[0] - signs).max(),
                abs(arm.gravity_torque(q)[0] - gravity),
                abs(arm.bias(q, [1.0])[0] - gravity),
            ])  # fmt: skip
        sizes.append(np.median(errors, axis=0))
    exponents = np.polyfit(np.log(distances), np.log(sizes), 1)[0]
    np.testing.assert_allclose(exponents, [-1, -1, -2], atol=0.2)
    # the page's numbers, bias at 0.01 and 0.0001 rad
    assert sizes[1][2] < 5e-12
    assert sizes[3][2] < 5e-8
