"""Solids that cannot be: the error names the entry, the number, and what would be right."""

import re

import numpy as np
import pytest

import rnea
from rnea.core.spatial import solids
from rnea.core.spatial.numbers import FLOAT
from rnea.core.spatial.solids import Part, surface_inertia
from rnea.errors import InputError, RobotFileError

FILE = """format = 1
name = "arm"
convention = "standard"

[[links]]
name = "shoulder"
mass = 1

[[links]]
name = "elbow"
{}
"""
BOX = "box = [0.1, 0.2, 0.3]"
CASES = [
    # (what is wrong, the second link's line, parts of the message)
    ("zero size", "solid = { box = [0.1, 0, 0.3], mass = 1 }", ["links[1].solid", "size[1]", "positive", "0 m"]),
    ("negative size", "solid = { sphere = { radius = -0.1 }, mass = 1 }", ["sphere: radius must be positive", "-0.1 m"]),
    ("negative formula", 'solid = { sphere = { radius = "1 - 2" }, mass = 1 }', ["sphere: radius", "-1 m"]),
    ("nan size", "solid = { sphere = { radius = nan }, mass = 1 }", ["solid.sphere.radius", "finite"]),
    ("infinite size", "solid = { box = [inf, 1, 1], mass = 1 }", ["solid.box[0]", "finite"]),
    ("nan density", f"solid = {{ {BOX}, density = nan }}", ["solid.density", "finite"]),
    ("negative density", f"solid = {{ {BOX}, density = -1 }}", ["box: density must be positive", "-1 kg/m³"]),
    ("no mass", f"solid = {{ {BOX}, mass = 0 }}", ["box: mass must be positive", "0 kg"]),
    ("mass and density", f"solid = {{ {BOX}, mass = 1, density = 1000 }}", ["exactly one of mass and density", "both"]),
    ("neither", f"solid = {{ {BOX} }}", ["exactly one of mass and density", "neither"]),
    ("a rod's density", "solid = { rod = { length = 1 }, density = 1 }", ["solid.density", "a rod has no volume", "mass only"]),
    ("unknown shape", "solid = { boks = [1, 1, 1], mass = 1 }", ["unknown key 'boks'. Did you mean 'box'?", "cylinder", "extrusion"]),
    ("unknown size", "solid = { cylinder = { radius = 1, height = 1 }, mass = 1 }", ["solid.cylinder.height", "unknown key 'height'", "length"]),
    ("no shape", "solid = { mass = 1 }", ["exactly one shape, got none", "box, cylinder"]),
    ("two shapes", f"solid = {{ {BOX}, sphere = {{ radius = 1 }}, mass = 1 }}", ["exactly one shape, got box and sphere"]),
    ("missing size", "solid = { cylinder = { radius = 1 }, mass = 1 }", ["solid.cylinder.length", "missing", "radius, length"]),
    ("a shape as a list", "solid = { cylinder = [1, 2], mass = 1 }", ["solid.cylinder", "expected a table of keys"]),
    ("two edges", "solid = { box = [1, 2], mass = 1 }", ["solid.box", "expected 3 numbers, got 2"]),
    ("a cube by one number", "solid = { box = 0.1, mass = 1 }", ["solid.box", "expected a list of 3 numbers"]),
    ("inner over outer", "solid = { tube = { outer = 0.1, inner = 0.2, length = 1 }, mass = 1 }", ["inner radius 0.2 m must be smaller than outer radius 0.1 m"]),
    ("inner equals outer", "solid = { tube = { outer = 0.1, inner = 0.1, length = 1 }, mass = 1 }", ["must be smaller"]),
    ("two corners", "solid = { extrusion = { polygon = [[0, 0], [1, 0]], height = 1 }, mass = 1 }", ["at least 3 corners, got 2"]),
    ("a bow tie", "solid = { extrusion = { polygon = [[0, 0], [2, 2], [2, 0], [0, 2]], height = 1 }, mass = 1 }", ["crosses or touches itself", "(0, 0)-(2, 2)", "(2, 0)-(0, 2)"]),
    ("a corner in space", "solid = { extrusion = { polygon = [[0, 0, 0], [1, 0], [0, 1]], height = 1 }, mass = 1 }", ["polygon[0]", "expected 2 numbers, got 3"]),
    ("no polygon", "solid = { extrusion = { polygon = 3, height = 1 }, mass = 1 }", ["extrusion.polygon", "list of corners"]),
    ("hole is a number", f"solid = {{ {BOX}, mass = 1, hole = 1 }}", ["solid.hole", "expected true or false, got 1"]),
    ("a hole alone", f"solid = {{ {BOX}, mass = 1, hole = true }}", ["links[1].solid", "take away 1 kg", "have 0 kg"]),
    ("a hole too large", f"solid = [{{ {BOX}, mass = 1 }}, {{ {BOX}, mass = 1.5, hole = true }}]", ["take away 1.5 kg", "have 1 kg"]),
    ("a hole outside", "solid = [{ box = [0.1, 0.1, 0.1], mass = 1 }, { sphere = { radius = 0.01 }, mass = 0.5, xyz = [0, 9, 0], hole = true }]", ["links[1].solid", "negative principal moment"]),
    ("the second of a list", f"solid = [{{ {BOX}, mass = 1 }}, {{ sphere = {{ radius = 0 }}, mass = 1 }}]", ["links[1].solid[1]", "sphere: radius"]),
    ("mass besides", f"mass = 2\nsolid = {{ {BOX}, mass = 1 }}", ["either a solid or mass, com and inertia", "solid and mass"]),
    ("com and inertia besides", f"com = [1, 0, 0]\ninertia = {{ ixx = 1 }}\nsolid = {{ {BOX}, mass = 1 }}", ["solid and com and inertia"]),
    ("about besides", f'about = "origin"\nsolid = {{ {BOX}, mass = 1 }}', ["solid and about"]),
    ("two rotations", f"solid = {{ {BOX}, mass = 1, rpy = [0, 0, 0], quaternion = {{ w = 1 }} }}", ["two rotations"]),
    ("a reflection", f"solid = {{ {BOX}, mass = 1, matrix = [[1,0,0],[0,1,0],[0,0,-1]] }}", ["solid.matrix", "reflection"]),
    ("a number", "solid = 3", ["links[1].solid", "expected a table such as { box", "got 3"]),
    ("a list of numbers", "solid = [3]", ["links[1].solid[0]", "expected a table of keys"]),
]  # fmt: skip


