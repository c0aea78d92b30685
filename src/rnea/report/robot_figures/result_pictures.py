"""Pictures of many runs, of motors, of wrenches and of plain arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.apps.simulate.rollouts import Rollouts
from rnea.apps.sizing.cycle import cycle_rms
from rnea.apps.sizing.rating import Rating, format_ratio
from rnea.apps.sizing.sizing import Sizing
from rnea.core.description import Gear
from rnea.core.recursions import JointWrenches
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.report.figures.compare import comparison_figure, histogram_figure
from rnea.report.figures.joint_columns import Joints
from rnea.report.figures.loads import load_figure
from rnea.report.figures.matrix import mass_matrix_figure
from rnea.report.figures.speed import Envelope, limits_of, torque_speed_figure
from rnea.report.figures.torque_figures import torque_figure
from rnea.report.figures.wrench import wrench_figure
from rnea.report.robot_figures.request import FigureRequest, ShownJoints
from rnea.report.robot_figures.sources import envelope_at_joint
from rnea.report.style import Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def _spread(
    many: Rollouts, values: Array, columns: ShownJoints, look: Look, of: str, quantity: str
) -> Figure:
    """Histograms of values (S, n), those of runs that blew up left out."""
    finite = np.where(np.isnan(many.blown_up)[:, None], np.asarray(values), np.nan)
    some = columns.part(finite)
    return histogram_figure(some, columns.joints, of, None, look, quantity=quantity)


def _final(many: Rollouts, request: FigureRequest) -> Figure:
    return _spread(many, many.q, request.coordinates, request.look, "final", "position")


def _velocity(many: Rollouts, request: FigureRequest) -> Figure:
    return _spread(many, many.qd, request.speeds, request.look, "final", "velocity")


def _error(many: Rollouts, request: FigureRequest) -> Figure:
    if many.largest_error is None:
        raise InputError("these rollouts followed no motion, so they have no error to draw")
    # an error is the step from one position to another, along the speeds
    of, error = "largest error of", many.largest_error
    return _spread(many, error, request.speeds, request.look, of, "position")


ROLLOUT_PICTURES: dict[str, Callable[..., Figure]] = {
    "final": _final,
    "velocity": _velocity,
    "error": _error,
}


def wrench_picture(wrenches: JointWrenches, request: FigureRequest) -> Figure:
    return wrench_figure(request.t, wrenches, request.look, request.names)


def heaviest_of(sizings: Sizing | Sequence[Sizing], look: Look) -> tuple[Sizing, Look]:
    """Of several payloads the heaviest, which the title then names."""
    several = (sizings,) if isinstance(sizings, Sizing) else tuple(sizings)
    heaviest = max(several, key=lambda sizing: sizing.payload)
    if len(several) > 1 and not look.title:
        look = replace(look, title=f"with a payload of {heaviest.payload:g} kg")
    return heaviest, look


def best_drives(sizing: Sizing) -> dict[str, Rating]:
    """The robot's own motors, else the best candidate of each joint."""
    fitted = {rating.joint: rating for rating in sizing.fitted}
    return fitted or {name: rated[0] for name, rated in sizing.candidates.items() if rated}


def load_picture(sizings: Sizing | Sequence[Sizing], request: FigureRequest) -> Figure:
    """What of each limit of motor and gearbox the drives use."""
    heaviest, look = heaviest_of(sizings, request.look)
    best, names = best_drives(heaviest), request.drives.joints.names
    shares = {name: best[name].shares for name in names if name in best and best[name].shares}
    if not shares:
        raise InputError(
            "no limits to draw loads beside: the motors have none, or there are no motors"
        )
    return load_figure(shares, look)


