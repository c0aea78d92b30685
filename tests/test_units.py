"""Numbers with units through the one recursion, and unit errors of robot files named."""

import io
import math
import re
import warnings
from dataclasses import replace

import numpy as np
import pytest

import rnea
from rnea.apps.units.entry_units import rewrite
from rnea.apps.units.numbers_with_units import KILOGRAM, METRE, counting, unit_name
from rnea.apps.units.result_units import dimensioned, dimensioned_state
from rnea.check import find_unit_errors
from rnea.core.spatial import inertia
from rnea.core.spatial.numbers import FLOAT
from rnea.errors import InputError, ModelWarning, RobotFileError
from rnea.model import ParameterEvaluator
from rnea.report.tables.unit_tables import unit_tables
from rnea.spatial import cross, dot
from rnea.units import DimensionedValue, UnitError, check_units

M, KG = DimensionedValue(2.0, METRE), DimensionedValue(3.0, KILOGRAM)


def planted(robot, change):
    """The robot with `change(entry, value)` applied to every number of its description."""
    numbers = ParameterEvaluator(robot.description, FLOAT)
    made = rewrite(robot.description, lambda e, v: change(e, numbers.scalar(v, e.path)))
    return rnea.Robot(replace(made, parameters={}))


def scaled(robot, factor, *roles, only=""):
    def change(entry, value):
        return value * factor if entry.role in roles and only in entry.path else value

    return planted(robot, change)


# ---- the kind of number ------------------------------------------------------------------------


def test_unlike_things_do_not_add_and_both_units_are_named():
    with pytest.raises(UnitError, match=r"2 m \+ 3 kg"):
        M + KG
    with pytest.raises(UnitError, match=r"3 kg - 2 m"):
        KG - M
    with pytest.raises(UnitError, match=r"1 \(a pure number\) \+ 2 m"):
        1 + M
    with pytest.raises(UnitError, match="sin needs an angle or a pure number, not 2 m"):
        rnea.core.spatial.numbers.sin(np.array([M]))


def test_literal_zeros_add_to_anything_and_measured_ones_do_not():
    assert (0 + M).unit == (M - 0).unit == (M + M * 0 * KG).unit == "m"
    with pytest.raises(UnitError):
        M + (KG - KG)


def test_products_quotients_and_roots():
    assert (M * M * KG).unit == "kg m²"
    assert (KG / M**3).unit == "kg/m³"
    assert (1 / M).unit == "1/m"
    assert rnea.core.spatial.numbers.sqrt(np.array([M * M]))[0] == M
    assert unit_name((1, 1, -1)) == "kg m/s"
    with counting() as tally:
        np.array([M, M]) + M
        M + 0
    assert (tally.checked, tally.with_zero) == (2, 1)


# ---- the same recursion ------------------------------------------------------------------------


@pytest.mark.parametrize("name", rnea.robots())
def test_every_sum_adds_like_to_like(name):
    robot = rnea.load(name)
    report = check_units(robot)
    assert report.consistent
    assert report.additions > 250
    for freedom in robot.model.dofs:
        assert report.unit_of(f"tau[{freedom.effort_name}]") == freedom.effort_unit
    assert report.unit_of("kinetic energy") == report.unit_of("potential energy") == "J"
    assert {r.found for r in report.results if r.quantity[0] == "M"} <= {
        "kg m²",
        "kg m",
        "kg",
        "any (exactly 0)",  # between two arms
    }


@pytest.mark.parametrize("name", rnea.robots())
def test_values_are_those_of_floats(name):
    """With units or without: the same arithmetic, so the same bits."""
    robot = rnea.load(name)
    arm = dimensioned(robot)
    state = dimensioned_state(arm.model)
    bare = [x.astype(float) for x in state]
    for method, n in (("inverse_dynamics", 3), ("mass_matrix", 1), ("kinetic_energy", 2)):
        with_units = np.asarray(getattr(arm, method)(*state[:n]), dtype=object).astype(float)
        # code of loops sums in an order of its own: the walk is what has the same bits
        walked = robot.model.closure is not None
        plain = getattr(robot, method)(*bare[:n], eager=walked)
        # NumPy adds eight floats or more in pairs (rotors of many joints), objects in turn
        last_bit = 4e-16 if walked and robot.model.tree.nv > 8 else 0.0
        np.testing.assert_allclose(with_units, plain, rtol=last_bit, atol=0)


