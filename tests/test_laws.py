"""The laws of mechanics, on random robots: chains, stars and trees, any mix of joints.

Each law is checked in float64 on batches of states, within k·ε of the size of the terms involved,
and every eighth time with 50 digits, where it must hold to 40.
`make test` runs 100 cases of each with fixed seeds, `make test-all` 200 with fresh ones, and
`make laws` 20,000.
"""

import os
import warnings
from dataclasses import replace

import mpmath
import numpy as np
from hypothesis import given, seed, settings
from hypothesis import strategies as st

import rnea
from rnea import BaseMotion, Wrench
from rnea.core.scalar_types.mpmath_numbers import MPMATH
from rnea.core.spatial import dual
from rnea.describe import (
    Friction,
    LinkMass,
    Placement,
    TreeJoint,
    TreeLink,
    mass_of,
    placement_of,
)
from rnea.model import random_positions
from rnea.model import rate as rate_of
from rnea.spatial import Inertia, Pose
from support.random_robots import (
    EVERY_KIND,
    floating,
    random_body,
    random_dh,
    random_rotation,
    random_tree,
)
from support.scale import mass_matrix_scale, torque_scale
from support.tiers import ALL, run_seed

CASES = int(os.environ.get("RNEA_LAW_CASES", "200" if ALL else "100"))
FIXED = CASES <= 200 and not run_seed()
SETTINGS = settings(
    max_examples=CASES, deadline=None, derandomize=FIXED, database=None, print_blob=True
)
EPS = np.finfo(float).eps
SPECIAL = np.array([0.0, -0.0, np.pi / 2, -np.pi / 2, np.pi, 5e-324, 1e-300, 1.0])
SHAPES = ((), (1,), (3,), (2, 2))
KINDS = (("revolute",), ("prismatic",), ("revolute", "prismatic"))
MOVING = tuple(kind for kind in EVERY_KIND if kind != "free")


def lawful(law):
    """So many cases; in `make test-all` those of the run's seed."""
    return SETTINGS(law if not run_seed() else seed(run_seed())(law))


@st.composite
def cases(draw, *, smallest=0, losses=False, fixed=True, digits=True):
    """A robot, a batch of states, and a generator for whatever else a law needs."""
    n = draw(st.sampled_from([0, 1, 1, 2, 2, 2, 3, 3, 4, 5, 7, 20]).filter(lambda k: k >= smallest))
    rng = np.random.default_rng(draw(st.integers(0, 2**32 - 1)))
    robot = random_tree(
        rng,
        n,
        fixed=draw(st.integers(0, 2)) if fixed else 0,
        shape=draw(st.sampled_from(["chain", "star", "tree"])),
        kinds=draw(st.sampled_from([*KINDS, MOVING])),
        losses=losses,
    )
    if draw(st.integers(0, 3)) == 0:
        robot = floating(robot, rng)
    if draw(st.booleans()):
        robot = with_masses_of_all_sizes(robot, rng)
    batch = draw(st.sampled_from(SHAPES))
    state = states(robot, rng, batch, draw(st.sampled_from([0.0, 0.5])))
    if digits and n <= 3 and draw(st.integers(0, 7)) == 0:
        return FiftyDigits(robot, [x[(0,) * len(batch)] for x in state], rng)
    return Floats(robot, state, rng)


def states(robot, rng, batch, special=0.0):
    """q, qd and qdd, some of their numbers special ones; orientations are any."""
    q = random_positions(robot.model, rng, int(np.prod(batch, dtype=int)))
    q = q.reshape(*batch, robot.nq)
    plain = np.array([x.body.joint.nq == 1 for x in robot.model.coordinates], dtype=bool)
    made = [np.where(plain, rng.normal(size=q.shape) * 2.0, q)]
    made += [rng.normal(size=(*batch, robot.n)) * size for size in (3.0, 5.0)]
    for k, x in enumerate(made):
        chosen = (rng.random(x.shape) < special) & (plain if k == 0 else True)
        made[k] = np.where(chosen, rng.choice(SPECIAL, size=x.shape), x)
    return made


def floats(robot):
    """Whether the base moves freely: then its motion cannot be prescribed."""
    return any(body.joint.kind == "free" for body in robot.model.bodies)


