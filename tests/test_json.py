"""--json: strict JSON and nothing else on stdout, of every command that tells facts."""

import json

import numpy as np
import pytest

import rnea
from rnea.cli.registry import NAMES
from support.command import run
from support.tiers import sample_cases
from support.widest_lines import prepare
from test_one_name import OPTIONS

# their results are documents and pictures; what a sheet asks for is in its key, a CSV file
OF_DOCUMENTS = {"exercise", "plot", "animate", "studio", "demo"}
STATE = ["planar_2r", "--q", "0.3,0.4"]
CALLS = {
    "torque": [
        [*STATE, "--wrenches", "--ignore", "gravity"],
        ["planar_2r", "motion_planar_2r.csv", "--budget", "--ignore", "gravity"],
        ["planar_2r", "motion_planar_2r.csv", "-o", "torques.csv"],
        ["four_bar", "--q", "1"],
    ],
    "motion": [["planar_2r", "--q", "0,0", "--to", "1,1", "--acceleration", "4"]],
    "simulate": [["planar_2r", "--duration", "0.01"], ["planar_2r", "--samples", "3",
        "--duration", "0.01", "--vary", "mass=5%"]],
    "size": [["planar_2r", "motion_planar_2r.csv", "--motors", "small_dc"]],
    "sample": [["planar_2r", "--rows", "9"], ["satellite", "--rows", "9"]],
    "summary": [["motion_planar_2r.csv"]],
    "show": [["panda"], ["four_bar"], ["quadruped"], [*STATE, "--link", "1"]],
    "check": [["planar_2r", "panda"], ["no_such.urdf"]],
    "convert": [["panda", "panda.urdf"], ["puma560", "dh.toml", "--convention", "modified"]],
    "robots": [[]],
    "catalogues": [[], ["small_dc"]],
    "parameters": [["planar_2r"], ["puma560", "--numbers", "--drives"]],
    "transform": [["panda", "--twist", "0,0,1,0,0,0", "--from", "tool", "--to", "base"]],
    "log": [["planar_2r", "recording.csv"]],
    "excite": [["ur5", "--duration", "2", "--restarts", "0"]],
    "identify": [["planar_2r", "recording.csv"]],
    "payload": [["planar_2r", "recording.csv"]],
    "explain": [STATE, ["planar_2r", "--symbols"], ["rp_arm", "--check-units"],
        ["four_bar", "--q", "1"]],
    "derive": [["craig_2r"], ["spong_2r", "--form", "mcg"], ["puma560"]],
    "diagnose": [[*STATE, "--tau", "1,2"]],
    "export": [["planar_2r", "--count"], ["planar_2r", "--quantity", "bias", "-o", "a.c"]],
    "vectors": [["planar_2r"]],
    "bench": [["one_link", "--quick", "--sizes", "1"]],
    "doctor": [[]],
}  # fmt: skip
# what they say is not of one robot
OF_NO_ROBOT = {"summary", "check", "robots", "catalogues", "vectors", "bench", "doctor"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("json")
    prepare(place)
    return place


def _refused(constant):
    raise ValueError(f"{constant} is not JSON")


def test_every_command_that_tells_facts_has_it():
    assert {name for name in NAMES if "--json" in OPTIONS[name]} == set(CALLS)
    assert set(NAMES) - set(CALLS) == OF_DOCUMENTS


@sample_cases(6)
@pytest.mark.parametrize("command", CALLS)
def test_it_is_strict_and_alone(folder, command):
    for words in CALLS[command]:
        done = run(command, *words, "--json", cwd=folder)
        assert done.returncode in (0, 1), done.stderr
        facts = json.loads(done.stdout, parse_constant=_refused)
        assert facts
        if command not in OF_NO_ROBOT:
            assert {"robot", "hash", "version"} <= set(facts), words


def test_two_things_do_not_go_to_stdout(folder):
    for words in (
        ["convert", "panda", "-", "--to", "urdf"],
        ["explain", "planar_2r", "-o", "a.html"],
        ["derive", "craig_2r", "--to", "latex"],
        ["sample", "planar_2r", "--rows", "9", "-o", "-"],
    ):
        done = run(*words, "--json", cwd=folder)
        assert (done.returncode, done.stdout) == (2, ""), words
        assert "stdout" in done.stderr


def test_a_motion_in_short(folder):
    arm = rnea.load("planar_2r")
    moved = rnea.motion.read_motion(str(folder / "motion_planar_2r.csv"), arm.model).trajectory()
    tau = arm.inverse_dynamics(moved.q, moved.qd, moved.qdd)
    words = ["torque", "planar_2r", "motion_planar_2r.csv", "--budget", "--json"]
    facts = json.loads(run(*words, cwd=folder).stdout)
    assert (facts["rows"], facts["units"]) == (len(moved), ["N m", "N m"])
    assert np.allclose(facts["peak"], np.abs(tau).max(axis=0), rtol=1e-12)
    assert np.allclose(facts["rms"], np.sqrt((tau**2).mean(axis=0)), rtol=1e-12)
    assert np.allclose(
        facts["budget_rms"]["gravity"], np.sqrt((arm.gravity_torque(moved.q) ** 2).mean(axis=0))
    )


def test_derived_formulas_can_be_evaluated(folder):
    """Formulas of Python, with the parameters' values, give the torques of the recursion."""
    facts = json.loads(run("derive", "craig_2r", "--json", cwd=folder).stdout)
    q, qd, qdd = ([0.3, 0.4], [1.0, -0.5], [0.2, 0.7])
    names = {"sin": np.sin, "cos": np.cos, **facts["parameters"]}
    for x, values in (("q", q), ("qd", qd), ("qdd", qdd)):
        names |= {f"{x}{k + 1}": value for k, value in enumerate(values)}
    for name, formula in facts["shared"].items():
        names[name] = eval(formula, names)
    (tau,) = facts["functions"]
    got = [eval(tau["entries"][str(k)], names) for k in range(2)]
    assert np.allclose(got, rnea.load("craig_2r").inverse_dynamics(q, qd, qdd), rtol=1e-12)


def test_worked_steps_have_their_values(folder):
    facts = json.loads(run("explain", *STATE, "--json", cwd=folder).stdout)
    tau = rnea.load("planar_2r").inverse_dynamics([0.3, 0.4])
    assert np.allclose(facts["tau"], tau, rtol=1e-12)
    torques = [step["value"] for step in facts["steps"] if step["unit"] == "N m"]
    for wanted in tau:
        assert any(np.ndim(x) == 0 and np.isclose(x, wanted, rtol=1e-12) for x in torques)
