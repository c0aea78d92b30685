"""Faults planted one at a time are found by name, and near misses are let be."""

import re
from pathlib import Path

import pytest

import rnea
from rnea.apps.check.lint.linting import CHECKS
from rnea.check import ERROR, lint
from rnea.files.robots.toml import reader as toml_reader
from rnea.files.robots.urdf import reader as urdf_reader
from support.faulty_robots import (
    FORE,
    GOOD_TOML,
    GOOD_URDF,
    LIFT,
    MIDDLE,
    RIGHT,
    RIGHT_TENSOR,
    TURN,
    UPPER,
    edit,
    everywhere,
    found,
    limits,
    without_inertials,
)
from support.tiers import sample_cases


def drive(motor, gear):
    """A motor and a gear for the last joint of the good TOML."""
    last = "velocity = 2, effort = 5 }"
    motor = f"motor = {{ torque_constant = 0.1, resistance = 1, {motor} }}"
    return edit((last, f"{last}\n{motor}\ngear = {{ {gear} }}"))


# code, how the good URDF is spoilt
URDF_FAULTS = [
    ("mass-negative", edit(('<mass value="4"/>', '<mass value="-4"/>'))),
    ("not-finite", edit(('<mass value="4"/>', '<mass value="nan"/>'))),
    ("not-finite", edit((UPPER, 'ixx="inf" iyy="0.0555" izz="0.0556"'))),
    ("inertia-negative", edit((UPPER, 'ixx="0.0043" iyy="-0.0555" izz="0.0556"'))),
    ("inertia-triangle", edit((UPPER, 'ixx="0.0043" iyy="0.0555" izz="0.0756"'))),
    ("inertia-without-mass", edit(('<mass value="4"/>', '<mass value="0"/>'))),
    ("inertia-product-signs", edit((FORE, FORE.replace('"-', '"')))),
    ("inertia-order", edit((FORE, 'ixx="0.0138" ixy="0.0139" ixz="0.014" iyy="-0.0067" iyz="-0.0066" izz="-0.0065"'))),
    ("inertia-about-origin", edit((UPPER, 'ixx="0.0043" iyy="0.2155" izz="0.2156"'))),
    ("inertia-beyond-shape", edit((UPPER, 'ixx="0.43" iyy="5.55" izz="5.56"'))),
    ("inertia-placeholder", edit((UPPER, 'ixx="1" iyy="1" izz="1"'))),
    ("inertia-placeholder", edit((UPPER + ' ixy="0" ixz="0" iyz="0"', " ".join(f'i{k}="0.001"' for k in ("xx", "yy", "zz", "xy", "xz", "yz"))))),
    ("inertia-identical", everywhere(r"<inertia .*?/>", '<inertia ixx="0.0137" iyy="0.0136" izz="0.0074" ixy="0" ixz="0" iyz="0"/>')),
    ("inertia-tiny", edit((UPPER, 'ixx="4.3e-12" iyy="5.55e-12" izz="5.56e-12"'))),
    ("inertial-missing", without_inertials("turret")),
    ("mass-zero", edit(('<mass value="3"/>', '<mass value="0"/>'), ('ixx="0.0137" iyy="0.0137" izz="0.0074"', 'ixx="0" iyy="0" izz="0"'))),
    ("massless-tip", without_inertials("left_finger", "right_finger")),
    ("no-masses", without_inertials()),
    ("mass-matrix-singular", edit(('<child link="turret"/>', '<child link="mid"/>'), ("</robot>", MIDDLE))),
    ("pi-truncated", edit((TURN, 'rpy="0 1.57079632679 0"'))),
    ("pi-truncated", edit((TURN, 'rpy="0 1.57 0"'))),
    ("angle-residue", edit((TURN, 'rpy="4.9e-12 1.5707963267948966 0"'))),
    ("unit-angle", edit((TURN, 'rpy="0 90 0"'))),
    ("axis-not-unit", edit((LIFT, LIFT.replace("0 1 0", "0 2 0")))),
    ("axis-zero", edit((LIFT, LIFT.replace("0 1 0", "0 0 0")))),
    ("limits-crossed", edit(limits(lower="2", upper="-2"))),
    ("limits-empty", edit(limits(lower="0", upper="0"))),
    ("limits-missing", edit(limits(lower=None, upper=None))),
    ("limit-degrees", edit(limits(lower="-165", upper="165"))),
    ("limit-placeholder", edit(limits(lower="-1e16", upper="1e16"))),
    ("zero-outside-limits", edit(limits(lower="0.1"))),
    ("speed-degrees", edit(limits(velocity="180"))),
    ("velocity-zero", edit(limits(velocity="0"))),
    ("velocity-negative", edit(limits(velocity="-2"))),
    ("effort-zero", edit(limits(effort="0"))),
    ("effort-negative", edit(limits(effort="-90"))),
    ("gravity-beyond-effort", edit(limits(effort="20"))),
    ("duplicate-name", edit(("</robot>", '<link name="upper"/></robot>'))),
    ("duplicate-name", edit(('<joint name="elbow"', '<joint name="lift"'))),
    ("similar-names", everywhere('"fore"', '"Upper"')),
    ("unknown-link", edit(('<child link="fore"/>', '<child link="forearm"/>'))),
    ("two-parents", edit(("</robot>", '<joint name="again" type="fixed"><parent link="turret"/><child link="fore"/></joint></robot>'))),
    ("loop", edit(('<parent link="base_link"/>', '<parent link="fore"/>'))),
    ("unconnected-links", everywhere(r'(?s)<joint name="elbow".*?</joint>', "")),
    ("mimic-unknown", edit(('<mimic joint="left_slide"/>', '<mimic joint="slide"/>'))),
    ("mimic-unknown", edit(('<mimic joint="left_slide"/>', '<mimic joint="right_slide"/>'))),
    ("com-outside", edit(('<origin xyz="0.2 0 0"/><mass', '<origin xyz="2 0 0"/><mass'))),
    ("unit-length", edit(('<origin xyz="0.4 0 0" rpy="0 0 -0.3"/>', '<origin xyz="400 0 0" rpy="0 0 -0.3"/>'))),
    ("unit-mass", edit(('<mass value="4"/>', '<mass value="4000"/>'))),
    ("unit-inertia", edit((UPPER, 'ixx="43" iyy="555" izz="556"'))),
    ("asymmetry-mass", edit((RIGHT, RIGHT.replace('"0.1"', '"0.13"')))),
    ("asymmetry-com", edit((RIGHT, RIGHT.replace("-0.005", "0.005")))),
    ("asymmetry-inertia", edit((RIGHT_TENSOR, RIGHT_TENSOR.replace("1.5e-5", "2.5e-5")))),
    ("asymmetry-products", edit((RIGHT_TENSOR, RIGHT_TENSOR.replace("2e-6", "-2e-6")))),
    ("reader-remark", edit(('<joint name="pan" type="revolute">', '<joint name="pan" type="revolute"><rotorInertia>1e-4</rotorInertia>'))),
    ("unreadable", edit(("</robot>", ""))),
]  # fmt: skip

