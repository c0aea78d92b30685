"""Degrees where radians belong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rnea.check.mistakes import MISCALCULATED, Mistake

if TYPE_CHECKING:
    from rnea.check.recordings.evidence import Evidence

_WORDS = {
    "radians_taken_as_degrees": (
        "positions in degrees",
        "The recorded positions are 57.3 times what the efforts say, the rates are not.",
        "Multiply the recorded positions of turning joints by pi/180.",
    ),
    "motion_in_degrees": (
        "positions and rates in degrees",
        "The whole recorded motion is 57.3 times what the efforts say.",
        "Multiply the recorded positions and velocities of turning joints by pi/180.",
    ),
    "motion_into_degrees": (
        "positions and rates 57 times too small",
        "The recorded motion was turned from degrees into radians twice.",
        "Multiply the recorded positions and velocities of turning joints by 180/pi.",
    ),
}


def units(evidence: Evidence, made: tuple[Mistake, ...]) -> Iterator[Mistake]:
    for mistake in MISCALCULATED:
        if mistake.key in _WORDS and not mistake.unfit(evidence.work):
            title, explanation, cure = _WORDS[mistake.key]
            yield replace(mistake, title=title, explanation=explanation, cure=cure)
