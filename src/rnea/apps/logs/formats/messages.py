"""Messages that tell of joints: each type is read into the same `JointState`.

To add a type: a function that takes a `Wire` and gives a `JointState`, and a row in `READERS`.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from rnea.apps.logs.formats.wire import CDR, Wire
from rnea.core.spatial.numbers import Array

JOINT_STATE = "sensor_msgs/msg/JointState"
_STAMPED = 12
"""Where a header's stamp ends, in both ways of writing."""


class JointState(NamedTuple):
    """stamp in ns, names, and three rows of numbers, each empty where the sender knows none."""

    stamp: int
    names: tuple[str, ...]
    position: Array
    velocity: Array
    effort: Array


def _joint_state(wire: Wire) -> JointState:
    return JointState(wire.header(), wire.texts(), wire.doubles(), wire.doubles(), wire.doubles())


def _controller_state(wire: Wire) -> JointState:
    """Every version begins with the names, the point that was asked for and the one that is."""
    stamp, names = wire.header(), wire.texts()
    _trajectory_point(wire)
    position, velocity, effort = _trajectory_point(wire)
    return JointState(stamp, names, position, velocity, effort)


def _trajectory_point(wire: Wire) -> tuple[Array, Array, Array]:
    position, velocity, _, effort = (wire.doubles() for _ in range(4))
    wire.nanoseconds()  # time_from_start
    return position, velocity, effort


def _dynamic_joint_state(wire: Wire) -> JointState:
    """Each joint has interfaces of its own; those that it has not are no number."""
    stamp, names = wire.header(), wire.texts()
    values = np.full((3, len(names)), np.nan)
    for k in range(wire.count(8)):
        said = dict(zip(wire.texts(), wire.doubles(), strict=False))
        if k < len(names):
            values[:, k] = [said.get(x, np.nan) for x in ("position", "velocity", "effort")]
    return JointState(stamp, names, *(row[:0] if np.isnan(row).all() else row for row in values))


READERS: dict[str, Callable[[Wire], JointState]] = {
    JOINT_STATE: _joint_state,
    "control_msgs/msg/DynamicJointState": _dynamic_joint_state,
    "control_msgs/msg/JointTrajectoryControllerState": _controller_state,
}
"""By type, the one that is taken first at the top."""


def modern(kind: str) -> str:
    """The name of a type as ROS 2 has it."""
    package, sign, name = kind.partition("/")
    return f"{package}/msg/{name}" if sign and "/" not in name else kind


@dataclass
class Decoder:
    """Reads messages of one type. Of joint states mostly the numbers change from one to the next:
    what is equal to the last one's is not taken apart again.
    """

    kind: str
    way: str = CDR
    _last: _Layout | None = field(default=None, init=False)

    def __call__(self, data: bytes) -> JointState:
        """A message from its bytes; ValueError where they are none."""
        if self._last is not None and self._last.fits(data):
            return self._last.read(data)
        wire = Wire(data, self.way)
        if self.kind != JOINT_STATE:
            return READERS[self.kind](wire)
        stamp, names, begin = wire.header(), wire.texts(), wire.at
        rows: list[Array] = []
        places = []
        for _ in range(3):
            rows.append(wire.doubles())
            places.append(wire.at - rows[-1].nbytes)
        sizes = [len(row) for row in rows]
        self._last = _Layout(data, self.way, wire.order, names, begin, places, sizes)
        return JointState(stamp, names, *rows)


class _Layout:
    """Where the numbers of a message lie, and what must be equal for another to be the same."""

    def __init__(
        self,
        data: bytes,
        way: str,
        order: str,
        names: tuple[str, ...],
        begin: int,
        places: list[int],
        sizes: list[int],
    ) -> None:
        self._names, self._order = names, np.dtype(f"{order}f8")
        self._stamp = struct.Struct(f"{order}iI")
        self._spans = list(zip(sizes, places, strict=True))
        # all that is neither stamp nor number: the head of CDR, the names, the counts
        ends = [begin, *(place + 8 * size for size, place in self._spans)]
        spans = [(_STAMPED, begin), *zip(ends, places, strict=False)]
        spans += [(0, 4)] if way == CDR else []
        self._length, self._same = len(data), [(a, b, data[a:b]) for a, b in spans]

    def fits(self, data: bytes) -> bool:
        if len(data) != self._length:
            return False
        for begin, end, same in self._same:  # noqa: SIM110 - once a message, and faster so
            if data[begin:end] != same:
                return False
        return True

    def read(self, data: bytes) -> JointState:
        seconds, nanoseconds = self._stamp.unpack_from(data, 4)
        rows = [np.frombuffer(data, self._order, size, place) for size, place in self._spans]
        return JointState(seconds * 1_000_000_000 + nanoseconds, self._names, *rows)
