"""What a mistake needs of a robot to be made: each answers "" or why the robot cannot show it."""

from __future__ import annotations

import numpy as np

from rnea.check.diagnose.calculation import Work
from rnea.recursions import body_poses
from rnea.spatial import times


def needs_two_joints(work: Work) -> str:
    return "" if work.model.nv > 1 else "the robot has only one joint"


def needs_sliding(work: Work) -> str:
    kinds = [body.joint.kind for body in work.model.bodies]
    return "" if "prismatic" in kinds else "the robot has no prismatic joint"


def needs_turning(work: Work) -> str:
    kinds = [body.joint.kind for body in work.model.bodies]
    return "" if "revolute" in kinds else "the robot has no revolute joint"


def needs_both_kinds(work: Work) -> str:
    return needs_sliding(work) or needs_turning(work)


def needs_turning_first(work: Work) -> str:
    first = [body for body in work.model.bodies if body.parent == 0]
    if any(body.joint.kind == "revolute" for body in first):
        return ""
    return "the first joint slides: its link has no parallel-axis term"


def needs_friction(work: Work) -> str:
    if not work.friction:
        return "friction is switched off"
    losses = [body.losses for body in work.model.bodies]
    found = any(x.rubs for x in losses)
    return "" if found else "the robot's file gives no friction"


def needs_rotor(work: Work) -> str:
    if not work.rotor:
        return "rotors are switched off"
    return "" if any(b.losses.rotor for b in work.model.bodies) else "the file gives no rotors"


def needs_plane(work: Work) -> str:
    model = work.model
    if not model.is_serial or any(body.joint.kind != "revolute" for body in model.bodies):
        return "it is made for serial arms with rotary joints in one plane"
    world = body_poses(model, np.zeros(model.nq))
    axes = [times(world[body.index].rotation, body.joint.axis) for body in model.bodies]
    if all(np.abs(axis - axes[0]).max() < 1e-9 for axis in axes):
        return ""
    return "the joints' axes are not parallel; it is made for planar arms"
