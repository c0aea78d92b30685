"""A program of a robot as a primitive of JAX, with rules for every transformation.

One primitive serves all programs: it takes arrays (*batch, columns), those of the states in full
and those behind them in full or as one row for all, and gives (*batch, *shape). `jax_lowering` has
what XLA makes of it.

A derivative is a program too: the tangent program is linear in the rates at its end, the gradient
program in its cotangent, and each is the transpose of the other. So the rules need no formula,
and derivatives have derivatives of their own, to any order.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
from jax.extend.core import Primitive
from jax.interpreters import ad, batching

from rnea.engine.arrays.code_owner import Codes
from rnea.engine.ir.derivatives import gradient_of, tangent_of
from rnea.engine.ir.program import ProgramRequest
from rnea.errors import InputError
from rnea.system.cached import cached_property

if TYPE_CHECKING:
    from rnea.engine.ir.program import ProgramLayout

TARGET = "rnea_rows"


@dataclass(frozen=True, eq=False)
class JaxProgram:
    """A program of one robot, and of which other program it is the derivative.

    There is one object for a program (`rows_of`), because JAX keeps what it compiles by it.

    along: how many of its arguments, the last of those that the quantity itself brings, it is
    linear in; 0 for one that is no derivative. backwards: whether that one is a cotangent.
    """

    codes: Codes
    request: ProgramRequest
    of: JaxProgram | None = None
    along: int = 0
    backwards: bool = False

    def __repr__(self) -> str:
        return f"{self.request.quantity.name} of {self.codes.model.name}"

    @cached_property
    def layout(self) -> ProgramLayout:
        return self.codes.code(self.request, False).layout

    @cached_property
    def jitted(self) -> Callable[..., Any]:
        """The primitive by JAX's quickest way from Python; inside other programs it is itself."""
        return jax.jit(lambda *arrays: rows_p.bind(*arrays, rows=self), inline=True)

    @property
    def behind(self) -> int:
        """The place behind what the quantity itself brings: gravity and the like follow."""
        return len(self.request.quantity.states) + len(self.request.quantity.also)

    @property
    def linear(self) -> range:
        """The places of the arguments that this program is linear in."""
        return range(self.behind - self.along, self.behind)

    @cached_property
    def tangent(self) -> JaxProgram:
        made = tangent_of(self.request.quantity, self.request.inputs)
        return self._derived(made, len(self.layout.arguments), False)

    @cached_property
    def gradient(self) -> JaxProgram:
        return self._derived(gradient_of(self.request.quantity, self.request.inputs), 1, True)

    def _derived(self, made: Any, along: int, backwards: bool) -> JaxProgram:
        request = ProgramRequest.of(made, self.request.case, self.request.inputs)
        return JaxProgram(self.codes, request, self, along, backwards)

    def extended(self, arrays: Sequence[Any], further: Sequence[Any]) -> list[Any]:
        """The arguments of a derivative: those of this program, and the new ones in their place."""
        return [*arrays[: self.behind], *further, *arrays[self.behind :]]

    def split(self, gradients: Any) -> list[Any]:
        """What a gradient program gives, by the arguments of this one."""
        ends = [0, *accumulate(self.layout.columns)]
        return [gradients[..., first:end] for first, end in pairwise(ends)]


def rows_of(codes: Codes, request: ProgramRequest) -> JaxProgram:
    """The program of a request, kept as long as the robot."""
    key = ("jax", request)
    found: JaxProgram | None = codes.others.get(key)
    if found is None:
        found = codes.others.setdefault(key, JaxProgram(codes, request))
    return found


def evaluate(rows: JaxProgram, arrays: Sequence[Any]) -> Any:
    """A program on checked arrays (..., columns) of one kind of number, which broadcast."""
    states = rows.layout.states
    batch = arrays[0].shape[:-1]
    if all(array.shape[:-1] == batch for array in arrays[1:]):
        return _called(rows, arrays)
    batch = batch_of(rows, arrays)
    whole = [
        array if k >= states and array.ndim == 1 else _filled(array, batch)
        for k, array in enumerate(arrays)
    ]
    return _called(rows, whole)


def _called(rows: JaxProgram, arrays: Sequence[Any]) -> Any:
    try:
        return rows.jitted(*arrays)
    except ValueError:
        # JAX does not know their names
        _refuse_devices(rows, arrays)
        raise


def _refuse_devices(rows: JaxProgram, arrays: Sequence[Any]) -> None:
    first: dict[frozenset[Any], str] = {}
    for name, array in zip(rows.layout.arguments, arrays, strict=True):
        if not isinstance(array, jax.core.Tracer) and array.committed:
            first.setdefault(frozenset(array.devices()), name)
    if len(first) > 1:
        told = [f"{x} is on {', '.join(map(str, where))}" for where, x in first.items()]
        one, other, *_ = first.values()
        raise InputError(f"{'; '.join(told)}: jax.device_put({other}, {one}.sharding)") from None


