"""Nanoseconds per row over batches of 1,000 to 10,000,000 rows, with and without prefetching.

    .venv/bin/python benchmarks/batch_sizes.py [--robots ur5,panda,tree30,talos,talos-free]
        [--quantities inverse_dynamics,...] [--most 1e7] [--memory 8] [--threads 1] [--repeat 7]
        [--processes 1]

Each cell is the median of interleaved runs: a kernel with prefetching, the same one without, a copy
of as many bytes as the kernel reads and writes, and a fill of the result. `share` is the copy's
time for these bytes as a part of the kernel's: 100 % is the speed of memory. Batches that need more
than --memory GiB are left out. Both kernels must give the same bits. Where the arrays of a process
lie in memory changes a small batch by tens of percent: with --processes the table has the medians
over as many, and the median, smallest and largest ratio of prefetching to none.
"""

import argparse
import os
import subprocess
import sys
import sysconfig
import time
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

import numpy as np

from rnea.apps.bench.bench_robots import find
from rnea.engine.llvm import llvm_prefetch

TALOS = "cmeel.prefix/share/example-robot-data/robots/talos_data/robots/talos_full_v2.urdf"
QUANTITIES = (
    "inverse_dynamics,forward_dynamics,gravity_torque,bias,mass_matrix,coriolis_matrix,"
    "derivatives,forward_derivatives"
)


def robot_of(name):
    if name.startswith("talos"):
        talos = str(Path(sysconfig.get_paths()["purelib"]) / TALOS)
        return find(talos, "free" if name.endswith("free") else "fixed")
    return find(name)


@contextmanager
def no_prefetch():
    """Kernels that are compiled within request nothing, and do not go through the cache."""
    environment = mock.patch.dict(os.environ, {"RNEA_CACHE_DIR": ""})
    with environment, mock.patch.object(llvm_prefetch, "_request", return_value=[]):
        yield


def kernels(name, quantity):
    """The same kernel with prefetching and without."""
    made = {}
    with mock.patch.dict(os.environ, {"RNEA_CACHE_DIR": ""}):
        made["with"] = robot_of(name).kernel(quantity)
        made["with"].batch_address  # noqa: B018 (compiles)
    with no_prefetch():
        made["without"] = robot_of(name).kernel(quantity)
        made["without"].batch_address  # noqa: B018
    return made


def timed(work, times):
    start = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - start) / times


def measure(made, rows, threads, repeat):
    """Nanoseconds per row of each kernel, of a copy of its bytes, and of a fill of its result."""
    kernel = made["with"]
    rng = np.random.default_rng(0)
    columns = [len(kernel.inputs[name]) for name in kernel.arguments]
    block = 10_000
    states = [np.empty((rows, n)) for n in columns]
    for state in states:
        for first in range(0, rows, block):
            part = state[first : first + block]
            part[:] = rng.uniform(-1, 1, part.shape)
    out = np.empty((rows, *kernel.shape))
    size = sum(state.nbytes for state in states) + out.nbytes
    half = np.zeros(size // 16)
    to = np.zeros_like(half)
    inner = max(1, 20_000 // rows)
    works = {
        "with": lambda: made["with"].evaluate(*states, out=out, threads=threads),
        "without": lambda: made["without"].evaluate(*states, out=out, threads=threads),
        "copy": lambda: np.copyto(to, half),
        "fill": lambda: out.fill(0.5),
    }
    works["without"]()
    before = out[:1000].copy()
    works["with"]()
    assert np.array_equal(before, out[:1000], equal_nan=True), "other bits"
    found = {name: [] for name in works}
    # what is left in the caches depends on who was last: kernels take turns in either order, and
    # copies and fills, which leave much to be written back, follow
    for names in (("with", "without"), ("copy", "fill")):
        for k in range(repeat):
            for name in names[:: 1 - 2 * (k % 2)]:
                found[name].append(timed(works[name], inner) / rows * 1e9)
    return {name: float(np.median(values)) for name, values in found.items()}, size / rows


def compare_processes(arguments, count):
    """The medians over processes, and the ratios with : without prefetching, cell by cell."""
    found = {}
    for k in range(count):
        command = [sys.executable, __file__, *arguments, "--processes", "1"]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        for line in done.stdout.splitlines():
            cells = [cell.strip() for cell in line.strip("| ").split("|")]
            if len(cells) == 8 and cells[2].startswith("1e"):
                found.setdefault(tuple(cells[:3]), []).append([float(x) for x in cells[3:5]])
        print(f"process {k + 1} of {count}", file=sys.stderr, flush=True)
    print("| robot | quantity | rows | ns per row | without | ratio | least | most |")
    print("|---|---|---|---|---|---|---|---|")
    for name, pairs in found.items():
        pairs = np.array(pairs)
        ratios = pairs[:, 0] / pairs[:, 1]
        ours, plain = np.median(pairs, axis=0)
        print(
            f"| {' | '.join(name)} | {ours:.1f} | {plain:.1f} | {np.median(ratios):.2f} | "
            f"{ratios.min():.2f} | {ratios.max():.2f} |"
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--robots", default="ur5,panda,tree30,talos,talos-free")
    parser.add_argument("--quantities", default=QUANTITIES)
    parser.add_argument("--most", type=float, default=1e7)
    parser.add_argument("--memory", type=float, default=8, help="GiB at most for one batch")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--repeat", type=int, default=7)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    if asked.processes > 1:
        compare_processes(sys.argv[1:], asked.processes)
        return
    print("| robot | quantity | rows | ns per row | without prefetching | copy | share | fill |")
    print("|---|---|---|---|---|---|---|---|")
    compact = []
    for name in asked.robots.split(","):
        for quantity in asked.quantities.split(","):
            made = kernels(name, quantity)
            kernel = made["with"]
            numbers = sum(map(len, kernel.inputs.values())) + int(np.prod(kernel.shape))
            cells = []
            for exponent in range(3, 8):
                rows = 10**exponent
                if rows > asked.most or 3 * 8 * numbers * rows > asked.memory * 2**30:
                    cells.append("-")
                    continue
                found, _ = measure(made, rows, asked.threads, asked.repeat)
                share = found["copy"] / found["with"]
                print(
                    f"| {name} | {quantity} | 1e{exponent} | {found['with']:.1f} | "
                    f"{found['without']:.1f} | {found['copy']:.1f} | {share:.0%} | "
                    f"{found['fill']:.1f} |",
                    flush=True,
                )
                cells.append(f"{found['with']:.3g}")
                last = [f"{found[way]:.3g}" for way in ("without", "copy", "fill")]
            compact.append(f"| {' | '.join([name, quantity, *cells, *last])} |")
    print("\nns per row by the number of rows; the last three columns: of the largest batch\n")
    print("| robot | quantity | 10³ | 10⁴ | 10⁵ | 10⁶ | 10⁷ | not prefetched | copy | fill |")
    print(f"|---|---|{'---:|' * 8}")
    print("\n".join(compact))


if __name__ == "__main__":
    main()
