"""What a picture must know of its columns: names, units and limits; and who may share an axis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.core.model import Body, Model
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError
from rnea.report.rounding import largest, without_rounding

KINDS = {"rad": "rotary joints", "m": "sliding joints", "": "orientations"}
EFFORT = {"rad": "N m", "m": "N"}
EFFORT_WORD = {"rad": "torque", "m": "force"}
# the same of coordinates, speeds and efforts of which a joint has several
_SEVERAL = {"rad": "turning", "m": "sliding", "": "orientation"}


@dataclass(frozen=True, eq=False)
class Joints:
    """What the columns of a picture are called: joints that have one each, or their efforts,
    speeds or coordinates, where some joint has several (`word` says which).

    units of position: "rad", "m", or "" for the parts of a quaternion; effort and velocity limits
    (n,), nan where unknown; owners: the joint of each column.
    """

    names: tuple[str, ...]
    units: tuple[str, ...]
    effort: Array
    velocity: Array
    owners: tuple[str, ...]
    word: str = "joint"

    @classmethod
    def of(cls, model: Model, word: str = "effort") -> Joints:
        """A robot's columns: each "effort" (default), each "speed", each "coordinate", or each
        "drive": the efforts of what drives it."""
        every: dict[str, Sequence[Any]] = {"coordinate": model.coordinates, "drive": model.driven}
        columns = every.get(word, model.dofs)
        word = "effort" if word == "drive" else word
        bodies = [column.body for column in columns]
        return cls(
            tuple(x.effort_name if word == "effort" else x.name for x in columns),
            tuple(x.unit.removesuffix("/s") for x in columns),
            np.array([_limit(body, "effort") for body in bodies]),
            np.array([_limit(body, "velocity") for body in bodies]),
            tuple(body.joint.name for body in bodies),
            "joint" if _one_each(model) else word,
        )

    @classmethod
    def named(cls, names: Sequence[str], units: Sequence[str]) -> Joints:
        """Joints of which only names and units are known."""
        if len(names) != len(units):
            raise InputError(f"{len(names)} joints need as many units, got {len(units)}")
        for name, unit in zip(names, units, strict=True):
            if unit not in EFFORT:
                raise UnknownNameError(f"unit of joint {name!r}:", unit, EFFORT)
        unknown = np.full(len(names), np.nan)
        return cls(tuple(names), tuple(units), unknown, unknown, tuple(names))

    def __len__(self) -> int:
        return len(self.names)

    def groups(self) -> list[tuple[str, list[int]]]:
        """The columns that may share an axis: (unit, their numbers), rotary ones first."""
        return [(unit, self._of_unit(unit)) for unit in KINDS if unit in self.units]

    def title(self, unit: str) -> str:
        """What the columns of a unit are."""
        return KINDS[unit] if self.word == "joint" else _SEVERAL[unit]

    def _of_unit(self, unit: str) -> list[int]:
        return [k for k, other in enumerate(self.units) if other == unit]

    def largest(self, values: Array, k: int) -> float:
        """The largest of values (..., n) among the columns that have the unit of the k-th one."""
        return largest(values[..., self._of_unit(self.units[k])])

    def without_rounding(self, values: Array, *others: Array) -> Array:
        """Values (..., n) with 0 for what is 0 up to rounding, beside all of its unit in them and
        in others of that shape."""
        sizes = [max(self.largest(x, k) for x in (values, *others)) for k in range(len(self))]
        return without_rounding(values, np.array(sizes))

    def numbers(self, names: Sequence[str]) -> list[int]:
        """The columns of some names: a joint's has all of its columns, a column's own that one."""
        found = []
        for name in names:
            known = zip(self.names, self.owners, strict=True)
            mine = [k for k, both in enumerate(known) if name in both]
            if not mine:
                raise UnknownNameError("joint", name, list(dict.fromkeys(self.owners + self.names)))
            found += mine
        return found

    def only(self, members: Sequence[int]) -> Joints:
        """Some of the columns, in the given order."""
        rows = list(members)
        return Joints(
            tuple(self.names[k] for k in rows),
            tuple(self.units[k] for k in rows),
            self.effort[rows],
            self.velocity[rows],
            tuple(self.owners[k] for k in rows),
            self.word,
        )


def _one_each(model: Model) -> bool:
    return all(body.joint.nq == body.joint.nv == 1 for body in model.independent)


def _limit(body: Body, which: str) -> float:
    """Of a joint's speeds or efforts; one number says nothing of N and N m together."""
    shared = len({speed.unit for speed in body.joint.speeds}) == 1
    return _number(getattr(body.limits, which)) if shared else np.nan


def _number(value: Any) -> float:
    return np.nan if value is None else float(value)


def quantity_label(unit: str, quantity: str = "effort", word: str = "") -> str:
    """Name and unit of "effort", "position" or "velocity" on an axis; `word` replaces the name.

    >>> quantity_label("rad"), quantity_label("m", "velocity"), quantity_label("", "position")
    ('torque (N m)', 'velocity (m/s)', 'quaternion')
    """
    units = {"effort": EFFORT[unit]} if unit else {}
    units |= {"position": unit, "velocity": f"{unit or 1}/s"}
    if quantity not in units:
        raise UnknownNameError("quantity", quantity, units)
    name = EFFORT_WORD[unit] if quantity == "effort" else quantity
    name = name if unit else {"position": "quaternion", "velocity": "its rate"}[quantity]
    shown = f" ({units[quantity]})" if units[quantity] else ""
    return f"{word or name}{shown}"


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
