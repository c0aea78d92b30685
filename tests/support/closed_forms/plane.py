"""Mechanisms in the x-z plane: points are (x, z)."""

import numpy as np

from support.closed_forms.digits import about_y, mp, vector


def counter_clockwise(angle, x, z):
    """(R, origin) of a link at (x, z) that is turned from x towards z."""
    return about_y(-angle), vector(x, 0, z)


def circle_circle(centre, radius, other, other_radius, side):
    """Where two circles cross: left (side 1) or right (-1) of the way to the other centre."""
    way = other - centre
    d = mp.sqrt(way @ way)
    along = (d**2 + radius**2 - other_radius**2) / (2 * d)
    off = mp.sqrt(radius**2 - along**2)
    x, z = way / d
    return centre + np.array([x, z]) * along + np.array([-z, x]) * (side * off)


def direction(start, end):
    """The angle of a bar, counter-clockwise from x."""
    return mp.atan2(end[1] - start[1], end[0] - start[0])
