"""Links in units of themselves: p = start + T u, with |u| = 1 a change by a hundred percent.

The pseudo-inertia of a link is L (1 + matrix(u)) Lᵀ with L Lᵀ that of the file, so that neither
axes nor sizes of links matter.
"""

from __future__ import annotations

import numpy as np

from rnea.identify.base_parameters import WIDTH
from rnea.identify.pseudo_inertia import body_parameters, matrix_of, pseudo_inertia, root_near
from rnea.identify.scales import carried
from rnea.model import INERTIAL, Model
from rnea.spatial.numbers import Array

_TEN = len(INERTIAL)


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
