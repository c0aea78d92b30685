"""MJCF documents of random trees that use the attributes of compiler, default, body, inertial,
joint, geom, option, tendon, equality and actuator at random.

python tests/support/random_mjcf.py COUNT compares that many of them with MuJoCo.
"""

import os
import sys
from collections import Counter
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.compare_with_mujoco import TOLERANCE, compiled_tree, errors, read_as_tree

SIZES = {"sphere": 1, "box": 3, "capsule": 2, "cylinder": 2, "ellipsoid": 3}
MESH = (
    '<asset><mesh name="t" vertex="0 0 0 .3 0 0 0 .2 0 0 0 .1" face="0 2 1 0 1 3 0 3 2 1 2 3"/>'
    "</asset>"
)


def random_mjcf(seed):
    return _Writer(np.random.default_rng(seed)).document()


class _Writer:
    def __init__(self, rng):
        self.rng, self.joints, self.bodies, self.count = rng, [], [], 0
        self.degrees = not self.chance(0.3)

    def chance(self, p):
        return self.rng.random() < p

    def one(self, *choices):
        return choices[self.rng.integers(len(choices))]

    def numbers(self, count, scale=1.0):
        return " ".join(f"{x:.5f}" for x in self.rng.normal(size=count) * scale)

    def sizes(self, count, low=0.05, high=0.3):
        return " ".join(f"{x:.5f}" for x in self.rng.uniform(low, high, size=count))

    def angles(self, count):
        return self.numbers(count, 60 if self.degrees else 1)

    def some(self, p, **attributes):
        """Each of the attributes with probability p."""
        said = [f'{key}="{value}"' for key, value in attributes.items() if self.chance(p)]
        return " ".join(said)

    def turned(self):
        return self.one(
            "",
            f'quat="{self.numbers(4)}"',
            f'axisangle="{self.numbers(3)} {self.angles(1)}"',
            f'xyaxes="{self.numbers(6)}"',
            f'zaxis="{self.numbers(3)}"',
            f'euler="{self.angles(3)}"',
        )

    def document(self):
        world = "".join(self.body(3, self.chance(0.4)) for _ in range(self.one(1, 1, 2, 3)))
        sequence = "".join(self.one(*"xyzXYZ") for _ in range(3))
        compiler = self.some(
            0.15, boundmass=".2", boundinertia=".01", settotalmass="7", balanceinertia="true",
            inertiafromgeom="true", inertiagrouprange="0 2", fusestatic="true", fitaabb="true",
            discardvisual="true", usethread="false", saveinertial="true", eulerseq=sequence,
        )  # fmt: skip
        compiler += " " + self.some(0.5, alignfree="true")
        compiler += ' angle="radian"' if not self.degrees else ""
        flags = self.some(
            0.08, gravity="disable", spring="disable", damper="disable", frictionloss="disable",
            equality="disable", constraint="disable", actuation="disable", warmstart="disable",
        )  # fmt: skip
        option = self.some(0.2, gravity=self.numbers(3, 5), timestep=".01", integrator="RK4")
        option += " " + self.some(0.05, density="3", viscosity=".1", wind="1 2 3")
        default = (
            f"<default><joint {self.acting()}/><geom {self.some(0.3, density='300', group='1')}/>"
            f'<default class="c"><joint {self.acting()}/><geom {self.some(0.3, density="30")}/>'
            "</default></default>"
        )
        return (
            f"<mujoco><compiler {compiler}/><option {option}><flag {flags}/></option>{default}"
            f"{MESH}<worldbody>{world}</worldbody>{self.tail()}</mujoco>"
        )

    def body(self, depth, floats=False):
        self.count += 1
        name = f"b{self.count}"
        named = f'name="{name}"' if self.chance(0.9) else ""
        self.bodies.append(name if named else None)
        inner = self.masses(name)
        joints = self.free(name) if floats else self.turning(name)
        children = 0 if floats and self.chance(0.6) else self.one(0, 1, 1, 2) if depth else 0
        inner += "".join(self.body(depth - 1) for _ in range(children))
        more = self.some(0.04, gravcomp=".5")
        more += " " + self.some(0.1, childclass="c", simple="false")
        more += " " + self.some(0.1, fuse="false")
        place = f'pos="{self.numbers(3, 0.3)}" {self.turned()}'
        text = f"<body {named} {place} {more}>{joints}{inner}</body>"
        if self.chance(0.15):
            text = f'<frame pos="{self.numbers(3, 0.3)}" {self.turned()}>{text}</frame>'
        return text

    def free(self, name):
        if self.chance(0.7):
            return f"<freejoint {self.some(0.3, align=self.one('true', 'false', 'auto'))}/>"
        # defaults would act on a joint of this type
        quiet = 'stiffness="0" armature="0" frictionloss="0" springdamper="0 0" damping="1"'
        return f'<joint name="{name}_free" type="free" {quiet}/>'

    def turning(self, name):
        kinds = self.one(
            ["hinge"], ["hinge"], ["hinge"], ["slide"], ["ball"], [], ["slide", "hinge"],
            ["slide", "ball"], ["hinge", "hinge"],
        )  # fmt: skip
        return "".join(self.joint(f"{name}_{i}", kind) for i, kind in enumerate(kinds))

    def joint(self, name, kind):
        if kind == "ball":
            still = 'stiffness="0" springdamper="0 0"'
            more = self.some(0.5, pos=self.numbers(3, 0.2), damping="1", armature=".1")
            return f'<joint name="{name}" type="ball" {still} {more}/>'
        self.joints.append(name)
        ref = self.angles(1) if kind == "hinge" else self.numbers(1, 0.2)
        more = self.some(
            0.3, pos=self.numbers(3, 0.2), ref=ref, springref=ref, range="-1 1", margin=".1",
            group="2", user="1",
        )  # fmt: skip
        more += " " + self.some(0.1, actuatorfrcrange="-3 3", limited="false")
        axis = f'axis="{self.numbers(3)}"'
        return f'<joint name="{name}" type="{kind}" {axis} {more} {self.acting()}/>'

    def acting(self):
        number = f"{self.rng.uniform(0.1, 3):.4f}"
        said = self.some(0.25, armature=number, damping=number, frictionloss=".2", stiffness=number)
        return said + " " + self.some(0.02, springdamper=".1 1", springyield="1")

    def masses(self, name):
        inertial = self.inertial() if self.chance(0.6) else ""
        count = self.rng.integers(0 if inertial else 1, 3)
        geoms = "".join(self.geom() for _ in range(count))
        sites = "".join(
            f'<site name="{name}_s{i}" pos="{self.numbers(3, 0.2)}" {self.turned()}/>'
            for i in range(self.rng.integers(0, 2))
        )
        return inertial + geoms + sites

    def inertial(self):
        place = f'pos="{self.numbers(3, 0.2)}" mass="{self.rng.uniform(0.2, 3):.4f}"'
        if self.chance(0.5):
            a, b, c = np.sort(self.rng.uniform(0.05, 0.2, size=3))
            moments = f"{a:.5f} {b:.5f} {min(c, 0.95 * (a + b)):.5f}"
            return f'<inertial {place} diaginertia="{moments}" {self.turned()}/>'
        square = self.rng.normal(size=(3, 3)) * 0.2
        second = square @ square.T + 0.01 * np.eye(3)
        full = np.trace(second) * np.eye(3) - second
        entries = [full[i, j] for i, j in ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))]
        return f'<inertial {place} fullinertia="{" ".join(f"{x:.6f}" for x in entries)}"/>'

    def geom(self):
        kind = self.one(*SIZES, "mesh", "fitted")
        place = f'pos="{self.numbers(3, 0.2)}" {self.turned()}'
        more = self.some(
            0.15, mass=".7", density="200", group=self.one("1", "3"), friction=".3 .1 .1",
            condim="4", margin=".1", rgba="1 0 0 1",
        )  # fmt: skip
        more += self.one("", "", ' contype="0" conaffinity="0"')
        if kind == "mesh":
            return f'<geom type="mesh" mesh="t" {place} {more}/>'
        if kind == "fitted":
            return f'<geom type="{self.one("box", "ellipsoid")}" mesh="t" {place} {more}/>'
        more += " " + self.some(0.1, shellinertia="true")
        if kind in ("capsule", "cylinder") and self.chance(0.4):
            ends = f'fromto="{self.numbers(6, 0.3)}"'
            return f'<geom type="{kind}" size="{self.sizes(1)}" {ends} {more}/>'
        return f'<geom type="{kind}" size="{self.sizes(SIZES[kind])}" {place} {more}/>'

    def tail(self):
        tendons, constraints, motors = "", "", ""
        if self.joints and self.chance(0.15):
            joints = "".join(
                f'<joint joint="{joint}" coef="{self.numbers(1)}"/>' for joint in self.joints[:2]
            )
            acting = self.some(0.3, armature=".3", stiffness="2", damping="1", range="0 1")
            tendons = f'<tendon><fixed name="T" {acting}>{joints}</fixed></tendon>'
        if len(self.joints) > 1 and self.chance(0.2):
            first, second = self.joints[:2]
            active = self.some(0.2, active="false")
            constraints += f'<joint joint1="{first}" joint2="{second}" {active}/>'
        named = [name for name in self.bodies if name]
        if len(named) > 1 and self.chance(0.15):
            ends = f'body1="{named[0]}" body2="{named[-1]}"'
            constraints += self.one(f'<connect {ends} anchor="0 0 0"/>', f"<weld {ends}/>")
        for joint in self.joints:
            if self.chance(0.2):
                acting = self.some(0.4, armature=".05", damping=".1", gear="-3", group="2")
                motors += f'<{self.one("motor", "position", "velocity")} joint="{joint}" {acting}/>'
        constraints = f"<equality>{constraints}</equality>"
        return f"{tendons}{constraints}<actuator>{motors}</actuator>"


def disagreements(text):
    """(quantity, error) that no warning announces; None where MuJoCo refuses the document."""
    try:
        model = compiled_tree(text)
    except ValueError:
        return None
    robot, description = read_as_tree(text)
    said = " ".join(description.cautions)
    # all warnings are about forces, and some about masses as well
    excused = {"passive"} if said else set()
    excused |= {"mass matrix"} if "armature of" in said else set()
    return [
        (quantity, error)
        for quantity, error in errors(robot, model).items()
        if error > TOLERANCE and quantity not in excused
    ]


if __name__ == "__main__":
    os.environ["RNEA_PARSERS"] = "here"
    counts = Counter()
    for seed in range(int(sys.argv[1])):
        found = disagreements(random_mjcf(seed))
        counts["refused by MuJoCo" if found is None else "differs" if found else "same"] += 1
        if found:
            print(seed, found, flush=True)
    print(dict(counts))
