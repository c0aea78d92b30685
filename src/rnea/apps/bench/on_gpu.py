"""Kernels on a GPU, beside what its memory can do in the same run, and beside other compilers.

A kernel reads its inputs and writes its result once; so much of the bandwidth that a plain copy
reaches is the measure. Peers are PyTorch and JAX where they are installed and see the GPU: they get
the same operations, one array for each, PyTorch eagerly and JAX compiled.
"""

from __future__ import annotations

import importlib
import importlib.util
import math
import os
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import numpy as np

from rnea.core.recursions import quantity
from rnea.core.spatial.numbers import Array
from rnea.engine.cuda.cuda_code import CudaCode
from rnea.engine.ir.program import ProgramRequest
from rnea.engine.ir.tape import Tape
from rnea.engine.native import DeviceArray
from rnea.engine.native import cuda_driver as cuda
from rnea.engine.runtime.kernel import evaluate
from rnea.engine.runtime.machine_code import MachineCode
from rnea.errors import RneaError

Facts = dict[str, Any]
_REPEATS = 11
_COPIED = 2**31
# a batch takes so much of the card at most
_MOST_BYTES = 8e9
_COMPARED = 100_000
_TILE = 2**18
# operations up to which others compile them in seconds
_MOST_OF_PEERS = 1500


def measure_on_gpu(
    robots: Sequence[Any],
    names: Sequence[str],
    *,
    singles: Sequence[bool] = (False,),
    rows: int = 2**24,
    device: int = 0,
    peers: bool = True,
    told: Callable[[str], None] = lambda what: None,
) -> Facts:
    """Rates of some quantities of some robots (with names), and the device's own limits."""
    about = cuda.device(device)
    bandwidth = copy_bandwidth(device)
    found = []
    for robot in robots:
        for name in names:
            for single in singles:
                kind = "float32" if single else "float64"
                told(f"{robot.name} {name} {kind}")
                try:
                    one = _measured(robot, name, single, rows, device, bandwidth)
                    if peers:
                        one["peers"] = peer_rates(robot, name, single, device)
                except RneaError as why:
                    one = {"robot": robot.name, "quantity": name, "dtype": kind, "why": str(why)}
                found.append(one)
    return {
        "device": about.name,
        "capability": list(about.capability),
        "copy": bandwidth,
        "rows": found,
    }


def timed(work: Callable[[], object], device: int = 0, repeats: int = _REPEATS) -> float:
    """The median of some runs, by the device's clock; the first one does not count."""
    clock, found = cuda.CudaTimer(device), []
    work()
    for _ in range(repeats):
        clock.start()
        work()
        found.append(clock.stop())
    return float(np.median(found))


def copy_bandwidth(device: int = 0) -> float:
    """Bytes read and written in a second by the driver's own copy."""
    size = _COPIED
    one, other = cuda.Memory(size, device), cuda.Memory(size, device)
    seconds = timed(lambda: cuda.within_device(one.pointer, other.pointer, size, device), device)
    return 2 * size / seconds


