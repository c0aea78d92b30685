"""Derived equations of motion: what a textbook prints, exact, and runnable in every language."""

import ctypes
import math
import re
import subprocess

import numpy as np
import pytest
import sympy as sp

import rnea
from rnea.engine.symbolic.equations import OperationCount
from rnea.engine.symbolic.printing import show
from rnea.engine.symbolic.printing.latex import LatexPrinter
from rnea.engine.symbolic.printing.text import TextPrinter
from rnea.engine.symbolic.shared_form import FormulaGraph
from rnea.engine.trace.tracer import indices, labelled
from rnea.symbolic import Sum
from support.command import run
from support.tiers import sample_cases
from support.tools import compiler, found

TEACHING = [
    "one_link",
    "craig_2r",
    "spong_2r",
    "planar_2r",
    "double_pendulum",
    "planar_3r",
    "rp_arm",
    "pr_arm",
    "scara",
    "cylindrical_rpp",
    "gantry",
]
LARGE = ["puma560", "stanford", "panda", "two_arms"]
FORMS = ["tau", "mcg", "energy", "christoffel"]
PLAIN = {"friction": False, "rotor": False}


def states(n, count=5, seed=3):
    return np.random.default_rng(seed).normal(size=(count, 3, n))


def right_answer(arm, name, q, qd, qdd):
    match name:
        case "inverse_dynamics":
            return arm.inverse_dynamics(q, qd, qdd, **PLAIN)
        case "mass_matrix":
            return arm.mass_matrix(q, rotor=False)
        case "coriolis_matrix":
            return arm.coriolis_matrix(q, qd)
        case "gravity_torque":
            return arm.gravity_torque(q)
        case "christoffel":
            return arm.christoffel(q)
        case "kinetic_energy":
            return arm.kinetic_energy(q, qd, rotor=False)
    return arm.potential_energy(q)


def close(value, right):
    np.testing.assert_allclose(value, right, rtol=1e-12, atol=1e-12 * np.abs(right).max())


def run_python(text):
    space = {}
    exec(compile(text, "derived", "exec"), space)
    return space


def check_python(arm, equations):
    space = run_python(show(equations, "python"))
    for q, qd, qdd in states(arm.n):
        given = {"q": q, "qd": qd, "qdd": qdd}
        for function in equations.functions:
            value = space[function.name](*(given[x] for x in function.arguments))
            close(value, right_answer(arm, function.name, q, qd, qdd))


@sample_cases(10)
@pytest.mark.parametrize("values", ["names", "numbers", "symbols"])
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", TEACHING)
def test_teaching_robots_exactly(name, form, values):
    arm = rnea.load(name)
    if values == "symbols" and arm.n > 3:
        with pytest.raises(rnea.InputError, match="up to 3 joints"):
            arm.derive(values=values)
        return
    for group in ("terms", "acceleration"):
        check_python(arm, arm.derive(form=form, group=group, values=values))


@sample_cases(5)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", LARGE)
def test_large_robots_by_shared_sub_expressions(name, form):
    arm = rnea.load(name)
    equations = arm.derive(form=form)
    assert equations.shared
    check_python(arm, equations)


# ---- what textbooks print ----------------------------------------------------------------------


def printed(equations, symbol):
    """Each entry as its terms in reading form."""
    text = TextPrinter(decimals=False)
    return {
        "".join(str(i + 1) for i in index): [
            text.write(t) for t in (formula.terms if isinstance(formula, Sum) else [formula])
        ]
        for index, formula in equations[symbol].entries.items()
    }


def test_one_link_as_saha_prints_it():
    tau = printed(rnea.load("one_link").derive(), "tau")
    assert tau == {"1": ["1/3 m a² q1''", "1/2 m a g sin(q1)"]}


