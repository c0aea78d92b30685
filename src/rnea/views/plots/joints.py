"""What a picture must know of the joints: names, units and limits; and who may share an axis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.errors import InputError, UnknownNameError
from rnea.model import Model
from rnea.spatial.numbers import Array

KINDS = {"rad": "rotary joints", "m": "sliding joints"}
EFFORT = {"rad": "N m", "m": "N"}
EFFORT_WORD = {"rad": "torque", "m": "force"}


@dataclass(frozen=True, eq=False)
class Joints:
    """Names; units of position "rad" or "m"; effort and velocity limits (n,), nan where unknown."""

    names: tuple[str, ...]
    units: tuple[str, ...]
    effort: Array
    velocity: Array

    @classmethod
    def of(cls, model: Model) -> Joints:
        bodies = model.independent
        return cls(
            model.joint_names,
            tuple(body.joint.position_unit for body in bodies),
            np.array([_number(body.limits.effort) for body in bodies]),
            np.array([_number(body.limits.velocity) for body in bodies]),
        )

    @classmethod
    def named(cls, names: Sequence[str], units: Sequence[str]) -> Joints:
        """Joints of which only names and units are known."""
        if len(names) != len(units):
            raise InputError(f"{len(names)} joints need as many units, got {len(units)}")
        for name, unit in zip(names, units, strict=True):
            if unit not in KINDS:
                raise UnknownNameError(f"unit of joint {name!r}:", unit, KINDS)
        unknown = np.full(len(names), np.nan)
        return cls(tuple(names), tuple(units), unknown, unknown)

    def __len__(self) -> int:
        return len(self.names)

    def groups(self) -> list[tuple[str, list[int]]]:
        """The joints that may share an axis: (unit, their numbers), rotary ones first."""
        return [(unit, self._of_unit(unit)) for unit in KINDS if unit in self.units]

    def _of_unit(self, unit: str) -> list[int]:
        return [k for k, other in enumerate(self.units) if other == unit]

    def largest(self, values: Array, k: int) -> float:
        """The largest of values (..., n) among the joints that have the unit of the k-th one."""
        alike = values[..., self._of_unit(self.units[k])]
        return float(np.nanmax(np.abs(alike), initial=0.0))

    def index(self, name: str) -> int:
        if name not in self.names:
            raise UnknownNameError("joint", name, self.names)
        return self.names.index(name)

    def only(self, members: Sequence[int]) -> Joints:
        """Some of the joints, in the given order."""
        rows = list(members)
        return Joints(
            tuple(self.names[k] for k in rows),
            tuple(self.units[k] for k in rows),
            self.effort[rows],
            self.velocity[rows],
        )


def _number(value: Any) -> float:
    return np.nan if value is None else float(value)


def quantity_label(unit: str, quantity: str = "effort", word: str = "") -> str:
    """Name and unit of "effort", "position" or "velocity" on an axis; `word` replaces the name.

    >>> quantity_label("rad"), quantity_label("m", "velocity")
    ('torque (N m)', 'velocity (m/s)')
    """
    units = {"effort": EFFORT[unit], "position": unit, "velocity": f"{unit}/s"}
    if quantity not in units:
        raise UnknownNameError("quantity", quantity, units)
    name = EFFORT_WORD[unit] if quantity == "effort" else quantity
    return f"{word or name} ({units[quantity]})"


def over_time(
    t: Any, *columns: tuple[str, Any], joints: Joints | None = None
) -> tuple[Array, list[Array]]:
    """t (N,) and named values (N, ...), fit to be drawn over time; infinities become gaps.

    Without t, rows are counted. An error says which of them has no length, no number, not the
    length of the others, or not a column for each of the joints.
    """
    values = [np.asarray(value, dtype=float) for _, value in columns]
    rows = len(values[0]) if values[0].ndim else 0
    times = np.arange(rows, dtype=float) if t is None else np.asarray(t, dtype=float)
    for (name, _), value in zip(columns, values, strict=True):
        if value.ndim == 0 or times.ndim != 1 or len(value) != len(times):
            raise InputError(
                f"{name} has shape {value.shape}, but there are {times.shape} times: "
                "give values (N, n) and times (N,)"
            )
    if len(times) < 2 or not np.nanmax(times, initial=-np.inf) > np.nanmin(times, initial=np.inf):
        raise InputError(
            f"nothing to draw over time: {len(times)} row(s), of zero length; "
            "at least two rows at different times are needed"
        )
    for (name, _), value in zip(columns, values, strict=True):
        if value.size and not np.isfinite(value).any():
            raise InputError(f"nothing to draw: {name} has no finite number in it")
        if joints is not None:
            per_joint(joints, name, value)
    return times, [np.where(np.isfinite(value), value, np.nan) for value in values]


def per_joint(joints: Joints, name: str, values: Array) -> None:
    """Refuse values (..., n) that are not those of the joints."""
    if values.ndim == 0 or values.shape[-1] != len(joints):
        raise InputError(
            f"{name} has shape {values.shape}, but there are {len(joints)} joints "
            f"({', '.join(joints.names[:8])}{', ...' if len(joints) > 8 else ''}) "
            "for its last axis"
        )
    if not len(joints):
        raise InputError("nothing to draw: the robot has no moving joint")
