"""The catalogue's mechanisms with loops against their closed forms, twenty states of each.

The truths are those of `support.closed_forms`, 110 digits and no line of the package; they are
stored in tests/data/closed_forms.json, and `test_closed_forms` holds them against each other.
"""

import json
from functools import cache

import numpy as np
import pytest

import rnea
from rnea.recursions import BUDGET_PARTS
from support.closed_forms import MECHANISMS
from support.closed_forms.references import FEW, FILE

TOLERANCE = 1e-12
ROWS = json.loads(FILE.read_text())


@cache
def arm_of(name):
    return rnea.load(name)


@cache
def states(name):
    """q, u, ud of all states: all coordinates of the tree, speeds and rates of the independent."""
    model = arm_of(name).model
    q = [[x for body in model.bodies for x in row["q"][body.joint.name]] for row in ROWS[name]]
    return np.array(q), *(np.array([row[key] for row in ROWS[name]]) for key in ("ud", "udd"))


def stored(name, key):
    return np.array([row[key] for row in ROWS[name]])


def tree_rows(name, key):
    """Numbers of all joints (states, nv of the tree), in the tree's order."""
    bodies = arm_of(name).model.bodies
    return np.array([[x for b in bodies for x in row[key][b.joint.name]] for row in ROWS[name]])


def agrees(ours, right, share=TOLERANCE):
    """In shares of the largest number of the same state: the size of the terms it is a sum of."""
    right = np.asarray(right)
    size = np.abs(right).reshape(len(right), -1).max(axis=-1)
    wrong = np.abs(np.asarray(ours) - right).reshape(len(right), -1).max(axis=-1)
    np.testing.assert_array_less(wrong, share * size + 1e-300)


@pytest.fixture(params=MECHANISMS)
def name(request):
    return request.param


@pytest.fixture(params=[False, True], ids=["compiled", "walked"])
def eager(request):
    """What matters most is asked of machine code too; other rows have tests that compare it."""
    return request.param


def test_the_stored_positions_close(name):
    gap = arm_of(name).evaluate("loop_gap", states(name)[0])
    assert np.abs(gap).max() < 1e-14


def test_the_assembly_of_the_file_closes(name):
    """To 1e-12 m and rad as it stands in the file, before anything is done about it."""
    arm = arm_of(name)
    told, q = arm.description.closures.assembly, []
    for body in arm.model.bodies:
        own = told.get(body.joint.name, body.joint.neutral)
        q += np.ravel(own).astype(float).tolist()
    gap = arm.evaluate("loop_gap", np.array(q), eager=True)
    assert np.abs(gap).max() < 1e-12


def test_all_joints_move_with_the_independent_ones(name):
    q, u, ud = states(name)
    motion = arm_of(name).evaluate("joint_motion", q, u, ud, eager=True)
    agrees(motion[:, 0], tree_rows(name, "speeds"))
    agrees(motion[:, 1], tree_rows(name, "accelerations"))


def test_inverse_dynamics(name, eager):
    q, u, ud = states(name)
    arm = arm_of(name)
    agrees(arm.evaluate("inverse_dynamics", q, u, ud, eager=eager), stored(name, "efforts"))
    agrees(arm.evaluate("gravity_torque", q, eager=eager), stored(name, "weight"))


def test_motors(name, eager):
    motors = arm_of(name).evaluate("motor_torque", *states(name), eager=eager)
    agrees(motors, stored(name, "motors"))


def test_mass_matrix(name):
    M = arm_of(name).evaluate("mass_matrix", states(name)[0], eager=True)
    agrees(M, stored(name, "mass_matrix"))


def test_forward_dynamics(name, eager):
    q, u, ud = states(name)
    found = arm_of(name).evaluate("forward_dynamics", q, u, stored(name, "efforts"), eager=eager)
    agrees(found, ud, 1e-11)


def test_energies(name):
    q, u, _ = states(name)
    arm = arm_of(name)
    agrees(arm.evaluate("kinetic_energy", q, u, eager=True), stored(name, "kinetic"))
    potential = arm.evaluate("potential_energy", q, eager=True)
    size = np.abs(stored(name, "potential")).max()
    np.testing.assert_allclose(potential, stored(name, "potential"), atol=TOLERANCE * size)


