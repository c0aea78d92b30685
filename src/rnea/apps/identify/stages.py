"""The stages of a fit one after the other: the efforts' own filter, base fit, laws of friction,
physical fit.

Friction by load depends on the torques that are sought, and what fits them on that friction: base
fit and physical fit are repeated until both agree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.identify.data.bandwidth import EffortFilter, effort_filter
from rnea.apps.identify.data.equations import EquationSource, RegressionEquations
from rnea.apps.identify.data.prepare import Prepared
from rnea.apps.identify.fit.base_fit import BaseFit, base_fit
from rnea.apps.identify.fit.friction_choice import choose_laws
from rnea.apps.identify.fit.friction_laws import FrictionLaw, column_names, extras_of, made_of
from rnea.apps.identify.fit.parameter_changes import WrittenChanges, written_changes
from rnea.apps.identify.fit.physical_fit import PhysicalFit, physical_fit
from rnea.apps.identify.fit.scales import plausible
from rnea.core.recursions.regressors.base_parameters import base_parameters
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

TURNS = 4  # of friction by load


@dataclass(frozen=True, eq=False)
class IdentificationFit:
    """What the stages found.

    scores: of each joint the laws that were tried, and what each left of blocks of time left out.
    file, scale (17 bodies,): the file's parameters with those of friction's laws; plausible sizes
    """

    source: EquationSource
    equations: RegressionEquations
    filter: EffortFilter
    laws: tuple[FrictionLaw, ...]
    scores: tuple[dict[FrictionLaw, float], ...]
    base_fit: BaseFit
    physical: PhysicalFit
    changes: WrittenChanges
    file: Array
    scale: Array

    @property
    def names(self) -> tuple[str, ...]:
        """Of the base parameters, as `rnea parameters` prints them."""
        return column_names(self.base_fit.names, self.source.base)

    @property
    def made_of(self) -> str:
        """How many base parameters there are of each sort."""
        return made_of(self.base_fit.names, self.source.base)


class _Start:
    """What all stages begin with: the file's numbers, plausible sizes, and columns."""

    def __init__(self, robot: Robot, parts: Sequence[Prepared]) -> None:
        self.model = robot.model
        self.file = np.concatenate([robot.linear_parameters, extras_of(self.model)])
        self.scale = plausible(robot, range(len(self.file)), parts)
        self.base = base_parameters(self.model)
        self.source = EquationSource(robot, self.base, parts)

    def values(self, names: Sequence[int]) -> Array:
        """The file's base parameters."""
        return np.asarray(self.base.sums(names, len(self.file)) @ self.file)

    def sizes(self, names: Sequence[int]) -> Array:
        return np.asarray(self.scale[list(names)])

    def filter(self) -> EffortFilter:
        return effort_filter(self.source, self.values, self.sizes)

    def base_fit(self, equations: RegressionEquations) -> BaseFit:
        names = equations.names
        return base_fit(equations, self.values(names), self.sizes(names))

    def physical_fit(self, found: BaseFit, released: frozenset[str] = frozenset()) -> PhysicalFit:
        return physical_fit(self.model, self.base, found, self.file, self.scale, released=released)


def own_filter(robot: Robot, parts: Sequence[Prepared]) -> EffortFilter:
    """The first stage alone: through which filter efforts were recorded.

    >>> from dataclasses import replace
    >>> import numpy as np
    >>> from rnea import load
    >>> from rnea.identify import prepare
    >>> arm, push = load("one_link"), lambda t: [2 * np.sin(2 * t) + np.sin(9 * t)]
    >>> log = arm.simulate([0.5], duration=8.0, torque=push).measured(rate=100.0)
    >>> smooth = np.convolve(log.effort[:, 0], np.ones(25) / 25, "same")  # means of 0.25 s
    >>> 1.5 < own_filter(arm, [prepare(replace(log, effort=smooth[:, None]))]).bandwidth < 2.5
    True
    """
    return _Start(robot, parts).filter()


def run_stages(
    robot: Robot,
    parts: Sequence[Prepared],
    *,
    filter: EffortFilter | None = None,
    laws: Sequence[FrictionLaw] | None = None,
    report: Callable[[str], None] = lambda stage: None,
) -> IdentificationFit:
    """All stages on recordings made ready. filter, laws: known ones, which are not sought."""
    start = _Start(robot, parts)
    if filter is None:
        report("the efforts' own filter")
        filter = start.filter()
    source = start.source.with_bandwidth(filter.bandwidth)
    report("base fit")
    equations = source.equations([FrictionLaw()] * robot.model.nv)
    found = start.base_fit(equations)
    physical = start.physical_fit(found)
    scores: tuple[dict[FrictionLaw, float], ...] = ({},) * robot.model.nv
    chosen = tuple(laws or ())
    # what a joint's law is depends a little on those of the others: twice
    for _ in range(1 if laws else 2):
        if not laws:
            report("laws of friction")
            rigid = source.rigid(physical.parameters)
            steady = replace(equations, used=found.steady)
            chosen, scores = choose_laws(source, steady, found, rigid)
        report("physical fit")
        for _ in range(TURNS if any(law.load for law in chosen) else 1):
            equations = source.equations(chosen, source.rigid(physical.parameters))
            found = start.base_fit(equations)
            physical = start.physical_fit(found)
    changes = written_changes(
        equations, start.base, found, physical, partial(start.physical_fit, found)
    )
    return IdentificationFit(
        source, equations, filter, chosen, scores, found, physical, changes, start.file, start.scale
    )
