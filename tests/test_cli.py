"""The commands as a user types them."""

import csv
import json
import subprocess
import sys

import numpy as np
import pytest

import rnea
from support.command import run


@pytest.fixture
def motion(tmp_path):
    """A motion of the Puma with its columns in reverse order."""
    rng = np.random.default_rng(0)
    names = [f"{x}_joint{i}" for x in ("q", "qd", "qdd") for i in range(1, 7)]
    values = rng.normal(size=(5, 18))
    rows = [",".join([*reversed(names), "t"])]
    for k, row in enumerate(values.tolist()):
        rows.append(",".join([*map(repr, reversed(row)), str(k / 10)]))
    path = tmp_path / "motion.csv"
    path.write_text("\n".join(rows) + "\n")
    return path, values.reshape(5, 3, 6)


def read_table(text):
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return list(csv.DictReader(lines))


def test_torque_of_a_trajectory(tmp_path, motion):
    path, values = motion
    out = tmp_path / "torques.csv"
    done = run("torque", "puma560", str(path), "-o", str(out), "--budget", "--wrenches")
    assert done.returncode == 0, done.stderr
    text = out.read_text()
    arm = rnea.load("puma560")
    assert f"hash {arm.hash}" in text
    assert f"rnea {rnea.__version__}" in text
    assert "SI units" in text
    rows = read_table(text)
    state = values[:, 0], values[:, 1], values[:, 2]
    budget, wrenches = arm.torque_budget(*state), arm.joint_wrenches(*state)
    # beside a budget tau is its sum, so that the columns add up
    tau = budget.total()
    np.testing.assert_allclose(tau, arm.inverse_dynamics(*state), rtol=1e-14, atol=1e-13)
    for k, row in enumerate(rows):
        assert float(row["t [s]"]) == k / 10
        for i, joint in enumerate(arm.joint_names):
            # every digit survives the file
            assert float(row[f"tau_{joint} [N m]"]) == tau[k, i]
            assert float(row[f"gravity_{joint} [N m]"]) == budget.gravity[k, i]
            assert float(row[f"fy_{joint} [N]"]) == wrenches.force[k, i, 1]
            assert float(row[f"nz_{joint} [N m]"]) == wrenches.moment[k, i, 2]


def test_torque_through_pipes(motion):
    path, _ = motion
    done = run("torque", "puma560", "-", text=path.read_text())
    assert done.returncode == 0
    # its random positions leave the limits, which is said and no more
    assert all(line.startswith("note: joint ") for line in done.stderr.splitlines())
    assert len(read_table(done.stdout)) == 5


def test_torque_of_one_state():
    done = run("torque", "puma560", "--q", "0,pi/4,pi,0,pi/4,0", "--json")
    facts = json.loads(done.stdout)
    np.testing.assert_allclose(
        facts["tau"], [0, 31.6398803784, 6.035138023, 0, 0.0282528, 0], atol=5e-11
    )
    assert facts["units"] == ["N m"] * 6
    shown = run("torque", "puma560", "--q", "0 pi/4 pi 0 pi/4 0", "--wrenches")
    assert "31.63988038" in shown.stdout
    assert "230.0445" in shown.stdout


def test_negative_numbers_and_switches():
    done = run("torque", "planar_2r", "--q", "-1,2", "--qd", "-1,1", "--gravity", "0,0,0", "--json")
    assert done.returncode == 0, done.stderr
    arm, given = rnea.load("planar_2r"), ([-1, 2], [-1, 1])
    tau = arm.torque_budget(*given, gravity=[0, 0, 0]).total()
    np.testing.assert_array_equal(json.loads(done.stdout)["tau"], tau)
    right = arm.inverse_dynamics(*given, gravity=[0, 0, 0])
    np.testing.assert_allclose(tau, right, rtol=1e-15)


def test_show_robots_demo():
    shown = run("show", "iiwa14")
    assert shown.returncode == 0, shown.stderr
    assert "joint7" in shown.stdout
    assert "5.76" in shown.stdout
    facts = json.loads(run("show", "panda", "--json").stdout)
    assert facts["joints"][0]["kind"] == "revolute"
    listed = run("robots")
    assert all(name in listed.stdout for name in rnea.robots())
    assert {row["name"] for row in json.loads(run("robots", "--json").stdout)} == set(rnea.robots())


def test_demo_tells_the_whole_story(tmp_path):
    demo = run("demo", cwd=tmp_path)
    assert demo.returncode == 0, demo.stderr
    words = ("1. Plan", "RMS", "gravity", "friction", "fits", "all but Coriolis", "work in")
    for word in (*words, "Try next"):
        assert word in demo.stdout
    made = {file.name: file.read_bytes() for file in (tmp_path / "rnea_demo").iterdir()}
    assert {"motion.csv", "motors.html", "budget.png", "tracking.png", "motion.gif"} == set(made)
    assert made["motion.gif"].startswith(b"GIF89a")
    torques = run("torque", "puma560", str(tmp_path / "rnea_demo" / "motion.csv"))
    assert torques.returncode == 0, torques.stderr
    (tmp_path / "file").write_text("")
    refused = run("demo", "-o", "file", cwd=tmp_path)
    assert refused.returncode == 1
    assert "is a file, not a folder" in refused.stderr


