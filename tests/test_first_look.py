"""A data set is told what one motion is told: odd units, estimated rates, limits that are left."""

import re

import numpy as np
import pytest

import rnea
from support.command import run

ARM = rnea.load("panda")
T = np.arange(400) / 100
READY = np.array([0.0, -0.5, 0, -2.0, 0, 1.5, 0.5])
Q = READY + 0.3 * np.sin(2 * T)[:, None]
QD = np.tile(0.6 * np.cos(2 * T)[:, None], 7)
QDD = np.tile(-1.2 * np.sin(2 * T)[:, None], 7)
SPOILT = {
    "as it is": (T, {"q": Q, "qd": QD, "qdd": QDD}),
    "positions alone": (T, {"q": Q}),
    "degrees": (T, {"q": np.rad2deg(Q)}),
    "ms": (1e3 * T, {"q": Q}),
    "ms beside velocities": (1e3 * T, {"q": Q, "qd": QD}),
    "degrees a second": (T, {"q": Q, "qd": np.rad2deg(QD), "qdd": QDD}),
    "too fast": (T, {"q": Q, "qd": QD, "qdd": 100 * QDD}),
    "beyond limits": (T, {"q": Q + 2.0, "qd": QD, "qdd": QDD}),
}
NOTES = r"(?:note|warning): (?:m\.csv: )?(.*)"


def write(path, t, states, rows=400):
    heads = ["t", *(f"{state}_{x}" for state in states for x in ARM.joint_names)]
    table = np.column_stack([t, *states.values()])[:rows]
    np.savetxt(path, table, delimiter=",", header=",".join(heads), comments="", fmt="%.17g")


@pytest.mark.parametrize("how", SPOILT)
def test_efforts_less_torques_are_told_with_all_that_the_motion_alone_is_told(tmp_path, how):
    t, states = SPOILT[how]
    write(tmp_path / "m.csv", t, states)
    alone = run("torque", "panda", "m.csv", "-o", "tau.csv", cwd=tmp_path)
    write(tmp_path / "m.csv", t, {**states, "effort": np.zeros_like(Q)})
    beside = run("torque", "panda", "m.csv", "--residual", "-o", "res.csv", cwd=tmp_path)
    assert (alone.returncode, beside.returncode) == (0, 0), alone.stderr + beside.stderr
    wanted = re.findall(NOTES, alone.stderr)
    found = re.findall(NOTES, beside.stderr)
    estimated = [x for x in found if "rates are estimated" in x]
    assert [x for x in found if x not in estimated] == wanted
    assert bool(wanted) == (how not in ("as it is", "positions alone"))
    band = re.findall(r"^bandwidth (\S+ Hz \(.*\)): a sinusoid", alone.stderr, re.MULTILINE)
    assert [x.partition("up to ")[2] for x in estimated] == band


def test_bandwidth_and_units_that_are_said_are_believed(tmp_path):
    t, states = SPOILT["degrees"]
    write(tmp_path / "m.csv", t, {**states, "effort": np.zeros_like(Q)})
    said = ("--units", "q=deg", "--bandwidth", "7")
    done = run("torque", "panda", "m.csv", "--residual", *said, "-o", "res.csv", cwd=tmp_path)
    (note,) = re.findall(NOTES, done.stderr)
    assert note == "the file has positions alone: rates are estimated, up to 7 Hz (as asked)"


def test_of_several_files_the_first_rows_are_looked_at_and_that_is_said(tmp_path):
    t, states = SPOILT["beyond limits"]
    states = {**states, "episode": np.repeat([0.0, 1.0], 200)[:, None]}
    heads = ["t", *(f"{x}_{y}" for x in ("q", "qd", "qdd") for y in ARM.joint_names), "episode"]
    table = np.column_stack([t, *states.values()])
    (tmp_path / "in").mkdir()
    for name in ("a.csv", "b.csv"):
        path = tmp_path / "in" / name
        np.savetxt(path, table, delimiter=",", header=",".join(heads), comments="", fmt="%.17g")
    done = run("torque", "panda", "in/a.csv", "in/b.csv", "-o", "out/", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert (
        "note: in/a.csv, first 200 rows: joint 'joint2' leaves its position limits" in done.stderr
    )
    assert "b.csv" not in done.stderr


def test_states_without_times_are_not_suspected_of_a_wrong_clock(tmp_path):
    heads = [f"{x}_{y}" for x in ("q", "qd", "qdd") for y in ARM.joint_names]
    table = np.column_stack([Q, QD, QDD])
    np.savetxt(tmp_path / "m.csv", table, delimiter=",", header=",".join(heads), comments="")
    done = run("torque", "panda", "m.csv", "-o", "out.npz", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "note" not in done.stderr
