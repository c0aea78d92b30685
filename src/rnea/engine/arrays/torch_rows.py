"""A program of a robot as an operator of PyTorch, with rules for every transformation.

One operator, `rnea::rows`, serves all programs: it takes arrays (..., columns) that broadcast, and
gives (..., *shape). A derivative is a program too, so the rules need no formula: the gradient's
program goes backwards, the tangent's forwards, and each has derivatives of its own.

Tracers (`torch.compile`, `torch.export`, fake tensors) see the operator; everywhere else a function
of autograd does the same with less on the way, and knows forward mode too.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any
from weakref import WeakSet, finalize

import torch
from torch import Tensor
from torch.autograd import forward_ad

from rnea.engine.arrays.code_owner import Codes
from rnea.engine.cuda.cuda_code import CudaCode
from rnea.engine.ir.derivatives import gradient_of, tangent_of
from rnea.engine.ir.program import ProgramRequest, layout
from rnea.engine.runtime.kernel import evaluate
from rnea.engine.runtime.machine_code import MachineCode
from rnea.errors import InputError
from rnea.system.cached import cached_property

if TYPE_CHECKING:
    from rnea.core.recursions import Quantity

_PLAIN = (Tensor, torch.nn.Parameter)


class TorchProgram:
    """A program of one robot, by a key that an operator can be told.

    PyTorch keeps compiled graphs on disk, and with them the keys. So a key tells of the content of
    its robot, and that of a derivative of what it is derived from (`_found`).
    """

    def __init__(self, codes: Codes, request: ProgramRequest, key: str = "") -> None:
        self.codes, self.request = codes, request
        self.layout = layout(codes.model, request)
        self.key = key or codes.code(request, False).content
        # by precision: looked up once, not at every call
        self._codes: dict[torch.dtype, MachineCode] = {}
        self._cuda_codes: dict[torch.dtype, CudaCode] = {}
        _ROWS.setdefault(self.key, WeakSet()).add(self)
        finalize(self, _forget, self.key)

    def code(self, real: torch.dtype) -> MachineCode:
        if real not in self._codes:
            self._codes[real] = self.codes.code(self.request, real == torch.float32)
        return self._codes[real]

    def cuda_code(self, real: torch.dtype) -> CudaCode:
        if real not in self._cuda_codes:
            self._cuda_codes[real] = self.codes.cuda_code(self.request, real == torch.float32)
        return self._cuda_codes[real]

    @cached_property
    def gradient(self) -> TorchProgram:
        """By all arguments, with a cotangent behind the states."""
        return self._derived(gradient_of(self.request.quantity, self.request.inputs), ".gradient")

    @cached_property
    def tangent(self) -> TorchProgram:
        """With a rate of every argument behind the states."""
        return self._derived(tangent_of(self.request.quantity, self.request.inputs), ".tangent")

    def _derived(self, quantity: Quantity, how: str) -> TorchProgram:
        request = ProgramRequest.of(quantity, self.request.case, self.request.inputs)
        return TorchProgram(self.codes, request, self.key + how)

    def batch(self, arrays: Sequence[Tensor]) -> tuple[int, ...]:
        try:
            return torch.broadcast_shapes(*(x.shape[:-1] for x in arrays))
        except RuntimeError:
            pairs = zip(self.layout.arguments, arrays, strict=True)
            told = ", ".join(f"{name} {tuple(x.shape)}" for name, x in pairs)
            raise InputError(f"the batch shapes do not fit together: {told}") from None


# a program lives as long as its robot, or a graph of gradients that goes through it; robots of the
# same content have the same keys
_ROWS: dict[str, WeakSet[TorchProgram]] = {}


def _forget(key: str) -> None:
    # an iterator passes over those that are about to go
    if not any(True for _ in _ROWS.get(key, ())):
        _ROWS.pop(key, None)


def _found(key: str) -> TorchProgram:
    """The program of a key; a graph from the disk may ask for a derivative before it was made."""
    for rows in _ROWS.get(key, ()):
        return rows
    of, _, how = key.rpartition(".")
    if how in ("gradient", "tangent"):
        return getattr(_found(of), how)
    raise InputError(
        f"a graph of PyTorch asks for {key.partition(',')[0]}, a robot that is gone: keep the "
        "robot, or its function, as long as the graph"
    )


def is_plain(arrays: Sequence[Tensor]) -> bool:
    """Whether nobody looks on: no tracer, no transformation, no tensors of a special kind."""
    return not (
        torch.compiler.is_compiling()
        or torch._C._len_torch_dispatch_stack()
        or torch._C._are_functorch_transforms_active()
        or forward_ad._current_level >= 0
        or any(type(x) not in _PLAIN for x in arrays)
    )


def call(rows: TorchProgram, arrays: Sequence[Tensor]) -> Tensor:
    """Checked arrays of one dtype on one device through a program, differentiably."""
    if torch.compiler.is_compiling():
        return _by_operator(rows, arrays)
    if torch._C._len_torch_dispatch_stack() or any(type(x) not in _PLAIN for x in arrays):
        return _by_operator(rows, arrays)
    if torch._C._are_functorch_transforms_active() or forward_ad._current_level >= 0:
        return _Through.apply(rows, *arrays)
    if torch.is_grad_enabled() and any(x.requires_grad for x in arrays):
        return _Through.apply(rows, *arrays)
    return _run(rows, arrays)


def _by_operator(rows: TorchProgram, arrays: Sequence[Tensor]) -> Tensor:
    """As tracers are to see it."""
    return _operator(list(arrays), rows.key)


def _run(rows: TorchProgram, arrays: Sequence[Tensor]) -> Tensor:
    """The numbers alone, on the device where they are."""
    if any(map(torch._C._functorch.is_legacy_batchedtensor, arrays)):
        raise InputError(
            "is_grads_batched and vectorize=True go through PyTorch's old vmap, which has no rule "
            "for operators like these: take torch.func.vmap, jacrev or jacfwd"
        )
    where = arrays[0].device.type
    if where == "cpu":
        return _run_on_cpu(rows, arrays)
    if where == "cuda":
        return _run_on_cuda(rows, arrays)
    raise InputError(f"there is no code for the device {where!r}: move the tensors to cpu or cuda")


def _run_on_cpu(rows: TorchProgram, arrays: Sequence[Tensor]) -> Tensor:
    code = rows.code(arrays[0].dtype)
    views = [x.numpy(force=True) for x in arrays]
    short = code.shortcut()
    if short is not None and (found := short(*views)) is not None:
        return torch.from_numpy(found)
    return torch.from_numpy(evaluate(code, views, rows.batch(arrays)))


def _run_on_cuda(rows: TorchProgram, arrays: Sequence[Tensor]) -> Tensor:
    """On the caller's stream, in the memory where the arrays are."""
    device, batch = arrays[0].device, rows.batch(arrays)
    out = torch.empty((*batch, *rows.layout.shape), dtype=arrays[0].dtype, device=device)
    held, strides = [], []
    for k, (array, columns) in enumerate(zip(arrays, rows.layout.columns, strict=True)):
        alone = k >= rows.layout.states and array.numel() == columns
        held.append((array if alone else array.expand(*batch, columns)).contiguous())
        strides.append(0 if alone else columns)
    if out.numel():
        stream = torch.cuda.current_stream(device).cuda_stream
        pointers = [x.data_ptr() for x in held]
        code = rows.cuda_code(out.dtype)
        # what was made contiguous goes back to this stream's memory, which is used again behind it
        code.launch(pointers, strides, out.data_ptr(), math.prod(batch), stream, device.index or 0)
    return out


