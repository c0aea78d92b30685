"""One robot through time at 1 kHz: compiled steps, the same in Python, and MuJoCo's mj_step.

    .venv/bin/python benchmarks/simulation.py

A Puma 560 with its own friction (viscous, Coulomb, and 1.3 times Coulomb's to break away) moves
there and back and stands in between, held by a controller, so that joints break away, turn round
and stick; RK4 in steps of 1 ms. MuJoCo has the same arm, damping and friction loss, without a
controller, called for many steps at once; its friction is a soft constraint, ours an event. All
are interleaved and the best of several repetitions counts, since the machine may be busy.
"""

import tempfile
import time
from os import environ

import mujoco
import numpy as np

import rnea
from rnea.apps.simulate.runs.simulation import plant_of
from rnea.motion import MotionLimits, point_to_point
from rnea.robot.writing import written

HERE, THERE = [0.0, 0.5, -1.5, 0.0, 0.5, 0.0], [1.2, 1.6, -0.2, 1.0, -0.8, 1.5]
SECONDS, PYTHON_SECONDS, H, REPETITIONS = 20.0, 1.0, 1e-3, 5
CONTROLS = {
    "computed torque, at every instant": {"controller": "computed_torque"},
    "computed torque, sampled every 1 ms": {"controller": "computed_torque", "sampling": H},
    "pd and gravity, at every instant": {"controller": "pd_gravity"},
    "feed-forward, sampled, 1 ms late": {"controller": "feed_forward", "sampling": H, "delay": H},
}


def there_and_back(arm, stand=0.5, move=1.5):
    """Moves of 1.5 s with 0.5 s of standing between them."""
    once = point_to_point(
        HERE, THERE, "quintic", arm.joint_names, MotionLimits.of(arm.joint_names), move
    )

    def motion(t):
        t = np.asarray(t, dtype=float)
        k, u = np.divmod(t, move + stand)
        q, qd, qdd = once.at(np.minimum(u, move))[:3]
        back = (k % 2 == 1)[..., None]
        moves = (u < move)[..., None]
        whole = np.add(HERE, THERE)
        return (
            np.where(back, whole - q, q),
            np.where(moves, np.where(back, -qd, qd), 0.0),
            np.where(moves, np.where(back, -qdd, qdd), 0.0),
        )

    return motion


def seconds(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


class Peer:
    """The arm in MuJoCo."""

    def __init__(self, arm, integrator):
        text, _ = written(arm, "mjcf")
        spec = mujoco.MjSpec.from_string(text)
        # the published numbers of this arm leave inertias out that MuJoCo insists on
        spec.compiler.balanceinertia = True
        spec.compiler.boundmass = spec.compiler.boundinertia = 1e-9
        self.model = spec.compile()
        self.model.opt.timestep, self.model.opt.integrator = H, integrator
        self.model.opt.disableflags |= int(mujoco.mjtDisableBit.mjDSBL_CONTACT)
        self.data = mujoco.MjData(self.model)
        assert np.all(self.model.dof_frictionloss > 0)

    def run(self):
        mujoco.mj_resetData(self.model, self.data)
        self.data.qpos[:] = HERE
        mujoco.mj_step(self.model, self.data, nstep=round(SECONDS / H))


def main():
    environ["RNEA_CACHE_DIR"] = tempfile.mkdtemp()
    arm = rnea.load("puma560")
    friction = plant_of(arm).friction
    friction = friction.changed(
        static_forward=friction.coulomb_forward * 1.3,
        static_backward=friction.coulomb_backward * 1.3,
    )
    motion = there_and_back(arm)

    def ours(time, **options):
        return arm.simulate(
            HERE,
            duration=time,
            step=H,
            friction=friction,
            motion=motion,
            saturation=False,
            **options,
        )

    cold = {}
    for what, options in CONTROLS.items():
        slow = ours(PYTHON_SECONDS, compiled=False, **options)
        cold[what] = seconds(lambda: ours(0.01, compiled=True, **options))  # noqa: B023
        fast = ours(PYTHON_SECONDS, compiled=True, **options)
        apart = max(np.abs(slow.q - fast.q).max(), np.abs(slow.qd - fast.qd).max())
        run = ours(SECONDS, **options)
        assert [what for _, what in slow.events] == [what for _, what in fast.events]
        print(
            f"{what}: ready in {cold[what]:.2f} s; {apart:.0e} rad, rad/s from Python after "
            f"{PYTHON_SECONDS:g} s; {len(run.events)} events in {SECONDS:g} s, {run.by_python} "
            f"steps by Python, held {run.held.mean():.0%} of the time"
        )
    works = {}
    for what, options in CONTROLS.items():
        works[f"{what}"] = (SECONDS, lambda options=options: ours(SECONDS, **options))
        works[f"{what}; Python"] = (
            PYTHON_SECONDS,
            lambda options=options: ours(PYTHON_SECONDS, compiled=False, **options),
        )
    for name in ("RK4", "EULER", "IMPLICITFAST"):
        peer = Peer(arm, getattr(mujoco.mjtIntegrator, f"mjINT_{name}"))
        works[f"MuJoCo, {name}, no controller"] = (SECONDS, peer.run)
    best = dict.fromkeys(works, np.inf)
    for _ in range(REPETITIONS):
        for what, (simulated, work) in works.items():
            best[what] = min(best[what], seconds(work) / simulated)
    for what, took in best.items():
        print(f"  {what:46} {took * H * 1e6:8.2f} us a step {1 / took:9.0f} x real time")


if __name__ == "__main__":
    main()
