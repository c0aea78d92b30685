"""What a robot that exists changes of the base fit: what was below zero, and what that costs.

The physical fit moves base parameters: rotors and friction are not negative, links are bodies, and
what the motion hardly tells stays near the file. What each of these conditions costs a joint is
found by a fit without it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from rnea.apps.identify.data.equations import RegressionEquations
from rnea.apps.identify.fit.base_fit import BaseFit
from rnea.apps.identify.fit.friction_laws import column_names
from rnea.apps.identify.fit.physical_fit import PhysicalFit, is_size
from rnea.core.recursions.regressors.base_parameters import WIDTH, BaseParameters
from rnea.core.spatial import number
from rnea.core.spatial.numbers import Array
from rnea.errors import shortened

COSTLY = 0.1  # of a joint's residual: what is worth a word
_SURE = 3.0  # deviations
_MOVED = 3.0
_NOTHING = 0.01  # of what was fitted: so much is 0
_HALF = 0.25  # of the cost: conditions that make less of it are not named
CONDITIONS = {
    "rotors": "if rotors could be negative",
    "friction": "if friction could be negative",
    "bodies": "if links need not be bodies",
    "file": "if nothing drew to the file",
}
"""Conditions of the physical fit, and words for what is without them."""


@dataclass(frozen=True, eq=False)
class WrittenChanges:
    """names, and what was found of them: below_zero: places of those that were fitted below zero
    and are written as 0; moved: of others that are written more than three deviations away.

    free, written (n,): rms of the base fit and of the robot that exists, on rows that were used.
    without (n,) by condition: what the robot would leave without it
    """

    names: tuple[str, ...]
    fit: BaseFit
    below_zero: tuple[int, ...]
    moved: tuple[int, ...]
    free: Array
    written: Array
    without: dict[str, Array]

    @property
    def cost(self) -> Array:
        """(n,): how much larger residuals became, relative; 0 for a joint without rows."""
        return np.where(self.free > 0, self.written / np.maximum(self.free, 1e-300) - 1, 0.0)


def written_changes(
    equations: RegressionEquations,
    base: BaseParameters,
    fit: BaseFit,
    physical: PhysicalFit,
    refit: Callable[[frozenset[str]], PhysicalFit],
) -> WrittenChanges:
    """refit: the physical fit with some of its conditions released."""
    bodies = base.total // WIDTH
    alone = {int(c) for c, row in zip(base.kept, base.coefficients, strict=True) if not row.any()}
    below = [
        k
        for k, column in enumerate(fit.names)
        if (column in alone or column >= base.total)
        and is_size(column, bodies)
        and fit.values[k] < 0 <= physical.base_values[k] < -_NOTHING * fit.values[k]
    ]
    away = np.abs(physical.base_values - fit.values) > _MOVED * fit.deviations
    free, written = (_rms(equations, x) for x in (fit.values, physical.base_values))
    found = WrittenChanges(
        column_names(fit.names, base),
        fit,
        tuple(below),
        tuple(k for k in np.flatnonzero(away).tolist() if k not in below),
        free,
        written,
        {},
    )
    if np.any(found.cost > COSTLY):
        for condition in CONDITIONS:
            values = refit(frozenset([condition])).base_values
            found.without[condition] = _rms(equations, values)
    return found


def change_notes(found: WrittenChanges, units: Callable[[int], str]) -> list[str]:
    """Sentences for whoever reads the written robot. units: of a base parameter by its column."""
    notes, fit = [], found.fit
    if found.below_zero:
        told = [
            f"{found.names[k]} {number(float(fit.values[k]), 3)} ± "
            f"{number(float(fit.deviations[k]), 2)} {units(fit.names[k])}"
            for k in found.below_zero
        ]
        line = (
            "Fitted below zero, and written as 0 because nothing has less: "
            f"{shortened(told, most=8)}."
        )
        sure = [
            found.names[k] for k in found.below_zero if fit.values[k] < -_SURE * fit.deviations[k]
        ]
        if sure:
            line += (
                f" {shortened(sure)} beyond three deviations: the efforts have something that no "
                "robot file says, such as friction that follows the speed late."
            )
        notes.append(line)
    if found.moved:
        names = shortened((found.names[k] for k in found.moved), most=8)
        notes.append(
            f"Written more than three deviations away from what was fitted, because bodies must "
            f"exist: {names}."
        )
    return notes


def cost_notes(found: WrittenChanges, joints: tuple[str, ...], units: list[str]) -> list[str]:
    """What it costs each joint that a robot must exist, where that is worth a word."""
    told = []
    for k in np.flatnonzero(found.cost > COSTLY).tolist():
        pays = f"{joints[k]} {number(found.free[k], 3)} -> {number(found.written[k], 3)} {units[k]}"
        without = {name: rms[k] / found.free[k] - 1 for name, rms in found.without.items()}
        reasons = [
            f"{_percent(share)} {CONDITIONS[name]}"
            for name, share in sorted(without.items(), key=lambda item: item[1])
            if found.cost[k] - share > _HALF * found.cost[k]
        ]
        why = f"; {', '.join(reasons)}" if reasons else "; no condition alone accounts for it"
        told.append(f"{pays} ({_percent(found.cost[k])}{why})")
    if not told:
        most = float(found.cost.max(initial=0.0))
        return [
            "That the written robot must exist costs no joint more than "
            f"{max(100 * most, 1):.0f} % of its residual while moving."
        ]
    return [
        "That the written robot must exist costs residual while moving, of the training: "
        f"{'; '.join(told)}."
    ]


def _percent(share: float) -> str:
    return f"{100 * share:+.0f} %"


def _rms(equations: RegressionEquations, values: Array) -> Array:
    used = equations.used
    total = (np.where(used, equations.residuals(values), 0.0) ** 2).sum(axis=0)
    return np.asarray(np.sqrt(total / np.maximum(used.sum(axis=0), 1)))
