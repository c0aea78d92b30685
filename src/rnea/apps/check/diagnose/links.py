"""The links of a robot with other masses and inertias, and where their ends are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.wrong_recursion import frames_off_joints
from rnea.core.model import Frame, Model
from rnea.core.spatial import TOOL, Inertia, combined, point_inertia, transposed_times
from rnea.core.spatial.numbers import Array

LinkChange = Callable[[Calculation, Frame, Inertia], Inertia]


def with_links(change: LinkChange) -> Callable[[Calculation], Calculation]:
    """The inertia of every moving link changed; change sees it in its own frame.

    No check of realizability: a wrong inertia may be one that no body has.
    """

    def make(work: Calculation) -> Calculation:
        model = work.model
        parts: list[list[Inertia]] = [[] for _ in range(len(model.bodies) + 1)]
        frames = {}  # these too, for a second change
        for name, frame in model.frames.items():
            inertia = frame.inertia
            if frame.body and not inertia.is_zero:
                own = inertia.seen_from(frame.pose.inverse())
                inertia = change(work, frame, own).seen_from(frame.pose)
            frames[name] = replace(frame, inertia=inertia)
            parts[frame.body].append(inertia)
        bodies = tuple(
            replace(body, inertia=combined(parts[body.index], model.kind).frozen())
            for body in model.bodies
        )
        return work.but(model=replace(model, bodies=bodies, frames=frames))

    return make


def from_joint(frame: Frame) -> Array:
    """From the joint at which a link turns to the link's frame, in the link's axes.

    What is welded to a link has no joint of its own: it counts from its own frame.
    """
    way = transposed_times(frame.pose.rotation, frame.pose.translation)
    return way if frame.mount == "joint" else np.zeros(3)


def parallel_axis(times: float, about: Callable[[Frame], Array | float]) -> LinkChange:
    """m (c² 1 - c cᵀ) added to the inertia so many times; about: what c is more than the com."""

    def change(_: Calculation, frame: Frame, own: Inertia) -> Inertia:
        term = point_inertia(own.mass, own.com + about(frame))
        return replace(own, about_com=own.about_com + times * term)

    return change


def way_to_other_end(model: Model, frame: Frame) -> Array:
    """From a link's frame to the other end of the link, in the link's axes.

    A frame that stands off its joint (standard DH) is the far end, and the joint is the other;
    a frame on its joint has the next joint, or the tool, at the other end.
    """
    other_end = here = frame.pose.translation
    if frame.mount == "joint" and np.any(here):
        other_end = np.zeros(3)
    elif frame.mount == "joint" and not frames_off_joints(model):
        following = model.children[frame.body]
        if following:
            other_end = model.body(following[0]).joint.placement.translation
        elif TOOL in model.frames and model.frames[TOOL].body == frame.body:
            other_end = model.frames[TOOL].pose.translation
    return transposed_times(frame.pose.rotation, other_end - here)
