"""One rigid body on one joint, and rotations by a path of their own."""

import numpy as np

from rnea.describe import Description, LinkMass, Tree, TreeJoint, TreeLink
from rnea.robot import Robot

NO_GRAVITY = (0.0, 0.0, 0.0)


def one_body(kind, moments, *, mass=1.0, com=(0.0, 0.0, 0.0), gravity=(0.0, 0.0, -9.81), **joint):
    """A body with principal moments about its centre, on a joint named base."""
    inertia = tuple(map(tuple, np.diag(moments).tolist()))
    links = TreeLink("ground"), TreeLink("body", LinkMass(mass, com, inertia))
    return Robot(
        Description(
            "one body",
            Tree(links, (TreeJoint("base", kind, "ground", "body", **joint),)),
            gravity=gravity,
        )
    )


def turned(quaternion, vector):
    """v + 2 w (u × v) + 2 u × (u × v): a vector turned by quaternions (..., 4) of length 1."""
    w, u = quaternion[..., :1], quaternion[..., 1:]
    across = np.cross(u, vector)
    return vector + 2 * w * across + 2 * np.cross(u, across)
