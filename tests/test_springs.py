"""Springs in the joints: held, stored and given back, by every way and in every kind of joint.

What they add is written a second time here, joint by joint.
"""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

import rnea
from rnea.core.scalar_types.mpmath_numbers import MPMATH
from rnea.core.spatial.numbers import FLOAT
from rnea.describe import JOINT_KINDS, Mimic, Spring
from rnea.model import make_joint
from rnea.spatial import Pose
from support.random_robots import chain_of, floating, random_state, random_tree, with_springs
from support.scale import torque_scale

BATCH = 7


def following():
    """A tree in which joints with springs follow others, and each other."""
    rng = np.random.default_rng(5)
    robot = random_tree(rng, 4, kinds=("revolute", "prismatic"), losses=True)
    mimics = {"joint3": Mimic("joint1", -1.5, 0.4), "joint4": Mimic("joint3", 2.0, -0.1)}
    return with_springs(changed(robot, lambda j: replace(j, mimic=mimics.get(j.name))), rng)


def changed(robot, change):
    """The same robot with every joint changed."""
    tree = robot.description.structure
    joints = tuple(map(change, tree.joints))
    return rnea.Robot(replace(robot.description, structure=replace(tree, joints=joints)))


def made(name):
    rng = np.random.default_rng(len(name))
    match name:
        case "single coordinates":
            return with_springs(chain_of(("helical", "revolute", "prismatic"), rng), rng)
        case "pairs of coordinates":
            return with_springs(chain_of(("cylindrical", "universal"), rng), rng)
        case "following":
            return following()
        case "tree with losses":
            kinds = ("revolute", "prismatic", "helical")
            robot = random_tree(rng, 4, fixed=2, kinds=kinds, losses=True)
            return with_springs(robot, rng, share=0.6)
    # on a base that floats, which cannot have one
    return with_springs(floating(chain_of(("revolute",), rng), rng), rng)


ROBOTS = ("single coordinates", "pairs of coordinates", "following", "tree with losses", "floating")
robot_of = cache(made)
everywhere = pytest.mark.parametrize("name", ROBOTS)


def state_of(robot):
    return random_state(np.random.default_rng(2), robot, BATCH)


def stretched(robot, q):
    """For every spring: the column of its speed, stiffness, way from its rest, and ratio."""
    for joint in robot.description.structure.joints:
        if joint.spring is None:
            continue
        body = next(b for b in robot.model.bodies if b.joint.name == joint.name)
        ratio, offset = 1.0, 0.0
        if body.follows is not None:
            ratio, offset = body.follows.ratio, body.follows.offset
        for k, (stiffness, rest) in enumerate(
            zip(joint.spring.stiffness, joint.spring.rest, strict=True)
        ):
            own = ratio * q[..., body.q.start + k] + offset
            yield body.v.start + k, stiffness, own - rest, ratio


def held(robot, q):
    tau = np.zeros((*q.shape[:-1], robot.n))
    for column, stiffness, way, ratio in stretched(robot, q):
        tau[..., column] += ratio * stiffness * way
    return tau


def stored(robot, q):
    return sum(k * way**2 / 2 for _, k, way, _ in stretched(robot, q))


def close(found, wanted, scale=1.0, tolerance=1e-12):
    error = np.abs(np.asarray(found) - wanted)
    size = np.maximum(np.abs(wanted).max(initial=0.0), scale)
    assert np.all(error <= tolerance * size), error.max() / np.max(size)


# ---- what springs add, and to what ---------------------------------------------------------------


def test_springs_are_for_coordinates_whose_rates_are_speeds():
    entries = {"axis": np.array([0.0, 0, 1]), "axis2": np.array([1.0, 0, 0]), "pitch": 0.1}
    for kind, of_kind in JOINT_KINDS.items():
        if kind == "fixed":
            assert of_kind.sprung == ()
            continue
        said = {key: entries[key] for key in of_kind.entries}
        joint = make_joint(kind, "j", Pose.identity(), FLOAT, **said)
        rates = joint.bracket(np.zeros(joint.nv)) is None and joint.nq == joint.nv
        assert of_kind.sprung == (tuple(x.unit for x in joint.coordinates) if rates else ())


