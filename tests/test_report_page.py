"""A page about a result: nothing in it comes from elsewhere, and names are text."""

from html.parser import HTMLParser

from matplotlib.figure import Figure

from rnea.views.report import Report, Section, Table, picture, report_page

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
    parts = ("a text", Table(("joint", "rms"), [("j1", "0.5"), (_HOSTILE, "1")], "residuals"))
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
