"""Robots that move within the pages.

A line <!-- studio: ROBOT -->, or <!-- studio: ROBOT#STATE --> with a state as Studio's links have
it, becomes a frame with the robot's own page, a third of a megabyte that is written beside the
site and never committed. Where the text is shown without this step, as on a code host, the mark is
a comment and nobody sees it.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from sphinx.application import Sphinx

import rnea
from rnea.studio import packed_page

MARK = re.compile(r"^<!-- studio: ([\w-]+)(#[^\s<>]*)? -->$", re.MULTILINE)


def _frames(app: Sphinx, page: str, text: list[str]) -> None:
    root = "../" * page.count("/")

    def frame(found: re.Match[str]) -> str:
        name, state = found[1], found[2] or ""
        return (
            f'<iframe src="{root}live/{name}.html{escape(state)}" title="{name} in Studio" '
            'loading="lazy" class="robot"></iframe>'
        )

    text[0] = MARK.sub(frame, text[0])


def _pages(app: Sphinx, problem: Exception | None) -> None:
    if problem is not None or app.builder.format != "html":
        return
    live = Path(app.outdir) / "live"
    live.mkdir(exist_ok=True)
    texts = (Path(app.env.doc2path(page)).read_text("utf-8") for page in app.env.found_docs)
    for name in {name for text in texts for name, _ in MARK.findall(text)}:
        (live / f"{name}.html").write_text(packed_page(rnea.load(name)), encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("source-read", _frames)
    app.connect("build-finished", _pages)
    return {"parallel_read_safe": True}
