"""Robots of every kind, and every option of `rnea torque`: the numbers of one motion."""

import numpy as np
import pytest

import rnea
from rnea.apps.trajectory.profiles.assembled import closed_along
from rnea.motion import Columns
from support.data_sets import (
    Motion,
    motion,
    read,
    same_bits,
    tau_in,
    torque,
    write_csv,
    write_parquet,
)
from support.tiers import sample_cases

OPTIONS = {
    "ur5": [
        [],
        ["--payload", "2"],
        ["--payload", "1.5", "--payload-at", "0.1,0,0.05"],
        ["--wrench", "1,2,3,0.1,0.2,0.3"],
        ["--gravity", "1,-2,3.3"],
        ["--no-friction", "--no-rotor", "--no-spring"],
    ],
    "stanford": [[], ["--no-friction"]],
    "scara": [[]],
}


def moved(arm):
    """A motion of any robot; quaternions have length 1, and loops are closed."""
    if arm.model.closure is None:
        whole = motion(arm, 12)
    else:
        angle = 0.2 * np.sin(np.arange(12) / 4)[:, None] * np.linspace(1, 0.5, arm.nv)
        q = closed_along(arm.model, angle + _independent(arm))
        rates = np.cos(angle), -np.sin(angle)
        return Motion(0.01 * np.arange(12), q, *rates, Columns.of(arm.model))
    for k, name in enumerate(whole.columns.positions):
        if name.endswith("_qw"):
            four = whole.q[:, k : k + 4]
            whole.q[:, k : k + 4] = four / np.linalg.norm(four, axis=1, keepdims=True)
    return whole


def _independent(arm):
    """Where the independent joints stand in the robot's own position."""
    columns = Columns.of(arm.model)
    return [arm.neutral[columns.positions.index(x)] for x in columns.required([]).positions]


def same_numbers(tmp_path, name, whole, options=(), rates=("q", "qd", "qdd")):
    """One motion as CSV, and the same file as a data set of Parquet: all columns alike."""
    write_csv(tmp_path / "one.csv", whole.named(rates))
    write_parquet(tmp_path / "set.parquet", whole.named(rates), row_group_size=5)
    extras = ["--budget", "--wrenches", *options]
    torque(name, tmp_path / "one.csv", "-o", tmp_path / "one_out.csv", *extras)
    torque(name, tmp_path / "set.parquet", "-o", tmp_path / "set_out.parquet", *extras)
    one, many = read(tmp_path / "one_out.csv"), read(tmp_path / "set_out.parquet")
    assert any(x.startswith("tau_") for x in many)
    for column, values in many.items():
        same_bits(values, one[column])


@sample_cases(2)
@pytest.mark.parametrize(("name", "options"), [(k, x) for k, xs in OPTIONS.items() for x in xs])
def test_options_give_the_numbers_of_one_motion(tmp_path, name, options):
    same_numbers(tmp_path, name, moved(rnea.load(name)), options)


def test_locked_joints(tmp_path):
    arm = rnea.load("ur5").with_locked({"wrist_3_joint": 0.3})
    same_numbers(tmp_path, "ur5", moved(arm), ["--lock", "wrist_3_joint=0.3"])


@sample_cases(2)
@pytest.mark.parametrize("name", ["satellite", "quadruped", "gyroscope", "two_arms"])
def test_other_joints(tmp_path, name):
    arm = rnea.load(name)
    same_numbers(tmp_path, name, moved(arm))


@sample_cases(2)
@pytest.mark.parametrize("rates", [("q", "qd", "qdd"), ("q",)])
@pytest.mark.parametrize("name", ["four_bar", "palletizer"])
@pytest.mark.parametrize("columns", ["all", "independent"])
def test_loops(tmp_path, name, rates, columns):
    arm = rnea.load(name)
    whole = moved(arm)
    if columns == "independent":
        own = whole.columns.required([])
        places = [whole.columns.positions.index(x) for x in own.positions]
        whole = Motion(whole.t, whole.q[:, places], whole.qd, whole.qdd, own)
    same_numbers(tmp_path, name, whole, rates=rates)


def test_rows_of_loops(tmp_path):
    arm = rnea.load("four_bar")
    whole = moved(arm)
    write_parquet(tmp_path / "in.parquet", whole.named())
    names = ["loop_gap", "joint_motion", "motor_torque", "unactuated_torque", "loop_forces"]
    torque("four_bar", tmp_path / "in.parquet", "-o", tmp_path / "out.npz",
           *(word for x in names for word in ("--quantity", x)))  # fmt: skip
    found = read(tmp_path / "out.npz")
    for x in names:
        want = arm.evaluate(x, *((whole.q,) if x == "loop_gap" else (whole.q, whole.qd, whole.qdd)))
        same_bits(found[x], want)
        assert found[x].shape == np.shape(want)


def test_mimic_joints(tmp_path):
    (tmp_path / "gripper.urdf").write_text(GRIPPER)
    arm = rnea.load(tmp_path / "gripper.urdf")
    assert arm.nv == 1
    same_numbers(tmp_path, tmp_path / "gripper.urdf", moved(arm))


@pytest.mark.parametrize("name", ["satellite", "four_bar"])
def test_rows_without_numbers(tmp_path, name):
    """They have no torques, and take nothing from the others; times do not matter to rates."""
    arm = rnea.load(name)
    whole = moved(arm)
    write_parquet(tmp_path / "want.parquet", whole.named())
    whole.q[5, -1] = whole.qdd[7, 0] = np.nan
    whole.t[:] = 0
    write_parquet(tmp_path / "gaps.parquet", whole.named())
    for file in ("want", "gaps"):
        done = torque(name, tmp_path / f"{file}.parquet", "-o", tmp_path / f"{file}_out.parquet")
    assert "2 rows have no torques" in done.stderr
    want, got = (tau_in(tmp_path / f"{x}_out.parquet", arm) for x in ("want", "gaps"))
    assert np.isnan(got[[5, 7]]).all()
    want[[5, 7]] = np.nan
    same_bits(got, want)


def _link(name):
    inertia = '<inertia ixx="0.1" iyy="0.1" izz="0.1" ixy="0" ixz="0" iyz="0"/>'
    mass = f'<inertial><origin xyz="0.1 0 0"/><mass value="1"/>{inertia}</inertial>'
    return f'<link name="{name}">{mass}</link>'


def _finger(name, more=""):
    ends = f'<parent link="palm"/><child link="{name}_link"/><axis xyz="1 0 0"/>'
    limits = '<limit lower="-1" upper="1" effort="5" velocity="1"/>'
    return f'<joint name="{name}" type="prismatic">{ends}{limits}{more}</joint>'


GRIPPER = f"""<robot name="gripper">{_link("palm")}{_link("left_link")}{_link("right_link")}
{_finger("left")}{_finger("right", '<mimic joint="left" multiplier="-1" offset="0.1"/>')}</robot>"""
