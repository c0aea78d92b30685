"""Joints of every kind, free bases: every quantity against Pinocchio, within 1e-12 of its terms."""

import mpmath
import numpy as np
import pinocchio as pin
import pytest

import rnea
import rnea.core.scalar_types.mpmath_numbers
from rnea.model import rate
from rnea.recursions import QUANTITIES, Conditions
from support.pinocchio_robot import InPinocchioCoordinates
from support.random_robots import any_joints, chain_of, floating, random_state
from support.scale import coriolis_scale, mass_matrix_scale, recursion_scale
from support.tiers import generator, sample_cases

TREES = 200
BLOCKS = 20
TOLERANCE = 1e-12


class There:
    """The quantities of one robot at one state as Pinocchio computes them, in our coordinates."""

    def __init__(self, robot, q, qd, qdd, tau):
        self.there = InPinocchioCoordinates(robot)
        self.model, self.data = self.there.model, self.there.data
        self.q = self.there.position(q)
        self.qd, self.qdd, self.tau = (self.there.speeds(x) for x in (qd, qdd, tau))
        self.robot = robot

    def inverse_dynamics(self):
        return self.there.back(pin.rnea(self.model, self.data, self.q, self.qd, self.qdd))

    def gravity_torque(self):
        return self.there.back(pin.computeGeneralizedGravity(self.model, self.data, self.q))

    def bias(self):
        return self.there.back(pin.nonLinearEffects(self.model, self.data, self.q, self.qd))

    def joint_wrenches(self):
        pin.rnea(self.model, self.data, self.q, self.qd, self.qdd)
        rows = []
        for offset, index in zip(self.there.offset[1:], self.there.ids[1:], strict=True):
            own = offset.actInv(self.data.f[index])
            rows.append([*own.angular, *own.linear])
        return np.array(rows)

    def mass_matrix(self):
        M = pin.crba(self.model, self.data, self.q)
        return self.there.back_square(np.triu(M) + np.triu(M, 1).T)

    def coriolis_matrix(self):
        C = pin.computeCoriolisMatrix(self.model, self.data, self.q, self.qd)
        return self.there.back_square(C)

    def kinetic_energy(self):
        return pin.computeKineticEnergy(self.model, self.data, self.q, self.qd)

    def forward_dynamics(self):
        return self.there.back(pin.aba(self.model, self.data, self.q, self.qd, self.tau))

    def derivatives(self):
        pin.computeRNEADerivatives(self.model, self.data, self.q, self.qd, self.qdd)
        M = np.triu(self.data.M) + np.triu(self.data.M, 1).T
        slopes = np.array([self.data.dtau_dq, self.data.dtau_dv, M])
        return self.there.back_square(slopes)

    def forward_derivatives(self):
        pin.computeABADerivatives(self.model, self.data, self.q, self.qd, self.tau)
        inverse = np.triu(self.data.Minv) + np.triu(self.data.Minv, 1).T
        slopes = np.array([self.data.ddq_dq, self.data.ddq_dv, inverse])
        return self.there.back_square(slopes)

    def potential_energy(self):
        """Of the moving bodies; the base counts with us alone."""
        return pin.computePotentialEnergy(self.model, self.data, self.q)

    def moving_frame(self, frame):
        """Pose in the world, and w, v, wd, vd in the frame's own axes."""
        pin.forwardKinematics(self.model, self.data, self.q, self.qd, self.qdd)
        pin.updateFramePlacements(self.model, self.data)
        index = self.model.getFrameId(frame)
        pose, own = self.data.oMf[index], (self.model, self.data, index, pin.LOCAL)
        velocity, a = pin.getFrameVelocity(*own), pin.getFrameClassicalAcceleration(*own)
        row = np.concatenate([pose.rotation.ravel(), pose.translation])
        return row, np.array([velocity.angular, velocity.linear, a.angular, a.linear])

    def jacobian(self, frame):
        pin.computeJointJacobians(self.model, self.data, self.q)
        pin.updateFramePlacements(self.model, self.data)
        index = self.model.getFrameId(frame)
        J = pin.getFrameJacobian(self.model, self.data, index, pin.LOCAL_WORLD_ALIGNED)
        return self.there.back(J.reshape(6, -1)[[3, 4, 5, 0, 1, 2]])


