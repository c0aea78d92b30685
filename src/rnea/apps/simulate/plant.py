"""Plant: what a simulation knows of a robot. Callables and numbers; no robot, no files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.apps.simulate.control.elastic_gears import Gears
from rnea.apps.simulate.friction.friction import DryFriction, LuGre
from rnea.apps.simulate.friction.stops import Stops
from rnea.apps.simulate.integrate.positions import Positions
from rnea.core.model import as_array
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError


@dataclass(frozen=True, eq=False)
class Plant:
    """The dynamics M(q) qdd + bias(q, qd) = tau - friction + external, one state at a time.

    q has nq numbers, everything else n: one for each speed.

    positions    the names of both, and how q follows the speeds
    mass_matrix  q (nq,) -> (n, n), rotors included
    bias         q, qd -> (n,), Coriolis, centrifugal and gravity torque, and what springs take
    forward      q, qd, torque -> qdd (n,) where all joints are free; no friction in it
    external     t, q -> (n,): what wrenches from outside add to the torques; None for none
    kinetic, potential   energies of many states at once, -> (N,)
    gears        elastic ones; their motors are the last of the n speeds (`motor_side`)
    dependent          q, qd -> (n,): what resists by the friction of joints that loops lead
    """

    positions: Positions
    mass_matrix: Callable[[Array], Array]
    bias: Callable[[Array, Array], Array]
    forward: Callable[[Array, Array, Array], Array]
    friction: DryFriction | LuGre
    stops: Stops
    kinetic: Callable[[Array, Array], Array]
    potential: Callable[[Array], Array]
    external: Callable[[float, Array], Array] | None = None
    gears: Gears | None = None
    dependent: Callable[[Array, Array], Array] | None = None

    @property
    def n(self) -> int:
        return self.positions.nv

    @property
    def names(self) -> tuple[str, ...]:
        """Of the speeds, which are those of the joints where a joint has one."""
        return self.positions.speeds

    @property
    def joints(self) -> int:
        """How many of the speeds are joints'; the others are motors' behind elastic gears."""
        return self.n if self.gears is None else self.gears.n

    @property
    def joint_numbers(self) -> int:
        """How many of the numbers of q are joints'."""
        return self.positions.nq - (self.n - self.joints)

    def joint_values(self, values: Any, what: str) -> Array:
        """One finite number per joint, of joints with several speeds one per speed; or one for
        all."""
        each = "joint" if self.positions.plain else "speed"
        return _numbers(values, what, self.names, each)

    def position_values(self, values: Any, what: str = "q") -> Array:
        """The nq numbers of a position, quaternions put to length 1."""
        if self.positions.plain:
            return self.joint_values(values, what)
        q = _numbers(values, what, self.positions.coordinates, "coordinate")
        out = self.positions.along.normalized(q)
        for k in np.flatnonzero(~np.isfinite(out)):
            raise InputError(
                f"{what}: the quaternion with {self.positions.coordinates[k]!r} has length 0 and "
                f"says no orientation; none turned is 1, 0, 0, 0"
            )
        return out


def _numbers(values: Any, what: str, names: tuple[str, ...], each: str) -> Array:
    try:
        out = np.array(np.broadcast_to(as_array(values, names, what), (len(names),)))
    except InputError:
        raise
    except (TypeError, ValueError):
        listed = ", ".join(names)
        raise InputError(f"{what} needs {len(names)} numbers, one per {each} ({listed})") from None
    for k in np.flatnonzero(~np.isfinite(out)):
        raise InputError(f"{what}: {each} {names[k]!r} is {out[k]}, not a finite number")
    return out
