"""Worksheets of robots with loops: cut, worked as a tree, closed by multipliers."""

import re
import tomllib
import xml.etree.ElementTree as ET
from functools import cache

import numpy as np
import pytest
from typer.testing import CliRunner

import rnea
from rnea import InputError
from rnea.cli.app import app
from rnea.report.worksheet import as_html, as_latex, as_markdown, as_text
from rnea.report.worksheets import worksheet
from rnea.textbook import NOTATIONS, work
from support.closed_forms import MECHANISMS
from support.closed_forms.file_numbers import CATALOGUE
from support.recut import recut, toml_text
from test_closed_catalogue import agrees, states, stored
from test_closed_catalogue import arm_of as arm_of_others
from test_closed_cuts import CUTS, INDEPENDENT, state_on, written
from test_textbook import read_back

RIGID = {"friction": False, "rotor": False, "spring": False, "eager": True}
PLANAR = ("four_bar", "slider_crank", "planar_5r")
WAYS = [(name, "craig") for name in MECHANISMS]
WAYS += [(name, "lagrange") for name in (*PLANAR, "palletizer")]
_SHEETS = {}
# theirs are made before anything is set here, so that they stay compiled
for _name in MECHANISMS:
    arm_of_others(_name)


@cache
def arm_of(name):
    return rnea.load(name)


@pytest.fixture(autouse=True)
def nothing_is_compiled(monkeypatch):
    """One state each: walking the links is quicker."""
    monkeypatch.setenv("RNEA_EAGER", "1")


def sheet(name, notation="craig"):
    if (name, notation) not in _SHEETS:
        _SHEETS[name, notation] = worksheet(arm_of(name), notation)
    return _SHEETS[name, notation]


def holds(arm, q, u, ud, notation="craig"):
    """Every printed formula gives its value, uses what was worked before, and tau is right."""
    worked = work(arm.model, notation, q, u, ud, arm.gravity)
    tau = arm.inverse_dynamics(q, u, ud, **RIGID)
    np.testing.assert_allclose(worked.tau, tau, rtol=1e-10, atol=1e-10 * np.abs(tau).max())
    known = {}
    for step in worked.steps:
        size = max(1.0, float(np.abs(step.value).max(initial=0.0)))
        # one column alone may be a matrix
        found = np.reshape(read_back(step), step.value.shape)
        np.testing.assert_allclose(found, step.value, atol=1e-9 * size)
        for operand in step.formula.operands():
            before = known.get(operand.symbol, operand.value)
            np.testing.assert_array_equal(operand.value, before, err_msg=str(step))
        assert step.symbol not in known, f"{step.symbol} is worked twice"
        known[step.symbol] = step.value
    forces(arm, worked.steps, q, u, ud)
    return worked


def forces(arm, steps, q, u, ud):
    """The sizes of forces and moments through the cuts are those of the recursion."""
    by_name = {step.name: np.linalg.norm(step.value) for step in steps}
    found = arm.loop_forces(q, u, ud, **RIGID)
    scale = max(np.linalg.norm(x.force) for x in found.values()) if found else 1.0
    for cut in arm.model.closure.cuts:
        pushed = f"{cut.links[0]} on {cut.links[1]}"
        force = by_name.get(f"force of {pushed}", 0.0)
        assert abs(force - np.linalg.norm(found[cut.name].force)) < 1e-9 * scale
        if cut.kind in ("revolute", "universal", "spherical", "fixed"):
            # others may have slid from the point that a wrench of the recursion is told at
            moment = by_name.get(f"moment of {pushed}", 0.0)
            assert abs(moment - np.linalg.norm(found[cut.name].moment)) < 1e-9 * scale


@pytest.mark.parametrize("name", MECHANISMS)
def test_efforts_are_those_of_the_closed_forms(name):
    arm, (q, u, ud) = arm_of(name), states(name)
    rows = slice(0, 3)
    three = zip(q[rows], u[rows], ud[rows], strict=True)
    worked = [work(arm.model, "craig", *row, arm.gravity).tau for row in three]
    if arm.model.closure.actuated == arm.model.closure.independent and not _rubs(arm):
        agrees(worked, stored(name, "motors")[rows], 1e-11)
    tau = arm.inverse_dynamics(q, u, ud, **RIGID)[rows]
    agrees(worked, tau, 1e-11)


def _rubs(arm):
    return any(body.losses.rubs or body.losses.rotor != 0 for body in arm.model.bodies)


