"""NVIDIA's driver by ctypes: what is needed to load PTX, launch it, and move numbers.

The driver is part of every computer with such a card; no toolkit is. The primary context of a
device is used, which is the one that PyTorch, JAX and CuPy compute in, so that pointers and streams
of theirs are good here.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ctypes import byref, c_char_p, c_float, c_int, c_size_t, c_uint64, c_void_p
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rnea.core.spatial.numbers import Array
from rnea.errors import DeviceError, OutOfDeviceMemory

_LIBRARY = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
_OUT_OF_MEMORY, _NO_DEVICE = 2, 100
# what an error's number means to a user, beyond its name
_CURES = {
    1: "a size or a pointer that the driver does not know; is the array on this device?",
    3: "a fork of a process that has used the GPU cannot: start processes by spawn",
    100: "the driver finds no GPU: `nvidia-smi` must list one; in a container, is it passed on?",
    101: "there is no device of that number",
    209: "the driver has no code for this GPU: update the driver",
    218: "the driver's compiler refused the code: please report this",
    222: "the driver is older than CUDA 10.0: update it to 410 or newer",
    700: "an array was freed or was too small while the GPU computed with it",
    701: "the code needs more registers than a block may have",
    803: "the driver and its library are of different versions: restart the computer",
    804: "the CUDA compatibility package does not fit this GPU: use the driver's own libcuda",
}
_ATTRIBUTES = {"capability_major": 75, "capability_minor": 76, "processors": 16}
_LOG, _LOG_SIZE = 5, 6  # the options of a module's loading: where errors are written
_LOCAL_BYTES, _REGISTERS = 3, 4


def _opened() -> Any:
    return ctypes.CDLL(_LIBRARY)


@lru_cache(maxsize=1)
def library() -> Any:
    """The driver, initialised; DeviceError with the cure where there is none."""
    try:
        found = _opened()
    except OSError as why:
        raise DeviceError(
            f'device "cuda" needs NVIDIA\'s driver, and {_LIBRARY} could not be loaded ({why}). '
            'The cure: a computer with an NVIDIA GPU and its driver, or device="cpu"'
        ) from None
    check(found.cuInit(0), "initialise the driver", found)
    return found


def check(code: int, doing: str, driver: Any = None) -> None:
    """An error for anything but success."""
    if code == 0:
        return
    driver = driver or library()
    name, words = c_char_p(), c_char_p()
    driver.cuGetErrorName(code, byref(name))
    driver.cuGetErrorString(code, byref(words))
    told = (name.value or b"error %d" % code).decode()
    if words.value:
        told += f", {words.value.decode()}"
    if cure := _CURES.get(code):
        told += f"; {cure}"
    kind = OutOfDeviceMemory if code == _OUT_OF_MEMORY else DeviceError
    raise kind(f"the GPU's driver could not {doing}: {told}")


def count() -> int:
    """How many devices there are; none without a driver is an error, not a zero."""
    number = c_int()
    check(library().cuDeviceGetCount(byref(number)), "count the GPUs")
    return number.value


def have_gpu() -> bool:
    """Whether there is a driver and a device; never an error."""
    try:
        return count() > 0
    except DeviceError:
        return False


@dataclass(frozen=True)
class Device:
    """What the driver tells of a device; memory in bytes."""

    number: int
    name: str
    capability: tuple[int, int]
    processors: int
    memory: int


@lru_cache(maxsize=16)
def device(number: int) -> Device:
    """A device by its number, as CUDA_VISIBLE_DEVICES lets them be seen."""
    handle = _handle(number)
    text, size = ctypes.create_string_buffer(256), c_size_t()
    check(library().cuDeviceGetName(text, 256, handle), "name a GPU")
    check(library().cuDeviceTotalMem_v2(byref(size), handle), "measure a GPU's memory")
    found = {}
    for name, which in _ATTRIBUTES.items():
        value = c_int()
        check(library().cuDeviceGetAttribute(byref(value), which, handle), f"tell a GPU's {name}")
        found[name] = value.value
    capability = (found["capability_major"], found["capability_minor"])
    return Device(number, text.value.decode(), capability, found["processors"], size.value)


def _handle(number: int) -> c_int:
    there = count()
    if not 0 <= number < there:
        legal = ", ".join(f'"cuda:{k}"' for k in range(there)) or "none: the driver finds no GPU"
        raise DeviceError(f'there is no device "cuda:{number}"; legal: {legal}')
    handle = c_int()
    check(library().cuDeviceGet(byref(handle), number), f"open GPU {number}")
    return handle


@lru_cache(maxsize=16)
def context(number: int) -> c_void_p:
    """The primary context of a device, kept as long as the process."""
    made = c_void_p()
    check(
        library().cuDevicePrimaryCtxRetain(byref(made), _handle(number)),
        f"open a context on GPU {number}",
    )
    return made


@contextmanager
def on(number: int) -> Iterator[None]:
    """The calls inside are about this device; afterwards all is as before."""
    driver = library()
    check(driver.cuCtxPushCurrent_v2(context(number)), f"turn to GPU {number}")
    try:
        yield
    finally:
        driver.cuCtxPopCurrent_v2(byref(c_void_p()))


class Module:
    """Code that was loaded onto a device from PTX; it lives as long as the process."""

    def __init__(self, ptx: str, number: int) -> None:
        self.device = number
        log = ctypes.create_string_buffer(8192)
        options = (c_int * 2)(_LOG, _LOG_SIZE)
        values = (c_void_p * 2)(ctypes.cast(log, c_void_p), len(log))
        self._handle = c_void_p()
        with on(number):
            code = library().cuModuleLoadDataEx(
                byref(self._handle), ptx.encode(), 2, options, values
            )
            said = log.value.decode(errors="replace").strip()
            check(code, "load a kernel" + (f" ({said})" if said else ""))

    def function(self, name: str) -> CudaFunction:
        handle = c_void_p()
        with on(self.device):
            code = library().cuModuleGetFunction(byref(handle), self._handle, name.encode())
            check(code, f"find {name!r} in a kernel")
        return CudaFunction(handle.value or 0, self)


@dataclass(frozen=True, eq=False)
class CudaFunction:
    """A kernel on a device: its handle, and the module that holds it."""

    handle: int
    module: Module

    @property
    def local_bytes(self) -> int:
        """Memory of its own that each thread takes."""
        return self._attribute(_LOCAL_BYTES)

    @property
    def registers(self) -> int:
        return self._attribute(_REGISTERS)

    def _attribute(self, which: int) -> int:
        value = c_int()
        with on(self.module.device):
            code = library().cuFuncGetAttribute(byref(value), which, c_void_p(self.handle))
            check(code, "look at a kernel")
        return value.value


class Launch:
    """A kernel with its arguments, put together once: `again` starts it on a stream."""

    def __init__(
        self, function: CudaFunction, words: Sequence[int], rows: int, threads: int
    ) -> None:
        """words: the arguments, 8 bytes each."""
        self._device, self._handle = function.module.device, c_void_p(function.handle)
        self._words = (c_uint64 * len(words))(*words)
        start = ctypes.addressof(self._words)
        self._places = (c_void_p * len(words))(*(start + 8 * k for k in range(len(words))))
        self._blocks, self._threads = -(-rows // threads), threads

    def again(self, stream: int = 0) -> None:
        """Returns at once: what was computed is there when the stream has come so far."""
        if not self._blocks:
            return
        with on(self._device):
            code = library().cuLaunchKernel(
                self._handle, self._blocks, 1, 1, self._threads, 1, 1, 0,
                c_void_p(stream), self._places, None,
            )  # fmt: skip
            check(code, "launch a kernel")


class Memory:
    """Bytes on a device, given back with this object."""

    def __init__(self, size: int, number: int = 0) -> None:
        self.device, self.size, self.pointer = number, size, 0
        if size:
            self._driver, self._context, made = library(), context(number), c_uint64()
            with on(number):
                code = self._driver.cuMemAlloc_v2(byref(made), c_size_t(size))
                check(code, f"take {size / 2**20:.1f} MiB of memory on GPU {number}")
            self.pointer = made.value

    def __del__(self) -> None:
        # at the end of the process the driver may be gone before this
        if getattr(self, "pointer", 0) and not sys.is_finalizing():
            pointer, self.pointer = self.pointer, 0
            self._driver.cuCtxPushCurrent_v2(self._context)
            self._driver.cuMemFree_v2(c_uint64(pointer))
            self._driver.cuCtxPopCurrent_v2(byref(c_void_p()))


def to_device(pointer: int, array: Array, number: int, stream: int = 0) -> None:
    """Copy a contiguous array; its memory may be used again when the stream has come so far."""
    with on(number):
        code = library().cuMemcpyHtoDAsync_v2(
            c_uint64(pointer), c_void_p(array.ctypes.data), c_size_t(array.nbytes), c_void_p(stream)
        )
        check(code, f"copy {array.nbytes} bytes to GPU {number}")


def from_device(array: Array, pointer: int, number: int, stream: int = 0) -> None:
    """Copy into a contiguous array, and wait for it."""
    with on(number):
        code = library().cuMemcpyDtoHAsync_v2(
            c_void_p(array.ctypes.data), c_uint64(pointer), c_size_t(array.nbytes), c_void_p(stream)
        )
        check(code, f"copy {array.nbytes} bytes from GPU {number}")
        check(library().cuStreamSynchronize(c_void_p(stream)), "finish its work")


def within_device(to: int, of: int, size: int, number: int, stream: int = 0) -> None:
    """Copy bytes from one place of a device's memory to another."""
    with on(number):
        code = library().cuMemcpyDtoDAsync_v2(
            c_uint64(to), c_uint64(of), c_size_t(size), c_void_p(stream)
        )
        check(code, f"copy {size} bytes on GPU {number}")


