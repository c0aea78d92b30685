"""MJCF with free, ball, slide and hinge joints: torques, bias and mass matrix are MuJoCo's own."""
# ruff: noqa: E501 - one element a line reads best

import mujoco
import numpy as np
import pytest

import rnea
from rnea.describe import without_loops
from support.mujoco_robot import InMujocoCoordinates, inverse_dynamics, mass_matrix, mujoco_model
from support.random_robots import random_state
from support.scale import mass_matrix_scale, torque_scale
from support.tiers import sample_cases
from test_mjcf import EXAMPLES

# springs of balls and the like, which are left out
pytestmark = pytest.mark.filterwarnings("ignore:.*left out:rnea.errors.ModelWarning")
TOLERANCE = 1e-12
STATES = 5

LEG = """
<body name="{name}_hip" pos="{x} {y} 0"><inertial mass="0.7" pos="0 {s}.005 0" quat="1 0 0.02 0"
  diaginertia="0.0008 0.0009 0.0006"/><joint class="abduction" name="{name}_abduction"/>
  <body name="{name}_thigh" pos="0 {s}.09 0"><inertial mass="1.1" pos="0 0 -.03"
    fullinertia=".006 .006 .001 0 .0003 0"/><joint class="swing" name="{name}_swing"/>
    <body name="{name}_shin" pos="0 0 -.21"><inertial mass=".2" pos="0 0 -.1"
      diaginertia=".002 .002 .0001"/><joint class="knee" name="{name}_knee"/>
      <site name="{name}_foot" pos="0 0 -.21"/></body></body></body>"""
LEGS = "".join(
    LEG.format(name=name, x=x, y=y, s=s)
    for name, x, y, s in (
        ("fl", ".18", ".05", ""), ("fr", ".18", "-.05", "-"),
        ("hl", "-.18", ".05", ""), ("hr", "-.18", "-.05", "-"),
    )
)  # fmt: skip
QUADRUPED = f"""<mujoco model="quadruped"><compiler angle="radian" autolimits="true"/><default>
  <joint damping="0.1" armature="0.01" frictionloss="0.2"/>
  <default class="abduction"><joint axis="1 0 0" range="-.8 .8"/></default>
  <default class="swing"><joint axis="0 1 0" range="-.6 4.5"/></default>
  <default class="knee"><joint axis="0 1 0" range="-2.8 -.9" damping=".3"/></default></default>
<worldbody><light pos="0 0 2"/><body name="trunk" pos="0 0 .42"><freejoint/>
  <inertial mass="5.2" pos=".02 .001 -.005" quat=".9 .1 -.2 .3" diaginertia=".07 .06 .02"/>
  {LEGS}</body></worldbody></mujoco>"""

HUMANOID = """<mujoco model="humanoid"><compiler angle="degree"/><default>
  <joint damping="5" armature=".02" stiffness="7" springref="20"/><geom density="980"/></default><worldbody>
<body name="pelvis" pos="0 0 1"><joint name="root" type="free" damping="0" armature="0"/>
  <geom type="capsule" fromto="0 -.1 0 0 .1 0" size=".09"/>
  <body name="waist" pos="0 0 .15" euler="3 -4 5">
    <joint name="waist_z" axis="0 0 1" pos="0 0 .065"/><joint name="waist_y" axis="0 1 0" ref="10"/>
    <geom type="sphere" size=".11"/>
    <body name="arm" pos="0 .25 .3" quat="1 1 0 .2"><joint name="shoulder" type="ball" damping="2"
      armature=".01" frictionloss=".3" pos=".01 -.02 .03"/>
      <geom type="capsule" fromto="0 0 0 .2 .2 -.2" size=".04"/>
      <body name="forearm" pos=".2 .2 -.2"><joint name="elbow" axis="0 -1 1" range="-100 50" frictionloss=".4"/>
        <geom type="capsule" fromto="0 0 0 .2 -.2 .1" size=".03"/></body></body></body>
  <body name="leg" pos="0 .1 -.05"><joint name="hip" type="ball" armature=".1"/>
    <geom type="capsule" fromto="0 0 0 0 0 -.4" size=".06"/>
    <body name="shin" pos="0 0 -.45"><joint name="telescope" type="slide" axis="0 .1 -1"
      frictionloss="2" stiffness="200" springref=".05"/><joint name="knee" axis="0 -1 0" pos="0 0 .02"/>
      <geom type="capsule" fromto="0 0 0 0 0 -.3" size=".05"/></body></body>
</body></worldbody></mujoco>"""