# what turns the axes of the good TOML away from gravity's
TILTED = ", matrix = [[1, 0, 0], [0, 0.8, -0.6], [0, 0.6, 0.8]]"
PITCHED, ROLLED = ", rpy = [0, 0.3, 0]", ", quaternion = { w = 0.6, x = 0.8, y = 0, z = 0 }"

TOML_FAULTS = [
    ("inertia-unsymmetric", edit(("[0.0011, 0.0555, 0]", "[-0.0011, 0.0555, 0]"))),
    ("inertia-about-com", edit(('about = "com"', 'about = "origin"'))),
    ("rotation-not-orthogonal", edit(("[0, 0.8, -0.6]", "[0, 0.81, -0.6]"))),
    ("rotation-not-orthogonal", edit(("[0, 0.8, -0.6]", "[0, -0.8, 0.6]"))),
    ("quaternion-not-unit", edit(("w = 0.6", "w = 0.9"))),
    ("unit-gravity", edit(("[0, 0, -9.81]", "[0, 0, -981]"))),
    ("unit-density", edit(("density = 2700", "density = 2.7"))),
    ("not-finite", edit(("m = 4.0", "m = nan"))),
    ("mass-negative", edit(("m = 4.0", "m = -4.0"))),
    ("unreadable", edit(('"revolute"\nparent = "base"', '"screw"\nparent = "base"'))),
    ("gravity-unfelt", edit((TILTED, ""), (PITCHED, ""), (ROLLED, ""))),
    ("unit-drive", drive("max_speed = 6000", "ratio = 50")),
    ("unit-drive", drive("max_speed = 300", "ratio = 50, backlash = 3")),
    ("unit-drive", drive("max_speed = 300", "ratio = 50, max_speed = 8500")),
]


def _cases(*tables):
    return [
        pytest.param(reader, text, code, spoil, id=f"{code}-{i}")
        for reader, text, table in tables
        for i, (code, spoil) in enumerate(table)
    ]


