"""What a motion demands of every body: Newton's and Euler's equations on a known shape."""

from dataclasses import dataclass

import numpy as np

from support.closed_forms.digits import turning
from support.closed_forms.reduced import STEP


@dataclass(frozen=True)
class Demand:
    """What moves a link: the force m (a - g), at its centre of mass, and the moment about it."""

    force: np.ndarray
    moment: np.ndarray
    centre: np.ndarray

    def about(self, point):
        return self.moment + np.cross(self.centre - point, self.force)


def demands(closed, u, ud, udd):
    """By link, from the shape at three times."""
    rate, second = closed.chart_rates(ud, udd)
    before, here, after = (
        closed.shape(closed.moved(u, rate * t + second * (t**2 / 2))) for t in (-STEP, 0, STEP)
    )
    out = {}
    for name, link in closed.numbers.links.items():
        (R0, p0), (R, p), (R1, p1) = (shape.links[name] for shape in (before, here, after))
        c0, c, c1 = p0 + R0 @ link.com, p + R @ link.com, p1 + R1 @ link.com
        w = turning((R1 - R0) @ R.T / (2 * STEP))
        alpha = turning((R0 - R * 2 + R1) @ R.T / STEP**2)
        inertia = R @ link.inertia @ R.T
        force = ((c0 - c * 2 + c1) / STEP**2 - closed.numbers.gravity) * link.mass
        out[name] = Demand(force, inertia @ alpha + np.cross(w, inertia @ w), c)
    return out