SEVERAL = """<mujoco model="several"><option gravity="1 -2 -9"/><worldbody>
<body name="ball" pos="1 2 3" euler="10 20 30"><freejoint name="loose"/>
  <inertial pos=".1 .2 .3" mass="2" fullinertia=".3 .4 .5 .01 -.02 .03"/></body>
<body name="arm"><joint name="turn" axis="0 1 1" armature=".2"/>
  <inertial pos=".1 0 0" mass="1" diaginertia=".1 .2 .2"/></body>
<body name="cart"><joint name="x" type="slide" axis="1 0 0" damping="3"/>
  <joint name="y" type="slide" axis="0 1 0"/><joint name="tilt" type="ball" pos="0 0 .1"/>
  <inertial pos="0 0 .5" mass="3" diaginertia=".2 .3 .1"/>
  <frame euler="30 0 20" pos="0 .1 0"><body name="top" pos="0 0 1"><joint name="wobble" type="ball"
    pos=".1 .1 .1"/><inertial pos="0 0 .1" mass=".5" diaginertia=".01 .02 .01"/></body></frame></body>
</worldbody></mujoco>"""


def random_document(seed):
    """Nested bodies with joints of all kinds, some of them several, at any place."""
    rng = np.random.default_rng(seed)

    def numbers(count, scale=1.0):
        return " ".join(f"{x:.4f}" for x in rng.normal(scale=scale, size=count))

    def joint(name, kind):
        acting = f'armature="{rng.uniform(0, 0.3):.3f}" damping="{rng.uniform(0, 2):.3f}"'
        dry = f'frictionloss="{rng.uniform(0, 1):.3f}"'
        axis, place = "", f'pos="{numbers(3, 0.1)}"' if rng.random() < 0.5 else ""
        if kind != "ball":
            # angles in degrees
            rest, ref = rng.normal(size=2) * (50 if kind == "hinge" else 1)
            spring = f'stiffness="{rng.uniform(0, 9):.3f}" springref="{rest:.3f}" ref="{ref:.3f}"'
            axis = f'axis="{numbers(3)}" {spring}'
        return f'<joint name="{name}" type="{kind}" {axis} {place} {acting} {dry}/>'

    def body(number, inside):
        name, sets = f"b{number}", (("hinge",), ("ball",), ("slide",), ("slide", "ball"), ())
        if number == 0:
            joints = "<freejoint/>"
        else:
            kinds = sets[rng.integers(len(sets))]
            joints = "".join(joint(f"{name}_{kind}", kind) for kind in kinds)
        moments = rng.uniform(0.1, 0.2, size=3)
        inertial = (
            f'<inertial pos="{numbers(3, 0.2)}" mass="{rng.uniform(0.5, 3):.4f}" '
            f'quat="{numbers(4)}" diaginertia="{" ".join(f"{x:.4f}" for x in moments)}"/>'
        )
        placed = f'pos="{numbers(3, 0.3)}" quat="{numbers(4)}"'
        return f'<body name="{name}" {placed}>{joints}{inertial}{inside}</body>'

    inside = ""
    for number in reversed(range(1, int(rng.integers(2, 9)))):
        own = body(number, inside if rng.random() < 0.7 else "")
        inside = own if inside in own else own + inside
    return f"<mujoco><worldbody>{body(0, inside)}</worldbody></mujoco>"


DOCUMENTS = {"quadruped": QUADRUPED, "humanoid": HUMANOID, "several": SEVERAL}
DOCUMENTS |= {f"random {seed}": random_document(seed) for seed in range(25)}


@sample_cases(2)
@pytest.mark.parametrize("name", DOCUMENTS)
def test_torques_bias_and_mass_matrix_are_those_of_mujoco(name):
    robot = rnea.loads(DOCUMENTS[name])
    compared(robot, *mujoco_model(DOCUMENTS[name]))


def test_the_file_that_comes_with_mujoco_is_the_same_robot_there():
    closed = rnea.load(EXAMPLES / "model.xml")
    assert [loop.kind for loop in closed.description.closures.loops] == ["fixed"]
    robot = rnea.Robot(without_loops(closed.description))
    kinds = {body.joint.kind for body in robot.model.bodies}
    assert {"free", "spherical", "prismatic", "revolute"} <= kinds
    model, data = mujoco_model(str(EXAMPLES / "model.xml"))
    # what the remarks say is left out
    model.opt.density = model.opt.viscosity = 0
    model.body_gravcomp[:] = 0
    compared(robot, model, data)


