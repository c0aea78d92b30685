"""Every robot of the catalogue: its joints, its numbers against the cited table, its weight.

The tables are typed here a second time, from the sources. Gravity torques are compared with levers
written out by hand, or with the slope of the potential energy from plain 4x4 matrices; no code of
the package takes part in the expected values. Mechanisms with loops have their weight, and all
else, held against closed forms in test_closed_catalogue.py.
"""

import tomllib

import numpy as np
import pytest
import sympy as sp

import rnea
from rnea.files.catalogs import robots

G = 9.81
PI = np.pi

# joint names and kinds (R turns, P slides, U universal, S spherical, F free), in order
JOINTS = {
    "craig_2r": ("joint1 joint2", "RR"),
    "cylindrical_rpp": ("turn lift reach", "RPP"),
    "delta": ("arm1 rod1a rod1b arm2 rod2a rod2b arm3 rod3a rod3b platform", "RUURUURUUS"),
    "double_pendulum": ("joint1 joint2", "RR"),
    "four_bar": ("crank coupler rocker", "RRR"),
    "gantry": ("x y z", "PPP"),
    "gough_stewart": (
        "tilt1 leg1 tilt2 leg2 tilt3 leg3 tilt4 leg4 tilt5 leg5 tilt6 leg6 platform",
        "UPUPUPUPUPUPF",
    ),
    "gyroscope": ("gimbal spin", "UR"),
    "iiwa14": ("joint1 joint2 joint3 joint4 joint5 joint6 joint7", "RRRRRRR"),
    "one_link": ("joint1", "R"),
    "palletizer": (
        "turn shoulder elbow wrist flange triangle level_upper level_lower crank drive_rod",
        "RRRRRRRRRR",
    ),
    "panda": ("joint1 joint2 joint3 joint4 joint5 joint6 joint7", "RRRRRRR"),
    "planar_2r": ("joint1 joint2", "RR"),
    "planar_3r": ("joint1 joint2 joint3", "RRR"),
    "planar_5r": ("left left_elbow right right_elbow", "RRRR"),
    "pr_arm": ("slide hinge", "PR"),
    "puma560": ("joint1 joint2 joint3 joint4 joint5 joint6", "RRRRRR"),
    "quadruped": (
        "base fl_hip fl_thigh fl_knee fr_hip fr_thigh fr_knee "
        "hl_hip hl_thigh hl_knee hr_hip hr_thigh hr_knee",
        "FRRRRRRRRRRRR",
    ),
    "rp_arm": ("joint1 joint2", "RP"),
    "satellite": ("base yaw pitch elbow", "FRRR"),
    "scara": ("shoulder elbow quill roll", "RRPR"),
    "slider_crank": ("crank rod piston", "RRP"),
    "spherical_pendulum": ("pivot", "S"),
    "spong_2r": ("joint1 joint2", "RR"),
    "stanford": ("joint1 joint2 joint3 joint4 joint5 joint6", "RRPRRR"),
    "two_arms": (
        "torso_turn left_shoulder left_elbow left_wrist right_shoulder right_elbow right_wrist",
        "RRRRRRR",
    ),
    "ur10": (
        "shoulder_pan_joint shoulder_lift_joint elbow_joint "
        "wrist_1_joint wrist_2_joint wrist_3_joint",
        "RRRRRR",
    ),
    "ur5": (
        "shoulder_pan_joint shoulder_lift_joint elbow_joint "
        "wrist_1_joint wrist_2_joint wrist_3_joint",
        "RRRRRR",
    ),
}

# published inertias that no rigid body has: robot -> links
UNREALIZABLE = {"puma560": {"link1", "link3"}}


def test_every_robot_is_listed_here():
    assert set(rnea.robots()) == set(JOINTS)


@pytest.mark.parametrize("name", JOINTS)
def test_joints(name):
    arm = rnea.load(name)
    names, kinds = JOINTS[name]
    assert arm.joint_names == tuple(names.split())
    assert "".join(body.joint.kind[0].upper() for body in arm.model.bodies) == kinds


@pytest.mark.parametrize("name", JOINTS)
def test_a_rigid_body_can_have_each_inertia(name):
    """Pseudo-inertia without negative eigenvalues; its upper left is the triangle inequality."""
    impossible = set()
    for link in rnea.load(name).model.frames.values():
        mass, com, about_com = link.inertia.mass, link.inertia.com, link.inertia.about_com
        spread = np.trace(about_com) / 2 * np.eye(3) - about_com
        pseudo = np.zeros((4, 4))
        pseudo[:3, :3] = spread + mass * np.outer(com, com)
        pseudo[:3, 3] = pseudo[3, :3] = mass * com
        pseudo[3, 3] = mass
        moments = np.linalg.eigvalsh(about_com)
        slack = 1e-12 * max(abs(pseudo).max(), abs(moments).max())
        triangle = moments[2] <= moments[0] + moments[1] + slack
        if not triangle or np.linalg.eigvalsh(pseudo)[0] < -slack or mass < 0:
            impossible.add(link.name)
    assert impossible == UNREALIZABLE.get(name, set())


# ---- weight by hand: levers of the robots whose geometry fits on a page --------------------------


def sc(*angles):
    """sin and cos of the sum of some angles."""
    return np.sin(sum(angles)), np.cos(sum(angles))


def craig_2r(q):
    outer = G * sc(*q)[1]
    return [2 * G * sc(q[0])[1] + outer, outer]


def spong_2r(q):
    outer = G * 0.5 * sc(*q)[1]
    return [G * (0.5 + 1.0) * sc(q[0])[1] + outer, outer]


def one_link(q):
    return [G * 0.5 * np.sin(q[0])]


