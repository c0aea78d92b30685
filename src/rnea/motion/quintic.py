"""Point-to-point motion by a quintic in time: starts and ends at rest, also in acceleration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from rnea.motion.trajectory import Trajectory


def quintic(
    start: Any, end: Any, duration: float, samples: int, joint_names: Sequence[str]
) -> Trajectory:
    """All joints from start to end in the same time.

    With s = t/T: q = q0 + (q1 - q0)(10 s³ - 15 s⁴ + 6 s⁵), whose peak speed is 15/8 of the mean.
    """
    start, end = np.asarray(start, dtype=float), np.asarray(end, dtype=float)
    t = np.linspace(0.0, duration, samples)
    s = t[:, None] / duration
    way = end - start
    return Trajectory(
        t,
        start + way * (s**3 * (10 - 15 * s + 6 * s**2)),
        way * (30 * s**2 * (1 - s) ** 2) / duration,
        way * (60 * s * (1 - s) * (1 - 2 * s)) / duration**2,
        tuple(joint_names),
    )
