"""The palletizer: opposite sides of a parallelogram stay parallel, so every angle is known.

Lower arm, drive rod and lower level rod lean by the shoulder's angle; crank, forearm and upper
level rod dip by the crank's; triangle and hand stay level.
"""

from support.closed_forms.digits import about_y, about_z, vector
from support.closed_forms.reduced import Mechanism, Shape


class Palletizer(Mechanism):
    name = "palletizer"
    freedoms = 4

    def shape(self, u):
        n = self.numbers
        turn, shoulder, flange, crank = u
        turned, level = about_z(turn), about_y(0)
        lean, dip = about_y(shoulder), about_y(crank)
        S = vector(n.a1, 0, n.h1)
        elbow = S + lean @ vector(0, 0, n.l1)
        wrist = elbow + dip @ vector(n.l2, 0, 0)
        tail = S + dip @ vector(-n.c, 0, 0) + vector(0, n.yd, 0)
        beside = vector(0, n.yl, 0)
        e, f = vector(n.ex, 0, n.ez), vector(n.fx, 0, n.fz)
        in_turret = {
            "turret": (level, vector(0, 0, 0)),
            "lower_arm": (lean, S),
            "forearm": (dip, elbow),
            "hand": (level, wrist),
            "flange": (about_z(flange), wrist + vector(n.a4, 0, -n.h4)),
            "triangle": (level, elbow + beside),
            "level_upper": (dip, elbow + beside + f),
            "level_lower": (lean, S + beside + e),
            "crank": (dip, S + vector(0, n.yd, 0)),
            "drive_rod": (lean, tail),
        }
        return Shape(
            {
                "turn": [turn],
                "shoulder": [shoulder],
                "elbow": [crank - shoulder],
                "wrist": [-crank],
                "flange": [flange],
                "triangle": [-shoulder],
                "level_upper": [crank],
                "level_lower": [shoulder],
                "crank": [crank],
                "drive_rod": [shoulder - crank],
            },
            {name: (turned @ R, turned @ p) for name, (R, p) in in_turret.items()},
        )