def by_speed(robot, value):
    """A number of each speed's body."""
    return np.array([float(value(x.body)) for x in robot.model.dofs])


def with_masses_of_all_sizes(robot, rng):
    tree = robot.description.structure
    links = []
    for link in tree.links:
        factor = float(10.0 ** rng.uniform(-12, 9))
        body = link.body
        inertia = body.inertia and tuple(tuple(x * factor for x in row) for row in body.inertia)
        links.append(TreeLink(link.name, LinkMass(body.mass * factor, body.com, inertia)))
    return rnea.Robot(replace(robot.description, structure=replace(tree, links=tuple(links))))


class Floats:
    """Float64: errors are measured against the sum of the terms' absolute values."""

    tolerance = 64 * EPS

    def __init__(self, robot, state, rng):
        self.given, self.robot, self.rng = robot, robot, rng
        self.q, self.qd, self.qdd = state
        self.state = state

    def __repr__(self):
        return (
            f"{type(self).__name__}({self.robot!r}, q={self.q!r}, qd={self.qd!r}, qdd={self.qdd!r})"
        )

    def number(self, x):
        return x

    def scale(self, *state, gravity=None):
        """The size of the terms of tau."""
        gravity = self.given.gravity if gravity is None else gravity
        return torque_scale(self.given.model, *(state or self.state), gravity)

    def same(self, a, b, scale):
        """a = b, up to rounding of terms of the given scale."""
        apart = np.abs(np.asarray(a - b, dtype=float))
        budget = self.tolerance * (1 + self.robot.n) * scale + 1e-290
        assert np.all(apart <= budget), f"{apart} exceeds {budget}"

    def rate(self, function, x, xd):
        """d/dt function(x + xd t) at t = 0."""
        return function(x + 1e-200j * xd).imag / 1e-200


class FiftyDigits(Floats):
    """50 digits: what is an identity must hold to 40 of them."""

    tolerance = 1e-40

    def __init__(self, robot, state, rng):
        with mpmath.workdps(50):
            super().__init__(robot, [self.number(x) for x in state], rng)
            self.robot = robot.with_numbers(MPMATH)

    def number(self, x):
        out = np.empty(np.shape(x), dtype=object)
        for index in np.ndindex(out.shape):
            out[index] = mpmath.mpf(float(np.asarray(x)[index]))
        return out

    def same(self, a, b, scale):
        super().same(a, b, scale + 1e-200)

    def rate(self, function, x, xd):
        along = np.empty(len(x), dtype=object)
        for i in range(len(x)):
            along[i] = dual.Dual(x[i], np.array([xd[i]], dtype=object))
        y = np.asarray(function(along))
        out = np.empty(y.shape, dtype=object)
        for index in np.ndindex(y.shape):
            out[index] = getattr(y[index], "tangent", np.zeros(1))[0]
        return out


# every law with the options of its cases; `test_laws_compiled` runs them on kernels
LAWS = {}


def law(**options):
    """Run a law on many cases, with 50 digits of working precision where they are used."""

    def decorate(function):
        LAWS[function.__name__] = function, options

        @lawful
        @given(case=cases(**options))
        def run(case):
            with mpmath.workdps(50):
                function(case)

        run.__name__, run.__doc__ = function.__name__, function.__doc__
        return run

    return decorate


def dot(a, b):
    return (a * b).sum(axis=-1)


def mass_scale(case):
    return mass_matrix_scale(case.given.model, case.q)


@law(losses=True)
def test_mass_matrix_is_symmetric_and_positive(case):
    M = case.robot.mass_matrix(case.q)
    assert np.all(np.swapaxes(M, -1, -2) == M)
    x = case.number(case.rng.normal(size=np.shape(case.qd)))
    energy = dot(x, (M * x[..., None, :]).sum(-1))
    scale = (np.abs(np.asarray(x, float))[..., None] * mass_scale(case)).sum((-1, -2))
    assert np.all(np.asarray(energy, float) >= -case.tolerance * 10 * scale)


