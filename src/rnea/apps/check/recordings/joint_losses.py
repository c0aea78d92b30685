"""What joints spend by themselves beside a model, told: sizes with deviations, and in words."""

from __future__ import annotations

from collections.abc import Sequence

from rnea.apps.check.recordings.hypotheses import Size
from rnea.apps.check.recordings.joint_terms import Names, labels
from rnea.core.model import Body, Model
from rnea.core.spatial.numbers import Array

Spent = dict[str, Size]
"""Of one joint: offset, viscous, coulomb and rotor, as far as it has them."""


def spent_by(
    model: Model, terms: Sequence[Names], sizes: Sequence[Array], off: Sequence[Array]
) -> tuple[Spent, ...]:
    """By joint: terms, their sizes and how far these may be off."""
    return tuple(
        {
            label: Size(label, float(value), unit, float(deviation))
            for label, value, unit, deviation in zip(
                *(labels(names), values, _units(body, names), deviations), strict=True
            )
        }
        for body, names, values, deviations in zip(
            *(model.independent, terms, sizes, off), strict=True
        )
    )


def _units(body: Body, names: Names) -> list[str]:
    """Of the columns of a joint's terms."""
    effort, turns = body.joint.effort_unit, body.joint.turns
    speed = "rad/s" if turns else "m/s"
    known = {"offset": effort, "viscous": f"{effort}/({speed})", "coulomb": effort}
    known["rotor"] = "kg m²" if turns else "kg"
    return [known[label] for label in labels(names)]


TERM_WORDS = {
    "friction": (
        "friction that the model lacks, in {}",
        "Part of the effort goes with the joint's own velocity and its direction.",
        "Give the joints viscous and Coulomb friction: `rnea identify` finds it.",
    ),
    "offset": (
        "a constant offset of the effort, in {}",
        "The same effort is added at every moment: a sensor's zero, a cable, a spring.",
        "Tare the sensors, or subtract the constants that are told here.",
    ),
    "rotor": (
        "inertia of rotors that the model lacks, in {}",
        "Part of the effort goes with the joint's own acceleration, whatever the others do.",
        "Give the joints their rotor inertia times the square of the gear ratio. Where they have "
        "it, masses of single links may be wrong: `rnea identify` fits both.",
    ),
}
