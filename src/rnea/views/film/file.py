"""Films as files: GIF, WebP and APNG through Pillow, MP4 through PyAV."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from rnea.errors import InputError, suggestion
from rnea.spatial.numbers import Array
from rnea.views.film.film import Film, Stage
from rnea.views.film.indexed import Palette, apng, changes, gif

ENDINGS = (".gif", ".webp", ".png", ".apng", ".mp4")
MOST_PIXELS = 1_000_000_000
"""Above so many pixels in all (about 110 s of 640x480 at 30 frames a second) a film is refused."""
Progress = Callable[[int], None]


def film_bytes(
    film: Film,
    path: str,
    *,
    width: int = 640,
    height: int = 480,
    progress: Progress | None = None,
    force: bool = False,
) -> bytes:
    """The content of a file whose name is `path`; `progress` hears of every frame drawn."""
    ending = checked_ending(path, film.fps)
    if len(film) == 0:
        raise InputError("the film has no frames")
    pixels = len(film) * width * height
    if pixels > MOST_PIXELS and not force:
        raise InputError(
            f"{len(film)} frames of {width}x{height} are {pixels / 1e9:.2g} billion pixels, more "
            f"than {MOST_PIXELS / 1e9:.2g}; take fewer seconds, frames a second or pixels, "
            "or force it"
        )
    if ending == ".mp4" and (width % 2 or height % 2):
        raise InputError(f"MP4 needs even sides, not {width}x{height}")
    writer = {".gif": _gif, ".webp": _webp, ".mp4": _mp4}.get(ending, _apng)
    if ending == ".mp4":
        needed_av()
    stage = Stage(film, width, height)
    return writer(stage, lambda: _frames(stage, progress))


def checked_ending(path: str, fps: float) -> str:
    """The kind of file, or an error that names the legal ones."""
    ending = Path(path).suffix.lower()
    if ending not in ENDINGS:
        shown = ending or f"no ending ({path!r})"
        raise InputError(f"unknown type of film: {shown}. {suggestion(ending, ENDINGS)}")
    if not (np.isfinite(fps) and 0 < fps <= 240):
        raise InputError(f"{fps:g} frames a second cannot be; possible: above 0 up to 240")
    if ending == ".gif" and fps > 50:
        raise InputError(
            f"a GIF cannot show {fps:g} frames a second (its clock has steps of 0.01 s, and "
            "viewers slow down below 0.02 s); use 50 or less, or .webp or .mp4"
        )
    return ending


def needed_av() -> Any:
    """PyAV, or an error that says how to get it."""
    try:
        import av
    except ImportError:
        raise InputError(
            "MP4 needs the package av: pip install 'rnea[video]'; "
            "without it write .gif, .webp or .png"
        ) from None
    return av


def frame_times(count: int, fps: float, step: int = 10) -> list[int]:
    """Durations in ms, multiples of `step`, that never run away from the true time.

    >>> frame_times(6, 30)
    [30, 40, 30, 30, 40, 30]
    """
    ends = [round((k + 1) * 1000 / (fps * step)) * step for k in range(count)]
    return [end - begin for begin, end in zip([0, *ends[:-1]], ends, strict=True)]


def _frames(stage: Stage, progress: Progress | None) -> Iterator[Array]:
    for k in range(len(stage.film)):
        yield stage.picture(k)
        if progress is not None:
            progress(k + 1)


def _gif(stage: Stage, frames: Callable[[], Iterator[Array]]) -> bytes:
    palette = Palette.of_film(stage)
    times = frame_times(len(stage.film), stage.film.fps)
    return gif(palette, changes(palette, frames(), times), stage.size)


def _webp(stage: Stage, frames: Callable[[], Iterator[Array]]) -> bytes:
    from PIL import Image, features

    if not features.check("webp"):
        raise InputError("this Pillow cannot write WebP; write .gif or .png")
    images = (Image.fromarray(picture) for picture in frames())
    times = frame_times(len(stage.film), stage.film.fps, 1)
    stream, first = BytesIO(), next(images)
    more = {"save_all": True, "append_images": images, "duration": times, "loop": 0}
    first.save(stream, "WEBP", quality=80, method=2, **more)
    return stream.getvalue()


def _apng(stage: Stage, frames: Callable[[], Iterator[Array]]) -> bytes:
    palette = Palette.of_film(stage)
    times = frame_times(len(stage.film), stage.film.fps, 1)
    return apng(palette, changes(palette, frames(), times), stage.size)


def _mp4(stage: Stage, frames: Callable[[], Iterator[Array]]) -> bytes:
    av = needed_av()
    from fractions import Fraction

    stream = BytesIO()
    with av.open(stream, "w", format="mp4") as container:
        rate = Fraction(stage.film.fps).limit_denominator(1000)
        video = container.add_stream("libx264", rate=rate)
        first = True
        for picture in frames():
            if first:
                video.height, video.width = picture.shape[:2]
                video.pix_fmt, first = "yuv420p", False
                video.options = {"crf": "20", "preset": "veryfast"}
            frame = av.VideoFrame.from_ndarray(np.ascontiguousarray(picture), format="rgb24")
            container.mux(video.encode(frame))
        container.mux(video.encode())
    return stream.getvalue()
