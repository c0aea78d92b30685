"""Robots into files, from Python and with what they carry."""

import subprocess

import numpy as np
import pytest

import rnea
from support.command import run
from support.tiers import sample_cases
from support.tools import compiler

Q = [0.1, -1.0, 1.2, 0.3, 0.5, 0.0]
UR5 = rnea.load("ur5").joint_names
CARRIES = ("--payload", "1.2", "--payload-at", "0.01,0,0.08")


@pytest.fixture(scope="module")
def loaded():
    return rnea.load("ur5").with_payload(1.2, com=(0.01, 0.0, 0.08))


@pytest.mark.parametrize("ending", ["toml", "urdf", "xml", "mjcf"])
def test_a_saved_robot_is_the_robot(tmp_path, loaded, ending):
    path = tmp_path / f"arm.{ending}"
    unsaid = loaded.save(path)
    assert (unsaid == []) == (ending == "toml")
    state = Q, np.ones(6), np.ones(6)
    again = rnea.load(str(path)).inverse_dynamics(*state)
    np.testing.assert_allclose(again, loaded.inverse_dynamics(*state), rtol=1e-10)


def carried(arm, q):
    """The wrench through every frame: its force, and its moment about the world's origin there."""
    out = {}
    for name, pose in arm.forward_kinematics(q).items():
        through = arm.wrench_at(name, q)
        force = pose.rotation @ through.force
        moment = pose.rotation @ through.moment + np.cross(pose.translation, force)
        out[name] = np.concatenate([force, moment])
    return out


@sample_cases(1)
@pytest.mark.parametrize("ending", ["toml", "urdf", "xml"])
@pytest.mark.parametrize("robot", ["one_link", "puma560", "stanford", "ur5", "panda", "two_arms"])
def test_every_frame_carries_in_the_file_what_it_carried(tmp_path, robot, ending):
    """What hangs on a frame that is no link stays beyond it: a sensor there feels it."""
    arm = rnea.load(robot)
    q = arm.neutral + 0.3
    hand = "tool" if "tool" in arm.frame_names else "left_tool"
    for k, held in enumerate(
        (
            arm,
            arm.with_payload(1.2, (0.0, 0.01, 0.08), frame=hand),
            arm.with_payload(0.5, (0.0, 0.0, 0.1), frame=hand).with_payload(0.2, frame="payload"),
            arm.with_payload(2.0, (0.1, 0.0, 0.0), frame="base"),
        )
    ):
        path = tmp_path / f"arm{k}.{ending}"
        held.save(path)
        again = rnea.load(str(path), allow_infeasible_inertia="as published")
        wanted, found = carried(held, q), carried(again, q)
        assert wanted.keys() <= found.keys()
        for frame, six in wanted.items():
            np.testing.assert_allclose(found[frame], six, rtol=0, atol=1e-9, err_msg=frame)


def test_a_payload_at_a_new_tool_is_beyond_it(tmp_path):
    arm = rnea.load("ur5").with_tool((0.0, 0.0, 0.1), link="tool0").with_payload(1.2)
    for ending in ("toml", "urdf", "xml"):
        arm.save(tmp_path / f"arm.{ending}")
        again = rnea.load(str(tmp_path / f"arm.{ending}"))
        # at rest a load of 1.2 kg, whichever way the hand points
        assert np.linalg.norm(again.wrench_at("tool", Q).force) == pytest.approx(1.2 * 9.81)


def test_what_python_saves_the_command_writes(tmp_path, loaded):
    loaded.save(tmp_path / "python.toml")
    done = run("convert", "ur5", "command.toml", *CARRIES, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "python.toml").read_text() == (tmp_path / "command.toml").read_text()


def test_endings_and_places_that_are_none(tmp_path, loaded):
    with pytest.raises(rnea.InputError, match=r"ending says the format. Legal: .toml, .urdf"):
        loaded.save(tmp_path / "arm.step")
    with pytest.raises(rnea.InputError, match=r"cannot write .*: No such file or directory"):
        loaded.save(tmp_path / "nowhere" / "arm.urdf")
    assert not list(tmp_path.iterdir())