@law(losses=True)
def test_kinetic_energy_is_half_the_square_of_velocity_in_the_mass_matrix(case):
    M, qd = case.robot.mass_matrix(case.q), case.qd
    twice = dot(qd, (M * qd[..., None, :]).sum(-1))
    speed = np.abs(np.asarray(qd, float))
    reflected = by_speed(case.given, lambda body: body.losses.rotor)
    terms = mass_scale(case) + np.eye(case.robot.n) * reflected
    scale = (speed[..., None] * terms * speed[..., None, :]).sum((-1, -2))
    case.same(twice, 2 * case.robot.kinetic_energy(case.q, qd), scale)


@law(losses=True)
def test_columns_of_the_mass_matrix_are_torques_of_unit_accelerations(case):
    robot, n = case.robot, case.robot.n
    M = robot.mass_matrix(case.q)
    rotors = by_speed(case.given, lambda body: body.losses.rotor)
    scale = mass_scale(case) + np.eye(n) * rotors
    for j in range(n):
        unit = case.number(np.zeros(np.shape(case.qd)) + np.eye(n)[j])
        column = robot.inverse_dynamics(case.q, None, unit, gravity=[0, 0, 0])
        case.same(column, M[..., :, j], scale[..., :, j])


@law(losses=True)
def test_torque_is_linear_in_acceleration(case):
    robot, (q, qd, qdd) = case.robot, case.state
    other = case.number(case.rng.normal(size=np.shape(qd)))
    factor = np.asarray(case.number(case.rng.normal()))[()]
    still = robot.inverse_dynamics(q, qd)
    both = robot.inverse_dynamics(q, qd, qdd + other * factor) - still
    parts = robot.inverse_dynamics(q, qd, qdd) - still
    parts = parts + (robot.inverse_dynamics(q, qd, other) - still) * factor
    absolute = [np.abs(np.asarray(x, float)) for x in (qdd, other)]
    scale = case.scale(*(np.asarray(x, float) for x in (q, qd)), sum(absolute)) + loss_scale(case)
    case.same(both, parts, 4 * (1 + abs(float(factor))) * scale)


def loss_scale(case):
    speed = np.abs(np.asarray(case.qd, float))
    viscous = by_speed(case.given, lambda b: b.losses.viscous)
    coulomb = by_speed(
        case.given, lambda b: max(b.losses.coulomb_forward, b.losses.coulomb_backward)
    )
    rotor = by_speed(case.given, lambda b: b.losses.rotor)
    return viscous * speed + coulomb + rotor * (10 + np.abs(np.asarray(case.qdd, float)))


@law()
def test_velocity_torque_is_quadratic(case):
    robot, q, qd = case.robot, case.q, case.qd
    other = case.number(case.rng.normal(size=np.shape(qd)))

    def h(v):
        return robot.inverse_dynamics(q, v, gravity=[0, 0, 0])

    speeds = np.abs(np.asarray(qd, float)) + np.abs(np.asarray(other, float))
    zero = np.zeros_like(speeds)
    scale = case.scale(np.asarray(q, float), speeds, zero, gravity=np.zeros(3))
    # the parallelogram law holds for quadratic forms alone
    case.same(h(qd + other) + h(qd - other), (h(qd) + h(other)) * 2, 8 * scale)
    case.same(h(qd * 3), h(qd) * 9, 20 * scale)


@law(losses=True)
def test_time_reversal_flips_friction_only(case):
    robot, (q, qd, qdd) = case.robot, case.state
    rigid = robot.inverse_dynamics(q, qd, qdd, friction=False)
    reversed_ = robot.inverse_dynamics(q, -qd, qdd, friction=False)
    case.same(reversed_, rigid, case.scale() + loss_scale(case))
    joints = tuple(
        replace(j, friction=Friction(j.friction.viscous, j.friction.coulomb[::-1]))
        for j in case.given.description.structure.joints
    )
    tree = replace(case.given.description.structure, joints=joints)
    swapped = rnea.Robot(replace(case.given.description, structure=tree), kind=robot._kind)
    there = robot.inverse_dynamics(q, qd, qdd) - rigid
    back = swapped.inverse_dynamics(q, -qd, qdd) - reversed_
    case.same(back, -there, case.scale() + loss_scale(case))


