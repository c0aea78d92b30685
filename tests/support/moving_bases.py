"""Robots of joints with several coordinates: one that flies, one that drives, a ball, a chain."""

import numpy as np

import rnea
from rnea.describe import Description, LinkMass, Placement, Tree, TreeJoint, TreeLink
from rnea.robot import Robot


def _box(mass, sides, com=(0.0, 0.0, 0.0)):
    """Mass, centre and inertia of a homogeneous box."""
    squares = np.square(sides)
    inertia = np.diag(mass / 12 * (squares.sum() - squares))
    return LinkMass(mass, com, tuple(map(tuple, inertia.tolist())))


def _robot(name, links, joints):
    bodies = tuple(TreeLink(link, mass) for link, mass in links.items())
    return Robot(Description(name, Tree((TreeLink("ground"), *bodies), tuple(joints))))


def _at(*xyz):
    return Placement(tuple(map(float, xyz)))


def mobile_arm():
    """A platform that drives in the level plane, with an arm that turns and lifts."""
    joints = [
        TreeJoint("drive", "planar", "ground", "platform", axis=(0, 0, 1)),
        TreeJoint("turret", "revolute", "platform", "mast", _at(0.1, 0, 0.3), (0, 0, 1)),
        TreeJoint("lift", "revolute", "mast", "boom", _at(0, 0, 0.4), (0, 1, 0)),
    ]
    links = {
        "platform": _box(30.0, (0.8, 0.6, 0.3)),
        "mast": _box(6.0, (0.1, 0.1, 0.4), (0.0, 0.0, 0.2)),
        "boom": _box(3.0, (0.8, 0.05, 0.05), (0.4, 0.0, 0.0)),
    }
    return _robot("mobile arm", links, joints)


def rover():
    """The same with both arm joints upright: it never leaves its plane."""
    joints = [
        TreeJoint("drive", "planar", "ground", "platform", axis=(0, 0, 1)),
        TreeJoint("shoulder", "revolute", "platform", "upper", _at(0.1, 0, 0), (0, 0, 1)),
        TreeJoint("elbow", "revolute", "upper", "lower", _at(0.5, 0, 0), (0, 0, 1)),
    ]
    links = {
        "platform": _box(10.0, (0.4, 0.3, 0.1)),
        "upper": _box(2.0, (0.5, 0.05, 0.05), (0.25, 0.0, 0.0)),
        "lower": _box(1.0, (0.4, 0.05, 0.05), (0.2, 0.0, 0.0)),
    }
    return _robot("rover", links, joints)


def cardan_chain():
    """A universal joint, then a cylindrical one, then a revolute one."""
    joints = [
        TreeJoint("cardan", "universal", "ground", "shaft", axis=(1, 0, 0), axis2=(0, 1, 0)),
        TreeJoint("ram", "cylindrical", "shaft", "sleeve", _at(0, 0, 0.6), (0, 0, 1)),
        TreeJoint("wrist", "revolute", "sleeve", "hand", _at(0, 0, 0.5), (0, 1, 0)),
    ]
    links = {
        "shaft": _box(5.0, (0.05, 0.05, 0.6), (0.0, 0.0, 0.3)),
        "sleeve": _box(3.0, (0.05, 0.05, 0.5), (0.0, 0.0, 0.25)),
        "hand": _box(1.5, (0.05, 0.05, 0.3), (0.0, 0.0, 0.15)),
    }
    return _robot("cardan chain", links, joints)


ROBOTS = {
    "satellite": lambda: rnea.load("satellite"),
    "spherical_pendulum": lambda: rnea.load("spherical_pendulum"),
    "mobile_arm": mobile_arm,
    "cardan_chain": cardan_chain,
}
# a pose of each, as good as any
POSES = {
    "satellite": [3.0, 2.0, 1.0, 0.5, 0.5, -0.5, 0.5, 0.4, -0.6, 0.9],
    "spherical_pendulum": [0.8, 0.6, 0.0, 0.0],
    "mobile_arm": [2.0, 1.0, 0.6, 0.5, -0.4],
    "cardan_chain": [0.3, 0.4, 0.5, 0.15, 0.7],
}
