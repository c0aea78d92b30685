"""Friction of joints: the curve by hand, and one law for every kind of number and every target."""

import ctypes
import math
import subprocess

import mpmath
import numpy as np
import pytest
import sympy
from hypothesis import given, settings
from hypothesis import strategies as st

import rnea
from rnea.core.recursions.joint.joint_friction import break_away
from rnea.core.scalar_types.mpmath_numbers import MPMATH
from rnea.core.scalar_types.sympy_numbers import SYMPY
from rnea.engine.export.c_printer import Style, header_text, source_text
from rnea.engine.export.numpy_printer import compile_numpy
from rnea.engine.export.source import About
from rnea.engine.ir.run_python import run_python
from rnea.errors import InputError, RneaError
from rnea.files.robots.mjcf import writer as mjcf_writer
from rnea.files.robots.toml import writer as toml_writer
from rnea.files.robots.urdf import writer as urdf_writer
from rnea.model import plain_tree
from rnea.recursions import friction_torque
from rnea.units import check_units
from support.programs import program
from support.tools import compiler

SPHERE = {"sphere": {"radius": 0.1}, "mass": 1.0}


def one_joint(friction, **more):
    """A wheel on a vertical axis: no rigid torque without acceleration, inertia 0.004 kg m²."""
    row = {"joint": "revolute", "solid": SPHERE, "friction": friction, **more}
    return rnea.Robot.from_dh([row], convention="standard")


def torque_at(arm, v, q=0.0):
    return float(arm.inverse_dynamics([q], [v], [0.0], eager=True)[0])


STRIBECK = {"viscous": 0.5, "coulomb": 2.0, "static": 3.0, "stribeck": 0.1}


@pytest.mark.parametrize(
    ("friction", "v", "by_hand"),
    [
        # 2 + (3 - 2) e^-1 + 0.5 · 0.1
        (STRIBECK, 0.1, 2.0 + math.exp(-1) + 0.05),
        (STRIBECK, -0.1, -2.0 - math.exp(-1) - 0.05),
        (STRIBECK, 0.2, 2.0 + math.exp(-4) + 0.1),
        (STRIBECK | {"stribeck_power": 1}, 0.2, 2.0 + math.exp(-2) + 0.1),
        (STRIBECK | {"stribeck_power": 3}, -0.2, -2.0 - math.exp(-8) - 0.1),
        (STRIBECK | {"stribeck_power": 4}, 0.15, 2.0 + math.exp(-(1.5**4)) + 0.075),
        (STRIBECK | {"stribeck_power": 5}, 0.15, 2.0 + math.exp(-(1.5**5)) + 0.075),
        (STRIBECK, 50.0, 2.0 + 25.0),
        (STRIBECK, 0.0, 0.0),
        (STRIBECK, 1e-12, 3.0),
        # static friction without a Stribeck velocity is felt at rest only
        ({"coulomb": 2.0, "static": 3.0}, 1e-6, 2.0),
        # asymmetric, each side with its own static friction
        ({"coulomb": [2.0, 1.0], "static": [3.0, 4.0], "stribeck": 1.0}, 1.0, 2 + math.exp(-1)),
        ({"coulomb": [2.0, 1.0], "static": [3.0, 4.0], "stribeck": 1.0}, -1.0, -1 - 3 / math.e),
        ({"coulomb": [2.0, 1.0]}, -3.0, -1.0),
        # smooth: tanh(0.02/0.02)
        ({"coulomb": 2.0, "smooth": 0.02}, 0.02, 2 * math.tanh(1)),
        ({"coulomb": [2.0, 1.0], "smooth": 0.02}, 5.0, 2.0),
        ({"coulomb": [2.0, 1.0], "smooth": 0.02}, -5.0, -1.0),
    ],
)
def test_the_curve_by_hand(friction, v, by_hand):
    assert torque_at(one_joint(friction), v) == pytest.approx(by_hand, rel=1e-14, abs=1e-11)


