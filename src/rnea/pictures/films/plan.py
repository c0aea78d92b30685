"""What a film is to show, and what the films share: scales of arrows, panels by unit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.errors import InputError
from rnea.motion import Trajectory
from rnea.pictures.staging import Extras, Staging
from rnea.robot import Robot
from rnea.spatial.numbers import Array
from rnea.views.film import Bars, Curves, Film, Panel
from rnea.views.scene import QUANTITIES, Floor, Key, Scene, scales_for

MOST_FRAMES = 20_000  # eleven minutes at 30 a second
_ARROW = 0.9  # the longest arrow, in sizes of the robot


@dataclass(frozen=True, eq=False)
class Plan:
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
        `finer` rows a frame; else one row, the state, by default 0.5, 1, 1 of every joint."""
        if self.motion is None:
            state = zip((self.q, self.qd, self.qdd), (0.5, 1.0, 1.0), strict=True)
            q, qd, qdd = (
                np.full(self.robot.n, usual) if part is None else np.asarray(part, dtype=float)
                for part, usual in state
            )
            return np.zeros(1), q, qd, qdd
        times = self.motion.t
        if len(times) < 2 or not times[-1] > times[0]:
            rows = {0: "no row", 1: "one row"}.get(len(times), "no length")
            raise InputError(f"the motion has {rows}: a film needs at least two different times")
        begin, end = float(times[0]), float(times[-1])
        count = frame_count(end - begin if seconds is None else seconds, self.fps * finer) + 1
        t = np.linspace(begin, end, count)
        q, qd, qdd = (
            np.stack([np.interp(t, times, column) for column in values.T], axis=-1)
            for values in (self.motion.q, self.motion.qd, self.motion.qdd)
        )
        return t, q, qd, qdd


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
) -> Film:
    """A film of a staged robot; the legend names the units that some arrow has."""
    used = {vector.unit for scene in scenes for vector in scene.vectors}
    keys = tuple(Key(quantity) for unit, quantity in (legend or {}).items() if unit in used)
    up = np.asarray(cast.up / np.linalg.norm(cast.up))
    some = scenes[:: max(1, len(scenes) // 60)]
    lowest = min(float((scene.extent(cast.camera.planar) @ up).min()) for scene in some)
    # the floor lies below everything that is solid; arrows may dip through it
    solid = float((cast.origins @ up).min())
    floor = Floor(up, max(lowest, solid - 0.05 * cast.reach))
    return Film(title, fps, scenes, cast.camera, floor, tuple(panels), keys)


def bars_by_unit(
    robot: Robot,
    values: Array,
    active: Array | None = None,
    *,
    title: str = "joint torque",
    moving: bool = False,
) -> list[Bars]:
    """Bars of (frames, n); torques and forces never share an axis. moving: n counts the joints
    that follow others too."""
    bodies = robot.model.bodies if moving else robot.model.independent
    panels = []
    for unit, columns in _columns([body.joint.effort_unit for body in bodies]).items():
        names = tuple(bodies[k].joint.name for k in columns)
        lit = None
        if active is not None:
            lit = np.array([columns.index(a) if a in columns else -1 for a in active.tolist()])
        weight = 0.55 + 0.16 * min(len(columns), 12)
        panels.append(Bars(_words(title, unit), unit, names, values[:, columns], lit, weight))
    return panels


def curves_by_unit(
    robot: Robot, title: str, x: Array, tau: Array, cursor: Array, **options: Any
) -> list[Curves]:
    """Torques (samples, n) over x, one panel for each unit."""
    units = _columns([body.joint.effort_unit for body in robot.model.independent])
    return [
        Curves(
            _words(title, unit),
            unit,
            x,
            {robot.joint_names[k]: tau[:, k] for k in columns},
            cursor,
            **options,
        )
        for unit, columns in units.items()
    ]


def _columns(units: Sequence[str]) -> dict[str, list[int]]:
    """The columns that have each unit."""
    return {unit: [k for k, u in enumerate(units) if u == unit] for unit in dict.fromkeys(units)}


def _words(title: str, unit: str) -> str:
    return title if unit == "N m" else title.replace("torque", "force")
