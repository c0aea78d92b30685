"""A centre of mass with the wrong sign of x in a DH table: beyond the link, and so told."""

import warnings
from dataclasses import replace

import pytest

import rnea
from rnea.check import lint
from rnea.describe import ExtraFrame, Placement

# of each convention: where the centre of a rod of 0.4 m lies whose row has this a
RODS = [("standard", 0.4, -0.2), ("standard", -0.4, 0.2), ("modified", 0.4, 0.2)]


def arm(convention, a, x, y=0.0):
    """Two equal rods; in the modified convention a row has the length of the link before it."""
    link = {"mass": 2, "com": (x, y, 0), "inertia": {"iyy": 0.03, "izz": 0.03, "ixx": 1e-4}}
    rows = [{"a": a, **link}] * 2
    if convention == "modified":
        rows = [link, {"a": a, **link}, {"a": a, "mass": 0}]
    return rnea.Robot.from_dh(rows, convention=convention)


def outside(robot):
    return [found for found in lint(robot) if found.code == "com-outside"]


@pytest.mark.parametrize(("convention", "a", "x"), RODS)
def test_the_other_sign_is_named(convention, a, x):
    assert outside(arm(convention, a, x)) == []
    found = outside(arm(convention, a, -x))
    assert [finding.where for finding in found] == ["link1", "link2"]
    for finding in found:
        # the middle of the rod, by hand
        assert finding.probably.startswith(f"[{x:g} 0 0]: the frame is at the link's ")
        assert "lies 0.2 m outside" in finding.measured


@pytest.mark.parametrize(("convention", "a", "x"), RODS)
def test_what_may_be_built_so_is_a_note(convention, a, x):
    """Behind a joint hangs a counterweight, beyond the last frame a tool; a frame there says so."""
    robot = arm(convention, a, -x)
    first, last = outside(robot)
    if convention == "modified":
        assert {first.severity, last.severity} == {"note"}
        assert "right of a counterweight or a motor behind the joint" in first.why
    else:
        assert (first.severity, last.severity) == ("warning", "note")
        assert first.why.startswith("gravity's lever arm is wrong: ")
        assert "right of a tool beyond the last frame" in last.why
    frame = ExtraFrame("there", "link2", Placement(xyz=(-1.5 * x, 0, 0)))
    there = replace(robot.description, frames=(frame,))
    assert [finding.where for finding in outside(there)] == ["link1"]


@pytest.mark.parametrize(("convention", "a", "x"), RODS)
def test_a_motor_at_an_end_of_the_link_is_no_wrong_sign(convention, a, x):
    beyond = 0.05 if x < 0 else -0.05
    assert outside(arm(convention, a, beyond)) == []
    assert outside(arm(convention, a, -x, y=0.1)) == []


@pytest.mark.parametrize("convention", ["standard", "modified"])
def test_no_robot_of_the_catalogue_has_a_wrong_sign(convention):
    seen = 0
    for name in rnea.robots():
        robot = rnea.load(name)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                table = robot.to_dh(convention)
        except rnea.RneaError:
            continue
        seen += 1
        assert outside(robot) == outside(table) == [], name
    assert seen > 10
