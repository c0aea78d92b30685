"""Files of the repository's root as pages of the site: ARCHITECTURE.md and its like.

A page that says <!-- page: ../../ARCHITECTURE.md --> becomes that file. Links follow: in every page
those that lead to such a file lead to its page, and those of the file itself start where it lies.
So all of them work on a code host too.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from sphinx.application import Sphinx

MARK = re.compile(r"^<!-- page: (\S+) -->$", re.MULTILINE)
LINK = re.compile(r"(?<=\]\()(?!\w+:|#)([^)\s#]+)")


def _mirrors(folder: Path) -> dict[Path, Path]:
    """The page of each file that is shown as one."""
    pages = (folder / "understand").glob("*.md")
    found = ((page, MARK.search(page.read_text("utf-8"))) for page in pages)
    return {(page.parent / mark[1]).resolve(): page for page, mark in found if mark}


def _fill(app: Sphinx, page: str, text: list[str]) -> None:
    place = Path(app.env.doc2path(page))
    source = place
    if mark := MARK.search(text[0]):
        source = (place.parent / mark[1]).resolve()
        app.env.note_dependency(source)
        text[0] = source.read_text("utf-8")
    mirrors = _mirrors(Path(app.srcdir))

    def moved(found: re.Match[str]) -> str:
        target = (source.parent / found[1]).resolve()
        return os.path.relpath(mirrors.get(target, target), place.parent)

    text[0] = LINK.sub(moved, text[0])


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("source-read", _fill)
    return {"parallel_read_safe": True}
