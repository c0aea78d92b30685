"""Link frames chosen anew and masses regrouped: the same physics from fewer operations."""

from dataclasses import replace

import numpy as np
import pinocchio as pin
import pytest

import rnea
from rnea import InputError, Robot
from rnea.cli.commands.export import USUAL
from rnea.core.model.forms.reframe import reframed
from rnea.core.model.forms.regroup import regrouped
from rnea.core.spatial.vectors import spin
from rnea.describe import (
    Description,
    Mimic,
    Placement,
    Tree,
    TreeJoint,
    TreeLink,
    without_loops,
)
from rnea.engine.ir.program import cheapest
from rnea.model import fewer_operations
from rnea.recursions import (
    BaseMotion,
    Conditions,
    body_poses,
    coriolis_matrix,
    frame_pose,
    kinetic_energy,
    mass_matrix,
    potential_energy,
    rigid_torque,
    rows_of,
)
from rnea.spatial import MassMoments, Pose, times
from support.pinocchio_robot import pinocchio_model
from support.programs import program, request
from support.random_robots import (
    random_body,
    random_dh,
    random_rotation,
    random_state,
    random_tree,
)
from support.scale import coriolis_scale, mass_matrix_scale, torque_scale
from support.tiers import ALL, generator, sample_cases

FORMS = {
    "frames": reframed,
    "parameters": regrouped,
    "both": fewer_operations,
}


