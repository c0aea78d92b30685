"""Fourier series that start and end at rest.

q(t) = start + Σ_k a_k (cos kωt - 1) + b_k sin kωt, ω = 2π/T, is where it started after every T. It
is at rest there where

    (1)  Σ k b_k = 0,     (2)  Σ k² a_k = 0,

no velocity and no acceleration. Both are linear, so all such series are the combinations of a few:
columns of a basis in which (1) and (2) hold by themselves.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.profiles.fourier import Fourier
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

LEAST_HARMONICS, MOST_HARMONICS = 2, 50


@dataclass(frozen=True, eq=False)
class Series:
    """All series of some harmonics in some time: 2 (harmonics - 1) numbers a joint, its shape.

    cosine, sine   (harmonics, width): of each column of the basis
    """

    duration: float
    cosine: Array
    sine: Array

    @classmethod
    def of(cls, duration: float, harmonics: int) -> Series:
        """Of a duration in s and a number of harmonics.

        >>> Series.of(10.0, 5).width
        8
        """
        if not (math.isfinite(duration) and duration > 0):
            raise InputError(f"the time must be a positive number of seconds, got {duration:g}")
        if not LEAST_HARMONICS <= harmonics <= MOST_HARMONICS:
            why = "" if harmonics > 1 else ": with fewer a series cannot start and end at rest"
            raise InputError(
                f"the number of harmonics must be from {LEAST_HARMONICS} to {MOST_HARMONICS}, such "
                f"as 5, not {harmonics}{why}"
            )
        k = np.arange(1, harmonics + 1)
        # the k-th harmonic is k times as fast: equal shares of speed, not of way
        a, b = (_without(weights / k) / k[:, None] for weights in (k**2, k))
        none = np.zeros_like(a)
        return cls(float(duration), np.hstack([a, none]), np.hstack([none, b]))

    @property
    def width(self) -> int:
        """How many numbers a joint has."""
        return self.cosine.shape[1]

    @property
    def harmonics(self) -> int:
        return len(self.cosine)

    def basis(self, samples: int) -> tuple[Array, Array, Array]:
        """(samples, width) each: way from the start, velocity and acceleration of every column, at
        equally spaced times from 0 on, the end left out."""
        pace = 2 * math.pi * np.arange(1, self.harmonics + 1) / self.duration
        angle = np.arange(samples)[:, None] * (self.duration / samples) * pace
        c, s = np.cos(angle), np.sin(angle)
        return (
            (c - 1) @ self.cosine + s @ self.sine,
            (-s * pace) @ self.cosine + (c * pace) @ self.sine,
            (-c * pace**2) @ self.cosine - (s * pace**2) @ self.sine,
        )

    def motion(self, start: Array, shape: Array, columns: Columns) -> Fourier:
        """In closed form, of a start (n,) and shapes (width, n)."""
        cosine, sine = self.cosine @ shape, self.sine @ shape
        return Fourier(start - cosine.sum(axis=0), cosine, sine, self.duration, columns)


def _without(direction: Array) -> Array:
    """An orthonormal basis (k, k - 1) of what stands at right angles to a direction (k,)."""
    return np.asarray(np.linalg.svd(direction[None])[2][1:].T)
