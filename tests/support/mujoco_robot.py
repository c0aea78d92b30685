"""The same robot in MuJoCo: what its own compiler and inverse dynamics make of an MJCF file."""

import warnings

import mujoco
import numpy as np


def mujoco_model(text_or_path):
    """A compiled model with everything off that is not the tree itself: contacts, limits."""
    with warnings.catch_warnings():
        # options that MuJoCo means to drop are in files all the same
        warnings.simplefilter("ignore")
        if "<" in text_or_path:
            model = mujoco.MjSpec.from_string(text_or_path).compile()
        else:
            model = mujoco.MjModel.from_xml_path(text_or_path)
    off = mujoco.mjtDisableBit
    for bit in (off.mjDSBL_CONTACT, off.mjDSBL_LIMIT, off.mjDSBL_EQUALITY, off.mjDSBL_SPRING):
        model.opt.disableflags |= int(bit)
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