# ---- rules ---------------------------------------------------------------------------------------


def _gradients(rows: TorchProgram, arrays: Sequence[Tensor], cotangent: Tensor) -> list[Tensor]:
    """Of Σ cotangent · result, by every array, in its shape."""
    batch, further = rows.batch(arrays), rows.gradient.request.quantity.also[-1][0]
    given = dict(zip(rows.layout.arguments, arrays, strict=True))
    given[further] = cotangent.reshape(*batch, math.prod(rows.layout.shape))
    every = call(rows.gradient, [given[name] for name in rows.gradient.layout.arguments])
    parts = every.split(list(rows.layout.columns), dim=-1)
    return [part.sum_to_size(x.shape) for part, x in zip(parts, arrays, strict=True)]


def _rate(rows: TorchProgram, arrays: Sequence[Tensor], rates: Sequence[Tensor | None]) -> Tensor:
    """Of the result, where every array has a rate; None: it stays."""
    known = [torch.zeros_like(x) if r is None else r for x, r in zip(arrays, rates, strict=True)]
    further = dict(rows.tangent.request.quantity.also[-len(arrays) :])
    given = dict(zip((*rows.layout.arguments, *further), (*arrays, *known), strict=True))
    return call(rows.tangent, [given[name] for name in rows.tangent.layout.arguments])