def planar_2r(q):
    """From the upward vertical: the weight pulls the links over."""
    outer = -3 * G * 0.4 * sc(*q)[0]
    return [-G * (5 * 0.5 + 3 * 1.0) * sc(q[0])[0] + outer, outer]


def double_pendulum(q):
    outer = 0.6 * G * 0.2 * sc(*q)[0]
    return [G * (1.0 * 0.25 + 0.6 * 0.5) * sc(q[0])[0] + outer, outer]


def planar_3r(q):
    third = 1.0 * G * 0.1 * sc(*q)[1]
    second = third + G * (2.5 * 0.2 + 1.0 * 0.4) * sc(q[0], q[1])[1]
    return [second + G * (4 * 0.25 + 2.5 * 0.5 + 1.0 * 0.5) * sc(q[0])[1], second, third]


def scara(q):
    return [0, 0, (1.2 + 0.4) * G, 0]


def gantry(q):
    return [0, 0, 8 * G]


def cylindrical_rpp(q):
    return [0, (5 + 3) * G, 0]


def rp_arm(q):
    s, c = sc(q[0])
    return [(4 * 0.3 + 2 * q[1]) * G * c, 2 * G * s]


def pr_arm(q):
    return [0, 0.5 * G * 0.4 * np.sin(q[1])]


@pytest.mark.parametrize(
    "levers",
    [
        *(craig_2r, spong_2r, one_link, planar_2r, double_pendulum, planar_3r),
        *(scara, gantry, cylindrical_rpp, rp_arm, pr_arm),
    ],
    ids=lambda levers: levers.__name__,
)
def test_weight_by_levers(levers):
    arm = rnea.load(levers.__name__)
    for q in ([0.3, 0.5, 0.2, -1.1][: arm.n], [-1.2, 0.7, -2.1, 0.4][: arm.n], [0.0] * arm.n):
        np.testing.assert_allclose(arm.gravity_torque(q), levers(q), rtol=1e-14, atol=1e-14)


def quaternion(R):
    """Scalar part first, of a rotation by less than half a turn."""
    w = np.sqrt(1 + np.trace(R)) / 2
    return [w, *((np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]])) / (4 * w))]


def test_weight_of_a_spherical_pendulum():
    """The moment of the weight about the pivot, in the pendulum's own axes."""
    R = (turn("z", 0.4) @ turn("y", -0.7) @ turn("x", 0.3))[:3, :3]
    lever = -(2.0 * 0.6 + 0.3 * 0.3)
    weight = R.T @ [0, 0, -G]
    held = -np.cross([0, 0, lever], weight)
    arm = rnea.load("spherical_pendulum")
    np.testing.assert_allclose(arm.gravity_torque(quaternion(R)), held, atol=1e-14)


def test_weight_of_a_gyroscope():
    arm = rnea.load("gyroscope")
    lever = 0.5 * 0.15 + 0.05 * 0.1
    for turned, dip, spun in ((0.3, 0.5, 1.0), (2.0, -0.4, 7.0)):
        held = [0, -lever * G * np.cos(dip), 0]
        np.testing.assert_allclose(arm.gravity_torque([turned, dip, spun]), held, atol=1e-15)


def test_a_satellite_weighs_nothing_and_keeps_its_mass():
    arm = rnea.load("satellite")
    assert np.all(arm.gravity_torque(arm.random_state(1)[0]) == 0)
    M = arm.mass_matrix(arm.neutral, rotor=False)
    np.testing.assert_allclose(M[3:6, 3:6], 195.0 * np.eye(3), atol=1e-12)
    # about its middle, arm stretched forward: boxes and cylinders by Steiner's rule, about z
    about_z = 180 * (1 + 0.64) / 12
    for mass, length, radius, start in (
        (4, 0.1, 0.08, 0.5),
        (6, 0.9, 0.05, 0.6),
        (5, 0.8, 0.04, 1.5),
    ):
        own = mass * (3 * radius**2 + length**2) / 12
        about_z += own + mass * (start + length / 2) ** 2
    assert M[2, 2] == pytest.approx(about_z, rel=1e-14)


def test_weight_of_a_quadruped():
    """The free joint carries everything; each leg hangs on its hip by levers, legs straight."""
    arm = rnea.load("quadruped")
    legs = 4 * (0.6 + 0.8 + 0.15)
    tau = arm.gravity_torque(arm.neutral)
    np.testing.assert_allclose(tau[3:6], [0, 0, (6.8 + legs) * G], atol=1e-12)
    sideways = (0.6 * 0.04 + (0.8 + 0.15) * 0.08) * G
    np.testing.assert_allclose(tau[6::3], [sideways, -sideways] * 2, atol=1e-13)
    q = arm.neutral
    q[7:] = [0.0, 0.7, -1.2] * 4
    knee = 0.15 * 0.1 * np.sin(0.7 - 1.2) * G
    thigh = (0.8 * 0.1 + 0.15 * 0.2) * np.sin(0.7) * G + knee
    bent = arm.gravity_torque(q)
    np.testing.assert_allclose(bent[7::3], thigh, atol=1e-13)
    np.testing.assert_allclose(bent[8::3], knee, atol=1e-13)


def test_hanging_at_rest():
    np.testing.assert_allclose(rnea.load("double_pendulum").gravity_torque([0, 0]), 0, atol=1e-15)
    np.testing.assert_allclose(rnea.load("pr_arm").gravity_torque([0.4, 0]), 0, atol=1e-15)
    # a swing to +x needs a positive torque, and the tip is there
    arm = rnea.load("double_pendulum")
    assert arm.gravity_torque([0.2, 0.1])[1] > 0
    tip = arm.forward_kinematics([PI / 2, -PI / 2])["tool"].translation
    np.testing.assert_allclose(tip, [0.5, 0, -0.4], atol=1e-15)


# ---- motion by hand ------------------------------------------------------------------------------


