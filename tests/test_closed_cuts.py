"""Which joint is cut, and which speeds are called independent, changes no motor and no motion.

Every mechanism is cut at other joints, one after the other, and once given other independent
joints. Positions of joints that the catalogue's tree does not have come from the links' poses.
"""

import tomllib

import numpy as np
import pytest

import rnea
from support.closed_forms import MECHANISMS
from support.closed_forms.file_numbers import CATALOGUE
from support.recut import between, recut, toml_text
from test_closed_catalogue import ROWS, arm_of, states

LEGS = [f"leg{i}" for i in range(1, 7)]
# mechanism, loop that becomes a joint of the tree, independent joints where others are needed
CUTS = [
    ("four_bar", "pin", None),
    ("slider_crank", "wrist_pin", None),
    ("planar_5r", "pin", None),
    ("palletizer", "drive", None),
    ("palletizer", "lower_level", None),
    ("palletizer", "upper_level", None),
    ("delta", "ball1a", None),
    ("delta", "ball3a", None),
    ("gough_stewart", "ball4", LEGS),
]
# other independent joints on the same tree
INDEPENDENT = {
    "four_bar": ["coupler"],
    "slider_crank": ["rod"],
    "planar_5r": ["left_elbow", "right"],
    "palletizer": ["turn", "elbow", "flange", "level_upper"],
    "delta": ["rod1a", "arm3"],
    "gough_stewart": LEGS,
}


def written(tmp_path, text):
    file = tmp_path / "robot.toml"
    file.write_text(text)
    return rnea.load(str(file))


def state_on(other, name):
    """q, u, ud of the stored motions on another tree of the same mechanism."""
    poses = arm_of(name).forward_kinematics(states(name)[0])
    q, motion = [], [[], []]
    for k, row in enumerate(ROWS[name]):
        own = []
        for body in other.model.bodies:
            joint = body.joint
            if joint.name in row["q"]:
                own += row["q"][joint.name]
                continue
            # a loop that carries a link now
            (loop,) = (x for x in arm_of(name).model.closure.cuts if x.name == joint.name)
            R = [poses[link].rotation[k] for link in loop.links]
            own += between(joint.kind, np.asarray(loop.axis, dtype=float), *R)
        q.append(own)
        for rates, key in zip(motion, ("speeds", "accelerations"), strict=True):
            rates.append([x for joint in independents(other) for x in row[key][joint]])
    return np.array(q), *map(np.array, motion)


def independents(arm):
    return list(dict.fromkeys(freedom.body.joint.name for freedom in arm.model.dofs))


def motors_of(arm):
    """Names of the joints with a motor, in the order of their efforts: the tree's."""
    return [arm.model.tree.dofs[k].body.joint.name for k in arm.model.closure.actuated]


def same_motors(other, name, share=1e-10):
    q, u, ud = state_on(other, name)
    assert np.abs(other.evaluate("loop_gap", q, eager=True)).max() < 1e-13
    by_name = [dict(zip(motors_of(arm_of(name)), row["motors"], strict=True)) for row in ROWS[name]]
    right = np.array([[row[motor] for motor in motors_of(other)] for row in by_name])
    motors = other.evaluate("motor_torque", q, u, ud, eager=True)
    size = np.abs(right).max(axis=-1, keepdims=True)
    np.testing.assert_array_less(np.abs(motors - right), share * size + np.zeros_like(right))
    tau = other.inverse_dynamics(q, u, ud, eager=True)
    found = other.forward_dynamics(q, u, tau, eager=True)
    np.testing.assert_allclose(found, ud, atol=share * np.abs(ud).max())
    return q, u, ud


@pytest.mark.parametrize(("name", "loop", "independent"), CUTS)
def test_another_cut(name, loop, independent, tmp_path):
    text, _ = recut(name, loop, independent)
    other = written(tmp_path, text)
    assert other.nv == MECHANISMS[name].freedoms
    same_motors(other, name)


@pytest.mark.parametrize("name", INDEPENDENT)
def test_other_independent_joints(name, tmp_path):
    table = tomllib.loads((CATALOGUE / f"{name}.toml").read_text())
    other = written(tmp_path, toml_text(table | {"independent": INDEPENDENT[name]}))
    assert set(independents(other)) == set(INDEPENDENT[name])
    same_motors(other, name, 1e-8)


@pytest.mark.parametrize(("name", "loop"), [("delta", "ball2b"), ("gough_stewart", "ball3")])
def test_forces_in_balls_do_not_depend_on_the_cut(name, loop, tmp_path):
    """None of their rows is redundant, so they are determinate: through a cut or a joint."""
    text, _ = recut(name, loop, LEGS if name == "gough_stewart" else None)
    other = written(tmp_path, text)
    q, u, ud = state_on(other, name)
    force = other.joint_wrenches(q, u, ud, axes="world", eager=True)[loop].force
    right = np.array([row["pins"][loop] for row in ROWS[name]])
    np.testing.assert_allclose(force, right, atol=1e-11 * np.abs(right).max())
    six = other.evaluate("loop_forces", q, u, ud, eager=True)
    poses = other.forward_kinematics(q)
    for k, cut in enumerate(other.model.closure.cuts):
        if cut.name in ROWS[name][0]["pins"]:
            world = np.einsum("sij,sj->si", poses[cut.links[0]].rotation, six[:, k, 3:])
            right = np.array([row["pins"][cut.name] for row in ROWS[name]])
            np.testing.assert_allclose(world, right, atol=1e-11 * np.abs(right).max())