def _vectorized(
    ask: Callable[[TorchProgram, Sequence[Tensor]], Tensor],
    rows: TorchProgram,
    size: int,
    dims: Sequence[int | None],
    arrays: Sequence[Tensor],
) -> tuple[Tensor, int]:
    """One more axis of the batch, in front, where some arrays have it."""
    axes = max(x.ndim - (dim is not None) for x, dim in zip(arrays, dims, strict=True))
    moved = []
    for x, dim in zip(arrays, dims, strict=True):
        if dim is not None:
            x = x.movedim(dim, 0)
            x = x.reshape(x.shape[0], *[1] * (axes + 1 - x.ndim), *x.shape[1:])
        moved.append(x)
    if all(dim is None for dim in dims):
        return ask(rows, moved).expand(size, *rows.batch(moved), *rows.layout.shape), 0
    return ask(rows, moved), 0


class _Through(torch.autograd.Function):
    @staticmethod
    def forward(rows: TorchProgram, *arrays: Tensor) -> Tensor:
        return _run(rows, arrays)

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
        ctx.rows, *arrays = inputs
        ctx.save_for_backward(*arrays)
        ctx.save_for_forward(*arrays)

    @staticmethod
    def backward(ctx: Any, *cotangents: Tensor) -> tuple[Tensor | None, ...]:
        return None, *_gradients(ctx.rows, ctx.saved_tensors, cotangents[0])

    @staticmethod
    def jvp(ctx: Any, *rates: Tensor | None) -> Tensor:
        return _rate(ctx.rows, ctx.saved_tensors, rates[1:])

    @staticmethod
    def vmap(
        info: Any, dims: tuple[Any, ...], rows: TorchProgram, *arrays: Tensor
    ) -> tuple[Tensor, int]:
        return _vectorized(call, rows, info.batch_size, dims[1:], arrays)


@torch.library.custom_op("rnea::rows", mutates_args=())
def _operator(arrays: Sequence[Tensor], key: str) -> Tensor:
    return _run(_found(key), arrays)


@_operator.register_fake
def _shape_alone(arrays: Sequence[Tensor], key: str) -> Tensor:
    rows = _found(key)
    return arrays[0].new_empty((*rows.batch(arrays), *rows.layout.shape))


def _remember(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
    arrays, key = inputs
    ctx.rows = _found(key)
    ctx.save_for_backward(*arrays)


def _go_back(ctx: Any, cotangent: Tensor) -> tuple[list[Tensor], None]:
    return _gradients(ctx.rows, ctx.saved_tensors, cotangent), None


def _more_rows(
    info: Any, dims: tuple[Any, ...], arrays: Sequence[Tensor], key: str
) -> tuple[Tensor, int]:
    return _vectorized(_by_operator, _found(key), info.batch_size, dims[0], arrays)


_operator.register_autograd(_go_back, setup_context=_remember)
_operator.register_vmap(_more_rows)
