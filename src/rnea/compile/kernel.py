"""Kernel: a quantity of one robot as machine code, called with batches of states."""

from __future__ import annotations

from typing import Any

import numpy as np

from rnea.compile.quantities import Program
from rnea.errors import InputError
from rnea.spatial.numbers import Array

# one basic block of this many operations compiles in a few seconds; beyond, time grows fast
LARGEST = 20_000


class Kernel:
    """Compiled for one robot and one quantity: call it with float64 arrays (..., n).

    All arrays broadcast to one batch shape; the result has that shape and the quantity's own
    behind it. A row gives the same bits in every batch, and a NaN stays in its row.
    """

    def __init__(self, program: Program, name: str, joints: int) -> None:
        operations = sum(program.tape.counts().values())
        if operations > LARGEST:
            raise InputError(
                f"{name}: {operations} operations are too many for one kernel (at most {LARGEST}); "
                "use the robot's own method, which walks the links"
            )
        from rnea.compile.jit import Code, vector_width
        from rnea.compile.llvm_printer import module_text

        self.name, self.operations = name, operations
        self._program, self._joints = program, joints
        self._code: Code | None = None
        if joints and program.tape.outputs:
            columns = [joints] * len(program.arguments)
            self._code = Code(module_text(program.tape, columns, vector_width()), len(columns))

    def __call__(self, *states: Any, out: Array | None = None) -> Array:
        arrays = self._checked(states)
        batch = arrays[0].shape[:-1]
        shape = (*batch, *self._program.shape)
        if out is None:
            out = np.empty(shape)
        elif out.shape != shape or out.dtype != np.float64 or not out.flags.c_contiguous:
            raise InputError(f"out must be a C-ordered float64 array of shape {shape}")
        rows = int(np.prod(batch, dtype=int))
        if self._code is None:
            out[...] = 0.0
        elif rows:
            pointers = [array.ctypes.data for array in arrays]
            self._code.call(*pointers, out.ctypes.data, rows)
        return out

    def _checked(self, states: tuple[Any, ...]) -> list[Array]:
        wanted = self._program.arguments
        if len(states) != len(wanted):
            raise InputError(f"{self.name} takes {', '.join(wanted)}; got {len(states)} arrays")
        arrays = []
        for name, state in zip(wanted, states, strict=True):
            try:
                array = np.asarray(state, dtype=np.float64)
            except (TypeError, ValueError):
                raise InputError(f"{name} must hold numbers, in rows of equal length") from None
            if array.ndim == 0 or array.shape[-1] != self._joints:
                raise InputError(
                    f"{name} has shape {array.shape}; its last axis must have length {self._joints}"
                )
            arrays.append(array)
        try:
            together = np.broadcast_arrays(*arrays)
        except ValueError:
            shapes = ", ".join(f"{n} {a.shape}" for n, a in zip(wanted, arrays, strict=True))
            raise InputError(f"the batch shapes do not fit together: {shapes}") from None
        return [np.ascontiguousarray(array) for array in together]

    def __repr__(self) -> str:
        return f"<Kernel {self.name}: {self.operations} operations>"
