"""CDR: how ROS 2 writes a message down. As much of it as a sensor_msgs/msg/JointState needs.

Four bytes tell the byte order; after them every number stands at a multiple of its own size. A text
is its length with a closing zero, then its bytes; a sequence its length, then its items.
"""

from __future__ import annotations

import struct
from typing import NamedTuple

import numpy as np

from rnea.spatial.numbers import Array

_HEAD = 4


class JointState(NamedTuple):
    """stamp in s, names, and three rows of numbers, each empty where the sender knows none."""

    stamp: float
    names: tuple[str, ...]
    position: Array
    velocity: Array
    effort: Array


def joint_state(data: bytes) -> JointState:
    """A message from its bytes; ValueError where they are none."""
    if len(data) < _HEAD or data[0] != 0 or data[1] not in (0, 1):
        raise ValueError("is not in plain CDR")
    reader = _Reader(data, "<" if data[1] == 1 else ">")
    seconds, nanoseconds = reader.integer("i"), reader.integer("I")
    reader.text()  # frame_id
    names = tuple(reader.text() for _ in range(reader.count(4)))
    return JointState(
        seconds + 1e-9 * nanoseconds, names, reader.doubles(), reader.doubles(), reader.doubles()
    )


class _Reader:
    """Walks through the bytes of one message."""

    def __init__(self, data: bytes, order: str) -> None:
        self._data, self._order, self._at = data, order, _HEAD

    def integer(self, letter: str) -> int:
        self._align(4)
        (value,) = struct.unpack_from(self._order + letter, self._data, self._taken(4))
        return int(value)

    def count(self, least: int) -> int:
        """How many items follow, of at least so many bytes each."""
        count = self.integer("I")
        if count * least > len(self._data) - self._at:
            raise ValueError(f"says {count} items follow, and ends before")
        return count

    def text(self) -> str:
        length = self.count(1)
        begin = self._taken(length)
        return self._data[begin : begin + length].rstrip(b"\0").decode("utf-8", "replace")

    def doubles(self) -> Array:
        count = self.count(8)
        if count:
            self._align(8)
        begin = self._taken(8 * count)
        return np.frombuffer(self._data, f"{self._order}f8", count, begin).astype(float)

    def _align(self, size: int) -> None:
        self._at += -(self._at - _HEAD) % size

    def _taken(self, size: int) -> int:
        begin = self._at
        if begin + size > len(self._data):
            raise ValueError("ends in the middle")
        self._at += size
        return begin
