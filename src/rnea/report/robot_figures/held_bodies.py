"""Bodies of loops as they are drawn: held by several joints at once.

A link of a tree is a spoke from its joint to every one that it carries. In a loop it is a bar
between two joints, a plate between three or more, or, where these stand nearly in a row, spokes. A
frame without a link, such as the tool, is a corner of the plate if it stands off a bar.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from rnea.core.model import Model
from rnea.core.spatial.numbers import Array
from rnea.report.robot_figures.joint_marks import Marks

# plates are at least so wide, in parts of their length; what is narrower is a row of joints
_PLATE = 0.3
# places so near to each other, in parts of the body, are one
_SAME = 1e-6


@dataclass(frozen=True, eq=False)
class Shape:
    """In the body's axes: bars of two points (2, 3) each, the corners (m, 3) of a plate or None."""

    bars: list[Array]
    plate: Array | None = None


def shapes_of(model: Model) -> dict[int, Shape]:
    """The bodies that cuts hold by their numbers, and the base where at least two joints stand."""
    closure = model.closure
    if closure is None or not closure.cuts:
        return {}
    held = {number for cut in closure.cuts for number in (cut.parent, cut.child)}
    return {number: _shape(model, number) for number in sorted({0, *held})}


def holders(model: Model, number: int) -> list[Array]:
    """Where joints hold a body, in its axes: its own first, then those it carries, then cuts."""
    places = [np.zeros(3)] if number and not _floats(model, number) else []
    carried = (model.body(child) for child in model.children[number])
    places += [b.joint.placement.translation for b in carried if not _floats(model, b.index)]
    for cut in model.closure.cuts if model.closure else ():
        ends = ((cut.parent, cut.X_PA), (cut.child, cut.X_CB))
        places += [pose.translation for body, pose in ends if body == number]
    return _different(places)


def _floats(model: Model, number: int) -> bool:
    """Whether nothing solid leads to a body but its cuts."""
    joint = model.body(number).joint
    return Marks.of(joint, joint.neutral).detached


def _shape(model: Model, number: int) -> Shape:
    places = holders(model, number)
    frames = [f for f in model.frames_on[number] if f.mount == "frame"]
    tools = [f.pose.translation for f in frames if number]
    if len(places) < 2:
        start = places[0] if places else np.zeros(3)
        # the ground is drawn to the only joint that stands on it, as a tree's is
        ends = tools if number else [start]
        return Shape([np.stack([start if number else np.zeros(3), end]) for end in ends])
    if len(places) == 2:
        corners = _corners(np.array([*places, *tools])) if tools else None
        return _framed(corners) if corners is not None else Shape([np.array(places)])
    corners = _corners(np.array(places))
    if corners is None:
        middle = places[0] if number else np.zeros(3)
        return Shape([np.stack([middle, end]) for end in _different([middle, *places])[1:]])
    plate = _framed(corners)
    rods = [np.stack([corners.mean(axis=0), tool]) for tool in tools]
    return Shape([*plate.bars, *rods], plate.plate)


def _framed(corners: Array) -> Shape:
    after = np.roll(corners, -1, axis=0)
    return Shape([np.stack(ends) for ends in zip(corners, after, strict=True)], corners)


def _different(places: Iterable[Array]) -> list[Array]:
    """Places without those that stand at the same point as an earlier one."""
    every = [np.asarray(place, dtype=float) for place in places]
    size = max((float(np.linalg.norm(x)) for x in every), default=0.0)
    found: list[Array] = []
    for place in every:
        if all(np.linalg.norm(place - other) > _SAME * size for other in found):
            found.append(place)
    return found


def _corners(places: Array) -> Array | None:
    """The corners (m, 3) of the hull in the plane that suits the places (k, 3) best; None where
    they stand nearly in a row."""
    about = places - places.mean(axis=0)
    axes = np.linalg.svd(about)[2]
    flat = about @ axes[:2].T
    if np.ptp(flat[:, 1]) < _PLATE * np.ptp(flat[:, 0]):
        return None
    order = sorted(range(len(flat)), key=lambda k: (flat[k, 0], flat[k, 1]))
    chain = _half_hull(flat, order)[:-1] + _half_hull(flat, order[::-1])[:-1]
    return np.asarray(places[chain])


def _half_hull(flat: Array, order: Iterable[int]) -> list[int]:
    """From the first to the last place, turning left at every corner (Andrew's chain)."""
    chain: list[int] = []
    for k in order:
        while len(chain) > 1:
            a, b = flat[chain[-1]] - flat[chain[-2]], flat[k] - flat[chain[-2]]
            if a[0] * b[1] - a[1] * b[0] > 0:
                break
            chain.pop()
        chain.append(k)
    return chain
