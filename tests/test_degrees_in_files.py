"""`angles = "degrees"`: every number of a file that is an angle is turned, and no other."""

import math
from dataclasses import fields, is_dataclass

import numpy as np
import pytest

import rnea
from rnea.core.description.field_units import TOLD_UNITS
from rnea.core.spatial.numbers import FLOAT
from rnea.describe import JOINT_KINDS, Expression, Motor, evaluate
from rnea.files.robots.toml import read
from support import entry_table

# typed a second time, by reading what each entry means
ANGLES = {
    *("placement.rpy", "placement.axis_angle.angle", "theta", "alpha", "friction.ripple.phase"),
    *("motor.max_speed", "gear.average_speed", "gear.max_speed"),
}
ANGLES_OF_TURNING_JOINTS = ANGLES | {
    *("offset", "mimic.offset", "friction.stribeck", "friction.smooth", "spring.rest"),
    *("limits.position", "limits.velocity", "gear.backlash", "couplings.constant"),
}

FRICTION = (
    "friction = {{ viscous = 1, coulomb = [3, 4], static = [5, 6], stribeck = 7, load = 0.125, "
    "smooth = 9, offset = 2{ripple}{side} }}"
)
MOTOR = (
    "motor = { torque_constant = 1, resistance = 2, inductance = 3, back_emf = 4, inertia = 5, "
    "viscous = 6, coulomb = 7, rated_torque = 8, peak_torque = 9, max_speed = 10, voltage = 11, "
    "thermal_resistance = 12, thermal_time = 13, mass = 14 }"
)
GEAR = (
    "gear = { ratio = 2, efficiency = 0.5, inertia = 3, backlash = 4, stiffness = 5, damping = 6, "
    "average_torque = 7, life_exponent = 4, peak_torque = 8, average_speed = 9, max_speed = 10 }"
)
SPRUNG = "spring = {{ stiffness = {numbers}, rest = {numbers} }}"
SOLIDS = """solid = [{ box = [1, 2, 3], density = 4, rpy = [1, 2, 3] },
  { rod = { length = 5 }, mass = 6, axis_angle = { axis = [1, 2, 3], angle = 7 } }]"""
LINK = "mass = 2\ncom = [1, 2, 3]\ninertia = [[4, 1, 1], [1, 5, 1], [1, 1, 6]]"
HEAD = """format = 1
name = "all of it"
angles = "{angles}"
gravity = [1, 2, 3]
base = {{ xyz = [1, 2, 3], rpy = [4, 5, 6] }}
"""
TREE = """
[[links]]
name = "a"
{link}
[[links]]
name = "b"
{solids}
[[joints]]
name = "leader"
kind = "{kind}"
parent = "base"
child = "a"
placement = {{ xyz = [1, 2, 3], axis_angle = {{ axis = [1, 2, 3], angle = 4 }} }}
{entries}
{acting}
[[joints]]
name = "follower"
kind = "{follower}"
parent = "a"
child = "b"
placement = {{ quaternion = {{ w = 0.5, x = 0.5, y = 0.5, z = 0.5 }} }}
mimic = {{ joint = "leader", ratio = 2, offset = 3 }}
[[loops]]
name = "cut"
kind = "{kind}"
parent = "b"
child = "base"
placement = {{ xyz = [1, 2, 3], rpy = [1, 2, 3] }}
child_placement = {{ axis_angle = {{ axis = [1, 2, 3], angle = 4 }} }}
{entries}
[[couplings]]
name = "level"
terms = {{ leader = [2, 3], follower = 4 }}
constant = 5
[assembly]
leader = {positions}
[[frames]]
name = "f"
link = "b"
placement = {{ matrix = [[1, 0, 0], [0, 1, 0], [0, 0, 1]] }}
[[attachments]]
name = "load"
frame = "f"
placement = {{ rpy = [1, 2, 3] }}
mass = 3
"""
ENTRIES = {"axis": "axis = [1, 2, 3]", "axis2": "axis2 = [1, 2, 4]", "pitch": "pitch = 2"}
ONE_COORDINATE = ("revolute", "prismatic", "helical")


def acting(kind, side, drive):
    ripple = ", ripple = [[1, 2, 3], [4, 5, 6]]" if kind in ONE_COORDINATE else ""
    friction = FRICTION.format(ripple=ripple, side=f', side = "{side}"')
    position = "position = [1, 2], " if kind in ONE_COORDINATE else ""
    said = [friction, f"limits = {{ {position}velocity = 3, effort = 4 }}"]
    said += [MOTOR, GEAR] if drive else ["rotor = { inertia = 2, gear = 3 }"]
    count = len(JOINT_KINDS[kind].sprung)
    if count:
        numbers = "2" if count == 1 else str([2, 3])
        said.append(SPRUNG.format(numbers=numbers))
    return "\n".join(said)


def tree(kind, side, drive, angles):
    text = TREE.format(
        kind=kind,
        follower=kind if kind in ONE_COORDINATE else "revolute",
        entries="\n".join(ENTRIES[entry] for entry in JOINT_KINDS[kind].entries),
        acting=acting(kind, side, drive),
        positions=[2.0 + k for k in range(len(JOINT_KINDS[kind].coordinates))],
        link=LINK,
        solids=SOLIDS,
    )
    if kind == "free":
        # nothing is closed by a joint that lets go of everything
        text = text.replace('name = "cut"\nkind = "free"', 'name = "cut"\nkind = "fixed"')
    if kind == "helical":
        text = text.replace('name = "follower"', 'name = "follower"\npitch = 2')
    return HEAD.format(angles=angles) + text


