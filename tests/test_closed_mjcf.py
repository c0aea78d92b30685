"""Closed mechanisms read from MJCF, points in place of hinges, need the same motors.

MuJoCo's text is made of the catalogue's files by a writer of the tests, which shares nothing with
the package's own. Linkages that lie stretched in their file's zero are left out: MJCF says no
position near which they close.
"""

import numpy as np
import pytest

import rnea
from test_closed_catalogue import ROWS, agrees, states, stored

pytest.importorskip("mujoco")


@pytest.mark.parametrize("name", ["slider_crank", "palletizer", "delta", "gough_stewart"])
def test_motors_of_a_mechanism_from_mjcf(name, tmp_path):
    from support.closed_mujoco import mjcf

    file = tmp_path / "robot.xml"
    file.write_text(mjcf(name))
    arm = rnea.load(str(file))
    q, _, _ = states(name)
    tree, independent = arm.model.tree, arm.model.closure.independent
    motion = []
    for key in ("speeds", "accelerations"):
        # universal joints are two there, so that all speeds stand in one row in the same order
        all_joints = np.array([[x for own in row[key].values() for x in own] for row in ROWS[name]])
        assert all_joints.shape[-1] == tree.nv
        motion.append(all_joints[:, list(independent)])
    agrees(arm.evaluate("motor_torque", q, *motion, eager=True), stored(name, "motors"), 1e-11)
