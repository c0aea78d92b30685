"""What recordings say of a payload, row by row: efforts less the model's, and columns beside them.

    efforts - model = shared · x + friction · y + payload · z,

the last in loaded recordings only.
Where the robot moves, both sides went through the same filter, and every row counts for the joints
whose direction is known. Where it stands, friction is anything up to its bound and stays that all
the while, so a whole standstill is one row: its mean against gravity.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.identify.data.prepare import Prepared
from rnea.apps.identify.fit.whitened_links import doubted_links
from rnea.core.model import INERTIAL, LINEAR_PARAMETERS, Frame
from rnea.core.recursions.regressors.base_parameters import WIDTH, base_parameters
from rnea.core.spatial import MassMoments, entries_of, second_moment
from rnea.core.spatial.numbers import FLOAT, Array

if TYPE_CHECKING:
    from rnea.robot import Robot

FASTEST_STANDING = 0.01  # rad/s or m/s
SLOWEST_MOVING = 0.02
SHORTEST_STANDING = 0.4  # s
ROWS_PER_PERIOD = 5  # rows to each 1/cutoff that are left: more say nothing new
MOST_STILL = 0.02  # share of standstill in what the filter mixes: friction there is unknown
_PIECE = 10_000  # rows at a time
_ROTOR = LINEAR_PARAMETERS.index("rotor")
_TEN = len(INERTIAL)


@dataclass(frozen=True, eq=False)
class PayloadRows:
    """columns (M, n, k), left (M, n): efforts less the model's, used (M, n).

    shared: what is not known of the robot itself; links: those of it that are changes of links in
    units of themselves, where the file is believed within doubts.

    standing (M,): rows that are the mean of a standstill. part (M,): which recording a row is from.
    shared, friction, payload: slices of the columns. sizes, ranges (n,): the efforts' own, rms and
    largest less smallest. derivatives (M, n): of the efforts in time, what a lag of a second more
    would make of them.
    """

    columns: Array
    left: Array
    used: Array
    standing: Array
    part: Array
    shared: slice
    links: slice
    friction: slice
    payload: slice
    sizes: Array
    ranges: Array
    derivatives: Array


def rows_of(
    robot: Robot,
    frame: Frame,
    loaded: Sequence[Prepared],
    unloaded: Sequence[Prepared],
    doubted: bool = False,
) -> PayloadRows:
    """Recordings with the payload at a frame, and without; with some of these, the robot's own
    parameters are unknown too, and both tell them. doubted: without unloaded ones, the file's
    links may be off, and rotors be missing."""
    own, links = _own_columns(robot, bool(unloaded), doubted)
    kept = _Kept(robot, frame, own)
    parts = [*((p, False) for p in unloaded), *((p, True) for p in loaded)]
    blocks: list[tuple[Array, Array, Array, Array, bool, int]] = []
    for index, (p, is_loaded) in enumerate(parts):
        for block in (*_moving(kept, p), *_standing(kept, p)):
            block[0][..., -_TEN:] *= is_loaded
            blocks.append((*block, index))
    if not blocks:
        raise parts[-1][0].log.error(
            f"no joint moves, and the robot never stands for {SHORTEST_STANDING} s: nothing is told"
        )
    sizes = np.sqrt(np.mean(np.concatenate([p.tau for p, _ in parts]) ** 2, axis=0))
    places = np.cumsum([0, own.shape[1], 3 * robot.model.nv, _TEN]).tolist()
    shared, friction, payload = (slice(*ends) for ends in pairwise(places))
    return PayloadRows(
        columns=np.concatenate([block[0] for block in blocks]),
        left=np.concatenate([block[1] for block in blocks]),
        used=np.concatenate([block[2] for block in blocks]),
        derivatives=np.concatenate([block[3] for block in blocks]),
        standing=np.concatenate([np.full(len(block[0]), block[4]) for block in blocks]),
        part=np.concatenate([np.full(len(block[0]), block[5]) for block in blocks]),
        shared=shared,
        links=slice(0, links),
        friction=friction,
        payload=payload,
        ranges=np.ptp(np.concatenate([p.tau[p.inside] for p, _ in parts]), axis=0),
        # a joint without efforts has no rows: any size will do
        sizes=np.where(sizes > 0, sizes, sizes.max()),
    )


Block = tuple[Array, Array, Array, Array, bool]
"""Columns (M, n, k), efforts left, used and slopes (M, n), and whether the robot stands."""


class _Kept:
    """What of the regressor is asked for, the robot's own (15 bodies, k) and the payload's, which
    is that of its body."""

    def __init__(self, robot: Robot, frame: Frame, own: Array) -> None:
        self.robot, self._own = robot, own
        self._carried = (frame.body - 1) * WIDTH + np.arange(_TEN)
        self._transfer = _at_frame(frame)

    def columns(self, motion: Sequence[Array], friction: Array) -> Array:
        """(M, n, k): the robot's own, friction's, the payload's."""
        Y = self.robot.regressor(*motion)
        payload = Y[..., self._carried] @ self._transfer
        return np.concatenate([Y @ self._own, friction, payload], axis=-1)


