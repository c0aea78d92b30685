"""What new users tripped over: files that would be lost, frames, locks and states said in part."""

import csv
import re

import numpy as np
import pytest

import rnea
from rnea.motion import read_motion
from support.command import run

ARM = """<robot name="branched">
  <link name="base"/>
  <link name="upper"><inertial><mass value="2"/><origin xyz="0 0 0.2"/>
    <inertia ixx="0.1" iyy="0.1" izz="0.1" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <link name="left"/><link name="right"/>
  <joint name="shoulder" type="revolute"><parent link="base"/><child link="upper"/>
    <axis xyz="0 1 0"/><limit lower="-1" upper="1" effort="50" velocity="2"/></joint>
  <joint name="finger" type="prismatic"><parent link="upper"/><child link="left"/>
    <origin xyz="0 0 0.4"/><axis xyz="1 0 0"/>
    <limit lower="0" upper="0.04" effort="5" velocity="1"/></joint>
  <joint name="thumb" type="fixed"><parent link="upper"/><child link="right"/>
    <origin xyz="0 0 0.5"/></joint>
</robot>"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "arm.urdf").write_text(ARM)
    run("motion", "planar_2r", "--q", "0,0", "--to", "1,1", "--duration", "1", "--rate", "20",
        "-o", "moved.csv", cwd=tmp_path)  # fmt: skip
    return tmp_path


@pytest.mark.parametrize(
    "words",
    [
        ["torque", "planar_2r", "moved.csv", "-o", "moved.csv"],
        ["torque", "planar_2r", "./moved.csv", "-o", "sub/../moved.csv"],
        ["simulate", "planar_2r", "--controller", "pd_gravity", "--motion", "moved.csv",
         "--duration", "0.1", "-o", "moved.csv"],
        ["size", "planar_2r", "moved.csv", "-o", "moved.md"],
    ],
)  # fmt: skip
def test_a_motion_is_not_overwritten_by_what_it_is_asked_for(folder, words):
    (folder / "sub").mkdir()
    before = (folder / "moved.csv").read_bytes()
    if words[0] == "size":
        (folder / "moved.md").symlink_to("moved.csv")
    done = run(*words, cwd=folder)
    assert (done.returncode, "would be lost; write to another" in done.stderr) == (1, True)
    assert (folder / "moved.csv").read_bytes() == before
    # the next command may
    assert run("motion", "planar_2r", "--q", "0,0", "--to", "1,0", "--duration", "1", "-o",
               "moved.csv", cwd=folder).returncode == 0  # fmt: skip


def test_heads_of_files_tell_numbers_as_they_are(folder):
    done = run("torque", "planar_2r", "moved.csv", "--payload", "2", "--payload-at", "0.1,0,-0.2",
               "--wrench", "0,0,-1,0,0,-2", "-o", "tau.csv", cwd=folder)  # fmt: skip
    assert done.returncode == 0, done.stderr
    head = [line for line in (folder / "tau.csv").read_text().splitlines() if line[0] == "#"]
    assert not any(re.search(r"'[-+=@]", line) for line in head)
    assert any("-9.81] m/s2" in line for line in head)
    assert any("payload 2 kg at 0.1,0,-0.2" in line for line in head)


def test_payloads_at_frames_of_robots_without_a_tool(folder):
    start = ("torque", "arm.urdf", "--q", "0.3,0.02", "--payload", "2")
    bare = run(*start, cwd=folder)
    assert bare.returncode == 1
    assert "no frame 'tool'; say where: --payload-at FRAME, or FRAME:x,y,z" in bare.stderr
    assert "right" in bare.stderr
    arm = rnea.load(folder / "arm.urdf")
    for at, frame, place in (
        ("right", "right", (0, 0, 0)),
        ("left:0,0,0.1", "left", (0, 0, 0.1)),
    ):
        loaded = arm.with_payload(2.0, com=place, frame=frame)
        shown = run(*start, "--payload-at", at, "--json", cwd=folder)
        assert shown.returncode == 0, shown.stderr
        for value in loaded.inverse_dynamics([0.3, 0.02]):
            assert f"{value:.6}"[:6] in shown.stdout
    wrench = run(*start[:4], "--wrench", "0,0,1,0,0,0", cwd=folder)
    assert "no frame 'tool'; say where: --wrench-at FRAME" in wrench.stderr
    wrong = run(*start, "--payload-at", "rigth", cwd=folder)
    assert wrong.returncode == 1


def test_locks_in_one_word_and_beyond_limits(folder):
    done = run("torque", "arm.urdf", "--lock", "shoulder=0.2,finger=0.01", cwd=folder)
    assert "note: --lock" not in done.stderr
    one = run("show", "arm.urdf", "--lock", "finger=20", cwd=folder)
    assert one.returncode == 0
    assert "note: --lock finger=20 is outside of the joint's limits, 0 to 0.04 m" in one.stderr


def test_a_state_said_in_part_has_no_other_rates(folder):
    torque = run("torque", "planar_2r", "--q", "0.3,0.5", "--qd", "1,1", cwd=folder).stdout
    worked = run("explain", "planar_2r", "--q", "0.3,0.5", "--qd", "1,1", cwd=folder).stdout
    tau = rnea.load("planar_2r").inverse_dynamics([0.3, 0.5], [1, 1])
    for value in tau:
        assert f"{value:.5f}"[:6] in torque
        assert f"{value:.5f}"[:6] in worked


def test_estimated_speeds_and_dry_friction(folder):
    arm = rnea.load("puma560")
    with (folder / "q.csv").open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["t", *(f"q_{name}" for name in arm.joint_names)])
        rows.writerows([0.01 * k, *(0.2 * np.sin(0.05 * k) * np.ones(6))] for k in range(200))
    done = run("torque", "puma560", "q.csv", "-o", "tau.csv", cwd=folder)
    assert "dry friction has the sign of qd, which is a guess" in done.stderr
    assert "--no-friction leaves friction out" in done.stderr
    assert run("torque", "puma560", "q.csv", "--no-friction", "-o", "-", cwd=folder).returncode == 0


def test_laws_may_write_into_what_they_are_given():
    arm = rnea.load("planar_2r")

    def greedy(t, q, qd):
        q[:] = 0
        qd *= 0.5
        return [0.1, 0.2]

    class Greedy:
        def torque(self, t, q, qd):
            return np.array(greedy(t, q, qd))

    right = arm.simulate([0.3, 0.2], duration=0.1, torque=[0.1, 0.2], compiled=False)
    for law in (greedy, Greedy()):
        run_ = arm.simulate([0.3, 0.2], duration=0.1, controller=law)
        np.testing.assert_array_equal(run_.q, right.q)
    batch = arm.rollouts([0.3, 0.2], duration=0.1, controller=greedy)
    np.testing.assert_allclose(batch.q[0], right.q[-1], atol=1e-9)


def test_torques_that_are_no_numbers_are_told_at_once():
    with pytest.raises(rnea.SimulationError, match=r"returned nan for 'joint1' at t = 0 s"):
        rnea.load("planar_2r").simulate([0, 0], duration=1, controller=lambda t, q, qd: [np.nan, 0])


def test_recordings_and_locks_in_python(folder):
    arm = rnea.load("planar_2r")
    told = repr(read_motion(str(folder / "moved.csv"), arm.model))
    assert told.startswith("<Recording ")
    assert "21 rows, t 0 to 1 s, q, qd, qdd of joint1, joint2>" in told
    for wrong in (["joint1"], "joint1"):
        with pytest.raises(rnea.InputError, match="joints are locked by name"):
            arm.with_locked(wrong)


def test_a_run_ends_with_its_file_of_torques(folder):
    run("torque", "planar_2r", "moved.csv", "-o", "tau.csv", cwd=folder)
    ended = run("simulate", "planar_2r", "--torque", "tau.csv", "-o", "run.csv", cwd=folder)
    assert ended.returncode == 0, ended.stderr
    assert (folder / "run.csv").read_text().splitlines()[-1].startswith("1.0,")
    longer = run("simulate", "planar_2r", "--torque", "tau.csv", "--duration", "2", cwd=folder)
    assert "tau.csv ends at 1 s; its last torques act until 2 s" in longer.stderr


def test_a_table_tells_where_it_puts_a_tool(folder):
    done = run("convert", "arm.urdf", "arm.toml", "--lock", "finger=0", "--convention",
               "modified", cwd=folder)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "names no tool; that of the table stands at the origin of" in done.stderr


def test_speeds_beyond_limits_are_told(folder):
    fast = run("torque", "arm.urdf", "--q", "0.3,0.02", "--qd", "5,0", cwd=folder)
    assert "joint 'shoulder' moves at 5 rad/s, faster than its limit of 2 rad/s" in fast.stderr
    assert "faster" not in run("torque", "arm.urdf", "--q", "0,0", "--qd", "1,0", cwd=folder).stderr


def test_restitution_by_name():
    arm = rnea.load("puma560")
    given = {name: 0.1 * k for k, name in enumerate(arm.joint_names)}
    by_name, in_order = (
        arm.simulate(np.zeros(6), np.ones(6), duration=0.05, stops=True, restitution=x)
        for x in (dict(reversed(given.items())), list(given.values()))
    )
    np.testing.assert_array_equal(by_name.q, in_order.q)
    with pytest.raises(rnea.InputError, match="restitution: one number"):
        arm.simulate(np.zeros(6), duration=0.1, stops=True, restitution="half")


def test_degrees_in_joints_of_several_coordinates():
    top = rnea.load("gyroscope")
    assert any(body.joint.nq > 1 for body in top.model.bodies) or top.nq > 1
    angle = next(k for k, x in enumerate(top.model.coordinates) if x.unit == "rad")
    q = top.neutral
    q[angle] = 90.0
    with pytest.warns(rnea.ModelWarning, match="are these degrees"):
        top.mass_matrix(q)


def test_columns_that_are_left_out(folder):
    lines = (folder / "moved.csv").read_text().splitlines()
    more = [line for line in lines if not line.startswith("#")]
    wide = [f"{more[0]},temperature,status", *(f"{line},20.5,ok" for line in more[1:])]
    (folder / "wide.csv").write_text("\n".join(wide) + "\n")
    bare = run("torque", "planar_2r", "wide.csv", cwd=folder)
    assert bare.returncode == 1
    assert "--map temperature=,status= leaves them out" in bare.stderr
    left = run("torque", "planar_2r", "wide.csv", "--map", "temperature=,status=", "-o", "-",
               cwd=folder)  # fmt: skip
    assert left.returncode == 0, left.stderr
    plain = run("torque", "planar_2r", "moved.csv", "-o", "-", cwd=folder)
    assert left.stdout.splitlines()[-1] == plain.stdout.splitlines()[-1]
    indexed = [f",{more[0]}", *(f"{k},{line}" for k, line in enumerate(more[1:]))]
    (folder / "index.csv").write_text("\n".join(indexed) + "\n")
    assert "to_csv(index=False)" in run("torque", "planar_2r", "index.csv", cwd=folder).stderr