def dh(kind, side, drive, angles):
    fixed = "d = 1" if kind == "revolute" else "theta = 1"
    row = f'[[links]]\njoint = "{kind}"\n{fixed}\na = 2\nalpha = 3\noffset = 4\n{LINK}\n'
    head = HEAD.format(angles=angles) + 'convention = "modified"\ntool = { rpy = [1, 2, 3] }\n'
    return head + row + acting(kind, side, drive)


def numbers(part, path=""):
    """Every scalar of a description with its place; indices left out."""
    if isinstance(part, Expression | float):
        yield path, evaluate(part, {}, FLOAT)
    elif is_dataclass(part):
        for field in fields(part):
            yield from numbers(getattr(part, field.name), f"{path}.{field.name}")
    elif isinstance(part, dict):
        for key, value in part.items():
            yield from numbers(value, f"{path}.{key}")
    elif isinstance(part, tuple | list):
        for i, value in enumerate(part):
            # a rotation is (way, numbers)
            way = part[0] if path.endswith(".rotation") else i
            yield from numbers(value, f"{path}[{way}]")


def told_as(path):
    """The row of the table that a place in the description belongs to."""
    plain, index = path.rsplit("[", 1) if path.endswith("]") else (path, "0]")
    names = plain.replace("[", ".").replace("]", "").split(".")
    last = next(name for name in reversed(names) if not name.isdigit())
    if "rotation" in names:
        way = names[names.index("rotation") + 1]
        part = {"axis_angle": ".axis" if index != "3]" else ".angle"}.get(way, "")
        return f"placement.{way}{part}"
    if last == "ripple":
        return f"friction.ripple.{('amplitude', 'multiple', 'phase')[int(index[:-1])]}"
    for part in ("friction", "rotor", "spring", "limits", "motor", "gear", "mimic"):
        if part in names[:-1] and last != part:
            return f"{part}.{last}"
    if "solid" in names and last != "xyz":
        return f"solid.{'sizes' if 'sizes' in names else last}"
    if "assembly" in names:
        return "assembly"
    if "couplings" in names:
        return f"couplings.{'terms' if 'terms' in names else last}"
    return "placement.xyz" if last == "xyz" else last


def turned(text_of, *case):
    """By row of the table: whether numbers were turned. Both at once is allowed per coordinate."""
    found = {}
    told = [dict(numbers(read(text_of(*case, unit)))) for unit in ("radians", "degrees")]
    assert told[0].keys() == told[1].keys()
    for path, value in told[0].items():
        if value == 0 or "stribeck_power" in path:
            continue
        ratio = told[1][path] / value
        assert ratio == 1 or math.isclose(ratio, math.pi / 180, rel_tol=1e-14), path
        found.setdefault(told_as(path), set()).add(ratio != 1)
    return found


CASES = [
    (text_of, kind, side, drive)
    for text_of in (dh, tree)
    for kind in JOINT_KINDS
    if kind in ("revolute", "prismatic") or (text_of is tree and kind != "fixed")
    for side in ("joint", "motor")
    for drive in (False, True)
]


@pytest.mark.parametrize(("text_of", "kind", "side", "drive"), CASES)
def test_angles_are_turned_and_nothing_else(text_of, kind, side, drive):
    found = turned(text_of, kind, side, drive)
    angles = set(ANGLES_OF_TURNING_JOINTS if JOINT_KINDS[kind].turns else ANGLES)
    if side == "motor":
        # a motor turns in any case; `smooth` is the joint's own
        angles.add("friction.stribeck")
    for entry, was in found.items():
        wanted = {entry in angles}
        if entry == "spring.rest" and kind == "cylindrical":
            wanted = {True, False}
        if entry == "assembly":
            wanted = {unit == "rad" for unit in JOINT_KINDS[kind].coordinates}
        if entry == "mimic.offset" and kind not in ONE_COORDINATE:
            wanted = {True}  # the follower is a revolute joint there
        assert was == wanted, entry


def test_every_number_of_a_file_has_its_unit():
    found = set().union(*(turned(*case) for case in CASES))
    assert found | {"friction.stribeck_power"} == set(TOLD_UNITS)


def test_the_page_shows_the_table():
    assert entry_table.stored() == entry_table.table()
    text = entry_table.PAGE.read_text()
    assert all(f"`{field.name}`" in text for field in fields(Motor))


def test_the_same_robot_in_degrees_and_in_radians():
    """Torques, so that no unit is right in the description alone."""
    arms = []
    for unit, x in (("radians", math.pi / 180), ("degrees", 1.0)):
        arms.append(
            rnea.loads(
                f"""format = 1
name = "hinge"
angles = "{unit}"
convention = "standard"
[[links]]
mass = 1
offset = {30 * x!r}
com = [0.5, 0, 0]
spring = {{ stiffness = 20, rest = {40 * x!r} }}
friction = {{ coulomb = 2, static = 3, stribeck = {10 * x!r}, ripple = [[0.5, 3, {60 * x!r}]] }}
"""
            )
        )
    state = [0.3], [0.2], [1.0]
    np.testing.assert_allclose(*(arm.inverse_dynamics(*state) for arm in arms), rtol=1e-13)
    # by hand: d = 1 + exp(-(qd/vs)²) and so on
    v = 0.2 / math.radians(10)
    rub = 2 + math.exp(-v * v) + 0.5 * math.cos(0.9 + math.radians(60))
    held = 20 * (0.3 - math.radians(40))
    budget = arms[1].torque_budget(*state)
    np.testing.assert_allclose(budget.friction, [rub], rtol=1e-13)
    np.testing.assert_allclose(budget.spring, [held], rtol=1e-13)
