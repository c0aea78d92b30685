"""Limits of a motion, its exact peaks, and how much of each limit it uses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from rnea.errors import InputError
from rnea.spatial.numbers import Array

LIMITED_RATES = ("velocity", "acceleration", "jerk")


class State(NamedTuple):
    """Where the joints are at some times, and how they move: four arrays (..., n)."""

    q: Array
    qd: Array
    qdd: Array
    jerk: Array


@dataclass(frozen=True, eq=False)
class Peaks:
    """The largest |velocity|, |acceleration|, |jerk| of each joint (n,) over a whole motion."""

    velocity: Array
    acceleration: Array
    jerk: Array

    def __getitem__(self, rate: str) -> Array:
        values: Array = getattr(self, rate)
        return values

    def all(self) -> tuple[Array, Array, Array]:
        return self.velocity, self.acceleration, self.jerk


@dataclass(frozen=True, eq=False)
class Limits:
    """What each joint may do: arrays (n,), infinite where there is no limit."""

    joint_names: tuple[str, ...]
    velocity: Array
    acceleration: Array
    jerk: Array

    @classmethod
    def of(
        cls,
        joint_names: Sequence[str],
        velocity: Any = None,
        acceleration: Any = None,
        jerk: Any = None,
    ) -> Limits:
        """From one number for all joints, one per joint (None or inf: no limit), or nothing.

        >>> Limits.of(["a", "b"], velocity=[1, None], acceleration=2).velocity
        array([ 1., inf])
        """
        names = tuple(joint_names)
        given = zip(LIMITED_RATES, (velocity, acceleration, jerk), strict=True)
        return cls(names, *(_per_joint(rate, value, names) for rate, value in given))

    def __getitem__(self, rate: str) -> Array:
        values: Array = getattr(self, rate)
        return values

    def refuse_zero(self, moving: Array) -> None:
        """A joint that has a way to go cannot do so at no speed."""
        for rate in LIMITED_RATES:
            stuck = np.flatnonzero(moving & (self[rate] == 0))
            if len(stuck):
                raise InputError(
                    f"joint {self.joint_names[int(stuck[0])]!r} has to move, but its {rate} limit "
                    f"is 0; give it a positive one, or leave the joint where it is"
                )


def _per_joint(rate: str, value: Any, names: tuple[str, ...]) -> Array:
    entries = list(value) if isinstance(value, (Sequence, np.ndarray)) else [value] * len(names)
    if len(entries) != len(names):
        raise InputError(
            f"{rate} limits: {len(entries)} values for {len(names)} joints ({', '.join(names)})"
        )
    out = np.array([np.inf if entry is None else float(entry) for entry in entries])
    for name, entry in zip(names, out, strict=True):
        if not entry >= 0:
            raise InputError(f"joint {name!r}: a {rate} limit must be positive, got {entry:g}")
    out.setflags(write=False)
    return out


@dataclass(frozen=True, eq=False)
class Usage:
    """How much of its limits a motion uses.

    share     peak / limit of each rate (n,), 0 where there is no limit
    needed    the part of the duration (n,) in which each joint alone could do its motion
    joint     who decides the duration (None where nothing is limited or nothing moves), by which
              limits
    """

    share: dict[str, Array]
    needed: Array
    joint: str | None
    by: tuple[str, ...]


def usage(peaks: Peaks, limits: Limits) -> Usage:
    """Stretching a motion by k divides velocity by k, acceleration by k² and jerk by k³."""
    share = {rate: _share(peaks[rate], limits[rate]) for rate in LIMITED_RATES}
    demand = np.array([share[rate] ** (1 / k) for k, rate in enumerate(LIMITED_RATES, start=1)])
    needed = demand.max(axis=0, initial=0.0)
    if not len(needed) or needed.max() == 0:
        return Usage(share, needed, None, ())
    decides = int(needed.argmax())
    at_limit = demand[:, decides] >= needed[decides] * (1 - 1e-9)
    by = tuple(rate for rate, there in zip(LIMITED_RATES, at_limit, strict=True) if there)
    return Usage(share, needed, limits.joint_names[decides], by)


def _share(peak: Array, limit: Array) -> Array:
    # no limit: no share, also of an infinite jerk
    limited = np.isfinite(limit) & (peak > 0)
    out = np.zeros_like(peak)
    with np.errstate(divide="ignore"):
        np.divide(peak, limit, out=out, where=limited)
    return out
