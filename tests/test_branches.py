"""Branches of an assembly: the elbow up or down, told by the loops that are flipped."""

import numpy as np
import pytest

import rnea
from rnea.model import closed_from
from support.tiers import sample_cases


def other_branch(arm, moved):
    """Closed with the independent joints where they are, from dependent ones moved elsewhere."""
    names = arm.model.names("q")
    start = np.array(arm.neutral)
    for name, by in moved.items():
        start[names.index(name)] += by
    found = closed_from(arm.model, start[None])
    assert found.closed[0]
    return found.q[0]


@pytest.mark.parametrize(
    ("name", "moved", "flipped"),
    [
        ("four_bar", {"coupler": -2.0, "rocker": -3.0}, ("pin",)),
        ("slider_crank", {"rod": np.pi - 0.4}, ("wrist_pin",)),
        ("planar_5r", {"left_elbow": 1.5, "right_elbow": -1.5}, ("pin",)),
    ],
)
def test_a_flipped_elbow_is_named_and_kept(name, moved, flipped):
    arm = rnea.load(name)
    assert arm.mobility().flipped == ()
    q = other_branch(arm, moved)
    own = [x.body.q.start for x in arm.model.dofs]
    assert np.abs(q - arm.neutral).max() > 0.5
    np.testing.assert_allclose(q[own], arm.neutral[own], atol=1e-12)
    assert arm.mobility(q).flipped == flipped
    assert "flipped" in repr(arm.mobility(q))
    # assembling from there stays there
    again = arm.assemble(q[own] + 0.05, near=q)
    assert arm.mobility(again).flipped == flipped


@sample_cases(2)
@pytest.mark.parametrize("name", ["palletizer", "delta", "gough_stewart", "four_bar"])
def test_random_positions_stay_on_the_branch(name):
    arm = rnea.load(name)
    for q in arm.random_state(5, 8)[0]:
        assert arm.mobility(q).flipped == ()


def test_loops_flip_one_by_one():
    """The palletizer's drive alone: its rod on the other side of the crank's circle."""
    arm = rnea.load("palletizer")
    drive = next(cut for cut in arm.model.closure.cuts if cut.name == "drive")
    joints = [arm.model.body(k).joint.name for k in (drive.parent, drive.child)]
    free = [x for x in joints if x not in arm.independent_joints]
    rng = np.random.default_rng(0)
    seen = set()
    for _ in range(40):
        start = np.array(arm.neutral)
        for name in free:
            start[arm.model.names("q").index(name)] += rng.uniform(-3, 3)
        found = closed_from(arm.model, start[None])
        if found.closed[0]:
            seen.add(arm.mobility(found.q[0]).flipped)
    assert () in seen
    assert any("drive" in name for names in seen for name in names)
