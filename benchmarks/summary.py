"""The summary of a data set beside reading it and doing nothing: nanoseconds a number.

    python benchmarks/summary.py [--rows 4194304] [--repeat 5] [--threads 2] [--folder FOLDER]

Makes a data set of 18 columns of random doubles (snappy, no dictionary, row groups of 2**18) unless
a folder names one. Turns alternate, and the best counts; processor time is that of all threads, and
tells more than the clock where a machine is shared. `copy` is what memory allows.
"""

import argparse
import resource
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pyarrow as arrow
from pyarrow import parquet

from rnea.apps.datasets.summary.tally import Place, Tally
from rnea.scale import summarize

COLUMNS = 18


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", type=int, default=2**22)
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--folder")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        if options.folder is None:
            make(Path(made), options.rows)
        folder = options.folder or made
        compare(folder, options.threads, options.repeat)


def make(folder: Path, rows: int, files: int = 4) -> None:
    for k in range(files):
        rng = np.random.default_rng(k)
        columns = {f"tau_{c}": rng.normal(size=rows // files) * 10 for c in range(COLUMNS)}
        parquet.write_table(
            arrow.table(columns),
            folder / f"{k}.parquet",
            row_group_size=2**18,
            use_dictionary=False,
        )


def compare(folder: str, threads: int, repeat: int) -> None:
    numbers = summarize(folder, threads=threads).numbers
    values = np.random.default_rng(0).normal(size=2**20) * 50
    copied, tally = np.empty_like(values), Tally()
    asked = {
        "copy of memory": (lambda: np.copyto(copied, values), values.size),
        "tally alone": (lambda: tally.add(values, Place(0, 0)), values.size),
        f"pyarrow reads, {threads} threads": (lambda: read(folder, threads), numbers),
        f"summary, {threads} threads": (lambda: summarize(folder, threads=threads), numbers),
    }
    best = dict.fromkeys(asked, (np.inf, np.inf))
    for _ in range(repeat):
        for name, (work, count) in asked.items():
            best[name] = tuple(map(min, best[name], timed(work, count)))
    print(f"{numbers} numbers\n{'':28s} {'clock':>7s} {'processor':>10s} {'GB/s':>6s}")
    for name, (clock, processor) in best.items():
        print(f"{name:28s} {clock:7.2f} {processor:10.2f} {8 / clock:6.2f}")
    print(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MiB")


def timed(work, count: int) -> tuple[float, float]:
    clock, processor = time.perf_counter(), time.process_time()
    work()
    clock, processor = time.perf_counter() - clock, time.process_time() - processor
    return 1e9 * clock / count, 1e9 * processor / count


def read(folder: str, threads: int) -> None:
    """Every row group decoded, in as many threads, and dropped."""
    files = [str(path) for path in sorted(Path(folder).rglob("*.parquet"))]
    groups = [
        (file, k) for file in files for k in range(parquet.read_metadata(file).num_row_groups)
    ]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(_decoded, groups))


def _decoded(group: tuple[str, int]) -> None:
    with parquet.ParquetFile(group[0]) as source:
        source.read_row_group(group[1], use_threads=False)


if __name__ == "__main__":
    main()
