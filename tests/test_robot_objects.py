"""Robots as objects: immutable, copied, pickled, printed; results that own their arrays."""

import copy
import pickle
import re

import mpmath
import numpy as np
import pytest
import sympy as sp

import rnea
from rnea import InputError, Wrench
from support.tiers import sample_cases

Q = np.linspace(-1, 1, 6)


@pytest.mark.parametrize(
    "again", [copy.deepcopy, copy.copy, lambda r: pickle.loads(pickle.dumps(r))]
)
def test_copies_are_the_same_robot(again):
    arm = rnea.load("puma560")
    other = again(arm)
    np.testing.assert_array_equal(other.inverse_dynamics(Q, Q, Q), arm.inverse_dynamics(Q, Q, Q))
    assert other.inverse_dynamics(Q).dtype == float
    assert other.hash == arm.hash
    with pytest.raises(rnea.RneaError, match="negative"):
        again(rnea.load("one_link")).with_parameters(m=-3.0)


def test_a_robot_cannot_be_changed():
    arm = rnea.load("puma560")
    body, frame = arm.model.bodies[1], arm.model.frames["tool"]
    for array in (
        *(body.inertia.com, body.inertia.about_com, body.joint.axis, body.joint._turning._fixed),
        *(body.joint.placement.rotation, frame.pose.translation, arm.gravity),
    ):
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 7
    with pytest.raises(TypeError):
        arm.model.frames["x"] = frame


def test_results_own_their_arrays():
    arm = rnea.load("puma560")
    budget = arm.torque_budget(Q)
    budget.external[:] = 1
    assert not budget.base.any()
    force = np.array([1.0, 2, 3])
    wrench = Wrench(force, frame="tool")
    force[:] = 0
    np.testing.assert_array_equal(wrench.force, [1, 2, 3])


def test_equal_robots_have_equal_hashes():
    def arm(**changes):
        row = {"a": 1.0, "mass": 2.0, "com": (-0.5, 0, 0)} | changes
        return rnea.Robot.from_dh([row], "standard").hash

    assert arm() == arm(mass=np.int64(2)) == arm(com=np.array([-0.5, 0, 0]))
    assert arm() != arm(mass=2.0000000000000004)
    assert arm() != arm(name="other")
    one = rnea.load("one_link")
    assert one.hash == one.with_parameters(m=1).hash != one.with_parameters(m=2).hash


def test_complex_step_through_friction():
    row = {"mass": 1, "friction": {"viscous": 1.0, "coulomb": [0.3, 0.2]}}
    arm = rnea.Robot.from_dh([row], "standard")
    for speed in (2.0, -2.0):
        tau = arm.inverse_dynamics([0], [speed + 1e-20j], gravity=[0, 0, 0])
        assert tau.imag[0] / 1e-20 == pytest.approx(1.0)


def test_other_numbers_in_gravity_and_wrench():
    arm = rnea.load("one_link")
    assert arm.inverse_dynamics([1.0], gravity=[0, 0, -9.81 + 1e-20j]).imag[0] != 0
    g = sp.Symbol("g")
    assert sp.Symbol("g") in arm.inverse_dynamics([1.0], gravity=[0, 0, -g])[0].free_symbols
    assert arm.with_gravity([0, 0, -g]).gravity_torque([sp.pi / 2])[0] == g / 2


def test_states_are_read_in_the_robots_kind_of_number():
    from rnea.core.scalar_types.mpmath_numbers import MPMATH

    with mpmath.workdps(50):
        arm = rnea.load("planar_2r").with_numbers(MPMATH)
        plain = arm.gravity_torque([0.3, 0.5])
        exact = arm.gravity_torque([mpmath.mpf(0.3), mpmath.mpf(0.5)])
        assert all(abs(a - b) < 1e-45 for a, b in zip(plain, exact, strict=True))
    m = sp.Symbol("m")
    torque = rnea.load("one_link").with_parameters(m=m).gravity_torque([1])[0]
    assert torque == sp.Rational(981, 200) * m * sp.sin(1)


