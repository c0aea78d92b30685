"""What the films share: scales of arrows, bars by unit, rows of a motion at the film's rate."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from rnea.errors import InputError
from rnea.motion import Trajectory
from rnea.pictures.staging import Staging
from rnea.robot import Robot
from rnea.spatial.numbers import Array
from rnea.views.film import Bars, Film, Panel, signed
from rnea.views.scene import QUANTITIES, Key, Scene, scales_for

MOST_FRAMES = 20_000  # eleven minutes at 30 a second
_ARROW = 0.9  # the longest arrow, in sizes of the robot


def scales_of(cast: Staging, quantities: Sequence[str]) -> dict[str, float]:
    """One scale for each unit, fit for every frame."""
    largest: dict[str, float] = {}
    for quantity in quantities:
        unit = QUANTITIES[quantity].unit
        each = np.linalg.norm(cast.in_world(quantity), axis=-1).max(axis=-1)
        size = float(each.max())
        if not (QUANTITIES[quantity].turning and cast.camera.planar):
            # a short peak may be drawn twice as long, so that all else is not dwarfed; an arc may
            # not, for it would close
            size = max(size / 2, float(np.quantile(each, 0.8)))
        largest[unit] = max(largest.get(unit, 0.0), size)
    turning = [QUANTITIES[q].unit for q in quantities if QUANTITIES[q].turning]
    arcs = turning if cast.camera.planar else []
    return scales_for(largest, _ARROW * cast.reach, arcs)


def bars_by_unit(
    robot: Robot,
    values: Array,
    active: Array | None = None,
    *,
    title: str = "joint torque",
    moving: bool = False,
) -> list[Bars]:
    """Bars of (frames, n); torques and forces never share an axis."""
    bodies = robot.model.bodies if moving else robot.model.independent
    units = [body.joint.effort_unit for body in bodies]
    panels = []
    for unit in dict.fromkeys(units):
        columns = [k for k, u in enumerate(units) if u == unit]
        names = tuple(bodies[k].joint.name for k in columns)
        lit = None
        if active is not None:
            lit = np.array([columns.index(a) if a in columns else -1 for a in active.tolist()])
        words = title if unit == "N m" else title.replace("torque", "force")
        weight = 0.55 + 0.16 * min(len(columns), 12)
        panels.append(Bars(words, unit, names, values[:, columns], lit, weight))
    return panels


def film_of(
    cast: Staging,
    title: str,
    fps: float,
    scenes: Sequence[Scene],
    panels: Sequence[Panel],
    legend: Mapping[str, str] | None = None,
) -> Film:
    """A film of a staged robot; the legend names the units that some arrow has."""
    used = {vector.unit for scene in scenes for vector in scene.vectors}
    shown = tuple(Key(quantity) for unit, quantity in (legend or {}).items() if unit in used)
    lowest = min(
        float((scene.extent(cast.camera.planar) @ unit_up(cast)).min())
        for scene in scenes[:: _every(scenes)]
    )
    # the floor lies below everything that is solid; arrows may dip through it
    solid = float((cast.origins @ unit_up(cast)).min())
    floor = max(lowest, solid - 0.05 * cast.reach)
    return Film(title, fps, scenes, cast.camera, tuple(panels), shown, unit_up(cast), floor)


def _every(scenes: Sequence[Scene]) -> int:
    return max(1, len(scenes) // 60)


def unit_up(cast: Staging) -> Array:
    return np.asarray(cast.up / np.linalg.norm(cast.up))


def effort_words(value: float, unit: str) -> str:
    return f"{signed(value)} {unit}"


def frame_count(seconds: float, fps: float) -> int:
    """How many frames a time has, at least two; more than can be held is an error."""
    count = seconds * fps
    if not count <= MOST_FRAMES:
        raise InputError(
            f"{seconds:g} s at {fps:g} frames a second are {count:.3g} frames, more than "
            f"{MOST_FRAMES}; ask for fewer seconds or frames a second"
        )
    return max(2, round(count))


def motion_rows(
    motion: Trajectory, fps: float, seconds: float | None = None
) -> tuple[Array, Array, Array, Array]:
    """Times of the motion and q, qd, qdd at the frames: at its own speed, or in `seconds`."""
    if len(motion) < 2 or not motion.t[-1] > motion.t[0]:
        rows = "no row" if len(motion) == 0 else "one row" if len(motion) == 1 else "no length"
        raise InputError(f"the motion has {rows}: a film needs at least two different times")
    length = float(motion.t[-1] - motion.t[0])
    frames = frame_count(length if seconds is None else seconds, fps) + 1
    t = np.linspace(float(motion.t[0]), float(motion.t[-1]), frames)
    found = [
        np.stack([np.interp(t, motion.t, column) for column in values.T], axis=-1)
        for values in (motion.q, motion.qd, motion.qdd)
    ]
    return t, found[0], found[1], found[2]
