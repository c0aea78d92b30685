"""Motors and gearboxes chosen together, the ratios those that can be bought.

For each motor the smallest family of gearboxes is taken that bears the cycle and behind one of
whose ratios the motor fits; of these ratios the one that leaves it coolest. A family is as large as
the largest peak torque of its ratios. A gearbox bears a cycle or not whatever the motor is, so that
is asked once.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from rnea.describe import Gearbox, Motor
from rnea.drive.gearbox_loads import GearboxLoad, gearbox_load
from rnea.drive.joint_motion import JointMotion
from rnea.drive.rating import Rating, rate

_Loaded = tuple[Gearbox, GearboxLoad]


def rank_pairs(
    motors: Iterable[Motor], gearboxes: Sequence[Gearbox], motion: JointMotion
) -> list[Rating]:
    """Every motor behind its best gearbox: those that fit, the smallest motor before, the others.

    What does not fit is ordered by how far it is beyond the limit that it misses most.
    """
    families = _by_size(gearboxes)
    loaded = [[(box, gearbox_load(box, motion)) for box in family] for family in families]
    bearing = [[pair for pair in family if not pair[1].problems] for family in loaded]
    bearing = [family for family in bearing if family]
    if not bearing:
        # no gearbox bears it: the nearest shows what is missing
        bearing = [[min((pair for family in loaded for pair in family), key=_worst)]]
    return sorted((_best(motor, bearing, motion) for motor in motors), key=_order)


def rate_pair(motor: Motor, gearbox: Gearbox, motion: JointMotion) -> Rating:
    """One motor behind one gearbox.

    >>> import numpy as np
    >>> t = np.array([0.0, 1.0])
    >>> steady = JointMotion("j", t, t * 0 + 1, t * 0, t * 0 + 40, 0.0, lever=0.5)
    >>> box = Gearbox(ratio=100, efficiency=0.8, backlash=0.001, average_torque=50)
    >>> pair = rate_pair(Motor(0.1, 1.0, rated_torque=0.6), box, steady)
    >>> round(pair.rms_torque, 9), pair.fits, pair.tool_play
    (0.5, True, 0.0005)
    """
    return _with(rate(motor, gearbox.gear, motion), gearbox, gearbox_load(gearbox, motion))


def _with(rating: Rating, gearbox: Gearbox, load: GearboxLoad) -> Rating:
    problems = (*rating.problems, *load.problems)
    return replace(rating, gearbox=gearbox, gearbox_load=load, problems=problems)


def _best(motor: Motor, families: Sequence[Sequence[_Loaded]], motion: JointMotion) -> Rating:
    nearest: Rating | None = None
    for family in families:
        rated = [_with(rate(motor, box.gear, motion), box, load) for box, load in family]
        fitting = [rating for rating in rated if rating.fits]
        if fitting:
            return min(fitting, key=_warmth)
        for rating in rated:
            if nearest is None or _beyond(rating) < _beyond(nearest):
                nearest = rating
    assert nearest is not None
    return nearest


def _by_size(gearboxes: Sequence[Gearbox]) -> list[list[Gearbox]]:
    def family(box: Gearbox) -> str:
        return box.family or box.name

    groups = [list(boxes) for _, boxes in groupby(sorted(gearboxes, key=family), key=family)]
    return sorted(groups, key=lambda boxes: max(_strength(box) for box in boxes))


def _strength(box: Gearbox) -> float:
    return math.inf if box.peak_torque is None else box.peak_torque


def _worst(pair: _Loaded) -> float:
    return pair[1].worst


def _warmth(rating: Rating) -> float:
    return rating.rms_current if rating.thermal is None else rating.thermal


def _beyond(rating: Rating) -> float:
    return max(rating.shares.values(), default=0.0)


def _order(rating: Rating) -> tuple[bool, float]:
    if not rating.fits:
        return True, _beyond(rating)
    size = rating.motor.rated_torque
    return False, math.inf if size is None else float(size)
