"""The wrench through any section of the robot: what the near side exerts on everything beyond.

A section at a moving link opens its joint. A section at a welded link opens the weld: beyond it
lie that link, whatever is welded to it, and the bodies whose joints are mounted there.
"""

from __future__ import annotations

from collections.abc import Sequence

from rnea.core.model import Model
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.newton_euler import run
from rnea.core.spatial import ForceMoment, Pose, cross, side_by_side
from rnea.core.spatial.numbers import Array


def wrench_at(model: Model, case: Conditions, q: Array, qd: Array, qdd: Array) -> Array:
    """Moment and force (..., 6) through the case's frame: at its origin, in its axes.

    Of the wrenches on the body of a welded frame the case holds those beyond the section.
    """
    steps, body = run(model, case, q, qd, qdd), model.frame(case.frame).body
    motion = (steps.w[body], steps.wd[body], steps.vd_proper[body])
    applied = case.wrenches.get(body)
    through = section(model, case.frame, motion, steps.poses, steps.wrench, applied)
    return side_by_side((through.moment, through.force), steps.tau.shape[:-1])


def section(
    model: Model,
    name: str,
    motion: tuple[Array, Array, Array],
    poses: Sequence[Pose],
    wrench: Sequence[ForceMoment],
    applied: ForceMoment | None,
) -> ForceMoment:
    """Through a frame, at its origin, in its axes.

    motion: w, wd, vd (felt) of the frame's body; wrench: through every joint, the base first;
    applied: what acts beyond a weld.
    """
    frame = model.frame(name)
    if opens_a_joint(model, name):
        return wrench[frame.body].seen_at(frame.pose)
    beyond = welded_beyond(model, name)
    total = ForceMoment(model.kind.zeros(3), model.kind.zeros(3))
    for inertia in (model.frames[each].inertia for each in beyond):
        taken = inertia.inertial_wrench(*motion)
        total = total + ForceMoment(taken.force, taken.moment + cross(inertia.com, taken.force))
    for child in model.children[frame.body]:
        if model.body(child).mounted_on in beyond:
            total = total + wrench[child].seen_from(poses[child - 1])
    if applied is not None:
        total = total - applied
    return total.seen_at(frame.pose)


def opens_a_joint(model: Model, name: str) -> bool:
    """Whether a section at a frame goes through a joint, and not through a weld."""
    return model.frame(name).mount in ("root", "joint")


def welded_beyond(model: Model, name: str) -> set[str]:
    """The frame itself and everything that hangs on it without a moving joint between."""
    beyond = {name}
    # frames stand in an order in which a parent comes before what hangs on it
    for frame in model.frames.values():
        if frame.parent in beyond and frame.mount in ("weld", "frame"):
            beyond.add(frame.name)
    return beyond
