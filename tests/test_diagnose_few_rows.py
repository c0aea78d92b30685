"""Torques with a defect that is on no list are not called right, however few their rows are.

A program may count the inertia of one link twice and have all else exact. It is planted by the
robot with twice that inertia, and, where all axes are parallel, by I times the sum of qdd up to
the link.
"""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.check import diagnose

ROWS = (5, 6, 8, 12, 19, 20, 23, 30, 45, 60, 130, 200)


def scattered(arm, rows, seed):
    """States that have nothing to do with each other, as a program is tried with."""
    return np.random.default_rng(seed).uniform(-1.5, 1.5, size=(3, rows, arm.n))


def three_links():
    return rnea.Robot.planar((4, 2.5, 1), (0.5, 0.4, 0.2), (0.25, 0.2, 0.1), (0.09, 0.035, 0.005))


def spin_twice(arm, state, link):
    """I wd of one link of a planar arm: every joint up to it feels the same."""
    moment = arm.model.body(link).inertia.about_com[2, 2] * state[2][:, :link].sum(axis=1)
    tau = arm.inverse_dynamics(*state)
    tau[:, :link] += moment[:, None]
    return tau


def inertia_twice(arm, state, link):
    """I wd + w × I w of one link, by a table with twice of it."""
    table = arm.description.structure
    rows = list(table.rows)
    row = rows[link - 1]
    assert row.about == "com"
    rows[link - 1] = replace(row, inertia={key: 2 * value for key, value in row.inertia.items()})
    changed = replace(table, rows=tuple(rows))
    bare = rnea.Robot(replace(arm.description, structure=changed, unrealizable="planted"))
    return bare.inverse_dynamics(*state)


def judged(arm, state, tau):
    """Whether torques were off by more than is forgiven; if so they were not called right.

    Forgiven are 1 % of a joint's torque and 0.2 % of all, but never as noise.
    """
    found = diagnose(arm, *state, tau)
    assert not found.random, len(tau)
    forgiven = found.before.overall <= 0.002 and np.all(found.before.joint <= 0.01)
    assert forgiven or found.verdict != "right", len(tau)
    return not forgiven


@pytest.mark.parametrize("link", [1, 2, 3])
def test_a_planar_link_that_is_turned_twice_is_never_right(link):
    arm = three_links()
    cases = [scattered(arm, rows, rows) for rows in ROWS]
    seen = [judged(arm, s, spin_twice(arm, s, link).round(6)) for s in cases]
    assert sum(seen) >= len(ROWS) / 2


@pytest.mark.parametrize("link", [1, 2, 3])
def test_a_planar_link_that_is_not_turned_is_named(link):
    arm = three_links()
    for rows in (10, 20, 30, 60):
        state = scattered(arm, rows, rows)
        right = arm.inverse_dynamics(*state)
        found = diagnose(arm, *state, (2 * right - spin_twice(arm, state, link)).round(6))
        assert [m.title for m in found.mistakes] == [f"I wd + w × I w of link{link} left out"]


@pytest.mark.parametrize(("robot", "link"), [("puma560", 2), ("panda", 4), ("panda", 7)])
def test_a_link_in_space_with_twice_its_inertia_is_never_right(robot, link):
    arm = rnea.load(robot)
    cases = [scattered(arm, rows, rows) for rows in ROWS[1::4]]
    assert all(judged(arm, s, inertia_twice(arm, s, link).round(6)) for s in cases)


@pytest.mark.parametrize("rows", [5, 12, 20, 30])
def test_few_rows_of_right_torques_in_noise_stay_right(rows):
    arm = three_links()
    for seed in range(5):
        state = scattered(arm, rows, seed)
        tau = arm.inverse_dynamics(*state)
        size = 0.004 * np.sqrt(np.mean(tau**2, axis=0))
        noisy = tau + size * np.random.default_rng(seed).normal(size=tau.shape)
        assert diagnose(arm, *state, noisy).verdict == "right", seed
