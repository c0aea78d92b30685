"""The stages of a fit one after the other: the efforts' own filter, base fit, laws of friction,
physical fit.

Friction by load depends on the torques that are sought, and what fits them on that friction: base
fit and physical fit are repeated until both agree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.identify.bandwidth import EffortFilter, effort_filter
from rnea.identify.base_fit import BaseFit, base_fit
from rnea.identify.base_parameters import base_parameters
from rnea.identify.equations import Equations, Source
from rnea.identify.friction_choice import choose_laws
from rnea.identify.friction_laws import Law, extras_of
from rnea.identify.physical_fit import PhysicalFit, physical_fit
from rnea.identify.prepare import Prepared
from rnea.identify.scales import plausible
from rnea.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

TURNS = 4  # of friction by load


@dataclass(frozen=True, eq=False)
class Fitted:
    """What the stages found.

    scores: of each joint the laws that were tried, and what each left of blocks of time left out.
    file, scale (17 bodies,): the file's parameters with those of friction's laws; plausible sizes
    """

    source: Source
    equations: Equations
    filter: EffortFilter
    laws: tuple[Law, ...]
    scores: tuple[dict[Law, float], ...]
    base_fit: BaseFit
    physical: PhysicalFit
    file: Array
    scale: Array


def run_stages(
    robot: Robot,
    parts: Sequence[Prepared],
    *,
    filter: EffortFilter | None = None,
    laws: Sequence[Law] | None = None,
    report: Callable[[str], None] = lambda stage: None,
) -> Fitted:
    """All stages on recordings made ready. filter, laws: known ones, which are not sought."""
    model = robot.model
    file = np.concatenate([robot.linear_parameters, extras_of(model)])
    scale = plausible(robot, range(len(file)), parts)
    base = base_parameters(model)
    source = Source(robot, base, parts)

    def start(names: Sequence[int]) -> Array:
        return np.asarray(base.sums(names, len(file)) @ file)

    def fit(laws: Sequence[Law], rigid: Sequence[Array] | None) -> tuple[Equations, BaseFit]:
        equations = source.equations(laws, rigid)
        names = list(equations.names)
        return equations, base_fit(equations, start(names), scale[names])

    def bodies_of(found: BaseFit) -> PhysicalFit:
        return physical_fit(model, base, found, file, scale)

    if filter is None:
        report("the efforts' own filter")
        filter = effort_filter(source, start, lambda names: scale[list(names)])
    source = source.with_efforts(filter.bandwidth, filter.lag)
    report("base fit")
    equations, found = fit([Law()] * model.nv, None)
    physical = bodies_of(found)
    scores: tuple[dict[Law, float], ...] = ({},) * model.nv
    chosen = tuple(laws or ())
    # what a joint's law is depends a little on those of the others: twice
    for _ in range(1 if laws else 2):
        if not laws:
            report("laws of friction")
            rigid = source.rigid(physical.parameters)
            chosen, scores = choose_laws(source, equations, found, rigid)
        report("physical fit")
        for _ in range(TURNS if any(law.load for law in chosen) else 1):
            equations, found = fit(chosen, source.rigid(physical.parameters))
            physical = bodies_of(found)
    return Fitted(source, equations, filter, chosen, scores, found, physical, file, scale)
