"""A robot's inertial and friction parameters as numbers in a row per moving body.

Monte Carlo over masses, identification and payload sweeps change these and nothing else: where
the links are and how the joints move stays.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from rnea.core.model.model import Body, Model
from rnea.core.spatial import INERTIA_ENTRIES, Inertia, entries_of
from rnea.core.spatial.numbers import Array, common_kind

PARAMETERS = (
    *("mass", "com_x", "com_y", "com_z"),
    *INERTIA_ENTRIES,
    *("viscous", "coulomb_forward", "coulomb_backward", "rotor"),
)
"""Columns of a row: SI; the inertia is about the centre of mass in the body's axes, products are
entries of the matrix; friction and rotor inertia are seen from the joint's side."""


def parameters(model: Model) -> Array:
    """The parameters of a model, one row per moving body: (bodies, 14)."""
    rows = [_row(body) for body in model.bodies]
    return np.array(rows) if rows else np.zeros((0, len(PARAMETERS)))


def _row(body: Body) -> list[object]:
    inertia, losses = body.inertia, [getattr(body.losses, key) for key in PARAMETERS[10:]]
    return [inertia.mass, *inertia.com, *entries_of(inertia.about_com), *losses]


def with_parameters(model: Model, values: Array) -> Model:
    """The same bodies and joints with parameters (bodies, 14), in any kind of number."""
    kind = common_kind(values)
    bodies = []
    for body, row in zip(model.bodies, values, strict=True):
        xx, yy, zz, xy, xz, yz = row[4:10]
        tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        inertia = Inertia(row[0], np.array(row[1:4]), tensor, kind)
        losses = replace(body.losses, **dict(zip(PARAMETERS[10:], row[10:], strict=True)))
        bodies.append(replace(body, inertia=inertia, losses=losses))
    return replace(model, bodies=tuple(bodies), kind=kind)