def random_inputs(code: CudaCode | MachineCode, rows: int, seed: int, wild: bool) -> list[Array]:
    """States of a batch. wild: with huge angles, infinities and NaN in some rows."""
    rng, arrays = np.random.default_rng(seed), []
    largest = 300 if code.dtype == np.float64 else 38
    for name, count in zip(code.layout.arguments, code.layout.columns, strict=True):
        x = 2 * rng.normal(size=(rows, count))
        some = max(rows // 100, 1)
        if wild and count:
            for values in (10.0 ** rng.uniform(0, largest, some), np.inf, np.nan):
                if name == "q" or values is np.nan:
                    x[rng.integers(rows, size=some), rng.integers(count, size=some)] = values
        arrays.append(x.astype(code.dtype))
    return arrays


def differing(robot: Any, name: str, single: bool, rows: int, device: int = 0) -> int:
    """Of so many rows, some of them wild, the numbers whose bits are not those of the CPU."""
    request = ProgramRequest.of(quantity(name))
    code, cpu = CudaCode(robot.model, request, single), MachineCode(robot.model, request, single)
    size = max(math.prod(code.layout.shape), 1)
    piece = min(rows, max(2**28 // (8 * size), 1))
    bits = np.dtype(f"u{code.dtype.itemsize}")
    wrong = 0
    for first in range(0, rows, piece):
        count = min(piece, rows - first)
        arrays = random_inputs(code, count, first, wild=True)
        want = evaluate(cpu, arrays, (count,))
        there = [DeviceArray.of(x, device) for x in arrays]
        # what nobody writes must be seen
        out = DeviceArray.of(np.full(want.shape, 7.25, code.dtype), device)
        pointers = [x.pointer for x in there]
        code.launch(pointers, code.layout.columns, out.pointer, count, 0, device)
        got = out.numpy()
        same = (got.view(bits) == want.view(bits)) | (np.isnan(got) & np.isnan(want))
        wrong += int((~same).sum())
    return wrong


def _measured(
    robot: Any, name: str, single: bool, rows: int, device: int, bandwidth: float
) -> Facts:
    begun = perf_counter()
    code = CudaCode(robot.model, ProgramRequest.of(quantity(name)), single)
    function = code.loaded(device)
    loaded = perf_counter() - begun
    numbers = sum(code.layout.columns) + math.prod(code.layout.shape)
    moved = numbers * code.dtype.itemsize
    while rows * moved > _MOST_BYTES:
        rows //= 2
    inputs = on_device(code, rows, device)
    size = math.prod(code.layout.shape) * code.dtype.itemsize
    out = cuda.Memory(rows * size, device)
    launch = code.prepared(
        [x.pointer for x in inputs], code.layout.columns, out.pointer, rows, device
    )
    seconds = timed(launch.again, device)
    return {
        "robot": robot.name,
        "quantity": name,
        "dtype": str(code.dtype),
        "rows": rows,
        "rate": rows / seconds,
        "bandwidth": rows * moved / seconds,
        "of_copy": rows * moved / seconds / bandwidth,
        "registers": function.registers,
        "local_bytes": function.local_bytes,
        "loading": loaded,
        "differing": differing(robot, name, single, _COMPARED, device),
        "compared": _COMPARED,
    }


def on_device(code: CudaCode, rows: int, device: int) -> list[cuda.Memory]:
    """Random states, repeated as often as the batch asks for."""
    made = []
    for array in random_inputs(code, min(rows, _TILE), 2, wild=False):
        memory = cuda.Memory(max(rows * array.shape[1] * array.itemsize, 8), device)
        for first in range(0, rows, len(array)):
            part = array[: rows - first]
            cuda.to_device(memory.pointer + first * array.shape[1] * array.itemsize, part, device)
        cuda.wait(device)
        made.append(memory)
    return made


# ---- others ------------------------------------------------------------------------------------


def peer_rates(robot: Any, name: str, single: bool, device: int, rows: int = 2**20) -> Facts:
    """Evaluations in a second of the same operations by PyTorch and by JAX, where they are."""
    code = MachineCode(robot.model, ProgramRequest.of(quantity(name)), single)
    if code.loops or code.finish is not None or code.operations > _MOST_OF_PEERS:
        return {}
    found: Facts = {}
    arrays = random_inputs(code, rows, 2, wild=False)
    for library, rate in (("torch", _by_torch), ("jax", _by_jax)):
        if importlib.util.find_spec(library) is not None:
            seconds = rate(code.program.tape, code.layout.columns, arrays, device)
            if seconds is not None:
                found[library] = rows / seconds
    return found


def _walked(xp: Any, tape: Tape, columns: Sequence[int], arrays: Sequence[Any]) -> Any:
    """The operations of a tape on columns of somebody's arrays."""
    inputs = [x[:, c] for x, count in zip(arrays, columns, strict=True) for c in range(count)]
    meaning: dict[str, Callable[..., Any]] = {
        "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b,
        "div": lambda a, b: a / b, "neg": lambda a: -a, "fma": lambda a, b, c: a * b + c,
        "fms": lambda a, b, c: a * b - c, "fnma": lambda a, b, c: c - a * b,
    }  # fmt: skip
    values: list[Any] = []
    for what, *x in tape.operations:
        if what == "constant":
            values.append(x[0])
        elif what == "input":
            values.append(inputs[x[0]])
        else:
            known = meaning.get(what) or getattr(xp, what)
            values.append(known(*(values[k] for k in x)))
    like = arrays[0][:, 0]
    made = [
        values[k] if hasattr(values[k], "shape") else like * 0 + values[k] for k in tape.outputs
    ]
    return xp.stack(made, 1)


def _by_torch(tape: Tape, columns: Sequence[int], arrays: list[Array], device: int) -> float | None:
    torch: Any = importlib.import_module("torch")
    if not torch.cuda.is_available():
        return None
    given = [torch.from_numpy(x).to(f"cuda:{device}") for x in arrays]

    def finished() -> None:
        _walked(torch, tape, columns, given)
        torch.cuda.synchronize()

    return _by_clock(finished)


def _by_jax(tape: Tape, columns: Sequence[int], arrays: list[Array], device: int) -> float | None:
    # else it takes most of the memory for itself
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    jax: Any = importlib.import_module("jax")
    if jax.default_backend() != "gpu":
        return None
    jax.config.update("jax_enable_x64", True)
    compiled = jax.jit(lambda *x: _walked(jax.numpy, tape, columns, x))
    given = [jax.device_put(x, jax.devices("gpu")[device]) for x in arrays]
    return _by_clock(lambda: compiled(*given).block_until_ready())


def _by_clock(work: Callable[[], object], repeats: int = 5) -> float:
    """The shortest of some runs, by the computer's clock; the first one does not count."""
    work()
    times = []
    for _ in range(repeats):
        begun = perf_counter()
        work()
        times.append(perf_counter() - begun)
    return min(times)
