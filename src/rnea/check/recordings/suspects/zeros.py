"""A joint whose zero is elsewhere than the file says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import numpy as np

from rnea.check.mistakes.calculation import Work
from rnea.check.mistakes.mistake import Mistake
from rnea.check.recordings.suspects.linear import fitted_sizes
from rnea.spatial import number

if TYPE_CHECKING:
    from rnea.check.recordings.evidence import Evidence

_TURNS = np.radians(np.arange(-150, 181, 30))
_SMALL = 1e-4  # rad or m: the step of a slope
_ROUNDS = 4


def zeros(evidence: Evidence, made: tuple[Mistake, ...]) -> Iterator[Mistake]:
    for j, body in enumerate(evidence.work.model.independent):
        starts = _TURNS if body.joint.turns else np.zeros(1)
        trials = [(evidence.explain((*made, _shifted(evidence, j, x))).score, x) for x in starts]
        by = float(max(trials)[1])
        for _ in range(_ROUNDS):
            by += _step(evidence, made, j, by)
            by = float((by + np.pi) % (2 * np.pi) - np.pi) if body.joint.turns else by
        if abs(by) > _SMALL:
            yield _shifted(evidence, j, by)


def _step(evidence: Evidence, made: tuple[Mistake, ...], j: int, by: float) -> float:
    """The way to a better zero, by the slope of the torques."""
    here, there = (
        evidence.work_of((*made, _shifted(evidence, j, by + x))) for x in (0.0, _SMALL)
    )
    tau = here.torques()
    slope = (there.torques() - tau)[..., None] / _SMALL
    steps = fitted_sizes(evidence, here, evidence.given - tau, slope)
    best = max(
        (float(np.clip(step, -0.5, 0.5)) for (step,) in steps),
        key=lambda x: evidence.explain((*made, _shifted(evidence, j, by + x))).score,
    )
    return best


def _moved(j: int, by: float) -> Callable[[Work], Work]:
    return lambda work: work.but(q=work.q + by * (np.arange(work.q.shape[-1]) == j))


def _shifted(evidence: Evidence, j: int, by: float) -> Mistake:
    joint = evidence.work.model.independent[j].joint
    size = f"{number(np.degrees(by), 3)}°" if joint.turns else f"{number(by, 3)} m"
    return Mistake(
        "zero",
        f"the zero of {joint.name} is off by {size}",
        "Recorded positions count from another place than the robot's file.",
        f"Add {size} to the recorded positions of {joint.name}, or turn the joint's zero in the "
        "file.",
        _moved(j, by),
        "-",
        family="zero",
        numbers=1,
    )