@law()
def test_rate_of_mass_matrix_minus_twice_coriolis_is_skew(case):
    robot, q, qd = case.robot, case.q, case.qd
    rate = case.rate(robot.mass_matrix, q, rate_of(robot.model, q, qd))
    C = robot.coriolis_matrix(q, qd)
    speed = 1 + np.abs(np.asarray(qd, float)).max(axis=-1, initial=0)
    # a rate of M is bounded by the speed times M and the arms it is made of
    scale = (
        mass_scale(case)
        + reach(case) * mass_scale(case).max(axis=(-1, -2), initial=0)[..., None, None]
    )
    case.same(rate, C + np.swapaxes(C, -1, -2), 100 * speed[..., None, None] * scale)
    case.same(
        (C * qd[..., None, :]).sum(-1),
        robot.inverse_dynamics(q, qd, gravity=[0, 0, 0]),
        case.scale(
            *(np.asarray(x, float) for x in (q, qd, np.zeros(np.shape(qd)))), gravity=np.zeros(3)
        ),
    )


def reach(case):
    """An upper bound of the lengths in a robot at its states: 1 m and all placements and slides."""
    model = case.given.model
    lengths = [1 + np.abs(b.joint.placement.translation).sum() for b in model.bodies]
    return 1 + sum(lengths) + np.abs(np.asarray(case.q, float)).sum(-1).max(initial=0)


@law()
def test_gravity_is_an_upward_acceleration_of_the_base(case):
    robot = case.robot
    if floats(robot):
        return
    up = -np.asarray(robot.model.base.rotation.T @ robot.gravity)
    lifted = robot.inverse_dynamics(*case.state, gravity=[0, 0, 0], base={"vd": up})
    case.same(lifted, robot.inverse_dynamics(*case.state), case.scale())


@law(digits=False)
def test_turning_base_and_gravity_together_changes_nothing(case):
    robot, rng = case.robot, case.rng
    turn = Placement(tuple(rng.normal(size=3).tolist()), random_rotation(rng))
    from rnea.core.spatial.numbers import FLOAT
    from rnea.model import ParameterEvaluator

    X = ParameterEvaluator(robot.description, FLOAT).pose(turn, "")
    moved = replace(
        robot.description,
        base=placement_of(X @ robot.model.base),
        gravity=tuple((X.rotation @ robot.gravity).tolist()),
    )
    case.same(rnea.Robot(moved).inverse_dynamics(*case.state), robot.inverse_dynamics(*case.state),
              case.scale())  # fmt: skip


@law(digits=False, fixed=False)
def test_choice_of_link_frames_changes_nothing(case):
    robot, rng = case.robot, case.rng
    tree = robot.description.structure
    chosen = {tree.links[0].name: Pose.identity()}
    links, joints = [tree.links[0]], []
    for body, joint, link in zip(
        robot.model.bodies, ordered(robot), moving_links(robot), strict=True
    ):
        made = random_pose(rng)
        if body.joint.turns:
            # the origin must stay on the axis
            made = Pose(made.rotation, body.joint.axis * rng.normal())
        elif not body.joint.slides:
            # the joint's speeds are along the child's own axes
            made = Pose.identity()
        X_PJ = chosen[joint.parent].inverse() @ body.joint.placement @ made
        moved = {"placement": placement_of(X_PJ)}
        if body.joint.turns or body.joint.slides:
            moved["axis"] = tuple((made.rotation.T @ body.joint.axis).tolist())
        joints.append(replace(joint, **moved))
        links.append(TreeLink(link, mass_of(body.inertia.seen_from(made.inverse()))))
        chosen[link] = made
    other = replace(
        robot.description, structure=replace(tree, links=tuple(links), joints=tuple(joints))
    )
    other = rnea.Robot(other)
    scale = np.maximum(case.scale(), Floats(other, case.state, rng).scale())
    case.same(other.inverse_dynamics(*case.state), robot.inverse_dynamics(*case.state), 4 * scale)


def ordered(robot):
    by_name = {joint.name: joint for joint in robot.description.structure.joints}
    return [by_name[name] for name in robot.joint_names]


def moving_links(robot):
    return [body.name for body in robot.model.bodies]


