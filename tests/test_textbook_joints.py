"""Joints that the books' axes do not describe, worked by their motion subspaces."""

import re
import xml.etree.ElementTree as ET

import mpmath
import numpy as np
import pytest

import rnea
import rnea.core.scalar_types.mpmath_numbers
from rnea import InputError
from rnea.core.scalar_types.mpmath_numbers import MPMATH
from rnea.describe import Description, LinkMass, Placement, Tree, TreeJoint, TreeLink
from rnea.model import normalized
from rnea.recursions import Conditions, rigid_torque
from rnea.report.worksheet import as_html, as_latex, as_markdown, as_text
from rnea.report.worksheets import worksheet
from rnea.robot import Robot
from rnea.textbook import work
from support.random_robots import EVERY_KIND, any_joints, random_state, random_tree
from support.scale import torque_scale
from support.tiers import sample_cases
from test_textbook import agree, read_back

QUASI = ("spherical", "planar", "free")
OTHERS = [kind for kind in EVERY_KIND if kind not in ("revolute", "prismatic")]


def chain_with(kind, seed=0, n=3):
    """A serial robot whose second joint is of a kind, between single axes."""
    rng = np.random.default_rng(seed)
    robot = random_tree(rng, n, shape="chain", kinds=("revolute", "prismatic"))
    tree = robot.description.structure
    more = {"universal": {"axis2": (0.3, 1.0, -0.2)}, "helical": {"pitch": 0.05}}.get(kind, {})
    old = tree.joints[1]
    new = TreeJoint(old.name, kind, old.parent, old.child, old.placement, old.axis, **more)
    joints = (tree.joints[0], new, *tree.joints[2:])
    return Robot(Description("chain", Tree(tree.links, joints)))


def spherical_pendulum():
    bob = LinkMass(2.0, (0.1, -0.2, -0.5), ((0.05, 0.01, 0.0), (0.01, 0.06, 0.01), (0, 0.01, 0.04)))
    ball = TreeJoint("ball", "spherical", "ceiling", "bob", Placement((0.0, 0.0, 2.0)))
    return Robot(
        Description("pendulum", Tree((TreeLink("ceiling"), TreeLink("bob", bob)), (ball,)))
    )


def free_flyer():
    rng = np.random.default_rng(4)
    arm = random_tree(rng, 2, shape="chain", kinds=("revolute",))
    tree = arm.description.structure
    free = TreeJoint("base", "free", "ground", tree.links[0].name)
    whole = Tree((TreeLink("ground"), *tree.links), (free, *tree.joints))
    return Robot(Description("free flyer", whole))


@sample_cases(1)
@pytest.mark.parametrize("block", range(4))
def test_random_chains_of_every_joint(block):
    """200 serial robots, half of them on a free base, against the recursion."""
    kinds = set()
    for seed in range(block * 50, block * 50 + 50):
        rng = np.random.default_rng(seed)
        robot = any_joints(rng, int(rng.integers(1, 6)), shape="chain", fixed=seed % 2)
        kinds |= {body.joint.kind for body in robot.model.bodies}
        agree(robot, random_state(rng, robot), ("craig",))
    assert kinds == set(EVERY_KIND)


@pytest.mark.parametrize("kind", OTHERS)
def test_each_step_follows_from_its_operands(kind):
    robot = chain_with(kind)
    state = random_state(np.random.default_rng(1), robot)
    worked, values = work(robot.model, "craig", *state, robot.gravity), {}
    for step in worked.steps:
        scale = max(1.0, float(np.abs(step.value).max()))
        np.testing.assert_allclose(read_back(step), step.value, atol=1e-11 * scale)
        for operand in step.formula.operands():
            np.testing.assert_array_equal(operand.value, values.get(operand.symbol, operand.value))
        values[step.symbol] = step.value


@pytest.mark.parametrize("kind", OTHERS)
def test_rows_of_a_batch_are_worked_as_alone(kind):
    robot = chain_with(kind)
    rows = [random_state(np.random.default_rng(seed), robot) for seed in range(3)]
    state = [np.stack(columns) for columns in zip(*rows, strict=True)]
    together = work(robot.model, "craig", *state, robot.gravity).tau
    alone = [work(robot.model, "craig", *row, robot.gravity).tau for row in rows]
    np.testing.assert_array_equal(together, alone)


