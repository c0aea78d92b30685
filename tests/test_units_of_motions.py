"""Motions in other units: converted where the file or its user says so, suspected where not."""

import csv
import re

import numpy as np
import pytest

import rnea
from rnea.apps.trajectory.files.column_units import Units
from rnea.apps.trajectory.slow_rows import slow_rows
from rnea.motion import ColumnMapping, read_motion
from support.command import run

parquet = pytest.importorskip("pyarrow.parquet")
ARM = rnea.load("planar_2r")
NAMES = ARM.joint_names
T = np.arange(400) / 100
Q = np.column_stack([np.sin(2 * T), 0.5 * np.cos(3 * T)])
QD = np.column_stack([2 * np.cos(2 * T), -1.5 * np.sin(3 * T)])
QDD = np.column_stack([-4 * np.sin(2 * T), -4.5 * np.cos(3 * T)])


def write(path, t=T, unit="", **rates):
    """CSV with columns t and rate_<joint>; unit: behind the headings of q."""
    heads = ["t", *(f"{r}_{x}" + unit * (r == "q") for r in rates for x in NAMES)]
    table = np.column_stack([t, *rates.values()])
    np.savetxt(path, table, delimiter=",", header=",".join(heads), comments="", fmt="%.17g")
    return str(path)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("units")
    write(place / "good.csv", q=Q)
    write(place / "ms.csv", 1e3 * T, q=Q)
    write(place / "deg.csv", unit=" [deg]", q=np.rad2deg(Q))
    write(place / "bare.csv", q=np.rad2deg(Q))
    return place


def torques(folder, *words):
    done = run("torque", "planar_2r", *words, cwd=folder)
    assert done.returncode == 0, done.stderr
    rows = list(csv.DictReader(x for x in done.stdout.splitlines() if not x.startswith("#")))
    found = {x.partition(" [")[0]: np.array([float(row[x]) for row in rows]) for x in rows[0]}
    return found, done.stderr


def test_times_in_milliseconds_are_noticed_and_cured(folder):
    wanted, err = torques(folder, "good.csv")
    assert "times may be" not in err
    _, err = torques(folder, "ms.csv")
    cure = re.search(r"times may be in ms; if so: (--units t=ms); if they are in s: ", err)
    assert cure
    found, err = torques(folder, "ms.csv", *cure[1].split())
    assert "note: converted, as was said: t in ms" in err
    assert "times may be" not in err
    for name in ("t", "tau_joint1", "tau_joint2"):
        np.testing.assert_allclose(found[name], wanted[name], rtol=1e-6, atol=1e-9)
    _, err = torques(folder, "ms.csv", "--units", "t=s")
    assert "times may be" not in err


@pytest.mark.parametrize(
    "command",
    [
        ("size", "planar_2r", "ms.csv"),
        ("plot", "torque", "planar_2r", "ms.csv", "-o", "p.svg"),
        ("plot", "energy", "planar_2r", "ms.csv", "-o", "p.svg"),
        ("torque", "planar_2r", "ms.csv", "-o", "out.parquet"),
        (
            *("simulate", "planar_2r", "--motion", "ms.csv", "--duration", "0.01", "--json"),
            *("--controller", "computed_torque"),
        ),
    ],
)
def test_every_command_that_takes_a_slope_over_time_notices(folder, command):
    bare, cured = run(*command, cwd=folder), run(*command, "--units", "t=ms", cwd=folder)
    assert "--units t=ms" in bare.stderr
    assert cured.returncode == 0, cured.stderr
    assert "times may be" not in cured.stderr


def test_headings_are_believed_and_so_are_users(folder):
    wanted, _ = torques(folder, "good.csv")
    by_heading, err = torques(folder, "deg.csv")
    assert "note: converted, as headings say: q in deg" in err
    by_user, err = torques(folder, "bare.csv", "--units", "q=deg")
    assert "note: converted, as was said: q in deg" in err
    for name in ("tau_joint1", "tau_joint2"):
        np.testing.assert_allclose(by_heading[name], wanted[name], rtol=1e-9, atol=1e-9)
        np.testing.assert_allclose(by_user[name], wanted[name], rtol=1e-9, atol=1e-9)


