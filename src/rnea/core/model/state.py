"""Checking what a caller hands in: joint vectors of the right length, in one batch shape."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import numpy as np

from rnea.core.model.labels import in_order
from rnea.core.model.model import Model
from rnea.core.spatial import as_vector
from rnea.core.spatial.numbers import FLOAT, Array, ScalarType, common_kind, kind_of
from rnea.errors import InputError, counted

MOST_AXES = 32
"""Of a state: an array of NumPy has up to 64, of which some of its functions take 32."""


def joint_array(model: Model, value: Any, what: str) -> Array:
    """An array (..., nq) for q and (..., nv) for all else.

    Tables and mappings are matched by name (`model.names(what)`). Whole numbers become float64,
    float32 and other kinds of number stay.
    """
    count = model.columns(what)
    if value is None:
        raise InputError(f"{what} is missing: {counted(count, 'value')}, {_one_per(model, what)}")
    value = _in_order(model, value, what)
    try:
        array = np.asarray(value)
    except ValueError:
        raise InputError(f"{what} is ragged: every row needs {counted(count, 'value')}") from None
    if array.dtype.kind in "biu":
        array = array.astype(float)
    if array.dtype.kind == "f" and array.dtype not in (np.float64, np.float32):
        array = array.astype(float)
    if array.dtype.kind not in "fcO":
        raise InputError(f"{what} must hold numbers; got an array of type {array.dtype}")
    if array.ndim > MOST_AXES:
        raise InputError(
            f"{what} has {array.ndim} axes, and a state at most {MOST_AXES}: reshape it to "
            f"(rows, {count})"
        )
    if array.ndim == 0 or array.shape[-1] != count:
        raise InputError(_wrong_length(model, what, array))
    return array


def _in_order(model: Model, value: Any, what: str) -> Any:
    try:
        return in_order(value, model.names(what), what, model.mimic_joints)
    except InputError as problem:
        if model.closure is None or what != "q":
            raise
        own = dict.fromkeys(freedom.body.joint.name for freedom in model.dofs)
        raise InputError(f"{problem}. {_ASSEMBLE.format(', '.join(own))}") from None


_ASSEMBLE = (
    "The robot has loops: Robot.assemble takes the independent joints ({}) and finds the others"
)


def _wrong_length(model: Model, what: str, array: Array) -> str:
    count = model.columns(what)
    given = "a single number" if array.ndim == 0 else counted(array.shape[-1], "value")
    if all(body.joint.nq == 1 for body in model.independent):
        has = counted(model.nv, "joint")
    else:
        has = counted(count, "coordinate" if what == "q" else "speed")
    names = model.names(what)
    shown = ", ".join(names[:12]) + (", ..." if count > 12 else "")
    hint = ""
    if model.closure is not None:
        own = dict.fromkeys(freedom.body for freedom in model.dofs)
        independent = counted(model.nv, "independent speed")
        has = counted(model.nq, "coordinate") if what == "q" else independent
        if what == "q" and array.ndim and array.shape[-1] == sum(x.joint.nq for x in own):
            hint = f". {_ASSEMBLE.format(', '.join(x.joint.name for x in own))}"
    elif model.nq != model.nv and array.ndim and array.shape[-1] in (model.nq, model.nv):
        hint = (
            f". q has nq = {model.nq} numbers, because an orientation is a quaternion of four; "
            f"qd, qdd and tau have nv = {model.nv}, because a body turns three ways"
        )
    return (
        f"{what} has {given}, but robot {model.name!r} has {has} ({shown}); "
        f"the last axis must have length {count}{hint}"
    )


def _one_per(model: Model, what: str) -> str:
    if all(body.joint.nq == 1 for body in model.independent):
        return "one per joint"
    return "one per coordinate" if what == "q" else "one per speed"


def joint_state(
    model: Model, *states: Any, names: tuple[str, ...] = ("q", "qd", "qdd")
) -> tuple[Array, ...]:
    """States of one batch shape, one per name: q (..., nq), all others (..., nv).

    Behind q, those that are None or not given are zero. float32 becomes float64.
    """
    arrays = []
    for what, value in zip_longest(names, states):
        missing = value is None and what != names[0]
        arrays.append(np.zeros(model.columns(what)) if missing else joint_array(model, value, what))
    arrays = [array.astype(float) if array.dtype == np.float32 else array for array in arrays]
    kind = model.kind
    for array in arrays:
        kind = common_kind(array) if kind is FLOAT else kind
    if kind is not FLOAT:
        # floats among symbols become the kind's own constants, so that zeros are exact ones
        arrays = [_in_kind(array, kind) for array in arrays]
    try:
        batch = np.broadcast_shapes(*(array.shape[:-1] for array in arrays))
    except ValueError:
        shapes = ", ".join(f"{name} {a.shape}" for name, a in zip(names, arrays, strict=True))
        raise InputError(f"the batch shapes do not fit together: {shapes}") from None
    broadcast = [np.broadcast_to(array, (*batch, array.shape[-1])) for array in arrays]
    dtype = np.result_type(*broadcast)
    return tuple(array.astype(dtype, copy=False) for array in broadcast)


def _in_kind(array: Array, kind: ScalarType) -> Array:
    out = np.empty(array.shape, dtype=object)
    for index in np.ndindex(array.shape):
        value = array[index]
        out[index] = kind.constant(value) if kind_of(value) is FLOAT else value
    return out


def gravity_vector(model: Model, gravity: Any) -> Array:
    """The given gravity (..., 3), or the model's own."""
    return model.gravity if gravity is None else as_vector(gravity, "gravity")
