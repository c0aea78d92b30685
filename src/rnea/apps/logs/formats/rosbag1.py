"""Recordings of ROS 1 (.bag, version 2.0): records of a header of fields, and data.

The file is walked from its begin, so that one whose end is missing (.bag.active) is read as far as
it goes. Chunks tell behind them whose messages they hold; those without any of the topic are passed
over, as are the bytes of others' messages in chunks that are not packed.
"""

from __future__ import annotations

import io
import os
import struct
from collections.abc import Iterator
from typing import BinaryIO, NamedTuple

from rnea.apps.logs.formats.bag import DamagedError, Topic, topic_of
from rnea.apps.logs.formats.packed import unpacked
from rnea.apps.logs.formats.wire import ROS1
from rnea.errors import TrajectoryError

_MAGIC = b"#ROSBAG V2.0\n"
_MESSAGE, _HEAD, _INDEX, _CHUNK, _CONNECTION = 2, 3, 4, 5, 7
_MOST_HEADER = 2**24


class _Record(NamedTuple):
    """fields of the header; where the data begin and how long they are."""

    fields: dict[bytes, bytes]
    begin: int
    length: int

    @property
    def op(self) -> int:
        return int.from_bytes(self.fields.get(b"op", b""), "little")

    def number(self, name: bytes) -> int:
        return int.from_bytes(self.fields.get(name, b""), "little")

    def text(self, name: bytes) -> str:
        return self.fields.get(name, b"").decode("utf-8", "replace")


class Rosbag1:
    """A `Bag` of ROS 1."""

    def __init__(self, path: str) -> None:
        self.file = path
        self._stream: BinaryIO = open(path, "rb")  # noqa: SIM115
        begin = self._stream.read(len(_MAGIC))
        if begin != _MAGIC:
            self._stream.close()
            says = "is of another version than 2.0" if begin[:9] == _MAGIC[:9] else "is no bag"
            raise TrajectoryError(f"{says} of ROS 1: it begins otherwise", file=path)
        self._end = os.path.getsize(path)
        self._connections: dict[int, tuple[str, str]] = {}
        self.damage = ""
        try:
            if not self._by_index():
                for _ in self._messages(frozenset()):
                    pass
        except DamagedError as problem:
            self.damage = str(problem)
        self.topics: dict[str, Topic] = {
            topic: topic_of(kind, ROS1) for topic, kind in self._connections.values()
        }

    def close(self) -> None:
        self._stream.close()

    def messages(self, topic: str) -> Iterator[tuple[int, bytes]]:
        """As they are written."""
        numbers = [k for k, (name, _) in self._connections.items() if name == topic]
        return self._messages(frozenset(numbers))

    def _by_index(self) -> bool:
        """Connections from the end of the file, where a recording that was closed lists them."""
        for record in _records(self._stream, len(_MAGIC), self._end):
            begin = record.number(b"index_pos")
            if record.op != _HEAD or not len(_MAGIC) < begin < self._end:
                return False
            for listed in _records(self._stream, begin, self._end):
                self._describe(self._stream, listed, frozenset())
            break
        return bool(self._connections)

    def _messages(self, wanted: frozenset[int]) -> Iterator[tuple[int, bytes]]:
        for record in _records(self._stream, len(_MAGIC), self._end):
            if record.op == _CHUNK:
                if not wanted or self._may_hold(record.begin + record.length, wanted):
                    yield from self._chunk(record, wanted)
            elif message := self._describe(self._stream, record, wanted):
                yield message
        if self._end == len(_MAGIC):
            raise DamagedError("a record is cut off")

    def _may_hold(self, end: int, wanted: frozenset[int]) -> bool:
        """Whether the indices behind a chunk name one of the connections, or none at all."""
        found: set[int] = set()
        try:
            for record in _records(self._stream, end, self._end):
                if record.op != _INDEX:
                    break
                found.add(record.number(b"conn"))
        except DamagedError:
            return True
        return not found or bool(found & wanted)

    def _chunk(self, chunk: _Record, wanted: frozenset[int]) -> Iterator[tuple[int, bytes]]:
        """Messages of a chunk; `DamagedError` behind the last whole one of a chunk that is cut."""
        stream, begin, end = self._stream, chunk.begin, chunk.begin + chunk.length
        way = chunk.text(b"compression")
        if way not in ("", "none"):
            stream.seek(begin)
            packed = stream.read(min(chunk.length, self._end - begin))
            data = unpacked(packed, way, chunk.number(b"size"))
            stream, begin, end = io.BytesIO(data), 0, chunk.number(b"size")
        for record in _records(stream, begin, end):
            if message := self._describe(stream, record, wanted):
                yield message

    def _describe(
        self, stream: BinaryIO, record: _Record, wanted: frozenset[int]
    ) -> tuple[int, bytes] | None:
        """A message, if it is one that is wanted; names of connections are remembered."""
        if record.op == _MESSAGE and record.number(b"conn") in wanted:
            stamp = record.number(b"time")
            received = 1_000_000_000 * (stamp & 0xFFFFFFFF) + (stamp >> 32)
            stream.seek(record.begin)
            return received, stream.read(record.length)
        if record.op == _CONNECTION:
            stream.seek(record.begin)
            said = _Record(_fields(stream.read(min(record.length, _MOST_HEADER))), 0, 0)
            kind = said.text(b"type")
            self._connections[record.number(b"conn")] = record.text(b"topic"), kind
        return None


def _records(stream: BinaryIO, begin: int, end: int) -> Iterator[_Record]:
    """One record after the other. A chunk may be cut off; behind it, as behind the last whole one,
    `DamagedError` says that there should be more."""
    there = stream.seek(0, io.SEEK_END)
    at = begin
    while at < end:
        stream.seek(at)
        header = stream.read(_length(stream))
        length = _length(stream)
        record = _Record(_fields(header), stream.tell(), length)
        at = record.begin + length
        if at > there and record.op != _CHUNK:
            break
        yield record
        if at > there:
            break
    else:
        return
    raise DamagedError("a record is cut off")


def _length(stream: BinaryIO) -> int:
    data = stream.read(4)
    if len(data) < 4:
        raise DamagedError("a record is cut off")
    (length,) = struct.unpack("<I", data)
    return int(length)


def _fields(header: bytes) -> dict[bytes, bytes]:
    fields, at = {}, 0
    while at + 4 <= len(header):
        (length,) = struct.unpack_from("<I", header, at)
        name, _, value = header[at + 4 : at + 4 + length].partition(b"=")
        fields[name] = value
        at += 4 + length
    return fields
