"""Payloads through all of it: simulated, measured as a logger would, prepared and found.

    PYTHONPATH=tests python -m support.payload_runs [RUNS]

Four robots whose joints rub, under control, with and without a payload; each run draws new noise,
encoder counts and jitter. Printed is how often two deviations hold the truth.
"""

import sys

import numpy as np

import rnea
from rnea.identify import find_payload, prepare
from rnea.motion import Columns, Trajectory
from rnea.simulate import measurement
from support.held_things import HELD, linear, rubbing, waves

ROBOTS = ("ur5", "panda", "puma560", "iiwa14")
MEASURED = "noise=0.3,encoder=2e-5,rate=125,jitter=5e-5,lag=0.004,seed={seed}"


def simulated(robot, held, seed):
    """One of the two runs, under a controller that follows the same kind of motion."""
    t, q, qd, qdd = waves(robot, seed)
    motion = Trajectory(t, q, qd, qdd, robot.joint_names, Columns.of(robot.model))
    who = robot.with_payload(**HELD) if held else robot
    return who.simulate(
        q[0], qd[0], duration=t[-1], step=0.005, motion=motion, controller="computed_torque"
    )


def errors(name, count):
    """(count, 10): of the ten parameters, in deviations."""
    real, out = rubbing(name), []
    runs = simulated(real, False, 2), simulated(real, True, 1)
    for k in range(count):
        how = (measurement(MEASURED.format(seed=2 * k + i)) for i in range(2))
        empty, loaded = (prepare(x.measured(y)) for x, y in zip(runs, how, strict=True))
        found = find_payload(rnea.load(name), [loaded], [empty])
        out.append((found.values - linear()) / np.sqrt(np.diag(found.covariance)))
    return np.array(out)


def main(count):
    for name in ROBOTS:
        found = errors(name, count)
        held, rms = (np.abs(found) < 2).mean(), np.sqrt((found**2).mean())
        print(f"{name}: {100 * held:.0f} % of {found.size} within 2 deviations, rms {rms:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
