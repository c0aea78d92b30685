"""Which joints of an SDF model make the tree, and which close loops.

SDF says joints between any two links; a tree reaches each link once, from parent to child. Of the
joints that lead to one link the first in the file stays in the tree, the others are cut; where
that would leave links unreached, the tree is grown from its root, the first joint in the file
that leads further at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from heapq import heappop, heappush

Ends = Mapping[str, tuple[str, str]]
"""Parent and child of every joint by its name, in the order of the file; "" is the world."""


def cut_joints(ends: Ends, links: Collection[str], canonical: Callable[[], str]) -> set[str]:
    """The joints that are no part of the tree; none where no tree reaches every link.

    canonical: the link that stands for the model, at which a ring of joints is opened
    """
    root = _root(ends, links, canonical)
    if root is None:
        return set()
    first: dict[str, str] = {}
    for name, (_, child) in ends.items():
        if child != root:
            first.setdefault(child, name)
    wanted = {*links} - {root}
    kept = {*first.values()}
    if _grown({name: ends[name] for name in kept}, root).keys() != wanted:
        found = _grown(ends, root)
        if found.keys() != wanted:
            return set()
        kept = {*found.values()}
    return {name for name in ends if name not in kept}


def _root(ends: Ends, links: Collection[str], canonical: Callable[[], str]) -> str | None:
    """The world, if a joint stands on it, or the only link that no joint carries."""
    if any(not parent for parent, _ in ends.values()):
        return ""
    carried = {child for _, child in ends.values()}
    roots = [link for link in links if link not in carried]
    if not roots:
        return canonical()
    return roots[0] if len(roots) == 1 else None


def _grown(ends: Ends, root: str) -> dict[str, str]:
    """The joint that reaches each link from the root, the first of the file at every step."""
    leading: dict[str, list[tuple[int, str]]] = {}
    for place, (name, (parent, _)) in enumerate(ends.items()):
        leading.setdefault(parent, []).append((place, name))
    reached: dict[str, str] = {}
    waiting = leading.get(root, [])[:]
    while waiting:
        _, name = heappop(waiting)
        child = ends[name][1]
        if child in reached or child == root:
            continue
        reached[child] = name
        for further in leading.get(child, ()):
            heappush(waiting, further)
    return reached
