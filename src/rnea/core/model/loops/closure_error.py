"""Positions at which loops are open are refused, with the gaps in millimetres and degrees."""

from __future__ import annotations

import numpy as np

from rnea.core.model.loops import LoopsAt
from rnea.core.model.loops.assembly import CLOSED, length_of
from rnea.core.model.loops.building import describe_closure_errors
from rnea.core.model.model import Model
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

# what rounding of q leaves: of float32 it is larger
_SINGLE = 1e-4


def allowed_gap(q: Array) -> float:
    """Which part of the robot's size, or of a radian, is rounding of positions q."""
    return _SINGLE if q.dtype == np.float32 else CLOSED


def refuse_gaps(model: Model, q: Array, residuals: Array) -> None:
    """residuals (..., rows) are the loops' equations at q (..., nq)."""
    closure = model.closure
    assert closure is not None
    length = length_of(model.tree, closure.cuts)
    most = allowed_gap(q) * np.where(closure.angular, 1.0, length)
    with np.errstate(invalid="ignore"):
        # NaN stays what it is: its row has no answer anyway
        open_rows = np.any(np.abs(residuals) > most, axis=-1)
    if not open_rows.any():
        return
    row = np.argwhere(open_rows)[0]
    at = np.asarray(q, dtype=float)[tuple(row)]
    gaps = LoopsAt.of(model.tree, closure.cuts, closure.couplings, at).gaps()
    row_told = f" in row {', '.join(map(str, row))} ({int(open_rows.sum())} rows are)"
    joints = dict.fromkeys(freedom.body.joint.name for freedom in model.dofs)
    raise InputError(
        f"the loops of robot {model.name!r} are open{row_told if q.ndim > 1 else ''}: "
        f"{describe_closure_errors(gaps)}. Robot.assemble closes them: it takes the independent "
        "joints "
        f"({', '.join(joints)}) and finds the others"
    )
