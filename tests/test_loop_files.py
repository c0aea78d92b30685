"""Loops and couplings in robot files: read, refused, written and read back."""

import math
import re
from dataclasses import replace

import numpy as np
import pytest
import sympy

import rnea
from rnea import RobotFileError, describe, model
from rnea.apps.units.entry_units import entries, rewrite
from rnea.core.description.closure_tables import LOOP_KINDS
from rnea.describe import (
    JOINT_KINDS,
    Closures,
    Coupling,
    Expression,
    Loop,
    Placement,
    with_closure,
    with_coupling,
    with_loop,
    without_loops,
)
from rnea.files.robots.toml import read, write
from rnea.files.robots.urdf import writer as urdf_writer
from rnea.robot import scalars_of
from support.entry_table import PAGE
from support.loop_texts import loop, tree
from support.random_robots import random_dh, random_tree

# ---- TOML ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", LOOP_KINDS)
def test_a_loop_has_the_entries_of_its_kind_and_no_others(kind):
    said = {"axis": "[1, 2, 3]", "axis2": "[3, 2, 1]", "pitch": "0.25"}
    own = JOINT_KINDS[kind].entries
    read_back = read(tree(loop(kind, "\n".join(f"{k} = {said[k]}" for k in own)))).closures.loops
    assert [(x.name, x.kind, x.parent, x.child) for x in read_back] == [("cut", kind, "b", "base")]
    for key, value in (("axis", (1, 2, 3)), ("axis2", (3, 2, 1)), ("pitch", 0.25)):
        if key in own:
            assert getattr(read_back[0], key) == value
            continue
        needed = [f"{k} = {said[k]}" for k in own if k == "pitch"]
        with pytest.raises(RobotFileError, match=f"of kind '{kind}' has no {key}. It has: "):
            read(tree(loop(kind, "\n".join([*needed, f"{key} = {said[key]}"]))))


def test_placements_and_choices_are_read_with_their_formulas():
    entries = """placement = { xyz = ["l/2", 0, 0], rpy = [90, 0, 0] }
child_placement = { xyz = [0, "l", 0] }"""
    text = tree(
        loop("spherical", entries)
        + '[[couplings]]\nname = "c"\nterms = { turn = [1, "l"], way = -2 }\nconstant = 90\n'
        + '[[couplings]]\nname = "d"\nterms = { turn = 1 }\nconstant = 90\n'
        + "[assembly]\nturn = 45\nway = 45\n",
        'angles = "degrees"\nindependent = ["turn"]\nactuated = ["way", "turn"]',
    )
    description = read(text)
    right_angle, length = Expression("pi/2"), Expression("l")
    assert description.closures == Closures(
        (
            Loop(
                *("cut", "spherical", "b", "base"),
                Placement((Expression("l/2"), 0.0, 0.0), ("rpy", (right_angle, 0.0, 0.0))),
                Placement((0.0, length, 0.0)),
            ),
        ),
        (
            # metres and radians in one equation: SI units
            Coupling("c", {"turn": (1.0, length), "way": (-2.0,)}, 90.0),
            Coupling("d", {"turn": (1.0,)}, right_angle),
        ),
        ("turn",),
        ("way", "turn"),
        {"turn": Expression("pi/4"), "way": 45.0},
    )
    assert read(write(description)[0]) == description
    # every scalar is found, so that numbers of other kinds and formulas are
    assert {x.text for x in scalars_of(description) if isinstance(x, Expression)} == {
        *("l", "l/2", "pi/2", "pi/4"),
    }
    assert (
        description.line_of("loops[0].placement.xyz") == text[: text.index("xyz")].count("\n") + 1
    )
    assert "cut (spherical)" in repr(description)


def random_placement(rng):
    xyz = tuple(rng.normal(size=3).tolist())
    way = int(rng.integers(4))
    if way == 0:
        return Placement(xyz)
    if way == 1:
        return Placement(rotation=("rpy", tuple(rng.normal(size=3).tolist())))
    if way == 2:
        return Placement((Expression("l"), 0.0, 1.0), ("axis_angle", (1.0, 2.0, 3.0, 0.5)))
    return Placement(xyz, ("quaternion", (0.5, -0.5, 0.5, 0.5)))


