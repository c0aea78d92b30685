"""Sums of base parameters as formulas: the textbook's, and right at every length."""

import json
import math

import numpy as np
import pytest

import rnea
from rnea.engine.symbolic.expression import evaluate, names_in
from rnea.files.catalogs import robots
from rnea.identify import base_parameters
from rnea.report.tables.base_parameter_tables import base_parameter_rows, lengths_line
from rnea.robot.writing import written
from rnea.symbolic import base_sums
from support.command import run
from support.tiers import sample_cases

FUNCTIONS = {"number": float}

# by hand from the grouping relations of Khalil and Dombre (Modeling, Identification and Control of
# Robots) for the modified table of an RX-90: of each joint YY, MZ and M go to the body before it,
#   MXR = MX + d M',  MYR = MY - sin α (MZ' + r M'),  XXR = XX + YY' + 2 r MZ' + r² M' - YY, ...
# with their d = a = D3 of row 3 and their r = d = RL4 of row 4
RX90 = {
    "ZZR1": "ZZ1 + YY2 + YY3 + D3² (M3 + M4 + M5 + M6)",
    "XXR2": "XX2 - YY2 - D3² (M3 + M4 + M5 + M6)",
    "XY2": "XY2",
    "XZR2": "XZ2 - D3 MZ3",
    "YZ2": "YZ2",
    "ZZR2": "ZZ2 + D3² (M3 + M4 + M5 + M6)",
    "MXR2": "MX2 + D3 (M3 + M4 + M5 + M6)",
    "MY2": "MY2",
    "XXR3": "XX3 - YY3 + RL4² (M4 + M5 + M6) + 2 RL4 MZ4 + YY4",
    "XY3": "XY3",
    "XZ3": "XZ3",
    "YZ3": "YZ3",
    "ZZR3": "ZZ3 + RL4² (M4 + M5 + M6) + 2 RL4 MZ4 + YY4",
    "MX3": "MX3",
    "MYR3": "MY3 + RL4 (M4 + M5 + M6) + MZ4",
    "XXR4": "XX4 - YY4 + YY5",
    "XY4": "XY4",
    "XZ4": "XZ4",
    "YZ4": "YZ4",
    "ZZR4": "ZZ4 + YY5",
    "MX4": "MX4",
    "MYR4": "MY4 - MZ5",
    "XXR5": "XX5 - YY5 + YY6",
    "XY5": "XY5",
    "XZ5": "XZ5",
    "YZ5": "YZ5",
    "ZZR5": "ZZ5 + YY6",
    "MX5": "MX5",
    "MYR5": "MY5 + MZ6",
    "XXR6": "XX6 - YY6",
    "XY6": "XY6",
    "XZ6": "XZ6",
    "YZ6": "YZ6",
    "ZZ6": "ZZ6",
    "MX6": "MX6",
    "MY6": "MY6",
}
FINGERS = """
format = 1
name = "gripper"
links = [{ name = "left", mass = 0.1 }, { name = "right", mass = 0.1, com = [0, 0.1, 0] }]
[[joints]]
name = "open"
kind = "prismatic"
parent = "base"
child = "left"
axis = [1, 0, 0]
[[joints]]
name = "follow"
kind = "prismatic"
parent = "left"
child = "right"
axis = [1, 0, 0]
mimic = { joint = "open", ratio = -2 }
"""
ROWS = [(0, 0, 0), (90, 0, 0), (0, "D3", 0), (-90, 0, "RL4"), (90, 0, 0), (-90, 0, 0)]
LINK = '[[links]]\nname = "joint{i}"\nalpha = {alpha}\na = {a}\nd = {d}\nmass = 1.0\n'


def rx90():
    text = 'format = 1\nname = "RX-90"\nconvention = "modified"\nangles = "degrees"\n'
    text += "[parameters]\nD3 = 0.45\nRL4 = 0.45\n"
    for i, (alpha, *lengths) in enumerate(ROWS, start=1):
        a, d = (json.dumps(x) for x in lengths)
        text += LINK.format(i=i, alpha=alpha, a=a, d=d)
    return rnea.loads(text)


def formulas_of(robot):
    base = base_parameters(robot.model, joints=False)
    return base, base_sums(robot.description, robot.model, base)


