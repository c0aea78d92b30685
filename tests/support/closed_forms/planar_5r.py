"""The planar 5R: both elbows are known, and the tool is where the forearms' circles cross below.

As in Tsai, Robot Analysis (direct kinematics of planar parallel manipulators).
"""

from support.closed_forms.digits import mp, vector
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
