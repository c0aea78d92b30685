"""Test vectors: what the file says is true, is told in full, and can be checked by strangers."""

import ast
import json
import re
from pathlib import Path

import jsonschema
import mpmath
import numpy as np
import pytest

from rnea import vectors
from rnea.apps.vectors.checker import check, flat
from support.command import run
from support.vectors_in_mujoco import InMujoco, UrdfInMujoco
from support.vectors_in_pinocchio import InPinocchio, UrdfInPinocchio

PAGE = Path(__file__).parent.parent / "docs" / "look-up" / "vectors.md"
# every kind of joint, branches, a free base, and a robot that MuJoCo refuses
SOME = ("planar_2r", "scara", "star_4", "balls_3", "floating_tree_9", "satellite")
RECORDS = {name: vectors.record_named(name) for name in vectors.NAMES}


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("vectors") / "some.json"
    done = run("vectors", *SOME, "-o", path)
    assert done.returncode == 0, done.stderr
    assert "6 robots, 30 states" in done.stderr
    return path


@pytest.fixture(scope="module")
def robots(file):
    return {robot["name"]: robot for robot in json.loads(file.read_text())["robots"]}


def digits(state, name, theirs):
    truth = np.array(flat(state[name]))
    like = ("tau", "coriolis", "gravity_torque")
    size = max(np.abs(state[x]).max() for x in like) if name in like else np.abs(truth).max()
    return -np.log10(max(np.abs(truth - np.ravel(theirs)).max() / (size or 1.0), 1e-17))


def test_the_file_obeys_its_schema(file):
    schema = json.loads(run("vectors", "--schema").stdout)
    jsonschema.Draft202012Validator.check_schema(schema)
    whole = json.loads(file.read_text())
    jsonschema.validate(whole, schema)
    del whole["robots"][0]["states"][2]["tau_by_q"]
    with pytest.raises(jsonschema.ValidationError, match="tau_by_q"):
        jsonschema.validate(whole, schema)


