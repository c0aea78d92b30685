"""A suspicion: rows so far apart in time that the times may be in ms, µs or ns.

A recording of a motion has many rows a second. Where they come seconds apart, or a little closer
while every joint creeps, times in a smaller unit are the likelier reading, if speeds would then be
such as the joints can have.
"""

from __future__ import annotations

import numpy as np

from rnea.apps.trajectory.columns import Columns
from rnea.core.model import Model
from rnea.core.spatial.numbers import Array

# fewer rows may be points of a plan
_MANY = 50
# s: rows farther apart are no recording of a motion; closer ones are one at any speed
_SLOW, _CLOSE = 2.0, 0.1
# in parts of the fastest that a joint can: speeds by times in the other unit, where rows are slow
# anyway, and where only these tell
_POSSIBLE, _LIKELY, _LIKELIEST = 10.0, (0.01, 1.5), 0.3
# s between two rows of the fastest recorders
_SHORTEST = 5e-5
# rad/s or m/s of joints without a limit
_USUAL = {"rad": 6.0, "m": 2.0}
_SMALLER = {"ms": 1e3, "us": 1e6, "ns": 1e9}


def slow_rows(model: Model, t: Array, q: Array, columns: Columns | None = None) -> tuple[str, str]:
    """A sentence and the unit that times may be in, or ("", ""). t (N,) in s, q (N, nq).

    columns: of q, where they are not the model's.

    >>> from rnea import load
    >>> arm, t = load("planar_2r"), np.arange(2000) / 1000
    >>> q = np.outer(np.sin(t), [1.0, 0.5])
    >>> slow_rows(arm.model, t, q), slow_rows(arm.model, 1000 * t, q)[1]
    (('', ''), 'ms')
    """
    if len(t) < _MANY:
        return "", ""
    step = float(np.median(np.diff(t)))
    if not _CLOSE <= step < np.inf:
        return "", ""
    share = _share_of_fastest(model, t, q, columns or Columns.of(model))
    # of units in which rows would come as a recorder's do, the one with the likeliest speeds
    units = [unit for unit, many in _SMALLER.items() if _SHORTEST <= step / many <= 1] or ["ns"]
    unit = min(units, key=lambda x: abs(np.log(max(_SMALLER[x] * share, 1e-30) / _LIKELIEST)))
    pace = _SMALLER[unit] * share
    # of what stands still, no answer depends on the time
    slow = step >= _SLOW and 0 < pace <= _POSSIBLE
    if not (slow or _LIKELY[0] <= pace <= _LIKELY[1]):
        return "", ""
    said = f"rows come every {step:.4g} s, and the recording takes {t[-1] - t[0]:.6g} s"
    return f"{said}: times may be in {unit}", unit


def _share_of_fastest(model: Model, t: Array, q: Array, columns: Columns) -> float:
    """The largest speed over what its joint can do; of blocks of rows, as steps may be noise."""
    places, _ = columns.straight
    fastest = np.array([_fastest(model, columns.positions[k]) for k in places])
    ends = np.unique(np.linspace(0, len(t) - 1, _MANY + 1).astype(int))
    with np.errstate(over="ignore", invalid="ignore"):
        speeds = np.abs(np.diff(q[ends][:, places], axis=0)) / np.diff(t[ends])[:, None]
        return float(np.max(speeds / fastest, initial=0.0))


def _fastest(model: Model, name: str) -> float:
    """rad/s or m/s that a coordinate's joint can do, by its name."""
    coordinate = next(x for x in model.coordinates if x.name == name)
    limit = coordinate.body.limits.velocity
    return limit if limit else _USUAL[coordinate.unit]
