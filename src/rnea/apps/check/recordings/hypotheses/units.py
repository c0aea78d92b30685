"""Degrees where radians belong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rnea.apps.check.diagnose.miscalculated import MISCALCULATED
from rnea.apps.check.diagnose.mistake import Mistake

if TYPE_CHECKING:
    from rnea.apps.check.recordings.evidence import Evidence

_WORDS = {
    "radians_taken_as_degrees": (
        "positions in degrees",
        "The recorded positions are 57.3 times what the efforts say, the rates are not.",
        "Read it again with --units q=deg{slides},qd=rad/s.",
    ),
    "motion_in_degrees": (
        "positions and rates in degrees",
        "The whole recorded motion is 57.3 times what the efforts say.",
        "Read it again with --units q=deg{slides}.",
    ),
    "motion_into_degrees": (
        "positions and rates 57 times too small",
        "The recorded motion was turned from degrees into radians twice.",
        "Read it again with --units q=57.29578{slides}.",
    ),
}


def units(evidence: Evidence, made: tuple[Mistake, ...]) -> Iterator[Mistake]:
    joints = [body.joint for body in evidence.work.model.independent]
    slides = "".join(f",q_{joint.name}=m" for joint in joints if joint.slides)
    for mistake in MISCALCULATED:
        if mistake.key in _WORDS and not mistake.unfit(evidence.work):
            title, explanation, cure = _WORDS[mistake.key]
            cure = cure.format(slides=slides)
            yield replace(mistake, title=title, explanation=explanation, remedy=cure)
