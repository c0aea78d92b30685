"""A wrench that acts on the robot and a payload: forgotten, or with the wrong sense.

Planted by Jacobians (a wrench on the tool asks -transpose(J) w of the joints) and by robots without
their payload.
"""

import json

import numpy as np
import pytest

import rnea
from rnea.check import diagnose
from rnea.errors import InputError
from support.command import run
from support.tiers import sample_cases
from test_diagnose import noisy, state_of

PUSH = (3.0, 12.0, -5.0, 0.4, -0.2, 0.7)


def pushed(robot, times):
    """Torques with so many times the wrench, in axes and at the origin of the tool."""
    arm = rnea.load(robot)
    state = state_of(arm, rows=30)
    world = arm.forward_kinematics(state[0])["tool"].rotation
    turned = [world @ np.array(part) for part in (PUSH[3:], PUSH[:3])]  # angular rows first
    held = np.einsum("nij,ni->nj", arm.jacobian(state[0]), np.concatenate(turned, axis=-1))
    return arm, state, arm.inverse_dynamics(*state) - times * held


@sample_cases(2)
@pytest.mark.parametrize("robot", ["planar_2r", "puma560"])
@pytest.mark.parametrize(("times", "key"), [(1, ""), (-1, "wrench_sense"), (0, "no_wrench")])
def test_a_wrench_is_named_where_it_is_wrong(robot, times, key):
    arm, state, tau = pushed(robot, times)
    wrench = rnea.Wrench(PUSH[:3], PUSH[3:], frame="tool")
    for given in (tau, tau[:1], noisy(tau)):
        motion = [x[: len(given)] for x in state]
        found = diagnose(arm, *motion, given, wrench=wrench)
        assert found.verdict == ("mistake" if key else "right")
        assert [m.key for m in found.mistakes] == ([key] if key else [])
    # a mistake beside it is found as ever
    upside_down = tau - 2 * arm.gravity_torque(state[0])
    if times == 1:
        found = diagnose(arm, *state, upside_down, wrench=wrench)
        assert [m.key for m in found.mistakes] == ["gravity_sign"]


@sample_cases(2)
@pytest.mark.parametrize("robot", ["planar_2r", "scara", "panda"])
def test_a_payload_that_was_forgotten_is_named(robot):
    arm = rnea.load(robot)
    state = state_of(arm, rows=30)
    loaded = arm.with_payload(1.7, com=(0.02, 0.01, 0.05))
    for given in (arm.inverse_dynamics(*state), arm.inverse_dynamics(*state)[:1]):
        found = diagnose(loaded, *(x[: len(given)] for x in state), given)
        assert found.verdict == "mistake"
        assert found.mistakes[0].key == "no_payload"
    assert diagnose(loaded, *state, loaded.inverse_dynamics(*state)).verdict == "right"


def test_a_wrench_is_one_for_all_rows():
    arm, state, tau = pushed("planar_2r", 1)
    many = rnea.Wrench(np.zeros((30, 3)), frame="tool")
    with pytest.raises(InputError, match="the same in all rows"):
        diagnose(arm, *state, tau, wrench=many)


# ---- the command: planar_2r with 10 N across its end; l1 + l2 = 1.8 m, l2 = 0.8 m ---------------

PUSHED = ("diagnose", "planar_2r", "--q", "pi/2,0", "--wrench", "0,10,0,0,0,0")


@pytest.mark.parametrize(
    ("tau", "keys"),
    [
        ("-83.727,-19.772", []),
        ("-47.727,-3.772", ["wrench_sense"]),
        ("-65.727,-11.772", ["no_wrench"]),
    ],
)
def test_the_command_knows_the_wrench(tau, keys):
    done = run(*PUSHED, f"--tau={tau}", "--json")
    facts = json.loads(done.stdout)
    assert [m["key"] for m in facts["mistakes"]] == keys
    assert done.returncode == bool(keys)
    assert facts["torques"]["given"] == [float(x) for x in tau.split(",")]
    np.testing.assert_allclose(facts["torques"]["right"], [-83.727, -19.772], atol=1e-9)


def test_the_command_knows_the_payload():
    """2 kg at the end of the level arm: 2 * 9.81 * 1.8 and 2 * 9.81 * 0.8 more."""
    level = ("diagnose", "planar_2r", "--q", "pi/2,0", "--payload", "2", "--json")
    right = f"--tau={-65.727 - 35.316},{-11.772 - 15.696}"
    assert json.loads(run(*level, right).stdout)["verdict"] == "right"
    facts = json.loads(run(*level, "--tau=-65.727,-11.772").stdout)
    assert [m["key"] for m in facts["mistakes"]] == ["no_payload"]


def test_yours_is_what_was_typed_and_the_steps_are_told_to_lack_the_wrench():
    done = run(*PUSHED, "--tau=-70,-19")
    rows = [line.split() for line in done.stdout.splitlines()]
    assert ["joint1", "-70", "-83.727", "13.727", "0.836", "16.4", "%"] in rows
    assert "rnea explain planar_2r --q=pi/2,0\n" in done.stdout
    assert "Its steps have no wrench. To its torques that adds: joint1 -18, joint2 -8." in (
        done.stdout.replace("\n  ", " ")
    )
