"""rnea check and rnea diagnose on every kind of joint and on free bases."""

from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea import InputError
from rnea.apps.check.lint.statics import worst_poses
from rnea.check import diagnose, lint, repaired
from rnea.describe import Description, Friction, Limits, LinkMass, Tree, TreeJoint, TreeLink
from rnea.robot import Robot
from support.random_robots import any_joints, random_state
from test_textbook_joints import OTHERS, chain_with, free_flyer

G = 9.81


def one_joint(kind, mass=2.0, com=(0.0, 0.0, -0.5), inertia=(0.02, 0.02, 0.01), **said):
    tensor = tuple(tuple(row) for row in np.diag(inertia).tolist())
    joint = TreeJoint("joint", kind, "wall", "bob", **said)
    links = TreeLink("wall"), TreeLink("bob", LinkMass(mass, com, tensor))
    return Description("one", Tree(links, (joint,)))


def codes(description):
    return [finding.code for finding in lint(description)]


def found(description, code):
    return [str(finding) for finding in lint(description) if finding.code == code]


@pytest.mark.parametrize("block", range(4))
def test_random_robots_of_every_joint_are_checked(block):
    """Made right, with axes of length 1: nothing graver than a note, whatever the joints are."""
    for seed in range(block * 15, block * 15 + 15):
        rng = np.random.default_rng(seed)
        robot = any_joints(rng, int(rng.integers(1, 7)), fixed=seed % 2, losses=seed % 3 == 0)
        mended = repaired(robot)
        assert all("becomes 1" in change for change in mended.changes)
        left = {f.code for f in lint(mended.description) if f.severity != "note"}
        # clouds of points may lie beside their joints, as random ones do
        assert left <= {"com-outside", "inertia-about-origin"}


@pytest.mark.parametrize("name", ["gyroscope", "quadruped", "satellite", "spherical_pendulum"])
def test_robots_of_the_catalogue_have_nothing_but_notes(name):
    assert {finding.severity for finding in lint(rnea.load(name))} <= {"note"}


@pytest.mark.parametrize("kind", OTHERS)
def test_a_joint_of_several_coordinates_misses_no_position_limits(kind):
    robot = chain_with(kind)
    (note,) = found(robot.description, "limits-missing")
    assert ("joint2" in note) == (robot.model.bodies[1].joint.nq == 1)
    assert "of 3 joints" in note


@pytest.mark.parametrize(
    ("kind", "unit"),
    [("universal", "100 rad/s"), ("spherical", "100 rad/s"), ("free", "100 rad/s or m/s"),
     ("cylindrical", "100 rad/s or m/s"), ("planar", "100 m/s or rad/s")],
)  # fmt: skip
def test_a_limit_of_speed_has_the_units_of_the_joint(kind, unit):
    more = {"axis2": (0.0, 1.0, 0.0), "axis": (1.0, 0.0, 0.0)} if kind == "universal" else {}
    (note,) = found(one_joint(kind, limits=Limits(velocity=100.0), **more), "limit-placeholder")
    assert unit in note


def test_degrees_are_suspected_where_there_are_angles_only():
    limits = Limits(velocity=180.0)
    assert found(one_joint("spherical", limits=limits), "speed-degrees")
    assert not found(one_joint("cylindrical", limits=limits), "speed-degrees")
    screw = one_joint("helical", pitch=0.01, limits=Limits((-180.0, 180.0)))
    assert found(screw, "limit-degrees")


def test_axes_of_both_names_are_checked_and_repaired():
    crooked = one_joint("universal", axis=(1.0, 0.0, 0.0), axis2=(0.0, 2.0, 0.0))
    (finding,) = found(crooked, "axis-not-unit")
    assert "has length 2" in finding
    (joint,) = repaired(crooked).description.structure.joints
    assert joint.axis2 == (0.0, 1.0, 0.0)
    assert "axis-zero" in codes(replace_axis2(crooked, (0.0, 0.0, 0.0)))
    # a ball has no axis that could be wrong
    ball = one_joint("spherical")
    (joint,) = ball.structure.joints
    odd = replace(ball, structure=replace(ball.structure, joints=(replace(joint, axis=(0, 0, 5)),)))
    assert "axis-not-unit" not in codes(odd)


def replace_axis2(description, axis2):
    (joint,) = description.structure.joints
    joints = (replace(joint, axis2=axis2),)
    return replace(description, structure=replace(description.structure, joints=joints))


# ---- can the motors hold it? -------------------------------------------------------------------


@pytest.mark.parametrize(("share", "held"), [(1.001, True), (0.999, False)])
def test_cardan_pendulum_held_level(share, held):
    """Each axis of a universal joint carries m g l at most."""
    limits = Limits(effort=2.0 * G * 0.5 * share)
    said = {"axis": (1.0, 0.0, 0.0), "axis2": (0.0, 1.0, 0.0)}
    weak = found(one_joint("universal", limits=limits, **said), "gravity-beyond-effort")
    assert len(weak) == (0 if held else 2)
    if weak:
        assert "9.81 N m along joint_moment1, the limit is 9.8" in weak[0]
        assert "joint_angle1" in weak[0]


@pytest.mark.parametrize(("share", "held"), [(1.001, True), (0.999, False)])
def test_a_screw_carries_weight_by_its_pitch(share, held):
    """On a vertical screw with the mass on its axis: m g p / 2 pi, wherever it stands."""
    limits = Limits(effort=2.0 * G * 0.05 / (2 * np.pi) * share)
    said = {"axis": (0.0, 0.0, 1.0), "pitch": 0.05, "limits": limits}
    assert bool(found(one_joint("helical", **said), "gravity-beyond-effort")) is not held


