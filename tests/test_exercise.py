"""Problem sheets: what is printed gives the key, and the key is right and useful."""

import html
import re
import subprocess
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import rnea
from rnea.describe import Friction
from rnea.errors import InputError
from rnea.exercises import KINDS, exercise, held_lengths
from rnea.report.problem.writers import problem_html, problem_latex, problem_markdown
from rnea.report.worksheet import as_html, as_latex, as_markdown
from rnea.spatial import number
from support import worked_by_hand
from support.command import run
from support.tiers import sample_cases
from support.tools import skip_without
from test_textbook import read_back

ARMS = ("planar_2r", "rp_arm", "planar_3r", "pr_arm", "cylindrical_rpp")
SLIDING = ("rp_arm", "pr_arm", "cylindrical_rpp", "gantry")
CASES = [
    (name, kind, seed)
    for k, kind in enumerate(KINDS)
    for seed, name in enumerate(SLIDING if KINDS[kind].slides else ARMS, start=10 * k)
]
# formulas in the moments of this one: eight digits are printed
CASES += [("one_link", "gravity", 3), ("double_pendulum", "newton-euler", 8)]


@cache
def sheet(name, kind, seed):
    return exercise(rnea.load(name), kind, seed)


@cache
def by_hand(name, kind, seed):
    given = worked_by_hand.read(problem_markdown(sheet(name, kind, seed).problem))
    return given, worked_by_hand.worked(given)


def near(ours, wanted):
    wanted = np.array([[float(x) for x in np.atleast_1d(row)] for row in wanted])
    scale = max(1.0, float(np.abs(wanted).max()))
    np.testing.assert_allclose(np.asarray(ours), np.squeeze(wanted), atol=1e-12 * scale)


def row(made):
    """The key's numbers by column."""
    head, values = [x for x in made.key.splitlines() if not x.startswith("#")]
    return dict(zip(head.split(","), map(float, values.split(",")), strict=True))


def told(made, what):
    return np.array([x for name, x in row(made).items() if name.startswith(f"{what}_")])


def test_there_are_thirty_and_of_every_kind():
    assert len(CASES) >= 30
    assert {kind for _, kind, _ in CASES} == set(KINDS)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_printed_numbers_give_the_key(case):
    """Read from the page and worked by hand with 50 digits."""
    given, worked = by_hand(*case)
    near(told(sheet(*case), "tau"), [[x] for x in worked["tau"]])
    near(told(sheet(*case), "q"), [[x] for x in given["q"]])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_answers_are_those_worked_by_hand(case):
    made, (given, worked) = sheet(*case), by_hand(*case)
    values = {}
    for step in made.solution.results:
        values.setdefault(step.symbol.base, {})[step.symbol.sub] = step.value
    for letter, key in (("ω", "w"), ("v", "v"), ("f", "f"), ("n", "n")):
        for i, value in values.get(letter, {}).items():
            near(value, worked[key][int(i) - 1])
    if case[1] == "mass-matrix":
        M = worked_by_hand.mass_matrix(given)
        assert len(values["M"]) == len(M) * (len(M) + 1) // 2
        for (i, j), value in values["M"].items():
            near(value, [[M[int(i) - 1, int(j) - 1]]])
    assert set(values) - {"τ"} == {
        "velocities": {"ω", "v"}, "forces": {"f", "n"}, "mass-matrix": {"M"},
    }.get(case[1], set())  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_robot_file_gives_the_key(case):
    made = sheet(*case)
    robot = rnea.loads(made.robot_file)
    state = [told(made, what) for what in ("q", "qd", "qdd")]
    near(told(made, "tau"), robot.inverse_dynamics(*state)[:, None])
    near(made.solution.tau, robot.inverse_dynamics(*state)[:, None])
    if case[1] == "mass-matrix":
        near(told(made, "tau"), (robot.mass_matrix(state[0]) @ state[2])[:, None])
    if case[1] == "gravity":
        near(told(made, "tau"), robot.gravity_torque(state[0])[:, None])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_each_printed_step_follows_from_its_operands(case):
    known = {}
    for step in sheet(*case).solution.worked.steps:
        scale = max(1.0, float(np.abs(step.value).max()))
        np.testing.assert_allclose(read_back(step), step.value, atol=1e-11 * scale)
        for operand in step.formula.operands():
            if str(operand.symbol) in known:
                np.testing.assert_allclose(operand.value, known[str(operand.symbol)], atol=1e-12)
        known[str(step.symbol)] = step.value