def test_units_of_a_mixed_arm():
    report = check_units(rnea.load("rp_arm"))
    units = {name: report.unit_of(name) for name in ("M[1,1]", "M[1,2]", "M[2,2]", "C[1,2]")}
    assert units == {"M[1,1]": "kg m²", "M[1,2]": "kg m", "M[2,2]": "kg", "C[1,2]": "kg m/s"}


def test_rotors_friction_and_gears_of_a_prismatic_joint():
    rows = [
        {
            "joint": joint,
            "mass": 2,
            "com": (0.1, 0, 0.2),
            "friction": {"viscous": 0.01, "coulomb": (0.2, 0.3), "side": side},
            "rotor": {"inertia": 1e-4, "gear": 50},
        }
        for joint in ("revolute", "prismatic")
        for side in ("motor", "joint")
    ]
    assert check_units(rnea.Robot.from_dh(rows, "modified")).consistent


def test_solids_have_units_too():
    arm = rnea.load("two_arms").with_payload(
        solid={"sphere": {"radius": 0.1}, "density": 800}, frame="left_sensor"
    )
    assert check_units(arm).consistent


def test_a_wrong_term_in_the_recursion_is_caught(monkeypatch):
    """The mistakes that a hand calculation makes: a lost arm, a rate for an acceleration."""

    def lost_arm(w, wd, vd, point):
        return vd + wd + cross(w, cross(w, point))

    def rate_for_acceleration(w, wd, vd, point):
        return vd + cross(w, point) + cross(w, cross(w, point))

    for wrong, message in (
        (lost_arm, r"cannot add unlike quantities: .* m/s² \+ .* 1/s²"),
        (rate_for_acceleration, r"cannot add unlike quantities: .* m/s² \+ .* m/s"),
    ):
        monkeypatch.setattr(inertia, "acceleration_of_point", wrong)
        with pytest.raises(UnitError, match=message):
            check_units(rnea.load("puma560"))


def test_a_wrong_term_in_the_energy_is_caught(monkeypatch):
    def lost_inertia(self, w, v):
        return (dot(v, v) * self.mass + dot(w, w)) / 2

    monkeypatch.setattr(inertia.Inertia, "kinetic_energy", lost_inertia)
    with pytest.raises(UnitError, match=r"N m \+ .* 1/s²"):
        check_units(rnea.load("planar_2r"))


# ---- formulas of robot files -------------------------------------------------------------------

ARM = """
format = 1
name = "arm"
source = "test"
licence = "facts"
convention = "modified"
unrealizable = "wrong on purpose"
[parameters]
m = 2.0
l = 0.5
[[links]]
mass = "m"
com = ["l/2", 0, 0]
inertia = { iyy = "m*l**2/12", izz = "FORMULA" }
"""


def test_formulas_are_checked_by_what_their_parameters_are_used_for():
    assert check_units(rnea.loads(ARM.replace("FORMULA", "m*l**2/12"))).formulas == 4
    with pytest.raises(
        UnitError, match=r"links\[0\].inertia.izz: 'm\*l/12' is in kg m, but .*kg m²"
    ):
        check_units(rnea.loads(ARM.replace("FORMULA", "m*l/12")))
    with pytest.raises(UnitError, match=r"unlike quantities: kg m² and m²"):
        check_units(rnea.loads(ARM.replace("FORMULA", "m*l**2/12 + l**2")))
    with pytest.raises(
        UnitError, match=r"'m' is used in kg m², but links\[0\].mass uses 'm' in kg"
    ):
        check_units(rnea.loads(ARM.replace("FORMULA", "m")))


def test_robots_of_symbols_are_refused():
    import sympy

    arm = rnea.load("one_link").with_parameters(m=sympy.Symbol("m"))
    for question in (check_units, find_unit_errors):
        with pytest.raises(InputError, match="plain numbers"):
            question(arm)


# ---- the detective -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", rnea.robots())
def test_the_catalogue_is_not_suspected(name):
    assert find_unit_errors(rnea.load(name)) == []


REAL = ("puma560", "panda", "ur10", "iiwa14", "scara", "planar_3r", "double_pendulum")
DEGREES = 180 / math.pi


