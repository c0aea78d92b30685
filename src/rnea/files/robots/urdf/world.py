"""A link named "world" in a URDF: the world itself where it can be, another name where not.

The name `world` belongs to the world frame. A bare root link of that name that carries one welded
link says no more than where that link stands in the world, so this becomes the robot's base. Any
other link of that name (one with mass, or one that carries a moving joint) is called `world_link`.
"""

from __future__ import annotations

from dataclasses import replace

from rnea.core.description.bases import standing_on
from rnea.core.description.description import Description, Tree
from rnea.core.description.names import fresh
from rnea.core.spatial import WORLD


def with_world_named(tree: Tree, description: Description) -> Description:
    """The description of a tree as the file has it, in which no link is named `world` any more."""
    world = next((i for i, link in enumerate(tree.links) if link.name == WORLD), None)
    if world is None:
        return replace(description, structure=tree)
    hanging = [i for i, joint in enumerate(tree.joints) if joint.parent == WORLD]
    link, names = tree.links[world], {link.name for link in tree.links}
    if (
        len(hanging) == 1
        and tree.joints[hanging[0]].kind == "fixed"
        and tree.joints[hanging[0]].child in names - {WORLD}
        and all(joint.child != WORLD for joint in tree.joints)
        and not link.inertial
        and not link.geometry
    ):
        # the base stands where its weld to the world has it
        base = tree.joints[hanging[0]].placement
        return standing_on(replace(description, structure=tree), world, hanging[0], base)
    return _renamed(tree, description, names)


def _renamed(tree: Tree, description: Description, names: set[str]) -> Description:
    name = fresh(f"{WORLD}_link", names)

    def called(link: str) -> str:
        return name if link == WORLD else link

    joints = tuple(
        replace(joint, parent=called(joint.parent), child=called(joint.child))
        for joint in tree.joints
    )
    links = tuple(replace(link, name=called(link.name)) for link in tree.links)
    remark = f"the link {WORLD!r} is called {name!r} here: {WORLD!r} names the world frame"
    return replace(
        description,
        structure=Tree(links, joints),
        remarks=(remark, *description.remarks),
    )
