"""The planar 5R: both elbows are known, and the tool is where the forearms' circles cross below.

As in Tsai, Robot Analysis (direct kinematics of planar parallel manipulators).
"""

import numpy as np

from support.closed_forms.demands import demands
from support.closed_forms.digits import mp, solve, vector
from support.closed_forms.plane import circle_circle, counter_clockwise, direction
from support.closed_forms.reduced import Mechanism, Shape


class Planar5R(Mechanism):
    name = "planar_5r"
    freedoms = 2

    def shape(self, u):
        n = self.numbers
        left = vector(-n.d / 2 + n.l1 * mp.cos(u[0]), n.l1 * mp.sin(u[0]))
        right = vector(n.d / 2 + n.l1 * mp.cos(u[1]), n.l1 * mp.sin(u[1]))
        tool = circle_circle(left, n.l2, right, n.l2, -1)
        fore = direction(left, tool), direction(right, tool)
        return Shape(
            {
                "left": [u[0]],
                "left_elbow": [fore[0] - u[0]],
                "right": [u[1]],
                "right_elbow": [fore[1] - u[1]],
            },
            {
                "left_upper": counter_clockwise(u[0], -n.d / 2, 0),
                "left_fore": counter_clockwise(fore[0], *left),
                "right_upper": counter_clockwise(u[1], n.d / 2, 0),
                "right_fore": counter_clockwise(fore[1], *right),
            },
        )

    def free_bodies(self, u, ud, udd):
        """Forces (x, z) of the pins on the link named last, and the motors' torques.

        Twelve equations, three of each bar. The moment about y that turns from x towards z is
        the negative one.
        """
        needed, links = demands(self, u, ud, udd), self.shape(u).links
        bars = ("left_upper", "left_fore", "right_upper", "right_fore")
        # unknowns: pins at 0, 2, 4, 6, 8, torques at 10 and 11
        pins = ("ground_left", "left_elbow", "ground_right", "right_elbow", "left_right")
        points = [links[bar][1] for bar in bars]
        points.append(points[1] + links["left_fore"][0][:, 0] * self.numbers.l2)
        held = {
            0: ((0, 1), (1, -1)),
            1: ((1, 1), (4, -1)),
            2: ((2, 1), (3, -1)),
            3: ((3, 1), (4, 1)),
        }
        rows, right = np.full((12, 12), mp.mpf(0)), np.full(12, mp.mpf(0))
        for k, bar in enumerate(bars):
            own = needed[bar]
            for pin, sign in held[k]:
                x, _, z = points[pin] - own.centre
                rows[3 * k, 2 * pin] = rows[3 * k + 1, 2 * pin + 1] = mp.mpf(sign)
                rows[3 * k + 2, 2 * pin], rows[3 * k + 2, 2 * pin + 1] = -sign * z, sign * x
            right[3 * k : 3 * k + 2], right[3 * k + 2] = own.force[::2], -own.moment[1]
        rows[2, 10] = rows[8, 11] = mp.mpf(1)
        solved = solve(rows, right)
        forces = {name: solved[2 * i : 2 * i + 2] for i, name in enumerate(pins)}
        felt = [
            self.numbers.rotors[name] * a for name, a in zip(("left", "right"), udd, strict=True)
        ]
        return forces | {"motors": list(solved[10:] + np.array(felt))}
