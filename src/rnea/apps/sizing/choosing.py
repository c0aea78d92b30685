"""Drives in the order in which an engineer would take them, for one cycle or several.

A drive is rated over every cycle, such as those of several payloads, and fits where it fits in all.
What fits comes before what does not, and a motor without a rated torque after all that fit: nobody
knows whether it bears the heat. What fits is ordered by its size, small before large. What does not
fit is ordered by how many limits it breaks in any of the cycles, and where that is equal by the
largest share of a limit that it uses.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace

from rnea.apps.sizing.joint_motion import JointMotion
from rnea.apps.sizing.rating import Rating, rate
from rnea.apps.sizing.ratio_choice import coolest_ratio, nearest_ratio
from rnea.core.description import Gear, Motor

Rated = tuple[Rating, ...]
"""One drive over every cycle."""


def rank(
    motors: Iterable[Motor], gear: Gear, motions: Sequence[JointMotion], most_ratio: float | None
) -> list[Rated]:
    """Every motor, the best first; size is the rated torque.

    Each behind the gear ratio up to `most_ratio` that leaves it coolest within its limits, or,
    where it fits behind none, behind the one that breaks the fewest limits by the least. Where
    most_ratio is None, behind the joint's own gear.
    """
    rated = [_behind_its_gear(motor, gear, motions, most_ratio) for motor in motors]
    return sorted(rated, key=lambda drive: (standing(drive), *_order(drive)))


def _order(drive: Rated) -> tuple[float, float]:
    return (motor_size(drive[0].motor), warmth(drive)) if fits(drive) else shortfall(drive)


def _behind_its_gear(
    motor: Motor, gear: Gear, motions: Sequence[JointMotion], most: float | None
) -> Rated:
    def behind(chosen: Gear) -> Rated:
        return tuple(rate(motor, chosen, motion) for motion in motions)

    if most is None:
        return behind(gear)
    free = gear.unlimited
    ratio = coolest_ratio(motor, free, motions, most)
    if ratio is not None:
        coolest = behind(replace(free, ratio=ratio))
        if fits(coolest):
            return coolest
    return behind(replace(free, ratio=nearest_ratio(motor, free, motions, most)))


def fits(drive: Rated) -> bool:
    """In every cycle."""
    return all(rating.fits for rating in drive)


def standing(drive: Rated) -> int:
    """0 where it fits, 1 where it breaks no limit but its heat is not known, 2 where it does not
    fit."""
    if not fits(drive):
        return 2
    return 0 if drive[0].heat_known else 1


def shortfall(drive: Rated) -> tuple[float, float]:
    """How many limits are broken in any of the cycles, and the largest share of one."""
    broken = {what for rating in drive for what in rating.broken}
    return len(broken), max(rating.worst for rating in drive)


def warmth(drive: Rated) -> float:
    """What the motor bears in the cycle that heats it most."""
    return max(r.rms_current if r.thermal is None else r.thermal for r in drive)


def motor_size(motor: Motor) -> float:
    """The rated torque; a motor without one comes last."""
    return math.inf if motor.rated_torque is None else float(motor.rated_torque)
