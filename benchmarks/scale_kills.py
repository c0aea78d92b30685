"""Runs over a data set killed at random moments (SIGKILL to all of their processes) and resumed.

    python benchmarks/scale_kills.py [--kills 100] [--files 40] [--rows 5000] [--to parquet]

A round ends when the data set is done; its results must then equal those of an undisturbed run
byte for byte, with nothing else beside them. Rounds follow one another until all kills are dealt.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.data_sets import motion, robot, write_parquet
from support.kills import killed_until, undisturbed


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--files", type=int, default=40)
    parser.add_argument("--rows", type=int, default=5000)
    parser.add_argument("--to", default="parquet")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    arm = robot("ur5")
    with tempfile.TemporaryDirectory(prefix="rnea-kills-") as folder:
        data = Path(folder, "data")
        data.mkdir()
        for k in range(options.files):
            columns = motion(arm, options.rows, seed=k).named()
            write_parquet(data / f"{k:03d}.parquet", columns, row_group_size=1000)
        more = ("--to", options.to, "--power", "--wrenches")
        # kernels are compiled by the first and found by all others
        undisturbed("ur5", data, Path(folder, "first"), *more)
        want, longest = undisturbed("ur5", data, Path(folder, "want"), *more)
        print(f"{options.files} files of {options.rows:,} rows; undisturbed {longest:.1f} s")
        begin = time.monotonic()
        told = killed_until("ur5", data, folder, want, options.kills, longest, options.seed, *more)
        print(
            f"{told.kills} kills ({told.while_working} while files were left to do), "
            f"{told.rounds} rounds, at most {told.most} kills in one, "
            f"{time.monotonic() - begin:.0f} s: all results byte for byte the undisturbed ones, "
            "no partial file left"
        )


if __name__ == "__main__":
    main()
