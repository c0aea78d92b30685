"""A run: one robot from a state through time, recorded at every step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from rnea.apps.simulate.compiled.blocks import StepBlocks
from rnea.apps.simulate.compiled.step_loops import Compiled
from rnea.apps.simulate.control.control import ControlLoop, Reference, whole_number
from rnea.apps.simulate.control.user_functions import UserFunction
from rnea.apps.simulate.friction.friction import LuGre
from rnea.apps.simulate.hybrid_state import Event, HybridState
from rnea.apps.simulate.integrate import adaptive, fixed
from rnea.apps.simulate.integrate.stability import check_step
from rnea.apps.simulate.integrate.steps import Method, method_named
from rnea.apps.simulate.partial_results import keeping
from rnea.apps.simulate.phases.phases import Phases
from rnea.apps.simulate.plant import Plant
from rnea.apps.simulate.recorder import COLUMNS, Recorder
from rnea.apps.simulate.result import Simulation
from rnea.apps.trajectory.columns import Columns
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, SimulationError, require_number

_MOST_STEPS = 20_000_000


@dataclass(frozen=True, eq=False)
class RunSettings:
    """What is to be run, and how.

    time, step   s; the step is that of the method and of the record, or with adaptive methods of
                 the record alone
    wanted       the motion that a controller follows, for the tracking error
    progress     called with the time reached, now and then
    notes        what a user should know already before the run
    columns      what the numbers of the robot are called; where nothing is said, each speed is
                 that of a joint of its name
    """

    duration: float
    step: float
    method: str = "rk4"
    rtol: float = 1e-9
    atol: float = 1e-12
    events: Sequence[Event] = ()
    wanted: Reference | None = None
    progress: Callable[[float], None] | None = None
    check_step: bool = True
    notes: tuple[str, ...] = ()
    columns: Columns | None = None


def run(
    plant: Plant,
    control: ControlLoop,
    q: Array,
    qd: Array,
    settings: RunSettings,
    compiled: Compiled | str = "nobody compiled them",
) -> Simulation:
    """Simulate; errors on the way carry what was computed until then.

    compiled: steps of this plant, this controller and this method in machine code, or why there
    are none.
    """
    method, steps = method_named(settings.method), steps_of(settings.duration, settings.step)
    if method.step is None:
        # before any work rather than after it
        adaptive.scipy_for(method.scipy)
    _refuse_outside(plant, q)
    notes = settings.notes
    if settings.check_step:
        notes = (*notes, *check_step(plant, control, q, qd, settings.step, method))
    phases = Phases(plant, control, settings.events, settings.step / 2)
    recorder = Recorder(phases)

    def result() -> Simulation | None:
        if recorder.empty:
            return None
        try:
            return _result(phases, recorder, settings, notes, compiled)
        except SimulationError as problem:
            # the motion to follow cannot be asked for again
            unwanted, more = replace(settings, wanted=None), (f"no tracking error: {problem}",)
            return _result(phases, recorder, unwanted, (*notes, *more), compiled)

    with keeping(result, lambda: recorder.reached):
        _go(phases, method, phases.start(0.0, q, qd), steps, settings, recorder, compiled)
        return _result(phases, recorder, settings, notes, compiled)


def _go(
    phases: Phases,
    method: Method,
    instant: HybridState,
    steps: int,
    settings: RunSettings,
    recorder: Recorder,
    compiled: Compiled | str,
) -> None:
    control, h = phases.control, settings.duration / steps
    every = whole_number(control.period, h, "the sampling time", "steps") if control.period else 0
    advance: Callable[[HybridState, Array], tuple[HybridState, bool]]
    blocks = None
    if method.step is not None:
        trials: fixed.Trials = fixed.PythonTrials(phases, method.step)
        if not isinstance(compiled, str):
            blocks = StepBlocks(compiled, method.step, phases, steps, h, every)
            trials = blocks.trials
        advance, stretch = partial(fixed.advance, phases, trials, recorder.log), 1
    else:
        tolerances = {"rtol": settings.rtol, "atol": settings.atol}
        log, keep = recorder.log, recorder.keep
        advance = partial(adaptive.advance, phases, method.scipy, tolerances, log, keep)
        # between samples nothing jumps; without samples it may take the whole way
        stretch = every or steps
    progress = settings.progress and UserFunction(settings.progress, "progress=")
    first, sampled, refused = 0, -1, True
    while True:
        if blocks is not None and not refused and first < steps:
            if not blocks.samples:
                sampled = _sampled(control, instant, first, every, sampled)
            instant, first, refused = blocks.advance(instant, first, recorder)
            if progress is not None:
                progress(instant.t)
            if not refused:
                continue
        sampled = _sampled(control, instant, first, every, sampled)
        if blocks is None or not (refused and blocks.stands):
            # torques may have jumped: who is at rest must be asked again
            before, instant = instant, phases.resolved(instant)
            recorder.log(instant.t, phases.changes(before, instant))
        end = min(first + 1, steps) * h
        known = None if blocks is None else blocks.trials.row(instant, end - instant.t)
        recorder.keep(instant, known)
        if first == steps:
            break
        last = min(first + stretch, steps)
        instant, ends = advance(instant, np.arange(first + 1, last + 1) * h)
        if ends:
            recorder.keep(instant)
            break
        first, refused = last, False
        if progress is not None:
            progress(instant.t)


def _sampled(control: ControlLoop, instant: HybridState, k: int, every: int, last: int) -> int:
    """A sample, if one is due at step k and was not taken yet; and the step of the latest one."""
    if not every or k % every or k == last:
        return last
    control.sample(instant.t, instant.q, instant.qd)
    return k


def _result(
    phases: Phases,
    recorder: Recorder,
    settings: RunSettings,
    notes: tuple[str, ...],
    compiled: Compiled | str,
) -> Simulation:
    plant, gears, n = phases.plant, phases.plant.gears, phases.plant.joints
    positions, nq = plant.positions, plant.joint_numbers
    columns = recorder.columns()
    t, q, qd, x, held, lost, qdd, tau, through = (columns[name] for name in COLUMNS)
    bristles, works = x[:, : -phases.works], x[:, -phases.works :]
    of_gears: dict[str, Array] = {}
    if gears is not None:
        tau = gears.at_motors(tau)
        transmitted = tau.copy()
        transmitted[:, gears.joints] = through
        of_gears = {
            "elastic": gears.energy(q),
            "gears": works[:, 3],
            "motor_q": gears.positions_at_motors(q),
            "motor_qd": gears.at_motors(qd),
            "transmitted": transmitted,
        }
        if bristles.shape[1]:
            # one per joint: its friction is at the joint or at its motor, not at both
            bristles[:, gears.joints] += bristles[:, n:]
    wanted = None if settings.wanted is None else np.asarray(settings.wanted(t)[0])
    error = None
    if wanted is not None:
        # of the motors behind gears nobody wants anything
        whole = q.copy()
        whole[:, :nq] = wanted
        error = positions.difference(whole, q)[:, :n]
    named = settings.columns or Columns.of(plant.names[:n])
    return Simulation(
        joint_names=named.joints,
        columns=named,
        method=settings.method,
        step=settings.step,
        t=t,
        q=q[:, :nq],
        qd=qd[:, :n],
        qdd=qdd[:, :n],
        tau=tau,
        held=held[:, :n],
        kinetic=np.asarray(plant.kinetic(q, qd)),
        potential=np.asarray(plant.potential(q)),
        input=works[:, 0],
        external=works[:, 1],
        friction=works[:, 2],
        stops=lost,
        bristles=bristles[:, :n] if bristles.shape[1] else None,
        wanted=wanted,
        error=error,
        events=tuple(recorder.events),
        compiled=not isinstance(compiled, str),
        why_python=compiled if isinstance(compiled, str) else "",
        by_python=recorder.singly,
        notes=(*notes, *_too_stiff(plant, qd, settings)),
        **of_gears,
    )


def _too_stiff(plant: Plant, qd: Array, settings: RunSettings) -> list[str]:
    """A note on bristles that an explicit step could not follow at the speeds reached."""
    if not isinstance(plant.friction, LuGre) or settings.method not in (
        "semi_implicit_euler",
        "rk4",
    ):
        return []
    fastest = np.array([plant.friction.relaxation(row) for row in qd]).max(axis=0)
    worst = int(np.argmax(fastest))
    if fastest[worst] * settings.step < 2.7:
        return []
    return [
        f"the bristles of joint {plant.names[worst]!r} follow at up to {fastest[worst]:.3g} "
        f"1/s: too stiff for a step of {settings.step:g} s; {2.5 / fastest[worst]:.2g} s would do"
    ]


def steps_of(time: float, step: float) -> int:
    """How many steps a run takes; refuses times that make no whole number of them."""
    for what, value in (("duration", time), ("step", step)):
        if require_number(value, f"the {what}") <= 0:
            raise InputError(f"the {what} must be a positive number of seconds, not {value:g}")
    if step > time:
        raise InputError(f"a step of {step:g} s is longer than the time of {time:g} s")
    if time / step > _MOST_STEPS:
        raise InputError(
            f"{time:g} s in steps of {step:g} s are more than {_MOST_STEPS} steps; "
            f"take steps of {time / _MOST_STEPS:.3g} s or more"
        )
    return whole_number(time, step, "the time", "steps")


def _refuse_outside(plant: Plant, q: Array) -> None:
    stops, own = plant.stops, plant.positions.by_speed(q)
    for name, at, low, high in zip(plant.names, own, stops.lower, stops.upper, strict=True):
        if not low <= at <= high:
            raise InputError(
                f"joint {name!r} starts at {at:g}, outside its stops {low:g} .. {high:g}; "
                "start inside, or simulate without stops"
            )
