"""The slider-crank: the piston's formula, and the free bodies of machine dynamics.

With the rod's angle phi against the cylinder, l sin(phi) = r sin(theta) and the wrist pin's
height is r cos(theta) + l cos(phi); speeds and accelerations by its derivatives (as in Norton,
Design of Machinery, and any book on engines). Forces, the cylinder's side thrust and the torque
by eight equations: three of the crank, three of the rod, two of the piston.
"""

import numpy as np

from support.closed_forms.digits import about_y, mp, solve, vector
from support.closed_forms.reduced import Mechanism, Shape


class SliderCrank(Mechanism):
    name = "slider_crank"
    freedoms = 1

    def shape(self, u):
        n, theta = self.numbers, u[0]
        phi = mp.asin(n.r * mp.sin(theta) / n.l)
        height = n.r * mp.cos(theta) + n.l * mp.cos(phi)
        pin = vector(n.r * mp.sin(theta), 0, n.r * mp.cos(theta))
        # angles about y go from z towards x; the rod leans back by phi
        return Shape(
            {"crank": [theta], "rod": [-phi - theta], "piston": [height]},
            {
                "crank": (about_y(theta), vector(0, 0, 0)),
                "rod": (about_y(-phi), pin),
                "piston": (about_y(0), vector(0, 0, height)),
            },
        )

    def rod_rates(self, u, ud, udd):
        """phi with its rate and second rate."""
        n, theta, w, a = self.numbers, u[0], ud[0], udd[0]
        phi = mp.asin(n.r * mp.sin(theta) / n.l)
        rate = n.r * mp.cos(theta) * w / (n.l * mp.cos(phi))
        second = (
            n.r * (mp.cos(theta) * a - mp.sin(theta) * w**2) + n.l * mp.sin(phi) * rate**2
        ) / (n.l * mp.cos(phi))
        return phi, rate, second

    def free_bodies(self, u, ud, udd):
        """Forces (x, z) on the link named last, the cylinder's thrust (x) on the piston, torque.

        ground_crank, crank_rod, rod_piston; thrust; motors
        """
        n, theta = self.numbers, u[0]
        phi, rate, second = self.rod_rates(u, ud, udd)
        crank, rod, piston = (n.links[name] for name in ("crank", "rod", "piston"))
        big = _from_z(n.r, theta)
        big_end = _acceleration(big, ud[0], udd[0])
        small = _from_z(n.l, -phi)
        pin_acceleration = big_end + _acceleration(small, -rate, -second)
        a2 = _acceleration(_from_z(crank.com[2], theta), ud[0], udd[0])
        a3 = big_end + _acceleration(_from_z(rod.com[2], -phi), -rate, -second)
        # unknowns: ground_crank 0 1, crank_rod 2 3, rod_piston 4 5, thrust 6, torque 7
        rows, right = np.full((8, 8), mp.mpf(0)), np.full(8, mp.mpf(0))
        centre2, centre3 = _from_z(crank.com[2], theta), _from_z(rod.com[2], -phi)
        _force(rows, 0, 0, 1, -centre2)
        _force(rows, 0, 2, -1, big - centre2)
        rows[2, 7] = mp.mpf(1)
        _force(rows, 3, 2, 1, -centre3)
        _force(rows, 3, 4, -1, small - centre3)
        rows[6, 4] = rows[6, 6] = rows[7, 5] = mp.mpf(1)
        down = n.gravity[::2]
        right[0:2], right[2] = (a2 - down) * crank.mass, crank.inertia[1, 1] * udd[0]
        right[3:5], right[5] = (a3 - down) * rod.mass, rod.inertia[1, 1] * -second
        right[6:8] = (vector(0, pin_acceleration[1]) - down) * piston.mass
        x = solve(rows, right)
        names = ("ground_crank", "crank_rod", "rod_piston")
        forces = {name: x[2 * i : 2 * i + 2] for i, name in enumerate(names)}
        return forces | {"thrust": x[6], "motors": [x[7]]}


def _force(rows, start, column, sign, lever):
    """A force in the two rows of a body's forces and in that of its moment about y: z fx - x fz."""
    rows[start, column] = rows[start + 1, column + 1] = mp.mpf(sign)
    rows[start + 2, column] = sign * lever[1]
    rows[start + 2, column + 1] = -sign * lever[0]


def _from_z(length, angle):
    """(x, z) of an arm that is turned from z towards x."""
    return vector(length * mp.sin(angle), length * mp.cos(angle))


def _acceleration(arm, w, alpha):
    return vector(arm[1], -arm[0]) * alpha - arm * w**2
