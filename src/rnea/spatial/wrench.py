"""Wrench: a force and a moment that say where they act, in which axes, and who exerts them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from rnea.errors import InputError
from rnea.spatial.display import table_html, vector
from rnea.spatial.numbers import Array


def as_vector(value: Any, what: str) -> Array:
    """A read-only copy whose last axis has length 3, float unless it holds other numbers."""
    try:
        array = np.array(value)
    except ValueError:
        raise InputError(f"{what} is ragged: every row needs 3 components") from None
    if array.dtype.kind in "iu":
        array = array.astype(float)
    if array.dtype.kind not in "fcO" or any(x is None for x in array.flat):
        raise InputError(f"{what} must hold numbers, not {value!r}")
    if array.ndim == 0 or array.shape[-1] != 3:
        raise InputError(f"{what} needs 3 components on its last axis; got shape {array.shape}")
    array.flags.writeable = False
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

    def _where(self) -> str:
        if self.point is None:
            return f"at the origin and in the axes of {self.frame!r}"
        point = f"the origin of {self.point!r}" if isinstance(self.point, str) else self.point
        return f"at {point}, in the axes of {self.frame!r}"

    def __repr__(self) -> str:
        return (
            f"Wrench(force {vector(self.force)} N, moment {vector(self.moment)} N m, "
            f"{self._where()}, {self.sense} the robot)"
        )

    def _repr_html_(self) -> str:
        rows = [("force", vector(self.force), "N"), ("moment", vector(self.moment), "N m")]
        return table_html(
            ("", "x y z", "unit"), rows, f"Wrench {self.sense} the robot, {self._where()}"
        )
