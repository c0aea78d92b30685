"""The report of rnea size: one content, three printers, nothing fetched, names that stay names."""

import json
import re
import subprocess
from html.parser import HTMLParser

import numpy as np
import pytest
from typer.testing import CliRunner

import rnea
from rnea.cli.app import app
from rnea.motion import motion_bytes
from rnea.report.document.markdown import report_markdown
from rnea.report.document.page import report_page
from rnea.report.document.parts import Report, ReportTable, Section
from rnea.report.document.pdf import report_pdf
from support.command import run
from support.tools import skip_without

POPPLER = skip_without("pdftotext", "pdfinfo")
CHOICE = ("--motors", "servo", "--gearboxes", "planetary", "--dwell", "2", "--payload", "0,1.5")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A planar arm that swings, and its reports."""
    folder = tmp_path_factory.mktemp("report")
    arm = rnea.load("planar_2r")
    t = np.linspace(0, 1, 101)
    shape = 10 * t**3 - 15 * t**4 + 6 * t**5
    q = np.stack([0.5 + 0.4 * shape, 0.3 - 0.6 * shape], -1)
    qd = np.gradient(q, t, axis=0, edge_order=2)
    path = rnea.motion.Trajectory(t, q, qd, np.gradient(qd, t, axis=0), arm.joint_names)
    (folder / "swing.csv").write_bytes(motion_bytes(path, "swing.csv"))
    for ending in ("html", "pdf", "md"):
        run("size", "planar_2r", "swing.csv", *CHOICE, "-o", f"r.{ending}", cwd=folder)
    return folder


class Reader(HTMLParser):
    """Tags in balance, and what they refer to."""

    def __init__(self):
        super().__init__()
        self.open, self.references, self.tags, self.words = [], [], [], []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.references += [value for key, value in attrs if key in ("src", "href", "srcset")]
        if tag not in ("meta", "img", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)


def read(text):
    reader = Reader()
    reader.feed(text)
    assert not reader.open
    return reader


def test_the_page_is_whole_and_fetches_nothing(folder):
    text = (folder / "r.html").read_text()
    page = read(text)
    pictures = [x for x in page.references if x.startswith("data:image/")]
    assert len(pictures) == page.tags.count("img") == 4
    assert all(x.startswith(("data:image/", "#part-")) for x in page.references)
    assert "script" not in page.tags
    assert "default-src 'none'" in text
    assert "url(" not in text
    assert "@import" not in text
    assert "@media print" in text


SAID = [
    "Drives of", "planar_2r", "swing.csv: 101 rows, 1 s", "ED 33.3 %", "0 kg and 1.5 kg",
    "servo", "planetary", f"by rnea {rnea.__version__}", "Method", "What was not checked",
    "No safety factor is applied", "Gearboxes behind them", "What bearings and guides carry",
    "Masses of the robot", "Sources of data", "recalled",
    "Figures of servo and planetary were not checked against the makers' sheets",
]  # fmt: skip


@pytest.mark.parametrize("what", SAID)
def test_the_report_says_what_was_asked_and_how_it_was_reckoned(folder, what):
    assert what in " ".join(read((folder / "r.html").read_text()).words)
    markdown = (folder / "r.md").read_text().replace("\\", "")
    assert what in markdown


@POPPLER
def test_the_pdf_has_the_same_words(folder):
    pages = subprocess.run(["pdfinfo", "r.pdf"], cwd=folder, capture_output=True, text=True).stdout
    assert 3 <= int(re.search(r"Pages:\s+(\d+)", pages)[1]) <= 8
    assert "A4" in pages
    text = subprocess.run(
        ["pdftotext", "-layout", "r.pdf", "-"], cwd=folder, capture_output=True, text=True
    ).stdout
    words = " ".join(text.split())
    for what in SAID:
        assert what in words, what
    count = re.search(r"Pages:[ ]+([0-9]+)", pages)[1]
    assert f"1/{count}" in "".join(text.split())


HOSTILE = '#panic("x") <script>a(1)</script> `rm` $x$ *b* \\input{y} @ref //c /*d*/'


def hostile():
    long = "w" * 300
    rows = [[HOSTILE, "1.0", long]] * 120
    table = ReportTable(["joint", "N m", HOSTILE], rows, HOSTILE, left=(2,), marked=(1,))
    sections = [Section(HOSTILE, [HOSTILE, table])]
    return Report(HOSTILE, [HOSTILE], "bad", [(HOSTILE, long)], sections, HOSTILE, code=False)


def test_names_are_words_in_the_page():
    page = read(report_page(hostile()))
    assert "script" not in page.tags
    assert "code" not in page.tags
    assert sum(HOSTILE in words for words in page.words) > 120


@POPPLER
def test_names_are_words_in_the_pdf_and_long_tables_stay_on_the_page(tmp_path):
    (tmp_path / "h.pdf").write_bytes(report_pdf(hostile()))
    boxed = subprocess.run(
        ["pdftotext", "-bbox", "h.pdf", "-"], cwd=tmp_path, capture_output=True, text=True
    ).stdout
    # A4 is 595.3 points wide
    right = [float(x) for x in re.findall(r'<word [^>]*xMax="([0-9.]+)"', boxed)]
    assert len(right) > 500
    assert max(right) < 595.3 - 40
    assert len(re.findall("<page ", boxed)) > 3
    assert '#panic("x")'.replace('"', "&quot;") in boxed or '#panic("x")' in boxed


def test_the_same_report_gives_the_same_pdf():
    assert report_pdf(hostile()) == report_pdf(hostile())


def test_markdown_has_no_markup_of_names():
    text = report_markdown(hostile())
    assert "<script>" not in text
    assert "\n*b*" not in text


def test_json_has_cycle_gearboxes_and_holding(folder):
    facts = json.loads(run("size", "planar_2r", "swing.csv", *CHOICE, "--json", cwd=folder).stdout)
    one = facts["payloads"][1]
    assert one["cycle"] == {
        "motion": 1.0,
        "dwell": 2.0,
        "standing": 0.0,
        "duty_factor": pytest.approx(1 / 3),
    }
    assert one["joints"][0]["holding_torque"] is not None
    best = one["candidates"]["joint1"][0]
    assert best["gearbox"].startswith("AF") or best["gearbox"].startswith("GP")
    assert {"average_torque", "peak_torque", "average_speed", "shares"} <= set(best["gearbox_load"])
    assert best["tool_backlash"] > 0
    assert {"mean_speed", "peak_speed", "rms_current", "regenerated"} <= set(best)
    assert best["motor_limits"]["rated_torque"] > 0
    assert best["shares"]["motor thermal"] == best["thermal"]


def test_one_drive_is_compared_over_the_payloads(folder):
    twice = ("--payload", "0", "--payload", "1.5")
    words = ("size", "planar_2r", "swing.csv", "--motors", "servo", "--gearboxes", "planetary")
    facts = json.loads(run(*words, *twice, "--json", cwd=folder).stdout)
    assert [one["payload"] for one in facts["payloads"]] == [0.0, 1.5]
    for told in facts["over_payloads"]:
        rated = [one["candidates"][told["joint"]][0] for one in facts["payloads"]]
        assert {r["motor"] for r in rated} == {told["motor"]}
        assert {r["gearbox"] for r in rated} == {told["gearbox"]}
        assert told["worst"] == [max(r["shares"].values()) for r in rated]
        assert told["fits"] is all(r["fits"] for r in rated)
        # a planar arm that swings upright: more at the tool is more at every limit that governs
        assert told["governing_payload"] in (1.5, None)
    assert any(told["governing_payload"] == 1.5 for told in facts["over_payloads"])
    shown = run(*words, *twice, cwd=folder).stdout
    assert "One drive for all payloads" in shown
    assert "What these motors do" in shown
    assert "One drive for all payloads" in (folder / "r.md").read_text()


def test_the_terminal_tells_the_cycle(folder):
    told = run("size", "planar_2r", "swing.csv", *CHOICE, cwd=folder).stdout
    assert "Cycle of 3 s: 1 s of motion, 2 s of dwell; ED 33.3 %" in told
    assert "Gearboxes behind them" in told


def test_the_terminal_tells_which_figures_nobody_checked(folder):
    told = run("size", "planar_2r", "swing.csv", *CHOICE, cwd=folder).stdout
    doubt = "Figures of servo and planetary were not checked against the makers' sheets"
    assert doubt in " ".join(told.split())
    read = run("size", "planar_2r", "swing.csv", "--motors", "synchronous", cwd=folder).stdout
    assert "not checked against" not in read
    facts = json.loads(run("size", "planar_2r", "swing.csv", *CHOICE, "--json", cwd=folder).stdout)
    assert any(line.startswith(doubt) for line in facts["about"])


# ---- rnea catalogues -----------------------------------------------------------------------------


def asked(*words):
    return CliRunner().invoke(app, ["catalogues", *words])


def test_catalogues_are_listed():
    listed = asked().output
    for name in ("servo", "small_dc", "synchronous", "cycloidal", "planetary", "strain_wave"):
        assert name in listed
    assert "Not checked against the makers' sheets: servo, small_dc, cycloidal" in listed


def test_a_catalogue_shows_its_parts_and_notes():
    shown = asked("strain_wave").output
    assert "CSG-25 100:1" in shown
    # lines of the file are not lines of the terminal
    assert '"Transcribed" means found' in shown
    facts = json.loads(asked("servo", "--json").output)
    assert facts["kind"] == "motors"
    assert facts["motors"][0]["source"]


def test_a_catalogue_that_is_not_there():
    problem = str(asked("worm").exception)
    assert "no shipped catalogue and no file 'worm'. Shipped catalogues: servo, small_dc" in problem
    assert "legal are motors, gearboxes" in str(asked("servo", "--kind", "cogs").exception)
