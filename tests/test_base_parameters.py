"""Base parameters: as many as the regressor's rank, and enough for every torque."""

import json
import sysconfig
from pathlib import Path

import numpy as np
import pytest

import rnea
from rnea.core.recursions.regressors.base_parameters import SAME, WIDTH
from rnea.core.scalar_types.mpmath_numbers import MPMATH
from rnea.identify import base_parameters, parameter_name, sum_of
from support.command import run
from support.exact_rank import BEGIN, CATALOGUE, DOCS, END, THRESHOLD, URDFS, exact_ranks
from support.random_robots import any_joints, random_state, random_tree
from support.tiers import sample_cases

# gravity along the first axis; the literature's numbers (Khalil and Dombre; Gaz and others 2019)
KNOWN = {"planar_2r": 6, "ur10": 36, "ur5": 36, "puma560": 36, "panda": 43, "iiwa14": 43}
FILES = Path(sysconfig.get_paths()["purelib"]) / "cmeel.prefix/share/example-robot-data/robots"


@pytest.mark.parametrize("name", KNOWN)
def test_known_numbers(name):
    assert len(base_parameters(rnea.load(name).model, joints=False)) == KNOWN[name]


@pytest.mark.parametrize(
    "file", ["ur_description/urdf/ur10_robot.urdf", "panda_description/urdf/panda.urdf"]
)
def test_right_angles_of_six_digits_count_no_more(file):
    if not (FILES / file).is_file():
        pytest.skip("example-robot-data is not installed")
    arm = rnea.load(FILES / file)
    fingers = [name for name in arm.joint_names if "finger" in name]
    arm = arm.with_locked(dict.fromkeys(fingers, 0.0))
    assert len(base_parameters(arm.model, joints=False)) == (36 if "ur10" in file else 43)


def every_robot():
    for name in ("scara", "stanford", "gantry", "two_arms", "quadruped", "puma560"):
        yield rnea.load(name)
    for seed in range(6):
        rng = np.random.default_rng([seed, 21])
        yield any_joints(rng, int(rng.integers(1, 7)))
        yield random_tree(rng, int(rng.integers(1, 7)), losses=True)


def test_they_are_enough_and_not_too_many():
    for robot in every_robot():
        base = base_parameters(robot.model)
        rng = np.random.default_rng(5)
        q, qd, qdd = random_state(rng, robot, 2 * WIDTH)
        Y = robot.with_eager().regressor(q, qd, qdd)
        p = robot.linear_parameters
        tau = Y @ p
        size = np.abs(tau).max()
        # what counts as unfelt may be felt by a hundred thousandth: axes that are nearly parallel
        faint = Y[..., base.unobservable]
        assert np.abs(faint).max(initial=0.0) <= 2 * SAME * np.abs(Y).max()
        told = Y[..., base.kept] @ base.of(p) + faint @ p[base.unobservable]
        assert np.abs(told - tau).max() <= 1e-9 * size
        # whatever the parameters are, not only this robot's
        other = rng.normal(size=len(p))
        told = Y[..., base.kept] @ base.of(other) + faint @ other[base.unobservable]
        np.testing.assert_allclose(told, Y @ other, atol=1e-8)
        np.testing.assert_allclose(base.matrix @ other, base.of(other), atol=1e-12)
        W = Y[..., base.kept].reshape(-1, len(base))
        singular = np.linalg.svd(W / np.linalg.norm(W, axis=0), compute_uv=False)
        assert singular[-1] > SAME
        every = np.concatenate([base.kept, base.dependent, base.unobservable])
        assert sorted(every) == list(range(len(p)))


# the last three write π with few digits, and would have more parameters if these were believed
@sample_cases(2)
@pytest.mark.parametrize(
    ("name", "more"),
    [
        *((name, 0) for name in ("planar_2r", "scara", "stanford", "panda", "satellite")),
        ("ur_description/urdf/ur10_robot.urdf", 0),
        ("finger_edu_description/robots/finger_edu.urdf", 0),
        ("kinova_description/robots/kinova.urdf", 2),
        ("bravo7_description/urdf/bravo7_gripper.urdf", 2),
        ("asr_twodof_description/urdf/TwoDofs.urdf", 0),
    ],
)
def test_fifty_digits_have_the_same_rank(name, more):
    """What is zero is zero there; docs/look-up/parameters.md has the others."""
    if name.endswith(".urdf") and not (FILES / name).is_file():
        pytest.skip("example-robot-data is not installed")
    robot = rnea.load(FILES / name if name.endswith(".urdf") else name)
    ranks = exact_ranks(robot)
    assert ranks.rank == len(base_parameters(robot.model, joints=False))
    assert ranks.false_rank == ranks.rank + more
    assert ranks.most < 1e-1 * THRESHOLD
    assert ranks.least > 10 * THRESHOLD


def test_the_table_of_ranks_is_whole():
    """Every line of docs/look-up/parameters.md, slow to renew, says the same number twice."""
    table = DOCS.read_text().partition(BEGIN)[2].partition(END)[0]
    lines = [line.split("|")[1:-1] for line in table.strip().splitlines()[2:]]
    assert [line[0].strip() for line in lines] == [
        *CATALOGUE, *(Path(name).name for name, _ in URDFS)
    ]  # fmt: skip
    assert len(URDFS) >= 20
    assert all(int(found) == int(rank) for _, _, _, found, rank, *_ in lines)


def test_groups_of_a_planar_arm():
    """By hand: of the second link its mass is felt at the end of the first, one metre away."""
    base = base_parameters(rnea.load("planar_2r").model)
    sums = {parameter_name(int(c), bool(row.any())): sum_of(int(c), base.dependent, row)
            for c, row in zip(base.kept, base.coefficients, strict=True)}  # fmt: skip
    assert sums == {
        "MXR1": "MX1 + M2", "MY1": "MY1", "ZZR1": "ZZ1 + Ia1 + M2", "Fv1": "Fv1",
        "Fc+R1": "Fc+1 + Fo1", "Fc-R1": "Fc-1 - Fo1", "MX2": "MX2", "MY2": "MY2", "ZZ2": "ZZ2",
        "Fv2": "Fv2", "Fc+R2": "Fc+2 + Fo2", "Fc-R2": "Fc-2 - Fo2", "Ia2": "Ia2",
    }  # fmt: skip


def test_matrices_have_a_column_for_every_parameter():
    arm = rnea.load("planar_2r")
    p = np.arange(30.0)
    for joints in (True, False):
        base = base_parameters(arm.model, joints=joints)
        assert base.matrix.shape == (len(base), 30)
        np.testing.assert_allclose(base.matrix @ p, base.of(p))


def test_robots_without_base_parameters():
    still = rnea.load("planar_2r").with_locked({"joint1": 0.0, "joint2": 0.0})
    assert len(base_parameters(still.model)) == 0
    shown = run("parameters", "planar_2r", "--lock", "joint1=0,joint2=0").stdout
    assert "0 base parameters" in shown
    with pytest.raises(rnea.InputError, match="has symbols"):
        base_parameters(rnea.load("planar_2r").with_numbers(MPMATH).model)


def test_the_command():
    shown = run("parameters", "planar_2r")
    assert shown.returncode == 0
    assert "6 base parameters" in shown.stdout
    assert "ZZ1 + l1² M2" in shown.stdout
    assert "never felt at the joints: M1, MZ1" in shown.stdout
    facts = json.loads(run("parameters", "panda", "--json").stdout)
    assert len(facts["base_parameters"]) == 43
    assert {"name", "value", "unit", "sum", "formula", "body"} == set(facts["base_parameters"][0])
