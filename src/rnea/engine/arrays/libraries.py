"""Whose an array is, told by its type: nothing is imported to find out."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import wraps
from types import ModuleType
from typing import Any, TypeVar

import numpy as np

from rnea.errors import InputError

# packages whose types are arrays, and the file here that knows them
_FILES = {"torch": "torch_arrays", "cupy": "cupy_arrays"}
_FILES |= {"jax": "jax_arrays", "jaxlib": "jax_arrays"}
_SEVERAL = (list, tuple)
_PLAIN = frozenset({float, int, np.ndarray, np.float64})
Function = TypeVar("Function", bound=Callable[..., Any])


_KNOWN: dict[type, str] = {}


def _package(kind: type) -> str:
    """The package that a type, or what it is made of, comes from; "" if none of those."""
    if kind not in _KNOWN:
        packages = (base.__module__.partition(".")[0] for base in kind.__mro__)
        _KNOWN[kind] = next((package for package in packages if package in _FILES), "")
    return _KNOWN[kind]


def library_of(*values: Any) -> ModuleType | None:
    """The file of this room that knows these arrays; None for NumPy's and for plain numbers.

    values: states, and what else is asked with; mappings and sequences are looked into.
    """
    files = {_FILES[package] for package in _packages(values)}
    if not files:
        return None
    if len(files) > 1:
        told = " and ".join(sorted(name.removesuffix("_arrays") for name in files))
        raise InputError(f"arrays of {told} in one question: give all as arrays of one library")
    return importlib.import_module(f"rnea.engine.arrays.{files.pop()}")


def _packages(values: Iterable[Any]) -> Iterator[str]:
    for value in values:
        if value is None or type(value) is np.ndarray:
            continue
        if isinstance(value, Mapping):
            yield from _packages(value.values())
        elif isinstance(value, _SEVERAL):
            # rows, records, and numbers among which one may be theirs
            if not _PLAIN.issuperset(map(type, value)):
                yield from _packages(value)
        elif package := _package(type(value)):
            yield package


def takes_others(function: Function) -> Function:
    """For a method that computes in NumPy: arrays of others come in, and go out, by its library.

    Where they are in the computer's own memory NumPy looks into that very memory. What would lose
    gradients, or would have to be fetched from a device, is refused.
    """

    @wraps(function)
    def with_others(*arguments: Any, **options: Any) -> Any:
        library = library_of(*arguments[1:], *options.values())
        if library is None:
            return function(*arguments, **options)
        return library.through_numpy(function, arguments, options)

    return with_others  # type: ignore[return-value]
