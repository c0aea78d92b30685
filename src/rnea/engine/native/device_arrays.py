"""Arrays in a GPU's memory: our own, and a look at those of others.

CuPy, PyTorch, JAX and Numba tell of their arrays by `__cuda_array_interface__`; so do ours, which
all of them take without a copy (`cupy.asarray`, `torch.as_tensor(x, device="cuda")`).
"""

from __future__ import annotations

import math
import sys
from ctypes import byref, c_int, c_uint64
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.engine.native import cuda_driver as cuda
from rnea.errors import InputError

_DEVICE_OF_POINTER = 9


class DeviceArray:
    """Numbers (rows, ...) in a row-major array on one device; given back with this object."""

    def __init__(self, shape: tuple[int, ...], dtype: Any, device: int = 0) -> None:
        self.shape, self.dtype, self.device = tuple(shape), np.dtype(dtype), device
        self._memory = cuda.Memory(math.prod(shape) * self.dtype.itemsize, device)

    @classmethod
    def of(cls, array: Any, device: int = 0) -> DeviceArray:
        """A copy of a NumPy array."""
        array = np.ascontiguousarray(array)
        made = cls(array.shape, array.dtype, device)
        made.put(array)
        return made

    @property
    def pointer(self) -> int:
        return self._memory.pointer

    @property
    def nbytes(self) -> int:
        return self._memory.size

    def put(self, array: Any) -> None:
        """Numbers from a NumPy array, broadcast to the shape of this one."""
        given = np.asarray(array, self.dtype)
        try:
            whole = np.ascontiguousarray(np.broadcast_to(given, self.shape))
        except ValueError:
            raise InputError(f"{given.shape} does not go into {self!r}") from None
        if whole.nbytes:
            cuda.to_device(self.pointer, whole, self.device)
            cuda.wait(self.device)

    def numpy(self) -> Array:
        """A copy in the computer's own memory."""
        out = np.empty(self.shape, self.dtype)
        if out.nbytes:
            cuda.from_device(out, self.pointer, self.device)
        return out

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        if copy is False:
            raise ValueError("an array on a GPU cannot be had without a copy")
        return self.numpy() if dtype is None else self.numpy().astype(dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self.pointer, False),
            "strides": None,
            "version": 3,
            "stream": None,
        }

    def __repr__(self) -> str:
        return f"<DeviceArray {self.shape} {self.dtype} on cuda:{self.device}>"


@dataclass(frozen=True)
class ArrayView:
    """What somebody's array tells of itself; owner keeps it alive.

    device: None for one without numbers, which lies nowhere
    """

    pointer: int
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    device: int | None
    contiguous: bool
    stream: int | None
    owner: Any


def device_view(array: Any, name: str) -> ArrayView | None:
    """Where an array of a GPU's lies; None for everything else."""
    try:
        told = array.__cuda_array_interface__
    except AttributeError:
        return None
    except Exception as why:
        raise InputError(f"{name} does not tell where it lies on the GPU: {why}") from None
    if told.get("mask") is not None:
        raise InputError(f"{name} is masked; a kernel computes with plain arrays")
    dtype, shape = np.dtype(told["typestr"]), tuple(told["shape"])
    pointer = int(told["data"][0] or 0)
    device = array.device if isinstance(array, DeviceArray) else _device_of(pointer)
    packed = _packed(shape, told.get("strides"), dtype.itemsize)
    return ArrayView(pointer, shape, dtype, device, packed, told.get("stream"), array)


def without_gradient(array: Any, name: str) -> Any:
    """A tensor's numbers alone; an error where PyTorch would expect a gradient to come back."""
    if not getattr(array, "requires_grad", False):
        return array
    library = sys.modules.get(type(array).__module__.partition(".")[0])
    if getattr(library, "is_grad_enabled", lambda: True)():
        raise InputError(
            f"{name} requires a gradient, and a kernel on the GPU has none: {name}.detach(), or "
            "ask a method of the robot or `Robot.torch_function`, which have"
        )
    return array.detach()


def _device_of(pointer: int) -> int | None:
    if not pointer:
        return None
    number = c_int()
    code = cuda.library().cuPointerGetAttribute(
        byref(number), _DEVICE_OF_POINTER, c_uint64(pointer)
    )
    cuda.check(code, "tell on which GPU an array lies")
    return number.value


def _packed(shape: tuple[int, ...], strides: tuple[int, ...] | None, itemsize: int) -> bool:
    """Whether an array is row-major without gaps."""
    if strides is None or 0 in shape:
        return True
    expected = itemsize
    for size, stride in zip(reversed(shape), reversed(strides), strict=True):
        if size != 1 and stride != expected:
            return False
        expected *= size
    return True
