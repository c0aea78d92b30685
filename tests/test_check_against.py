"""The same torques by every other way: textbooks, kernel, Pinocchio, MuJoCo; and what differs."""

import importlib.util
import json
import sys

import numpy as np
import pytest

import rnea
from rnea.apps.check.peers.peer_comparison import AGREE, PEERS, chosen_peers, compare, random_states
from rnea.apps.check.term_sizes import term_sizes
from rnea.cli import app
from rnea.errors import UnknownNameError
from support.faulty_robots import GOOD_URDF, changed
from support.random_robots import any_joints
from support.scale import torque_scale
from support.urdf_peers import ROBOTS, loaded

ALL = list(PEERS)


def by_name(compared):
    return {one.name: one for one in compared}


@pytest.mark.parametrize("name", ["ur5", "panda", "stanford", "two_arms", "gantry"])
def test_every_way_agrees_to_rounding(name):
    arm = rnea.load(name)

    def kernel():
        return arm.kernel("inverse_dynamics", friction=False, rotor=False)

    compared = by_name(compare(arm.model, ALL, kernel=kernel))
    measured = {key: one.residual for key, one in compared.items() if one.residual is not None}
    assert {
        "textbook: craig",
        "textbook: lagrange",
        "compiled kernel",
        "pinocchio, this model",
    } <= set(measured)
    assert max(measured.values()) < 1e-13
    if arm.model.is_serial:
        assert {"textbook: saha", "textbook: base"} <= set(measured)
    else:
        assert "branches" in compared["textbook: saha"].remark


@pytest.mark.parametrize("name", ["ur5", "stanford", "two_arms"])
def test_sizes_of_terms_are_those_of_the_lengths(name):
    model = rnea.load(name).model
    state = random_states(model, 5)
    ours = term_sizes(model, *state, model.gravity)
    assert np.allclose(ours, torque_scale(model, *state, model.gravity), rtol=1e-12)


@pytest.fixture
def urdf(tmp_path):
    path = tmp_path / "good.urdf"
    path.write_text(GOOD_URDF)
    return path


def test_peers_read_the_file_alike_mimics_included(urdf):
    arm = rnea.load(urdf)
    assert arm.model.has_mimics
    compared = by_name(compare(arm.model, ALL, file=str(urdf)))
    for peer in ALL:
        for way in ("this model", "its own reading"):
            one = compared[f"{peer}, {way}"]
            assert one.residual < 1e-13, one
            assert "mimics" in one.remark


def test_orders_and_continuous_joints_are_told(tmp_path):
    text = GOOD_URDF.replace('name="lift" type="revolute"', 'name="lift" type="continuous"')
    # siblings come alphabetically in Pinocchio: a second branch named before the first
    text = text.replace("</robot>", AHEAD)
    path = tmp_path / "robot.urdf"
    path.write_text(text)
    arm = rnea.load(path)
    one = by_name(compare(arm.model, ["pinocchio"], file=str(path)))["pinocchio, its own reading"]
    assert one.agrees
    assert "continuous" in one.remark
    assert "another order" in one.remark


AHEAD = """<link name="a_link"><inertial><mass value="1"/>
    <inertia ixx="0.02" iyy="0.03" izz="0.04" ixy="0" ixz="0" iyz="0"/></inertial></link>
  <joint name="a_joint" type="revolute"><parent link="turret"/><child link="a_link"/>
    <axis xyz="1 0 0"/><limit lower="-1" upper="1" effort="9" velocity="1"/></joint>
</robot>"""


def test_a_file_that_reads_otherwise_is_caught(urdf, tmp_path):
    arm = rnea.load(urdf)
    other = tmp_path / "other.urdf"
    other.write_text(changed(GOOD_URDF, ('<mass value="4"/>', '<mass value="4.001"/>')))
    compared = by_name(compare(arm.model, ALL, file=str(other)))
    for peer in ALL:
        assert compared[f"{peer}, this model"].agrees
        one = compared[f"{peer}, its own reading"]
        assert not one.agrees
        assert 1e-6 < one.residual < 1
    assert (
        "moving mass 9.201 kg there, 9.2 kg here" in compared["pinocchio, its own reading"].remark
    )


