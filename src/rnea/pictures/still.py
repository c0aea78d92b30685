"""A still picture of a robot: links and joints, and on wish frames, inertias and arrows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.errors import UnknownNameError
from rnea.pictures.films import film_of, free_body_film, scales_of
from rnea.pictures.staging import Extras, Staging
from rnea.robot import Robot
from rnea.views.scene import QUANTITIES, Badge, Key, Scene

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from rnea.views import Look
    from rnea.views.film import Film

VECTORS = ("w", "wd", "v", "vd", "vdc", "F", "N", "f", "n", "weight")
_MARKS = {
    "frames": (Key("frame x", "x"), Key("frame y", "y"), Key("frame z", "z of the joints' frames")),
    "axes": (Key("axis", "joint axis"),),
    "centres": (Key("com", "centre of mass"),),
    "inertias": (Key("inertia", "inertia, as a homogeneous ellipsoid"),),
}


def picture_of(
    robot: Robot,
    q: Any = None,
    qd: Any = None,
    qdd: Any = None,
    *,
    frames: bool = False,
    centres: bool = False,
    inertias: bool = False,
    axes: bool = False,
    names: bool = False,
    vectors: Sequence[str] = (),
    look: Look | None = None,
) -> Figure:
    """The robot at one state (what is not given is 0); a planar one in its plane of motion.

    frames: x, y, z of every joint's frame. inertias: the homogeneous ellipsoid with each link's
    inertia. names: of the joints. vectors: quantities of the recursion, drawn to one scale for
    each unit, which the legend says: w, wd, v, vd (of the joint's frame), vdc (of the centre of
    mass), F, N, f, n, weight.
    """
    from rnea.views.film import film_figure

    extras = Extras(frames, centres, inertias, axes)
    film = robot_still(robot, q, qd, qdd, extras=extras, names=names, vectors=vectors)
    return film_figure(film, 0, look)


def free_body_picture(
    robot: Robot,
    link: str | int = 1,
    q: Any = None,
    qd: Any = None,
    qdd: Any = None,
    look: Look | None = None,
) -> Figure:
    """One link cut free at one state (what is not given is 0), with all that acts on it."""
    from rnea.views.film import film_figure

    zero = np.zeros(robot.n)
    state = [zero if given is None else given for given in (q, qd, qdd)]
    return film_figure(free_body_film(robot, link, *state), 0, look)


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
    """The same as a film of one frame, whose scene can be read back."""
    for quantity in vectors:
        if quantity not in VECTORS:
            raise UnknownNameError("vector", quantity, VECTORS)
    cast = Staging.of(robot, np.zeros(robot.n) if q is None else q, qd, qdd, extras=extras)
    scales = scales_of(cast, vectors) if vectors else {}
    scene = cast.scene(0, scales=scales)
    scene = scene.with_vectors(_arrows(cast, vectors), _names(cast) if names else ())
    marks = [key for mark, keys in _MARKS.items() if getattr(extras, mark) for key in keys]
    made = film_of(cast, robot.name, 1.0, [scene], ())
    return _with_legend(made, scene, vectors, marks)


def _arrows(cast: Staging, vectors: Sequence[str]) -> list[Any]:
    few = len(cast.robot.model.bodies) <= 7
    return [
        cast.vector(0, quantity, body.index, label=few)
        for body in cast.robot.model.bodies
        for quantity in vectors
        if quantity != "weight" or body.inertia.mass > 0
    ]


def _names(cast: Staging) -> list[Badge]:
    return [
        Badge(body.joint.name, body.joint.name, cast.origins[0, body.index])
        for body in cast.robot.model.bodies
    ]


def _with_legend(film: Film, scene: Scene, vectors: Sequence[str], marks: list[Key]) -> Film:
    """Every kind of arrow with its meaning and scale; one that is zero everywhere says so."""
    from dataclasses import replace

    keys = []
    for quantity in vectors:
        what = QUANTITIES[quantity]
        words = f"{what.symbol} {what.title}"
        sizes = [np.abs(v.components).max() for v in scene.vectors if v.quantity == quantity]
        largest = max(sizes, default=0.0)
        keys.append(Key(quantity, f"{words}: ") if largest > 0 else Key("", f"{words}: 0"))
    return replace(film, legend=(*keys, *marks))
