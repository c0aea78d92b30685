"""MuJoCo and Pinocchio move the closed mechanisms as their closed forms say.

Motors push as they must for a stored motion; all joints' accelerations come out. So both are known
to be right before the package is held against them.
"""

import json

import numpy as np
import pytest

from support.closed_forms import MECHANISMS
from support.closed_forms.references import FILE

ROWS = json.loads(FILE.read_text())


def worst(peer, name):
    """The largest error of an acceleration over all states, in shares of the state's largest."""
    errors = []
    for row in ROWS[name]:
        motors = zip(peer.file.actuated, row["motors"], strict=True)
        theirs = peer.accelerations(row["q"], row["speeds"], {j: [f] for j, f in motors})
        right = row["accelerations"]
        sizes = np.concatenate([right[joint] for joint in right])
        wrong = np.concatenate([theirs[joint] - right[joint] for joint in right])
        errors.append(abs(wrong).max() / abs(sizes).max())
    return max(errors)


@pytest.mark.parametrize("name", MECHANISMS)
def test_pinocchio_agrees(name):
    pytest.importorskip("pinocchio")
    from support.closed_pinocchio import ClosedPinocchio

    assert worst(ClosedPinocchio(name), name) < 1e-12


@pytest.mark.parametrize("name", MECHANISMS)
def test_mujoco_approaches_as_its_constraints_grow_stiff(name):
    pytest.importorskip("mujoco")
    from support.closed_mujoco import ClosedMujoco

    softer, stiffer, stiffest = (worst(ClosedMujoco(name, s), name) for s in (1e-2, 1e-4, 1e-6))
    assert stiffest < 1e-7
    assert softer / stiffer == pytest.approx(100, rel=0.05)
    assert stiffer / stiffest == pytest.approx(100, rel=0.05)
