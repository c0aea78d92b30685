"""The wrench through any cut of the robot: what the near side exerts on everything beyond.

Cutting at a moving link opens its joint. Cutting at a welded link opens the weld: beyond it lie
that link, whatever is welded to it, and the bodies whose joints are mounted there.
"""

from __future__ import annotations

from collections.abc import Iterable

from rnea.model import Model
from rnea.recursions.external import Applied
from rnea.recursions.newton_euler import ForceMoment, Steps
from rnea.spatial import cross, times, transposed_times


def wrench_at(model: Model, steps: Steps, applied: Iterable[Applied], name: str) -> ForceMoment:
    """Force and moment through the cut at a frame: at its origin, in its axes."""
    frame = model.frame(name)
    if frame.mount in ("root", "joint"):
        force, moment = steps.wrench[frame.body]
    else:
        force, moment = _through_weld(model, steps, applied, name)
    # from the body's origin to the frame's, and into its axes
    moment = moment - cross(frame.pose.translation, force)
    R = frame.pose.rotation
    return transposed_times(R, force), transposed_times(R, moment)


def _through_weld(model: Model, steps: Steps, applied: Iterable[Applied], name: str) -> ForceMoment:
    body = model.frame(name).body
    beyond = _welded_beyond(model, name)
    w, wd, vd = steps.w[body], steps.wd[body], steps.vd_felt[body]
    force = moment = model.kind.zeros(3)
    for inertia in (model.frames[each].inertia for each in beyond):
        F, N = inertia.inertial_wrench(w, wd, vd)
        force, moment = force + F, moment + N + cross(inertia.com, F)
    for child in model.children[body]:
        if model.body(child).mounted_on in beyond:
            X_PB = steps.poses[child - 1]
            f, n = steps.wrench[child]
            f = times(X_PB.rotation, f)
            force = force + f
            moment = moment + times(X_PB.rotation, n) + cross(X_PB.translation, f)
    for item in applied:
        if item.frame in beyond:
            force, moment = force - item.force, moment - item.moment
    return force, moment


def _welded_beyond(model: Model, name: str) -> set[str]:
    """The frame itself and everything that hangs on it without a moving joint between."""
    beyond = {name}
    # frames stand in an order in which a parent comes before what hangs on it
    for frame in model.frames.values():
        if frame.parent in beyond and frame.mount in ("weld", "frame"):
            beyond.add(frame.name)
    return beyond
