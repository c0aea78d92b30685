"""Robots on their feet: closed forms, TALOS beside Pinocchio, and what contacts cannot do."""

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest

import rnea
from rnea import Contact
from rnea.apps.contacts.footprint import corners_of, edges
from rnea.cli.options.contact_options import contact_table, contacts_from
from rnea.cli.options.values import UsageError
from rnea.contacts import contact_speeds
from rnea.describe import Tree, TreeJoint, TreeLink
from support.pinocchio_robot import InPinocchioCoordinates

G, MASS = 9.81, 10.0
HALF = (0.2, 0.15)
HEIGHT = 0.1
LEGS = ("right_front", "left_front", "right_back", "left_back")
CORNERS = {
    name: (x, y, -HEIGHT)
    for name, (x, y) in zip(
        LEGS, [(0.2, -0.15), (0.2, 0.15), (-0.2, -0.15), (-0.2, 0.15)], strict=True
    )
}
TALOS = Path(
    *(sys.prefix, "lib", f"python3.{sys.version_info.minor}", "site-packages", "cmeel.prefix"),
    *("share", "example-robot-data", "robots", "talos_data", "robots", "talos_reduced.urdf"),
)


def table(com=(0.0, 0.0, 0.0)):
    """A box whose origin is its middle, with a frame at every foot and one below its middle."""
    frames = {**CORNERS, "sole": (0.0, 0.0, -HEIGHT)}
    text = f"""
        format = 1
        name = "table"
        [[links]]
        name = "ground"
        [[links]]
        name = "box"
        mass = {MASS}
        com = {[float(x) for x in com]}
        inertia = [[0.3, 0, 0], [0, 0.4, 0], [0, 0, 0.5]]
        [[joints]]
        name = "base"
        kind = "free"
        parent = "ground"
        child = "box"
    """
    for name, place in frames.items():
        text += f'[[frames]]\nname = "{name}"\nlink = "box"\nplacement = {{xyz = {list(place)}}}\n'
    return rnea.loads("\n".join(line.strip() for line in text.splitlines()))


def tilted(angle):
    """Gravity as a box on a slope feels it, the slope's axes taken for the world's."""
    return G * np.array([np.sin(angle), 0.0, -np.cos(angle)])


# ---- contacts that hold --------------------------------------------------------------------------


def test_four_legs_share_the_weight_of_a_table():
    robot = table()
    held = robot.contact_inverse_dynamics(robot.neutral, contacts=LEGS)
    for force in held.forces.values():
        np.testing.assert_allclose(force.force, (0, 0, MASS * G / 4), atol=1e-12)
    assert held.indeterminate == 6
    assert held.null_space.shape == (12, 6)
    assert held.carried
    assert held.remainder_size < 1e-12
    assert held.pulling == ()
    assert held.tau.tolist() == [0.0] * 6


def test_a_load_off_the_middle_is_shared_along_a_plane():
    """Least squares of vertical forces under equilibrium is linear in the feet's places."""
    com = (0.05, -0.03, 0.02)
    held = (robot := table(com)).contact_inverse_dynamics(robot.neutral, contacts=LEGS)
    for name, (x, y, _) in CORNERS.items():
        share = (1 + com[0] * x / HALF[0] ** 2 + com[1] * y / HALF[1] ** 2) / 4
        np.testing.assert_allclose(held.forces[name].force, (0, 0, MASS * G * share), atol=1e-11)


def test_the_null_space_balances_itself():
    robot = table()
    q, _ = robot.random_state(3)
    held = robot.contact_inverse_dynamics(q, contacts=LEGS)
    for column in held.null_space.T:
        by_leg = dict(zip(LEGS, column.reshape(4, 3), strict=True))
        pushes = [rnea.Wrench(f, frame="world", point=leg) for leg, f in by_leg.items()]
        efforts = robot.inverse_dynamics(q, gravity=np.zeros(3), wrench=pushes)
        np.testing.assert_allclose(efforts, 0, atol=1e-14)
    np.testing.assert_allclose(held.null_space.T @ held.null_space, np.eye(6), atol=1e-13)


def test_weights_and_length_decide_who_carries():
    robot = table()
    q = robot.neutral
    weighted = [Contact(leg, weight=1e6 if leg == "left_back" else 1.0) for leg in LEGS]
    forces = robot.contact_inverse_dynamics(q, contacts=weighted).forces
    # three legs and no fourth: the diagonal ones halve the weight
    assert abs(forces["left_back"].normal) < 1e-3
    assert forces["left_front"].normal == pytest.approx(MASS * G / 2, rel=1e-4)
    feet = [Contact("sole", "surface"), Contact("left_front", "surface")]
    cheap, dear = (
        robot.contact_inverse_dynamics(q, contacts=feet, length=length) for length in (100, 1e-4)
    )
    # moments for nothing: the feet share the weight; moments dear: the middle one has it all
    assert cheap.forces["left_front"].normal == pytest.approx(MASS * G / 2, rel=1e-3)
    assert dear.forces["sole"].normal == pytest.approx(MASS * G, rel=1e-3)
    assert np.abs(dear.forces["left_front"].moment).max() < 1e-3