def random_pose(rng):
    quaternion = rng.normal(size=4)
    from rnea.core.spatial.rotations import from_quaternion

    return Pose(from_quaternion(*quaternion), rng.normal(size=3))


@law(digits=False, smallest=1)
def test_splitting_a_rigid_link_changes_nothing(case):
    robot, rng = case.robot, case.rng
    tree = robot.description.structure
    k = int(rng.integers(1, len(tree.links)))
    whole, share = tree.links[k], float(rng.uniform(0.1, 0.9))
    X = random_pose(rng)
    body = whole.body
    parts = [
        Inertia(body.mass * f, np.array(body.com), np.array(body.inertia) * f)
        for f in (share, 1 - share)
    ]
    near = TreeLink(whole.name, mass_of(parts[0]))
    far = TreeLink("far_part", mass_of(parts[1].seen_from(X.inverse())))
    links = (*tree.links[:k], near, *tree.links[k + 1 :], far)
    weld = TreeJoint("split", "fixed", whole.name, "far_part", placement_of(X))
    split = replace(tree, links=links, joints=(*tree.joints, weld))
    split = rnea.Robot(replace(robot.description, structure=split))
    scale = np.maximum(case.scale(), Floats(split, case.state, rng).scale())
    mass, inertia = body.mass, np.abs(np.array(body.inertia)).max()
    # welding back goes through arms of the length of X
    fuzz = 10 * (1 + mass * (1 + np.abs(X.translation).max()) ** 2 / max(inertia, 1e-300))
    case.same(
        split.inverse_dynamics(*case.state), robot.inverse_dynamics(*case.state), fuzz * scale
    )


@law(digits=False, losses=True)
def test_massless_fixed_link_changes_no_bit(case):
    robot, rng = case.robot, case.rng
    tree = robot.description.structure
    parent = tree.links[int(rng.integers(0, len(tree.links)))].name
    weld = TreeJoint("extra_joint", "fixed", parent, "extra", placement_of(random_pose(rng)))
    more = replace(tree, links=(*tree.links, TreeLink("extra")), joints=(*tree.joints, weld))
    more = rnea.Robot(replace(robot.description, structure=more))
    loaded = robot.with_payload(0.0, com=(1, 2, 3), frame=parent)
    for other in (more, loaded):
        np.testing.assert_array_equal(
            other.inverse_dynamics(*case.state), robot.inverse_dynamics(*case.state)
        )


@law(smallest=1, digits=False)
def test_a_joint_carries_everything_beyond_it(case):
    """Rate of momentum minus weight of all links beyond, about the joint, in world axes."""
    robot, model = case.robot, case.robot.model
    state = [x.reshape(-1, x.shape[-1])[0] for x in case.state]
    result = robot.newton_euler(*state)
    carried = robot.joint_wrenches(*state, axes="world")
    from rnea.recursions import body_poses

    world = body_poses(model, state[0])
    k = int(case.rng.integers(1, len(model.bodies) + 1))
    force, moment, size, size_moment = np.zeros(3), np.zeros(3), 0.0, 0.0
    for body in model.bodies:
        if k in model.support(body.index):
            R, i = world[body.index].rotation, body.index - 1
            needed = R @ (result.F[i] - result.weight[i])
            arm = world[body.index].point(body.inertia.com) - world[k].translation
            force = force + needed
            moment = moment + R @ result.N[i] + np.cross(arm, needed)
            size += np.abs(result.F[i]).sum() + np.abs(result.weight[i]).sum()
            size_moment += np.abs(result.N[i]).sum()
    long = reach(case) * (1 + np.abs(state[0]).sum())
    speeds = (1 + np.abs(state[1]).sum()) ** 2 + np.abs(state[2]).sum() + 10
    masses = sum(b.inertia.mass for b in model.bodies)
    tensor = sum(np.abs(b.inertia.about_com).max() for b in model.bodies)
    scale = size + size_moment + (masses * long + tensor) * speeds * (1 + long)
    case.same(carried.force[k - 1], force, scale)
    case.same(carried.moment[k - 1], moment, scale * (1 + long))


