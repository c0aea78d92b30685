"""How an answer travels through the pipe: a mark, its length, its pickle.

It is read from the bare descriptor, as a buffered reader has a lock: a thread that waits for an
answer would hold it, and a child that is forked meanwhile could never close the pipe.
"""

from __future__ import annotations

import io
import pickle
import struct
from typing import Any

# the mark tells an answer from what some other program prints
_MARK = b"rnea"
_HEAD = struct.Struct("<4sQ")
_PIECE = 2**20


def framed(answer: tuple[Any, ...]) -> bytes:
    """The bytes that stand for an answer."""
    data = pickle.dumps(answer)
    return _HEAD.pack(_MARK, len(data)) + data


def read_result(pipe: io.FileIO) -> tuple[Any, ...]:
    """The next answer; EOFError where the pipe ends, or has something else."""
    mark, length = _HEAD.unpack(_exactly(pipe, _HEAD.size))
    if mark != _MARK:
        raise EOFError
    answer: tuple[Any, ...] = pickle.loads(_exactly(pipe, length))
    return answer


def _exactly(pipe: io.FileIO, length: int) -> bytearray:
    data = bytearray()
    while len(data) < length:
        piece = pipe.read(min(_PIECE, length - len(data)))
        if not piece:
            raise EOFError
        data += piece
    return data
