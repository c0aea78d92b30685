"""States and motions of robots with loops where they enter: the independent joints will do, all
coordinates must close, and rates are those of the independent joints."""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.cli.options.values import joint_values
from rnea.errors import InputError, TrajectoryError
from rnea.motion import estimate_rates, motion_bytes, read_motion
from support.command import run

SMALL = ["four_bar", "planar_5r"]
NAMES = ["four_bar", "slider_crank", "planar_5r", "palletizer", "delta", "gough_stewart"]


@pytest.fixture(scope="module", params=NAMES)
def arm(request):
    return rnea.load(request.param)


def motion_of(arm, rows=41):
    """A slow wave of the independent joints around the assembled position."""
    t = np.linspace(0, 2, rows)
    part = rnea.motion.independent_places(arm.model)
    step = np.zeros((rows, arm.model.nv))
    step[:] = 0.05 * np.sin(np.pi * t)[:, None] ** 2 * np.linspace(1, 0.5, arm.model.nv)
    q = arm.integrate(np.broadcast_to(arm.neutral, (rows, arm.model.nq)), step)
    return t, q, part


def told(*words):
    """Exit code, and what was printed and told."""
    done = run(*map(str, words))
    return done.returncode, done.stdout, done.stderr


def numbers(values):
    return ",".join(repr(float(x)) for x in values)


def test_numbers_of_the_independent_joints_are_assembled(arm, capsys):
    part = rnea.motion.independent_places(arm.model)
    found = joint_values(arm, numbers(arm.neutral[part]), "--q")
    assert found == pytest.approx(arm.neutral, abs=1e-9)
    assert "note: --q: assembled: " in capsys.readouterr().err
    assert np.array_equal(joint_values(arm, numbers(arm.neutral), "--q"), arm.neutral)
    assert not capsys.readouterr().err


@pytest.mark.parametrize("name", SMALL)
def test_a_state_may_be_of_the_independent_joints_or_of_all(name):
    arm = rnea.load(name)
    part = rnea.motion.independent_places(arm.model)
    code, out, err = told("torque", name, f"--q={numbers(arm.neutral[part])}")
    assert code == 0
    assert "note: --q: assembled: " in err
    code, whole, err = told("torque", name, f"--q={numbers(arm.neutral)}")
    assert code == 0
    assert "assembled" not in err
    assert [x.split()[:1] for x in out.splitlines()] == [x.split()[:1] for x in whole.splitlines()]


def test_indeterminate_forces_are_named():
    code, _, err = told("torque", "four_bar", "--q=1", "--wrenches")
    assert code == 0
    assert "indeterminate" in err
    assert "pin: turning across 1, pin: turning across 2, pin: moving y" in err


def test_an_open_state_is_refused_with_its_gap():
    code, _, err = told("torque", "four_bar", "--q=1,1,1")
    assert code == 1
    assert "mm at pin" in err
    assert "the independent joints (crank)" in err
    code, _, err = told("torque", "four_bar", "--q=1,1")
    assert code == 1
    assert "the 1 of its independent joints will do (crank)" in err
    code, _, err = told("torque", "four_bar", "--q=1", "--qd=1,1")
    assert "1 independent speed (crank)" in err
    code, _, err = told("torque", "four_bar", "--q=1e12")
    assert code == 1
    assert "1000 are the most" in err


def test_python_offers_to_assemble():
    arm = rnea.load("four_bar")
    for q in ([1.0], [[1.0], [2.0]], {"crank": 1.0}):
        with pytest.raises(InputError, match=r"Robot\.assemble takes .*\(crank\)"):
            arm.inverse_dynamics(q)
    with pytest.raises(InputError, match=r"1 independent speed \(crank\)"):
        arm.inverse_dynamics(arm.neutral, [1.0, 2.0, 3.0])