def test_what_one_point_cannot_carry_is_the_remainder():
    robot = table(com=(0.05, 0.0, 0.0))
    held = robot.contact_inverse_dynamics(robot.neutral, contacts="sole")
    assert not held.carried
    # at the box's origin: force and moment of the weight, less the least that a point leaves
    names = ("base_moment_x", "base_moment_y", "base_moment_z")
    assert held.remainder_names[:3] == names
    by_hand = MASS * G * 0.05
    # a point below the origin also turns by horizontal forces h f; their cost is |f|²
    push = by_hand * HEIGHT / (HEIGHT**2 + held.length**2)
    left = by_hand - HEIGHT * push
    np.testing.assert_allclose(np.abs(held.remainder), [0, left, 0, push, 0, 0], atol=1e-11)
    assert held.remainder_size == pytest.approx(np.hypot(left / 0.1, push))
    assert any("cannot carry" in note and "base_moment_y" in note for note in held.notes())
    assert any("points carry no moments" in note for note in held.notes())


def test_feet_that_do_not_touch_carry_nothing():
    robot = table()
    rows = np.tile(robot.neutral, (3, 1))
    active = np.array([[True] * 4, [True, False, False, True], [False] * 4])
    held = robot.contact_inverse_dynamics(rows, contacts=LEGS, active=active)
    assert held.indeterminate.tolist() == [6, 1, 0]
    assert held.carried.tolist() == [True, True, False]
    np.testing.assert_allclose(held.forces["left_front"].normal, [MASS * G / 4, 0, 0], atol=1e-11)
    np.testing.assert_allclose(held.forces["left_back"].normal, [MASS * G / 4, MASS * G / 2, 0])
    assert held.remainder_size[2] == pytest.approx(MASS * G)
    assert np.count_nonzero(np.abs(held.null_space[1]).sum(axis=0)) == 1


def test_batches_are_rows_one_by_one():
    robot = table()
    q, qd = robot.random_state(1, rows=6)
    q, qd = q.reshape(2, 3, 7), qd.reshape(2, 3, 6)
    feet = [Contact(leg, friction=0.4, axes="frame") for leg in LEGS]
    both = robot.contact_inverse_dynamics(q, qd, contacts=feet)
    assert both.tau.shape == (2, 3, 6)
    assert both.forces["left_back"].force.shape == (2, 3, 3)
    for index in np.ndindex(2, 3):
        one = robot.contact_inverse_dynamics(q[index], qd[index], contacts=feet)
        np.testing.assert_allclose(one.remainder, both.remainder[index], atol=1e-6)
        for leg in LEGS:
            alone, row = one.forces[leg].force, both.forces[leg].force[index]
            np.testing.assert_allclose(alone, row, atol=1e-6)


# ---- contacts that only push ---------------------------------------------------------------------


@pytest.mark.parametrize("mu", [0.0, 0.3, 0.8])
def test_a_box_on_a_slope_stays_up_to_the_angle_of_friction(mu):
    robot, feet = table(), [Contact(leg, friction=mu) for leg in LEGS]
    for angle in np.arctan(mu) + np.array([-0.2, -1e-4, 1e-3, 0.1, 0.3]):
        if angle < 0:
            continue
        field = tilted(angle)
        held = robot.contact_inverse_dynamics(robot.neutral, contacts=feet, gravity=field)
        # the distance of the weight from the friction cone
        missing = MASS * G * (np.sin(angle) - mu * np.cos(angle)) / np.hypot(1, mu)
        assert held.remainder_size == pytest.approx(max(0.0, missing), abs=1e-6 * MASS * G)
        assert held.carried == (angle <= np.arctan(mu))
        for force in held.forces.values():
            assert force.normal > -1e-9
            assert force.tangential <= mu * force.normal + 1e-6


def test_forces_within_the_limits_are_the_least_ones():
    """Where the least norm keeps to the limits by itself, it is the answer to the last bit."""
    robot = table()
    free = robot.contact_inverse_dynamics(robot.neutral, contacts=LEGS)
    feet = [Contact(leg, friction=0.5) for leg in LEGS]
    bound = robot.contact_inverse_dynamics(robot.neutral, contacts=feet)
    for leg in LEGS:
        np.testing.assert_array_equal(free.forces[leg].force, bound.forces[leg].force)


