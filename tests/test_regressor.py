"""Regressors: tau, energies and base wrenches as products with the linear parameters."""

from dataclasses import replace

import numpy as np
import pinocchio as pin
import pytest

import rnea
from rnea.model import INERTIAL, JOINT, LINEAR_PARAMETERS
from rnea.recursions import Conditions, rigid_torque
from rnea.robot.writing import written
from rnea.spatial import Inertia
from support.pinocchio_regressors import our_columns
from support.pinocchio_robot import InPinocchioCoordinates
from support.random_robots import any_joints, chain_of, floating, random_state, random_tree
from support.scale import recursion_scale
from support.tiers import sample_cases

WIDTH, TREES, BLOCKS = len(LINEAR_PARAMETERS), 200, 10
FRICTION = {"viscous": 0.7, "coulomb": [1.5, 2.5], "offset": -0.4}


def by_body(Y):
    return Y.reshape(*Y.shape[:-1], -1, WIDTH)


def agree(ours, theirs, tolerance=1e-12):
    """Columns of one kind (masses, first moments, inertias) have one size; where all of a kind are
    zero but for rounding, as where everything slides, the others tell it."""
    ours, theirs = by_body(ours)[..., :10], by_body(theirs)[..., :10]
    least = 1e-3 * np.abs(theirs).max()
    for kind in (slice(0, 1), slice(1, 4), slice(4, 10)):
        size = max(least, np.abs(theirs[..., kind]).max())
        assert np.abs(ours[..., kind] - theirs[..., kind]).max() <= tolerance * size


# ---- against others -----------------------------------------------------------------------------


