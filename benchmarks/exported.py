"""Nanoseconds per call of exported C and Rust, by compiler and options.

    .venv/bin/python benchmarks/exported.py [--robots ur5,panda] [--repeat 9]

Inverse dynamics, one sample per call, 10,000 different states. The error is the largest difference
from this package's kernel, relative to the largest torque; sine and cosine are those of the
compiler's library. Every program is also measured as `rnea export --no-fma` writes it. Compilers
that are not installed are named. Builds take turns, and the best round of each counts.
"""

import argparse
import ctypes
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

import rnea

ROWS = 10_000
C_CALLER = """#include <stdint.h>
#include "arm.h"
void rows(const double *q, const double *qd, const double *qdd, double *tau, int64_t count)
{{
    for (int64_t k = 0; k < count; k++)
        rnea_inverse_dynamics(q + k * {n}, qd + k * {n}, qdd + k * {n}, tau + k * {n});
}}
"""
RUST_CALLER = """mod arm;
use arm::inverse_dynamics;
#[no_mangle]
pub unsafe extern "C" fn rows(q: *const [f64; {n}], qd: *const [f64; {n}],
    qdd: *const [f64; {n}], tau: *mut [f64; {n}], count: i64) {{
    for k in 0..count as usize {{
        inverse_dynamics(&*q.add(k), &*qd.add(k), &*qdd.add(k), &mut *tau.add(k));
    }}
}}
"""
C_OPTIONS = ("-O2", "-O3", "-O2 -march=native", "-O3 -march=native")
RUST_OPTIONS = ("-O", "-O -C target-cpu=native")


def build(folder, robot, compiler, options, *style):
    """The function `rows` of a program that is exported and compiled in a folder."""
    rust = compiler == "rustc"
    source = folder / ("arm.rs" if rust else "arm.c")
    words = ["export", robot, "--quantity", "inverse_dynamics", *style, "-o", str(source)]
    subprocess.run([sys.executable, "-m", "rnea", *words], check=True, capture_output=True)
    n = rnea.load(robot).n
    library = folder / "library.so"
    caller = folder / ("rows.rs" if rust else "rows.c")
    caller.write_text((RUST_CALLER if rust else C_CALLER).format(n=n))
    if rust:
        command = [compiler, *options.split(), "--crate-type", "cdylib", "-A", "warnings", caller]
    else:
        command = [compiler, *options.split(), "-shared", "-fPIC", source, caller, "-lm"]
    subprocess.run([*command, "-o", library], check=True)
    rows = ctypes.CDLL(str(library)).rows
    rows.argtypes = [ctypes.c_void_p] * 4 + [ctypes.c_int64]
    rows.restype = None
    return rows


def builds():
    for compiler, several in (("gcc", C_OPTIONS), ("clang", C_OPTIONS), ("rustc", RUST_OPTIONS)):
        if not shutil.which(compiler):
            print(f"{compiler} is not installed")
            continue
        yield from ((compiler, options) for options in several)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--robots", default="ur5,panda")
    parser.add_argument("--repeat", type=int, default=9)
    given = parser.parse_args()
    found = list(builds())
    print("| robot | compiler | options | ns per call | error | ns with --no-fma | error |")
    print("|---|---|---|---|---|---|---|")
    for robot in given.robots.split(","):
        arm = rnea.load(robot)
        states = np.random.default_rng(0).uniform(-1, 1, (3, ROWS, arm.n))
        tau = np.empty((ROWS, arm.n))
        expected = arm.inverse_dynamics(*states)
        pointers = [x.ctypes.data for x in (*states, tau)]
        programs, errors = {}, {}
        with tempfile.TemporaryDirectory() as folder:
            for compiler, options in found:
                for style in ((), ("--no-fma",)):
                    name = (compiler, options, style)
                    place = Path(folder) / str(len(programs))
                    place.mkdir()
                    programs[name] = build(place, robot, compiler, options, *style)
                    programs[name](*pointers, ROWS)
                    errors[name] = np.abs(tau - expected).max() / np.abs(expected).max()
            best = dict.fromkeys(programs, np.inf)
            for _ in range(given.repeat):
                for name, rows in programs.items():
                    start = time.perf_counter()
                    rows(*pointers, ROWS)
                    took = (time.perf_counter() - start) / ROWS * 1e9
                    best[name] = min(best[name], took)
        for compiler, options in found:
            cells = [
                f"{best[compiler, options, style]:.0f} | {errors[compiler, options, style]:.1e}"
                for style in ((), ("--no-fma",))
            ]
            print(f"| {robot} | {compiler} | {options} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
