"""A robot tried on recordings that it was not fitted to, and how new these are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.identify.data.prepare import Prepared
from rnea.apps.identify.data.residuals import Residuals, predicted, residuals
from rnea.apps.identify.data.shared_rows import without_rows_of
from rnea.apps.identify.novelty import Novelty, novelty
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot


@dataclass(frozen=True, eq=False)
class Validation:
    """before: of the file's robot; after: of the identified one, both on the same rows, of which
    none is a row of the training, unless all are (`counts`).

    predicted (N, n): the identified robot's torques, through the efforts' filters

    >>> import numpy as np
    >>> from rnea import load
    >>> from rnea.identify import identify
    >>> arm, push = load("one_link"), lambda t: [3 * np.sin(2 * t)]
    >>> log = arm.simulate([0.0], duration=8.0, torque=push).measured(rate=100.0)
    >>> tried = identify(arm, [log]).validations[0]
    >>> tried.counts, tried.after.share.round(2)
    (True, array([0.]))
    """

    name: str
    prepared: Prepared
    before: Residuals
    after: Residuals
    novelty: Novelty
    predicted: Array

    @property
    def counts(self) -> bool:
        """Whether anything was tried that the robot was not fitted to."""
        return not self.novelty.equal

    @property
    def gain(self) -> Array:
        """(n,): how many times smaller residuals became."""
        return self.before.all_rows / np.maximum(self.after.all_rows, 1e-300)


def validate(
    file: Robot, identified: Robot, training: Sequence[Prepared], trial: Prepared, name: str
) -> Validation:
    """Of one recording, made ready with the filter that the training's efforts have."""
    trial, shared, equal = without_rows_of([p.log for p in training], trial)
    return Validation(
        name,
        trial,
        residuals(file, trial),
        residuals(identified, trial),
        replace(novelty(training, trial), shared=shared, equal=equal),
        predicted(identified, trial),
    )
