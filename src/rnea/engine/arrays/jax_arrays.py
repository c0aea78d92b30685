"""Questions asked with arrays of JAX: concrete ones, or tracers of any transformation.

The answer is an array of JAX on the device of what was given. States, gravity and a base's motion
may be traced; wrenches are numbers, and where they act on the bodies depends on q as it should.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from rnea.core.model import joint_array
from rnea.core.recursions import Conditions, EnvironmentOptions, Quantity
from rnea.engine.arrays.code_owner import Codes
from rnea.engine.arrays.jax_lowering import plain, ready
from rnea.engine.arrays.jax_rows import JaxProgram, batch_of, evaluate, rows_of
from rnea.engine.arrays.named_results import through
from rnea.engine.arrays.requests import ArrayLibrary, arguments, decides, state, surrounding
from rnea.engine.ir.program import ProgramRequest
from rnea.errors import InputError

_REAL = (np.dtype(np.float32), np.dtype(np.float64))


def evaluate_quantity(
    codes: Codes,
    quantity: Quantity,
    case: Conditions,
    states: Sequence[Any],
    around: EnvironmentOptions,
) -> Any:
    """One row of the table as an array of JAX, (..., *shape)."""
    ready()
    model = codes.model
    pairs = list(zip_longest(quantity.states, states))
    given = {what: state(model, x, what, _WORDS) for what, x in pairs if x is not None}
    if "q" not in given:
        joint_array(model, None, "q")
    real = _precision([given[what] for what, x in pairs if decides(x)])
    still = (what for what in quantity.states if what not in given)
    given |= {what: jnp.zeros(model.columns(what), real) for what in still}
    arrays = _as_real([given[what] for what in quantity.states], real)
    inputs = surrounding(codes, case, arrays[0], around, _WORDS)
    rows = rows_of(codes, ProgramRequest.of(quantity, case, tuple(inputs)))
    return evaluate(rows, [*arrays, *_as_real(list(inputs.values()), real)])


def called(codes: Codes, request: ProgramRequest, arrays: Sequence[Any], dtype: Any) -> Any:
    """A kernel's call: states, then the inputs, in the order of its arguments."""
    ready()
    if jax.dtypes.canonicalize_dtype(dtype) != dtype:
        raise InputError(
            f"this kernel computes in {dtype}, which JAX has turned off: "
            "jax.config.update('jax_enable_x64', True), or a kernel with dtype=np.float32"
        )
    rows = rows_of(codes, request)
    return evaluate(rows, _checked(rows, arrays, dtype))


def function(codes: Codes, request: ProgramRequest, pure: bool) -> Callable[..., Any]:
    """A program as a function of arrays of JAX, by machine code or in plain operations."""
    rows = rows_of(codes, request)
    layout, compute = rows.layout, plain(rows) if pure else None

    def of_arrays(*arrays: Any) -> Any:
        if compute is not None:
            found = _checked(rows, arrays)
            batch_of(rows, found)
            return compute(*found)
        ready()
        return evaluate(rows, _checked(rows, arrays))

    sizes = zip(layout.arguments, layout.columns, strict=True)
    told = ", ".join(f"{argument} (..., {count})" for argument, count in sizes)
    of_arrays.__name__ = of_arrays.__qualname__ = request.quantity.name
    shape = ", ".join(["...", *map(str, layout.shape)])
    of_arrays.__doc__ = f"{request.quantity.description}: {told} to ({shape})."
    return of_arrays


def _checked(rows: JaxProgram, given: Sequence[Any], dtype: Any = None) -> list[Any]:
    found = arguments(rows.codes.model, rows.request, rows.layout, given, _WORDS)
    if dtype is None:
        pairs = zip(found[: rows.layout.states], given, strict=False)
        dtype = _precision([x for x, value in pairs if decides(value)])
    return _as_real(found, dtype)


def numbers(value: Any, what: str) -> Any:
    """An array of JAX in float32 or float64; whole numbers become JAX's usual floats."""
    try:
        array = value if isinstance(value, jax.Array) else jnp.asarray(value)
    except (TypeError, ValueError, OverflowError):
        raise InputError(f"{what} must hold numbers, in rows of equal length") from None
    if array.dtype in _REAL:
        return array
    if jnp.issubdtype(array.dtype, jnp.integer) or array.dtype == bool:
        return array.astype(jnp.result_type(float))
    if not jnp.issubdtype(array.dtype, jnp.floating):
        raise InputError(f"{what} is {array.dtype}; machine code computes with real numbers")
    raise InputError(
        f"{what} is {array.dtype}; machine code computes in float32 and float64: "
        f"{what}.astype(jnp.float32)"
    )


def _precision(arrays: Sequence[Any]) -> Any:
    """The states' own decides, as everywhere; lists and plain numbers take that of the others."""
    kinds = {x.dtype for x in arrays}
    return kinds.pop() if len(kinds) == 1 else jnp.result_type(float)


def _as_real(arrays: Sequence[Any], real: Any) -> list[Any]:
    return [array if array.dtype == real else array.astype(real) for array in arrays]


def _run(codes: Codes, request: ProgramRequest, arrays: Sequence[Any]) -> Any:
    return evaluate(rows_of(codes, request), _as_real(arrays, arrays[0].dtype))


_WORDS = ArrayLibrary(
    jax.Array,
    numbers,
    lambda columns: jnp.stack(jnp.broadcast_arrays(*columns), axis=-1),
    lambda arrays: jnp.concatenate(jnp.broadcast_arrays(*arrays), axis=-1),
    _run,
)


# ---- through NumPy -------------------------------------------------------------------------------


def through_numpy(
    function: Callable[..., Any], given: Sequence[Any], options: Mapping[str, Any]
) -> Any:
    """What is computed in NumPy, of arrays that have numbers; arrays of JAX come out."""
    return through(function, given, options, _as_numpy, jnp.asarray)


def _as_numpy(value: Any, who: str) -> Any:
    if isinstance(value, jax.core.Tracer):
        raise InputError(
            f"{who} computes in NumPy, and JAX traces its arguments here: call it outside of jit, "
            "vmap and grad"
        )
    return np.asarray(value) if isinstance(value, jax.Array) else value