def test_a_wrong_kernel_is_caught():
    arm = rnea.load("planar_2r")

    def kernel():
        return lambda q, qd, qdd: arm.inverse_dynamics(q, qd, qdd) * (1 + 1e-9)

    one = by_name(compare(arm.model, [], kernel=kernel))["compiled kernel"]
    assert not one.agrees
    assert one.residual > AGREE


def test_a_robot_that_a_peer_refuses_is_quoted():
    one = by_name(compare(rnea.load("puma560").model, ["mujoco"]))["mujoco, this model"]
    assert one.residual is None
    assert "A + B >= C" in one.remark or "mass and inertia" in one.remark


def test_a_missing_peer_is_told_and_is_no_error(monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    compared = by_name(compare(rnea.load("planar_2r").model, ALL))
    assert {compared[peer].remark for peer in ALL} == {"not installed"}


def test_names_of_peers():
    assert chosen_peers("mujoco, pinocchio") == ["mujoco", "pinocchio"]
    assert chosen_peers("all") == ALL
    with pytest.raises(UnknownNameError, match="pinocchio"):
        chosen_peers("pinochio")


def test_the_command_prints_a_table_and_facts(capsys, monkeypatch, urdf):
    for options in ([], ["--json"]):
        monkeypatch.setattr(
            sys, "argv", ["rnea", "check", str(urdf), "--against", "pinocchio", *options]
        )
        with pytest.raises(SystemExit) as stop:
            app.main()
        assert stop.value.code == 0
        out = capsys.readouterr().out
        if options:
            (facts,) = json.loads(out)
            assert all(one["agrees"] for one in facts["against"] if one["residual"] is not None)
        else:
            assert "pinocchio, its own reading" in out
            assert "NO" not in out


# ---- joints of every kind, floating bases --------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_packages_agree_on_joints_of_every_kind(seed):
    rng = np.random.default_rng(seed)
    robot = any_joints(rng, int(rng.integers(2, 9)))
    compared = by_name(compare(robot.model, ALL))
    for peer in ALL:
        assert compared[f"{peer}, this model"].residual < 1e-13


@pytest.mark.parametrize("file", ["solo_description/robots/solo12.urdf",
                                  "talos_data/robots/talos_reduced.urdf"])  # fmt: skip
def test_packages_read_the_file_with_a_floating_base_too(file):
    robot = loaded(file, base="free")
    compared = by_name(compare(robot.model, ALL, file=str(ROBOTS / file)))
    for peer in ALL:
        assert compared[f"{peer}, its own reading"].residual < 1e-13


def test_mujoco_reads_free_and_ball_joints_alike_with_or_without_names(tmp_path):
    body = '<inertial pos=".1 .2 .3" mass="2" diaginertia=".3 .4 .5"/>'
    text = f"""<mujoco><worldbody><body name="a" pos="1 2 3" euler="10 20 30"><freejoint/>{body}
      <body name="b" pos="0 0 .3" euler="40 50 60"><joint name="j" type="ball"/>{body}
      </body></body></worldbody></mujoco>"""
    path = tmp_path / "robot.xml"
    path.write_text(text)
    one = by_name(compare(rnea.load(path).model, ["mujoco"], file=str(path)))
    assert one["mujoco, its own reading"].residual < 1e-13


def test_a_floating_base_that_starts_elsewhere_is_told(tmp_path):
    text = GOOD_URDF.replace(
        "</robot>",
        '<link name="world"/><joint name="w" type="fixed"><origin xyz="0 0 1"/>'
        '<parent link="world"/><child link="{}"/></joint></robot>',
    )
    path = tmp_path / "robot.urdf"
    path.write_text(text.format(rnea.loads(GOOD_URDF).model.root))
    robot = rnea.load(path, base="free")
    one = by_name(compare(robot.model, ["pinocchio"], file=str(path)))
    assert "starts at the origin" in one["pinocchio, its own reading"].remark
