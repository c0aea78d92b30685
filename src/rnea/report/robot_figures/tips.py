"""The ends of a robot, which leave trails: its tools, or what sticks out farthest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.core.spatial import times
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.report.robot_figures.staging import Staging


@dataclass(frozen=True, eq=False)
class Tip:
    """The end of a body that carries nothing, in every frame (frames, 3)."""

    body: int
    name: str
    places: Array


def tips_of(cast: Staging) -> list[Tip]:
    """Of the bodies that carry nothing their farthest frame, or their mass; of those that loops
    hold a frame without a link, such as the tool."""
    model, tips = cast.robot.model, []
    for body in model.bodies:
        frames = model.frames_on[body.index]
        if body.index in cast.shapes:
            places = [frame.pose.translation for frame in frames if frame.mount == "frame"]
        elif all(child in cast.detached for child in model.children[body.index]):
            places = [*(frame.pose.translation for frame in frames), body.inertia.com]
        else:
            places = []
        if places:
            far = max(places, key=lambda place: float(np.linalg.norm(place)))
            turned = times(cast.rotations[:, body.index], far)
            tips.append(Tip(body.index, body.name, cast.origins[:, body.index] + turned))
    return tips
