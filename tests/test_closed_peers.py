"""MuJoCo and Pinocchio move the closed mechanisms as their closed forms say, and as we do.

Motors push as they must for a stored motion; all joints' accelerations come out. So both are known
to be right before the package's own accelerations are held against them.
"""

import numpy as np
import pytest

from support.closed_forms import MECHANISMS
from test_closed_catalogue import ROWS, arm_of, states


def stored(name):
    """Motors' efforts (states, motors) and all joints' accelerations by closed form, by joint."""
    rows = ROWS[name]
    return [row["motors"] for row in rows], [row["accelerations"] for row in rows]


def ours(name):
    """Random efforts of the motors, and what the package says that they cause."""
    arm, (q, u, _) = arm_of(name), states(name)
    n, tree, closure = arm.nv, arm.model.tree, arm.model.closure
    rng = np.random.default_rng(23)
    motors = np.array([row["motors"] for row in ROWS[name]])
    motors = motors * rng.uniform(-2, 2, motors.shape)
    # G of all states: how fast the motors go with each independent speed
    moved = arm.evaluate("joint_motion", q[:, None], np.eye(n), np.zeros(n), eager=True)[..., 0, :]
    tau = np.einsum("ska,sa->sk", moved[..., list(closure.actuated)], motors)
    ud = arm.forward_dynamics(q, u, tau, eager=True)
    found = arm.evaluate("joint_motion", q, u, ud, eager=True)[:, 1]
    return motors, [{b.joint.name: row[b.v] for b in tree.bodies} for row in found]


def worst(peer, name, truth):
    """The largest error of an acceleration over all states, in shares of the state's largest."""
    errors = []
    for row, efforts, right in zip(ROWS[name], *truth(name), strict=True):
        motors = zip(peer.file.actuated, efforts, strict=True)
        theirs = peer.accelerations(row["q"], row["speeds"], {j: [f] for j, f in motors})
        sizes = np.concatenate([right[joint] for joint in right])
        wrong = np.concatenate([theirs[joint] - right[joint] for joint in right])
        errors.append(abs(wrong).max() / abs(sizes).max())
    return max(errors)


@pytest.fixture(params=[stored, ours])
def truth(request):
    return request.param


@pytest.mark.parametrize("name", MECHANISMS)
def test_pinocchio_agrees(name, truth):
    pytest.importorskip("pinocchio")
    from support.closed_pinocchio import ClosedPinocchio

    assert worst(ClosedPinocchio(name), name, truth) < 1e-12


@pytest.mark.parametrize("name", MECHANISMS)
def test_mujoco_approaches_as_its_constraints_grow_stiff(name, truth):
    pytest.importorskip("mujoco")
    from support.closed_mujoco import ClosedMujoco

    softer, stiffer, stiffest = (
        worst(ClosedMujoco(name, softness), name, truth) for softness in (1e-2, 1e-4, 1e-6)
    )
    assert stiffest < 1e-7
    assert softer / stiffer == pytest.approx(100, rel=0.05)
    assert stiffer / stiffest == pytest.approx(100, rel=0.05)