@pytest.mark.parametrize(
    ("args", "code", "message"),
    [
        (["torque", "pumma", "--q", "0"], 1, "unknown robot 'pumma'"),
        (["torque", "puma560", "--q", "0,0"], 1, "--q has 2 values"),
        (["torque", "puma560", "--q", "0,0,0,0,0,x"], 1, "--q: 'x' is no number"),
        (["torque", "puma560"], 2, "either a trajectory file or --q"),
        (["torque", "puma560", "none.csv"], 1, "none.csv: no such file"),
        (["torque", "puma560", ".", "-o", "x"], 1, "is a folder without data"),
        (["torque", "puma560", "--q", "0,0,0,0,0,0", "--gravity", "0,0"], 1, "--gravity needs 3"),
        (["torque", "puma560", "--q", "0,0,0,0,0,0", "-o", "x.csv"], 2, "-o belongs to"),
        (["torque", "puma560", "--q", "0,,0,0,0,0"], 1, "missing between two commas"),
        (["torque", "puma560", "--q", "1e308*10,0,0,0,0,0"], 1, "not a finite number"),
        (["torque", "puma560", "--q", "1e308**9,0,0,0,0,0"], 1, "--q:"),
        (["torque", "x" * 300, "--q", "0"], 1, "cannot be read"),
        (["transform", "panda", "--from", "tool", "--to", "base"], 2, "either --wrench or --twist"),
        (
            ["transform", "panda", "--wrench", "1,2", "--from", "tool", "--to", "base"],
            1,
            "6 numbers",
        ),
        (
            ["transform", "panda", "--wrench", "1,2,3,4,5,6", "--from", "tol", "--to", "base"],
            1,
            "Did you mean 'tool'",
        ),
        (["transform", "panda", "--wrench", "1,2,3,4,5,6", "--to", "base"], 2, "missing option"),
        (["show", "panda", "--link", "9"], 1, "numbered 1 to 7"),
        (["show", "panda", "--qd", "1"], 2, "belong to --link"),
        (["torque"], 2, "missing argument"),
        (["nonsense"], 2, "no such command"),
        (["show", "panda", "--q", "1"], 1, "--q has 1 value,"),
    ],
)
def test_mistakes(tmp_path, args, code, message):
    done = run(*args, cwd=tmp_path)
    assert done.returncode == code
    assert message in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    assert list(tmp_path.iterdir()) == []


def test_unwritable_output_loses_nothing(tmp_path, motion):
    path, _ = motion
    done = run("torque", "puma560", str(path), "-o", str(tmp_path / "none" / "out.csv"))
    assert done.returncode == 1
    assert "cannot write" in done.stderr
    kept = tmp_path / "kept.csv"
    kept.write_text("precious")
    bad = tmp_path / "bad.csv"
    bad.write_text(path.read_text().replace(",0.3\n", ",nan\n"))
    assert run("torque", "puma560", str(bad), "-o", str(kept)).returncode == 1
    assert kept.read_text() == "precious"


def test_help_shows_an_example():
    for command in ("torque", "show", "robots", "demo", "transform", "explain", "export"):
        assert f"Examples:\n  rnea {command}" in run(command, "--help").stdout


def test_transform():
    arm = rnea.load("two_arms")
    done = run(
        *("transform", "two_arms", "--q", ",".join(["0.3"] * arm.n), "--json"),
        *("--wrench", "1,2,3,4,5,6", "--from", "left_sensor", "--to", "base"),
    )
    facts = json.loads(done.stdout)
    wrench = rnea.Wrench([1, 2, 3], [4, 5, 6], frame="left_sensor")
    moved = arm.transform(wrench, to="base", q=[0.3] * arm.n)
    np.testing.assert_array_equal(facts["force (N)"], moved.force)
    np.testing.assert_array_equal(facts["moment (N m)"], moved.moment)
    twist = run("transform", "panda", "--twist", "0,0,1,0,0,0", "--from", "link7", "--to", "tool")
    assert "angular (rad/s)" in twist.stdout


