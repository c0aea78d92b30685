"""A page about a result: nothing in it comes from elsewhere, and names are text."""

from html.parser import HTMLParser

import pytest
from matplotlib.figure import Figure

from rnea.report.document.page import report_page
from rnea.report.document.parts import Report, ReportTable, Section, picture
from support.browser import needs_browser
from support.tiers import sample_cases

_HOSTILE = "<script>alert(1)</script>\x1b[2J&"


class _Reader(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.sources: list[str] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.sources += [v or "" for k, v in attrs if k in ("src", "href")]

    def handle_data(self, data: str) -> None:
        self.words += data


def _page() -> str:
    figure = Figure((3, 2))
    figure.add_subplot().plot([0, 1], [1, 0])
    parts = ("a text", ReportTable(("joint", "rms"), [("j1", "0.5"), (_HOSTILE, "1")], "residuals"))
    sections = [Section("Torques", (*parts, picture(figure, "measured and model"))) for _ in "abc"]
    return report_page(
        Report(_HOSTILE, ["all is well", "so far"], "good", [("robot", "x")], sections, "made by")
    )


def test_everything_is_inside_and_nothing_runs():
    read = _Reader(_page())
    assert "script" not in read.tags
    assert "link" not in read.tags
    assert read.tags.count("img") == 3
    assert all(source.startswith(("data:image/", "#part-")) for source in read.sources)
    assert "default-src 'none'" in _page()


def test_names_are_shown_as_text():
    read = _Reader(_page())
    assert read.words.count("<script>alert(1)</script>") >= 4
    assert "\x1b" not in _page()


def test_long_lines_become_an_image():
    import numpy as np

    figure = Figure((5, 4))
    noise = np.random.default_rng(0).normal(size=(4000, 8))
    for column in noise.T:
        figure.add_subplot().plot(column)
    assert picture(figure, "noise").kind == "png"


_WIDE = ("joint", "unit", "measured", "model", "apart", "apart/range", "friction, offset")


@sample_cases(2)
@pytest.mark.parametrize("width", [700, 800, 1000, 1400])
@needs_browser[0]
def test_tables_stay_within_a_window_of_any_width(chromium, tmp_path, width):
    row = ("shoulder_lift_joint", "N m", "68.3", "0.00643", "22.3", "8.3 %", "94 %")
    numbers = ReportTable(
        (*_WIDE, "left then", "still", "saturated"), [(*row, "5.64", "5.1 %", "0 %")]
    )
    long = "6.23 – 6.57", "panda_joint2 -0.96, panda_joint3 1.3", "friction, as it turns round?"
    columns = "time (s)", "joints that felt it (N m, N)", "on link", "force at tool (N)"
    words = ReportTable(columns, [(*long, "near a singular pose (condition 64)")], left=(1, 2, 3))
    path = tmp_path / "page.html"
    path.write_text(report_page(Report("a", ["b"], "open", (), [Section("c", (numbers, words))])))
    page = chromium.plain(path, {"width": width, "height": 700})
    outer = page.evaluate("document.documentElement.scrollWidth")
    tables = page.evaluate(
        "[...document.querySelectorAll('.scroll')].map(x => x.scrollWidth - x.clientWidth)"
    )
    page.context.close()
    # what does not fit scrolls by itself, and never the page; on a desk all of it is seen
    assert outer <= width
    assert width < 800 or max(tables) <= 0
