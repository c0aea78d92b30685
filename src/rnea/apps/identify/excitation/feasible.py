"""Series brought within their bounds, exactly; and series drawn at random that fill them.

Of way, velocity and acceleration the extremes of a Fourier series are known in closed form, joint
by joint. Torques and places are looked at in dense samples, with what may happen between two of
them; a series that is too large for them shrinks, all joints alike, towards its start.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.profiles.fourier import Fourier
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.system.cached import cached_property

if TYPE_CHECKING:
    from rnea.apps.identify.excitation.bounds import Bounds
    from rnea.apps.identify.excitation.series import Series
    from rnea.robot import Robot

_ROUNDING = 1e-9
_BETWEEN = 1e-3
"""Share of an effort limit that is left for what happens between dense samples."""
_PARTS = (1.0, 0.99, 0.98, 0.965, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05, 0.02)
_TRIES = 50
_TINY = 2.0**-7
_NEARER = (1.0, 0.7, 0.5, 0.3, 0.2, 0.1, 0.0)


@dataclass(frozen=True, eq=False)
class ExcitationCandidate:
    """A series: start (n,) and shape (width, n)."""

    start: Array
    shape: Array

    def times(self, factor: Array | float) -> ExcitationCandidate:
        """About its start, larger or smaller."""
        return ExcitationCandidate(self.start, self.shape * factor)


@dataclass(frozen=True, eq=False)
class Within:
    """What may be done with series of a robot: held against its bounds at `samples` times."""

    robot: Robot
    bounds: Bounds
    series: Series
    samples: int

    def motion(self, one: ExcitationCandidate) -> Fourier:
        return self.series.motion(one.start, one.shape, Columns.of(self.robot.model))

    @cached_property
    def _basis(self) -> tuple[Array, Array, Array]:
        return self.series.basis(self.samples)

    def states(self, one: ExcitationCandidate) -> tuple[Array, Array, Array]:
        """q, qd, qdd (samples, n)."""
        way, speed, rate = (part @ one.shape for part in self._basis)
        return one.start + way, speed, rate

    # ---- way, velocity and acceleration: exactly -------------------------------------------------

    def largest(self, one: ExcitationCandidate) -> Array:
        """The factor (n,) by which each joint could move more, or must move less."""
        b, motion = self.bounds, self.motion(one)
        low, high = motion.span
        with np.errstate(divide="ignore", invalid="ignore"):
            factors = [
                (b.upper - one.start) / np.maximum(high - one.start, 0.0),
                (one.start - b.lower) / np.maximum(one.start - low, 0.0),
                b.velocity / motion.peaks.velocity,
                b.acceleration / motion.peaks.acceleration,
            ]
        return np.asarray(np.nanmin(factors, axis=0) * (1 - _ROUNDING))

    # ---- torques and places: at dense times ------------------------------------------------------

    def allowed(self, one: ExcitationCandidate, strict: bool = True) -> bool:
        """Whether torques and places are as they must be; strict: between samples too."""
        return not self.why_not(one, strict)

    def why_not(self, one: ExcitationCandidate, strict: bool = True) -> str:
        """What is the matter with torques or places; empty if nothing is."""
        b, states = self.bounds, self.states(one)
        used = b.efforts_used(self.robot.inverse_dynamics(*states)).max(axis=0)
        k = int(used.argmax())
        if used[k] > 1 - _BETWEEN * strict:
            return f"joint {b.joint_names[k]!r} needs {used[k]:.3g} times the effort it may give"
        if not b.room:
            return ""
        places = b.origins(self.robot, states[0])
        # no origin gets farther from the nearer of two samples than half the way between them
        steps = np.linalg.norm(np.diff(places, axis=0), axis=-1).max(axis=0)
        left = b.room.clearance(places).min(axis=0) - 0.6 * steps * strict
        k = int(left.argmin())
        return f"frame {b.frames[k]!r} gets where it may not be" if left[k] < 0 else ""

    def shrunk(
        self, one: ExcitationCandidate, fixed: bool, least: float = 0.0
    ) -> ExcitationCandidate | None:
        """The same, as large as it may be, no larger than it is; None below the least part of it.

        fixed: it has to start where it does; else it may start a little beside.
        """
        if not fixed:
            one = self._moved(one)
        one = one.times(np.minimum(self.largest(one), 1.0))
        smaller = (one.times(part) for part in _PARTS if part >= least)
        return next((part for part in smaller if self.allowed(part)), None)

    def _moved(self, one: ExcitationCandidate) -> ExcitationCandidate:
        """No wider than its ranges, and so that it does not leave them."""
        b, (low, high) = self.bounds, self.motion(one).span
        width = np.maximum(high - low, np.finfo(float).tiny)
        factor = np.minimum((b.upper - b.lower) / width * (1 - 1e3 * _ROUNDING), 1.0)
        first, last = b.lower + factor * (one.start - low), b.upper - factor * (high - one.start)
        return ExcitationCandidate(np.clip(one.start, first, last), one.shape * factor)

    # ---- at random -------------------------------------------------------------------------------

    def drawn(self, rng: np.random.Generator, home: Array, fixed: bool) -> ExcitationCandidate:
        """A series at random that fills its bounds.

        home: a pose in which the robot can rest; fixed: every series has to start there.
        """
        for _ in range(_TRIES):
            shape = rng.normal(size=(self.series.width, len(home)))
            if fixed:
                one = ExcitationCandidate(home, shape)
                one = one.times(self.largest(one))
            else:
                one = self._rested(self._placed(shape, rng), home)
            found = self._halved(one)
            if found is not None:
                return found
        raise InputError(
            f"none of {_TRIES} motions at random keeps to the limits of effort and places, however "
            f"small: {self.why_not(one.times(_TINY))}; allow more, lock the joint (--lock), or say "
            "with q (--q) where to start"
        )

    def _rested(self, one: ExcitationCandidate, home: Array) -> ExcitationCandidate:
        """Started where the robot can rest: there, or nearer to home."""
        for part in _NEARER:
            start = home + part * (one.start - home)
            if not self.why_not_rest(start):
                break
        moved = ExcitationCandidate(start, one.shape)
        return moved.times(np.minimum(self.largest(moved), 1.0))

    def _placed(self, shape: Array, rng: np.random.Generator) -> ExcitationCandidate:
        """As large as ranges and speeds allow, anywhere between the limits of position."""
        b = self.bounds
        motion = self.motion(ExcitationCandidate(np.zeros(len(b.lower)), shape))
        low, high = motion.span
        peaks = motion.peaks
        factor = np.minimum(
            (b.upper - b.lower) / (high - low),
            np.minimum(b.velocity / peaks.velocity, b.acceleration / peaks.acceleration),
        ) * (1 - 1e3 * _ROUNDING)
        first, last = b.lower - factor * low, b.upper - factor * high
        return ExcitationCandidate(rng.uniform(first, last), shape * factor)

    def _halved(self, one: ExcitationCandidate) -> ExcitationCandidate | None:
        """About as large as torques and places allow, by bisection."""
        if self.allowed(one, strict=False):
            return one
        small, large = 0.0, 1.0
        for _ in range(7):
            middle = (small + large) / 2
            small, large = (
                (middle, large)
                if self.allowed(one.times(middle), strict=False)
                else (small, middle)
            )
        return one.times(small) if small > 0 else None

    def why_not_rest(self, q: Array) -> str:
        """Why the robot cannot stand at q (n,); empty if it can."""
        b = self.bounds
        for k in np.flatnonzero((q < b.lower) | (q > b.upper)):
            return (
                f"joint {b.joint_names[k]!r} at {q[k]:g} is outside its limits "
                f"{b.lower[k]:g} .. {b.upper[k]:g}"
            )
        zero = np.zeros_like(q)
        used = b.efforts_used(self.robot.inverse_dynamics(q, zero, zero))
        for k in np.flatnonzero(used > 1 - _BETWEEN):
            return (
                f"joint {b.joint_names[k]!r} needs {used[k]:.3g} times the effort that it may give "
                "to hold the robot there"
            )
        places = b.origins(self.robot, q)
        for what, clear in b.room.clearances(places).items():
            for k in np.flatnonzero(clear <= 0):
                at = ", ".join(f"{x:.3g}" for x in places[k])
                return f"frame {b.frames[k]!r} at ({at}) m is on the wrong side of {what}"
        return ""