def random_robots(count=100):
    for seed in range(count if ALL else count // 2):
        rng = generator(seed)
        n = int(rng.integers(1, 12))
        shape = ("tree", "chain", "star")[seed % 3]
        yield rng, random_tree(rng, n, shape=shape, fixed=seed % 2)
        # exact right angles, parallel and meeting axes
        yield rng, random_dh(rng, n, ("standard", "modified")[seed % 2], right_angles=seed % 4 > 0)


def assert_same(robot, rng, coriolis=True):
    """Torques, matrices and energies of all forms, at any gravity, on a base that moves."""
    given = robot.model
    made = {name: form(given) for name, form in FORMS.items()}
    q, qd, qdd = random_state(rng, robot, 2)
    gravity, base = rng.normal(size=3) * 10, BaseMotion(*rng.normal(size=(4, 3)))

    def close(function, scale, *arguments):
        wanted = function(given, *arguments)
        for name, form in made.items():
            apart = np.abs(function(form, *arguments) - wanted)
            size = scale
            if function is coriolis_matrix and name != "frames":
                # regrouped masses have other lever arms: within a row their terms cancel
                size = scale.max(axis=-1, keepdims=True)
            assert np.all(apart <= 1e-13 * size), (name, function.__name__, (apart / size).max())

    case, rigid = Conditions(gravity=gravity), Conditions(rotor=False)
    close(rigid_torque, torque_scale(given, q, qd, qdd, gravity), case, q, qd, qdd)
    moving = torque_scale(given, q, qd, qdd, gravity, base)
    close(rigid_torque, moving, replace(case, base=base), q, qd, qdd)
    close(mass_matrix, mass_matrix_scale(given, q), rigid, q)
    if coriolis:
        close(coriolis_matrix, coriolis_scale(given, q, qd) + 1e-300, rigid, q, qd)
    # a sum of squares has no cancellation but that within each body
    rigid = Conditions(base=base, rotor=False)
    close(kinetic_energy, kinetic_energy(given, rigid, q, qd) + 1e-300, rigid, q, qd)
    heights = sum(
        float(body.inertia.mass)
        * (np.linalg.norm(X.translation, axis=-1) + np.linalg.norm(body.inertia.com))
        for body, X in zip(given.bodies, body_poses(given, q)[1:], strict=True)
    )
    heights = heights + given.mass * np.linalg.norm(given.base.translation)
    close(potential_energy, heights * np.linalg.norm(gravity) + 1e-300, case, q)


@pytest.mark.parametrize("name", rnea.robots())
def test_catalogue_robots_stay_the_same(name):
    arm = rnea.load(name)
    if arm.model.closure is not None:
        assert_same_loops(arm)
        arm = Robot(without_loops(arm.description))
    assert_same(arm, generator(1))


def assert_same_loops(robot):
    """Cuts stand on frames that are chosen anew."""
    q, qd = robot.random_state(1, 3)
    motion = {"q": q, "qd": qd, "qdd": qd[::-1]}
    for name in ("loop_gap", "joint_motion", "inverse_dynamics", "mass_matrix", "motor_torque"):
        row = rows_of(robot.model)[name]
        states = [motion[x] for x in row.states]
        wanted = row.compute(robot.model, Conditions(), *states)
        for form in FORMS.values():
            apart = np.abs(row.compute(form(robot.model), Conditions(), *states) - wanted)
            assert apart.max() <= 1e-11 * (1 + np.abs(wanted).max()), name


def test_random_robots_stay_the_same():
    for count, (rng, robot) in enumerate(random_robots()):
        # the Coriolis matrix takes most of the time
        assert_same(robot, rng, coriolis=count % 9 == 0)


def test_pinocchio_agrees():
    for seed in range(20):
        rng = generator(seed)
        robot = random_tree(rng, 8, fixed=2)
        model, data = pinocchio_model(robot)
        made = fewer_operations(robot.model)
        q, qd, qdd = random_state(rng, robot)
        scale = torque_scale(robot.model, q, qd, qdd, robot.gravity)
        apart = rigid_torque(made, Conditions(), q, qd, qdd) - pin.rnea(model, data, q, qd, qdd)
        assert np.all(np.abs(apart) <= 1e-13 * scale)


def test_joints_that_follow_others_stay_the_same():
    for seed in range(20):
        rng = generator(seed)
        full = random_tree(rng, 5)
        tree = full.description.structure
        follower = replace(tree.joints[-1], mimic=Mimic("joint1", -1.7, 0.3))
        structure = replace(tree, joints=(*tree.joints[:-1], follower))
        robot = Robot(replace(full.description, structure=structure))
        G = np.array([[float(a == b) for b in robot.joint_names] for a in full.joint_names])
        G[full.joint_names.index("joint5"), robot.joint_names.index("joint1")] = -1.7
        q, qd, qdd = random_state(rng, robot)
        scale = torque_scale(full.model, G @ q, G @ qd, G @ qdd, full.gravity) @ np.abs(G)
        scale = scale + np.abs(G).T @ np.full(5, 0.3 * 9.81)
        for form in FORMS.values():
            made = form(robot.model)
            apart = rigid_torque(made, Conditions(), q, qd, qdd) - rigid_torque(
                robot.model, Conditions(), q, qd, qdd
            )
            assert np.all(np.abs(apart) <= 1e-13 * scale)
            np.testing.assert_allclose(
                mass_matrix(made, Conditions(), q),
                mass_matrix(robot.model, Conditions(), q),
                atol=1e-12,
            )


# ---- frames ------------------------------------------------------------------------------------


def two_joints(angle, xyz, kinds=("revolute", "revolute"), seed=0):
    """A chain of three joints: the second axis turned by an angle about x, a third at random."""
    rng = generator(seed)
    c, s = np.cos(angle), np.sin(angle)
    turn = ("matrix", ((1.0, 0.0, 0.0), (0.0, c, -s), (0.0, s, c)))
    places = [Placement((0.1, 0.2, 0.3)), Placement(xyz, turn)]
    places.append(Placement((0.3, -0.1, 0.2), random_rotation(rng)))
    joints = [
        TreeJoint(f"j{i}", kind, f"l{i}" if i else "base", f"l{i + 1}", place, (0.0, 0.0, 1.0))
        for i, (kind, place) in enumerate(zip((*kinds, "revolute"), places, strict=True))
    ]
    links = [TreeLink("base"), *(TreeLink(f"l{i + 1}", random_body(rng)) for i in range(3))]
    return Robot(Description("two", Tree(tuple(links), tuple(joints))))


@sample_cases(80)
@pytest.mark.parametrize("kinds", [("revolute",) * 2, ("prismatic", "revolute"),
                                   ("revolute", "prismatic"), ("prismatic",) * 2])  # fmt: skip
@pytest.mark.parametrize("xyz", [(0, 0, 0), (0.4, 0, 0), (0, 0, 0.7), (0.1, -0.2, 0.3),
                                 (1e-9, 0, 0), (0, 1e-12, 0.5)])  # fmt: skip
@pytest.mark.parametrize(
    "angle", [0, np.pi, np.pi / 2, 1.57079632679, 3.14159, 1e-3, 1e-7, 1e-12, 1e-15, 0.05, 0.2]
)
def test_any_two_axes(angle, xyz, kinds):
    """Parallel, opposite, meeting, coincident, skew, and nearly so: nothing is lost."""
    assert_same(two_joints(angle, xyz, kinds), generator(2), coriolis=False)


def test_frames_are_those_of_modified_dh():
    """z along every joint, exactly; in a chain x at right angles to the next z, exactly."""
    for seed in range(30):
        rng = generator(seed)
        made = reframed(random_tree(rng, 8, shape="chain").model)
        well_apart = 0
        for body in made.bodies:
            assert body.joint.axis.tolist() == [0, 0, 1]
            R, p = body.joint.placement.rotation, body.joint.placement.translation
            np.testing.assert_allclose(R.T @ R, np.eye(3), atol=4e-16)
            if body.index > 1 and R[0, 2] == 0:
                well_apart += 1
                # Rx(alpha) Tx(a) Rz(theta) Tz(d): p has no part across both x and the child's z
                across = np.cross([1.0, 0, 0], R[:, 2])
                if body.joint.kind == made.body(body.parent).joint.kind == "revolute":
                    assert abs(across @ p) <= 1e-15
        assert well_apart >= 5


@pytest.mark.parametrize("size", [1e-9, 1e-12, 1e-14])
def test_small_is_not_zero(size):
    """An offset far below the link's length is kept; one below its rounding cannot be told."""
    made = reframed(two_joints(np.pi / 2, (size, 0.0, 0.5)).model)
    assert made.bodies[1].joint.placement.translation[0] == pytest.approx(size, rel=0.1)
    made = reframed(two_joints(size, (0.3, 0.0, 0.5)).model)
    z = made.bodies[1].joint.placement.rotation[:, 2]
    assert np.hypot(z[0], z[1]) == pytest.approx(size, rel=0.1)


def test_named_frames_stay_where_they_are():
    for seed in range(5):
        rng = generator(seed)
        robot = random_tree(rng, 6, fixed=3)
        q = rng.normal(size=robot.n)
        made = reframed(robot.model)
        for name in robot.model.frames:
            ours = frame_pose(made, name, body_poses(made, q)).matrix()
            theirs = frame_pose(robot.model, name, body_poses(robot.model, q)).matrix()
            np.testing.assert_allclose(ours, theirs, atol=2e-14)


# ---- masses ------------------------------------------------------------------------------------


def cloud(rng, count=7):
    points, masses = rng.normal(size=(count, 3)), rng.uniform(0.1, 2, size=count)
    second = np.einsum("k,ki,kj->ij", masses, points, points)
    return points, masses, MassMoments(masses.sum(), masses @ points, second)


def test_moments_are_sums_over_points_of_mass():
    """Wrench, energies and change of frame of a body, against its points one by one."""
    rng = generator(0)
    for _ in range(20):
        points, masses, body = cloud(rng)
        w, wd, v, vd, p, g = rng.normal(size=(6, 3))
        speeds = v + np.cross(w, points)
        rates = vd + np.cross(wd, points) + np.cross(w, np.cross(w, points))
        np.testing.assert_allclose(
            body.acceleration_of_point(w, wd, vd, points[0]), rates[0], atol=1e-13
        )
        np.testing.assert_allclose(times(spin(w, wd), points[0]), rates[0] - vd, atol=1e-13)
        taken = body.inertial_wrench(w, wd, vd)
        force, moment = taken.force, taken.moment
        np.testing.assert_allclose(force, masses @ rates, atol=1e-12)
        np.testing.assert_allclose(moment, masses @ np.cross(points, rates), atol=1e-12)
        energy = masses @ (speeds**2).sum(axis=1) / 2
        np.testing.assert_allclose(body.kinetic_energy(w, v), energy, rtol=1e-13)
        R = pin.SE3.Random().rotation
        moved = points @ R.T + p
        seen = body.seen_from(Pose(R, p))
        np.testing.assert_allclose(seen.first, masses @ moved, atol=1e-12)
        wanted = np.einsum("k,ki,kj->ij", masses, moved, moved)
        np.testing.assert_allclose(seen.second, wanted, atol=1e-12)
        along = body.first_moment_along(g, Pose(R, p))
        np.testing.assert_allclose(along, masses @ moved @ g, atol=1e-12)
        tensor = sum(
            m * (r @ r * np.eye(3) - np.outer(r, r)) for m, r in zip(masses, points, strict=True)
        )
        np.testing.assert_allclose(body.moments()[2], tensor, atol=1e-12)


def test_nothing_is_left_that_a_joint_cannot_feel():
    for _, robot in random_robots(30):
        for model in (robot.model, reframed(robot.model)):
            made = regrouped(model)
            total = sum(abs(body.inertia.mass) for body in robot.model.bodies)
            for body in made.bodies:
                axis, own = body.joint.axis, body.inertia
                if body.joint.kind == "prismatic":
                    assert not own.second.any()
                    continue
                assert own.mass == 0
                assert abs(axis @ own.first) <= 1e-15 * total
                assert abs(axis @ own.second @ axis) <= 1e-15 * total
                if np.count_nonzero(axis) == 1:
                    assert axis @ own.first == axis @ own.second @ axis == 0


def test_twice_is_once():
    for _, robot in random_robots(15):
        q = np.linspace(-1, 1, robot.n)
        once = reframed(robot.model)
        twice = reframed(once)
        for a, b in zip(once.bodies, twice.bodies, strict=True):
            X, Y = a.joint.pose(q[a.q]).matrix(), b.joint.pose(q[b.q]).matrix()
            np.testing.assert_allclose(X, Y, atol=1e-13)
        for quantity in ("inverse_dynamics", "mass_matrix"):
            counts = [program(each, quantity).operations for each in (once, twice)]
            assert counts[0] == counts[1]
        once = regrouped(once)
        twice = regrouped(once)
        for a, b in zip(once.bodies, twice.bodies, strict=True):
            np.testing.assert_allclose(a.inertia.first, b.inertia.first, atol=1e-15)
            np.testing.assert_allclose(a.inertia.second, b.inertia.second, atol=1e-15)


# ---- counts ------------------------------------------------------------------------------------

# operations of the robot as given, and at most those of its cheaper form
COUNTS = {
    "ur5": {"inverse_dynamics": (297, 210), "bias": (278, 189), "coriolis_matrix": (840, 469)},
    "panda": {"inverse_dynamics": (634, 451), "mass_matrix": (397, 364), "bias": (609, 428)},
    "puma560": {"inverse_dynamics": (396, 324), "bias": (310, 239), "coriolis_matrix": (1082, 676)},
    "iiwa14": {"inverse_dynamics": (468, 319), "mass_matrix": (304, 259), "bias": (448, 302)},
}


@pytest.mark.parametrize("name", COUNTS)
def test_operations_really_fall(name):
    model = rnea.load(name).model
    for quantity, (given, fewer) in COUNTS[name].items():
        assert program(model, quantity).operations <= given
        assert program(fewer_operations(model), quantity).operations <= fewer


def test_a_random_tree_takes_half_the_operations():
    # always this tree: how many operations fall differs from tree to tree
    model = random_tree(np.random.default_rng([30]), 30).model
    for quantity in ("inverse_dynamics", "mass_matrix", "bias"):
        plain, fewer = (program(m, quantity).operations for m in (model, fewer_operations(model)))
        assert fewer < 0.58 * plain


def test_the_cheapest_form_is_never_dearer():
    for name in ("cylindrical_rpp", "gantry", "puma560", "two_arms"):
        model = rnea.load(name).model
        for quantity in USUAL:
            chosen = cheapest(model, request(quantity)).operations
            assert chosen <= program(model, quantity).operations
            assert chosen <= program(fewer_operations(model), quantity).operations


@pytest.mark.parametrize("change", [reframed, regrouped])
def test_symbols_are_refused(change):
    from rnea.core.scalar_types.mpmath_numbers import MPMATH
    from rnea.model import build

    with pytest.raises(InputError, match="for numbers only"):
        change(build(rnea.load("planar_2r").description, MPMATH))