def test_motor_side_values_are_seen_through_the_gear():
    friction = {"coulomb": 0.02, "static": 0.03, "stribeck": 10.0, "viscous": 1e-4}
    ripple = {"ripple": [[0.005, 2.0, 0.1]]}
    arm = one_joint(friction | ripple | {"side": "motor"}, rotor={"gear": -50})
    v, q = 0.3, 0.7
    curve = 0.02 + 0.01 * math.exp(-((50 * v / 10) ** 2))
    # at the motor: speed 50 v, angle -50 q
    expected = 50 * (curve + 0.005 * math.cos(2.0 * -50 * q + 0.1)) + 2500 * 1e-4 * v
    assert torque_at(arm, v, q) == pytest.approx(expected, rel=1e-13)


def test_friction_that_depends_on_the_position():
    arm = one_joint({"coulomb": 1.0, "ripple": [[0.3, 6.0, 0.5], [0.1, 12.0, 0.0]]})
    q, v = 0.8, 2.0
    ripple = 0.3 * math.cos(6 * q + 0.5) + 0.1 * math.cos(12 * q)
    assert torque_at(arm, v, q) == pytest.approx(1.0 + ripple, rel=1e-14)
    assert torque_at(arm, -v, q) == pytest.approx(-1.0 - ripple, rel=1e-14)
    assert torque_at(arm, 0.0, q) == 0.0
    assert torque_at(arm, v, q + 2 * math.pi / 6) == pytest.approx(torque_at(arm, v, q), rel=1e-12)


def test_friction_of_a_gear_grows_with_its_load():
    m, a = 1.0, 1.0
    weight = m * 9.81 * a / 2
    row = {"a": a, "mass": m, "com": (-a / 2, 0, 0), "friction": {"load": 0.1, "coulomb": 0.5}}
    arm = rnea.Robot.from_dh([row], convention="standard", gravity=(0, -9.81, 0))
    up, down = (arm.inverse_dynamics([0.0], [v], eager=True)[0] for v in (1.0, -1.0))
    assert up == pytest.approx(weight + 0.1 * weight + 0.5, rel=1e-14)
    assert down == pytest.approx(weight - 0.1 * weight - 0.5, rel=1e-14)
    # hanging from the other side the torque is negative, its size the same
    other = arm.inverse_dynamics([np.pi], [1.0], eager=True)[0]
    assert other == pytest.approx(-weight + 0.1 * weight + 0.5, rel=1e-13)


def test_a_rest_is_an_interval_of_torques():
    arm = one_joint({"coulomb": [2.0, 1.0], "static": [3.0, 2.5]})
    assert [x.tolist() for x in break_away(arm.model)] == [[-2.5], [3.0]]
    plain = one_joint({"coulomb": [2.0, 1.0]})
    assert [x.tolist() for x in break_away(plain.model)] == [[-1.0], [2.0]]
    loaded = one_joint({"coulomb": 1.0, "load": 0.1, "ripple": [[0.2, 0.0, 0.0]]})
    q, tau = np.zeros((4, 1)), np.full((4, 1), -20.0)
    low, high = break_away(loaded.model, q, tau)
    assert low.shape == (4, 1)
    np.testing.assert_allclose(high, 1.0 + 2.0 + 0.2, rtol=1e-14)
    np.testing.assert_allclose(low, -high, rtol=1e-14)
    with pytest.raises(InputError, match=r"friction\.load of joint 'joint1' needs the torque"):
        break_away(loaded.model)


# ---- a robot that has every term -----------------------------------------------------------------

EVERYTHING = (
    {
        "viscous": 0.3,
        "coulomb": [2.0, 1.5],
        "static": [3.0, 2.5],
        "stribeck": 0.3,
        "load": 0.05,
        "ripple": [[0.4, 3, 0.2], [0.1, 7, 0]],
    },
    {"coulomb": 0.2, "static": 0.3, "stribeck": 0.9, "stribeck_power": 3, "side": "motor"},
    {"coulomb": [1.0, 0.6], "smooth": 0.2, "load": 0.1, "static": 1.4, "stribeck": 0.4},
)


