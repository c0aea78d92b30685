"""Factors between effort and torque: currents, other masses, other units."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.recordings.hypotheses.fitted import FittedHypothesis, Size
from rnea.apps.check.recordings.hypotheses.linear import fitted_sizes
from rnea.core.spatial import Inertia, number
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.apps.check.recordings.evidence import Evidence

_KNOWN = {
    1000.0: ("in N mm", "mNm"),
    100.0: ("in N cm", "Ncm"),
    0.001: ("in kN m", "1000"),
    1 / 9.80665: ("in kgf m", "9.80665"),
    100 / 9.80665: ("in kgf cm", "0.0980665"),
}
"""Factors that units of torque have: their names, and as --units takes them."""
_OF_UNIT = 0.03  # so near to a unit's factor
_SMALLEST = 1e-4  # no unit of torque is farther from ours
_ROUGH = 1.5  # masses of files are not farther off, or the unit is another one
_ARMS = 4.0  # joints of another arm need so many times the torque; amperes are farther from N m


def unit_of(k: float, near: float) -> tuple[str, str]:
    """The unit of torque whose factor is k, as nearly as that: its name and as --units takes it.

    >>> unit_of(1004.0, 0.03), unit_of(50.0, 0.03)
    (('in N mm', 'mNm'), ('', ''))
    """
    found = (words for value, words in _KNOWN.items() if abs(k / value - 1) < near)
    return next(found, ("", ""))


def sizes(evidence: Evidence, made: tuple[Mistake, ...]) -> Iterator[Mistake]:
    """One factor for all masses, one for all efforts, and one for each joint's."""
    work = evidence.work_of(made)
    tau = work.torques()
    bare = _heavier(0.0).make(work).torques()
    for (k,) in fitted_sizes(evidence, work, evidence.given - bare, (tau - bare)[..., None]):
        # nobody's masses are off by a thousand
        if k > 1e-3 and not unit_of(float(k), _OF_UNIT)[0]:
            yield _heavier(float(k))
    for (k,) in fitted_sizes(evidence, work, evidence.given, tau[..., None]):
        if _SMALLEST < abs(k) < 1 / _SMALLEST:
            yield _common(float(k))
    each = tau[..., None] * np.eye(tau.shape[1])
    for factors in fitted_sizes(evidence, work, evidence.given, each):
        yield _of_every_joint(evidence, factors)


def _heavier(k: float) -> Mistake:
    def make(work: Calculation) -> Calculation:
        bodies = tuple(
            replace(body, inertia=_scaled(body.inertia, k).frozen()) for body in work.model.bodies
        )
        return work.but(model=replace(work.model, bodies=bodies))

    if 1 / _ROUGH < k < _ROUGH:
        cure = "Let `rnea identify` tell which links are off: one factor for all of them is rough."
    else:
        cure = f"Multiply the file's masses and inertias by {number(k, 3)}, or find the unit that "
        cure += "the efforts are in."
    return FittedHypothesis(
        "masses",
        f"masses and inertias {number(k, 3)} times those of the model, in all links alike",
        "Everything that goes with mass carries the same factor.",
        cure,
        make,
        "-",
        family="size",
        numbers=1,
        sizes=(Size("factor", k),),
        at=lambda sizes: _heavier(float(sizes[0])),
    )


def _scaled(inertia: Inertia, k: float) -> Inertia:
    return Inertia(inertia.mass * k, inertia.com, inertia.about_com * k)


def _common(k: float) -> Mistake:
    unit, said = unit_of(k, _OF_UNIT)
    cure = (
        f"Read it again with --units effort={said}."
        if said
        else f"Divide the efforts by {number(k, 3)}."
    )
    return FittedHypothesis(
        "scaled",
        f"efforts {unit}" if unit else f"all efforts {number(k, 3)} times the model's",
        "Every part of the effort carries the same factor: a unit, a gear, a sign.",
        cure,
        lambda work: work.reported(lambda tau: tau * k),
        "-",
        family="size",
        numbers=1,
        sizes=(Size("factor", k),),
        at=lambda sizes: _common(float(sizes[0])),
    )


def _of_every_joint(evidence: Evidence, factors: Array) -> Mistake:
    names = evidence.work.model.joint_names
    shown = ", ".join(
        f"{name} {number(k, 3)}"
        for name, k, told in zip(names, factors, evidence.measured, strict=True)
        if told
    )
    told = np.abs(factors[evidence.measured])
    if 1 / _ARMS < float(np.median(told)) < _ARMS:
        title = "the recording is of another robot than the file, or effort is current"
        cure = "Make sure that the file is this robot's. If it is: divide each joint's effort by "
        cure += "its factor (A / N m), or record torques."
    else:
        title = "effort is current, or torque in another unit"
        cure = "Divide each joint's effort by its factor (A / N m), or record torques."
    return FittedHypothesis(
        "current",
        f"{title}; per joint: {shown}",
        "Effort is proportional to the model's torque with a factor of its own in every joint, "
        "as a motor's current is. The factors hold only if the file's masses are right.",
        cure,
        lambda work: work.reported(lambda tau: tau * factors),
        "-",
        family="size",
        numbers=int(evidence.measured.sum()),
        sizes=tuple(Size(name, float(k)) for name, k in zip(names, factors, strict=True)),
        at=lambda sizes: _of_every_joint(evidence, sizes),
    )
