"""Questions asked with tensors of PyTorch, on a CPU or on a CUDA device.

Tensors go into a program where they are, and the answer is a tensor on their device, through which
gradients flow. Lists and numbers beside them are constants. float32 is computed in float32 where
all states are; whole numbers become float64.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any

import numpy as np
import torch
from torch import Tensor

from rnea.core.model import joint_array, warn_of_degrees
from rnea.core.recursions import Conditions, EnvironmentOptions, Quantity
from rnea.engine.arrays.code_owner import Codes
from rnea.engine.arrays.named_results import through
from rnea.engine.arrays.requests import ArrayLibrary, arguments, decides, state, surrounding
from rnea.engine.arrays.torch_rows import TorchProgram, call, is_plain
from rnea.engine.ir.program import ProgramRequest
from rnea.errors import InputError

_REAL = (torch.float32, torch.float64)


def evaluate_quantity(
    codes: Codes,
    quantity: Quantity,
    case: Conditions,
    states: Sequence[Any],
    around: EnvironmentOptions,
) -> Tensor:
    """One row of the table as a tensor (..., *shape)."""
    model = codes.model
    known: TorchFunction | None = codes.others.get(("torch", quantity, case))
    if known is not None and known.fit(states) and not any(_describe(around)):
        return call(known.rows, states)
    device = _one_device(dict(zip(quantity.states, states, strict=False)) | dict(around))
    words = _words(device)
    pairs = list(zip_longest(quantity.states, states))
    given = {what: state(model, x, what, words) for what, x in pairs if x is not None}
    if "q" not in given:
        joint_array(model, None, "q")
    real = _precision([given[what] for what, x in pairs if decides(x)])
    arrays = [
        given[what].to(real) if what in given else _zeros(model.columns(what), real, device)
        for what in quantity.states
    ]
    inputs = surrounding(codes, case, arrays[0], around, words)
    rows = rows_of(codes, ProgramRequest.of(quantity, case, tuple(inputs)), arrays[0])
    if not inputs:
        # whose tensors fit as they are needs no looking at from now on
        codes.others["torch", quantity, case] = TorchFunction(rows)
    return call(rows, [*arrays, *(x.to(real) for x in inputs.values())])


class TorchFunction:
    """A quantity of one robot as a function of tensors: the states, then the further inputs.

    It is traced by `torch.compile`, and transformed by `torch.func`. States behind q may be None:
    zero. All tensors broadcast to one batch; gradients flow by all of them.
    arguments, columns: names and lengths of the last axes; shape: of one result
    """

    def __init__(self, rows: TorchProgram) -> None:
        self.rows, self.name = rows, rows.request.quantity.name
        self.arguments, self.columns = rows.layout.arguments, rows.layout.columns
        self.shape, self.states = rows.layout.shape, rows.layout.states

    def __call__(self, *arrays: Any) -> Tensor:
        return call(self.rows, arrays if self.fit(arrays) else self._made_fit(arrays))

    def fit(self, arrays: Sequence[Any]) -> bool:
        """Whether these go into the program as they are; plain enough for tracers."""
        if len(arrays) != len(self.columns):
            return False
        first = arrays[0]
        if not isinstance(first, Tensor) or first.dtype not in _REAL:
            return False
        real, device = first.dtype, first.device
        for x, count in zip(arrays, self.columns, strict=True):
            if not isinstance(x, Tensor) or x.dtype != real or x.device != device:
                return False
            if x.layout != torch.strided or x.is_nested:
                return False
            shape = x.shape
            if not shape or shape[-1] != count:
                return False
        return True

    def _made_fit(self, given: Sequence[Any], real: torch.dtype | None = None) -> list[Tensor]:
        rows = self.rows
        device = _one_device(dict(zip(self.arguments, given, strict=False)))
        found = arguments(rows.codes.model, rows.request, rows.layout, given, _words(device))
        if real is None:
            pairs = zip(found[: self.states], given, strict=False)
            real = _precision([x for x, value in pairs if decides(value)])
        return [x.to(real) for x in found]

    def __repr__(self) -> str:
        return f"<{self.name}({', '.join(self.arguments)}) -> {self.shape}, of tensors>"


def called(codes: Codes, request: ProgramRequest, arrays: Sequence[Any], dtype: Any) -> Tensor:
    """A kernel's call, in the kernel's own precision."""
    real = torch.float32 if np.dtype(dtype) == np.float32 else torch.float64
    function = TorchFunction(rows_of(codes, request))
    return call(function.rows, function._made_fit(arrays, real))


def _describe(around: EnvironmentOptions) -> Iterator[bool]:
    return (x is not None for x in around.values())


def rows_of(codes: Codes, request: ProgramRequest, q: Tensor | None = None) -> TorchProgram:
    """Kept as long as the robot; q is looked at when it is the first of its kind."""
    key = ("torch", request)
    if key not in codes.others:
        if q is not None and is_plain([q]) and q.device.type in ("cpu", "cuda"):
            warn_of_degrees(codes.model, q.numpy(force=True))
        codes.others[key] = TorchProgram(codes, request)
    found: TorchProgram = codes.others[key]
    return found


# ---- what comes in -------------------------------------------------------------------------------


def _tensors(value: Any) -> Iterator[Tensor]:
    if isinstance(value, Tensor):
        yield value
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from _tensors(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _tensors(item)


def _one_device(given: Mapping[str, Any]) -> torch.device:
    """The device of all tensors; refuses those that are not on one."""
    found: dict[torch.device, str] = {}
    for what, value in given.items():
        for tensor in _tensors(value):
            found.setdefault(tensor.device, what)
    if len(found) > 1:
        (one, first), (other, second), *_ = found.items()
        raise InputError(
            f"{first} is on {one} and {second} on {other}: move them to one device, "
            f"{second}.to({str(one)!r})"
        )
    return next(iter(found), torch.device("cpu"))


def _numbers(value: Any, what: str, device: torch.device) -> Tensor:
    """A tensor of real numbers; what is none becomes a constant."""
    if isinstance(value, np.ndarray | np.generic):
        if device.type != "cpu":
            raise InputError(
                f"{what} is an array of NumPy beside tensors on {device}: "
                f"torch.as_tensor({what}, device={str(device)!r}) puts it there, once"
            )
        if value.dtype.kind not in "biufc":
            raise InputError(f"{what} must hold numbers; got an array of type {value.dtype}")
        # in this computer's order of bytes, forwards in memory: PyTorch has no other
        value = torch.tensor(np.array(value, value.dtype.newbyteorder("=")))
    elif not isinstance(value, Tensor):
        if next(_tensors(value), None) is None:
            return _made(lambda: torch.tensor(value, dtype=torch.float64, device=device), what)
        value = _listed(value, what, device)
    if value.is_nested or value.is_quantized or value.layout != torch.strided:
        kind, cure = "sparse", "to_dense()"
        if value.is_nested:
            kind, cure = "nested", "to_padded_tensor(0.0)"
        elif value.is_quantized:
            kind, cure = "quantized", "dequantize()"
        raise InputError(f"{what} is {kind}: {what}.{cure}")
    if value.dtype in _REAL:
        return value
    if value.dtype.is_floating_point:
        raise InputError(
            f"{what} is {value.dtype}; machine code computes in float32 and float64: {what}.float()"
        )
    if value.dtype.is_complex:
        raise InputError(f"{what} is {value.dtype}; machine code computes with real numbers")
    return value.to(torch.float64)


def _made(make: Callable[[], Tensor], what: str) -> Tensor:
    try:
        return make()
    except (TypeError, ValueError, RuntimeError):
        raise InputError(f"{what} must hold numbers, in rows of equal length") from None


def _listed(value: Sequence[Any], what: str, device: torch.device) -> Tensor:
    """A list in which some are tensors: the others are constants beside them."""
    if not isinstance(value, list | tuple):
        raise InputError(f"{what} must hold numbers; got {type(value).__name__}")
    found = [_numbers(x, what, device) for x in value]
    real = _precision([x for x, given in zip(found, value, strict=True) if decides(given)])
    return _made(lambda: torch.stack([x.to(real) for x in found]), what)


def _precision(arrays: Sequence[Tensor]) -> torch.dtype:
    single = bool(arrays) and all(x.dtype == torch.float32 for x in arrays)
    return torch.float32 if single else torch.float64


def _zeros(count: int, real: torch.dtype, device: torch.device) -> Tensor:
    return torch.zeros(count, dtype=real, device=device)


def _words(device: torch.device) -> ArrayLibrary:
    return ArrayLibrary(Tensor, partial(_numbers, device=device), _stacked, _joined, _run)


def _stacked(columns: Sequence[Tensor]) -> Tensor:
    return torch.stack(torch.broadcast_tensors(*columns), dim=-1)


def _joined(arrays: Sequence[Tensor]) -> Tensor:
    return torch.cat(torch.broadcast_tensors(*arrays), dim=-1)


def _run(codes: Codes, request: ProgramRequest, arrays: Sequence[Tensor]) -> Tensor:
    return call(rows_of(codes, request), [x.to(arrays[0].dtype) for x in arrays])


# ---- through NumPy -------------------------------------------------------------------------------


def through_numpy(
    function: Callable[..., Any], given: Sequence[Any], options: Mapping[str, Any]
) -> Any:
    """What is computed in NumPy, of tensors in the computer's own memory; tensors come out."""
    return through(function, given, options, _as_numpy, torch.tensor)


def _as_numpy(value: Any, who: str) -> Any:
    if not isinstance(value, Tensor):
        return value
    if value.device.type != "cpu":
        raise InputError(f"{who} computes in NumPy, and a tensor is on {value.device}: x.cpu()")
    if not is_plain([value]):
        raise InputError(f"{who} computes in NumPy, which torch.func and torch.compile cannot see")
    if value.requires_grad and torch.is_grad_enabled():
        raise InputError(f"{who} computes in NumPy and has no gradients: x.detach(), or no_grad()")
    return _numbers(value, "a tensor", value.device).numpy(force=True)