@pytest.fixture(scope="module")
def arm():
    rows = [
        {
            "joint": joint,
            "a": 0.4,
            "alpha": 0.3 + i,
            "d": 0.0,
            "solid": SPHERE | {"xyz": [-0.2, 0.05, 0.1]},
            "friction": EVERYTHING[i],
            "rotor": {"inertia": 1e-4, "gear": (-1) ** i * 30},
        }
        for i, joint in enumerate(("revolute", "revolute", "prismatic"))
    ]
    return rnea.Robot.from_dh(rows, convention="modified", name="every friction")


def states(rows=60):
    rng = np.random.default_rng(5)
    q, qd, qdd = rng.normal(size=(3, rows, 3)) * [[[1.0]], [[0.5]], [[2.0]]]
    qd[0] = 0.0
    return q, qd, qdd


def test_kernels_agree_with_the_walk(arm):
    q, qd, qdd = states()
    walked = arm.inverse_dynamics(q, qd, qdd, eager=True)
    np.testing.assert_allclose(arm.inverse_dynamics(q, qd, qdd), walked, rtol=0, atol=1e-13)
    kernel = arm.kernel("inverse_dynamics")
    batch = kernel(q, qd, qdd)
    for row in (0, 7, 59):
        assert np.array_equal(kernel(q[row], qd[row], qdd[row]), batch[row])
    single = arm.kernel("inverse_dynamics", dtype=np.float32)(q, qd, qdd)
    np.testing.assert_allclose(single, walked, rtol=0, atol=1e-5)
    by_parameters = arm.kernel("inverse_dynamics", parameters=True)
    given = by_parameters(q, qd, qdd, arm.parameters.ravel())
    np.testing.assert_allclose(given, walked, rtol=0, atol=1e-13)


def test_every_target_means_the_same(arm):
    q, qd, qdd = states(5)
    made = program(arm.model, "inverse_dynamics")
    walked = arm.inverse_dynamics(q, qd, qdd, eager=True)
    plain = [run_python(made.tape, np.concatenate(row)) for row in zip(q, qd, qdd, strict=True)]
    np.testing.assert_allclose(plain, walked, rtol=0, atol=1e-13)
    np.testing.assert_allclose(compile_numpy(made)(q, qd, qdd), walked, rtol=0, atol=1e-13)
    assert {"exp", "tanh", "sign"} <= set(made.tape.counts())


def test_exported_c_computes_the_same(arm, tmp_path):
    q, qd, qdd = (np.ascontiguousarray(x[2]) for x in states())
    source, library = tmp_path / "rubs.c", tmp_path / "rubs.so"
    about = About("rubs", "0", "0", tuple((j, "revolute") for j in arm.joint_names), (0, 0, -9.81))
    programs = {"inverse_dynamics": program(arm.model, "inverse_dynamics")}
    (tmp_path / "rubs.h").write_text(header_text(programs, about, Style()))
    source.write_text(source_text(programs, about, Style(), "rubs.h"))
    strict = ("-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-shared", "-fPIC")
    subprocess.run([compiler(), *strict, str(source), "-o", str(library), "-lm"], check=True)
    out, pointer = np.zeros(3), ctypes.POINTER(ctypes.c_double)
    function = ctypes.CDLL(str(library)).rnea_inverse_dynamics
    function(*(x.ctypes.data_as(pointer) for x in (q, qd, qdd, out)))
    walked = arm.inverse_dynamics(q, qd, qdd, eager=True)
    np.testing.assert_allclose(out, walked, rtol=0, atol=1e-13)


def test_derivatives_of_every_term(arm):
    q, qd, qdd = states()
    q, qd, qdd = q[1:], qd[1:], qdd[1:]
    compiled = arm.inverse_dynamics_derivatives(q, qd, qdd)
    walked = arm.inverse_dynamics_derivatives(q, qd, qdd, eager=True)
    for a, b in zip(compiled, walked, strict=True):
        np.testing.assert_allclose(a, b, rtol=0, atol=1e-11)
    # complex steps know nothing of the rules of calculus; sgn is that of the real part
    h = 1e-30
    for which in range(3):
        for j in range(3):
            parts = [x.astype(complex) for x in (q, qd, qdd)]
            parts[which][..., j] += 1j * h
            tau = arm.inverse_dynamics(*parts, eager=True)
            expected = np.imag(tau) / h
            np.testing.assert_allclose(compiled[which][..., j], expected, rtol=0, atol=1e-10)