def exactly(robot, name, *states):
    """The same quantity in 50 digits."""
    with mpmath.workdps(50):
        digits = [np.array([mpmath.mpf(x) for x in state], dtype=object) for state in states]
        return np.asarray(QUANTITIES[name].compute(robot.model, Conditions(), *digits)).astype(
            float
        )


def agree(name, ours, theirs, scale, exact=None):
    assert ours.shape == np.shape(theirs), name
    scale = np.broadcast_to(scale, ours.shape)
    scale = np.where(scale == 0, scale.max(initial=1e-300), scale)
    apart = np.abs(ours - theirs) / scale
    if np.any(apart > TOLERANCE):
        # two codes differ: 50 digits decide, and must find ours right
        assert exact is not None, (name, apart.max())
        off = np.abs(ours - exact()) / scale
        assert np.all(off <= TOLERANCE), (name, apart.max(), off.max())


def compare(robot, q, qd, qdd):
    model = robot.model
    tau = robot.inverse_dynamics(q, qd, qdd, friction=False, rotor=False)
    there = There(robot, q, qd, qdd, tau)
    scale = recursion_scale(model, q, qd, qdd, model.gravity)
    agree("tau", tau, there.inverse_dynamics(), scale.tau)
    still = np.zeros_like(qd)
    at_rest = recursion_scale(model, q, still, still, model.gravity)
    agree("gravity", robot.gravity_torque(q), there.gravity_torque(), at_rest.tau)
    agree("bias", robot.bias(q, qd), there.bias(), scale.tau)
    wrenches = robot.evaluate("joint_wrenches", q, qd, qdd)[1:]
    sizes = np.array([[m] * 3 + [f] * 3 for m, f in zip(scale.moment, scale.force, strict=True)])
    agree("wrenches", wrenches, there.joint_wrenches(), sizes[1:])
    M_scale = mass_matrix_scale(model, q)
    M = robot.mass_matrix(q, rotor=False)
    np.testing.assert_array_equal(M, M.T)
    agree("M", M, there.mass_matrix(), M_scale)
    # the bracket's part has the size of M times the speeds
    C_scale = coriolis_scale(model, q, qd) + M_scale.max() * np.abs(qd).max() * 1e-3
    C = robot.coriolis_matrix(q, qd)
    agree(
        "C", C, there.coriolis_matrix(), C_scale, lambda: exactly(robot, "coriolis_matrix", q, qd)
    )
    kinetic = robot.kinetic_energy(q, qd, rotor=False)
    assert kinetic == pytest.approx(there.kinetic_energy(), rel=1e-12)
    held = float(model.base_inertia.first_moment_along(model.gravity, model.base))
    potential = robot.potential_energy(q) + held
    poses = robot.evaluate("frame_poses", q)
    reach = 1 + np.abs(poses[:, 9:]).max()
    weight = 9.81 * float(model.mass) * reach
    assert abs(potential - there.potential_energy()) <= TOLERANCE * weight
    names = list(model.frames)
    # how fast anything can be: every speed at once, through all arms
    fast = (1 + np.abs(qd).sum()) ** 2 + np.abs(qdd).sum()
    for body in model.bodies:
        agree("J", robot.jacobian(q, frame=body.name), there.jacobian(body.name), reach)
        pose, motion = there.moving_frame(body.name)
        agree("pose", poses[names.index(body.name)], pose, reach)
        moved = robot.evaluate("motion_at", q, qd, qdd, frame=body.name)
        agree("motion", moved, motion, reach * fast)
    if robot.n <= 12:
        c = robot.evaluate("christoffel", q)
        contracted = (c * qd).sum(axis=-1)
        agree("c", contracted, C, C_scale + np.abs(c * qd).sum(axis=-1))
    parts = robot.torque_budget(q, qd, qdd, friction=False, rotor=False)
    agree("budget", parts.total(), tau, 4 * scale.tau * robot.n)
    kappa = robot.condition_number(q, rotor=False)
    slopes = robot.evaluate("derivatives", q, qd, qdd, friction=False, rotor=False)
    # a slope is a sum of terms as large as those of a torque, or of the largest slope
    sizes = np.maximum(np.abs(slopes).max(axis=(-1, -2), keepdims=True), scale.tau.max())
    agree("slopes", slopes, there.derivatives(), sizes)
    for method in ("aba", "mass"):
        back = robot.forward_dynamics(q, qd, tau, method=method, friction=False, rotor=False)
        assert np.abs(back - qdd).max() <= 1e-12 * kappa * np.abs(qdd).max() * 10
    agree("qdd", back, there.forward_dynamics(), kappa * np.abs(qdd).max())
    slopes = robot.evaluate("forward_derivatives", q, qd, tau, friction=False, rotor=False)
    sizes = np.abs(slopes).max(axis=(-1, -2), keepdims=True)
    sizes = np.maximum(sizes, np.abs(slopes[2]).max() * scale.tau.max())
    agree("forward slopes", slopes, there.forward_derivatives(), kappa * sizes)


