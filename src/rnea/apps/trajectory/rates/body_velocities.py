"""Speeds of joints whose speeds are not the rates of their coordinates, from smooth coordinates.

The joint says dq/dt = B(q) v, and for orientations q is a quaternion f of any length r, so first

    u = f / r,   u' = (f' - g f) / r,   u'' = (f'' - 2 g f' - (g' - g²) f) / r,   g = r'/r,

the same for coordinates without their length. Then v and its rate follow from

    u' = B v,   u'' = B v' + B' v,

by least squares, which leaves no remainder: these u move along their joint. B' v is the slope of
B(u) v along u', by a complex step, exact to rounding.
"""

from __future__ import annotations

import math

import numpy as np

from rnea.apps.trajectory.columns import quaternions
from rnea.apps.trajectory.recording import Recording
from rnea.core.model import Body
from rnea.core.spatial.numbers import Array

_STEP = 1e-30
_SHORTEST = 0.5
_QUARTER_TURN = math.cos(math.pi / 4)


def body_speeds(
    measured: Recording, bandwidth: float, q: Array, first: Array, second: Array
) -> tuple[Array, Array, Array]:
    """q (N, nq), qd and qdd (N, nv), of smooth coordinates and their two derivatives (N, nq)."""
    columns = measured.columns
    if not columns.curved or columns.model is None:
        return q, first, second
    for body, parts in quaternions(columns.model):
        _refuse_fast(measured, body, q[:, parts], bandwidth)
        q, first, second = (x.copy() for x in (q, first, second))
        on_sphere = _of_length_one(*(x[:, parts] for x in (q, first, second)))
        q[:, parts], first[:, parts], second[:, parts] = on_sphere
    qd, qdd = (np.empty((len(q), len(columns.speeds))) for _ in range(2))
    places, speeds = columns.straight
    qd[:, speeds], qdd[:, speeds] = first[:, places], second[:, places]
    for body in columns.curved:
        own = (x[:, body.q] for x in (q, first, second))
        qd[:, body.v], qdd[:, body.v] = _along_joint(body, *own)
    return q, qd, qdd


def _of_length_one(f: Array, first: Array, second: Array) -> tuple[Array, Array, Array]:
    def dot(a: Array, b: Array) -> Array:
        return (a * b).sum(axis=-1, keepdims=True)

    square = dot(f, f)
    r, g = np.sqrt(square), dot(f, first) / square
    g_rate = (dot(first, first) + dot(f, second)) / square - 2 * g * g
    return (
        f / r,
        (first - g * f) / r,
        (second - 2 * g * first - (g_rate - g * g) * f) / r,
    )


def _along_joint(body: Body, q: Array, first: Array, second: Array) -> tuple[Array, Array]:
    joint = body.joint
    B = np.stack([joint.rate(q, np.broadcast_to(e, (len(q), joint.nv))) for e in np.eye(joint.nv)])
    B = np.moveaxis(B, 0, -1)
    Bt = np.swapaxes(B, -1, -2)
    square = Bt @ B

    def along(x: Array) -> Array:
        return np.linalg.solve(square, Bt @ x[..., None])[..., 0]

    v = along(first)
    drift = joint.rate(q + first * (1j * _STEP), v + 0j).imag / _STEP
    return v, along(second - drift)


def refuse_far_turns(measured: Recording) -> None:
    """Too far between two rows to tell which way it turned."""
    model = measured.columns.model
    for body, parts in () if model is None else quaternions(model):
        q = measured.q[:, parts]
        for row in np.flatnonzero((q[1:] * q[:-1]).sum(axis=-1) < _QUARTER_TURN):
            raise measured.error(
                f"joint {body.joint.name!r} turns by more than a quarter turn from the row before: "
                "too far to tell which way. Record it more often, or give its speeds",
                int(row) + 1,
            )


def _refuse_fast(measured: Recording, body: Body, smooth: Array, bandwidth: float) -> None:
    """Too fast for the bandwidth."""
    for row in np.flatnonzero(np.linalg.norm(smooth, axis=-1) < _SHORTEST):
        raise measured.error(
            f"joint {body.joint.name!r} turns too fast for a bandwidth of {bandwidth:g} Hz; ask "
            "for more, or give its speeds",
            int(row),
        )
