"""Numbers that look like degrees or millimetres are told of, of positions and of robot files."""

import warnings

import numpy as np
import pytest

import rnea
from rnea import ModelWarning
from rnea.motion import point_to_point, read_motion, spline
from rnea.recursions import QUANTITIES

WINCH = """
format = 1
name = "winch"
links = [{ name = "drum", mass = 1.0, inertia = { ixx = 0.1, iyy = 0.1, izz = 0.1 } }]
[[joints]]
name = "turn"
kind = "revolute"
axis = [0, 1, 0]
parent = "base"
child = "drum"
limits = { position = [-200, 200] }
"""
DEGREES = np.array([30.0, 45.0])


def fresh(name="planar_2r"):
    """A robot that nobody has been warned of; the catalogue's 2R has no limits, the Panda has."""
    return rnea.load(name)


def suspicions(call):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        call()
    return [x for x in caught if issubclass(x.category, ModelWarning)]


@pytest.mark.parametrize("eager", [False, True])
def test_every_quantity_is_suspicious_at_its_first_question(eager):
    for row in QUANTITIES.values():
        robot = fresh().with_eager(eager)
        states = [DEGREES, np.zeros(2), np.zeros(2)][: len(row.states)]

        def ask(robot=robot, row=row, states=states):
            for _ in range(3):
                robot.evaluate(row.name, *states)

        [told] = suspicions(ask)
        assert "joint 'joint1'" in str(told.message), row.name
        assert "are these degrees?" in str(told.message)
        assert told.filename == __file__


def swing(robot, q):
    return robot.simulate(q, duration=0.002)


WAYS = {
    "kernel": lambda robot: robot.kernel("gravity_torque")(DEGREES),
    "batch": lambda robot: robot.gravity_torque(np.stack([0 * DEGREES] * 500 + [DEGREES])),
    "list": lambda robot: robot.gravity_torque(DEGREES.tolist()),
    "table": lambda robot: robot.gravity_torque({"joint2": 45, "joint1": 30}),
    "simulate": lambda robot: swing(robot, DEGREES),
    "rollouts": lambda robot: robot.rollouts(DEGREES, duration=0.002),
    "plan": lambda robot: point_to_point([0, 0], DEGREES, "cubic", robot.model, None, 1.0),
    "spline": lambda robot: spline([[0, 0], DEGREES], robot.model, None, 1.0),
}


@pytest.mark.parametrize("way", WAYS)
def test_every_way_in(way):
    robot = fresh()
    assert len(suspicions(lambda: WAYS[way](robot))) == 1
    # once for a robot
    assert suspicions(lambda: WAYS[way](robot)) == []


def test_motions_that_are_read(tmp_path):
    file = tmp_path / "m.csv"
    file.write_text("t,q_joint1,q_joint2\n0,0,0\n1,90,45\n")
    robot = fresh()
    assert len(suspicions(lambda: read_motion(str(file), robot.model))) == 1


def test_turns_that_may_be_meant_are_not_suspected():
    """Four turns, and whatever lies within a joint's own limits."""
    assert suspicions(lambda: fresh().gravity_torque([8 * np.pi, -25.0])) == []
    assert len(suspicions(lambda: fresh().gravity_torque([0.0, -25.2]))) == 1
    q = np.full(7, 0.1)
    q[3] = -30.0
    assert len(suspicions(lambda: fresh("panda").gravity_torque(q))) == 1
    assert suspicions(lambda: rnea.loads(WINCH).gravity_torque([180.0])) == []
    assert len(suspicions(lambda: rnea.loads(WINCH).gravity_torque([-201.0]))) == 1


def test_what_is_no_angle_is_not_suspected():
    robot = fresh("gantry")
    assert not any(body.joint.turns for body in robot.model.bodies)
    assert suspicions(lambda: robot.gravity_torque(np.full(robot.nq, 100.0))) == []


def test_missing_numbers_hide_nothing():
    q = np.array([[np.nan, 0.0], [0.0, 90.0]])
    assert len(suspicions(lambda: fresh().gravity_torque(q))) == 1
    assert suspicions(lambda: fresh().gravity_torque(np.full((2, 2), np.nan))) == []
    assert suspicions(lambda: fresh().gravity_torque([np.inf, -1e12])) == []
    assert suspicions(lambda: fresh().gravity_torque(np.zeros((0, 2)))) == []


def test_a_question_known_already_is_not_looked_at():
    """What goes straight to machine code costs what it did: this is why it is told at the first."""
    robot = fresh()
    robot.gravity_torque([0.1, 0.2])
    assert suspicions(lambda: robot.gravity_torque(DEGREES)) == []


def test_a_run_may_turn_as_far_as_it_does():
    """100 rad/s for a second, its energies and what is asked of it afterwards."""
    wheel = rnea.loads(WINCH.replace("limits = { position = [-200, 200] }", ""))

    def spin():
        run = wheel.simulate([0.0], [100.0], duration=1.0)
        assert run.q.max() > 50
        assert np.isfinite(run.energy_balance().open)
        wheel.inverse_dynamics(run.q, run.qd)

    assert suspicions(spin) == []


TABLE = """format = 1
name = "wrist"
convention = "standard"
{head}
[[links]]
name = "turn"
d = 0.4
alpha = {alpha}
mass = 1
"""


