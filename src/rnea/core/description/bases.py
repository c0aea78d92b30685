"""How a robot meets the world: standing on its base, or floating.

A floating robot hangs by a free joint on a link without mass, the ground. `base` then names the
link that floats. What floats by itself, because its file says so, can be held in place.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from rnea.core.description.closure_tables import without_joints
from rnea.core.description.description import (
    Description,
    ExtraFrame,
    LinkMass,
    Placement,
    Tree,
    TreeJoint,
    TreeLink,
)
from rnea.core.description.idle_loops import without_idle_loops
from rnea.core.description.names import fresh
from rnea.core.description.plain_numbers import placement_of, pose_of
from rnea.core.spatial import BASE

GROUND = "ground"
# kinds of joint by which a whole robot moves about
_MOBILE = ("free", "planar")


def with_free_base(description: Description) -> Description:
    """The robot, a tree, with its root link floating; as it is if it floats already."""
    tree = _with_root_listed(description.structure)
    root = _root(tree)
    if root is None or _all_float(tree, root):
        return with_base_named(description)
    taken = {link.name for link in tree.links} | {frame.name for frame in description.frames}
    taken |= {extra.name for extra in description.attachments}
    ground = TreeLink(fresh(GROUND, taken), inertial=False)
    name = fresh(BASE, {joint.name for joint in tree.joints})
    joint = TreeJoint(name, "free", ground.name, root.name)
    grown = Tree((*tree.links, ground), (*tree.joints, joint))
    closures = description.closures
    if closures.independent is not None:
        # the base's own motion follows from no joint; motors stay where they are said to be
        actuated = closures.independent if closures.actuated is None else closures.actuated
        leading = (name, *closures.independent)
        closures = replace(closures, independent=leading, actuated=actuated)
    return with_base_named(replace(description, structure=grown, closures=closures))


def with_base_named(description: Description) -> Description:
    """`base` as the name of the link that floats, unless the file has another use for it."""
    tree = description.structure
    if not isinstance(tree, Tree):
        return description
    root = _root(tree)
    child = None if root is None else _floating_link(tree, root)
    named = {link.name for link in tree.links} | {frame.name for frame in description.frames}
    named |= {joint.parent for joint in tree.joints}
    if child is None or BASE in named:
        return description
    frames = [replace(f, link=child) if f.link == BASE else f for f in description.frames]
    return replace(description, frames=(ExtraFrame(BASE, child), *frames))


def with_fixed_base(description: Description) -> Description:
    """Free and planar joints of the base held where the file draws them, each with a remark."""
    tree = description.structure
    if not isinstance(tree, Tree):
        return description
    root = _root(_with_root_listed(tree))
    if root is None:
        return description
    standing = _welded_to(root.name, tree)
    held = [
        i
        for i, j in enumerate(tree.joints)
        if j.kind in _MOBILE and j.parent in standing and not _is_platform(j, standing, description)
    ]
    if not held:
        return description
    remarks = [
        f"the {tree.joints[i].kind} joint {tree.joints[i].name!r} is taken as fixed: "
        f"{tree.joints[i].child!r} stands still, as base='fixed' says"
        for i in held
    ]
    joints = tuple(
        replace(joint, kind="fixed", placement=description.drawn.get(joint.name, joint.placement))
        if i in held
        else joint
        for i, joint in enumerate(tree.joints)
    )
    fixed = replace(
        description,
        structure=replace(tree, joints=joints),
        closures=without_joints(description.closures, {tree.joints[i].name for i in held}),
        remarks=(*description.remarks, *remarks),
        drawn={},
    )
    fixed = without_idle_loops(fixed)
    return _without_bare_root(fixed, root) if len(held) == 1 else fixed


def _is_platform(joint: TreeJoint, standing: set[str], description: Description) -> bool:
    """Whether other joints of what stands carry by loops what a joint moves: legs, and no base."""
    tree = description.structure
    assert isinstance(tree, Tree)
    beyond, grown = {joint.child}, True
    while grown:
        more = {j.child for j in tree.joints if j.parent in beyond} - beyond
        beyond, grown = beyond | more, bool(more)
    links = {joint.child for joint in tree.joints} - beyond - standing
    loops = [{loop.parent, loop.child} for loop in description.closures.loops]
    return any(ends & beyond and ends & links for ends in loops)


def _without_bare_root(description: Description, root: TreeLink) -> Description:
    """A bare root that carries one welded link only says where that stands: it becomes the base."""
    tree = description.structure
    assert isinstance(tree, Tree)
    hanging = [i for i, joint in enumerate(tree.joints) if joint.parent == root.name]
    listed = [i for i, link in enumerate(tree.links) if link.name == root.name]
    on_root = [frame.name for frame in description.frames if frame.link == root.name]
    on_root += [x.name for x in description.closures.loops if root.name in (x.parent, x.child)]
    if len(hanging) != 1 or not listed or not _is_bare(root) or on_root:
        return description
    weld = tree.joints[hanging[0]]
    if _has_formulas(weld.placement) or _has_formulas(description.base):
        return description
    frames = description.frames
    if ExtraFrame(BASE, weld.child) in frames:
        # the root has this name by itself
        frames = tuple(frame for frame in frames if frame.name != BASE)
    standing = pose_of(description.base) @ pose_of(weld.placement)
    base = weld.placement if description.base == Placement() else placement_of(standing)
    return standing_on(replace(description, frames=frames), listed[0], hanging[0], base)


def standing_on(description: Description, link: int, weld: int, base: Placement) -> Description:
    """Without one link and one joint, the rest at another place in the world."""
    tree = description.structure
    assert isinstance(tree, Tree)
    links = (*tree.links[:link], *tree.links[link + 1 :])
    joints = (*tree.joints[:weld], *tree.joints[weld + 1 :])
    lines = {}
    for path, line in description.lines.items():
        entry = re.fullmatch(r"(links|joints)\[(\d+)\](.*)", path)
        if entry:
            kind, index, rest = entry.group(1), int(entry.group(2)), entry.group(3)
            gone = link if kind == "links" else weld
            if index == gone:
                continue
            path = f"{kind}[{index - (index > gone)}]{rest}"
        lines[path] = line
    return replace(description, structure=Tree(links, joints), base=base, lines=lines)


def _has_formulas(placement: Placement) -> bool:
    values = list(placement.xyz)
    rotation = () if placement.rotation is None else placement.rotation[1]
    for value in rotation:
        values += list(value) if isinstance(value, tuple) else [value]
    return any(not isinstance(value, float | int) for value in values)


def _with_root_listed(structure: object) -> Tree:
    """A link named base need not be listed where joints name it as their parent."""
    assert isinstance(structure, Tree)
    named = {link.name for link in structure.links}
    if BASE in named or all(joint.parent != BASE for joint in structure.joints):
        return structure
    return replace(structure, links=(*structure.links, TreeLink(BASE, inertial=False)))


def _root(tree: Tree) -> TreeLink | None:
    """The only link that hangs on nothing; None where there is not one, which is refused later."""
    children = {joint.child for joint in tree.joints}
    roots = [link for link in tree.links if link.name not in children]
    return roots[0] if len(roots) == 1 else None


def names_what_floats(frame: ExtraFrame, tree: Tree) -> bool:
    """Whether a frame is the one that `with_base_named` adds."""
    root = _root(tree)
    child = None if root is None else _floating_link(tree, root)
    return child is not None and frame == ExtraFrame(BASE, child)


def _is_bare(link: TreeLink) -> bool:
    return (not link.inertial or _is_weightless(link.body)) and not link.geometry


def _is_weightless(body: LinkMass) -> bool:
    rows = body.inertia or ()
    entries = rows.values() if isinstance(rows, Mapping) else (x for row in rows for x in row)
    return body.mass == 0 and not body.solid and all(entry == 0 for entry in entries)


def _all_float(tree: Tree, root: TreeLink) -> bool:
    """Whether the root is no more than the ground for free joints."""
    hanging = [joint for joint in tree.joints if joint.parent == root.name]
    return _is_bare(root) and bool(hanging) and all(joint.kind == "free" for joint in hanging)


def _floating_link(tree: Tree, root: TreeLink) -> str | None:
    """What floats, if the root is no more than the ground for one free joint."""
    hanging = [joint for joint in tree.joints if joint.parent == root.name]
    floats = _is_bare(root) and len(hanging) == 1 and hanging[0].kind == "free"
    return hanging[0].child if floats else None


def _welded_to(link: str, tree: Tree) -> set[str]:
    """A link and all that fixed joints weld to it."""
    welded, todo = {link}, [link]
    welds: dict[str, list[str]] = {}
    for joint in tree.joints:
        if joint.kind == "fixed":
            welds.setdefault(joint.parent, []).append(joint.child)
    while todo:
        for child in welds.get(todo.pop(), ()):
            if child not in welded:
                welded.add(child)
                todo.append(child)
    return welded
