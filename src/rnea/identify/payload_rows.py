"""What recordings say of a payload, row by row: efforts less the model's, and columns beside them.

    efforts - model = shared · x + friction · y + payload · z,    z in loaded recordings only

Where the robot moves, both sides went through the same filter, and every row counts for the joints
whose direction is known. Where it stands, friction is anything up to its bound and stays that all
the while, so a whole standstill is one row: its mean against gravity.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.identify.base_parameters import WIDTH, base_parameters
from rnea.identify.prepare import Prepared
from rnea.model import INERTIAL, LINEAR_PARAMETERS, Frame
from rnea.spatial import MassMoments, entries_of, second_moment
from rnea.spatial.numbers import FLOAT, Array

if TYPE_CHECKING:
    from rnea.robot import Robot

FASTEST_STANDING = 0.01  # rad/s or m/s
SLOWEST_MOVING = 0.02
SHORTEST_STANDING = 0.4  # s
ROWS_PER_PERIOD = 5  # rows to each 1/cutoff that are left: more say nothing new
MOST_STILL = 0.02  # share of standstill in what the filter mixes: friction there is unknown
_CHUNK = 20_000
_ROTOR = LINEAR_PARAMETERS.index("rotor")
_TEN = len(INERTIAL)


@dataclass(frozen=True, eq=False)
class Rows:
    """columns (M, n, k), left (M, n): efforts less the model's, used (M, n).

    standing (M,): rows that are the mean of a standstill. part (M,): which recording a row is from.
    shared, friction, payload: slices of the columns. sizes (n,): the efforts' own, rms.
    """

    columns: Array
    left: Array
    used: Array
    standing: Array
    part: Array
    shared: slice
    friction: slice
    payload: slice
    sizes: Array

    @property
    def poses(self) -> int:
        return int(self.standing.sum())


def rows_of(
    robot: Robot, frame: Frame, loaded: Sequence[Prepared], unloaded: Sequence[Prepared]
) -> Rows:
    """Recordings with the payload at a frame, and without; with some of these, the robot's own
    parameters are unknown too, and both tell them."""
    own = _shared_columns(robot) if unloaded else np.zeros(0, dtype=int)
    carried = (frame.body - 1) * WIDTH + np.arange(_TEN)
    transfer = _at_frame(frame)
    parts = [*((p, False) for p in unloaded), *((p, True) for p in loaded)]
    n, shared = robot.model.nv, len(own)
    blocks: list[tuple[Array, Array, Array, bool, int]] = []
    for index, (p, is_loaded) in enumerate(parts):
        for columns, left, used, standing in (*_moving(robot, p), *_standing(robot, p)):
            payload = columns[..., carried] @ transfer * is_loaded
            whole = np.concatenate([columns[..., own], columns[..., -3 * n :], payload], axis=-1)
            blocks.append((whole, left, used, standing, index))
    efforts = np.concatenate([p.tau for p, _ in parts])
    return Rows(
        columns=np.concatenate([block[0] for block in blocks]),
        left=np.concatenate([block[1] for block in blocks]),
        used=np.concatenate([block[2] for block in blocks]),
        standing=np.concatenate([np.full(len(block[0]), block[3]) for block in blocks]),
        part=np.concatenate([np.full(len(block[0]), block[4]) for block in blocks]),
        shared=slice(0, shared),
        friction=slice(shared, shared + 3 * n),
        payload=slice(shared + 3 * n, shared + 3 * n + _TEN),
        sizes=np.sqrt(np.mean(efforts**2, axis=0)),
    )


Block = tuple[Array, Array, Array, bool]
"""Columns (M, n, 15 bodies + 3 n), friction's last; efforts left; used; whether it stands."""


def _moving(robot: Robot, p: Prepared) -> Iterator[Block]:
    """Every few rows of the motion, filtered as the efforts are."""
    used = p.sure_direction(MOST_STILL) & (np.abs(p.qd) > SLOWEST_MOVING)
    used &= p.filtered(p.saturated.astype(float)) < 0.2
    thin = slice(None, None, max(1, int(p.rate / (ROWS_PER_PERIOD * p.cutoff))))
    n = robot.model.nv
    if not used[thin].any():
        return
    raw = np.concatenate(
        [
            robot.regressor(*(x[begin : begin + _CHUNK] for x in p.motion))
            for begin in range(0, len(p), _CHUNK)
        ]
    )
    diagonal = np.eye(n)
    friction = [p.qd[:, None, :] * diagonal, np.sign(p.qd)[:, None, :] * diagonal]
    raw = np.concatenate([raw, *friction, np.broadcast_to(diagonal, (len(p), n, n))], axis=-1)
    felt = np.any(raw != 0, axis=0)
    columns = np.zeros((len(p.t[thin]), *raw.shape[1:]))
    columns[:, felt] = p.filtered(raw[:, felt])[thin]
    left = p.tau - p.filtered(robot.inverse_dynamics(*p.motion))
    yield columns, left[thin], used[thin], False


def _standing(robot: Robot, p: Prepared) -> Iterator[Block]:
    """A row for each time that the whole robot stands."""
    still = p.inside & np.all(np.abs(p.qd) < FASTEST_STANDING, axis=1)
    edges = np.flatnonzero(np.diff(np.concatenate([[0], still.astype(int), [0]])))
    spans = edges.reshape(-1, 2)
    spans = spans[(spans[:, 1] - spans[:, 0]) / p.rate >= SHORTEST_STANDING]
    if not len(spans):
        return
    n = robot.model.nv
    q = np.array([p.q[begin:end].mean(axis=0) for begin, end in spans])
    tau = np.array([p.tau[begin:end].mean(axis=0) for begin, end in spans])
    raw = robot.regressor(q, np.zeros_like(q), np.zeros_like(q))
    offset = np.broadcast_to(np.eye(n), (len(q), n, n))
    columns = np.concatenate([raw, np.zeros((len(q), n, 2 * n)), offset], axis=-1)
    rest = np.zeros_like(q)
    model = robot.inverse_dynamics(q, rest, rest)
    yield columns, tau - model, np.ones(tau.shape, bool), True


def _shared_columns(robot: Robot) -> Array:
    """What the robot's own torques depend on, friction apart."""
    kept = base_parameters(robot.model).kept
    which = kept % WIDTH
    return np.sort(kept[(which < _TEN) | (which == _ROTOR)])


def _at_frame(frame: Frame) -> Array:
    """(10, 10): linear parameters on the body, of linear parameters at a frame on it."""
    out = np.zeros((_TEN, _TEN))
    for k, unit in enumerate(np.eye(_TEN)):
        xx, yy, zz, xy, xz, yz = unit[4:]
        tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        body = MassMoments(unit[0], unit[1:4], second_moment(tensor, FLOAT)).seen_from(frame.pose)
        mass, first, turned = body.moments()
        out[:, k] = [mass, *first, *entries_of(turned)]
    return out
