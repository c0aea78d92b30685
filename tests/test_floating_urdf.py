"""Humanoids and quadrupeds on a floating base, as Pinocchio reads their files with a free flyer."""

import numpy as np
import pinocchio as pin
import pytest

from rnea.model import random_positions
from support.scale import mass_matrix_scale, torque_scale
from support.tiers import sample_cases
from support.urdf_peers import ROBOTS, loaded

TOLERANCE = 1e-12
STATES = 3
FILES = (
    "a1_description/urdf/a1.urdf",
    "anymal_b_simple_description/robots/anymal.urdf",
    "anymal_c_simple_description/urdf/anymal.urdf",
    "b1_description/urdf/b1.urdf",
    "bolt_description/robots/bolt.urdf",
    "g1_description/urdf/g1_29dof_rev_1_0.urdf",
    "go1_description/urdf/go1.urdf",
    "go2_description/urdf/go2.urdf",
    "hector_description/robots/quadrotor_base.urdf",
    "hyq_description/robots/hyq_no_sensors.urdf",
    "icub_description/robots/icub_reduced.urdf",
    "laikago_description/urdf/laikago.urdf",
    "quadruped_description/urdf/quadruped.urdf",
    "romeo_description/urdf/romeo_laas_small.urdf",
    "romeo_description/urdf/romeo.urdf",
    "simple_humanoid_description/urdf/simple_humanoid.urdf",
    "solo_description/robots/solo.urdf",
    "solo_description/robots/solo12.urdf",
    "talos_data/robots/talos_full_v2.urdf",
    "talos_data/robots/talos_reduced.urdf",
    "tiago_description/robots/tiago_no_hand.urdf",
)


class FreeFlyer:
    """A robot as Pinocchio reads its file, with a floating base; numbers by the names of joints."""

    def __init__(self, file, robot):
        self.model = pin.buildModelFromUrdf(str(ROBOTS / file), pin.JointModelFreeFlyer())
        self.data = self.model.createData()
        self.bodies = robot.model.bodies
        self.ids = [1, *(self.model.getJointId(body.joint.name) for body in self.bodies[1:])]
        assert self.model.njoints - 1 == len(self.bodies) == len(set(self.ids))
        # column of theirs for every column of ours: angular before linear
        columns = []
        for body, i in zip(self.bodies, self.ids, strict=True):
            start = self.model.idx_vs[i]
            columns += [3, 4, 5, 0, 1, 2] if body.joint.nv == 6 else [start]
        self.v = np.array(columns)

    def position(self, q):
        out = pin.neutral(self.model)
        out[:7] = [*q[:3], *q[4:7], q[3]]
        for body, i in zip(self.bodies[1:], self.ids[1:], strict=True):
            at, value = self.model.idx_qs[i], q[body.q][0]
            circle = [np.cos(value), np.sin(value)]
            out[at : at + self.model.nqs[i]] = circle if self.model.nqs[i] == 2 else value
        return out

    def speeds(self, v):
        out = np.empty(self.model.nv)
        out[self.v] = v
        return out


@sample_cases(2)
@pytest.mark.parametrize("file", FILES)
def test_torques_mass_matrix_and_momentum_are_those_of_pinocchio(file):
    robot = loaded(file, base="free", mimic=False, allow_infeasible_inertia="published so")
    assert robot.joint_names[0] == "base"
    there = FreeFlyer(file, robot)
    rng = np.random.default_rng(8)
    for _ in range(STATES):
        q = random_positions(robot.model, rng, 1)[0]
        qd, qdd = rng.normal(size=(2, robot.n)) * [[2.0], [5.0]]
        state = there.position(q), there.speeds(qd), there.speeds(qdd)
        theirs = pin.rnea(there.model, there.data, *state)[there.v]
        scale = torque_scale(robot.model, q, qd, qdd, robot.gravity)
        ours = robot.inverse_dynamics(q, qd, qdd, friction=False)
        assert np.all(np.abs(ours - theirs) <= TOLERANCE * scale)
        M = pin.crba(there.model, there.data, state[0])
        M = (np.triu(M) + np.triu(M, 1).T)[np.ix_(there.v, there.v)]
        sizes = mass_matrix_scale(robot.model, q)
        assert np.all(np.abs(robot.mass_matrix(q) - M) <= TOLERANCE * np.maximum(sizes, 1e-9))
        # the base's rows of M qd are the momentum at its origin, in its axes
        total = pin.computeCentroidalMomentum(there.model, there.data, state[0], state[1])
        pose = robot.forward_kinematics(q)["base"]
        R, p = np.array(pose.rotation), np.array(pose.translation)
        own = robot.mass_matrix(q)[:6] @ qd
        linear = R @ own[3:]
        angular = R @ own[:3] - np.cross(there.data.com[0] - p, linear)
        size = np.abs(robot.mass_matrix(q)[:6]).max(axis=1) @ np.ones(6) * np.abs(qd).sum()
        np.testing.assert_allclose(linear, total.linear, rtol=0, atol=TOLERANCE * size)
        np.testing.assert_allclose(angular, total.angular, rtol=0, atol=TOLERANCE * size)


def test_a_floating_robot_weighs_what_it_weighs_and_falls_freely():
    robot = loaded("talos_data/robots/talos_reduced.urdf", base="free")
    weight = 9.81 * float(robot.model.mass)
    q = robot.neutral
    tau = robot.inverse_dynamics(q, np.zeros(robot.n), np.zeros(robot.n))
    np.testing.assert_allclose(tau[3:6], [0, 0, weight], atol=1e-9)
    fall = robot.forward_dynamics(q, np.zeros(robot.n), np.zeros(robot.n))
    np.testing.assert_allclose(fall[3:6], [0, 0, -9.81], atol=1e-8)
    np.testing.assert_allclose(np.delete(fall, [3, 4, 5]), 0, atol=1e-7)


def test_held_by_its_base_it_is_the_robot_that_stands():
    """Torques of the joints at rest in the file's place are those of the fixed robot."""
    free = loaded("talos_data/robots/talos_reduced.urdf", base="free")
    fixed = loaded("talos_data/robots/talos_reduced.urdf")
    rng = np.random.default_rng(2)
    q, qd, qdd = rng.normal(size=(3, fixed.n))
    still = np.zeros(6)
    tau = free.inverse_dynamics([*free.neutral[:7], *q], [*still, *qd], [*still, *qdd])
    np.testing.assert_allclose(tau[6:], fixed.inverse_dynamics(q, qd, qdd), rtol=1e-12, atol=1e-11)
