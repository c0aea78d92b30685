"""What can be handed on names files, and no folder of the disk of whoever made it."""

import json

import numpy as np
import pytest

import rnea
from rnea.cli.registry import NAMES
from support.command import run

SECRET = "folder_of_somebody"
SWING = ("--q", "0.1,0.2", "--to", "1,1", "--acceleration", "4", "--rate", "50")
# a call, and what it writes; / before a name stands for the folder. Each call of a command that
# reads a file of users, in every form that it can give
CALLS = [
    ("motion", "/two.toml", *SWING, "-o", "OUT.csv"),
    ("motion", "/two.toml", *SWING, "-o", "OUT.npz"),
    ("torque", "/two.toml", "/m.csv", "-o", "OUT.csv"),
    ("torque", "/two.toml", "/m.csv", "-o", "OUT.npz"),
    ("torque", "/two.toml", "/m.csv", "--json"),
    ("torque", "/two.toml", "/m.csv", "--plot", "OUT.svg"),
    ("simulate", "/two.toml", "--q", "0,0", "--duration", "0.02", "-o", "OUT.csv"),
    ("simulate", "/two.toml", "--q", "0,0", "--duration", "0.02", "--json"),
    ("size", "/two.toml", "/m.csv", "--motors", "/motors.toml", "-o", "OUT.html"),
    ("size", "/two.toml", "/m.csv", "--motors", "/motors.toml", "-o", "OUT.md"),
    ("size", "/two.toml", "/m.csv", "--motors", "/motors.toml", "--json"),
    ("size", "/two.toml", "/m.csv", "--motors", "/motors.toml"),
    ("sample", "/two.toml", "--rows", "3", "-o", "OUT.csv"),
    ("summary", "/m.csv", "-o", "OUT.csv"),
    ("summary", "/m.csv", "--json"),
    ("summary", "/runs/", "--json"),
    ("summary", "/runs/"),
    ("summary", "/bad/", "--keep-going", "--json"),
    ("show", "/two.toml"),
    ("show", "/two.toml", "--json"),
    ("convert", "/two.toml", "OUT.urdf"),
    ("convert", "/two.toml", "OUT.xml"),
    ("convert", "/two.toml", "OUT.toml"),
    ("catalogues", "/motors.toml", "--json"),
    ("parameters", "/two.toml"),
    ("log", "/two.toml", "/rec.csv", "--report", "OUT.html"),
    ("log", "/two.toml", "/rec.csv", "--json"),
    ("log", "/two.toml", "/rec.csv"),
    ("identify", "/two.toml", "/rec.csv", "--report", "OUT.html"),
    ("identify", "/two.toml", "/rec.csv", "--json"),
    ("identify", "/two.toml", "/rec.csv", "-o", "OUT.toml"),
    ("payload", "/two.toml", "/rec.csv", "--at", "link2", "--json"),
    ("excite", "/two.toml", "--restarts", "0", "--duration", "2", "--rate", "20", "--reach", "1",
     "--velocity", "9", "--acceleration", "99", "--effort", "100", "-o", "OUT.csv"),
    ("explain", "/two.toml", "-o", "OUT.html"),
    ("explain", "/two.toml", "-o", "OUT.md"),
    ("explain", "/two.toml", "--json"),
    ("derive", "/two.toml", "-o", "OUT.tex"),
    ("derive", "/two.toml", "-o", "OUT.c"),
    ("exercise", "/two.toml", "-o", "-"),
    ("diagnose", "/two.toml", "/tau.csv", "--motion", "/m.csv", "--json"),
    ("plot", "robot", "/two.toml", "-o", "OUT.svg"),
    ("animate", "/two.toml", "--kind", "free-body", "--size", "300x200", "-o", "OUT.png"),
    ("studio", "/two.toml", "/m.csv", "-o", "OUT.html"),
    ("export", "/two.toml", "-o", "OUT.c"),
    ("export", "/two.toml", "-o", "OUT.py"),
]  # fmt: skip
# who names files for whoever has them (check: for editors), or reads none of users
OTHERS = {"check", "vectors", "transform", "robots", "bench", "doctor", "demo"}
ROBOT = """format = 1
name = "two"
convention = "modified"
[[links]]
name = "hip"
mass = 2.0
com = [0.1, 0.02, 0.0]
inertia = {ixx = 0.1, iyy = 0.2, izz = 0.2}
[[links]]
name = "knee"
a = 0.5
mass = 1.0
com = [0.2, 0.0, 0.0]
inertia = {ixx = 0.1, iyy = 0.1, izz = 0.1}
"""
MOTORS = """format = 1
unconfirmed = true
notes = "of nobody"
[[motors]]
name = "m"
torque_constant = 0.07
resistance = 0.5
rated_torque = 5.0
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp(SECRET)
    (folder / "two.toml").write_text(ROBOT)
    (folder / "motors.toml").write_text(MOTORS)
    arm = rnea.loads(ROBOT)
    t = np.arange(0, 10, 0.01)
    w = 2 * np.pi * np.array([0.31, 0.47])
    angle = t[:, None] * w + [0.2, 1.0]
    q, qd, qdd = 0.8 * np.sin(angle), 0.8 * w * np.cos(angle), -0.8 * w**2 * np.sin(angle)
    tau = arm.inverse_dynamics(q, qd, qdd)
    drawn = np.random.default_rng(1).normal(size=tau.shape)
    for name, columns in (
        ("m.csv", {"q": q, "qd": qd, "qdd": qdd}),
        ("tau.csv", {"tau": tau}),
        ("rec.csv", {"q": q, "effort": tau + 0.01 * drawn}),
    ):
        names = ["t", *(f"{kind}_{joint}" for kind in columns for joint in ("hip", "knee"))]
        rows = np.column_stack([t, *columns.values()])
        np.savetxt(folder / name, rows, delimiter=",", header=",".join(names), comments="")
    for where in ("runs", "bad"):
        for part in "ab":
            (folder / where / part).mkdir(parents=True)
            (folder / where / part / "t.csv").write_text("x,y\n1,2\n3,4\n")
    (folder / "bad" / "b" / "t.csv").write_text("x,y\n1,2\n3\n")
    return folder


def given(args, folder):
    """The call with whole paths in place of /NAME."""
    return [f"{folder}{x}" if x.startswith("/") else x for x in args]


def test_every_command_that_reads_files_is_here():
    assert {args[0] for args in CALLS} | OTHERS == set(NAMES)


@pytest.mark.parametrize("args", CALLS, ids=lambda args: f"{args[0]} {args[-1]}")
def test_no_folder_is_told(args, folder, tmp_path):
    done = run(*given(args, folder), cwd=tmp_path)
    assert done.returncode in ((1,) if "/bad/" in args else (0,)), done.stderr
    outputs = [done.stdout.encode(), *(x.read_bytes() for x in tmp_path.iterdir() if x.is_file())]
    assert any(outputs)
    for text in outputs:
        assert SECRET.encode() not in text


def test_files_of_a_data_set_are_told_apart(folder, tmp_path):
    facts = json.loads(run("summary", f"{folder}/runs/", "--json", cwd=tmp_path).stdout)
    assert {one["largest_file"] for one in facts["columns"]} <= {"a/t.csv", "b/t.csv"}
    bad = json.loads(run("summary", f"{folder}/bad/", "--keep-going", "--json").stdout)
    assert [one["file"] for one in bad["faults"]] == ["b/t.csv"]


def test_what_was_typed_stays(folder):
    """Below the folder in which one is, paths are those that were typed."""
    facts = json.loads(run("summary", "runs", "--json", cwd=folder).stdout)
    assert {one["largest_file"] for one in facts["columns"]} <= {"runs/a/t.csv", "runs/b/t.csv"}
    run("torque", "two.toml", "m.csv", "-o", "t.csv", cwd=folder)
    assert "(two.toml)" in (folder / "t.csv").read_text().splitlines()[0]
