"""What a question says, the same for arrays of every library: states, names, surroundings.

A library brings its own `ArrayLibrary`; nothing here looks at a number, which may be traced.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.core.model import Model, in_order, joint_array, neutral
from rnea.core.recursions import (
    Conditions,
    EnvironmentOptions,
    Motion,
    Wrenches,
    applied_to,
    base_motion,
    load_rows,
    refuse_floating,
)
from rnea.core.spatial import Wrench
from rnea.engine.arrays.code_owner import Codes
from rnea.engine.ir.program import ProgramRequest
from rnea.errors import InputError

if TYPE_CHECKING:
    from rnea.engine.ir.program import ProgramLayout

_STILL = (0.0, 0.0, 0.0)
_SEVERAL = (list, tuple)


@dataclass(frozen=True)
class ArrayLibrary:
    """What a library is asked for.

    kind: the type of its arrays; numbers: a value as an array of float32 or float64, or an error
    that calls it by the name; stacked: arrays that broadcast, beside each other on a new last axis;
    joined: on the last axis they have; run: a program of arrays, in the precision of the first.
    """

    kind: type
    numbers: Callable[[Any, str], Any]
    stacked: Callable[[Sequence[Any]], Any]
    joined: Callable[[Sequence[Any]], Any]
    run: Callable[[Codes, ProgramRequest, Sequence[Any]], Any]


def decides(value: Any) -> bool:
    """Whether a state says the precision: plain numbers take that of the others."""
    if isinstance(value, Mapping):
        return any(map(decides, value.values()))
    if isinstance(value, _SEVERAL):
        return any(map(decides, value))
    return hasattr(value, "__array__") and not isinstance(value, np.generic)


def state(model: Model, value: Any, what: str, words: ArrayLibrary) -> Any:
    """An array (..., columns) of a state; mappings and tables are matched by name."""
    if isinstance(value, words.kind):
        array = words.numbers(value, what)
    elif isinstance(value, Mapping):
        array = _by_name(model, value, what, words)
    elif _holds(value, words.kind):
        array = words.numbers(value, what)
    else:
        made = joint_array(model, value, what)
        # numbers of a list are constants, wherever the arrays are
        array = words.numbers(made.tolist() if isinstance(value, _SEVERAL) else made, what)
    if array.ndim == 0 or array.shape[-1] != model.columns(what):
        _refuse_shape(model, tuple(array.shape), what)
    return array


def _refuse_shape(model: Model, shape: tuple[Any, ...], what: str) -> None:
    if any(not isinstance(size, int) for size in shape[-1:]):
        count = model.columns(what)
        raise InputError(f"{what} has shape {shape}; its last axis must have length {count}")
    # refuses with all the names
    joint_array(model, np.zeros(shape[-1:]), what)


def _holds(value: Any, kind: type) -> bool:
    if isinstance(value, _SEVERAL):
        return any(_holds(item, kind) for item in value)
    return isinstance(value, kind)


def _by_name(model: Model, value: Mapping[str, Any], what: str, words: ArrayLibrary) -> Any:
    """The names are put in order, not the values."""
    labels = list(value)
    places = {label: float(k) for k, label in enumerate(labels)}
    order = in_order(places, model.names(what), what, model.mimic_joints)
    named = [labels[int(k)] for k in order]
    columns = [words.numbers(value[label], f"{what}[{label!r}]") for label in named]
    try:
        return words.stacked(columns)
    except (TypeError, ValueError, RuntimeError):
        shapes = ", ".join(f"{x} {tuple(c.shape)}" for x, c in zip(named, columns, strict=True))
        raise InputError(f"{what}: the values of its names do not fit together: {shapes}") from None


def arguments(
    model: Model,
    request: ProgramRequest,
    layout: ProgramLayout,
    given: Sequence[Any],
    words: ArrayLibrary,
) -> list[Any]:
    """The arrays of a program, in order. States behind q may be None or left out: zero."""
    names, name = layout.arguments, request.quantity.name
    if len(given) > len(names):
        raise InputError(f"{name} takes {', '.join(names)}; got {len(given)} arrays")
    found, states = [], len(request.quantity.states)
    for k, (what, count, value) in enumerate(zip_longest(names, layout.columns, given)):
        if value is None and 0 < k < states:
            value = [0.0] * count
        if value is None:
            raise InputError(f"{name} needs {what}, {count} numbers on its last axis")
        array = state(model, value, what, words) if k < states else words.numbers(value, what)
        if array.ndim == 0 or array.shape[-1] != count:
            raise InputError(
                f"{what} has shape {tuple(array.shape)}; its last axis must have length {count}"
            )
        found.append(array)
    return found


def surrounding(
    codes: Codes, case: Conditions, q: Any, around: EnvironmentOptions, words: ArrayLibrary
) -> dict[str, Any]:
    """Gravity, wrenches and the base's motion as a program takes them.

    q: in the precision of the answer
    """
    inputs: dict[str, Any] = {}
    if (gravity := around.get("gravity")) is not None:
        inputs["gravity"] = _vector(gravity, "gravity", words)
    if (wrench := around.get("wrench")) is not None:
        inputs["wrench"] = _loads(codes, case, q, wrench, words)
    if (base := around.get("base")) is not None:
        refuse_floating(codes.model)
        inputs["base"] = words.joined(_moving(base, words))
    return inputs


def _vector(value: Any, what: str, words: ArrayLibrary) -> Any:
    array = words.numbers(value, what)
    if array.ndim == 0 or array.shape[-1] != 3:
        raise InputError(f"{what} needs 3 components on its last axis; got {tuple(array.shape)}")
    return array


def _moving(base: Motion, words: ArrayLibrary) -> list[Any]:
    """w, v, wd and vd; those of a mapping may be arrays of the library."""
    # refuses what is no motion, and other keys
    given = base_motion(dict.fromkeys(base, _STILL) if isinstance(base, Mapping) else base)
    said = base if isinstance(base, Mapping) else {k: x.tolist() for k, x in vars(given).items()}
    names = ("w", "v", "wd", "vd")
    return [_vector(said.get(x, _STILL), f"{x} of the base's motion", words) for x in names]


def _loads(codes: Codes, case: Conditions, q: Any, wrench: Wrenches, words: ArrayLibrary) -> Any:
    """Wrenches on every body, by a program of q and of their numbers."""
    # refuses what is no wrench, or acts on nothing, at any position
    applied_to(codes.model, neutral(codes.model), wrench)
    several = [wrench] if isinstance(wrench, Wrench) else list(wrench or ())
    if not several:
        return words.numbers([0.0] * (6 * (len(codes.model.bodies) + 1)), "wrench")
    quantity, parts = load_rows(several, case.frame)
    row = words.joined([words.numbers(part.tolist(), "wrench") for part in parts])
    return words.run(codes, ProgramRequest.of(quantity), [q, row])
