"""Sizes that torques are linear in, fitted to what a calculation leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from rnea.check.mistakes.residual import rms
from rnea.check.recordings.joint_terms import TERMS, Names, columns, without
from rnea.spatial.numbers import Array

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rnea.check.mistakes.calculation import Work
    from rnea.check.recordings.evidence import Evidence

_ROUNDS = 3


def fitted_sizes(evidence: Evidence, work: Work, rest: Array, effects: Array) -> Iterator[Array]:
    """Sizes (k,) with which effects (N, n, k) make up rest (N, n), beside different terms.

    First with every term of the joints beside, then with none: sizes that terms could stand for
    are told only without them. Joints count by what is left of them.
    """
    mask = evidence.mask
    rest, effects = rest * mask, effects * mask[..., None]
    for names in (tuple(TERMS), ()):
        yield _fit(*_beside(names, work, rest, effects, mask))


def _beside(
    names: Names, work: Work, rest: Array, effects: Array, mask: Array
) -> tuple[Array, Array]:
    if not names:
        return rest, effects
    both = np.concatenate([rest[..., None], effects], axis=-1)
    for j in range(rest.shape[1]):
        known = columns(names, work.qd[:, j], work.qdd[:, j]) * mask[:, j, None]
        both[:, j] = without(both[:, j], known)
    return both[..., 0], both[..., 1:]


def _fit(rest: Array, effects: Array) -> Array:
    size = np.zeros(effects.shape[-1])
    for _ in range(_ROUNDS):
        left = rms(rest - effects @ size)
        weight = 1 / np.maximum(left, 1e-6 * max(float(left.max()), 1e-300))
        A = (effects * weight[:, None]).reshape(-1, effects.shape[-1])
        size = np.linalg.lstsq(A, (rest * weight).ravel(), rcond=1e-9)[0]
    return size