@everywhere
@pytest.mark.parametrize("eager", [True, False])
def test_torque_and_energy_have_them_and_nothing_else_does(name, eager):
    robot, (q, qd, qdd) = robot_of(name), state_of(robot_of(name))
    scale = torque_scale(robot.model, q, qd, qdd, robot.gravity) + 100
    tau = robot.inverse_dynamics(q, qd, qdd, eager=eager)
    without = robot.inverse_dynamics(q, qd, qdd, spring=False, eager=eager)
    close(tau - without, held(robot, q), scale)
    slack, walk = bare(robot), {"eager": True}
    for question, *states in (
        ("gravity_torque", q),
        ("bias", q, qd),
        *(
            (("mass_matrix", q), ("coriolis_matrix", q, qd), ("kinetic_energy", q, qd))
            if eager
            else ()
        ),
    ):
        wanted = getattr(slack, question)(*states, **walk)
        close(getattr(robot, question)(*states, eager=eager), wanted, 100)
    close(without, slack.inverse_dynamics(q, qd, qdd, **walk), scale)
    energy = robot.potential_energy(q, eager=eager)
    close(energy - slack.potential_energy(q, **walk), stored(robot, q), 100)
    np.testing.assert_array_equal(
        robot.potential_energy(q, spring=False, **walk), slack.potential_energy(q, **walk)
    )
    # friction is switched off without them
    rigid = slack.inverse_dynamics(q, qd, qdd, friction=False, **walk)
    smooth = robot.inverse_dynamics(q, qd, qdd, friction=False, eager=eager)
    close(smooth - rigid, held(robot, q), scale)
    with_springs_alone = robot.bias(q, qd, spring=True, **walk)
    close(with_springs_alone - slack.bias(q, qd, **walk), held(robot, q), scale)


def bare(robot):
    """The same robot, as if its file told of no spring."""
    return changed(robot, lambda joint: replace(joint, spring=None))


@everywhere
@pytest.mark.parametrize("eager", [True, False])
def test_the_budget_has_a_part_for_them_and_adds_up(name, eager):
    robot, state = robot_of(name), state_of(robot_of(name))
    budget = robot.torque_budget(*state, eager=eager)
    scale = torque_scale(robot.model, *state, robot.gravity) + 100
    close(budget.spring, held(robot, state[0]), 1.0)
    close(budget.total(), robot.inverse_dynamics(*state, eager=eager), scale)
    assert not robot.torque_budget(*state, spring=False, eager=eager).spring.any()


@pytest.mark.parametrize(
    ("name", "method"),
    # articulated bodies have no place for joints that follow others
    [(x, y) for x in ROBOTS for y in ("aba", "mass") if (x, y) != ("following", "aba")],
)
@pytest.mark.parametrize("eager", [True, False])
def test_accelerations_come_back(name, method, eager):
    robot, (q, qd, qdd) = robot_of(name), state_of(robot_of(name))
    for spring in (True, False):
        tau = robot.inverse_dynamics(q, qd, qdd, spring=spring)
        found = robot.forward_dynamics(q, qd, tau, method=method, spring=spring, eager=eager)
        condition = np.max(robot.condition_number(q))
        close(found, qdd, np.abs(tau).max(), 1e-13 * condition)


@pytest.mark.parametrize(
    ("name", "eager"),
    [*((name, True) for name in ROBOTS), ("single coordinates", False), ("following", False)],
)
def test_slopes_have_their_stiffness(name, eager):
    robot, (q, qd, qdd) = robot_of(name), state_of(robot_of(name))
    steep, steep_d, _ = robot.inverse_dynamics_derivatives(q, qd, qdd, eager=eager)
    flat, flat_d, _ = robot.inverse_dynamics_derivatives(q, qd, qdd, spring=False, eager=eager)
    stiffness = np.zeros((robot.n, robot.n))
    for column, k, _, ratio in stretched(robot, q):
        stiffness[column, column] += ratio * ratio * k
    scale = np.abs(flat).max()
    close(steep - flat, np.broadcast_to(stiffness, flat.shape), scale)
    close(steep_d, flat_d, scale)
    # accelerations change by -M⁻¹ K more
    tau = robot.inverse_dynamics(q, qd, qdd)
    by_q, _, _ = robot.forward_dynamics_derivatives(q, qd, tau, eager=eager)
    without, _, _ = robot.forward_dynamics_derivatives(
        q, qd, tau - held(robot, q), spring=False, eager=eager
    )
    wanted = -np.linalg.solve(robot.mass_matrix(q), np.broadcast_to(stiffness, by_q.shape))
    close(by_q - without, wanted, np.abs(without).max(), 1e-11 * np.max(robot.condition_number(q)))