def test_craig_2r_as_craig_prints_it():
    """Section 6.7: seven terms and four."""
    tau = printed(rnea.load("craig_2r").derive(group="terms"), "tau")
    assert sorted(tau["1"]) == sorted(
        [
            "m2 l2² (q1'' + q2'')",
            "m2 l1 l2 cos(q2) (2 q1'' + q2'')",
            "(m1 + m2) l1² q1''",
            "-m2 l1 l2 sin(q2) q2'²",
            "-2 m2 l1 l2 sin(q2) q1' q2'",
            "m2 l2 g cos(q1 + q2)",
            "(m1 + m2) l1 g cos(q1)",
        ]
    )
    assert sorted(tau["2"]) == sorted(
        [
            "m2 l1 l2 cos(q2) q1''",
            "m2 l1 l2 sin(q2) q1'²",
            "m2 l2 g cos(q1 + q2)",
            "m2 l2² (q1'' + q2'')",
        ]
    )


def test_spong_2r_as_spong_prints_it():
    equations = rnea.load("spong_2r").derive(form="mcg")
    text = TextPrinter(decimals=False)
    assert [(name, text.write(f)) for name, f in equations.shared] == [("h", "-m2 l1 lc2 sin(q2)")]
    assert printed(equations, "M") == {
        "11": ["m1 lc1²", "m2 (l1² + lc2² + 2 l1 lc2 cos(q2))", "I1", "I2"],
        "12": ["m2 (lc2² + l1 lc2 cos(q2))", "I2"],
        "21": ["m2 (lc2² + l1 lc2 cos(q2))", "I2"],
        "22": ["m2 lc2²", "I2"],
    }
    assert printed(equations, "C") == {"11": ["h q2'"], "12": ["h (q1' + q2')"], "21": ["-h q1'"]}
    assert printed(equations, "g") == {
        "1": ["(m1 lc1 + m2 l1) g cos(q1)", "m2 lc2 g cos(q1 + q2)"],
        "2": ["m2 lc2 g cos(q1 + q2)"],
    }


def test_double_pendulum_grouped_by_accelerations():
    tau = printed(rnea.load("double_pendulum").derive(group="acceleration"), "tau")
    assert tau["1"] == [
        "(m1 r1² + m2 (l1² + r2² + 2 l1 r2 cos(q2)) + I1 + I2) q1''",
        "(m2 (r2² + l1 r2 cos(q2)) + I2) q2''",
        "-m2 l1 r2 sin(q2) q2'²",
        "-2 m2 l1 r2 sin(q2) q1' q2'",
        "(m1 r1 + m2 l1) g sin(q1)",
        "m2 r2 g sin(q1 + q2)",
    ]


def test_planar_3r_has_the_textbook_structure():
    equations = rnea.load("planar_3r").derive(form="mcg")
    M, g = printed(equations, "M"), printed(equations, "g")
    assert M["33"] == ["m3 r3²", "I3"]
    assert M["23"] == ["m3 (r3² + l2 r3 cos(q3))", "I3"]
    assert M["13"] == ["m3 (r3² + l2 r3 cos(q3) + l1 r3 cos(q2 + q3))", "I3"]
    assert len(M["11"]) == 6  # m1 (..), m2 (..), m3 (..), I1, I2, I3
    assert len(equations.shared) == 3  # one for each of sin q2, sin q3, sin (q2 + q3)
    assert g["3"] == ["m3 r3 g cos(q1 + q2 + q3)"]
    assert [len(g[i]) for i in "123"] == [3, 2, 1]


STANDARD_3R = """
format = 1
name = "3R by a standard table"
convention = "standard"
base = { rpy = ["pi/2", 0, 0] }
parameters = { m1 = 3, m2 = 2, m3 = 1, l1 = 0.5, l2 = 0.4, l3 = 0.3 }
links = [
  { a = "l1", mass = "m1", com = [-0.3, 0, 0], inertia = { izz = 0.06 } },
  { a = "l2", mass = "m2", com = [-0.2, 0, 0], inertia = { izz = 0.03 } },
  { a = "l3", mass = "m3", com = [-0.1, 0, 0], inertia = { izz = 0.01 } },
]
"""