def test_bias_and_budget(name):
    q, u, ud = states(name)
    arm = arm_of(name)
    agrees(arm.evaluate("bias", q, u, eager=True), stored(name, "bias"))
    parts = arm.evaluate("torque_budget", q, u, ud, eager=True)
    agrees(parts.sum(axis=1), stored(name, "efforts"))
    by_cause = dict(zip(BUDGET_PARTS, np.moveaxis(parts, 1, 0), strict=True))
    agrees(by_cause["gravity"], stored(name, "weight"))
    bent = stored(name, "bias") - stored(name, "weight")
    # rotors of joints that follow are accelerated by the speeds too
    M = np.einsum("sij,sj->si", stored(name, "mass_matrix"), ud)
    agrees(
        by_cause["inertia"] + by_cause["rotor"] + by_cause["centrifugal"] + by_cause["coriolis"],
        M + bent,
    )


def test_the_tool_moves(name):
    q, u, ud = states(name)
    arm = arm_of(name)
    agrees(arm.evaluate("jacobian", q, frame="tool", eager=True), stored(name, "jacobian"))
    motion = arm.evaluate("motion_at", q, u, ud, frame="tool", axes="world", eager=True)
    agrees(motion, stored(name, "motion"))


def test_centre_of_mass_and_momentum(name):
    q, u, ud = states(name)
    arm, right = arm_of(name), stored(name, "com")
    agrees(arm.evaluate("center_of_mass", q, eager=True), right[:, 0])
    agrees(arm.evaluate("center_of_mass_velocity", q, u, eager=True), right[:, 1])
    agrees(arm.evaluate("center_of_mass_acceleration", q, u, ud, eager=True), right[:, 2])
    along = arm.evaluate("center_of_mass_jacobian", q, eager=True)
    agrees(np.einsum("sij,sj->si", along, u), right[:, 1])
    agrees(arm.evaluate("centroidal_momentum", q, u, eager=True), stored(name, "momentum"))
    A = arm.evaluate("centroidal_momentum_matrix", q, eager=True)
    agrees(np.einsum("sij,sj->si", A, u), stored(name, "momentum"))
    rate = arm.evaluate("centroidal_momentum_rate", q, u, ud, eager=True)
    agrees(rate, stored(name, "momentum_rate"))


def few(name, key):
    return np.array([row[key] for row in ROWS[name][:FEW]])


def test_slopes(name):
    q, u, ud = (x[:FEW] for x in states(name))
    arm, right = arm_of(name), few(name, "slopes")
    by_q, by_u, by_ud = np.moveaxis(arm.evaluate("derivatives", q, u, ud, eager=True), -3, 0)
    agrees(by_q, right[:, 0])
    agrees(by_u, right[:, 1])
    agrees(by_ud, few(name, "mass_matrix"))
    tau = few(name, "efforts")
    caused = arm.evaluate("forward_derivatives", q, u, tau, eager=True)
    M_inverse = np.linalg.inv(few(name, "mass_matrix"))
    agrees(caused[:, 0], -M_inverse @ right[:, 0], 1e-10)
    agrees(caused[:, 1], -M_inverse @ right[:, 1], 1e-10)
    agrees(caused[:, 2], M_inverse, 1e-11)


@pytest.mark.parametrize("name", [n for n in MECHANISMS if "coriolis" in ROWS[n][0]])
def test_coriolis_matrix_of_christoffels_choice(name):
    """Where speeds are the rates of coordinates."""
    q, u, _ = (x[:FEW] for x in states(name))
    agrees(arm_of(name).evaluate("coriolis_matrix", q, u, eager=True), few(name, "coriolis"))
    symbols = arm_of(name).evaluate("christoffel", q, eager=True)
    agrees(np.einsum("sijk,sk->sij", symbols, u), few(name, "coriolis"))


# ---- forces inside -------------------------------------------------------------------------------


def pin(name, key):
    """A pin's force (states, 3) in the plane."""
    x, z = np.array([row["pins"][key] for row in ROWS[name]]).T
    return np.stack([x, 0 * x, z], axis=-1)


# mechanism: its cut, the link that carries it, the force on the cut's child
PLANAR_CUTS = {
    "four_bar": ("coupler", "coupler_rocker"),
    "slider_crank": ("rod", "rod_piston"),
    "planar_5r": ("left_fore", "left_right"),
}


