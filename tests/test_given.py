"""What a worked sheet begins with: the arm in tables, from which its torques can be worked anew."""

import re
import subprocess

import numpy as np
import pytest

import rnea
from rnea.files.catalogs import robots
from rnea.report.worksheet import as_html, as_latex, as_markdown, as_text
from rnea.report.worksheets import worksheet
from support.command import run
from support.tiers import sample_cases
from support.tools import skip_without
from support.worked_by_hand import mp, worked

SERIAL = [
    name
    for name in robots.names()
    for model in [rnea.load(name).model]
    if model.is_serial
    and model.closure is None
    and all(body.joint.turns or body.joint.slides for body in model.bodies)
]
VECTORS = {
    "origins": "origin of {i} in {i-1} at q = 0 (m)",
    "com": "centre of mass in {i} (m)",
}


def tables(page):
    """Of a Markdown page by title: rows of cells."""
    found = {}
    for title, body in re.findall(r"\*\*(The [^*]+)\*\*\n\n((?:\|.*\n)+)", page):
        lines = [line.strip("|").split("|") for line in body.splitlines()]
        found[title] = [[cell.strip() for cell in row] for row in lines if "---" not in row[0]]
    return found


def numbers(cell):
    return [mp.mpf(x) for x in re.findall(r"-?\d+(?:\.\d+)?(?:e-?\d+)?", cell)]


def read(page):
    """The arm of a page, all of its tables joined, as `worked` takes it."""
    links = []
    for rows in (rows for title, rows in tables(page).items() if title.startswith("The arm")):
        cells = {row[0]: row[1:] for row in rows}
        links += [{key: row[k] for key, row in cells.items()} for k in range(len(rows[0]) - 1)]
    gravity = re.search(r"Gravity in frame \{0\}: (\([^)]*\))", page)[1]
    out = {"turns": [link["joint i"].endswith("turns") for link in links], "load": None}
    out |= {"tool": None, "g": np.array(numbers(gravity))}
    for key, label in VECTORS.items():
        out[key] = [np.array(numbers(link[label])) for link in links]
    out["m"] = [numbers(link["mass (kg)"])[0] for link in links]
    out["rest"] = [_rest(link) for link in links]
    out["I"] = [_tensor(link) for link in links]
    return out


def _rest(link):
    names = [f"{x} axis of {{i}} in {{i-1}} at q = 0" for x in "xyz"]
    if names[0] not in link:
        return np.eye(3, dtype=int)
    return np.stack([np.array(numbers(link[name])) for name in names], axis=1)


def _tensor(link):
    def entry(name):
        return numbers(link.get(name, "0"))[0]

    a, b, c = (entry(f"I{x} about it (kg m²)") for x in ("xx", "yy", "zz"))
    ab, ac, bc = (entry(f"entry {x} of the inertia (kg m²)") for x in ("xy", "xz", "yz"))
    return np.array([[a, ab, ac], [ab, b, bc], [ac, bc, c]])


@sample_cases(4)
@pytest.mark.parametrize("notation", ["craig", "saha", "base"])
@pytest.mark.parametrize("name", SERIAL)
def test_the_tables_are_enough_to_work_the_torques(name, notation):
    arm = rnea.load(name)
    q, qd, qdd = np.random.default_rng(3).normal(size=(3, arm.n))
    given = read(as_markdown(worksheet(arm, notation, q, qd, qdd)))
    state = {"q": q, "qd": qd, "qdd": qdd}
    by_hand = worked(given | {key: list(map(mp.mpf, x)) for key, x in state.items()})
    plain = {"friction": False, "rotor": False, "spring": False}
    right = arm.inverse_dynamics(q, qd, qdd, **plain)
    # eight digits are printed
    ours = np.array(by_hand["tau"], dtype=float)
    assert np.allclose(ours, right, rtol=0, atol=1e-6 * np.abs(right).max())


def test_frames_that_were_moved_or_turned_are_said():
    def told(name, notation="craig"):
        return " ".join(worksheet(rnea.load(name), notation).robot_facts)

    assert "is a standard one, whose frame i stands at the far end" in told("puma560")
    assert "standard" not in told("planar_2r")
    assert "turned until its z is the joint's axis" in told("rp_arm")
    assert "turned until" not in told("rp_arm", "lagrange")
    assert "stays on the link before" in told("planar_2r", "saha")
    assert "keeps the axes of its file" in told("gyroscope")


