"""The laws of mechanics on compiled kernels: the way that answers unless somebody asks otherwise.

Random robots are many and asked once each, so `test_laws` walks their links. Here a few robots
serve all laws: what was compiled for one law is there for the next.
"""

from functools import cache

import mpmath
import numpy as np
import pytest

import test_laws
from support.random_robots import floating, random_tree
from support.tiers import generator, sample_cases
from test_laws import LAWS, Floats

# joints, shape, kinds
POOL = (
    (1, "chain", ("prismatic",)),
    (3, "tree", ("revolute", "prismatic")),
    (4, "star", ("revolute",)),
    (6, "chain", ("revolute", "prismatic")),
    (3, "chain", ("spherical", "universal", "planar")),
    (2, "tree", ("helical", "cylindrical")),
)
# of which these float
FLOATING = (5,)

TO_THE_BIT = (
    "test_massless_fixed_link_changes_no_bit",
    "test_units_scale_and_powers_of_two_are_exact",
)


@cache
def robot_of(member, losses, fixed):
    n, shape, kinds = POOL[member]
    rng = generator(member)
    robot = random_tree(rng, n, fixed=2 * fixed, shape=shape, kinds=kinds, losses=losses)
    return floating(robot, rng) if member in FLOATING else robot


@sample_cases(2, each="name")
@pytest.mark.parametrize("member", range(len(POOL)))
@pytest.mark.parametrize("name", LAWS)
def test_law(name, member, monkeypatch):
    law, options = LAWS[name]
    robot = robot_of(member, options.get("losses", False), options.get("fixed", True))
    assert not robot.eager
    # robots that a law makes of this one are asked once, so they walk; bits are those of one way
    if name not in TO_THE_BIT:
        monkeypatch.setenv("RNEA_EAGER", "1")
    for batch in test_laws.SHAPES:
        rng = generator(len(batch))
        state = test_laws.states(robot, rng, batch)
        with mpmath.workdps(50):
            law(Floats(robot, state, rng))


def test_the_laws_did_run_on_kernels():
    """What was compiled for a robot of the pool is told by the robot itself."""
    robot = robot_of(1, True, True)
    law, _ = LAWS["test_torque_is_linear_in_acceleration"]
    state = [np.ones((3, robot.n)) * size for size in (0.2, 0.3, 0.5)]
    law(Floats(robot, state, generator(0)))
    assert any(code is not None for code in robot._answers.codes.values())
