"""Friction on any kind of number, as it is compiled: sliding within a phase, or bristles.

The formulas are those of `friction`; what depends on a phase, or on whose friction it is, comes as
numbers, the parameters. Nothing branches on one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, final

import numpy as np

from rnea.apps.simulate.friction.friction import DryFriction, LuGre
from rnea.apps.simulate.hybrid_state import HybridState
from rnea.core.spatial.numbers import Array, exp, sign

Parameters = Mapping[str, Array]
Powers = tuple[tuple[int, ...], ...]
"""Of Stribeck's curves, each (n,): 0 where a joint has none."""


class FrictionNumbers(Protocol):
    """bristles: how many states of the first order it has; structure: what its code depends on."""

    @property
    def bristles(self) -> int: ...

    @property
    def structure(self) -> tuple[object, ...]: ...

    def torque(self, qd: Array, z: Array, p: Parameters) -> tuple[Array, Array]:
        """What resists each joint (n,), and the rates of the bristles."""
        ...

    def parameters(self, phase: HybridState) -> dict[str, Array]:
        """The numbers of a phase; their names and sizes are those of any phase."""
        ...


def friction_numbers(law: DryFriction | LuGre) -> FrictionNumbers | str:
    """A friction law on any kind of number, or why there is none."""
    slides = law if isinstance(law, DryFriction) else law.law
    powers: Powers = ()
    for curve in slides.curves:
        has_speed = curve.stribeck > 0
        if np.any(curve.power[has_speed] != np.round(curve.power[has_speed])):
            return "the power of a Stribeck curve is no whole number"
        powers += (tuple(np.where(has_speed, curve.power, 0).astype(int).tolist()),)
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
    """`DryFriction.sliding`."""

    law: DryFriction
    powers: Powers

    @property
    def bristles(self) -> int:
        return 0

    @property
    def structure(self) -> tuple[object, ...]:
        return "sliding", self.powers

    def torque(self, qd: Array, z: Array, p: Parameters) -> tuple[Array, Array]:
        dry = p["dry"]
        for k, powers in _active(self.powers):
            dry = dry + p[f"rise{k}"] * _stribeck(qd, p[f"stribeck{k}"], powers)
        return qd * p["viscous"] + dry, z

    def parameters(self, phase: HybridState) -> dict[str, Array]:
        law, forward = self.law, phase.direction > 0
        coulomb = np.where(forward, law.coulomb_forward, law.coulomb_backward)
        out = {"viscous": law.viscous, "dry": coulomb * phase.direction + law.offset}
        for k, _ in _active(self.powers):
            curve = law.curves[k]
            out[f"rise{k}"] = curve.rise(forward) * phase.direction
            out[f"stribeck{k}"] = curve.speeds
        return out


@final
@dataclass(frozen=True, eq=False)
class BristleNumbers:
    """`LuGre`. slips (n,): whether a joint has bristles, which it has for both ways or neither."""

    law: LuGre
    powers: Powers
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
        for k, powers in _active(self.powers):
            rise = _by_way(way, p[f"rise_forward{k}"], p[f"rise_backward{k}"])
            F = F + rise * _stribeck(qd, p[f"stribeck{k}"], powers)
        rate = np.zeros(self.bristles, dtype=object)
        for k, slips in enumerate(self.slips):
            if slips:
                rate[k] = qd[k] - p["s0"][k] * (qd[k] * sign(qd[k])[()]) / F[k] * z[k]
        return p["s0"] * z + p["s1"] * rate + p["viscous"] * qd + p["offset"], rate

    def parameters(self, phase: HybridState) -> dict[str, Array]:
        law, slides = self.law, self.law.law
        out = {"viscous": law.viscous, "offset": slides.offset, "s0": law.s0, "s1": law.s1}
        out |= {"forward": slides.coulomb_forward, "backward": slides.coulomb_backward}
        for k, _ in _active(self.powers):
            curve = slides.curves[k]
            out |= {f"rise_forward{k}": curve.forward, f"rise_backward{k}": curve.backward}
            out[f"stribeck{k}"] = curve.speeds
        return out


def _by_way(way: Array, forward: Array, backward: Array) -> Array:
    """One of two numbers, by a direction that is 1 or -1: unrounded."""
    return forward * ((1 + way) / 2) + backward * ((1 - way) / 2)


def _active(powers: Powers) -> list[tuple[int, tuple[int, ...]]]:
    """The curves that some joint feels in motion, with their numbers."""
    return [(k, of_curve) for k, of_curve in enumerate(powers) if any(of_curve)]


def _stribeck(qd: Array, stribeck: Array, powers: tuple[int, ...]) -> Array:
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
