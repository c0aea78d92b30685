"""What a base that stands still adds: other packages give it no mass.

Their centre of mass and momentum are those of what moves; ours are of the whole robot. These
functions take theirs to ours.
"""

from __future__ import annotations

import numpy as np

from rnea.core.model import Model
from rnea.core.spatial.numbers import Array


def potential_energy(model: Model, moving: float) -> Array:
    """The base does not move, but its mass has a height."""
    return np.array(moving - model.base_inertia.mass * model.gravity @ _place(model))


def center_of_mass(model: Model, moving: Array) -> Array:
    mass = model.base_inertia.mass
    return (mass * _place(model) + (model.mass - mass) * moving) / model.mass


def center_of_mass_motion(model: Model, moving: Array) -> Array:
    """Of the centre's velocity, acceleration or Jacobian."""
    return moving * ((model.mass - model.base_inertia.mass) / model.mass)


def momentum(model: Model, angular: Array, linear: Array, moving_centre: Array) -> Array:
    """(6, ...) about the centre of the whole robot, angular first; theirs is about what moves."""
    x, y, z = moving_centre - center_of_mass(model, moving_centre)
    across = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.concatenate([angular + across @ linear, linear])


def reaction(model: Model, at_world: tuple[Array, Array]) -> Array:
    """Moment and force that the world exerts on the base, at its origin in its axes.

    at_world: moment about the world's origin and force on what hangs on the base, in world axes.
    """
    moment, force = at_world
    weight = model.base_inertia.mass * model.gravity
    moment = moment - np.cross(_place(model), weight)
    force = force - weight
    R = np.array(model.base.rotation, float)
    moment = moment - np.cross(np.array(model.base.translation, float), force)
    return np.concatenate([R.T @ moment, R.T @ force])


def _place(model: Model) -> Array:
    """The centre of the base's mass in the world."""
    return np.asarray(model.base.point(model.base_inertia.com), float)
