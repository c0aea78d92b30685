"""The four-bar linkage: circles that cross, and the free bodies of machine dynamics.

Position by the crossing of the coupler's and the rocker's circles. Speeds and accelerations of
coupler and rocker by the loop equation's closed forms, forces and torque by nine equations, three
of each free body: as in Norton, Design of Machinery, the chapters on position, velocity,
acceleration and dynamic force analysis (links 2, 3, 4 are crank, coupler, rocker).
"""

import numpy as np

from support.closed_forms.digits import mp, solve, vector
from support.closed_forms.plane import circle_circle, counter_clockwise, direction
from support.closed_forms.reduced import Mechanism, Shape


class FourBar(Mechanism):
    name = "four_bar"
    freedoms = 1

    def angles(self, u):
        """Of crank, coupler and rocker, counter-clockwise from x; the pin is above the ground."""
        n = self.numbers
        A = vector(n.a * mp.cos(u[0]), n.a * mp.sin(u[0]))
        O4 = vector(n.d, 0)
        B = circle_circle(A, n.b, O4, n.c, 1)
        return u[0], direction(A, B), direction(O4, B)

    def shape(self, u):
        n = self.numbers
        two, three, four = self.angles(u)
        return Shape(
            {"crank": [two], "coupler": [three - two], "rocker": [four]},
            {
                "crank": counter_clockwise(two, 0, 0),
                "coupler": counter_clockwise(three, n.a * mp.cos(two), n.a * mp.sin(two)),
                "rocker": counter_clockwise(four, n.d, 0),
            },
        )

    def loop_rates(self, u, ud, udd):
        """w and alpha of links 2, 3, 4 by the loop equation, in closed form."""
        n = self.numbers
        t2, t3, t4 = self.angles(u)
        w2, a2 = ud[0], udd[0]
        w3 = n.a * w2 / n.b * mp.sin(t4 - t2) / mp.sin(t3 - t4)
        w4 = n.a * w2 / n.c * mp.sin(t2 - t3) / mp.sin(t4 - t3)
        A, B = n.c * mp.sin(t4), n.b * mp.sin(t3)
        C = (
            n.a * a2 * mp.sin(t2)
            + n.a * w2**2 * mp.cos(t2)
            + n.b * w3**2 * mp.cos(t3)
            - n.c * w4**2 * mp.cos(t4)
        )
        D, E = n.c * mp.cos(t4), n.b * mp.cos(t3)
        F = (
            n.a * a2 * mp.cos(t2)
            - n.a * w2**2 * mp.sin(t2)
            - n.b * w3**2 * mp.sin(t3)
            + n.c * w4**2 * mp.sin(t4)
        )
        a3, a4 = (C * D - A * F) / (A * E - B * D), (C * E - B * F) / (A * E - B * D)
        return (w2, w3, w4), (a2, a3, a4)

    def free_bodies(self, u, ud, udd):
        """Pin forces (x, z) on the link named last, and the motor's torque, as a mapping.

        ground_crank, crank_coupler, coupler_rocker, ground_rocker; motors
        """
        n = self.numbers
        angles = self.angles(u)
        w, alpha = self.loop_rates(u, ud, udd)
        rows, right = np.full((9, 9), mp.mpf(0)), np.full(9, mp.mpf(0))
        starts = [vector(0, 0), _along(n.a, angles[0]), vector(n.d, 0)]
        lengths = (n.a, n.b, n.c)
        ends = [start + _along(*bar) for start, *bar in zip(starts, lengths, angles, strict=True)]
        # unknowns: ground_crank 0 1, crank_coupler 2 3, coupler_rocker 4 5, ground_rocker 6 7,
        # torque 8
        acting = [((0, 1, "start"), (2, -1, "end")), ((2, 1, "start"), (4, -1, "end"))]
        acting.append(((6, 1, "start"), (4, 1, "end")))
        moving = self._centre_accelerations(angles, w, alpha)
        for k, name in enumerate(("crank", "coupler", "rocker")):
            link = n.links[name]
            centre = starts[k] + _turned(link.com, angles[k])
            for column, sign, which in acting[k]:
                lever = (starts if which == "start" else ends)[k] - centre
                rows[3 * k, column] = rows[3 * k + 1, column + 1] = mp.mpf(sign)
                # counter-clockwise moment of (fx, fz) at the lever (x, z): x fz - z fx
                rows[3 * k + 2, column] = -sign * lever[1]
                rows[3 * k + 2, column + 1] = sign * lever[0]
            right[3 * k : 3 * k + 2] = (moving[k] - n.gravity[::2]) * link.mass
            right[3 * k + 2] = link.inertia[1, 1] * alpha[k]
        rows[2, 8] = mp.mpf(1)
        x = solve(rows, right)
        names = ("ground_crank", "crank_coupler", "coupler_rocker", "ground_rocker")
        return {name: x[2 * i : 2 * i + 2] for i, name in enumerate(names)} | {"motors": [x[8]]}

    def _centre_accelerations(self, angles, w, alpha):
        n = self.numbers
        pin = _acceleration(_along(n.a, angles[0]), w[0], alpha[0])
        own = [
            _acceleration(_turned(n.links[name].com, angle), w[k], alpha[k])
            for k, (name, angle) in enumerate(
                zip(("crank", "coupler", "rocker"), angles, strict=True)
            )
        ]
        return [own[0], pin + own[1], own[2]]


def _along(length, angle):
    return vector(length * mp.cos(angle), length * mp.sin(angle))


def _turned(com, angle):
    """A link's (x, 0, z) in the plane's axes."""
    c, s = mp.cos(angle), mp.sin(angle)
    return vector(c * com[0] - s * com[2], s * com[0] + c * com[2])


def _acceleration(arm, w, alpha):
    """Of a point at the end of an arm that turns about a fixed point."""
    return vector(-arm[1], arm[0]) * alpha - arm * w**2