@pytest.mark.filterwarnings("ignore:.* are these millimetres")
@pytest.mark.parametrize("name", REAL)
@pytest.mark.parametrize(
    ("roles", "factor", "unit", "entry"),
    [
        (("length",), 1000, "mm", ""),
        (("com",), 1000, "mm", " com"),
        (("length", "com"), 1000, "mm", ""),
        (("mass",), 1000, "g", " mass"),
        (("inertia",), 1e4, "kg cm²", " inertia"),
        (("inertia",), 1e6, "kg mm²", " inertia"),
        (("inertia",), 1e7, "g cm²", " inertia"),
        (("inertia",), 1e9, "g mm²", " inertia"),
    ],
)
def test_a_wrong_unit_is_named_and_nothing_else(name, roles, factor, unit, entry):
    found = find_unit_errors(scaled(rnea.load(name), factor, *roles))
    assert found
    assert {suspicion.probably.split(" or ")[0] for suspicion in found} == {unit}
    assert all(entry in suspicion.entry for suspicion in found)


@pytest.mark.parametrize("name", ["puma560", "panda", "ur10", "iiwa14", "stanford", "scara"])
def test_degrees_are_named(name):
    def change(entry, value):
        angle = entry.role == "angle" or (entry.role == "limit" and entry.dimension == (0, 0, 0))
        return value * DEGREES if angle else value

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always", ModelWarning)
        found = find_unit_errors(planted(rnea.load(name), change))
    # a DH table is doubted when it is loaded already
    assert all("are these degrees?" in str(each.message) for each in told)
    assert found
    assert {suspicion.probably for suspicion in found} == {"degrees"}


@pytest.mark.filterwarnings("ignore:.* are these millimetres")
@pytest.mark.parametrize(
    ("name", "path"),
    [("puma560", "links[1]"), ("panda", "links[2]"), ("ur10", "links[3]"), ("iiwa14", "links[3]")],
)
@pytest.mark.parametrize(
    ("role", "factor", "unit"),
    [("mass", 1000, "g"), ("inertia", 1e4, "kg cm²"), ("com", 1e3, "mm")],
)
def test_a_single_wrong_link_is_named(name, path, role, factor, unit):
    found = find_unit_errors(scaled(rnea.load(name), factor, role, only=path))
    assert {suspicion.probably.split(" or ")[0] for suspicion in found} == {unit}
    assert all(suspicion.path.startswith(f"{path}.{role}") for suspicion in found)


def test_densities_and_gravity():
    box = {"solid": {"box": (0.1, 0.2, 0.3), "density": 2.7}}
    arm = rnea.Robot.from_dh([box], "modified", gravity=(0, 0, -9810))
    assert [s.probably for s in find_unit_errors(arm)] == ["g/cm³", "mm/s²"]


def test_the_ur5_wrist_is_odd_but_not_a_unit():
    """Its published wrist inertias are some 20 times those of the UR10: no power of ten."""
    small, large = rnea.load("ur5").link("wrist_1_link"), rnea.load("ur10").link("wrist_1_link")
    ratio = small.inertia.about_com[0, 0] / large.inertia.about_com[0, 0]
    assert 10 < ratio < 100
    assert find_unit_errors(rnea.load("ur5")) == []


def test_an_impossible_robot_is_refused_before_it_is_suspected():
    """The Stanford arm's inertias are about the origin: grams leave less than none at the com."""
    with pytest.raises(RobotFileError, match="negative principal moment"):
        scaled(rnea.load("stanford"), 1000, "mass")


def test_tables():
    from rich.console import Console

    arm = scaled(rnea.load("puma560"), 1000, "mass")
    console = Console(width=140, record=True, file=io.StringIO())
    for table in unit_tables(check_units(arm), find_unit_errors(arm)):
        console.print(table)
    text = console.export_text()
    assert re.search(r"M: 36 entries, such as M\[1,1\] +kg m² +yes", text)
    assert re.search(r"link2 mass +links\[1\].mass +17400 kg +g ", text)
    assert len(unit_tables(check_units(rnea.load("puma560")), [])) == 1


def test_functions_of_numpy_ask_for_units():
    length, turn = DimensionedValue(0.25, (2, 0, 0)), DimensionedValue(0.3)
    assert np.sqrt(length) == DimensionedValue(0.5, (1, 0, 0))
    assert np.cos(turn) == DimensionedValue(math.cos(0.3))
    assert np.sin(turn) == DimensionedValue(math.sin(0.3))
    for function in (np.sin, np.cos):
        with pytest.raises(UnitError, match="needs an angle or a pure number"):
            function(length)