def test_spherical_pendulum_is_eulers_equation():
    """τ = I_O ω̇ + ω × I_O ω - c × m g about the pivot, with scipy's rotation of the quaternion."""
    Rotation = pytest.importorskip("scipy.spatial.transform").Rotation
    robot = spherical_pendulum()
    q, w, wd = random_state(np.random.default_rng(2), robot)
    m, c = 2.0, np.array([0.1, -0.2, -0.5])
    about_com = np.array([[0.05, 0.01, 0], [0.01, 0.06, 0.01], [0, 0.01, 0.04]])
    tensor = about_com + m * (c @ c * np.eye(3) - np.outer(c, c))
    R = Rotation.from_quat([*q[1:], q[0]]).as_matrix()
    weight = m * R.T @ [0, 0, -9.81]
    expected = tensor @ wd + np.cross(w, tensor @ w) - np.cross(c, weight)
    steps = work(robot.model, "craig", q, w, wd, robot.gravity)
    np.testing.assert_allclose(steps.tau, expected, rtol=1e-12, atol=1e-12)
    rotation = next(step for step in steps.steps if "quaternion" in step.name)
    np.testing.assert_allclose(rotation.value, R, atol=1e-15)
    assert str(rotation) == "ʲ¹₁R = E + 2 η₁ [ε₁]× + 2 [ε₁]× [ε₁]×"


def test_a_quaternion_of_any_length_is_worked_at_length_one():
    robot = spherical_pendulum()
    q, w, wd = random_state(np.random.default_rng(3), robot)
    tau = work(robot.model, "craig", q, w, wd, robot.gravity).tau
    longer = work(robot.model, "craig", 7.0 * q, w, wd, robot.gravity).tau
    np.testing.assert_allclose(longer, tau, rtol=1e-13)


def test_columns_that_move_add_the_joints_drift():
    """Ṡ u, by dual numbers, is the drift that the joint gives in closed form."""
    robot = chain_with("universal")
    q, qd, qdd = random_state(np.random.default_rng(5), robot)
    steps = work(robot.model, "craig", q, qd, qdd, robot.gravity).steps
    moving = next(step.value for step in steps if step.name.startswith("how its columns"))
    body = robot.model.bodies[1]
    drift, _ = body.joint.drift(q[body.q], qd[body.v])
    np.testing.assert_allclose(moving @ qd[body.v], drift, atol=1e-14)
    formula = next(str(s) for s in steps if s.link == 2 and s.name == "angular acceleration")
    assert formula == "²ω̇₂ = ²₁R ¹ω̇₁ + ²₁R ¹ω₁ × ²Sʷ₂ u₂ + ²Sʷ₂ u̇₂ + ²Ṡʷ₂ u₂"


@pytest.mark.parametrize("kind", OTHERS)
def test_terms_of_a_part_that_a_joint_does_not_have_are_left_out(kind):
    robot = chain_with(kind)
    state = random_state(np.random.default_rng(6), robot)
    text = "\n".join(map(str, work(robot.model, "craig", *state, robot.gravity).steps))
    assert ("Sʷ₂" in text) == any(s.unit == "rad/s" for s in robot.model.bodies[1].joint.speeds)
    assert ("Sᵛ₂" in text) == (kind not in ("universal", "spherical"))
    assert ("Ṡ" in text) == (kind == "universal")


@pytest.mark.parametrize("kind", ["cylindrical", "universal", "helical"])
def test_lagrange_takes_joints_whose_speeds_are_rates(kind):
    for seed in range(5):
        robot = chain_with(kind, seed)
        state = random_state(np.random.default_rng(seed), robot)
        tau = robot.inverse_dynamics(*state)
        scale = torque_scale(robot.model, *state, robot.gravity)
        worked = work(robot.model, "lagrange", *state, robot.gravity)
        assert np.all(np.abs(worked.tau - tau) <= 1e-12 * scale)
    sheet = worksheet(robot, "craig")
    assert "Check: Lagrange's form gives the same tau" in as_text(sheet)
    assert sheet.difference < 1e-13


@pytest.mark.parametrize("kind", OTHERS)
def test_notations_without_a_place_for_it_say_what_works(kind):
    robot = chain_with(kind)
    for notation in ("saha", "base"):
        with pytest.raises(InputError, match=rf"'joint2' is {kind}. Possible here: .* craig"):
            worksheet(robot, notation)
    if kind in QUASI:
        with pytest.raises(InputError, match=rf"of {kind} joint 'joint2' .* craig"):
            worksheet(robot, "lagrange")


@pytest.mark.parametrize("kind", OTHERS)
def test_worksheets_in_every_form(kind):
    robot = chain_with(kind)
    sheet = worksheet(robot, "craig")
    text = as_text(sheet)
    assert max(map(len, text.splitlines())) <= 100
    for freedom in robot.model.dofs:
        assert re.search(rf"^{freedom.effort_name}: tau = \S+ {freedom.effort_unit}\b", text, re.M)
    page = as_html(sheet)
    body = page[page.index("<body>") : page.index("</body>") + 7]
    ET.fromstring(body.replace("&", "&amp;").replace("&amp;amp;", "&amp;"))
    latex = as_latex(sheet)
    assert latex.count("{") == latex.count("}")
    assert all(ord(c) < 256 for c in latex)
    assert as_markdown(sheet).count("$$") % 2 == 0
    assert "$$= $$" not in as_markdown(sheet)
    # what is given stands once: its symbol and its value
    assert not re.search(r"^\s*(\S+) = \1 =?", text, re.M)


