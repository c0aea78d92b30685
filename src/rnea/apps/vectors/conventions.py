"""What the numbers of the file mean, in words that go into the file."""

from rnea.apps.vectors.states import STATES

CONVENTIONS = {
    "units": "SI: m, kg, s, rad, N, N m",
    "numbers": (
        "Numbers of robots and states are IEEE doubles and are meant exactly as they stand, but "
        "quaternions and axes are to be taken at length 1. Answers were computed in 50-digit "
        "arithmetic and are rounded to 17 significant digits."
    ),
    "physics": "Rigid bodies only: no friction, no rotors, no springs, no contacts.",
    "world": "Gravity is the acceleration of a falling body, in world axes.",
    "bodies": (
        "Numbered from 1 in the order of the list, depth-first; parent 0 is the ground, whose "
        "frame is the world's. Fixed links have been welded to the bodies that carry them."
    ),
    "placement": (
        "Of the joint's frame in the parent body's frame: its origin, and its axes as a quaternion "
        "(w, x, y, z). rotation is the same quaternion as a matrix, row by row, correctly rounded; "
        "it takes components in the joint's frame to components in the parent's."
    ),
    "frames": "A body's frame is its joint's frame at q = 0 and is carried along by the motion.",
    "inertia": (
        "mass; com: centre of mass in the body's frame; inertia: tensor about the centre of mass "
        "in the body's axes, nine numbers row by row, ixy being minus the integral of x y dm."
    ),
    "joints": {
        "revolute": "one coordinate (rad), about axis, which is told in the joint's frame",
        "prismatic": "one coordinate (m), along axis, which is told in the joint's frame",
        "spherical": (
            "q: quaternion (w, x, y, z) of the body's orientation in the joint's frame; speeds: "
            "angular velocity of the body against its parent, in the body's axes; efforts: moment "
            "in the body's axes"
        ),
        "free": (
            "q: position x y z of the body's origin in the joint's frame, then the quaternion "
            "(w, x, y, z) of its orientation there; speeds: angular velocity, then velocity of the "
            "body's origin, both against the parent and in the body's axes; accelerations: the "
            "plain derivatives of these six numbers; efforts: moment, then force, in the body's "
            "axes at its origin"
        ),
    },
    "order": "q is in the order of coordinates, qd, qdd and efforts in that of speeds.",
    "states": STATES,
    "answers": {
        "tau": "M qdd + C qd + g: efforts that the motion q, qd, qdd needs",
        "mass_matrix": "M(q), nv rows of nv numbers",
        "coriolis": "the vector C(q, qd) qd; C itself is not unique and not given",
        "gravity_torque": "g(q): efforts that hold the robot still",
        "joint_wrenches": (
            "a row for every body: moment (3), then force (3), that the parent exerts on the body "
            "through the joint in the motion q, qd, qdd; at the origin of the body's frame, in the "
            "body's axes"
        ),
        "tau_by_q": (
            "derivative of tau by q, nv rows of nv numbers; for spherical and free joints column k "
            "is the derivative at a motion along speed k alone: q moves by the speed's unit vector "
            "times dt, and the numbers of qd and qdd stay"
        ),
        "tau_by_qd": "derivative of tau by qd, nv rows of nv numbers",
        "acceleration": "the qdd that effort causes at q, qd",
    },
    "urdf": (
        "The same robot as URDF, null where URDF has no such joint. Gravity is not in it, and its "
        "angles are rounded, so that it is the same robot to 15 digits or so. Joints are named as "
        "here; readers may put them in another order."
    ),
}
