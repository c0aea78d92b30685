"""Point-to-point motion by a quintic in time: starts and ends at rest, also in acceleration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rnea.motion.profiles import Quintic
from rnea.motion.rest_to_rest import RestToRest
from rnea.motion.trajectory import Trajectory, sampled


def quintic(
    start: Any, end: Any, duration: float, samples: int, joint_names: Sequence[str]
) -> Trajectory:
    """All joints from start to end in the same time.

    With s = t/T: q = q0 + (q1 - q0)(10 s³ - 15 s⁴ + 6 s⁵), whose peak speed is 15/8 of the mean.
    """
    return sampled(RestToRest(start, end, Quintic(), duration, joint_names), samples)
