"""What the mass of one link can put into the torques, whichever line of the recursion had it wrong.

A link's mass, first moment and inertia enter the torques linearly, by the ten columns of the
regressor. I wd and w × I w stand together there; a program may have lost one of them alone, so
the six columns of I wd are here by themselves too.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.core.model import INERTIAL, LINEAR_PARAMETERS, Body
from rnea.core.recursions import (
    QUANTITIES,
    Conditions,
    accelerations,
    angular_velocities,
    base_acceleration,
    body_poses,
    joint_poses,
)
from rnea.core.spatial import times
from rnea.core.spatial.numbers import Array

_ENTRIES = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))
_TENSORS = np.array([np.maximum(E := np.outer(*np.eye(3)[[a, b]]), E.T) for a, b in _ENTRIES])
"""Inertias with one entry of size 1."""


def link_columns(work: Calculation) -> Iterator[Array]:
    """Torques (N, n, 16) of every link with mass, for each of its parameters one column."""
    model, case = work.model, Conditions(gravity=work.gravity)
    Y = QUANTITIES["regressor"].compute(model, case, work.q, work.qd, work.qdd)
    turned = _turned(work)
    for body in model.bodies:
        if not body.inertia.is_zero:
            first = (body.index - 1) * len(LINEAR_PARAMETERS)
            of_mass = Y[..., first : first + len(INERTIAL)]
            yield np.concatenate([of_mass, _spin(work, body, turned)], axis=-1)


def _turned(work: Calculation) -> list[tuple[Array, Array]]:
    """Of every body, the base first: its rotation in the world, and wd in its own axes."""
    model, still = work.model, np.zeros((len(work.q), 3))
    base = Conditions(gravity=work.gravity).base_of(model)
    poses = joint_poses(model, work.q)
    w = angular_velocities(model, poses, work.q, work.qd, base.w)
    felt = base_acceleration(model, work.gravity, base)
    wd, _ = accelerations(model, poses, w, work.q, work.qd, work.qdd, base.wd, felt)
    world = body_poses(model, work.q)
    return [(X.rotation, still + rate) for X, rate in zip(world, wd, strict=True)]


def _spin(work: Calculation, body: Body, turned: list[tuple[Array, Array]]) -> Array:
    """I wd of a body (N, n, 6) as the joints that carry it feel it."""
    model = work.model
    R, wd = turned[body.index]
    moments = times(R[..., None, :, :], times(_TENSORS, wd[:, None, :]))
    out = np.zeros((*work.q.shape, len(_TENSORS)))
    for index in model.support(body.index):
        carrier = model.body(index)
        turns, _ = carrier.joint.motion_axes(work.q[..., carrier.q])
        axes = times(turned[index][0][..., None, :, :], turns)
        out[:, carrier.v] = np.einsum("...vx,...kx->...vk", axes, moments)
    return out
