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

from rnea.arrays.jax_rows import Codes, Rows, evaluate, plain, ready, rows_of
from rnea.arrays.named import mapped
from rnea.compile import Request
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

_REAL = (np.dtype(np.float32), np.dtype(np.float64))


def answer(
    codes: Codes, quantity: Quantity, case: Case, states: Sequence[Any], around: Around
) -> Any:
    """One row of the table as an array of JAX, (..., *shape)."""
    ready()
    model = codes.model
    arrays = [_state(model, value, what) for value, what in zip_longest(states, quantity.states)]
    inputs = _surrounding(codes, case, arrays[0], around)
    rows = rows_of(codes, Request.of(quantity, case, tuple(inputs)))
    real = _precision(states, arrays)
    return evaluate(rows, _as_real([*arrays, *inputs.values()], real))


def called(codes: Codes, request: Request, arrays: Sequence[Any], dtype: Any) -> Any:
    """A kernel's call: states, then the inputs, in the order of its arguments."""
    ready()
    if jax.dtypes.canonicalize_dtype(dtype) != dtype:
        raise InputError(
            f"this kernel computes in {dtype}, which JAX has turned off: "
            "jax.config.update('jax_enable_x64', True), or a kernel with dtype=np.float32"
        )
    rows = rows_of(codes, request)
    return evaluate(rows, _checked(rows, arrays, dtype))


def function(codes: Codes, request: Request, pure: bool) -> Callable[..., Any]:
    """A program as a function of arrays of JAX, by machine code or in plain operations."""
    rows = rows_of(codes, request)
    layout, compute = rows.layout, plain(rows) if pure else None

    def asked(*arrays: Any) -> Any:
        if compute is not None:
            return compute(*_checked(rows, arrays))
        ready()
        return evaluate(rows, _checked(rows, arrays))

    sizes = zip(layout.arguments, layout.columns, strict=True)
    told = ", ".join(f"{argument} (..., {count})" for argument, count in sizes)
    asked.__name__ = asked.__qualname__ = request.quantity.name
    shape = ", ".join(["...", *map(str, layout.shape)])
    asked.__doc__ = f"{request.quantity.says}: {told} to ({shape})."
    return asked


def _checked(rows: Rows, arrays: Sequence[Any], dtype: Any = None) -> list[Any]:
    arguments = rows.layout.arguments
    if len(arrays) != len(arguments):
        name = rows.request.quantity.name
        raise InputError(f"{name} takes {', '.join(arguments)}; got {len(arrays)} arrays")
    given = [numbers(array, name) for name, array in zip(arguments, arrays, strict=True)]
    states = rows.layout.states
    return _as_real(given, _precision(arrays[:states], given) if dtype is None else dtype)


def numbers(value: Any, what: str) -> Any:
    """An array of JAX in float32 or float64; whole numbers become JAX's usual floats."""
    array = value if isinstance(value, jax.Array) else jnp.asarray(value)
    if array.dtype in _REAL:
        return array
    if jnp.issubdtype(array.dtype, jnp.integer) or array.dtype == bool:
        return array.astype(jnp.result_type(float))
    raise InputError(
        f"{what} is {array.dtype}; machine code computes in float32 and float64: "
        f"{what}.astype(jnp.float32)"
    )


def _precision(given: Sequence[Any], arrays: Sequence[Any]) -> Any:
    """The states' own decides, as everywhere; lists and plain numbers take that of the others."""
    decide = {a.dtype for x, a in zip(given, arrays, strict=False) if _decides(x)}
    found = decide or {arrays[0].dtype}
    return found.pop() if len(found) == 1 else jnp.result_type(*found)


def _as_real(arrays: Sequence[Any], real: Any) -> list[Any]:
    return [array if array.dtype == real else array.astype(real) for array in arrays]


def _decides(value: Any) -> bool:
    if isinstance(value, Mapping):
        return any(map(_decides, value.values()))
    return isinstance(value, jax.Array | np.ndarray)