def test_a_factor_and_its_negative_have_one_name():
    """l3 - 0.1 and 0.1 - l3, where a length is a name and a centre of mass a number."""
    arm = rnea.loads(STANDARD_3R, allow_infeasible_inertia="flat")
    equations = arm.derive(form="mcg")
    assert len(equations.shared) == 3  # one for each of sin q2, sin q3, sin (q2 + q3)
    assert printed(equations, "C")["32"] == ["-h3 (q1' + q2')"]
    check_python(arm, equations)


def test_who_reads_rounded_numbers_is_told():
    told = "Numbers are rounded to 8 digits"
    tilted = STANDARD_3R.replace('{ a = "l2"', '{ alpha = 0.4, a = "l2"')
    for text, rounds in ((STANDARD_3R, False), (tilted, True)):
        equations = rnea.loads(text, allow_infeasible_inertia="flat").derive(form="mcg")
        for target in ("text", "latex"):
            assert (told in show(equations, target)) == rounds
    assert told not in show(rnea.load("planar_2r").derive(values="numbers"), "text")


def test_arms_with_slides():
    tau = printed(rnea.load("rp_arm").derive(), "tau")
    assert len(tau["1"]) == 6
    assert tau["2"] == ["m2 q2''", "-m2 q2 q1'²", "m2 g sin(q1)"]
    tau = printed(rnea.load("pr_arm").derive(), "tau")
    assert tau["1"] == ["(mc + mp) q1''", "mp r cos(q2) q2''", "-mp r sin(q2) q2'²"]
    assert tau["2"] == ["mp r² q2''", "Ip q2''", "mp r cos(q2) q1''", "mp r g sin(q2)"]
    tau = printed(rnea.load("gantry").derive(), "tau")
    assert tau == {"1": ["(m1 + m2 + m3) q1''"], "2": ["(m2 + m3) q2''"], "3": ["m3 q3''", "m3 g"]}


def test_scara_has_the_textbook_structure():
    equations = rnea.load("scara").derive(form="mcg")
    assert printed(equations, "g") == {"3": ["(m3 + m4) g"]}
    # the file has a length h
    assert printed(equations, "C") == {
        "11": ["eta q2'"],
        "12": ["eta (q1' + q2')"],
        "21": ["-eta q1'"],
    }
    assert printed(equations, "M")["33"] == ["m3", "m4"]


def test_energies_show_their_squares():
    T = printed(rnea.load("craig_2r").derive(form="energy"), "T")[""]
    assert "1/2 m2 l2² (q1' + q2')²" in T
    assert "1/2 (m1 + m2) l1² q1'²" in T


# ---- exactness beyond right angles -------------------------------------------------------------


@pytest.mark.parametrize("group", ["terms", "acceleration"])
def test_twists_offsets_and_odd_axes(group):
    """Constant angles join the joint angles; square roots of axis lengths cancel or stay."""
    rows = [
        {"alpha": 0.4, "a": 0.3, "mass": 2, "com": (0.1, 0.2, 0.3), "offset": 0.25},
        {
            "alpha": math.pi / 6,
            "d": 0.2,
            "mass": 1,
            "com": (0.3, 0, 0.1),
            "inertia": {"ixx": 0.2, "iyy": 0.3, "izz": 0.2},
        },
    ]
    arm = rnea.Robot.from_dh(rows, "standard", gravity=(1, 2, -9))
    for form in FORMS:
        check_python(arm, arm.derive(form=form, group=group))


def test_a_constant_angle_is_written_as_the_file_says_it():
    rows = [{"a": 1, "mass": 1, "alpha": "pi/7"}, {"a": 1, "mass": 1, "offset": "pi/5"}]
    arm = rnea.Robot.from_dh(rows, "standard", gravity=(0, -10, 0))
    equations = arm.derive(form="mcg")
    assert "cos(q2 + 1/5 pi)" in show(equations)
    for form in FORMS:
        check_python(arm, arm.derive(form=form))