def test_rp_arm_is_craigs_example():
    m1, m2, l1, inertia = 4, 2, 0.3, 0.05 + 0.03
    (q1, q2), (v1, v2), (a1, a2) = state = (0.4, 0.7), (1.3, -0.6), (2.1, 0.9)
    expected = [
        (m1 * l1**2 + inertia + m2 * q2**2) * a1
        + 2 * m2 * q2 * v1 * v2
        + (m1 * l1 + m2 * q2) * G * np.cos(q1),
        m2 * a2 - m2 * q2 * v1**2 + m2 * G * np.sin(q1),
    ]
    np.testing.assert_allclose(rnea.load("rp_arm").inverse_dynamics(*state), expected, rtol=1e-14)


def test_pr_arm_is_a_cart_with_a_pendulum():
    mc, mp, r, inertia = 2, 0.5, 0.4, 0.5 * 0.8**2 / 12
    (_, q), (_, v), (a1, a2) = state = (0.2, 0.9), (-0.5, 1.7), (1.1, -2.3)
    expected = [
        (mc + mp) * a1 + mp * r * (a2 * np.cos(q) - v**2 * np.sin(q)),
        mp * r * np.cos(q) * a1 + (inertia + mp * r**2) * a2 + mp * G * r * np.sin(q),
    ]
    np.testing.assert_allclose(rnea.load("pr_arm").inverse_dynamics(*state), expected, rtol=1e-14)


def test_mass_matrices_of_scara_gantry_and_cylindrical():
    q = [0.4, 0.8, -0.1, 0.3]
    c = np.cos(q[1])
    hanging, roll = 1.2 + 0.4, 0.4 * 0.025**2 / 2
    # about the elbow: the second arm, and quill and flange at its end
    elbow = 4 * 0.25**2 / 3 + 1.2 * 0.012**2 / 2 + roll + hanging * 0.25**2
    coupling = 0.3 * (4 * 0.125 + hanging * 0.25) * c
    shoulder = 6 * 0.3**2 / 3 + (4 + hanging) * 0.3**2 + elbow + 2 * coupling
    expected = [
        [shoulder, elbow + coupling, 0, roll],
        [elbow + coupling, elbow, 0, roll],
        [0, 0, hanging, 0],
        [roll, roll, 0, roll],
    ]
    np.testing.assert_allclose(rnea.load("scara").mass_matrix(q), expected, rtol=1e-14, atol=1e-15)

    expected = np.diag([60 + 20 + 8, 20 + 8, 8])
    np.testing.assert_allclose(rnea.load("gantry").mass_matrix([0.1, 0.2, 0.3]), expected)

    turn = 12 * 0.08**2 / 2 + 5 * 0.16**2 / 6 + 3 * 0.7**2 / 12 + 3 * (0.6 - 0.35) ** 2
    ours = rnea.load("cylindrical_rpp").mass_matrix([0.5, 0.3, 0.6])
    np.testing.assert_allclose(ours, np.diag([turn, 8, 3]), rtol=1e-14, atol=1e-15)


def test_planar_3r_with_the_arm_stretched():
    """q2 = q3 = 0: one rigid rod of three; its moment about each joint."""
    masses, centres = np.array([4, 2.5, 1]), np.array([0.25, 0.7, 1.0])
    own = masses * np.array([0.5, 0.4, 0.2]) ** 2 / 12
    ours = rnea.load("planar_3r").mass_matrix([0.7, 0, 0])
    joints = np.array([0, 0.5, 0.9])
    for i in range(3):
        for j in range(3):
            beyond = slice(max(i, j), 3)
            arms = (centres[beyond] - joints[i]) * (centres[beyond] - joints[j])
            moment = (own[beyond] + masses[beyond] * arms).sum()
            assert ours[i, j] == pytest.approx(moment, rel=1e-14)


@pytest.mark.parametrize(
    ("name", "changed", "q", "expected"),
    [
        ("double_pendulum", {"m1": 2, "l1": 1}, [PI / 2, 0], [G * (1 + 0.6 * 1.2), 0.6 * G * 0.2]),
        ("double_pendulum", {"r1": 0.1, "m2": 0}, [PI / 2, 0], [G * 0.1, 0]),
        ("planar_3r", {"m1": 0, "m2": 0, "r3": 0.2}, [0, 0, 0], [G * 1.1, G * 0.6, G * 0.2]),
        ("scara", {"m3": 3}, [0, 0, 0, 0], [0, 0, 3.4 * G, 0]),
        ("gantry", {"m3": 1}, [0, 0, 0], [0, 0, G]),
        ("cylindrical_rpp", {"m2": 1, "r3": 0.1}, [0, 0, 0], [0, 4 * G, 0]),
        ("rp_arm", {"m1": 1, "l1": 1}, [0, 0.5], [2 * G, 0]),
        ("pr_arm", {"mp": 1, "l": 2}, [0, PI / 2], [0, G]),
        ("two_arms", {"m_hand": 1.6}, [0] * 7, [0] * 7),
    ],
)
def test_parameters(name, changed, q, expected):
    arm = rnea.load(name).with_parameters(**changed)
    np.testing.assert_allclose(arm.gravity_torque(q), expected, rtol=1e-13, atol=1e-13)


