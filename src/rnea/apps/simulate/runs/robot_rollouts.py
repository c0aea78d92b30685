"""Many simulations of a robot at once: its step compiled, its numbers varied."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.apps.simulate.compiled.rigid_step import TRACEABLE, step_quantity
from rnea.apps.simulate.control.control import Controller, ControlLoop, GivenTorque, Reference
from rnea.apps.simulate.control.user_controllers import ControlFunction
from rnea.apps.simulate.control.user_functions import UserFunction
from rnea.apps.simulate.integrate.stability import check_step
from rnea.apps.simulate.integrate.steps import method_named
from rnea.apps.simulate.plant import Plant
from rnea.apps.simulate.rollouts import Rollouts
from rnea.apps.simulate.rollouts import rollouts as roll
from rnea.apps.simulate.run import steps_of
from rnea.apps.simulate.runs.control_options import ControlOptions, size_of
from rnea.apps.simulate.runs.device_rollouts import refuse_laws, rollouts_on_device
from rnea.apps.simulate.runs.plants import plant_of
from rnea.apps.simulate.runs.saturated_torques import cut_note
from rnea.apps.simulate.runs.simulation import refuse_open_start, require_switches, start_of
from rnea.apps.simulate.variation import Variation, drawn_parameters, variation
from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.recording import Recording
from rnea.apps.trajectory.trajectory import Motion, Trajectory
from rnea.core.model import as_array, trust_angles, warn_of_degrees
from rnea.core.spatial.numbers import Array
from rnea.engine.arrays.libraries import takes_others
from rnea.engine.cuda.cuda_kernel import device_number
from rnea.errors import (
    InputError,
    SimulationError,
    UnknownNameError,
    counted,
    name_of,
    require_count,
)
from rnea.robot.construction import warn_of_varied_point
from rnea.system.memory_limit import require_memory

if TYPE_CHECKING:
    from rnea.robot import Robot


def step_kernel(
    robot: Robot,
    method: str = "rk4",
    *,
    friction: bool = True,
    parameters: bool = False,
    dtype: Any = np.float64,
) -> Any:
    """One step of the robot as a kernel: (q, qd, tau, step[, parameters]) -> q, qd side by side.

    The step is traced from `simulate.rigid_step` and compiled like any quantity.
    """
    if name_of(method, "method") not in TRACEABLE:
        raise UnknownNameError("method of a compiled step", method, TRACEABLE)
    return robot.kernel(
        step_quantity(method), friction=friction, parameters=parameters, dtype=dtype
    )


@takes_others
def rollouts(
    robot: Robot,
    q: Any,
    qd: Any = None,
    *,
    duration: float,
    step: float = 1e-3,
    method: str = "rk4",
    samples: int | None = None,
    vary: str | Variation = "",
    seed: int = 0,
    friction: bool = True,
    every: int = 0,
    parameters: Array | None = None,
    progress: Callable[[float], None] | None = None,
    device: str = "cpu",
    torque: Any = None,
    tau_motors: Any = None,
    controller: str | Controller | ControlFunction | None = None,
    motion: Motion | Trajectory | Recording | Reference | None = None,
    frequency: float = 20.0,
    kp: Any = None,
    kd: Any = None,
    model: Robot | None = None,
    ignore: Sequence[str] = (),
    saturation: Any = True,
) -> Rollouts:
    """Many motions at once through one compiled step: q (N, nq), qd (N, n), or one state.

    samples, vary, seed   how many, what differs (mass=5%,friction=20%,payload=0:2,state=0.01)
    parameters            rows of `Robot.parameters` (N, bodies, 14), drawn by somebody else
    every                 keep every so many steps (default: the final states alone)
    device                "cpu", or "cuda": many steps in one launch, for torques given by time
    step, method, time, torque, tau_motors, controller, motion, frequency, kp, kd, model, ignore,
    saturation, progress  as for `simulate`; torques and controllers act at the beginning of each
                          step, a function of time may give (N, n). Nothing sticks, and there are
                          no stops.

    >>> from rnea import load
    >>> load("one_link").rollouts([1.5], duration=0.1, samples=100, vary="mass=5%").q.shape
    (100, 1)
    """
    require_switches(friction=friction)
    steps = steps_of(duration, step)
    samples = None if samples is None else require_count(samples, "samples", 1)
    every, seed = require_count(every, "every"), require_count(seed, "seed")
    options = ControlOptions(
        torque=torque,
        tau_motors=tau_motors,
        controller=controller,
        motion=motion,
        frequency=frequency,
        kp=kp,
        kd=kd,
        model=model,
        ignore=ignore,
        saturation=saturation,
    )
    plant = plant_of(robot, "viscous" if friction else "off")
    vary = variation(vary)
    warn_of_varied_point(robot, max(vary.payload))
    per_sample = 3 * (robot.nq + robot.n) + vary.of_parameters * robot.parameters.size
    if every > 0:
        per_sample += (robot.nq + robot.n) * (steps // every + 1)
    cure = "take fewer samples, or several runs with another seed each"
    if samples is not None:
        require_memory(8 * samples * per_sample, f"{samples} samples", cure)
    start_q, start_qd = _starts(robot, plant, q, qd, samples)
    refuse_open_start(robot, "off", start_q, stops=False)
    warn_of_degrees(robot.model, start_q)
    trust_angles(robot.model)
    rng = np.random.default_rng(seed)
    drawn: dict[str, Array] = {}
    if vary.of_parameters:
        if parameters is not None:
            raise InputError("give either parameters= or what to vary of them, not both")
        parameters, drawn = drawn_parameters(robot.model, vary, len(start_q), rng)
    if vary.state:
        drawn["state"] = np.asarray(rng.uniform(-vary.state, vary.state, start_qd.shape))
        start_q = plant.positions.integrate(start_q, drawn["state"])
    if parameters is not None:
        parameters = np.asarray(parameters, dtype=float).reshape(-1, robot.parameters.size)
    first = _first_finite(plant, start_q, start_qd)
    law = options.law(robot, plant, start_q[first], len(start_q))
    followed = options.followed_by(law, robot)
    limit = options.limit(robot, plant)
    loop, most = ControlLoop(law, limit, period=step), np.zeros(robot.n)
    if name_of(method, "method") not in TRACEABLE:
        raise UnknownNameError("method of a compiled step", method, TRACEABLE)
    at = start_q[first], start_qd[first]
    looked_at = ControlLoop(_alone(law, first), limit, period=step)
    found = check_step(plant, looked_at, *at, step, method_named(method))

    def applied_torque(t: float, q: Array, qd: Array) -> Array:
        given = law.torque(t, q, qd)
        if isinstance(law, GivenTorque):
            np.maximum(most, np.abs(np.atleast_2d(given)).max(axis=0), out=most)
        return loop.limited(given)

    def finished(many: Rollouts) -> Rollouts:
        moved_in = start_of(robot, plant)[1] if q is None else ()
        of_law = (*options.notes(law, plant), *found, *cut_note(robot, limit, most))
        return replace(many, drawn=drawn, notes=(*moved_in, *of_law, *_lost(many)))

    number = device_number(device)
    progress = progress and UserFunction(progress, "progress=")
    if number is not None:
        refuse_laws(law)

    def rolled() -> Rollouts:
        if number is not None:
            return rollouts_on_device(
                robot,
                method,
                friction,
                start_q,
                start_qd,
                steps,
                step,
                torque=applied_torque,
                device=number,
                parameters=parameters,
                every=every,
                progress=progress,
            )
        return roll(
            step_kernel(robot, method, friction=friction, parameters=parameters is not None),
            start_q,
            start_qd,
            steps,
            step,
            torque=applied_torque,
            positions=plant.positions,
            columns=Columns.of(robot.model),
            parameters=parameters,
            wanted=None if followed is None else lambda t: followed(t)[0],
            every=every,
            progress=progress,
        )

    try:
        return finished(rolled())
    except SimulationError as problem:
        problem.result = problem.result and finished(problem.result)
        raise


def _lost(many: Rollouts) -> Iterator[str]:
    """A note on rollouts whose rows are not finite."""
    lost = np.flatnonzero(~np.isnan(many.blown_up))
    if len(lost):
        first = lost[int(np.argmin(many.blown_up[lost]))]
        yield (
            f"{len(lost)} of {counted(len(many), 'rollout')} ended in states that are not finite "
            f"(blown_up), the first by t = {many.blown_up[first]:.4g} s (row {first}): take a "
            "smaller step, or look at the torques; with loops, at singular configurations"
        )


def _alone(law: Controller, row: int) -> Controller:
    """The law of one rollout, where torques are given for each of them."""
    if not isinstance(law, GivenTorque):
        return law

    def of_time(t: Any) -> Array:
        given = np.asarray(law.of_time(t))
        return np.asarray(given[row]) if given.ndim == 2 else given

    return GivenTorque(of_time)


def _first_finite(plant: Plant, q: Array, qd: Array) -> int:
    """The first start to look at; there may be others that have no finite numbers."""
    finite = np.isfinite(q).all(axis=1) & np.isfinite(qd).all(axis=1)
    if not finite.any():
        names = (*plant.positions.coordinates, *plant.positions.speeds)
        bad = int(np.argmin(np.isfinite(np.concatenate([q, qd], axis=1)[0])))
        hint = "" if plant.positions.plain else " (a quaternion of length 0 says no orientation)"
        raise InputError(
            f"no rollout starts from finite numbers: in the first one {names[bad]!r} is none{hint}"
        )
    return int(np.argmax(finite))


def _starts(
    robot: Robot, plant: Plant, q: Any, qd: Any, samples: int | None
) -> tuple[Array, Array]:
    q = start_of(robot, plant)[0] if q is None else as_array(q, robot.model.names("q"), "q")
    qd = np.zeros(robot.n) if qd is None else as_array(qd, robot.model.names("qd"), "qd")
    q, qd = np.atleast_2d(q), np.atleast_2d(qd)
    count = max(len(q), len(qd), samples or 1)
    try:
        many_q = np.array(np.broadcast_to(q, (count, robot.nq)))
        many_qd = np.array(np.broadcast_to(qd, (count, robot.n)))
    except ValueError:
        raise InputError(
            f"q {q.shape} and qd {qd.shape} do not make {count} states of {size_of(robot)}"
        ) from None
    return plant.positions.along.normalized(many_q), many_qd
