"""A recording by the ending of its file."""

from __future__ import annotations

from pathlib import Path

from rnea.errors import InputError
from rnea.logs import db3
from rnea.logs.log import Log

_READERS = {".db3": db3.read}


def read_log(path: str, topic: str = "") -> Log:
    """What a recording says; topic: which one, where a file has several."""
    ending = Path(path).suffix.lower()
    if ending not in _READERS:
        raise InputError(f"{path}: unknown ending {ending!r}. Legal: {', '.join(_READERS)}")
    return _READERS[ending](path, topic)