def test_double_pendulum_in_symbols():
    names = "m1 m2 l1 r1 r2 I1 I2 g q1 q2"
    m1, m2, l1, r1, r2, I1, I2, g, q1, q2 = sp.symbols(names)
    given = {"m1": m1, "m2": m2, "l1": l1, "r1": r1, "r2": r2, "I1": I1, "I2": I2}
    arm = rnea.load("double_pendulum").with_parameters(**given)
    outer = m2 * g * r2 * sp.sin(q1 + q2)
    expected = [(m1 * r1 + m2 * l1) * g * sp.sin(q1) + outer, outer]
    weight = arm.gravity_torque([q1, q2], gravity=[0, 0, -g])
    assert all(sp.simplify(sp.expand_trig(weight[i] - expected[i])) == 0 for i in range(2))
    far = I2 + m2 * r2**2
    coupled = far + m2 * l1 * r2 * sp.cos(q2)
    near = I1 + m1 * r1**2 + m2 * l1**2 + 2 * coupled - far
    M = arm.mass_matrix([q1, q2])
    expected = [[near, coupled], [coupled, far]]
    assert all(sp.simplify(M[i, j] - expected[i][j]) == 0 for i in (0, 1) for j in (0, 1))


# ---- weight from 4x4 matrices --------------------------------------------------------------------


def turn(axis, angle):
    """A rotation about x, y or z as a 4x4; the angle may be complex."""
    i, j = {"x": (1, 2), "y": (2, 0), "z": (0, 1)}[axis]
    T = np.eye(4, dtype=complex)
    T[i, i] = T[j, j] = np.cos(angle)
    T[j, i] = np.sin(angle)
    T[i, j] = -T[j, i]
    return T


def shift(x, y, z):
    T = np.eye(4, dtype=complex)
    T[:3, 3] = x, y, z
    return T


def slope(potential, q):
    """The gradient by complex steps: exact to rounding."""
    steps = 1e-100j * np.eye(len(q))
    return [potential(np.array(q) + step).imag / 1e-100 for step in steps]


def height(T, com):
    return (T @ [*com, 1])[2]


