"""What a GPU gives: rates beside its copy bandwidth, beside PyTorch and JAX, and equal bits.

    python benchmarks/gpu.py [--talos FILE.urdf] [--json FILE] [--part rates,bits,rollouts,calls]

Needs nothing but this package, NVIDIA's driver and (unless all code lies in the cache) llvmlite.
"""

import argparse
import json
import time

import numpy as np

import rnea
from rnea.apps.bench.on_gpu import differing, measure_on_gpu
from rnea.engine.native import DeviceArray
from rnea.errors import RneaError
from rnea.recursions import QUANTITIES

PARTS = ("rates", "bits", "rollouts", "calls")
WIDE = ["forward_dynamics", "mass_matrix", "jacobian", "derivatives", "forward_derivatives",
        "regressor"]  # fmt: skip


def show(facts):
    print(f"{facts['device']}: copy {facts['copy'] / 1e12:.3f} TB/s", flush=True)
    for row in facts["rows"]:
        if "why" in row:
            print(f"  {row['robot']} {row['quantity']} {row['dtype']}: {row['why']}")
            continue
        peers = ", ".join(
            f"{row['rate'] / rate:.0f} times {name}" for name, rate in row.get("peers", {}).items()
        )
        size = f"2^{np.log2(row['rows']):.0f}"
        print(
            f"  {row['robot']:16s} {row['quantity']:20s} {row['dtype']} {size}"
            f" rows: {row['rate'] / 1e9:7.3f} G/s, {100 * row['of_copy']:5.1f} % of copy, "
            f"{row['registers']} registers, {row['local_bytes']} B local, "
            f"{row['loading']:.2f} s to load, {row['differing']} numbers differ; {peers}",
            flush=True,
        )


def rates(talos):
    arms = [rnea.load("ur5"), rnea.load("panda")]
    both = (True, False)
    found = measure_on_gpu(arms, ["inverse_dynamics"], singles=both)
    show(found)
    more = measure_on_gpu(arms[1:], WIDE, singles=both)
    show(more)
    found["rows"] += more["rows"]
    if talos:
        humanoid = rnea.load(talos, base="free")
        names = ["inverse_dynamics", "forward_dynamics", "mass_matrix"]
        more = measure_on_gpu([humanoid], names, singles=both, peers=False)
        show(more)
        found["rows"] += more["rows"]
    return found


def bits(rows):
    found = {}
    for robot, count in (("ur5", rows), ("panda", rows // 5)):
        arm = rnea.load(robot)
        for name in QUANTITIES:
            begun = time.perf_counter()
            try:
                wrong = differing(arm, name, False, count)
            except RneaError as why:
                wrong = str(why)
            found[f"{robot} {name}"] = wrong
            print(
                f"  {robot} {name}: {wrong} numbers of {count} rows differ "
                f"({time.perf_counter() - begun:.1f} s)",
                flush=True,
            )
    return found


def rollouts():
    found = {}
    for name, count in (("ur5", 4096), ("ur5", 65536), ("panda", 65536)):
        arm = rnea.load(name)
        q = np.random.default_rng(0).normal(size=(count, arm.n))
        given = {"duration": 1.0, "step": 1e-3, "torque": np.zeros(arm.n)}
        took = {}
        for device in ("cuda", "cpu"):
            if device == "cpu" and count > 10_000:
                continue
            arm.rollouts(q[:32], device=device, **(given | {"duration": 0.01}))
            begun = time.perf_counter()
            done = arm.rollouts(q, device=device, **given)
            took[device] = (time.perf_counter() - begun, done)
        seconds = took["cuda"][0]
        line = f"  {name} {count} x 1000 steps of RK4: {seconds:.3f} s on the GPU"
        if "cpu" in took:
            same = np.array_equal(took["cuda"][1].q, took["cpu"][1].q, equal_nan=True)
            line += f", {took['cpu'][0]:.3f} s on the CPU, same bits: {same}"
        print(line, flush=True)
        found[f"{name} {count}"] = seconds
    return found


def calls():
    """Microseconds of a call from Python, without waiting, and until the result is there."""
    arm = rnea.load("ur5")
    kernel = arm.kernel("inverse_dynamics", device="cuda")
    there = [DeviceArray.of(np.zeros((1024, 6))) for _ in range(3)]
    bound, found = kernel.bound(*there), {}

    def waited():
        bound.launch()
        bound.wait()

    host = [np.zeros((1024, 6))] * 3
    works = {
        "call with device arrays": lambda: kernel(*there, out=bound.out),
        "bound launch": bound.launch,
        "bound launch, waited for": waited,
        "call with NumPy arrays": lambda: kernel(*host),
    }
    for what, work in works.items():
        work()
        begun = time.perf_counter()
        for _ in range(2000):
            work()
        bound.wait()
        found[what] = (time.perf_counter() - begun) / 2000 * 1e6
        print(f"  1024 rows, {what}: {found[what]:.1f} us", flush=True)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--talos", default="")
    parser.add_argument("--json", default="")
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--part", default=",".join(PARTS))
    asked = parser.parse_args()
    found = {}
    for part in asked.part.split(","):
        print(part, flush=True)
        found[part] = {
            "rates": lambda: rates(asked.talos),
            "bits": lambda: bits(asked.rows),
            "rollouts": rollouts,
            "calls": calls,
        }[part]()
        if asked.json:
            with open(asked.json, "w") as file:
                json.dump(found, file, indent=1)


if __name__ == "__main__":
    main()