def test_bounded_forces_are_optimal():
    """No small step within the limits makes the norm smaller: against many random ones."""
    robot = table(com=(0.1, 0.05, 0.05))
    feet = [Contact(leg, friction=0.35) for leg in LEGS]
    held = robot.contact_inverse_dynamics(robot.neutral, contacts=feet, gravity=tilted(0.33))
    assert held.carried
    x = np.concatenate([held.forces[leg].own for leg in LEGS])
    free = robot.contact_inverse_dynamics(robot.neutral, contacts=LEGS, gravity=tilted(0.33))
    least = np.concatenate([free.forces[leg].own for leg in LEGS])
    assert x @ x > least @ least + 1e-3
    rng = np.random.default_rng(0)
    steps = rng.normal(size=(20000, 6)) @ held.null_space.T * rng.choice([1e-3, 0.1, 3], (20000, 1))
    tried = (x + steps).reshape(-1, 4, 3)
    legal = (0.35 * tried[..., 2] >= np.hypot(tried[..., 0], tried[..., 1])).all(axis=-1)
    assert legal.sum() > 5
    assert (tried[legal] ** 2).sum(axis=(1, 2)).min() >= x @ x - 1e-6


def test_another_solver_finds_the_same_forces():
    """Sequential quadratic programming, on the same problem written down by hand."""
    from scipy.optimize import minimize

    com, mu, angle = np.array([0.12, 0.02, 0.03]), 0.4, 0.35
    robot, feet = table(com), [Contact(leg, friction=mu) for leg in LEGS]
    held = robot.contact_inverse_dynamics(robot.neutral, contacts=feet, gravity=tilted(angle))
    assert held.carried
    arms = np.array([CORNERS[leg] for leg in LEGS]) - com
    # forces in units of the weight
    weight = tilted(angle) / G

    def balance(x):
        f = x.reshape(4, 3)
        return np.concatenate([np.cross(arms, f).sum(axis=0) * 10, f.sum(axis=0) + weight])

    def cones(x):
        f = x.reshape(4, 3)
        return mu * f[:, 2] - np.hypot(f[:, 0], f[:, 1])

    found = minimize(
        lambda x: x @ x,
        np.tile(-weight / 4, 4),
        jac=lambda x: 2 * x,
        method="SLSQP",
        constraints=[{"type": "eq", "fun": balance}, {"type": "ineq", "fun": cones}],
        options={"maxiter": 500, "ftol": 1e-10},
    )
    assert found.success
    ours = np.concatenate([held.forces[leg].own for leg in LEGS]) / (MASS * G)
    # forces are known to the root of what its objective is known to
    np.testing.assert_allclose(ours, found.x, atol=1e-5)
    assert ours @ ours == pytest.approx(found.fun, rel=1e-8)


def test_a_foot_tips_where_its_centre_of_pressure_leaves_it():
    robot = table()
    foot = [Contact("sole", "surface", friction=2.0, size=HALF)]
    for side in (0.5, 0.999, 1.001, 1.3):
        angle = np.arctan(side * HALF[0] / HEIGHT)
        held = robot.contact_inverse_dynamics(robot.neutral, contacts=foot, gravity=tilted(angle))
        # the line of gravity meets the ground there
        if side < 1:
            assert held.carried
            there = held.forces["sole"].center_of_pressure
            np.testing.assert_allclose(there, (side * HALF[0], 0), atol=1e-7)
        else:
            assert not held.carried
            x, y = held.forces["sole"].center_of_pressure
            assert abs(x) <= HALF[0] + 1e-6
            assert abs(y) <= HALF[1] + 1e-6


def test_corners_in_any_order_are_the_outline():
    corners = [(0.2, 0.15), (-0.2, -0.15), (0.2, -0.15), (0.0, 0.0), (-0.2, 0.15)]
    one, other = Contact("sole", "surface", size=corners), Contact("sole", "surface", size=HALF)
    assert sorted(map(tuple, one.edges.round(12))) == sorted(map(tuple, other.edges.round(12)))


def test_torsion_is_bounded_by_the_normal_force():
    robot = table()
    spin = np.array([0, 0, 1.0, 0, 0, 0])
    for torsion, carried in ((0.01, True), (0.004, False)):
        foot = Contact("sole", "surface", friction=1.0, size=HALF, torsion=torsion)
        # 0.5 N m about the normal, 98.1 N of weight: 0.0051 m
        held = robot.contact_inverse_dynamics(robot.neutral, None, spin, contacts=[foot])
        assert held.carried == carried
        moment = held.forces["sole"].own[2]
        assert moment == pytest.approx(0.5 if carried else 0.004 * held.forces["sole"].normal, 1e-4)


