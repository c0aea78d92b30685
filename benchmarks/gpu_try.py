"""A first look on a machine with a GPU: right bits, and how fast."""

# ruff: noqa

import time
import traceback

import numpy as np

import rnea
from rnea.calling import cuda_driver as cuda
from rnea.compile import MachineCode, Request, evaluate
from rnea.compile.cuda_code import CudaCode
from rnea.recursions import QUANTITIES, quantity

ROWS = 1 << 24


class On:
    """An array on the device."""

    def __init__(self, array, repeat=1):
        array = np.ascontiguousarray(array)
        self.memory = cuda.Memory(max(array.nbytes * repeat, 8))
        for k in range(repeat):
            cuda.to_device(self.memory.pointer + k * array.nbytes, array, 0)
        cuda.wait(0)
        self.array = array
        self.pointer = self.memory.pointer

    def numpy(self):
        cuda.from_device(self.array, self.pointer, 0)
        return self.array


def timed(what, n=15):
    clock = cuda.Clock()
    times = []
    what()
    for _ in range(n):
        clock.start()
        what()
        times.append(clock.stop())
    return float(np.median(times))


def states(code, rows, rng, huge):
    arrays = []
    for name, count in zip(code.layout.arguments, code.layout.columns, strict=True):
        x = rng.normal(size=(rows, count)) * 2
        if name == "q" and huge and count:
            k = rows // 50
            x[rng.integers(rows, size=k), rng.integers(count, size=k)] = 10.0 ** rng.uniform(
                0, 300, k
            )
            x[rng.integers(rows, size=k), rng.integers(count, size=k)] = np.inf
        if huge and count:
            k = rows // 200
            x[rng.integers(rows, size=k), rng.integers(count, size=k)] = np.nan
        arrays.append(x.astype(code.dtype))
    return arrays


def identical(robot, name, single, rows=100_000, manner=None):
    request = Request.of(quantity(name))
    code, cpu = (
        CudaCode(robot.model, request, single, manner),
        MachineCode(robot.model, request, single),
    )
    rng = np.random.default_rng(1)
    size = int(np.prod(code.layout.shape))
    rows = min(rows, 2_000_000_000 // (8 * max(size, 1)) // 4)
    arrays = states(code, rows, rng, True)
    t0 = time.perf_counter()
    want = evaluate(cpu, arrays, (rows,))
    t1 = time.perf_counter()
    given = [On(x) for x in arrays]
    out = On(np.full((rows, *code.layout.shape), 7.0, code.dtype))
    strides = code.layout.columns
    f = code.loaded(0)
    t2 = time.perf_counter()
    launch = code.prepared([x.pointer for x in given], strides, out.pointer, rows)
    launch.again()
    got = out.numpy()
    seconds = timed(launch.again, 3)
    whole = {4: np.uint32, 8: np.uint64}[code.dtype.itemsize]
    same = (got.view(whole) == want.view(whole)) | (np.isnan(got) & np.isnan(want))
    bad = int((~same).sum())
    off = float(np.nanmax(np.abs(np.where(same, 0, got - want)))) if bad else 0.0
    print(
        f"  {name:28s} {'f32' if single else 'f64'} rows {rows} differing {bad} of {same.size} (most {off:.2g}) "
        f"nan {int(np.isnan(want).sum())} regs {f.registers} local {f.local_bytes} load {t2 - t1:.2f} s "
        f"{rows / seconds / 1e9:.3f} G/s cpu {rows / (t1 - t0) / 1e9:.4f}",
        flush=True,
    )


COPY = 4.2e12


def speed(robot, name, single, manners):
    for manner in manners:
        try:
            code = CudaCode(robot.model, Request.of(quantity(name)), single, manner)
            t0 = time.perf_counter()
            f = code.loaded(0)
            t1 = time.perf_counter()
            size = int(np.prod(code.layout.shape)) * code.dtype.itemsize
            each = size + sum(code.layout.columns) * code.dtype.itemsize
            rows = 1 << 24
            while rows * each > 8e9:
                rows >>= 1
            some = min(rows, 1 << 18)
            given = [
                On(x, rows // some) for x in states(code, some, np.random.default_rng(2), False)
            ]
            out = cuda.Memory(size * rows)
            launch = code.prepared(
                [x.pointer for x in given], code.layout.columns, out.pointer, rows
            )
            t = timed(launch.again, 9)
            print(
                f"  {robot.name:6s} {name:20s} {'f32' if single else 'f64'} {manner.sines:5s} early {manner.early:d} "
                f"staged {manner.staged:7s} threads {manner.threads:3d} : {rows / t / 1e9:6.2f} G/s "
                f"{each * rows / t / COPY * 100:5.1f} % regs {f.registers} local {f.local_bytes} load {t1 - t0:.1f} s",
                flush=True,
            )
        except Exception:
            traceback.print_exc(limit=3)


def main():
    global COPY
    import os
    from rnea.compile.ptx_manner import Manner as M

    print(cuda.device(0))
    big = [cuda.Memory(1 << 31) for _ in range(2)]
    t = timed(lambda: cuda.within_device(big[0].pointer, big[1].pointer, 1 << 31, 0))
    COPY = 2 * (1 << 31) / t
    print(f"copy {COPY / 1e12:.3f} TB/s", flush=True)
    if os.path.exists(os.environ.get("TALOS", "")):
        talos = rnea.load(os.environ["TALOS"], base="free")
        for single in (False, True):
            for manner in (M(), M(staged="tiles"), M(staged=""), M(staged="results", early=False)):
                print(manner)
                identical(talos, "inverse_dynamics", single, 20000, manner)
        for name in ("inverse_dynamics", "mass_matrix", "forward_dynamics"):
            for single in (False, True):
                speed(talos, name, single, [M(), M(staged="")])
    import rnea.compile.machine_code as mc

    mc.MOST_STRAIGHT, mc.LOOP_FROM = 100, 5
    os.environ["RNEA_CACHE_DIR"] = ""
    identical(rnea.load("two_arms"), "forward_derivatives", False, 20000)
    identical(rnea.load("two_arms"), "derivatives", True, 20000)
    identical(rnea.load("ur5"), "inverse_dynamics", False, 20000)
    t = timed(lambda: cuda.within_device(big[0].pointer, big[1].pointer, 1 << 31, 0))
    print(f"copy {2 * (1 << 31) / t / 1e12:.3f} TB/s", flush=True)


if __name__ == "__main__":
    main()
