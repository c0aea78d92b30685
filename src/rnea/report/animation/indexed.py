"""GIF and APNG with one palette: a frame stores what differs from the last one, and no more.

Within the rectangle that changed, a pixel as before gets a transparent index of its own: still
parts cost next to nothing, whatever they show.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from io import BytesIO

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.report.animation.animation import AnimationCanvas

KEEP = 255  # the index that leaves a pixel as it was
_SAMPLED_FRAMES = 12
_CELLS = 32  # steps of each colour channel when the nearest colour is looked up
_LONGEST = 60_000  # ms that one frame may last: more does not fit its field


@dataclass(frozen=True, eq=False)
class Palette:
    """255 colours (255, 3) and, for each cell of the colour cube, the nearest of them."""

    colors: Array
    lookup: Array

    @classmethod
    def of_film(cls, stage: AnimationCanvas) -> Palette:
        count = len(stage.film)
        some = np.unique(np.linspace(0, count - 1, _SAMPLED_FRAMES).astype(int))
        return cls.of_pictures([stage.picture(int(k)) for k in some], stage.own_colors)

    @classmethod
    def of_pictures(cls, pictures: Sequence[Array], kept: Sequence[str] = ()) -> Palette:
        """kept: colours (#rrggbb) that stay as they are, paper and arrows; the rest is chosen."""
        from PIL import Image

        packed = np.concatenate([_packed(picture).ravel() for picture in pictures])
        counts = np.bincount(packed, minlength=_CELLS**3)
        seen = np.flatnonzero(counts)
        # thin arrows are as dear as wide areas: the root of its share counts, up to a limit
        weight = np.minimum(np.sqrt(counts[seen]).astype(int) + 1, 60)
        cube = _cube()
        sample = np.repeat(cube[seen], weight, axis=0).astype(np.uint8)
        fixed = np.array([[255, 255, 255], *([*bytes.fromhex(c[1:])] for c in kept)], dtype=float)
        most = 255 - len(fixed)
        reduced = Image.fromarray(sample[None]).quantize(most, method=Image.Quantize.MEDIANCUT)
        chosen = np.array((reduced.getpalette() or [])[: 3 * most], dtype=float).reshape(-1, 3)
        colours = np.full((255, 3), 255.0)
        colours[: len(fixed) + len(chosen)] = [*fixed, *chosen]
        # |cell - colour|², less the part that all colours share; whole numbers, so exact
        lengths = (colours**2).sum(axis=-1)
        nearest = [
            (lengths - 2 * part @ colours.T).argmin(axis=-1) for part in np.array_split(cube, 64)
        ]
        lookup = np.concatenate(nearest).astype(np.uint8)
        # of two kept colours in one cell the first, white or paper, has it
        for k in reversed(range(len(fixed))):
            lookup[_packed(fixed[k].astype(np.uint8))] = k
        return cls(colours.astype(np.uint8), lookup)

    def index(self, picture: Array) -> Array:
        """Indices (height, width) of a picture (height, width, 3)."""
        return np.asarray(self.lookup[_packed(picture)])


@dataclass(frozen=True, eq=False)
class Change:
    """A rectangle of indices at (left, top), shown for `duration` ms from then on."""

    left: int
    top: int
    index: Array
    duration: int


def changes(palette: Palette, pictures: Iterable[Array], times: Sequence[int]) -> Iterator[Change]:
    """What each frame adds to the last one; frames without change lengthen the one before."""
    before: Array | None = None
    waiting: Change | None = None
    for picture, duration in zip(pictures, times, strict=True):
        now = palette.index(picture)
        if before is None or waiting is None:
            waiting, before = Change(0, 0, now, duration), now
            continue
        differs = now != before
        rows, columns = np.flatnonzero(differs.any(axis=1)), np.flatnonzero(differs.any(axis=0))
        if not len(rows) and waiting.duration < _LONGEST:
            waiting = replace(waiting, duration=waiting.duration + duration)
            continue
        yield waiting
        if not len(rows):
            rows = columns = np.zeros(1, dtype=int)
        part = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        index = np.where(differs[part], now[part], KEEP).astype(np.uint8)
        waiting, before = Change(int(columns[0]), int(rows[0]), index, duration), now
    if waiting is not None:
        yield waiting


def gif(palette: Palette, parts: Iterable[Change], size: tuple[int, int]) -> bytes:
    """A GIF that repeats for ever."""
    out = BytesIO()
    out.write(b"GIF89a" + struct.pack("<HHBBB", *size, 0xF7, 0, 0))
    out.write(palette.colors.tobytes() + b"\0\0\0")
    out.write(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0")
    for part in parts:
        height, width = part.index.shape
        # dispose: leave in place; the index KEEP is transparent
        out.write(b"\x21\xf9\x04" + struct.pack("<BHBB", 0x05, part.duration // 10, KEEP, 0))
        out.write(b"\x2c" + struct.pack("<HHHHB", part.left, part.top, width, height, 0))
        out.write(_lzw(part.index))
    out.write(b"\x3b")
    return out.getvalue()


def _lzw(index: Array) -> bytes:
    """The compressed data of one image, as Pillow writes it into a GIF of its own."""
    from PIL import Image

    stream = BytesIO()
    Image.fromarray(np.ascontiguousarray(index)).save(stream, "GIF", optimize=False, interlace=0)
    data = stream.getvalue()
    at = 13 + (3 << ((data[10] & 7) + 1) if data[10] & 0x80 else 0)
    while data[at] == 0x21:
        # extensions: blocks with their length before them, until an empty one
        at += 2
        while data[at]:
            at += data[at] + 1
        at += 1
    local = data[at + 9]
    at += 10 + (3 << ((local & 7) + 1) if local & 0x80 else 0)
    return data[at:-1]


def apng(palette: Palette, parts: Iterable[Change], size: tuple[int, int]) -> bytes:
    """An animated PNG with indexed colours that repeats for ever."""
    body, count, sequence = BytesIO(), 0, 0
    for part in parts:
        height, width = part.index.shape
        # blend over the last frame, which stays
        place = (sequence, width, height, part.left, part.top, part.duration, 1000, 0, 1)
        body.write(_chunk(b"fcTL", struct.pack(">IIIIIHHBB", *place)))
        sequence += 1
        rows = np.zeros((height, width + 1), dtype=np.uint8)
        rows[:, 1:] = part.index
        data = zlib.compress(rows.tobytes(), 6)
        if count == 0:
            body.write(_chunk(b"IDAT", data))
        else:
            body.write(_chunk(b"fdAT", struct.pack(">I", sequence) + data))
            sequence += 1
        count += 1
    head = _chunk(b"IHDR", struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0))
    head += _chunk(b"acTL", struct.pack(">II", count, 0))
    head += _chunk(b"PLTE", palette.colors.tobytes() + b"\0\0\0")
    head += _chunk(b"tRNS", b"\xff" * 255 + b"\0")
    return b"\x89PNG\r\n\x1a\n" + head + body.getvalue() + _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _packed(picture: Array) -> Array:
    """The cell of the colour cube that each pixel lies in."""
    cells = (picture >> 3).astype(np.int32)
    return np.asarray((cells[..., 0] << 10) | (cells[..., 1] << 5) | cells[..., 2])


def _cube() -> Array:
    """The colour (cells, 3) that stands for each cell; both ends of the scale are themselves."""
    steps = np.arange(_CELLS) * 8 + 4.0
    steps[0], steps[-1] = 0.0, 255.0
    return np.stack(np.meshgrid(steps, steps, steps, indexing="ij"), axis=-1).reshape(-1, 3)
