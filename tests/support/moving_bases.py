"""Robots of joints with several coordinates: one that flies, one that drives, a ball, a chain."""

import numpy as np

from rnea.describe import Description, LinkMass, Placement, Tree, TreeJoint, TreeLink
from rnea.robot import Robot


def _rod(mass, length, axis=2, width=0.04):
    """Mass, centre and inertia of a square bar from the origin along one axis."""
    sides = np.full(3, width)
    sides[axis] = length
    squares = sides**2
    inertia = np.diag(mass / 12 * (squares.sum() - squares))
    com = np.where(np.arange(3) == axis, length / 2, 0.0)
    return LinkMass(mass, tuple(com.tolist()), tuple(map(tuple, inertia.tolist())))


def _box(mass, *sides):
    squares = np.square(sides)
    inertia = np.diag(mass / 12 * (squares.sum() - squares))
    return LinkMass(mass, (0.0, 0.0, 0.0), tuple(map(tuple, inertia.tolist())))


def _robot(name, links, joints, gravity=(0.0, 0.0, -9.81)):
    bodies = tuple(TreeLink(link, mass) for link, mass in links.items())
    tree = Tree((TreeLink("ground"), *bodies), tuple(joints))
    return Robot(Description(name, tree, gravity=gravity))


def _at(*xyz):
    return Placement(tuple(map(float, xyz)))


def satellite():
    """A free base that carries an arm of two joints, far from the origin or not; no gravity."""
    joints = [
        TreeJoint("base", "free", "ground", "hull"),
        TreeJoint("shoulder", "revolute", "hull", "upper", _at(0.5, 0, 0.2), (0, 1, 0)),
        TreeJoint("elbow", "revolute", "upper", "lower", _at(0.7, 0, 0), (0, 1, 0)),
    ]
    links = {
        "hull": _box(40.0, 0.9, 0.6, 0.5),
        "upper": _rod(4.0, 0.7, 0),
        "lower": _rod(3.0, 0.6, 0),
    }
    return _robot("satellite", links, joints, (0.0, 0.0, 0.0))


def ball_pendulum():
    """One bar that hangs on a spherical joint."""
    bar = LinkMass(2.0, (0.0, 0.0, -0.4), ((0.107, 0, 0), (0, 0.107, 0), (0, 0, 0.002)))
    joints = [TreeJoint("ball", "spherical", "ground", "bar")]
    return _robot("ball_pendulum", {"bar": bar}, joints)


def mobile_arm():
    """A platform that drives in the level plane, with an arm of two upright joints."""
    joints = [
        TreeJoint("drive", "planar", "ground", "platform", axis=(0, 0, 1)),
        TreeJoint("turret", "revolute", "platform", "mast", _at(0.1, 0, 0.3), (0, 0, 1)),
        TreeJoint("lift", "revolute", "mast", "boom", _at(0, 0, 0.4), (0, 1, 0)),
    ]
    links = {
        "platform": _box(30.0, 0.8, 0.6, 0.3),
        "mast": _rod(6.0, 0.4),
        "boom": _rod(3.0, 0.8, 0),
    }
    return _robot("mobile_arm", links, joints)


def cardan_chain():
    """A universal joint, then a cylindrical one, then a revolute one."""
    joints = [
        TreeJoint("cardan", "universal", "ground", "shaft", axis=(1, 0, 0), axis2=(0, 1, 0)),
        TreeJoint("ram", "cylindrical", "shaft", "sleeve", _at(0, 0, 0.6), (0, 0, 1)),
        TreeJoint("wrist", "revolute", "sleeve", "hand", _at(0, 0, 0.5), (0, 1, 0)),
    ]
    links = {"shaft": _rod(5.0, 0.6), "sleeve": _rod(3.0, 0.5), "hand": _rod(1.5, 0.3)}
    return _robot("cardan_chain", links, joints)


ROBOTS = {
    "satellite": satellite,
    "ball_pendulum": ball_pendulum,
    "mobile_arm": mobile_arm,
    "cardan_chain": cardan_chain,
}
