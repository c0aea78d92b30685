"""A robot made ready for tracing: the same torques and energies from fewer operations."""

from __future__ import annotations

from rnea.model.model import Model
from rnea.model.reframe import reframed
from rnea.model.regroup import regrouped


def fewer_operations(model: Model, *, frames: bool = True, parameters: bool = True) -> Model:
    """The model with link frames chosen anew, inertial parameters regrouped, or both.

    For torques, the mass matrix, the Coriolis matrix and kinetic energy at any motion of the base;
    potential energy keeps its value too. Wrenches inside the robot are those of other frames and
    bodies: ask the original for them.
    """
    if frames:
        model = reframed(model)
    return regrouped(model) if parameters else model
