"""Contact forces of least norm that carry given efforts, and what else would carry them.

Contacts that hold in every direction make a linear problem: A x = b, with x the forces and moments
of all contacts and b the efforts that the joints without motors need. Moments are divided by a
length before they are squared beside forces. One singular value decomposition gives the least x,
the part of b that no x reaches, and the x that do nothing at all. Rows of a batch at once.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.core.spatial.numbers import Array

# of the largest singular value: below this a direction counts as one that contacts cannot push in
_RANK = 1e-9


@dataclass(frozen=True, eq=False)
class LeastNorm:
    """x (..., m), its rank (...), and a basis (..., m, k) of what leaves A x alone.

    Where rows of a batch have bases of different sizes, the smaller ones have columns of zeros.
    """

    x: Array
    rank: Array
    null_space: Array


def least_norm(A: Array, b: Array, row_units: Array, column_units: Array) -> LeastNorm:
    """The least |x / column_units| among those with the least |(A x - b) / row_units|."""
    scaled = A * column_units / row_units[:, None]
    U, s, Vt = np.linalg.svd(scaled, full_matrices=True)
    used = s > _RANK * s.max(axis=-1, keepdims=True, initial=0.0)
    along = np.einsum("...ji,...j->...i", U[..., : s.shape[-1]], b / row_units)
    y = np.where(used, along / np.where(used, s, 1.0), 0.0)
    x = np.einsum("...ji,...j->...i", Vt[..., : s.shape[-1], :], y) * column_units
    rank = used.sum(axis=-1)
    return LeastNorm(x, rank, _null_space(Vt, rank) * column_units[:, None])


def _null_space(Vt: Array, rank: Array) -> Array:
    """The last columns of V, those that belong to the rank of another row left zero."""
    first = int(np.min(rank, initial=Vt.shape[-1]))
    index = np.arange(first, Vt.shape[-1])
    kept = Vt[..., first:, :] * (index >= rank[..., None])[..., None]
    return np.swapaxes(kept, -1, -2)
