"""An arm with a gripper and the recording of the arm alone, made by somebody else's program.

Which commands take a robot and which read a motion is asked of the command line itself.
"""

import io

import numpy as np
import pytest
import typer

import rnea
from rnea.cli.app import app
from rnea.cli.options.robot_files import _OF_THEIR_OWN
from rnea.motion import ColumnMapping, motion_bytes, read_motion
from rnea.report.robot_figures.animations.animation_plan import AnimationPlan
from rnea.report.worksheets import worksheet
from support import gripper_arm
from support.command import run
from support.gripper_arm import LOCK, MAP
from support.held_things import short_recording
from support.tiers import sample_cases

COMMANDS = typer.main.get_command(app).commands
OF_ROBOTS = [name for name in COMMANDS if name not in _OF_THEIR_OWN]
# parameters of commands that are files of a motion, or of torques along one
FILES = ("trajectory", "motion", "mine", "torque")
# `motion` writes one; what it calls so is no parameter
OF_MOTIONS = [
    name for name in COMMANDS if any(parameter.name in FILES for parameter in COMMANDS[name].params)
]
# the words of a whole call behind the robot, with FILE and TORQUES where a file is read
CALLS = {
    "torque": ["FILE"],
    "size": ["FILE"],
    "simulate": ["--controller", "pd", "--motion", "FILE", "--step", "0.01", "-o", "-"],
    "diagnose": ["TORQUES"],
    "plot": ["FILE", "--size", "300x200", "-o", "p.svg"],
    "animate": [
        "--kind",
        "playback",
        "--motion",
        "FILE",
        "--fps",
        "1",
        "--size",
        "160x120",
        "-o",
        "f.png",
    ],
    "studio": ["FILE", "-o", "s.html"],
    "motion": ["--q", "0,0", "--to", "1,1", "--duration", "1", "--rate", "10"],
    "parameters": [],
    "payload": ["recorded.db3", "--at", "finger"],
    "log": ["recorded.db3"],
    "excite": ["--duration", "4", "--restarts", "0"],
    "sample": ["--rows", "9", "-o", "s.csv"],
    "identify": ["recorded.db3"],
    "show": [],
    "explain": [],
    "exercise": [],
    "transform": ["--wrench", "0,0,1,0,0,0", "--from", "finger", "--to", "base_link"],
    "derive": ["--numbers"],
    "export": ["--quantity", "gravity_torque", "-o", "a.c"],
    "convert": ["out.toml"],
    "check": [],
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("gripper")
    moved = gripper_arm.motion()
    ours = motion_bytes(moved, "m.csv").decode()
    torques = gripper_arm.with_torques(moved)
    (place / "arm.urdf").write_text(gripper_arm.URDF)
    (place / "recorded.db3").write_bytes(short_recording(gripper_arm.arm()))
    (place / "ours.csv").write_text(ours)
    (place / "ours_torques.csv").write_text(torques)
    (place / "theirs.csv").write_text(gripper_arm.misspelt(ours))
    (place / "theirs_torques.csv").write_text(gripper_arm.misspelt(torques))
    return place


def words(command, who="ours"):
    files = {"FILE": f"{who}.csv", "TORQUES": f"{who}_torques.csv"}
    robot = ["torque", "arm.urdf"] if command == "plot" else ["arm.urdf"]
    return [command, *robot, *(files.get(word, word) for word in CALLS[command])]


def test_every_command_is_called():
    assert set(CALLS) == set(OF_ROBOTS)
    assert len(OF_ROBOTS) == 22
    assert [*("torque", "simulate", "size", "diagnose", "plot", "animate", "studio")] == OF_MOTIONS


@sample_cases(6)
@pytest.mark.parametrize("command", OF_ROBOTS)
def test_every_command_that_takes_a_robot_locks_joints(folder, command):
    done = run(*words(command), *LOCK, cwd=folder)
    assert done.returncode == 0, done.stderr
    wrong = run(*words(command), "--lock", "slyde=0.02", cwd=folder)
    assert wrong.returncode == 1
    assert "Legal: shoulder, elbow, slide" in " ".join((wrong.stderr + wrong.stdout).split())
    wrong = run(*words(command), "--lock", "slide", cwd=folder)
    assert (wrong.returncode, "JOINT=VALUE" in wrong.stderr) == (2, True)


@pytest.mark.parametrize("command", OF_MOTIONS)
def test_a_missing_joint_names_the_cure(folder, command):
    done = run(*words(command), cwd=folder)
    assert done.returncode == 1
    assert "--lock slide=VALUE" in done.stderr


@pytest.mark.parametrize("command", OF_MOTIONS)
def test_files_of_others_are_read_by_option(folder, command):
    options = (*LOCK, *MAP, "--separator", ";")
    theirs = run(*words(command, "theirs"), *options, cwd=folder)
    assert theirs.returncode == 0, theirs.stderr
    if command not in ("plot", "animate"):
        ours = run(*words(command), *LOCK, cwd=folder)
        assert theirs.stdout.replace("theirs.csv", "ours.csv") == ours.stdout
    bare = run(*words(command, "theirs"), *LOCK, cwd=folder)
    assert bare.returncode == 1
    assert "--separator ';'" in bare.stderr
    named = run(*words(command, "theirs"), *LOCK, "--separator", ";", cwd=folder)
    assert named.returncode == 1
    # where torques are read, columns that are neither torque nor motion are passed over
    told = "--map q_a1=OURS" if command == "diagnose" else "--map time=t"
    assert told in named.stderr


@pytest.mark.parametrize("command", OF_MOTIONS)
def test_options_of_files_that_are_wrong(folder, command):
    for options, code, told in (
        (("--map", "q1"), 2, "THEIRS=OURS"),
        (("--map", "a=b,a=c"), 2, "'a' is 'b' already"),
        (("--separator", "|"), 2, "possible are , ; and tab"),
        (("--map", "nobody=t"), 1, "no column 'nobody' to be mapped"),
        (("--separator", ";"), 1, "columns are separated by commas"),
    ):
        done = run(*words(command), *LOCK, *options, cwd=folder)
        assert (done.returncode, told in done.stderr) == (code, True), (options, done.stderr)


def test_locked_torques_are_those_of_the_locked_robot(folder):
    done = run("torque", "arm.urdf", "ours.csv", *LOCK, cwd=folder)
    rows = np.loadtxt(io.StringIO(done.stdout), delimiter=",", skiprows=6)
    moved, arm = gripper_arm.motion(), gripper_arm.arm()
    assert np.array_equal(rows[:, 1:], arm.inverse_dynamics(moved.q, moved.qd, moved.qdd))


def test_a_model_of_the_controller_is_locked_too(folder):
    done = run(*words("simulate"), *LOCK, "--model", "arm.urdf", cwd=folder)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("ending", ["csv", "npz", "parquet"])
def test_every_format_takes_other_names(tmp_path, ending):
    if ending == "parquet":
        pytest.importorskip("pyarrow")
    moved = gripper_arm.motion()
    renamed = rnea.motion.Trajectory(moved.t, moved.q, moved.qd, moved.qdd, ("a1", "a2"))
    file = tmp_path / f"m.{ending}"
    file.write_bytes(motion_bytes(renamed, file.name))
    model = gripper_arm.arm().model
    read = read_motion(str(file), model, spelling=ColumnMapping({"a1": "shoulder", "a2": "elbow"}))
    assert np.array_equal(read.q, moved.q)
    assert np.array_equal(read.qdd, moved.qdd)
    with pytest.raises(rnea.TrajectoryError, match="no column 'a3' to be mapped"):
        read_motion(str(file), model, spelling=ColumnMapping({"a1": "shoulder", "a3": "elbow"}))


def test_a_column_may_be_a_joint_or_a_column(tmp_path):
    file = tmp_path / "m.csv"
    file.write_text("stamp\tP1 [rad]\tv\n0\t0,5\t1\n1\t1,5\t1\n")
    spelling = ColumnMapping({"stamp": "t", "P1": "hip", "v": "qd_hip"}, "\t")
    read = read_motion(str(file), ["hip"], spelling=spelling)
    assert np.array_equal(read.q[:, 0], [0.5, 1.5])
    assert read.qd is not None


# ---- states that nobody chose --------------------------------------------------------------------


def limited(model, q):
    for coordinate, at in zip(model.coordinates, q, strict=True):
        limits = coordinate.body.limits
        if coordinate.body.joint.nq == 1:
            yield limits.lower is None or at >= float(limits.lower), coordinate.name
            yield limits.upper is None or at <= float(limits.upper), coordinate.name


@sample_cases(8)
@pytest.mark.parametrize("name", rnea.robots())
def test_default_states_keep_the_limits(name):
    robot = rnea.load(name).with_eager()
    chosen = [AnimationPlan(robot).rows(None)[1], robot.simulate(None, duration=0.001).q[0]]
    if robot.model.is_serial and all(body.joint.nq == 1 for body in robot.model.independent):
        state = worksheet(robot, "craig").state
        chosen.append(np.asarray(next(v for k, v in state.items() if k.startswith("q ")), float))
    for q in chosen:
        assert all(kept for kept, _ in limited(robot.model, q)), q


def test_joints_beyond_their_limits_stand_in_the_middle():
    quill = AnimationPlan(rnea.load("scara")).rows(None)[1]
    assert np.allclose(quill, [0.5, 0.5, -0.1, 0.5])
    panda = AnimationPlan(rnea.load("panda")).rows(None)[1]
    assert np.allclose(panda, [0.5, 0.5, 0.5, (-3.0718 - 0.0698) / 2, 0.5, 0.5, 0.5])


def test_a_run_tells_that_it_starts_elsewhere():
    run = rnea.load("panda").simulate(None, duration=0.002, stops=True)
    assert any("starts at joint4 = -1.5708" in note for note in run.notes)
