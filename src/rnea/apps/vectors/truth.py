"""What the file says of a state: answers in 50-digit arithmetic to the question in a record.

The recursions are those of every other answer, on mpmath's numbers. Friction, rotors and springs
are no part of a record, so there are none.
"""

from __future__ import annotations

from typing import Any

import mpmath
import numpy as np

from rnea.apps.vectors.records import Record, robot_of
from rnea.core.model import Model, normalized
from rnea.core.recursions import Conditions, quantity
from rnea.core.scalar_types.mpmath_numbers import MPMATH
from rnea.core.spatial.numbers import Array

DIGITS = 50
_NOTHING = mpmath.mpf(10) ** -40
"""Part of the largest number of an answer, or of 1, below which is what 50 digits leave of 0."""

# by their names in the file: the row of the table, and what is taken of its answer
ANSWERS = {
    "tau": "inverse_dynamics",
    "mass_matrix": "mass_matrix",
    "coriolis": "bias",
    "gravity_torque": "gravity_torque",
    "joint_wrenches": "joint_wrenches",
    "tau_by_q": "derivatives",
    "tau_by_qd": "derivatives",
    "acceleration": "forward_dynamics",
}
_PART: dict[str, Any] = {
    # the base's reaction comes first there
    "joint_wrenches": np.s_[:, 1:],
    "tau_by_q": np.s_[:, 0],
    "tau_by_qd": np.s_[:, 1],
}


def expected_results(
    record: Record, states: dict[str, Array], digits: int = DIGITS
) -> dict[str, Array]:
    """Every answer (states, ...) in mpmath's numbers, and the effort (states, nv), doubles, that
    the acceleration is of.

    states: q (states, nq), qd and qdd (states, nv), doubles
    """
    with mpmath.workdps(digits):
        model = robot_of(record, MPMATH).model
        exact = {name: _exact(x) for name, x in states.items()}
        exact["q"] = normalized(model, exact["q"])
        exact["tau"] = quantity("inverse_dynamics").compute(model, Conditions(), *_motion(exact))
        effort = _effort(exact["tau"])
        exact["tau"] = _exact(effort)
        rows = {name: _row(model, name, exact) for name in ANSWERS}
        return {"effort": effort} | {name: _clean(rows[name]) for name in ANSWERS}


def _row(model: Model, name: str, exact: dict[str, Array]) -> Array:
    row = quantity(ANSWERS[name])
    case = Conditions.weightless(model) if name == "coriolis" else Conditions()
    whole = row.compute(model, case, *(exact[state] for state in row.states))
    return whole[_PART[name]] if name in _PART else whole


def _motion(exact: dict[str, Array]) -> list[Array]:
    return [exact[name] for name in ("q", "qd", "qdd")]


def _effort(tau: Array) -> Array:
    """What acts in forward dynamics: 0 in the first state, so that it falls; then half of tau,
    with one sign or the other, so that the answer is not the acceleration that was there."""
    sign = np.where(np.arange(tau.size).reshape(tau.shape) % 3 == 0, -0.5, 0.5)
    effort = np.array([round(float(x), 3) for x in tau.ravel()]).reshape(tau.shape) * sign
    effort[0] = 0.0
    return effort + 0.0


def _exact(numbers: Array) -> Array:
    out = np.empty(numbers.shape, dtype=object)
    out.ravel()[:] = [mpmath.mpf(float(x)) for x in numbers.ravel()]
    return out


def _clean(rows: Array) -> Array:
    """Zeros where cancelling has left some 10^-50 of other terms, state by state."""
    out = rows.copy()
    for row in out.reshape(len(out), -1):
        largest = max(mpmath.mpf(1), *map(abs, row))
        row[:] = [x if abs(x) > largest * _NOTHING else mpmath.mpf(0) for x in row]
    return out
