"""Torques of a whole data set beside a plain copy of it: rows a second, memory, ratio.

    python benchmarks/scale.py --rows 1e8 --folder /somewhere/large [--repeat 3] [--codec snappy]

The states of a UR5 are made by `rnea sample` if the folder has none. Then two programs take turns,
each in a process of its own with two threads: `rnea torque`, and a program of pyarrow alone that
reads the same 18 columns, row group by row group, and writes six of them, as many bytes as six
torques, with the same codec and the same settings. Wall time, and the largest memory that the
system saw of each process. Files are read from disk or from its cache, whichever the system does:
the same for both, as they take turns.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

JOINTS = 6
COPY = """
import sys, pathlib
import pyarrow as pa, pyarrow.parquet as pq
source, target, codec = sys.argv[1:]
pa.set_cpu_count(2)
pathlib.Path(target).mkdir(parents=True)
for path in sorted(pathlib.Path(source).glob("*.parquet")):
    with pq.ParquetFile(path) as file:
        names = file.schema_arrow.names
        kept = pa.schema([file.schema_arrow.field(x) for x in names[:6]])
        where = str(pathlib.Path(target, path.name))
        with pq.ParquetWriter(where, kept, compression=codec, use_dictionary=False) as out:
            for k in range(file.num_row_groups):
                table = file.read_row_group(k, columns=names)
                out.write_table(table.select(range(6)).cast(kept))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", default="1e7")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--codec", default="snappy")
    options = parser.parse_args()
    states = options.folder / "states"
    rnea = [sys.executable, "-m", "rnea"]
    if not states.exists():
        made = timed([*rnea, "sample", "ur5", "--rows", options.rows, "-o", str(states)])
        print(f"sample: {made[0]:.1f} s, {made[3]:.0f} MiB")
    rows = int(float(options.rows))
    size = sum(x.stat().st_size for x in states.glob("*.parquet"))
    print(f"{rows:,} rows, {size / 1e9:.2f} GB of states, codec {options.codec}")
    head = ("s", "user s", "system s", "million rows/s", "GB written", "MiB memory")
    print(f"{'':12s}" + "".join(f"{x:>15s}" for x in head))
    best: dict[str, float] = {}
    programs = {
        "plain copy": [sys.executable, "-c", COPY, str(states), "{}", options.codec],
        "rnea torque": [*rnea, "torque", "ur5", str(states), "-o", "{}", "--threads", "2",
                        "--codec", options.codec],
    }  # fmt: skip
    for _ in range(options.repeat):
        for name, command in programs.items():
            target = options.folder / name.replace(" ", "-")
            shutil.rmtree(target, ignore_errors=True)
            used = timed([word.replace("{}", str(target)) for word in command])
            written = sum(x.stat().st_size for x in target.glob("*.parquet"))
            seconds, user, system, memory = used
            best[name] = min(best.get(name, seconds), seconds)
            row = (seconds, user, system, rows / seconds / 1e6, written / 1e9, memory)
            print(f"{name:12s}" + "".join(f"{x:15.2f}" for x in row), flush=True)
            shutil.rmtree(target)
    print(f"ratio of the best: {best['rnea torque'] / best['plain copy']:.2f}")


def timed(command: list[str]) -> tuple[float, float, float, float]:
    """Seconds of a process by the clock, its own and the system's for it; its memory in MiB."""
    begin = time.perf_counter()
    process = subprocess.Popen(command)
    _, status, used = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"{' '.join(command[:6])} ... ended with {status}")
    clock = time.perf_counter() - begin
    return clock, used.ru_utime, used.ru_stime, used.ru_maxrss / 1024


if __name__ == "__main__":
    main()
