"""One link cut free: every force and moment on it, and the rate of momentum they add up to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from rnea.core.recursions import FreeBody
from rnea.core.spatial import times
from rnea.core.spatial.numbers import Array
from rnea.report.animation.animation import Film
from rnea.report.animation.panels import Notes
from rnea.report.robot_figures.animations.animation_plan import AnimationPlan, film_of
from rnea.report.robot_figures.animations.notes import components
from rnea.report.robot_figures.staging import Staging, subscript
from rnea.report.rounding import without_rounding
from rnea.report.scene.scene import QUANTITIES, Line, Scene, Vector, scales_for

_LEGEND = {"N": "load", "N m": "load moment"}


def free_body_film(plan: AnimationPlan) -> Film:
    """The free-body diagram of a link at one state (one frame) or along a motion.

    Loads are drawn where they act; F and N, which they must add up to, at the centre of mass.
    """
    robot = plan.robot
    index = robot.moving_body(plan.link)
    cast = Staging.of(robot, *plan.rows(plan.seconds)[1:], extras=plan.extras)
    free = robot.free_body(index, cast.q, cast.qd, cast.qdd)
    scales = _scales(cast, free)
    scenes = [free_body_scene(cast, free, index, k, scales) for k in range(len(cast))]
    notes = Notes([_notes(cast, free.link, scene) for scene in scenes])
    title = f"{robot.name}: free body of {free.link}"
    return film_of(cast, title, plan.fps, scenes, (notes,), _LEGEND)


def _scales(cast: Staging, free: FreeBody) -> dict[str, float]:
    forces = [free.inertial_force, *(load.force for load in free.loads)]
    moments = [free.inertial_moment, *(load.moment for load in free.loads)]
    largest = {
        unit: max(
            float(np.linalg.norm(without_rounding(part, cast.carried[unit]), axis=-1).max())
            for part in parts
        )
        for unit, parts in (("N", forces), ("N m", moments))
    }
    return scales_for(largest, 0.6 * cast.reach, ["N m"] if cast.camera.planar else [])


def free_body_scene(
    cast: Staging, free: FreeBody, index: int, k: int, scales: dict[str, float]
) -> Scene:
    """The link alone in frame k with its loads in world axes."""
    whole = cast.scene(k, active=index, inertias=True, scales=scales)
    model, R, centre = cast.robot.model, cast.rotations[k, index], cast.centers[k, index - 1]
    beyond = {model.body(child).joint.name for child in model.children[index]}
    beyond |= {cut.name for cut in cast.cut_forces if cut.on(index)}

    def arrow(name: str, quantity: str, place: Array, values: Array, label: str) -> Vector:
        unit = QUANTITIES[quantity].unit
        components = without_rounding(times(R, _at(values, k)), cast.carried[unit])
        return Vector(name, quantity, place, components, unit, label)

    vectors, number = [], 0
    for load in free.loads:
        place = cast.origins[k, index] + times(R, _at(load.point, k))
        if load.by == "weight":
            vectors.append(arrow(load.by, "weight", place, load.force, "W"))
        else:
            number += 1
            vectors.append(arrow(load.by, "load", place, load.force, f"f{subscript(number)}"))
        if np.any(load.moment):
            name, label = f"{load.by}, moment", f"n{subscript(number)}"
            vectors.append(arrow(name, "load moment", place, load.moment, label))
    vectors.append(arrow("F", "F", centre, free.inertial_force, "F"))
    vectors.append(arrow("N", "N", centre, free.inertial_moment, "N"))
    return replace(
        whole,
        lines=tuple(_lines(whole.lines, (free.joint, free.link))),
        points=tuple(p for p in whole.points if p.name in {free.link, free.joint, *beyond}),
        ellipsoids=tuple(e for e in whole.ellipsoids if e.name == free.link),
        vectors=tuple(vectors),
    )


def _lines(lines: Sequence[Line], names: tuple[str, str]) -> list[Line]:
    """The link and its joint, by their names; the rest of the robot faintly."""
    link = [line for line in lines if line.role.startswith("active")]
    marks = [n for n in lines if n.role.startswith(("frame", "axis")) and n.name in names]
    rest = [line for line in lines if line.role in ("link", "rail", "base")]
    return [*link, *marks, *(replace(line, opacity=0.12) for line in rest)]


def _at(values: Array, k: int) -> Array:
    """Row k, where a value has a row for each frame."""
    return np.asarray(values[k] if np.ndim(values) > 1 else values)


def _notes(cast: Staging, link: str, scene: Scene) -> list[str]:
    def seen(vector: Vector) -> str:
        return f"{components(cast, vector.components, vector.turning)} {vector.unit}"

    lines = [f"On {link}"]
    for vector in scene.vectors:
        if vector.name in ("F", "N") or vector.turning:
            continue
        lines += [
            f"{vector.label}: {vector.name.removeprefix('joint ').removeprefix('loop ')}",
            f"    {seen(vector)}",
        ]
        moments = [v for v in scene.vectors if v.name == f"{vector.name}, moment"]
        lines += [f"    {moment.label} = {seen(moment)}" for moment in moments]
    lines += ["add up to F = m a", f"    {seen(scene.vector('F'))}"]
    return [*lines, "and, about the centre, to N", f"    {seen(scene.vector('N'))}"]
