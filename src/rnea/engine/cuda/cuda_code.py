"""A quantity of one robot on NVIDIA's processors: PTX found on disk or printed, then launched.

The PTX depends on no computer, so what was printed on one serves others: where llvmlite is missing,
code that lies in the cache is loaded all the same.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from rnea.core.model import Model
from rnea.engine.cuda.launch_shape import LaunchShape
from rnea.engine.cuda.ptx_printer import (
    ACROSS,
    FEATURES,
    PIECE,
    PROCESSOR,
    WHOLE,
    assembled,
    module_text,
)
from rnea.engine.cuda.ptx_stages import NARROW, threads_for
from rnea.engine.ir.function_splitting import all_sines_first
from rnea.engine.ir.program import ProgramLayout, ProgramRequest
from rnea.engine.ir.tape import Tape
from rnea.engine.llvm.llvm_rows import RowLoop
from rnea.engine.llvm.llvm_text import Lanes
from rnea.engine.native import cuda_driver as cuda
from rnea.engine.runtime import cache
from rnea.engine.runtime.machine_code import MachineCode
from rnea.engine.trace.tracer import LEAVES
from rnea.errors import DeviceError
from rnea.system.cached import cached_property
from rnea.system.fork_safety import ONE_AT_A_TIME


def _longest(tape: Tape) -> int:
    """Operations in one function: all of them where every sine can stand at the head, else less.

    Calls at angles in the midst of one large function gave wrong numbers on an H200 (TALOS, with
    CUDA 13), although the PTX is right where it is run as C; in functions of their own they do not.
    """
    size = len(tape.operations)
    return WHOLE if size <= WHOLE and all_sines_first(tape) else min(PIECE, -(-size // 2))


# Measured on an H200, which starts 31 instructions in the time that a float32 takes to come or go,
# and 31 of float64 in that of a float64. Instructions of what is more than one:
_COSTLY = {"sin": 12, "cos": 12, "exp": 40, "tanh": 40, "div": 10, "sqrt": 10}
# from so many for each number on, it is the instructions that take the time: to save the memory's
# work by further ones does not pay (a Panda's forward dynamics: 37, its inverse dynamics: 20)
_BUSY = 21
# from so many operations on, float32 programs take so many registers that few threads are at work,
# and wait: later rows are asked for, and registers are not spared (a Panda's inverse dynamics: 93 %
# of the copy bandwidth with both, 87 % without). Shorter programs lose a few percent by it, and so
# do those of float64, whose few threads have twice the bytes on their way
_LONG = 350
# of so many rows for each processor, if what comes and goes meanwhile is not so many bytes that it
# drives them from the cache again
_ROWS_AHEAD, _BYTES_AHEAD = 512, 64 * 1024


def _fitted(manner: LaunchShape, shape: MachineCode) -> LaunchShape:
    """How a program without loops is laid out, by its length."""
    tape, layout = shape.program.tape, shape.layout
    work = sum(_COSTLY.get(name, name not in LEAVES) for name, *_ in tape.operations)
    results = math.prod(layout.shape)
    numbers = sum(layout.columns) + results
    if results <= NARROW and work > _BUSY * numbers:
        return replace(manner, staged="")
    if shape.single and shape.program.operations > _LONG:
        ahead = min(_ROWS_AHEAD, _BYTES_AHEAD // (numbers * shape.dtype.itemsize))
        return replace(manner, ahead=ahead, blocks=1)
    return manner


class CudaCode:
    """Functions on devices that compute a quantity, loaded at the first use of each device.

    manner: how it is laid out; None for what is best. A launch has blocks of its threads.
    """

    kind = "ptx"

    def __init__(
        self, model: Model, request: ProgramRequest, single: bool, manner: LaunchShape | None = None
    ) -> None:
        self._shape = MachineCode(model, request, single)
        results, size = math.prod(self.layout.shape), self.dtype.itemsize
        self._is_free = manner is None
        self.manner = manner or LaunchShape(threads=threads_for(results, size))
        self._functions: dict[int, cuda.CudaFunction] = {}

    @property
    def request(self) -> ProgramRequest:
        return self._shape.request

    @property
    def layout(self) -> ProgramLayout:
        return self._shape.layout

    @property
    def dtype(self) -> np.dtype[np.floating]:
        return self._shape.dtype

    @property
    def shape(self) -> MachineCode:
        """What is printed, whatever for: the robot's program, and how it is cut up."""
        return self._shape

    @cached_property
    def ptx(self) -> str:
        """The code as text, from the disk or printed now."""
        shape = self._shape
        name = ""
        if shape.is_ours:
            name = cache.key(*shape.requested, self.kind, PROCESSOR, FEATURES, self.manner)
        kept = cache.read(name) if name else None
        if kept is None:
            kept = self._printed().encode()
            if name:
                cache.write(name, kept)
        return kept.decode()

    def text(self) -> str:
        """The module in LLVM's language."""
        parts, rows, lanes = self.printed_parts()
        manner, shape = self.manner, self._shape
        if self._is_free and not shape.loops:
            manner = _fitted(manner, shape)
        return module_text(parts, rows, lanes, manner)

    def printed_parts(self) -> tuple[list[str], RowLoop, Lanes]:
        """`block` and `finish` for one row, what the loop over rows must know, and the lanes."""
        shape, element = self._shape, "float" if self._shape.single else "double"
        lanes, across = Lanes(1, element), Lanes(ACROSS[element], element)
        longest = None if shape.loops else _longest(shape.program.tape)
        parts, rows = shape.parts(lanes, across, inline=False, longest=longest, first=True)
        return parts, rows, lanes

    def _printed(self) -> str:
        try:
            return assembled(self.text())
        except (ImportError, OSError):
            raise DeviceError(
                f"the code of {self.request.quantity.name} for the GPU is not in the cache, and "
                "printing it needs llvmlite: pip install llvmlite, or let RNEA_CACHE_DIR name a "
                "folder where another computer has printed it"
            ) from None

    def function(self, device: int = 0) -> int:
        """The CUfunction on a device, whose arguments are
        (in0, in1, ..., out, stride of each shared input ..., rows)."""
        return self.loaded(device).handle

    def loaded(self, device: int) -> cuda.CudaFunction:
        found = self._functions.get(device)
        if found is None:
            with ONE_AT_A_TIME:
                found = self._functions.get(device)
                if found is None:
                    found = cuda.Module(self.ptx, device).function("kernel")
                    self._functions[device] = found
        return found

    def prepared(
        self, pointers: Sequence[int], strides: Sequence[int], out: int, rows: int, device: int = 0
    ) -> cuda.Launch:
        """A launch that can be repeated.

        pointers: of every input (rows, columns), row-major; strides: numbers from row to row of
        each, of which those behind the states count: 0 where one row serves all.
        """
        shared = [int(stride) for stride in strides[self.layout.states :]]
        words = [*pointers, out, *shared, rows]
        return cuda.Launch(self.loaded(device), words, rows, self.manner.threads)

    def launch(
        self,
        pointers: Sequence[int],
        strides: Sequence[int],
        out: int,
        rows: int,
        stream: int = 0,
        device: int = 0,
    ) -> None:
        """Start it on a stream and return at once."""
        self.prepared(pointers, strides, out, rows, device).again(stream)
