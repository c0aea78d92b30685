"""Films of a robot: the recursion, torques over the configuration, a motion, a link cut free."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rnea.errors import InputError, UnknownNameError
from rnea.motion import Limits, Trajectory, point_to_point, sampled
from rnea.pictures.films.forces import force_propagation
from rnea.pictures.films.free_body import free_body_film
from rnea.pictures.films.playback import playback
from rnea.pictures.films.sweep import torque_sweep
from rnea.pictures.staging import Extras
from rnea.robot import Robot
from rnea.spatial.numbers import Array
from rnea.views.film import Film
from rnea.views.scene import scene_look

KINDS = ("force-propagation", "torque-sweep", "playback", "free-body")


def make_film(
    robot: Robot,
    kind: str = "force-propagation",
    *,
    motion: Trajectory | None = None,
    q: Any = None,
    qd: Any = None,
    qdd: Any = None,
    joints: Sequence[str] = (),
    link: str | int = 1,
    fps: float = 30.0,
    seconds: float | None = None,
    extras: Extras | None = None,
    theme: str = "light",
) -> Film:
    """A film of one kind; `film_bytes` makes a file of it, `still` a picture of one frame.

    seconds: the length of the film (default: what the kind needs; a motion runs at its own speed).
    extras: what is drawn besides links and joints. theme: "light" or "dark".

    >>> from rnea import load
    >>> film = make_film(load("double_pendulum"), q=[0.5, 1.0], fps=10)
    >>> film.scenes[-1].vector("f link1").unit
    'N'
    """
    if not (0 < fps <= 240):
        raise InputError(f"{fps:g} frames a second cannot be; possible: above 0 up to 240")
    if seconds is not None and not 0 < seconds < float("inf"):
        raise InputError(f"the film's length must be a positive time, not {seconds:g} s")
    scene_look(theme)
    pace: dict[str, Any] = {"fps": fps, "seconds": seconds, "extras": extras}
    if kind == "force-propagation":
        film = force_propagation(robot, q, qd, qdd, motion=motion, **pace)
    elif kind == "torque-sweep":
        film = torque_sweep(robot, joints, q, qd, qdd, **pace)
    elif kind == "free-body":
        film = free_body_film(robot, link, q, qd, qdd, motion=motion, **pace)
    elif kind != "playback":
        raise UnknownNameError("kind of film", kind, KINDS)
    elif motion is None:
        raise InputError("playback needs a motion")
    else:
        film = playback(robot, motion, **pace)
    return replace(film, theme=theme)


def planned(robot: Robot, start: Array, end: Array, seconds: float) -> Trajectory:
    """There and back between two configurations, at rest at both ends (quintic)."""
    names = robot.joint_names
    made = point_to_point(start, end, "quintic", names, Limits.of(names), seconds, 2)
    return sampled(made, max(101, min(4001, round(seconds * 200) + 1)))
