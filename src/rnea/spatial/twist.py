"""Twist: a rigid body's angular velocity, and the velocity of its point at a frame's origin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rnea.errors import InputError
from rnea.spatial.display import table_html, vector
from rnea.spatial.wrench import as_vector


@dataclass(frozen=True, eq=False)
class Twist:
    """Angular (rad/s) and linear (m/s) velocity of a rigid body, in the axes of `frame`.

    `linear` belongs to that point of the body which is at the origin of `frame`.
    """

    angular: Any = (0.0, 0.0, 0.0)
    linear: Any = (0.0, 0.0, 0.0)
    frame: str = ""

    def __post_init__(self) -> None:
        if not self.frame or not isinstance(self.frame, str):
            raise InputError(
                "a twist needs the name of the frame whose axes and origin it is given at: "
                "Twist(angular=..., linear=..., frame='tool')"
            )
        for name in ("angular", "linear"):
            value = as_vector(getattr(self, name), f"the {name} part of a twist")
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        return (
            f"Twist(angular {vector(self.angular)} rad/s, linear {vector(self.linear)} m/s, "
            f"at the origin and in the axes of {self.frame!r})"
        )

    def _repr_html_(self) -> str:
        rows = [("angular", vector(self.angular), "rad/s"), ("linear", vector(self.linear), "m/s")]
        return table_html(("", "x y z", "unit"), rows, f"Twist at {self.frame}")


@dataclass(frozen=True, eq=False)
class FrameMotion:
    """How a frame moves: w, v and the classical accelerations wd, vd of its origin, each (..., 3).

    In the axes of `axes`; accelerations are true ones, gravity not included.
    """

    frame: str
    axes: str
    w: Any
    v: Any
    wd: Any
    vd: Any

    def _rows(self) -> list[tuple[str, str, str]]:
        return [
            ("w", vector(self.w), "rad/s"),
            ("v", vector(self.v), "m/s"),
            ("wd", vector(self.wd), "rad/s²"),
            ("vd", vector(self.vd), "m/s²"),
        ]

    def __repr__(self) -> str:
        parts = ", ".join(f"{name} {values} {unit}" for name, values, unit in self._rows())
        return f"FrameMotion({self.frame!r} in the axes of {self.axes!r}: {parts})"

    def _repr_html_(self) -> str:
        title = f"Motion of {self.frame}, axes of {self.axes}"
        return table_html(("", "x y z", "unit"), self._rows(), title)