def test_feet_that_would_have_to_pull_are_named():
    robot = table(com=(0.3, 0.0, 0.0))
    feet = [Contact(leg, friction=0.6) for leg in LEGS]
    held = robot.contact_inverse_dynamics(robot.neutral, contacts=feet)
    assert not held.carried
    assert held.pulling == ("right_back", "left_back")
    assert "contact right_back would have to pull" in held.notes()
    assert all(force.normal >= -1e-9 for force in held.forces.values())
    # glued they do pull, and carry it
    glued = robot.contact_inverse_dynamics(robot.neutral, contacts=LEGS)
    assert glued.carried
    assert glued.pulling == held.pulling
    # what is carried without pulling is told of nobody
    inside = table(com=(0.15, 0.0, 0.0))
    assert inside.contact_inverse_dynamics(inside.neutral, contacts=feet).pulling == ()


def test_feet_on_a_ceiling_carry_nothing():
    robot, feet = table(), [Contact(leg, friction=0.6) for leg in LEGS]
    held = robot.contact_inverse_dynamics(robot.neutral, contacts=feet, gravity=(0, 0, G))
    assert held.pulling == LEGS
    assert held.remainder_size == pytest.approx(MASS * G)
    for force in held.forces.values():
        np.testing.assert_allclose(force.force, 0, atol=1e-6 * MASS * G)


def test_a_robot_in_flight_needs_nobody():
    robot = table()
    falling = np.array([0, 0, 0, *robot.gravity])
    none = [False] * 4
    held = robot.contact_inverse_dynamics(robot.neutral, None, falling, contacts=LEGS, active=none)
    assert held.carried
    assert held.indeterminate == 0


def test_normals_and_axes_turn_with_the_frame_or_stay():
    """A box lying on its side, its foot's frame turned with it."""
    robot = table()
    turned = robot.neutral.copy()
    turned[3:] = np.cos(np.pi / 4), np.sin(np.pi / 4), 0, 0
    wall = Contact("sole", "surface", normal=(0, 1, 0), friction=0.5)
    held = robot.contact_inverse_dynamics(turned, contacts=[wall])
    force = held.forces["sole"]
    np.testing.assert_allclose(force.force, (0, 0, MASS * G), atol=1e-10)
    np.testing.assert_allclose(force.in_frame.force, (0, MASS * G, 0), atol=1e-10)
    assert force.normal == pytest.approx(MASS * G)
    assert wall.axes == "frame"
    assert Contact("sole").axes == "world"


def test_without_the_solver_one_line_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "clarabel", None)
    robot, feet = table(), [Contact(leg, friction=0.1) for leg in LEGS]
    with pytest.raises(rnea.InputError, match=r"pip install 'rnea\[contacts\]'"):
        robot.contact_inverse_dynamics(robot.neutral, contacts=feet, gravity=tilted(0.5))


def test_a_quadruped_on_three_feet_leans_or_falls():
    """With one foot in the air it stands only if its centre of mass is above the other three."""
    robot = rnea.load("quadruped")
    q = robot.neutral
    q[8::3], q[9::3] = 0.7, -1.4
    feet = [Contact(f"{leg}_foot", friction=0.8) for leg in ("fl", "fr", "hl", "hr")]
    places = robot.forward_kinematics(q)
    c = robot.center_of_mass(q)
    for lifted in range(4):
        active = np.arange(4) != lifted
        corners = [
            places[f.frame].translation[:2] for f, on in zip(feet, active, strict=True) if on
        ]
        inside = (edges(corners_of(corners, "feet")) @ [*c[:2], -1] <= 0).all()
        held = robot.contact_inverse_dynamics(q, contacts=feet, active=active)
        assert held.carried == inside
        assert held.forces[feet[lifted].frame].normal == 0
        if inside:
            total = sum(force.normal for force in held.forces.values())
            assert total == pytest.approx(robot.mass * G)


# ---- a biped beside Pinocchio --------------------------------------------------------------------


@pytest.fixture(scope="module")
def talos():
    """TALOS on a free base."""
    fixed = rnea.load(TALOS)
    tree = fixed.description.structure
    free = TreeJoint("base", "free", "ground", fixed.model.root)
    whole = Tree((TreeLink("ground"), *tree.links), (free, *tree.joints))
    return rnea.Robot(replace(fixed.description, structure=whole), eager=True)


def states(robot, rows=4):
    rng = np.random.default_rng(5)
    q, qd = robot.random_state(rng, rows=rows)
    return q, qd * 0.3, rng.normal(size=qd.shape)