def test_welded_links_with_named_masses():
    """Their common centre of mass is a quotient, which cancels."""
    text = """
format = 1
name = "hammer"
[parameters]
m1 = 2.0
m2 = 3.0
l = 0.5
[[links]]
name = "handle"
mass = "m1"
com = ["l/2", 0, 0]
[[links]]
name = "head"
mass = "m2"
[[joints]]
name = "hinge"
kind = "revolute"
parent = "base"
child = "handle"
axis = [0, 1, 0]
[[joints]]
name = "glue"
kind = "fixed"
parent = "handle"
child = "head"
placement = { xyz = ["l", 0, 0] }
"""
    arm = rnea.loads(text)
    tau = printed(arm.derive(), "tau")["1"]
    assert tau == ["(1/4 m1 + m2) l² q1''", "-(1/2 m1 + m2) l g cos(q1)"]
    check_python(arm, arm.derive())


DRUM = """
format = 1
name = "drum"
[parameters]
rho = 2700.0
R = 0.05
Ri = 0.04
depth = 0.5
[[links]]
name = "arm"
solid = { tube = { outer = "R", inner = "Ri", length = "depth" }, density = "rho" }
[[joints]]
name = "hinge"
kind = "revolute"
parent = "base"
child = "arm"
axis = [0, 1, 0]
placement = { rpy = ["pi/7", 0, 0] }
"""


@pytest.mark.parametrize("values", ["names", "numbers", "symbols"])
@pytest.mark.parametrize("form", FORMS)
def test_round_solids_bring_pi(form, values):
    arm = rnea.loads(DRUM)
    equations = arm.derive(form=form, values=values)
    check_python(arm, equations)
    if values == "numbers" and form == "tau":
        assert "pi" not in show(equations)
    if values == "names" and form == "tau":
        assert r"\tfrac{1}{4} \, \pi \, \rho" in show(equations, "latex")
        assert "const double pi = 3.14" in show(equations, "c")
        assert sp.pi in equations.sympy()["tau"][0].atoms(sp.NumberSymbol)


# ---- names -------------------------------------------------------------------------------------


def pendulum(mass, length):
    """A point mass at the end of a rod, its mass and length named so."""
    return rnea.loads(
        f"""
format = 1
name = "pendulum"
[parameters]
{mass} = 2.0
{length} = 0.5
[[links]]
name = "rod"
mass = "{mass}"
com = ["{length}", 0, 0]
[[joints]]
name = "hinge"
kind = "revolute"
parent = "base"
child = "rod"
axis = [0, 1, 0]
"""
    )


@pytest.mark.parametrize(("name", "form"), [("tau1", "tau"), ("M11", "mcg"), ("T", "energy")])
def test_a_parameter_named_as_a_result(name, form):
    arm = pendulum(name, "l")
    with pytest.raises(rnea.InputError, match=f"'{name}' has the name of a result.*--numbers"):
        arm.derive(form=form)
    check_python(arm, arm.derive(form=form, values="numbers"))
    check_python(arm, arm.derive(form="christoffel"))


@pytest.mark.parametrize(
    ("name", "latex"),
    [
        ("depth", r"\mathrm{depth}"),
        ("depth2", r"\mathrm{depth}_{2}"),
        ("lam", r"\mathrm{lam}"),
        ("m1", "m_{1}"),
        ("lc1", "l_{c1}"),
        ("rho_steel", r"\rho_{\mathrm{steel}}"),
        ("m_arm_2", r"m_{\mathrm{arm},2}"),
        ("alpha1", r"\alpha_{1}"),
        ("qd2", r"\dot{q}_{2}"),
    ],
)
def test_names_in_latex(name, latex):
    assert LatexPrinter(decimals=False).name(name) == latex


def test_symbols_have_a_legend():
    text = " ".join(show(rnea.load("spong_2r").derive(values="symbols")).split())
    for part in ("mi is the mass of link i", "about that centre of mass", "length a of row i"):
        assert part in text
    text = " ".join(show(pendulum("m", "l").derive(values="symbols")).split())
    assert "(the child of joint i)" in text
    assert "length a of row i" not in text
    assert "Symbols:" not in show(rnea.load("spong_2r").derive())


