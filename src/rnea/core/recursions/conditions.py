"""Case: everything beside the joints' state that an answer depends on.

A recursion is a function of (model, case, *states). What a case leaves out is the model's own:
its gravity, no wrench, a base at rest. A case without arrays is a plain value and tells which
terms a compiled program has; the arrays are then that program's inputs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np

from rnea.core.model import Model
from rnea.core.spatial import ForceMoment, as_vector
from rnea.core.spatial.numbers import Array, ScalarType

BodyWrenches = Mapping[int, ForceMoment]
"""External wrenches by the bodies' index: at the body's origin, in its axes, on the robot."""


@dataclass(frozen=True, eq=False)
class BaseMotion:
    """How the base moves: angular velocity w (rad/s), velocity v (m/s), their classical
    accelerations wd (rad/s²) and vd (m/s²), of the base's origin, in base axes.

    >>> from rnea import load
    >>> falling = BaseMotion(vd=(9.81, 0, 0))  # x of this base points down
    >>> load("one_link").inverse_dynamics([1.0], base=falling).round(9) + 0
    array([0.])
    >>> BaseMotion(w=(0, 0, 1)).parts()[0]
    array([0., 0., 1.])
    """

    w: Any = (0.0, 0.0, 0.0)
    v: Any = (0.0, 0.0, 0.0)
    wd: Any = (0.0, 0.0, 0.0)
    vd: Any = (0.0, 0.0, 0.0)

    def __post_init__(self) -> None:
        for name in ("w", "v", "wd", "vd"):
            value = as_vector(getattr(self, name), f"{name} of the base's motion")
            object.__setattr__(self, name, value)

    @classmethod
    def none(cls, kind: ScalarType) -> BaseMotion:
        """A base at rest.

        >>> from rnea.core.spatial.numbers import FLOAT
        >>> BaseMotion.none(FLOAT).w
        array([0., 0., 0.])
        """
        still = kind.zeros(3)
        return cls(still, still, still, still)

    def parts(self) -> tuple[Array, Array, Array, Array]:
        """w, v, wd and vd."""
        return self.w, self.v, self.wd, self.vd


@dataclass(frozen=True)
class Conditions:
    """gravity (..., 3) in world axes; wrenches by body; the base's motion; switches and names.

    friction, rotor, spring   whether the joints' friction, rotors and springs count
    frame, axes       the frame that is asked about, and whose axes the answer is in
    method            of forward dynamics: "aba", "mass", or "" for the cheaper one
    """

    gravity: Array | None = None
    wrench: BodyWrenches | None = None
    base: BaseMotion | None = None
    friction: bool = True
    rotor: bool = True
    spring: bool = True
    frame: str = ""
    axes: str = ""
    method: str = ""

    def changed_switches(self) -> list[str]:
        """The names of the switches that are not at their defaults."""
        plain = {f.name: f.default for f in fields(self) if f.name in SWITCHES}
        return [name for name, default in plain.items() if getattr(self, name) != default]

    @classmethod
    def weightless(cls, model: Model) -> Conditions:
        """No gravity: what remains is due to the motion, the wrenches and the base."""
        return cls(gravity=model.kind.zeros(3))

    def gravity_of(self, model: Model) -> Array:
        return model.gravity if self.gravity is None else self.gravity

    def base_of(self, model: Model) -> BaseMotion:
        return BaseMotion.none(model.kind) if self.base is None else self.base

    @property
    def wrenches(self) -> BodyWrenches:
        return {} if self.wrench is None else self.wrench

    def only(self, names: Iterable[str]) -> Conditions:
        """The same with every field that is not named at its default: equal where it matters."""
        plain: dict[str, Any] = {f.name: f.default for f in fields(self) if f.name not in names}
        return replace(self, **plain)

    def batch(self, *states: Array) -> tuple[int, ...]:
        """The batch shape of states and everything in the case together."""
        arrays = [*states] if self.gravity is None else [*states, self.gravity]
        arrays += [] if self.base is None else self.base.parts()
        arrays += [part for w in self.wrenches.values() for part in (w.force, w.moment)]
        return np.broadcast_shapes(*(np.shape(x)[:-1] for x in arrays))


SWITCHES = ("friction", "rotor", "spring", "frame", "axes", "method")
"""The fields that are plain values: they decide which program answers."""
