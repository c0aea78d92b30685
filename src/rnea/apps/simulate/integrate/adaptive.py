"""scipy's methods with their own step size; results at given times come from dense output."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import Any, NoReturn

import numpy as np

from rnea.apps.simulate.hybrid_state import HybridState
from rnea.apps.simulate.integrate.fixed import Log
from rnea.apps.simulate.phases.phases import Phases
from rnea.core.spatial.numbers import Array
from rnea.errors import RneaError, SimulationError
from rnea.system.optional_packages import optional

_MOST_EVENTS = 100_000


def scipy_for(method: str) -> Any:
    """scipy.integrate, or an error that says how to get it."""
    return optional("scipy.integrate", f"method {method.lower()} needs", "rk4 needs none")


def advance(
    phases: Phases,
    method: str,
    tolerances: dict[str, float],
    log: Log,
    keep: Callable[[HybridState], None],
    instant: HybridState,
    times: Array,
) -> tuple[HybridState, bool]:
    """From one instant through all times (increasing, after it); and whether to stop there.

    `keep` gets each of them but the last, which is the next stretch's first.
    """
    scipy, waiting, last = scipy_for(method), list(times), instant

    def unpacked(t: float, y: Array) -> HybridState:
        nonlocal last
        there = _unpack(phases, instant, t, y)
        phases.refuse_infinite(last, t, there.q, there.qd)
        last = there
        return there

    for _ in range(_MOST_EVENTS):
        if not waiting:
            return instant, False
        guards = _guards(phases, instant)
        steps, recording = _recording(getattr(scipy, method))
        start = np.concatenate([instant.q, instant.qd, instant.x])
        try:
            with np.errstate(over="ignore", invalid="ignore"):
                run = scipy.solve_ivp(
                    _packed(phases, instant),
                    (instant.t, waiting[-1]),
                    start,
                    method=recording,
                    **tolerances,
                    dense_output=True,
                    events=list(guards.values()),
                )
        except (RneaError, ValueError) as problem:
            # what was computed until then is kept; guards may not have seen the last step
            with suppress(RneaError, np.linalg.LinAlgError):
                for step in steps[: len(steps) - bool(guards)]:
                    while waiting[0] < step.t:
                        keep(unpacked(waiting[0], step(waiting.pop(0))))
            if isinstance(problem, RneaError | np.linalg.LinAlgError):
                raise
            # Radau's method factors the Jacobian of the rates, which is not finite there
            t, y = (steps[-1].t, steps[-1](steps[-1].t)) if steps else (instant.t, start)
            _refuse(phases, last, t, y, str(problem))
        reached = float(run.t[-1])
        while waiting and (waiting[0] < reached or run.status == 0):
            t = waiting.pop(0)
            if t < times[-1]:
                keep(unpacked(t, run.sol(t)))
        if run.status == 0:
            return unpacked(reached, run.y[:, -1]), False
        if run.status < 0:
            _refuse(phases, last, float(run.t[-1]), run.y[:, -1], run.message)
        which = np.array([k for k, t in zip(guards, run.t_events, strict=True) if len(t)])
        there = unpacked(reached, run.y[:, -1])
        instant, words, ends = phases.happened(there, which)
        log(instant.t, words)
        if ends:
            return instant, True
    raise phases.chattering(instant.t, int(which[0]))


def _recording(solver: type) -> tuple[list[Any], type]:
    """A solver of scipy's that leaves each of its steps, a function of time, in a list."""
    steps: list[Any] = []

    class RecordingSolver(solver):  # type: ignore[misc]
        def dense_output(self) -> Any:
            steps.append(super().dense_output())
            return steps[-1]

    return steps, RecordingSolver


def _refuse(phases: Phases, last: HybridState, t: float, y: Array, message: str) -> NoReturn:
    q, qd, _ = _parts(last, y)
    loops = phases.plant.positions.loops
    # near a singular configuration steps become smaller without end
    phases.refuse_infinite(last, t, q if loops is None else q + np.nan, qd)
    worst = phases.plant.names[int(np.argmax(np.abs(qd)))]
    raise SimulationError(
        f"the method gives up at t = {t:.9g} s ({message}); joint {worst!r} is the fastest there"
    )


# a guard that is zero at the start of a phase would be met there and then; so much later it counts
_SLACK = 1e-12


def _guards(phases: Phases, instant: HybridState) -> dict[int, Callable[[float, Array], float]]:
    """The guards of a phase as functions of their own; those that cannot turn are not watched."""
    first = phases.guards(instant, *instant.state)
    slack = np.where(first <= _SLACK, _SLACK - np.minimum(first, 0.0), 0.0)

    @lru_cache(maxsize=1)
    def all_guards(t: float, y: bytes) -> Array:
        return phases.guards(instant, t, *_parts(instant, np.frombuffer(y))) + slack

    def single(k: int) -> Callable[[float, Array], float]:
        def guard(t: float, y: Array) -> float:
            return float(all_guards(t, y.tobytes())[k])

        guard.terminal, guard.direction = True, -1.0  # type: ignore[attr-defined]
        return guard

    return {k: single(k) for k in phases.watched(instant)}


def _packed(phases: Phases, instant: HybridState) -> Callable[[float, Array], Array]:
    rate, along = phases.rate(instant), phases.plant.positions.along

    def packed(t: float, y: Array) -> Array:
        q, qd, x = _parts(instant, y)
        return np.concatenate([along.rate(q, qd), *rate(t, q, qd, x)])

    return packed


def _parts(instant: HybridState, y: Array) -> tuple[Array, Array, Array]:
    """q, qd and x of scipy's state, in the lengths that they have at an instant."""
    nq = len(instant.q)
    n = nq + len(instant.qd)
    return y[:nq], y[nq:n], y[n:]


def _unpack(phases: Phases, instant: HybridState, t: float, y: Array) -> HybridState:
    positions = phases.plant.positions
    q, qd, x = _parts(instant, y)
    # quaternions may have any length on the way: their rates are linear in them. Interpolation
    # may leave last bits on what does not move
    q = positions.unmoved(instant.q, positions.along.ended(q, qd, q), instant.held)
    qd = np.where(instant.held, 0.0, qd)
    return replace(instant, t=t, q=q, qd=qd, x=x.copy())
