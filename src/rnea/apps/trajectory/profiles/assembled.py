"""Motions of robots with loops: planned for the independent joints, closed along the way.

A motion of such a robot is that of its independent joints; all others follow. Rates need nothing:
qd and qdd are those of the independent joints alone. Positions do: q has the coordinates of all
joints, and which of several assemblies is meant is told by the way there, so rows are closed in
their order, each from one before it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any, Generic, TypeVar, final

import numpy as np

from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.repr_motion import profile_table
from rnea.apps.trajectory.trajectory import Motion, Peaks, State, finite_times
from rnea.core import model as models
from rnea.core.model import LoopsAt, Model
from rnea.core.spatial import Table, Tabled
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.system.cached import cached_property

# rows so far apart along the way, rad or m, are closed from the same one at once
_TOGETHER = 0.2
# a place that is farther than this, rad or m, from where its motion arrives is another one
_OTHER = 1e-6
# where a motion is looked at to find how long its way is, and how far dependent joints swing
_SAMPLES = 401


def independent_places(model: Model) -> list[int]:
    """Which numbers of q belong to the joints that all others follow; of a tree all of them.

    >>> from rnea import load
    >>> independent_places(load("four_bar").model)
    [0]
    """
    if model.closure is None:
        return list(range(model.nq))
    bodies = {freedom.body.index for freedom in model.dofs}
    return [k for k, x in enumerate(model.coordinates) if x.body.index in bodies]


def independent_part(model: Model) -> Model:
    """The independent joints alone, side by side: what a motion is planned with.

    Its coordinates are those of `independent_places`, its speeds the robot's own.

    >>> from rnea import load
    >>> independent_part(load("four_bar").model).joint_names
    ('crank',)
    """
    chosen = list(dict.fromkeys(freedom.body for freedom in model.dofs))
    bodies, q, v = [], 0, 0
    for number, body in enumerate(chosen, start=1):
        places, speeds = slice(q, q + body.joint.nq), slice(v, v + body.joint.nv)
        alone = replace(body, index=number, parent=0, mounted_on=model.root, q=places, v=speeds)
        bodies.append(alone)
        q, v = places.stop, speeds.stop
    part = replace(model.tree, bodies=tuple(bodies))
    if part.nv != model.nv:
        several = next(b.joint.name for b in chosen if b.joint.nv > 1)
        raise InputError(
            f"only some speeds of joint {several!r} are independent in robot {model.name!r}, and "
            "motions are planned for whole joints: choose other independent joints in its file"
        )
    return part


def closed_along(model: Model, rows: Any, near: Array | None = None, begin: int = 0) -> Array:
    """Closed positions (N, nq) of rows (N, k) of the independent joints, in the order of time.

    rows: the numbers of q that `independent_places` names. near: a closed position (nq,) from which
    the first row is reached, by default where the file assembles the robot. begin: the first row's
    number, for errors. A tree's rows are its positions.

    >>> from rnea import load
    >>> closed_along(load("four_bar").model, [[1.0], [1.1]]).round(3)
    array([[ 1.   , -0.562,  1.644],
           [ 1.1  , -0.683,  1.673]])
    """
    values = np.asarray(rows, dtype=float)
    if model.closure is None or not len(values):
        return np.array(np.broadcast_to(values, (len(values), model.nq)))
    start = models.neutral(model) if near is None else np.asarray(near, dtype=float)
    wanted = _wanted(model, values, start)
    way = models.difference(model, wanted[:-1], wanted[1:])
    # rows of one bin lie within a stride of its first row; the first of all is reached by itself
    length = np.cumsum(np.abs(way).max(axis=-1, initial=0.0))
    bins = np.concatenate([[0.0], np.floor(length / _TOGETHER)])
    begins = [0, *(np.flatnonzero(np.diff(bins)) + 1).tolist(), len(values)]
    q, here = np.empty_like(wanted), start
    for first, last in pairwise(begins):
        row = begin + first
        here = _closed(model, here[None], wanted[first : first + 1], row)[0]
        q[first] = here
        q[first + 1 : last] = _closed(model, here[None], wanted[first + 1 : last], row + 1)
        here = q[last - 1]
    return q


def _wanted(model: Model, values: Array, start: Array) -> Array:
    """Positions (N, nq) with the independent joints at their values, the others as they start."""
    wanted = np.array(np.broadcast_to(start, (len(values), model.nq)))
    wanted[:, independent_places(model)] = values
    return models.normalized(model.tree, wanted)


def _closed(model: Model, here: Array, wanted: Array, row: int | None = None) -> Array:
    """The independent joints brought from closed positions (1 or n, nq) to where they are wanted.

    row: the number of the first one, for the error."""
    if not len(wanted):
        return wanted
    start = np.broadcast_to(here, wanted.shape)
    found, good = models.moved(model, start, models.difference(model, start, wanted))
    for bad in np.flatnonzero(~good)[:1]:
        said = ", ".join(
            f"{model.coordinates[k].name} = {wanted[bad, k]:.6g} {model.coordinates[k].unit}"
            for k in independent_places(model)
        )
        where = "" if row is None else f" in row {row + bad},"
        raise InputError(
            f"the loops of robot {model.name!r} cannot be closed{where} at {said}: "
            f"the nearest approach leaves {models.describe_nearest(model, found[bad])}"
        )
    return found


def closed_places(model: Model, **places: Any) -> tuple[Array, dict[str, Array]]:
    """The first place of a motion as a closed position (nq,), and all of them by their names as
    those of the independent joints (..., k).

    Each is given so, or as closed positions (..., nq) of all joints.
    """
    own = independent_places(model)
    told: dict[str, Array] = {}
    start: Array | None = None
    for name, given in places.items():
        # a table, or numbers of all joints, or of the independent ones
        names = model.names("q")
        if isinstance(given, Mapping) and not set(names) <= set(given):
            names = tuple(names[k] for k in own)
        array = np.asarray(models.in_order(given, names, name), dtype=float)
        whole = array.shape[-1:] == (model.nq,)
        if not whole and array.shape[-1:] != (len(own),):
            raise InputError(
                f"{name}: expected the {model.nq} numbers of all joints, or the {len(own)} of the "
                f"independent ones ({', '.join(model.coordinates[k].name for k in own)}), got an "
                f"array {array.shape}"
            )
        told[name] = array[..., own] if whole else array
        rows = array.reshape(-1, array.shape[-1])
        if whole:
            _refuse_open(model, array)
            start = rows[0] if start is None else start
        reached = closed_along(model, told[name].reshape(-1, len(own)), start)
        start = reached[0] if start is None else start
        if whole:
            _refuse_other_branch(model, name, rows, reached)
    assert start is not None
    return start, told


def _refuse_other_branch(model: Model, name: str, asked: Array, reached: Array) -> None:
    """A place may be closed and yet not be reached: the loops would have to be taken apart."""
    off = np.abs(models.difference(model.tree, reached, asked)).max(axis=0)
    if off.max(initial=0.0) > _OTHER:
        joint = model.tree.dofs[int(off.argmax())].name
        raise InputError(
            f"{name} is closed, but on another assembly of robot {model.name!r} than the motion "
            f"comes to: {joint!r} would arrive {off.max():.4g} off. Give the independent joints "
            "alone, or positions of one assembly"
        )


def _refuse_open(model: Model, q: Array) -> None:
    closure = model.closure
    assert closure is not None
    at = LoopsAt.of(model.tree, closure.cuts, closure.couplings, q)
    models.refuse_gaps(model, q, at.residuals())


M = TypeVar("M", bound=Motion)


@final
class LoopTrajectory(Tabled, Generic[M]):
    """`moving` of the independent joints; the others follow from the closed position start (nq,).

    The way of the dependent joints has no closed form: `span` looks at many places along it.

    >>> from rnea import load
    >>> from rnea.motion import point_to_point
    >>> motion = point_to_point([1.0], [1.2], "cubic", load("four_bar").model, duration=2.0)
    >>> motion.at(2.0).q.round(3), motion.lasting(4.0).duration
    (array([ 1.2  , -0.801,  1.707]), 4.0)
    """

    def __init__(self, moving: M, model: Model, start: Array) -> None:
        self.moving, self.model, self.start = moving, model, start
        self.columns = Columns.of(model)
        self.joint_names = self.columns.joints

    @property
    def duration(self) -> float:
        """How long it takes, in seconds."""
        return self.moving.duration

    @property
    def peaks(self) -> Peaks:
        """The largest rates of the independent joints."""
        return self.moving.peaks

    def _table(self) -> Table:
        return profile_table(self, f" by {type(self.moving).__name__}")

    def lasting(self, duration: float) -> LoopTrajectory[M]:
        """The same path in another time."""
        return LoopTrajectory(self.moving.lasting(duration), self.model, self.start)

    @cached_property
    def _along(self) -> tuple[Array, Array]:
        """Times, and closed positions that lie close together on the way."""
        t = np.linspace(0.0, self.duration, _SAMPLES)
        return t, closed_along(self.model, self.moving.at(t).q, self.start)

    def at(self, t: Any) -> State:
        """Position q (..., nq) of all joints, and rates (..., nv) of the independent ones."""
        t = finite_times(t)
        if t.dtype.kind == "c":
            raise InputError("loops are closed in real numbers: their motion has no complex times")
        state, (times, known) = self.moving.at(t), self._along
        near = known[np.clip(np.rint(t.ravel() / times[1]), 0, len(times) - 1).astype(int)]
        wanted = _wanted(self.model, state.q.reshape(t.size, -1), self.start)
        q = _closed(self.model, near, wanted)
        return State(q.reshape(*t.shape, self.model.nq), *state[1:])

    @property
    def span(self) -> tuple[Array, Array]:
        """The lowest and the highest number of each coordinate: exact of independent joints."""
        known, own = self._along[1], independent_places(self.model)
        low, high = known.min(axis=0), known.max(axis=0)
        low[own], high[own] = self.moving.span
        return low, high
