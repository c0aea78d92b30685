"""NVIDIA's driver played by this computer: memory is the computer's own, and PTX runs as C.

It answers the calls that `rnea.engine.native.cuda_driver` makes, so that everything above the
driver can
be tested where there is no GPU: copies, pieces, streams, errors.
"""

import ctypes
from contextlib import contextmanager

import numpy as np

from rnea.engine.native import cuda_driver
from support.ptx_machine import machine

NAMES = {
    1: b"CUDA_ERROR_INVALID_VALUE",
    2: b"CUDA_ERROR_OUT_OF_MEMORY",
    100: b"CUDA_ERROR_NO_DEVICE",
    218: b"CUDA_ERROR_INVALID_PTX",
    222: b"CUDA_ERROR_UNSUPPORTED_PTX_VERSION",
}


def number(x):
    return x.value if hasattr(x, "value") else x


class FakeDriver:
    """fails: codes by the name of a call, in place of what it would do."""

    def __init__(self, devices=1, memory=1 << 30, fails=None):
        self.devices, self.memory, self.fails = devices, memory, dict(fails or {})
        self.taken, self.launches, self.streams, self.current = {}, [], [], []
        self.modules, self.device_of = [], {}

    def __getattr__(self, name):
        if not name.startswith("cu"):
            raise AttributeError(name)
        method = getattr(type(self), "_" + name.removesuffix("_v2"))

        def call(*arguments):
            if name in self.fails:
                return self.fails[name]
            return method(self, *arguments) or 0

        return call

    def _cuInit(self, flags): ...

    def _cuGetErrorName(self, code, out):
        out._obj.value = NAMES.get(code, b"CUDA_ERROR_UNKNOWN")

    def _cuGetErrorString(self, code, out):
        out._obj.value = b"so the driver says"

    def _cuDeviceGetCount(self, out):
        out._obj.value = self.devices

    def _cuDeviceGet(self, out, which):
        out._obj.value = which

    def _cuDeviceGetName(self, text, size, device):
        text.value = b"a GPU that is none"

    def _cuDeviceTotalMem(self, out, device):
        out._obj.value = self.memory

    def _cuDeviceGetAttribute(self, out, which, device):
        out._obj.value = {75: 9, 76: 0, 16: 4}[which]

    def _cuDevicePrimaryCtxRetain(self, out, device):
        out._obj.value = 1000 + number(device)

    def _cuCtxPushCurrent(self, context):
        self.current.append(number(context) - 1000)

    def _cuCtxPopCurrent(self, out):
        self.current.pop()

    def _cuModuleLoadDataEx(self, out, ptx, count, options, values):
        self.modules.append(machine(ptx.decode()))
        out._obj.value = len(self.modules)

    def _cuModuleGetFunction(self, out, module, name):
        assert name == b"kernel"
        out._obj.value = number(module)

    def _cuFuncGetAttribute(self, out, which, function):
        out._obj.value = 32

    def _cuMemAlloc(self, out, size):
        size = number(size)
        if sum(len(x) for x in self.taken.values()) + size > self.memory:
            return 2
        # numbers that nobody has written are not zeros by chance
        block = np.full(size, 0xAB, np.uint8)
        out._obj.value = block.ctypes.data
        self.taken[block.ctypes.data] = block
        self.device_of[block.ctypes.data] = self.current[-1]
        return 0

    def _cuMemFree(self, pointer):
        del self.taken[number(pointer)]

    def _cuMemGetInfo(self, free, total):
        free._obj.value = self.memory - sum(len(x) for x in self.taken.values())
        total._obj.value = self.memory

    def _copy(self, to, of, size, stream):
        ctypes.memmove(number(to), number(of), number(size))
        self.streams.append(number(stream) or 0)

    _cuMemcpyHtoDAsync = _cuMemcpyDtoHAsync = _cuMemcpyDtoDAsync = _copy  # noqa: N815

    def _cuStreamSynchronize(self, stream): ...

    def _cuPointerGetAttribute(self, out, which, pointer):
        out._obj.value = self.device_of[number(pointer)]

    def _cuLaunchKernel(self, function, x, y, z, threads, ty, tz, shared, stream, places, extra):
        assert (y, z, ty, tz, shared) == (1, 1, 1, 1, 0)
        self.launches.append((x, threads, number(stream) or 0, self.current[-1]))
        self.modules[number(function) - 1](x, threads, list(places))

    def _cuEventCreate(self, out, flags):
        out._obj.value = 1

    def _cuEventRecord(self, event, stream): ...

    def _cuEventSynchronize(self, event): ...

    def _cuEventElapsedTime(self, out, first, last):
        out._obj.value = 1.0


@contextmanager
def fake_cuda(monkeypatch, **options):
    """Inside, the driver is a `FakeDriver` with these options."""
    driver = FakeDriver(**options)
    with monkeypatch.context() as patched:
        patched.setattr(cuda_driver, "_opened", lambda: driver)
        _forget()
        try:
            yield driver
        finally:
            _forget()


def _forget():
    for cached in (cuda_driver.library, cuda_driver.device, cuda_driver.context):
        cached.cache_clear()