def random_closures(rng, joints):
    """Of any kinds, between names that need not be there: a file can say them all the same."""
    loops = []
    for i in range(int(rng.integers(1, 4))):
        kind = str(rng.choice(LOOP_KINDS))
        numbers = {"axis": (1.0, 2.0, -3.0), "axis2": (1.0, 0.0, Expression("l")), "pitch": 0.2}
        said = {key: numbers[key] for key in JOINT_KINDS[kind].entries}
        ends = str(rng.choice(["base", "link 1"])), "é.link"
        loops.append(
            Loop(f"loop {i}", kind, *ends, random_placement(rng), random_placement(rng), **said)
        )
    name, kind = joints[int(rng.integers(len(joints)))]
    powers = tuple(rng.normal(size=int(rng.integers(1, 5))).tolist())
    couplings = (
        Coupling("of two", {name: powers, "odd name": (Expression("2*l"),)}, float(rng.normal())),
        Coupling("of one", {name: (1.0,)}),
    )
    count = len(JOINT_KINDS[kind].coordinates)
    numbers = tuple(rng.normal(size=count).tolist())
    return Closures(
        tuple(loops),
        couplings[: int(rng.integers(3))],
        None if rng.random() < 0.3 else (name,),
        None if rng.random() < 0.3 else (),
        {} if rng.random() < 0.3 or not count else {name: numbers[0] if count == 1 else numbers},
    )


@pytest.mark.parametrize("seed", range(30))
def test_written_toml_reads_back_equal(seed):
    rng = np.random.default_rng(seed)
    count = int(rng.integers(1, 5))
    arm = random_tree(rng, count) if seed % 3 else random_dh(rng, count, "modified")
    description = arm.description
    closures = random_closures(rng, description.structure.joint_kinds())
    closed = replace(description, closures=closures, parameters={"l": 0.5})
    text, losses = write(closed)
    assert read(text) == closed
    assert not losses
    assert "loops" not in write(without_loops(closed))[0]


def test_dh_tables_can_have_loops():
    text = 'format = 1\nname = "d"\nconvention = "modified"\n[[links]]\na = 1\n[[links]]\na = 1\n'
    closed = read(text + loop().replace('parent = "b"', 'parent = "link2"'))
    assert [x.parent for x in closed.closures.loops] == ["link2"]
    assert read(write(closed)[0]) == closed


def test_the_example_of_the_page_is_read():
    examples = re.findall(r"```toml\n(.*?)```", PAGE.read_text(), flags=re.DOTALL)
    (example,) = (text for text in examples if "[[loops]]" in text)
    closures = read(example).closures
    assert [x.name for x in closures.loops] == ["closing"]
    assert closures.independent == closures.actuated == ("crank",)
    # bars of 0.1, 0.3 and 0.25 m from a pivot to one 0.3 m away can meet at a crank of 60°
    near = math.dist((0.1 * math.cos(math.pi / 3), 0.1 * math.sin(math.pi / 3)), (0.3, 0))
    assert abs(0.3 - 0.25) < near < 0.3 + 0.25


def test_units_of_coordinates_are_those_of_the_joints():
    from support.random_robots import chain_of

    for kind in JOINT_KINDS:
        if kind != "fixed":
            joint = chain_of([kind], np.random.default_rng(0)).model.bodies[0].joint
            units = [x.unit for x in joint.coordinates]
            assert [
                unit or units[i] for i, unit in enumerate(JOINT_KINDS[kind].coordinates)
            ] == units
            assert ("rad" in units) == ("rad" in JOINT_KINDS[kind].coordinates)


# ---- Python --------------------------------------------------------------------------------------


def test_loops_are_added_in_python():
    arm = rnea.load("planar_2r").description
    closed = with_loop(
        arm,
        {
            "name": "cut",
            "kind": "revolute",
            "parent": "link2",
            "child": "base",
            "placement": {"xyz": np.array([1.0, 0, 0]), "quaternion": {"w": 2.0}},
            "child_placement": None,
            "axis": [0, 0, 2],
        },
    )
    (made,) = closed.closures.loops
    assert made.placement == Placement((1.0, 0.0, 0.0), ("quaternion", (1.0, 0.0, 0.0, 0.0)))
    assert made.axis == (0.0, 0.0, 2.0)
    first, second = (name for name, _ in arm.structure.joint_kinds())
    closed = with_coupling(closed, {"name": "level", "terms": {first: 1, second: [1, 0.5]}})
    closed = with_closure(closed, independent=[first], assembly={first: 0.5})
    closed = with_closure(closed, actuated=[second], assembly={second: 0.25})
    closures = closed.closures
    assert closures.couplings == (Coupling("level", {first: (1.0,), second: (1.0, 0.5)}),)
    assert (closures.independent, closures.actuated) == ((first,), (second,))
    assert closures.assembly == {first: 0.5, second: 0.25}
    assert replace(closed, closures=Closures()) == arm
    with pytest.raises(RobotFileError, match="two loops or couplings are named 'cut'"):
        with_coupling(closed, {"name": "cut", "terms": {first: 1}})
    with pytest.raises(RobotFileError, match="unknown key 'knd'"):
        with_loop(closed, {"name": "x", "knd": "fixed"})
    with pytest.raises(RobotFileError, match="for robots with loops"):
        with_closure(arm, actuated=[first])


