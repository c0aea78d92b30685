"""Results that are one array until somebody asks for a part.

A question is answered with numbers; the arrays, poses and names that people read them by are made
when they are asked for, each once. So asking costs what computing costs, not what showing costs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Self

from rnea.core.spatial.numbers import Array
from rnea.core.spatial.pose import Pose
from rnea.errors import UnknownNameError


class InParts:
    """Base of frozen dataclasses whose fields may be made from rows of numbers, when asked for.

    `_rows` is the array, `_about` whatever else a part needs. An object that was given its fields
    has neither. Both are slots, so that an object can be made by filling two places.
    """

    __slots__ = ("_about", "_rows")
    _about: Any
    _rows: Array

    @classmethod
    def of_rows(cls, rows: Array, about: Any = None) -> Self:
        """An object over an array, whose parts are made when asked for.

        >>> from rnea.spatial import FrameMotion
        >>> import numpy as np
        >>> FrameMotion.of_rows(np.arange(12.0).reshape(4, 3), ("tool", "world")).v
        array([3., 4., 5.])
        """
        made = object.__new__(cls)
        object.__setattr__(made, "_rows", rows)
        object.__setattr__(made, "_about", about)
        return made

    def _part(self, name: str) -> Any:
        """The value of one field."""
        raise NotImplementedError

    def __getattr__(self, name: str) -> Any:
        if name not in getattr(type(self), "__dataclass_fields__", ()):
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
        value = self._part(name)
        object.__setattr__(self, name, value)
        return value

    def __getstate__(self) -> dict[str, Any]:
        # copies and pickles hold the fields themselves
        return {name: getattr(self, name) for name in type(self).__dataclass_fields__}  # type: ignore[attr-defined]


class UnknownFrameError(UnknownNameError, KeyError):
    """No such frame among the poses: a mapping without the key, said with the nearest ones."""

    __str__ = Exception.__str__


class Poses(Mapping[str, Pose]):
    """The pose of every frame in the world, by name: a mapping in the order of the robot's frames.

    Made over one array of rows (..., frames, 12): nine numbers of the rotation, row by row, and
    three of the position. A `Pose` looks into it and is made when it is first asked for.

    >>> from rnea import load
    >>> poses = load("one_link").forward_kinematics([0.0])
    >>> list(poses), poses["tool"].translation + 0
    (['base', 'link1', 'tool'], array([ 0.,  0., -1.]))
    """

    __slots__ = ("_about", "_made", "_rows")
    _about: tuple[str, ...]
    _rows: Array
    _made: dict[str, Pose]

    def __init__(self, rows: Array, names: tuple[str, ...]) -> None:
        self._rows, self._about = rows, names

    def __getitem__(self, name: str) -> Pose:
        try:
            made = self._made
        except AttributeError:
            made = self._made = {}
        if name not in made:
            if name not in self._about:
                raise UnknownFrameError("frame", name, self._about)
            row = self._rows[..., self._about.index(name), :]
            made[name] = Pose(row[..., :9].reshape(*row.shape[:-1], 3, 3), row[..., 9:])
        return made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._about)

    def __len__(self) -> int:
        return len(self._about)

    def __contains__(self, name: object) -> bool:
        return name in self._about

    def __repr__(self) -> str:
        return repr(dict(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return Poses, (self._rows, self._about)
