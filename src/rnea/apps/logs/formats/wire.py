"""Bytes of ROS messages, walked from the first to the last: as ROS 2 writes them, and as ROS 1 did.

ROS 2 writes CDR: four bytes tell the byte order, and after them every number stands at a multiple
of its own size; a text counts its closing zero. ROS 1 put numbers one behind the other, low byte
first.
"""

from __future__ import annotations

import struct

import numpy as np

from rnea.core.spatial.numbers import Array

CDR, ROS1 = "cdr", "ros1"
"""The two ways of writing, by the names that MCAP files give them."""
_HEAD = 4


class Wire:
    """Takes one item after the other; ValueError where the bytes end before, or are none of it."""

    def __init__(self, data: bytes, way: str = CDR) -> None:
        self.data, self.at, self._aligned, self.order = data, 0, way == CDR, "<"
        if self._aligned:
            if len(data) < _HEAD or data[0] != 0 or data[1] not in (0, 1):
                raise ValueError("is not in plain CDR")
            self.at, self.order = _HEAD, "<" if data[1] == 1 else ">"

    def signed(self) -> int:
        return self._integer("i")

    def unsigned(self) -> int:
        return self._integer("I")

    def count(self, least: int) -> int:
        """How many items follow, of at least so many bytes each."""
        count = self.unsigned()
        if count * least > len(self.data) - self.at:
            raise ValueError(f"says that {count} items follow, and ends before")
        return count

    def text(self) -> str:
        length = self.count(1)
        begin = self._taken(length)
        return self.data[begin : begin + length].rstrip(b"\0").decode("utf-8", "replace")

    def texts(self) -> tuple[str, ...]:
        return tuple(self.text() for _ in range(self.count(4)))

    def doubles(self) -> Array:
        count = self.count(8)
        if count:
            self._align(8)
        begin = self._taken(8 * count)
        return np.frombuffer(self.data, f"{self.order}f8", count, begin)

    def nanoseconds(self) -> int:
        """A point in time, or a duration: seconds and nanoseconds."""
        return 1_000_000_000 * self.signed() + self.unsigned()

    def header(self) -> int:
        """The stamp of a std_msgs/Header in ns."""
        if not self._aligned:
            self.unsigned()  # the running number, which ROS 2 has no more
        stamp = self.nanoseconds()
        self.text()  # frame_id
        return stamp

    def _integer(self, letter: str) -> int:
        self._align(4)
        (value,) = struct.unpack_from(self.order + letter, self.data, self._taken(4))
        return int(value)

    def _align(self, size: int) -> None:
        if self._aligned:
            self.at += -(self.at - _HEAD) % size

    def _taken(self, size: int) -> int:
        begin = self.at
        if begin + size > len(self.data):
            raise ValueError("ends in the middle")
        self.at += size
        return begin
