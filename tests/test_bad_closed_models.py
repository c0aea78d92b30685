"""What `rnea check` finds about loops: planted one at a time, and named with a cure."""

from pathlib import Path

import pytest

import rnea
from rnea.check import lint
from rnea.files.robots import toml
from support.command import run
from support.tiers import sample_cases

CATALOGUE = Path(rnea.__file__).parent / "files" / "catalogs" / "robots"
FOUR_BAR = (CATALOGUE / "four_bar.toml").read_text()
PLANAR_5R = (CATALOGUE / "planar_5r.toml").read_text()
ROD = """
[[joints]]
name = "spin"
kind = "revolute"
parent = "coupler"
child = "wheel"
axis = [1, 0, 0]

[[links]]
name = "wheel"
mass = 0.1
inertia = { ixx = 1e-4, iyy = 1e-4, izz = 1e-4 }
"""


def edited(*pairs, text=FOUR_BAR):
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return text


HINGE = 'name = "pin"\nkind = "revolute"'
AXIS = (
    'child_placement = { xyz = ["c", 0, 0] }\naxis = [0, -1, 0]',
    'child_placement = { xyz = ["c", 0, 0] }',
)
# coupler and crank nearly on one line, where the rocker turns back
FAR = [
    ("crank = 1.0\n", "crank = 0.560840197613\n"),
    ("coupler = -0.562260201240095", "coupler = 0.001"),
    ("rocker = 1.643518417043685", "rocker = 1.578796412131"),
]
# turned as the rocker is where the linkage is assembled
WELD = 'child_placement = { xyz = ["c", 0, 0], rpy = [0, 1.205778618282870, 0] }'
HEAD = 'independent = ["crank"]\nactuated = ["crank"]'
# code, severity, the spoilt file, parts of what is said
FAULTS = [
    ("loop-redundant", "note", FOUR_BAR, ("3 of them", "moving y", 'kind = "spherical" moves the same with 1 of these')),
    ("loop-open", "error", edited(("\nb = 0.35", "\nb = 0.02")), ("cannot be closed", "the nearest approach leaves", "mm at pin")),
    ("loop-open", "error", edited((HINGE, HINGE.replace("revolute", "fixed")), AXIS), ("° at pin", 'pin of kind = "spherical" would')),
    ("loop-too-rigid", "error", edited((HINGE, HINGE.replace("revolute", "fixed")), (AXIS[0], WELD)), ("cannot move", 'pin of kind = "spherical"')),
    ("independent-wrong", "error", edited((HEAD, HEAD.replace('independent = ["crank"]', 'independent = ["crank", "rocker"]'))), ("has 1 freedom",)),
    ("motors-none", "warning", edited((HEAD, HEAD.replace('actuated = ["crank"]', "actuated = []"))), ("none of 1 freedom", "actuated = [...]")),
    ("motors-preload", "note", edited((HEAD, HEAD.replace('actuated = ["crank"]', 'actuated = ["crank", "rocker"]'))), ("2 motors for 1 freedom", "Robot.preloads")),
    ("idle-freedom", "note", edited((HEAD, 'actuated = ["crank"]'), ("[[loops]]", ROD + "\n[[loops]]")), ("one body alone",)),
    ("freedoms-undriven", "warning", edited(('actuated = ["left", "right"]', 'actuated = ["left"]'), text=PLANAR_5R), ("2 freedoms, and 1 motor", "1 cannot be driven", "unactuated_torque")),
    ("independent-singular", "warning", edited((HEAD, 'independent = ["rocker"]'), *FAR), ("hardly tell the motion", "independent = [")),
    ("loop-friction", "error", edited(('name = "rocker"\nkind = "revolute"', 'name = "rocker"\nfriction = { load = 0.1 }\nkind = "revolute"')), ("friction by load", "Coulomb")),
    ("loop-idle", "error", edited(('parent = "coupler"\nchild = "rocker"', 'parent = "coupler"\nchild = "tool_plate"'), ("[[loops]]", '[[joints]]\nname = "weld"\nkind = "fixed"\nparent = "coupler"\nchild = "tool_plate"\n\n[[links]]\nname = "tool_plate"\n\n[[loops]]')), ("one rigid body",)),
]  # fmt: skip


@sample_cases(2)
@pytest.mark.parametrize(
    ("code", "severity", "text", "parts"),
    [pytest.param(*x, id=f"{x[0]}-{k}") for k, x in enumerate(FAULTS)],
)
def test_planted_faults_of_loops_are_named_with_their_cure(code, severity, text, parts):
    findings = [f for f in lint(toml.read(text, "robot.toml")) if f.code == code]
    assert findings, [str(f) for f in lint(toml.read(text, "robot.toml"))]
    assert findings[0].severity == severity
    told = str(findings[0])
    assert not [part for part in parts if part not in told], told
    page = (Path(__file__).parents[1] / "docs" / "look-up" / "check.md").read_text(encoding="utf-8")
    assert f"`{code}`" in page


@sample_cases(1)
@pytest.mark.parametrize("name", ["delta", "gough_stewart"])
def test_mechanisms_with_balls_have_nothing_to_tell(name):
    assert not [str(f) for f in lint(rnea.load(name).description)]


def test_the_cure_of_redundant_rows_is_one():
    """With a ball in place of the hinge the determinate forces are the same."""
    hinge, ball = (
        rnea.Robot(toml.read(text, "robot.toml"))
        for text in (FOUR_BAR, edited((HINGE, HINGE.replace("revolute", "spherical")), AXIS))
    )
    q, qd = hinge.random_state(0)
    assert len(ball.mobility().redundant) == 1
    forces = [arm.loop_forces(q, qd, [1.0])["pin"].force for arm in (hinge, ball)]
    assert forces[0] == pytest.approx(forces[1], rel=1e-10, abs=1e-12)


def test_recordings_are_of_trees(tmp_path):
    """Refused by name before anything of the recording is looked at."""
    log = tmp_path / "log.csv"
    log.write_text("t,q_crank,tau_crank\n0,0.9,0\n0.1,0.91,0\n")
    for command in (["log"], ["identify"], ["payload"]):
        done = run(*command, "four_bar", str(log))
        assert done.returncode == 1
        assert "has no place for loops" in done.stderr, command
    done = run("excite", "four_bar", "--reach", "0.3")
    assert done.returncode == 1
    assert "an exciting motion has no place for loops" in done.stderr