class There:
    """Mass matrix, efforts and contact rows of one state as Pinocchio computes them."""

    def __init__(self, robot, q, qd, qdd, feet):
        self.there = InPinocchioCoordinates(robot)
        self.model, self.data = self.there.model, self.there.data
        self.q = self.there.position(q)
        self.qd, self.qdd = self.there.speeds(qd), self.there.speeds(qdd)
        tau = pin.rnea(self.model, self.data, self.q, self.qd, self.qdd).copy()
        self.needed = self.there.back(tau)
        M = pin.crba(self.model, self.data, self.q)
        self.M = self.there.back_square(np.triu(M) + np.triu(M, 1).T)
        self.bias = self.there.back(
            pin.nonLinearEffects(self.model, self.data, self.q, self.qd).copy()
        )
        pin.forwardKinematics(self.model, self.data, self.q, self.qd, 0 * self.qd)
        pin.computeJointJacobians(self.model, self.data, self.q)
        pin.updateFramePlacements(self.model, self.data)
        rows, drift = [], []
        for foot in feet:
            index, axes = self.model.getFrameId(foot), pin.LOCAL_WORLD_ALIGNED
            J = pin.getFrameJacobian(self.model, self.data, index, axes)
            rows.append(self.there.back(J[[3, 4, 5, 0, 1, 2]]))
            a = pin.getFrameClassicalAcceleration(self.model, self.data, index, axes)
            drift.append([*a.angular, *a.linear])
        self.J, self.drift = np.concatenate(rows), np.concatenate(drift)


def test_a_biped_on_one_foot_has_one_answer(talos):
    q, qd, qdd = states(talos)
    foot = Contact("left_sole_link", "surface")
    held = talos.contact_inverse_dynamics(q, qd, qdd, contacts=[foot], friction=False, rotor=False)
    assert held.carried.all()
    assert (held.indeterminate == 0).all()
    assert held.null_space.shape == (4, 6, 0)
    for k in range(len(q)):
        there = There(talos, q[k], qd[k], qdd[k], ["left_sole_link"])
        wrench = np.linalg.solve(there.J[:, :6].T, there.needed[:6])
        size = np.abs(there.needed).max()
        force = held.forces["left_sole_link"]
        np.testing.assert_allclose(force.moment[k], wrench[:3], atol=1e-11 * size)
        np.testing.assert_allclose(force.force[k], wrench[3:], atol=1e-11 * size)
        tau = there.needed - there.J.T @ wrench
        np.testing.assert_allclose(held.tau[k, 6:], tau[6:], atol=1e-11 * size)
    # the same through the wrenches of inverse dynamics
    again = talos.inverse_dynamics(q, qd, qdd, wrench=held.wrenches, friction=False, rotor=False)
    np.testing.assert_allclose(again, held.tau, atol=1e-9)


def test_a_biped_on_two_feet_takes_the_least_forces(talos):
    q, qd, qdd = states(talos)
    feet = ["left_sole_link", "right_sole_link"]
    held = talos.contact_inverse_dynamics(
        q, qd, qdd, contacts=[Contact(x, "surface") for x in feet], friction=False, rotor=False
    )
    assert (held.indeterminate == 6).all()
    units = np.array([0.1] * 3 + [1.0] * 3)
    for k in range(len(q)):
        there = There(talos, q[k], qd[k], qdd[k], feet)
        A = there.J[:, :6].T * np.tile(units, 2)
        x = np.linalg.lstsq(A, there.needed[:6], rcond=None)[0] * np.tile(units, 2)
        size = np.abs(there.needed).max()
        for foot, part in zip(feet, x.reshape(2, 6), strict=True):
            np.testing.assert_allclose(held.forces[foot].moment[k], part[:3], atol=1e-10 * size)
            np.testing.assert_allclose(held.forces[foot].force[k], part[3:], atol=1e-10 * size)


def test_contacts_and_weight_make_the_momentum_change(talos):
    """Standing with bent knees: friction cones, soles of their size, and nothing left over."""
    feet = [
        Contact(f"{side}_sole_link", "surface", friction=0.7, size=(0.1, 0.05), torsion=0.05)
        for side in ("left", "right")
    ]
    q = talos.neutral
    knees = {"hip": -0.4, "knee": 0.8, "ankle": -0.4}
    names = {"hip": "leg_{}_3_joint", "knee": "leg_{}_4_joint", "ankle": "leg_{}_5_joint"}
    for body in talos.model.independent:
        for part, angle in knees.items():
            if body.joint.name in (names[part].format("left"), names[part].format("right")):
                q[body.q] = angle
    rng = np.random.default_rng(0)
    qdd = np.stack([np.zeros(talos.n), *(rng.normal(size=(4, talos.n)) * 0.1)])
    held = talos.contact_inverse_dynamics(q, None, qdd, contacts=feet)
    assert held.carried.all()
    about = talos.center_of_mass(q)
    poses = talos.forward_kinematics(q)
    total = np.zeros((5, 6))
    for foot, force in held.forces.items():
        arm = poses[foot].translation - about
        total[:, :3] += force.moment + np.cross(arm, force.force)
        total[:, 3:] += force.force
        assert (force.normal > 0).all()
        assert (force.tangential <= 0.7 * force.normal + 1e-6).all()
        assert (np.abs(force.center_of_pressure) <= np.array([0.1, 0.05]) + 1e-6).all()
    total[:, 3:] += talos.mass * talos.gravity
    rate = talos.centroidal_momentum_rate(q, None, qdd)
    np.testing.assert_allclose(total, rate, atol=1e-8)


