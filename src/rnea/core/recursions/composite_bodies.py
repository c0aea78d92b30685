"""The mass matrix by composite rigid bodies.

Freeze all joints beyond joint j: what lies beyond is one rigid body, the composite. Accelerating
joint j by one unit takes the wrench of that composite; carried inward, it is what every joint
below feels. The carried wrenches of all outer joints travel together, one row each.

`MASS_MATRIX` is the same in axes that all bodies share (`common_axes`): more operations for an
arm, whose wrenches travel a short way, and a loop over pairs of speeds for a robot with many.
"""

from __future__ import annotations

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions.conditions import Conditions
from rnea.core.recursions.joint.joint_friction import rotor_inertia
from rnea.core.recursions.kinematics import joint_poses
from rnea.core.recursions.pairs.common_axes import Axes, columns, of_leaders
from rnea.core.recursions.pairs.pairwise_matrix import (
    Assembly,
    PackedVector,
    PairMatrix,
    PairwiseMatrix,
    mirrored,
    moving_together,
)
from rnea.core.spatial import (
    ForceMoment,
    Inertia,
    Pose,
    cross,
    dot,
    outer,
    times,
    transpose,
    turned_symmetric,
)
from rnea.core.spatial.numbers import Array

Composite = tuple[Array, Array, Array]
"""Mass, first moment m·c, and inertia about the origin, of everything beyond a joint."""


def together(parent: Composite, child: Composite, X_PB: Pose) -> Composite:
    """The parent's composite with a child's added to it."""
    R, p = X_PB.rotation, X_PB.translation
    m, h, about_origin = child
    m_P, h_P, about_origin_P = parent
    h_turned = times(R, h)
    turned = turned_symmetric(R, about_origin)
    # shift by p: I + m (|p|² 1 - p pᵀ) and the mixed terms 2 (p·h) 1 - p hᵀ - h pᵀ
    mixed = outer(p, h_turned)
    diagonal = np.asarray(dot(p, h_turned) * 2 + dot(p, p) * m)
    shift = (
        np.eye(3, dtype=int) * diagonal[..., None, None]
        - mixed
        - transpose(mixed)
        - outer(p, p) * m[..., None, None]
    )
    return (
        np.asarray(m_P + m),
        h_P + h_turned + p * m[..., None],
        about_origin_P + turned + shift,
    )


def taken(composite: Composite, turn: Array, slide: Array) -> tuple[Array, Array]:
    """Force and moment about the origin that a unit acceleration takes: the momentum, linear and
    angular, that a unit speed gives."""
    m, h, about_origin = composite
    return slide * m[..., None] + cross(turn, h), times(about_origin, turn) + cross(h, slide)


def own(inertia: Inertia) -> Composite:
    """Of one body alone."""
    m, h, about_origin = inertia.moments()
    return np.asarray(m), h, about_origin


def mass_matrix(model: Model, case: Conditions, q: Array) -> Array:
    """M(q) (..., n, n), symmetric to the last bit; on its diagonal the rotors, where they count."""
    M = _rigid(model, q)
    if case.rotor:
        diagonal = np.arange(model.nv)
        M[..., diagonal, diagonal] = M[..., diagonal, diagonal] + rotor_inertia(model)
    return M


def _rigid(model: Model, q: Array) -> Array:
    poses = joint_poses(model, q)
    batch = q.shape[:-1]
    # one row and column per motion of each joint; those that move together are added up at the end
    first = np.cumsum([0, *(body.joint.nv for body in model.bodies)]).tolist()
    dtype = np.result_type(q.dtype, model.gravity.dtype)
    M = np.zeros((*batch, first[-1], first[-1]), dtype=dtype)
    composite = [own(body.inertia) for body in model.bodies]
    # wrenches of all joints beyond a body, at its origin: columns of M that pass through it
    columns: list[list[tuple[int, Array, Array]]] = [[] for _ in model.bodies]
    for body in reversed(model.bodies):
        i = body.index - 1
        turns, slides = body.joint.motion_axes(q[..., body.q])
        axes = [(turns[..., k, :], slides[..., k, :]) for k in range(body.joint.nv)]
        # the wrench that a unit acceleration of this joint takes
        for column, (turn, slide) in enumerate(axes, start=first[i]):
            columns[i].append((column, *taken(composite[i], turn, slide)))
        indices = [column for column, _, _ in columns[i]]
        force = np.stack([_of_all(batch, f) for _, f, _ in columns[i]], axis=-2)
        moment = np.stack([_of_all(batch, n) for _, _, n in columns[i]], axis=-2)
        # what this joint feels of each of them
        for row, (turn, slide) in enumerate(axes, start=first[i]):
            felt = dot(moment, turn[..., None, :]) + dot(force, slide[..., None, :])
            M[..., row, indices] = felt
            M[..., indices, row] = felt
        if body.parent:
            _carry(body.parent - 1, poses[i], composite, columns, i, indices, force, moment)
    return moving_together(model, M, symmetric=True)


