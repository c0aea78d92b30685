"""Rows of the table of quantities as Pinocchio computes them: rigid bodies, fixed base."""

import numpy as np
import pinocchio as pin

from support.pinocchio_regressors import our_columns
from support.pinocchio_robot import pinocchio_model


class InPinocchio:
    """One robot there, with our frames; every method takes one state and gives our row."""

    def __init__(self, robot, without_payload):
        self.robot, self.ours = robot, robot.model
        self.model, self.data = pinocchio_model(robot)
        for name, frame in self.ours.frames.items():
            pose = frame.pose if frame.body else self.ours.base @ frame.pose
            placement = pin.SE3(np.array(pose.rotation), np.array(pose.translation))
            kind = pin.FrameType.OP_FRAME
            self.model.addFrame(pin.Frame(name, frame.body, 0, placement, kind))
        self.data = self.model.createData()
        self.bare = pinocchio_model(without_payload)

    def _rnea(self, q, qd, qdd, gravity=None):
        own = self.model.gravity.linear.copy()
        if gravity is not None:
            self.model.gravity.linear = np.array(gravity)
        tau = pin.rnea(self.model, self.data, q, qd, qdd).copy()
        self.model.gravity.linear = own
        return tau

    def inverse_dynamics(self, q, qd, qdd):
        return self._rnea(q, qd, qdd)

    def gravity_torque(self, q):
        return pin.computeGeneralizedGravity(self.model, self.data, q)

    def bias(self, q, qd):
        return pin.nonLinearEffects(self.model, self.data, q, qd)

    def joint_wrenches(self, q, qd, qdd):
        self._rnea(q, qd, qdd)
        rows = [np.concatenate([f.angular, f.linear]) for f in list(self.data.f)[1:]]
        # the base reaction is not kept there
        return np.array([np.full(6, np.nan), *rows])

    def wrench_at(self, q, qd, qdd):
        """What the payload adds to the wrench of the last joint, seen at the tool."""
        frame = self.ours.frame("tool")
        both = []
        for model, data in ((self.model, self.data), self.bare):
            pin.rnea(model, data, q, qd, qdd)
            both.append(data.f[frame.body].copy())
        placement = pin.SE3(np.array(frame.pose.rotation), np.array(frame.pose.translation))
        added = placement.actInv(both[0] - both[1])
        return np.concatenate([added.angular, added.linear])

    def newton_euler(self, q, qd, qdd):
        """w, wd, v, vd and the wrenches; what Pinocchio does not keep is left open."""
        rows = np.full((len(self.ours.bodies) + 1, 45), np.nan)
        pin.forwardKinematics(self.model, self.data, q, qd, qdd)
        for i in range(1, len(rows)):
            v, a = self.data.v[i], self.data.a[i]
            classical = a.linear + np.cross(v.angular, v.linear)
            rows[i, 12:24] = np.concatenate([v.angular, a.angular, v.linear, classical])
        rows[:, 39:] = self.joint_wrenches(q, qd, qdd)
        return rows

    def torque_budget(self, q, qd, qdd):
        none, weightless = np.zeros_like(q), np.zeros(3)
        velocity = self._rnea(q, qd, none, weightless)
        squares = sum(self._rnea(q, one, none, weightless) for one in np.diag(qd).astype(float))
        inertia = self._rnea(q, none, qdd, weightless)
        gravity = self._rnea(q, none, none)
        return np.array([inertia, velocity - squares, squares, gravity, *[none] * 5])

    def mass_matrix(self, q):
        M = pin.crba(self.model, self.data, q)
        return np.triu(M) + np.triu(M, 1).T

    def coriolis_matrix(self, q, qd):
        return pin.computeCoriolisMatrix(self.model, self.data, q, qd).copy()

    def christoffel(self, q):
        slices = [self.coriolis_matrix(q, unit) for unit in np.eye(len(q))]
        return np.stack(slices, axis=-1)

    def kinetic_energy(self, q, qd):
        return np.array(pin.computeKineticEnergy(self.model, self.data, q, qd))

    def potential_energy(self, q):
        # the base does not move, but its mass has a height
        base = self.ours.base_inertia
        height = -base.mass * self.robot.gravity @ self.ours.base.point(base.com)
        return np.array(pin.computePotentialEnergy(self.model, self.data, q) + height)

    def _frame(self, name="tool"):
        return self.model.getFrameId(name)

    def frame_poses(self, q):
        pin.framesForwardKinematics(self.model, self.data, q)
        places = [self.data.oMf[self._frame(name)] for name in self.ours.frames]
        return np.array([[*X.rotation.ravel(), *X.translation] for X in places])

    def jacobian(self, q):
        J = pin.computeFrameJacobian(
            self.model, self.data, q, self._frame(), pin.LOCAL_WORLD_ALIGNED
        )
        return J[[3, 4, 5, 0, 1, 2]]

    def motion_at(self, q, qd, qdd):
        pin.forwardKinematics(self.model, self.data, q, qd, qdd)
        pin.updateFramePlacements(self.model, self.data)
        v = pin.getFrameVelocity(self.model, self.data, self._frame(), pin.LOCAL)
        a = pin.getFrameClassicalAcceleration(self.model, self.data, self._frame(), pin.LOCAL)
        return np.array([v.angular, v.linear, a.angular, a.linear])

    def derivatives(self, q, qd, qdd):
        slopes = pin.computeRNEADerivatives(self.model, self.data, q, qd, qdd)
        return np.array(self._symmetric(slopes))

    def forward_dynamics(self, q, qd, tau):
        return pin.aba(self.model, self.data, q, qd, tau)

    def forward_derivatives(self, q, qd, tau):
        slopes = pin.computeABADerivatives(self.model, self.data, q, qd, tau)
        return np.array(self._symmetric(slopes))

    @staticmethod
    def _symmetric(slopes):
        by_q, by_qd, M = (np.array(x) for x in slopes)
        return by_q, by_qd, np.triu(M) + np.triu(M, 1).T

    def center_of_mass(self, q):
        # the base does not move there, and has no mass
        base, moving = self.ours.base_inertia, self._moving_centre(q)
        place = self.ours.base.point(base.com)
        return (base.mass * place + (self.ours.mass - base.mass) * moving) / self.ours.mass

    def center_of_mass_jacobian(self, q):
        return pin.jacobianCenterOfMass(self.model, self.data, q) * self._moving_share

    def center_of_mass_velocity(self, q, qd):
        pin.centerOfMass(self.model, self.data, q, qd)
        return self.data.vcom[0] * self._moving_share

    def center_of_mass_acceleration(self, q, qd, qdd):
        pin.centerOfMass(self.model, self.data, q, qd, qdd)
        return self.data.acom[0] * self._moving_share

    @property
    def _moving_share(self):
        return (self.ours.mass - self.ours.base_inertia.mass) / self.ours.mass

    def centroidal_momentum(self, q, qd):
        pin.computeCentroidalMomentum(self.model, self.data, q, qd)
        return self._about_centre(q, self.data.hg)

    def centroidal_momentum_matrix(self, q):
        pin.ccrba(self.model, self.data, q, np.zeros_like(q))
        columns = [self._about_centre(q, pin.Force(column)) for column in self.data.Ag.T]
        return np.array(columns).T

    def centroidal_momentum_rate(self, q, qd, qdd):
        pin.computeCentroidalMomentumTimeVariation(self.model, self.data, q, qd, qdd)
        return self._about_centre(q, self.data.dhg)

    def _regressor(self, theirs):
        numbers = range(1, self.model.njoints)
        return our_columns(np.asarray(theirs), numbers, [pin.SE3.Identity()] * len(numbers))

    def regressor(self, q, qd, qdd):
        Y = pin.computeJointTorqueRegressor(self.model, self.data, q, qd, qdd)
        return self._regressor(Y.reshape(self.model.nv, -1))

    def base_wrench_regressor(self, q, qd, qdd):
        """Of each body alone there: at its own origin, in its own axes, linear rows first."""
        pin.forwardKinematics(self.model, self.data, q, qd, qdd)
        X_W0 = pin.SE3(np.array(self.ours.base.rotation), np.array(self.ours.base.translation))
        rows = []
        for i in range(1, self.model.njoints):
            a = self.data.a[i] - self.data.oMi[i].actInv(self.model.gravity)
            own = pin.bodyRegressor(self.data.v[i], a)
            X_0B = X_W0.actInv(self.data.oMi[i])
            rows.append((X_0B.toDualActionMatrix() @ own)[[3, 4, 5, 0, 1, 2]])
        return self._regressor(np.concatenate(rows, axis=-1))

    def kinetic_energy_regressor(self, q, qd):
        Y = pin.computeKineticEnergyRegressor(self.model, self.data, q, qd)
        return self._regressor(np.ravel(Y))

    def potential_energy_regressor(self, q):
        return self._regressor(
            np.ravel(pin.computePotentialEnergyRegressor(self.model, self.data, q))
        )

    def _moving_centre(self, q):
        return pin.centerOfMass(self.model, self.model.createData(), q)

    def _about_centre(self, q, theirs):
        """Their momentum about the centre of all that moves, about the centre of everything."""
        arm = self._moving_centre(q) - self.center_of_mass(q)
        return np.array([*(theirs.angular + np.cross(arm, theirs.linear)), *theirs.linear])
