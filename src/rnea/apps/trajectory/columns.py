"""Columns: what the numbers of a motion are called, and how positions and speeds belong together.

q has a column for each coordinate, qd and qdd for each speed. Of joints with one coordinate these
are named like the joint; a free joint `base` has base_x ... base_qz and base_wx ... base_vz.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import numpy as np

from rnea.core import model as models
from rnea.core.model import Body, Model
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError
from rnea.system.cached import cached_property

RATES = ("q", "qd", "qdd")


@dataclass(frozen=True, eq=False)
class Columns:
    """positions (nq) and speeds (nv) by name, with their units where these are known.

    Without a model every joint has one coordinate, whose rate is its speed.
    joints: the joints' names
    position_units, speed_units: of each column

    >>> Columns.of(["hip", "knee"]).headings(["q"])
    ['t', 'q_hip', 'q_knee']
    """

    joints: tuple[str, ...]
    positions: tuple[str, ...]
    speeds: tuple[str, ...]
    position_units: tuple[str, ...] = ()
    speed_units: tuple[str, ...] = ()
    model: Model | None = None

    @classmethod
    def of(cls, joints: Joints, units: Sequence[str] = ()) -> Columns:
        """Of a model, or of joints with one coordinate each, by name; units: rad or m of these.

        >>> from rnea import load
        >>> Columns.of(load("satellite").model).positions[:4]
        ('base_x', 'base_y', 'base_z', 'base_qw')
        """
        if isinstance(joints, Columns):
            return joints
        if isinstance(joints, Model):
            positions, speeds = joints.coordinates, joints.dofs
            return cls(
                joints.joint_names,
                different([(x.name, x.body) for x in positions]),
                different([(x.name, x.body) for x in speeds]),
                tuple(x.unit for x in positions),
                tuple(x.unit for x in speeds),
                joints,
            )
        names = tuple(joints)
        return cls(names, names, names, tuple(units), tuple(f"{unit}/s" for unit in units))

    def names(self, rate: str) -> tuple[str, ...]:
        """The columns of q, qd, qdd or jerk.

        >>> Columns.of(["hip", "knee"]).names("qd")
        ('hip', 'knee')
        """
        return self.positions if rate == "q" else self.speeds

    def put_in_order(self, motion: Any) -> None:
        """Match what carries names, of a frozen motion that was handed tables.

        >>> from rnea.motion import Trajectory
        >>> table = {"knee": [2.0], "hip": [1.0]}
        >>> Trajectory([0.0], table, table, table, ("hip", "knee")).q  # done when a motion is made
        array([[1., 2.]])
        """
        for rate in RATES:
            given = getattr(motion, rate)
            ordered = models.in_order(given, self.names(rate), rate)
            if ordered is not given:
                object.__setattr__(motion, rate, ordered)

    def headings(self, rates: Sequence[str] = RATES) -> list[str]:
        """t, then rate_<name> of each rate and column."""
        return ["t", *(f"{rate}_{name}" for rate in rates for name in self.names(rate))]

    def units(self) -> dict[str, str]:
        """Of the columns of q and qd, by heading; empty where they are not known.

        >>> from rnea import load
        >>> Columns.of(load("rp_arm").model).units()
        {'q_joint1': 'rad', 'q_joint2': 'm', 'qd_joint1': 'rad/s', 'qd_joint2': 'm/s'}
        """
        return {
            f"{rate}_{name}": unit
            for rate, units in (("q", self.position_units), ("qd", self.speed_units))
            for name, unit in zip(self.names(rate), units, strict=False)
        }

    def measures(self) -> dict[str, str | None]:
        """Our unit of every heading, that of qdd as the unit of qd; None where it is not known.

        >>> Columns.of(["hip"], ["rad"]).measures()
        {'t': 's', 'q_hip': 'rad', 'qd_hip': 'rad/s', 'qdd_hip': 'rad/s'}
        """
        known = self.units()
        speeds = {f"qdd_{name}": known.get(f"qd_{name}") for name in self.speeds}
        return {x: speeds[x] if x in speeds else known.get(x) for x in self.headings()} | {"t": "s"}

    @property
    def looped(self) -> Model | None:
        """The model, where it has loops: its speeds are those of the independent joints alone."""
        return None if self.model is None or self.model.closure is None else self.model

    def required(self, headings: Collection[str]) -> Columns:
        """The columns that a file has to have: of a robot with loops the positions of its
        independent joints will do, where its headings have no other's.

        >>> from rnea import load
        >>> columns = Columns.of(load("four_bar").model)
        >>> columns.required(["t", "q_crank"]).positions
        ('crank',)
        """
        if self.looped is None:
            return self
        bodies = {freedom.body.index for freedom in self.looped.dofs}
        own = [x.body.index in bodies for x in self.looped.coordinates]
        followers = [name for name, mine in zip(self.positions, own, strict=True) if not mine]
        if any(f"q_{name}" in headings for name in followers):
            return self
        return replace(
            self,
            positions=tuple(np.array(self.positions, object)[own]),
            position_units=tuple(np.array(self.position_units, object)[own]),
        )

    # ---- joints whose speeds are not the rates of their coordinates ------------------------------

    @cached_property
    def _movers(self) -> tuple[Body, ...]:
        """The joints that the speeds belong to, with the places of theirs: of loops the
        independent ones."""
        if self.model is None or self.looped is None:
            return () if self.model is None else self.model.independent
        first: dict[Body, int] = {}
        for k, freedom in enumerate(self.model.dofs):
            first.setdefault(freedom.body, k)
        return tuple(replace(b, v=slice(k, k + b.joint.nv)) for b, k in first.items())

    @cached_property
    def curved(self) -> tuple[Body, ...]:
        """The joints whose speeds are not the rates of their coordinates."""
        bodies = self._movers
        return tuple(b for b in bodies if b.joint.bracket(np.zeros(b.joint.nv)) is not None)

    @cached_property
    def straight(self) -> tuple[Array, Array]:
        """Which positions and which speeds belong to all other joints: as many of each.

        With loops: of those that are independent.
        """
        if self.looped is not None:
            return self._straight_and_independent(self.looped)
        positions, speeds = np.ones(len(self.positions), bool), np.ones(len(self.speeds), bool)
        for body in self.curved:
            positions[body.q], speeds[body.v] = False, False
        return np.flatnonzero(positions), np.flatnonzero(speeds)

    def _straight_and_independent(self, model: Model) -> tuple[Array, Array]:
        assert model.closure is not None
        place = {column: k for k, column in enumerate(model.closure.independent)}
        pairs = [
            (number, place[column])
            for body in model.independent
            if body.joint.bracket(np.zeros(body.joint.nv)) is None
            for number, column in zip(_numbers(body.q), _numbers(body.v), strict=True)
            if column in place
        ]
        positions, speeds = np.array(pairs, dtype=int).reshape(-1, 2).T
        return positions, speeds

    def integrate(self, q: Array, step: Array) -> Array:
        """Where one comes from q (..., nq) along a step (..., nv).

        >>> Columns.of(["hip", "knee"]).integrate(np.zeros(2), np.array([1.0, 2.0]))
        array([1., 2.])
        """
        if self.model is None or not (self.curved or self.looped):
            return q + step
        return models.integrate(self.model, q, step)

    def difference(self, q0: Array, q1: Array) -> Array:
        """The step (..., nv) from q0 to q1.

        >>> Columns.of(["hip", "knee"]).difference(np.zeros(2), np.array([1.0, 2.0]))
        array([1., 2.])
        """
        if self.model is None or not (self.curved or self.looped):
            return q1 - q0
        return models.difference(self.model, q0, q1)


def _numbers(part: slice) -> range:
    return range(part.start, part.stop)


def different(columns: Sequence[tuple[str, Body]]) -> tuple[str, ...]:
    """The names of columns, each of which must be there once."""
    owner: dict[str, Body] = {}
    for name, body in columns:
        if name in owner:
            joints = f"{owner[name].joint.name!r} and {body.joint.name!r}"
            raise InputError(
                f"joints {joints} would both have a column named {name!r}; give one of them "
                "another name"
            )
        owner[name] = body
    return tuple(owner)


Joints: TypeAlias = Model | Sequence[str] | Columns
"""Who moves: a model, or the names of joints with one coordinate each."""


def quaternions(model: Model) -> Iterator[tuple[Body, list[int]]]:
    """The joints whose q holds an orientation, and which of its numbers these are."""
    for body in model.independent:
        parts = [k for k, x in enumerate(body.joint.coordinates, body.q.start) if not x.unit]
        if parts:
            yield body, parts