def still_feet(talos, feet, q, qd):
    """Speeds at which the feet stand still."""
    J = np.concatenate([talos.jacobian(q, frame=foot) for foot in feet], axis=-2)
    return qd - (np.linalg.pinv(J) @ J @ qd[..., None])[..., 0]


def test_forward_dynamics_on_feet_agrees_with_pinocchio(talos):
    feet = ["left_sole_link", "right_sole_link"]
    q, qd, _ = states(talos, rows=3)
    qd = still_feet(talos, feet, q, qd)
    tau = np.random.default_rng(2).normal(size=qd.shape) * 20
    tau[:, :6] = 0
    moved = talos.contact_forward_dynamics(
        q, qd, tau, contacts=[Contact(x, "surface") for x in feet], friction=False, rotor=False
    )
    assert (moved.redundant == 0).all()
    for k in range(len(q)):
        there = There(talos, q[k], qd[k], qd[k], feet)
        model, data = there.model, there.model.createData()
        contacts = pin.StdVec_RigidConstraintModel()
        for foot in feet:
            frame = model.frames[model.getFrameId(foot)]
            contacts.append(
                pin.RigidConstraintModel(
                    pin.ContactType.CONTACT_6D, model, frame.parentJoint, frame.placement, pin.LOCAL
                )
            )
        held = pin.StdVec_RigidConstraintData()
        held.extend([contact.createData() for contact in contacts])
        pin.initConstraintDynamics(model, data, contacts, held)
        theirs = pin.constraintDynamics(
            model, data, there.q, there.qd, there.there.speeds(tau[k]), contacts, held
        )
        theirs = there.there.back(theirs.copy())
        kappa = talos.condition_number(q[k], rotor=False)
        size = np.abs(theirs).max()
        np.testing.assert_allclose(moved.qdd[k], theirs, atol=1e-12 * kappa * size)
        # and the whole system, motion and forces at once
        m, n = len(there.J), talos.n
        whole = np.block([[there.M, -there.J.T], [there.J, np.zeros((m, m))]])
        both = np.linalg.solve(whole, np.concatenate([tau[k] - there.bias, -there.drift]))
        np.testing.assert_allclose(moved.qdd[k], both[:n], atol=1e-12 * kappa * size)
        forces = [part for f in moved.forces.values() for part in (*f.moment[k], *f.force[k])]
        np.testing.assert_allclose(forces, both[n:], atol=1e-12 * kappa * np.abs(both[n:]).max())


def test_inverse_dynamics_gives_back_the_torques(talos):
    feet = [Contact(f"{side}_sole_link", "surface") for side in ("left", "right")]
    q, qd, _ = states(talos, rows=3)
    tau = np.random.default_rng(3).normal(size=qd.shape) * 20
    tau[:, :6] = 0
    one = talos.contact_forward_dynamics(q, qd, tau, contacts=feet[:1])
    back = talos.contact_inverse_dynamics(q, qd, one.qdd, contacts=feet[:1])
    assert back.carried.all()
    np.testing.assert_allclose(back.tau, tau, atol=1e-7)
    force = one.forces["left_sole_link"], back.forces["left_sole_link"]
    np.testing.assert_allclose(force[0].force, force[1].force, atol=1e-7)
    # on two feet inner forces are open: the difference of torques is what they cause
    two = talos.contact_forward_dynamics(q, qd, tau, contacts=feet)
    back = talos.contact_inverse_dynamics(q, qd, two.qdd, contacts=feet)
    assert back.carried.all()
    for k in range(3):
        own = [np.concatenate([x.forces[c.frame].own[k] for c in feet]) for x in (two, back)]
        apart = own[0] - own[1]
        basis = back.null_space[k]
        inside, *_ = np.linalg.lstsq(basis, apart, rcond=None)
        np.testing.assert_allclose(basis @ inside, apart, atol=1e-6)


# ---- constrained motion --------------------------------------------------------------------------


