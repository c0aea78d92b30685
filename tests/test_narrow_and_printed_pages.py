"""Every HTML page that the package writes: it fits a phone, and paper loses nothing of it."""

import re
import zlib

import numpy as np
import pytest

import rnea
from rnea.exercises import KINDS
from rnea.exercises import exercise as made_of
from rnea.report.document.page import report_page
from rnea.report.document.parts import Report, ReportTable, Section
from rnea.report.problem.writers import problem_html
from rnea.report.worksheet import as_html
from rnea.report.worksheets import worksheet
from rnea.textbook import NOTATIONS
from support.browser import needs_browser
from support.tiers import sample_cases

pytestmark = [*needs_browser, sample_cases(6, whole_file=True)]
PHONE = {"width": 390, "height": 844}
# the width of A4 within the margins of the pages, in pixels of CSS
PAPER = {"width": 688, "height": 1000}
# browsers make a page smaller by so much before they cut it
SHRINKS = 1.3


def explained(name, notation, symbolic):
    return lambda: as_html(worksheet(rnea.load(name), notation, symbolic=symbolic))


def exercise(kind, part):
    def made():
        sheet = made_of(rnea.load("rp_arm"), kind, seed=7)
        return problem_html(sheet.problem) if part == "problem" else as_html(sheet.solution)

    return made


def report():
    joints = [f"{side}_shoulder_lift_joint" for side in ("left", "right")]
    cells = [[name, "N m", *(f"{x:.4f}" for x in np.linspace(1, 99, 11))] for name in joints]
    head = ["joint", "unit", *(f"quantity {k}" for k in range(11))]
    words = ReportTable(("finding", "why"), [("a" * 60, "reasons " * 30)], left=(0, 1))
    sections = [Section(name, ("text " * 60, ReportTable(head, cells), words)) for name in "abc"]
    return report_page(Report("r" * 70, ["all is well"], "good", [("file", "x" * 90)], sections))


WORKSHEETS = {
    f"{name} {notation}{' symbolic' * symbolic}": explained(name, notation, symbolic)
    for name, symbolic in (("planar_2r", True), ("puma560", False))
    for notation in NOTATIONS
} | {
    "planar_3r lagrange symbolic": explained("planar_3r", "lagrange", True),
    "delta craig": explained("delta", "craig", False),
}
EXERCISES = {
    f"{part} {kind}": exercise(kind, part) for kind in KINDS for part in ("problem", "key")
}
PAGES = {**WORKSHEETS, **EXERCISES, "report": report}
_MADE = {}


@pytest.fixture
def text(request):
    if request.param not in _MADE:
        _MADE[request.param] = PAGES[request.param]()
    return _MADE[request.param]


def opened(chromium, tmp_path, text, size):
    (tmp_path / "page.html").write_text(text, encoding="utf-8")
    return chromium.plain(tmp_path / "page.html", size)


# what sticks out to the right, unless something around it scrolls
BEYOND = """() => {
  const scrolls = (one) => {
    for (let up = one.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== "visible") return true;
    return false;
  };
  return [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !scrolls(one))
    .map((one) => one.tagName);
}"""
# what is cut off where nothing scrolls
CUT = """() => [...document.querySelectorAll("body *")].filter((one) =>
  getComputedStyle(one).overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1
).map((one) => `${one.tagName} ${one.className}`)"""


@sample_cases(4)
@pytest.mark.parametrize("text", PAGES, indirect=True)
def test_nothing_is_wider_than_a_phone(chromium, tmp_path, text):
    page = opened(chromium, tmp_path, text, PHONE)
    wide = page.evaluate("document.documentElement.scrollWidth")
    beyond = page.evaluate(BEYOND)
    page.context.close()
    assert wide <= PHONE["width"]
    assert not beyond


@pytest.mark.parametrize("robot", ["planar_2r", "four_bar"])
def test_no_panel_of_studio_is_wider_than_a_phone(chromium, studio_file, robot):
    shown = chromium.open(studio_file(rnea.load(robot)), viewport=PHONE, pictures=False)
    for name in shown.page.get_by_role("tab").all_text_contents():
        shown.tab(name)
        assert shown.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], name
        assert not shown.page.evaluate(BEYOND), name
    shown.close()


@sample_cases(4)
@pytest.mark.parametrize("text", PAGES, indirect=True)
def test_nothing_is_cut_off_on_paper(chromium, tmp_path, text):
    page = opened(chromium, tmp_path, text, PAPER)
    page.emulate_media(media="print")
    wide, cut = page.evaluate("document.documentElement.scrollWidth"), page.evaluate(CUT)
    page.context.close()
    assert wide <= SHRINKS * PAPER["width"]
    assert not cut


def printed(page):
    """What a print without backgrounds paints: lines of the PDF's drawing."""
    drawn = ""
    for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", page.pdf(), re.S):
        try:
            # the last byte of a stream may look like the end of its line
            drawn += zlib.decompressobj().decompress(stream).decode("latin-1") + "\n"
        except zlib.error:
            continue  # a font
    return drawn


def painted(drawn):
    """How many areas are filled, with a colour, a shading or a picture."""
    return len(re.findall(r"(?m)^(?:f\*?|.* sh|.* Do)$", drawn))


@sample_cases(2)
@pytest.mark.parametrize("text", [*WORKSHEETS, *EXERCISES], indirect=True)
def test_matrices_keep_their_brackets_on_paper(chromium, tmp_path, text):
    """Each has six bars; and no step is divided: its line at the left is one piece."""
    page = opened(chromium, tmp_path, text, PAPER)
    drawn = printed(page)
    page.add_style_tag(content="mtable.matrix { background: none !important; }")
    without = printed(page)
    page.context.close()
    assert painted(drawn) - painted(without) >= 6 * text.count('class="matrix"')
    left = re.findall(r"(?m)^\S+ \S+ 3 (\S+) re\nf$", drawn)
    assert len(left) == text.count('class="step"')
