"""The Delta: three spheres meet where the platform is.

Each pair of rods moves as one rod from the arm's end, brought inward by the platform's radius, to
the platform's middle (Clavel; Merlet, Parallel Robots). The rods' angles are those of a universal
joint that turns about the arm's own direction y first and then about x, so that their spin is
known as well.
"""

import numpy as np

from support.closed_forms.demands import demands
from support.closed_forms.digits import (
    about_x,
    about_y,
    about_z,
    eye,
    length,
    mp,
    quaternion,
    vector,
)
from support.closed_forms.legs import Leg, ball_forces
from support.closed_forms.reduced import Mechanism, Shape

SIDES = {"a": 1, "b": -1}


class Delta(Mechanism):
    name = "delta"
    freedoms = 3

    def middle(self, u):
        """The platform's middle, seen from the base."""
        n = self.numbers
        centres = [
            azimuth(k) @ vector(n.R - n.r + n.L * mp.cos(u[k]), 0, -n.L * mp.sin(u[k]))
            for k in range(3)
        ]
        return lower_crossing(centres, n.l)

    def shape(self, u):
        n = self.numbers
        P = self.middle(u)
        coordinates, links = {}, {}
        up = vector(0, 0, n.h)
        for k in range(3):
            pair = azimuth(k)
            R_arm = pair @ about_y(u[k])
            hinge = pair @ vector(n.R, 0, 0)
            coordinates[f"arm{k + 1}"] = [u[k]]
            links[f"arm{k + 1}"] = (R_arm, hinge + up)
            rod = P + pair @ vector(n.r, 0, 0) - hinge - R_arm @ vector(n.L, 0, 0)
            x, y, z = R_arm.T @ rod / n.l
            # the rod points along -z of its own axes, which are turned about y and then about x
            first, second = mp.atan2(-x, -z), mp.asin(y)
            R_rod = R_arm @ about_y(first) @ about_x(second)
            for side, sign in SIDES.items():
                name = f"rod{k + 1}{side}"
                coordinates[name] = [first, second]
                links[name] = (R_rod, hinge + R_arm @ vector(n.L, sign * n.w, 0) + up)
        ball = P + azimuth(2) @ vector(n.r, -n.w, 0)
        coordinates["platform"] = quaternion(links["rod3b"][0].T)
        links["platform"] = (eye(3), ball + up)
        return Shape(coordinates, links)

    def free_bodies(self, u, ud, udd):
        """Forces of the rods on the platform (world's axes) by ball, and the arms' torques."""
        needed, links = demands(self, u, ud, udd), self.shape(u).links
        rods = [f"rod{k}{side}" for k in (1, 2, 3) for side in SIDES]
        legs = []
        for name in rods:
            R, top = links[name]
            arm = links[f"arm{name[3]}"][0]
            # the second axis is x of the rod, the first y of the arm
            ball = top - R[:, 2] * self.numbers.l
            legs.append(Leg((name,), top, (arm[:, 1], R[:, 0]), ball))
        forces = dict(zip(rods, ball_forces(legs, needed), strict=True))
        torques = []
        for k in (1, 2, 3):
            R, hinge = links[f"arm{k}"]
            moment = needed[f"arm{k}"].about(hinge)
            for leg in legs:
                if leg.links[0][3] == str(k):
                    moment = moment + needed[leg.links[0]].about(hinge)
                    moment = moment + np.cross(leg.ball - hinge, forces[leg.links[0]])
            torques.append(R[:, 1] @ moment + self.numbers.rotors[f"arm{k}"] * udd[k - 1])
        return {f"ball{name[3:]}": force for name, force in forces.items()} | {"motors": torques}


def azimuth(k):
    """The turn about the vertical to the k-th arm: 120, 240 and 360 degrees."""
    return about_z(2 * mp.pi * (k + 1) / 3)


def lower_crossing(centres, radius):
    """The lower point at the same distance from three centres."""
    a, b, c = centres
    ex = (b - a) / length(b - a)
    i = ex @ (c - a)
    ey = (c - a - ex * i) / length(c - a - ex * i)
    d, j = length(b - a), ey @ (c - a)
    x, y = d / 2, (i**2 + j**2 - i * d) / (2 * j)
    ez = vector(
        ex[1] * ey[2] - ex[2] * ey[1], ex[2] * ey[0] - ex[0] * ey[2], ex[0] * ey[1] - ex[1] * ey[0]
    )
    off = mp.sqrt(radius**2 - x**2 - y**2)
    both = [a + ex * x + ey * y + ez * (s * off) for s in (1, -1)]
    return min(both, key=lambda p: p[2])
