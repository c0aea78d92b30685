"""What a film is to show, and what the films share: scales of arrows, panels by unit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from rnea.apps.trajectory.trajectory import Trajectory
from rnea.core.model import as_array, difference, integrate, some_way
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.report.animation.animation import Film
from rnea.report.animation.panels import Bars, Curves, Panel
from rnea.report.robot_figures.moving_joint_torques import MovingEffort, actuators, moving_efforts
from rnea.report.robot_figures.staging import Extras, Staging
from rnea.report.scene.camera import Floor
from rnea.report.scene.legend import Key
from rnea.report.scene.scene import QUANTITIES, Scene, scales_for
from rnea.robot import Robot

MOST_FRAMES = 20_000  # eleven minutes at 30 a second
_ARROW = 0.9  # the longest arrow, in sizes of the robot


@dataclass(frozen=True, eq=False)
class AnimationPlan:
    """A robot along a motion, or at one state q, qd, qdd (None: the film's own choice).

    joints: which ones a sweep moves; link: which one is cut free; seconds: the length of the film,
    None: what it needs.
    """

    robot: Robot
    motion: Trajectory | None = None
    q: Any = None
    qd: Any = None
    qdd: Any = None
    joints: tuple[str, ...] = ()
    link: str | int = 1
    fps: float = 30.0
    seconds: float | None = None
    extras: Extras | None = None

    def rows(self, seconds: float | None, finer: int = 1) -> tuple[Array, Array, Array, Array]:
        """Times and q, qd, qdd at the frames: of the motion at its own speed or in `seconds`, with
        `finer` rows a frame; else one row, the state, by default 0.5, 1, 1 of every joint (0.5
        along every speed, where positions are not their sums; within the joints' limits)."""
        model = self.robot.model
        if self.motion is None:
            ones, given = np.ones(self.robot.n), (self.q, self.qd, self.qdd)
            some = some_way(model, 0.5 * ones)
            usual = {"q": some, "qd": ones, "qdd": ones}
            q, qd, qdd = (
                some if part is None else as_array(part, model.names(what), what)
                for part, (what, some) in zip(given, usual.items(), strict=True)
            )
            return np.zeros(1), q, qd, qdd
        times = self.motion.t
        if len(times) < 2 or not times[-1] > times[0]:
            rows = {0: "no row", 1: "one row"}.get(len(times), "no length")
            raise InputError(f"the motion has {rows}: a film needs at least two different times")
        begin, end = float(times[0]), float(times[-1])
        count = frame_count(end - begin if seconds is None else seconds, self.fps * finer) + 1
        t = np.linspace(begin, end, count)
        qd, qdd = (_between(t, times, values) for values in (self.motion.qd, self.motion.qdd))
        return t, self._positions(t, times, self.motion.q), qd, qdd

    def _positions(self, t: Array, times: Array, q: Array) -> Array:
        """Between two rows of a motion an orientation is turned on, and loops stay closed."""
        model = self.robot.model
        if not model.has_quasi_velocities and model.closure is None:
            return _between(t, times, q)
        row = np.clip(np.searchsorted(times, t, side="right") - 1, 0, len(times) - 2)
        part = (t - times[row]) / (times[row + 1] - times[row])
        return integrate(model, q[row], difference(model, q[row], q[row + 1]) * part[:, None])


def _between(t: Array, times: Array, values: Array) -> Array:
    return np.stack([np.interp(t, times, column) for column in values.T], axis=-1)


def frame_count(seconds: float, fps: float) -> int:
    """How many frames a time has, at least two; more than can be held is an error."""
    count = seconds * fps
    if not count <= MOST_FRAMES:
        raise InputError(
            f"{seconds:g} s at {fps:g} frames a second are {count:.3g} frames, more than "
            f"{MOST_FRAMES}; ask for fewer seconds or frames a second"
        )
    return max(2, round(count))


def scales_of(cast: Staging, quantities: Sequence[str]) -> dict[str, float]:
    """One scale for each unit, fit for every frame."""
    largest: dict[str, float] = {}
    for quantity in quantities:
        what = QUANTITIES[quantity]
        each = np.linalg.norm(cast.in_world(quantity), axis=-1).max(axis=-1)
        if quantity == "f":
            loops = [np.linalg.norm(cut.force, axis=-1) for cut in cast.cut_forces]
            each = np.max([each, *loops], axis=0)
        size = float(each.max())
        if not (what.turning and cast.camera.planar):
            # a short peak may be drawn twice as long, so that all else is not dwarfed; an arc may
            # not, for it would close
            size = max(size / 2, float(np.quantile(each, 0.8)))
        largest[what.unit] = max(largest.get(what.unit, 0.0), size)
    turning = [QUANTITIES[q].unit for q in quantities if QUANTITIES[q].turning]
    return scales_for(largest, _ARROW * cast.reach, turning if cast.camera.planar else [])


def film_of(
    cast: Staging,
    title: str,
    fps: float,
    scenes: Sequence[Scene],
    panels: Sequence[Panel],
    legend: Mapping[str, str] | None = None,
    rows: Sequence[int] | None = None,
) -> Film:
    """A film of a staged robot; the legend names the units that some arrow has.

    rows: the frame of the staging that each scene shows, where these are not one by one.
    """
    used = {vector.unit for scene in scenes for vector in scene.vectors}
    keys = tuple(Key(quantity) for unit, quantity in (legend or {}).items() if unit in used)
    up = np.asarray(cast.up / np.linalg.norm(cast.up))
    way = cast.way
    number = list(range(len(scenes)) if rows is None else rows)
    some = [
        scenes[k] if way is None else scenes[k].moved(-way[number[k]])
        for k in range(0, len(scenes), max(1, len(scenes) // 60))
    ]
    lowest = min(float((scene.extent(cast.camera.planar) @ up).min()) for scene in some)
    # the floor lies below everything that is solid; arrows may dip through it
    if cast.grounded:
        floor = Floor(up, max(lowest, float((cast.origins @ up).min()) - 0.05 * cast.reach))
    else:
        bare = [replace(scene, vectors=()).extent() for scene in some]
        floor = Floor(up, min(float((x @ up).min()) for x in bare), _middle(bare))
    followed = None if way is None else way[number]
    return Film(title, fps, scenes, cast.camera, floor, tuple(panels), keys, way=followed)


def bars_by_unit(
    robot: Robot,
    values: Array,
    active: Array | None = None,
    *,
    title: str = "joint torque",
    moving: bool = False,
) -> list[Bars]:
    """Bars of (frames, n); torques and forces never share an axis. active (frames,): the body
    whose joint's bars light up, 0 for none. moving: n counts joints that follow others too."""
    efforts: list[MovingEffort] = (
        moving_efforts(robot.model)
        if moving
        else [
            MovingEffort(x.effort_name, x.effort_unit, x.body.index, 0)
            for x in actuators(robot.model)
        ]
    )
    panels = []
    for unit, columns in _columns([effort.unit for effort in efforts]).items():
        names = tuple(efforts[k].name for k in columns)
        lit = None
        if active is not None:
            lit = np.array([efforts[k].body for k in columns]) == np.asarray(active)[:, None]
        weight = 0.55 + 0.16 * min(len(columns), 12)
        panels.append(Bars(_words(title, unit), unit, names, values[:, columns], lit, weight))
    return panels


def curves_by_unit(
    robot: Robot, title: str, x: Array, tau: Array, cursor: Array, **options: Any
) -> list[Curves]:
    """Torques (samples, n) over x, one panel for each unit."""
    efforts = actuators(robot.model)
    units = _columns([effort.effort_unit for effort in efforts])
    return [
        Curves(
            _words(title, unit),
            unit,
            x,
            {efforts[k].effort_name: tau[:, k] for k in columns},
            cursor,
            owners={x.effort_name: x.body.joint.name for x in efforts},
            **options,
        )
        for unit, columns in units.items()
    ]


def _middle(extents: Sequence[Array]) -> Array:
    places = np.concatenate(extents)
    return np.asarray((places.min(axis=0) + places.max(axis=0)) / 2)


def _columns(units: Sequence[str]) -> dict[str, list[int]]:
    """The columns that have each unit."""
    return {unit: [k for k, u in enumerate(units) if u == unit] for unit in dict.fromkeys(units)}


def _words(title: str, unit: str) -> str:
    return title if unit == "N m" else title.replace("torque", "force")