def test_all_of_the_mass_matrix_is_worked():
    steps = sheet("planar_3r", "mass-matrix", 52).solution.worked.steps
    known = {str(step.symbol) for step in steps}
    for step in steps:
        if step.name == "mass matrix":
            assert {str(x.symbol) for x in step.formula.operands()} <= known
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))


@pytest.mark.parametrize("notation", ["craig", "saha", "base", "lagrange"])
def test_every_notation_gives_the_same_key(notation):
    arm = rnea.load("rp_arm")
    made, other = exercise(arm, "gravity", 4, notation), exercise(arm, "gravity", 4)
    near(told(made, "tau"), told(other, "tau")[:, None])
    assert (made.robot_file, made.problem) == (other.robot_file, other.problem)


# ---- few digits, a seed -------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_learner_can_compute_with_the_numbers(case):
    text = problem_markdown(sheet(*case).problem)
    arm = text[text.index("**The arm") : text.index("**The state")]
    digits = [len(x.strip("-0.").replace(".", "")) for x in re.findall(r"-?\d+\.\d+", arm)]
    assert max(digits) <= (3 if case[0] in ("planar_2r", "rp_arm", "planar_3r") else 8)
    assert "tau1 =" not in text
    assert "tau =" not in text


def test_the_same_seed_is_the_same_sheet_to_the_byte():
    problems = (problem_markdown, problem_latex, problem_html)
    solutions = (as_markdown, as_latex, as_html)
    texts = []
    for _ in range(2):
        made = exercise(rnea.load("planar_2r"), "2r-newton-euler", 7)
        pages = [write(made.problem) for write in problems]
        pages += [write(made.solution) for write in solutions]
        texts.append((*pages, made.key, made.robot_file))
    assert texts[0] == texts[1]


STORED = {
    "parameters": {
        "m1": 5.5, "m2": 2.0, "l1": 0.6, "l2": 0.35, "r1": 0.24, "r2": 0.175, "I1": 0.2, "I2": 0.1,
    },
    "key": {
        "t": 0.0, "q_joint1": 2 * np.pi / 3, "q_joint2": -np.pi / 4, "qd_joint1": -2.0,
        "qd_joint2": -1.5, "qdd_joint1": 0.5, "qdd_joint2": -0.5,
        "tau_joint1": -22.8079848261691, "tau_joint2": -3.836229808735628,
    },
}  # fmt: skip


def test_the_numbers_of_a_seed_stay():
    """Sheets that were handed out can be made again: this one is written down."""
    made = exercise(rnea.load("planar_2r"), "2r-newton-euler", 7)
    values = dict(made.robot.description.parameters)
    assert values == STORED["parameters"]
    assert row(made) == pytest.approx(STORED["key"], rel=1e-13)


@pytest.mark.parametrize("name", ["planar_2r", "planar_3r", "double_pendulum"])
def test_no_joint_of_a_loaded_arm_rests_by_chance(name):
    made = [exercise(rnea.load(name), "gravity", seed) for seed in range(8)]
    assert min(float(abs(told(x, "tau")).min()) for x in made) > 1e-3


def test_an_arm_without_names_keeps_its_numbers():
    arm = rnea.Robot.planar((2.0, 1.0), (0.5, 0.4), (0.25, 0.2), (0.04, 0.01))
    one, other = (exercise(arm, "newton-euler", seed) for seed in (1, 2))
    assert np.array_equal(one.robot.parameters, other.robot.parameters)
    assert one.key != other.key


# ---- diagnose -----------------------------------------------------------------------------------


