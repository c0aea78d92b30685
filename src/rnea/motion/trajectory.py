"""Trajectory: positions, velocities and accelerations of named joints over time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from rnea.motion.limits import Peaks, State
from rnea.spatial.numbers import Array


class Motion(Protocol):
    """What every profile answers; all in closed form.

    span: lowest and highest position of each joint. at(t): position and rates at any times (...).
    lasting: the same path in another time.
    """

    @property
    def joint_names(self) -> tuple[str, ...]: ...
    @property
    def duration(self) -> float: ...
    @property
    def peaks(self) -> Peaks: ...
    @property
    def span(self) -> tuple[Array, Array]: ...
    def at(self, t: Any) -> State: ...
    def lasting(self, duration: float) -> Motion: ...


@dataclass(frozen=True, eq=False)
class Trajectory:
    """t (N,) in s; q, qd, qdd (N, n) in rad or m and their rates, columns as in joint_names."""

    t: Array
    q: Array
    qd: Array
    qdd: Array
    joint_names: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.t)


def sampled(motion: Motion, samples: int) -> Trajectory:
    """A motion at equally spaced times, both ends included."""
    t = np.linspace(0.0, motion.duration, samples)
    q, qd, qdd, _ = motion.at(t)
    return Trajectory(t, q, qd, qdd, motion.joint_names)
