"""Make the gallery: every picture and film by its command, and README.md that shows them.

python docs/gallery/make_gallery.py [FOLDER] [--only NAME ...]
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import shlex
import shutil
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from pictures import ENTRIES, Entry  # noqa: E402

# what a small version of each command has in place of its own options
SMALL = {
    "plot": "--dpi 20",
    "animate": "--fps 2 --duration 3 --size 160x120",
    "motion": "--rate 60",
    "simulate": "--duration 0.5 --step 0.01",
}


@dataclass(frozen=True)
class Made:
    """A file that was made; `said` is what its commands told on stderr."""

    file: Path
    said: str


def make(folder: Path, entries: Sequence[Entry] = ENTRIES, *, small: bool = False) -> list[Made]:
    """Run the commands in a folder of their own, and bring the pictures to `folder`."""
    folder = folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    found, known = [], set()
    with tempfile.TemporaryDirectory() as work, inside(Path(work)):
        for entry in entries:
            # what several pictures read is made once
            fresh = [command for command in entry.commands if command not in known]
            known.update(fresh)
            said = "".join(run(command, small) for command in fresh)
            target = folder / entry.file
            if target.suffix == ".png":
                in_few_colours(Path(entry.file))
            shutil.copy(entry.file, target)
            found.append(Made(target, said))
    return found


def run(command: str, small: bool = False) -> str:
    """One command line in this process; what it says on stderr."""
    from rnea.cli.app import app

    name, *words = shlex.split(command)
    if name != "rnea":
        raise ValueError(f"not a command of rnea: {command}")
    if small:
        words = with_options(words, shlex.split(SMALL.get(words[0], "")))
    said = io.StringIO()
    with contextlib.redirect_stderr(said), contextlib.redirect_stdout(io.StringIO()):
        app(words, standalone_mode=False)
    return said.getvalue()


def with_options(words: list[str], options: list[str]) -> list[str]:
    """The words with these options, each of one value, in place of what they said of them."""
    new = options[::2]
    kept = [
        word
        for before, word in zip(["", *words], words, strict=False)
        if before not in new and word not in new
    ]
    return kept + options


@contextlib.contextmanager
def inside(folder: Path):
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def in_few_colours(path: Path) -> None:
    """The same picture with 256 colours, which take a third of the room."""
    from PIL import Image

    with Image.open(path) as image:
        few = image.convert("RGB").quantize(256)
    few.save(path, "PNG", optimize=True)


def readme(entries: Sequence[Entry] = ENTRIES) -> str:
    """The page: each picture below its title, and above the commands that made it."""
    parts = [
        "# Gallery",
        "Every picture was made by the command below it. `python docs/gallery/make_gallery.py` "
        "makes all of them and this page. More: [pictures](../do/plots.md), "
        "[animations](../do/animations.md).",
    ]
    for entry in entries:
        commands = "\n".join(f"$ {command}" for command in entry.commands)
        parts += [f"## {entry.title}", f"![{entry.title}]({entry.file})"]
        parts += [entry.text, f"```console\n{commands}\n```"]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", nargs="?", type=Path, default=HERE)
    arguments.add_argument("--only", nargs="+", default=[], help="names of files")
    asked = arguments.parse_args()
    chosen = [entry for entry in ENTRIES if not asked.only or entry.file in asked.only]
    for made in make(asked.folder, chosen):
        print(f"{made.file.name}: {made.file.stat().st_size // 1000} kB")
    (asked.folder / "README.md").write_text(readme(), encoding="utf-8")
