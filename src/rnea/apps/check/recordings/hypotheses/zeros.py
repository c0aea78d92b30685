"""A joint whose zero is elsewhere than the file says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.recordings.hypotheses.fitted import FittedHypothesis, Size
from rnea.apps.check.recordings.hypotheses.linear import refined
from rnea.core.spatial import number
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.apps.check.recordings.evidence import Evidence

_TURNS = np.radians(np.arange(-135, 181, 45))
_SMALL = 1e-4  # rad or m: the step of a slope, and the least that is told


def zeros(evidence: Evidence, made: tuple[Mistake, ...]) -> Iterator[Mistake]:
    for j, body in enumerate(evidence.work.model.independent):
        turns = body.joint.turns
        starts = _TURNS if turns else np.zeros(1)
        trials = [(evidence.explain((*made, _shifted(evidence, j, x))).score, x) for x in starts]

        def torques(by: float, j: int = j) -> tuple[Calculation, Array]:
            work = evidence.work_of((*made, _shifted(evidence, j, by)))
            return work, work.torques()

        for found in refined(evidence, float(max(trials)[1]), torques, _SMALL, 0.5):
            by = float((found + np.pi) % (2 * np.pi) - np.pi) if turns else found
            if abs(by) > _SMALL:
                yield _shifted(evidence, j, by)


def _moved(j: int, by: float) -> Callable[[Calculation], Calculation]:
    return lambda work: work.but(q=work.q + by * (np.arange(work.q.shape[-1]) == j))


def _shifted(evidence: Evidence, j: int, by: float) -> Mistake:
    joint = evidence.work.model.independent[j].joint
    size = f"{number(np.degrees(by), 3)}°" if joint.turns else f"{number(by, 3)} m"
    unit = np.degrees(1.0) if joint.turns else 1.0
    return FittedHypothesis(
        "zero",
        f"the zero of {joint.name} is off by {size}",
        "Recorded positions count from another place than the robot's file.",
        f"Add {size} to the recorded positions of {joint.name}, or turn the joint's zero in the "
        "file.",
        _moved(j, by),
        "-",
        family="zero",
        numbers=1,
        sizes=(Size(joint.name, unit * by, "°" if joint.turns else "m"),),
        at=lambda sizes: _shifted(evidence, j, float(sizes[0]) / unit),
    )
