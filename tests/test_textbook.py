"""The sources' formulations agree with the recursion and with each other."""

import re

import numpy as np
import pytest
import sympy as sp
from typer.testing import CliRunner

import rnea
from rnea import InputError
from rnea.apps.units.result_units import dimensioned, dimensioned_state
from rnea.cli.app import app
from rnea.core.textbook import craig
from rnea.core.textbook.formula import cross, dot, half, matrix, scalar, vector
from rnea.core.textbook.steps import StepRecorder
from rnea.report.worksheet import WRITERS, as_html, as_latex, as_markdown, as_text
from rnea.report.worksheets import worksheet
from rnea.symbolic import compact
from rnea.textbook import NOTATIONS, Symbol, work
from support.random_robots import random_dh, random_state, random_tree
from support.scale import torque_scale
from support.tiers import sample_cases

SERIAL = [name for name in rnea.robots() if rnea.load(name).model.is_serial]


def ways(robot):
    """The notations that have a place for all joints of a robot."""
    if all(body.joint.turns or body.joint.slides for body in robot.model.bodies):
        return list(NOTATIONS)
    return ["craig"] if robot.model.has_quasi_velocities else ["craig", "lagrange"]


SMALL = [name for name in SERIAL if rnea.load(name).n <= 3 and len(ways(rnea.load(name))) > 1]


def agree(robot, state, notations=NOTATIONS):
    tau = robot.inverse_dynamics(*state, friction=False, rotor=False)
    scale = torque_scale(robot.model, *state, robot.gravity)
    for notation in notations:
        worked = work(robot.model, notation, *state, robot.gravity)
        assert np.all(np.abs(worked.tau - tau) <= 1e-12 * scale), notation


@pytest.mark.parametrize("name", SERIAL)
def test_every_serial_robot_of_the_catalogue(name):
    robot = rnea.load(name)
    for seed in range(5):
        agree(robot, random_state(np.random.default_rng(seed), robot), ways(robot))


@sample_cases(2)
@pytest.mark.parametrize("block", range(4))
def test_random_serial_robots(block):
    """200 robots with both joint kinds: DH in both conventions, and trees with oblique axes."""
    for seed in range(block * 50, block * 50 + 50):
        rng = np.random.default_rng(seed)
        n = int(rng.integers(1, 7))
        robot = (
            random_tree(rng, n, shape="chain", fixed=seed % 2)
            if seed % 3 == 0
            else random_dh(rng, n, ("standard", "modified")[seed % 2])
        )
        agree(robot, random_state(rng, robot))


@sample_cases(8)
@pytest.mark.parametrize(
    ("notation", "name"),
    [(way, name) for name in SMALL for way in ways(rnea.load(name)) if way != "lagrange"],
)
def test_symbolic_agreement(name, notation):
    """The difference from Lagrange's form simplifies to zero, with the file's own parameters."""
    sheet = worksheet(rnea.load(name), notation, symbolic=True)
    assert list(sheet.difference) == [0] * sheet.model.nv


@pytest.mark.parametrize("name", ["one_link", "craig_2r", "rp_arm", "pr_arm"])
def test_symbols_are_those_of_the_recursion(name):
    robot = rnea.load(name)
    sheet = worksheet(robot, "craig", symbolic=True)
    names = {p: sp.Symbol(p) for p in robot.description.parameters}
    state = [[sp.Symbol(f"q{i + 1}{m}") for i in range(robot.n)] for m in ("", "'", "''")]
    g = sp.Symbol("g")
    tau = robot.with_parameters(**names).inverse_dynamics(
        *state, gravity=[0, 0, -g], friction=False, rotor=False
    )
    assert [compact(a - b) for a, b in zip(sheet.tau, tau, strict=True)] == [0] * robot.n


def test_tip_wrench_starts_the_inward_pass():
    robot = rnea.load("panda").with_tool((0.1, 0.2, 0.3), rpy=(0.3, 0.2, 0.1))
    q, qd, qdd = random_state(np.random.default_rng(0), robot)
    force, moment = np.array([1.0, 2, 3]), np.array([0.4, 0.5, 0.6])
    record = StepRecorder("Craig")
    tau = craig.work(robot.model, q, qd, qdd, robot.gravity, record, force, moment)
    wrench = rnea.Wrench(force, moment, frame="tool", sense="by")
    np.testing.assert_allclose(
        np.asarray(tau, float), robot.inverse_dynamics(q, qd, qdd, wrench=wrench), rtol=1e-12
    )


