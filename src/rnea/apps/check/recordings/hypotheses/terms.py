"""What the file has and the effort lacks: friction, rotors and springs behind the sensor."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.diagnose.omitted_terms import LEFT_OUT

if TYPE_CHECKING:
    from rnea.apps.check.recordings.evidence import Evidence

_WORDS = {
    "no_friction": (
        "the effort holds no friction, the model does",
        "A sensor behind the gear does not feel what rubs before it.",
        "Compare without the file's friction, or write friction 0 into the file.",
    ),
    "no_rotor": (
        "the effort holds no inertia of rotors, the model does",
        "A sensor behind the gear does not feel what accelerates the rotor before it.",
        "Compare without the file's rotors, or write rotor inertia 0 into the file.",
    ),
    "no_spring": (
        "the effort holds no springs, the model does",
        "The springs of the file are not on this robot, or act beside the sensor.",
        "Remove the springs from the file.",
    ),
}


def terms(evidence: Evidence, made: tuple[Mistake, ...]) -> Iterator[Mistake]:
    for mistake in LEFT_OUT:
        if mistake.key in _WORDS and not mistake.unfit(evidence.work):
            title, explanation, cure = _WORDS[mistake.key]
            yield replace(mistake, title=title, explanation=explanation, remedy=cure)