def _moving(kept: _Kept, p: Prepared) -> Iterator[Block]:
    """Every few rows of the motion, filtered as the efforts are; long recordings in pieces."""
    used = p.sure_direction(MOST_STILL) & (np.abs(p.qd) > SLOWEST_MOVING)
    used &= (p.filtered(p.saturated.astype(float)) < 0.2) & ~p.unmeasured
    thin = max(1, int(p.rate / (ROWS_PER_PERIOD * p.cutoff)))
    # what a filter mixes into a row lies within some of its periods
    beside = int(np.ceil(3 * p.rate / min(p.bandwidth, p.cutoff)))
    for begin in range(0, len(p), _PIECE):
        end = min(begin + _PIECE, len(p))
        low, high = max(0, begin - beside), min(len(p), end + beside)
        inner = slice(begin - low, end - low, thin)
        if not used[begin:end:thin].any():
            continue
        piece = _rows(p, low, high)
        raw = kept.columns(piece.motion, _friction(piece.qd))
        felt = np.any(raw != 0, axis=0)
        columns = np.zeros((len(piece.t[inner]), *raw.shape[1:]))
        columns[:, felt] = piece.filtered(raw[:, felt])[inner]
        left = piece.tau - piece.filtered(kept.robot.inverse_dynamics(*piece.motion))
        yield columns, left[inner], used[begin:end:thin], piece.effort_derivatives[inner], False


def _rows(p: Prepared, begin: int, end: int) -> Prepared:
    """Some of the rows alone."""
    names = ("t", "q", "qd", "qdd", "tau", "inside", "still", "saturated")
    return replace(p, **{name: getattr(p, name)[begin:end] for name in names})


def _friction(qd: Array) -> Array:
    """(M, n, 3 n): viscous, Coulomb and offset of each joint."""
    diagonal = np.eye(qd.shape[1])
    whole = [qd[:, None, :] * diagonal, np.sign(qd)[:, None, :] * diagonal]
    return np.concatenate([*whole, np.broadcast_to(diagonal, whole[0].shape)], axis=-1)


def _standing(kept: _Kept, p: Prepared) -> Iterator[Block]:
    """A row for each time that the whole robot stands."""
    still = p.inside & np.all(np.abs(p.qd) < FASTEST_STANDING, axis=1)
    edges = np.flatnonzero(np.diff(np.concatenate([[0], still.astype(int), [0]])))
    spans = edges.reshape(-1, 2)
    spans = spans[(spans[:, 1] - spans[:, 0]) / p.rate >= SHORTEST_STANDING]
    if not len(spans):
        return
    q = np.array([p.q[begin:end].mean(axis=0) for begin, end in spans])
    tau = np.array([p.tau[begin:end].mean(axis=0) for begin, end in spans])
    rest = np.zeros_like(q)
    columns = kept.columns((q, rest, rest), _friction(rest))
    model = kept.robot.inverse_dynamics(q, rest, rest)
    yield columns, tau - model, np.tile(~p.unmeasured, (len(q), 1)), rest, True


def _own_columns(robot: Robot, shared: bool, doubted: bool) -> tuple[Array, int]:
    """(15 bodies, k): what is unknown of the robot, friction apart, and how much of it is doubt."""
    every = np.eye(WIDTH * len(robot.model.bodies))
    if shared:
        return every[:, _shared_columns(robot)], 0
    if not doubted:
        return every[:, :0], 0
    links = doubted_links(robot.model, robot.linear_parameters)
    return np.concatenate([links, every[:, _ROTOR::WIDTH]], axis=1), links.shape[1]


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
