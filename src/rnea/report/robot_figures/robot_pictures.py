"""Pictures of a robot: at one state, a link cut free, the mass matrix, the torques that hold it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.errors import UnknownNameError
from rnea.report.animation.animation import Film, film_figure
from rnea.report.animation.slot import split_lines
from rnea.report.figures.torque_map_figure import torque_map_figure
from rnea.report.robot_figures.animations.animation_plan import AnimationPlan, film_of, scales_of
from rnea.report.robot_figures.animations.free_body_animation import free_body_film
from rnea.report.robot_figures.request import FigureRequest
from rnea.report.robot_figures.result_pictures import mass_matrix_picture
from rnea.report.robot_figures.robot_lines import couplings_seen, cuts_seen
from rnea.report.robot_figures.sources import holding_map
from rnea.report.robot_figures.staging import Extras, Staging
from rnea.report.scene.legend import Key
from rnea.report.scene.scene import QUANTITIES, Badge, Scene
from rnea.robot import Robot

if TYPE_CHECKING:
    from matplotlib.figure import Figure

VECTORS = ("w", "wd", "v", "vd", "vdc", "F", "N", "f", "n", "weight")
_MARKS = {
    "frames": (Key("frame x", "x"), Key("frame y", "y"), Key("frame z", "z of the joints' frames")),
    "axes": (Key("axis", "joint axis"),),
    "centers": (Key("com", "centre of mass"),),
    "inertias": (Key("inertia", "inertia, as a homogeneous ellipsoid"),),
}


def _robot(
    robot: Robot,
    request: FigureRequest,
    q: Any = None,
    qd: Any = None,
    qdd: Any = None,
    frames: bool = False,
    centers: bool = False,
    inertias: bool = False,
    axes: bool = False,
    names: bool = False,
    vectors: Sequence[str] = (),
) -> Figure:
    """The robot at one state (what is not given is 0); a planar one in its plane of motion.

    frames: x, y, z of every joint's frame. inertias: the homogeneous ellipsoid with each link's
    inertia. names: of the joints. vectors: quantities of the recursion, drawn to one scale for
    each unit, which the legend says: w, wd, v, vd (of the joint's frame), vdc (of the centre of
    mass), F, N, f, n, weight.
    """
    extras = Extras(frames, centers, inertias, axes)
    film = robot_still(robot, q, qd, qdd, extras=extras, names=names, vectors=vectors)
    return film_figure(film, 0, request.look)


def _free_body(
    robot: Robot,
    request: FigureRequest,
    link: str | int = 1,
    q: Any = None,
    qd: Any = None,
    qdd: Any = None,
) -> Figure:
    """One link cut free at one state (what is not given is 0), with all that acts on it."""
    still = np.zeros(robot.n)
    q = robot.neutral if q is None else q
    qd, qdd = (still if part is None else part for part in (qd, qdd))
    film = free_body_film(AnimationPlan(robot, q=q, qd=qd, qdd=qdd, link=link))
    return film_figure(film, 0, request.look)


def _mass_matrix(robot: Robot, request: FigureRequest, q: Any = None) -> Figure:
    return mass_matrix_picture(robot.mass_matrix(robot.neutral if q is None else q), request)


def _torque_map(
    robot: Robot,
    request: FigureRequest,
    joint: str = "",
    over: Sequence[str] = (),
    q: Any = None,
    points: int = 181,
    spans: Sequence[tuple[float, float] | None] = (None, None),
) -> Figure:
    return torque_map_figure(holding_map(robot, joint, over, q, points, spans), request.look)


_LONGEST = 16
"""Letters of a joint's name beside it."""

ROBOT_PICTURES: dict[str, Callable[..., Figure]] = {
    "robot": _robot,
    "free-body": _free_body,
    "mass-matrix": _mass_matrix,
    "torque-map": _torque_map,
}


def robot_still(
    robot: Robot,
    q: Any = None,
    qd: Any = None,
    qdd: Any = None,
    *,
    extras: Extras,
    names: bool = False,
    vectors: Sequence[str] = (),
) -> Film:
    """A robot at one state as a film of one frame, whose scene can be read back."""
    for quantity in vectors:
        if quantity not in VECTORS:
            raise UnknownNameError("vector", quantity, VECTORS)
    cast = Staging.of(robot, robot.neutral if q is None else q, qd, qdd, extras=extras)
    bodies = robot.model.bodies
    arrows = [
        cast.vector(0, quantity, body.index, label=len(bodies) <= 12)
        for body in bodies
        for quantity in vectors
        if quantity != "weight" or body.inertia.mass > 0
    ]
    shown = split_lines([body.joint.name for body in bodies], _LONGEST) if names else ()
    badges = [
        Badge(body.joint.name, text, cast.origins[0, body.index])
        for body, text in zip(bodies, shown, strict=False)
    ]
    badges += _loop_names(cast) if names else []
    scene = cast.scene(0, scales=scales_of(cast, vectors)).with_vectors(arrows, badges)
    marks = [key for mark, keys in _MARKS.items() if getattr(extras, mark) for key in keys]
    film = film_of(cast, robot.name, 1.0, [scene], ())
    marks += [Key("coupling", f"{line.name} (coupling)") for line in couplings_seen(cast, 0)]
    return replace(film, legend=(*(_key(quantity, scene) for quantity in vectors), *marks))


def _loop_names(cast: Staging) -> list[Badge]:
    """Of the joints that close loops."""
    seen = [joint for joint, _ in cuts_seen(cast, 0)]
    shown = split_lines([joint.name for joint in seen], _LONGEST)
    return [Badge(x.name, text, x.place) for x, text in zip(seen, shown, strict=True)]


def _key(quantity: str, scene: Scene) -> Key:
    """A kind of arrow with its meaning and scale; one that is zero everywhere says so."""
    what = QUANTITIES[quantity]
    words = f"{what.symbol} {what.title}"
    drawn = (vector for vector in scene.vectors if vector.quantity == quantity)
    if any(np.any(vector.components) for vector in drawn):
        return Key(quantity, f"{words}: ")
    return Key("", f"{words}: 0")