def test_batches_of_gravity_with_one_state():
    arm = rnea.load("puma560")
    fields = np.random.default_rng(0).normal(size=(5, 3))
    together = arm.inverse_dynamics(Q, gravity=fields)
    assert together.shape == (5, 6)
    np.testing.assert_array_equal(together[3], arm.inverse_dynamics(Q, gravity=fields[3]))
    with pytest.raises(InputError, match=r"do not fit together: q \(4,\), gravity \(5,\)"):
        arm.inverse_dynamics(np.zeros((4, 6)), gravity=fields)
    with pytest.raises(InputError, match="wrench on tool"):
        arm.inverse_dynamics(np.zeros((4, 6)), wrench=Wrench(fields, frame="tool"))


def test_the_root_and_base_are_one_place():
    arm = rnea.load("iiwa14").with_payload(1.0, frame="base")
    q = np.zeros(7)
    reaction = arm.joint_wrenches(q).base_force
    np.testing.assert_array_equal(arm.wrench_at("base", q).force, reaction)
    tree = """format = 1
name = "post"
links = [{ name = "post", mass = 3 }, { name = "arm", mass = 1 }]
joints = [{ name = "j", kind = "revolute", parent = "post", child = "arm" }]
"""
    post = rnea.loads(tree)
    np.testing.assert_allclose(post.wrench_at("base", [0]).force, [0, 0, 4 * 9.81])
    np.testing.assert_allclose(post.wrench_at("post", [0]).force, [0, 0, 4 * 9.81])
    np.testing.assert_allclose(post.wrench_at("arm", [0]).force, [0, 0, 9.81])


def test_poses_have_the_batch_shape():
    poses = rnea.load("panda").forward_kinematics(np.zeros((5, 7)))
    assert all(pose.matrix().shape == (5, 4, 4) for pose in poses.values())


def motions(arm):
    """One of every sort that a robot may have, and their samples."""
    path = rnea.motion.point_to_point(Q * 0, Q + 1, "quintic", arm.model, duration=2.0, swings=2)
    spline = rnea.motion.Spline([Q * 0, Q + 1, Q], [0.0, 1.0, 2.0], arm.model)
    fourier = rnea.motion.Fourier(Q, [Q], [Q + 1], period=2.0, joint_names=arm.model)
    return path, spline, fourier, rnea.motion.sampled(path, 21)


@sample_cases(8)
@pytest.mark.parametrize("name", rnea.robots())
def test_names_units_and_few_digits_are_shown(name):
    """Of every robot: each joint by name, its units, and no number of more than six digits."""
    arm = rnea.load(name)
    q, qd = arm.random_state(3, 5)
    path = rnea.motion.point_to_point(q[0], q[1], "quintic", arm.model, duration=2.0)
    units = {x.unit for x in arm.model.coordinates if x.unit}
    efforts = {x.effort_name for x in arm.model.dofs}
    one, many = (arm.torque_budget(q[k], qd[k], qd[k], eager=True) for k in (0, slice(None)))
    for thing in (one, many):
        assert efforts <= set(re.findall(r"\S+", repr(thing)))
        assert {x.effort_unit for x in arm.model.dofs} <= set(
            re.findall("N m|N(?! m)", repr(thing))
        )
    for thing in (path, rnea.motion.sampled(path, 7)):
        columns = {*path.columns.positions, *path.columns.speeds}
        assert columns <= set(re.findall(r"\S+", repr(thing)))
        assert units <= set(re.findall(r"\S+", repr(thing)))
    for thing in (arm, arm.model, arm.description):
        shown = arm.joint_names[:12]
        assert all(re.search(rf"\b{joint}\b", repr(thing)) for joint in shown)
    assert all(unit in repr(arm.model) for unit in units)
    assert all(f"({unit}" in repr(arm) or f" {unit})" in repr(arm) for unit in units) or arm.n > 12
    for thing in (arm, arm.model, one, many, path, rnea.motion.sampled(path, 7)):
        assert not re.findall(r"\d\.\d{6,}(?!e)", re.sub("0\\.0*", "", repr(thing)))
        assert "e-1" not in repr(thing)
        assert len(max(repr(thing).splitlines(), key=len)) < 240