def test_source_004_example_in_every_notation():
    robot = rnea.load("planar_2r")
    state = [np.array(x) for x in ([np.pi / 4, np.pi / 6], [0.5, 0.3], [0.1, 0.2])]
    for notation in NOTATIONS:
        tau = work(robot.model, notation, *state, robot.gravity).tau
        np.testing.assert_allclose(tau, [-48.7471330, -10.9579558], atol=5e-8)


REFERENCES = {
    "craig": r"Craig, (effect of gravity|outward \([1-6]\)|inward \([7-9]\))",
    "saha": r"Saha, step [1-7]",
    "base": r"base form, step [1-4A-E]",
    "lagrange": r"Lagrange, (energies|M from K|C from M|torques)",
}


def test_steps_say_where_they_come_from():
    robot = rnea.load("rp_arm")
    state = [np.ones(2)] * 3
    counts = {"craig": 1 + 2 * 6 + 2 * 3, "saha": 2 * 5 + 2 * 5, "base": 2 * 4 + 2 * 5}
    for notation, count in counts.items():
        steps = work(robot.model, notation, *state, robot.gravity).steps
        assert len(steps) == count
        for step in steps:
            assert re.fullmatch(REFERENCES[notation], step.reference)
            assert step.unit
    for step in work(robot.model, "lagrange", *state, robot.gravity).steps:
        assert re.fullmatch(REFERENCES["lagrange"], step.reference)
    craig_steps = work(robot.model, "craig", *state, robot.gravity).steps
    sliding = next(s for s in craig_steps if s.link == 2 and "origin" in s.name)
    assert "2 ²ω₂ × ḋ₂ ²Ẑ₂" in str(sliding.formula)
    assert sliding.frame == "{2}"
    assert sliding.differentiated_in == "{0}"


@pytest.mark.parametrize("to", WRITERS)
@pytest.mark.parametrize("notation", NOTATIONS)
def test_sheets_cite_names_that_a_reader_knows(notation, to):
    """And no labels of lecture notes, such as 002, which only our list of errata explains."""
    done = CliRunner().invoke(app, ["explain", "planar_2r", "--notation", notation, "--to", to])
    assert done.exit_code == 0, done.output
    assert re.search(REFERENCES[notation], done.stdout)
    assert not re.search(r"(?<![\d.])00[0-4](?!\d)", done.stdout)


@pytest.mark.parametrize("name", SERIAL)
def test_each_step_follows_from_its_operands(name):
    """The printed formula, evaluated on the operands it shows, gives the value it shows."""
    robot = rnea.load(name)
    state = random_state(np.random.default_rng(1), robot)
    for notation in ways(robot):
        for step in work(robot.model, notation, *state, robot.gravity).steps:
            scale = max(1.0, float(np.abs(step.value).max()))
            np.testing.assert_allclose(read_back(step), step.value, atol=1e-11 * scale)


def read_back(step):
    """A reader of printed formulas, independent of the code that works and prints them."""
    values = {str(x.symbol): x.value for x in step.formula.operands()}
    symbols = "|".join(map(re.escape, sorted(values, key=len, reverse=True)))
    printed = str(step.formula)
    tokens = re.findall(rf"{symbols}|⁻¹|⁻ᵀ|⁺ᵀ|⁺|[][()+−·×½;,]|\d+", printed)
    assert "".join(tokens).replace(" ", "") == printed.replace(" ", "")

    def times(a, b):
        return a @ b if np.ndim(a) == 2 else a * b

    def parse_sum(k):
        value, k = parse_cross(k) if tokens[k] != "−" else (None, k)
        while k < len(tokens) and tokens[k] in "+−":
            term, after = parse_cross(k + 1)
            value = term * (1 if tokens[k] == "+" else -1) + (0 if value is None else value)
            k = after
        return value, k

    def parse_cross(k):
        value, k = parse_product(k)
        while k < len(tokens) and tokens[k] in "×·":
            other, after = parse_product(k + 1)
            value = np.cross(value, other) if tokens[k] == "×" else value @ other
            k = after
        return value, k

    def parse_blocks(k):
        rows = [[]]
        while tokens[k] != "]":
            block, k = parse_sum(k + 1)
            rows[-1].append(np.asarray(block, dtype=float))
            if tokens[k] == ";":
                rows.append([])
        return arranged(rows), k + 1

    def parse_product(k):
        factors = []
        while k < len(tokens) and tokens[k] not in set(")+−·×;,]"):
            if tokens[k] == "(":
                value, k = parse_sum(k + 1)
                k += 1
            elif tokens[k] == "[":
                value, k = parse_blocks(k)
            else:
                number = {"½": 0.5}.get(tokens[k]) or tokens[k]
                value, k = values.get(tokens[k], number), k + 1
            value = np.asarray(value, dtype=float)
            if k < len(tokens) and tokens[k] in INVERSES:
                value, k = INVERSES[tokens[k]](value), k + 1
            factors.append(value)
        # matrices act on what stands to their right
        result = factors[-1]
        for factor in reversed(factors[:-1]):
            result = times(factor, result)
        return result, k

    value, end = parse_sum(0)
    assert end == len(tokens)
    return value


