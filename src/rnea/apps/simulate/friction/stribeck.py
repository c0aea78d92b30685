"""How static friction fades as joints begin to move: Stribeck's curves.

A coordinate that moves several joints has the curve of each: they add up and do not blend into
one, because each joint fades within a speed of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import final

import numpy as np

from rnea.apps.simulate.control.independent_dofs import independent_dofs, is_dependent
from rnea.core.model import Body, Model
from rnea.core.spatial.numbers import Array
from rnea.system.cached import cached_property


@final
@dataclass(frozen=True, eq=False)
class StribeckEffect:
    """One curve for each speed, arrays (n,): rise · exp(-|qd/stribeck|^power).

    forward, backward: the rises, static less Coulomb friction of either direction. Without a speed
    (0) a rise is felt at rest alone.
    """

    forward: Array
    backward: Array
    stribeck: Array
    power: Array

    @classmethod
    def none(cls, n: int) -> StribeckEffect:
        return cls(np.zeros(n), np.zeros(n), np.zeros(n), np.full(n, 2.0))

    @cached_property
    def is_active(self) -> bool:
        """Whether any joint feels it in motion."""
        return bool(np.any(self.stribeck > 0))

    def rise(self, forward: Array) -> Array:
        return np.where(forward, self.forward, self.backward)

    def left(self, qd: Array) -> Array:
        """exp(-|qd/stribeck|^power); 0 where no Stribeck speed is given."""
        has_speed = self.stribeck > 0
        ratio = np.abs(qd) / self.speeds
        with np.errstate(over="ignore"):
            return np.where(has_speed, np.exp(-(ratio**self.power)), 0.0)

    @property
    def speeds(self) -> Array:
        """Stribeck speeds to divide by: 1 where there is none."""
        return np.where(self.stribeck > 0, self.stribeck, 1.0)


def joined(
    one: Sequence[StribeckEffect], other: Sequence[StribeckEffect], n: int, chosen: Array
) -> list[StribeckEffect]:
    """Curves of n speeds and the chosen ones of n others, side by side."""
    none = StribeckEffect.none(n)
    count = max(len(one), len(other))
    pairs = (((*one, *[none] * count)[k], (*other, *[none] * count)[k]) for k in range(count))
    return [
        StribeckEffect(
            *(
                np.concatenate([getattr(a, field.name), getattr(b, field.name)[chosen]])
                for field in fields(StribeckEffect)
            )
        )
        for a, b in pairs
    ]


def curves_of(model: Model, bodies: Sequence[Body]) -> list[StribeckEffect]:
    """The curves of a robot: the k-th of every speed together; one at least.

    Joints of a coordinate that fade alike share a curve, and a rise at rest alone comes last.
    """
    of_speed: list[dict[tuple[float, int], Array]] = [{} for _ in range(model.nv)]
    for body in bodies:
        ratio = 1.0 if body.follows is None else float(body.follows.ratio)
        size, losses = abs(ratio), body.losses
        if not size or is_dependent(model, body):
            continue
        # the speed of the coordinate at which this joint moves at its own
        speed = float(losses.stribeck) / size
        key = (speed, int(losses.stribeck_power) if speed else 2)
        for v in independent_dofs(model, body):
            rise = of_speed[v].setdefault(key, np.zeros(2))
            rise += [most - least for least, most in dry_range(body)]
    ordered = [_ordered(curves) for curves in of_speed]
    out = [StribeckEffect.none(model.nv) for _ in range(max(map(len, ordered), default=0) or 1)]
    for v, curves in enumerate(ordered):
        for fading, ((speed, power), (forward, backward)) in zip(out, curves, strict=False):
            fading.forward[v], fading.backward[v] = forward, backward
            fading.stribeck[v], fading.power[v] = speed, power
    return out


def _ordered(curves: dict[tuple[float, int], Array]) -> list[tuple[tuple[float, int], Array]]:
    """Those that rise first; of those that do not, only a first one is kept, for its speed."""
    order = sorted(curves.items(), key=lambda curve: (not curve[1].any(), curve[0][0] == 0))
    return [curve for k, curve in enumerate(order) if k == 0 or curve[1].any()]


def dry_range(body: Body) -> list[tuple[float, float]]:
    """(Coulomb, static) friction of one joint, forward and backward, as its coordinate feels it."""
    ratio = 1.0 if body.follows is None else float(body.follows.ratio)
    pairs = []
    for side in ("forward", "backward") if ratio >= 0 else ("backward", "forward"):
        coulomb = float(getattr(body.losses, f"coulomb_{side}"))
        static = max(coulomb, float(getattr(body.losses, f"static_{side}") or 0.0))
        pairs.append((coulomb * abs(ratio), static * abs(ratio)))
    return pairs
