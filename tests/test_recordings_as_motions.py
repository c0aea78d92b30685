"""What a file holds is a motion for everything that takes one."""

from dataclasses import replace

import numpy as np
import pyarrow
import pyarrow.parquet
import pytest

import rnea
from rnea import TrajectoryError
from rnea.apps.trajectory.files.trajectory_csv import read_recording
from rnea.motion import motion_bytes, point_to_point, read_motion, sampled
from rnea.report.robot_figures.animate import animate
from rnea.report.robot_figures.plot import plot
from rnea.studio import frame
from support.command import run

ARM = rnea.load("planar_2r")
MOTION = sampled(point_to_point([0, 0], [1, 0.5], "quintic", ARM.joint_names, duration=0.2), 41)
TAKERS = {
    "simulate": lambda motion: ARM.simulate([0, 0], duration=0.2, controller="pd", motion=motion).q,
    "rollouts": lambda motion: (
        ARM.rollouts([[0, 0]], duration=0.2, controller="pd", motion=motion).q
    ),
    "studio": lambda motion: hash(frame(ARM, motion)._repr_html_()),
    "plot": lambda motion: plot(motion, ARM).axes[0].lines[0].get_ydata(),
    "animate": lambda motion: len(animate(motion, ARM, fps=10)),
}


@pytest.fixture
def recording(tmp_path):
    path = tmp_path / "move.csv"
    path.write_bytes(motion_bytes(MOTION, str(path)))
    return read_motion(str(path), ARM.model)


@pytest.mark.parametrize("taker", TAKERS)
def test_a_recording_with_rates_is_taken_as_its_samples(recording, taker):
    assert np.array_equal(TAKERS[taker](recording), TAKERS[taker](MOTION))


@pytest.mark.parametrize("taker", TAKERS)
def test_one_without_rates_is_told_where_they_come_from(recording, taker):
    with pytest.raises(TrajectoryError, match=r"no qd_ and qdd_ columns.*estimate_rates"):
        TAKERS[taker](replace(recording, qd=None, qdd=None))


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_a_recording_is_read_for_its_motion_and_its_efforts_are_passed_over(tmp_path, ending):
    """What our own simulation measured, by what the commands know without a word of its columns."""
    still = ("simulate", "planar_2r", "--controller", "pd_gravity", "--q=0.3,0.2")
    done = run(*still, "--duration", 0.2, "--measure", "rate=100", "-o", "rec.csv", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    if ending == "parquet":
        lines = [x for x in (tmp_path / "rec.csv").read_text().splitlines() if x[0] != "#"]
        values = np.loadtxt(lines[1:], delimiter=",")
        columns = dict(zip(lines[0].split(","), values.T, strict=True))
        pyarrow.parquet.write_table(pyarrow.table(columns), tmp_path / "rec.parquet")
    for words in (
        ("torque", "planar_2r", f"rec.{ending}", "-o", "tau.csv"),
        ("simulate", "planar_2r", "--controller", "pd", "--motion", f"rec.{ending}"),
        ("size", "planar_2r", f"rec.{ending}"),
    ):
        done = run(*words, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        said = " ".join(done.stderr.split())
        assert "passed over: effort_joint1, effort_joint2; rnea torque --residual" in said


def test_efforts_of_joints_that_are_none_are_named():
    with pytest.raises(TrajectoryError, match="unknown column 'tau_elbow'"):
        read_recording("t,q_joint1,q_joint2,tau_elbow\n0,0,0,0\n", ARM.joint_names)