@pytest.mark.parametrize(("line", "parts"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_robot_files(line, parts):
    with pytest.raises(RobotFileError) as caught:
        rnea.loads(FILE.format(line), file="arm.toml")
    message = str(caught.value)
    for part in parts:
        assert part in message
    # the line of the entry itself
    assert re.match(rf"arm.toml:{10 + len(line.splitlines())}: links\[1\]", message)


def test_trees_and_rows_in_python():
    row = {"solid": {"boks": (1, 1, 1), "mass": 1}}
    with pytest.raises(RobotFileError, match=r"rows\[0\].solid.boks: unknown key 'boks'"):
        rnea.Robot.from_dh([row], "standard")
    both = rnea.DHLink(mass=1, solid={"box": (1, 1, 1), "mass": 1})
    with pytest.raises(RobotFileError, match=r"rows\[0\].solid: .* this one has a solid and mass"):
        rnea.Robot.from_dh([both], "standard")
    with pytest.raises(RobotFileError, match="expected a table such as"):
        rnea.Robot.from_dh([{"solid": "box"}], "standard")


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: solids.box((1, 2), mass=1), "3 edge lengths (x, y, z), got 2"),
        (lambda: solids.box(1, mass=1), "3 edge lengths (x, y, z), got 1"),
        (lambda: solids.box((1, 2, 3)), "box: give exactly one of mass and density; got neither"),
        (lambda: solids.sphere(1, mass=1, density=1), "sphere: give exactly one of mass and density; got both"),
        (lambda: solids.sphere("big", mass=1), "sphere: radius must be a number, got 'big'"),
        (lambda: solids.sphere(None, mass=1), "sphere: radius must be a number, got None"),
        (lambda: solids.sphere(np.inf, mass=1), "sphere: radius must be finite, got inf"),
        (lambda: solids.sphere(1, mass=np.nan), "sphere: mass must be finite, got nan"),
        (lambda: solids.rod(1, density=1), "give its mass, not a density"),
        (lambda: solids.rod(1), "rod: give mass; got neither"),
        (lambda: solids.tube(0.1, 0, 1, mass=1), "tube: inner must be positive, got 0 m"),
        (lambda: solids.extrusion(3, 1, mass=1), "polygon must be a list of corners (x, y), got 3"),
        (lambda: solids.extrusion([1, 2, 3], 1, mass=1), "polygon[0] must be a corner (x, y), got 1"),
        (lambda: solids.extrusion([(0, 0), (1, 0), (np.nan, 1)], 1, mass=1), "polygon[2] must be finite"),
        (lambda: solids.extrusion([(0, 0), (1, 0), (1, 1), (0, 0)], 1, mass=1), "corners 3 and 0 coincide at (0, 0)"),
        (lambda: solids.extrusion([(0, 0), (1, 1), (2, 2)], 1, mass=1), "crosses or touches itself"),
        # two squares that share a corner only, a spike, and a corner upon another edge
        (lambda: solids.extrusion([(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (1, 2), (1, 1), (0, 1)], 1, mass=1), "touches itself"),
        (lambda: solids.extrusion([(0, 0), (2, 0), (1, 0), (1, 1)], 1, mass=1), "touches itself"),
        (lambda: solids.extrusion([(0, 0), (4, 0), (4, 4), (2, 0), (0, 4)], 1, mass=1), "touches itself"),
        (lambda: solids.assembly([Part(solids.sphere(1, mass=1)), Part(solids.sphere(1, mass=1), hole=True)]), "take away 1 kg, but the other solids have 1 kg"),
    ],
)  # fmt: skip
def test_python(make, message):
    with pytest.raises(InputError, match=re.escape(message)):
        make()