def compared(robot, model, data):
    there, rng = InMujocoCoordinates(model, robot), np.random.default_rng(4)
    dry = np.array([x.body.losses.coulomb_forward for x in robot.model.dofs])
    for _ in range(STATES):
        q, qd, qdd = random_state(rng, robot)
        T, carried, place = there.turn(q), there.carried(q, qd), there.position(q)
        scale = torque_scale(robot.model, q, qd, qdd, robot.gravity)
        speeds = T @ qd
        # with damping and armature, without dry friction
        theirs = T.T @ inverse_dynamics(model, data, place, speeds, T @ qdd + carried)
        ours = robot.inverse_dynamics(q, qd, qdd) - dry * np.sign(qd)
        springs = robot.torque_budget(q).spring
        acting = 10 * (np.abs(qd).sum() + np.abs(qdd).sum() + np.abs(springs).sum())
        assert np.all(np.abs(ours - theirs) <= TOLERANCE * (scale + acting))
        # their bias is at rates of zero of their own speeds
        data.qpos[:], data.qvel[:] = place, speeds
        mujoco.mj_forward(model, data)
        rates = -T.T @ carried
        bias = robot.inverse_dynamics(q, qd, rates, friction=False, rotor=False, spring=False)
        assert np.all(np.abs(bias - T.T @ data.qfrc_bias) <= TOLERANCE * scale)
        M = mass_matrix(model, data, place)
        sizes = mass_matrix_scale(robot.model, q) + np.abs(T.T @ np.diag(model.dof_armature) @ T)
        error = np.abs(robot.mass_matrix(q) - T.T @ M @ T)
        assert np.all(error <= TOLERANCE * np.maximum(sizes, sizes.max() * 1e-3))


def test_poses_of_bodies_are_those_of_mujoco():
    robot = rnea.loads(HUMANOID)
    model, data = mujoco_model(HUMANOID)
    q, _, _ = random_state(np.random.default_rng(1), robot)
    data.qpos[:] = InMujocoCoordinates(model, robot).position(q)
    mujoco.mj_kinematics(model, data)
    poses = robot.forward_kinematics(q)
    for name in ("pelvis", "waist", "arm", "forearm", "leg", "shin"):
        np.testing.assert_allclose(poses[name].translation, data.body(name).xpos, atol=1e-13)
        np.testing.assert_allclose(poses[name].rotation.ravel(), data.body(name).xmat, atol=1e-13)


def test_a_body_that_floats_alone_stands_on_the_ground_and_is_the_base():
    robot = rnea.loads(QUADRUPED)
    assert robot.model.root == "ground"
    assert robot.joint_names[0] == "base"
    assert [x.name for x in robot.model.coordinates[:7]] == [
        f"base_{x}" for x in ("x", "y", "z", "qw", "qx", "qy", "qz")
    ]
    q = robot.neutral
    q[:3] = 1, 2, 3
    poses = robot.forward_kinematics(q)
    np.testing.assert_array_equal(poses["base"].translation, [1, 2, 3])
    np.testing.assert_array_equal(poses["trunk"].matrix(), poses["base"].matrix())
    several = rnea.loads(SEVERAL)
    assert several.model.root == "base"
    assert several.joint_names == ("loose", "turn", "x", "y", "tilt", "wobble")


def test_held_it_stands_where_the_file_draws_it():
    robot = rnea.loads(QUADRUPED, base="fixed")
    assert robot.model.root == "trunk"
    assert robot.n == 12
    np.testing.assert_array_equal(robot.model.base.translation, [0, 0, 0.42])
    assert "'base' is taken as fixed: 'trunk' stands still" in robot.description.remarks[0]
    several = rnea.loads(SEVERAL, base="fixed")
    assert several.joint_names == ("turn", "x", "y", "tilt", "wobble")
    pose = several.forward_kinematics(several.neutral)["ball"]
    np.testing.assert_array_equal(pose.translation, [1, 2, 3])


def test_what_acts_on_balls_and_free_joints_in_another_way_is_said():
    body = '<inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>'
    text = (
        f'<mujoco><worldbody><body name="a"><joint name="f" type="free" armature="1"/>{body}'
        f'<body name="b"><joint name="j" type="ball" range="0 30" limited="true" stiffness="2"/>'
        f'{body}</body></body></worldbody><actuator><motor joint="j" gear="1 0 0" armature="1"/>'
        "</actuator></mujoco>"
    )
    read = rnea.loads(text).description
    said = " ".join(read.remarks + read.cautions)
    for part in ("in MuJoCo along the world's: joints f", "cone that bounds",
                 "damping and armature of actuators on balls and free joints", "springs of balls and free joints are left out: joints j"):  # fmt: skip
        assert part in said
