"""A run that leaves limits says so once per joint, with the time and by how much."""

import json

import numpy as np
import pytest

import rnea
from rnea.apps.trajectory.limits import limit_notes
from support.command import run

SLIDER = """<robot name="slider">
  <link name="rail"/>
  <link name="cart"><inertial><mass value="2"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="slide" type="prismatic"><parent link="rail"/><child link="cart"/>
    <axis xyz="1 0 0"/><limit lower="-1" upper="1" velocity="1.5" effort="4"/></joint>
</robot>"""


@pytest.fixture
def cart(tmp_path):
    path = tmp_path / "slider.urdf"
    path.write_text(SLIDER, encoding="utf-8")
    return rnea.load(path)


def test_position_and_speed_beyond_their_limits(cart):
    """2 N on 2 kg: x = t²/2 passes 1 m at √2 s and is 2 m at 2 s, v = t passes 1.5 m/s at 1.5 s."""
    done = cart.simulate([0.0], duration=2.0, step=0.001, torque=[2.0])
    assert done.notes == (
        "joint 'slide' leaves its position limits -1 .. 1 m at 1.415 s: it reaches 2 m at 2 s, "
        "1 m beyond",
        "joint 'slide' is faster than its limit of 1.5 m/s, first at 1.501 s: up to 2 m/s at 2 s",
    )
    assert cart.simulate([0.0], duration=1.4, step=0.001, torque=[2.0]).notes == ()


def test_torques_of_a_controller_that_are_cut(cart):
    """100 x + 20 v is 4 N again where v = 0.5 - 2 t, x = 0.5 t - t²: at t = 0.3 s of 1, and then
    stays within (the error dies out as exp(-5 t), of at most -1.3 N)."""
    law = {"controller": "pd", "kp": 100.0, "kd": 20.0}
    done = cart.simulate([0.0], [0.5], duration=1.0, step=0.001, **law)
    assert done.notes == (
        "the controller's torques of 'slide' are cut at its effort limit of 4 N, first at 0 s, "
        "30 % of the time",
    )
    assert cart.simulate([0.0], [0.5], duration=1.0, saturation=False, **law).notes == ()
    assert cart.simulate([0.0], [0.1], duration=1.0, **law).notes == ()


def test_a_controller_that_is_always_cut(cart):
    """kp of 1000 N/m from 0.5 m off: 4 N on 2 kg move it 0.01 m in 0.1 s."""
    law = {"controller": "pd", "kp": 1000.0, "kd": 0.0, "motion": lambda t: ([0.0],) * 3}
    (note,) = cart.simulate([0.5], duration=0.1, **law).notes
    assert note.endswith("first at 0 s, 100 % of the time")


def test_a_limit_of_zero_is_none(tmp_path):
    """Speeds and torques are not held against it; what it cuts is told."""
    path = tmp_path / "zero.urdf"
    path.write_text(SLIDER.replace('"1.5"', '"0"').replace('"4"', '"0"'), encoding="utf-8")
    cart = rnea.load(path)
    assert limit_notes(cart.model, np.zeros((1, 1)), np.ones((1, 1)), np.ones((1, 1))) == []
    assert cart.simulate([0.0], [0.5], duration=1.0).notes == ()
    (note,) = cart.simulate([0.0], [0.5], duration=1.0, controller="pd", kp=100.0, kd=20.0).notes
    assert "torques of 'slide' are all cut to zero: its effort limit is 0." in note


def test_a_stop_is_reached_and_not_left(cart):
    done = cart.simulate([0.0], duration=2.0, step=0.001, torque=[1.0], stops=True)
    assert done.q.max() == pytest.approx(1.0, abs=1e-9)
    assert done.notes == ()


def test_of_given_torques_that_are_cut_one_note_is_enough(cart):
    notes = cart.simulate([0.0], duration=0.2, step=0.001, torque=[9.0]).notes
    assert [note for note in notes if "cut" in note] == list(notes)
    assert len(notes) == 1


def test_terminal_and_facts_have_the_notes(cart, tmp_path):
    words = ("simulate", "slider.urdf", "--qd", "1", "--controller", "pd", "--kp", "100")
    done = run(*words, "--kd", "20", "--duration", "2", "--json", cwd=tmp_path)
    (note,) = json.loads(done.stdout)["notes"]
    assert "cut at its effort limit of 4 N, first at 0 s" in note
    assert note in " ".join(done.stderr.split())


def test_quaternions_and_joints_without_limits_have_no_notes():
    base = rnea.load("satellite")
    assert base.simulate(base.neutral, duration=0.05).notes == ()
    assert rnea.load("double_pendulum").simulate([3.0, 3.0], duration=2.0).notes == ()