def test_a_budget_that_was_copied_or_made_by_hand_prints_too():
    budget = rnea.load("planar_2r").torque_budget([0.1, 0.2])
    for other in (copy.deepcopy(budget), type(budget)(*[np.ones(2)] * 9)):
        assert "total" in repr(other)
        assert repr(other).count("\n") == 3
    m = sp.Symbol("m")
    symbolic = rnea.Robot.from_dh([{"mass": m, "com": (1, 0, 0)}], "modified")
    assert "m" in repr(symbolic.torque_budget([0], [0], [1]))


def test_everything_prints():
    arm = rnea.load("puma560")
    shown = [
        arm,
        arm.link("link3"),
        arm.link("link3").inertia,
        Wrench([1, 2, 3], frame="tool"),
        Wrench([1, 2, 3], frame="world", point="tool", sense="by"),
        rnea.Twist([1, 2, 3], frame="tool"),
        arm.joint_wrenches(Q),
        arm.newton_euler(Q, Q, Q),
        arm.torque_budget(Q, Q, Q),
        arm.free_body(2, Q, Q, Q),
        arm.motion_at("tool", Q, Q),
        arm.joint_wrenches(np.zeros((4, 6))),
        arm.torque_budget(np.zeros((4, 6))),
        arm.model,
        arm.description,
        *motions(arm),
    ]
    for thing in shown:
        text, html = repr(thing), thing._repr_html_()
        assert "object at 0x" not in text
        assert len(max(text.splitlines(), key=len)) < 240
        assert html.count("<table>") == html.count("</table>") >= 1
        assert html.count("<details>") == html.count("</details>")
    assert "<details>" in arm._repr_html_()
    assert "N m" in repr(shown[3])
    assert "17.4" in arm.link("link2")._repr_html_()


def test_names_are_escaped_in_html():
    arm = rnea.Robot.from_dh([{"name": "<b>x</b>"}], "standard", name="<script>")
    assert "<script>" not in arm._repr_html_()
    assert "<b>x" not in arm._repr_html_()


def test_an_energy_balance_shows_what_is_open():
    from rnea.simulate import EnergyBalance

    balance = EnergyBalance(5.0, 1.0, 2.0, 1.0, 0.5, 0.25, 6.0, elastic=0.5, gears=0.125)
    # 5 + 1 - (2 + 1 + 0.5) - (0.5 + 0.25 + 0.125)
    assert repr(balance) == (
        "EnergyBalance(input=5, external=1, kinetic=2, potential=1, friction=0.5, stops=0.25, "
        "scale=6, elastic=0.5, gears=0.125, open=1.62)"
    )


def test_tables_show_rounding_as_zero_and_small_numbers_as_they_are():
    from rich.console import Console

    from rnea.recursions import TorqueBudget
    from rnea.report.tables.terminal import dynamic_table, state_table, wrench_table

    def shown(table):
        console = Console(width=200)
        with console.capture() as text:
            console.print(table)
        return text.get()

    arm = rnea.load("planar_2r")
    for size, word in ((9e-13, "0"), (2e-12, "2e-10")):
        tau = np.array([100.0, 100 * size])
        parts = TorqueBudget(**dict.fromkeys(TorqueBudget.__dataclass_fields__, tau * 0))
        row = shown(state_table(arm.model, tau, parts)).splitlines()[-2]
        assert row.split()[1] == word
    # truncated right angles of the UR5 turn small parts of 206 N and 59 N m into other axes
    text = shown(wrench_table(rnea.load("ur5").joint_wrenches(np.zeros(6))))
    assert "6.3857962e-10" in text
    assert not re.search(r"e-1[1-9]", text)
    # but a link that is tiny altogether is not noise
    row = {"mass": 1e-9, "inertia": {"ixx": 2e-16, "iyy": 2e-16, "izz": 3e-16}}
    assert "3e-16" in shown(dynamic_table(rnea.Robot.from_dh([row], "standard").model))