def test_fifty_digits_agree(arm):
    q, qd, qdd = (x[3] for x in states())
    with mpmath.workdps(50):
        exact = arm.with_numbers(MPMATH).inverse_dynamics(q, qd, qdd)
        np.testing.assert_allclose(
            arm.inverse_dynamics(q, qd, qdd, eager=True), np.array(exact, float), atol=1e-14
        )


def test_symbols_and_units(arm):
    assert check_units(arm).consistent
    v = sympy.Symbol("v", positive=True)
    tau = one_joint(STRIBECK).with_numbers(SYMPY).inverse_dynamics([0], [v], [0])[0]
    assert sympy.simplify(tau - (2 + sympy.exp(-100 * v**2) + v / 2)) == 0


def test_the_budget_sums_to_tau(arm):
    q, qd, qdd = states()
    budget = arm.torque_budget(q, qd, qdd)
    np.testing.assert_allclose(budget.total(), arm.inverse_dynamics(q, qd, qdd), atol=1e-12)


@given(v=st.floats(-5, 5, allow_nan=False), q=st.floats(-4, 4))
@settings(max_examples=100, deadline=None)
def test_friction_never_drives(v, q):
    arm = one_joint(EVERYTHING[0])
    assert torque_at(arm, v, q) * v >= 0


def test_smooth_friction_has_a_slope_at_rest_and_ends_in_the_same():
    arm = rnea.load("puma560")
    smooth = arm.with_smooth_friction(1e-3)
    q = np.zeros(6)
    _, slope, _ = smooth.inverse_dynamics_derivatives(q, q, q)
    steps = smooth.inverse_dynamics(q, q + 1e-9, q) - smooth.inverse_dynamics(q, q - 1e-9, q)
    np.testing.assert_allclose(np.diag(slope), steps / 2e-9, rtol=1e-5)
    assert np.diag(slope).min() > 1e2
    fast = np.full(6, 0.5)
    np.testing.assert_allclose(
        smooth.inverse_dynamics(q, fast, q), arm.inverse_dynamics(q, fast, q), rtol=1e-14
    )
    back = smooth.with_smooth_friction(0)
    assert back.hash == arm.hash


def test_absent_terms_cost_nothing():
    plain = one_joint({"viscous": 0.5, "coulomb": [2.0, 1.0]})
    same = one_joint({"viscous": 0.5, "coulomb": [2.0, 1.0], "load": 0, "ripple": [], "smooth": 0})
    counts = [program(a.model, "inverse_dynamics").tape.counts() for a in (plain, same)]
    assert counts[0] == counts[1]
    assert not {"exp", "tanh", "cos"} & set(counts[0])
    assert plain.hash == same.hash


def test_large_robots_keep_their_friction():
    friction = {"coulomb": 1.0, "static": 1.5, "stribeck": 0.5}
    rows = [{"a": 0.1, "solid": SPHERE, "friction": friction} for _ in range(70)]
    arm = rnea.Robot.from_dh(rows, convention="standard")
    q, qd = np.zeros(70), np.full(70, 0.5)
    walked = arm.inverse_dynamics(q, qd, eager=True)
    np.testing.assert_allclose(arm.inverse_dynamics(q, qd), walked, rtol=1e-11)
    without = arm.inverse_dynamics(q, qd, friction=False)
    np.testing.assert_allclose(walked - without, 1 + 0.5 * math.exp(-1), rtol=1e-8)


