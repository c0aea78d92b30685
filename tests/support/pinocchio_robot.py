"""The same robot for Pinocchio: joints in our order, which is depth-first as it needs them."""

import numpy as np
import pinocchio as pin

SINGLE = ("revolute", "prismatic")


def pinocchio_model(robot):
    """A Pinocchio model and data; its joint i + 1 is our body i + 1. Joints with one axis."""
    assert all(body.joint.kind in SINGLE for body in robot.model.bodies)
    there = InPinocchioCoordinates(robot)
    return there.model, there.data


class InPinocchioCoordinates:
    """A robot of any joints there, and the way between our coordinates and theirs.

    Quaternions stand with the scalar last there, a free joint has velocity before angular velocity,
    a plane's normal is z and its angle is told by cosine and sine.
    """

    def __init__(self, robot):
        self.ours = robot.model
        self.model = pin.Model()
        # of every body, the base first: their joint, and our frame seen from theirs
        self.ids, self.offset = [0], [pin.SE3.Identity()]
        for body in self.ours.bodies:
            joint, placement = body.joint, body.joint.placement
            if body.parent == 0:
                placement = self.ours.base @ placement
            on, pose = self.ids[body.parent], self.offset[body.parent] * _se3(placement)
            # a plane's normal is z there
            turned = _plane(joint) if joint.kind == "planar" else pin.SE3.Identity()
            pose = pose * turned.inverse()
            if joint.kind == "universal":
                # as two joints: derivatives of their composite joints take its axes as constant
                first = pin.JointModelRevoluteUnaligned(_axis(joint, 0))
                on, pose = self.model.addJoint(on, first, pose, f"{joint.name}_first"), _NOWHERE
            self.ids.append(self.model.addJoint(on, _joint(joint), pose, joint.name))
            self.offset.append(turned)
            own = body.inertia
            inertia = pin.Inertia(own.mass, np.array(own.com), np.array(own.about_com))
            self.model.appendBodyToJoint(self.ids[-1], inertia, turned)
        for name, frame in self.ours.frames.items():
            pose = frame.pose if frame.body else self.ours.base @ frame.pose
            place, on = self.offset[frame.body] * _se3(pose), self.ids[frame.body]
            self.model.addFrame(pin.Frame(name, on, 0, place, pin.FrameType.OP_FRAME))
        self.model.gravity.linear = np.array(self.ours.gravity)
        self.data = self.model.createData()
        # column of ours for every column of theirs
        order = []
        for body in self.ours.bodies:
            v = list(range(body.v.start, body.v.stop))
            order += [*v[3:], *v[:3]] if body.joint.kind == "free" else v
        self.order = np.array(order, dtype=int)

    def position(self, q):
        parts = []
        for body in self.ours.bodies:
            own = q[body.q]
            match body.joint.kind:
                case "spherical":
                    own = [*own[1:], own[0]]
                case "free":
                    own = [*own[:3], *own[4:], own[3]]
                case "planar":
                    own = [own[0], own[1], np.cos(own[2]), np.sin(own[2])]
            parts += list(own)
        return np.array(parts)

    def speeds(self, v):
        """Speeds, accelerations or efforts of ours, in their order."""
        return np.asarray(v)[..., self.order]

    def back(self, v):
        """The other way; along the last axis."""
        out = np.empty_like(v)
        out[..., self.order] = v
        return out

    def back_square(self, matrix):
        return np.swapaxes(self.back(np.swapaxes(self.back(matrix), -1, -2)), -1, -2)


_NOWHERE = pin.SE3.Identity()


def _se3(pose):
    return pin.SE3(np.array(pose.rotation, dtype=float), np.array(pose.translation, dtype=float))


def _axis(joint, k, part=0):
    """The k-th axis at the neutral position: angular (part 0) or linear (1)."""
    return np.array(joint.motion_axes(joint.neutral)[part][k], dtype=float)


def _plane(joint):
    """Our child's frame in theirs."""
    axes = np.stack([_axis(joint, 0, 1), _axis(joint, 1, 1), _axis(joint, 2)])
    return pin.SE3(axes, np.zeros(3))


def _joint(joint):
    match joint.kind:
        case "revolute":
            return pin.JointModelRevoluteUnaligned(_axis(joint, 0))
        case "universal":
            return pin.JointModelRevoluteUnaligned(_axis(joint, 1))
        case "prismatic":
            return pin.JointModelPrismaticUnaligned(_axis(joint, 0, 1))
        case "helical":
            pitch = float(_axis(joint, 0, 1) @ _axis(joint, 0))
            return pin.JointModelHelicalUnaligned(_axis(joint, 0), pitch)
        case "cylindrical":
            both = pin.JointModelComposite()
            both.addJoint(pin.JointModelRevoluteUnaligned(_axis(joint, 0)))
            both.addJoint(pin.JointModelPrismaticUnaligned(_axis(joint, 1, 1)))
            return both
        case "spherical":
            return pin.JointModelSpherical()
        case "planar":
            return pin.JointModelPlanar()
        case "free":
            return pin.JointModelFreeFlyer()
