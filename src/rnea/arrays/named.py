"""Results that are arrays with names: the same names over another library's arrays."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import fields
from typing import Any

import numpy as np

from rnea.recursions import FreeBody, Load
from rnea.spatial import ForceMoment, InParts, Pose, Twist, Wrench

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
