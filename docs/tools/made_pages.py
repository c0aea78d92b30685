"""Pages that are made of the package itself when the site is built, and never committed.

They are written in reStructuredText: the Markdown pages beside them are those that people write.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

_MARKS = "=-~"


def heading(text: str, level: int = 0) -> str:
    return f"{text}\n{_MARKS[level] * len(text)}\n\n"


def table(rows: Iterable[Iterable[str]], widths: str = "auto") -> str:
    """A table whose first row is its head; cells are reStructuredText."""
    lines = [".. list-table::", "   :header-rows: 1", f"   :widths: {widths}", ""]
    for row in rows:
        for k, cell in enumerate(row):
            first, *more = cell.splitlines() or [""]
            lines.append(f"   {'*' if k == 0 else ' '} - {first}".rstrip())
            lines += [f"       {line}".rstrip() for line in more]
    return "\n".join(lines) + "\n\n"


def contents(pages: Iterable[str], depth: int = 1, *, hidden: bool = False) -> str:
    lines = [".. toctree::", f"   :maxdepth: {depth}", *["   :hidden:"] * hidden, ""]
    return "\n".join([*lines, *(f"   {page}" for page in pages)]) + "\n\n"


def indented(text: str, by: int = 3) -> str:
    return "".join(" " * by + line if line.strip() else line for line in text.splitlines(True))


def write(folder: Path, pages: Mapping[str, str]) -> None:
    """Put pages into a folder of their own; what is no longer made is taken away.

    A page that stays the same is not touched, so that it is not read again.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages.items():
        place = folder / f"{name}.rst"
        if not place.is_file() or place.read_text("utf-8") != text:
            # two builds may be at work at once: nobody shall read half a page
            beside = place.with_suffix(".part")
            beside.write_text(text, encoding="utf-8")
            beside.replace(place)
    for place in folder.glob("*.rst"):
        if place.stem not in pages:
            place.unlink(missing_ok=True)
