"""Questions asked with tensors of PyTorch, on a CPU or on a CUDA device.

Tensors go into a program where they are, and the answer is a tensor on their device, through which
gradients flow. Lists and numbers beside them are constants. float32 is computed in float32 where
all states are; whole numbers become float64.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

import numpy as np
import torch
from torch import Tensor

from rnea.arrays.named import mapped
from rnea.arrays.torch_rows import Codes, Rows, call, is_plain
from rnea.compile import Request
from rnea.errors import InputError
from rnea.model import Model, in_order, joint_array, neutral, warn_of_degrees
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

_REAL = (torch.float32, torch.float64)
_STILL = (0.0, 0.0, 0.0)


def answer(
    codes: Codes, quantity: Quantity, case: Case, states: Sequence[Any], around: Around
) -> Tensor:
    """One row of the table as a tensor (..., *shape)."""
    model = codes.model
    known: Function | None = codes.others.get(("torch", quantity, case))
    if known is not None and known.fit(states) and not any(_said(around)):
        return call(known.rows, states)
    device = _one_device(dict(zip(quantity.states, states, strict=False)) | dict(around))
    pairs = list(zip_longest(quantity.states, states))
    given = {what: _state(model, x, what, device) for what, x in pairs if x is not None}
    real = _precision([given[what] for what, x in pairs if x is not None and _decides(x)])
    arrays = [_filled(model, given.get(what), what, real, device) for what in quantity.states]
    inputs = _surrounding(codes, case, arrays[0], around)
    rows = rows_of(codes, Request.of(quantity, case, tuple(inputs)), arrays[0])
    if not inputs:
        # whose tensors fit as they are needs no looking at from now on
        codes.others["torch", quantity, case] = Function(rows)
    return call(rows, [*arrays, *inputs.values()])


class Function:
    """A quantity of one robot as a function of tensors: the states, then the further inputs.

    It is traced by `torch.compile`, and transformed by `torch.func`. States behind q may be None:
    zero. All tensors broadcast to one batch; gradients flow by all of them.
    arguments, columns: names and lengths of the last axes; shape: of one result
    """

    def __init__(self, rows: Rows) -> None:
        self.rows, self.name = rows, rows.request.quantity.name
        self.arguments, self.columns = rows.layout.arguments, rows.layout.columns
        self.shape, self.states = rows.layout.shape, rows.layout.states

    def __call__(self, *arrays: Any) -> Tensor:
        if not self.fit(arrays):
            arrays = tuple(self._made_fit(arrays))
        return call(self.rows, arrays)

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
            shape = x.shape
            if not shape or shape[-1] != count or x.layout != torch.strided:
                return False
        return True

    def _made_fit(self, arrays: Sequence[Any]) -> Iterator[Tensor]:
        if len(arrays) > len(self.arguments):
            raise InputError(
                f"{self.name} takes {', '.join(self.arguments)}; got {len(arrays)} arrays"
            )
        given = {k: x for k, x in zip(self.arguments, arrays, strict=False) if x is not None}
        device = _one_device(given)
        found = {name: _numbers(x, name, device) for name, x in given.items()}
        deciding = [x for x in self.arguments[: self.states] if _decides(given.get(x))]
        real = _precision([found[name] for name in deciding])
        for k, (name, count) in enumerate(zip(self.arguments, self.columns, strict=True)):
            x = found.get(name)
            if x is None and 0 < k < self.states:
                x = torch.zeros(count, dtype=real, device=device)
            if x is None:
                raise InputError(f"{self.name} needs {name}, {count} numbers on its last axis")
            if x.ndim == 0 or x.shape[-1] != count:
                raise InputError(
                    f"{name} has shape {tuple(x.shape)}; its last axis must have length {count}"
                )
            yield x.to(real)

    def __repr__(self) -> str:
        return f"<{self.name}({', '.join(self.arguments)}) -> {self.shape}, of tensors>"


def called(codes: Codes, request: Request, arrays: Sequence[Any], dtype: Any) -> Tensor:
    """A kernel's call, in the kernel's own precision."""
    real = torch.float32 if np.dtype(dtype) == np.float32 else torch.float64
    device = _one_device({f"argument {k + 1}": x for k, x in enumerate(arrays)})
    function = Function(rows_of(codes, request))
    pairs = list(zip(function.arguments, arrays, strict=False))
    given = [None if x is None else _numbers(x, name, device).to(real) for name, x in pairs]
    return function(*given, *arrays[len(pairs) :])


def _said(around: Around) -> Iterator[bool]:
    return (x is not None for x in around.values())


def rows_of(codes: Codes, request: Request, q: Tensor | None = None) -> Rows:
    """Kept as long as the robot; q is looked at when it is the first of its kind."""
    key = ("torch", request)
    if key not in codes.others:
        if q is not None and is_plain([q]) and q.device.type in ("cpu", "cuda"):
            warn_of_degrees(codes.model, q.numpy(force=True))
        codes.others[key] = Rows(codes, request)
    found: Rows = codes.others[key]
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
        value = torch.tensor(value)
    elif isinstance(value, list | tuple) and value and isinstance(value[0], Tensor):
        value = torch.stack(list(value))
    elif not isinstance(value, Tensor):
        try:
            return torch.tensor(value, dtype=torch.float64, device=device)
        except (TypeError, ValueError, RuntimeError):
            raise InputError(f"{what} must hold numbers, in rows of equal length") from None
    if value.layout != torch.strided:
        raise InputError(f"{what} is sparse: {what}.to_dense()")
    if value.dtype in _REAL:
        return value
    if value.dtype.is_floating_point:
        raise InputError(
            f"{what} is {value.dtype}; machine code computes in float32 and float64: {what}.float()"
        )
    if value.dtype.is_complex:
        raise InputError(f"{what} is {value.dtype}; machine code computes with real numbers")
    return value.to(torch.float64)


def _state(model: Model, value: Any, what: str, device: torch.device) -> Tensor:
    if isinstance(value, Mapping):
        labels = list(value)
        places = {label: float(k) for k, label in enumerate(labels)}
        order = in_order(places, model.names(what), what, model.followers)
        columns = [_numbers(value[labels[int(k)]], what, device) for k in order]
        value = torch.stack(torch.broadcast_tensors(*columns), dim=-1)
    array = _numbers(value, what, device)
    if array.ndim == 0 or array.shape[-1] != model.columns(what):
        # refuses with all the names
        joint_array(model, np.broadcast_to(0.0, tuple(array.shape)), what)
    return array


def _decides(value: Any) -> bool:
    """Whether a state says the precision: plain numbers take that of the others, as in PyTorch."""
    return isinstance(value, np.ndarray) or next(_tensors(value), None) is not None


def _precision(arrays: Sequence[Tensor]) -> torch.dtype:
    single = bool(arrays) and all(x.dtype == torch.float32 for x in arrays)
    return torch.float32 if single else torch.float64


def _filled(
    model: Model, array: Tensor | None, what: str, real: torch.dtype, device: torch.device
) -> Tensor:
    """A state in the precision of all; zero where it was not given."""
    if array is not None:
        return array.to(real)
    if what == "q":
        joint_array(model, None, what)
    return torch.zeros(model.columns(what), dtype=real, device=device)


def _surrounding(codes: Codes, case: Case, q: Tensor, around: Around) -> dict[str, Tensor]:
    """Gravity, wrenches and the base's motion as a program takes them."""
    inputs: dict[str, Tensor] = {}
    if (gravity := around.get("gravity")) is not None:
        inputs["gravity"] = _vector(gravity, "gravity", q)
    if (wrench := around.get("wrench")) is not None:
        inputs["wrench"] = _loads(codes, case, q, wrench)
    if (base := around.get("base")) is not None:
        refuse_floating(codes.model)
        inputs["base"] = torch.cat(torch.broadcast_tensors(*_moving(base, q)), dim=-1)
    return inputs


