"""Assembling finds the closed form's position, on its branch; mobility knows what is redundant."""

import tomllib

import numpy as np
import pytest

import rnea
from support.closed_forms import MECHANISMS, mechanism
from support.closed_forms.digits import quaternion, vector
from support.closed_forms.file_numbers import CATALOGUE
from support.recut import toml_text
from test_closed_catalogue import ROWS, arm_of, states
from test_closed_motors import REDUNDANT

ARMS = (0.3, 0.3, 0.3)


@pytest.mark.parametrize("name", MECHANISMS)
def test_independent_joints_place_all_others(name):
    """From where the file assembles it, to twenty positions at once; angles up to whole turns."""
    arm, (q, _, _) = arm_of(name), states(name)
    told = {
        joint: np.array([row["q"][joint] for row in ROWS[name]]) for joint in arm.independent_joints
    }
    told = {joint: x[:, 0] if x.shape[-1] == 1 else x for joint, x in told.items()}
    found = arm.assemble(told)
    for body in arm.model.bodies:
        ours, right = found[:, body.q], q[:, body.q]
        if body.joint.kind in ("revolute", "universal"):
            ours = right + np.remainder(ours - right + np.pi, 2 * np.pi) - np.pi
        if body.joint.kind in ("spherical", "free"):
            same = np.sign((ours[:, -4:] * right[:, -4:]).sum(axis=-1, keepdims=True))
            ours = np.concatenate([ours[:, :-4], ours[:, -4:] * same], axis=-1)
        np.testing.assert_allclose(ours, right, atol=1e-11)


@pytest.mark.parametrize("name", MECHANISMS)
def test_mobility(name):
    found = arm_of(name).mobility()
    assert found.dofs == MECHANISMS[name].freedoms
    assert found.equations - found.rank == len(found.redundant) == REDUNDANT[name]
    assert (found.idle, found.undriven, found.preloads, found.singular) == ((), 0, 0, False)


def other(tmp_path, name, **changes):
    """The catalogue's mechanism with other entries at the top of its file."""
    table = tomllib.loads((CATALOGUE / f"{name}.toml").read_text()) | changes
    file = tmp_path / "robot.toml"
    file.write_text(toml_text({key: value for key, value in table.items() if value is not None}))
    return rnea.load(str(file))


def dead_centre():
    """Crank and coupler of the four-bar in one line: the triangle of a + b, c and d."""
    n = mechanism("four_bar").numbers
    a, b, c, d = map(float, (n.a, n.b, n.c, n.d))
    crank = np.arccos(((a + b) ** 2 + d**2 - c**2) / (2 * (a + b) * d))
    pin = (a + b) * np.array([np.cos(crank), np.sin(crank)]) - [d, 0]
    return [crank, 0.0, np.arctan2(pin[1], pin[0])]


def test_a_dead_centre_is_singular_for_who_drives_the_rocker(tmp_path):
    """There the rocker stands still while the crank moves; by the crank it is a position as any."""
    by_rocker = other(tmp_path, "four_bar", independent=["rocker"])
    assert by_rocker.mobility(dead_centre()).singular
    assert not by_rocker.mobility(by_rocker.neutral).singular
    assert not arm_of("four_bar").mobility(dead_centre()).singular
    rates, _ = arm_of("four_bar").joint_motion(dead_centre(), [1.0], [0.0])
    assert abs(rates[2]) < 1e-14


def test_a_piston_at_its_top_is_singular_for_who_drives_it(tmp_path):
    n = mechanism("slider_crank").numbers
    top = [0.0, 0.0, float(n.r + n.l)]
    assert other(tmp_path, "slider_crank", independent=["piston"]).mobility(top).singular
    assert not arm_of("slider_crank").mobility(top).singular


def test_rods_on_two_balls_spin_idly(tmp_path):
    """A Delta with balls at both ends of its rods has six freedoms more, one of each rod."""
    table = tomllib.loads((CATALOGUE / "delta.toml").read_text())
    joints = table["joints"]
    for joint in joints:
        if joint["kind"] == "universal":
            joint["kind"] = "spherical"
            del joint["axis"], joint["axis2"]
    links = mechanism("delta").shape(vector(*ARMS)).links
    balls = {}
    for rod in (f"rod{k}{side}" for k in "123" for side in "ab"):
        turned = quaternion(links[f"arm{rod[3]}"][0].T @ links[rod][0])
        balls[rod] = [round(float(x), 15) for x in turned]
    arm = other(
        tmp_path, "delta", joints=joints, independent=None, assembly=table["assembly"] | balls
    )
    found = arm.mobility()
    assert found.dofs == 9
    assert {speed.split("_")[0] for speed in found.idle} == set(balls)
    assert found.undriven == 6