@pytest.mark.parametrize(("name", "notation"), WAYS)
def test_each_step_follows_from_its_operands(name, notation):
    arm, (q, u, ud) = arm_of(name), states(name)
    holds(arm, q[0], u[0], ud[0], notation)


@pytest.mark.parametrize(("name", "loop", "independent"), CUTS)
def test_other_cuts_are_worked_too(name, loop, independent, tmp_path):
    """Prismatic and universal ones among them."""
    other = written(tmp_path, recut(name, loop, independent)[0])
    q, u, ud = state_on(other, name)
    holds(other, q[1], u[1], ud[1])


@pytest.mark.parametrize("name", ["four_bar", "planar_5r", "palletizer", "gough_stewart"])
def test_motors_on_joints_that_follow(name, tmp_path):
    table = tomllib.loads((CATALOGUE / f"{name}.toml").read_text())
    other = written(tmp_path, toml_text(table | {"independent": INDEPENDENT[name]}))
    q, u, ud = state_on(other, name)
    worked = holds(other, q[2], u[2], ud[2])
    motors = [step.value for step in worked.steps if str(step.symbol) == "T_m"]
    if name != "gough_stewart":
        right = other.motor_torque(q[2], u[2], ud[2], **RIGID)
        np.testing.assert_allclose(motors[0], right, rtol=1e-9)


KINDS = {
    "fixed": {},
    "revolute": {"axis": [0, 0, 1]},
    "prismatic": {"axis": [1, 0, 0]},
    "helical": {"axis": [0, 0, 1], "pitch": 0.1},
    "cylindrical": {"axis": [0, 0, 1]},
    "universal": {"axis": [1, 0, 0], "axis2": [0, 1, 0]},
    "spherical": {},
    "planar": {"axis": [0, 0, 1]},
}


@pytest.mark.parametrize("kind", KINDS)
def test_cuts_of_every_kind(kind):
    """A spatial chain of eight whose hand is held by a joint of a kind."""
    axes = ([0, 0, 1], [0, 1, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 0, 0], [0, 1, 0], [0, 0, 1])
    joints = [
        {"name": f"j{k}", "kind": "prismatic" if k == 3 else "revolute", "child": f"l{k}",
         "parent": f"l{k - 1}" if k else "base", "axis": axis,
         "placement": {"xyz": [0.3, 0.05 * k, 0.1]}}
        for k, axis in enumerate(axes)
    ]  # fmt: skip
    links = [
        {"name": f"l{k}", "mass": 1.0 + k, "com": [0.1, 0.02 * k, 0],
         "inertia": {"ixx": 0.02, "iyy": 0.03, "izz": 0.04}}
        for k in range(8)
    ]  # fmt: skip
    q0 = dict.fromkeys((x["name"] for x in joints), 0.3)
    table = {"format": 1, "name": "held", "links": links, "joints": joints}
    tree = rnea.loads(toml_text(table))
    hand = tree.forward_kinematics(np.full(8, 0.3))["l7"]
    placement = {"xyz": hand.translation.tolist(), "matrix": hand.rotation.tolist()}
    arm = tree.with_loop(
        "hold", kind, "base", "l7", placement=placement, assembly=q0, **KINDS[kind]
    )
    q = arm.assemble()
    rng = np.random.default_rng(3)
    q = rnea.model.integrate(arm.model, q, 0.1 * rng.normal(size=arm.nv))
    holds(arm, q, rng.normal(size=arm.nv), rng.normal(size=arm.nv))


def test_couplings_are_rows_too():
    arm = rnea.load("planar_3r")
    names = arm.joint_names
    coupled = arm.with_coupling(
        "level", {names[0]: 1, names[1]: [1, 0.2], names[2]: 1}, -0.4, independent=list(names[:2]),
        assembly=dict(zip(names, (0.1, 0.2, 0.1), strict=True)),
    )  # fmt: skip
    q = coupled.assemble({names[0]: 0.3, names[1]: 0.5})
    for notation in NOTATIONS:
        worked = holds(coupled, q, np.array([0.5, -1.0]), np.array([1.0, 2.0]), notation)
        (bend,) = [step for step in worked.steps if str(step.symbol) == "k_A"]
        np.testing.assert_allclose(bend.value, [0.4])
    text = as_text(worksheet(coupled, "craig", q, [0.5, -1.0], [1, 2]))
    assert f"(1 q + 0.2 q²) of {names[1]}" in " ".join(text.split())
    assert "A coupling acts on its joints alone" in text


