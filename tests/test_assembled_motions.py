"""Motions of robots with loops: planned for the independent joints, closed along the way."""

import numpy as np
import pytest

from rnea import InputError, load
from rnea.files.catalogs import robots
from rnea.motion import (
    closed_along,
    fourier,
    independent_places,
    limits_of,
    point_to_point,
    sampled,
    spline,
    usage,
)

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


def crossed_at(crank):
    """The four-bar with its bars crossed: the other triangle on the same diagonal."""
    a, b, c, d = 0.12, 0.35, 0.25, 0.4
    tip = a * np.array([np.cos(crank), np.sin(crank)])
    way = np.array([d, 0.0]) - tip
    length, tilt = np.hypot(*way), np.arctan2(way[1], way[0])
    angle = tilt - np.arccos((length**2 + b**2 - c**2) / (2 * length * b))
    pin = tip + b * np.array([np.cos(angle), np.sin(angle)])
    return np.array([crank, angle - crank, np.arctan2(pin[1], pin[0] - d)])


def test_the_start_decides_the_branch():
    arm = load("four_bar")
    found = closed_along(arm.model, [[1.0], [1.2]], near=crossed_at(1.0))
    assert np.abs(found - [crossed_at(1.0), crossed_at(1.2)]).max() < 1e-12
    assert abs(found[0, 2] - arm.neutral[2]) > 1.0


def test_a_row_that_cannot_close_is_named(tmp_path):
    """A longer crank cannot turn fully: stretched out it would reach beyond coupler and rocker."""
    file = tmp_path / "rocker_rocker.toml"
    file.write_text(robots.text("four_bar").replace("\na = 0.12\n", "\na = 0.3\n"))
    arm = load(file)
    with pytest.raises(InputError, match=r"in row 2, at crank = 3 rad.*nearest approach.*mm"):
        closed_along(arm.model, [[1.0], [1.5], [3.0]])


def test_rows_of_a_tree_are_its_positions():
    arm = load("ur5")
    q = np.arange(12.0).reshape(2, 6)
    assert np.array_equal(closed_along(arm.model, q), q)


def swing(arm):
    """There and back, a little way along every independent speed."""
    end = arm.integrate(arm.neutral, 0.1 * np.ones(arm.model.nv))
    return point_to_point(arm.neutral, end, "quintic", arm.model, None, 2.0, 2), end


@pytest.mark.parametrize("name", LOOPED)
def test_a_planned_motion_is_closed_and_moves_as_it_says(name):
    arm = load(name)
    motion, end = swing(arm)
    path = sampled(motion, 21)
    assert np.abs(path.q[10] - end).max() < 1e-11
    assert np.abs(path.q[[0, -1]] - arm.neutral).max() < 1e-11
    assert max(max(gap) for row in path.q for gap in arm.loop_gap(row).values()) < 1e-11
    # speeds and accelerations are those of the positions
    h = 1e-4
    before, here, after = (motion.at(np.array([0.7 + x])) for x in (-h, 0.0, h))
    assert np.abs(arm.difference(before.q, after.q) / (2 * h) - here.qd).max() < 1e-7
    assert np.abs((after.qd - before.qd) / (2 * h) - here.qdd).max() < 1e-6
    low, high = motion.span
    assert np.all(path.q >= low - 1e-9)
    assert np.all(path.q <= high + 1e-9)


def test_all_kinds_of_motion_are_closed():
    """Independent joints alone are enough; all others follow."""
    arm = load("palletizer")
    places = [[0.0, 0.0, 0.0, 0.0], [0.5, 0.3, 1.0, 0.2], [0.0, 0.1, 0.0, 0.3]]
    still, shake = np.zeros((1, 4)), np.full((1, 4), 0.1)
    motions = [
        point_to_point(places[0], places[1], "trapezoid", arm.model, None, 1.0),
        spline(places, arm.model, duration=2.0),
        fourier(places[0], still, shake, arm.model, duration=2.0),
    ]
    for motion in motions:
        path = sampled(motion, 9)
        assert path.q.shape == (9, 10)
        assert path.qd.shape == (9, 4)
        # the parallelograms of the palletizer, by their equations
        turn, shoulder, elbow, wrist, flange, triangle, upper, lower, crank, rod = path.q.T
        for follows, by in (
            (elbow, crank - shoulder),
            (wrist, -crank),
            (triangle, -shoulder),
            (upper, crank),
            (lower, shoulder),
            (rod, shoulder - crank),
        ):
            assert np.abs(follows - by).max() < 1e-11
        assert np.array_equal(path.q[:, [0, 1, 4, 8]], motion.moving.at(path.t).q)
        assert turn.shape == flange.shape


def test_the_peaks_of_a_motion_obey_the_limits_of_independent_joints():
    arm = load("palletizer")
    motion = point_to_point(
        np.zeros(4), [0.5, 0.3, 1.0, 0.2], "quintic", arm.model, limits_of(arm.model)
    )
    assert usage(motion.peaks, limits_of(arm.model)).joint == "turn"


def test_an_end_on_another_assembly_is_refused():
    arm = load("four_bar")
    with pytest.raises(InputError, match="end is closed, but on another assembly"):
        point_to_point(arm.neutral, crossed_at(1.0), "cubic", arm.model, None, 1.0)


def test_wrong_counts_name_the_independent_joints():
    with pytest.raises(InputError, match=r"start: expected the 4 numbers.*the 2.*left, right"):
        point_to_point([0.0], [1.0], "cubic", load("planar_5r").model, None, 1.0)
