"""Values that carry names: tables, rows of tables and mappings, put in the order of a state.

pandas, Polars and Arrow are not imported here: a table is what tells its columns and gives each by
its name. Labels that are numbers count columns or rows, and are no names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from numbers import Number
from types import MappingProxyType
from typing import Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, shortened, suggestion

_NOBODY: Mapping[str, str] = MappingProxyType({})


def in_order(
    value: Any, names: Sequence[str], what: str, followers: Mapping[str, str] = _NOBODY
) -> Any:
    """A labelled value as an array (..., len(names)); anything else as it came.

    Headings as in motion files, `q_<name>`, are names too. followers: joints that one may have
    counted, and whom each follows.

    >>> in_order({"knee": 2.0, "hip": [1.0, 3.0]}, ["hip", "knee"], "q")
    array([[1., 2.],
           [3., 2.]])
    """
    if isinstance(value, list | tuple):
        # rows of a table, or records; where the first has no names, none has
        if not value or _labels(value[0]) is None:
            return value
        return np.stack([in_order(row, names, what, followers) for row in value])
    labels = _labels(value)
    if labels is None:
        return value
    said = [str(label) for label in labels]
    if not set(said) <= set(names) and all(name.startswith(f"{what}_") for name in said):
        said = [name.removeprefix(f"{what}_") for name in said]
    _refuse_others(said, names, what, followers)
    label_of = dict(zip(said, labels, strict=True))
    columns = [np.asarray(value[label_of[name]]) for name in names]
    try:
        return np.stack(np.broadcast_arrays(*columns), axis=-1) if columns else np.zeros(0)
    except ValueError:
        shapes = ", ".join(f"{x} {c.shape}" for x, c in zip(names, columns, strict=True))
        raise InputError(f"{what}: the values of its names do not fit together: {shapes}") from None


def as_array(value: Any, names: Sequence[str], what: str, dtype: Any = float) -> Array:
    """An array of what may carry names."""
    return np.asarray(in_order(value, names, what), dtype=dtype)


def _labels(value: Any) -> list[Any] | None:
    """What a value calls its columns; None where it has an order and no names."""
    if isinstance(value, np.ndarray):
        return None if value.dtype.names is None else list(value.dtype.names)
    if isinstance(value, Mapping):
        return list(value)
    if not hasattr(value, "__array__"):
        return None
    # of Arrow, of pandas and Polars, and of a row of pandas
    for where in ("column_names", "columns", "index"):
        labels = getattr(value, where, None)
        if labels is not None and not callable(labels):
            found = list(labels)
            return None if all(isinstance(label, Number) for label in found) else found
    return None


def _refuse_others(
    said: list[str], names: Sequence[str], what: str, followers: Mapping[str, str]
) -> None:
    """An error for names that the robot does not have, that are missing, or that stand twice."""
    twice = [name for part in (said, names) for name, count in Counter(part).items() if count > 1]
    if twice:
        raise InputError(f"{what} cannot be matched by name: {_listed(twice)} is there twice")
    unknown = [name for name in said if name not in names]
    missing = [name for name in names if name not in said]
    if not (unknown or missing):
        return
    parts = [
        f"{word} {_listed(x)}" for word, x in (("unknown", unknown), ("missing", missing)) if x
    ]
    parts += [
        f"{x!r} follows {followers[x]!r} and takes no value" for x in unknown if x in followers
    ]
    hint = suggestion(unknown[0], names) if unknown else f"Needed: {', '.join(names)}"
    raise InputError(
        f"{what} is matched by name: {'; '.join(parts)}. {hint}. "
        "Plain arrays, such as .to_numpy() gives, are taken in order"
    )


def _listed(names: Sequence[str]) -> str:
    return shortened([repr(name) for name in names])
