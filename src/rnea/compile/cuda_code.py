"""A quantity of one robot on NVIDIA's processors: PTX found on disk or printed, then launched.

The PTX depends on no computer, so what was printed on one serves others: where llvmlite is missing,
code that lies in the cache is loaded all the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from rnea.calling import cuda_driver as cuda
from rnea.compile import cache
from rnea.compile.llvm_rows import Rows
from rnea.compile.llvm_text import Lanes
from rnea.compile.machine_code import MachineCode
from rnea.compile.program import Layout, Request
from rnea.compile.ptx_manner import Manner
from rnea.compile.ptx_printer import (
    ACROSS,
    FEATURES,
    PIECE,
    PROCESSOR,
    WHOLE,
    assembled,
    module_text,
)
from rnea.compile.stretches import all_sines_first
from rnea.compile.tape import Tape
from rnea.errors import DeviceError
from rnea.forking import ONE_AT_A_TIME
from rnea.kept import cached_property
from rnea.model import Model


def _longest(tape: Tape) -> int:
    """Operations in one function: all of them where every sine can stand at the head, else less.

    Calls at angles in the midst of one large function gave wrong numbers on an H200 (TALOS, with
    CUDA 13), although the PTX is right where it is run as C; in functions of their own they do not.
    """
    size = len(tape.operations)
    return WHOLE if size <= WHOLE and all_sines_first(tape) else min(PIECE, -(-size // 2))


# up to so many operations in float32, rows are fetched as they are needed: such a program takes few
# registers, so that many threads hide each other's waiting (a UR5 on an H200: 98 % of the copy
# bandwidth, 77 % with everything fetched first; longer ones gain by the latter)
_FEW = 350
# threads in a block of every launch, for those who launch a function themselves
THREADS = Manner().threads


class CudaCode:
    """Functions on devices that compute a quantity, loaded at the first use of each device."""

    kind = "ptx"

    def __init__(
        self, model: Model, request: Request, single: bool, manner: Manner | None = None
    ) -> None:
        self.manner = manner or Manner()
        self._model, self._shape = model, MachineCode(model, request, single)
        self._functions: dict[int, cuda.Function] = {}

    @property
    def request(self) -> Request:
        return self._shape.request

    @property
    def layout(self) -> Layout:
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
        asked = (shape.request.quantity.name, shape.request.case, shape.layout, shape.single)
        name = cache.key(self._model, *asked, self.kind, PROCESSOR, FEATURES, self.manner)
        kept = cache.read(name) if shape.is_ours else None
        if kept is None:
            kept = self._printed().encode()
            if shape.is_ours:
                cache.write(name, kept)
        return kept.decode()

    def text(self) -> str:
        """The module in LLVM's language."""
        parts, rows, lanes = self.printed_parts()
        manner, shape = self.manner, self._shape
        if shape.single and not shape.loops and shape.program.operations <= _FEW:
            manner = replace(manner, early=False)
        return module_text(parts, rows, lanes, manner)

    def printed_parts(self) -> tuple[list[str], Rows, Lanes]:
        """`block` and `finish` for one row, what the loop over rows must know, and the lanes."""
        shape, element = self._shape, "float" if self._shape.single else "double"
        lanes, across = Lanes(1, element), Lanes(ACROSS[element], element)
        longest = None if shape.loops else _longest(shape.program.tape)
        parts, rows = shape.parts(lanes, across, inline=False, longest=longest, first=True)
        return parts, rows, lanes

    def _printed(self) -> str:
        try:
            return assembled(self.text())
        except ImportError:
            raise DeviceError(
                f"the code of {self.request.quantity.name} for the GPU is not in the cache, and "
                "printing it needs llvmlite: pip install llvmlite, or let RNEA_CACHE_DIR name a "
                "folder where another computer has printed it"
            ) from None

    def function(self, device: int = 0) -> int:
        """The CUfunction on a device, whose arguments are
        (in0, in1, ..., out, stride of each shared input ..., rows)."""
        return self.loaded(device).handle

    def loaded(self, device: int) -> cuda.Function:
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