def _state(model: Model, value: Any, what: str) -> Any:
    if value is None:
        if what == "q":
            joint_array(model, value, what)
        return jnp.zeros(model.columns(what), jnp.float32)
    if isinstance(value, Mapping):
        value = _by_name(model, value, what)
    array = numbers(value, what)
    if array.ndim == 0 or array.shape[-1] != model.columns(what):
        # refuses with all the names
        joint_array(model, np.broadcast_to(0.0, array.shape), what)
    return array


def _by_name(model: Model, value: Mapping[str, Any], what: str) -> Any:
    """A mapping by name, whose values may be traced: its names are put in order, not its values."""
    labels = list(value)
    places = {label: float(k) for k, label in enumerate(labels)}
    order = in_order(places, model.names(what), what, model.followers)
    columns = [jnp.asarray(value[labels[int(k)]]) for k in order]
    return jnp.stack(jnp.broadcast_arrays(*columns), axis=-1)


def _surrounding(codes: Codes, case: Case, q: Any, around: Around) -> dict[str, Any]:
    """Gravity, wrenches and the base's motion as a program takes them."""
    model, inputs = codes.model, dict[str, Any]()
    if (gravity := around.get("gravity")) is not None:
        inputs["gravity"] = _vector(gravity, "gravity")
    if (wrench := around.get("wrench")) is not None:
        inputs["wrench"] = _loads(codes, case, q, wrench)
    if (base := around.get("base")) is not None:
        refuse_floating(model)
        inputs["base"] = jnp.concatenate(jnp.broadcast_arrays(*_moving(base)), axis=-1)
    return inputs


def _moving(base: Motion) -> list[Any]:
    """w, v, wd and vd; those of a mapping may be traced."""
    names, still = ("w", "v", "wd", "vd"), (0.0, 0.0, 0.0)
    # refuses what is no motion, and other keys
    given = base_motion(dict.fromkeys(base, still) if isinstance(base, Mapping) else base)
    said = base if isinstance(base, Mapping) else vars(given)
    return [_vector(said.get(name, still), f"{name} of the base's motion") for name in names]


def _vector(value: Any, what: str) -> Any:
    array = numbers(value, what)
    if array.ndim == 0 or array.shape[-1] != 3:
        raise InputError(f"{what} must have three components, not shape {array.shape}")
    return array


def _loads(codes: Codes, case: Case, q: Any, wrench: Wrenches) -> Any:
    """Wrenches on every body, by a program of q and of their numbers."""
    with np.errstate(all="ignore"):
        # refuses what is no wrench, or acts on nothing, at any position
        applied_to(codes.model, np.zeros(codes.model.nq), wrench)
    several = [wrench] if isinstance(wrench, Wrench) else list(wrench or ())
    if not several:
        return jnp.zeros(6 * (len(codes.model.bodies) + 1), q.dtype)
    quantity, parts = load_rows(several, case.frame)
    given = [numbers(part, "wrench") for part in parts]
    row = jnp.concatenate(jnp.broadcast_arrays(*given), axis=-1)
    return evaluate(rows_of(codes, Request.of(quantity)), [q, row.astype(q.dtype)])


# ---- through NumPy -------------------------------------------------------------------------------


def through_numpy(
    function: Callable[..., Any], arguments: Sequence[Any], options: Mapping[str, Any]
) -> Any:
    """What is computed in NumPy, of arrays that have numbers; arrays of JAX come out."""
    robot, *given = arguments
    name = function.__name__
    found = [_as_numpy(x, name) for x in given]
    said = {key: _as_numpy(x, name) for key, x in options.items()}
    return mapped(function(robot, *found, **said), jnp.asarray)


def _as_numpy(value: Any, who: str) -> Any:
    if isinstance(value, Mapping):
        return {name: _as_numpy(x, who) for name, x in value.items()}
    if type(value) in (list, tuple):
        return type(value)(_as_numpy(x, who) for x in value)
    if isinstance(value, jax.core.Tracer):
        raise InputError(
            f"{who} computes in NumPy, and JAX traces its arguments here: call it outside of jit, "
            "vmap and grad"
        )
    return np.asarray(value) if isinstance(value, jax.Array) else value