INVERSES = {
    "⁻¹": np.linalg.inv,
    "⁻ᵀ": lambda A: np.linalg.inv(A).T,
    "⁺": np.linalg.pinv,
    "⁺ᵀ": lambda A: np.linalg.pinv(A).T,
}


def arranged(rows):
    """Blocks as one matrix, or one vector where numbers and vectors stand below each other."""
    below = all(len(row) == 1 and row[0].ndim < 2 for row in rows)
    if below:
        return np.concatenate([np.atleast_1d(row[0]) for row in rows])
    as_columns = [[x[:, None] if x.ndim == 1 else x for x in row] for row in rows]
    heights = [max(x.shape[0] for x in row if x.ndim) for row in as_columns]
    widths = [max(x.shape[1] for x in column if x.ndim) for column in zip(*as_columns, strict=True)]
    return np.block(
        [
            [x if x.ndim else np.full((h, w), x) for x, w in zip(row, widths, strict=True)]
            for row, h in zip(as_columns, heights, strict=True)
        ]
    )


def test_formulas_are_bracketed_where_they_must_be():
    rng = np.random.default_rng(5)
    a, b, c = (vector(Symbol(letter), rng.normal(size=3)) for letter in "abc")
    k, M = scalar(Symbol("k"), rng.normal()), matrix(Symbol("M"), rng.normal(size=(3, 3)))
    for formula, printed in (
        (a - (b - c), "a − (b − c)"),
        (a - b - c, "a − b − c"),
        (-(a + b) + c, "−(a + b) + c"),
        (cross(cross(a, b), c), "(a × b) × c"),
        (cross(2 * k * a, M @ b), "2 k a × M b"),
        (k * cross(a, b), "k (a × b)"),
        (M @ (a + b), "M (a + b)"),
        (M.T @ (M @ a), "Mᵀ M a"),
        (half(dot(a, b)) * c, "½ (a · b) c"),
        (dot(half(a), b) + k, "½ a · b + k"),
        (-dot(a, b), "−a · b"),
        (2 * (a + b), "2 (a + b)"),
    ):
        assert str(formula) == printed
        step = StepRecorder("test")
        step.at("test", 1)
        result = step("test", "test", Symbol("x"), formula, "")
        np.testing.assert_allclose(read_back(step.steps[0]), result.value, rtol=1e-12)


def test_each_formula_uses_what_was_worked_before():
    """An operand that bears the symbol of an earlier step has the value of that step."""
    robot = rnea.load("stanford")
    state = random_state(np.random.default_rng(2), robot)
    for notation in NOTATIONS:
        values = {}
        for step in work(robot.model, notation, *state, robot.gravity).steps:
            for operand in step.formula.operands():
                known = values.get(operand.symbol, operand.value)
                np.testing.assert_array_equal(operand.value, known)
            values[step.symbol] = step.value


@pytest.mark.parametrize("notation", NOTATIONS)
@pytest.mark.parametrize("name", ["panda", "scara", "gantry", "stanford"])
def test_rows_of_a_batch_are_worked_as_alone(name, notation):
    robot = rnea.load(name)
    rows = [random_state(np.random.default_rng(seed), robot) for seed in range(3)]
    state = [np.stack(columns) for columns in zip(*rows, strict=True)]
    together = work(robot.model, notation, *state, robot.gravity).tau
    alone = [work(robot.model, notation, *row, robot.gravity).tau for row in rows]
    np.testing.assert_array_equal(together, alone)


