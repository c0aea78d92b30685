"""rnea.plot: results, motions and robots draw themselves in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.check import EnergyHistory, TorqueMap
from rnea.errors import InputError, UnknownNameError
from rnea.motion import Trajectory, sampled
from rnea.pictures.motions import (
    MOTION_PICTURES,
    RUN_PICTURES,
    budget_picture,
    motion_picture,
    picked,
    run_picture,
)
from rnea.pictures.runs import ROLLOUT_PICTURES, is_sizing, rollouts_picture, sizing_picture
from rnea.pictures.sources import holding_map
from rnea.pictures.still import free_body_picture, picture_of
from rnea.recursions import JointWrenches, NewtonEulerResult, TorqueBudget
from rnea.robot import Robot
from rnea.simulate import Rollouts, Simulation

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from rnea.views import Look

ROBOT_PICTURES = ("robot", "free-body", "mass-matrix", "torque-map")
ARRAY_PICTURES = ("torque", "mass-matrix", "histogram", "compare")
_SAMPLES = 501
_DRAWN = (
    "a Robot, a trajectory or motion, a TorqueBudget, JointWrenches, a NewtonEulerResult, a "
    "Simulation, Rollouts, a sizing, an EnergyHistory, a TorqueMap, an array"
)


def plot(
    thing: Any,
    robot: Robot | None = None,
    *,
    what: str = "",
    t: Any = None,
    joints: Sequence[str] = (),
    theme: str = "light",
    size: tuple[float, float] | None = None,
    title: str = "",
    file: str = "",
    dpi: float = 150.0,
    **options: Any,
) -> Figure:
    """A matplotlib Figure of a result, a motion or a robot; with `file` (.png .svg .pdf) written.

    thing               what (the first is the default)                       further options
    Trajectory, Motion  motion phase torque budget wrenches energy torque-speed   robot needed
    Simulation          the same, and tracking                                   robot needed
    Rollouts            final velocity error: how they are spread                robot needed
    Robot               robot         q, qd, qdd, frames, centres, inertias, axes, names, vectors
                        free-body     link, q, qd, qdd
                        mass-matrix   q
                        torque-map    joint, over, q, points, spans
    TorqueBudget        budget over t, or bars of one state                   robot needed
    JointWrenches       wrenches over t, or bars of one state
    NewtonEulerResult   the same, and torque over t                    robot needed for torque
    sizing              torque over speed of the motors                       robot needed
    EnergyHistory, TorqueMap           themselves
    array               torque (N, n), mass-matrix (n, n), histogram (S, n), compare   robot needed

    joints picks some joints by name; size (width, height) is in cm. In torque pictures
    `apart=True` gives each joint a panel; torque-speed takes `envelopes` by joint name (default:
    the robot's motors, else its limits); compare takes `other` and `names`, histogram `of` and
    `nominal`, both `quantity` ("effort", "position", "velocity"). Torques of a motion come from
    `robot.inverse_dynamics` with the robot's own gravity, friction and rotors, those of a
    simulation from the run itself.
    """
    from rnea.views import Look
    from rnea.views.plots import file_type, picture_bytes

    if file:
        file_type(file)
    look = Look(theme, size, title)
    figure = plot_with(look, thing, robot, what=what, t=t, joints=joints, **options)
    if file:
        from pathlib import Path

        Path(file).write_bytes(picture_bytes(figure, file, dpi, about=title))
    return figure


def plot_with(
    look: Look,
    thing: Any,
    robot: Robot | None = None,
    *,
    what: str = "",
    t: Any = None,
    joints: Sequence[str] = (),
    **options: Any,
) -> Figure:
    """The same with a ready-made look, and no file."""
    figure = _figure(thing, robot, what, t, tuple(joints), look, options)
    if options:
        raise InputError(f"this picture has no option {', '.join(map(repr, options))}")
    return figure


def _figure(
    thing: Any,
    robot: Robot | None,
    what: str,
    t: Any,
    joints: tuple[str, ...],
    look: Look,
    options: dict[str, Any],
) -> Figure:
    from rnea.views.plots import energy_figure, torque_map_figure, wrench_figure

    if isinstance(thing, Robot):
        return _of_robot(thing, _legal(what, ROBOT_PICTURES), joints, look, options)
    if hasattr(thing, "at") and hasattr(thing, "duration"):
        thing = sampled(thing, _SAMPLES)
    if isinstance(thing, Simulation):
        what = _legal(what, RUN_PICTURES)
        return run_picture(thing, _needed(robot, "a simulation"), what, joints, look, options)
    if isinstance(thing, Rollouts):
        what = _legal(what, ROLLOUT_PICTURES)
        return rollouts_picture(thing, _needed(robot, "a set of rollouts"), what, joints, look)
    if is_sizing(thing):
        _legal(what, ("torque-speed",))
        return sizing_picture(thing, _needed(robot, "a sizing"), joints, look)
    if isinstance(thing, Trajectory):
        what = _legal(what, MOTION_PICTURES)
        return motion_picture(thing, _needed(robot, "a motion"), what, joints, look, options)
    if isinstance(thing, TorqueBudget):
        _legal(what, ("budget",))
        return budget_picture(thing, _needed(robot, "a torque budget"), t, joints, look)
    if isinstance(thing, NewtonEulerResult):
        if _legal(what, ("wrenches", "torque")) == "torque":
            arm = _needed(robot, "a result")
            return _of_array(thing.tau, arm, "torque", t, joints, look, options)
        thing = thing.wrenches
    if isinstance(thing, JointWrenches):
        _legal(what, ("wrenches",))
        return wrench_figure(t, thing, look, joints)
    if isinstance(thing, EnergyHistory):
        return energy_figure(thing, look)
    if isinstance(thing, TorqueMap):
        return torque_map_figure(thing, look)
    if isinstance(thing, (np.ndarray, list)):
        if not what and np.ndim(thing) == 2 and np.shape(thing)[0] == np.shape(thing)[1]:
            raise InputError(f"what is in the array? Say what=..., one of {ARRAY_PICTURES}")
        what = _legal(what, ARRAY_PICTURES)
        return _of_array(
            np.asarray(thing), _needed(robot, "an array"), what, t, joints, look, options
        )
    if type(thing).__module__.startswith("rnea.symbolic"):
        raise InputError(
            "equations hold symbols, and a picture needs numbers: take the torques of a motion, "
            "plot(arm.inverse_dynamics(q, qd, qdd), arm)"
        )
    raise InputError(f"nothing to draw in a {type(thing).__name__}. Legal: {_DRAWN}")


def _legal(what: str, choices: tuple[str, ...]) -> str:
    if what and what not in choices:
        raise UnknownNameError("picture of this", what, choices)
    return what or choices[0]


def _needed(robot: Robot | None, of: str) -> Robot:
    if robot is None:
        raise InputError(
            f"{of} does not know the units of its joints; say whose it is: plot(..., robot=arm)"
        )
    return robot


def _of_robot(
    robot: Robot, what: str, joints: tuple[str, ...], look: Look, options: dict[str, Any]
) -> Figure:
    from rnea.views.plots import mass_matrix_figure, torque_map_figure

    if what in ("robot", "free-body"):
        drawn, known = _STILLS[what]
        return drawn(robot, **_taken(options, known), look=look)
    if what == "torque-map":
        chosen = _taken(options, ("joint", "over", "q", "points", "spans"))
        return torque_map_figure(holding_map(robot, **chosen), look)
    q = options.pop("q", None)
    M = robot.mass_matrix(np.zeros(robot.n) if q is None else q)
    shown, k = picked(robot, joints)
    return mass_matrix_figure(M[np.ix_(k, k)], shown, look)


_STILLS: dict[str, tuple[Any, tuple[str, ...]]] = {
    "robot": (
        picture_of,
        ("q", "qd", "qdd", "frames", "centres", "inertias", "axes", "names", "vectors"),
    ),
    "free-body": (free_body_picture, ("link", "q", "qd", "qdd")),
}


def _taken(options: dict[str, Any], known: tuple[str, ...]) -> dict[str, Any]:
    """The options that a picture knows, taken out of all."""
    return {name: options.pop(name) for name in known if name in options}


def _of_array(
    values: Any,
    robot: Robot,
    what: str,
    t: Any,
    joints: tuple[str, ...],
    look: Look,
    options: dict[str, Any],
) -> Figure:
    from rnea.views.plots import (
        comparison_figure,
        histogram_figure,
        mass_matrix_figure,
        torque_figure,
    )

    if what == "torque" and values.shape == (robot.n,):
        raise InputError(
            "torques of one state are no curve; what they are spent on is a picture: "
            "plot(arm.torque_budget(q, qd, qdd), arm)"
        )
    if values.ndim != 2 or values.shape[-1] != robot.n:
        raise InputError(
            f"{what} of robot {robot.name!r} needs an array (N, {robot.n}), got {values.shape}"
        )
    shown, k = picked(robot, joints)
    if what == "mass-matrix":
        return mass_matrix_figure(values[k][:, k], shown, look)
    some = values[:, k]
    if what == "torque":
        apart = options.pop("apart", None)
        return torque_figure(t, some, shown, look, apart=apart)
    if what == "histogram":
        nominal, of = options.pop("nominal", None), options.pop("of", "peak")
        marked = None if nominal is None else np.asarray(nominal)[k]
        quantity = options.pop("quantity", "effort")
        return histogram_figure(some, shown, of, marked, look, quantity=quantity)
    if "other" not in options:
        raise InputError("compare needs the other run: plot(tau, arm, what='compare', other=...)")
    other = np.asarray(options.pop("other"))[:, k]
    names = options.pop("names", ("first", "second"))
    quantity = options.pop("quantity", "effort")
    return comparison_figure(t, some, other, shown, names, look, quantity)
