"""URDF: torques, mass matrices and joint wrenches as Pinocchio and MuJoCo have them."""

import math

import numpy as np
import pinocchio as pin
import pytest

import rnea
from rnea import RobotFileError
from support.scale import mass_matrix_scale, recursion_scale
from support.tiers import sample_cases
from support.urdf_peers import FILES, ROBOTS, MujocoPeer, PinocchioPeer, loaded, mimics
from support.urdf_text import BODY, LIMIT, TURNED, arm, placed

STATES = 5
TOLERANCE = 1e-12

# files that are broken, and how; Pinocchio refuses them too
BROKEN = {
    "falcon_description/urdf/falcon.urdf": (182, "unknown link 'Z_propeller'"),
    "ur_description/urdf/ur3.urdf": (6, "no links"),
}
# a file that can be computed with if its mimics are left out
FAULTY = {"alex_description/urdf/alex_psyonic_hands.urdf": (1037, "unknown joint 'index_q1'")}
# the line of a link with a negative principal moment, which is warned of
NEGATIVE = {
    "romeo_description/urdf/romeo_laas_small.urdf": 331,
    "tiago_description/robots/tiago.urdf": 179,
    "tiago_description/robots/tiago_dual.urdf": 179,
    "tiago_description/robots/tiago_no_hand.urdf": 180,
}
READABLE = [file for file in FILES if file not in BROKEN]


# ---- the files of others -------------------------------------------------------------------------


def test_at_least_75_of_77_files_are_read():
    assert len(FILES) == 77
    assert len(READABLE) >= 75
    assert set(BROKEN) | set(FAULTY) <= set(FILES)


@pytest.mark.parametrize("file", FILES)
def test_a_file_is_read_or_refused_for_its_reason(file):
    if file in BROKEN or file in FAULTY:
        line, reason = {**BROKEN, **FAULTY}[file]
        with pytest.raises(RobotFileError, match=reason) as caught:
            loaded(file)
        assert caught.value.line == line
    else:
        assert loaded(file).description.file.endswith(file)


@pytest.mark.parametrize("file", NEGATIVE)
@pytest.mark.filterwarnings("ignore::rnea.errors.ModelWarning")
def test_negative_moments_are_warned_of_and_refused_where_the_mass_matrix_is_not_positive(file):
    with pytest.warns(rnea.ModelWarning, match=rf"{file}:{NEGATIVE[file]}: .*a moment is negative"):
        robot = rnea.load(ROBOTS / file, eager=True)
    still = np.zeros(robot.n)
    assert np.isfinite(robot.inverse_dynamics(still, still, still)).all()
    if "romeo" in file:
        # it has joints without inertia too
        with pytest.raises(rnea.InputError, match="moves no inertia"):
            robot.forward_dynamics(still, still, still)
    else:
        # what is welded to those links outweighs them
        assert np.isfinite(robot.forward_dynamics(still, still, still)).all()


@sample_cases(12)
@pytest.mark.parametrize("file", READABLE)
def test_every_joint_as_pinocchio_has_it(file):
    robot = loaded(file, mimic=False, allow_infeasible_inertia="published so")
    peer = PinocchioPeer((ROBOTS / file).read_text(), robot.joint_names)
    rng = np.random.default_rng(77)
    for _ in range(STATES):
        q, qd, qdd = (rng.normal(size=robot.n) * by for by in (2.0, 3.0, 5.0))
        scale = recursion_scale(robot.model, q, qd, qdd, robot.gravity)
        tau = robot.inverse_dynamics(q, qd, qdd, friction=False)
        agree(tau, peer.torques(q, qd, qdd), scale.tau)
        carried = robot.joint_wrenches(q, qd, qdd)
        force, moment = peer.wrenches()
        agree(carried.force, force.reshape(-1, 3), _per_axis(scale.force))
        agree(carried.moment, moment.reshape(-1, 3), _per_axis(scale.moment))
        agree(robot.mass_matrix(q), peer.mass_matrix(q), mass_matrix_scale(robot.model, q))


WITH_MIMIC = [
    file for file in READABLE if "<mimic" in (ROBOTS / file).read_text() and file not in FAULTY
]