@law(smallest=1, digits=False)
def test_virtual_work(case):
    robot, rng = case.robot, case.rng
    names = robot.frame_names
    frame = names[int(rng.integers(0, len(names)))]
    force, moment = rng.normal(size=(2, 3))
    wrench = Wrench(force, moment, frame="world", point=frame)
    change = robot.inverse_dynamics(*case.state) - robot.inverse_dynamics(
        *case.state, wrench=wrench
    )
    J = robot.jacobian(case.q, frame=frame)
    work = np.swapaxes(J, -1, -2) @ np.concatenate([moment, force])
    long = reach(case) * np.abs(np.concatenate([force, moment])).max()
    case.same(change, work, case.scale() + 10 * long)


@law(losses=False, digits=False)
def test_units_scale_and_powers_of_two_are_exact(case):
    """Kilograms, metres and seconds changed by powers of two change no digit."""
    robot, rng = case.robot, case.rng
    mass, length, time = (2.0 ** int(k) for k in rng.integers(-8, 9, size=3))
    tree = robot.description.structure
    links = tuple(
        TreeLink(
            x.name,
            LinkMass(
                x.body.mass * mass,
                tuple(c * length for c in x.body.com),
                x.body.inertia
                and tuple(tuple(c * mass * length**2 for c in row) for row in x.body.inertia),
            ),
        )
        for x in tree.links
    )
    joints = tuple(
        replace(
            j,
            placement=replace(j.placement, xyz=tuple(c * length for c in j.placement.xyz)),
            pitch=j.pitch * length,
        )
        for j in tree.joints
    )
    base = robot.description.base
    scaled = replace(
        robot.description,
        structure=replace(tree, links=links, joints=joints),
        base=replace(base, xyz=tuple(c * length for c in base.xyz)),
        gravity=tuple(g * length / time**2 for g in robot.description.gravity),
    )
    with warnings.catch_warnings():
        # lengths of a hundred metres are meant
        warnings.filterwarnings("ignore", message=".* are these millimetres")
        scaled = rnea.Robot(scaled)
    way = np.array([x.unit == "m" for x in robot.model.coordinates], dtype=bool)
    slides = np.array([x.unit == "m/s" for x in robot.model.dofs], dtype=bool)
    unit = np.where(slides, length, 1.0)
    q, qd, qdd = (np.where(np.abs(x) < 1e-200, 0.0, x) for x in case.state)
    q = q * np.where(way, length, 1.0)
    tau = scaled.inverse_dynamics(q, qd * unit / time, qdd * unit / time**2)
    q = np.where(np.abs(case.q) < 1e-200, 0.0, case.q)
    expected = (
        robot.inverse_dynamics(q, qd, qdd) * np.where(slides, length, length**2) * mass / time**2
    )
    normal = np.abs(expected) > 1e-250
    np.testing.assert_array_equal(tau[normal], expected[normal])


@lawful
@given(seed=st.integers(0, 2**32 - 1), n=st.integers(1, 6), right=st.booleans())
def test_both_dh_conventions_and_trees_agree(seed, n, right):
    rng = np.random.default_rng(seed)
    convention = ("standard", "modified")[seed % 2]
    robot = random_dh(rng, n, convention, right_angles=right, losses=True)
    state = rng.normal(size=(3, 2, n)) * 3
    ours = robot.inverse_dynamics(*state)
    for other in (robot.to_dh("standard"), robot.to_dh("modified"), robot.to_tree()):
        case = Floats(other, list(state), rng)
        scale = np.maximum(Floats(robot, list(state), rng).scale(), case.scale())
        Floats(robot, list(state), rng).same(other.inverse_dynamics(*state), ours,
                                             4 * scale + loss_scale(case))  # fmt: skip


@law(digits=False)
def test_full_turns_change_nothing(case):
    robot, rng = case.robot, case.rng
    # a screw goes on by its pitch
    turning = np.array(
        [x.unit == "rad" and x.body.joint.kind != "helical" for x in robot.model.coordinates],
        dtype=bool,
    )
    turns = np.where(turning, rng.integers(-3, 4, size=np.shape(case.q)), 0)
    q = case.q + 2 * np.pi * turns
    # the rounding of the angle itself is an error of up to 20 ε in it
    scale = case.scale() * (1 + 40 * reach(case))
    case.same(
        robot.inverse_dynamics(q, *case.state[1:]), robot.inverse_dynamics(*case.state), scale
    )


