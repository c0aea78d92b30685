"""How links and joints hang together: names, parents, loops, axes and rotations."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from rnea.apps.check.lint.subject import JointFacts, Subject
from rnea.core.description import QUATERNION_SLIP
from rnea.core.findings import ERROR, NOTE, WARNING, Finding
from rnea.core.spatial import BASE, vector
from rnea.errors import suggestion


def check(subject: Subject) -> Iterator[Finding]:
    yield from _names("link", [(link.name, link.path) for link in subject.links])
    yield from _names("joint", [(joint.name, joint.path) for joint in subject.joints])
    if subject.is_tree:
        yield from _parents(subject)
        yield from _mimics(subject)
    for joint in subject.joints:
        for entry, axis in joint.axes.items():
            if joint.moves and np.isfinite(axis).all():
                yield from _axis(joint, entry, axis)
    yield from _rotations(subject)


def _names(what: str, named: list[tuple[str, str]]) -> Iterator[Finding]:
    """Names and paths of all links, or of all joints."""
    paths: dict[str, list[str]] = {}
    alike: dict[str, list[str]] = {}
    for name, path in named:
        paths.setdefault(name, []).append(path)
    for name, places in paths.items():
        alike.setdefault(re.sub(r"[\s_.-]", "", name).lower(), []).append(name)
        if len(places) > 1:
            yield Finding(
                *(ERROR, "duplicate-name", name, f"{places[1]}.name"),
                f"{len(places)} {what}s are named {name!r}",
                "data and results are matched by name",
                "each needs a name of its own",
            )
    for group in (group for group in alike.values() if len(group) > 1):
        yield Finding(
            *(NOTE, "similar-names", group[1], f"{paths[group[1]][0]}.name"),
            f"{' and '.join(map(repr, group))} differ by case or punctuation only",
            "they are easily taken for each other in a data file",
        )


def _parents(subject: Subject) -> Iterator[Finding]:
    links = [link.name for link in subject.links]
    known = {*links, BASE}
    parent_of: dict[str, str] = {}
    broken = False
    for joint in subject.joints:
        for role, link in (("parent", joint.parent), ("child", joint.child)):
            if link not in known:
                broken = True
                yield Finding(
                    *(ERROR, "unknown-link", joint.name, f"{joint.path}.{role}"),
                    f"its {role} {link!r} is not among the links",
                    "the joint connects nothing",
                    _near(link, links),
                )
        if joint.child in parent_of:
            broken = True
            yield Finding(
                *(ERROR, "two-parents", joint.child, f"{joint.path}.child"),
                f"hangs on {parent_of[joint.child]!r} and on {joint.parent!r}",
                "a tree's link has one parent; closed loops need constraints",
                "remove one of the joints",
            )
        parent_of[joint.child] = joint.parent
    if not broken and subject.joints:
        yield from _reached(subject, parent_of)


def _reached(subject: Subject, parent_of: dict[str, str]) -> Iterator[Finding]:
    """Links that the joints do not connect to the base: loops, and pieces lying beside it."""
    names = list(dict.fromkeys([*(link.name for link in subject.links), *parent_of.values()]))
    attached = {extra.name for extra in subject.description.attachments}
    roots = [name for name in names if name not in parent_of and name not in attached]
    path_of = {link.name: link.path for link in subject.links}
    root_of: dict[str, str | None] = {}
    for name in names:
        way = [name]
        while way[-1] in parent_of and way[-1] not in root_of and way.count(way[-1]) == 1:
            way.append(parent_of[way[-1]])
        looped = way.count(way[-1]) > 1
        end = None if looped else root_of.get(way[-1], way[-1])
        root_of.update(dict.fromkeys(way, end))
    loop = [name for name in names if root_of[name] is None]
    if loop:
        yield Finding(
            *(ERROR, "loop", loop[0], path_of.get(loop[0], "")),
            f"the joints form a loop: {', '.join(loop[:6])} hang on each other",
            "a tree has no loops; closed chains need constraints",
            "cut one joint of the loop",
        )
    if len(roots) > 1:
        sizes = Counter(root for root in root_of.values() if root is not None)
        base = max(roots, key=lambda name: sizes[name])
        for root in (name for name in roots if name != base):
            yield Finding(
                *(ERROR, "unconnected-links", root, path_of.get(root, "")),
                f"no joint connects {root!r} with {base!r}",
                "a robot has one base; what hangs on nothing cannot be computed",
                f"a joint with {root!r} as its child is missing",
            )


def _mimics(subject: Subject) -> Iterator[Finding]:
    joints = {joint.name: joint for joint in subject.joints}
    for joint in (joint for joint in subject.joints if joint.mimic is not None):
        assert joint.mimic is not None
        leader = joint.mimic.joint
        if leader not in joints or leader == joint.name or not joints[leader].moves:
            what = f"{leader!r}, which {'does not move' if leader in joints else 'is no joint'}"
            what = "itself" if leader == joint.name else what
            yield Finding(
                *(ERROR, "mimic-unknown", joint.name, f"{joint.path}.mimic"),
                f"it follows {what}",
                "its position is not determined",
                _near(leader, [n for n in joints if n != joint.name and joints[n].moves]),
            )


def _near(name: str, names: list[str]) -> str:
    """The likeliest names; all of them would fill a page."""
    hint = suggestion(name, names)
    return hint.split(" Legal:")[0] if "Did you mean" in hint else ""


def _axis(joint: JointFacts, entry: str, axis: Any) -> Iterator[Finding]:
    largest = float(np.abs(axis).max())
    # squares of a very short axis would vanish
    length = largest * float(np.linalg.norm(axis / largest)) if largest else 0.0
    path = f"{joint.path}.{entry}"
    if length == 0:
        yield Finding(
            *(ERROR, "axis-zero", joint.name, path),
            "the axis is 0 0 0",
            "it has no direction to move in",
            "a direction such as 0 0 1",
        )
    # three printed digits leave an axis within 1e-3 of unit length: that is rounding, and style.
    # Beyond, other readers that do not normalise scale the joint's motion visibly
    elif abs(length - 1) > 1e-9:
        severity = WARNING if abs(length - 1) > 2e-3 else NOTE
        yield Finding(
            *(severity, "axis-not-unit", joint.name, path),
            f"the axis {vector(axis)} has length {length:.9g}",
            "it is normalised here; a reader that does not would scale the motion",
            vector(axis / length, 12),
        )


def _rotations(subject: Subject) -> Iterator[Finding]:
    for path, owner, placement in subject.placements():
        if placement.rotation is None:
            continue
        way, values = placement.rotation
        if way == "matrix":
            rows = [[subject.number(v, f"{path}.matrix") for v in row] for row in values]
            yield from _matrix(np.array(rows), f"{path}.matrix", owner)
        elif way == "quaternion":
            parts = [subject.number(v, f"{path}.quaternion") for v in values]
            length = float(np.linalg.norm(parts))
            if abs(length - 1) > QUATERNION_SLIP:
                yield Finding(
                    *(ERROR, "quaternion-not-unit", owner, f"{path}.quaternion"),
                    f"length {length:.6g}",
                    "it is refused; the numbers may be in another order or cut off",
                )


def _matrix(matrix: Any, path: str, owner: str) -> Iterator[Finding]:
    if not np.isfinite(matrix).all():
        return
    error = float(np.abs(matrix.T @ matrix - np.eye(3)).max())
    reflected = np.linalg.det(matrix) < 0
    if error > 1e-9 or reflected:
        fault = "determinant -1: a reflection" if reflected else f"off by {error:.3g}"
        yield Finding(
            *(ERROR, "rotation-not-orthogonal", owner, path),
            f"the matrix is no rotation ({fault})",
            "it would stretch the links beyond",
            "give more digits, or rpy" if error < 1e-2 else "check the signs and the order",
        )
