"""A first look on a machine with a GPU: right bits, and how fast."""

# ruff: noqa

import time
import traceback

import numpy as np

import rnea
from rnea.calling import cuda_driver as cuda
from rnea.compile import MachineCode, Request, evaluate, ptx_printer
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


def identical(robot, name, single, rows=100_000):
    request = Request.of(quantity(name))
    code, cpu = CudaCode(robot.model, request, single), MachineCode(robot.model, request, single)
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
    if bad:
        where = np.argwhere(~same.reshape(rows, -1))[:3]
        for r, c in where:
            print(
                "     ",
                r,
                c,
                got.reshape(rows, -1)[r, c],
                want.reshape(rows, -1)[r, c],
                [x[r].tolist() for x in arrays],
            )


def speed(robot, name, single, threads=(64, 128, 256)):
    for block in threads:
        ptx_printer.THREADS = block
        import rnea.compile.cuda_code as module

        module.THREADS = block
        code = CudaCode(robot.model, Request.of(quantity(name)), single)
        code.__dict__["ptx"] = ptx_printer.assembled(code.text())
        arrays = states(code, 1 << 20, np.random.default_rng(2), False)
        repeat = ROWS >> 20
        given = [On(x, repeat) for x in arrays]
        size = int(np.prod(code.layout.shape)) * code.dtype.itemsize
        out = cuda.Memory(size * ROWS)
        launch = code.prepared([x.pointer for x in given], code.layout.columns, out.pointer, ROWS)
        t = timed(launch.again)
        moved = ROWS * (size + sum(x.array.itemsize * x.array.shape[1] for x in given))
        f = code.loaded(0)
        print(
            f"  {robot.name} {name} {'f32' if single else 'f64'} block {block}: {ROWS / t / 1e9:.2f} G/s "
            f"{moved / t / 1e12:.3f} TB/s regs {f.registers} local {f.local_bytes}",
            flush=True,
        )


def main():
    print(cuda.device(0))
    big = [cuda.Memory(1 << 31) for _ in range(2)]
    t = timed(lambda: cuda.within_device(big[0].pointer, big[1].pointer, 1 << 31, 0))
    print(f"copy {2 * (1 << 31) / t / 1e12:.3f} TB/s", flush=True)
    for name in ("ur5", "panda"):
        for single in (True, False):
            speed(rnea.load(name), "inverse_dynamics", single)
    for name in ("mass_matrix", "forward_dynamics", "derivatives", "forward_derivatives"):
        speed(rnea.load("panda"), name, False, (64, 128))
    for name in ("ur5", "panda"):
        print(name)
        for what in QUANTITIES:
            for single in (False, True) if name == "ur5" else (False,):
                try:
                    identical(rnea.load(name), what, single)
                except Exception:
                    traceback.print_exc(limit=3)
    t = timed(lambda: cuda.within_device(big[0].pointer, big[1].pointer, 1 << 31, 0))
    print(f"copy {2 * (1 << 31) / t / 1e12:.3f} TB/s", flush=True)


if __name__ == "__main__":
    main()