@law(digits=False, losses=True)
def test_order_in_the_file_does_not_matter(case):
    robot, rng = case.robot, case.rng
    tree = robot.description.structure
    links = tuple(tree.links[k] for k in rng.permutation(len(tree.links)))
    joints = tuple(tree.joints[k] for k in rng.permutation(len(tree.joints)))
    shuffled = rnea.Robot(
        replace(robot.description, structure=replace(tree, links=links, joints=joints))
    )
    place = order(shuffled.model.dofs, robot.model.dofs)
    back = order(robot.model.dofs, shuffled.model.dofs)
    q = case.q[..., order(robot.model.coordinates, shuffled.model.coordinates)]
    tau = shuffled.inverse_dynamics(q, *(x[..., back] for x in case.state[1:]))[..., place]
    case.same(tau, robot.inverse_dynamics(*case.state), case.scale() + loss_scale(case))


def order(there, here):
    """Where each of the names here stands there."""
    names = [x.name for x in there]
    return [names.index(x.name) for x in here]


@law(smallest=1)
def test_flipping_an_axis_flips_that_joint_only(case):
    robot = case.robot
    single = [b for b in robot.model.bodies if b.joint.nq == 1]
    if not single:
        return
    body = single[int(case.rng.integers(0, len(single)))]
    tree = robot.description.structure
    joints = tuple(
        replace(j, axis=tuple(-c for c in j.axis)) if j.name == body.joint.name else j
        for j in tree.joints
    )
    flipped = rnea.Robot(
        replace(robot.description, structure=replace(tree, joints=joints)), kind=robot._kind
    )
    sign = np.where(np.arange(robot.n) == body.v.start, -1, 1)
    q = case.q * np.where(np.arange(robot.nq) == body.q.start, -1, 1)
    tau = flipped.inverse_dynamics(q, *(x * sign for x in case.state[1:]))
    case.same(tau * sign, robot.inverse_dynamics(*case.state), case.scale())


@law(smallest=2, digits=False)
def test_branches_are_independent(case):
    """What one branch does is not felt in another; with a fixed base, not even in its parent's."""
    robot, model = case.robot, case.robot.model
    first = model.support(1)[0]
    branch, places = (
        np.array([model.support(x.body.index)[0] == first for x in names], dtype=bool)
        for names in (model.dofs, model.coordinates)
    )
    anew = states(robot, case.rng, case.q.shape[:-1])
    masks = (places, branch, branch)
    other = [np.where(m, x, y) for m, x, y in zip(masks, case.state, anew, strict=True)]
    np.testing.assert_array_equal(
        robot.inverse_dynamics(*other)[..., branch],
        robot.inverse_dynamics(*case.state)[..., branch],
    )


@law(losses=True, digits=False)
def test_rows_of_a_batch_are_the_rows_alone(case):
    robot = case.robot
    size = int(case.rng.integers(0, 18))
    state = states(robot, case.rng, (size,))
    base = None if floats(robot) else BaseMotion(*case.rng.normal(size=(4, 3)))
    if size > 1 and robot.n:
        state[0][0, 0] = np.nan
    together = robot.inverse_dynamics(*state, base=base)
    strided = [np.asfortranarray(np.repeat(x, 2, axis=0))[::2] for x in state]
    np.testing.assert_array_equal(robot.inverse_dynamics(*strided, base=base), together)
    for k in range(size):
        alone = robot.inverse_dynamics(*(x[k] for x in state), base=base)
        np.testing.assert_array_equal(together[k], alone)
    assert not np.isnan(together[1:]).any()


def test_random_bodies_are_real():
    """The generator's inertias come from point clouds, so their pseudo-inertia is positive."""
    rng = np.random.default_rng(0)
    for _ in range(100):
        body = random_body(rng)
        moments = np.linalg.eigvalsh(np.array(body.inertia))
        assert moments[0] > 0
        assert moments[2] < moments[0] + moments[1]