PUMA = [  # d, a, alpha (deg), mass, com, ixx iyy izz
    (0.67183, 0, 90, 0, (0, 0, 0), (0, 0.35, 0)),
    (0, 0.4318, 0, 17.4, (-0.3638, 0.006, 0.2275), (0.13, 0.524, 0.539)),
    (0.15005, 0.0203, -90, 4.8, (-0.0203, -0.0141, 0.070), (0.066, 0.086, 0.0125)),
    (0.4318, 0, 90, 0.82, (0, 0.019, 0), (1.8e-3, 1.3e-3, 1.8e-3)),
    (0, 0, -90, 0.34, (0, 0, 0), (0.3e-3, 0.4e-3, 0.3e-3)),
    (0, 0, 0, 0.09, (0, 0, 0.032), (0.15e-3, 0.15e-3, 0.04e-3)),
]
PUMA_ACTUATORS = [  # rotor, gear, viscous, Coulomb forward and backward, range (deg)
    (200e-6, -62.6111, 1.48e-3, 0.395, 0.435, -160, 160),
    (200e-6, 107.815, 0.817e-3, 0.126, 0.071, -45, 225),
    (200e-6, -53.7063, 1.38e-3, 0.132, 0.105, -225, 45),
    (33e-6, 76.0364, 71.2e-6, 11.2e-3, 16.9e-3, -110, 170),
    (33e-6, 71.923, 82.6e-6, 9.26e-3, 14.5e-3, -100, 100),
    (33e-6, 76.686, 36.7e-6, 3.96e-3, 10.5e-3, -266, 266),
]
PANDA = [  # a, d, alpha / (pi/2), mass, com, ixx ixy ixz iyy iyz izz (Gaz et al., frame 7 at d = 0)
    (
        *(0, 0.333, 0, 4.970684, (3.875e-03, 2.081e-03, 0)),
        (7.0337e-01, -1.3900e-04, 6.7720e-03, 7.0661e-01, 1.9169e-02, 9.1170e-03),
    ),
    (
        *(0, 0, -1, 0.646926, (-3.141e-03, -2.872e-02, 3.495e-03)),
        (7.9620e-03, -3.9250e-03, 1.0254e-02, 2.8110e-02, 7.0400e-04, 2.5995e-02),
    ),
    (
        *(0, 0.316, 1, 3.228604, (2.7518e-02, 3.9252e-02, -6.6502e-02)),
        (3.7242e-02, -4.7610e-03, -1.1396e-02, 3.6155e-02, -1.2805e-02, 1.0830e-02),
    ),
    (
        *(0.0825, 0, 1, 3.587895, (-5.317e-02, 1.04419e-01, 2.7454e-02)),
        (2.5853e-02, 7.7960e-03, -1.3320e-03, 1.9552e-02, 8.6410e-03, 2.8323e-02),
    ),
    (
        *(-0.0825, 0.384, -1, 1.225946, (-1.1953e-02, 4.1065e-02, -3.8437e-02)),
        (3.5549e-02, -2.1170e-03, -4.0370e-03, 2.9474e-02, 2.2900e-04, 8.6270e-03),
    ),
    (
        *(0, 0, 1, 1.666555, (6.0149e-02, -1.4117e-02, -1.0517e-02)),
        (1.9640e-03, 1.0900e-04, -1.1580e-03, 4.3540e-03, 3.4100e-04, 5.4330e-03),
    ),
    (
        *(0.088, 0, 1, 0.735522, (1.0517e-02, -4.252e-03, 6.1597e-02)),
        (1.2516e-02, -4.2800e-04, -1.1960e-03, 1.0027e-02, -7.4100e-04, 4.8150e-03),
    ),
]
PANDA_FLANGE = 0.107
PANDA_LIMITS = [  # lower, upper, speed, effort
    (-2.8973, 2.8973, 2.1750, 87),
    (-1.7628, 1.7628, 2.1750, 87),
    (-2.8973, 2.8973, 2.1750, 87),
    (-3.0718, -0.0698, 2.1750, 87),
    (-2.8973, 2.8973, 2.6100, 12),
    (-0.0175, 3.7525, 2.6100, 12),
    (-2.8973, 2.8973, 2.6100, 12),
]
IIWA = [  # xyz, rpy / (pi/2), mass, com, ixx iyy izz
    ((0, 0, 0.1575), (0, 0, 0), 5.76, (0, -0.03, 0.12), (0.033, 0.0333, 0.0123)),
    ((0, 0, 0.2025), (1, 0, 2), 6.35, (0.0003, 0.059, 0.042), (0.0305, 0.0304, 0.011)),
    ((0, 0.2045, 0), (1, 0, 2), 3.5, (0, 0.03, 0.13), (0.025, 0.0238, 0.0076)),
    ((0, 0, 0.2155), (1, 0, 0), 3.5, (0, 0.067, 0.034), (0.017, 0.0164, 0.006)),
    ((0, 0.1845, 0), (-1, 2, 0), 3.5, (0.0001, 0.021, 0.076), (0.01, 0.0087, 0.00449)),
    ((0, 0, 0.2155), (1, 0, 0), 1.8, (0, 0.0006, 0.0004), (0.0049, 0.0047, 0.0036)),
    ((0, 0.081, 0), (-1, 2, 0), 1.2, (0, 0, 0.02), (0.001, 0.001, 0.001)),
]
# the Stanford arm as the older transcriptions print it: d or theta, alpha / (pi/2), mass, com,
# ixx iyy izz, rotor. Centres of mass: link 1 in metres, the others in tenths of a metre.
STANFORD = [
    (0.412, -1, 9.29, (0, 0.0175, -0.1105), (0.276, 0.255, 0.071), 0.953),
    (0.154, 1, 5.01, (0, -1.054, 0), (0.108, 0.018, 0.100), 2.193),
    (-PI / 2, 0, 4.25, (0, 0, -6.447), (2.51, 2.51, 0.006), 0.782),
    (0, -1, 1.08, (0, 0.092, -0.054), (0.002, 0.001, 0.001), 0.106),
    (0, 1, 0.63, (0, 0, 0.566), (0.003, 0.003, 0.0004), 0.097),
    (0, 0, 0.51, (0, 0, 1.554), (0.013, 0.013, 0.0003), 0.020),
]
STANFORD_SPEEDS = [3, 1.5, 1, 6, 6, 6]
RIGHT = 1.57079632679  # the right angle of the URDFs
UR5_LINKS = {  # mass, z of the centre of mass, ixx = iyy, izz
    "base_link": (4.0, 0, 0.00443333156, 0.0072),
    "shoulder_link": (3.7, 0, 0.010267495893, 0.00666),
    "upper_arm_link": (8.393, 0.28, 0.22689067591, 0.0151074),
    "forearm_link": (2.275, 0.25, 0.049443313556, 0.004095),
    "wrist_1_link": (1.219, 0, 0.111172755531, 0.21942),
    "wrist_2_link": (1.219, 0, 0.111172755531, 0.21942),
    "wrist_3_link": (0.1879, 0, 0.0171364731454, 0.033822),
}
UR10_LINKS = {
    "base_link": (4.0, 0, 0.0061063308908, 0.01125),
    "shoulder_link": (7.778, 0, 0.0314743125769, 0.021875625),
    "upper_arm_link": (12.93, 0.306, 0.421753803798, 0.036365625),
    "forearm_link": (3.87, 0.28615, 0.111069694097, 0.010884375),
    "wrist_1_link": (1.96, 0, 0.0051082479567, 0.0055125),
    "wrist_2_link": (1.96, 0, 0.0051082479567, 0.0055125),
    "wrist_3_link": (0.202, 0, 0.000526462289415, 0.000568125),
}
UR5_JOINTS = [  # xyz, pitch, axis, upper limit (= -lower), speed, effort
    ((0, 0, 0.089159), 0, "z", 6.28318530718, 3.15, 150),
    ((0, 0.13585, 0), RIGHT, "y", 6.28318530718, 3.15, 150),
    ((0, -0.1197, 0.425), 0, "y", 3.14159265359, 3.15, 150),
    ((0, 0, 0.39225), RIGHT, "y", 6.28318530718, 3.2, 28),
    ((0, 0.093, 0), 0, "z", 6.28318530718, 3.2, 28),
    ((0, 0, 0.09465), 0, "y", 6.28318530718, 3.2, 28),
]
UR10_JOINTS = [
    ((0, 0, 0.1273), 0, "z", 6.28318530718, 2.16, 330),
    ((0, 0.220941, 0), RIGHT, "y", 6.28318530718, 2.16, 330),
    ((0, -0.1719, 0.612), 0, "y", 3.14159265359, 3.15, 150),
    ((0, 0, 0.5723), RIGHT, "y", 6.28318530718, 3.2, 54),
    ((0, 0.1149, 0), 0, "z", 6.28318530718, 3.2, 54),
    ((0, 0, 0.1157), 0, "y", 6.28318530718, 3.2, 54),
]
UR_FLANGE = {"ur5": 0.0823, "ur10": 0.0922}
UR = {"ur5": (UR5_LINKS, UR5_JOINTS), "ur10": (UR10_LINKS, UR10_JOINTS)}


def puma560_potential(q):
    T, energy = np.eye(4), 0
    for (d, a, alpha, mass, com, _), angle in zip(PUMA, q, strict=True):
        T = T @ turn("z", angle) @ shift(a, 0, d) @ turn("x", np.radians(alpha))
        energy += mass * G * height(T, com)
    return energy


def panda_potential(q):
    T, energy = np.eye(4), 0
    for (a, d, alpha, mass, com, _), angle in zip(PANDA, q, strict=True):
        T = T @ turn("x", alpha * PI / 2) @ shift(a, 0, 0) @ turn("z", angle) @ shift(0, 0, d)
        energy += mass * G * height(T, com)
    return energy


