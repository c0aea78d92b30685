"""rnea.plot: results, motions and robots draw themselves in one call."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.apps.check.energy_history import EnergyHistory
from rnea.apps.check.torque_map import TorqueMap
from rnea.apps.simulate.result import Simulation
from rnea.apps.simulate.rollouts import Rollouts
from rnea.apps.sizing.sizing import Sizing
from rnea.apps.trajectory.recording import Recording
from rnea.apps.trajectory.trajectory import Trajectory, sampled
from rnea.core.recursions import JointWrenches, NewtonEulerResult, TorqueBudget
from rnea.errors import InputError, UnknownNameError
from rnea.report.figures.figure_files import file_type, picture_bytes
from rnea.report.figures.motion_figures import energy_figure
from rnea.report.figures.torque_map_figure import torque_map_figure
from rnea.report.robot_figures.cycle_pictures import cycle_picture
from rnea.report.robot_figures.motion_pictures import (
    MOTION_PICTURES,
    RUN_PICTURES,
    budget_picture,
)
from rnea.report.robot_figures.request import FigureRequest
from rnea.report.robot_figures.result_pictures import (
    ARRAY_PICTURES,
    ROLLOUT_PICTURES,
    load_picture,
    sizing_picture,
    torque_picture,
    wrench_picture,
)
from rnea.report.robot_figures.robot_pictures import ROBOT_PICTURES
from rnea.report.style import Look
from rnea.robot import Robot
from rnea.system.atomic_files import write_whole

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_SAMPLES = 501


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
    Robot               robot         q, qd, qdd, frames, centers, inertias, axes, names, vectors
                        free-body     link, q, qd, qdd
                        mass-matrix   q
                        torque-map    joint, over, q, points, spans
    TorqueBudget        budget over t, or bars of one state                   robot needed
    JointWrenches       wrenches over t, or bars of one state
    NewtonEulerResult   the same, and torque over t                    robot needed for torque
    sizing              torque-speed of the motors, loads of their limits, cycle over time
    EnergyHistory, TorqueMap           themselves
    array               torque (N, n), mass-matrix (n, n), histogram (S, n), compare   robot needed

    joints picks some joints by name, or some columns of a joint that has several; size (width,
    height) is in cm. In torque pictures `subplots=True` gives each joint a panel; torque-speed
    takes
    `envelopes` by joint name (default: the robot's motors, else its limits); compare takes `other`
    and `names`, histogram `of` and `nominal`, both `quantity` ("effort", "position", "velocity").
    Torques, budgets and wrenches of a motion take `wrench`: what acts from outside.
    Torques of a motion come from `robot.inverse_dynamics` with the robot's own gravity, friction,
    rotors and springs, those of a simulation from the run itself.

    >>> from rnea import load
    >>> arm = load("planar_2r")
    >>> plot(arm.torque_budget([0.5, 1.0]), arm).axes[0].get_xlabel()
    'torque (N m)'
    """
    if file:
        file_type(file)
    look = Look(theme, size, title)
    if hasattr(thing, "at") and hasattr(thing, "duration"):
        thing = sampled(thing, _SAMPLES)
    elif isinstance(thing, Recording):
        thing = thing.trajectory()
    subject, pictures = _subject(thing)
    if not what and isinstance(thing, (np.ndarray, list)) and _is_square(thing):
        raise InputError(f"what is in the array? Say what=..., one of {tuple(pictures)}")
    picture = pictures.get(what or next(iter(pictures)))
    if picture is None:
        raise UnknownNameError("picture of this", what, pictures)
    _refuse_unknown(options, picture)
    owner = thing if isinstance(thing, Robot) else robot
    figure = picture(thing, FigureRequest(look, subject, owner, t, tuple(joints)), **options)
    if file:
        write_whole(file, picture_bytes(figure, file, dpi, about=title))
    return figure


Picture = Callable[..., "Figure"]
_ARRAY: tuple[str, dict[str, Picture]] = ("an array", ARRAY_PICTURES)
# what is drawn, in words, and its pictures: functions (thing, request, **options)
_SUBJECTS: dict[type, tuple[str, dict[str, Picture]]] = {
    Robot: ("a robot", ROBOT_PICTURES),
    Trajectory: ("a motion", MOTION_PICTURES),
    Simulation: ("a simulation", RUN_PICTURES),
    Rollouts: ("a set of rollouts", ROLLOUT_PICTURES),
    Sizing: (
        "a sizing",
        {"torque-speed": sizing_picture, "loads": load_picture, "cycle": cycle_picture},
    ),
    TorqueBudget: ("a torque budget", {"budget": budget_picture}),
    JointWrenches: ("a set of wrenches", {"wrenches": wrench_picture}),
    NewtonEulerResult: (
        "a result",
        {
            "wrenches": lambda result, request: wrench_picture(result.wrenches, request),
            "torque": lambda result, request, subplots=None: torque_picture(
                result.tau, request, subplots
            ),
        },
    ),
    EnergyHistory: (
        "an energy history",
        {"energy": lambda balance, request: energy_figure(balance, request.look)},
    ),
    TorqueMap: (
        "a torque map",
        {"torque-map": lambda held, request: torque_map_figure(held, request.look)},
    ),
    np.ndarray: _ARRAY,
    list: _ARRAY,
}
_DRAWN = (
    "a Robot, a trajectory or motion, a TorqueBudget, JointWrenches, a NewtonEulerResult, a "
    "Simulation, Rollouts, a sizing, an EnergyHistory, a TorqueMap, an array"
)


def _subject(thing: Any) -> tuple[str, dict[str, Picture]]:
    # sizings for several payloads are drawn as one is
    several = isinstance(thing, (list, tuple)) and len(thing) and isinstance(thing[0], Sizing)
    for kind, subject in _SUBJECTS.items():
        if isinstance(thing[0] if several else thing, kind):
            return subject
    if any(kind.__module__.startswith("rnea.engine.symbolic") for kind in type(thing).__mro__):
        raise InputError(
            "equations hold symbols, and a picture needs numbers: take the torques of a motion, "
            "plot(arm.inverse_dynamics(q, qd, qdd), arm)"
        )
    raise InputError(f"nothing to draw in a {type(thing).__name__}. Legal: {_DRAWN}")


def _is_square(values: Any) -> bool:
    return np.ndim(values) == 2 and np.shape(values)[0] == np.shape(values)[1]


def _refuse_unknown(options: dict[str, Any], picture: Picture) -> None:
    legal = list(inspect.signature(picture).parameters)[2:]
    unknown = [repr(name) for name in options if name not in legal]
    if unknown:
        takes = ", ".join(legal) or "none"
        raise InputError(f"this picture has no option {', '.join(unknown)}. Legal: {takes}")
