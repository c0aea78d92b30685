"""Links in units of themselves: p = start + T u, with |u| = 1 a change by a hundred percent.

The pseudo-inertia of a link is L (1 + matrix(u)) Lᵀ with L Lᵀ that of the file, so that neither
axes nor sizes of links matter.

How far a file may be off is another unit: a wrist written as a point of 0.2 kg may be 0.5 kg with
its centre some centimetres away. Where links are doubted, L Lᵀ is that of a link which a robot of
this size has at least.
"""

from __future__ import annotations

import numpy as np

from rnea.apps.identify.fit.pseudo_inertia import (
    body_parameters,
    matrix_of,
    pseudo_inertia,
    root_near,
)
from rnea.apps.identify.fit.scales import carried
from rnea.core.model import INERTIAL, Model
from rnea.core.recursions.regressors.base_parameters import WIDTH
from rnea.core.spatial.numbers import Array

_TEN = len(INERTIAL)
_LIGHTEST, _SMALLEST = 0.3, 0.05  # of the mean link's mass, and of the reach, radius of gyration


def whitened_links(model: Model, parameters: Array) -> tuple[Array, Array]:
    """start (15 bodies,) and T (15 bodies, 10 bodies), of linear parameters; start is these, but
    for links that are no bodies, which are made ones."""
    bodies = len(model.bodies)
    masses, lengths = carried(model)
    start, T = np.array(parameters, dtype=float), np.zeros((WIDTH * bodies, _TEN * bodies))
    for b in range(bodies):
        own = slice(WIDTH * b, WIDTH * b + _TEN)
        L = root_near(pseudo_inertia(start[own]), masses[b], lengths[b])
        start[own] = body_parameters(L @ L.T)
        for k, row in enumerate(np.eye(_TEN)):
            T[own, _TEN * b + k] = body_parameters(L @ matrix_of(row) @ L.T)
    return start, T


def doubted_links(model: Model, parameters: Array) -> Array:
    """T (15 bodies, 10 bodies), in units of links that are neither light nor small for this
    robot."""
    rows = np.array(parameters, dtype=float).reshape(-1, WIDTH)
    lightest = _LIGHTEST * float(np.maximum(rows[:, 0], 0.0).mean())
    radius = _SMALLEST * float(carried(model)[1].max(initial=0.0))
    for row in rows:
        P = pseudo_inertia(row[:_TEN])
        centre = np.append(P[:3, 3] / row[0] if row[0] > 0 else np.zeros(3), 1.0)
        mass = max(float(row[0]), 0.0) + lightest
        spread = mass * radius**2 * np.diag([1.0, 1.0, 1.0, 0.0])
        row[:_TEN] = body_parameters(P + lightest * np.outer(centre, centre) + spread)
    return whitened_links(model, rows.reshape(-1))[1]
