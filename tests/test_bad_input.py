"""Bad input: one clear error that names the culprit and what would be right."""

import re

import numpy as np
import pytest

import rnea
from rnea import InputError, RneaError, RobotFileError, TrajectoryError, Wrench
from rnea.apps.trajectory.files.trajectory_csv import read_recording

DH = """format = 1
name = "arm"
convention = "standard"

[[links]]
name = "shoulder"
a = 0.5
mass = 2.0
com = [-0.2, 0, 0]

[[links]]
name = "elbow"
a = 0.4
mass = 1.0
inertia = { ixx = 0.1, iyy = 0.2, izz = 0.2 }
"""
TREE = """format = 1
name = "tree"

[[links]]
name = "a"
mass = 1.0

[[links]]
name = "b"
mass = 1.0

[[joints]]
name = "j1"
kind = "revolute"
parent = "base"
child = "a"
axis = [0, 0, 1]

[[joints]]
name = "j2"
kind = "prismatic"
parent = "a"
child = "b"
"""


def test_the_good_ones_load():
    assert rnea.loads(DH).joint_names == ("shoulder", "elbow")
    assert rnea.loads(TREE).joint_names == ("j1", "j2")


FILES = [
    # (what is wrong, text, old, new, line, parts of the message)
    ("no convention", DH, 'convention = "standard"', "", 0, ["must be said", "standard", "modified"]),
    ("unknown convention", DH, '"standard"', '"dh"', 3, ["unknown convention 'dh'", "modified"]),
    ("negative mass", DH, "mass = 2.0", "mass = -2.0", 8, ["links[0].mass", "negative", "-2"]),
    ("nan mass", DH, "mass = 2.0", "mass = nan", 8, ["links[0].mass", "finite"]),
    ("negative inertia", DH, "ixx = 0.1", "ixx = -0.1", 15, ["links[1].inertia", "negative principal"]),
    ("unknown key", DH, "com =", "centre =", 9, ["unknown key 'centre'", "com"]),
    ("unknown inertia entry", DH, "ixx =", "ixxx =", 15, ["unknown key 'ixxx'", "ixx"]),
    ("text for a number", DH, "a = 0.5", 'a = "half"', 7, ["unknown parameter 'half'"]),
    ("code for a number", DH, "a = 0.5", "a = \"__import__('os')\"", 7, ["cannot read", "Legal"]),
    ("a call for a number", DH, "a = 0.5", 'a = "sin(1)"', 7, ["cannot read"]),
    ("boolean for a number", DH, "a = 0.5", "a = true", 7, ["expected a number"]),
    ("underscored number", DH, "a = 0.5", 'a = "1_000"', 7, ["cannot read"]),
    ("moved parameter", DH, "a = 0.5", "theta = 0.5", 7, ["theta", "use 'offset'"]),
    ("wrong length", DH, "com = [-0.2, 0, 0]", "com = [1, 2]", 9, ["expected 3 numbers, got 2"]),
    ("joint kind", DH, "a = 0.5", 'joint = "rotary"', 7, ["unknown joint 'rotary'", "revolute"]),
    ("no format", DH, "format = 1", "", 0, ["format = 1"]),
    ("no name", DH, 'name = "arm"', "", 0, ["'name' is missing"]),
    ("broken TOML", DH, "a = 0.5", "a = = 0.5", 7, ["not valid TOML"]),
    ("two links of a name", DH, "a = 0.4", 'a = 0.4\nlink = "link1"', 0, ["two links are named 'link1'"]),
    ("two joints of a name", DH, '"elbow"', '"shoulder"', 12, ["two joints are named 'shoulder'"]),
    ("zero gear", DH, "a = 0.5", "rotor = { inertia = 1, gear = 0 }", 7, ["gear", "zero"]),
    ("negative friction", DH, "a = 0.5", "friction = { viscous = -1 }", 7, ["friction.viscous", "negative"]),
    ("limits crossed", DH, "a = 0.5", "limits = { position = [1, -1] }", 7, ["lower 1 is above upper -1"]),
    ("zero axis", TREE, "[0, 0, 1]", "[0, 0, 0]", 17, ["joints[0].axis", "'j1'", "length zero"]),
    ("two parents", TREE, 'child = "b"', 'child = "a"', 23, ["'a' has two parents", "'j1'", "'j2'"]),
    ("a loop", TREE, 'parent = "base"', 'parent = "b"', 0, ["loop", "a <- b <- a"]),
    ("unknown parent", TREE, 'parent = "a"', 'parent = "aa"', 22, ["unknown link 'aa'", "'j2'"]),
    ("two roots", TREE, 'parent = "a"', 'parent = "b"\n', 0, ["loop"]),
    ("reserved name", TREE, 'name = "b"', 'name = "world"', 0, ["world"]),
    ("joint kind of a tree", TREE, '"prismatic"', '"ball"', 21, ["unknown kind 'ball'", "fixed"]),
    ("overflowing formula", DH, "a = 0.5", 'a = "1e308*10"', 7, ["links[0].a", "not a finite number"]),
    ("overflowing power", DH, "a = 0.5", 'a = "(1e300)**9"', 7, ["links[0].a", "too large"]),
    ("tower of powers", DH, "a = 0.5", 'a = "9**9**9"', 7, ["links[0].a"]),
    ("overflowing angle", DH, "a = 0.5", 'alpha = "1e308*10"', 7, ["links[0].alpha", "finite"]),
    ("overflowing gravity", DH, "format = 1", 'format = 1\ngravity = ["1e308*10", 0, 0]', 2, ["gravity"]),
    ("400 digits", DH, "a = 0.5", "a = 1" + "0" * 400, 7, ["links[0].a", "too large"]),
    ("5000 digits", DH, "a = 0.5", "a = 1" + "0" * 5000, 0, ["not valid TOML"]),
    ("a date", DH, "mass = 2.0", "mass = 1979-05-27", 8, ["links[0].mass", "expected a number"]),
    ("hexadecimal", DH, "a = 0.5", 'a = "0x10"', 7, ["cannot read"]),
    ("underscored exponent", DH, "a = 0.5", 'a = "1e1_0"', 7, ["cannot read"]),
    ("power of True", DH, "a = 0.5", 'a = "2**True"', 7, ["powers are whole numbers"]),
    ("format true", DH, "format = 1", "format = true", 1, ["format = 1"]),
    ("negative effort limit", DH, "a = 0.5", "limits = { effort = -3 }", 7, ["limits.effort", "negative"]),
    ("no rows", 'format = 1\nname = "x"\nconvention = "modified"\n', "x", "y", 0, ["no rows"]),
    ("keyword as parameter", DH, "format = 1", "format = 1\nparameters = { lambda = 1 }", 0, ["'lambda'"]),
    ("line separator in a name", DH, '"elbow"', '"el\u2028bow"', 12, ["cannot be a name"]),
    ("joint for joints", TREE.replace("[[joints]]", "[[joint]]"), "tree", "tree", 12, ["'joint'", "'joints'"]),
    ("two rotations", TREE, "axis = [0, 0, 1]", "placement = { rpy = [0,0,0], quaternion = {w=1} }", 17,
     ["two rotations"]),
    ("reflection", TREE, "axis = [0, 0, 1]", "placement = { matrix = [[1,0,0],[0,1,0],[0,0,-1]] }", 17,
     ["reflection"]),
    ("no rotation", TREE, "axis = [0, 0, 1]", "placement = { matrix = [[1,0,0],[0,2,0],[0,0,1]] }", 17,
     ["no rotation", "3"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "old", "new", "line", "parts"), [f[1:] for f in FILES], ids=[f[0] for f in FILES]
)
def test_robot_files(tmp_path, text, old, new, line, parts):
    assert old in text
    path = tmp_path / "arm.toml"
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(RobotFileError) as caught:
        rnea.load(path)
    message = str(caught.value)
    assert message.startswith(str(path))
    for part in parts:
        assert part in message
    if line:
        assert f"{path}:{line}:" in message


def test_lines_are_found_behind_matrices_and_in_subtables():
    text = """format = 1
name = "x"
convention = "modified"
[[links]]
inertia = [
[1, 0, 0],
[0, 1, 0],
[0, 0, 1]]
mass = -1
[[links]]
[links.inertia]
ixxx = 1
"""
    with pytest.raises(RobotFileError, match=r"f:11: links\[1\]\.inertia\.ixxx"):
        rnea.loads(text, "f")
    with pytest.raises(RobotFileError, match=r"f:9: links\[0\]\.mass"):
        rnea.loads(text.replace("ixxx", "ixx"), "f")


def test_any_length_of_axis_and_zero_for_the_moved_parameter():
    for length in (1e99, 1e-99):
        arm = rnea.loads(TREE.replace("[0, 0, 1]", f"[0, {length}, {length}]"))
        np.testing.assert_allclose(arm.model.bodies[0].joint.axis, [0, 0.5**0.5, 0.5**0.5])
    assert rnea.loads(DH.replace("a = 0.5", 'theta = "0"')).n == 2


@pytest.mark.parametrize(
    "make",
    [
        lambda: rnea.Robot.from_dh([{"mass": np.bool_(True)}], "standard"),
        lambda: rnea.Robot.from_dh([{"com": {1, 2, 30}}], "standard"),
        lambda: rnea.Robot.from_dh([{"com": np.array(5.0)}], "standard"),
        lambda: rnea.Robot.from_dh([{"mass": object()}], "standard"),
        lambda: rnea.Robot.from_dh([{"mass": np.array([5.0])}], "standard"),
        lambda: rnea.Robot.from_dh([{"alpha": np.float32("inf")}], "standard"),
        lambda: rnea.Robot.from_dh([{"inertia": np.ones((3, 3, 1))}], "standard"),
        lambda: rnea.Robot.from_dh(rnea.DHLink(a=1), "standard"),
        lambda: rnea.Robot.from_dh(None, "standard"),
        lambda: rnea.Robot.from_dh([{}], np.array(["standard", "x"])),
        lambda: rnea.Robot.from_dh([{}], "standard", gravity=(0, np.nan, 0)),
        lambda: rnea.Robot.from_dh([{}], "standard", gravity=(0, -9.81)),
        lambda: rnea.Robot.from_dh([{}], "standard", gravity=9.81),
        lambda: rnea.load("panda").with_gravity([0, 0, None]),
        lambda: rnea.load("one_link").with_parameters(m=True),
        lambda: rnea.load("one_link").with_parameters(mm=1),
        lambda: rnea.loads(b"format = 1"),
        lambda: Wrench(force=["1", "2", "3"], frame="tool"),
        lambda: Wrench(force=[None] * 3, frame="tool"),
        lambda: Wrench(force=[[1, 2, 3], [1]], frame="tool"),
        lambda: rnea.load("panda").inverse_dynamics([0] * 7, wrench=5),
        lambda: rnea.load("panda").inverse_dynamics([0] * 7, base=3),
        lambda: rnea.load("panda").inverse_dynamics(None),
        lambda: rnea.load("panda").inverse_dynamics([None] * 7),
        lambda: rnea.load("panda").wrench_at(3, [0] * 7),
        lambda: rnea.load("panda").jacobian([0] * 7, frame=None),
        lambda: rnea.load("panda").joint_wrenches([0] * 7, axes=["joint"]),
    ],
)
def test_nothing_wrong_gets_through_from_python(make):
    with pytest.raises(RneaError):
        make()


def test_good_rows_in_odd_forms():
    rows = [
        {"friction": {"viscous": np.float32(0.5), "coulomb": np.array(0.25)}, "mass": np.int64(2)},
        {
            "friction": rnea.core.description.description.Friction(0.5, (0.1, 0.2)),
            "com": np.zeros(3),
        },
    ]
    arm = rnea.Robot.from_dh(rows, "standard")
    tau = arm.inverse_dynamics([0, 0], [1, -1], gravity=[0, 0, 0])
    np.testing.assert_allclose(tau, [0.75, -0.7])


def test_two_separate_roots():
    with pytest.raises(RobotFileError, match="2 links hang on nothing: base, c"):
        rnea.loads(TREE + '\n[[links]]\nname = "c"\n')


def test_unknown_robot_suggests_the_nearest():
    with pytest.raises(InputError, match=r"unknown robot 'puma650'. Did you mean 'puma560'\?"):
        rnea.load("puma650")


def test_missing_file_and_directory(tmp_path):
    with pytest.raises(RobotFileError, match="no such file"):
        rnea.load(tmp_path / "none.toml")
    with pytest.raises(RobotFileError, match="directory"):
        rnea.load(f"{tmp_path}/")
    (tmp_path / "latin.toml").write_bytes(b'name = "\xe9"')
    with pytest.raises(RobotFileError, match="UTF-8"):
        rnea.load(tmp_path / "latin.toml")


def test_from_dh_needs_a_convention():
    with pytest.raises(RneaError, match="convention must be said"):
        rnea.Robot.from_dh([{"a": 1}])
    with pytest.raises(RneaError, match=r"rows\[0\].mas: unknown key 'mas'. Did you mean .*'mass'"):
        rnea.Robot.from_dh([{"mas": 1}], "standard")


def test_wrong_lengths_and_types():
    arm = rnea.load("puma560")
    with pytest.raises(
        InputError, match=r"q has 5 values, but robot 'Puma 560' has 6 joints \(joint1"
    ):
        arm.inverse_dynamics([0] * 5)
    with pytest.raises(InputError, match="qd has a single number"):
        arm.inverse_dynamics([0] * 6, 1.0)
    with pytest.raises(InputError, match="must hold numbers"):
        arm.inverse_dynamics(["a"] * 6)
    with pytest.raises(InputError, match="ragged"):
        arm.inverse_dynamics([[0] * 6, [0] * 5])
    with pytest.raises(InputError, match=r"do not fit together: q \(2, 6\), qd \(3, 6\)"):
        arm.inverse_dynamics(np.zeros((2, 6)), np.zeros((3, 6)))
    with pytest.raises(InputError, match="gravity needs 3 components"):
        arm.inverse_dynamics([0] * 6, gravity=[0, -9.81])


def test_wrong_wrenches_and_bases():
    arm = rnea.load("puma560")
    with pytest.raises(InputError, match="needs the name of the frame"):
        Wrench(force=[1, 2, 3])
    with pytest.raises(InputError, match=r"unknown frame 'tol'. Did you mean 'tool'"):
        arm.inverse_dynamics([0] * 6, wrench=Wrench(frame="tol"))
    with pytest.raises(InputError, match=r"takes rnea\.Wrench"):
        arm.inverse_dynamics([0] * 6, wrench=[1, 2, 3, 4, 5, 6])
    with pytest.raises(InputError, match="must say what it acts on"):
        arm.inverse_dynamics([0] * 6, wrench=Wrench(frame="world"))
    with pytest.raises(InputError, match="unknown sense 'off'"):
        Wrench(frame="tool", sense="off")
    with pytest.raises(InputError, match="unknown key of the base's motion 'a'"):
        arm.inverse_dynamics([0] * 6, base={"a": [0, 0, 1]})
    with pytest.raises(InputError, match="w of the base's motion needs 3 components"):
        arm.inverse_dynamics([0] * 6, base={"w": [0, 0]})
    with pytest.raises(InputError, match="unknown frame 'hand'"):
        arm.jacobian([0] * 6, frame="hand")
    with pytest.raises(InputError, match="unknown joint 'joint9'"):
        arm.joint_wrenches([0] * 6)["joint9"]


GOOD_CSV = "t,q_a,qd_a,qdd_a\n0,1,2,3\n0.1,1,2,3\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty"),
        ("t,q_a,qd_a,qdd_a\n", "no rows"),
        (GOOD_CSV.replace("q_a,qd_a", "q_b,qd_a"), "m.csv:1: unknown column 'q_b'. Did you mean 'q_a'"),
        (GOOD_CSV.replace(",qdd_a", "").replace(",3", ""), "m.csv: the file has no qdd_ columns"),
        (GOOD_CSV.replace("qd_a", "q_a", 1), "m.csv:1: column 'q_a' appears twice"),
        (GOOD_CSV.replace("0.1,1,2,3", "0.1,1,2"), "m.csv:3: 3 values in a row of 4 columns"),
        (GOOD_CSV.replace("0.1,1,2,3", "0.1,1,nan,3"), "m.csv:3: column 'qd_a': 'nan'"),
        (GOOD_CSV.replace("0.1,1,2,3", "0.1,1,inf,3"), "m.csv:3: column 'qd_a': 'inf'"),
        (GOOD_CSV.replace("0.1,1,2,3", "0.1,1,x,3"), "m.csv:3: column 'qd_a': 'x'"),
        (GOOD_CSV.replace("0.1,1,2,3", "0.1,1,,3"), "m.csv:3: column 'qd_a': ''"),
        (GOOD_CSV.replace("0.1,1,2,3", "0.1,1_0,2,3"), "m.csv:3: column 'q_a': '1_0'"),
        (GOOD_CSV.replace("0.1,1,2,3", "0.1,١,2,3"), "m.csv:3: column 'q_a'"),
        (GOOD_CSV.replace("0.1,1", "0,1"), "m.csv:3: time must increase: t = 0 follows t = 0"),
        (GOOD_CSV.replace("0.1,1", "-1,1"), "m.csv:3: time must increase"),
    ],
)  # fmt: skip
def test_trajectories(text, message):
    with pytest.raises(TrajectoryError, match=re.escape(message)):
        read_recording(text, ["a"], "m.csv").trajectory()


def test_trajectories_that_are_fine():
    for text in (
        GOOD_CSV,
        "\ufeff" + GOOD_CSV,
        GOOD_CSV.replace("\n", "\r\n"),
        "# note\n\n" + GOOD_CSV,
    ):
        motion = read_recording(text, ["a"]).trajectory()
        np.testing.assert_array_equal(motion.qd, [[2], [2]])
    shuffled = "qdd_b,q_b,t,qd_a,qd_b,q_a,qdd_a\n6,4,0,2,5,1,3\n"
    motion = read_recording(shuffled, ["a", "b"]).trajectory()
    np.testing.assert_array_equal(motion.q, [[1, 4]])
    np.testing.assert_array_equal(motion.qdd, [[3, 6]])
