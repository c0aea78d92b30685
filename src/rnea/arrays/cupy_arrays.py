"""Questions asked with arrays of CuPy: answered on their device and on CuPy's current stream."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Protocol

import cupy
import numpy as np

from rnea.compile import CudaCode, Request
from rnea.errors import InputError
from rnea.model import Model, in_order, joint_array
from rnea.recursions import (
    Around,
    Case,
    Motion,
    Quantity,
    Wrenches,
    applied_to,
    base_motion,
    load_rows,
    refuse_floating,
)
from rnea.spatial import Wrench

if TYPE_CHECKING:
    from rnea.compile import Layout

_STILL = (0.0, 0.0, 0.0)
_NAMES = ("w", "v", "wd", "vd")


class Codes(Protocol):
    """Who keeps the code of a robot."""

    @property
    def model(self) -> Model: ...

    def cuda_code(self, request: Request, single: bool) -> CudaCode: ...


def answer(
    codes: Codes, quantity: Quantity, case: Case, states: Sequence[Any], around: Around
) -> Any:
    """One row of the table as an array of CuPy (..., *shape)."""
    model = codes.model
    pairs = list(zip_longest(quantity.states, states))
    given = {what: _state(model, x, what) for what, x in pairs if x is not None}
    if "q" not in given:
        joint_array(model, None, "q")
    single = all(x.dtype == np.float32 for x in given.values())
    real = np.float32 if single else np.float64
    arrays = [
        given[what] if what in given else cupy.zeros(model.columns(what)) for what, _ in pairs
    ]
    inputs = _surrounding(codes, case, arrays[0], around)
    request = Request.of(quantity, case, tuple(inputs))
    return _run(codes, request, [*arrays, *inputs.values()], real)


def called(codes: Codes, request: Request, arrays: Sequence[Any], dtype: Any) -> Any:
    """A kernel's call, in the kernel's own precision."""
    return _run(codes, request, [_numbers(x, "an argument") for x in arrays], dtype)


def through_numpy(
    function: Callable[..., Any], arguments: Sequence[Any], options: Mapping[str, Any]
) -> Any:
    """Nothing is fetched from a device unasked."""
    raise InputError(f"{function.__name__} computes in NumPy: x.get() is an array of it")


def _run(codes: Codes, request: Request, arrays: Sequence[Any], dtype: Any) -> Any:
    code = codes.cuda_code(request, np.dtype(dtype) == np.float32)
    layout: Layout = code.layout
    if len(arrays) != len(layout.arguments):
        told = ", ".join(layout.arguments)
        raise InputError(f"{request.quantity.name} takes {told}; got {len(arrays)} arrays")
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
            if array.ndim == 0 or array.shape[-1] != columns:
                raise InputError(
                    f"{layout.arguments[k]} has shape {array.shape}; its last axis must have "
                    f"length {columns}"
                )
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
    array = cupy.asarray(value)
    if array.dtype.kind in "biu":
        return array.astype(np.float64)
    if array.dtype not in (np.float32, np.float64):
        raise InputError(
            f"{what} is {array.dtype}; machine code computes in float32 and float64: "
            f"{what}.astype('float32')"
        )
    return array


def _state(model: Model, value: Any, what: str) -> Any:
    if isinstance(value, Mapping):
        labels = list(value)
        places = {label: float(k) for k, label in enumerate(labels)}
        order = in_order(places, model.names(what), what, model.followers)
        columns = [_numbers(value[labels[int(k)]], what) for k in order]
        value = cupy.stack(cupy.broadcast_arrays(*columns), axis=-1)
    array = _numbers(value, what)
    if array.ndim == 0 or array.shape[-1] != model.columns(what):
        # refuses with all the names
        joint_array(model, np.broadcast_to(0.0, array.shape), what)
    return array


def _surrounding(codes: Codes, case: Case, q: Any, around: Around) -> dict[str, Any]:
    """Gravity, wrenches and the base's motion as a program takes them."""
    inputs: dict[str, Any] = {}
    if (gravity := around.get("gravity")) is not None:
        inputs["gravity"] = _numbers(gravity, "gravity")
    if (wrench := around.get("wrench")) is not None:
        inputs["wrench"] = _loads(codes, case, q, wrench)
    if (base := around.get("base")) is not None:
        refuse_floating(codes.model)
        inputs["base"] = cupy.concatenate(cupy.broadcast_arrays(*_moving(base)), axis=-1)
    return inputs


def _moving(base: Motion) -> list[Any]:
    """w, v, wd and vd; those of a mapping may be on a device."""
    # refuses what is no motion, and other keys
    given = base_motion(dict.fromkeys(base, _STILL) if isinstance(base, Mapping) else base)
    said = base if isinstance(base, Mapping) else {k: x.tolist() for k, x in vars(given).items()}
    return [_numbers(said.get(x, _STILL), f"{x} of the base's motion") for x in _NAMES]


def _loads(codes: Codes, case: Case, q: Any, wrench: Wrenches) -> Any:
    """Wrenches on every body, by a program of q and of their numbers."""
    applied_to(codes.model, np.zeros(codes.model.nq), wrench)
    several = [wrench] if isinstance(wrench, Wrench) else list(wrench or ())
    if not several:
        return cupy.zeros(6 * (len(codes.model.bodies) + 1))
    quantity, parts = load_rows(several, case.frame)
    row = np.concatenate(np.broadcast_arrays(*parts), axis=-1)
    return _run(codes, Request.of(quantity), [q, cupy.asarray(row)], q.dtype)
