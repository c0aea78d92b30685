"""10,000 rollouts of 1 s at 1 kHz, RK4: one compiled step beside Pinocchio's `aba`, in one run.

    .venv/bin/python benchmarks/rollouts.py

No friction, rotors as armature, torques that hold the start. Pinocchio is run in two ways: a loop
of single calls of `aba`, four a step, for one rollout; and `abaInParallel` on the whole batch for
some steps. Both are extrapolated to the whole. All are interleaved and the best of several
repetitions counts, since the machine may be busy: figures are ratios.
"""

import sys
import time
from pathlib import Path

import numpy as np
import pinocchio as pin

import rnea
from rnea.apps.simulate.runs.robot_rollouts import step_kernel
from rnea.engine.runtime.threads import available
from rnea.motion import Columns
from rnea.simulate import rollouts

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from support.pinocchio_robot import pinocchio_model

ROLLOUTS, STEPS, H, REPETITIONS = 10_000, 1000, 1e-3, 3
SINGLE_STEPS, BATCH_STEPS = 500, 10


def seconds(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def rk4(acceleration, q, v, steps):
    """The same step by numpy: arrays in whatever layout the acceleration takes."""
    for _ in range(steps):
        a1 = acceleration(q, v)
        v2 = v + a1 * (H / 2)
        a2 = acceleration(q + v * (H / 2), v2)
        v3 = v + a2 * (H / 2)
        a3 = acceleration(q + v2 * (H / 2), v3)
        v4 = v + a3 * H
        a4 = acceleration(q + v3 * H, v4)
        q = q + (v + 2 * (v2 + v3) + v4) * (H / 6)
        v = v + (a1 + 2 * (a2 + a3) + a4) * (H / 6)
    return q, v


class Peer:
    """The robot in Pinocchio, stepped in two ways."""

    def __init__(self, robot, q, tau):
        self.model, self.data = pinocchio_model(robot)
        self.model.armature = np.array([body.losses.rotor for body in robot.model.bodies])
        self.pool = pin.ModelPool(self.model, available())
        self.q, self.tau = q, tau
        self.columns = np.asfortranarray(tau.T)
        self.out = np.zeros_like(self.columns, order="F")

    def single(self, steps=SINGLE_STEPS):
        def acceleration(x, v):
            return pin.aba(self.model, self.data, x, v, self.tau[0])

        return rk4(acceleration, self.q[0], np.zeros(self.model.nv), steps)

    def batch(self, threads):
        def acceleration(x, v):
            x, v = np.asfortranarray(x), np.asfortranarray(v)
            pin.abaInParallel(threads, self.pool, x, v, self.columns, self.out)
            return self.out.copy(order="F")

        start = np.asfortranarray(self.q.T)
        return rk4(acceleration, start, np.zeros_like(start, order="F"), BATCH_STEPS)


def compare(name):
    robot = rnea.load(name)
    q = np.random.default_rng(0).uniform(-1, 1, (ROLLOUTS, robot.n))
    tau = robot.gravity_torque(q) * 0.9
    parameters = np.tile(robot.parameters.reshape(1, -1), (ROLLOUTS, 1))
    cold = time.perf_counter()
    kernel = step_kernel(robot, friction=False)
    varied = step_kernel(robot, friction=False, parameters=True)
    kernel(q, q, tau, [H])
    varied(q, q, tau, [H], parameters)
    cold = time.perf_counter() - cold
    peer = Peer(robot, q, tau)

    def ours(kernel, steps, parameters=None):
        return rollouts(
            kernel, q, np.zeros_like(q), steps, H, torque=lambda t, q, qd: tau,
            columns=Columns.of(robot.model), parameters=parameters,
        )  # fmt: skip

    apart = np.abs(ours(kernel, STEPS).qd[0] - peer.single(STEPS)[1]).max()
    runs = {
        "one compiled step": (1, lambda: ours(kernel, STEPS)),
        "the same, all parameters as inputs": (1, lambda: ours(varied, STEPS, parameters)),
        "loop over aba": (ROLLOUTS * STEPS / SINGLE_STEPS, peer.single),
        "abaInParallel, 1 thread": (STEPS / BATCH_STEPS, lambda: peer.batch(1)),
        "abaInParallel, all threads": (STEPS / BATCH_STEPS, lambda: peer.batch(available())),
    }
    best = dict.fromkeys(runs, np.inf)
    for _ in range(REPETITIONS):
        for what, (part, work) in runs.items():
            best[what] = min(best[what], seconds(work) * part)
    return kernel.operations, cold, apart, best


def main():
    print(f"{ROLLOUTS} rollouts of {STEPS * H:g} s in steps of {H:g} s, {available()} threads")
    for name in ("ur5", "puma560"):
        operations, cold, apart, best = compare(name)
        print(
            f"{name}: {operations} operations a step, both kernels ready in {cold:.2f} s, "
            f"{apart:.0e} rad/s apart after 1 s"
        )
        first = next(iter(best.values()))
        for what, took in best.items():
            real = ROLLOUTS * STEPS * H / took
            print(f"  {what:36} {took:8.2f} s {real:9.0f} x real time  ratio {took / first:6.1f}")


if __name__ == "__main__":
    main()