def test_symbols_may_stand_in_loops():
    length = sympy.Symbol("L")
    arm = rnea.load("planar_2r").description
    ends = {"name": "cut", "kind": "spherical", "parent": "link2", "child": "base"}
    closed = with_loop(arm, {**ends, "placement": {"xyz": [length, 0, 0]}})
    assert length in list(scalars_of(closed))
    with pytest.raises(rnea.InputError, match="L cannot be written to a robot file"):
        write(closed)


def test_other_bases_keep_the_loops():
    description = read(tree(loop() + "[assembly]\nturn = 1\n"))
    for changed in (describe.with_free_base, describe.with_base_named, describe.without_mimics):
        assert changed(description).closures == description.closures
    held = describe.with_fixed_base(describe.with_free_base(description))
    assert held.closures == description.closures
    assert {"b", "base"} <= {link.name for link in held.structure.links}


def test_a_joint_that_is_held_is_named_no_more_and_what_loops_hold_on_to_stays():
    floating = tree(
        loop().replace("base", "ground") + "[assembly]\nturn = 1\nfloat = [0, 0, 1, 1, 0, 0, 0]\n",
        'independent = ["float", "turn"]\nactuated = ["turn"]',
    )
    floating += '[[joints]]\nname = "float"\nkind = "free"\nparent = "ground"\nchild = "base"\n'
    floating += '[[links]]\nname = "base"\n[[links]]\nname = "ground"\n'
    held = describe.with_fixed_base(read(floating))
    assert held.closures.independent == held.closures.actuated == ("turn",)
    assert held.closures.assembly == {"turn": 1.0}
    assert "ground" in {link.name for link in held.structure.links}
    # without a loop on it the bare ground only says where the base stands
    held = describe.with_fixed_base(without_loops(read(floating)))
    assert "ground" not in {link.name for link in held.structure.links}


@pytest.mark.parametrize("seed", range(6))
def test_every_number_has_its_entry_and_its_unit(seed):
    rng = np.random.default_rng(seed)
    description = random_tree(rng, 3).description
    closures = random_closures(rng, description.structure.joint_kinds())
    closed = replace(description, closures=closures, parameters={"l": 0.5})
    found = [x for x in entries(closed) if x[0].path.startswith(("loops", "couplings", "assembly"))]
    used = [replace(x, axis=(0, 0, 0), axis2=(0, 0, 0), pitch=0) for x in closures.loops]
    placed = list(scalars_of(used))
    axes = [
        c
        for x in closures.loops
        for key in JOINT_KINDS[x.kind].entries
        for c in scalars_of(getattr(x, key))
    ]
    count = len(placed) - 7 * len(used) + len(axes)
    count += len([*scalars_of(closures.couplings), *scalars_of(closures.assembly)])
    assert len(found) == count
    assert rewrite(closed, lambda _, value: value) == closed


def test_units_of_couplings():
    text = tree(
        '[[couplings]]\nname = "c"\nterms = { turn = [1, 2], way = [3, 4] }\nconstant = 1\n'
    )
    units = {e.path: e.dimension for e, _ in entries(read(text)) if e.owner == "c"}
    # metres: a radius, a radius per rad, a pure number, one per metre
    assert units == {
        "couplings[0].terms.turn[0]": (1, 0, 0),
        "couplings[0].terms.turn[1]": (1, 0, 0),
        "couplings[0].terms.way[0]": (0, 0, 0),
        "couplings[0].terms.way[1]": (-1, 0, 0),
        "couplings[0].constant": (1, 0, 0),
    }


def test_urdf_says_that_it_loses_them():
    text = tree(
        loop() + '[[couplings]]\nname = "level"\nterms = { turn = 1 }\n', 'actuated = ["way"]'
    )
    described = read(text)
    bare = model.plain_tree(without_loops(described))
    losses = urdf_writer.write(bare)[1]
    assert not any("loop" in loss or "coupling" in loss for loss in losses)
    written, losses = urdf_writer.write(replace(bare, closures=described.closures))
    for part in ("URDF knows no loops: the loops cut", "couplings of joints level", "motors: way"):
        assert any(part in loss for loss in losses), losses
    assert "cut" not in written
