"""Standard DH, modified DH and trees: the same robot at every stage, inertias moved along."""

import numpy as np
import pytest

import rnea
from rnea import InputError
from support.random_robots import random_dh, random_state, random_tree
from support.scale import torque_scale
from support.tiers import sample_cases

CHAINS = 200


def scale_of(robot, state):
    return torque_scale(robot.model, *state, robot.gravity)


def table(robot):
    """All numbers of a DH table, evaluated."""
    from rnea.core.spatial.numbers import FLOAT
    from rnea.model import ParameterEvaluator

    numbers = ParameterEvaluator(robot.description, FLOAT)
    out = []
    for row in robot.description.structure.rows:
        dh = [numbers.scalar(getattr(row, k), k) for k in ("theta", "d", "a", "alpha", "offset")]
        body = numbers.inertia(row.body, "")
        out.append([*dh, body.mass, *body.com, *body.about_com.ravel()])
    return np.array(out)


def same_robot(one, two, rng):
    state = random_state(rng, one)
    scale = np.maximum(scale_of(one, state), scale_of(two, state))
    ours, theirs = one.inverse_dynamics(*state), two.inverse_dynamics(*state)
    assert np.all(np.abs(ours - theirs) <= 1e-12 * scale)
    assert one.joint_names == two.joint_names
    tools = [robot.forward_kinematics(state[0])["tool"].matrix() for robot in (one, two)]
    np.testing.assert_allclose(*tools, atol=1e-13 * (1 + np.abs(tools[0]).max()))
    return state


@sample_cases(2)
@pytest.mark.parametrize("block", range(4))
def test_standard_to_modified_and_back_is_the_identity(block):
    for seed in range(block * CHAINS // 4, (block + 1) * CHAINS // 4):
        rng = np.random.default_rng(seed)
        n = int(rng.integers(1, 9))
        standard = random_dh(rng, n, "standard", right_angles=seed % 2 == 0, losses=True)
        modified = standard.to_dh("modified")
        again = modified.to_dh("standard")
        assert modified.description.structure.convention == "modified"
        same_robot(standard, modified, rng)
        same_robot(standard, again, rng)
        before, after = table(standard), table(again)
        assert np.abs(after - before).max() <= 1e-14 * max(1, np.abs(before).max())


def test_dh_to_tree_to_dh_is_the_identity():
    for seed in range(60):
        rng = np.random.default_rng(seed)
        for convention in ("standard", "modified"):
            robot = random_dh(rng, int(rng.integers(1, 8)), convention)
            tree = robot.to_tree()
            assert not hasattr(tree.description.structure, "convention")
            same_robot(robot, tree, rng)
            again = tree.to_dh(convention)
            same_robot(robot, again, rng)
            before, after = table(robot), table(again)
            np.testing.assert_allclose(after[:, 5:], before[:, 5:], atol=1e-13)
            # angles come back up to whole turns
            turned = (after[:, :5] - before[:, :5] + np.pi) % (2 * np.pi) - np.pi
            lengths = after[:, [1, 2]] - before[:, [1, 2]]
            np.testing.assert_allclose(turned[:, [0, 3]], 0, atol=1e-13)
            np.testing.assert_allclose(lengths, 0, atol=1e-13)


def test_any_serial_tree_becomes_a_dh_table():
    """Oblique axes and welded links: frames are re-chosen, torques stay."""
    for seed in range(60):
        rng = np.random.default_rng(seed)
        chain = random_tree(rng, int(rng.integers(1, 8)), shape="chain", fixed=seed % 3)
        for convention in ("standard", "modified"):
            converted = chain.to_dh(convention)
            state = random_state(rng, chain)
            scale = np.maximum(scale_of(chain, state), scale_of(converted, state))
            apart = chain.inverse_dynamics(*state) - converted.inverse_dynamics(*state)
            assert np.all(np.abs(apart) <= 1e-12 * scale)
            floors = [
                r.model.base.rotation @ r.joint_wrenches(*state).base_force
                for r in (chain, converted)
            ]
            np.testing.assert_allclose(*floors, rtol=1e-11, atol=1e-10)
            for frame, mount in chain.model.frames.items():
                if mount.mount == "weld" and mount.body:
                    poses = [
                        r.forward_kinematics(state[0])[frame].matrix() for r in (chain, converted)
                    ]
                    np.testing.assert_allclose(*poses, atol=1e-12)


def has_a_table(name):
    model = rnea.load(name).model
    return model.is_serial and model.nq == len(model.bodies)


@pytest.mark.parametrize("name", [n for n in rnea.robots() if has_a_table(n)])
@pytest.mark.parametrize("convention", ["standard", "modified"])
@pytest.mark.filterwarnings("ignore::rnea.errors.ModelWarning")
def test_catalogue_robots(name, convention):
    robot = rnea.load(name)
    other = [b.joint for b in robot.model.bodies if not (b.joint.turns or b.joint.slides)]
    if other:
        with pytest.raises(InputError, match=f"{other[0].name!r} is {other[0].kind}"):
            robot.to_dh(convention)
        return
    rng = np.random.default_rng(3)
    same_robot(robot, robot.to_dh(convention), rng)
    same_robot(robot, robot.to_tree(), rng)


def test_what_cannot_be_converted():
    with pytest.raises(InputError, match="branches; a DH table describes a serial chain only"):
        random_tree(np.random.default_rng(0), 5, shape="star").to_dh("modified")
    with pytest.raises(InputError, match="unknown convention 'craig'"):
        rnea.load("puma560").to_dh("craig")
    import sympy

    symbolic = rnea.load("one_link").with_parameters(m=sympy.Symbol("m"))
    with pytest.raises(InputError, match="compute with numbers"):
        symbolic.to_dh("modified")
