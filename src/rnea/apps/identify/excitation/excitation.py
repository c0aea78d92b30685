"""Excitation: an exciting motion, and how well a robot will be known after it."""

from __future__ import annotations

import math
from dataclasses import dataclass

from rnea.apps.trajectory.profiles.fourier import Fourier
from rnea.core.recursions.regressors.base_parameters import BaseParameters
from rnea.core.spatial.numbers import Array
from rnea.errors import counted


def rows_of(time: float, rate: float) -> int:
    """Of a recording that begins and ends with the motion."""
    return math.ceil(time * rate * (1 - 1e-12)) + 1


@dataclass(frozen=True, eq=False)
class Use:
    """How much of its bounds a motion uses, (n,) each: extremes, and shares of what is allowed.

    clearance: m between the nearest frame's origin and what it has to keep from; None without any.
    """

    lowest: Array
    highest: Array
    velocity: Array
    acceleration: Array
    effort: Array
    velocity_share: Array
    acceleration_share: Array
    effort_share: Array
    clearance: float | None


@dataclass(frozen=True, eq=False)
class Excitation:
    """An exciting motion.

    motion       in closed form, at rest at both ends
    base         the parameters that it tells of; values (base,) of the robot's file
    noise        (n,) standard deviation of torques that was assumed, N m or N
    rate         samples a second that the deviations are of
    deviations   (base,): expected standard deviation of every base parameter
    logdet       of the information of one sample on average; random: those of the random series
    use          of its bounds
    seed, descents, seconds   how it was found; the first two find it again
    whole        whether they do: False where the time ended within a descent
    notes        what a user should know

    >>> from rnea import load
    >>> from rnea.identify import excite
    >>> options = {"velocity": 2, "reach": 1, "noise": 0.1, "random": 5, "restarts": 1}
    >>> found = excite(load("one_link"), 3.0, **options)
    >>> found.motion.duration, found.samples, found.factor > 1
    (3.0, 3001, True)
    """

    motion: Fourier
    base: BaseParameters
    values: Array
    noise: Array
    rate: float
    deviations: Array
    logdet: float
    random: Array
    use: Use
    seed: int
    restarts: int
    seconds: float
    whole: bool = True
    notes: tuple[str, ...] = ()

    @property
    def random_best(self) -> float:
        """The largest log det of the random series."""
        return float(self.random.max())

    @property
    def factor(self) -> float:
        """By how much standard deviations are smaller than after the best random series, in the
        geometric mean: exp(Δ log det / (2 base)).

        >>> # twice the determinant's 2·36th root
        >>> round(math.exp((72 * math.log(2)) / (2 * 36)), 12)
        2.0
        """
        return math.exp((self.logdet - self.random_best) / (2 * len(self.base)))

    @property
    def samples(self) -> int:
        """Rows of a recording of this motion."""
        return rows_of(self.motion.duration, self.rate)

    def __repr__(self) -> str:
        return (
            f"<Excitation of {counted(len(self.motion.joint_names), 'joint')}, "
            f"{self.motion.duration:g} s, "
            f"{len(self.base)} base parameters {self.factor:.3g} times as well known as after the "
            f"best of {len(self.random)} random motions>"
        )