def _vector(value: Any, what: str, like: Tensor) -> Tensor:
    array = _numbers(value, what, like.device)
    if array.ndim == 0 or array.shape[-1] != 3:
        raise InputError(f"{what} needs 3 components on its last axis; got {tuple(array.shape)}")
    return array.to(like.dtype)


def _moving(base: Motion, like: Tensor) -> list[Tensor]:
    """w, v, wd and vd; those of a mapping may be tensors."""
    # refuses what is no motion, and other keys
    given = base_motion(dict.fromkeys(base, _STILL) if isinstance(base, Mapping) else base)
    said = base if isinstance(base, Mapping) else {k: x.tolist() for k, x in vars(given).items()}
    names = ("w", "v", "wd", "vd")
    return [_vector(said.get(x, _STILL), f"{x} of the base's motion", like) for x in names]


def _loads(codes: Codes, case: Case, q: Tensor, wrench: Wrenches) -> Tensor:
    """Wrenches on every body, by a program of q and of their numbers."""
    # refuses what is no wrench, or acts on nothing, at any position
    applied_to(codes.model, neutral(codes.model), wrench)
    several = [wrench] if isinstance(wrench, Wrench) else list(wrench or ())
    if not several:
        return q.new_zeros(6 * (len(codes.model.bodies) + 1))
    quantity, parts = load_rows(several, case.frame)
    given = [q.new_tensor(part) for part in parts]
    row = torch.cat(torch.broadcast_tensors(*given), dim=-1)
    return call(rows_of(codes, Request.of(quantity)), [q, row])


# ---- through NumPy -------------------------------------------------------------------------------


def through_numpy(
    function: Callable[..., Any], arguments: Sequence[Any], options: Mapping[str, Any]
) -> Any:
    """What is computed in NumPy, of tensors in the computer's own memory; tensors come out."""
    robot, *given = arguments
    found = [_as_numpy(x, function.__name__) for x in given]
    said = {name: _as_numpy(x, function.__name__) for name, x in options.items()}
    return mapped(function(robot, *found, **said), torch.tensor)


def _as_numpy(value: Any, who: str) -> Any:
    if isinstance(value, Mapping):
        return {name: _as_numpy(x, who) for name, x in value.items()}
    if isinstance(value, list | tuple) and any(True for _ in _tensors(value)):
        return [_as_numpy(x, who) for x in value]
    if not isinstance(value, Tensor):
        return value
    if value.device.type != "cpu":
        raise InputError(f"{who} computes in NumPy, and a tensor is on {value.device}: x.cpu()")
    if not is_plain([value]):
        raise InputError(f"{who} computes in NumPy, which torch.func and torch.compile cannot see")
    if value.requires_grad and torch.is_grad_enabled():
        raise InputError(f"{who} computes in NumPy and has no gradients: x.detach(), or no_grad()")
    return _numbers(value, "a tensor", value.device).numpy(force=True)
