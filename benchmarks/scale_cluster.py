"""A data set through Ray clusters of several nodes on this machine, beside one process.

    python benchmarks/scale_cluster.py [--files 24] [--rows 500000] [--nodes 1 2 3] [--repeat 2]

Every node is a raylet with workers and an object store of its own. Compared are the bytes of all
results; a node, and then a worker alone, are killed in the midst. Ray's start is not in the rows a
second of a cluster: they count from the first result to the last. `load` is the machine's, of the
last minute: others work on it as well.
"""

from __future__ import annotations

import argparse
import filecmp
import os
import shutil
import signal
import sys
import tempfile
import threading
import time
from pathlib import Path

import numpy as np
import pyarrow
import pyarrow.parquet

import rnea
from rnea.motion import Columns

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from support.ray_cluster import MB, cluster, command, lose, store_in_use, wait_for, worker_pids

STORE = 80 * MB


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--files", type=int, default=24)
    parser.add_argument("--rows", type=int, default=500_000)
    parser.add_argument("--nodes", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--repeat", type=int, default=2)
    asked = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="rnea-scale-"))
    try:
        made(folder / "data", asked.files, asked.rows)
        compare(folder, asked)
    finally:
        shutil.rmtree(folder)


def made(place: Path, files: int, rows: int) -> None:
    """States of a UR5, other ones in every file."""
    place.mkdir()
    columns = Columns.of(rnea.load("ur5").model)
    names = [f"{rate}_{name}" for rate in ("q", "qd", "qdd") for name in columns.names(rate)]
    for k in range(files):
        rng = np.random.default_rng(k)
        table = pyarrow.table({name: rng.uniform(-2, 2, rows) for name in names})
        pyarrow.parquet.write_table(table, place / f"{k:03d}.parquet", use_dictionary=False)


def compare(folder: Path, asked: argparse.Namespace) -> None:
    total = asked.files * asked.rows
    print(f"{total:,} rows of a UR5 in {asked.files} files; {os.cpu_count()} cores")
    print(f"{'':26} {'rows/s':>10} {'all s':>7} {'store MB':>9} {'load':>5}  same bytes")
    for threads in (1, 2):
        words = ["torque", "ur5", folder / "data", "--threads", threads]
        best = min(timed(words, folder / f"single{threads}") for _ in range(asked.repeat))
        alike = same(folder / "single1", folder / f"single{threads}")
        row(f"one process, {threads} threads", total / best, best, None, alike)
    for nodes in asked.nodes:
        for _ in range(asked.repeat):
            through(folder, asked, nodes)
    through(folder, asked, 2, "node")
    through(folder, asked, 2, "worker")


def timed(words: list[object], out: Path) -> float:
    shutil.rmtree(out, ignore_errors=True)
    begin = time.perf_counter()
    done = command(*words, "-o", out)
    _, said = done.communicate()
    assert done.returncode == 0, said
    return time.perf_counter() - begin


def through(folder: Path, asked: argparse.Namespace, nodes: int, killed: str = "") -> None:
    """A run by a cluster with a worker on each node."""
    out = folder / "cluster"
    shutil.rmtree(out, ignore_errors=True)
    with cluster(nodes, STORE) as rays:
        begin = time.perf_counter()
        words = ["--engine", "ray", "--address", rays.address]
        run = command("torque", "ur5", folder / "data", "-o", out, *words)
        with watched(rays) as peak:
            wait_for(lambda: results(out) or run.poll() is not None, 180)
            if killed:
                wait_for(lambda: results(out) >= asked.files // 4, 180)
            if killed == "node":
                lose(rays, next(iter(rays.worker_nodes)))
            elif killed:
                os.kill(worker_pids(rays)[0], signal.SIGKILL)
            said, complaint = run.communicate(timeout=600)
        end = time.perf_counter()
        assert run.returncode == 0, complaint
        assert said == "", said
        written = sorted(x.stat().st_mtime for x in out.glob("*.parquet"))
        pace = (asked.files - 1) * asked.rows / (written[-1] - written[0])
        name = f"{nodes} nodes" + (f", a {killed} killed" if killed else "")
        row(name, pace, end - begin, peak[0], same(folder / "single1", out))


class watched:  # noqa: N801 - read as a word of a sentence
    """The largest use of any node's object store while a block runs."""

    def __init__(self, rays: object) -> None:
        self._rays, self._peak, self._end = rays, [0.0], threading.Event()
        self._thread = threading.Thread(target=self._watch)

    def _watch(self) -> None:
        while not self._end.wait(0.5):
            self._peak[0] = max(self._peak[0], *store_in_use(self._rays))

    def __enter__(self) -> list[float]:
        self._thread.start()
        return self._peak

    def __exit__(self, *_: object) -> None:
        self._end.set()
        self._thread.join()


def results(out: Path) -> int:
    return len(list(out.glob("*.parquet")))


def same(one: Path, other: Path) -> str:
    names = sorted(x.name for x in one.glob("*.parquet"))
    assert names == sorted(x.name for x in other.glob("*.parquet"))
    assert not list(other.glob(".*.partial"))
    _, wrong, failed = filecmp.cmpfiles(one, other, names, shallow=False)
    assert not wrong, f"other bytes in {wrong}"
    assert not failed, f"not compared: {failed}"
    return f"{len(names)} of {len(names)}"


def row(name: str, pace: float, seconds: float, store: float | None, alike: str) -> None:
    used = "" if store is None else f"{store / MB:.2f}"
    load = os.getloadavg()[0]
    print(f"{name:26} {pace:10,.0f} {seconds:7.1f} {used:>9} {load:5.1f}  {alike}", flush=True)


if __name__ == "__main__":
    main()
