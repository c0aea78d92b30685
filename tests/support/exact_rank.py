"""The rank of a robot's inertial regressor in 50-digit arithmetic.

    PYTHONPATH=tests python -m support.exact_rank [ROBOT ...]

renews the table of docs/look-up/parameters.md, in a minute; with robots it prints their lines.
The recursion runs on mpmath numbers. Its columns, each made to length 1, are orthogonalised in
fixed point with 200 binary digits after it: always the longest that is left next, so that the
lengths that are left fall from 1 to rounding, 1e-49. Where they fall below THRESHOLD, columns are
made up of others; one that is shorter than that beside the longest of its kind (masses, first
moments, inertias) is felt by nobody. A right angle that a file writes with six digits is no right
angle in 50: it leaves lengths of 1e-6 to 1e-12, and a rank that takes all of them is a false one.
"""

import sys
import sysconfig
import time
import warnings
from dataclasses import dataclass
from pathlib import Path

import mpmath
import numpy as np

import rnea
from rnea.core.scalar_types.mpmath_numbers import MPMATH
from rnea.identify import base_parameters
from rnea.model import INERTIAL, LINEAR_PARAMETERS, random_positions
from rnea.recursions import QUANTITIES, Conditions

DIGITS = 50
BITS = 200
THRESHOLD = 1e-5
NOTHING = 1e-40
ROUNDING = 1e-45
DOCS = Path(__file__).parents[2] / "docs" / "look-up" / "parameters.md"
BEGIN, END = "<!-- ranks: written by tests/support/exact_rank.py -->", "<!-- end of the ranks -->"
FILES = Path(sysconfig.get_paths()["purelib"]) / "cmeel.prefix/share/example-robot-data/robots"


@dataclass(frozen=True)
class Ranks:
    """rank: at THRESHOLD; false_rank: with every digit of the file believed
    least, most: the shortest length that counts, and the longest that does not
    """

    rank: int
    false_rank: int
    least: float
    most: float


def exact_ranks(robot, seed=3) -> Ranks:
    """Of a robot's inertial columns at states that are more rows than columns need."""
    with mpmath.workdps(DIGITS + 5), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        model = robot.with_numbers(MPMATH).model
        W = _inertial_columns(model, robot.model, np.random.default_rng(seed))
        sizes = [mpmath.sqrt(sum(x * x for x in column)) for column in W.T]
        kinds = np.arange(W.shape[1]) % len(INERTIAL)
        longest = [max((x for x, k in zip(sizes, kinds, strict=True) if k in like), default=0)
                   for like in ({0}, {1, 2, 3}, {4, 5, 6, 7, 8, 9})]  # fmt: skip
        relative = np.array([float(x / longest[int(k > 0) + int(k > 3)]) if x > ROUNDING else 0.0
                             for x, k in zip(sizes, kinds, strict=True)])  # fmt: skip
        there = np.flatnonzero(relative)
        unit = [_fixed_point(W[:, k], sizes[k]) for k in there]
    columns = np.array(unit, dtype=object).T.reshape(len(W), len(there))
    felt = relative[there] > THRESHOLD
    left = _orthogonalised(columns[:, felt])
    counts = left > THRESHOLD
    believed = left if felt.all() else _orthogonalised(columns)
    return Ranks(
        int(counts.sum()),
        int((believed > NOTHING).sum()),
        float(min(left[counts].min(initial=1.0), relative[there][felt].min(initial=1.0))),
        float(max(left[~counts].max(initial=0.0), relative[there][~felt].max(initial=0.0))),
    )


def _inertial_columns(model, plain, rng):
    wanted = [
        body * len(LINEAR_PARAMETERS) + k
        for body in range(len(model.bodies))
        for k in range(len(INERTIAL))
    ]
    count = 3 + len(wanted) // max(model.nv, 1)
    count += count // 4
    rows = []
    for q in random_positions(plain, rng, count):
        q = np.array([mpmath.mpf(float(x)) for x in q])
        for body in plain.independent:
            if body.joint.quaternion is not None:
                part = q[body.q][body.joint.quaternion]
                part /= mpmath.sqrt(sum(x * x for x in part))
        qd, qdd = (np.array([mpmath.mpf(x) for x in rng.normal(size=plain.nv)]) for _ in range(2))
        rows.append(QUANTITIES["regressor"].compute(model, Conditions(), q, qd, qdd)[:, wanted])
    return np.concatenate(rows)