@sample_cases(1)
@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_trees(block):
    for seed in range(block * TREES // BLOCKS, (block + 1) * TREES // BLOCKS):
        rng = generator(seed)
        robot = any_joints(rng, int(rng.integers(1, 31)), fixed=int(rng.integers(0, 4)))
        compare(robot.with_eager(), *random_state(rng, robot))


@pytest.mark.parametrize("seed", [1, 2])
def test_forty_joints(seed):
    rng = generator(seed, 40)
    robot = any_joints(rng, 40)
    compare(robot.with_eager(), *random_state(rng, robot))


# a chain and trees in which every kind appears once, with and without a free base
POOL = (
    ("spherical", "universal", "revolute"),
    ("planar", "helical"),
    ("cylindrical", "spherical", "prismatic"),
)


IN_VECTORS = ("inverse_dynamics", "mass_matrix", "coriolis_matrix", "forward_dynamics")


@sample_cases(1)
@pytest.mark.parametrize("member", range(len(POOL)))
def test_kernels_agree_with_the_walk_and_rows_with_rows_alone(member):
    rng = generator(member)
    robot = chain_of(POOL[member], rng)
    if member == 1:
        robot = floating(robot, rng)
    q, qd, qdd = random_state(rng, robot, 5)
    given = {"q": q, "qd": qd, "qdd": qdd, "tau": qdd}
    for name, quantity in QUANTITIES.items():
        # so few rows go through the code for single rows, which compiles sooner
        rows = 5 if name in IN_VECTORS else 2
        states = [given[state][:rows] for state in quantity.states]
        frame = {"frame": robot.model.bodies[-1].name} if quantity.frame else {}
        walked = robot.evaluate(name, *states, **frame, eager=True)
        compiled = robot.evaluate(name, *states, **frame)
        size = np.abs(walked).max()
        if "tau" in quantity.states:
            size = size * np.max(robot.condition_number(q))
        assert np.abs(compiled - walked).max() <= 1e-12 * size, name
        for k, row in enumerate(zip(*states, strict=True)):
            np.testing.assert_array_equal(robot.evaluate(name, *row, **frame), compiled[k], name)


def test_a_quaternion_of_any_length_is_its_direction_and_of_none_is_nan():
    # where it matters: without gravity no torque depends on how a free base is turned
    robot = rnea.load("quadruped")
    q, qd = robot.random_state(0, 4)
    longer = q.copy()
    longer[1, 3:7] *= 7.0
    longer[2, 3:7] = 0.0
    for eager in (True, False):
        tau = robot.inverse_dynamics(q, qd, eager=eager)
        other = robot.inverse_dynamics(longer, qd, eager=eager)
        np.testing.assert_allclose(other[:2], tau[:2], rtol=1e-13, atol=1e-12)
        assert np.isnan(other[2]).any()
        np.testing.assert_array_equal(other[3], tau[3])


def test_ways_between_positions():
    """integrate and difference undo each other, and go as dq/dt says; so does Pinocchio."""
    for seed in range(20):
        rng = generator(seed)
        robot = any_joints(rng, 6)
        there = InPinocchioCoordinates(robot)
        (q0, q1), (v, _) = robot.random_state(rng, 2)
        step = robot.difference(q0, q1)
        assert robot.difference(q0, robot.integrate(q0, step)) == pytest.approx(step, abs=1e-12)
        back = robot.integrate(q0, step)
        np.testing.assert_allclose(
            robot.mass_matrix(back, eager=True), robot.mass_matrix(q1, eager=True), atol=1e-9
        )
        ours = there.position(robot.integrate(q0, v, 0.3))
        theirs = pin.integrate(there.model, there.position(q0), there.speeds(v) * 0.3)
        assert pin.isSameConfiguration(there.model, ours, theirs, 1e-12)
        small = 1e-6
        slope = (robot.integrate(q0, v, small) - robot.integrate(q0, v, -small)) / (2 * small)
        np.testing.assert_allclose(slope, rate(robot.model, q0, v), atol=1e-7)


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ({"kind": "helical"}, "a helical joint needs its pitch"),
        ({"kind": "helical", "pitch": 0}, "pitch 0 does not slide: make it revolute"),
        ({"kind": "universal", "axis2": [0, 0, -3]}, "axes of a universal joint are parallel"),
        ({"kind": "spherical", "axis": [0, 0, 1]}, "a spherical joint has no axis"),
        ({"kind": "planar", "axis": [0, 0, 0]}, "the axis has length zero"),
        ({"kind": "ball"}, "kind: unknown|ball"),
    ],
)
def test_joints_that_cannot_be_are_refused_by_name(entries, message):
    said = "\n".join(f"{key} = {value!r}" for key, value in entries.items())
    text = (
        'format = 1\nname = "a"\n[[links]]\nname = "rod"\nmass = 1\n[[joints]]\nname = "j"\n'
        f'parent = "base"\nchild = "rod"\n{said}\n'
    )
    with pytest.raises(rnea.RneaError, match=message) as error:
        rnea.loads(text)
    assert "joints[0]" in str(error.value)