def wait(number: int, stream: int = 0) -> None:
    """Until everything on a stream is done; errors of what ran there come up here."""
    with on(number):
        check(library().cuStreamSynchronize(c_void_p(stream)), "finish its work")


def free_bytes(number: int) -> int:
    """Memory of a device that nobody has taken."""
    free, total = c_size_t(), c_size_t()
    with on(number):
        check(library().cuMemGetInfo_v2(byref(free), byref(total)), "tell its free memory")
    return free.value


class CudaTimer:
    """Seconds between two places of a stream, by the device's own events."""

    def __init__(self, number: int = 0) -> None:
        self._device = number
        self._marks = (c_void_p(), c_void_p())
        with on(number):
            for mark in self._marks:
                check(library().cuEventCreate(byref(mark), 0), "make an event")

    def start(self, stream: int = 0) -> None:
        self._record(0, stream)

    def stop(self, stream: int = 0) -> float:
        """Waits until the stream has come here."""
        self._record(1, stream)
        between = c_float()
        with on(self._device):
            check(library().cuEventSynchronize(self._marks[1]), "finish its work")
            check(library().cuEventElapsedTime(byref(between), *self._marks), "read an event")
        return between.value / 1e3

    def _record(self, which: int, stream: int) -> None:
        with on(self._device):
            check(library().cuEventRecord(self._marks[which], c_void_p(stream)), "mark a time")
