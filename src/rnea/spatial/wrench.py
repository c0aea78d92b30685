"""Wrench: a force and a moment that say where they act, in which axes, and who exerts them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from rnea.errors import InputError
from rnea.spatial.numbers import Array


def as_vector(value: Any, what: str) -> Array:
    """An array whose last axis has length 3, float unless it holds other numbers."""
    array = np.asarray(value)
    if array.dtype.kind not in "fcO":
        try:
            array = array.astype(float)
        except (TypeError, ValueError):
            raise InputError(f"{what} must hold numbers, not {value!r}") from None
    if array.ndim == 0 or array.shape[-1] != 3:
        raise InputError(f"{what} needs 3 components on its last axis; got shape {array.shape}")
    return array


@dataclass(frozen=True, eq=False)
class Wrench:
    """A force (N) and a moment (N m) between the robot and its surroundings.

    frame   name of the frame in whose axes `force`, `moment` and `point` are given
    point   where the force is applied: the name of a frame (its origin), or coordinates in
            `frame`; by default the origin of `frame`
    link    the link it acts on; by default the one that carries `point` (if a name) or `frame`
    sense   "on" the robot, or exerted "by" the robot on its surroundings
    """

    force: Any = (0.0, 0.0, 0.0)
    moment: Any = (0.0, 0.0, 0.0)
    frame: str = ""
    point: Any = None
    link: str | None = None
    sense: Literal["on", "by"] = "on"

    def __post_init__(self) -> None:
        if not self.frame or not isinstance(self.frame, str):
            raise InputError(
                "a wrench needs the name of the frame whose axes it is given in: "
                "Wrench(force=..., moment=..., frame='tool')"
            )
        if self.sense not in ("on", "by"):
            raise InputError(f"unknown sense {self.sense!r} of a wrench. Legal: on, by")
        object.__setattr__(self, "force", as_vector(self.force, "the force of a wrench"))
        object.__setattr__(self, "moment", as_vector(self.moment, "the moment of a wrench"))
        if self.point is not None and not isinstance(self.point, str):
            object.__setattr__(self, "point", as_vector(self.point, "the point of a wrench"))
