"""rnea.animate: a robot's recursion, its torques over the configuration, a motion, as a film."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from rnea.apps.simulate.result import Simulation
from rnea.apps.trajectory.profiles.demo_trajectory import demo_trajectory
from rnea.apps.trajectory.profiles.point_to_point import point_to_point
from rnea.apps.trajectory.recording import Recording
from rnea.apps.trajectory.trajectory import Motion, Trajectory, sampled
from rnea.core.model import within_limits
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError
from rnea.report.animation.animation import Film
from rnea.report.animation.animation_files import film_bytes, film_type, refuse_rate
from rnea.report.robot_figures.animations.animation_plan import AnimationPlan
from rnea.report.robot_figures.animations.forces import force_propagation
from rnea.report.robot_figures.animations.free_body_animation import free_body_film
from rnea.report.robot_figures.animations.playback import playback
from rnea.report.robot_figures.animations.sweep import torque_sweep
from rnea.report.robot_figures.staging import Extras
from rnea.report.style import Look
from rnea.robot import Robot
from rnea.system.atomic_files import write_whole

FILMS: dict[str, Callable[[AnimationPlan], Film]] = {
    "force-propagation": force_propagation,
    "torque-sweep": torque_sweep,
    "playback": playback,
    "free-body": free_body_film,
}
KINDS = tuple(FILMS)


def animate(
    thing: Robot | Trajectory | Recording | Motion | Simulation,
    robot: Robot | None = None,
    *,
    kind: str = "",
    q: Any = None,
    qd: Any = None,
    qdd: Any = None,
    to: Any = None,
    joints: Sequence[str] = (),
    link: str | int = 1,
    frames: bool = False,
    inertias: bool = False,
    theme: str = "light",
    fps: float = 30.0,
    duration: float | None = None,
    file: str = "",
    size: tuple[int, int] = (640, 480),
    force: bool = False,
) -> Film:
    """A film of a robot or of a motion of it; with `file` (.gif .webp .png .mp4) written.

    kind                thing                       further options
    force-propagation   Robot (its default), motion q, qd, qdd: the state, by default 0.5, 1, 1
    torque-sweep        Robot                       joints: one or two; q: of the others; qd, qdd
    playback            motion (its default)        robot needed
    free-body           Robot, motion               link, by name or number; q, qd, qdd

    A motion is a Trajectory, Recording, Motion or Simulation, and needs the robot that makes it; or
    `to` makes one: from q (default 0) to there and back. A robot with loops has one of its own: a
    whole turn of its crank, or away and back. duration: the length of the film (default:
    what the kind needs; a motion runs at its own speed). frames, inertias: of the joints and of
    the links, drawn too. size: in pixels. force: write a file of any size.

    A film can be read back, frame by frame, and `film.still(k)` is a picture of one:

    >>> from rnea import load
    >>> film = animate(load("double_pendulum"), q=[0.5, 1.0], fps=10)
    >>> pull = film.scenes[-1].vector("f link1")
    >>> f"{pull.quantity} of {len(film)} frames in {pull.unit}"
    'f of 128 frames in N'
    """
    refuse_rate(fps)
    if duration is not None and not 0 < duration < float("inf"):
        raise InputError(f"the film's length must be a positive time, not {duration:g} s")
    if file:
        film_type(file, fps)
    Look(theme)
    arm, motion = _cast(thing, robot)
    if to is not None:
        if motion is not None:
            raise InputError("'to' is for a robot without a motion, and a motion was given")
        start = within_limits(arm.model, arm.neutral) if q is None else q
        motion, q = planned(arm, start, to, 4.0 if duration is None else duration), None
    if kind == "playback" and motion is None and arm.model.closure is not None:
        # a mechanism has one way to move, or a few: that is what a film of it is for
        motion, q = (
            _sampled(demo_trajectory(arm.model, 4.0 if duration is None else duration)),
            None,
        )
    if motion is not None and not (q is None and qd is None and qdd is None):
        raise InputError("q, qd and qdd say one state, and a motion was given, which says its own")
    kind = kind or ("force-propagation" if motion is None else "playback")
    if kind not in FILMS:
        raise UnknownNameError("kind of film", kind, KINDS)
    extras = Extras(frames=frames, inertias=inertias)
    plan = AnimationPlan(arm, motion, q, qd, qdd, tuple(joints), link, fps, duration, extras)
    film = replace(FILMS[kind](plan), theme=theme)
    if file:
        write_whole(file, film_bytes(film, file, size=size, force=force))
    return film


def _cast(
    thing: Robot | Trajectory | Recording | Motion | Simulation, robot: Robot | None
) -> tuple[Robot, Trajectory | None]:
    """Who moves, and how."""
    if isinstance(thing, Robot):
        return thing, None
    if isinstance(thing, (Simulation, Recording)):
        thing = thing.trajectory()
    elif not isinstance(thing, Trajectory) and hasattr(thing, "at") and hasattr(thing, "duration"):
        thing = _sampled(thing)
    if not isinstance(thing, Trajectory):
        raise InputError(
            f"nothing to film in a {type(thing).__name__}. Legal: a Robot, a trajectory or motion, "
            "a Simulation"
        )
    if robot is None:
        raise InputError("a motion does not know its robot; say whose it is: animate(motion, arm)")
    return robot, thing


def planned(robot: Robot, start: Array, end: Array, seconds: float) -> Trajectory:
    """There and back between two configurations, at rest at both ends (quintic).

    Bodies that fly, drive or turn about a ball go along the step between both: a screw.
    """
    return _sampled(point_to_point(start, end, "quintic", robot.model, None, seconds, 2))


def _sampled(motion: Motion) -> Trajectory:
    """Two hundred rows a second, for a film of any length neither too few nor too many."""
    return sampled(motion, max(101, min(4001, round(motion.duration * 200) + 1)))