def test_a_table_with_an_angle_of_several_turns_is_told():
    def load(alpha, head=""):
        return suspicions(lambda: rnea.loads(TABLE.format(alpha=alpha, head=head), "wrist.toml"))

    (warning,) = load(90)
    told = str(warning.message)
    assert "wrist.toml:8: links[0].alpha: alpha of joint 'turn' is 90 rad, 14.3 turns" in told
    assert "are these degrees?" in told
    assert len(load(-90)) == 1
    assert load('"pi/2"') == load('"-2*pi"') == load(6.2832) == []
    assert load(90, 'angles = "degrees"') == []


TREE_FILE = """format = 1
name = "arm"
[[links]]
name = "arm"
mass = 1
[[joints]]
name = "turn"
kind = "{kind}"
parent = "base"
child = "arm"
placement = {{ {placement} }}
"""
DH_FILE = """format = 1
name = "arm"
convention = "standard"
{head}
[[links]]
joint = "{kind}"
mass = 1
com = [-0.1, 0, 0]
a = 0.3
{row}
"""
DEGREES_IN_FILES = [
    (DH_FILE, {"head": "base = { rpy = [90, 0, 0] }"}, "arm.toml:4: base.rpy: rpy of the base is "),
    (DH_FILE, {"head": "base = { axis_angle = { axis = [1, 0, 0], angle = 90 } }"}, "of the base"),
    (DH_FILE, {"head": "tool = { rpy = [0, 0, 90] }"}, "frame 'tool' is 90 rad"),
    (DH_FILE, {"row": "offset = 90"}, "arm.toml:10: links[0].offset: offset of joint 'joint1' is"),
    (DH_FILE, {"row": "theta = 90", "kind": "prismatic"}, "links[0].theta: theta of joint"),
    (DH_FILE, {"row": "alpha = 90"}, "links[0].alpha: alpha of joint"),
    (TREE_FILE, {"placement": "rpy = [0, 90, 0]"}, "arm.toml:11: joints[0].placement.rpy: rpy of"),
    (TREE_FILE, {"placement": "rpy = [0, 90, 0]", "kind": "fixed"}, "joint 'turn' is 90 rad"),
]
PLAIN = {"head": "", "row": "", "kind": "revolute", "placement": ""}


def loaded(form, **entries):
    text = form.format(**(PLAIN | entries))
    return [str(x.message) for x in suspicions(lambda: rnea.loads(text, "arm.toml"))]


@pytest.mark.parametrize(("form", "entries", "words"), DEGREES_IN_FILES)
def test_every_angle_of_a_file_is_doubted_beyond_a_turn(form, entries, words):
    (told,) = loaded(form, **entries)
    assert words in told
    assert "90 rad, 14.3 turns: are these degrees?" in told
    assert told.endswith('a file in degrees says angles = "degrees"')
    in_radians = {key: value.replace("90", "1.5708") for key, value in entries.items()}
    assert loaded(form, **in_radians) == []


LENGTHS_IN_FILES = [
    (DH_FILE, {"row": "d = 450"}, "links[0].d: d of joint 'joint1' is 450 m"),
    (DH_FILE, {"row": "offset = -450", "kind": "prismatic"}, "offset of joint 'joint1' is -450 m"),
    (TREE_FILE, {"placement": "xyz = [0, 0, 450]"}, "xyz of joint 'turn' is 450 m"),
]


@pytest.mark.parametrize(("form", "entries", "words"), LENGTHS_IN_FILES)
def test_lengths_that_no_arm_has_are_doubted(form, entries, words):
    (told,) = loaded(form, **entries)
    assert words in told
    assert told.endswith(": are these millimetres? Lengths are in metres")
    assert loaded(form, **{key: x.replace("450", "0.45") for key, x in entries.items()}) == []


def test_a_centre_of_mass_in_millimetres_is_doubted_once():
    text = DH_FILE.format(**PLAIN).replace("[-0.1, 0, 0]", "[-250, 40, 30]")
    (warning,) = suspicions(lambda: rnea.loads(text, "arm.toml"))
    assert "arm.toml:8: links[0].com" in str(warning.message)
    assert "com of link 'link1' is -250 m: are these millimetres?" in str(warning.message)


def test_far_away_is_no_length_of_an_arm():
    """A hall, a rail of 19 m, a crane of 70 m, and what is fixed to the ground anywhere."""
    assert loaded(DH_FILE, head="base = { xyz = [300, 0, 0] }") == []
    assert loaded(DH_FILE, row="d = 19.5") == []
    assert loaded(DH_FILE, row="d = 70") == []
    assert loaded(TREE_FILE, placement="xyz = [300, 0, 0]", kind="fixed") == []


def test_other_formats_are_doubted_in_their_own_words():
    urdf = """<robot name="r"><link name="base"/><link name="arm"><inertial><mass value="1"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
    <joint name="turn" type="continuous"><parent link="base"/><child link="arm"/>
    <origin rpy="0 90 0"/><axis xyz="0 0 1"/></joint></robot>"""
    (warning,) = suspicions(lambda: rnea.loads(urdf, "arm.urdf"))
    assert "rpy of joint 'turn' is 90 rad" in str(warning.message)
    assert str(warning.message).endswith("are these degrees? Angles are in radians")
    assert suspicions(lambda: rnea.loads(urdf.replace("90", "1.5708"), "arm.urdf")) == []


@pytest.mark.parametrize("name", rnea.robots())
def test_nothing_of_the_catalogue_is_doubted(name):
    assert suspicions(lambda: rnea.load(name)) == []
