"""What a simulation knows of one instant: the state, its phase, the torques; and events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from rnea.core.spatial.numbers import Array

NOTHING = np.zeros(0)


@dataclass(frozen=True, eq=False)
class Event:
    """Something to be noticed: function(t, q, qd) passes through zero.

    direction: 1 only upwards, -1 only downwards, 0 both. stops: the run ends there.
    """

    name: str
    function: Callable[[float, Array, Array], float]
    direction: int = 0
    stops: bool = False


@dataclass(frozen=True, eq=False)
class HybridState:
    """A state and its phase: q (nq,), qd (n,).

    x: bristles, then work done so far by the actuators, by wrenches, into friction, and, where
    gears are elastic, into their dampers.
    direction (n,): which way speeds with dry friction slide, 0 for others; held (n,) bool; side
    (n,): at which stop a held joint rests; lost: energy lost in stops so far; above (events,):
    the side on which each user event's function was seen last; flanks (e,): where the teeth of
    elastic gears touch.
    """

    t: float
    q: Array
    qd: Array
    x: Array
    held: Array
    direction: Array
    side: Array
    lost: float = 0.0
    above: tuple[int, ...] = ()
    flanks: Array = field(default_factory=lambda: NOTHING)

    @property
    def state(self) -> tuple[float, Array, Array, Array]:
        return self.t, self.q, self.qd, self.x


class Torques(NamedTuple):
    """On every coordinate (n,): delivered, from outside, friction, through gears; bristles' rates.

    through (e,): what each elastic gear transmits; lost: power into their dampers, W.
    """

    delivered: Array
    external: Array
    friction: Array
    gears: Array
    bristle_rate: Array
    through: Array
    lost: float

    @property
    def net(self) -> Array:
        return self.delivered + self.external - self.friction + self.gears