@pytest.mark.parametrize("name", PLANAR_CUTS)
def test_force_of_the_pin_that_closes_a_plane(name, eager):
    """In the plane by free bodies; what is indeterminate across it is zero: the least norm."""
    arm, (q, u, ud) = arm_of(name), states(name)
    link, key = PLANAR_CUTS[name]
    six = arm.evaluate("loop_forces", q, u, ud, eager=eager)[:, 0]
    turned = arm.forward_kinematics(q)[link].rotation
    agrees(np.einsum("sij,sj->si", turned, six[:, 3:]), pin(name, key))
    assert np.abs(six[:, :3]).max() < TOLERANCE * np.abs(six).max()


@pytest.mark.parametrize("name", ["delta", "gough_stewart"])
def test_forces_of_the_balls(name, eager):
    """On the platform, in the world's axes; a ball has no moment."""
    arm, (q, u, ud) = arm_of(name), states(name)
    six = arm.evaluate("loop_forces", q, u, ud, eager=eager)
    poses = arm.forward_kinematics(q)
    for k, cut in enumerate(arm.model.closure.cuts):
        world = np.einsum("sij,sj->si", poses[cut.links[0]].rotation, six[:, k, 3:])
        right = np.array([row["pins"][cut.name] for row in ROWS[name]])
        agrees(world, right, 1e-11)
    assert np.abs(six[..., :3]).max() < TOLERANCE * np.abs(six).max()


# mechanism: by joint of the tree, the force on its child
PINS = {
    "four_bar": {"crank": "ground_crank", "coupler": "crank_coupler", "rocker": "ground_rocker"},
    "slider_crank": {"crank": "ground_crank", "rod": "crank_rod"},
    "planar_5r": {
        "left": "ground_left",
        "left_elbow": "left_elbow",
        "right": "ground_right",
        "right_elbow": "right_elbow",
    },
}


@pytest.mark.parametrize("name", PINS)
def test_forces_through_the_joints_of_the_tree(name):
    """Each pin by free bodies; along a joint only a motor has an effort."""
    arm, (q, u, ud) = arm_of(name), states(name)
    wrenches = arm.joint_wrenches(q, u, ud, axes="world", eager=True)
    for joint, key in PINS[name].items():
        agrees(wrenches[joint].force, pin(name, key))
        if joint not in ("crank", "left", "right"):
            about = wrenches[joint].moment[:, 1]
            assert np.abs(about).max() < TOLERANCE * np.abs(pin(name, key)).max()


def test_the_cylinder_thrusts_on_the_piston():
    arm, state = arm_of("slider_crank"), states("slider_crank")
    force = arm.joint_wrenches(*state, axes="world", eager=True)["piston"].force
    thrust = np.array([row["pins"]["thrust"] for row in ROWS["slider_crank"]])
    agrees(force[:, 0], thrust)
    assert np.abs(force[:, 2]).max() < TOLERANCE * np.abs(pin("slider_crank", "rod_piston")).max()


def test_what_the_ground_gives(name):
    """All that the links demand, whatever is indeterminate among them."""
    arm = arm_of(name)
    wrenches = arm.joint_wrenches(*states(name), axes="world", eager=True)
    moment, force = np.split(stored(name, "ground"), 2, axis=-1)
    agrees(wrenches.base_force, force)
    agrees(wrenches.base_moment, moment - np.cross(arm.model.base.translation, force))


def test_nothing_holds_what_floats():
    """The platform of a hexapod is held by its balls alone, and its cylinders stand on joints
    that pass no moment about their axes."""
    arm, state = arm_of("gough_stewart"), states("gough_stewart")
    wrenches = arm.joint_wrenches(*state, eager=True)
    size = np.abs(stored("gough_stewart", "ground")).max()
    assert np.abs(wrenches["platform"].force).max() < TOLERANCE * size
    assert np.abs(wrenches["platform"].moment).max() < TOLERANCE * size
    for i in range(1, 7):
        assert np.abs(wrenches[f"tilt{i}"].moment[:, 1]).max() < TOLERANCE * size


def test_the_ball_on_which_the_platform_of_a_delta_hangs():
    arm, state = arm_of("delta"), states("delta")
    wrench = arm.joint_wrenches(*state, axes="world", eager=True)["platform"]
    right = np.array([row["pins"]["ball3b"] for row in ROWS["delta"]])
    agrees(wrench.force, right, 1e-11)
    assert np.abs(wrench.moment).max() < TOLERANCE * np.abs(right).max()
