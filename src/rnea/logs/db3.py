"""Recordings of ROS 2 in sqlite3 files (.db3): a table of topics and one of messages."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rnea.errors import TrajectoryError
from rnea.logs.bag import DamagedError, Topic
from rnea.logs.message_types import modern
from rnea.logs.wire import CDR

# by the index on time that every recording has: blobs of other topics are not touched
_IN_TIME = "SELECT timestamp, data FROM messages WHERE topic_id = ? ORDER BY timestamp, id"
_AS_WRITTEN = "SELECT timestamp, data FROM messages WHERE topic_id = ? ORDER BY id"
_PAGES = 28
"""Where the head of an sqlite3 file tells how many pages it has."""


class Db3:
    """A `Bag` in sqlite3."""

    def __init__(self, path: str) -> None:
        self.file = path
        try:
            self._db = sqlite3.connect(_address(path), uri=True)
            # what is no UTF-8 in a damaged file shall not end the reading
            self._db.text_factory = lambda data: data.decode("utf-8", "replace")
            self._numbers, self.topics = self._read_topics()
        except sqlite3.Error as problem:
            said = f"is not a readable .db3 recording: {problem}{_cut_off(path)}"
            raise TrajectoryError(said, file=path) from None

    def close(self) -> None:
        self._db.close()

    def _read_topics(self) -> tuple[dict[str, Any], dict[str, Topic]]:
        numbers, topics = {}, {}
        question = "SELECT id, name, type, serialization_format FROM topics"
        for number, name, kind, way in self._db.execute(question):
            numbers[str(name)], topics[str(name)] = number, Topic(modern(str(kind)), str(way))
        return numbers, {
            name: topic if topic.way == CDR else Topic(f"{topic.kind} as {topic.way}")
            for name, topic in topics.items()
        }

    def messages(self, topic: str) -> Iterator[tuple[int, bytes]]:
        """In the order of receipt; of a damaged file as written, as far as it goes."""
        question = _IN_TIME if self._is_whole() else _AS_WRITTEN
        try:
            for stamp, data in self._db.execute(question, (self._numbers[topic],)):
                if isinstance(stamp, int) and isinstance(data, bytes):
                    yield stamp, data
        except sqlite3.Error as problem:
            raise DamagedError(f"{problem}{_cut_off(self.file)}") from None

    def _is_whole(self) -> bool:
        """Whether the last of the messages can be reached both ways."""
        if _cut_off(self.file):
            return False
        try:
            for column in ("timestamp", "id"):
                self._db.execute(
                    f"SELECT data FROM messages ORDER BY {column} DESC LIMIT 1"
                ).fetchall()
        except sqlite3.Error:
            return False
        return True


def _address(path: str) -> str:
    """Read only; without a look at locks, unless part of the recording is still in its journal."""
    alone = "" if Path(path + "-wal").exists() else "&immutable=1"
    return f"{Path(path).resolve().as_uri()}?mode=ro{alone}"


def _cut_off(path: str) -> str:
    """How much of a file is there that should be longer."""
    with open(path, "rb") as stream:
        head = stream.read(100)
    size = int.from_bytes(head[16:18], "big")
    whole = int.from_bytes(head[_PAGES : _PAGES + 4], "big") * (65536 if size == 1 else size)
    there = Path(path).stat().st_size
    if len(head) < 100 or there >= whole:
        return ""
    return f" ({there:,} of {whole:,} bytes are there)"
