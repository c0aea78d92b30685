"""What a file holds is a motion for everything that takes one."""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea import TrajectoryError
from rnea.motion import motion_bytes, point_to_point, read_motion, sampled
from rnea.pictures import animate, plot
from rnea.studio import frame

ARM = rnea.load("planar_2r")
MOTION = sampled(point_to_point([0, 0], [1, 0.5], "quintic", ARM.joint_names, duration=0.2), 41)
TAKERS = {
    "simulate": lambda motion: ARM.simulate([0, 0], time=0.2, controller="pd", motion=motion).q,
    "rollouts": lambda motion: ARM.rollouts([[0, 0]], time=0.2, controller="pd", motion=motion).q,
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
