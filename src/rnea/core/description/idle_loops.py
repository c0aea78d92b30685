"""Loops between links that are welded together already: files of others have them, by design."""

from __future__ import annotations

import re
from dataclasses import replace

from rnea.core.description.closures import Loop
from rnea.core.description.description import Description, Tree
from rnea.core.spatial import BASE


def without_idle_loops(description: Description) -> Description:
    """A tree without the loops that join one rigid body with itself, each with a remark."""
    loops = description.closures.loops
    if not loops:
        return description
    body_of = _rigid_bodies(description)
    kept = [i for i, loop in enumerate(loops) if not _is_idle(loop, body_of)]
    if len(kept) == len(loops):
        return description
    remarks = [
        f"the loop {loop.name!r} between {loop.parent!r} and {loop.child!r} is left out: they are "
        "one rigid body"
        for i, loop in enumerate(loops)
        if i not in kept
    ]
    lines = {}
    for path, line in description.lines.items():
        entry = re.fullmatch(r"loops\[(\d+)\](.*)", path)
        if entry is None:
            lines[path] = line
        elif int(entry[1]) in kept:
            lines[f"loops[{kept.index(int(entry[1]))}]{entry[2]}"] = line
    return replace(
        description,
        closures=replace(description.closures, loops=tuple(loops[i] for i in kept)),
        remarks=(*description.remarks, *remarks),
        lines=lines,
    )


def _is_idle(loop: Loop, body_of: dict[str, str]) -> bool:
    """Whether both ends are known to be one body; unknown names are refused elsewhere."""
    return loop.parent in body_of and body_of[loop.parent] == body_of.get(loop.child)


def _rigid_bodies(description: Description) -> dict[str, str]:
    """By the name of every link and frame, the link at the root of its rigid body."""
    tree = description.structure
    assert isinstance(tree, Tree)
    carried = {joint.child for joint in tree.joints}
    above = {joint.child: joint.parent for joint in tree.joints if joint.kind == "fixed"}
    above |= {frame.name: frame.link for frame in description.frames}
    names = {link.name for link in tree.links}
    roots = [link.name for link in tree.links if link.name not in carried]
    if BASE not in names and BASE not in above and len(roots) == 1:
        # another name of the root
        above[BASE] = roots[0]
    bodies: dict[str, str] = {}
    for name in (*names, *above):
        way = [name]
        # welds that go round in a ring are refused when the robot is built
        while way[-1] in above and above[way[-1]] not in way and way[-1] not in bodies:
            way.append(above[way[-1]])
        end = bodies.get(way[-1], way[-1])
        bodies |= dict.fromkeys(way, end)
    return bodies