@pytest.mark.parametrize("name", MECHANISMS)
def test_rows_of_a_batch_are_worked_as_alone(name):
    arm, (q, u, ud) = arm_of(name), states(name)
    together = work(arm.model, "craig", q[:3], u[:3], ud[:3], arm.gravity).tau
    rows = zip(q[:3], u[:3], ud[:3], strict=True)
    alone = [work(arm.model, "craig", *row, arm.gravity).tau for row in rows]
    np.testing.assert_allclose(together, alone, rtol=1e-12)


def test_planar_loops_leave_out_what_is_out_of_the_plane():
    for name in PLANAR:
        text = " ".join(as_text(sheet(name)).split())
        assert "Left out: turning across 1, turning across 2, moving y. No joint" in text
        assert "2 equations, of which the unknown speeds are" in text


def test_loops_that_can_be_are_solved_one_by_one():
    for name, alone in (("palletizer", 3), ("gough_stewart", 6), ("delta", 0)):
        solved = [s for s in sheet(name).worked.steps if s.name == "speeds that follow"]
        assert len(solved) == max(alone, 1)
        assert {s.shown for s in solved} == {"worked" if alone else "formula"}


def test_large_equations_are_shown_in_blocks_and_said_to_be():
    text = as_text(sheet("delta"))
    assert "15 equations" in text
    assert "So many are solved" in text
    assert "K_d = [K_A2, 0, 0" in text
    # no row of fifteen numbers anywhere
    assert max(len(re.findall(r"-?\d\.\d+", line)) for line in text.splitlines()) < 15


def test_power_comes_from_the_motors():
    for name in MECHANISMS:
        (told,) = [x for x in sheet(name).worked.passages if "energy of all links" in x.text]
        power = float(sheet(name).worked.steps[-1].value)
        assert float(told.values["apart"]) < 1e-11 * max(1.0, abs(power))
        assert sheet(name).worked.steps[-1].unit == "W"


@pytest.mark.parametrize(("name", "notation"), WAYS)
def test_pages_in_every_form(name, notation):
    one = sheet(name, notation)
    text = as_text(one)
    assert max(map(len, text.splitlines())) <= 100
    assert "Check: the recursion gives the same tau within" in text
    assert one.difference < 1e-11
    page = as_html(one)
    body = page[page.index("<body>") : page.index("</body>") + 7]
    ET.fromstring(body.replace("&", "&amp;").replace("&amp;amp;", "&amp;"))
    for target in set(re.findall(r'href="#([\w-]+)"', page)):
        assert f'id="{target}"' in page
    latex = as_latex(one)
    assert latex.count(r"\begin{") == latex.count(r"\end{")
    assert latex.count("{") == latex.count("}")
    assert all(ord(sign) < 256 for sign in latex.replace("½", ""))
    assert as_markdown(one).count("$$") % 2 == 0
    for told in (text, page, latex):
        assert "{gap}" not in told


def test_positions_are_found_for_the_independent_joints():
    arm = arm_of("four_bar")
    whole = arm.assemble({"crank": 1.0})
    for q in (whole, [1.0], {"crank": 1.0}):
        np.testing.assert_array_equal(list(worksheet(arm, "craig", q).state.values())[:3], whole)


def test_the_command_line_takes_the_independent_joints():
    done = CliRunner().invoke(app, ["explain", "four_bar", "--q", "1", "--qd", "2"])
    assert done.exit_code == 0, done.output
    assert "q of crank (rad) = 1\n" in done.stdout
    assert "T₁ θ̇₁\n      = " in done.stdout
    for option, told in (("--q", "independent joints will do .crank."), ("--qd", "independent sp")):
        done = CliRunner().invoke(app, ["explain", "four_bar", option, "1,2"])
        assert re.search(told, str(done.exception))


def test_refusals():
    arm = arm_of("four_bar")
    with pytest.raises(InputError, match="loops of robot 'Four-bar linkage' are open"):
        worksheet(arm, "craig", [0.5, 0.5, 0.5])
    with pytest.raises(InputError, match="Possible: the same worksheet with numbers"):
        worksheet(arm, "craig", symbolic=True)
    with pytest.raises(InputError, match="Possible here: the notation craig or lagrange"):
        worksheet(arm, "saha")
    for name in MECHANISMS:
        with pytest.raises(InputError, match=r"it has loops.*Possible: rnea explain"):
            arm_of(name).derive()
