"""Trajectory: positions, velocities and accelerations of named joints over time."""

from __future__ import annotations

from dataclasses import dataclass

from rnea.spatial.numbers import Array


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
