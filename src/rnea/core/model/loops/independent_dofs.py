"""Which speeds of a closed tree are independent: said by the file, or chosen.

K qd = 0 leaves nv - rank K speeds free. Those that follow must have columns of K of that rank, and
the better conditioned they are, the farther from a dead centre. Motors are kept as independent
speeds where that can be.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rnea.core.spatial.numbers import Array

# columns and rows are compared at the robot's size; smaller parts than this are rounding
RANK = 1e-8


def rank_of(K: Array, least: float = RANK) -> int:
    """The rank of equations whose rows have comparable sizes; smaller parts are nothing."""
    if not K.size:
        return 0
    sizes = np.linalg.svd(K, compute_uv=False)
    return int((sizes > least * max(float(sizes[0]), 1e-300)).sum())


def dependent_columns(K: Array, last: Sequence[int]) -> list[int]:
    """As many columns of K as its rank is, well apart from each other; `last` only at need."""
    chosen: list[int] = []
    rest = np.array(K, dtype=float)
    size = float(np.linalg.norm(rest, axis=0).max(initial=0.0))
    for late in (False, True):
        candidates = [k for k in range(K.shape[1]) if (k in last) == late]
        while candidates:
            norms = [float(np.linalg.norm(rest[:, k])) for k in candidates]
            best = int(np.argmax(norms))
            if norms[best] <= RANK * size:
                break
            k = candidates.pop(best)
            chosen.append(k)
            along = rest[:, k] / norms[best]
            # twice is enough: what is left is at right angles to all that were chosen
            for _ in range(2):
                rest = rest - np.outer(along, along @ rest)
    return sorted(chosen)
