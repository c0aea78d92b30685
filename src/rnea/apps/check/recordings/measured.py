"""Measured: a recording as it is compared with a model, rows on a uniform clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.identify.data.prepare import Prepared
from rnea.core.model import Model
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

if TYPE_CHECKING:
    from rnea.robot import Robot

LEAST_ROWS = 30
"""Fewer say nothing about noise."""
MOVES = 1e-3
"""rad/s or m/s: a joint that is never faster stands still, and its friction is not told."""
SHORTEST = 1.0
"""s: in less, any motion looks like any other."""
_FEW = 0.2  # of the rows


@dataclass(frozen=True, eq=False)
class MeasuredMotion:
    """t (N,) in s, equally spaced; q, qd, qdd, effort (N, n) in the robot's order of joints.

    raw     (M, n): effort before it was filtered; its noise says where it comes from
    raw_t   (M,): when that was, in s of the same clock
    raw_q   (M, n): positions before they were filtered, where these are known
    used    (N,): rows that count; others are gaps, saturated, or spoilt by the ends of a filter
    sure    (N, n): where a joint's direction of motion, and so its friction, is known
    filtered   what the filter of the efforts makes of other values (N, ...) on this clock
    """

    t: Array
    q: Array
    qd: Array
    qdd: Array
    effort: Array
    raw: Array
    raw_t: Array
    used: Array
    sure: Array
    filtered: Callable[[Array], Array]
    raw_q: Array | None = None

    @classmethod
    def of(
        cls,
        t: Array,
        q: Array,
        qd: Array,
        qdd: Array,
        effort: Array,
        raw: Array | None = None,
        used: Array | None = None,
        sure: Array | None = None,
        filtered: Callable[[Array], Array] | None = None,
        raw_t: Array | None = None,
    ) -> MeasuredMotion:
        """Of arrays; all rows are used, all directions known and nothing filtered unless told
        otherwise, and efforts were recorded at these rows."""
        rows = np.ones(len(t), dtype=bool) if used is None else np.asarray(used, dtype=bool)
        known = np.ones(q.shape, dtype=bool) if sure is None else np.asarray(sure, dtype=bool)
        # of a joint that hardly moves at all the direction does not matter
        known = known | (known[rows].mean(axis=0) < _FEW)
        before, when = effort if raw is None else raw, t if raw_t is None else raw_t
        return cls(t, q, qd, qdd, effort, before, when, rows, known, filtered or (lambda x: x))

    @classmethod
    def of_log(cls, prepared: Prepared) -> MeasuredMotion:
        """Of a log made ready; rows at bounds of an effort do not count, if any others do."""
        used = prepared.inside & ~prepared.saturated.any(axis=1)
        made = cls.of(
            *(prepared.t, prepared.q, prepared.qd, prepared.qdd),
            effort=prepared.tau,
            raw=prepared.log.effort,
            raw_t=prepared.log.t - prepared.lag,
            used=used if used.any() else prepared.inside,
            sure=prepared.sure_direction(),
            filtered=prepared.filtered,
        )
        return replace(made, raw_q=prepared.log.q)

    @property
    def step(self) -> float:
        """Seconds from row to row."""
        return float(self.t[-1] - self.t[0]) / (len(self.t) - 1)

    @property
    def recorded(self) -> Array:
        """(N, n): efforts as they were recorded, no filter, in the mean from the row before to
        each; zero in the first. What comes later is in none of them."""
        steps = np.diff(self.raw_t)[:, None] * (self.raw[1:] + self.raw[:-1]) / 2
        impulse = np.concatenate([np.zeros((1, self.raw.shape[1])), np.cumsum(steps, axis=0)])
        at = np.stack([np.interp(self.t, self.raw_t, x) for x in impulse.T], axis=-1)
        return np.concatenate([0 * at[:1], np.diff(at, axis=0) / self.step])

    @property
    def moving(self) -> Array:
        """(n,): which joints move at all."""
        return np.abs(self.qd[self.used]).max(axis=0) > MOVES

    @property
    def unmeasured(self) -> Array:
        """(n,): joints whose effort never changes although they move, or is zero throughout."""
        constant = np.ptp(self.raw, axis=0) == 0
        return np.asarray(constant & (self.moving | ~self.raw.any(axis=0)))

    def kept(self) -> MeasuredMotion:
        """The rows that count, alone; they are no clock that a filter could go over."""
        rows = {
            key: getattr(self, key)[self.used]
            for key in ("t", "q", "qd", "qdd", "effort", "used", "sure")
        }
        return replace(self, **rows)


def too_short(measured: MeasuredMotion) -> str:
    """Why nothing can be told of so little; empty where something can."""
    count = int(measured.used.sum())
    seconds = count * measured.step
    if count >= LEAST_ROWS and seconds >= SHORTEST:
        return ""
    return (
        f"{seconds:.2g} s ({count} rows) are left beside the ends that the filter spoils and "
        f"rows at a bound; {SHORTEST:g} s and {LEAST_ROWS} rows at least are needed"
    )


def refuse_free_base(model: Model) -> None:
    """An error for robots that float or walk."""
    if any(body.joint.nv > 1 for body in model.bodies if body.parent == 0):
        raise InputError(
            f"{model.name} has a base that is free to move: a recording of its joints does not "
            "say how the base moved and what it stood on. rnea --base fixed log ... takes it as "
            "standing"
        )


def refuse_unfit(robot: Robot, measured: MeasuredMotion) -> None:
    """Errors for what cannot be compared, with the reason."""
    model = robot.model
    refuse_free_base(model)
    for body in model.bodies:
        if body.follows is not None:
            raise InputError(
                f"joint {body.joint.name!r} of {model.name} follows {body.follows.joint!r}, and "
                "what each of them adds to an effort cannot be told apart; hold both: "
                f"--lock {body.follows.joint}=VALUE"
            )
    model.refuse_loops("a comparison with a recording")
    model.require_single_axes("a comparison with a recording")
    shape = (len(measured.t), model.nv)
    for name in ("q", "qd", "qdd", "effort"):
        values = getattr(measured, name)
        if values.shape != shape:
            raise InputError(f"{name} has shape {values.shape}; the robot needs {shape}")
        if not np.all(np.isfinite(values)):
            raise InputError(f"{name} has numbers that are none")
    count = int(measured.used.sum())
    if count < LEAST_ROWS:
        raise InputError(f"{count} rows are too few to compare: {LEAST_ROWS} at least")