@everywhere
@pytest.mark.parametrize("eager", [True, False])
def test_energy_changes_by_what_is_put_in_less_what_rubs(name, eager):
    robot, (q, qd, qdd) = robot_of(name), state_of(robot_of(name))
    tau, friction = robot.inverse_dynamics(q, qd, qdd), robot.torque_budget(q, qd, qdd).friction
    power = ((tau - friction) * qd).sum(axis=-1)
    h = 1e-4

    def energy(t):
        there = robot.integrate(q, qd + qdd * (t / 2), t)
        speeds = qd + qdd * t
        return robot.kinetic_energy(there, speeds, eager=eager) + robot.potential_energy(
            there, eager=eager
        )

    # central differences of two widths, their error of second order taken out
    wide, narrow = ((energy(x) - energy(-x)) / (2 * x) for x in (2 * h, h))
    rate = (4 * narrow - wide) / 3
    close(rate, power, np.abs(energy(0)).max(), 1e-8)


def test_fifty_digits_agree():
    import mpmath

    robot = robot_of("pairs of coordinates")
    q, qd, qdd = (x[0] for x in state_of(robot))
    with mpmath.workdps(50):
        exact = robot.with_numbers(MPMATH)
        state = [np.array([mpmath.mpf(x) for x in part], dtype=object) for part in (q, qd, qdd)]
        tau = exact.inverse_dynamics(*state)
        back = exact.forward_dynamics(*state[:2], tau)
        assert max(abs(a - b) for a, b in zip(back, state[2], strict=True)) < mpmath.mpf("1e-45")
        close(robot.inverse_dynamics(q, qd, qdd), tau.astype(float), 100)
        energy = exact.potential_energy(state[0])
        close(robot.potential_energy(q), float(energy), 100)


def test_symbols():
    sympy = pytest.importorskip("sympy")
    k, r, x = sympy.symbols("k r x")
    row = {"joint": "prismatic", "mass": 2.0, "spring": {"stiffness": k, "rest": r}}
    robot = rnea.Robot.from_dh([row], "standard", gravity=(0, 0, 0))
    assert sympy.simplify(robot.inverse_dynamics([x])[0] - k * (x - r)) == 0
    assert sympy.simplify(robot.potential_energy([x]) - k * (x - r) ** 2 / 2) == 0


# ---- large robots, and other forms of one --------------------------------------------------------


def test_a_loop_over_bodies_has_them():
    rng = np.random.default_rng(8)
    robot = with_springs(random_tree(rng, 80, losses=True, fixed=2), rng, share=0.7)
    assert robot.kernel("inverse_dynamics")._code.loops
    q, qd, qdd = state_of(robot)
    scale = torque_scale(robot.model, q, qd, qdd, robot.gravity) + 100
    for case in ({}, {"spring": False}, {"friction": False, "rotor": False}):
        eager = robot.inverse_dynamics(q, qd, qdd, eager=True, **case)
        compiled = robot.inverse_dynamics(q, qd, qdd, **case)
        assert np.all(np.abs(compiled - eager) <= 1e-13 * scale)
        np.testing.assert_array_equal(
            compiled[0], robot.inverse_dynamics(q[0], qd[0], qdd[0], **case)
        )
    close(
        robot.inverse_dynamics(q) - robot.inverse_dynamics(q, spring=False), held(robot, q), scale
    )
    # one code serves all torques there
    for found, wanted in (
        (robot.gravity_torque(q), robot.gravity_torque(q, eager=True)),
        (robot.bias(q, qd), robot.bias(q, qd, eager=True)),
    ):
        assert np.all(np.abs(found - wanted) <= 1e-13 * scale)
    tau = robot.inverse_dynamics(q[0], qd[0], qdd[0])
    for method in ("aba", "mass"):
        back = robot.forward_dynamics(q[0], qd[0], tau, method=method)
        close(back, qdd[0], np.abs(tau).max(), 1e-13 * robot.condition_number(q[0]))


