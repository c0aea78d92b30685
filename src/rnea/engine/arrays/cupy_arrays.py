"""Questions asked with arrays of CuPy: answered on their device and on CuPy's current stream."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

import cupy
import numpy as np

from rnea.core.model import joint_array
from rnea.core.recursions import Conditions, EnvironmentOptions, Quantity
from rnea.engine.arrays.code_owner import Codes
from rnea.engine.arrays.requests import ArrayLibrary, arguments, decides, state, surrounding
from rnea.engine.ir.program import ProgramRequest
from rnea.errors import InputError

if TYPE_CHECKING:
    from rnea.engine.ir.program import ProgramLayout


def evaluate_quantity(
    codes: Codes,
    quantity: Quantity,
    case: Conditions,
    states: Sequence[Any],
    around: EnvironmentOptions,
) -> Any:
    """One row of the table as an array of CuPy (..., *shape)."""
    model = codes.model
    pairs = list(zip_longest(quantity.states, states))
    given = {what: state(model, x, what, _WORDS) for what, x in pairs if x is not None}
    if "q" not in given:
        joint_array(model, None, "q")
    kinds = {given[what].dtype for what, x in pairs if decides(x)}
    real = np.float32 if kinds == {np.dtype(np.float32)} else np.float64
    arrays = [
        given[what].astype(real, copy=False) if what in given else cupy.zeros(model.columns(what))
        for what, _ in pairs
    ]
    inputs = surrounding(codes, case, arrays[0], around, _WORDS)
    request = ProgramRequest.of(quantity, case, tuple(inputs))
    return _run(codes, request, [*arrays, *inputs.values()], real)


def called(codes: Codes, request: ProgramRequest, arrays: Sequence[Any], dtype: Any) -> Any:
    """A kernel's call, in the kernel's own precision."""
    code = codes.cuda_code(request, np.dtype(dtype) == np.float32)
    return _run(codes, request, arguments(codes.model, request, code.layout, arrays, _WORDS), dtype)


def through_numpy(
    function: Callable[..., Any], given: Sequence[Any], options: Mapping[str, Any]
) -> Any:
    """Nothing is fetched from a device unasked."""
    raise InputError(f"{function.__name__} computes in NumPy: x.get() is an array of it")


def _run(codes: Codes, request: ProgramRequest, arrays: Sequence[Any], dtype: Any) -> Any:
    code = codes.cuda_code(request, np.dtype(dtype) == np.float32)
    layout: ProgramLayout = code.layout
    devices = {x.device.id for x in arrays}
    if len(devices) > 1:
        places = zip(layout.arguments, arrays, strict=True)
        told = ", ".join(f"{name} on {x.device.id}" for name, x in places)
        raise InputError(f"arrays on several devices: {told}; move them to one")
    try:
        batch = np.broadcast_shapes(*(x.shape[:-1] for x in arrays))
    except ValueError:
        told = ", ".join(f"{k} {x.shape}" for k, x in zip(layout.arguments, arrays, strict=True))
        raise InputError(f"the batch shapes do not fit together: {told}") from None
    device = devices.pop()
    with cupy.cuda.Device(device):
        held, strides = [], []
        for k, (array, columns) in enumerate(zip(arrays, layout.columns, strict=True)):
            alone = k >= layout.states and array.size == columns
            full = array if alone else cupy.broadcast_to(array, (*batch, columns))
            held.append(cupy.ascontiguousarray(full, dtype))
            strides.append(0 if alone else columns)
        out = cupy.empty((*batch, *layout.shape), dtype)
        if out.size:
            stream = cupy.cuda.get_current_stream().ptr
            pointers = [x.data.ptr for x in held]
            code.launch(pointers, strides, out.data.ptr, math.prod(batch), stream, device)
    return out


def _numbers(value: Any, what: str) -> Any:
    """Real numbers on a device; lists and numbers are constants that go there."""
    if isinstance(value, np.ndarray) and not isinstance(value, cupy.ndarray):
        raise InputError(
            f"{what} is an array of NumPy beside arrays of CuPy: cupy.asarray({what}) puts it there"
        )
    try:
        array = cupy.asarray(value)
    except (TypeError, ValueError):
        raise InputError(f"{what} must hold numbers, in rows of equal length") from None
    if array.dtype.kind in "biu":
        return array.astype(np.float64)
    if array.dtype not in (np.float32, np.float64):
        raise InputError(
            f"{what} is {array.dtype}; machine code computes in float32 and float64: "
            f"{what}.astype('float32')"
        )
    return array


def _as_requested(codes: Codes, request: ProgramRequest, arrays: Sequence[Any]) -> Any:
    return _run(codes, request, arrays, arrays[0].dtype)


_WORDS = ArrayLibrary(
    cupy.ndarray,
    _numbers,
    lambda columns: cupy.stack(cupy.broadcast_arrays(*columns), axis=-1),
    lambda arrays: cupy.concatenate(cupy.broadcast_arrays(*arrays), axis=-1),
    _as_requested,
)