def _fixed_point(column, length):
    """Made to length 1, in whole numbers of 2^-BITS."""
    return [int(mpmath.nint(mpmath.ldexp(x / length, BITS))) for x in column]


def _orthogonalised(W):
    """Gram and Schmidt with the longest column next, in whole numbers of 2^-BITS."""
    out = []
    while W.shape[1]:
        squares = (W * W).sum(axis=0)
        longest = int(max(range(len(squares)), key=lambda k: squares[k]))
        length = _root(squares[longest])
        out.append(length / 2**BITS)
        if length < 2**20:
            # all that is left is rounding
            out += [0.0] * (W.shape[1] - 1)
            break
        direction = (W[:, longest] << BITS) // length
        W = np.delete(W, longest, axis=1)
        W = W - (np.outer(direction, (direction @ W) >> BITS) >> BITS)
    return np.array(out)


def _root(value):
    with mpmath.workprec(2 * BITS + 64):
        return int(mpmath.sqrt(value))


# ---- the table ---------------------------------------------------------------------------------

CATALOGUE = (
    "planar_2r", "planar_3r", "scara", "stanford", "puma560", "ur5", "ur10", "panda", "iiwa14",
    "two_arms", "cylindrical_rpp", "gantry", "quadruped", "satellite",
)  # fmt: skip
URDFS = (
    ("ur_description/urdf/ur3_robot.urdf", "fixed"),
    ("ur_description/urdf/ur5_robot.urdf", "fixed"),
    ("ur_description/urdf/ur10_robot.urdf", "fixed"),
    ("panda_description/urdf/panda.urdf", "fixed"),
    ("kinova_description/robots/kinova.urdf", "fixed"),
    ("xarm_description/urdf/xarm7.urdf", "fixed"),
    ("z1_description/urdf/z1.urdf", "fixed"),
    ("so_arm_description/urdf/so100.urdf", "fixed"),
    ("so_arm_description/urdf/so101.urdf", "fixed"),
    ("bravo7_description/urdf/bravo7_gripper.urdf", "fixed"),
    ("double_pendulum_description/urdf/double_pendulum.urdf", "fixed"),
    ("asr_twodof_description/urdf/TwoDofs.urdf", "fixed"),
    ("finger_edu_description/robots/finger_edu.urdf", "fixed"),
    ("talos_data/robots/talos_left_arm.urdf", "fixed"),
    ("allegro_hand_description/urdf/allegro_right_hand.urdf", "fixed"),
    ("baxter_description/urdf/baxter.urdf", "fixed"),
    ("tiago_description/robots/tiago_no_hand.urdf", "fixed"),
    ("bolt_description/robots/bolt.urdf", "fixed"),
    ("solo_description/robots/solo12.urdf", "fixed"),
    ("solo_description/robots/solo12.urdf", "free"),
    ("hyq_description/robots/hyq_no_sensors.urdf", "free"),
    ("go2_description/urdf/go2.urdf", "free"),
    ("hextilt_description/urdf/hextilt_flying_arm_5.urdf", "free"),
    ("g1_description/urdf/g1_29dof_rev_1_0.urdf", "fixed"),
)
HEAD = """| robot | base | joints | base parameters | rank, 50 digits | least kept | \
most left out | every digit believed |
|---|---|---|---|---|---|---|---|
"""


def line(name, base):
    """Of one robot, for the table."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        file = FILES / name
        robot = rnea.load(file if file.is_file() else name, base=base)
    began = time.perf_counter()
    found, ranks = len(base_parameters(robot.model, joints=False)), exact_ranks(robot)
    print(f"{name} {base}: {found}, {ranks.rank}, {time.perf_counter() - began:.0f} s", flush=True)
    most = "0" if ranks.most < NOTHING else f"{ranks.most:.0e}"
    shown = f"| {Path(name).name} | {base or ''} | {len(robot.model.bodies)} | {found} | "
    return shown + f"{ranks.rank} | {ranks.least:.0e} | {most} | {ranks.false_rank} |\n"


def main(names):
    asked = [(name, None) for name in names] or [*((n, None) for n in CATALOGUE), *URDFS]
    table = HEAD + "".join(line(*each) for each in asked)
    if names:
        print(table)
        return
    before, _, rest = DOCS.read_text().partition(BEGIN)
    DOCS.write_text(f"{before}{BEGIN}\n{table}{END}{rest.partition(END)[2]}")


if __name__ == "__main__":
    main(sys.argv[1:])
