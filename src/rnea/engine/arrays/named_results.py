"""Answers that NumPy computes for arrays of others: numbers go in, the same names come out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import fields
from typing import Any

import numpy as np

from rnea.core.recursions import FreeBody, Load
from rnea.core.spatial import ForceMoment, InParts, Pose, Twist, Wrench

# others compute on, and stay with NumPy
_NAMED = (InParts, Wrench, Twist, Pose, ForceMoment, FreeBody, Load)


def mapped(result: Any, made_of: Callable[[Any], Any]) -> Any:
    """A result of NumPy's with every array in it made anew."""
    if isinstance(result, np.ndarray | np.floating):
        return made_of(result)
    if isinstance(result, dict):
        return {name: mapped(x, made_of) for name, x in result.items()}
    if type(result) in (list, tuple):
        return type(result)(mapped(x, made_of) for x in result)
    if not isinstance(result, _NAMED):
        return result
    made = copy(result)
    for field in fields(result):  # type: ignore[arg-type]
        object.__setattr__(made, field.name, mapped(getattr(result, field.name), made_of))
    return made


def through(
    function: Callable[..., Any],
    arguments: Sequence[Any],
    options: Mapping[str, Any],
    numbers: Callable[[Any, str], Any],
    made_of: Callable[[Any], Any],
) -> Any:
    """A method on NumPy's arrays, its answer made of the library's.

    numbers: an array of the library as NumPy's, refused where that would lose something; anything
    else as it is
    """

    def inside(value: Any) -> Any:
        if isinstance(value, Mapping):
            return {name: inside(x) for name, x in value.items()}
        if type(value) in (list, tuple):
            return type(value)(map(inside, value))
        return numbers(value, function.__name__)

    robot, *given = arguments
    said = {name: inside(x) for name, x in options.items()}
    return mapped(function(robot, *map(inside, given), **said), made_of)