def test_a_cylindrical_joint_is_held_along_and_about_its_axis():
    """Level axis: m g l about it; upright axis: m g along it."""
    level = one_joint("cylindrical", axis=(1.0, 0.0, 0.0), limits=Limits(effort=9.0))
    (weak,) = found(level, "gravity-beyond-effort")
    assert "9.81 N m along joint_moment" in weak
    upright = one_joint("cylindrical", axis=(0.0, 0.0, 1.0), limits=Limits(effort=9.0))
    (weak,) = found(upright, "gravity-beyond-effort")
    assert "19.62 N along joint_force" in weak


def test_a_ball_is_tried_in_many_orientations():
    """256 random orientations and the neutral one come near the worst, and never beyond it."""
    robot = Robot(one_joint("spherical"))
    torques = [abs(torque) for _, _, torque in worst_poses(robot.model, list(robot.model.bodies))]
    most = 2.0 * G * 0.5
    assert torques[0] == pytest.approx(most, rel=0.02)
    assert max(torques) <= most * (1 + 1e-12)
    weak = found(one_joint("spherical", limits=Limits(effort=5.0)), "gravity-beyond-effort")
    assert len(weak) == 2
    numbers = [word.rstrip(",.;") for word in weak[0].split("at joint_qw ")[1].split()[:7:2]]
    assert np.linalg.norm([float(number) for number in numbers]) == pytest.approx(1, abs=1e-3)


def test_a_free_base_stands_upright_while_the_legs_are_judged():
    """No motor holds the base: the arm of a floating robot is judged as on a fixed one."""
    said = {"axis": (0.0, 1.0, 0.0), "limits": Limits((-0.1, 0.1), effort=0.5 * G * 2.0 * 0.4)}
    arm = LinkMass(2.0, (0.0, 0.0, -0.5), ((0.02, 0, 0), (0, 0.02, 0), (0, 0, 0.01)))
    base = LinkMass(10.0, (0.0, 0.0, 0.0), ((1.0, 0, 0), (0, 1.0, 0), (0, 0, 1.0)))
    links = TreeLink("ground"), TreeLink("torso", base), TreeLink("leg", arm)
    joints = TreeJoint("float", "free", "ground", "torso"), TreeJoint("hip", "revolute", "torso",
                                                                     "leg", **said)  # fmt: skip
    # hanging down within 0.1 rad it weighs next to nothing on the hip; on its side it would
    assert "gravity-beyond-effort" not in codes(Description("biped", Tree(links, joints)))


# ---- masses ------------------------------------------------------------------------------------


def test_a_point_on_a_ball_cannot_be_spun():
    point = one_joint("spherical", inertia=(0.0, 0.0, 0.0))
    (finding,) = found(point, "massless-tip")
    assert "the row of joint_wz of the mass matrix is zero" in finding
    oblique = one_joint("spherical", com=(0.1, 0.2, -0.5), inertia=(0.0, 0.0, 0.0))
    (finding,) = found(oblique, "mass-matrix-singular")
    assert "the joint can move about some line or along it without moving any mass" in finding


def test_both_sides_are_compared_at_the_neutral_position():
    def limb(side, y, mass):
        body = LinkMass(mass, (0.0, 0.0, -0.3), ((0.02, 0, 0), (0, 0.02, 0), (0, 0, 0.01)))
        place = replace(TreeJoint("x", "free", "a", "b").placement, xyz=(0.0, y, 0.0))
        return (
            TreeLink(f"{side}_arm", body),
            TreeJoint(f"{side}_shoulder", "spherical", "torso", f"{side}_arm", place),
        )

    torso = LinkMass(10.0, (0.0, 0.0, 0.0), ((1.0, 0, 0), (0, 1.0, 0), (0, 0, 1.0)))
    base = TreeJoint("float", "free", "ground", "torso")
    for mass, expected in ((2.0, False), (3.0, True)):
        (left, first), (right, second) = limb("left", 0.2, 2.0), limb("right", -0.2, mass)
        links = (TreeLink("ground"), TreeLink("torso", torso), left, right)
        there = codes(Description("two arms", Tree(links, (base, first, second))))
        assert ("asymmetry-mass" in there) is expected


@pytest.mark.parametrize("kind", ["cylindrical", "helical"])
def test_what_slides_along_its_axis_has_a_rail(kind):
    """As behind a prismatic joint: a slide may have its mass anywhere along its travel."""
    more = {"pitch": 0.01} if kind == "helical" else {}
    arm = chain_with("revolute").description
    slide = one_joint(kind, com=(0.0, 0.0, 0.4), axis=(0.0, 0.0, 1.0), **more)
    (joint,) = slide.structure.joints
    tree = arm.structure
    tip = replace(joint, parent=tree.joints[-1].child)
    whole = Tree((*tree.links, slide.structure.links[1]), (*tree.joints, tip))
    assert not any("bob" in text for text in found(replace(arm, structure=whole), "com-outside"))


# ---- diagnose ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", OTHERS)
def test_a_diagnosis_names_the_joint_that_it_has_no_place_for(kind):
    robot = chain_with(kind)
    state = random_state(np.random.default_rng(0), robot, 5)
    with pytest.raises(InputError, match=rf"diagnosis .* 'joint2' is {kind}"):
        diagnose(robot, *state, robot.inverse_dynamics(*state))


def test_a_free_base_is_refused_by_name_too():
    robot = free_flyer()
    state = random_state(np.random.default_rng(0), robot, 5)
    with pytest.raises(InputError, match=r"diagnosis .* 'base' is free"):
        diagnose(robot, *state, robot.inverse_dynamics(*state))


def test_friction_of_any_joint_is_no_reason_to_stop():
    assert isinstance(codes(one_joint("free", friction=Friction(0.1))), list)
