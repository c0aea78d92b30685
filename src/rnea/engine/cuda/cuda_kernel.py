"""A kernel on a GPU: called with arrays of its memory, or with NumPy's, or bound to buffers.

kernel(Q, Qd, Qdd)              arrays on the GPU in, one of them out; NumPy's in, NumPy's out
bound = kernel.bound(4096)      buffers that stay where they are
bound.q.put(Q); bound.launch()  again and again, on any stream, and inside CUDA graphs
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.engine.cuda.cuda_code import CudaCode
from rnea.engine.native import ArrayView, DeviceArray, device_view, without_gradient
from rnea.engine.native import cuda_driver as cuda
from rnea.engine.runtime.kernel import checked_arrays, refuse_out
from rnea.errors import InputError, OutOfDeviceMemory, name_of

# of the memory that is free: the rest is for what others take meanwhile
_SHARE = 0.8


def device_number(device: str) -> int | None:
    """Of "cuda" or "cuda:1"; None for "cpu"."""
    kind, _, number = name_of(device, "device").partition(":")
    if device == "cpu":
        return None
    if kind != "cuda" or (number and not number.isdecimal()):
        raise InputError(
            f'unknown device {device!r}; legal: "cpu", "cuda", "cuda:0", "cuda:1", ...'
        )
    return int(number or 0)


class CudaKernel:
    """Compiled for one robot and one quantity, on one GPU.

    Arrays are (..., n) of the kernel's dtype, all of them on its device or all of NumPy's. Of
    arrays on the device nothing is copied; they must lie in rows without gaps. Results are the
    same bits as the CPU's.
    """

    def __init__(self, code: CudaCode, name: str, device: int) -> None:
        self.name, self.device, self._code, self._looked_at = name, device, code, False
        self.arguments, self.shape, self.dtype = (
            code.layout.arguments,
            code.layout.shape,
            code.dtype,
        )
        code.loaded(device)

    @property
    def ptx(self) -> str:
        """The code itself, for programs that launch it without Python."""
        return self._code.ptx

    @property
    def function(self) -> int:
        """Its CUfunction, with arguments (in0, ..., out, stride of each shared input ..., rows)."""
        return self._code.function(self.device)

    @property
    def threads(self) -> int:
        """In a block of its launches, one for each row: there are rows / threads blocks, rounded
        up."""
        return self._code.manner.threads

    def __call__(self, *arrays: Any, out: Any = None, stream: int | None = None) -> Any:
        """The result for a batch.

        stream: a CUstream as a number; that of the first array if not said. With arrays on the
        GPU the call returns before the result is there: whoever reads it on that stream waits.
        """
        if len(arrays) != len(self.arguments):
            raise InputError(
                f"{self.name} takes {', '.join(self.arguments)}; got {len(arrays)} arrays"
            )
        given = self._numbers(arrays)
        views = self._views(given)
        if all(found is None for found in views):
            return self._of_numpy(given, out)
        return self._on_device(self._fitting(views), out, stream)

    def bound(self, *given: Any, out: Any = None) -> BoundKernel:
        """A launch with fixed buffers: of a number of rows, or arrays of the GPU's own."""
        if len(given) == 1 and isinstance(given[0], int | np.integer):
            rows, columns = int(given[0]), self._code.layout.columns
            if rows < 0:
                raise InputError(f"{self.name} cannot be bound to {rows} rows")
            arrays: Sequence[Any] = [
                DeviceArray((rows, count), self.dtype, self.device) for count in columns
            ]
        else:
            if len(given) != len(self.arguments):
                raise InputError(
                    f"{self.name} is bound to a number of rows, or to {', '.join(self.arguments)}"
                )
            arrays = self._numbers(given)
        views = self._fitting(self._views(arrays))
        rows, batch, strides = self._batch(views)
        result = self._result(batch, out)
        target = self._taking(result, batch).pointer
        pointers = [found.pointer for found in views]
        launch = self._code.prepared(pointers, strides, target, rows, self.device)
        return BoundKernel(dict(zip(self.arguments, arrays, strict=True)), result, launch, self)

    # ---- arrays on the device ------------------------------------------------------------------

    def _numbers(self, arrays: Sequence[Any]) -> list[Any]:
        return [without_gradient(x, name) for x, name in zip(arrays, self.arguments, strict=True)]

    def _views(self, arrays: Sequence[Any]) -> list[ArrayView | None]:
        return [device_view(x, name) for x, name in zip(arrays, self.arguments, strict=True)]

    def _fitting(self, views: Sequence[ArrayView | None]) -> list[ArrayView]:
        """The arrays, or an error that says which of them cannot be used, and why."""
        fitting = []
        for found, name, count in zip(
            views, self.arguments, self._code.layout.columns, strict=True
        ):
            if found is None:
                raise InputError(
                    f"{name} is not on the GPU: give all arrays on cuda:{self.device}, or call "
                    "the kernel with all as NumPy arrays"
                )
            if found.device not in (None, self.device):
                raise InputError(
                    f"{name} is on cuda:{found.device}, and this kernel on cuda:{self.device}: "
                    f'copy it there, or ask for a kernel with device="cuda:{found.device}"'
                )
            if found.dtype != self.dtype:
                raise InputError(
                    f"{name} has dtype {found.dtype}, and this kernel {self.dtype}: convert it, "
                    "or ask for a kernel with dtype=float32 or float64"
                )
            if not found.shape or found.shape[-1] != count:
                raise InputError(
                    f"{name} has shape {found.shape}; its last axis must have length {count}"
                )
            if not found.contiguous:
                raise InputError(
                    f"{name} does not lie in rows without gaps; make it contiguous first "
                    "(torch: .contiguous(), cupy: ascontiguousarray)"
                )
            fitting.append(found)
        return fitting

    def _batch(self, views: Sequence[ArrayView]) -> tuple[int, tuple[int, ...], list[int]]:
        """Rows, the batch shape and the strides: of what stands behind the states one row may
        serve all."""
        states = self._code.layout.states
        batch = views[0].shape[:-1]
        strides = []
        for k, (found, name) in enumerate(zip(views, self.arguments, strict=True)):
            count = found.shape[-1]
            alone = k >= states and math.prod(found.shape) == count
            if not alone and found.shape[:-1] != batch:
                told = ", ".join(
                    f"{n} {v.shape}" for n, v in zip(self.arguments, views, strict=True)
                )
                raise InputError(
                    f"the batch shapes do not fit together at {name}: {told}; on the GPU nothing "
                    "is broadcast but gravity, wrench, base, parameters and the like"
                )
            strides.append(0 if alone else count)
        return math.prod(batch), batch, strides

    def _result(self, batch: tuple[int, ...], out: Any) -> Any:
        return DeviceArray((*batch, *self.shape), self.dtype, self.device) if out is None else out

    def _taking(self, out: Any, batch: tuple[int, ...]) -> ArrayView:
        found = device_view(out, "out")
        shape = (*batch, *self.shape)
        fits = found is not None and found.contiguous and found.device in (None, self.device)
        if found is None or not fits or found.shape != shape or found.dtype != self.dtype:
            raise InputError(
                f"out must be a row-major {self.dtype} array of shape {shape} on cuda:{self.device}"
            )
        return found

    def _on_device(self, views: list[ArrayView], out: Any, stream: int | None) -> Any:
        rows, batch, strides = self._batch(views)
        try:
            result = self._result(batch, out)
        except OutOfDeviceMemory as why:
            raise OutOfDeviceMemory(
                f"{why} for the result of {rows} rows: ask for fewer at once, or give `out`"
            ) from None
        target = self._taking(result, batch).pointer
        if stream is None:
            stream = next((v.stream for v in views if v.stream is not None), 0)
        pointers = [found.pointer for found in views]
        self._code.launch(pointers, strides, target, rows, stream, self.device)
        return result

    # ---- NumPy's arrays ------------------------------------------------------------------------

    def _of_numpy(self, given: Sequence[Any], out: Array | None) -> Array:
        """Copied to the device and back, in as many pieces as its memory asks for."""
        shape = self._code.shape
        arrays = checked_arrays(shape, self.name, given)
        if not self._looked_at:
            self._looked_at = True
            shape.look_at(arrays)
        batch = np.broadcast_shapes(*(array.shape[:-1] for array in arrays))
        rows, whole = math.prod(batch), (*batch, *self.shape)
        if out is None:
            out = np.empty(whole, self.dtype)
        else:
            refuse_out(out, whole, self.dtype)
        states, flat = self._code.layout.states, []
        for k, (array, count) in enumerate(zip(arrays, self._code.layout.columns, strict=True)):
            if k >= states and array.size == count:
                flat.append(np.ascontiguousarray(array.reshape(1, count)))
            else:
                wide = np.broadcast_to(array, (*batch, count))
                flat.append(np.ascontiguousarray(wide).reshape(rows, count))
        if rows and out.size:
            self._in_pieces(flat, out.reshape(rows, -1))
        return out

    def _in_pieces(self, arrays: list[Array], out: Array) -> None:
        rows, states = len(out), self._code.layout.states
        each = sum(x.shape[1] for x in arrays) + out.shape[1]
        fitting = int(cuda.free_bytes(self.device) * _SHARE) // (each * self.dtype.itemsize)
        piece = min(rows, max(fitting, 1))
        while True:
            try:
                buffers = [DeviceArray((min(piece, len(x)), x.shape[1]), self.dtype, self.device)
                           for x in arrays]  # fmt: skip
                result = DeviceArray((piece, out.shape[1]), self.dtype, self.device)
                break
            except OutOfDeviceMemory:
                # somebody else has taken what was free a moment ago
                if piece == 1:
                    raise
                piece = -(-piece // 2)
        if piece < rows:
            warnings.warn(
                f"{self.name}: {rows} rows do not fit into the memory that cuda:{self.device} has "
                f"free; they are computed in {-(-rows // piece)} pieces of {piece}",
                RuntimeWarning,
                stacklevel=4,
            )
        strides = [0 if k >= states and len(x) == 1 and rows != 1 else x.shape[1]
                   for k, x in enumerate(arrays)]  # fmt: skip
        for first in range(0, rows, piece):
            count = min(piece, rows - first)
            for k, (x, buffer) in enumerate(zip(arrays, buffers, strict=True)):
                if strides[k] or first == 0:
                    part = x[first : first + count] if strides[k] else x
                    cuda.to_device(buffer.pointer, part, self.device)
            pointers = [buffer.pointer for buffer in buffers]
            self._code.launch(pointers, strides, result.pointer, count, 0, self.device)
            cuda.from_device(out[first : first + count], result.pointer, self.device)

    def __repr__(self) -> str:
        arguments = ", ".join(self.arguments)
        return (
            f"<CudaKernel {self.name}({arguments}) -> {self.shape}, {self.dtype} on "
            f"cuda:{self.device}>"
        )


class BoundKernel:
    """A kernel with its buffers: `launch` computes `out` of `inputs`, and nothing else."""

    def __init__(
        self, inputs: Mapping[str, Any], out: Any, launch: cuda.Launch, kernel: CudaKernel
    ) -> None:
        self.inputs, self.out = MappingProxyType(dict(inputs)), out
        self._launch, self._kernel = launch, kernel

    def __getattr__(self, name: str) -> Any:
        inputs = self.__dict__.get("inputs", {})
        if name in inputs:
            return inputs[name]
        raise AttributeError(f"a bound kernel has no {name!r}; its inputs are {', '.join(inputs)}")

    def launch(self, stream: int = 0) -> Any:
        """Start it and return `out`, which is there when the stream has come so far."""
        self._launch.again(stream)
        return self.out

    def wait(self, stream: int = 0) -> None:
        """Until the stream is done."""
        cuda.wait(self._kernel.device, stream)
