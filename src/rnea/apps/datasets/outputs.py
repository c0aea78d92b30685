"""Wanted: what is to be computed of every row, and the columns that it makes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.apps.trajectory.columns import different
from rnea.core.recursions import BUDGET_PARTS, Quantity, rows_of
from rnea.core.spatial import Wrench
from rnea.core.spatial.numbers import Array
from rnea.engine.native import split_columns
from rnea.errors import InputError, UnknownNameError
from rnea.system.cached import cached_property
from rnea.system.optional_packages import missing, optional

if TYPE_CHECKING:
    from rnea.robot import Robot

_SWITCHES = ("friction", "rotor", "spring")


@dataclass(frozen=True)
class Field:
    """A column of the result. limit: the largest effort of a joint, where one is known. width: of
    its lists, 0 where it holds single numbers; shape: how those numbers stand in rows. group: what
    columns of several joints have in common."""

    name: str
    unit: str = ""
    limit: float | None = None
    width: int = 0
    shape: tuple[int, ...] = ()
    group: str = ""


@dataclass(frozen=True)
class Wanted:
    """What `rnea torque` adds to the torques, and under which conditions it computes.

    power: torque times speed of each joint. residual: measured effort less torque. quantities:
    further rows of the table `rnea.QUANTITIES`. torque: whether torques are written at all.
    """

    budget: bool = False
    wrenches: bool = False
    power: bool = False
    residual: bool = False
    quantities: tuple[str, ...] = ()
    torque: bool = True
    gravity: Any = None
    wrench: Any = None
    friction: bool = True
    rotor: bool = True
    spring: bool = True

    def facts(self) -> dict[str, Any]:
        """What of it decides the numbers that come out."""
        said: dict[str, Any] = {"quantities": list(self.quantities), "torque": self.torque}
        said |= {name: getattr(self, name) for name in ("budget", "wrenches", "power", "residual")}
        said |= {name: getattr(self, name) for name in _SWITCHES}
        said["gravity"] = None if self.gravity is None else np.ravel(self.gravity).tolist()
        said["wrench"] = None if self.wrench is None else _spelt(self.wrench)
        usual = Wanted()
        return {key: value for key, value in said.items() if value not in (getattr(usual, key), [])}

    @property
    def conditions(self) -> dict[str, Any]:
        """All of them, as torques depend on."""
        return self.around(("gravity", "wrench", *_SWITCHES))

    def around(self, takes: tuple[str, ...]) -> dict[str, Any]:
        """What of the conditions a quantity knows."""
        said = {"gravity": self.gravity, "wrench": self.wrench}
        said = {name: value for name, value in said.items() if value is not None}
        said |= {name: False for name in _SWITCHES if not getattr(self, name)}
        return {name: value for name, value in said.items() if name in takes}


class Results:
    """Columns to be filled: (rows,), or (rows, width) where a column holds lists; NaN at first, if
    they may stay empty.

    Memory is arrow's own, where that is there: it is used again for the next block, while fresh
    memory would be handed out and zeroed page by page, at the price of computing.
    """

    def __init__(self, fields: Sequence[Field], rows: int, empty: bool = False) -> None:
        self.columns: dict[str, Array] = {}
        wide = [max(1, field.width) for field in fields]
        memory = _memory(rows * sum(wide))
        if empty:
            memory[:] = np.nan
        begin = 0
        for field, width in zip(fields, wide, strict=True):
            piece = memory[begin * rows : (begin + width) * rows]
            begin += width
            self.columns[field.name] = piece.reshape(rows, width) if field.width else piece
        self._fields = tuple(fields)

    def put(self, matrices: Sequence[Array], part: slice) -> None:
        """Values (rows, k) of these rows, for k columns each or for one of lists."""
        fields = iter(self._fields)
        for matrix in matrices:
            first = next(fields)
            if first.width:
                self.columns[first.name][part] = matrix
                continue
            names = [first.name, *(next(fields).name for _ in range(1, matrix.shape[1]))]
            split_columns(matrix, [self.columns[name][part] for name in names])


def _memory(numbers: int) -> Array:
    if missing("pyarrow"):
        return np.empty(numbers)
    arrow = optional("pyarrow", "Parquet files need")
    return np.frombuffer(arrow.allocate_buffer(8 * numbers), dtype=np.float64)


class Computer:
    """A robot that answers what is wanted, column by column."""

    def __init__(self, robot: Robot, wanted: Wanted) -> None:
        self.robot, self.wanted = robot, wanted
        self._rows = [_looked_up(robot, name) for name in dict.fromkeys(wanted.quantities)]
        self._names = different([(x.effort_name, x.body) for x in robot.model.dofs])

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """The columns, in order."""
        model, wanted = self.robot.model, self.wanted
        freedoms = list(zip(self._names, model.dofs, strict=True))
        units = {name: x.effort_unit for name, x in freedoms}
        out = []
        if wanted.torque:
            out += [Field(f"tau_{n}", units[n], _limit(x), group="tau") for n, x in freedoms]
        if wanted.budget:
            for part in BUDGET_PARTS:
                out += [Field(f"{part}_{n}", units[n], group=part) for n in self._names]
        if wanted.wrenches:
            joints = model.moving_joint_names
            for letter, unit in (("f", "N"), ("n", "N m")):
                out += [Field(f"{letter}{x}_{joint}", unit) for joint in joints for x in "xyz"]
        if wanted.power:
            out += [Field(f"power_{n}", "W", group="power") for n in self._names]
        if wanted.residual:
            out += [Field(f"residual_{n}", units[n], group="residual") for n in self._names]
        for row in self._rows:
            out += self._fields_of(row)
        _refuse_twice(out)
        return tuple(out)

    def _fields_of(self, row: Quantity) -> list[Field]:
        shape = row.shape(self.robot.model)
        if not shape:
            return [Field(row.name)]
        if row.per_speed:
            return [Field(f"{row.name}_{name}", group=row.name) for name in self._names]
        return [Field(row.name, width=int(np.prod(shape)), shape=shape)]

    def __call__(self, states: Mapping[str, Array], out: Results, part: slice) -> None:
        """Put the results of these rows where they belong; states: q, qd, qdd, maybe effort."""
        robot, wanted = self.robot, self.wanted
        state = (states["q"], states["qd"], states["qdd"])
        around = wanted.conditions
        tau: Any = None
        if wanted.budget:
            budget = robot.torque_budget(*state, **around)
            tau = budget.total()
        elif wanted.torque or wanted.power or wanted.residual:
            tau = robot.inverse_dynamics(*state, **around)
        matrices: list[Array] = []
        if wanted.torque:
            matrices.append(tau)
        if wanted.budget:
            matrices += [values for _, values in budget.items()]
        if wanted.wrenches:
            carried = robot.joint_wrenches(*state, **wanted.around(("gravity", "wrench")))
            matrices += [x.reshape(len(x), -1) for x in (carried.force, carried.moment)]
        if wanted.power:
            matrices.append(tau * states["qd"])
        if wanted.residual:
            matrices.append(states["effort"] - tau)
        for row in self._rows:
            given = [states["effort" if name == "tau" else name] for name in row.states]
            values = robot.evaluate(row.name, *given, **wanted.around(row.takes))
            matrices.append(values.reshape(len(values), -1))
        out.put(matrices, part)

    @property
    def needs_effort(self) -> bool:
        """Whether measured efforts are asked for."""
        return self.wanted.residual or any("tau" in row.states for row in self._rows)


def _refuse_twice(fields: Sequence[Field]) -> None:
    """Joints may be called as other columns are."""
    seen: set[str] = set()
    for field in fields:
        if field.name in seen:
            raise InputError(f"two results would be called {field.name!r}: ask for them one by one")
        seen.add(field.name)


def _looked_up(robot: Robot, name: str) -> Quantity:
    known = {x: row for x, row in rows_of(robot.model).items() if not row.also}
    if name not in known:
        raise UnknownNameError("quantity", name, known)
    row = known[name]
    for state in row.states:
        if state not in ("q", "qd", "qdd", "tau"):
            raise InputError(f"{name} depends on {state}, of which data sets have no columns")
    return row


def _spelt(wrench: Any) -> Any:
    """A wrench with all of its digits."""
    if not isinstance(wrench, Wrench):
        return repr(wrench)
    said = {key: value for key, value in vars(wrench).items() if value is not None}
    return {k: x.tolist() if isinstance(x, np.ndarray) else x for k, x in said.items()}


def _limit(freedom: Any) -> float | None:
    limit = freedom.body.limits.effort if freedom.body.joint.nv == 1 else None
    return None if limit is None or not np.isfinite(limit) else float(limit)