def batch_of(rows: JaxProgram, arrays: Sequence[Any]) -> tuple[int, ...]:
    """The shape that all arrays broadcast to, their last axes apart."""
    try:
        return jnp.broadcast_shapes(*(array.shape[:-1] for array in arrays))
    except ValueError:
        pairs = zip(rows.layout.arguments, arrays, strict=True)
        shapes = ", ".join(f"{name} {array.shape}" for name, array in pairs)
        raise InputError(f"the batch shapes do not fit together: {shapes}") from None


def _filled(array: Any, batch: tuple[int, ...]) -> Any:
    return jnp.broadcast_to(array, (*batch, array.shape[-1]))


# ---- what the primitive is -----------------------------------------------------------------------

rows_p = Primitive(TARGET)


@rows_p.def_abstract_eval
def _abstract(*arrays: Any, rows: JaxProgram) -> Any:
    batch = arrays[0].shape[:-1]
    return jax.core.ShapedArray((*batch, *rows.layout.shape), arrays[0].dtype)


@rows_p.def_impl
def _at_once(*arrays: Any, rows: JaxProgram) -> Any:
    return rows.jitted(*arrays)


# ---- derivatives ---------------------------------------------------------------------------------


def _jvp(primals: Sequence[Any], tangents: Sequence[Any], *, rows: JaxProgram) -> tuple[Any, Any]:
    result = rows_p.bind(*primals, rows=rows)
    moved = [k for k, tangent in enumerate(tangents) if type(tangent) is not ad.Zero]
    rates = [ad.instantiate_zeros(tangent) for tangent in tangents]
    if set(moved) <= set(rows.linear):
        # of a linear program the rate is the program itself
        along = [
            r if k in rows.linear else p
            for k, (p, r) in enumerate(zip(primals, rates, strict=True))
        ]
        return result, rows_p.bind(*along, rows=rows)
    return result, rows_p.bind(*rows.extended(primals, rates), rows=rows.tangent)


def _transpose(cotangent: Any, *arrays: Any, rows: JaxProgram) -> list[Any]:
    """By what a derivative is linear in: the tangent program's transpose is the gradient's."""
    found: list[Any] = [None] * len(arrays)
    if type(cotangent) is ad.Zero or rows.of is None:
        return found
    given = [x for k, x in enumerate(arrays) if k not in rows.linear]
    batch = given[0].shape[:-1]
    if rows.backwards:
        rates = rows.of.split(cotangent)
        results = rows_p.bind(*rows.of.extended(given, rates), rows=rows.of.tangent)
        parts = [results.reshape(*batch, math.prod(rows.of.layout.shape))]
    else:
        weights = cotangent.reshape(*batch, math.prod(rows.layout.shape))
        gradients = rows_p.bind(*rows.of.extended(given, [weights]), rows=rows.of.gradient)
        parts = rows.of.split(gradients)
    for k, part in zip(rows.linear, parts, strict=True):
        if ad.is_undefined_primal(arrays[k]):
            # one row that served all rows takes the sum of what they give
            extra = part.ndim - len(arrays[k].aval.shape)
            found[k] = part.sum(axis=tuple(range(extra))) if extra else part
    return found


def _batched(arrays: Sequence[Any], axes: Sequence[Any], *, rows: JaxProgram) -> tuple[Any, int]:
    whole = [
        array if axis is None else jnp.moveaxis(array, axis, 0)
        for array, axis in zip(arrays, axes, strict=True)
    ]
    many = next(a.shape[0] for a, axis in zip(whole, axes, strict=True) if axis is not None)
    states = rows.layout.states
    inner = arrays[0].shape[:-1] if axes[0] is None else whole[0].shape[1:-1]
    for k, (array, axis) in enumerate(zip(whole, axes, strict=True)):
        if axis is None and (k < states or array.ndim > 1):
            whole[k] = jnp.broadcast_to(array, (many, *array.shape))
        elif axis is not None and array.ndim == 2 and inner:
            # one row for all of each
            spread = array.reshape(many, *(1,) * len(inner), array.shape[-1])
            whole[k] = jnp.broadcast_to(spread, (many, *inner, array.shape[-1]))
    return rows_p.bind(*whole, rows=rows), 0


ad.primitive_jvps[rows_p] = _jvp
ad.primitive_transposes[rows_p] = _transpose
batching.primitive_batchers[rows_p] = _batched