def test_the_dh_table_is_the_file_s():
    arm = rnea.loads(
        'format = 1\nname = "arm"\nconvention = "standard"\n[parameters]\nl = 0.5\n'
        '[[links]]\na = "2*l"\nalpha = "-pi/2"\noffset = "-pi/2"\nmass = 1\n'
        '[[links]]\njoint = "prismatic"\ntheta = "pi"\noffset = 0.2\nmass = 1\n'
    )
    page = as_markdown(worksheet(arm, "craig"))
    assert tables(page)["The DH table of the file (standard)"] == [
        ["joint", "θ (rad)", "d (m)", "a (m)", "α (rad)"],
        ["joint1", "q1 - pi/2", "0", "1", "-pi/2"],
        ["joint2", "pi", "q2 + 0.2", "0", "0"],
    ]
    symbols = as_markdown(worksheet(arm, "craig", symbolic=True))
    assert tables(symbols)["The DH table of the file (standard)"][1][3] == "2\\*l"


def test_symbols_are_given_as_symbols():
    arm = tables(as_markdown(worksheet(rnea.load("spong_2r"), "lagrange", symbolic=True)))
    cells = {row[0]: row[1:] for row in arm["The arm"]}
    assert cells["mass (kg)"] == ["m1", "m2"]
    assert cells["centre of mass in {i} (m)"] == ["(lc1, 0, 0)", "(lc2, 0, 0)"]


@pytest.mark.parametrize("name", ["two_arms", "four_bar"])
def test_branches_say_which_frame_is_before(name):
    arm = rnea.load(name)
    page = as_markdown(worksheet(arm, "craig"))
    found = [row for rows in tables(page).values() for row in rows if row[0] == "the frame before"]
    assert found
    before = {f"{{{body.parent}}}" for body in arm.model.bodies}
    assert {cell for row in found for cell in row[1:]} <= before


@sample_cases(8)
@pytest.mark.parametrize("name", robots.names())
def test_every_sheet_on_paper_begins_with_what_is_given(name):
    arm = rnea.load(name)
    if any(body.follows is not None for body in arm.model.bodies):
        pytest.skip("a worksheet has no place for mimics")
    sheet = worksheet(arm, "craig")
    html = as_html(sheet)
    assert html.index('<h2 id="given">Given</h2>') < html.index('id="part-0"')
    assert '<a href="#given">' in html
    assert as_markdown(sheet).split("\n")[2] == "## Given"
    latex = as_latex(sheet)
    assert latex.index(r"\subsection*{Given}") < latex.index(r"\subsection*{Base}")
    assert "Given" not in as_text(sheet)


@skip_without("pdflatex")
@pytest.mark.parametrize("name", ["puma560", "iiwa14", "two_arms", "cylindrical_rpp"])
def test_tables_fit_the_page(tmp_path, name):
    done = run("explain", name, "--link", "1", "-o", "handin.tex", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    command = ["pdflatex", "-interaction=nonstopmode", "-draftmode", "handin.tex"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, timeout=120)
    log = (tmp_path / "handin.log").read_text(encoding="latin-1")
    assert done.returncode == 0, log[-2000:]
    assert not re.findall(r"Overfull \\hbox.*|Missing character.*", log)


def test_solutions_of_exercises_do_not_repeat_their_problems():
    done = run("exercise", "planar_2r", "--solution")
    assert "## Given" not in done.stdout


def test_text_begins_with_where_the_centres_of_a_standard_table_are():
    row = {"a": 1, "mass": 2, "com": (-0.3, 0, 0), "inertia": {"iyy": 0.1, "izz": 0.1}}
    standard = as_text(worksheet(rnea.Robot.from_dh([row, row], "standard"), "craig"))
    top = " ".join(standard.partition("q (rad)")[0].split())
    # the far end of a link of 1 m is where its frame was
    assert "Centres of mass are there, in m: link 1 (0.7, 0, 0), link 2 (0.7, 0, 0)." in top
    assert "is a standard one" in top
    modified = as_text(worksheet(rnea.Robot.from_dh([row, row], "modified"), "craig"))
    assert "Centres of mass are there" not in modified