def test_a_free_flying_robot_reads_well():
    sheet = worksheet(free_flyer(), "craig")
    text = as_text(sheet)
    for line in (
        "q of base: x, y, z (m) = (0.5  0.5  0.5)",
        "q of base: qw, qx, qy, qz = (0.90770572  0.24226042  0.24226042  0.24226042)",
        "qd of base: vx, vy, vz (m/s) = (1  1  1)",
        "u₁ = (1  1  1  1  1  1) (rad/s, rad/s, rad/s, m/s, m/s, m/s)",
        "¹Sʷ₁ = [1 0 0 0 0 0; 0 1 0 0 0 0; 0 0 1 0 0 0]",
        "¹Sᵛ₁ = [0 0 0 1 0 0; 0 0 0 0 1 0; 0 0 0 0 0 1]",
        "⁰P₁ = ⁰Pⱼ₁ + ⁰ⱼ₁R ʲ¹P₁",
        "τ₁ = ¹Sʷ₁ᵀ ¹n₁ + ¹Sᵛ₁ᵀ ¹f₁",
        "θ̇₂ ²Ẑ₂",
        "(N m, N m, N m, N, N, N)",
        "Check: the recursion gives the same tau",
    ):
        assert line in text.replace("\n" + " " * 11, " "), line
    assert sheet.difference < 1e-14
    assert "<mi>ω</mi>" in as_html(sheet)
    assert r"\left[\varepsilon_{1}\right]_{\times}" in as_latex(sheet)


def test_the_state_shown_is_the_state_worked():
    robot = spherical_pendulum()
    q = np.array([2.0, 0.4, -0.6, 0.2])
    sheet = worksheet(robot, "craig", q, [0.1, 0.2, 0.3], [0.0, 0.0, 0.0])
    shown = sheet.state["q of ball: qw, qx, qy, qz"]
    np.testing.assert_array_equal(shown, normalized(robot.model, q))
    tau = rigid_torque(robot.model, Conditions(), shown, np.array([0.1, 0.2, 0.3]), np.zeros(3))
    np.testing.assert_allclose(sheet.tau, tau, rtol=1e-12)
    with pytest.raises(InputError, match="'ball': a quaternion of length 0 is no orientation"):
        worksheet(robot, "craig", np.zeros(4))


def test_one_link_brings_its_joint_along():
    sheet = worksheet(free_flyer(), "craig", link=1)
    headings = [heading for heading, _ in sheet.steps()]
    assert headings[0].startswith("Joint, link 1 (base, free base)")
    assert len(headings) == 3


@pytest.mark.parametrize("shape", ["star", "random"])
def test_trees_of_any_joints_in_craigs_form(shape):
    for seed in range(8):
        rng = np.random.default_rng(seed)
        robot = any_joints(rng, 6, shape=shape)
        state = random_state(rng, robot)
        scale = torque_scale(robot.model, *state, robot.gravity)
        worked = work(robot.model, "craig", *state, robot.gravity)
        tau = rigid_torque(robot.model, Conditions(), *state)
        assert np.all(np.abs(worked.tau - tau) <= 1e-12 * scale)
        for step in worked.steps:
            size = max(1.0, float(np.abs(step.value).max()))
            np.testing.assert_allclose(read_back(step), step.value, atol=1e-11 * size)


def test_refusals_do_not_send_a_reader_in_circles():
    """A tree on a free base has neither Lagrange's form nor a single chain: Craig's is left."""
    quadruped = rnea.load("quadruped")
    for notation in ("base", "saha", "lagrange"):
        with pytest.raises(InputError, match="Possible here: the notation craig"):
            worksheet(quadruped, notation)
    assert worksheet(quadruped, "craig").difference < 1e-12


@pytest.mark.parametrize("kind", OTHERS)
def test_steps_are_worked_in_50_digits_too(kind):
    """Rounding is all that differs from the recursion in floats: 45 of 50 digits agree."""
    rng = np.random.default_rng(7)
    robot = random_tree(rng, 3, shape="chain", kinds=(kind,))
    state = random_state(rng, robot)
    with mpmath.workdps(50):
        digits = [np.array([mpmath.mpf(x) for x in part], dtype=object) for part in state]
        exact = Robot(robot.description, kind=MPMATH)
        worked = work(exact.model, "craig", *digits, exact.gravity).tau
        recursion = rigid_torque(exact.model, Conditions(), *digits)
        scale = max(abs(x) for x in recursion)
        apart = max(abs(a - b) for a, b in zip(worked, recursion, strict=True)) / scale
    assert apart < 1e-45
