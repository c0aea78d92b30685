"""Files that are written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
from pathlib import Path


def write_whole(path: str | os.PathLike[str], data: bytes, *, private: bool = False) -> None:
    """Write beside the place and rename: whatever ends the process, nobody sees half of a file.

    A link stays and its target is written; a file that is replaced keeps its rights, a new one has
    those of any new file, or the user's alone if private; a pipe or a device is written to. Raises
    OSError and leaves nothing behind; only a process that is killed leaves its hidden copy.
    """
    place = Path(os.path.realpath(path))
    if place.exists() and not place.is_file():
        place.write_bytes(data)
        return
    # the name is chosen first: an interrupt may come as soon as the file is there
    copy = place.with_name(f".{place.name[:50]}.{secrets.token_hex(8)}")
    try:
        handle = os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
        with os.fdopen(handle, "wb") as stream:
            if not private and place.exists():
                os.chmod(copy, stat.S_IMODE(place.stat().st_mode))
            stream.write(data)
        os.replace(copy, place)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(copy)
        raise