def test_a_loop_in_which_all_springs_are_alike():
    rng = np.random.default_rng(9)
    robot = random_tree(rng, 70, kinds=("revolute",), shape="chain")
    robot = changed(robot, lambda joint: replace(joint, spring=Spring(3.0, 0.2)))
    q, qd, qdd = state_of(robot)
    scale = torque_scale(robot.model, q, qd, qdd, robot.gravity)
    found = robot.inverse_dynamics(q, qd, qdd)
    assert np.all(np.abs(found - robot.inverse_dynamics(q, qd, qdd, eager=True)) <= 1e-13 * scale)


@pytest.mark.parametrize("convention", ["standard", "modified"])
def test_dh_tables_keep_them_in_the_joint_s_own_coordinate(convention):
    rows = [
        {"a": 0.4, "alpha": 0.3, "offset": 0.7, "mass": 2.0, "com": (0.1, 0.2, 0.0),
         "spring": {"stiffness": 30.0, "rest": -0.4}},
        {"joint": "prismatic", "theta": 0.2, "offset": 0.3, "mass": 1.0,
         "spring": Spring(80.0)},
    ]  # fmt: skip
    robot = rnea.Robot.from_dh(rows, convention).with_eager()
    q = np.random.default_rng(0).normal(size=(5, 2))
    wanted = np.stack([30 * (q[:, 0] + 0.4), 80 * q[:, 1]], axis=-1)
    other = "modified" if convention == "standard" else "standard"
    forms = (robot, robot.to_tree(), robot.to_dh(other), robot.to_tree().to_dh(other))
    for form in forms:
        close(form.torque_budget(q).spring, wanted)
        close(form.inverse_dynamics(q), robot.inverse_dynamics(q), 10)
    carrying = robot.with_payload(1.0).with_tool((0, 0, 1)).with_gravity((0, 0, 0))
    close(carrying.torque_budget(q).spring, wanted)
    locked = robot.with_locked({"joint1": 0.3})
    close(locked.torque_budget(q[:, 1:]).spring, wanted[:, 1:])
    cut = robot.to_tree().chain("link1", "link2")
    close(cut.torque_budget(q[:, 1:]).spring, wanted[:, 1:])


def test_the_hash_tells_springs_apart():
    def slider(**spring):
        return rnea.Robot.from_dh([{"joint": "prismatic", "mass": 1.0, **spring}], "standard")

    plain, slack = slider(), slider(spring={"stiffness": 0.0, "rest": 0.3})
    assert slack.hash == plain.hash
    assert not slack.model.has_springs
    springs = [{"stiffness": 2.0}, {"stiffness": 2.0, "rest": 0.1}, {"stiffness": 3.0}]
    assert len({plain.hash, *(slider(spring=spring).hash for spring in springs)}) == 4


def test_friction_by_load_rubs_on_what_the_gear_transmits():
    row = {
        "joint": "prismatic",
        "mass": 2.0,
        "friction": {"load": 0.1},
        "spring": {"stiffness": 50},
    }
    robot = rnea.Robot.from_dh([row], "standard", gravity=(0, 0, -10))
    # 20 N of weight and 15 N of spring
    for eager in (True, False):
        assert robot.inverse_dynamics([0.3], [1.0], eager=eager) == pytest.approx([35 * 1.1])
        assert robot.torque_budget([0.3], [1.0], eager=eager).friction == pytest.approx([3.5])
    assert robot.inverse_dynamics([0.3], [1.0], spring=False) == pytest.approx([22.0])