def iiwa14_potential(q):
    T, energy = np.eye(4), 0
    for (xyz, rpy, mass, com, _), angle in zip(IIWA, q, strict=True):
        roll, pitch, yaw = (PI / 2 * x for x in rpy)
        T = T @ shift(*xyz) @ turn("z", yaw) @ turn("y", pitch) @ turn("x", roll)
        T = T @ turn("z", angle)
        energy += mass * G * height(T, com)
    return energy


def stanford_com(i):
    return np.array(STANFORD[i][3]) * (1 if i == 0 else 0.1)


def stanford_potential(q):
    T, energy = np.eye(4), 0
    for i, (d_or_theta, alpha, mass, *_) in enumerate(STANFORD):
        theta, d = (d_or_theta, q[i]) if i == 2 else (q[i], d_or_theta)
        T = T @ turn("z", theta) @ shift(0, 0, d) @ turn("x", alpha * PI / 2)
        energy += mass * G * height(T, stanford_com(i))
    return energy


def ur_potential(name):
    links, joints = UR[name]
    moving = list(links.values())[1:]

    def potential(q):
        T, energy = np.eye(4), 0
        for (xyz, pitch, axis, *_), (mass, z, *_), angle in zip(joints, moving, q, strict=True):
            T = T @ shift(*xyz) @ turn("y", pitch) @ turn(axis, angle)
            energy += mass * G * height(T, (0, 0, z))
        return energy

    return potential


def two_arms_potential(q):
    T_torso = turn("z", q[0])
    energy = 15 * G * height(T_torso, (0, 0, 0.5))
    for side, (shoulder, elbow, wrist) in ((1, q[1:4]), (-1, q[4:7])):
        upper = T_torso @ shift(0, side * 0.22, 0.95) @ turn("x", side * shoulder)
        fore = upper @ shift(0, 0, -0.3) @ turn("y", -elbow)
        hand = fore @ shift(0, 0, -0.25) @ turn("z", side * wrist)
        energy += 2.2 * G * height(upper, (0, 0, -0.15)) + 1.4 * G * height(fore, (0, 0, -0.125))
        # wrist 0.06 long, then the sensor of 0.03, then the hand of 0.12
        for mass, below in ((0.5, 0.03), (0.2, 0.06 + 0.015), (0.6, 0.09 + 0.06)):
            energy += mass * G * height(hand, (0, 0, -below))
    return energy


@pytest.mark.parametrize(
    ("name", "potential"),
    [
        ("puma560", puma560_potential),
        ("panda", panda_potential),
        ("iiwa14", iiwa14_potential),
        ("stanford", stanford_potential),
        ("ur5", ur_potential("ur5")),
        ("ur10", ur_potential("ur10")),
        ("two_arms", two_arms_potential),
    ],
)
def test_weight_by_potential_energy(name, potential):
    arm = rnea.load(name)
    for q in (
        np.array([0.3, -0.8, 0.9, 1.2, -0.6, 0.4, 0.7])[: arm.n],
        np.array([-1.4, 0.5, 0.6, -2.2, 1.1, 2.9, -0.3])[: arm.n],
    ):
        expected = slope(potential, q)
        scale = np.abs(expected).max()
        np.testing.assert_allclose(arm.gravity_torque(q), expected, atol=1e-14 * scale, rtol=1e-13)


# ---- the files' numbers against the tables -------------------------------------------------------


def rows(name):
    data = tomllib.loads(robots.text(name))
    return data, data["links"]


def moments(row):
    assert set(row["inertia"]) == {"ixx", "iyy", "izz"}
    return tuple(row["inertia"][key] for key in ("ixx", "iyy", "izz"))


PARAMETERS = {
    "craig_2r": "m1=1 m2=1 l1=1 l2=1",
    "one_link": "m=1 a=1",
    "spong_2r": "m1=1 m2=1 l1=1 l2=1 lc1=0.5 lc2=0.5 I1=0 I2=0",
    "planar_2r": "m1=5 m2=3 l1=1 l2=0.8 r1=0.5 r2=0.4 I1=0.1 I2=0.05",
    "double_pendulum": "m1=1 m2=0.6 l1=0.5 l2=0.4 r1=l1/2 r2=l2/2 I1=m1*l1**2/12 I2=m2*l2**2/12",
    "planar_3r": "m1=4 m2=2.5 m3=1 l1=0.5 l2=0.4 l3=0.2 r1=l1/2 r2=l2/2 r3=l3/2 "
    "I1=m1*l1**2/12 I2=m2*l2**2/12 I3=m3*l3**2/12",
    "scara": "m1=6 m2=4 m3=1.2 m4=0.4 h=0.35 l1=0.3 l2=0.25 l3=0.4 rq=0.012 h4=0.03 r4=0.025 "
    "r1=l1/2 r2=l2/2 I1=m1*l1**2/12 I2=m2*l2**2/12",
    "gantry": "m1=60 m2=20 m3=8 h=2 w=1.6 l=1.2 b=0.2 c=0.3 s=0.08",
    "cylindrical_rpp": "m1=12 m2=5 m3=3 h=0.6 rc=0.08 c=0.16 l=0.7 r3=l/2 I3=m3*l**2/12",
    "rp_arm": "m1=4 m2=2 l1=0.3 Ixx1=0.02 Iyy1=0.05 Izz1=0.05 Ixx2=0.002 Iyy2=0.03 Izz2=0.03",
    "pr_arm": "mc=2 mp=0.5 l=0.8 c=0.15 r=l/2 Ip=mp*l**2/12",
}


@pytest.mark.parametrize("name", PARAMETERS)
def test_parameters_of_the_teaching_robots(name):
    data, _ = rows(name)
    typed = dict(pair.split("=") for pair in PARAMETERS[name].split())
    found = data["parameters"]
    assert set(found) == set(typed)
    for key, value in found.items():
        assert value == (typed[key] if isinstance(value, str) else float(typed[key]))


