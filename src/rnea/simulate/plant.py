"""Plant: what a simulation knows of a robot. Callables and numbers; no robot, no files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.errors import InputError
from rnea.simulate.friction import DryFriction, LuGre
from rnea.simulate.gears import Gears
from rnea.simulate.stops import Stops
from rnea.spatial.numbers import Array


@dataclass(frozen=True, eq=False)
class Plant:
    """The dynamics M(q) qdd + bias(q, qd) = tau - friction + external, one state at a time.

    mass_matrix  q (n,) -> (n, n), rotors included
    bias         q, qd -> (n,), Coriolis, centrifugal and gravity torque
    forward      q, qd, torque -> qdd (n,) where all joints are free; no friction in it
    external     t, q -> (n,): what wrenches from outside add to the torques; None for none
    kinetic, potential   energies of many states at once, (N, n) -> (N,)
    gears        elastic ones; their motors are the last of the n coordinates (`motor_side`)
    """

    joint_names: tuple[str, ...]
    mass_matrix: Callable[[Array], Array]
    bias: Callable[[Array, Array], Array]
    forward: Callable[[Array, Array, Array], Array]
    friction: DryFriction | LuGre
    stops: Stops
    kinetic: Callable[[Array, Array], Array]
    potential: Callable[[Array], Array]
    external: Callable[[float, Array], Array] | None = None
    gears: Gears | None = None

    @property
    def n(self) -> int:
        return len(self.joint_names)

    @property
    def joints(self) -> int:
        """How many of the coordinates are joints; the others are motors behind elastic gears."""
        return self.n if self.gears is None else self.gears.n

    def joint_values(self, values: Any, what: str) -> Array:
        """One finite number per joint, or one for all."""
        try:
            out = np.array(np.broadcast_to(np.asarray(values, dtype=float), (self.n,)))
        except (TypeError, ValueError):
            names = ", ".join(self.joint_names)
            raise InputError(f"{what} needs {self.n} numbers, one per joint ({names})") from None
        bad = np.flatnonzero(~np.isfinite(out))
        if len(bad):
            raise InputError(
                f"{what}: joint {self.joint_names[bad[0]]!r} is {out[bad[0]]}, not a finite number"
            )
        return out
