"""A robot read from MJCF compared with MuJoCo: mass matrix, bias, passive torques and poses."""

import warnings
from dataclasses import replace
from pathlib import Path

import mujoco
import numpy as np

import rnea
from rnea.describe import without_loops
from rnea.files.robots import mjcf
from rnea.files.robots.mjcf.spec import quiet
from support.mujoco_robot import InMujocoCoordinates, mass_matrix
from support.random_robots import random_state
from support.scale import mass_matrix_scale, torque_scale

TOLERANCE = 1e-12


def read_as_tree(source):
    """The robot of MJCF text or of a file without its loops, couplings and mimics, and what was
    read with them."""
    file = "" if "<" in source else source
    read = mjcf.read(Path(file).read_text(encoding="utf-8-sig") if file else source, file)
    tree = without_loops(read)
    joints = tuple(replace(joint, mimic=None) for joint in tree.structure.joints)
    with warnings.catch_warnings():
        # inertias that no rigid body has are compared as well
        warnings.simplefilter("ignore")
        structure = replace(tree.structure, joints=joints)
        robot = rnea.Robot(replace(tree, structure=structure), eager=True)
    return robot, read


def compiled_tree(source):
    """MuJoCo's model of the same, with contacts, limits and constraints off."""
    with quiet(mujoco), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        if "<" in source:
            model = mujoco.MjModel.from_xml_string(source)
        else:
            model = mujoco.MjModel.from_xml_path(source)
    off = mujoco.mjtDisableBit
    for bit in (off.mjDSBL_CONTACT, off.mjDSBL_LIMIT, off.mjDSBL_EQUALITY):
        model.opt.disableflags |= int(bit)
    return model


def errors(robot, model, states=3, seed=4):
    """The largest errors over random states, in units of the scale of rounding errors.

    Keys: "mass matrix", "bias", "passive" (springs and dampers, no dry friction), "poses" of the
    bodies that both know by name. An error above TOLERANCE is a disagreement.
    """
    data, there = mujoco.MjData(model), InMujocoCoordinates(model, robot)
    rng, worst = np.random.default_rng(seed), dict.fromkeys(_QUANTITIES, 0.0)
    dry = np.array([x.body.losses.coulomb_forward for x in robot.model.dofs])
    for _ in range(states if robot.n else 0):
        q, qd, _ = random_state(rng, robot)
        T, carried, place = there.turn(q), there.carried(q, qd), there.position(q)
        scale = torque_scale(robot.model, q, qd, qd * 0, robot.gravity)
        data.qpos[:], data.qvel[:] = place, T @ qd
        with quiet(mujoco):
            mujoco.mj_forward(model, data)
        # their bias is at rates of zero of their own speeds
        rates = -T.T @ carried
        bare = robot.inverse_dynamics(q, qd, rates, friction=False, rotor=False, spring=False)
        passive = robot.inverse_dynamics(q, qd, rates, rotor=False) - bare - dry * np.sign(qd)
        pairs = {
            "bias": (bare, T.T @ data.qfrc_bias, scale),
            "passive": (-passive, T.T @ data.qfrc_passive, scale + np.abs(passive)),
        }
        M, ours = mass_matrix(model, data, place), robot.mass_matrix(q)
        sizes = mass_matrix_scale(robot.model, q) + np.abs(T.T @ np.diag(model.dof_armature) @ T)
        pairs["mass matrix"] = ours, T.T @ M @ T, np.maximum(sizes, sizes.max() * 1e-3)
        for key, (here, theirs, size) in pairs.items():
            floor = np.maximum(size, size.max() * 1e-3) + 1e-12
            worst[key] = max(worst[key], float(np.max(np.abs(here - theirs) / floor)))
        worst["poses"] = max(worst["poses"], _pose_error(robot, model, data, q))
    return worst


_QUANTITIES = ("mass matrix", "bias", "passive", "poses")


def _pose_error(robot, model, data, q):
    poses, worst = robot.forward_kinematics(q), 0.0
    kinds = ((mujoco.mjtObj.mjOBJ_BODY, data.xpos, data.xmat, model.nbody),)
    kinds += ((mujoco.mjtObj.mjOBJ_SITE, data.site_xpos, data.site_xmat, model.nsite),)
    bodies = {model.body(i).name for i in range(1, model.nbody)}
    for kind, places, turns, count in kinds:
        is_site = kind == mujoco.mjtObj.mjOBJ_SITE
        for i in range(0 if is_site else 1, count):
            name = mujoco.mj_id2name(model, kind, i)
            if name not in poses or (is_site and name in bodies | {"base", "world", "tool"}):
                continue
            if not is_site and name == "base" and robot.model.root != "base":
                continue
            size = 1 + np.abs(places[i]).max()
            moved = np.abs(poses[name].translation - places[i]).max() / size
            turned = np.abs(poses[name].rotation.ravel() - turns[i]).max()
            worst = max(worst, float(moved), float(turned))
    return worst
