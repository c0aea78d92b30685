"""What a cycle asks of a gearbox, beside what its maker allows.

The mean torque is the one that lives of gears are reckoned with: of the torque T at an output that
turns at ω

    (1) Tm = (∫ |T|^p |ω| dt / ∫ |ω| dt)^(1/p)

p is 3 for strain-wave gears, whose life is that of a ball bearing (Harmonic Drive, selection
procedure), and 10/3 for cycloidal gears, whose life is that of roller bearings (Nabtesco). Nothing
turns in a dwell, so it does not count there; it does count in the mean speed of the input. The
holding torque counts as a peak.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.apps.sizing.cycle import cycle_mean
from rnea.apps.sizing.electrics import integral
from rnea.apps.sizing.exceeded_limits import beyond, exceeds
from rnea.apps.sizing.joint_motion import JointMotion
from rnea.core.description import Gear, Gearbox
from rnea.core.spatial.numbers import Array


@dataclass(frozen=True)
class GearboxLoad:
    """Torques at the output (N m or N), speeds at the input (rad/s), and shares of the limits.

    average_torque, peak_torque: equation 1, and the largest, holding included
    average_speed, peak_speed: over the cycle, dwell included, and the highest
    shares: by name, value over limit; what the maker does not limit is left out
    problems: what is beyond its limit

    >>> t = np.array([0.0, 1.0])
    >>> steady = JointMotion("j", t, t * 0 + 2, t * 0, t * 0 + 50, 0.0)
    >>> load = gearbox_load(Gearbox(ratio=100, peak_torque=80, max_speed=400), steady)
    >>> load.peak_speed, load.worst
    (200.0, 0.625)
    """

    average_torque: float
    peak_torque: float
    average_speed: float
    peak_speed: float
    shares: dict[str, float]
    problems: tuple[str, ...]

    @property
    def worst(self) -> float:
        """The largest share; 0 where nothing is limited."""
        return max(self.shares.values(), default=0.0)

    @property
    def strength_used(self) -> float | None:
        """The larger share of the torques' limits; None where no torque is limited."""
        shares = [x for what, x in self.shares.items() if what.endswith("torque")]
        return max(shares, default=None)


def gearbox_load(gearbox: Gearbox | Gear, motion: JointMotion) -> GearboxLoad:
    """One gearbox, or a gear with limits, on one joint's cycle.

    >>> t = np.array([0.0, 1.0])
    >>> steady = JointMotion("j", t, t * 0 + 2, t * 0, t * 0 + 50, 0.0)
    >>> gearbox_load(Gearbox(ratio=100, peak_torque=40), steady).problems
    ('gearbox peak torque 50 of 40 N m (+25 %)',)
    """
    size, speed, ratio = np.abs(motion.tau), np.abs(motion.qd), abs(float(gearbox.ratio))
    values = {
        "average torque": average_torque(motion, float(gearbox.life_exponent)),
        "peak torque": max(float(size.max()), abs(motion.hold) if motion.dwell else 0.0),
        "average speed": cycle_mean(motion.t, speed, motion.dwell, 0.0) * ratio,
        "peak speed": float(speed.max()) * ratio,
    }
    limits = {
        "average torque": (gearbox.average_torque, motion.unit),
        "peak torque": (gearbox.peak_torque, motion.unit),
        "average speed": (gearbox.average_speed, "rad/s"),
        "peak speed": (gearbox.max_speed, "rad/s"),
    }
    shares, problems = {}, []
    for what, (most, unit) in limits.items():
        if most is None:
            continue
        shares[what] = values[what] / float(most)
        if exceeds(shares[what]):
            problems.append(beyond(f"gearbox {what}", values[what], float(most), unit))
    return GearboxLoad(
        average_torque=values["average torque"],
        peak_torque=values["peak torque"],
        average_speed=values["average speed"],
        peak_speed=values["peak speed"],
        shares=shares,
        problems=tuple(problems),
    )


def average_torque(motion: JointMotion, exponent: float) -> float:
    """Equation 1; of a joint that never turns the same mean by time."""
    size, speed = np.abs(motion.tau), np.abs(motion.qd)
    largest = float(max(size.max(), abs(motion.hold)))
    if largest == 0:
        return 0.0
    # powers of shares: large torques must not overflow
    powers: Array = (size / largest) ** exponent
    way = integral(motion.t, speed) if len(motion.t) > 1 else 0.0
    if way > 0:
        mean = integral(motion.t, powers * speed) / way
    else:
        mean = cycle_mean(motion.t, powers, motion.dwell, (abs(motion.hold) / largest) ** exponent)
    return largest * float(mean ** (1 / exponent))
