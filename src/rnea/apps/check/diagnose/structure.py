"""Whether a remainder of torques has a structure that noise has not.

It is held against all that torques are made of: against one clue after the other in each joint,
and in all joints at once against whatever the mass of one link can put into them. Chance is
measured by the remainder itself with the signs of its rows drawn anew, whatever its sizes are.
Of few rows no draws are worth the name. There only what a clue explains to the last hundredth
is structure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.link_columns import link_columns
from rnea.apps.check.diagnose.residual import SMALL, rms
from rnea.core.spatial.numbers import Array

_DRAWS = 2999  # larger than in all of these is no chance: three tests share one try in 1000
_ALL = 0.01  # of a remainder: what explains the rest has explained it all
_FREE = 3  # numbers more than are fitted must be explained, or a fit says nothing
_TINY = 1e-300


@dataclass(frozen=True, eq=False)
class Clues:
    """What a mistake's torques may follow.

    torques: each (N, n), the calculated ones first; shared (S, N): a constant, and the motion of
    every joint with what torques are made of it; links: of each an array (N, n, k) of torques
    that a remainder of all joints may be a sum of.
    """

    torques: Sequence[Array]
    shared: Array
    links: Sequence[Array] = ()

    @classmethod
    def of(cls, work: Calculation, torques: Sequence[Array], *, links: bool) -> Clues:
        """links: whether sums of links' columns are tried; in a long file they are too many."""
        q, qd, qdd = work.q, work.qd, work.qdd
        moved = [q, np.sin(q), np.cos(q), qd, qd**2, np.sign(qd), qdd]
        shared = np.concatenate([np.ones((1, len(q))), *(x.T for x in moved)])
        return cls(torques, shared, tuple(link_columns(work)) if links else ())

    def joint(self, j: int) -> Array:
        """The clues (F, N) of one joint that are not zero."""
        columns = np.concatenate([[tau[:, j] for tau in self.torques], self.shared])
        return columns[np.abs(columns).max(axis=1) > 0]


def structured(left: Array, scale: Array, clues: Clues, together: int = 1) -> bool:
    """Whether the rest of some joint follows a clue, or goes on from row to row.

    Rows that stand together share their sign: neighbours in a long file may be alike in a
    filter's noise.
    """
    starts = np.arange(0, len(left), together)
    signs = np.random.default_rng(0).choice((-1.0, 1.0), size=(_DRAWS, len(starts)))
    return (
        _follows_one(left, scale, clues, starts, signs)
        or _follows_link(left, scale, clues, signs)
        or any(_goes_on(rest, signs) for rest in left[::together].T)
    )


def explained(left: Array, scale: Array, clues: Clues) -> bool:
    """Whether a clue, another joint's rest or a link explains nearly all of some joint's rest."""
    felt = [j for j, size in enumerate(rms(left)) if size > SMALL * scale[j]]
    for j in felt:
        others = np.delete(left, j, axis=1).T
        single = (*clues.joint(j), *others[np.any(others, axis=1)])
        if any(_is_all(left[:, j], _basis(clue[:, None])) for clue in single):
            return True
    weight = _weight(left, scale)
    flat = (left * weight).ravel()
    return bool(felt) and any(_is_all(flat, _link_basis(x, weight)) for x in clues.links)


def _is_all(left: Array, basis: Array) -> bool:
    """Whether a sum of orthonormal columns (N, k) is left (N,): by its size, and in most rows."""
    rows = np.any(basis, axis=1)
    if np.count_nonzero(rows) < basis.shape[1] + _FREE:
        return False
    rest = left - basis @ (basis.T @ left)
    typical = np.median(np.abs(rest[rows])) <= 2 * _ALL * np.median(np.abs(left[rows]))
    return bool(typical and np.linalg.norm(rest) <= _ALL * np.linalg.norm(left))


def _basis(columns: Array) -> Array:
    """Orthonormal columns (N, k) that span those given, which may depend on each other."""
    size = np.linalg.norm(columns, axis=0)
    U, s, _ = np.linalg.svd(columns[:, size > 0] / size[size > 0], full_matrices=False)
    return U[:, s > 1e-9 * s.max(initial=0.0)]


def _link_basis(link: Array, weight: Array) -> Array:
    """Of a link's columns (N, n, k) in all joints, each joint with its weight (n,)."""
    return _basis((link * weight[:, None]).reshape(-1, link.shape[-1]))


def _weight(left: Array, scale: Array) -> Array:
    """Of every joint (n,), so that all have rests of one size; rounding is not blown up to it."""
    size = rms(left)
    rounding = _ALL * np.minimum(size.max(), (size / scale).max() * scale)
    return np.asarray(1 / np.maximum(np.maximum(size, rounding), _TINY))


def _follows_one(left: Array, scale: Array, clues: Clues, starts: Array, signs: Array) -> bool:
    """Whether the rest of a joint goes along with one of its clues.

    Sums of products with a clue are measured in two ways: over the root of the products' squares,
    which sees a little in many rows, and over both lengths, which sees that a clue explains all.
    The largest of all joints and clues counts. What a clue explains must be worth the name too:
    more than SMALL of the joint's torque.
    """
    found, by_chance = np.zeros(2), np.zeros((2, len(signs)))
    for j, rest in enumerate(left.T):
        if not np.any(rest):
            continue
        columns = clues.joint(j)
        size = np.linalg.norm(columns, axis=1)
        products = np.add.reduceat(columns * rest, starts, axis=1)
        sums = np.abs(products.sum(axis=1))
        worth = sums / size / np.sqrt(len(left)) > SMALL * scale[j]
        drawn = np.abs(signs @ products.T)
        measures = np.linalg.norm(products, axis=1), size * np.linalg.norm(rest)
        for k, measure in enumerate(measures):
            over = np.maximum(measure, _TINY)
            found[k] = max(found[k], float((sums / over)[worth].max(initial=0.0)))
            by_chance[k] = np.maximum(by_chance[k], (drawn / over).max(axis=1))
    return bool(np.any(found > by_chance.max(axis=1)))


def _follows_link(left: Array, scale: Array, clues: Clues, signs: Array) -> bool:
    """Whether the rests of all joints together are a sum of one link's columns.

    What as many columns explain by chance is known from the draws.
    """
    weight = _weight(left, scale)
    flat = (left * weight).ravel()
    found, by_chance = 0.0, np.zeros(len(signs))
    for link in clues.links:
        basis = _link_basis(link, weight)
        products = (basis * flat[:, None]).reshape(*left.shape, -1).sum(axis=1)
        found = max(found, float(np.linalg.norm(products.sum(axis=0))))
        by_chance = np.maximum(by_chance, np.linalg.norm(signs @ products, axis=1))
    share = found / max(float(np.linalg.norm(flat)), _TINY)
    worth = share * float((rms(left) / scale).max()) > SMALL
    return worth and found > float(by_chance.max())


def _goes_on(left: Array, signs: Array) -> bool:
    """Whether a row's residual is like that of the row before."""

    def correlation(x: Array) -> Array:
        centred = x - x.mean(axis=-1, keepdims=True)
        power = np.maximum(np.sum(centred**2, axis=-1), 1e-300)
        return np.sum(centred[..., 1:] * centred[..., :-1], axis=-1) / power

    here = float(correlation(left))
    return bool(here > 0.5 and here > float(correlation(signs * left).max()))