def test_equal_velocities_share_a_bracket():
    C = printed(rnea.load("planar_3r").derive(form="mcg"), "C")
    assert C["13"] == ["(h1 + h3) (q1' + q2' + q3')"]
    assert C["21"] == ["-(h1 + h2) q1'", "h3 q3'"]


# ---- other languages ---------------------------------------------------------------------------


@sample_cases(6)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", ["craig_2r", "scara", "cylindrical_rpp", "puma560"])
def test_c_compiles_and_agrees(tmp_path, name, form):
    arm = rnea.load(name)
    equations = arm.derive(form=form)
    source, library = tmp_path / "derived.c", tmp_path / "derived.so"
    source.write_text(show(equations, "c"))
    flags = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-O1", "-shared", "-fPIC"]
    subprocess.run(
        [compiler(), *flags, "-o", str(library), str(source), "-lm"],
        check=True,
    )
    loaded = ctypes.CDLL(str(library))
    for q, qd, qdd in states(arm.n, 3):
        given = {"q": q, "qd": qd, "qdd": qdd}
        for function in equations.functions:
            arguments = [(ctypes.c_double * arm.n)(*given[x]) for x in function.arguments]
            arguments += [ctypes.c_double(value) for value in equations.parameters.values()]
            call = loaded[function.name]
            call.restype = None if function.shape else ctypes.c_double
            out = np.zeros(function.shape)
            if function.shape:
                arguments.append(out.ctypes.data_as(ctypes.POINTER(ctypes.c_double)))
            value = call(*arguments)
            right = right_answer(arm, function.name, q, qd, qdd)
            close(out if function.shape else value, right)


@pytest.mark.parametrize("target", ["python", "c"])
def test_a_name_stays_in_its_comment(tmp_path, target):
    evil = 'x"""; raise SystemExit */ #error \\ é'
    arm = rnea.Robot.from_dh([{"a": 1, "mass": 1}], "standard", name=evil)
    plain = rnea.Robot.from_dh([{"a": 1, "mass": 1}], "standard", name="plain")
    ours, wanted = (show(each.derive(), target).split("\n", 1) for each in (arm, plain))
    assert ours[1] == wanted[1]
    for mark in ('"', "*/", "\\"):
        assert ours[0].count(mark) == wanted[0].count(mark)


@pytest.mark.parametrize("name", ["spong_2r", "pr_arm"])
@pytest.mark.parametrize("form", FORMS)
def test_sympy_script_and_object_agree(name, form):
    arm = rnea.load(name)
    equations = arm.derive(form=form)
    space, made = run_python(show(equations, "sympy")), equations.sympy()
    for function in equations.functions:
        written, built = space[function.name], made[function.symbol]
        assert sp.Array(written) == sp.Array(built)
    if form == "tau":
        names = {x: sp.Symbol(x) for x in arm.description.parameters}
        q, qd, qdd = ([sp.Symbol(f"{x}{i}") for i in (1, 2)] for x in ("q", "qd", "qdd"))
        symbolic = arm.with_parameters(**names)
        tau = symbolic.inverse_dynamics(q, qd, qdd, gravity=[0, 0, -sp.Symbol("g")])
        for ours, right in zip(made["tau"], tau, strict=True):
            assert sp.simplify(sp.expand_trig(ours - right)) == 0


def latex_problems(text):
    """What a TeX run would stumble over, found by reading."""
    found, depth = [], 0
    for letter in re.sub(r"\\[{}]", "", text):
        depth += (letter == "{") - (letter == "}")
        if depth < 0:
            found.append("} without {")
    found += ["{ without }"] if depth else []
    begins, ends = (re.findall(rf"\\{word}\{{(\S+?)\}}", text) for word in ("begin", "end"))
    found += [] if sorted(begins) == sorted(ends) else ["environments do not pair"]
    body = text.split(r"\begin{document}")[1]
    for line in re.split(r"\\\\\n|\n", body):
        if line.count(r"\left") != line.count(r"\right"):
            found.append(f"brackets do not pair: {line}")
        if re.search(r"_\{[^{}]*\}_|\^\{[^{}]*\}\^", line):
            found.append(f"double index: {line}")
    return found


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", [*TEACHING, "puma560", "two_arms"])
def test_latex_is_sound(name, form):
    text = show(rnea.load(name).derive(form=form), "latex")
    assert latex_problems(text) == []
    assert text.isascii()