def test_a_resting_box_rests_on_redundant_feet():
    robot = table()
    still = robot.contact_forward_dynamics(robot.neutral, contacts=LEGS)
    np.testing.assert_allclose(still.qdd, 0, atol=1e-12)
    assert still.redundant == 6
    assert still.residual < 1e-12
    for force in still.forces.values():
        np.testing.assert_allclose(force.force, (0, 0, MASS * G / 4), atol=1e-11)
    assert still.breaking == ()


def test_a_box_on_one_point_is_a_pendulum():
    """Held at a foot off its middle, it starts to turn about it: m g x over the inertia there."""
    robot = table()
    moved = robot.contact_forward_dynamics(robot.neutral, contacts=["sole"], gravity=tilted(0.2))
    about = 0.4 + MASS * HEIGHT**2
    assert moved.qdd[1] == pytest.approx(MASS * G * np.sin(0.2) * HEIGHT / about, rel=1e-12)
    assert moved.qdd[3] == pytest.approx(moved.qdd[1] * HEIGHT, rel=1e-12)
    assert moved.redundant == 0


def test_a_turning_box_swings_about_its_foot():
    """Its speed bends the path; the foot stays where it is."""
    robot = table()
    w = np.array([0.3, 2.0, -0.4])
    qd = np.array([*w, *-np.cross(w, (0, 0, -HEIGHT))])
    moved = robot.contact_forward_dynamics(robot.neutral, qd, contacts=["sole"])
    foot = robot.motion_at("sole", robot.neutral, qd, moved.qdd)
    np.testing.assert_allclose(foot.vd, 0, atol=1e-12)
    back = robot.contact_inverse_dynamics(robot.neutral, qd, moved.qdd, contacts=["sole"])
    np.testing.assert_allclose(back.remainder, 0, atol=1e-11)


def test_contacts_that_would_give_way_are_named():
    robot = table()
    field = tilted(0.5)
    feet = [Contact(leg, friction=0.3) for leg in LEGS]
    slides = robot.contact_forward_dynamics(robot.neutral, contacts=feet, gravity=field)
    assert slides.breaking == LEGS
    hung = robot.contact_forward_dynamics(
        robot.neutral, contacts=[Contact("sole", "surface", unilateral=True)], gravity=(0, 0, 5.0)
    )
    assert hung.breaking == ("sole",)


# ---- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Contact(""), "needs the name of its frame"),
        (lambda: Contact(3), "needs the name of its frame"),
        (lambda: Contact("a", "line"), "unknown kind of contact a: 'line'.*Legal: point, surface"),
        (lambda: Contact("a", friction=-1), "friction of contact a must be a number of at least 0"),
        (lambda: Contact("a", friction=float("nan")), "friction of contact a must be a number"),
        (lambda: Contact("a", friction="0.5"), "friction of contact a must be a number"),
        (lambda: Contact("a", normal=(0, 0, 0)), "normal of contact a needs 3 numbers"),
        (lambda: Contact("a", normal=(0, 1)), "normal of contact a needs 3 numbers"),
        (lambda: Contact("a", axes="tool"), "unknown axes of contact a: 'tool'"),
        (lambda: Contact("a", size=(0.1, 0.1)), "contact a is a point, which has no size"),
        (lambda: Contact("a", torsion=0.1), "contact a is a point, which has no torsion"),
        (lambda: Contact("a", "surface", size=(0.1, 0)), "size of contact a is two half lengths"),
        (lambda: Contact("a", "surface", size=0.1), "size of contact a is two half lengths"),
        (lambda: Contact("a", "surface", size=[(0, 0, 1)]), "size of contact a is two half"),
        (lambda: Contact("a", "surface", size=[(0, 0), (1, 1), (2, 2)]), "lie on one line"),
        (lambda: Contact("a", weight=0), "weight of contact a must be greater than 0"),
        (lambda: Contact("a", friction=1, unilateral=False), "contact a has friction, a bound"),
        (lambda: Contact("a", unilateral="no"), "unilateral of contact a must be True or False"),
    ],
)
def test_contacts_that_make_no_sense_are_refused(make, message):
    with pytest.raises(rnea.InputError, match=message):
        make()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"contacts": ["left_fornt"]}, "unknown frame 'left_fornt'. Did you mean .*'left_front'"),
        ({"contacts": ["sole", "sole"]}, "contact sole is named twice"),
        ({"contacts": []}, "contacts= is empty"),
        ({"contacts": 3}, "contacts= takes names of frames"),
        ({"contacts": [3]}, "contacts= takes names of frames"),
        ({"contacts": ["ground"]}, "contact ground is on a part of robot 'table' that cannot move"),
        ({"contacts": ["world"]}, "contact world is on a part of robot 'table' that cannot move"),
        ({"contacts": ["sole"], "unactuated": ["leg"]}, "unknown joint in unactuated= 'leg'"),
        ({"contacts": ["sole"], "unactuated": []}, "unactuated= is empty"),
        ({"contacts": ["sole"], "length": 0}, "length= must be a number of metres"),
        ({"contacts": ["sole"], "length": "1"}, "length= must be a number of metres"),
        ({"contacts": ["sole"], "active": [1]}, "active= holds True and False"),
        ({"contacts": ["sole"], "active": [True, False]}, r"active= has shape \(2,\)"),
        ({"contacts": ["sole"], "qd": [np.nan] * 6}, "qd holds values that are not finite"),
        ({"contacts": ["sole"], "qd": [0] * 7}, "qd has 7 values"),
    ],
)
def test_questions_that_make_no_sense_are_refused(options, message):
    robot = table()
    with pytest.raises(rnea.InputError, match=message):
        robot.contact_inverse_dynamics(robot.neutral, **options)


