"""What a page draws: the robot's scene taken apart, each piece in the axes of what carries it.

`Staging` says how a robot is drawn; here its lines, points and ellipsoids at one pose become parts
of bodies, so that a page can move them by the bodies' poses alone. Where the file has shapes of its
own, these are the links, and of the scene only joints, centres and ellipsoids are left.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from rnea.core.description import DHTable, Geometry, TreeLink, pose_of
from rnea.core.model import within_limits
from rnea.core.spatial.numbers import Array
from rnea.report.robot_figures.staging import Extras, Staging
from rnea.robot import Robot
from rnea.studio.meshes import Meshes, share_of

Part = dict[str, Any]
Drawn = tuple[list[Part], list[int], list[str]]


def start_of(robot: Robot) -> Array:
    """Where a page begins: (nq,) within the limits; with loops where these are closed."""
    return (
        within_limits(robot.model, robot.neutral)
        if robot.model.closure is None
        else np.asarray(robot.neutral)
    )


def figure(robot: Robot, packages: Mapping[str, str | Path] | None) -> dict[str, Any]:
    """reach, camera, and the parts of the page's drawing; packages None: without meshes."""
    staging = Staging.of(
        robot, start_of(robot), extras=Extras(frames=False, inertias=True, axes=True)
    )
    scene = staging.scene(0)
    own, bare, notes = shapes(robot, packages)
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
         "at": _local(staging, x.center, x.carried).tolist(),
         "axes": (staging.rotations[0, x.carried].T @ x.axes).tolist()}
        for x in scene.ellipsoids
    ]  # fmt: skip
    return {
        "reach": staging.reach, "up": staging.up.tolist(), "eye": staging.camera.axes[2].tolist(),
        "lines": lines, "points": points, "ellipsoids": ellipsoids, "shapes": own,
        "bare": bare, "notes": notes,
    }  # fmt: skip


def _local(staging: Staging, place: Array, body: int) -> Array:
    return np.asarray(staging.rotations[0, body].T @ (place - staging.origins[0, body]))


def _in_bodies(staging: Staging, points: Array, carried: tuple[int, int]) -> list[list[float]]:
    """The first point in the axes of the first body, all others in those of the last."""
    bodies = [carried[0], *[carried[1]] * (len(points) - 1)]
    return [_local(staging, p, body).tolist() for p, body in zip(points, bodies, strict=True)]


def shapes(robot: Robot, packages: Mapping[str, str | Path] | None) -> Drawn:
    """The shapes that the robot's file draws its links with, on the bodies that carry them; the
    bodies that lack one; notes."""
    structure = robot.description.structure
    if isinstance(structure, DHTable):
        return [], [], []
    file = Path(robot.description.file)
    drawn = [(link, x) for link in structure.links for x in _drawn(link)]
    share = share_of(sum(x.shape == "mesh" for _, x in drawn))
    meshes = Meshes(file if file.is_file() else None, packages or {}, share)
    parts: list[Part] = []
    bare: list[int] = []
    for link, geometry in drawn:
        if link.name not in robot.model.frames:
            continue
        frame = robot.model.frame(link.name)
        sizes: Part | None = {"sizes": list(geometry.sizes)}
        if geometry.shape == "mesh":
            sizes = None if packages is None else meshes.packed(geometry)
        if sizes is None:
            bare.append(frame.body)
        else:
            pose = frame.pose @ pose_of(geometry.placement)
            parts.append(
                {"name": link.name, "body": frame.body, "shape": geometry.shape, **sizes,
                 "at": pose.translation.tolist(), "turned": pose.rotation.ravel().tolist()}
            )  # fmt: skip
    return parts, sorted(set(bare)), meshes.notes


def _drawn(link: TreeLink) -> list[Geometry]:
    return [x for x in link.geometry if x.role == "visual"] or list(link.geometry)
