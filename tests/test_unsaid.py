"""What a robot's file says is used or refused in words: limits, torques, friction, placements."""

import numpy as np
import pytest

import rnea
from rnea.apps.simulate.friction.stops import stops_of
from rnea.errors import InputError

PENDULUM = """format = 1
name = "pair"
gravity = [0, 0, 0]
[[links]]
name = "a"
mass = 1.0
com = [0.5, 0, 0]
[[links]]
name = "b"
mass = 1.0
com = [0.5, 0, 0]
[[joints]]
name = "one"
kind = "revolute"
parent = "base"
child = "a"
limits = {{ position = [-2, 2], effort = 3 }}
[[joints]]
name = "two"
kind = "revolute"
parent = "base"
child = "b"
mimic = {{ joint = "one", ratio = {ratio}, offset = {offset} }}
limits = {{ position = [{low}, {high}] }}
"""


def pair(ratio=1.0, offset=0.0, low=-9.0, high=9.0):
    return rnea.loads(PENDULUM.format(ratio=ratio, offset=offset, low=low, high=high))


@pytest.mark.parametrize(
    ("ratio", "offset", "low", "high", "ends"),
    [
        (2.0, 0.5, -1.5, 2.5, (-1.0, 1.0)),
        (-2.0, 0.0, -1.0, 3.0, (-1.5, 0.5)),
        (1.0, 0.0, -9.0, 9.0, (-2.0, 2.0)),
    ],
)
def test_a_follower_ends_at_its_own_limits(ratio, offset, low, high, ends):
    arm = pair(ratio, offset, low, high)
    stops = stops_of(arm.model, 0.0)
    assert (stops.lower[0], stops.upper[0]) == ends
    for compiled in (True, False):
        run = arm.simulate([0.0], [5.0], duration=1.2, step=1e-3, stops=True, compiled=compiled)
        assert run.q[-1, 0] == pytest.approx(ends[1], abs=1e-9)


def test_limits_that_leave_nothing_are_refused_by_name():
    with pytest.raises(InputError, match="limits of joint 'two' leave no position"):
        pair(1.0, 0.0, 5.0, 6.0).simulate([0.0], duration=0.01, stops=True)


@pytest.mark.parametrize("torque", [[5.0], lambda t: np.array([5.0])])
def test_torques_that_are_cut_are_told(torque):
    arm = pair()
    common = {"duration": 0.01, "step": 1e-3, "torque": torque}
    one = arm.simulate([0.0], **common)
    many = arm.rollouts([[0.0], [0.1]], **common)
    for result in (one, many, arm.simulate([0.0], compiled=True, **common)):
        (note,) = [note for note in result.notes if "effort limits" in note]
        assert "from 5 to 3" in note
        assert "saturation=False" in note
    for free in (arm.simulate, arm.rollouts):
        assert not [n for n in free([0.0], saturation=False, **common).notes if "limits" in n]
        within = common | {"torque": [3.0]}
        assert not [n for n in free([0.0], **within).notes if "limits" in n]


def test_accelerations_with_friction_by_load_are_refused_in_words_of_the_question():
    friction = {"coulomb": 1.0, "load": 0.1}
    row = {"mass": 1.0, "com": (0.5, 0, 0), "friction": friction}
    arm = rnea.Robot.from_dh([row], convention="standard")
    state = [0.0], [1.0], [1.0]
    for ask in (
        lambda: arm.forward_dynamics(*state),
        lambda: arm.forward_dynamics(*state, method="mass"),
        lambda: arm.rollouts([[0.0]], [[1.0]], duration=0.01, step=1e-3),
    ):
        with pytest.raises(InputError, match=r"friction.load of joint 'joint1'.*friction=False"):
            ask()
    assert np.isfinite(arm.forward_dynamics(*state, friction=False)).all()


@pytest.mark.parametrize("kind", [float, int, np.float32])
def test_rotations_of_any_array(kind):
    arm = rnea.load("planar_2r")
    turned = np.array([[0, -1, 0], [1, 0, 0], [0, 0, 1]])
    found = arm.with_base(matrix=turned.astype(kind)).gravity_torque([0.1, 0.2])
    wanted = arm.with_base(rpy=[0, 0, np.pi / 2]).gravity_torque([0.1, 0.2])
    np.testing.assert_allclose(found, wanted, atol=1e-13)


def test_a_ripple_at_the_motor_counts_the_turns_of_the_motor():
    """One wave a turn of the motor, behind a gear of 4: four a turn of the joint."""
    arms = [
        rnea.Robot.from_dh(
            [{"mass": 1.0, "rotor": {"gear": 4.0}, "friction": friction}], convention="standard"
        )
        for friction in (
            {"coulomb": 1.0, "ripple": [[0.5, 1, 0.3]], "side": "motor"},
            {"coulomb": 4.0, "ripple": [[2.0, 4, 0.3]]},
        )
    ]
    for q in (0.0, 0.4, 2.0):
        found = [arm.inverse_dynamics([q], [1.0], [0.0]) for arm in arms]
        np.testing.assert_allclose(*found, rtol=1e-13)