def test_puma560_table():
    data, links = rows("puma560")
    assert data["convention"] == "standard"
    assert data["angles"] == "degrees"
    for row, (d, a, alpha, mass, com, inertia), actuator in zip(
        links, PUMA, PUMA_ACTUATORS, strict=True
    ):
        assert (row["d"], row["a"], row["alpha"], row["mass"]) == (d, a, alpha, mass)
        assert tuple(row["com"]) == com
        assert moments(row) == inertia
        rotor, gear, viscous, forward, backward, lower, upper = actuator
        assert row["rotor"] == {"inertia": rotor, "gear": gear}
        assert row["friction"] == {
            "viscous": viscous,
            "coulomb": [forward, backward],
            "side": "motor",
        }
        assert row["limits"] == {"position": [lower, upper]}


def test_panda_table():
    data, links = rows("panda")
    assert data["convention"] == "modified"
    quarter = {0: 0, 1: "pi/2", -1: "-pi/2"}
    for i, (row, (a, d, alpha, mass, com, tensor)) in enumerate(zip(links, PANDA, strict=True)):
        # the file's last frame sits on the flange
        flange = PANDA_FLANGE if i == 6 else 0
        assert row["d"] == d + flange
        assert (row["a"], row["alpha"], row["mass"]) == (a, quarter[alpha], mass)
        np.testing.assert_allclose(row["com"], np.array(com) - [0, 0, flange], atol=1e-16)
        keys = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")
        assert row["inertia"] == dict(zip(keys, tensor, strict=True))
        lower, upper, velocity, effort = PANDA_LIMITS[i]
        assert row["limits"] == {
            "position": [lower, upper],
            "velocity": velocity,
            "effort": effort,
        }


def test_iiwa14_table():
    data, links = rows("iiwa14")
    halves = {0: 0, 1: "pi/2", -1: "-pi/2", 2: "pi"}
    for row, joint, (xyz, rpy, mass, com, inertia) in zip(links, data["joints"], IIWA, strict=True):
        assert tuple(joint["placement"]["xyz"]) == xyz
        assert joint["placement"]["rpy"] == [halves[x] for x in rpy]
        assert joint["axis"] == [0, 0, 1]
        assert row["mass"] == mass
        assert tuple(row["com"]) == com
        assert moments(row) == inertia


@pytest.mark.parametrize("name", UR)
def test_ur_tables(name):
    data, links = rows(name)
    table, joints = UR[name]
    massive = [row for row in links if "mass" in row]
    assert {row["name"] for row in links} - set(table) == {"base", "ee_link", "tool0"}
    for row, (link, (mass, z, across, along)) in zip(massive, table.items(), strict=True):
        assert (row["name"], row["mass"], row["com"]) == (link, mass, [0, 0, z])
        assert moments(row) == (across, across, along)
    moving = [joint for joint in data["joints"] if joint["kind"] == "revolute"]
    axes = {"y": [0, 1, 0], "z": [0, 0, 1]}
    parents = list(table)
    for i, (joint, (xyz, pitch, axis, upper, velocity, effort)) in enumerate(
        zip(moving, joints, strict=True)
    ):
        assert (joint["parent"], joint["child"]) == (parents[i], parents[i + 1])
        assert tuple(joint["placement"]["xyz"]) == xyz
        assert joint["placement"]["rpy"] == [0, pitch, 0]
        assert joint["axis"] == axes[axis]
        assert joint["limits"] == {
            "position": [-upper, upper],
            "velocity": velocity,
            "effort": effort,
        }
    placed = {j["child"]: (j["parent"], j["placement"]) for j in data["joints"]}
    out = [0, UR_FLANGE[name], 0]
    assert placed["base"] == ("base_link", {"xyz": [0, 0, 0], "rpy": [0, 0, -3.14159265359]})
    assert placed["ee_link"] == ("wrist_3_link", {"xyz": out, "rpy": [0, 0, RIGHT]})
    assert placed["tool0"] == ("wrist_3_link", {"xyz": out, "rpy": [-RIGHT, 0, 0]})


def test_ur_inertias_are_cylinders():
    """ur_description's macro: 0.0833333 m (3 r² + l²) and m r²/2; the UR5's wrists have r = 0.6."""
    for name, (links, _) in UR.items():
        for link, (mass, _, across, along) in links.items():
            radius = np.sqrt(2 * along / mass)
            length = np.sqrt(across / (0.0833333 * mass) - 3 * radius**2)
            if name == "ur5":
                assert radius == pytest.approx(0.6 if "wrist" in link else 0.06, rel=1e-12)
            assert 0.03 < length < 0.7


def test_stanford_table():
    data, links = rows("stanford")
    assert data["convention"] == "standard"
    quarter = {0: 0, 1: "pi/2", -1: "-pi/2"}
    for i, (row, printed) in enumerate(zip(links, STANFORD, strict=True)):
        d, alpha, mass, _, inertia, rotor = printed
        if i == 2:
            assert (row["joint"], row["theta"]) == ("prismatic", "-pi/2")
        else:
            assert row["d"] == d
        assert (row["a"], row["alpha"], row["mass"]) == (0, quarter[alpha], mass)
        np.testing.assert_allclose(row["com"], stanford_com(i), atol=1e-16)
        assert moments(row) == inertia
        assert row["about"] == "origin"
        assert row["rotor"] == {"inertia": rotor}
        assert row["limits"] == {"velocity": STANFORD_SPEEDS[i]}
    assert data["tool"] == {"xyz": [0, 0, 0.263]}


# ---- why the Stanford arm's table was corrected as it was ----------------------------------------