def test_symbols_need_their_kind():
    import sympy

    with pytest.raises(
        InputError, match="radius must be a number, got r; symbols need their kind="
    ):
        solids.sphere(sympy.Symbol("r"), mass=1, kind=FLOAT)


# ---- surfaces ----------------------------------------------------------------------------------

CORNERS = np.array([(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)], dtype=float)
FACES = np.array([(0, 2, 1), (0, 1, 3), (1, 2, 3), (0, 3, 2)])


@pytest.mark.parametrize(
    ("vertices", "faces", "message"),
    [
        (CORNERS, FACES[:3], "open: 3 of 6 edges, 3.41421 m in all, belong to one face only; (0, 0, 0)-(0, 0, 1) is one"),
        (CORNERS, FACES[:, ::-1], "inside out: it encloses -0.166667 m³"),
        (CORNERS, np.array([*FACES[:3], FACES[3][::-1]]), "do not agree on what is outside: 3 of 6 edges"),
        (CORNERS * [1, 1, 0], FACES, "encloses no volume"),
        (CORNERS * 0, FACES, "no faces of any area"),
        (CORNERS[:, :2], FACES, "shape (n, 3), got (4, 2)"),
        (CORNERS, FACES[:, :2], "shape (k, 3)"),
        (CORNERS, FACES * 1.0, "whole numbers"),
        (CORNERS, FACES + 1, "face 1 is [1, 2, 4], but the vertices are 0 to 3"),
        (CORNERS, FACES - 1, "face 0 is [-1, 1, 0]"),
        (CORNERS * [1, np.nan, 1], FACES, "vertex 0 is not finite"),
        (CORNERS, [], "shape (k, 3)"),
        ("abc", FACES, "vertices must be numbers"),
    ],
)  # fmt: skip
def test_surfaces(vertices, faces, message):
    with pytest.raises(InputError, match=re.escape(message)):
        surface_inertia(vertices, faces, 1000)


def test_flat_and_misplaced_surfaces():
    flat = [(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0)]
    both_sides = [(0, 1, 2), (0, 2, 3), (0, 2, 1), (0, 3, 2)]
    with pytest.raises(InputError, match="encloses no volume"):
        surface_inertia(flat, both_sides, 1.0)
    # a small pyramid and, far outside of it, one that is inside out: together a body of no kind
    vertices = np.concatenate([CORNERS, CORNERS * 0.5 + 10])
    faces = np.concatenate([FACES, FACES[:, ::-1] + 4])
    with pytest.raises(InputError, match="a part of it is inside out: principal moments"):
        surface_inertia(vertices, faces, 1.0)
    for density in (0.0, -1.0, np.nan):
        with pytest.raises(InputError, match="density must be positive and finite"):
            surface_inertia(CORNERS, FACES, density)