@pytest.mark.parametrize("file", WITH_MIMIC)
def test_following_joints_reduce_pinocchios_full_model(file):
    robot = loaded(file, allow_infeasible_inertia="published so")
    full = loaded(file, mimic=False, allow_infeasible_inertia="published so")
    text = (ROBOTS / file).read_text()
    peer = PinocchioPeer(text, full.joint_names)
    G, offsets, free = mimics(text, full.joint_names)
    assert robot.joint_names == tuple(free)
    rng = np.random.default_rng(78)
    for _ in range(STATES):
        q, qd, qdd = (rng.normal(size=robot.n) * by for by in (2.0, 3.0, 5.0))
        state = (G @ q + offsets, G @ qd, G @ qdd)
        scale = np.abs(G).T @ recursion_scale(full.model, *state, full.gravity).tau
        tau = robot.inverse_dynamics(q, qd, qdd, friction=False)
        agree(tau, G.T @ peer.torques(*state), scale)
        sizes = np.abs(G).T @ mass_matrix_scale(full.model, state[0]) @ np.abs(G)
        agree(robot.mass_matrix(q), G.T @ peer.mass_matrix(state[0]) @ G, sizes)


# MuJoCo does not take inertias that no rigid body has, nor moving bodies without mass
MUJOCO_REFUSES = ("A + B >= C", "positive eigenvalues", "larger than mjMINVAL")


def test_every_joint_as_mujoco_has_it():
    compared, refused = [], []
    for file in READABLE:
        robot = loaded(file, mimic=False, allow_infeasible_inertia="published so")
        try:
            peer = MujocoPeer((ROBOTS / file).read_text(), robot.joint_names)
        except ValueError as problem:
            refused.append(str(problem))
            continue
        rng = np.random.default_rng(79)
        for _ in range(STATES):
            q, qd, qdd = (rng.normal(size=robot.n) * by for by in (2.0, 3.0, 5.0))
            scale = recursion_scale(robot.model, q, qd, qdd, robot.gravity).tau
            tau = robot.inverse_dynamics(q, qd, qdd, friction=False)
            agree(tau, peer.torques(q, qd, qdd), scale)
        compared.append(file)
    assert all(any(why in said for why in MUJOCO_REFUSES) for said in refused)
    assert len(compared) == 51
    assert len(refused) == 24


def agree(ours, theirs, scale):
    assert ours.shape == theirs.shape == scale.shape
    scale = np.where(scale == 0, scale.max(initial=0.0), scale)
    assert np.all(np.abs(ours - theirs) <= TOLERANCE * scale)


def _per_axis(sizes):
    return np.repeat(np.array(sizes[1:], dtype=float).reshape(-1, 1), 3, axis=1)


# ---- traps, with the right numbers ---------------------------------------------------------------

TWO_LINKS = f"""<robot name="2r">
<link name="base_link"/><link name="upper">{BODY}</link><link name="lower">{BODY}</link>
<joint name="shoulder" type="revolute"><parent link="base_link"/><child link="upper"/>
<axis xyz="0 -1 0"/><limit effort="1" velocity="1"/></joint>
<joint name="elbow" type="revolute"><parent link="upper"/><child link="lower"/>
<origin xyz="1 0 0"/><axis xyz="0 -1 0"/><limit effort="1" velocity="1"/></joint>
</robot>"""


def test_a_negative_axis():
    robot = rnea.loads(TWO_LINKS)
    np.testing.assert_allclose(robot.inverse_dynamics([1, 2]), [3.0946, -4.8559], atol=5e-5)
    tau = robot.inverse_dynamics([1, 2], [3, 4], [5, 6])
    np.testing.assert_allclose(tau, [-9.1005, 1.1656], atol=5e-5)
    # the same by hand: m = l = 1, lc = 1/2, I = 0.02 about each axis, angles from the horizontal
    first, second = 9.81 * math.cos(1), 9.81 * math.cos(3)
    weights = [1.5 * first + 0.5 * second, 0.5 * second]
    np.testing.assert_allclose(robot.inverse_dynamics([1, 2]), weights, rtol=1e-14)


def test_damping_and_friction_are_in_the_torque():
    inertial = BODY.replace("0.5 0 0", "0 0 0")
    joint = '<axis xyz="0 0 1"/><dynamics damping="0.7" friction="0.3"/>'
    robot = rnea.loads(arm(inertial=inertial, joint=joint))
    assert robot.inverse_dynamics([0.4], [2]) == pytest.approx([1.7], abs=1e-15)
    assert robot.inverse_dynamics([0.4], [-2]) == pytest.approx([-1.7], abs=1e-15)
    assert robot.inverse_dynamics([0.4], [2], friction=False) == [0.0]


