"""MCAP files: records of opcode, length and content; messages stand in chunks, or alone.

The file is walked once from its begin, so that one whose end is missing is read as far as it goes.
Chunks tell behind them whose messages they hold; those without any of the topic are passed over, as
are the bytes of others' messages in chunks that are not packed.
"""

from __future__ import annotations

import io
import os
import struct
from collections.abc import Iterator
from typing import BinaryIO

from rnea.apps.logs.formats.bag import DamagedError, Topic, topic_of
from rnea.apps.logs.formats.packed import unpacked
from rnea.errors import TrajectoryError

_MAGIC = b"\x89MCAP0\r\n"
_FOOTER, _SCHEMA, _CHANNEL, _MESSAGE, _CHUNK, _INDEX, _DATA_END = 2, 3, 4, 5, 6, 7, 15
_RECORD, _COUNT = struct.Struct("<BQ"), struct.Struct("<I")
_MESSAGE_HEAD, _CHUNK_HEAD = struct.Struct("<HIQQ"), struct.Struct("<QQQII")
_SCHEMA_HEAD, _CHANNEL_HEAD = struct.Struct("<HI"), struct.Struct("<HHI")
_MOST_TEXT = 2**16
_LAST = 2**63 - 1
"""The last time in ns that numbers of 64 bits with a sign can tell."""


class Mcap:
    """A `Bag` in an MCAP file."""

    def __init__(self, path: str) -> None:
        self.file = path
        self._stream: BinaryIO = open(path, "rb")  # noqa: SIM115
        if self._stream.read(len(_MAGIC)) != _MAGIC:
            self._stream.close()
            raise TrajectoryError("is not an MCAP file: it begins otherwise", file=path)
        self._end = os.path.getsize(path)
        self._schemas: dict[int, str] = {}
        self._channels: dict[int, tuple[str, int, str]] = {}
        self.damage = ""
        try:
            if not self._by_summary():
                for _ in self._messages(frozenset()):
                    pass
        except DamagedError as problem:
            self.damage = str(problem)
        self.topics: dict[str, Topic] = {
            topic: topic_of(self._schemas.get(schema, "no schema"), way)
            for topic, schema, way in self._channels.values()
        }

    def close(self) -> None:
        self._stream.close()

    def messages(self, topic: str) -> Iterator[tuple[int, bytes]]:
        """As they are written."""
        numbers = [k for k, (name, _, _) in self._channels.items() if name == topic]
        return self._messages(frozenset(numbers))

    def _by_summary(self) -> bool:
        """Channels from the end of the file, where there is one that tells them."""
        tail = len(_MAGIC) + 9 + 20
        if self._end < 2 * tail:
            return False
        self._stream.seek(self._end - tail)
        opcode, _, begin = struct.unpack("<BQQ", self._stream.read(17))
        if opcode != _FOOTER or not len(_MAGIC) <= begin < self._end:
            return False
        for record in _records(self._stream, begin, self._end - len(_MAGIC)):
            self._describe(self._stream, *record, frozenset())
        return bool(self._channels)

    def _messages(self, wanted: frozenset[int]) -> Iterator[tuple[int, bytes]]:
        """Messages of these channels, all through the file; channels are learnt on the way."""
        for opcode, begin, length in _records(self._stream, len(_MAGIC), self._end):
            if opcode in (_DATA_END, _FOOTER):
                return
            if opcode == _CHUNK:
                if not wanted or self._may_hold(begin + length, wanted):
                    yield from self._chunk(begin, length, wanted)
            elif message := self._describe(self._stream, opcode, begin, length, wanted):
                yield message
        raise DamagedError("the file has no end")

    def _may_hold(self, end: int, wanted: frozenset[int]) -> bool:
        """Whether the indices behind a chunk name one of the channels, or none at all."""
        found: set[int] = set()
        try:
            for opcode, begin, length in _records(self._stream, end, self._end):
                if opcode != _INDEX or length < 2:
                    break
                self._stream.seek(begin)
                found.add(struct.unpack("<H", self._stream.read(2))[0])
        except DamagedError:
            return True
        return not found or bool(found & wanted)

    def _chunk(
        self, begin: int, length: int, wanted: frozenset[int]
    ) -> Iterator[tuple[int, bytes]]:
        """Messages of a chunk; `DamagedError` behind the last whole one of a chunk that is cut."""
        stream, end = self._stream, begin + length
        stream.seek(begin)
        _, _, size, _, letters = _unpacked(_CHUNK_HEAD, stream)
        way = _text(stream, letters)
        stream.seek(8, io.SEEK_CUR)  # how long the packed part is: up to the end of the chunk
        at = stream.tell()
        if way:
            packed = stream.read(max(0, min(end, self._end) - at))
            stream, at, end = io.BytesIO(unpacked(packed, way, size)), 0, size
        for record in _records(stream, at, min(end, at + size)):
            if message := self._describe(stream, *record, wanted):
                yield message

    def _describe(
        self, stream: BinaryIO, opcode: int, begin: int, length: int, wanted: frozenset[int]
    ) -> tuple[int, bytes] | None:
        """A message, if it is one that is wanted; names of channels and types are remembered."""
        stream.seek(begin)
        if opcode == _MESSAGE and wanted:
            channel, _, received, _ = _unpacked(_MESSAGE_HEAD, stream)
            if channel in wanted:
                return min(received, _LAST), stream.read(max(0, length - _MESSAGE_HEAD.size))
        elif opcode == _SCHEMA:
            number, letters = _unpacked(_SCHEMA_HEAD, stream)
            self._schemas[number] = _text(stream, letters)
        elif opcode == _CHANNEL:
            number, schema, letters = _unpacked(_CHANNEL_HEAD, stream)
            topic = _text(stream, letters)
            way = _text(stream, _unpacked(_COUNT, stream)[0])
            self._channels[number] = topic, schema, way
        return None


def _records(stream: BinaryIO, begin: int, end: int) -> Iterator[tuple[int, int, int]]:
    """Opcode, begin and length of one record after the other. A chunk may be cut off; behind it, as
    behind the last whole one, `DamagedError` says that there should be more."""
    there = stream.seek(0, io.SEEK_END)
    at = begin
    while at < end:
        stream.seek(at)
        opcode, length = _unpacked(_RECORD, stream)
        at += _RECORD.size
        if at + length > there and opcode != _CHUNK:
            break
        yield opcode, at, length
        at += length
        if at > there:
            break
    else:
        return
    raise DamagedError("a record is cut off")


def _unpacked(form: struct.Struct, stream: BinaryIO) -> tuple[int, ...]:
    data = stream.read(form.size)
    if len(data) < form.size:
        raise DamagedError("a record is cut off")
    return form.unpack(data)


def _text(stream: BinaryIO, letters: int) -> str:
    data = stream.read(min(letters, _MOST_TEXT))
    if len(data) < letters:
        raise DamagedError("a name is cut off")
    return data.decode("utf-8", "replace")