@sample_cases(2)
@pytest.mark.parametrize("block", range(BLOCKS))
def test_pinocchio_agrees_on_trees_of_every_joint(block):
    for seed in range(block * TREES // BLOCKS, (block + 1) * TREES // BLOCKS):
        rng = np.random.default_rng([seed, 16])
        robot = any_joints(rng, int(rng.integers(1, 13)), fixed=int(rng.integers(0, 3)))
        q, qd, qdd = random_state(rng, robot)
        there = InPinocchioCoordinates(robot)
        model, data, at = there.model, there.data, there.position(q)
        speeds = there.speeds(qd), there.speeds(qdd)
        bodies = there.ids[1:], there.offset[1:]
        Y = pin.computeJointTorqueRegressor(model, data, at, *speeds)
        Y = there.back(Y.reshape(model.nv, -1).T).T
        walked = robot.with_eager()
        agree(walked.regressor(q, qd, qdd), our_columns(Y, *bodies))
        Y = np.ravel(pin.computeKineticEnergyRegressor(model, data, at, speeds[0]))
        agree(walked.kinetic_energy_regressor(q, qd), our_columns(Y, *bodies))
        Y = np.ravel(pin.computePotentialEnergyRegressor(model, data, at))
        agree(walked.potential_energy_regressor(q), our_columns(Y, *bodies))


def moved(model, values):
    """The model with linear parameters that are complex numbers."""
    bodies = []
    for body, row in zip(model.bodies, values, strict=True):
        xx, yy, zz, xy, xz, yz = row[4:10]
        tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        inertia = Inertia.about_origin(row[0], row[1:4] / row[0], tensor)
        bodies.append(replace(body, inertia=inertia))
    return replace(model, bodies=tuple(bodies))


def test_columns_are_derivatives_of_the_torque():
    """By complex steps: exact to rounding, and through the recursion of inverse dynamics."""
    count = 0
    for seed in range(12):
        rng = np.random.default_rng([seed, 17])
        robot = any_joints(rng, int(rng.integers(1, 6)))
        q, qd, qdd = random_state(rng, robot)
        values = by_body(robot.linear_parameters).astype(complex)
        Y = by_body(robot.with_eager().regressor(q, qd, qdd))
        sizes = recursion_scale(robot.model, q, qd, qdd, robot.gravity).tau
        for b in range(len(values)):
            for k in range(len(INERTIAL)):
                step = values.copy()
                step[b, k] += 1e-30j
                column = (
                    rigid_torque(moved(robot.model, step), Conditions(), q, qd, qdd).imag / 1e-30
                )
                # a column has the size that it would have for a parameter of size 1
                size = np.abs(Y[:, b, :10]).max() + sizes.max() / float(robot.model.mass)
                assert np.abs(column - Y[:, b, k]).max() <= 1e-12 * size
                count += 1
    assert count > 200


# ---- the products -------------------------------------------------------------------------------


def robots():
    """They walk; that kernels agree with the walk is shown for every quantity elsewhere."""
    for name in ("puma560", "panda", "scara", "two_arms", "quadruped"):
        yield rnea.load(name).with_eager()
    for seed in range(4):
        rng = np.random.default_rng([seed, 18])
        yield random_tree(rng, 6, losses=True).with_eager()
        yield floating(chain_of(("spherical", "revolute", "planar"), rng), rng).with_eager()


def test_products_with_the_parameters():
    for robot in robots():
        rng = np.random.default_rng(3)
        q, qd, qdd = random_state(rng, robot, 4)
        p = robot.linear_parameters
        base = {"w": [0.1, 0.2, 0.3], "wd": [0.5, -1, 0.4], "vd": [1.0, 2.0, -1.0]}
        base = rnea.BaseMotion(v=[0.3, 0.2, 0.1], **base)
        floats = any(body.joint.kind == "free" for body in robot.model.bodies)
        further = {"gravity": [1.0, 2.0, 3.0], **({} if floats else {"base": base})}
        for around in ({}, further):
            tau = robot.inverse_dynamics(q, qd, qdd, **around, spring=False)
            found = robot.regressor(q, qd, qdd, **around) @ p
            assert np.abs(found - tau).max() <= 1e-12 * np.abs(tau).max()
            wrench = robot.evaluate("joint_wrenches", q, qd, qdd, **around)[..., 0, :]
            # the base's own mass is what is left where nothing else has any
            nothing = robot.with_linear_parameters(0 * p)
            own = nothing.evaluate("joint_wrenches", q, qd, qdd, **around)[..., 0, :]
            found = robot.base_wrench_regressor(q, qd, qdd, **around) @ p
            assert np.abs(found + own - wrench).max() <= 1e-12 * np.abs(wrench).max()
        model = robot.model
        energy = robot.kinetic_energy(q, qd)
        found = robot.kinetic_energy_regressor(q, qd) @ p
        np.testing.assert_allclose(found, energy, rtol=1e-12)
        held = model.base_inertia.first_moment_along(model.gravity, model.base)
        found = robot.potential_energy_regressor(q) @ p
        wanted = robot.potential_energy(q) + held
        if model.has_springs:
            wanted = robot.evaluate("potential_energy", q, spring=False) + held
        assert np.abs(found - wanted).max() <= 1e-12 * (np.abs(found).max() + 100)


def test_friction_columns_by_hand():
    """One joint: viscous qd, Coulomb by direction, offset always, rotor qdd."""
    row = {"mass": 1.0, "friction": FRICTION, "rotor": {"inertia": 0.01, "gear": 10}}
    arm = rnea.Robot.from_dh([row], convention="standard")
    for qd, expected in ((2.0, [2, 1, 0, 1, 3]), (-2.0, [-2, 0, -1, 1, 3]), (0.0, [0, 0, 0, 1, 3])):
        Y = arm.regressor([0.3], [qd], [3.0])
        np.testing.assert_allclose(Y[0, 10:], expected)
    assert arm.linear_parameters[10:].tolist() == [0.7, 1.5, 2.5, -0.4, 1.0]
    assert JOINT == ("viscous", "coulomb_forward", "coulomb_backward", "offset", "rotor")


def test_joints_that_follow_others(tmp_path):
    """What a follower's parameters take is felt by the coordinate that it follows."""
    text = """format = 1
name = "gripper"
[[links]]
name = "hand"
[[links]]
name = "left"
mass = 0.3
com = [0.1, 0.0, 0.02]
[[links]]
name = "right"
mass = 0.2
com = [0.0, 0.05, 0.1]
[[joints]]
name = "open"
kind = "revolute"
parent = "hand"
child = "left"
axis = [1.0, 0.0, 0.0]
friction = { viscous = 0.3, coulomb = [0.2, 0.5], offset = 0.1 }
[[joints]]
name = "also"
kind = "revolute"
parent = "hand"
child = "right"
axis = [0.0, 1.0, 0.0]
mimic = { joint = "open", ratio = -0.7, offset = 0.2 }
friction = { viscous = 0.4, coulomb = [0.6, 0.1], offset = -0.3 }
rotor = { inertia = 0.02, gear = 3 }
"""
    file = tmp_path / "gripper.toml"
    file.write_text(text)
    robot = rnea.load(file)
    for qd in (0.4, -0.4):
        tau = robot.inverse_dynamics([0.3], [qd], [1.1])
        np.testing.assert_allclose(
            robot.regressor([0.3], [qd], [1.1]) @ robot.linear_parameters, tau, rtol=1e-13
        )


# ---- robots with other parameters ---------------------------------------------------------------


def test_the_way_there_and_back():
    """Other parameters give the torques that the regressor says; the same ones change nothing."""
    for robot in robots():
        rng = np.random.default_rng(4)
        q, qd, qdd = random_state(rng, robot, 3)
        p = robot.linear_parameters
        same = robot.with_linear_parameters(p)
        tau = robot.inverse_dynamics(q, qd, qdd)
        size = np.abs(tau).max()
        assert np.abs(same.inverse_dynamics(q, qd, qdd) - tau).max() <= 1e-12 * size
        np.testing.assert_allclose(same.linear_parameters, p, atol=1e-13 * np.abs(p).max())
        scaled = by_body(p) * rng.uniform(0.8, 1.2, (len(robot.model.bodies), 1))
        other = robot.with_linear_parameters(scaled.ravel())
        wanted = tau + robot.regressor(q, qd, qdd) @ (scaled.ravel() - p)
        assert np.abs(other.inverse_dynamics(q, qd, qdd) - wanted).max() <= 1e-11 * size
        assert other.joint_names == robot.joint_names
        assert type(other.description.structure) is type(robot.description.structure)


def test_friction_told_at_the_motor_stays_there():
    """An elastic gear lies between: moved to the joint, the same friction would act elsewhere."""
    friction = {"viscous": 1e-3, "coulomb": [0.01, 0.02], "offset": 0.01, "side": "motor"}
    gear = {"ratio": -20.0, "inertia": 1e-3, "stiffness": 2e3, "damping": 1.0}
    row = {"mass": 2.0, "a": 0.5, "com": [-0.25, 0, 0], "friction": friction, "gear": gear}
    arm = rnea.Robot.from_dh([row], convention="standard", gravity=[0, -9.81, 0])
    same = arm.with_linear_parameters(arm.linear_parameters)
    assert same.description.structure.rows[0].friction.side == "motor"
    runs = [x.simulate([0.3], duration=0.1, drive="elastic") for x in (arm, same)]
    np.testing.assert_allclose(runs[1].q, runs[0].q, atol=1e-12)
    np.testing.assert_allclose(same.linear_parameters, arm.linear_parameters, rtol=1e-12)


def test_what_no_robot_has_is_refused():
    arm = rnea.load("planar_2r")
    p = arm.linear_parameters
    with pytest.raises(rnea.InputError, match="30 linear parameters, 15 for each"):
        arm.with_linear_parameters(p[:-1])
    none = p.copy()
    none[0] = 0.0
    with pytest.raises(rnea.InputError, match=r"first moment .* and no mass"):
        arm.with_linear_parameters(none)
    light = p.copy()
    light[0] = -1.0
    with pytest.raises(rnea.InputError, match="no robot has these linear parameters: ") as told:
        arm.with_linear_parameters(light)
    assert "toml" not in str(told.value)
    with pytest.raises(rnea.InputError, match=r"got an array \(15, 2\)"):
        arm.with_linear_parameters(p.reshape(2, 15).T)
    assert arm.with_linear_parameters(p.reshape(2, 15)).mass == arm.mass
    with pytest.raises(rnea.InputError, match="must be numbers"):
        arm.with_linear_parameters(["heavy"] * 30)
    with pytest.raises(rnea.InputError, match="does not depend on friction"):
        arm.evaluate("regressor", [0, 0], [0, 0], [0, 0], friction=False)


# ---- the offset ---------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["joint", "motor"])
def test_an_offset_is_there_both_ways_and_at_rest(side):
    friction = {"viscous": 0.1, "coulomb": 0.5, "offset": 0.2, "side": side}
    row = {"mass": 0.0, "friction": friction, "rotor": {"inertia": 0.1, "gear": -5.0}}
    arm = rnea.Robot.from_dh([row], convention="standard", gravity=[0, 0, 0])
    scale = (-5.0, 5.0, 25.0) if side == "motor" else (1.0, 1.0, 1.0)
    for qd in (-0.3, 0.0, 0.3):
        wanted = 0.2 * scale[0] + 0.5 * scale[1] * np.sign(qd) + 0.1 * scale[2] * qd
        assert arm.inverse_dynamics([0.0], [qd], [0.0])[0] == pytest.approx(wanted, rel=1e-14)
        assert arm.forward_dynamics([0.0], [qd], [wanted])[0] == pytest.approx(0.0, abs=1e-13)


@pytest.mark.parametrize("friction", ["set", "lugre", "viscous"])
@pytest.mark.parametrize("compiled", [True, False])
def test_an_offset_in_time(friction, compiled):
    """A turning mass without weight: qdd = (tau - offset - viscous qd) / J, in closed form."""
    J, b, offset, tau = 2.0, 0.6, 1.5, 0.5
    rubs = {"viscous": b, "offset": offset, "coulomb": 0.0}
    row = {"mass": 1.0, "inertia": np.diag([1.0, 1.0, J]), "friction": rubs}
    arm = rnea.Robot.from_dh([row], convention="standard", gravity=[0, 0, 0])
    run = arm.simulate([0.0], [0.4], duration=2.0, step=1e-3, torque=[tau], friction=friction,
                       compiled=compiled)  # fmt: skip
    end = (tau - offset) / b
    assert run.qd[-1, 0] == pytest.approx(end + (0.4 - end) * np.exp(-b / J * 2.0), rel=1e-9)


def test_what_sticks_with_an_offset():
    """At rest as long as torque less offset stays within static friction."""
    rubs = {"coulomb": 1.0, "static": 1.2, "offset": 0.5}
    row = {"mass": 1.0, "inertia": np.diag([1.0, 1.0, 2.0]), "friction": rubs}
    arm = rnea.Robot.from_dh([row], convention="standard", gravity=[0, 0, 0])
    for tau, moves in ((1.69, 0), (1.71, 1), (-0.69, 0), (-0.71, -1)):
        for compiled in (True, False):
            run = arm.simulate(
                [0.0], [0.0], duration=0.5, step=1e-3, torque=[tau], compiled=compiled
            )
            speed = moves * abs(tau - 0.5 - moves * 1.0) * 0.5 / 2.0
            assert run.qd[-1, 0] == pytest.approx(speed, rel=1e-9, abs=1e-12)


@pytest.mark.parametrize("compiled", [True, False])
def test_an_offset_that_presses_against_a_stop(compiled):
    """It rests there after a few rebounds, as under a torque of the same size."""
    row = {"mass": 1.0, "inertia": np.diag([1.0, 1.0, 2.0]), "limits": {"position": [-0.2, 0.2]}}
    pushed, driven = (
        rnea.Robot.from_dh([row | more], convention="standard", gravity=[0, 0, 0])
        for more in ({"friction": {"offset": -2.0}}, {})
    )
    options = {"duration": 3.0, "stops": True, "restitution": 0.5, "compiled": compiled}
    by_offset = pushed.simulate([0.0], **options)
    by_torque = driven.simulate([0.0], torque=[2.0], **options)
    assert len(by_offset.events) == len(by_torque.events) > 3
    assert (by_offset.q[-1, 0], by_offset.qd[-1, 0]) == (0.2, 0.0)
    np.testing.assert_allclose(by_offset.q, by_torque.q, atol=1e-12)


@pytest.mark.parametrize("side", ["joint", "motor"])
def test_motors_in_balance_with_an_offset(side):
    gear = {"ratio": 10.0, "inertia": 1e-3, "stiffness": 2e3, "damping": 1.0}
    row = {"mass": 2.0, "a": 0.5, "com": [-0.25, 0, 0], "gear": gear,
           "friction": {"offset": 2.0, "side": side}}  # fmt: skip
    arm = rnea.Robot.from_dh([row], convention="standard", gravity=[0, -9.81, 0])
    tau = arm.inverse_dynamics([0.3])
    run = arm.simulate([0.3], duration=0.2, drive="elastic", torque=tau, q_motor="balanced")
    assert np.abs(run.q - 0.3).max() < 1e-9


@pytest.mark.parametrize("form", ["urdf", "mjcf"])
def test_writers_name_the_offset_alone(form):
    text = """format = 1
name = "offset"
[[links]]
name = "arm"
mass = 1.0
inertia = { ixx = 1.0, iyy = 1.0, izz = 1.0 }
[[joints]]
name = "hinge"
kind = "revolute"
parent = "base"
child = "arm"
friction = { offset = 0.3 }
"""
    _, lost = written(rnea.loads(text), form)
    assert any("offset" in sentence for sentence in lost)
    assert not any("Stribeck" in sentence for sentence in lost)
