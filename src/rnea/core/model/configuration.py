"""Positions of a whole tree: neutral, random, along speeds, and apart.

q has nq numbers and speeds have nv: quaternions have four numbers for three speeds. These go from
one to the other, joint by joint, and all but `random_positions` on any kind of number. Where loops
are to stay closed, `positions` asks these for the tree.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from rnea.core.model.model import Body, Model
from rnea.core.spatial.numbers import Array


def neutral(model: Model) -> Array:
    """The q (nq,) at which every joint stands at its zero, or at which loops are assembled."""
    if model.closure is not None:
        return np.array(model.closure.reference)
    return np.concatenate([np.zeros(0), *(body.joint.neutral for body in model.independent)])


def random_positions(model: Model, rng: np.random.Generator, count: int) -> Array:
    """Positions (count, nq) within the joints' limits; a turn or half a metre where none is."""
    each = [body.joint.random(rng, body.limits, count) for body in model.independent]
    return np.concatenate([np.zeros((count, 0)), *each], axis=-1)


def integrate(model: Model, q: Array, step: Array) -> Array:
    """Where the robot comes from q (..., nq) when it moves by qd dt = step (..., nv)."""
    return _joint_by_joint(
        model, q, step, lambda body, q, v: body.joint.integrate(q[..., body.q], v[..., body.v])
    )


def difference(model: Model, q0: Array, q1: Array) -> Array:
    """The step (..., nv) that takes q0 to q1."""
    return _joint_by_joint(
        model, q0, q1, lambda body, a, b: body.joint.difference(a[..., body.q], b[..., body.q])
    )


def rate(model: Model, q: Array, qd: Array) -> Array:
    """dq/dt (..., nq) at the speeds qd (..., nv), on any kind of number."""
    if not model.has_quasi_velocities:
        return qd
    return _joint_by_joint(
        model, q, qd, lambda body, q, v: body.joint.rate(q[..., body.q], v[..., body.v])
    )


def normalized(model: Model, q: Array) -> Array:
    """The same positions said with quaternions of length 1."""
    if not model.has_quasi_velocities:
        return q
    return _joint_by_joint(model, q, q, lambda body, q, _: body.joint.normalized(q[..., body.q]))


def along_speeds(model: Model, by_q: Array, q: Array) -> Array:
    """Slopes along each speed (..., m, nv), of slopes by the numbers q (..., m, nq)."""
    if not model.has_quasi_velocities:
        return by_q
    columns = []
    for body in model.independent:
        block = by_q[..., body.q]
        if body.joint.bracket(np.zeros(body.joint.nv)) is None:
            columns.append(block)
            continue
        for unit in np.eye(body.joint.nv, dtype=int):
            change = body.joint.rate(q[..., body.q], unit)[..., None, :]
            parts = [block[..., k] * change[..., k] for k in range(body.joint.nq)]
            columns.append(sum(parts[1:], parts[0])[..., None])
    return np.concatenate(columns, axis=-1)


def _joint_by_joint(
    model: Model, a: Array, b: Array, each: Callable[[Body, Array, Array], Array]
) -> Array:
    batch = np.broadcast_shapes(a.shape[:-1], b.shape[:-1])
    a, b = (np.broadcast_to(x, (*batch, x.shape[-1])) for x in (a, b))
    parts = [each(body, a, b) for body in model.independent]
    return np.concatenate(parts, axis=-1) if parts else a