def test_free_body_of_a_link():
    state = ("--q", "0.5,0.5", "--qd", "1,1", "--qdd", "2,2")
    shown = run("show", "planar_2r", "--link", "1", *state)
    for word in ("Free body of link1", "weight", "joint joint2, from link2", "missing"):
        assert word in shown.stdout
    facts = json.loads(run("show", "planar_2r", "--link", "link1", *state, "--json").stdout)
    force = sum(np.array(load["force"]) for load in facts["loads"])
    np.testing.assert_allclose(force, facts["inertial_force"], atol=1e-13)
    com = np.array(facts["com"])
    moment = sum(
        np.array(x["moment"]) + np.cross(np.array(x["point"]) - com, x["force"])
        for x in facts["loads"]
    )
    np.testing.assert_allclose(moment, facts["inertial_moment"], atol=1e-13)


def test_output_goes_where_it_is_told(tmp_path, motion):
    import os
    import threading

    path, _ = motion
    target, link = tmp_path / "target.csv", tmp_path / "link.csv"
    target.write_text("old")
    link.symlink_to(target)
    assert run("torque", "puma560", str(path), "-o", str(link)).returncode == 0
    assert link.is_symlink()
    assert "tau_joint1" in target.read_text()
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    received = []
    reader = threading.Thread(target=lambda: received.append(pipe.read_text()))
    reader.start()
    assert run("torque", "puma560", str(path), "-o", str(pipe)).returncode == 0
    reader.join(timeout=10)
    assert "tau_joint1" in received[0]
    assert pipe.is_fifo()


def test_a_full_disk():
    """A process of its own, to its very end; every command's is in `test_storms`."""
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "rnea", "show", "puma560"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert done.returncode == 1
    assert done.stderr == "error: cannot write the output: No space left on device\n"


def test_explain(tmp_path):
    state = ("--q", "pi/4,pi/6", "--qd", "0.5,0.3", "--qdd", "0.1,0.2")
    text = run("explain", "planar_2r", *state).stdout
    assert "-48.74713301" in text
    assert "¹ω₁ = ¹₀R ⁰ω₀ + θ̇₁ ¹Ẑ₁" in text
    page = tmp_path / "worked.html"
    done = run(
        "explain", "craig_2r", "--notation", "saha", "--symbols", "--to", "html", "-o", str(page)
    )
    assert done.returncode == 0, done.stderr
    assert page.read_text().startswith("<!doctype html>")
    assert done.stderr == f"worksheet written to {page}\n"
    units = run("explain", "rp_arm", "--check-units").stdout
    assert "tau[joint2]" in units
    for args, code, message in (
        (["two_arms", "--notation", "saha"], 1, "branches"),
        (["panda", "--notation", "denavit"], 2, "unknown notation"),
        (["panda", "--to", "pdf"], 2, "unknown target"),
        (["panda", "--check-units", "--to", "html"], 2, "goes with no other option"),
        (["panda", "--symbols"], 1, "symbolic worksheet of 7 joints"),
        (["panda", "--q", "1,2"], 1, "--q has 2 values"),
        (["panda", "--link", "8"], 1, "numbered 1 to 7"),
    ):
        wrong = run("explain", *args)
        assert wrong.returncode == code
        assert message in wrong.stderr


def test_options_of_robot_files_stand_before_the_command(tmp_path):
    urdf = """<robot name="arm"><link name="base"/>
<link name="rod"><collision><origin xyz="0.5 0 0"/><geometry><box size="1 0.1 0.1"/></geometry>
</collision></link>
<joint name="hip" type="revolute"><parent link="base"/><child link="rod"/><axis xyz="0 -1 0"/>
<limit lower="-1" upper="1" effort="9" velocity="9"/></joint>
<joint name="free" type="floating"><parent link="base"/><child link="loose"/></joint>
<link name="loose"/></robot>"""
    path = tmp_path / "arm.urdf"
    path.write_text(urdf)
    done = run("--density", "1000", "--base", "fixed", "torque", str(path), "--q", "0", "--json")
    assert done.returncode == 0, done.stderr
    assert "note: the free joint 'free' is taken as fixed" in done.stderr
    assert json.loads(done.stdout)["tau"] == pytest.approx([10 * 9.81 * 0.5])
    done = run("--package", "without_value", "show", "puma560")
    assert done.returncode == 2
    assert "--package NAME=VALUE" in done.stderr


@pytest.mark.parametrize("command", ["torque", "show", "explain"])
def test_a_robot_without_masses_is_told(command, tmp_path):
    """Zeros that look like an answer are none."""
    path = tmp_path / "light.urdf"
    path.write_text(
        """<robot name="light"><link name="base"/><link name="rod"/>
<joint name="hip" type="revolute"><parent link="base"/><child link="rod"/><axis xyz="0 -1 0"/>
<limit lower="-1" upper="1" effort="9" velocity="9"/></joint></robot>"""
    )
    done = run(command, str(path), "--q", "0")
    assert done.returncode == 0, done.stderr
    assert "no moving link of light has a mass" in done.stderr
    assert "has a mass" not in run(command, "one_link", "--q", "0").stderr
