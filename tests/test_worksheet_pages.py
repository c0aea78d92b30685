"""Pages of worked calculations as a reader sees them: in a browser, and on paper."""

import re
import subprocess

import numpy as np
import pytest

import rnea
from rnea.recursions import plane_of_motion
from rnea.report.worksheet import as_html, as_latex
from rnea.report.worksheet.in_mathml import FACTOR, TERM
from rnea.report.worksheets import worksheet
from rnea.textbook import NOTATIONS
from support.explain_page import MADE_OF, PICTURE, browser, digest, opened, page, shot
from support.tiers import sample_cases
from support.tools import skip_without

ROBOTS = {"puma560": (False,), "rp_arm": (True,)}
SHEETS = {
    f"{name} {notation}{' symbolic' * symbolic}": (name, notation, symbolic)
    for name, ways in ROBOTS.items()
    for symbolic in ways
    for notation in NOTATIONS
}
# its torques are eight lines long
SHEETS["planar_3r lagrange symbolic"] = ("planar_3r", "lagrange", True)
# matrices of blocks, tables between steps, and equations too large for a page
SHEETS |= {f"{name} craig": (name, "craig", False) for name in ("four_bar", "delta")}
_MADE = {}


def sheet(key):
    if key not in _MADE:
        name, notation, symbolic = SHEETS[key]
        _MADE[key] = worksheet(rnea.load(name), notation, symbolic=symbolic)
    return _MADE[key]


@pytest.mark.parametrize("key", SHEETS)
def test_a_page_needs_no_mathematical_font(key):
    """Brackets are glyphs of one size, or drawn by the page; letters are those of a text font."""
    text = as_html(sheet(key))
    for bracket in re.findall(r"<mo[^>]*>[()\[\]{}|]</mo>", text):
        assert 'stretchy="false"' in bracket
    assert text.count('class="matrix"') > 3 or "lagrange" in key
    # slanted letters of mathematics, which few fonts have
    assert not any(0x1D400 <= ord(letter) < 0x1D800 for letter in text)
    assert TERM not in text
    assert FACTOR not in text


@pytest.mark.parametrize("key", [key for key in SHEETS if "symbolic" in key])
def test_the_symbolic_result_is_mathematics_whose_terms_may_stand_in_lines(key):
    text = as_html(sheet(key))
    result = text[text.index('id="result"') :]
    for i, tau in enumerate(sheet(key).tau, start=1):
        assert f"<math><msub><mi>τ</mi><mtext>{i}</mtext></msub></math>" in result
        # every term is an element of its own, between which a line may be broken
        assert result.count("<math>") > len(getattr(tau, "args", ()))
    assert "**" not in text
    assert "cos(" not in text


FEW = [name for name in rnea.robots() if rnea.load(name).nv < 4]


@pytest.mark.parametrize("name", FEW)
def test_planar_robots_are_drawn_in_their_plane(name):
    """All axes of the drawing are equally long or point at the reader; others are foreshortened."""
    arm = rnea.load(name)
    drawing = worksheet(arm, "craig").drawing
    lines = re.findall(r'<line x1="([^"]*)" y1="([^"]*)" x2="([^"]*)" y2="([^"]*)" str', drawing)
    x1, y1, x2, y2 = np.array(lines, float).T
    lengths = np.hypot(x2 - x1, y2 - y1)
    axes = lengths[abs(lengths - 12 * np.sqrt(2)) > 0.2]  # others cross out what points away
    flat = plane_of_motion(arm.model) is not None
    assert (np.ptp(axes) < 0.3) == flat
    assert 'fill="none"' in drawing or not flat


def test_some_robots_are_planar_and_some_are_not():
    flat = [name for name in FEW if plane_of_motion(rnea.load(name).model) is not None]
    assert len(flat) >= 6
    assert len(FEW) - len(flat) >= 3


@pytest.mark.parametrize("key", SHEETS)
def test_print_is_never_made_smaller_than_seven_points(key):
    text = as_latex(sheet(key))
    assert r"\DeclareMathSizes{10}{10}{7}{7}" in text
    for smaller in ("resizebox", "scalebox", "smallmatrix", "tiny", "scriptsize", "scriptstyle"):
        assert smaller not in text
    # brackets that a line may be broken between: TeX breaks none within \left and \right
    assert r"\left(" not in re.sub(r"\\\w+\^?(\{\d+\})?\{\\left\(", "", text)


@skip_without("pdflatex")
@pytest.mark.parametrize("key", SHEETS)
def test_tex_sets_every_line_within_the_page(tmp_path, key):
    (tmp_path / "page.tex").write_text(as_latex(sheet(key)), encoding="utf-8")
    command = ["pdflatex", "-interaction=nonstopmode", "-draftmode", "page.tex"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, timeout=60)
    log = (tmp_path / "page.log").read_text(encoding="latin-1")
    assert done.returncode == 0, log[-2000:]
    assert not re.findall(r"Overfull \\hbox.*", log)


needs_browser = pytest.mark.skipif(browser() is None, reason="no Chromium here")
MEASURE = """<script>addEventListener("load", () => {
const wide = document.documentElement.scrollWidth - innerWidth;
const cut = [...document.querySelectorAll(".worked > :nth-child(3n)")].filter(
  x => x.scrollWidth > x.clientWidth + 1 && !x.querySelector("mtable")).length;
document.title = "wide " + Math.max(wide, 0) + " cut " + cut; });</script>"""


@sample_cases(1)
@needs_browser
@pytest.mark.parametrize("key", ["planar_3r lagrange symbolic", "puma560 craig", "delta craig"])
def test_long_lines_wrap_in_a_narrow_window(key):
    text = as_html(sheet(key)).replace("</body>", f"{MEASURE}</body>")
    shown = opened(text, "--dump-dom", size=(700, 900))
    assert "<title>wide 0 cut 0</title>" in shown, re.findall("<title>.*?</title>", shown)


def test_the_picture_in_the_readme_is_of_this_page():
    """PYTHONPATH=tests python tests/support/explain_page.py makes it anew."""
    from PIL import Image

    assert Image.open(PICTURE).text[MADE_OF] == digest(page())


@needs_browser
def test_the_picture_in_the_readme_is_what_a_browser_shows(tmp_path):
    from PIL import Image

    shot(page(), tmp_path / "page.png")
    pictures = [Image.open(x).convert("L") for x in (PICTURE, tmp_path / "page.png")]
    assert pictures[0].size == pictures[1].size
    # other fonts move letters: compared by blocks
    one, other = (np.asarray(x.resize((55, 65)), float) for x in pictures)
    assert np.abs(one - other).mean() < 5
