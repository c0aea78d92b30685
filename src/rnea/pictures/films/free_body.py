"""One link cut free: every force and moment on it, and the rate of momentum they add up to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from rnea.motion import Trajectory
from rnea.pictures.films.notes import components
from rnea.pictures.films.parts import film_of, motion_rows
from rnea.pictures.staging import Extras, Staging, subscript
from rnea.recursions import FreeBody
from rnea.robot import Robot
from rnea.spatial import times
from rnea.spatial.numbers import Array
from rnea.views.film import Film, Notes
from rnea.views.scene import Line, Scene, Vector, scales_for

_LEGEND = {"N": "load", "N m": "load moment"}


def free_body_film(
    robot: Robot,
    link: str | int,
    q: Any = None,
    qd: Any = None,
    qdd: Any = None,
    *,
    motion: Trajectory | None = None,
    fps: float = 30.0,
    seconds: float | None = None,
    extras: Extras | None = None,
) -> Film:
    """The free-body diagram of a link at one state (one frame) or along a motion.

    Loads are drawn where they act; F and N, which they must add up to, at the centre of mass.
    """
    index = robot.moving_body(link)
    if motion is None:
        usual = (np.full(robot.n, x) for x in (0.5, 1.0, 1.0))
        rows = [u if given is None else given for given, u in zip((q, qd, qdd), usual, strict=True)]
    else:
        rows = list(motion_rows(motion, fps, seconds)[1:])
    cast = Staging.of(robot, *rows, extras=extras)
    found = robot.free_body(index, cast.q, cast.qd, cast.qdd)
    scales = _scales(cast, found)
    scenes = [free_body_scene(cast, found, index, k, scales) for k in range(len(cast))]
    notes = Notes([_notes(cast, found, scenes[k]) for k in range(len(cast))])
    title = f"{robot.name}: free body of {found.link}"
    return film_of(cast, title, fps, scenes, (notes,), _LEGEND)


def _scales(cast: Staging, found: FreeBody) -> dict[str, float]:
    force = [found.inertial_force, *(load.force for load in found.loads)]
    moment = [found.inertial_moment, *(load.moment for load in found.loads)]
    largest = {
        unit: max(float(np.linalg.norm(part, axis=-1).max()) for part in parts)
        for unit, parts in (("N", force), ("N m", moment))
    }
    return scales_for(largest, 0.6 * cast.reach, ["N m"] if cast.camera.planar else [])


def free_body_scene(
    cast: Staging, found: FreeBody, index: int, k: int, scales: dict[str, float]
) -> Scene:
    """The link alone in frame k with its loads in world axes."""
    whole = cast.scene(k, active=index, inertias=True, scales=scales)
    name = found.link
    R, origin = cast.rotations[k, index], cast.origins[k, index]
    lines = tuple(line for line in whole.lines if line.role == "active link")
    lines += tuple(line for line in whole.lines if line.role == "active hub")
    own = (found.joint, name)
    lines += tuple(n for n in whole.lines if n.role.startswith(("frame", "axis")) and n.name in own)
    lines += tuple(_ghost(line) for line in whole.lines if line.role in ("link", "rail", "base"))
    children = {cast.robot.model.body(c).joint.name for c in cast.robot.model.children[index]}
    points = tuple(p for p in whole.points if p.name in {name, found.joint, *children})
    vectors = []
    number = 0
    for load in found.loads:
        number += load.by != "weight"
        place = origin + times(R, _at(load.point, k))
        quantity = "weight" if load.by == "weight" else "load"
        text = "W" if quantity == "weight" else f"f{subscript(number)}"
        vectors.append(_vector(f"{load.by}", quantity, place, R, load.force, k, "N", text))
        if np.any(load.moment):
            moment = (f"{load.by}, moment", "load moment", place, R, load.moment, k, "N m")
            vectors.append(_vector(*moment, f"n{subscript(number)}"))
    centre = cast.centres[k, index - 1]
    vectors.append(_vector("F", "F", centre, R, found.inertial_force, k, "N", "F"))
    vectors.append(_vector("N", "N", centre, R, found.inertial_moment, k, "N m", "N"))
    ellipsoids = tuple(e for e in whole.ellipsoids if e.name == name)
    return replace(whole, lines=lines, points=points, ellipsoids=ellipsoids, vectors=tuple(vectors))


def _ghost(line: Line) -> Line:
    return replace(line, opacity=0.12)


def _at(values: Array, k: int) -> Array:
    """Row k, where a value has a row for each frame."""
    return np.asarray(values[k] if np.ndim(values) > 1 else values)


def _vector(
    name: str, quantity: str, place: Array, R: Array, values: Array, k: int, unit: str, text: str
) -> Vector:
    return Vector(name, quantity, place, np.asarray(times(R, _at(values, k))), unit, text)


def _notes(cast: Staging, found: FreeBody, scene: Scene) -> list[str]:
    lines = [f"On {found.link}"]
    for vector in scene.vectors:
        if vector.name in ("F", "N") or vector.turning:
            continue
        who = vector.name.replace("joint ", "")
        lines += [f"{vector.label}: {who}", f"    {_seen(cast, vector)}"]
        moment = next((v for v in scene.vectors if v.name == f"{vector.name}, moment"), None)
        if moment is not None:
            lines.append(f"    {moment.label} = {_seen(cast, moment)}")
    total = scene.vector("F")
    lines += ["add up to F = m a", f"    {_seen(cast, total)}", "and, about the centre, to N"]
    return [*lines, f"    {_seen(cast, scene.vector('N'))}"]


def _seen(cast: Staging, vector: Vector) -> str:
    return f"{components(cast, vector.components, vector.turning)} {vector.unit}"