WELD = '<link name="weld">' + TURNED + "</link>"
TRAPS = {
    "a turned inertial": arm(inertial=TURNED, joint='<axis xyz="0 1 0"/>' + LIMIT),
    "an oblique axis of length 3.7": arm(inertial=TURNED, joint='<axis xyz="1 -2 3"/>' + LIMIT),
    "the default axis": arm(inertial=TURNED, joint=LIMIT),
    "a fixed joint with an offset between moving ones": arm(
        inertial=TURNED,
        joint=LIMIT,
        more=WELD
        + '<link name="end">' + TURNED + "</link>"
        + placed("f", "tip", "weld", 'xyz="0.3 -0.2 0.1" rpy="0.3 0.2 0.1"', kind="fixed")
        + placed("k", "weld", "end", 'xyz="0.1 0.2 0.3" rpy="1 2 3"', '<axis xyz="0 -1 0"/>'),
    ),
    "two sibling fixed links": arm(
        inertial=TURNED,
        joint=LIMIT,
        more=WELD
        + '<link name="left">' + TURNED + "</link>"
        + placed("f", "tip", "weld", 'xyz="0.3 -0.2 0.1" rpy="0.3 0.2 0.1"', kind="fixed")
        + placed("g", "tip", "left", 'xyz="-0.3 0.2 0.1" rpy="-0.3 0.2 0.1"', kind="fixed"),
    ),
    "siblings named against the alphabet": arm(
        inertial=TURNED,
        joint=LIMIT,
        more=WELD
        + '<link name="left">' + TURNED + "</link>"
        + placed("z", "tip", "weld", 'xyz="0.3 -0.2 0.1" rpy="0.3 0.2 0.1"', kind="prismatic")
        + placed("a", "tip", "left", 'xyz="-0.3 0.2 0.1" rpy="-0.3 0.2 0.1"', kind="continuous"),
    ),
    "joints from tip to base": "".join(
        [
            '<robot name="r"><link name="end">' + TURNED + "</link>",
            placed("k", "mid", "end", 'xyz="0.1 0 0"', '<axis xyz="0 0 -1"/>'),
            placed("j", "base_link", "mid", 'xyz="0 0.1 0"', kind="continuous"),
            '<link name="mid">' + TURNED + '</link><link name="base_link">' + TURNED + "</link>",
            "</robot>",
        ]
    ),
    "a right angle of twelve digits": arm(
        inertial=TURNED, joint='<origin rpy="1.57079632679 0 -1.57079632679"/>' + LIMIT
    ),
}  # fmt: skip
# the torques of Pinocchio 4.1 at q = 0.3, 0.6, ..., qd = 0.5, 1, ..., qdd = -0.7, -1.4, ...
TRAP_TORQUES = {
    "a turned inertial": [-3.09773117273],
    "an oblique axis of length 3.7": [0.324666207548],
    "the default axis": [1.12555178382],
    "a fixed joint with an offset between moving ones": [-3.92623923352, 2.12154509935],
    "two sibling fixed links": [2.76162639853],
    "siblings named against the alphabet": [-1.82187373325, -4.41815494715, -3.12376379317],
    "joints from tip to base": [0.777478364497, -1.70576679465],
    "a right angle of twelve digits": [-5.46847845081],
}


@pytest.mark.parametrize("trap", TRAPS)
def test_traps_as_pinocchio_has_them(trap):
    robot = rnea.loads(TRAPS[trap])
    peer = PinocchioPeer(TRAPS[trap], robot.joint_names)
    steps = np.arange(1, robot.n + 1)
    state = 0.3 * steps, 0.5 * steps, -0.7 * steps
    ours, scale = robot.inverse_dynamics(*state), recursion_scale(robot.model, *state, [0, 0, 9.81])
    agree(ours, peer.torques(*state), scale.tau)
    np.testing.assert_allclose(ours, TRAP_TORQUES[trap], rtol=1e-9)


def test_joints_stand_depth_first_in_the_order_of_the_file():
    assert rnea.loads(TRAPS["siblings named against the alphabet"]).joint_names == ("j", "z", "a")
    assert rnea.loads(TRAPS["joints from tip to base"]).joint_names == ("j", "k")
    theirs = pin.buildModelFromXML(TRAPS["siblings named against the alphabet"]).names
    assert list(theirs) == ["universe", "j", "a", "z"]


def test_truncated_pi_stays_as_written():
    text = TRAPS["a right angle of twelve digits"]
    turned = np.sort(np.abs(rnea.loads(text).model.bodies[0].joint.placement.rotation).ravel())
    # the cosine of 1.57079632679
    np.testing.assert_allclose(turned[turned > 1e-20][0], 4.89662e-12, rtol=1e-4)
    exact = rnea.loads(text.replace("1.57079632679", "1.5707963267948966"))
    assert set(np.abs(exact.model.bodies[0].joint.placement.rotation).ravel()) == {0.0, 1.0}
