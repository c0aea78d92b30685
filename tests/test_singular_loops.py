"""Singular positions of robots with loops are named, and answered by the least norm; other rows are
none the wiser. And motors: none, too few, too many, and those that lose a motion."""

import warnings
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import rnea
from rnea.describe import Closures
from rnea.files.catalogs import robots
from rnea.files.robots import toml
from rnea.recursions import rows_of

LEGS = tuple(f"leg{i}" for i in range(1, 7))


def variant(arm, **closures):
    said = replace(arm.description.closures, **closures)
    return rnea.Robot(replace(arm.description, closures=said))


def slider_crank():
    """The piston at its top: whether the crank goes on or back it does not tell."""
    arm = rnea.load("slider_crank")
    return variant(arm, independent=("piston",), actuated=None), arm.assemble({"crank": 0.0})


def parallelogram():
    """All bars on one line: rocker and crank may part."""
    text = (Path(robots.__file__).parent / "four_bar.toml").read_text()
    text = text.replace("\na = 0.12", "\na = 0.25").replace("\nb = 0.35", "\nb = 0.4")
    arm = rnea.Robot(toml.read(text, "parallelogram.toml"))
    return arm, np.zeros(3)


def planar_5r():
    """Both elbows in one place: the forearms swing about it together."""
    arm, angle = rnea.load("planar_5r"), np.arccos(0.1 / 0.3)
    return arm, np.array([-angle, angle - np.pi / 2, angle - np.pi, np.pi / 2 - angle])


def gough_stewart():
    """Turned by a right angle its legs do not hold the platform."""
    arm = rnea.load("gough_stewart")
    q = arm.assemble({"platform": [0, 0, 1, np.sqrt(0.5), 0, 0, np.sqrt(0.5)]})
    return variant(arm, independent=LEGS), q


PLACES = {
    "slider_crank": (slider_crank, "speed of piston does not tell how crank, rod move. Other"),
    "parallelogram": (
        parallelogram,
        "how coupler, rocker move: the mechanism itself has",
    ),
    "planar_5r": (planar_5r, "speeds of left, right do not tell how left_elbow, right_elbow move"),
    "gough_stewart": (gough_stewart, "how tilt1, tilt2, tilt3, tilt4, tilt5, tilt6, platform move"),
}


@pytest.fixture(params=PLACES, scope="module")
def place(request):
    find, words = PLACES[request.param]
    return *find(), words


