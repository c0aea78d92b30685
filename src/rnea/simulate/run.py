"""A run: one robot from a state through time, recorded at every step."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from rnea.errors import InputError
from rnea.simulate import adaptive, fixed
from rnea.simulate.control import Wired, whole_number
from rnea.simulate.controllers import Reference
from rnea.simulate.instant import Event, Moment
from rnea.simulate.lugre import LuGre
from rnea.simulate.motor_side import delivered
from rnea.simulate.phases import Phases
from rnea.simulate.plant import Plant
from rnea.simulate.result import Simulation
from rnea.simulate.stability import (
    gear_swings,
    growth_rate,
    linearized,
    refuse_unstable,
    sampled_growth,
)
from rnea.simulate.steps import Method, method_named
from rnea.simulate.stopped import SimulationError
from rnea.spatial.numbers import Array

_MOST_STEPS = 20_000_000


@dataclass(frozen=True, eq=False)
class Order:
    """What is to be run.

    time, step   s; the step is that of the method and of the record, or with adaptive methods of
                 the record alone
    wanted       the motion that a controller follows, for the tracking error
    progress     called with the time reached, now and then
    notes        what a user should know already before the run
    """

    time: float
    step: float
    method: str = "rk4"
    rtol: float = 1e-9
    atol: float = 1e-12
    events: Sequence[Event] = ()
    wanted: Reference | None = None
    progress: Callable[[float], None] | None = None
    check_step: bool = True
    notes: tuple[str, ...] = ()


@dataclass
class _Record:
    """Rows of a run as they come."""

    moments: list[Moment] = field(default_factory=list)
    qdd: list[Array] = field(default_factory=list)
    tau: list[Array] = field(default_factory=list)
    through: list[Array] = field(default_factory=list)
    events: list[tuple[float, str]] = field(default_factory=list)

    def keep(self, phases: Phases, moment: Moment) -> None:
        state = (moment.t, moment.q, moment.qd, moment.x)
        self.moments.append(moment)
        # what overflows is found at the end of the step
        with np.errstate(over="ignore", invalid="ignore"):
            self.qdd.append(phases.rate(moment)(*state)[0])
            on = phases.torques(moment, *state)
        self.tau.append(on.delivered)
        self.through.append(on.through)

    def log(self, t: float, words: list[str]) -> None:
        self.events += [(t, word) for word in words]


def run(plant: Plant, control: Wired, q: Array, qd: Array, order: Order) -> Simulation:
    """Simulate; errors on the way carry what was computed until then."""
    method, steps = method_named(order.method), steps_of(order)
    _refuse_outside(plant, q)
    notes = (*order.notes, *checked(plant, control, q, qd, order, method))
    phases = Phases(plant, control, order.events, order.step / 2)
    record = _Record()
    try:
        _go(phases, method, phases.start(0.0, q, qd), steps, order, record)
    except SimulationError as problem:
        if record.moments:
            problem.result = _result(phases, record, order, notes)
        raise
    return _result(phases, record, order, notes)


def _go(
    phases: Phases, method: Method, moment: Moment, steps: int, order: Order, record: _Record
) -> None:
    control, h = phases.control, order.time / steps
    every = _steps_per_sample(control, h)
    # between samples nothing jumps; without samples an adaptive method may take the whole way
    stretch = 1 if method.step is not None else (every or steps)
    first = 0
    while True:
        if every and first % every == 0:
            control.sample(moment.t, moment.q, moment.qd)
        # torques may have jumped: who is at rest must be asked again
        before, moment = moment, phases.resolved(moment)
        record.log(moment.t, phases.changes(before, moment))
        record.keep(phases, moment)
        if first == steps:
            break
        last = min(first + stretch, steps)
        if method.step is not None:
            moment, ends = fixed.advance(phases, method.step, moment, last * h, record.log)
        else:
            times = np.arange(first + 1, last + 1) * h
            moment, ends = adaptive.advance(
                phases,
                method.scipy,
                moment,
                times,
                record.log,
                _all_but(record, phases, times[-1]),
                order.rtol,
                order.atol,
            )
        if ends:
            record.keep(phases, moment)
            break
        first = last
        if order.progress is not None:
            order.progress(moment.t)


def _all_but(record: _Record, phases: Phases, last: float) -> Callable[[Moment], None]:
    """Keep every moment before the last one, which is kept when the next stretch begins."""

    def keep(moment: Moment) -> None:
        if moment.t < last:
            record.keep(phases, moment)

    return keep


def _result(phases: Phases, record: _Record, order: Order, notes: tuple[str, ...]) -> Simulation:
    plant, moments = phases.plant, record.moments
    t = np.array([m.t for m in moments])
    q, qd, x, held = (
        np.array([getattr(m, name) for m in moments]) for name in ("q", "qd", "x", "held")
    )
    works, bristles = x[:, -phases.works :], x[:, : -phases.works]
    notes = (*notes, *_too_stiff(plant, qd, order))
    n = plant.joints
    return Simulation(
        joint_names=plant.joint_names,
        method=order.method,
        step=order.step,
        t=t,
        q=q[:, :n],
        qd=qd[:, :n],
        qdd=np.array(record.qdd)[:, :n],
        tau=_tau(plant, record),
        held=held[:, :n],
        kinetic=np.asarray(plant.kinetic(q, qd)),
        potential=np.asarray(plant.potential(q)),
        input=works[:, 0],
        external=works[:, 1],
        friction=works[:, 2],
        stops=np.array([m.lost for m in moments]),
        bristles=_bristles(plant, bristles),
        wanted=None if order.wanted is None else np.asarray(order.wanted(t)[0]),
        events=tuple(record.events),
        notes=notes,
        **_of_gears(plant, record, q, qd, works),
    )


def _tau(plant: Plant, record: _Record) -> Array:
    tau = np.array(record.tau)
    return tau if plant.gears is None else delivered(plant.gears, tau)


def _bristles(plant: Plant, z: Array) -> Array | None:
    """One per joint: its friction is at the joint or at its motor, not at both."""
    if not z.shape[1] or plant.gears is None:
        return z if z.shape[1] else None
    out = z[:, : plant.joints].copy()
    out[:, plant.gears.joints] += z[:, plant.joints :]
    return out


def _of_gears(plant: Plant, record: _Record, q: Array, qd: Array, works: Array) -> dict[str, Array]:
    gears = plant.gears
    if gears is None:
        return {}
    transmitted = _tau(plant, record)
    transmitted[:, gears.joints] = np.array(record.through)
    return {
        "elastic": gears.energy(q),
        "gears": works[:, 3],
        "motor_q": delivered(gears, q),
        "motor_qd": delivered(gears, qd),
        "transmitted": transmitted,
    }


def _too_stiff(plant: Plant, qd: Array, order: Order) -> list[str]:
    """A note on bristles that an explicit step could not follow at the speeds reached."""
    if not isinstance(plant.friction, LuGre) or order.method not in ("euler", "rk4"):
        return []
    fastest = np.array([plant.friction.relaxation(row) for row in qd]).max(axis=0)
    worst = int(np.argmax(fastest))
    if fastest[worst] * order.step < 2.7:
        return []
    return [
        f"the bristles of joint {plant.joint_names[worst]!r} follow at up to {fastest[worst]:.3g} "
        f"1/s: too stiff for a step of {order.step:g} s; {2.5 / fastest[worst]:.2g} s would do"
    ]


def steps_of(order: Order) -> int:
    """How many steps an order takes; refuses times that make no whole number of them."""
    for what, value in (("time", order.time), ("step", order.step)):
        if not (math.isfinite(value) and value > 0):
            raise InputError(f"the {what} must be a positive number of seconds, not {value:g}")
    if order.step > order.time:
        raise InputError(f"a step of {order.step:g} s is longer than the time of {order.time:g} s")
    if order.time / order.step > _MOST_STEPS:
        raise InputError(
            f"{order.time:g} s in steps of {order.step:g} s are more than {_MOST_STEPS} steps; "
            f"take steps of {order.time / _MOST_STEPS:.3g} s or more"
        )
    return whole_number(order.time, order.step, "the time", "steps")


def _steps_per_sample(control: Wired, h: float) -> int:
    if not control.period:
        return 0
    return whole_number(control.period, h, "the sampling time", "steps")


def _refuse_outside(plant: Plant, q: Array) -> None:
    stops = plant.stops
    for name, at, low, high in zip(plant.joint_names, q, stops.lower, stops.upper, strict=True):
        if not low <= at <= high:
            raise InputError(
                f"joint {name!r} starts at {at:g}, outside its stops {low:g} .. {high:g}; "
                "start inside, or simulate without stops"
            )


def checked(
    plant: Plant, control: Wired, q: Array, qd: Array, order: Order, method: Method
) -> tuple[str, ...]:
    """Refuse a step that is too long; a note on a controller that samples too slowly."""
    if not order.check_step or plant.n == 0:
        return ()
    viscous, gears = plant.friction.viscous, plant.gears

    def inside(q: Array, qd: Array) -> Array:
        if gears is None:
            return -viscous * qd
        # as if all teeth touched, on either flank: the stiffest that may come
        return gears.on_states(gears.engaged(q, qd)) - viscous * qd

    def law(q: Array, qd: Array) -> Array:
        return control.law.torque(0.0, q, qd)

    def alone(q: Array, qd: Array) -> Array:
        return plant.forward(q, qd, inside(q, qd))

    def closed(q: Array, qd: Array) -> Array:
        return plant.forward(q, qd, law(q, qd) + inside(q, qd))

    swings, notes = gear_swings(plant, q, order.step, method)
    if not control.period:
        matrices = linearized(closed, q, qd)
        refuse_unstable(method, *matrices, order.step, plant.joint_names, swings)
        return notes
    A, B = linearized(alone, q, qd)
    refuse_unstable(method, A, B, order.step, plant.joint_names, swings)
    gains = linearized(law, q, qd)
    growth = sampled_growth(A, B, plant.mass_matrix(q), gains, control.period)
    by_itself = np.exp(max(growth_rate(A, B), 0.0) * control.period)
    if np.any(gains) and growth > by_itself * (1 + 1e-6):
        return (
            *notes,
            f"the controller samples too slowly for its gains: every {control.period:g} s errors "
            f"grow by {growth:.3g} at the start",
        )
    return notes
