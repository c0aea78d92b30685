"""Pictures become files, or a window."""

from __future__ import annotations

import os
import sys
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rnea.errors import InputError
from rnea.report.style import require_matplotlib

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FILE_TYPES = ("png", "svg", "pdf")
DPI = 150.0
# 50 million pixels: A3 at 500 dpi; memory and viewers suffer beyond
MOST_PIXELS = 50_000_000


def file_type(path: str) -> str:
    """The type that a file's ending says; known before anything is computed."""
    ending = Path(path).suffix.lower().removeprefix(".")
    if ending not in FILE_TYPES:
        legal = ", ".join(f".{known}" for known in FILE_TYPES)
        what = f"unknown ending .{ending}" if ending else "no ending"
        raise InputError(f"cannot draw {path!r}: {what}. Legal: {legal}")
    return ending


def picture_bytes(
    figure: Figure, path: str, dpi: float = DPI, *, large: bool = False, about: str = ""
) -> bytes:
    """The content of a file whose name is `path`. The same figure always gives the same bytes.

    large: allow more than fifty million pixels. about: a title kept inside the file.
    """
    kind = file_type(path)
    refuse_large(figure, dpi, large)
    stream = BytesIO()
    figure.savefig(stream, format=kind, dpi=dpi, metadata=_metadata(kind, about))
    return stream.getvalue()


def refuse_large(figure: Figure, dpi: float, large: bool = False) -> None:
    if not 0 < dpi < float("inf"):
        raise InputError(f"dpi must be a positive number, got {dpi:g}")
    wide, high = figure.get_size_inches() * dpi
    # Agg counts pixels in 16 bits
    if max(wide, high) >= 2**16:
        raise InputError(f"{wide:.0f} x {high:.0f} pixels: no side may have {2**16} or more")
    if wide * high > MOST_PIXELS and not large:
        raise InputError(
            f"{wide:.0f} x {high:.0f} pixels are more than {MOST_PIXELS // 10**6} million; "
            f"take fewer dots per inch (now {dpi:g}) or a smaller size, or allow large pictures"
        )


def _metadata(kind: str, about: str) -> dict[str, Any]:
    """A title, and neither date nor version: these would make every file differ."""
    date = {"png": "Software", "svg": "Date", "pdf": "CreationDate"}[kind]
    return {date: None, **({"Title": about} if about else {})}


def show_window(*figures: Figure) -> None:
    """Open a window for each figure and wait until they are closed."""
    refuse_without_display()
    import matplotlib.pyplot as plt

    for figure in figures:
        # a window of pyplot's takes our figure in place of its own empty one
        window: Any = plt.figure(figsize=tuple(figure.get_size_inches())).canvas.manager
        window.canvas.figure = figure
        figure.set_canvas(window.canvas)
    plt.show()


def refuse_without_display() -> None:
    """An error where no window can open."""
    matplotlib = require_matplotlib()
    advice = "write the picture to a file (.png, .svg or .pdf) instead"
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        raise InputError(f"there is no display to show the picture on; {advice}")
    from matplotlib.backends.registry import BackendFilter, backend_registry

    try:
        import matplotlib.pyplot as plt

        plt.switch_backend(matplotlib.get_backend())
    except ImportError as problem:
        raise InputError(f"no window can be opened ({problem}); {advice}") from None
    registry: Any = backend_registry
    windowed = registry.list_builtin(BackendFilter.INTERACTIVE)
    name = str(matplotlib.get_backend()).lower()
    if name not in windowed and not name.startswith("module://"):
        raise InputError(
            f"matplotlib's backend {name!r} opens no windows; {advice}, or install one of "
            "matplotlib's window toolkits, for example PyQt6"
        )
