"""Wrenches brought to the bodies as a quantity of its own, for programs that have no numbers yet.

A wrench in world axes, or at a point of another link, acts on its body in a way that depends on q.
Where q is a number, `surrounded` computes that at once. Where it is an argument of a program still
to come, as in JAX, the same lines are traced: a program of q and of the wrenches' numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Literal

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.quantities import Quantity
from rnea.core.recursions.user_conditions import program_inputs, surrounded
from rnea.core.spatial import Wrench
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

# frame, point, link, sense
Place = tuple[str, str | tuple[float, ...] | None, str | None, Literal["on", "by"]]


def load_rows(wrenches: Sequence[Wrench], section: str = "") -> tuple[Quantity, list[Array]]:
    """The quantity (q, numbers) -> rows of all bodies, and each wrench's force and moment.

    section: the frame of a section, as in `by_body`. Numbers are force and moment, one wrench after
    the other.
    """
    places = tuple(_place(wrench) for wrench in wrenches)
    return _quantity(places, section), [x for w in wrenches for x in (w.force, w.moment)]


def _place(wrench: Wrench) -> Place:
    point: Any = wrench.point
    if point is not None and not isinstance(point, str):
        if point.ndim > 1:
            raise InputError("the point of a wrench can be no batch here: give a frame's name")
        point = tuple(float(x) for x in point)
    return wrench.frame, point, wrench.link, wrench.sense


@lru_cache(maxsize=256)
def _quantity(places: tuple[Place, ...], section: str) -> Quantity:
    return Quantity(
        f"wrench rows {places!r} {section}",
        ("q",),
        lambda model: (6 * (len(model.bodies) + 1),),
        _Rows(places, section),
        description="moment and force on every body",
        inner=True,
        also=(("numbers", 6 * len(places)),),
    )


@dataclass(frozen=True)
class _Rows:
    places: tuple[Place, ...]
    section: str

    def __call__(self, model: Model, case: Conditions, q: Array, numbers: Array) -> Array:
        wrenches = [
            replace(
                Wrench((0.0, 0.0, 0.0), frame=frame, point=point, link=link, sense=sense),
                force=numbers[6 * k : 6 * k + 3],
                moment=numbers[6 * k + 3 : 6 * k + 6],
            )
            for k, (frame, point, link, sense) in enumerate(self.places)
        ]
        here = surrounded(model, Conditions(frame=self.section), [q], {"wrench": wrenches})
        return np.asarray(program_inputs(model, here)["wrench"])
