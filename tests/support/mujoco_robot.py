"""The same robot in MuJoCo: what its own compiler and inverse dynamics make of an MJCF file."""

import warnings

import mujoco
import numpy as np


def mujoco_model(text_or_path):
    """A compiled model with everything off that is not the tree itself: contacts, limits, and
    springs of balls and free joints."""
    with warnings.catch_warnings():
        # options that MuJoCo means to drop are in files all the same
        warnings.simplefilter("ignore")
        if "<" in text_or_path:
            model = mujoco.MjSpec.from_string(text_or_path).compile()
        else:
            model = mujoco.MjModel.from_xml_path(text_or_path)
    off = mujoco.mjtDisableBit
    for bit in (off.mjDSBL_CONTACT, off.mjDSBL_LIMIT, off.mjDSBL_EQUALITY):
        model.opt.disableflags |= int(bit)
    turning_any_way = model.jnt_type <= int(mujoco.mjtJoint.mjJNT_BALL)
    model.jnt_stiffness[turning_any_way] = model.jnt_stiffnesspoly[turning_any_way] = 0
    return model, mujoco.MjData(model)


def joint_names(model):
    return [model.joint(i).name for i in range(model.njnt)]


def inverse_dynamics(model, data, q, qd, qdd, *, dry=False):
    """tau (n,) with damping and armature; dry friction by MuJoCo's own soft constraint if asked."""
    bit = int(mujoco.mjtDisableBit.mjDSBL_FRICTIONLOSS)
    before = model.opt.disableflags
    model.opt.disableflags = before if dry else before | bit
    data.qpos[:], data.qvel[:], data.qacc[:] = q, qd, qdd
    mujoco.mj_inverse(model, data)
    model.opt.disableflags = before
    return data.qfrc_inverse.copy()


def mass_matrix(model, data, q):
    data.qpos[:], data.qvel[:] = q, 0
    mujoco.mj_forward(model, data)
    out = np.zeros((model.nv, model.nv))
    mujoco.mj_fullM(model, data, out)
    return out


def body_pose(model, data, q, name):
    """Rotation and position of a body in the world."""
    data.qpos[:] = q
    mujoco.mj_kinematics(model, data)
    body = data.body(name)
    return body.xmat.reshape(3, 3).copy(), body.xpos.copy()


class InMujocoCoordinates:
    """The way between our coordinates and MuJoCo's, joint by joint, for a robot read from MJCF.

    qpos is our q. A free joint has velocity before angular velocity there, and velocity along the
    world's axes: its speeds are T v with T = (0 R; 1 0), their rates T dv/dt + (R (w × v), 0).
    """

    def __init__(self, model, robot):
        self.q = np.empty(robot.nq, dtype=int)
        self.parts = []
        for number, body in enumerate(robot.model.bodies):
            # depth-first in the order of the file, here and there
            assert model.joint(number).name in ("", body.joint.name)
            start = int(model.jnt_qposadr[number])
            self.q[body.q] = range(start, start + body.joint.nq)
            first = int(model.jnt_dofadr[number])
            self.parts.append((body, list(range(first, first + body.joint.nv))))
        self.nq, self.nv = model.nq, model.nv
        assert (model.nq, model.nv) == (robot.nq, robot.nv)

    def position(self, q):
        out = np.empty(self.nq)
        out[self.q] = q
        return out

    def turn(self, q):
        """T (nv, nv) with their speeds = T ours."""
        T = np.zeros((self.nv, self.nv))
        for body, rows in self.parts:
            own = np.eye(body.joint.nv)
            if body.joint.nv == 6:
                R = np.zeros(9)
                mujoco.mju_quat2Mat(R, q[body.q][3:])
                own = np.block([[np.zeros((3, 3)), R.reshape(3, 3)], [np.eye(3), np.zeros((3, 3))]])
            T[rows, body.v] = own
        return T

    def carried(self, q, qd):
        """Their accelerations (nv,) where ours are zero."""
        out = np.zeros(self.nv)
        for body, rows in self.parts:
            if body.joint.nv == 6:
                w, v = qd[body.v][:3], qd[body.v][3:]
                R = self.turn(q)[rows[:3], body.v][:, 3:]
                out[rows[:3]] = R @ np.cross(w, v)
        return out