def test_latex_compiles_where_there_is_tex(tmp_path):
    text = show(rnea.load("planar_3r").derive(form="mcg"), "latex")
    assert r"\ddot{q}_{1}" in show(rnea.load("craig_2r").derive(), "latex")
    assert r"\dot{q}_{1}" in text
    assert latex_problems(text) == []
    if tex := found("pdflatex"):
        (tmp_path / "a.tex").write_text(text)
        done = subprocess.run(
            [tex, "-interaction=nonstopmode", "-halt-on-error", "a.tex"],
            cwd=tmp_path,
            capture_output=True,
        )
        assert done.returncode == 0, done.stdout[-2000:]


def test_latex_says_what_it_shows():
    text = show(rnea.load("scara").derive(form="mcg"), "latex")
    for part in (r"\subsection*{Mass matrix}", r"\subsection*{Gravity}", "Everything else is 0."):
        assert part in text
    assert "torques $g_{1}$, $g_{2}$, $g_{4}$ (N m) and force $g_{3}$ (N)" in text
    assert "kg m$^2$" in text


@pytest.mark.parametrize(("name", "form"), [("puma560", "mcg"), ("planar_3r", "tau")])
def test_latex_stays_on_the_page(tmp_path, name, form):
    text = show(rnea.load(name).derive(form=form), "latex")
    for line in text.splitlines():
        assert len(re.sub(r"\\(d?dot|mathrm|big[lr]|left|right|,)|[{}_^ ]", "", line)) < 120
    if tex := found("pdflatex"):
        (tmp_path / "a.tex").write_text(text)
        run = [tex, "-interaction=nonstopmode", "a.tex"]
        subprocess.run(run, cwd=tmp_path, capture_output=True, check=True)
        assert "Overfull" not in (tmp_path / "a.log").read_text(errors="replace")


def test_equations_show_themselves():
    equations = rnea.load("scara").derive(form="mcg")
    assert str(equations) + "\n" == show(equations)
    assert repr(equations).startswith("<Equations of 'SCARA': M, C, g;")
    assert latex_problems(r"\begin{document}" + equations._repr_latex_() + r"\end{document}") == []


# ---- costs, notes, refusals --------------------------------------------------------------------


def test_costs_of_the_puma():
    """The recursion is far cheaper than M, C and g, and sharing saves two orders of magnitude."""
    equations = rnea.load("puma560").derive(form="mcg")
    own, recursion, lagrange, unshared = equations.costs.values()
    assert recursion.total <= 473
    assert 3 * recursion.total < lagrange.total <= 1932
    assert own.total <= 1796
    assert len(equations.shared) <= 463
    assert unshared > 50 * lagrange.total


def test_differences_share_whichever_way_round():
    """a - b and b - a are one name and its minus; a minus is not counted."""
    graph = FormulaGraph()
    a, b, c = labelled(graph, "abc")
    outputs = indices(graph, np.array([(a - b) * c, (b - a) * c, (a - b) * (b - a), c + c]))
    assert graph.cost(outputs) == OperationCount(3, 1, 0)
    assert graph.unshared_cost(outputs) == 8
    shared, formulas = graph.formulas(outputs, "t")
    text = TextPrinter(decimals=False)
    assert [(name, text.write(f)) for name, f in shared] == [("t1", "a - b"), ("t2", "c t1")]
    assert [text.write(f) for f in formulas] == ["t2", "-t2", "-t1 t1", "2 c"]


