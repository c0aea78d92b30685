"""Friction on any kind of number, as it is compiled: sliding within a phase, or bristles.

The formulas are those of `friction`; what depends on a phase, or on whose friction it is, comes as
numbers, the parameters. Nothing branches on one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, final

import numpy as np

from rnea.simulate.friction import DryFriction, LuGre
from rnea.simulate.instant import Instant
from rnea.spatial.numbers import Array, exp, sign

Parameters = Mapping[str, Array]


class FrictionNumbers(Protocol):
    """bristles: how many states of the first order it has; structure: what its code depends on."""

    @property
    def bristles(self) -> int: ...

    @property
    def structure(self) -> tuple[object, ...]: ...

    def torque(self, qd: Array, z: Array, p: Parameters) -> tuple[Array, Array]:
        """What resists each joint (n,), and the rates of the bristles."""
        ...

    def parameters(self, phase: Instant) -> dict[str, Array]:
        """The numbers of a phase; their names and sizes are those of any phase."""
        ...


def friction_numbers(law: DryFriction | LuGre) -> FrictionNumbers | str:
    """A friction law on any kind of number, or why there is none."""
    slides = law if isinstance(law, DryFriction) else law.law
    has_speed = slides.stribeck > 0
    if np.any(slides.power[has_speed] != np.round(slides.power[has_speed])):
        return "the power of a Stribeck curve is no whole number"
    powers = tuple(np.where(has_speed, slides.power, 0).astype(int).tolist())
    if isinstance(law, DryFriction):
        return SlidingNumbers(law, powers)
    ways = [_slips(slides, side) for side in ("forward", "backward")]
    if np.any(ways[0] != ways[1]):
        return "bristles slip against friction in one direction only"
    return BristleNumbers(law, powers, tuple(ways[0].tolist()))


def _slips(law: DryFriction, side: str) -> Array:
    return np.asarray(getattr(law, f"coulomb_{side}") > 0)


@final
@dataclass(frozen=True, eq=False)
class SlidingNumbers:
    """`DryFriction.sliding`. powers (n,): of Stribeck's curves, 0 where a joint has none."""

    law: DryFriction
    powers: tuple[int, ...]

    @property
    def bristles(self) -> int:
        return 0

    @property
    def structure(self) -> tuple[object, ...]:
        return "sliding", self.powers

    def torque(self, qd: Array, z: Array, p: Parameters) -> tuple[Array, Array]:
        dry = p["dry"]
        if any(self.powers):
            dry = dry + p["rise"] * _fading(qd, p["stribeck"], self.powers)
        return qd * p["viscous"] + dry, z

    def parameters(self, phase: Instant) -> dict[str, Array]:
        law, forward = self.law, phase.direction > 0
        coulomb = np.where(forward, law.coulomb_forward, law.coulomb_backward)
        out = {"viscous": law.viscous, "dry": coulomb * phase.direction}
        if any(self.powers):
            static = np.where(forward, law.static_forward, law.static_backward)
            out["rise"] = (static - coulomb) * phase.direction
            out["stribeck"] = _speeds(law)
        return out


@final
@dataclass(frozen=True, eq=False)
class BristleNumbers:
    """`LuGre`. slips (n,): whether a joint has bristles, which it has for both ways or neither."""

    law: LuGre
    powers: tuple[int, ...]
    slips: tuple[bool, ...]

    @property
    def bristles(self) -> int:
        return len(self.slips)

    @property
    def structure(self) -> tuple[object, ...]:
        return "bristles", self.powers, self.slips

    def torque(self, qd: Array, z: Array, p: Parameters) -> tuple[Array, Array]:
        way, bent = sign(qd), sign(z)
        # at rest bristles pull the way they are bent, forward if they are not
        way = way + (1 - way * way) * (bent + (1 - bent * bent))
        F = _by_way(way, p["forward"], p["backward"])
        if any(self.powers):
            static = _by_way(way, p["static_forward"], p["static_backward"])
            F = F + (static - F) * _fading(qd, p["stribeck"], self.powers)
        rate = np.zeros(self.bristles, dtype=object)
        for k, slips in enumerate(self.slips):
            if slips:
                rate[k] = qd[k] - p["s0"][k] * (qd[k] * sign(qd[k])[()]) / F[k] * z[k]
        return p["s0"] * z + p["s1"] * rate + p["viscous"] * qd, rate

    def parameters(self, phase: Instant) -> dict[str, Array]:
        law, slides = self.law, self.law.law
        out = {"viscous": law.viscous, "s0": law.s0, "s1": law.s1}
        out |= {"forward": slides.coulomb_forward, "backward": slides.coulomb_backward}
        if any(self.powers):
            out |= {name: getattr(slides, name) for name in ("static_forward", "static_backward")}
            out["stribeck"] = _speeds(slides)
        return out


def _by_way(way: Array, forward: Array, backward: Array) -> Array:
    """One of two numbers, by a direction that is 1 or -1: unrounded."""
    return forward * ((1 + way) / 2) + backward * ((1 - way) / 2)


def _speeds(law: DryFriction) -> Array:
    return np.where(law.stribeck > 0, law.stribeck, 1.0)


def _fading(qd: Array, stribeck: Array, powers: tuple[int, ...]) -> Array:
    """exp(-|qd/stribeck|^power); 0 where no Stribeck speed is given."""
    x = qd / stribeck
    out = np.zeros(len(powers), dtype=object)
    for k, power in enumerate(powers):
        if power:
            size = x[k] * sign(x[k])[()] if power % 2 else x[k] * x[k]
            for _ in range((power - 1) // 2):
                size = size * (x[k] * x[k])
            out[k] = exp(-size)[()]
    return out