def test_files_keep_every_term(arm):
    text = """format = 1
name = "rubs"
convention = "standard"
[[links]]
mass = 1.0
[links.friction]
viscous = 0.1
coulomb = [2, 1.5]
static = "5/2"
stribeck = 0.1
load = 0.02
ripple = [[0.1, 6, "pi/3"]]
smooth = 0.001
"""
    read = rnea.loads(text)
    losses = read.model.bodies[0].losses
    assert (losses.static_forward, losses.static_backward, losses.load) == (2.5, 2.5, 0.02)
    assert losses.ripple == ((0.1, 6.0, math.pi / 3),)
    again = rnea.loads(toml_writer.write(read.description)[0])
    assert again.description.structure == read.description.structure
    assert again.hash == read.hash
    whole = rnea.loads(toml_writer.write(arm.description)[0])
    assert whole.hash == arm.hash


def test_other_formats_say_what_they_lose(arm):
    for _, told in (
        urdf_writer.write(plain_tree(arm.description)),
        mjcf_writer.write(arm.description, arm.model),
    ):
        assert any("static, Stribeck" in line and "joint1" in line for line in told)


@pytest.mark.parametrize("name", ["puma560", "stanford", "panda", "ur5"])
def test_plain_friction_is_what_it_was_to_the_last_bit(name):
    """Robots of the catalogue have viscous and Coulomb friction only: the formula, written out."""
    model = rnea.load(name).model
    qd = np.random.default_rng(1).normal(size=(50, model.nv))
    qd[0] = 0.0
    found = friction_torque(model, qd)
    for i, body in enumerate(model.bodies):
        losses, v = body.losses, qd[:, i]
        assert losses.further == ()
        dry = np.where(v > 0, losses.coulomb_forward, -losses.coulomb_backward) * (v != 0)
        assert np.array_equal(found[:, i], v * losses.viscous + dry)


@pytest.mark.parametrize(
    ("friction", "message"),
    [
        ("coulomb = 2, static = 1", "friction.static: 1 is below the Coulomb friction, 2"),
        ("coulomb = [1, 2], static = 1.5", "1.5 is below the Coulomb friction, 2"),
        ("load = -0.1", "friction.load: must not be negative"),
        ("stribeck = -1", "friction.stribeck: must not be negative"),
        ("stribeck = nan", "stribeck: nan is not a finite number"),
        ("stribeck_power = 0", "stribeck_power: expected a whole number from 1 to 9"),
        ("stribeck_power = 1.5", "stribeck_power: expected a whole number from 1 to 9, got 1.5"),
        ("ripple = [[0.1, 2]]", r"ripple\[0\]: expected 3 numbers, got 2"),
        ("ripple = 0.1", r"ripple: expected a list of \[amplitude, multiple, phase\]"),
        ("coulomb = 1, ripple = [[0.8, 2, 0], [0.3, 4, 0]]", "add up to 1.1, above the Coulomb"),
        ("stribek = 1", "unknown key 'stribek'. Did you mean .*'stribeck'"),
    ],
)
def test_bad_friction_is_refused_with_its_line(friction, message):
    head = 'format = 1\nname = "x"\nconvention = "standard"\n[[links]]\nmass = 1\n'
    text = f"{head}friction = {{ {friction} }}\n"
    with pytest.raises(RneaError, match=message) as caught:
        rnea.loads(text)
    assert getattr(caught.value, "path", "").startswith("links[0].friction")


def test_load_needs_a_torque_and_a_joint_of_its_own():
    arm = one_joint({"load": 0.1})
    with pytest.raises(InputError, match=r"friction\.load of joint 'joint1' needs the torque"):
        friction_torque(arm.model, np.ones(1))


def test_friction_by_joint_takes_the_place_of_the_files():
    from rnea.describe import Friction

    for arm in (rnea.load("planar_2r"), rnea.load("planar_2r").to_tree()):
        rubbing = arm.with_friction({"joint2": Friction(viscous=0.5, coulomb=(1.0, 2.0))})
        felt = rubbing.inverse_dynamics([0.1, 0.2], [-1.0, -2.0]) - arm.inverse_dynamics(
            [0.1, 0.2], [-1.0, -2.0], friction=False
        )
        assert np.allclose(felt[1], -0.5 * 2 - 2.0, rtol=1e-12)
        assert felt[0] == pytest.approx(0, abs=1e-12)
        with pytest.raises(rnea.errors.UnknownNameError, match="no_joint"):
            arm.with_friction({"no_joint": Friction()})
