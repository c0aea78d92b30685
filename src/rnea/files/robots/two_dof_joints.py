"""Joints with two coordinates as two joints with one each, for formats that have no others.

A universal joint turns about one axis and then about another, a cylindrical joint turns and
slides: two single joints with a link without mass between them move in the same way, by the same
numbers, and take the names of the coordinates.
"""

from __future__ import annotations

from dataclasses import replace

from rnea.core.description.description import (
    LinkMass,
    Placement,
    Spring,
    Tree,
    TreeJoint,
    TreeLink,
)
from rnea.core.description.names import fresh

_NONE = ((0.0, 0.0, 0.0),) * 3
# the kinds that the two have, and what is added to the joint's name: that of each coordinate
PAIRS = {
    "universal": (("revolute", "angle1"), ("revolute", "angle2")),
    "cylindrical": (("revolute", "angle"), ("prismatic", "slide")),
}


def with_pairs_split(tree: Tree) -> tuple[Tree, list[str]]:
    """The tree with single joints in place of such pairs, and the names of those it had."""
    links, joints, split = list(tree.links), [], []
    taken = {link.name for link in links}
    for joint in tree.joints:
        if joint.kind not in PAIRS:
            joints.append(joint)
            continue
        split.append(joint.name)
        between = fresh(f"{joint.name}_between", taken)
        links.append(TreeLink(between, LinkMass(inertia=_NONE), inertial=False))
        joints += _two(joint, between)
    return Tree(tuple(links), tuple(joints)), split


def _two(joint: TreeJoint, between: str) -> list[TreeJoint]:
    (kind1, suffix1), (kind2, suffix2) = PAIRS[joint.kind]
    second_axis = joint.axis2 if joint.kind == "universal" else joint.axis
    first = replace(joint, name=f"{joint.name}_{suffix1}", kind=kind1, child=between)
    second = replace(joint, name=f"{joint.name}_{suffix2}", kind=kind2, parent=between)
    second = replace(second, placement=Placement(), axis=second_axis)
    return [replace(each, spring=_one(joint.spring, k)) for k, each in enumerate((first, second))]


def _one(springs: Spring | None, k: int) -> Spring | None:
    """The spring along one of a joint's coordinates."""
    return None if springs is None else Spring(springs.stiffness[k], springs.rest[k])
