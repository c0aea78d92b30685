"""Motions of robots with loops: planned for the independent joints, closed along the way."""

import numpy as np
import pytest

from rnea import InputError, load
from rnea.describe import catalogue
from rnea.motion import closed_along, independent_places

LOOPED = ["four_bar", "slider_crank", "planar_5r", "palletizer", "delta", "gough_stewart"]


def rows_of(arm, count=9):
    """A closed swing about where the robot is assembled, by the independent joints."""
    steps = 0.08 * np.sin(np.linspace(0.0, 6.0, count))[:, None] * np.ones(arm.model.nv)
    return arm.integrate(np.broadcast_to(arm.neutral, (count, arm.model.nq)), steps)


@pytest.mark.parametrize("name", LOOPED)
def test_rows_of_independent_joints_are_closed_as_one_by_one(name):
    arm = load(name)
    q, places = rows_of(arm), independent_places(arm.model)
    found = closed_along(arm.model, q[:, places])
    assert np.abs(found - q).max() < 1e-11
    assert max(max(gap) for row in found for gap in arm.loop_gap(row).values()) < 1e-12


def test_many_turns_stay_on_their_branch():
    """The rocker of a crank-rocker comes back, turn after turn, where the crank does."""
    arm = load("four_bar")
    crank = np.linspace(1.0, 1.0 + 6 * np.pi, 61)
    q = closed_along(arm.model, crank[:, None])
    assert np.abs(q[::20, 2] - q[0, 2]).max() < 1e-12
    # the coupler's angle is told from the crank
    assert np.abs(q[::20, :2].sum(axis=1) - q[0, :2].sum()).max() < 1e-12


def test_the_start_decides_the_branch():
    arm = load("four_bar")
    a, b, c, d = 0.12, 0.35, 0.25, 0.4
    start = arm.neutral
    tip = a * np.array([np.cos(1.0), np.sin(1.0)])
    way = np.array([d, 0.0]) - tip
    length, tilt = np.hypot(*way), np.arctan2(way[1], way[0])
    # the other triangle on the same diagonal
    opening = np.arccos((length**2 + b**2 - c**2) / (2 * length * b))
    crossed = np.array([1.0, tilt - opening - 1.0, 0.0])
    end = tip + b * np.array([np.cos(tilt - opening), np.sin(tilt - opening)])
    crossed[2] = np.arctan2(end[1], end[0] - d)
    assert max(max(x) for x in arm.loop_gap(crossed).values()) < 1e-12
    found = closed_along(arm.model, [[1.0], [1.2]], near=crossed)
    assert np.abs(found[0] - crossed).max() < 1e-12
    assert abs(found[1, 2] - start[2]) > 1.0


def test_a_row_that_cannot_close_is_named(tmp_path):
    """A longer crank cannot turn fully: stretched out it would reach beyond coupler and rocker."""
    file = tmp_path / "rocker_rocker.toml"
    file.write_text(catalogue.text("four_bar").replace("\na = 0.12\n", "\na = 0.3\n"))
    arm = load(file)
    with pytest.raises(InputError, match=r"in row 2, at crank = 3 rad.*nearest approach.*mm"):
        closed_along(arm.model, [[1.0], [1.5], [3.0]])


def test_rows_of_a_tree_are_its_positions():
    arm = load("ur5")
    q = np.arange(12.0).reshape(2, 6)
    assert np.array_equal(closed_along(arm.model, q), q)