def _of_all(batch: tuple[int, ...], vector: Array) -> Array:
    """A vector (..., 3) for all rows; most have them already, and there are n² of them."""
    shape = (*batch, 3)
    return vector if vector.shape == shape else np.broadcast_to(vector, shape)


def _carry(
    parent: int,
    X_PB: Pose,
    composite: list[Composite],
    columns: list[list[tuple[int, Array, Array]]],
    child: int,
    indices: list[int],
    force: Array,
    moment: Array,
) -> None:
    """Add the child's composite body, and the wrenches that pass through it, to the parent."""
    R, p = X_PB.rotation, X_PB.translation
    composite[parent] = together(composite[parent], composite[child], X_PB)
    force = times(R[..., None, :, :], force)
    moment = times(R[..., None, :, :], moment) + cross(p[..., None, :], force)
    columns[parent].extend(
        (column, force[..., k, :], moment[..., k, :]) for k, column in enumerate(indices)
    )


def _composites(model: Model, q: Array) -> list[Composite]:
    """Of every moving body with all beyond it, in the axes of that body."""
    poses = joint_poses(model, q)
    composite = [own(body.inertia) for body in model.bodies]
    for body in reversed(model.bodies):
        k, P = body.index - 1, body.parent - 1
        if body.parent:
            composite[P] = together(composite[P], composite[k], poses[k])
    return composite


def mass_diagonal(model: Model, case: Conditions, q: Array) -> Array:
    """The diagonal of M(q) (..., n) alone: work grows with the bodies and not with their square.

    Speeds that several joints follow feel the entries between these too: they ask for all of M.
    """
    if model.has_mimics:
        diagonal = np.arange(model.nv)
        return mass_matrix(model, case, q)[..., diagonal, diagonal]
    felt = []
    for body, composite in zip(model.bodies, _composites(model, q), strict=True):
        turns, slides = body.joint.motion_axes(q[..., body.q])
        for k in range(body.joint.nv):
            turn, slide = turns[..., k, :], slides[..., k, :]
            force, moment = taken(composite, turn, slide)
            felt.append(np.broadcast_to(dot(moment, turn) + dot(force, slide), q.shape[:-1]))
    rigid = np.stack(felt, axis=-1)
    return rigid + rotor_inertia(model) if case.rotor else rigid


def _ingredients(model: Model, case: Conditions, q: Array) -> Array:
    """S and F (6 rows each) of every speed, equations 1 to 3 of `common_axes`; its rotor.

    The composites are added up body by body, not in O: that takes fewer operations.
    """
    axes, composite = Axes.at(model, q), _composites(model, q)
    each = []
    for body in model.bodies:
        turns, slides = body.joint.motion_axes(q[..., body.q])
        for k, S in enumerate(axes.of_body[body.index - 1]):
            force, moment = taken(composite[body.index - 1], turns[..., k, :], slides[..., k, :])
            F = ForceMoment(force, moment).seen_from(axes.poses[body.index - 1])
            each.append([*S, F.moment, F.force])
    return columns(with_rotors(model, case, each), case.batch(q))


def with_rotors(model: Model, case: Conditions, vectors: list[list[Array]]) -> list[list[Array]]:
    """The vectors of every speed, each with its rotor behind, where rotors count."""
    if not case.rotor:
        return vectors
    rotors = of_leaders(model, rotor_inertia(model))
    return [[*own, rotor] for own, rotor in zip(vectors, rotors, strict=True)]


_S, _F, _ROTOR = PackedVector.of(6, 6, 1)


def mass_finish(model: Model, case: Conditions) -> Assembly:
    """Equation 3 of `common_axes`, and rotors on the diagonal."""
    upper = _S.dot(_F)
    return Assembly((PairMatrix(upper, mirrored(upper), _ROTOR.first if case.rotor else None),))


MASS_MATRIX = PairwiseMatrix(_ingredients, mass_finish)
