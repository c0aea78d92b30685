"""How new a validation's motion is: a robot that was fitted to a motion predicts it well.

States (q, qd, qdd), each in units of its spread in the training, are held against the nearest state
of the training. States within a tenth of the spread are repeated ones: noise and another sampling
move them by less, and two motions that have nothing to do with one another meet hardly ever, in
three numbers per joint.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rnea.apps.identify.data.prepare import Prepared
from rnea.core.spatial.numbers import Array

NEAR = 0.1  # rms over the numbers of a state, in units of their spread
_MOST_ROWS, _MOST_TRAINING = 800, 8000


@dataclass(frozen=True)
class Novelty:
    """repeated: share of the rows whose state the training has too; distance: median to the nearest
    state of the training, in units of the spread.
    beyond: share of rows outside of what the training has seen of some joint's speed or range.
    shared: share of the rows that are rows of the training themselves; equal: whether next to none
    are not (`rnea.apps.identify.data.shared_rows`)."""

    repeated: float
    distance: float
    beyond: float
    shared: float = 0.0
    equal: bool = False

    @property
    def verdict(self) -> str:
        """One of "equal", "repeat", "partly new", "new"."""
        if self.equal:
            return "equal"
        if self.repeated > 0.5:
            return "repeat"
        return "partly new" if self.repeated > 0.1 else "new"


def novelty(training: Sequence[Prepared], validation: Prepared) -> Novelty:
    """Of a validation beside the recordings that a robot was fitted to."""
    known = np.concatenate([_states(p) for p in training])
    spread = np.maximum(known.std(axis=0), 1e-12 + 1e-6 * np.abs(known).max(axis=0))
    # joints that rest in both say nothing
    counts = known.std(axis=0) > 1e-6
    if not counts.any():
        counts[:] = True
    own = _states(validation)
    low, high = known.min(axis=0), known.max(axis=0)
    margin = 0.05 * (high - low) + 1e-12
    beyond = ((own < low - margin) | (own > high + margin))[:, counts].any(axis=1)
    own = own[:: max(1, len(own) // _MOST_ROWS)]
    known = known[:: max(1, len(known) // _MOST_TRAINING)]
    away = _nearest((own / spread)[:, counts], (known / spread)[:, counts])
    return Novelty(
        float((away < NEAR).mean()),
        float(np.median(away)),
        float(beyond.mean()),
    )


def _states(p: Prepared) -> Array:
    inside = p.inside if p.inside.any() else np.ones(len(p), bool)
    return np.concatenate([x[inside] for x in p.motion], axis=1)


def _nearest(rows: Array, known: Array) -> Array:
    """(M,): rms distance of each row to the nearest known one."""
    squares = (rows**2).sum(axis=1)[:, None] + (known**2).sum(axis=1) - 2 * rows @ known.T
    return np.asarray(np.sqrt(np.maximum(squares.min(axis=1), 0) / rows.shape[1]))
