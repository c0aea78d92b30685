"""Recordings of ROS 2 in sqlite3 files (.db3): a table of topics and one of messages."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rnea.apps.logs.formats.bag import DamagedError, Topic, topic_of
from rnea.apps.logs.formats.packed import ZSTD_MAGIC, unpacked
from rnea.errors import TrajectoryError

# by the index on time that every recording has: blobs of other topics are not touched
_IN_TIME = "SELECT timestamp, data FROM messages WHERE topic_id = ? ORDER BY timestamp, id"
_AS_WRITTEN = "SELECT timestamp, data FROM messages WHERE topic_id = ? ORDER BY id"
# what sqlite3 says of a damaged table may itself be no text
_DAMAGE = (sqlite3.Error, UnicodeError)
_READS = (sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_RECURSIVE)
_MAGIC, _PAGES = b"SQLite format 3\0", slice(28, 32)
"""How an sqlite3 file begins, and where it tells how many pages it has."""


class Db3:
    """A `Bag` in sqlite3."""

    def __init__(self, path: str) -> None:
        self.file, self.damage = path, ""
        self._stack = ExitStack()
        self._cut = _cut_off(path)
        try:
            plain = self._stack.enter_context(_shortened(path)) if self._cut else path
            self._db = self._stack.enter_context(
                closing(sqlite3.connect(_address(plain), uri=True))
            )
            self._db.set_authorizer(_only_reads)
            # what is no UTF-8 in a damaged file shall not end the reading
            self._db.text_factory = lambda data: data.decode("utf-8", "replace")
            self._numbers, self.topics = self._read_topics()
        except _DAMAGE as problem:
            self._stack.close()
            said = f"is not a readable .db3 recording: {problem}{self._cut}"
            raise TrajectoryError(said, file=path) from None

    def close(self) -> None:
        self._stack.close()

    def _read_topics(self) -> tuple[dict[str, Any], dict[str, Topic]]:
        question = "SELECT id, name, type, serialization_format FROM topics"
        rows = [(number, *map(str, row)) for number, *row in self._db.execute(question)]
        numbers = {name: number for number, name, _, _ in rows}
        return numbers, {name: topic_of(kind, way) for _, name, kind, way in rows}

    def messages(self, topic: str) -> Iterator[tuple[int, bytes]]:
        """In the order of receipt; of a damaged file as written, as far as it goes."""
        question = _IN_TIME if self._is_whole() else _AS_WRITTEN
        try:
            for stamp, data in self._db.execute(question, (self._numbers[topic],)):
                if isinstance(stamp, int) and isinstance(data, bytes):
                    yield stamp, unpacked(data, "zstd") if data[:4] == ZSTD_MAGIC else data
        except _DAMAGE as problem:
            raise DamagedError(f"{problem}{self._cut}") from None

    def _is_whole(self) -> bool:
        """Whether the last of the messages can be reached both ways."""
        if self._cut:
            return False
        try:
            for column in ("timestamp", "id"):
                self._db.execute(
                    f"SELECT data FROM messages ORDER BY {column} DESC LIMIT 1"
                ).fetchall()
        except _DAMAGE:
            return False
        return True


def _only_reads(action: int, *_: str | None) -> int:
    """Views and triggers of a file may hold any statement; what attaches files is refused."""
    return sqlite3.SQLITE_OK if action in _READS else sqlite3.SQLITE_DENY


def _address(path: str) -> str:
    """Read only; without a look at locks, unless part of the recording is still in its journal."""
    alone = "" if Path(path + "-wal").exists() else "&immutable=1"
    return f"{Path(path).resolve().as_uri()}?mode=ro{alone}"


def _cut_off(path: str) -> str:
    """How much of a file is there that should be longer; empty where nothing is missing."""
    with open(path, "rb") as stream:
        head = stream.read(100)
    whole = _page(head) * int.from_bytes(head[_PAGES], "big")
    there = os.path.getsize(path)
    if not head.startswith(_MAGIC) or len(head) < 100 or there >= whole:
        return ""
    return f" ({there:,} of {whole:,} bytes are there)"


def _page(head: bytes) -> int:
    """How many bytes a page has."""
    size = int.from_bytes(head[16:18], "big")
    return 65536 if size == 1 else size


@contextmanager
def _shortened(path: str) -> Iterator[str]:
    """A copy that tells how long it is, since sqlite3 opens none that should be longer.

    Its last page is filled up with bytes that are no numbers, so that they are noticed.
    """
    with TemporaryDirectory(prefix="rnea-") as folder:
        copy = shutil.copyfile(path, Path(folder, "shortened.db3"))
        with open(copy, "r+b") as stream:
            page, there = _page(stream.read(100)), stream.seek(0, os.SEEK_END)
            stream.write(b"\xff" * (-there % page))
            stream.seek(_PAGES.start)
            stream.write((-(-there // page)).to_bytes(4, "big"))
        yield str(copy)