def test_degrees_that_nobody_named_are_suspected_with_the_cure(folder, tmp_path):
    write(tmp_path / "far.csv", q=np.rad2deg(Q) + 40)
    _, err = torques(tmp_path, "far.csv")
    assert "are these degrees?" in err
    assert "if so: --units q=deg, if not: --units q=rad" in err
    for said in ("q=rad", "q=deg"):
        _, err = torques(tmp_path, "far.csv", "--units", said)
        assert "are these degrees?" not in err


@pytest.mark.parametrize("form", ["csv", "npz", "parquet"])
def test_all_rates_are_converted_in_every_format(tmp_path, form):
    deg = [np.rad2deg(x) for x in (Q, QD, QDD)]
    motion = rnea.motion.Trajectory(1e3 * T, *deg, NAMES)
    path = tmp_path / f"m.{form}"
    path.write_bytes(rnea.motion.motion_bytes(motion, path.name))
    found = read_motion(
        str(path), ARM.model, spelling=ColumnMapping(units=Units.read("q=deg,t=ms"))
    )
    for ours, wanted in ((found.t, T), (found.q, Q), (found.qd, QD), (found.qdd, QDD)):
        np.testing.assert_allclose(ours, wanted, rtol=1e-12, atol=1e-12)
    assert found.notes == (
        "converted, as was said: q in deg, t in ms, qd in deg/s, qdd in deg/s^2",
    )


@pytest.mark.parametrize("more", [[], ["-o", "out.parquet"]])
@pytest.mark.parametrize(
    ("said", "scales"),
    [
        ("qdd=deg/s^2", (1, 1, 180 / np.pi)),
        ("q=deg,qdd=rad/s2", (180 / np.pi, 180 / np.pi, 1)),
        ("qd=rpm", (1, 30 / np.pi, 30 / np.pi)),
        ("q=deg,qd=rad/s", (180 / np.pi, 1, 1)),
        ("q=0.5", (2, 2, 2)),
    ],
)
def test_accelerations_have_a_unit_of_their_own_or_that_of_speeds(tmp_path, said, scales, more):
    states = [x * scale for x, scale in zip((Q, QD, QDD), scales, strict=True)]
    motion = rnea.motion.Trajectory(T, *states, NAMES)
    (tmp_path / "m.csv").write_bytes(rnea.motion.motion_bytes(motion, "m.csv"))
    spelling = ColumnMapping(units=Units.read(said))
    found = read_motion(str(tmp_path / "m.csv"), ARM.model, spelling=spelling)
    for ours, wanted in ((found.q, Q), (found.qd, QD), (found.qdd, QDD)):
        np.testing.assert_allclose(ours, wanted, rtol=1e-12, atol=1e-12)
    done = run("torque", "planar_2r", "m.csv", "--units", said, *more, cwd=tmp_path)
    assert (done.returncode, "qdd in " in done.stderr) == (0, not more), done.stderr
    if more:
        out = parquet.read_table(tmp_path / "out.parquet")
        tau = np.column_stack([out[f"tau_{name}"] for name in NAMES])
        np.testing.assert_allclose(tau, ARM.inverse_dynamics(Q, QD, QDD), rtol=1e-9, atol=1e-9)


def test_units_of_accelerations_are_asked_of_every_joint(tmp_path):
    heads = [f"{rate}_joint{k}" for rate in ("q", "qd", "qdd") for k in (1, 2)]
    rows = f"t,{','.join(heads)}\n0,0,0,0,0,90,1\n1,0,0,0,0,90,1\n"
    (tmp_path / "m.csv").write_text(rows)
    done = run("torque", "rp_arm", "m.csv", "--units", "qdd=deg/s2", cwd=tmp_path)
    assert done.returncode == 1
    assert "qdd=deg/s2 cannot be the unit of qdd_joint2, in m/s2; say its own too" in done.stderr
    own = run("torque", "rp_arm", "m.csv", "--units", "qdd=deg/s2,qdd_joint2=m/s2", cwd=tmp_path)
    assert own.returncode == 0