@pytest.mark.parametrize(
    ("reader", "text", "code", "spoil"),
    _cases((urdf_reader, GOOD_URDF, URDF_FAULTS), (toml_reader, GOOD_TOML, TOML_FAULTS)),
)
def test_a_planted_fault_is_found_by_name_and_no_other_error(reader, text, code, spoil):
    spoilt = spoil(text)
    assert spoilt != text
    findings = found(reader, spoilt)
    assert code in {f.code for f in findings}, [str(f) for f in findings]
    assert {f.code for f in findings if f.severity == ERROR} <= {code}
    for finding in findings:
        assert finding.measured
        assert finding.why
        assert finding.where


def test_at_least_25_different_faults_are_planted():
    assert len({code for code, _ in URDF_FAULTS + TOML_FAULTS}) >= 25


@pytest.mark.parametrize(("reader", "text"), [(urdf_reader, GOOD_URDF), (toml_reader, GOOD_TOML)])
def test_nothing_is_found_in_the_good_robots(reader, text):
    assert found(reader, text) == []


# code, a change that comes near it and is fine
URDF_NEAR_MISSES = [
    ("mass-negative", edit(('<mass value="4"/>', '<mass value="4e-3"/>'))),
    ("inertia-triangle", edit((UPPER, 'ixx="0.0043" iyy="0.0555" izz="0.0598"'))),
    ("inertia-negative", edit((UPPER, 'ixx="0" iyy="0.0555" izz="0.0555"'))),
    ("inertia-product-signs", edit((FORE, FORE.replace('ixy="-', 'ixy="').replace('ixz="-', 'ixz="')))),
    ("inertia-order", edit((FORE, FORE.replace('ixx="0.0138" iyy="0.0139"', 'ixx="0.0139" iyy="0.0138"')))),
    # masses at both ends of the box: nearly all that its length allows about its centre
    ("inertia-about-origin", edit((UPPER, 'ixx="0.0043" iyy="0.1565" izz="0.1566"'))),
    ("inertia-beyond-shape", edit((UPPER, 'ixx="0.0043" iyy="0.1565" izz="0.1566"'))),
    ("inertia-placeholder", edit((UPPER, 'ixx="0.016" iyy="0.016" izz="0.016"'))),
    ("inertia-tiny", edit((UPPER, 'ixx="4.3e-5" iyy="5.55e-4" izz="5.56e-4"'))),
    ("mass-matrix-singular", edit(('<child link="turret"/>', '<child link="mid"/>'), ("</robot>", MIDDLE.replace('<link name="mid"/>', '<link name="mid"><inertial><mass value="0.01"/><inertia ixx="1.1e-6" iyy="1.1e-6" izz="1.2e-6" ixy="0" ixz="0" iyz="0"/></inertial></link>')))),
    ("pi-truncated", edit((TURN, 'rpy="0 1.58 0"'))),
    ("pi-truncated", edit((TURN, 'rpy="0.79 0.52 0.261"'))),
    ("angle-residue", edit((TURN, 'rpy="0.0001 1.5707963267948966 0"'))),
    ("unit-angle", edit((TURN, 'rpy="0 6.28318 0"'))),
    ("axis-not-unit", edit((LIFT, LIFT.replace("0 1 0", "0.6 0.8 0")))),
    ("axis-zero", edit((LIFT, LIFT.replace("0 1 0", "0 1e-99 0")))),
    ("limits-crossed", edit(limits(lower="-2", upper="-1.999"))),
    ("limits-empty", edit(limits(lower="0", upper="0.001"))),
    ("limit-degrees", edit(limits(lower="-6.283185307179586", upper="6.283185307179586"))),
    ("limit-degrees", edit(limits(lower="-10", upper="10"))),
    ("limit-placeholder", edit(limits(lower="-100", upper="100"))),
    ("zero-outside-limits", edit(limits(lower="0"))),
    ("speed-degrees", edit(limits(velocity="31.4"))),
    ("speed-degrees", edit(limits(velocity="100"))),
    ("effort-zero", edit((GOOD_URDF[GOOD_URDF.rindex("<limit") : GOOD_URDF.rindex("<mimic")] + "<mimic", '<limit lower="0" upper="0.04" velocity="0" effort="0"/><mimic'))),
    ("gravity-beyond-effort", edit(limits(effort="43"))),
    ("similar-names", everywhere('"fore"', '"upper2"')),
    ("two-parents", edit(("</robot>", '<link name="eye"/><joint name="again" type="fixed"><parent link="turret"/><child link="eye"/></joint></robot>'))),
    ("mimic-unknown", edit(('<mimic joint="left_slide"/>', '<mimic joint="left_slide" multiplier="-2" offset="0.1"/>'))),
    ("com-outside", edit(('<origin xyz="0.2 0 0"/><mass', '<origin xyz="0.5 0 0"/><mass'))),
    ("unit-length", edit(('<origin xyz="0.4 0 0" rpy="0 0 -0.3"/>', '<origin xyz="4 0 0" rpy="0 0 -0.3"/>'))),
    ("unit-mass", edit(('<mass value="4"/>', '<mass value="12"/>'))),
    ("asymmetry-mass", edit((RIGHT, RIGHT.replace('"0.1"', '"0.1005"')))),
    ("asymmetry-com", edit((RIGHT, RIGHT.replace("-0.005", "-0.0055")))),
    ("asymmetry-inertia", edit((RIGHT_TENSOR, RIGHT_TENSOR.replace("1.5e-5", "1.51e-5")))),
    ("asymmetry-products", edit((RIGHT_TENSOR, RIGHT_TENSOR.replace("2e-6", "2.2e-6")))),
]  # fmt: skip

