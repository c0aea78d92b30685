"""scipy's methods with their own step size; results at given times come from dense output."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from rnea.simulate.fixed import Log
from rnea.simulate.instant import Moment
from rnea.simulate.phases import Phases
from rnea.simulate.stopped import BlowUpError, SimulationError, chattering
from rnea.spatial.numbers import Array

_MOST_EVENTS = 100_000


def advance(
    phases: Phases,
    method: str,
    moment: Moment,
    times: Array,
    log: Log,
    keep: Callable[[Moment], None],
    rtol: float,
    atol: float,
) -> tuple[Moment, bool]:
    """From one moment through all times (increasing, after it); `keep` gets each of them."""
    from scipy.integrate import solve_ivp  # type: ignore[import-untyped]

    waiting = list(times)
    for _ in range(_MOST_EVENTS):
        if not waiting:
            return moment, False
        guard, n = _Guards(phases, moment), len(moment.q)
        with np.errstate(over="ignore", invalid="ignore"):
            run = solve_ivp(
                _packed(phases.rate(moment), n),
                (moment.t, waiting[-1]),
                _pack(moment),
                method=method,
                rtol=rtol,
                atol=atol,
                dense_output=True,
                events=guard.functions(),
            )
        reached = float(run.t[-1])
        while waiting and (waiting[0] < reached or run.status == 0):
            t = waiting.pop(0)
            keep(_unpack(moment, t, run.sol(t)))
        if run.status == 0:
            return _unpack(moment, reached, run.y[:, -1]), False
        if run.status < 0:
            _refuse(phases, run, n)
        which = np.array([k for k, t in zip(guard.watched, run.t_events, strict=True) if len(t)])
        moment, words, ends = phases.happened(_unpack(moment, reached, run.y[:, -1]), which)
        log(moment.t, words)
        if ends:
            return moment, True
    raise chattering(phases.culprit(int(which[0])), moment.t)


def _refuse(phases: Phases, run: Any, n: int) -> None:
    last = run.y[: 2 * n, -1]
    bad = np.flatnonzero(~np.isfinite(last))
    if len(bad):
        raise BlowUpError(phases.plant.joint_names[bad[0] % n], float(run.t[-1]))
    worst = phases.plant.joint_names[int(np.argmax(np.abs(last[n:])))]
    raise SimulationError(
        f"the method gives up at t = {run.t[-1]:.9g} s ({run.message}); joint {worst!r} is the "
        "fastest there"
    )


# a guard that is zero at the start of a phase would be met there and then; so much later it counts
_SLACK = 1e-12


class _Guards:
    """The guards of a phase as functions of their own; those that cannot turn are not watched."""

    def __init__(self, phases: Phases, moment: Moment) -> None:
        self._phases, self._moment = phases, moment
        self._at: tuple[float, bytes] = (np.nan, b"")
        self._values = np.zeros(0)
        self.watched: Sequence[int] = phases.watched(moment)
        first = phases.guards(moment, moment.t, moment.q, moment.qd, moment.x)
        self._slack = np.where(first <= _SLACK, _SLACK - np.minimum(first, 0.0), 0.0)

    def functions(self) -> list[Any]:
        made: list[Any] = []
        for k in self.watched:

            def guard(t: float, y: Array, k: int = k) -> float:
                return float(self._all(t, y)[k] + self._slack[k])

            guard.terminal, guard.direction = True, -1.0  # type: ignore[attr-defined]
            made.append(guard)
        return made

    def _all(self, t: float, y: Array) -> Array:
        key = (t, y.tobytes())
        if key != self._at:
            n = len(self._moment.q)
            self._at = key
            self._values = self._phases.guards(self._moment, t, y[:n], y[n : 2 * n], y[2 * n :])
        return self._values


def _packed(rate: Callable[..., tuple[Array, Array]], n: int) -> Callable[[float, Array], Array]:
    def packed(t: float, y: Array) -> Array:
        qd = y[n : 2 * n]
        qdd, xd = rate(t, y[:n], qd, y[2 * n :])
        return np.concatenate([qd, qdd, xd])

    return packed


def _pack(moment: Moment) -> Array:
    return np.concatenate([moment.q, moment.qd, moment.x])


def _unpack(moment: Moment, t: float, y: Array) -> Moment:
    n = len(moment.q)
    # interpolation may leave last bits on what does not move
    q = np.where(moment.held, moment.q, y[:n])
    qd = np.where(moment.held, 0.0, y[n : 2 * n])
    return replace(moment, t=t, q=q, qd=qd, x=y[2 * n :].copy())
