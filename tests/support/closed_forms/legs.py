"""Forces in the balls of platforms on legs, by free bodies.

A leg stands on a universal joint, which holds no moment about its two axes; its ball passes a
force and no moment. So two equations of every leg (moments about the axes) and six of the platform
(force and moment) give the three components of six forces: 18 linear equations.
"""

from dataclasses import dataclass

import numpy as np

from support.closed_forms.digits import eye, mp, solve


@dataclass(frozen=True)
class Leg:
    """links that move as the leg; centre and axes of its universal joint; its ball"""

    links: tuple
    centre: np.ndarray
    axes: tuple
    ball: np.ndarray


def ball_forces(legs, needed):
    """The force of each leg on the platform, in the order of `legs`."""
    count = 3 * len(legs)
    rows, right = np.full((count, count), mp.mpf(0)), np.full(count, mp.mpf(0))
    platform = needed["platform"]
    for i, leg in enumerate(legs):
        column = slice(3 * i, 3 * i + 3)
        moment = sum(needed[name].about(leg.centre) for name in leg.links)
        for k, axis in enumerate(leg.axes):
            # axis · ((ball - centre) x -f) = axis · moment
            rows[2 * i + k, column] = -np.cross(axis, leg.ball - leg.centre)
            right[2 * i + k] = axis @ moment
        arm = leg.ball - platform.centre
        for k, e in enumerate(eye(3)):
            rows[-6 + k, column] = e
            rows[-3 + k, column] = np.cross(e, arm)
    right[-6:-3], right[-3:] = platform.force, platform.moment
    return solve(rows, right).reshape(-1, 3)
