"""Films as files: GIF, WebP and APNG through Pillow, MP4 through PyAV."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, suggestion
from rnea.report.animation.animation import AnimationCanvas, Film
from rnea.report.animation.indexed import Palette, apng, changes, gif
from rnea.system.optional_packages import optional

ENDINGS = (".gif", ".webp", ".png", ".apng", ".mp4")
MOST_PIXELS = 1_000_000_000
"""Above so many pixels in all (about 110 s of 640x480 at 30 frames a second) a film is refused."""
Progress = Callable[[int], None]


def film_bytes(
    film: Film,
    path: str,
    *,
    size: tuple[int, int] = (640, 480),
    progress: Progress | None = None,
    force: bool = False,
) -> bytes:
    """The content of a file whose name is `path`, size in pixels; `progress` hears of every frame
    drawn."""
    ending = film_type(path, film.fps)
    width, height = size
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
    stage = AnimationCanvas(film, width, height)
    frames = _frames(stage, progress)
    if ending == ".mp4":
        return _mp4(film.fps, size, frames)
    if ending == ".webp":
        return _webp(frame_times(len(film), film.fps, 1), frames)
    write, step = (gif, 10) if ending == ".gif" else (apng, 1)
    palette = Palette.of_film(stage)
    return write(palette, changes(palette, frames, frame_times(len(film), film.fps, step)), size)


def film_type(path: str, fps: float) -> str:
    """The ending of a file that can hold so many frames a second, or an error that names the
    legal ones."""
    ending = Path(path).suffix.lower()
    if ending not in ENDINGS:
        shown = ending or f"no ending ({path!r})"
        raise InputError(f"unknown type of film: {shown}. {suggestion(ending, ENDINGS)}")
    refuse_rate(fps)
    if ending == ".gif" and fps > 50:
        raise InputError(
            f"a GIF cannot show {fps:g} frames a second (its clock has steps of 0.01 s, and "
            "viewers slow down below 0.02 s); use 50 or less, or .webp or .mp4"
        )
    if ending == ".mp4":
        _needed_av()
    return ending


def refuse_rate(fps: float) -> None:
    if not 0 < fps <= 240:
        raise InputError(f"{fps:g} frames a second cannot be; possible: above 0 up to 240")


def _needed_av() -> Any:
    """PyAV, or an error that says how to get it."""
    return optional("av", "MP4 files need", "without it write .gif, .webp or .png")


def frame_times(count: int, fps: float, step: int = 10) -> list[int]:
    """Durations in ms, multiples of `step`, that never run away from the true time.

    >>> frame_times(6, 30)
    [30, 40, 30, 30, 40, 30]
    """
    ends = [round((k + 1) * 1000 / (fps * step)) * step for k in range(count)]
    return [end - begin for begin, end in zip([0, *ends[:-1]], ends, strict=True)]


def _frames(stage: AnimationCanvas, progress: Progress | None) -> Iterator[Array]:
    for k in range(len(stage.film)):
        yield stage.picture(k)
        if progress is not None:
            progress(k + 1)


def _webp(times: list[int], frames: Iterator[Array]) -> bytes:
    from PIL import Image, features

    if not features.check("webp"):
        raise InputError("this Pillow cannot write WebP; write .gif or .png")
    images = (Image.fromarray(picture) for picture in frames)
    stream, first = BytesIO(), next(images)
    more = {"save_all": True, "append_images": images, "duration": times, "loop": 0}
    first.save(stream, "WEBP", quality=80, method=2, **more)
    return stream.getvalue()


def _mp4(fps: float, size: tuple[int, int], frames: Iterator[Array]) -> bytes:
    av = _needed_av()
    from fractions import Fraction

    stream = BytesIO()
    with av.open(stream, "w", format="mp4") as container:
        video = container.add_stream("libx264", rate=Fraction(fps).limit_denominator(1000))
        video.width, video.height = size
        video.pix_fmt, video.options = "yuv420p", {"crf": "20", "preset": "veryfast"}
        for picture in frames:
            frame = av.VideoFrame.from_ndarray(np.ascontiguousarray(picture), format="rgb24")
            container.mux(video.encode(frame))
        container.mux(video.encode())
    return stream.getvalue()
