"""The same robot for Pinocchio: joints in our order, which is depth-first as it needs them."""

import numpy as np
import pinocchio as pin


def pinocchio_model(robot):
    """A Pinocchio model and data; its joint i + 1 is our body i + 1."""
    ours = robot.model
    model = pin.Model()
    model.gravity.linear = np.array([0.0, 0.0, 0.0])
    ids = [0]
    for body in ours.bodies:
        made = {
            "revolute": pin.JointModelRevoluteUnaligned,
            "prismatic": pin.JointModelPrismaticUnaligned,
        }[body.joint.kind](np.array(body.joint.axis))
        placement = body.joint.placement
        if body.parent == 0:
            placement = ours.base @ placement
        pose = pin.SE3(np.array(placement.rotation), np.array(placement.translation))
        ids.append(model.addJoint(ids[body.parent], made, pose, body.joint.name))
        own = body.inertia
        inertia = pin.Inertia(own.mass, np.array(own.com), np.array(own.about_com))
        model.appendBodyToJoint(ids[-1], inertia, pin.SE3.Identity())
    model.gravity.linear = np.array(ours.gravity)
    return model, model.createData()