def told(ask):
    """An answer, and what was warned of."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        answer = ask()
    return answer, [str(x.message) for x in caught if x.category is rnea.ModelWarning]


def by_hand(arm, q):
    """Gravity's torques of the open tree, projected by NumPy's pseudo-inverse of the equations'
    slopes, which are differences here."""
    tree = rnea.Robot(replace(arm.description, closures=Closures()))
    closure, h = arm.model.closure, 1e-6
    steps = np.eye(tree.model.nv) * h
    ahead, back = (tree.integrate(np.tile(q, (len(steps), 1)), x) for x in (steps, -steps))
    K = (arm.evaluate("loop_gap", ahead) - arm.evaluate("loop_gap", back)).T / (2 * h)
    own, following = list(closure.independent), list(closure.dependent(arm.model.tree))
    # angles count at the robot's size: the equations of these cuts are lengths or zero
    size = rnea.model.length_of(arm.model.tree, closure.cuts)
    turns = np.array([x.unit == "rad/s" for x in arm.model.tree.dofs])[following]
    weights = np.where(turns, size, 1.0)
    inverse = np.linalg.pinv(K[:, following] / weights, rcond=1e-5) / weights[:, None]
    tau = tree.gravity_torque(q)
    return tau[own] - K[:, own].T @ (inverse.T @ tau[following])


def test_singular_positions_are_named_and_answered_by_the_least_norm(place):
    arm, q, words = place
    assert arm.mobility(q).singular
    expected = by_hand(arm, q)
    for eager in (False, True):
        tau, lines = told(lambda eager=eager: arm.gravity_torque(q, eager=eager))
        assert np.allclose(tau, expected, rtol=0, atol=1e-6 * max(1, np.abs(expected).max()))
        (line,) = lines
        assert words in line
        assert "of least norm" in line


def test_only_the_piston_is_moved_at_its_dead_centre():
    arm, q = slider_crank()
    tau, _ = told(lambda: arm.inverse_dynamics(q, [0.0], [1.0]))
    assert tau == pytest.approx([0.45 * (9.81 + 1)], rel=1e-12)


def test_other_rows_keep_their_bits(place):
    arm, q, _ = place
    rng = np.random.default_rng(3)
    regular = arm.random_state(rng, 4)[0]
    rows = np.concatenate([regular[:2], [q], regular[2:], q[None] * np.nan])
    for eager in (False, True):
        answer, lines = told(lambda eager=eager: arm.mass_matrix(rows, eager=eager))
        assert len(lines) == 1
        assert "in row 2:" in lines[0]
        alone = arm.mass_matrix(regular, eager=eager)
        assert np.array_equal(answer[[0, 1, 3, 4]], alone)
        assert np.isfinite(answer[2]).all()
        assert np.isnan(answer[5]).any()


def test_every_row_has_an_answer_there():
    arm, q = slider_crank()
    for name in rows_of(arm.model):
        answer, _ = told(lambda name=name: arm.evaluate(name, np.stack([q, q]), eager=True))
        assert np.isfinite(answer).all(), name


def test_surroundings_of_each_row_are_kept():
    arm, q = slider_crank()
    gravity = np.array([[0, 0, -1.0], [0, 0, -2.0], [0, 0, -3.0]])
    tau, _ = told(lambda: arm.inverse_dynamics(np.stack([q] * 3), gravity=gravity))
    assert tau[:, 0] == pytest.approx([0.45, 0.9, 1.35], rel=1e-12)


def test_no_warning_where_nothing_is_singular():
    arm = rnea.load("planar_5r")
    q, qd = arm.random_state(0, 50)
    _, lines = told(lambda: arm.inverse_dynamics(q, qd))
    assert not lines


# ---- motors ------------------------------------------------------------------------------------

STATE = (np.array([0.3, -0.2]), np.array([0.3, 0.4]))


def with_motors(*motors):
    arm = variant(rnea.load("planar_5r"), actuated=motors)
    return arm, (arm.neutral, *STATE)


def test_without_motors_everything_is_undone():
    arm, state = with_motors()
    tau = arm.inverse_dynamics(*state)
    assert arm.motor_torque(*state).shape == (0,)
    assert np.array_equal(arm.unactuated_torque(*state), tau)
    assert arm.mobility().undriven == 2
    assert arm.preloads(state[0]).shape == (0, 0)
    assert np.isfinite(arm.loop_forces(*state)["pin"].force).all()


def test_one_motor_of_two_leaves_the_other_effort():
    arm, state = with_motors("left")
    tau = arm.inverse_dynamics(*state)
    assert arm.motor_torque(*state) == pytest.approx(tau[:1], rel=1e-12)
    assert arm.unactuated_torque(*state) == pytest.approx([0, tau[1]], abs=1e-12)


def test_the_possible_part_of_a_motion_is_what_remains():
    arm, (q, qd, qdd) = with_motors("left_elbow")
    possible = arm.inverse_dynamics(q, qd, qdd) - arm.unactuated_torque(q, qd, qdd)
    instead = arm.forward_dynamics(q, qd, possible)
    assert np.abs(arm.unactuated_torque(q, qd, instead)).max() < 1e-10
    assert np.abs(instead - qdd).max() > 1e-3


def test_three_motors_for_two_freedoms_have_a_preload():
    arm, state = with_motors("left", "left_elbow", "right")
    (preload,), efforts = arm.preloads(state[0]), arm.motor_torque(*state)
    assert np.abs(arm.unactuated_torque(*state)).max() < 1e-12
    assert preload @ efforts == pytest.approx(0, abs=1e-12)


def test_a_motor_that_loses_its_motion_is_named():
    arm = variant(rnea.load("slider_crank"), actuated=("piston",))
    q = arm.assemble({"crank": 0.0})
    tau, lines = told(lambda: arm.inverse_dynamics(q, [1.0], [1.0]))
    assert not lines
    efforts, lines = told(lambda: arm.motor_torque(q, [1.0], [1.0]))
    assert efforts == [0]
    assert "its motors (piston) lose a motion" in lines[0]
    undone, _ = told(lambda: arm.unactuated_torque(q, [1.0], [1.0]))
    assert undone == pytest.approx(tau, rel=1e-12)


# ---- assembly without solution -----------------------------------------------------------------


def test_the_nearest_approach_is_told():
    arm = rnea.load("slider_crank")
    piston = variant(arm, independent=("piston",), actuated=None)
    with pytest.raises(rnea.InputError, match=r"piston = 0.2 m: the nearest approach leaves 20 mm"):
        piston.assemble({"piston": 0.2})
