"""Parts of files that were made shorter: zstd, lz4 and bz2, never longer than they say."""

from __future__ import annotations

import bz2
import io
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rnea.apps.logs.formats.bag import DamagedError
from rnea.errors import TrajectoryError
from rnea.system.optional_packages import optional

ZSTD_ENDINGS = (".zstd", ".zst")
ZSTD_MAGIC = b"\x28\xb5\x2f\xfd"
MOST_BYTES = 2**30
"""What one part may unpack to."""
_STEP = 2**20
# what a part may ask of memory before it gives a single byte
_WINDOW = 2**27
# what a whole file may unpack to: more than recordings do, and never all that the disk has left
_LEAST_LIMIT, _RATIO, _OF_FREE = 2**30, 100, 0.9


def unpacked(data: bytes, way: str, size: int = MOST_BYTES) -> bytes:
    """The bytes of a part, at most `size` of them; of one that is cut off as many as there are."""
    if not way or way == "none":
        return data
    if way not in _WAYS:
        raise DamagedError(f"parts are packed by {way[:20]!r}; legal: {', '.join(_WAYS)}")
    most = min(size, MOST_BYTES)
    out, read = [], _WAYS[way](data)
    try:
        while most > 0 and (block := read(min(_STEP, most))):
            out.append(block)
            most -= len(block)
    except Exception as problem:
        # each of the packages has errors of its own
        if not out:
            raise DamagedError(f"a part cannot be unpacked ({way}): {problem}") from None
    return b"".join(out)


def _zstd(data: bytes) -> Callable[[int], bytes]:
    reader: Any = _zstandard().stream_reader(io.BytesIO(data), read_across_frames=True)
    return reader.read


def _zstandard() -> Any:
    package = optional("zstandard", "recordings packed by zstd need")
    return package.ZstdDecompressor(max_window_size=_WINDOW)


def _lz4(data: bytes) -> Callable[[int], bytes]:
    frame = optional("lz4.frame", "recordings packed by lz4 need")
    return _stepwise(frame.LZ4FrameDecompressor(), data)


def _stepwise(machine: Any, data: bytes) -> Callable[[int], bytes]:
    """Of a decompressor that is handed bytes, and keeps what it did not use."""
    rest = [data]

    def read(most: int) -> bytes:
        if machine.eof:
            return b""
        return machine.decompress(rest.pop() if rest else b"", most)

    return read


_WAYS: dict[str, Callable[[bytes], Callable[[int], bytes]]] = {
    "zstd": _zstd,
    "lz4": _lz4,
    "bz2": lambda data: _stepwise(bz2.BZ2Decompressor(), data),
}


@contextmanager
def unpacked_file(path: str) -> Iterator[str]:
    """The path of a file that is packed as a whole, unpacked for as long as it is needed."""
    if not path.lower().endswith(ZSTD_ENDINGS):
        yield path
        return
    machine = _zstandard()
    with TemporaryDirectory(prefix="rnea-") as folder:
        target = Path(folder, Path(path).stem)
        with open(path, "rb") as source, open(target, "wb") as sink:
            most = _limit(path, folder)
            reader: Any = machine.stream_reader(source, read_across_frames=True)
            try:
                while (block := reader.read(_STEP)) and sink.tell() <= most:
                    sink.write(block)
            except OSError as problem:
                raise TrajectoryError(f"cannot be unpacked: {problem}", file=path) from None
            except Exception as problem:
                if not sink.tell():
                    raise TrajectoryError(f"is no zstd file: {problem}", file=path) from None
            if sink.tell() > most:
                raise TrajectoryError(
                    f"unpacks to more than {most / 2**20:.0f} MiB, which is as much as its size "
                    "and the free space of the folder for temporary files allow; unpack it "
                    "yourself (zstd -d) and read the result",
                    file=path,
                )
        yield str(target)


def _limit(path: str, folder: str) -> int:
    """How many bytes a file may unpack to in this folder."""
    by_size = max(_LEAST_LIMIT, _RATIO * Path(path).stat().st_size)
    return min(by_size, int(_OF_FREE * shutil.disk_usage(folder).free))