@sample_cases(9)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_diagnose_accepts_the_key(tmp_path, case):
    made = sheet(*case)
    (tmp_path / "key.csv").write_text(made.key)
    (tmp_path / "robot.toml").write_text(made.robot_file)
    done = run("diagnose", "robot.toml", "key.csv", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "The torques are right" in done.stdout


def _gravity_sign(arm, q, qd, qdd):
    return arm.inverse_dynamics(q, qd, qdd, gravity=-arm.gravity)


def _no_coriolis(arm, q, qd, qdd):
    return arm.mass_matrix(q) @ qdd + arm.gravity_torque(q)


def _degrees(arm, q, qd, qdd):
    turns = [body.joint.turns for body in arm.model.bodies]
    return arm.inverse_dynamics(np.where(turns, np.degrees(q), q), qd, qdd)


# about a vertical axis the angle makes no difference
TOLD_APART = [x for x in CASES if x[1] == "newton-euler" and x[0] != "cylindrical_rpp"]
PLANTED = {
    "gravity_sign": _gravity_sign,
    "no_velocity_terms": _no_coriolis,
    "degrees_for_radians": _degrees,
}


@pytest.mark.filterwarnings("ignore:.*are these degrees:rnea.ModelWarning")
@pytest.mark.parametrize("mistake", PLANTED)
@pytest.mark.parametrize("case", TOLD_APART, ids=str)
def test_diagnose_finds_what_a_learner_did_wrong(case, mistake):
    made = sheet(*case)
    arm = rnea.loads(made.robot_file)
    state = [told(made, what) for what in ("q", "qd", "qdd")]
    verdict = rnea.check.diagnose(arm, *state, PLANTED[mistake](arm, *state))
    assert verdict.verdict == "mistake"
    # of two that give the same torques here both are named
    assert mistake in {x.key for x in (*verdict.mistakes, *(y for (y,) in verdict.like))}


def test_the_command_on_the_sheet_is_what_one_types(tmp_path):
    made = sheet("rp_arm", "newton-euler", 1)
    (tmp_path / "robot-01.toml").write_text(made.robot_file)
    right = ",".join(f"{x:.6g}" for x in told(made, "tau"))
    words = made.problem.command.replace("tau1,tau2", right).split()[1:]
    assert run(*words, cwd=tmp_path).returncode == 0
    wrong = ",".join(f"{x:.6g}" for x in -told(made, "tau"))
    words = made.problem.command.replace("tau1,tau2", wrong).split()[1:]
    assert run(*words, cwd=tmp_path).returncode == 1


# ---- pages --------------------------------------------------------------------------------------

ONE_OF_EACH = {kind: (name, kind, seed) for name, kind, seed in reversed(CASES)}


@skip_without("pdflatex")
@pytest.mark.parametrize("kind", KINDS)
def test_tex_sets_problem_and_solution_within_the_page(tmp_path, kind):
    # the arm with the longest numbers
    made = sheet(*next(x for x in CASES if x[:2] == ("cylindrical_rpp", kind)))
    texts = {"problem": problem_latex(made.problem), "solution": as_latex(made.solution)}
    for name, text in texts.items():
        (tmp_path / f"{name}.tex").write_text(text, encoding="utf-8")
        command = ["pdflatex", "-interaction=nonstopmode", "-draftmode", f"{name}.tex"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, timeout=60)
        log = (tmp_path / f"{name}.log").read_text(encoding="latin-1")
        assert done.returncode == 0, log[-2000:]
        assert not re.findall(r"Overfull \\hbox.*|Missing character.*", log)


@pytest.mark.parametrize("kind", KINDS)
def test_html_is_well_formed_and_shows_what_is_asked(kind):
    import xml.etree.ElementTree as ET

    made = sheet(*ONE_OF_EACH[kind])
    for page in (problem_html(made.problem), as_html(made.solution)):
        body = page[page.index("<body>") : page.index("</body>") + 7]
        ET.fromstring(body.replace("&", "&amp;").replace("&amp;amp;", "&amp;"))
    shown = html.unescape(problem_html(made.problem))
    assert all(question in shown for question in made.problem.questions)
    assert "<svg" in problem_html(made.problem)


# ---- the command --------------------------------------------------------------------------------


def test_thirty_sheets_with_one_command(tmp_path):
    words = ("exercise", "planar_2r", "--kind", "2r-newton-euler", "--sheets", 30, "--to", "latex")
    done = run(*words, "-o", "sheets/", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    files = sorted(x.name for x in (tmp_path / "sheets").iterdir())
    names = ("key-{:02}.csv", "problem-{:02}.tex", "robot-{:02}.toml", "solution-{:02}.tex")
    assert files == sorted(name.format(k) for k in range(1, 31) for name in names)
    keys = {(tmp_path / "sheets" / f"key-{k:02}.csv").read_text() for k in range(1, 31)}
    assert len(keys) == 30
    robots = [(tmp_path / "sheets" / f"robot-{k:02}.toml").read_text() for k in range(1, 31)]
    assert len({text.split("[parameters]")[1] for text in robots}) == 30
    right = run("diagnose", "sheets/robot-07.toml", "sheets/key-07.csv", cwd=tmp_path)
    assert right.returncode == 0
    other = run("diagnose", "sheets/robot-07.toml", "sheets/key-08.csv", cwd=tmp_path)
    assert other.returncode == 1


def test_problem_and_solution_are_printed():
    made = sheet("planar_2r", "newton-euler", 0)
    words = ("exercise", "planar_2r", "--seed", 0)
    assert run(*words).stdout == problem_markdown(made.problem)
    assert run(*words, "--solution", "--to", "html").stdout == as_html(made.solution)
    saha = run(*words, "--solution", "--notation", "saha")
    assert "Saha" in saha.stdout


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("planar_2r", "--kind", "newton"), 2, "unknown kind of exercise 'newton'"),
        (("planar_2r", "--kind", "3r-forces"), 1, "a RRR arm, but robot 'Planar 2R arm' is RR"),
        (("planar_2r", "--kind", "prismatic"), 1, "needs a joint that slides"),
        (("puma560",), 1, "would have 6 joints"),
        (("four_bar",), 1, "four-bar"),
        (("spherical_pendulum",), 1, "joint 'pivot' is spherical"),
        (("planar_2r", "--notation", "lagrange"), 1, "unknown notation of the exercise"),
        (("planar_2r", "--to", "pdf"), 2, "unknown target 'pdf'"),
        (("planar_2r", "--sheets", "30"), 2, "say the folder, as in -o sheets/"),
        (("planar_2r", "-o", "a.html"), 2, "a.html: a folder for several files"),
        (("planar_2r", "-o", "a", "--solution"), 2, "gets the solutions anyway"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path, words, code, told):
    done = run("exercise", *words, cwd=tmp_path)
    assert (done.returncode, told.lower() in done.stderr.lower()) == (code, True), done.stderr
    assert list(tmp_path.iterdir()) == []


def test_names_are_text_in_every_file(tmp_path):
    """No commands of TeX, no elements of HTML, no cells of Markdown."""
    evil = r"a\\input{x}<b>|_$"
    text = rnea.files.catalogs.robots.text("one_link").replace('"joint1"', f'"{evil}"')
    (tmp_path / "arm.toml").write_text(text)
    for to in ("md", "latex", "html"):
        assert run("exercise", "arm.toml", "--to", to, "-o", to, cwd=tmp_path).returncode == 0
    done = run("diagnose", "md/robot-01.toml", "md/key-01.csv", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    for name in ("problem-01", "solution-01"):
        assert r"\input" not in (tmp_path / "latex" / f"{name}.tex").read_text()
        assert "{x}<b>" not in (tmp_path / "html" / f"{name}.html").read_text()
        assert "{x}<b>|" not in (tmp_path / "md" / f"{name}.md").read_text()


def test_friction_is_no_part_of_a_sheet():
    arm = rnea.load("planar_2r").with_friction({"joint1": Friction(viscous=0.1)})
    with pytest.raises(InputError, match="has friction and rotors"):
        exercise(arm, "newton-euler")


# ---- the page of the documentation --------------------------------------------------------------

PAGE = (Path(__file__).parent.parent / "docs" / "do" / "exercise.md").read_text(encoding="utf-8")


def test_the_table_of_kinds_is_that_of_the_package():
    rows = re.findall(r"^\| `([a-z][a-z-]+)` \|[^|]*\| ([^|]*) \|$", PAGE, re.M)
    assert {kind: tuple(ways.split(", ")) for kind, ways in rows} == {
        kind: row.notations for kind, row in KINDS.items()
    }


def test_the_arms_that_the_page_names_have_sheets():
    listed = PAGE[PAGE.index("from the catalogue (") : PAGE.index("or from a file")]
    names = re.findall(r"`(\w+)`", listed)
    assert len(names) == 10
    for name in names:
        exercise(rnea.load(name), "newton-euler")


@pytest.mark.parametrize("kind", ["lagrange", "newton-euler"])
def test_problem_and_solution_of_energies_have_one_gravity(kind):
    """The base of planar_2r is turned, and {0} with it."""
    robot = rnea.load("planar_2r")
    problem = problem_markdown(exercise(robot, kind, seed=3).problem)
    in_world = re.search(r"world axes (\([^)]*\)), where x, y and z of \{0\} are (.*)\.\n", problem)
    assert (in_world is not None) == (kind == "lagrange")
    if in_world:
        own = np.array(eval(re.search(r"frame \{0\}: (\([^)]*\))", problem)[1]))
        axes = np.array(eval(in_world[2]))
        np.testing.assert_allclose(own @ axes, robot.gravity, atol=1e-9)
        assert eval(in_world[1]) == tuple(robot.gravity)


HELD = """format = 1
name = "held"
convention = "{convention}"
base = {{ rpy = ["pi/2", 0, 0] }}
[parameters]
l1 = 0.4
l2 = 0.3
m1 = 2
[[links]]
{first}
mass = "m1"
com = [{near}, 0, 0]
inertia = {{ izz = 0.03 }}
[[links]]
{second}
mass = 1
com = [{far}, 0, 0]
inertia = {{ izz = 0.01 }}
"""
STANDARD = {"convention": "standard", "first": "a = 'l1'", "second": "a = 'l2'"}
MODIFIED = {"convention": "modified", "first": "", "second": "a = 'l1'"}


@pytest.mark.parametrize(
    ("form", "near", "far", "held"),
    [
        (STANDARD, "-0.2", "'-l2/2'", {"l1": "link1"}),
        (STANDARD, "'-l1/2'", "-0.15", {"l2": "link2"}),
        (STANDARD, "'-l1/2'", "'-l2/2'", {}),
        (STANDARD, "0", "'-l2/2'", {}),
        (MODIFIED, "0.2", "0.15", {"l1": "link1"}),
        (MODIFIED, "'l1/2'", "0.15", {}),
    ],
)
def test_a_length_stays_whose_centre_of_mass_would_not_follow(tmp_path, form, near, far, held):
    text = HELD.format(**form, near=near, far=far)
    assert held_lengths(rnea.loads(text).description) == held
    drawn = [exercise(rnea.loads(text), "newton-euler", k).robot for k in range(1, 9)]
    found = [robot.description.parameters for robot in drawn]
    assert len({x["m1"] for x in found}) > 1
    assert (len({x["l1"] for x in found}) == 1) == ("l1" in held)
    if form is STANDARD:
        assert (len({x["l2"] for x in found}) == 1) == ("l2" in held)
    (tmp_path / "held.toml").write_text(text)
    done = run("exercise", "held.toml", cwd=tmp_path)
    said = [f"note: {x} is not drawn anew: com of {link} is a number" for x, link in held.items()]
    assert done.returncode == 0
    assert all(x in done.stderr for x in said)
    assert done.stderr.count("note:") == len(said)


def test_lengths_of_a_tree_stay_with_the_centres_of_their_links():
    text = """format = 1
name = "tree"
parameters = { l1 = 0.4 }
links = [{ name = "a", mass = 1, com = [0.1, 0, 0] }, { name = "b", mass = 1 }]
[[joints]]
name = "first"
kind = "revolute"
parent = "base"
child = "a"
placement = { xyz = ["l1", 0, 0] }
[[joints]]
name = "second"
kind = "revolute"
parent = "a"
child = "b"
"""
    assert held_lengths(rnea.loads(text).description) == {}
    moved = text + 'placement = { xyz = ["l1", 0, 0] }\n'
    assert held_lengths(rnea.loads(moved).description) == {"l1": "a"}


@pytest.mark.parametrize("name", ["planar_2r", "pr_arm", "double_pendulum"])
def test_no_sheet_speaks_of_rods(name):
    """Moments are drawn apart from masses and lengths, and need not be a rod's."""
    assert "rod" in rnea.load(name).description.notes
    made = exercise(rnea.load(name), "newton-euler", 2)
    notes = made.robot.description.notes
    for text in (problem_markdown(made.problem), as_markdown(made.solution), notes):
        assert not re.search(r"\brods?\b", text)


def test_numbers_that_differ_by_rounding_print_alike():
    made = exercise(rnea.load("planar_2r"), "lagrange", 4)
    page = as_markdown(made.solution)
    # 0.144375 to five digits, whichever float it is
    assert len(set(re.findall(r"0\.1443[78]\b", page))) == 1
    for half in (0.144375, 2.5, 1.00005, 123455.0):
        for digits in (1, 2, 5):
            near = half * (1 + 2.0**-52 * np.arange(-3, 4))
            assert len({number(x, digits) for x in near}) == 1
