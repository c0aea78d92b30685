"""Motors and gearboxes chosen together, the ratios those that can be bought.

The pair is what is small or large. Its size is the mass of both, where the catalogues give a mass
for every motor and every gearbox; else the motor's rated torque times the peak torque of the
gearbox's family. That product weighs a motor of twice the torque as much as a gearbox of twice the
torque, whatever kinds they are: a tiny motor behind a huge gearbox does not win, nor the reverse.
Of pairs of one size the one that leaves its motor coolest is taken. Motors whose heat cannot be
checked come after all that fit.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from rnea.apps.sizing.choosing import Rated, fits, motor_size, shortfall, standing, warmth
from rnea.apps.sizing.exceeded_limits import exceeds
from rnea.apps.sizing.gearbox_loads import gearbox_load
from rnea.apps.sizing.joint_motion import JointMotion
from rnea.apps.sizing.rating import Rating, rate
from rnea.core.description import Gearbox, Motor

PairSize = Callable[[Motor, Gearbox], tuple[float, float]]


def rank_pairs(
    motors: Sequence[Motor], gearboxes: Sequence[Gearbox], motions: Sequence[JointMotion]
) -> list[Rated]:
    """Every motor behind its best gearbox, the best pair first.

    The best gearbox of a motor: where it fits behind any, the one with which the pair is smallest;
    else the one with which the fewest limits are broken, by the least.
    """
    size = pair_size(motors, gearboxes)
    # what a cycle asks of a gearbox is the same whatever the motor is: asked once
    asked = [(box, _shortfall_of_gearbox(box, motions)) for box in gearboxes]
    bearing = [box for box, (broken, _) in asked if not broken]
    failing = sorted(((box, bound) for box, bound in asked if bound[0]), key=lambda pair: pair[1])

    def best(motor: Motor) -> Rated:
        found, rated = _smallest(motor, bearing, motions, size)
        return found or _nearest(motor, rated, failing, motions)

    def order(drive: Rated) -> tuple[float, ...]:
        if not fits(drive):
            return (standing(drive), *shortfall(drive))
        motor, box = drive[0].motor, drive[0].gearbox
        assert box is not None
        return (standing(drive), *size(motor, box), warmth(drive))

    return sorted(map(best, motors), key=order)


def _smallest(
    motor: Motor, gearboxes: Sequence[Gearbox], motions: Sequence[JointMotion], size: PairSize
) -> tuple[Rated | None, list[Rated]]:
    """Of the gearboxes behind which the motor fits the smallest, its motor coolest; and all that
    were tried."""
    by_size: dict[tuple[float, float], list[Gearbox]] = {}
    for box in gearboxes:
        by_size.setdefault(size(motor, box), []).append(box)
    tried: list[Rated] = []
    for one_size in sorted(by_size):
        rated = [_rated(motor, box, motions) for box in by_size[one_size]]
        tried += rated
        fitting = [drive for drive in rated if fits(drive)]
        if fitting:
            return min(fitting, key=warmth), tried
    return None, tried


def _nearest(
    motor: Motor,
    rated: Sequence[Rated],
    failing: Sequence[tuple[Gearbox, tuple[float, float]]],
    motions: Sequence[JointMotion],
) -> Rated:
    """The pair that breaks the fewest limits by the least; failing: gearboxes that break some by
    themselves, in the order of what they break, which no motor makes less."""
    nearest = min(rated, key=shortfall, default=None)
    for box, bound in failing:
        if nearest is not None and shortfall(nearest) <= bound:
            break
        drive = _rated(motor, box, motions)
        if nearest is None or shortfall(drive) < shortfall(nearest):
            nearest = drive
    assert nearest is not None
    return nearest


def _shortfall_of_gearbox(box: Gearbox, motions: Sequence[JointMotion]) -> tuple[float, float]:
    """How many of its limits are broken in any of the cycles, and the largest share of one."""
    loads = [gearbox_load(box, motion) for motion in motions]
    broken = {what for load in loads for what, share in load.shares.items() if exceeds(share)}
    return len(broken), max(load.worst for load in loads)


def masses_known(motors: Sequence[Motor], gearboxes: Sequence[Gearbox]) -> bool:
    """Whether pairs are ordered by their masses: every part has one."""
    parts: list[Motor | Gearbox] = [*motors, *gearboxes]
    return all(part.mass is not None for part in parts)


def pair_size(motors: Sequence[Motor], gearboxes: Sequence[Gearbox]) -> PairSize:
    """How large a pair of these is: kg, or (N m)² where a mass is missing.

    With it goes the gearbox's own size, which alone tells where a motor has no rated torque.

    >>> motor, box = Motor(0.1, 1.0, rated_torque=0.6), Gearbox(100, peak_torque=50, name="g")
    >>> pair_size([motor], [box])(motor, box)
    (30.0, 50)
    """
    if masses_known(motors, gearboxes):
        return lambda motor, box: (_mass(motor) + _mass(box), _mass(box))
    strength: dict[str, float] = {}
    for box in gearboxes:
        peak = math.inf if box.peak_torque is None else box.peak_torque
        strength[_family(box)] = max(peak, strength.get(_family(box), 0.0))

    def product(motor: Motor, box: Gearbox) -> tuple[float, float]:
        return motor_size(motor) * strength[_family(box)], strength[_family(box)]

    return product


def _mass(part: Motor | Gearbox) -> float:
    assert part.mass is not None
    return float(part.mass)


def _family(box: Gearbox) -> str:
    return box.family or box.name


def _rated(motor: Motor, gearbox: Gearbox, motions: Sequence[JointMotion]) -> Rated:
    return tuple(rate_pair(motor, gearbox, motion) for motion in motions)


def rate_pair(motor: Motor, gearbox: Gearbox, motion: JointMotion) -> Rating:
    """One motor behind one gearbox.

    >>> import numpy as np
    >>> t = np.array([0.0, 1.0])
    >>> steady = JointMotion("j", t, t * 0 + 1, t * 0, t * 0 + 40, 0.0, lever=0.5)
    >>> box = Gearbox(ratio=100, efficiency=0.8, backlash=0.001, average_torque=50)
    >>> pair = rate_pair(Motor(0.1, 1.0, rated_torque=0.6), box, steady)
    >>> round(pair.rms_torque, 9), pair.fits, pair.tool_backlash
    (0.5, True, 0.0005)
    """
    return replace(rate(motor, gearbox.gear, motion), gearbox=gearbox)
