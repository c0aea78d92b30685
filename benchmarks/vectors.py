"""Who agrees with the test vectors, and to how many digits.

    PYTHONPATH=tests python benchmarks/vectors.py [vectors.json]

Without a file the vectors are made first. Errors are parts of the largest number of an answer; for
tau, C qd and gravity, which cancel each other, of the largest of all three. Libraries read the
file by `tests/support/vectors_in_*.py`, and nothing of it through this package; "URDF" are torques
of the robot that they read from the file's URDF text. Cells are the digits of the median and of the
worst state; printed as the table of docs/look-up/vectors.md.
"""

import json
import math
import sys
import time
from pathlib import Path
from statistics import median

import numpy as np

from rnea.apps.vectors.checker import EFFORTS, flat
from rnea.vectors import ANSWERS, robot_of, text_of, vectors
from support.vectors_in_mujoco import InMujoco, UrdfInMujoco
from support.vectors_in_pinocchio import InPinocchio, UrdfInPinocchio


class Ours:
    """This package in float64, by its kernels."""

    def __init__(self, robot):
        self.arm = robot_of(robot).with_eager(False)

    def _ask(self, row, state, *names, **options):
        return self.arm.evaluate(row, *(np.array(state[name]) for name in names), **options)

    def tau(self, state):
        return self._ask("inverse_dynamics", state, "q", "qd", "qdd")

    def mass_matrix(self, state):
        return self._ask("mass_matrix", state, "q")

    def coriolis(self, state):
        return self._ask("bias", state, "q", "qd", gravity=np.zeros(3))

    def gravity_torque(self, state):
        return self._ask("gravity_torque", state, "q")

    def joint_wrenches(self, state):
        return self._ask("joint_wrenches", state, "q", "qd", "qdd")[1:]

    def tau_by_q(self, state):
        return self._ask("derivatives", state, "q", "qd", "qdd")[0]

    def tau_by_qd(self, state):
        return self._ask("derivatives", state, "q", "qd", "qdd")[1]

    def acceleration(self, state):
        return self._ask("forward_dynamics", state, "q", "qd", "effort")


LIBRARIES = {"rnea": (Ours, None), "Pinocchio": (InPinocchio, UrdfInPinocchio),
             "MuJoCo": (InMujoco, UrdfInMujoco)}  # fmt: skip


def digits(state, name, theirs):
    """As the checker counts them."""
    truth = flat(state[name])
    size = max(map(abs, flat([state[x] for x in EFFORTS]) if name in EFFORTS else truth)) or 1.0
    error = float(np.abs(np.array(truth) - np.ravel(theirs)).max()) / size
    return -math.log10(max(error, 1e-17)) if math.isfinite(error) else -math.inf


def measured(robots, library, of_urdf):
    """Digits with their places, by answer; and who was refused, with the reason."""
    found, refused = {}, {}
    for robot in robots:
        for made, names in ((library, ANSWERS), (of_urdf, ("tau",))):
            if made is None or (made is of_urdf and robot["urdf"] is None):
                continue
            try:
                there = made(robot)
            except ValueError as why:
                key = "URDF" if made is of_urdf else "numbers"
                refused.setdefault(key, {})[robot["name"]] = str(why).splitlines()[0]
                continue
            for state in robot["states"]:
                for name in names:
                    if hasattr(there, name):
                        right = digits(state, name, getattr(there, name)(state))
                        row = (right, robot["name"], state["name"], any(flat(state[name])))
                        found.setdefault("URDF" if made is of_urdf else name, []).append(row)
    return found, refused


def main():
    began = time.perf_counter()
    text = Path(sys.argv[1]).read_text() if len(sys.argv) > 1 else text_of(vectors())
    robots = json.loads(text)["robots"]
    states = sum(len(robot["states"]) for robot in robots)
    print(f"{len(robots)} robots, {states} states, {len(text.encode()) / 1e6:.2f} MB")
    results = {name: measured(robots, *pair) for name, pair in LIBRARIES.items()}
    print(f"\n| answer | {' | '.join(results)} |\n|---|{'---|' * len(results)}")
    for name in [*ANSWERS, "URDF"]:
        cells = []
        for found, _ in results.values():
            rows = sorted(found.get(name, []))
            # what is zero in truth, as C qd at rest, says nothing of what is usual
            usual = [row[0] for row in rows if row[3]]
            cells.append(f"{median(usual):.1f}, {rows[0][0]:.1f}" if rows else "-")
        print(f"| {name} | {' | '.join(cells)} |")
    for library, (found, refused) in results.items():
        for name, rows in found.items():
            print(f"{library} {name}: worst at {min(rows)[1]}, {min(rows)[2]}")
        for what, those in refused.items():
            print(f"{library} refuses {len(those)} robots by their {what}: {those}")
    print(f"{time.perf_counter() - began:.1f} s")


if __name__ == "__main__":
    main()
