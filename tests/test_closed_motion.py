"""Closed mechanisms in motion, run apart from the package: loops stay closed, work becomes energy.

Constant efforts f of the motors do the work f · (their way), which our energies must have gained.
"""

import numpy as np
import pytest

from test_closed_catalogue import ROWS, arm_of

pytest.importorskip("pinocchio")

SECONDS = {
    "four_bar": 0.1,
    "slider_crank": 0.1,
    "planar_5r": 0.15,
    "palletizer": 0.4,
    "delta": 0.08,
    "gough_stewart": 0.3,
}


@pytest.mark.parametrize("name", SECONDS)
def test_work_of_motors_becomes_energy(name):
    from support.closed_motion import moved

    arm, row = arm_of(name), ROWS[name][1]
    tree, closure = arm.model.tree, arm.model.closure
    motors = [tree.dofs[k].body.joint.name for k in closure.actuated]
    efforts = {joint: [effort / 2] for joint, effort in zip(motors, row["motors"], strict=True)}
    speeds = {joint: 0.3 * np.array(own) for joint, own in row["speeds"].items()}
    end, end_speeds = moved(name, row["q"], speeds, efforts, SECONDS[name])

    def energy(q, rates):
        at = np.concatenate([q[body.joint.name] for body in tree.bodies])
        assert np.abs(arm.evaluate("loop_gap", at, eager=True)).max() < 1e-12
        all_speeds = np.concatenate([rates[body.joint.name] for body in tree.bodies])
        u = all_speeds[list(closure.independent)]
        both = arm.kinetic_energy(at, u, eager=True), arm.potential_energy(at, eager=True)
        return sum(both), sum(map(abs, both))

    (before, size), (after, _) = energy(row["q"], speeds), energy(end, end_speeds)
    work = sum(f[0] * (end[joint][0] - row["q"][joint][0]) for joint, f in efforts.items())
    assert abs(work) > 1e-3 * size
    assert after - before == pytest.approx(work, abs=1e-11 * size)