def written(arm, folder, ending, names, q, t, part, digits=17):
    """A file of positions alone, in any format."""
    headings = [f"q_{names[k]}" for k in part]
    file = folder / f"motion.{ending}"
    if ending == "csv":
        rows = [",".join(["t", *headings])]
        rows += [
            ",".join(f"{x:.{digits}g}" for x in row) for row in np.column_stack([t, q[:, part]])
        ]
        file.write_text("\n".join(rows))
    elif ending == "npz":
        every = [names[k] for k in part]
        np.savez(file, t=t, q=q[:, part], joint_names=every, q_names=every)
    else:
        arrow = pytest.importorskip("pyarrow")
        import pyarrow.parquet as parquet

        columns = {"t": t} | {h: q[:, k] for h, k in zip(headings, part, strict=True)}
        parquet.write_table(arrow.table(columns), file)
    return file


@pytest.mark.parametrize("ending", ["csv", "npz", "parquet"])
def test_files_of_the_independent_joints_are_assembled(arm, ending, tmp_path):
    t, q, part = motion_of(arm)
    names = arm.model.names("q")
    own = read_motion(str(written(arm, tmp_path, ending, names, q, t, part)), arm.model)
    assert np.abs(own.q - q).max() < 1e-8
    assert "assembled: " in own.notes[0]
    every = range(arm.model.nq)
    whole = read_motion(str(written(arm, tmp_path, ending, names, q, t, every)), arm.model)
    assert np.abs(whole.q - q).max() < 1e-14
    assert not whole.notes


def test_digits_of_a_file_are_forgiven_and_more_is_refused(tmp_path):
    arm = rnea.load("four_bar")
    t, q, _ = motion_of(arm)
    names, every = arm.model.names("q"), range(3)
    rounded = read_motion(str(written(arm, tmp_path, "csv", names, q, t, every, 7)), arm.model)
    assert "have been closed" in rounded.notes[0]
    assert np.abs(arm.evaluate("loop_gap", rounded.q)).max() < 1e-12
    q[7, 1] += 0.01
    with pytest.raises(TrajectoryError, match=r"motion.csv:9: .*3.\d+ mm at pin.*will do"):
        read_motion(str(written(arm, tmp_path, "csv", names, q, t, every)), arm.model)


def test_rows_that_cannot_follow_name_the_nearest_approach(tmp_path):
    """Crank and rod reach 0.18 m."""
    file = tmp_path / "far.csv"
    piston = rnea.load("slider_crank").description
    closures = replace(piston.closures, independent=("piston",), actuated=None)
    arm = rnea.Robot(replace(piston, closures=closures))
    file.write_text("t,q_piston\n0,0.16\n1,0.17\n2,0.2\n")
    with pytest.raises(
        TrajectoryError, match=r"in row 2, at piston = 0.2 m: .* 20 mm at wrist_pin"
    ):
        read_motion(str(file), arm.model)


def test_rates_are_those_of_the_independent_joints(arm, tmp_path):
    t, q, part = motion_of(arm, 401)
    names = arm.model.names("q")
    recording = read_motion(str(written(arm, tmp_path, "npz", names, q, t, part)), arm.model)
    motion, estimate = estimate_rates(recording, 20.0)
    assert motion.qd.shape == motion.qdd.shape == (401, arm.model.nv)
    assert estimate.noise.shape == (arm.model.nv,)
    size = np.linspace(1, 0.5, arm.model.nv) * 0.05
    speed = size * np.pi * np.sin(2 * np.pi * t)[:, None]
    assert np.abs(motion.qd - speed)[40:-40].max() < 2e-3
    assert np.abs(arm.evaluate("loop_gap", motion.q)).max() < 1e-11
    again = read_motion_of(motion, arm, tmp_path)
    assert np.array_equal(again.qdd, motion.qdd)


def read_motion_of(motion, arm, folder):
    for ending in ("csv", "npz"):
        file = folder / f"again.{ending}"
        file.write_bytes(motion_bytes(motion, str(file)))
        recording = read_motion(str(file), arm.model)
    return recording


@pytest.mark.parametrize("name", SMALL)
def test_a_file_without_rates_gives_torques(name, tmp_path):
    arm = rnea.load(name)
    t, q, part = motion_of(arm, 101)
    file = written(arm, tmp_path, "csv", arm.model.names("q"), q, t, part)
    code, _, err = told("torque", name, file, "-o", tmp_path / "tau.csv")
    assert code == 0, err
    assert "assembled" in err
    assert "assembled" in (tmp_path / "tau.csv").read_text()
