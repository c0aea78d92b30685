"""A storm of forks: beside threads that load, compile and simulate, children that do the same.

A child must end by itself, with the bits that the parent has. Repeats by seed:

    python tests/storms/forks.py --count 500 --seed 1
"""

import argparse
import faulthandler
import hashlib
import os
import random
import select
import signal
import sys
import threading
import time
from dataclasses import dataclass, field

import numpy as np

import rnea

ROBOTS = ("planar_2r", "craig_2r", "rp_arm", "ur5")
STATES = ("inverse_dynamics", "forward_dynamics")
VARIANTS = 6
# read by a process apart, for whose answer a thread waits
MJCF = """<mujoco><worldbody><body name="a"><joint name="j" axis="0 1 0"/>
<inertial pos="0 0 1" mass="{}" diaginertia="1 1 1"/></body></worldbody></mujoco>"""
# rows that are worth sharing between threads
ROWS = 40_000
# a child takes a second on a busy machine
PATIENCE = 30.0


@dataclass
class Storm:
    """What came of it: forks, children that hung or failed, and the bits by variant."""

    forks: int = 0
    hung: int = 0
    failed: int = 0
    bits: dict[int, set[bytes]] = field(default_factory=dict)

    @property
    def differing(self):
        return sum(len(found) > 1 for found in self.bits.values())


def answer(variant):
    """Everything that may have a lock behind it: load, trace, compile, a shared batch, a run."""
    arm = rnea.load(ROBOTS[variant % len(ROBOTS)]).with_payload(
        0.5 + variant / 100, box=(0.1, 0.1, 0.1)
    )
    state = np.random.default_rng(variant).normal(size=(3, ROWS, arm.n))
    digest = hashlib.sha256(arm.inverse_dynamics(*state).tobytes())
    digest.update(arm.mass_matrix(state[0, 0]).tobytes())
    digest.update(arm.hash.encode())
    if variant % 2 == 0:
        digest.update(rnea.loads(MJCF.format(1 + variant)).hash.encode())
    if variant % 3 == 0:
        run = arm.simulate(state[0, 0], np.zeros(arm.n), duration=0.01, step=0.001)
        digest.update(run.q.tobytes())
    return digest.digest()


def _busy(seed, over):
    rng = random.Random(seed)
    while not over.is_set():
        arm = rnea.load(rng.choice(ROBOTS)).with_payload(rng.random(), box=(0.1, 0.1, 0.1))
        state = np.ones((3, 4, arm.n))
        getattr(arm, rng.choice(STATES))(*state)
        arm.kernel("coriolis_matrix")(*state[:2])
        _ = arm.hash
        if rng.random() < 0.3:
            arm.simulate(np.zeros(arm.n), np.zeros(arm.n), duration=0.005, step=0.001)


def _loading(over):
    mass = 1
    while not over.is_set():
        rnea.loads(MJCF.format(mass))
        mass += 1


def storm(count, seed, threads=3):
    """Fork `count` children at random moments beside busy threads and one that loads MJCF."""
    rng, over, found = random.Random(seed), threading.Event(), Storm()
    workers = [
        threading.Thread(target=_busy, args=(1000 * seed + k, over), daemon=True)
        for k in range(threads)
    ]
    workers.append(threading.Thread(target=_loading, args=(over,), daemon=True))
    for worker in workers:
        worker.start()
    for k in range(count):
        # the first ones while the others still import what they need
        time.sleep(rng.random() * (0.05 if k else 0.2))
        _fork(k % VARIANTS, found)
    over.set()
    for worker in workers:
        worker.join(PATIENCE)
        found.hung += worker.is_alive()
    for variant in list(found.bits):
        found.bits[variant].add(answer(variant))
    return found


def _fork(variant, found):
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        faulthandler.register(signal.SIGUSR1)
        code = 3
        try:
            os.write(writing, answer(variant))
            code = 0
        finally:
            os._exit(code)
    os.close(writing)
    found.forks += 1
    ready, _, _ = select.select([reading], [], [], PATIENCE)
    if not ready:
        found.hung += 1
        # says on stderr where it stands
        os.kill(child, signal.SIGUSR1)
        time.sleep(0.5)
        os.kill(child, signal.SIGKILL)
    bits = os.read(reading, 32) if ready else b""
    os.close(reading)
    _, status = os.waitpid(child, 0)
    if bits:
        found.bits.setdefault(variant, set()).add(bits)
    elif ready:
        found.failed += 1
        print(f"child of variant {variant} ended with status {status}", file=sys.stderr)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--count", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    # every robot is traced and compiled anew: that is what a fork must not disturb
    os.environ |= {"RNEA_CACHE_DIR": "", "RNEA_THREADS": "3"}
    faulthandler.register(signal.SIGUSR2)
    began = time.monotonic()
    found = storm(asked.count, asked.seed)
    print(
        f"{found.forks} forks, {found.hung} hung, {found.failed} failed, "
        f"{found.differing} with other bits, {time.monotonic() - began:.0f} s"
    )
    # threads that hang must not keep the process
    sys.stdout.flush()
    os._exit(bool(found.hung or found.failed or found.differing or found.forks != asked.count))


if __name__ == "__main__":
    main()