def test_a_textbooks_table():
    robot = rx90()
    base, sums = formulas_of(robot)
    rows = base_parameter_rows(robot.model, base, robot.linear_parameters, sums)
    assert {row["name"]: row["formula"] for row in rows} == RX90


@sample_cases(2)
@pytest.mark.parametrize("name", robots.names())
def test_every_coefficient_of_the_catalogue_has_a_formula(name):
    """Numbers, which know nothing of the formulas, are met by each."""
    base, sums = formulas_of(rnea.load(name))
    found = np.zeros_like(base.coefficients)
    rows = {int(column): k for k, column in enumerate(base.kept)}
    columns = {int(column): k for k, column in enumerate(base.dependent)}
    for (kept, dependent), formula in sums.formulas.items():
        found[rows[kept], columns[dependent]] = evaluate(formula, sums.lengths, FUNCTIONS)
    if rnea.load(name).model.closure is not None:
        # what loops add to a sum has no formula and stays a number
        told = found != 0
        np.testing.assert_allclose(found[told], base.coefficients[told], rtol=1e-9, atol=1e-9)
        return
    np.testing.assert_allclose(found, base.coefficients, rtol=1e-9, atol=1e-9)
    used = set().union(*map(names_in, sums.formulas.values()))
    assert used == set(sums.lengths)


@sample_cases(2)
@pytest.mark.parametrize("name", ["planar_3r", "scara", "two_arms", "gyroscope"])
def test_formulas_hold_at_other_lengths(name):
    robot = rnea.load(name)
    base, sums = formulas_of(robot)
    other = {key: value * (1.1 + 0.2 * k) for k, (key, value) in enumerate(sums.lengths.items())}
    changed = robot.with_parameters(**other)
    numbers = base_parameters(changed.model, joints=False)
    assert list(numbers.kept) == list(base.kept)
    for (kept, dependent), formula in sums.formulas.items():
        row, column = list(numbers.kept).index(kept), list(numbers.dependent).index(dependent)
        value = evaluate(formula, other, FUNCTIONS)
        assert math.isclose(value, numbers.coefficients[row, column], rel_tol=1e-8, abs_tol=1e-8)


def test_an_angle_that_is_no_right_one_is_a_number_beside_the_symbols():
    """The mass of the second link, seen from the first at 0.3 rad: by hand."""
    arm = rnea.Robot.from_dh(
        [{"mass": 1.0, "alpha": 0.3, "a": 0.4}, {"mass": 1.0, "d": 0.2}, {"mass": 1.0}],
        convention="standard",
    )
    base, sums = formulas_of(arm)
    assert set(sums.lengths) == {"a1", "d2"}
    line = lengths_line(sums)
    assert line.startswith("a1 = 0.4 m, d2 = 0.2 m (ai, di:")
    for (kept, dependent), formula in sums.formulas.items():
        number = base.matrix[list(base.kept).index(kept), dependent]
        assert math.isclose(evaluate(formula, sums.lengths, FUNCTIONS), number, abs_tol=1e-8)


def test_robots_without_symbols_keep_their_numbers(tmp_path):
    file = tmp_path / "arm.urdf"
    file.write_text(written(rnea.load("planar_3r"), "urdf")[0])
    arm = rnea.load(file)
    assert formulas_of(arm)[1] is None
    facts = json.loads(run("parameters", str(file), "--json").stdout)
    assert facts["lengths"] == {}
    assert {"sum": "MX1 + 0.5 (M2 + M3)"}.items() <= facts["base_parameters"][0].items()
    # a joint that follows another has a formula in no length
    fingers = rnea.loads(FINGERS)
    assert formulas_of(fingers)[1] is None


def test_the_command_shows_lengths():
    shown = run("parameters", "scara").stdout
    assert "ZZ1 + l1² M2" in shown
    assert "l1 = 0.3 m, l2 = 0.25 m" in shown
    plain = run("parameters", "scara", "--numbers").stdout
    assert "ZZ1 + 0.09 M2" in plain
    assert "l1" not in plain
    facts = json.loads(run("parameters", "puma560", "--json").stdout)
    assert facts["lengths"]["a2"] == 0.4318
    by_name = {row["name"]: row for row in facts["base_parameters"]}
    assert by_name["ZZR2"]["formula"] == "ZZ2 + a2² (M3 + M4 + M5 + M6)"
    assert by_name["ZZR2"]["sum"] == "ZZ2 + 0.186451 (M3 + M4 + M5 + M6)"
