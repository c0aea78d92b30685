"""The Gough-Stewart platform: where the platform is, the legs follow at once.

The inverse kinematics of Stewart (1965): each leg is the vector from its joint on the ground to
its ball. u is (position, rotation matrix) of the platform, speeds are (w, v) in the platform's
axes. The cylinder's angles are those of a universal joint that turns about x first and then about
y.
"""

import numpy as np

from support.closed_forms.digits import (
    about,
    about_x,
    about_y,
    about_z,
    length,
    mp,
    quaternion,
    vector,
)
from support.closed_forms.reduced import Mechanism, Shape


class GoughStewart(Mechanism):
    name = "gough_stewart"
    freedoms = 6

    def moved(self, u, step):
        """A chart around u: R exp(step_w), p + R step_v."""
        p, R = u
        return p + R @ step[3:], R @ about(step[:3])

    def chart_rates(self, ud, udd):
        """p'' = R (v' + w x v), and the second rate of the turn is that of w at zero."""
        return ud, udd + np.concatenate([vector(0, 0, 0), np.cross(ud[:3], ud[3:])])

    def feet_and_balls(self):
        """By leg: azimuth of the pair on the ground, joint on the ground, ball on the platform."""
        n, third = self.numbers, 2 * mp.pi / 3
        for i in range(6):
            ground = ((i + 1) // 2 % 3) * third
            above = third / 2 + (i // 2) * third
            sign = 1 if i % 2 == 0 else -1
            foot = about_z(ground) @ vector(n.Bx, sign * n.By, n.h)
            yield ground, foot, about_z(above) @ vector(n.Px, -sign * n.Py, 0)

    def shape(self, u):
        n = self.numbers
        p, R = u
        coordinates, links = {}, {}
        for i, (azimuth, foot, ball) in enumerate(self.feet_and_balls(), 1):
            leg = p + R @ ball - foot
            long = length(leg)
            x, y, z = about_z(azimuth).T @ leg / long
            first, second = mp.atan2(-y, z), mp.asin(x)
            R_leg = about_z(azimuth) @ about_x(first) @ about_y(second)
            coordinates[f"tilt{i}"], coordinates[f"leg{i}"] = [first, second], [long - n.l0]
            links[f"cylinder{i}"], links[f"rod{i}"] = (R_leg, foot), (R_leg, foot + leg)
        coordinates["platform"] = [*p, *quaternion(R)]
        links["platform"] = (R, p)
        return Shape(coordinates, links)
