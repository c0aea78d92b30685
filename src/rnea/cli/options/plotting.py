"""Pictures on the command line: options that commands share, and where a picture goes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rnea.cli.completing import words
from rnea.cli.options.endings import format_of
from rnea.cli.options.values import UsageError, numbers
from rnea.cli.output import tell, write_bytes
from rnea.system.version import __version__

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from rnea.robot import Robot

_INCH = 2.54
PlotFile = Annotated[
    str | None, typer.Option("--plot", help="draw a picture: file .png, .svg or .pdf")
]
Show = Annotated[bool, typer.Option("--show", help="show the picture in a window")]
Theme = Annotated[
    str, typer.Option("--theme", help="light | dark", autocompletion=words(("light", "dark")))
]
SIZE = "width x height in pixels, e.g. 640x480"
Size = Annotated[str | None, typer.Option("--size", help=SIZE)]
Dpi = Annotated[float, typer.Option("--dpi", help="dots per inch")]
Large = Annotated[bool, typer.Option("--large", help="allow more than 50 million pixels")]
Title = Annotated[str, typer.Option("--title", help="a title above the picture")]


def refuse_early(file: str | None, show: bool, option: str = "--plot") -> None:
    """What can be known to fail is said before anything is computed."""
    from rnea.report.figures.figure_files import FILE_TYPES, file_type, refuse_without_display
    from rnea.report.style import require_matplotlib

    format_of(file, {kind: (f".{kind}",) for kind in FILE_TYPES}, option=option)
    if file is not None or show:
        require_matplotlib()
    if file is not None:
        file_type(file)
    if show:
        refuse_without_display()


def sides_of(size: str | None, dpi: float) -> tuple[float, float] | None:
    """Width and height in cm at so many dots per inch, from the option's text."""
    if size is None:
        return None
    if "," in size:
        sides = numbers(size, "--size")
        if len(sides) != 2:
            raise UsageError(f"--size {size!r}: write {SIZE}")
        now = "x".join(str(round(side / _INCH * dpi)) for side in sides)
        tell(f"note: --size is in pixels now, --size {now} here; cm go with the next version")
        return sides[0], sides[1]
    width, height = pixels_of(size)
    return width / dpi * _INCH, height / dpi * _INCH


def film_sides(size: str) -> tuple[int, int]:
    """Width and height of a film in pixels."""
    width, height = pixels_of(size)
    if not (160 <= width <= 4096 and 120 <= height <= 4096):
        raise UsageError(f"--size {size}: possible from 160x120 to 4096x4096")
    return width, height


def pixels_of(size: str) -> tuple[int, int]:
    sides = re.fullmatch(r"(\d{1,5})[xX×](\d{1,5})", size.strip(), re.ASCII)
    if sides is None:
        raise UsageError(f"--size {size!r}: write {SIZE}")
    return int(sides[1]), int(sides[2])


def names_in(text: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def link_named(text: str | None) -> str | int:
    """A link by name or number; by default the first."""
    return 1 if text is None else int(text) if text.isdecimal() else text


def about(arm: Robot, what: str) -> str:
    """What a picture's file says of itself."""
    return f"rnea {__version__}: {what} of {arm.name}, hash {arm.hash}"


def draw(thing: Any, arm: Robot, file: str | None, show: bool, what: str = "") -> None:
    """A command's result as a picture, where --plot or --show ask for it."""
    if file is None and not show:
        return
    from rnea.report.robot_figures.plot import plot

    words = about(arm, what or type(thing).__name__.lower())
    deliver(plot(thing, arm, what=what), file, show, about=words)


def deliver(
    figure: Figure,
    file: str | None,
    show: bool,
    dpi: float = 150.0,
    large: bool = False,
    about: str = "",
) -> None:
    """Write the picture, show it, or both."""
    from rnea.report.figures.figure_files import picture_bytes, show_window

    if file is not None:
        write_bytes(picture_bytes(figure, file, dpi, large=large, about=about), file)
        tell(f"picture written to {file}")
    if show:
        show_window(figure)