def sizing_picture(sizings: Sizing | Sequence[Sizing], request: FigureRequest) -> Figure:
    """Torque over speed: each motor's, at its shaft, within what it can give.

    Of several payloads the heaviest; the robot's own motors, else the best candidate of each
    joint, else what the joints need, within the robot's limits.
    """
    heaviest, look = heaviest_of(sizings, request.look)
    joints, best = request.drives.joints, best_drives(heaviest)
    if not best:
        motions = [heaviest.motions[k] for k in request.drives.columns]
        qd, tau = (np.stack([getattr(m, x) for m in motions], axis=-1) for x in ("qd", "tau"))
        means = [
            [cycle_rms(m.t, m.qd, m.dwell, 0.0) for m in motions],
            [cycle_rms(m.t, m.tau, m.dwell, m.hold) for m in motions],
        ]
        return torque_speed_figure(qd, tau, joints, limits_of(joints), look, means=np.array(means))
    chosen = [best[name] for name in joints.names if name in best]
    if not chosen:
        raise InputError(f"no motor fits any of the joints {', '.join(joints.names)}")
    notes = [f"{r.motor.name or 'motor'}, {format_ratio(r.gear.ratio, r.unit)}" for r in chosen]
    envelopes: dict[str, Envelope] = {}
    for rating in chosen:
        curve = envelope_at_joint(rating.motor, Gear())
        if curve is not None:
            envelopes[rating.joint] = replace(curve, name="motor")
    speed, torque = (np.stack([getattr(r.run, x) for r in chosen], -1) for x in ("speed", "torque"))
    at_shaft = Joints.named([r.joint for r in chosen], ["rad"] * len(chosen))
    means = [
        # in a dwell nothing turns
        [cycle_rms(r.run.t, r.run.speed, heaviest.cycle.dwell, 0.0) for r in chosen],
        [r.rms_torque for r in chosen],
    ]
    return torque_speed_figure(speed, torque, at_shaft, envelopes, look, notes, np.array(means))


def _rows(values: Any, request: FigureRequest, what: str, quantity: str = "effort") -> Array:
    """The columns to be shown of an array (N, n)."""
    values, robot = np.asarray(values), request.robot
    count = robot.nq if quantity == "position" else robot.n
    if what == "torque" and values.shape == (robot.n,):
        raise InputError(
            "torques of one state are no curve; what they are spent on is a picture: "
            "plot(arm.torque_budget(q, qd, qdd), arm)"
        )
    if values.ndim != 2 or values.shape[-1] != count:
        raise InputError(
            f"{what} of robot {robot.name!r} needs an array (N, {count}), got {values.shape}"
        )
    return request.of(quantity).part(values)


def torque_picture(values: Any, request: FigureRequest, subplots: bool | None = None) -> Figure:
    tau = _rows(values, request, "torque")
    return torque_figure(request.t, tau, request.efforts.joints, request.look, subplots=subplots)


def mass_matrix_picture(values: Any, request: FigureRequest) -> Figure:
    M = _rows(values, request, "mass-matrix", "velocity")[request.speeds.columns]
    return mass_matrix_figure(M, request.speeds.joints, request.look)


def _histogram(
    values: Any,
    request: FigureRequest,
    of: str = "peak",
    nominal: Any = None,
    quantity: str = "effort",
) -> Figure:
    samples, columns = _rows(values, request, "histogram", quantity), request.of(quantity)
    marked = None if nominal is None else columns.part(np.asarray(nominal))
    return histogram_figure(samples, columns.joints, of, marked, request.look, quantity=quantity)


def _compare(
    values: Any,
    request: FigureRequest,
    other: Any = None,
    names: Sequence[str] = ("first", "second"),
    quantity: str = "effort",
) -> Figure:
    if other is None:
        raise InputError("compare needs the other run: plot(tau, arm, what='compare', other=...)")
    first, columns = _rows(values, request, "compare", quantity), request.of(quantity)
    second = columns.part(np.asarray(other))
    return comparison_figure(
        request.t, first, second, columns.joints, names, request.look, quantity
    )


ARRAY_PICTURES: dict[str, Callable[..., Figure]] = {
    "torque": torque_picture,
    "mass-matrix": mass_matrix_picture,
    "histogram": _histogram,
    "compare": _compare,
}
