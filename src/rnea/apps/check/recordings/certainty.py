"""How sure the sizes of an explanation are: standard deviations of everything that was fitted.

Sizes of causes and terms of joints are varied together, along the slopes of the torques. Twice it
is asked how far they might be off. Noise of the size that is left, with as many independent rows as
evidence counts, gives the deviations of textbooks. But what a model has wrong is no noise: it is
different in every part of a motion. So the fit is repeated without each of some stretches in turn
(jackknife), and the larger of both deviations counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.recordings.evidence import Evidence, Explanation
from rnea.apps.check.recordings.hypotheses import FittedHypothesis
from rnea.apps.check.recordings.joint_terms import columns, width
from rnea.core.spatial.numbers import Array

_STRETCHES = 8
_STEP = 1e-4  # relative, of a slope; of numbers below the next, of that
_SMALL = 0.1


def deviations(evidence: Evidence, explanation: Explanation) -> tuple[list[Array], list[Array]]:
    """Of the sizes of every mistake, and of the columns of every joint's terms."""
    slopes = [
        _derivatives(evidence, explanation.mistakes, mistake) for mistake in explanation.mistakes
    ]
    shared = np.concatenate([np.zeros((*evidence.given.shape, 0)), *slopes], axis=-1)
    design = _design(evidence, explanation, shared)
    found = np.sqrt(_variances(evidence, explanation, design))
    ends = np.cumsum([0, *(slope.shape[-1] for slope in slopes), *map(width, explanation.terms)])
    parts = [found[a:b] for a, b in pairwise(ends.tolist())]
    return parts[: len(slopes)], parts[len(slopes) :]


def _derivatives(evidence: Evidence, made: Sequence[Mistake], mistake: Mistake) -> Array:
    """(N, n, k): torques by each size of a mistake, all others as they are."""
    at = mistake.at if isinstance(mistake, FittedHypothesis) else None
    if at is None or not isinstance(mistake, FittedHypothesis):
        return np.zeros((*evidence.given.shape, 0))
    sizes = np.array([size.value for size in mistake.sizes])
    found = []
    for k, value in enumerate(sizes):
        step = _STEP * max(abs(value), _SMALL) * (np.arange(len(sizes)) == k)
        there, here = (
            evidence.work_of([x if x is not mistake else at(sizes + s) for x in made]).torques()
            for s in (step, -step)
        )
        found.append((there - here) / (2 * step[k]))
    return np.stack(found, axis=-1)


def _design(evidence: Evidence, explanation: Explanation, shared: Array) -> Array:
    """(N, n, p): sizes that all joints share, then the columns of each joint's own terms."""
    qd, qdd = evidence.motion(evidence.work_of(explanation.mistakes))
    own = [columns(names, qd[:, j], qdd[:, j]) for j, names in enumerate(explanation.terms)]
    ends = np.cumsum([shared.shape[-1], *(x.shape[1] for x in own)])
    design = np.zeros((*shared.shape[:2], ends[-1]))
    design[..., : shared.shape[-1]] = shared
    for j, x in enumerate(own):
        design[:, j, ends[j] : ends[j + 1]] = x
    return design * evidence.mask[..., None]


def _variances(evidence: Evidence, explanation: Explanation, design: Array) -> Array:
    """(p,)"""
    rest = explanation.rest
    noise = np.sum(rest**2, axis=0) / evidence.rows + evidence.floor
    scale = 1 / np.maximum(np.sqrt(np.sum(design**2 / noise[:, None], axis=(0, 1))), 1e-300)
    design = design * scale
    by_chance = np.einsum(
        "rnp,rnq,n->pq", design, design, evidence.count / evidence.rows / noise, optimize=True
    )
    parts = [
        (
            np.einsum("rnp,rnq,n->pq", x, x, 1 / noise, optimize=True),
            np.einsum("rnp,rn,n->p", x, r, 1 / noise, optimize=True),
        )
        for x, r in zip(
            np.array_split(design, _STRETCHES), np.array_split(rest, _STRETCHES), strict=True
        )
    ]
    square, side = sum(a for a, _ in parts), sum(b for _, b in parts)
    without = np.array([np.linalg.pinv(square - a, 1e-9) @ (side - b) for a, b in parts])
    jackknife = np.sum((without - without.mean(axis=0)) ** 2, axis=0)
    jackknife *= (_STRETCHES - 1) / _STRETCHES
    chance = np.diag(np.linalg.pinv(by_chance, 1e-12))
    return np.asarray(np.maximum(chance, jackknife) * scale**2)
