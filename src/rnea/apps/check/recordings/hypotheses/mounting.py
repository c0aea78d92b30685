"""Gravity from elsewhere than the file says: how the robot is mounted; or none in the effort."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.check.diagnose.miscalculated import MISCALCULATED
from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.recordings.hypotheses.fitted import FittedHypothesis, Size
from rnea.apps.check.recordings.hypotheses.linear import fitted_sizes
from rnea.core.spatial import number
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.apps.check.recordings.evidence import Evidence

_SAME = 0.05  # of the length of gravity: so near, it is the same field from another side
_TOLD = 2.0  # degrees


def mounting(evidence: Evidence, made: tuple[Mistake, ...]) -> Iterator[Mistake]:
    own = evidence.work.gravity
    if not np.any(own):
        return
    yield _no_gravity()
    work = evidence.work_of(made)
    bare = work.but(gravity=np.zeros(3)).torques()
    effects = [work.but(gravity=axis).torques() - bare for axis in np.eye(3)]
    rest = evidence.given - bare
    for field in fitted_sizes(evidence, work, rest, np.stack(effects, axis=-1)):
        if np.linalg.norm(field) > _SAME * np.linalg.norm(own):
            mistake = _field(own, field)
            if mistake is not None:
                yield mistake


def _no_gravity() -> Mistake:
    known = next(mistake for mistake in MISCALCULATED if mistake.key == "no_gravity")
    return replace(
        known,
        title="the effort is without gravity",
        explanation="The driver takes the weight of the links away before it reports an effort, "
        "as arms with gravity compensation do; or the robot floats.",
        remedy="Add the model's gravity torque to the effort, or compare with gravity 0,0,0.",
    )


def _field(own: Array, field: Array) -> Mistake | None:
    length, usual = float(np.linalg.norm(field)), float(np.linalg.norm(own))
    same = abs(length / usual - 1) <= _SAME
    if same:
        field = field * (usual / length)
    cosine = float(field @ own) / (usual * float(np.linalg.norm(field)))
    angle = float(np.degrees(np.arccos(np.clip(cosine, -1, 1))))
    if angle < _TOLD:
        return None  # weights that are off by a factor are no matter of mounting
    shown = f"({', '.join(number(x, 3) for x in field)})"
    size = "" if same else f", {number(length, 3)} m/s² long"
    return FittedHypothesis(
        "mounting",
        f"gravity acts from another side: the robot is {_place(angle)}{size}",
        f"In the axes of the robot's base the efforts say gravity {shown} m/s², {angle:.0f}° from "
        "the file's.",
        f"Give the file gravity {shown}, or mount the robot in the file as it is in the room.",
        lambda work: work.but(gravity=field),
        "-",
        family="gravity",
        numbers=2 if same else 3,
        sizes=tuple(Size(axis, float(x), "m/s²") for axis, x in zip("xyz", field, strict=True)),
        at=_pulled,
    )


def _pulled(field: Array) -> Mistake:
    make = lambda work: work.but(gravity=field)  # noqa: E731
    return Mistake("mounting", "gravity", "", "", make, "-", family="gravity")


def _place(angle: float) -> str:
    if angle > 150:
        return f"upside down, as on a ceiling ({angle:.0f}°)"
    if 75 <= angle <= 105:
        return f"on a wall ({angle:.0f}°)"
    return f"tilted by {angle:.0f}°"