def test_units_behind_all_rates_are_converted(tmp_path):
    text = "t [ms],q_joint1 [deg],q_joint2 [rev],qd_joint1 [rpm],qd_joint2 [deg/s],"
    text += "qdd_joint1 [deg/s2],qdd_joint2 [rad/s^2]\n500,180,0.5,60,90,360,3\n"
    (tmp_path / "m.csv").write_text(text)
    found = read_motion(str(tmp_path / "m.csv"), ARM.model)
    np.testing.assert_allclose(found.t, [0.5])
    np.testing.assert_allclose(found.q, [[np.pi, np.pi]])
    np.testing.assert_allclose(found.qd, [[2 * np.pi, np.pi / 2]])
    np.testing.assert_allclose(found.qdd, [[2 * np.pi, 3.0]])


def test_torques_of_a_learner_are_read_in_the_units_of_their_headings(tmp_path):
    tau = ARM.inverse_dynamics(Q, QD, QDD)
    heads = ["t", *(f"{r}_{x}" for r in ("q", "qd", "qdd", "tau") for x in NAMES)]
    heads = [x + " [deg]" if x.startswith("q_") else x for x in heads]
    heads = [x + " [mNm]" if x.startswith("tau_") else x for x in heads]
    table = np.column_stack([T, np.rad2deg(Q), QD, QDD, 1e3 * tau])
    np.savetxt(tmp_path / "mine.csv", table, delimiter=",", header=",".join(heads), comments="")
    done = run("diagnose", "planar_2r", "mine.csv", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_degrees_of_a_joint_that_slides_are_refused_with_the_cure(tmp_path):
    (tmp_path / "m.csv").write_text("t,q_joint1,q_joint2\n0,90,0.1\n1,90,0.1\n")
    done = run("torque", "rp_arm", "m.csv", "--units", "q=deg", cwd=tmp_path)
    assert done.returncode == 1
    assert "q=deg cannot be the unit of q_joint2, in m; say its own too: q_joint2=m" in done.stderr
    for command in ("log", "torque"):
        more = ["-o", "out.parquet"] if command == "torque" else []
        done = run(command, "rp_arm", "m.csv", "--units", "q=deg", *more, cwd=tmp_path)
        assert (done.returncode, "say its own too: q_joint2=m" in done.stderr) == (2, True)


def test_slow_motions_few_rows_and_plans_raise_no_suspicion():
    """Sampled at 1 Hz and slower, at speeds that times in ms would make impossible or that no
    robot's controller would record so; a plan of some points; a robot that stands."""
    model = ARM.model
    for step, rows, way in ((1.0, 60, 1.0), (1.0, 300, 4.0), (0.2, 300, 2.0), (5.0, 49, 0.01)):
        t = step * np.arange(rows)
        q = np.outer(np.linspace(0, way, rows), [1.0, 1.0])
        assert slow_rows(model, t, q) == ("", "")
    minutes = 2.0 * np.arange(100)
    assert slow_rows(model, minutes, np.outer(np.sin(minutes), [1.0, 1.0])) == ("", "")
    assert slow_rows(model, 10.0 * np.arange(500), np.zeros((500, 2))) == ("", "")


@pytest.mark.parametrize("robot", ["ur5", "panda", "puma560", "planar_2r", "gantry"])
@pytest.mark.parametrize("rate", [50.0, 125.0, 500.0, 1000.0, 4000.0])
@pytest.mark.parametrize(("unit", "factor"), [("ms", 1e3), ("us", 1e6), ("ns", 1e9)])
def test_every_rate_of_recording_is_known_in_every_unit(robot, rate, unit, factor):
    model = rnea.load(robot).model
    t = np.arange(0, 5, 1 / rate)
    way = [0.05 if x.unit == "m" else 0.3 for x in model.coordinates]
    q = np.outer(np.sin(t), way)
    assert slow_rows(model, t, q) == ("", "")
    assert slow_rows(model, factor * t, q)[1] == unit
