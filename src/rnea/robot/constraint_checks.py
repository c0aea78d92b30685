"""Robots with loops are looked at beside every answer: open loops are refused, singular positions
are answered by the least norm, with a warning."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from rnea.core.model import (
    CLOSED,
    Model,
    allowed_gap,
    describe_singular,
    is_singular,
    outside,
    refuse_gaps,
)
from rnea.core.recursions import Conditions, Quantity, follows, look, quantity
from rnea.core.spatial import LOST
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import ModelWarning

# rows are looked at closely from here on: pivots below a thousandth, or no numbers
_SUSPICIOUS = 1e6


def is_looked_at(model: Model, q: Array) -> bool:
    """Closed robots of floats are."""
    return model.closure is not None and model.kind is FLOAT and q.dtype.kind == "f"


def refuse_open(model: Model, q: Array) -> None:
    """An error where loops are open at positions (..., nq)."""
    if is_looked_at(model, q):
        seen = look(model, quantity("loop_gap"), np.asarray(q, dtype=float))
        _refuse(model, q, seen)


def _refuse(model: Model, q: Array, seen: Array) -> None:
    with np.errstate(invalid="ignore"):
        if np.any(seen[..., 0] > (allowed_gap(q) / CLOSED) ** 2):
            refuse_gaps(model, q, quantity("loop_gap").compute(model, Conditions(), q))


def judged(
    model: Model,
    row: Quantity,
    case: Conditions,
    states: Sequence[Array],
    answer: Array,
    seen: Array,
) -> Array:
    """The answer (..., *shape) of a row, with `seen` (..., looks) beside it: an error where loops
    are open, and singular rows answered anew, in place."""
    q = states[0]
    _refuse(model, np.broadcast_to(q, (*seen.shape[:-1], q.shape[-1])), seen)
    if not follows(row):
        return answer
    with np.errstate(invalid="ignore"):
        odd = ~np.all(seen[..., 1:] < _SUSPICIOUS, axis=-1)
    if not odd.any():
        return answer
    batch = seen.shape[:-1]
    positions = np.broadcast_to(q, (*batch, q.shape[-1])).astype(float)
    odd &= np.isfinite(positions).all(axis=-1)
    places = [tuple(x) for x in np.argwhere(odd).tolist()]
    singular = [x for x in places if is_singular(model, positions[x])]
    unmoved = [x for x in places if x not in set(singular) and _motors_lost(seen[x])]
    if not (singular or unmoved):
        return answer
    assert model.closure is not None
    _warn(model, positions, singular, unmoved)
    least = replace(model, closure=replace(model.closure, least_norm=True))
    chosen = np.zeros(batch, dtype=bool)
    for place in singular + unmoved:
        chosen[place] = True
    return _answered_anew(least, row, case, states, answer, chosen)


def _answered_anew(
    model: Model,
    row: Quantity,
    case: Conditions,
    states: Sequence[Array],
    answer: Array,
    chosen: Array,
) -> Array:
    """The answer with some of its rows computed again, one state after the other."""
    if case.batch() != ():
        # what surrounds the robot differs from row to row
        whole = [np.broadcast_to(x, (*chosen.shape, x.shape[-1])) for x in states]
        found = row.compute(model, case, *whole)
    else:
        rows = [np.broadcast_to(x, (*chosen.shape, x.shape[-1]))[chosen] for x in states]
        found = np.zeros(answer.shape, dtype=answer.dtype)
        found[chosen] = row.compute(model, case, *rows)
    answer[chosen] = found[chosen]
    return answer


def _motors_lost(seen: Array) -> bool:
    return len(seen) > 2 and not seen[2] < 1 / LOST**2


def _warn(
    model: Model,
    q: Array,
    singular: list[tuple[int, ...]],
    unmoved: list[tuple[int, ...]],
) -> None:
    place = (singular or unmoved)[0]
    count = len(singular or unmoved)
    rows = f" in row {', '.join(map(str, place))}" if place else ""
    rows += f" ({count} rows do)" if count > 1 else ""
    if singular:
        told = describe_singular(model, q[place])
    else:
        closure = model.closure
        assert closure is not None
        names = ", ".join(model.tree.dofs[k].name for k in closure.actuated)
        told = f"its motors ({names}) lose a motion that they drive elsewhere"
    warnings.warn(
        f"robot {model.name!r} stands at a singular position{rows}: {told}. The answer there is "
        "that of least norm",
        ModelWarning,
        stacklevel=outside(),
    )