def test_what_is_left_out_is_said():
    assert "friction" in show(rnea.load("puma560").derive())
    assert "friction" not in show(rnea.load("craig_2r").derive())


def test_what_is_left_out_in_good_grammar():
    rows = [{"a": 1, "mass": 1, "rotor": {"inertia": 1e-4, "gear": 50}}]
    text = show(rnea.Robot.from_dh(rows, "standard").derive())
    assert "the inertia of the rotors of this robot is not included" in text
    assert (
        str(OperationCount(1, 1, 1))
        == "3 operations (1 multiplication, 1 addition, 1 sine or cosine)"
    )
    assert "2 sines and cosines" in str(OperationCount(0, 0, 2))


@pytest.mark.parametrize("form", ["energy", "christoffel"])
def test_costs_are_those_of_the_form(form):
    assert "tau by" not in show(rnea.load("craig_2r").derive(form=form))
    assert list(rnea.load("puma560").derive(form=form).costs) == [
        "these equations, shared sub-expressions once"
    ]


def test_energies_in_python_are_returned_at_once():
    assert "out" not in show(rnea.load("gantry").derive(form="energy"), "python")


def test_units_of_every_joint():
    assert "tau: torque tau1 (N m) and force tau2 (N)" in show(rnea.load("rp_arm").derive())
    assert "tau: torques (N m)\n" in show(rnea.load("craig_2r").derive())
    assert "tau: forces (N)\n" in show(rnea.load("gantry").derive())


def test_text_fits_a_terminal():
    for name in TEACHING:
        for form in FORMS:
            text = show(rnea.load(name).derive(form=form, group="acceleration"))
            assert max(map(len, text.splitlines())) <= 100


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        ({"form": "tua"}, "unknown form 'tua'. Did you mean 'tau'"),
        ({"group": "term"}, "unknown group 'term'. Did you mean 'terms'"),
        ({"values": "letters"}, "unknown values 'letters'"),
    ],
)
def test_unknown_choices(choice, message):
    with pytest.raises(rnea.UnknownNameError, match=re.escape(message)):
        rnea.load("craig_2r").derive(**choice)


def test_impossible_choices():
    with pytest.raises(rnea.InputError, match="no named parameters"):
        rnea.load("puma560").derive(values="names")
    with pytest.raises(rnea.InputError, match=r"up to 3 joints.*Possible: its numbers"):
        rnea.load("puma560").derive(values="symbols")
    with pytest.raises(rnea.UnknownNameError, match="unknown target 'pdf'"):
        show(rnea.load("one_link").derive(), "pdf")
    symbolic = rnea.load("one_link").with_parameters(m=sp.Symbol("m"))
    with pytest.raises(rnea.InputError, match="starts from a robot with numbers"):
        symbolic.derive()


def command(*args):
    return run("derive", *args)


def test_the_command(tmp_path):
    done = command("craig_2r", "--group", "terms")
    assert done.returncode == 0, done.stderr
    assert "tau1 = (m1 + m2) l1² q1'' + m2 l2² (q1'' + q2'')" in done.stdout
    target = tmp_path / "out.py"
    assert command("craig_2r", "--numbers", "--to", "python", "-o", str(target)).returncode == 0
    value = run_python(target.read_text())["inverse_dynamics"]([0.3, 0.4], [1, 2], [3, 4])
    close(value, rnea.load("craig_2r").inverse_dynamics([0.3, 0.4], [1, 2], [3, 4]))
    for args, code, message in (
        (("craig_2r", "--to", "pdf"), 2, "Legal: text, latex, python, c, sympy"),
        (("craig_2r", "--form", "mgc"), 2, "Did you mean 'mcg'? Legal: tau, mcg, energy"),
        (("craig_2r", "--group", "x"), 2, "Legal: terms, acceleration"),
        (("craig_2r", "--numbers", "--symbols"), 2, "exclude each other"),
        (("puma560", "--symbols"), 1, "up to 3 joints"),
    ):
        done = command(*args)
        assert (done.returncode, done.stdout) == (code, "")
        assert message in done.stderr