STROKE, REACH, HAND, OFFSET = 0.75, 1.0, 0.263, 0.154  # m; Scheinman's sheet and the DH table


def longest(i, about):
    """How far from its frame's origin link i must at least have mass, for the printed moment.

    A body between 0 and L along the line to its centre of mass c, with the radius of gyration k
    about c, has k² <= c (L - c): all of its mass in the two ends is the extreme.
    """
    _, _, mass, _, moments_, _ = STANFORD[i]
    c = np.linalg.norm(stanford_com(i))
    k2 = max(moments_) / mass - (c**2 if about == "origin" else 0)
    return c + k2 / c


def test_stanford_centres_of_mass_lie_within_their_links():
    # link 2 lies between the first axis and the boom
    assert 0 < -stanford_com(1)[1] < OFFSET
    # the boom's centre passes the shoulder somewhere between drawn in and stretched out
    assert REACH - STROKE < -stanford_com(2)[2] < REACH
    # wrist and hand lie within the hand's length
    for i in (3, 4, 5):
        assert np.linalg.norm(stanford_com(i)) < HAND
    # as printed, none of the large ones do
    for i, room in ((1, OFFSET), (2, REACH), (4, HAND), (5, HAND)):
        assert np.linalg.norm(STANFORD[i][3]) > 2 * room


def test_stanford_shoulder_is_balanced():
    """Along the second axis: link 1 on one side weighs up link 2 and the boom on the other."""
    along = [stanford_com(0)[2], OFFSET + stanford_com(1)[1], *[OFFSET] * 4]
    masses = [row[2] for row in STANFORD]
    assert abs(np.dot(masses, along)) / sum(masses) < 0.011
    along[1] = OFFSET + STANFORD[1][3][1]
    assert abs(np.dot(masses, along)) / sum(masses) > 0.2


def test_stanford_moments_are_about_the_origin():
    assert longest(5, "origin") < HAND < longest(5, "com")
    assert longest(2, "origin") < REACH
    assert longest(2, "com") > 1.5 * REACH
    # with the centres of mass as printed, the moments about them would be negative
    for i in (1, 2, 4, 5):
        _, _, mass, printed, inertia, _ = STANFORD[i]
        assert max(inertia) < mass * np.dot(printed, printed)
    # and corrected they agree with the package's own
    arm = rnea.load("stanford")
    for i, link in enumerate(f"link{k}" for k in range(1, 7)):
        _, _, mass, _, inertia, _ = STANFORD[i]
        c = stanford_com(i)
        central = np.diag(inertia) - mass * (np.dot(c, c) * np.eye(3) - np.outer(c, c))
        ours = np.linalg.eigvalsh(arm.model.frame(link).inertia.about_com)
        np.testing.assert_allclose(ours, np.linalg.eigvalsh(central), atol=1e-15)


# ---- the robot that branches ---------------------------------------------------------------------


def test_two_arms_are_mirrored():
    arm = rnea.load("two_arms")
    side = np.array([0.7, 1.1, -0.4]), np.array([0.5, -1.2, 0.8]), np.array([2.0, 1.5, -3.0])
    q, v, a = (np.concatenate([[0], one, one]) for one in side)
    tau = arm.inverse_dynamics(q, v, a)
    np.testing.assert_allclose(tau[1:4], tau[4:7], rtol=1e-13)
    assert abs(tau[0]) < 1e-13
    poses = arm.forward_kinematics(q)
    left, right = (poses[f"{which}_tool"].translation for which in ("left", "right"))
    np.testing.assert_allclose(left * [1, -1, 1], right, atol=1e-15)
    assert left[1] > 0.3  # raised sideways
    assert left[0] > 0.1  # and bent forward
    assert not arm.model.is_serial


def test_two_arms_sensors_feel_what_hangs_on_them():
    arm = rnea.load("two_arms")
    for which in ("left", "right"):
        felt = arm.wrench_at(f"{which}_sensor", np.zeros(7))
        np.testing.assert_allclose(felt.force, [0, 0, (0.2 + 0.6) * G], atol=1e-14)
        beyond = arm.wrench_at(f"{which}_hand", np.zeros(7))
        np.testing.assert_allclose(beyond.force, [0, 0, 0.6 * G], atol=1e-14)
    tip = arm.forward_kinematics(np.zeros(7))["right_tool"]
    np.testing.assert_allclose(
        tip.translation, [0, -0.22, 0.95 - 0.3 - 0.25 - 0.06 - 0.03 - 0.12], atol=1e-15
    )


def test_two_arms_solids():
    """Boxes and cylinders: their moments from their sizes, typed as numbers."""
    model = rnea.load("two_arms").model

    def cylinder(mass, length, radius):
        across = mass * (radius**2 / 4 + length**2 / 12)
        return across, across, mass * radius**2 / 2

    def box(mass, x, y, z):
        return tuple(mass / 12 * np.array([y * y + z * z, x * x + z * z, x * x + y * y]))

    expected = {"torso": (15, box(15, 0.2, 0.3, 1.0))}
    for which in ("left", "right"):
        expected |= {
            f"{which}_upper_arm": (2.2, cylinder(2.2, 0.3, 0.045)),
            f"{which}_forearm": (1.4, cylinder(1.4, 0.25, 0.035)),
            f"{which}_wrist_link": (0.5, cylinder(0.5, 0.06, 0.03)),
            f"{which}_sensor": (0.2, cylinder(0.2, 0.03, 0.04)),
            f"{which}_hand": (0.6, box(0.6, 0.08, 0.03, 0.12)),
        }
    for link, (mass, inertia) in expected.items():
        ours = model.frame(link).inertia
        assert ours.mass == mass
        np.testing.assert_allclose(ours.about_com, np.diag(inertia), rtol=1e-13, atol=1e-17)
