"""What a joint spends by itself: columns of friction, offset and rotor, and fits of them.

No model of the robot is needed for them, and few robot files tell of them: every comparison of a
recording with a model asks for their share first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import numpy as np

from rnea.apps.identify.fit.robust import huber_weights, mad_std
from rnea.core.spatial.numbers import Array

SLOW = 0.005
"""rad/s or m/s: below this, the sign of a velocity is noise, and Coulomb friction fades."""
TERMS: dict[str, Callable[[Array, Array], list[Array]]] = {
    "offset": lambda qd, qdd: [np.ones_like(qd)],
    "friction": lambda qd, qdd: [qd, np.tanh(qd / SLOW)],
    "rotor": lambda qd, qdd: [qdd],
}
"""Columns (N,) of one joint by the name of a term."""
Names = tuple[str, ...]


def bases() -> Iterator[Names]:
    """Every choice of terms, the fewest first."""
    for count in range(len(TERMS) + 1):
        yield from combinations(TERMS, count)


def columns(names: Names, qd: Array, qdd: Array) -> Array:
    """(N, k) of one joint whose speed and acceleration are (N,)."""
    found = [column for name in names for column in TERMS[name](qd, qdd)]
    return np.stack(found, axis=-1) if found else np.zeros((len(qd), 0))


def width(names: Names) -> int:
    """How many numbers a joint has of these terms."""
    return len(labels(names))


def labels(names: Names) -> list[str]:
    """What each column of some terms is."""
    return [
        label
        for name in names
        for label in (("viscous", "coulomb") if name == "friction" else (name,))
    ]


def without(values: Array, known: Array) -> Array:
    """What of values (N, ...) columns (N, k) do not make up, by least squares."""
    if not known.shape[1]:
        return values
    basis, _ = np.linalg.qr(known)
    flat = values.reshape(len(values), -1)
    return (flat - basis @ (basis.T @ flat)).reshape(values.shape)


def robust_fit(known: Array, values: Array, rounds: int = 8) -> tuple[Array, Array]:
    """Coefficients (k,) of columns (N, k) for values (N,), and weights (N,) of the rows.

    Huber's: rows that are off by more than 1.5 times the usual count by the first power only, so a
    push against the robot does not bend the whole fit.
    """
    size = np.linalg.norm(known, axis=0)
    scaled = known / np.where(size > 0, size, 1.0)
    weight = np.ones(len(values))
    found = np.zeros(known.shape[1])
    for _ in range(rounds):
        found = np.linalg.lstsq(scaled * weight[:, None], values * weight, rcond=1e-10)[0]
        off = values - scaled @ found
        weight = np.sqrt(huber_weights(off, mad_std(off) or 1e-300, 1.5))
    return found / np.where(size > 0, size, 1.0), weight


def between(values: Array, rows: Array) -> Array:
    """Values (N, ...) at rows that need not be whole numbers, by cubics through four neighbours."""
    last = len(values) - 1
    rows = np.clip(rows, 0, last)
    at = np.clip(np.floor(rows).astype(int), 0, last - 1)
    u = (rows - at)[:, None]
    a, b, c, d = (values[np.clip(at + k, 0, last)] for k in (-1, 0, 1, 2))
    # Hermite's, with the slopes of neighbours two rows apart
    here, there = (c - a) / 2, (d - b) / 2
    square = 3 * (c - b) - 2 * here - there
    cube = 2 * (b - c) + here + there
    return np.asarray(b + u * (here + u * (square + u * cube)))
