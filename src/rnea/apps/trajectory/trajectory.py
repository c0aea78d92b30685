"""What a motion is: in closed form (`Motion`), or as samples over time (`Trajectory`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, Self

import numpy as np

from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.repr_motion import motion_table
from rnea.core import model as models
from rnea.core.spatial import Table, Tabled, number
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, counted


class State(NamedTuple):
    """Where the joints are at some times: q (..., nq); and how they move: the others (..., nv).

    qd, qdd, jerk: per s, s² and s³

    >>> from rnea.motion import point_to_point
    >>> state = point_to_point([0.0], [1.0], "cubic", ["hip"], duration=2.0).at(1.0)
    >>> state.q, state.qd, state.qdd
    (array([0.5]), array([0.75]), array([0.]))
    """

    q: Array
    qd: Array
    qdd: Array
    jerk: Array


@dataclass(frozen=True, eq=False)
class Peaks:
    """The largest |velocity|, |acceleration|, |jerk| of each speed (nv,) over a whole motion.

    >>> from rnea.motion import point_to_point
    >>> peaks = point_to_point([0.0], [1.0], "cubic", ["hip"], duration=2.0).peaks
    >>> peaks.velocity, peaks.acceleration  # 1.5 way / T, 6 way / T²
    (array([0.75]), array([1.5]))
    """

    velocity: Array
    acceleration: Array
    jerk: Array

    def __getitem__(self, rate: str) -> Array:
        values: Array = getattr(self, rate)
        return values


class Motion(Protocol):
    """What every profile answers; all in closed form.

    span: lowest and highest number of each coordinate. at(t): position and rates at any times
    (...). lasting: the same path in another time.

    >>> from rnea.motion import point_to_point
    >>> motion: Motion = point_to_point([0.0], [1.0], "cubic", ["hip"], duration=2.0)
    >>> motion.at(1.0).q, motion.lasting(4.0).duration
    (array([0.5]), 4.0)
    """

    @property
    def joint_names(self) -> tuple[str, ...]:
        """The joints, in the order of the columns."""
        ...

    @property
    def columns(self) -> Columns:
        """The names and units of the numbers."""
        ...

    @property
    def duration(self) -> float:
        """s."""
        ...

    @property
    def peaks(self) -> Peaks:
        """The largest speed, acceleration and jerk of each joint."""
        ...

    @property
    def span(self) -> tuple[Array, Array]: ...
    def at(self, t: Any) -> State: ...
    def lasting(self, duration: float) -> Self: ...


@dataclass(frozen=True, eq=False, repr=False)
class Trajectory(Tabled):
    """t (N,) in s; q (N, nq) in rad or m, qd and qdd (N, nv) per s and s².

    columns names them; where it is not given, each joint has one coordinate.
    joint_names: the joints, in the order of the columns

    >>> import numpy as np
    >>> t = np.array([0.0, 0.5])
    >>> still = np.zeros((2, 1))
    >>> len(Trajectory(t, still, still, still, ("hip",)))
    2
    """

    t: Array
    q: Array
    qd: Array
    qdd: Array
    joint_names: tuple[str, ...]
    columns: Columns = field(default=None, repr=False)  # type: ignore[assignment]

    def __post_init__(self) -> None:
        if self.columns is None:
            object.__setattr__(self, "columns", Columns.of(self.joint_names))
        self.columns.put_in_order(self)

    def __len__(self) -> int:
        return len(self.t)

    def _table(self) -> Table:
        title = f"Trajectory of {counted(len(self), 'sample')}"
        if not len(self):
            return motion_table(f"{title}: {', '.join(self.joint_names)}", self.columns, {}, {})
        title += f", {number(self.t[0], 5)} to {number(self.t[-1], 5)} s"
        places = {"first": self.q[0], "last": self.q[-1]}
        places |= {"lowest": self.q.min(axis=0), "highest": self.q.max(axis=0)}
        speeds = {
            heading: np.abs(values).max(axis=0)
            for heading, values in (("peak speed", self.qd), ("peak acceleration", self.qdd))
        }
        return motion_table(title, self.columns, places, speeds)


def sampled(motion: Motion, samples: int) -> Trajectory:
    """A motion at equally spaced times, both ends included.

    >>> from rnea.motion import point_to_point
    >>> sampled(point_to_point([0.0], [1.0], "cubic", ["hip"], duration=2.0), 3).q.ravel()
    array([0. , 0.5, 1. ])
    """
    t = np.linspace(0.0, motion.duration, samples)
    q, qd, qdd, _ = motion.at(t)
    return Trajectory(t, q, qd, qdd, motion.joint_names, motion.columns)


def finite_times(t: Any) -> Array:
    """Times as an array; complex ones are let through, for derivatives by a complex step."""
    t = np.asarray(t)
    if t.dtype.kind != "c":
        t = t.astype(float)
    if not np.all(np.isfinite(t)):
        raise InputError("a motion is evaluated at finite times; got NaN or infinity")
    return t


def positions(values: Any, columns: Columns, what: str) -> Array:
    """Where all joints are, (nq,), with quaternions of length 1."""
    out = finite(values, columns.positions, what)
    if columns.model is not None:
        models.warn_of_degrees(columns.model, out)
    if not columns.curved or columns.model is None:
        return out
    out = models.normalized(columns.model, out)
    for k in np.flatnonzero(np.isnan(out)):
        raise InputError(f"{what}: {columns.positions[k]!r} is part of a quaternion of length 0")
    return out


def finite(values: Any, names: tuple[str, ...], what: str) -> Array:
    """As many finite numbers as there are names."""
    out = models.as_array(values, names, what)
    if out.shape != (len(names),):
        raise InputError(
            f"{what}: expected {counted(len(names), 'value')} ({', '.join(names)}), got an array "
            f"{out.shape}"
        )
    for k in np.flatnonzero(~np.isfinite(out)):
        raise InputError(f"{what}: joint {names[k]!r} is {out[k]:g}, not a finite number")
    return out
