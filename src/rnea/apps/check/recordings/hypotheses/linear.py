"""Sizes that torques are linear in, fitted to what a calculation leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.check.recordings.joint_terms import TERMS, Names, columns, without
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.apps.check.diagnose.calculation import Calculation
    from rnea.apps.check.recordings.evidence import Evidence

_ROUNDS = 3


def fitted_sizes(
    evidence: Evidence, work: Calculation, rest: Array, effects: Array
) -> Iterator[Array]:
    """Sizes (k,) with which effects (N, n, k) make up rest (N, n), beside different terms.

    First with every term of the joints beside, then with none: sizes that terms could stand for
    are told only without them. Joints count by what is left of them.
    """
    mask = evidence.mask
    rest, effects = rest * mask, effects * mask[..., None]
    for names in (tuple(TERMS), ()):
        yield _fit(*_relative_to(names, work, rest, effects, mask))


def _relative_to(
    names: Names, work: Calculation, rest: Array, effects: Array, mask: Array
) -> tuple[Array, Array]:
    if not names:
        return rest, effects
    both = np.concatenate([rest[..., None], effects], axis=-1)
    for j in range(rest.shape[1]):
        known = columns(names, work.qd[:, j], work.qdd[:, j]) * mask[:, j, None]
        both[:, j] = without(both[:, j], known)
    return both[..., 0], both[..., 1:]


def _fit(rest: Array, effects: Array) -> Array:
    """Weighted least squares by normal equations of columns of one length: few of them, often."""
    width = effects.shape[-1]
    squares = np.einsum("rnk,rnl->nkl", effects, effects)
    shares = np.einsum("rnk,rn->nk", effects, rest)
    powers = np.sum(rest**2, axis=0)
    size = np.zeros(width)
    for _ in range(_ROUNDS):
        left = powers - 2 * shares @ size + np.einsum("k,nkl,l->n", size, squares, size)
        weight = 1 / np.maximum(left, 1e-12 * max(float(powers.max()), 1e-300))
        A, b = np.tensordot(weight, squares, 1), weight @ shares
        scale = 1 / np.sqrt(np.maximum(np.diag(A), 1e-300))
        size = np.linalg.lstsq(A * np.outer(scale, scale), b * scale, rcond=1e-12)[0] * scale
    return size


def refined(
    evidence: Evidence,
    start: float,
    torques: Callable[[float], tuple[Calculation, Array]],
    small: float,
    longest: float,
    rounds: int = 4,
) -> Iterator[float]:
    """One size that torques are not linear in, from a start on along their slope.

    torques: the calculation of a size and what comes out of it; longest: step at a time. One with
    every term of the joints beside, one with none.
    """
    for which in (0, 1):
        size = start
        for _ in range(rounds):
            (work, tau), (_, there) = torques(size), torques(size + small)
            slope = (there - tau)[..., None] / small
            steps = list(fitted_sizes(evidence, work, evidence.given - tau, slope))
            size += float(np.clip(steps[which][0], -longest, longest))
        yield size