def test_exported_code_carries_the_payload(tmp_path, loaded):
    words = ("--quantity", "gravity_torque", "-o", "arm.c")
    done = run("export", "ur5", *CARRIES, *words, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    numbers = ", ".join(map(repr, Q))
    (tmp_path / "main.c").write_text(
        '#include <stdio.h>\n#include "arm.h"\n'
        f"int main(void) {{ const double q[6] = {{{numbers}}}; double out[6];\n"
        "rnea_gravity_torque(q, out);\n"
        'for (int k = 0; k < 6; ++k) printf("%.17g\\n", out[k]); return 0; }\n'
    )
    subprocess.run([compiler(), "main.c", "arm.c", "-lm", "-o", "arm"], cwd=tmp_path, check=True)
    told = subprocess.run(tmp_path / "arm", capture_output=True, text=True, check=True).stdout
    tau = np.array(told.split(), dtype=float)
    np.testing.assert_allclose(tau, loaded.gravity_torque(Q), rtol=1e-12, atol=1e-12)
    # by virtual work: m g times how fast each joint lifts the payload
    arm = rnea.load("ur5")

    def height(q):
        tool = arm.forward_kinematics(q)["tool"]
        return (tool.translation + tool.rotation @ [0.01, 0.0, 0.08])[2]

    lifts = [(height(Q + x) - height(Q - x)) / 2e-5 for x in 1e-5 * np.eye(6)]
    felt = tau - arm.gravity_torque(Q)
    np.testing.assert_allclose(felt, 1.2 * 9.81 * np.array(lifts), rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("file", ["arm.c", "arm.py", "arm.mjs", "arm.m", "arm.rs", "arm.cu"])
def test_the_head_of_exported_code_tells_what_was_chosen(tmp_path, file):
    words = ("--quantity", "gravity_torque,jacobian", "--frame", "ee_link", "-o", file)
    lock = ("--lock", "wrist_3_joint=0.5")
    done = run("export", "ur5", *CARRIES, *lock, *words, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    head = (tmp_path / file).with_suffix(".h" if file == "arm.c" else f".{file[4:]}").read_text()
    assert "With payload 1.2 kg at 0.01,0,0.08." in head
    assert "Locked: wrist_3_joint=0.5." in head
    assert "Frame of jacobian: ee_link." in head
    done = run("export", "ur5", "--quantity", "gravity_torque", "-o", file, cwd=tmp_path)
    plain = (tmp_path / file).with_suffix(".h" if file == "arm.c" else f".{file[4:]}").read_text()
    assert not any(word in plain for word in ("payload", "Locked", "Frame of"))


def test_exports_of_a_frame_ask_for_one_where_there_is_no_tool(tmp_path):
    done = run("export", "two_arms", "--quantity", "jacobian", "-o", "x.c", cwd=tmp_path)
    assert done.returncode == 1
    assert "has no frame 'tool'; say where: --frame FRAME. Frames: torso" in done.stderr


@pytest.mark.parametrize("command", ["torque", "convert", "export", "size"])
def test_a_frame_that_is_none_is_named_as_one(tmp_path, command):
    (tmp_path / "m.csv").write_text("t," + ",".join(f"q_{x}" for x in UR5) + "\n0,0,0,0,0,0,0\n")
    rest = {"torque": ["--q=0,0,0,0,0,0"], "size": ["m.csv"]}.get(command, ["-o", "x.c"])
    rest = ["out.urdf"] if command == "convert" else rest
    for place in ("tol", "tol:0,0,0.1"):
        words = (command, "ur5", *rest, "--payload", "1", "--payload-at", place)
        done = run(*words, cwd=tmp_path)
        assert done.returncode == 1
        assert "unknown frame 'tol'. Did you mean" in done.stderr


def test_rows_are_known_by_the_names_of_methods(tmp_path):
    arm = rnea.load("planar_2r")
    states = np.random.default_rng(0).normal(size=(3, 2))
    for method, row in (
        ("inverse_dynamics_derivatives", "derivatives"),
        ("forward_dynamics_derivatives", "forward_derivatives"),
    ):
        by_method, by_row = arm.kernel(method), arm.kernel(row)
        np.testing.assert_array_equal(by_method(*states), by_row(*states))
        np.testing.assert_array_equal(arm.evaluate(method, *states), arm.evaluate(row, *states))
        done = run("export", "planar_2r", "--quantity", method, "-o", "x.c", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert f"void rnea_{method}(" in (tmp_path / "x.h").read_text()
    done = run("export", "planar_2r", "--quantity", "inverse_dynamic", "-o", "x.c", cwd=tmp_path)
    assert (done.returncode, "Did you mean 'inverse_dynamics'" in done.stderr) == (2, True)


def test_counts_a_turn_are_no_size_of_a_count():
    arm = rnea.load("planar_2r")
    words = r"encoder: 4096 rad or m per count .* 2 pi / 4096 = 0.00153398"
    with pytest.raises(rnea.InputError, match=words):
        arm.simulate([0, 0], duration=0.01, controller="pd", sampling=1e-3, encoder=4096)
    still = arm.simulate([0, 0], duration=0.01, controller="pd", sampling=1e-3, encoder=0.5)
    with pytest.raises(rnea.InputError, match=f"measure {words}"):
        still.measured("encoder=4096")
    done = run(
        *("simulate", "planar_2r", "--controller", "pd", "--duration", "0.01"),
        *("--sampling", "0.001", "--encoder", "4096"),
    )
    assert (done.returncode, "2 pi / 4096" in done.stderr) == (1, True)
