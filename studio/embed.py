"""The documentation with robots in it that move: python studio/embed.py [FOLDER]

Copies docs/ to FOLDER (build/docs) and puts a frame where a line is <!-- studio: ROBOT -->, or
<!-- studio: ROBOT#STATE --> with a state as Studio's links have it. The robots' pages, a third
of a megabyte each, are written beside them; none is committed. Where the text is shown without
this step, as on a code host, the mark is a comment and nobody sees it.
"""

import re
import shutil
import sys
from html import escape
from pathlib import Path

import rnea
from rnea.studio import packed_page

DOCS = Path(__file__).parents[1] / "docs"
MARK = re.compile(r"^<!-- studio: ([\w-]+)(#[^\s<>]*)? -->$", re.MULTILINE)


def main(target: Path) -> None:
    shutil.copytree(DOCS, target, dirs_exist_ok=True)
    live = target / "studio" / "live"
    live.mkdir(parents=True, exist_ok=True)
    written: dict[str, int] = {}
    for page in sorted(target.glob("*.md")):
        text = page.read_text(encoding="utf-8")
        for name in {name for name, _ in MARK.findall(text)} - written.keys():
            made = packed_page(rnea.load(name))
            (live / f"{name}.html").write_text(made, encoding="utf-8")
            written[name] = len(made)
        page.write_text(MARK.sub(_frame, text), encoding="utf-8")
    for name, size in written.items():
        print(f"{live / name}.html {size / 1e6:.2f} MB")


def _frame(found: re.Match[str]) -> str:
    name, state = found[1], found[2] or ""
    return (
        f'<iframe src="studio/live/{name}.html{escape(state)}" title="{name} in Studio" '
        'loading="lazy" style="width:100%;height:640px;border:1px solid #8884"></iframe>'
    )


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else DOCS.parent / "build" / "docs"))
