"""The page of `rnea explain` that the README shows; run this file to store its picture anew.

PYTHONPATH=tests python tests/support/explain_page.py

It needs Chromium; then look at docs/explain.png.
"""

import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import rnea
from rnea.report.worksheet import as_html
from rnea.report.worksheets import worksheet
from support.tools import found

PICTURE = Path(__file__).parents[2] / "docs" / "explain.png"
SIZE = (1100, 1300)
MADE_OF = "sha256 of the page"


def page():
    return as_html(worksheet(rnea.load("craig_2r"), "craig", symbolic=True))


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


def browser():
    """Where Chromium is, or None."""
    return found("chromium", "chromium-browser", "google-chrome")


def opened(text, *options, size=SIZE):
    """What the browser prints of a page in a window of a size (dots)."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "page.html"
        file.write_text(text, encoding="utf-8")
        command = [browser(), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
        command += ["--force-device-scale-factor=1", f"--window-size={size[0]},{size[1]}"]
        command += [f"--user-data-dir={folder}/profile", *options, file.as_uri()]
        quiet = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "env": os.environ}
        return subprocess.run(command, check=True, timeout=60, text=True, **quiet).stdout


def shot(text, to):
    opened(text, f"--screenshot={to}")


def main():
    from PIL import Image, PngImagePlugin

    if browser() is None:
        sys.exit("no Chromium here")
    text = page()
    with tempfile.TemporaryDirectory() as folder:
        shot(text, f"{folder}/page.png")
        note = PngImagePlugin.PngInfo()
        note.add_text(MADE_OF, digest(text))
        picture = Image.open(f"{folder}/page.png").convert("RGB")
        picture.save(PICTURE, optimize=True, pnginfo=note)
    print(PICTURE.name, picture.size, PICTURE.stat().st_size // 1024, "kB")


if __name__ == "__main__":
    main()
