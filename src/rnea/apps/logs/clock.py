"""Clock: how regularly the rows of a recording follow each other."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.errors import counted

# a step so many times as long as usual, and so many times as far from it as most are, means that
# something is missing in between
_GAP, _FAR = 1.75, 8.0


@dataclass(frozen=True)
class Clock:
    """rate in Hz, of the usual (median) step; jitter in s, RMS about it of the steps without gaps.

    gaps: how many steps are so long that rows are missing; lost: how many rows they would have held
    longest: the longest gap in s, which begins at `longest_at`
    repeats: rows whose time had been there already

    >>> clock = Clock.of(np.array([0.0, 0.1, 0.2, 0.3, 0.6, 0.7]))
    >>> clock.rate, clock.gaps, len(clock.notes())
    (10.0, 1, 1)
    """

    rate: float
    jitter: float = 0.0
    gaps: int = 0
    lost: int = 0
    longest: float = 0.0
    longest_at: float = 0.0
    repeats: int = 0

    @classmethod
    def of(cls, t: Array, repeats: int = 0) -> Clock:
        """Of times (N,) that increase, at least two.

        >>> Clock.of(np.array([0.0, 0.1, 0.2, 0.3, 0.6, 0.7]))
        Clock(rate=10.0, jitter=0.0, gaps=1, lost=2, longest=0.3, longest_at=0.3, repeats=0)
        """
        steps = np.round(np.diff(t), 12)
        usual = float(np.median(steps))
        spread = float(np.median(np.abs(steps - usual)))
        gaps = steps > max(_GAP * usual, usual + _FAR * spread)
        jitter = float(np.sqrt(np.mean((steps[~gaps] - usual) ** 2)))
        longest = int(np.argmax(steps))
        lost = int(np.sum(np.round(steps[gaps] / usual) - 1))
        where = (float(steps[longest]), float(t[longest])) if gaps.any() else (0.0, 0.0)
        return cls(1 / usual, round(jitter, 12), int(gaps.sum()), lost, *where, repeats)

    def notes(self) -> list[str]:
        """Sentences about what is not regular."""
        notes = []
        if self.repeats:
            repeat = "row repeats" if self.repeats == 1 else "rows repeat"
            notes.append(f"{self.repeats} {repeat} a time stamp; the first of each is kept")
        if self.gaps:
            missing = f"{counted(self.lost, 'row')} {'is' if self.lost == 1 else 'are'} missing"
            notes.append(
                f"{counted(self.gaps, 'gap')} in time, where about {missing}; the "
                f"longest takes {self.longest:.3g} s, from t = {self.longest_at:.6g} s"
            )
        if self.jitter * self.rate > 0.1:
            notes.append(
                f"time stamps jitter by {1e3 * self.jitter:.3g} ms (RMS), "
                f"{self.jitter * self.rate:.0%} of a step"
            )
        return notes
