"""Joints of every kind, free bases: every quantity against Pinocchio, within 1e-12 of its terms."""

import mpmath
import numpy as np
import pinocchio as pin
import pytest

import rnea.kinds.multiprecision  # noqa: F401
from rnea.recursions import QUANTITIES, Case
from support.pinocchio_robot import InPinocchioCoordinates
from support.random_robots import any_joints, random_state
from support.scale import coriolis_scale, mass_matrix_scale, recursion_scale

TREES = 200
BLOCKS = 20
TOLERANCE = 1e-12


class There:
    """The quantities of one robot at one state as Pinocchio computes them, in our coordinates."""

    def __init__(self, robot, q, qd, qdd, tau):
        self.there = InPinocchioCoordinates(robot)
        self.model, self.data = self.there.model, self.there.data
        self.q = self.there.position(q)
        self.qd, self.qdd, self.tau = (self.there.speeds(x) for x in (qd, qdd, tau))
        self.robot = robot

    def inverse_dynamics(self):
        return self.there.back(pin.rnea(self.model, self.data, self.q, self.qd, self.qdd))

    def gravity_torque(self):
        return self.there.back(pin.computeGeneralizedGravity(self.model, self.data, self.q))

    def bias(self):
        return self.there.back(pin.nonLinearEffects(self.model, self.data, self.q, self.qd))

    def joint_wrenches(self):
        pin.rnea(self.model, self.data, self.q, self.qd, self.qdd)
        rows = []
        for offset, index in zip(self.there.offset[1:], self.there.ids[1:], strict=True):
            own = offset.actInv(self.data.f[index])
            rows.append([*own.angular, *own.linear])
        return np.array(rows)

    def mass_matrix(self):
        M = pin.crba(self.model, self.data, self.q)
        return self.there.back_square(np.triu(M) + np.triu(M, 1).T)

    def coriolis_matrix(self):
        C = pin.computeCoriolisMatrix(self.model, self.data, self.q, self.qd)
        return self.there.back_square(C)

    def kinetic_energy(self):
        return pin.computeKineticEnergy(self.model, self.data, self.q, self.qd)

    def forward_dynamics(self):
        return self.there.back(pin.aba(self.model, self.data, self.q, self.qd, self.tau))

    def derivatives(self):
        pin.computeRNEADerivatives(self.model, self.data, self.q, self.qd, self.qdd)
        M = np.triu(self.data.M) + np.triu(self.data.M, 1).T
        slopes = np.array([self.data.dtau_dq, self.data.dtau_dv, M])
        return self.there.back_square(slopes)

    def forward_derivatives(self):
        pin.computeABADerivatives(self.model, self.data, self.q, self.qd, self.tau)
        inverse = np.triu(self.data.Minv) + np.triu(self.data.Minv, 1).T
        slopes = np.array([self.data.ddq_dq, self.data.ddq_dv, inverse])
        return self.there.back_square(slopes)

    def jacobian(self, frame):
        pin.computeJointJacobians(self.model, self.data, self.q)
        pin.updateFramePlacements(self.model, self.data)
        index = self.model.getFrameId(frame)
        J = pin.getFrameJacobian(self.model, self.data, index, pin.LOCAL_WORLD_ALIGNED)
        return self.there.back(J.reshape(6, -1)[[3, 4, 5, 0, 1, 2]])


def exactly(robot, name, *states):
    """The same quantity in 50 digits."""
    with mpmath.workdps(50):
        digits = [np.array([mpmath.mpf(x) for x in state], dtype=object) for state in states]
        return np.asarray(QUANTITIES[name].compute(robot.model, Case(), *digits)).astype(float)


def agree(name, ours, theirs, scale, exact=None):
    assert ours.shape == np.shape(theirs), name
    scale = np.broadcast_to(scale, ours.shape)
    scale = np.where(scale == 0, scale.max(initial=1e-300), scale)
    apart = np.abs(ours - theirs) / scale
    if np.any(apart > TOLERANCE):
        # two codes differ: 50 digits decide, and must find ours right
        assert exact is not None, (name, apart.max())
        off = np.abs(ours - exact()) / scale
        assert np.all(off <= TOLERANCE), (name, apart.max(), off.max())


def compare(robot, q, qd, qdd):
    model = robot.model
    tau = robot.inverse_dynamics(q, qd, qdd, friction=False, rotor=False)
    there = There(robot, q, qd, qdd, tau)
    scale = recursion_scale(model, q, qd, qdd, model.gravity)
    agree("tau", tau, there.inverse_dynamics(), scale.tau)
    still = np.zeros_like(qd)
    at_rest = recursion_scale(model, q, still, still, model.gravity)
    agree("gravity", robot.gravity_torque(q), there.gravity_torque(), at_rest.tau)
    agree("bias", robot.bias(q, qd), there.bias(), scale.tau)
    wrenches = robot.answer("joint_wrenches", q, qd, qdd)[1:]
    sizes = np.array([[m] * 3 + [f] * 3 for m, f in zip(scale.moment, scale.force, strict=True)])
    agree("wrenches", wrenches, there.joint_wrenches(), sizes[1:])
    M_scale = mass_matrix_scale(model, q)
    M = robot.mass_matrix(q, rotor=False)
    np.testing.assert_array_equal(M, M.T)
    agree("M", M, there.mass_matrix(), M_scale)
    # the bracket's part has the size of M times the speeds
    C_scale = coriolis_scale(model, q, qd) + M_scale.max() * np.abs(qd).max() * 1e-3
    C = robot.coriolis_matrix(q, qd)
    agree(
        "C", C, there.coriolis_matrix(), C_scale, lambda: exactly(robot, "coriolis_matrix", q, qd)
    )
    kinetic = robot.kinetic_energy(q, qd, rotor=False)
    assert kinetic == pytest.approx(there.kinetic_energy(), rel=1e-12)
    for body in model.bodies:
        poses = [X.translation for X in robot.forward_kinematics(q).values()]
        reach = 1 + np.abs(poses).max()
        agree("J", robot.jacobian(q, frame=body.name), there.jacobian(body.name), reach)
    kappa = robot.condition_number(q, rotor=False)
    slopes = robot.answer("derivatives", q, qd, qdd, friction=False, rotor=False)
    # a slope is a sum of terms as large as those of a torque, or of the largest slope
    sizes = np.maximum(np.abs(slopes).max(axis=(-1, -2), keepdims=True), scale.tau.max())
    agree("slopes", slopes, there.derivatives(), sizes)
    for method in ("aba", "mass"):
        back = robot.forward_dynamics(q, qd, tau, method=method, friction=False, rotor=False)
        assert np.abs(back - qdd).max() <= 1e-12 * kappa * np.abs(qdd).max() * 10
    agree("qdd", back, there.forward_dynamics(), kappa * np.abs(qdd).max())
    slopes = robot.answer("forward_derivatives", q, qd, tau, friction=False, rotor=False)
    sizes = np.abs(slopes).max(axis=(-1, -2), keepdims=True)
    sizes = np.maximum(sizes, np.abs(slopes[2]).max() * scale.tau.max())
    agree("forward slopes", slopes, there.forward_derivatives(), kappa * sizes)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_trees(block):
    for seed in range(block * TREES // BLOCKS, (block + 1) * TREES // BLOCKS):
        rng = np.random.default_rng(seed)
        robot = any_joints(rng, int(rng.integers(1, 31)), fixed=int(rng.integers(0, 4)))
        compare(robot.with_eager(), *random_state(rng, robot))
