"""What a page draws: the robot's scene taken apart, each piece in the axes of what carries it.

`Staging` says how a robot is drawn; here its lines, points and ellipsoids at one pose become parts
of bodies, so that a page can move them by the bodies' poses alone. Where the file has shapes of its
own, these are the links, and of the scene only joints, centres and ellipsoids are left.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.describe import DHTable, pose_of
from rnea.model import within_limits
from rnea.pictures import Extras, Staging
from rnea.robot import Robot
from rnea.spatial.numbers import Array

Part = dict[str, Any]


def figure(robot: Robot) -> dict[str, Any]:
    """reach, camera, and the parts of the page's drawing."""
    q = within_limits(robot.model, robot.neutral)
    staging = Staging.of(robot, q, extras=Extras(frames=False, inertias=True, axes=True))
    scene = staging.scene(0)
    own, notes = shapes(robot)
    lines = [
        {"name": x.name, "role": x.role, "carried": list(x.carried),
         "points": _in_bodies(staging, x.points, x.carried)}
        for x in scene.lines
    ]  # fmt: skip
    points = [
        {"name": x.name, "role": x.role, "body": x.carried,
         "at": _local(staging, x.position, x.carried).tolist()}
        for x in scene.points
    ]  # fmt: skip
    ellipsoids = [
        {"name": x.name, "role": x.role, "body": x.carried,
         "at": _local(staging, x.centre, x.carried).tolist(),
         "axes": (staging.rotations[0, x.carried].T @ x.axes).tolist()}
        for x in scene.ellipsoids
    ]  # fmt: skip
    return {
        "reach": staging.reach, "up": staging.up.tolist(), "eye": staging.camera.axes[2].tolist(),
        "lines": lines, "points": points, "ellipsoids": ellipsoids, "shapes": own, "notes": notes,
    }  # fmt: skip


def _local(staging: Staging, place: Array, body: int) -> Array:
    return np.asarray(staging.rotations[0, body].T @ (place - staging.origins[0, body]))


def _in_bodies(staging: Staging, points: Array, carried: tuple[int, int]) -> list[list[float]]:
    """The first point in the axes of the first body, all others in those of the last."""
    bodies = [carried[0], *[carried[1]] * (len(points) - 1)]
    return [_local(staging, p, body).tolist() for p, body in zip(points, bodies, strict=True)]


def shapes(robot: Robot) -> tuple[list[Part], list[str]]:
    """The shapes that the robot's file draws its links with, on the bodies that carry them."""
    structure = robot.description.structure
    if isinstance(structure, DHTable):
        return [], []
    parts: list[Part] = []
    notes: list[str] = []
    for link in structure.links:
        drawn = [x for x in link.geometry if x.role == "visual"] or list(link.geometry)
        if not drawn or link.name not in robot.model.frames:
            continue
        frame = robot.model.frame(link.name)
        for geometry in drawn:
            pose = frame.pose @ pose_of(geometry.placement)
            part = {"name": link.name, "body": frame.body, "shape": geometry.shape,
                    "sizes": list(geometry.sizes), "at": pose.translation.tolist(),
                    "turned": pose.rotation.ravel().tolist()}  # fmt: skip
            if geometry.shape != "mesh":
                parts.append(part)
    return parts, notes