TOML_NEAR_MISSES = [
    ("gravity-unfelt", edit((TILTED, ""), (PITCHED, ", rpy = [0, 1e-6, 0]"), (ROLLED, ""))),
    ("gravity-unfelt", edit((TILTED, ""), (PITCHED, ""), (ROLLED, ""), ("[0, 0, -9.81]", "[0, 0, 0]"))),
    ("inertia-unsymmetric", edit(("[0.0011, 0.0555, 0]", "[0.0011000000000000001, 0.0555, 0]"))),
    # the forearm's tensor about its origin: 2 kg at 0.15 m add 0.045
    ("inertia-about-com", edit(('about = "com"', 'about = "origin"'), ("iyy = 0.0163, izz = 0.0165", "iyy = 0.0613, izz = 0.0617, ixy = -0.003"), ("ixx = 0.0021", "ixx = 0.0023"))),
    ("rotation-not-orthogonal", edit(("[0, 0.8, -0.6], [0, 0.6, 0.8]", "[0, 0.7071067811865476, -0.7071067811865476], [0, 0.7071067811865476, 0.7071067811865476]"))),
    ("quaternion-not-unit", edit(("w = 0.6, x = 0.8", "w = 0.7071, x = 0.7071"))),
    ("unit-gravity", edit(("[0, 0, -9.81]", "[0, 0, -24.79]"))),
    ("unit-density", edit(("density = 2700", "density = 7850"))),
    ("unit-drive", drive('max_speed = "30000 rpm"', 'ratio = 50, backlash = "3 arcmin"')),
    ("unit-drive", drive("max_speed = 1900", "ratio = 50, backlash = 0.01")),
    ("massless-tip", edit(("solid = { cylinder = { radius = 0.03, length = 0.05 }, density = 2700 }", ""), ('child = "stub"', 'child = "stub"\nrotor = { inertia = 1e-5, gear = 50 }'))),
]  # fmt: skip


@pytest.mark.parametrize(
    ("reader", "text", "code", "spoil"),
    _cases((urdf_reader, GOOD_URDF, URDF_NEAR_MISSES), (toml_reader, GOOD_TOML, TOML_NEAR_MISSES)),
)
def test_a_near_miss_is_let_be(reader, text, code, spoil):
    near = spoil(text)
    assert near != text
    findings = found(reader, near)
    assert code not in {f.code for f in findings}, [str(f) for f in findings]
    assert not [str(f) for f in findings if f.severity == ERROR]


def test_every_code_is_described():
    page = (Path(__file__).parents[1] / "docs" / "look-up" / "check.md").read_text(encoding="utf-8")
    for code in {code for code, _ in URDF_FAULTS + TOML_FAULTS}:
        assert f"`{code}`" in page, code
    assert len(CHECKS) >= 9


# the ends of what files may hold, whose products a double need not hold
EXTREME = ("1e100", "-1e100", "1e99", "1e-99", "1e-100", "0")


@sample_cases(2)
@pytest.mark.parametrize("number", EXTREME)
def test_any_number_may_be_extreme(number):
    places = list(re.finditer(r"(?<=[\" ])-?\d+(\.\d+)?(?=[\" ])", GOOD_URDF))
    assert len(places) > 50
    for place in places:
        text = GOOD_URDF[: place.start()] + number + GOOD_URDF[place.end() :]
        assert isinstance(found(urdf_reader, text), list)


@pytest.mark.parametrize("length", [0.1, 1.0, 3.0])
def test_no_tip_of_a_long_chain_is_massless(length):
    """Rounding of a joint's inertia grows with the square of its arm, not with a power of it."""
    n = 60
    masses = {"mass": [1.0] * n, "com": [length / 2] * n, "inertia": [0.1] * n}
    arm = rnea.Robot.planar(length=[length] * n, **masses)
    codes = {finding.code for finding in lint(arm)}
    assert not codes & {"massless-tip", "mass-matrix-singular"}
