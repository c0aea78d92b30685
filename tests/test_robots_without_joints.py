"""A robot whose joints are all fixed: commands say that nothing moves, and of which file."""

import pytest

import rnea
from support.command import run

POST = """<robot name="post"><link name="ground"/>
<link name="post"><inertial><mass value="1"/>
<inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>
<joint name="weld" type="fixed"><parent link="ground"/><child link="post"/></joint></robot>"""
ROWS = "t,q_joint1,qd_joint1,qdd_joint1,effort_joint1\n0,0,0,0,0\n1,0,0,0,0\n2,0,0,0,0\n"


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "post.urdf").write_text(POST)
    (tmp_path / "m.csv").write_text(ROWS.replace(",effort_joint1", "").replace(",0\n", "\n"))
    (tmp_path / "log.csv").write_text(ROWS)
    return tmp_path


@pytest.mark.parametrize("compiled", [None, True, False])
def test_nothing_is_simulated(folder, compiled):
    post = rnea.load(folder / "post.urdf")
    with pytest.raises(rnea.InputError, match="nothing moves in robot 'post'"):
        post.simulate([], duration=1.0, compiled=compiled)


@pytest.mark.parametrize("words", [(), ("--controller", "pd"), ("--drive", "elastic")])
def test_the_command_says_so(folder, words):
    done = run("simulate", "post.urdf", "--duration", "1", *words, cwd=folder)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.endswith("error: nothing moves in robot 'post': all its joints are fixed\n")


@pytest.mark.parametrize(
    "words", [("torque", "m.csv"), ("size", "m.csv"), ("log", "log.csv"), ("payload", "log.csv")]
)
def test_a_motion_of_another_robot(folder, words):
    command, file = words
    at = ("--at", "post") if command == "payload" else ()
    done = run(command, "post.urdf", file, *at, cwd=folder)
    assert (done.returncode, done.stdout) == (1, "")
    assert "the robot has no joints" in done.stderr
    assert "--map" not in done.stderr
