"""What a page is made of: plain text, tables and pictures, in sections."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rnea.report.figures.figure_files import picture_bytes

if TYPE_CHECKING:
    from matplotlib.figure import Figure

# a drawing of long lines is smaller as an image: a phone loads the page too
_LARGEST_DRAWING = 400_000
# twice what a page has: letters of an image are as sharp as those of a drawing
_DPI, _PAGE_DPI = 192.0, 96.0


@dataclass(frozen=True)
class ReportTable:
    """Names of columns and rows of text; the first column is left, the others are right.

    left: more columns, by number, that hold words; title: above it; marked: rows to be looked at.
    """

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    title: str = ""
    left: Sequence[int] = ()
    marked: Sequence[int] = ()


@dataclass(frozen=True)
class ReportFigure:
    """An image file's content, "svg" or "png", with a caption; alt: what it shows, in words; width:
    how wide it is shown where there is room, in px, or 0 for as wide as it is."""

    data: bytes
    kind: str
    caption: str
    alt: str = ""
    width: int = 0


Part = str | ReportTable | ReportFigure
Tone = Literal["good", "bad", "open"]


@dataclass(frozen=True)
class Section:
    """A heading with what stands below it; text is a paragraph each."""

    title: str
    parts: Sequence[Part]


@dataclass(frozen=True)
class Report:
    """A page: what was asked, the answer in a sentence or some, and what supports it.

    tone: "good", "bad" or "open", the colour of the verdict. facts: names and values beside it.
    code: whether what stands between backticks is set as code; not where no sentence has any, but
    names of strangers may.
    """

    title: str
    verdict: Sequence[str]
    tone: Tone = "open"
    facts: Sequence[tuple[str, str]] = ()
    sections: Sequence[Section] = ()
    foot: str = ""
    code: bool = True


def picture(figure: Figure, caption: str, alt: str = "") -> ReportFigure:
    """A figure as a part of a page."""
    width = round(float(figure.get_size_inches()[0]) * _PAGE_DPI)
    drawing = picture_bytes(figure, "figure.svg")
    if len(drawing) <= _LARGEST_DRAWING:
        return ReportFigure(drawing, "svg", caption, alt, width)
    return ReportFigure(picture_bytes(figure, "figure.png", _DPI), "png", caption, alt, width)