def test_an_arm_on_a_fixed_base_must_say_which_joints_have_no_motor():
    arm = rnea.load("planar_2r")
    with pytest.raises(rnea.InputError, match=r"'Planar 2R arm' has no free joint.*unactuated="):
        arm.contact_inverse_dynamics([0.3, 0.4], contacts=["tool"])
    elbow = arm.joint_names[1]
    held = arm.contact_inverse_dynamics([0.3, 0.4], contacts=["tool"], unactuated=elbow)
    assert held.carried
    assert held.tau[1] == 0
    again = arm.inverse_dynamics([0.3, 0.4], wrench=held.wrenches)
    np.testing.assert_allclose(again, held.tau, atol=1e-12)


def test_symbols_are_refused():
    import sympy

    robot = table()
    q = np.array([sympy.Symbol(f"q{k}") for k in range(7)])
    with pytest.raises(rnea.InputError, match="plain numbers, not with symbols"):
        robot.contact_inverse_dynamics(q, contacts=["sole"])


# ---- the command line ----------------------------------------------------------------------------


def test_contacts_in_words():
    point, foot = contacts_from("toe, sole:surface:friction=0.6:size=0.1x0.05:torsion=0.02")
    assert (point.frame, point.kind, point.unilateral) == ("toe", "point", False)
    assert (foot.kind, foot.friction, foot.torsion) == ("surface", 0.6, 0.02)
    np.testing.assert_allclose(np.abs(foot.size), [(0.1, 0.05)] * 4)
    assert contacts_from("toe:unilateral")[0].unilateral


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("toe:surfac", r"--contacts toe:surfac: unknown 'surfac'. Did you mean 'surface'"),
        ("toe:frction=1", r"unknown 'frction=1'. Did you mean 'friction='"),
        ("toe:friction=much", "'much' is not a number"),
        ("toe:friction=1x2", "'1x2' is not a number"),
        ("toe:size=1x1", "contact toe is a point, which has no size"),
        ("toe,", "needs the name of its frame"),
    ],
)
def test_contacts_in_wrong_words_are_refused(text, message):
    with pytest.raises(UsageError, match=message):
        contacts_from(text)


def test_columns_of_a_motion_on_four_legs():
    robot = table()
    q = np.tile(robot.neutral, (5, 1))
    qd = np.zeros((5, 6))
    # the box slides in the last rows
    qd[3:, 3] = 0.4
    qdd = np.zeros((5, 6))
    shown = contact_table(robot, (q, qd, qdd), ",".join(LEGS), None)
    assert shown.values.shape == (5, len(shown.names)) == (5, 18)
    assert shown.names[2] == "contact_fz_right_front [N]"
    assert shown.names[-6:-3] == [f"remainder_base_moment_{x} [N m]" for x in "xyz"]
    np.testing.assert_allclose(shown.values[:, 2], MASS * G / 4)
    assert any("moves at up to 0.4 m/s" in note for note in shown.notes)
    standing = contact_table(robot, (q, qd, qdd), ",".join(LEGS), 0.05)
    np.testing.assert_allclose(standing.values[:, 2], [MASS * G / 4] * 3 + [0] * 2, atol=1e-12)
    assert not any("moves at" in note for note in standing.notes)
    assert any("cannot carry this motion in 2 of 5 rows" in note for note in standing.notes)


def test_speeds_of_contacts_count_turning_of_surfaces():
    robot = table()
    qd = np.array([0, 2.0, 0, 0.3, 0, 0])
    feet = [Contact("sole"), Contact("box", "surface")]
    speeds = contact_speeds(robot, robot.neutral, qd, contacts=feet, length=0.5)
    # the sole is 0.1 m below: 0.3 - 2 · 0.1; the box's origin slides and turns
    np.testing.assert_allclose(speeds, [0.1, np.hypot(0.3, 1.0)])