def test_the_same_command_writes_the_same_bytes(file, robots, tmp_path):
    run("vectors", *SOME, "-o", tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == file.read_bytes()
    # whichever robots are beside it
    alone = json.loads(run("vectors", "scara", "-o", "-").stdout)["robots"]
    assert alone == [robots["scara"]]


def test_seventeen_digits_do_not_depend_on_how_many_are_computed(robots):
    for robot in (robots["floating_tree_9"], robots["balls_3"]):
        states = {
            key: np.array([state[key] for state in robot["states"]]) for key in ("q", "qd", "qdd")
        }
        more = vectors.expected_results(robot, states, digits=80)
        for name in vectors.ANSWERS:
            for state, row in zip(robot["states"], more[name], strict=True):
                text = [float(mpmath.nstr(x, 17)) for x in row.ravel()]
                assert flat(state[name]) == text, name


@pytest.mark.parametrize("name", SOME)
def test_pinocchio_finds_the_same(robots, name):
    robot = robots[name]
    there = InPinocchio(robot)
    for state in robot["states"]:
        for answer in vectors.ANSWERS:
            assert digits(state, answer, getattr(there, answer)(state)) > 12.5, answer
        if robot["urdf"]:
            assert digits(state, "tau", UrdfInPinocchio(robot).tau(state)) > 12.5


@pytest.mark.parametrize("name", [x for x in SOME if x not in ("planar_2r", "scara")])
def test_mujoco_finds_the_same(robots, name):
    robot = robots[name]
    there = InMujoco(robot)
    for state in robot["states"]:
        for answer in vectors.ANSWERS:
            if not answer.startswith("tau_by"):
                assert digits(state, answer, getattr(there, answer)(state)) > 12.5, answer
        if robot["urdf"]:
            assert digits(state, "tau", UrdfInMujoco(robot).tau(state)) > 12.5


def test_there_are_forty_robots_of_every_sort():
    assert len(RECORDS) == len(vectors.NAMES) == 40
    kinds = [{b["joint"]["kind"] for b in record["bodies"]} for record in RECORDS.values()]
    assert set.union(*kinds) == {"revolute", "prismatic", "spherical", "free"}
    assert max(len(record["bodies"]) for record in RECORDS.values()) >= 12
    assert sum(record["urdf"] is not None for record in RECORDS.values()) >= 35


@pytest.mark.parametrize("name", vectors.NAMES)
def test_records_are_whole_and_in_order(name):
    record = RECORDS[name]
    model = vectors.robot_of(record).model
    assert [len(record["coordinates"]), len(record["speeds"])] == [model.nq, model.nv]
    assert [b.name for b in model.bodies] == [b["name"] for b in record["bodies"]]
    assert [b.parent for b in model.bodies] == [b["parent"] for b in record["bodies"]]
    # what is read again is the same record: nothing is told elsewhere
    again = vectors.record_of(name, vectors.robot_of(record), record["source"])
    assert again == record
    for body in record["bodies"]:
        R = np.reshape(body["placement"]["rotation"], (3, 3))
        np.testing.assert_allclose(R @ R.T, np.eye(3), atol=5e-16)


def test_states_are_where_they_are_said_to_be(robots):
    assert [*vectors.STATES] == ["zero", "still", "moving", "fast", "limits"]
    for robot in robots.values():
        zero, still, moving, fast, limits = robot["states"]
        assert not any(zero["qd"] + zero["qdd"] + still["qd"])
        assert max(map(abs, fast["qd"])) > 2 * max(map(abs, moving["qd"]))
        for body in robot["bodies"]:
            if "limits" in body["joint"]:
                at = robot["coordinates"].index(body["joint"]["name"])
                assert limits["q"][at] in body["joint"]["limits"]


def test_conventions_tell_of_everything_that_is_in_the_file(robots):
    told = vectors.CONVENTIONS
    assert set(told["answers"]) == set(vectors.ANSWERS)
    assert set(told["states"]) == set(vectors.STATES)
    kinds = {b["joint"]["kind"] for robot in robots.values() for b in robot["bodies"]}
    assert set(told["joints"]) == kinds
    state = robots["scara"]["states"][0]
    assert set(state) == {"name", "q", "qd", "qdd", "effort", *vectors.ANSWERS}


def test_torques_are_the_sum_of_their_parts(robots):
    for robot in robots.values():
        for state in robot["states"]:
            parts = np.array(state["coriolis"]) + state["gravity_torque"]
            whole = np.array(state["mass_matrix"]) @ state["qdd"] + parts
            assert digits(state, "tau", whole) > 14


# ---- the checker -------------------------------------------------------------------------------


def test_the_page_has_the_checker_that_is_shipped():
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(), flags=re.DOTALL)
    (first,) = [block for block in blocks if "def check(" in block]
    assert first == vectors.checker_text() == run("vectors", "--checker").stdout
    assert first.count("\n") == 30
    modules = {
        getattr(node, "module", None) or node.names[0].name
        for node in ast.walk(ast.parse(first))
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert modules == {"json", "math", "pathlib"}


def test_the_checker_finds_what_is_wrong(file, capsys):
    made = {}

    def there(robot):
        return made.setdefault(robot["name"], InPinocchio(robot))

    def tau(robot, q, qd, qdd):
        return there(robot).tau({"q": q, "qd": qd, "qdd": qdd})

    def no_coriolis(robot, q, qd, qdd):
        return tau(robot, q, [0.0] * len(qd), qdd)

    def mass_matrix(robot, state):
        return there(robot).mass_matrix(state).tolist()

    right = check(file, tau, mass_matrix=mass_matrix)
    assert min(min(rows)[0] for rows in right.values()) > 13
    assert "mass_matrix: " in capsys.readouterr().out
    wrong = {where: found for found, where in check(file, no_coriolis)["tau"]}
    assert wrong["balls_3, still"] > 13
    assert wrong["balls_3, fast"] < 1
    broken = check(file, lambda robot, q, qd, qdd: [float("nan")] * len(qd))
    assert min(broken["tau"])[0] == -np.inf


# ---- the command -------------------------------------------------------------------------------


def test_the_list_of_robots_fits_a_terminal():
    done = run("vectors")
    assert done.returncode == 0
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert all(name in done.stdout for name in vectors.NAMES)
    facts = json.loads(run("vectors", "quadruped", "--json").stdout)
    (robot,) = facts["robots"]
    assert (robot["bodies"], robot["speeds"], robot["urdf"]) == (13, 18, True)


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["no_such", "-o", "a.json"], 1, "no_such"),
        (["--schema", "--checker"], 2, "give one"),
        (["-o", "a.json", "--json"], 2, "give one"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path, words, code, said):
    done = run("vectors", *words, cwd=tmp_path)
    assert (done.returncode, said in done.stderr) == (code, True)
    assert list(tmp_path.iterdir()) == []


def test_the_table_of_the_page_has_every_answer():
    rows = dict(re.findall(r"^\| (\w+) \| (.*) \|$", PAGE.read_text(), flags=re.M))
    for name in vectors.ANSWERS:
        for cell in rows[name].split(" | "):
            assert cell == "-" or min(map(float, cell.split(", "))) > 12
