"""How Python calls a kernel: by the C extension, or by ctypes where that could not be built."""

from __future__ import annotations

import ctypes
from typing import Any

from rnea.core.spatial.numbers import Array
from rnea.engine.native.extension import _calls, went_by_ctypes

_KERNEL = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)


def caller(
    few: int,
    many: int,
    few_rows: int,
    most_rows: int,
    columns: tuple[int, ...],
    shape: tuple[int, ...],
    single: bool,
    owner: Any,
) -> Any:
    """Called with plain arrays it gives the result; with others, None. None without extension."""
    if _calls is None:
        return None
    return _calls.Caller(few, many, few_rows, most_rows, columns, shape, single, owner)


class _Bound:
    """What the extension's Bound does, through ctypes."""

    _call: Any = None

    def use(self, caller: Any) -> None:
        """For calls with arrays: there is no such caller here."""

    def bind(self, address: int, arrays: tuple[Array, ...], out: Array, owner: Any) -> None:
        """Fix the code and the arrays of calls without arguments."""
        function = _KERNEL(address)
        pointers = (ctypes.c_void_p * len(arrays))(*(array.ctypes.data for array in arrays))
        strides = (ctypes.c_int64 * len(arrays))(*(array.size for array in arrays))
        self._call = (function, pointers, strides, out.ctypes.data, out, arrays, owner)

    def __call__(self, *states: Any, **options: Any) -> Any:
        if states or options or self._call is None:
            return self.evaluate(*states, **options)
        went_by_ctypes()
        function, pointers, strides, to, out, _, _ = self._call
        function(pointers, strides, to, 1)
        return out

    def evaluate(self, *states: Any, **options: Any) -> Any:
        raise NotImplementedError


Bound: Any = _Bound if _calls is None else _calls.Bound


def share(
    address: int,
    arrays: tuple[Array, ...],
    strides: tuple[int, ...],
    out: Array,
    columns: int,
    rows: int,
    stretch: int,
    threads: int,
) -> bool:
    """All rows of prepared arrays, by threads that take stretches; False where there is no team."""
    if not hasattr(_calls, "share"):
        return False
    _calls.share(address, arrays, strides, out, columns, rows, stretch, threads)
    return True


def run(
    address: int,
    arrays: tuple[Array, ...],
    strides: tuple[int, ...],
    out: Array,
    columns: int,
    first: int,
    rows: int,
) -> None:
    """A range of rows of prepared arrays, the interpreter lock released."""
    if _calls is not None:
        _calls.run(address, arrays, strides, out, columns, first, rows)
        return
    went_by_ctypes()
    starts = [
        array.ctypes.data + first * stride * array.itemsize
        for array, stride in zip(arrays, strides, strict=True)
    ]
    pointers = (ctypes.c_void_p * len(arrays))(*starts)
    steps = (ctypes.c_int64 * len(arrays))(*strides)
    _KERNEL(address)(pointers, steps, out.ctypes.data + first * columns * out.itemsize, rows)
