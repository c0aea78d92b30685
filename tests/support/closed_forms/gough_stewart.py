"""The Gough-Stewart platform: where the platform is, the legs follow at once.

The inverse kinematics of Stewart (1965): each leg is the vector from its joint on the ground to
its ball. u is (position, rotation matrix) of the platform, speeds are (w, v) in the platform's
axes. The cylinder's angles are those of a universal joint that turns about x first and then about
y.
"""

import numpy as np

from support.closed_forms.demands import demands
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
from support.closed_forms.legs import Leg, ball_forces
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

    def free_bodies(self, u, ud, udd):
        """Forces of the legs on the platform (world's axes) by ball, and the motors' forces."""
        needed, links = demands(self, u, ud, udd), self.shape(u).links
        legs = []
        for i in range(1, 7):
            (R, foot), (_, ball) = links[f"cylinder{i}"], links[f"rod{i}"]
            # the second axis is y of the cylinder; the first is the ground's, x of the pair
            first = about_z((i // 2 % 3) * 2 * mp.pi / 3)[:, 0]
            legs.append(Leg((f"cylinder{i}", f"rod{i}"), foot, (first, R[:, 1]), ball))
        forces = ball_forces(legs, needed)
        _, second = self.coordinate_rates(u, ud, udd)
        motors = []
        for i, force in enumerate(forces, 1):
            along = links[f"rod{i}"][0][:, 2]
            felt = self.numbers.rotors[f"leg{i}"] * second[f"leg{i}"][0]
            motors.append(along @ (needed[f"rod{i}"].force + force) + felt)
        return {f"ball{i}": force for i, force in enumerate(forces, 1)} | {"motors": motors}
