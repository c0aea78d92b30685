"""Inverse dynamics of a humanoid on a free base beside Pinocchio, and of arms, in one run.

    .venv/bin/python benchmarks/floating.py [humanoid.urdf]

One thread, float64, 100,000 rows by the method and by `rneaInParallel`, and single calls. Without
an argument: TALOS of the package example-robot-data. All are interleaved and the best of several
repetitions counts, since the machine may be busy: figures are ratios. That both mean the same robot
is checked first, to 1e-12 of the largest torque.
"""

import os

os.environ["RNEA_THREADS"] = os.environ["OMP_NUM_THREADS"] = "1"
import sys
import sysconfig
import time
import warnings
from pathlib import Path

import numpy as np
import pinocchio as pin

import rnea
from rnea.bench.robots import without_losses

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from support.pinocchio_robot import InPinocchioCoordinates

ROWS, CALLS, REPETITIONS = 100_000, 2_000, 15
TALOS = "cmeel.prefix/share/example-robot-data/robots/talos_data/robots/talos_reduced.urdf"


def seconds(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def measured(name, robot):
    """Seconds a row, ours and theirs: in a batch, and one call after the other."""
    there = InPinocchioCoordinates(robot)
    q, qd = robot.random_state(0, ROWS)
    qdd = np.random.default_rng(1).normal(size=qd.shape)
    theirs = [np.array([there.position(row) for row in q]).T.copy(order="F")]
    theirs += [np.asfortranarray(there.speeds(x).T) for x in (qd, qdd)]
    pool, out = pin.ModelPool(there.model, 1), np.zeros((robot.n, ROWS), order="F")
    # the shortest way of ours is that of a robot whose joints have no losses
    bare = rnea.Robot(without_losses(robot.description))
    ours = bare.inverse_dynamics(q, qd, qdd)
    pin.rneaInParallel(1, pool, *theirs, out)
    apart = np.abs(there.back(out.T) - ours).max() / np.abs(ours).max()
    assert apart < 1e-12, f"{name}: apart by {apart}"
    one = [x[0].copy() for x in (q, qd, qdd)]
    one_there = [x[:, 0].copy() for x in theirs]
    bare.inverse_dynamics(*one)
    works = {
        "batch": lambda: bare.inverse_dynamics(q, qd, qdd),
        "batch, Pinocchio": lambda: pin.rneaInParallel(1, pool, *theirs, out),
        "single": lambda: [bare.inverse_dynamics(*one) for _ in range(CALLS)],
        "single, Pinocchio": lambda: [
            pin.rnea(there.model, there.data, *one_there) for _ in range(CALLS)
        ],
    }
    best = dict.fromkeys(works, np.inf)
    for _ in range(REPETITIONS):
        for key, work in works.items():
            best[key] = min(best[key], seconds(work))
    batch, batch_there = (best[key] / ROWS for key in ("batch", "batch, Pinocchio"))
    single, single_there = (best[key] / CALLS for key in ("single", "single, Pinocchio"))
    print(
        f"{name:28} nv {robot.n:3}: "
        f"batch {batch * 1e9:7.1f} ns a row, Pinocchio {batch_there * 1e9:7.1f}: "
        f"{batch_there / batch:5.1f} times; single {single * 1e6:5.2f} us, "
        f"Pinocchio {single_there * 1e6:5.2f}: {single_there / single:4.1f} times"
    )


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    file = sys.argv[1] if len(sys.argv) > 1 else Path(sysconfig.get_paths()["purelib"]) / TALOS
    measured(f"{Path(file).stem}, free base", rnea.load(file, base="free"))
    measured("quadruped", rnea.load("quadruped"))
    for arm in ("panda", "ur5"):
        measured(arm, rnea.load(arm))