@pytest.mark.parametrize(
    ("notation", "name"),
    [
        (w, name)
        for name in SERIAL
        if len(ways(rnea.load(name))) == 4
        for w in NOTATIONS
        if w != "lagrange"
    ],
)
def test_steps_have_the_units_they_say(name, notation):
    """Worked on numbers with units: like is added to like, and the printed unit comes out."""
    robot = dimensioned(rnea.load(name))
    state = dimensioned_state(robot.model)
    said = {"rad/s": "1/s", "rad/s²": "1/s²"}
    for step in work(robot.model, notation, *state, robot.gravity).steps:
        units = {x.unit for x in step.value.flat if x.dimension is not None}
        assert units <= {said.get(step.unit, step.unit)}


@pytest.mark.parametrize("notation", NOTATIONS)
@pytest.mark.parametrize(("name", "symbolic"), [("puma560", False), ("craig_2r", True)])
def test_worksheets_in_every_form(notation, name, symbolic):
    sheet = worksheet(rnea.load(name), notation, symbolic=symbolic)
    text = as_text(sheet)
    assert max(map(len, text.splitlines())) <= 100
    assert "Check:" in text
    for joint in sheet.joints:
        assert f"{joint}: tau = " in text
    page = as_html(sheet)
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "<script" not in page
    assert page.count("<math") == page.count("</math>") > 10
    for target in set(re.findall(r'href="#([\w-]+)"', page)):
        assert f'id="{target}"' in page
    latex = as_latex(sheet)
    assert r"\\text{" not in latex
    assert r"\cdot" in latex
    assert latex.count(r"\begin{") == latex.count(r"\end{")
    assert latex.count("{") == latex.count("}")
    assert all(ord(c) < 256 for c in latex.replace("½", ""))
    assert as_markdown(sheet).count("$$") % 2 == 0


@pytest.mark.parametrize("symbolic", [False, True])
@pytest.mark.parametrize("notation", NOTATIONS)
def test_html_is_well_formed(notation, symbolic):
    import xml.etree.ElementTree as ET

    page = as_html(worksheet(rnea.load("rp_arm"), notation, symbolic=symbolic))
    body = page[page.index("<body>") : page.index("</body>") + 7]
    ET.fromstring(body.replace("&", "&amp;").replace("&amp;amp;", "&amp;"))


def test_values_put_in_read_as_they_were_computed():
    """Brackets around negative numbers and sums, a dot between factors."""
    text = as_text(worksheet(rnea.load("rp_arm"), "base", [0.5, 0.5], [1.0, -1.0], [1.0, 1.0]))
    assert "2·(-1)·(0  0  1) ×" in text
    assert "2 -1" not in text
    offset = """format = 1
name = "offset"
convention = "modified"
[parameters]
g = 0.4
mp = 0.1
[[links]]
mass = "2 - mp"
com = ["g", 0, 0]
inertia = { izz = 0.1, iyy = 0.1 }
"""
    sheet = worksheet(rnea.loads(offset), "craig", symbolic=True)
    assert "(2 - mp)·(" in as_text(sheet)
    # the file's own g is not gravity
    assert len({str(x) for x in sheet.state["gravity (world)"][2].free_symbols} & {"g"}) == 0


def test_numbers_are_not_broken_over_lines():
    for name in ("scara", "puma560", "stanford"):
        for line in as_text(worksheet(rnea.load(name), "lagrange")).splitlines():
            assert not (line.startswith("    ") and line.rstrip().endswith("-"))
            assert not re.match(r"\s+\d+[;\]]", line)


def test_noise_is_not_worked():
    steps = work(rnea.load("stanford").model, "lagrange", *[np.full(6, 0.5)] * 3,
                 rnea.load("stanford").gravity).steps  # fmt: skip
    symbols = [abs(float(s.value)) for s in steps if s.name == "Christoffel symbol"]
    assert min(symbols) > 1e-10 * max(symbols)