def test_a_state_of_the_wrong_length_is_told_the_difference():
    robot = rnea.load("satellite")
    with pytest.raises(rnea.InputError, match=r"q has nq = 10 numbers.*quaternion of four"):
        robot.inverse_dynamics(np.zeros(9))
    with pytest.raises(rnea.InputError, match=r"qd has 10 values.*9 speeds.*base_wx"):
        robot.inverse_dynamics(robot.neutral, np.zeros(10))


def test_the_motion_of_a_floating_base_is_prescribed_nowhere():
    robot = rnea.load("satellite")
    given = {"q": robot.neutral, "qd": np.zeros(9), "qdd": np.zeros(9), "tau": np.zeros(9)}
    for name, quantity in QUANTITIES.items():
        if "base" not in quantity.takes:
            continue
        frame = {"frame": "tool"} if quantity.frame else {}
        with pytest.raises(rnea.InputError, match="floats on joint 'base'"):
            robot.kernel(name, base=True, **frame)
        for eager in (True, False):
            states = [given[state] for state in quantity.states]
            with pytest.raises(rnea.InputError, match="floats on joint 'base'"):
                robot.evaluate(name, *states, base={"w": (0, 0, 1)}, **frame, eager=eager)


def test_batches_that_do_not_fit_are_refused_by_name():
    robot = rnea.load("satellite")
    q, qd = robot.random_state(0, 3)
    with pytest.raises(rnea.InputError, match=r"do not fit together: q \(3,\), qd \(\), dt \(4,\)"):
        robot.integrate(q, qd[0], np.ones(4))
    with pytest.raises(rnea.InputError, match=r"do not fit together: q0 \(3,\), q1 \(2,\)"):
        robot.difference(q, q[:2])


def test_several_free_bodies_float_already():
    body = '<body><freejoint/><geom type="box" size=".1 .2 .3" mass="1"/></body>'
    text = f"<mujoco><worldbody>{body}{body.replace('.3', '.1')}</worldbody></mujoco>"
    for base in (None, "free"):
        options = {} if base is None else {"base": base}
        assert rnea.loads(text, file="two.xml", **options).n == 12
