"""Many runs at once: a batch of states goes through one compiled step, again and again.

Nothing is located inside a step and nothing sticks (see `rigid_step`): rollouts are for thousands
of smooth motions, `run` for one with events.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from rnea.apps.simulate.integrate.positions import Positions
from rnea.apps.simulate.partial_results import keeping
from rnea.apps.trajectory.columns import Columns
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

Torque = Callable[[float, Array, Array], Array]
"""t, q (N, nq), qd (N, n) -> tau, (N, n) or (n,)."""


@dataclass(frozen=True, eq=False)
class Rollouts:
    """Final states q (N, nq), qd (N, n); every `every`-th state on the way, where asked for:
    t_kept (K,), q_kept (K, N, nq), qd_kept (K, N, n).

    columns names those of q and of qd; where it is not given, each joint has one. largest_error
    (N, n): furthest that each joint was from the wanted motion, of joints with several speeds along
    each of them; None without one. blown_up (N,): the time at which a rollout had no finite state
    any more, NaN for those that kept theirs. drawn: the factors and loads that were drawn at
    random, by name.
    joint_names: the joints; step: s; notes: what a user should know

    >>> from rnea import load
    >>> runs = load("one_link").rollouts([1.5], duration=0.1, samples=3, vary="mass=5%")
    >>> len(runs), runs.q.shape, sorted(runs.drawn)
    (3, (3, 1), ['mass'])
    """

    joint_names: tuple[str, ...]
    duration: float
    step: float
    q: Array
    qd: Array
    t_kept: Array
    q_kept: Array
    qd_kept: Array
    blown_up: Array
    largest_error: Array | None = None
    drawn: Mapping[str, Array] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    columns: Columns = field(default=None)  # type: ignore[assignment]

    def __post_init__(self) -> None:
        if self.columns is None:
            object.__setattr__(self, "columns", Columns.of(self.joint_names))

    @classmethod
    def of_states(
        cls,
        columns: Columns,
        steps: int,
        h: float,
        last: Array,
        kept: Sequence[tuple[float, Array]],
        blown_up: Array,
        largest_error: Array | None = None,
    ) -> Rollouts:
        """Of states (N, nq + n): the last, and those that were kept, with their times.

        >>> never = np.full(3, np.nan)
        >>> ended = Rollouts.of_states(Columns.of(["hip"]), 2, 0.1, np.ones((3, 2)), [], never)
        >>> len(ended), ended.duration
        (3, 0.2)
        """
        nq = len(columns.positions)
        history = np.array([state for _, state in kept]).reshape(len(kept), *last.shape)
        return cls(
            joint_names=columns.joints,
            columns=columns,
            duration=steps * h,
            step=h,
            q=last[:, :nq].copy(),
            qd=last[:, nq:].copy(),
            t_kept=np.array([t for t, _ in kept]),
            q_kept=history[:, :, :nq],
            qd_kept=history[:, :, nq:],
            blown_up=blown_up,
            largest_error=largest_error,
        )

    def __len__(self) -> int:
        return len(self.q)

    def __repr__(self) -> str:
        return f"<Rollouts: {len(self)} runs of {self.duration:g} s in steps of {self.step:g} s>"


def rollouts(
    kernel: Callable[..., Array],
    q: Array,
    qd: Array,
    steps: int,
    h: float,
    *,
    torque: Torque | None,
    positions: Positions,
    columns: Columns,
    parameters: Array | None = None,
    wanted: Callable[[float], Array] | None = None,
    every: int = 0,
    progress: Callable[[float], None] | None = None,
) -> Rollouts:
    """kernel(q, qd, tau, step[, parameters], out=) -> (N, nq + n): states after a step.

    q (N, nq), qd (N, n); parameters (N, k) where the kernel takes them.
    """
    if q.ndim != 2 or qd.ndim != 2 or len(q) != len(qd):
        raise InputError(
            f"rollouts start from q (N, {positions.nq}) and qd (N, {positions.nv}), got {q.shape} "
            f"and {qd.shape}"
        )
    nq, n = positions.nq, positions.nv
    more: list[Any] = [] if parameters is None else [parameters]
    state = np.ascontiguousarray(np.concatenate([q, qd], axis=1))
    other = np.empty_like(state)
    size, tau = np.array([h]), np.zeros(n)
    blown_up = np.full(len(q), np.nan)
    worst = None if wanted is None else np.zeros_like(qd)
    kept: list[tuple[float, Array]] = []
    k = 0

    def result() -> Rollouts:
        return Rollouts.of_states(columns, k, h, state, kept, blown_up, worst)

    with keeping(result, lambda: k * h), np.errstate(over="ignore", invalid="ignore"):
        for k in range(steps + 1):
            t, q_now, qd_now = k * h, state[:, :nq], state[:, nq:]
            if worst is not None and wanted is not None:
                off = positions.difference(wanted(t), q_now)
                np.maximum(worst, np.abs(off), out=worst)
            if every and k % every == 0:
                kept.append((t, state.copy()))
            if k == steps:
                break
            if torque is not None:
                tau = torque(t, q_now, qd_now)
            kernel(q_now, qd_now, tau, size, *more, out=other)
            state, other = other, state
            if k % 50 == 49 or k == steps - 1:
                _note_blown_up(state, blown_up, (k + 1) * h)
                if progress is not None:
                    progress((k + 1) * h)
    return result()


def _note_blown_up(state: Array, blown_up: Array, t: float) -> None:
    """Looked for now and then, so the time is that of the look."""
    # one sum tells whether anything is wrong at all
    if not np.isfinite(state.sum()):
        lost = ~np.isfinite(state).all(axis=1) & np.isnan(blown_up)
        blown_up[lost] = t