def test_losses_are_announced():
    assert "friction and rotors are added in the result" in as_text(
        worksheet(rnea.load("puma560"), "craig")
    )
    assert "friction and rotors" not in as_text(worksheet(rnea.load("panda"), "craig"))


def test_one_link_only():
    sheet = worksheet(rnea.load("puma560"), "craig", link=3)
    assert {step.link for _, steps in sheet.steps() for step in steps} == {3}


@pytest.mark.parametrize(
    ("notation", "other"), [("lagrange", "the recursion"), ("craig", "Lagrange's form")]
)
def test_trees(notation, other):
    sheet = worksheet(rnea.load("two_arms"), notation)
    assert sheet.difference < 1e-13
    assert f"Check: {other} gives the same tau" in as_text(sheet)


def test_where_links_branch_the_page_follows_the_one_that_carries():
    steps = work(rnea.load("two_arms").model, "craig", *[np.ones(7)] * 3, np.zeros(3)).steps
    turned, carried = (
        str(next(s.formula for s in steps if s.link == link and s.section == way))
        for link, way in ((5, "outward"), (1, "inward"))
    )
    assert turned == "⁵₁R ¹ω₁ + θ̇₅ ⁵Ẑ₅"
    assert carried == "¹₂R ²f₂ + ¹₅R ⁵f₅ + ¹F₁"


def test_mistakes():
    with pytest.raises(InputError, match="branches, and this book's recursion is for a single"):
        worksheet(rnea.load("two_arms"), "saha")
    with pytest.raises(InputError, match=r"unknown notation 'kraig'. Did you mean 'craig'"):
        worksheet(rnea.load("panda"), "kraig")
    with pytest.raises(InputError, match="symbolic worksheet of 7 joints"):
        worksheet(rnea.load("panda"), "craig", symbolic=True)
    with pytest.raises(InputError, match="moving links are numbered 1 to 7"):
        worksheet(rnea.load("panda"), "craig", link=9)
    with pytest.raises(InputError, match="q has 2 values"):
        worksheet(rnea.load("panda"), "craig", [0, 0])
    with pytest.raises(InputError, match="no numbers for q"):
        worksheet(rnea.load("craig_2r"), "craig", [0, 0], symbolic=True)


@pytest.mark.parametrize("symbolic", [False, True])
@pytest.mark.parametrize("write", [as_text, as_markdown, as_latex, as_html])
def test_energies_say_in_which_axes_their_vectors_stand(write, symbolic):
    text = write(worksheet(rnea.load("planar_2r"), "lagrange", symbolic=symbolic))
    text = text.replace("\\{", "{").replace("\\}", "}")
    for axes in ("{1}", "{2}"):
        assert text.count(f"vectors in {axes}") == 1
    assert text.count("vectors in the world") == 2


def test_the_axes_that_energies_say_are_those_of_their_vectors():
    """v_C and ω of link 2 by the Jacobian in world axes, turned into its frame; r_C by its pose."""
    robot, state = rnea.load("stanford"), [np.linspace(0.3, 1.1, 6)] * 3
    model = robot.model
    steps = work(model, "lagrange", *state, robot.gravity).steps
    for body in model.bodies:
        kinetic, potential = (
            next(x for x in steps if str(x.symbol) == str(Symbol(letter, str(body.index))))
            for letter in "KP"
        )
        pose = robot.forward_kinematics(state[0])[body.name]
        own = model.frames[body.name].pose
        X = pose @ own.inverse()
        assert (kinetic.axes, potential.axes) == (f"{{{body.index}}}", "the world")
        J = robot.jacobian(state[0], frame=body.name)
        rates = J @ state[1]
        angular, at_frame = rates[:3], rates[3:]
        com = X.rotation @ body.inertia.com
        centre = at_frame + np.cross(angular, X.translation + com - pose.translation)
        named = {str(x.symbol): x.value for x in kinetic.formula.operands()}
        np.testing.assert_allclose(named[f"ω{chr(0x2080 + body.index)}"], X.rotation.T @ angular,
                                   atol=1e-12)  # fmt: skip
        np.testing.assert_allclose(named[f"v_C{body.index}"], X.rotation.T @ centre, atol=1e-12)
        named = {str(x.symbol): x.value for x in potential.formula.operands()}
        np.testing.assert_allclose(named[f"r_C{body.index}"], X.translation + com, atol=1e-12)
