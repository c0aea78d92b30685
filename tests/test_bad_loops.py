"""Loops and couplings that are no such thing: each refused with its place and what is legal."""

import pytest

import rnea
from rnea import RobotFileError
from rnea.files.robots.toml import read
from support.loop_texts import loop, tree

TERMS = '[[couplings]]\nname = "c"\nterms = '
BAD = [
    ("unknown key", loop(entries="radius = 1"), "loops[0].radius", "Legal: name, kind, parent, child, placement, child_placement, axis, axis2, pitch"),
    ("free", loop("free"), "loops[0].kind", "holds nothing together. Legal: revolute, "),
    ("no kind", loop().replace('kind = "revolute"\nparent = "b"', 'parent = "b"'), "loops[0].kind", "the key 'kind' is missing. Legal: revolute"),
    ("misspelt kind", loop("sperical"), "loops[0].kind", "or 'spherical'? Legal: revolute"),
    ("no name", loop().replace('name = "cut"', ""), "loops[0].name", "the key 'name' is missing"),
    ("no parent", loop().replace('parent = "b"\nchild = "base"', 'child = "base"'), "loops[0].parent", "the key 'parent' is missing"),
    ("one link", loop().replace('parent = "b"\nchild = "base"', 'parent = "b"\nchild = "b"'), "loops[0].child", "both are 'b'"),
    ("no pitch", loop("helical"), "loops[0].pitch", "needs its pitch"),
    ("pitch 0", loop("helical", "pitch = 0"), "loops[0].pitch", 'say kind = "revolute"'),
    ("short axis", loop(entries="axis = [1, 0]"), "loops[0].axis", "expected 3 numbers, got 2"),
    ("two rotations", loop(entries='child_placement = { rpy = [0, 0, 0], quaternion = { w = 1 } }'), "loops[0].child_placement.quaternion", "two rotations given"),
    ("odd placement", loop(entries="placement = [1, 2, 3]"), "loops[0].placement", "expected a table of keys"),
    ("two of one name", loop() + loop(), "loops[1].name", "two loops or couplings are named 'cut'"),
    ("a coupling of that name", loop() + TERMS.replace('"c"', '"cut"') + "{ turn = 1 }", "couplings[0].name", "two loops or couplings are named 'cut'"),
    ("no terms", '[[couplings]]\nname = "c"', "couplings[0].terms", "needs terms, such as"),
    ("empty terms", TERMS + "{}", "couplings[0].terms", "needs terms, such as"),
    ("no coefficients", TERMS + "{ turn = [] }", "couplings[0].terms.turn", "got an empty list"),
    ("a zero", TERMS + "{ turn = 0 }", "couplings[0].terms.turn", "leave 'turn' out"),
    ("zeros", TERMS + "{ turn = [0, 0.0] }", "couplings[0].terms.turn", "leave 'turn' out"),
    ("odd coefficient", TERMS + "{ turn = [1, true] }", "couplings[0].terms.turn[1]", "expected a number"),
    ("odd formula", TERMS + '{ turn = "2 +" }', "couplings[0].terms.turn", "cannot read"),
    ("terms as a list", TERMS + "[1, 2]", "couplings[0].terms", "expected a table of keys"),
    ("a table of one", TERMS + "{ turn = { q = 1 } }", "couplings[0].terms.turn", "expected a number"),
    ("unknown key of a coupling", TERMS + "{ turn = 1 }\nratio = 2", "couplings[0].ratio", "Legal: name, terms, constant"),
    ("loops as a table", '[loops]\nname = "cut"', "loops", "expected a list of tables ([[loops]])"),
    ("assembly of lists", loop() + "[assembly]\nturn = [1, 2]", "assembly.turn", "expected 1 numbers, got 2"),
    ("assembly in words", loop() + "[assembly]\nturn = true", "assembly.turn", "expected a number, got True"),
    ("assembly alone", "[assembly]\nturn = 1", "assembly", "for robots with loops: add [[loops]]"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "path", "part"), [pytest.param(*b[1:], id=b[0]) for b in BAD])
def test_bad_entries_are_refused_with_their_place(text, path, part):
    with pytest.raises(RobotFileError) as caught:
        read(tree(text), "robot.toml")
    assert part in str(caught.value)
    assert caught.value.path == path
    assert caught.value.line > 20


def test_a_universal_cut_has_two_axes():
    with pytest.raises(RobotFileError, match="axes of a universal joint are parallel") as caught:
        rnea.loads(tree(loop("universal", "axis = [0, 0, 1]\naxis2 = [0, 0, -3]")), "robot.toml")
    assert caught.value.path == "loops[0].axis2"


HEADS = [
    ('independent = "turn"', "expected a list of names"),
    ("independent = [1]", "expected a list of names"),
    ('actuated = ["turn", "way", "turn"]', "'turn' stands there twice"),
]


@pytest.mark.parametrize(("head", "part"), HEADS)
def test_lists_of_joints_are_lists_of_different_names(head, part):
    with pytest.raises(RobotFileError, match=part):
        read(tree(loop(), head))
    with pytest.raises(RobotFileError, match="for robots with loops"):
        read(tree("", 'independent = ["turn"]'))
