"""Angles that look like degrees are told of: once for a robot, with limits or without."""

import warnings

import numpy as np
import pytest

import rnea
from rnea import ModelWarning
from rnea.motion import point_to_point, read_motion, spline
from rnea.recursions import QUANTITIES

WINCH = """
format = 1
name = "winch"
links = [{ name = "drum", mass = 1.0, inertia = { ixx = 0.1, iyy = 0.1, izz = 0.1 } }]
[[joints]]
name = "turn"
kind = "revolute"
axis = [0, 1, 0]
parent = "base"
child = "drum"
limits = { position = [-200, 200] }
"""
DEGREES = np.array([30.0, 45.0])


def fresh(name="planar_2r"):
    """A robot that nobody has been warned of; the catalogue's 2R has no limits, the Panda has."""
    return rnea.load(name)


def suspicions(call):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        call()
    return [x for x in caught if issubclass(x.category, ModelWarning)]


@pytest.mark.parametrize("eager", [False, True])
def test_every_quantity_is_suspicious_at_its_first_question(eager):
    for row in QUANTITIES.values():
        robot = fresh().with_eager(eager)
        states = [DEGREES, np.zeros(2), np.zeros(2)][: len(row.states)]

        def ask(robot=robot, row=row, states=states):
            for _ in range(3):
                robot.answer(row.name, *states)

        [told] = suspicions(ask)
        assert "joint 'joint1'" in str(told.message), row.name
        assert "are these degrees?" in str(told.message)
        assert told.filename == __file__


def swing(robot, q):
    return robot.simulate(q, time=0.002)


WAYS = {
    "kernel": lambda robot: robot.kernel("gravity_torque")(DEGREES),
    "batch": lambda robot: robot.gravity_torque(np.stack([0 * DEGREES] * 500 + [DEGREES])),
    "list": lambda robot: robot.gravity_torque(DEGREES.tolist()),
    "table": lambda robot: robot.gravity_torque({"joint2": 45, "joint1": 30}),
    "simulate": lambda robot: swing(robot, DEGREES),
    "rollouts": lambda robot: robot.rollouts(DEGREES, time=0.002),
    "plan": lambda robot: point_to_point([0, 0], DEGREES, "cubic", robot.model, None, 1.0),
    "spline": lambda robot: spline([[0, 0], DEGREES], robot.model, None, 1.0),
}


@pytest.mark.parametrize("way", WAYS)
def test_every_way_in(way):
    robot = fresh()
    assert len(suspicions(lambda: WAYS[way](robot))) == 1
    # once for a robot
    assert suspicions(lambda: WAYS[way](robot)) == []


def test_motions_that_are_read(tmp_path):
    file = tmp_path / "m.csv"
    file.write_text("t,q_joint1,q_joint2\n0,0,0\n1,90,45\n")
    robot = fresh()
    assert len(suspicions(lambda: read_motion(str(file), robot.model))) == 1


def test_turns_that_may_be_meant_are_not_suspected():
    """Four turns, and whatever lies within a joint's own limits."""
    assert suspicions(lambda: fresh().gravity_torque([8 * np.pi, -25.0])) == []
    assert len(suspicions(lambda: fresh().gravity_torque([0.0, -25.2]))) == 1
    q = np.full(7, 0.1)
    q[3] = -30.0
    assert len(suspicions(lambda: fresh("panda").gravity_torque(q))) == 1
    assert suspicions(lambda: rnea.loads(WINCH).gravity_torque([180.0])) == []
    assert len(suspicions(lambda: rnea.loads(WINCH).gravity_torque([-201.0]))) == 1


def test_what_is_no_angle_is_not_suspected():
    robot = fresh("gantry")
    assert not any(body.joint.turns for body in robot.model.bodies)
    assert suspicions(lambda: robot.gravity_torque(np.full(robot.nq, 100.0))) == []


def test_missing_numbers_hide_nothing():
    q = np.array([[np.nan, 0.0], [0.0, 90.0]])
    assert len(suspicions(lambda: fresh().gravity_torque(q))) == 1
    assert suspicions(lambda: fresh().gravity_torque(np.full((2, 2), np.nan))) == []
    assert suspicions(lambda: fresh().gravity_torque([np.inf, -1e12])) == []
    assert suspicions(lambda: fresh().gravity_torque(np.zeros((0, 2)))) == []


def test_a_question_known_already_is_not_looked_at():
    """What goes straight to machine code costs what it did: this is why it is told at the first."""
    robot = fresh()
    robot.gravity_torque([0.1, 0.2])
    assert suspicions(lambda: robot.gravity_torque(DEGREES)) == []


def test_a_run_may_turn_as_far_as_it_does():
    """100 rad/s for a second, its energies and what is asked of it afterwards."""
    wheel = rnea.loads(WINCH.replace("limits = { position = [-200, 200] }", ""))

    def spin():
        run = wheel.simulate([0.0], [100.0], time=1.0)
        assert run.q.max() > 50
        assert np.isfinite(run.energy_balance().open)
        wheel.inverse_dynamics(run.q, run.qd)

    assert suspicions(spin) == []


TABLE = """format = 1
name = "wrist"
convention = "standard"
{head}
[[links]]
name = "turn"
d = 0.4
alpha = {alpha}
mass = 1
"""


def test_a_table_with_an_angle_of_several_turns_is_told():
    def load(alpha, head=""):
        return suspicions(lambda: rnea.loads(TABLE.format(alpha=alpha, head=head), "wrist.toml"))

    (warning,) = load(90)
    told = str(warning.message)
    assert "wrist.toml:8: links[0].alpha: alpha of joint 'turn' is 90 rad, 14.3 turns" in told
    assert "are these degrees?" in told
    assert len(load(-90)) == 1
    assert load('"pi/2"') == load('"-2*pi"') == load(6.2832) == []
    assert load(90, 'angles = "degrees"') == []
