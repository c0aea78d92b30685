"""Links of robot files and DH tables that say what they are made of."""

import re
from pathlib import Path

import numpy as np
import pytest
import sympy as sp

import rnea
from rnea.core.spatial import rotations, solids
from rnea.core.spatial.solids import Part
from rnea.describe import Solid
from rnea.spatial import Pose

STATE = ([0.3, -0.7], [1.1, 0.4], [-2.0, 3.0])
ARM = """format = 1
name = "arm"
convention = "modified"
base = {{ rpy = ["pi/2", 0, 0] }}

[parameters]
l = 0.5
m = 2.0
rho = 2700

[[links]]
{first}

[[links]]
a = "l"
{second}
"""
DENSE = 'density = "rho"'


def arm(first, second="mass = 0", angles="radians"):
    text = ARM.format(first=first, second=second)
    return rnea.loads(text.replace("format = 1", f'format = 1\nangles = "{angles}"'))


def body(robot, index=1):
    return robot.model.body(index).inertia


def assert_equal(inertia, other, relative=1e-14):
    np.testing.assert_allclose(inertia.mass, other.mass, rtol=relative)
    np.testing.assert_allclose(inertia.com, other.com, atol=relative)
    scale = np.abs(other.about_com).max()
    np.testing.assert_allclose(inertia.about_com, other.about_com, atol=relative * scale)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("box = [0.1, 0.2, 0.3]", solids.box((0.1, 0.2, 0.3), mass=2)),
        ("cylinder = { radius = 0.1, length = 0.4 }", solids.cylinder(0.1, 0.4, mass=2)),
        ("tube = { outer = 0.1, inner = 0.09, length = 1 }", solids.tube(0.1, 0.09, 1, mass=2)),
        ("sphere = { radius = 0.1 }", solids.sphere(0.1, mass=2)),
        ("rod = { length = 0.5 }", solids.rod(0.5, mass=2)),
        ("cone = { radius = 0.1, height = 0.3 }", solids.cone(0.1, 0.3, mass=2)),
        ("capsule = { radius = 0.1, length = 0.3 }", solids.capsule(0.1, 0.3, mass=2)),
        (
            "extrusion = { polygon = [[0, 0], [0.3, 0], [0, 0.2]], height = 0.1 }",
            solids.extrusion([(0, 0), (0.3, 0), (0, 0.2)], 0.1, mass=2),
        ),
    ],
)
def test_every_shape(text, expected):
    assert_equal(body(arm(f"solid = {{ {text}, mass = 2 }}")), expected)


def test_a_rod_is_the_textbook_link():
    """The same torques as from mass, com and inertia written out."""
    written = 'mass = "m"\ncom = ["l/2", 0, 0]\ninertia = { iyy = "m*l**2/12", izz = "m*l**2/12" }'
    shaped = 'solid = { rod = { length = "l" }, mass = "m", xyz = ["l/2", 0, 0] }'
    by_numbers, by_shape = arm(written, written), arm(shaped, shaped)
    tau = by_numbers.inverse_dynamics(*STATE)
    np.testing.assert_allclose(by_shape.inverse_dynamics(*STATE), tau, rtol=1e-14)
    assert by_numbers.hash == by_shape.hash
    m, length, q, g = sp.symbols("m l q g", positive=True)
    symbolic = by_shape.with_parameters(m=m, l=length)
    torque = symbolic.gravity_torque([q, 0], gravity=[0, 0, -g])[1]
    assert sp.simplify(torque - m * g * length * sp.cos(q) / 2) == 0


def test_placement_and_degrees():
    placed = solids.cone(0.1, 0.3, mass=2).seen_from(
        Pose(rotations.from_rpy(np.pi / 6, np.pi / 2, -np.pi / 4), np.array([0.1, 0.2, 0.3]))
    )
    cone = "cone = { radius = 0.1, height = 0.3 }, mass = 2, xyz = [0.1, 0.2, 0.3]"
    in_degrees = arm(f"solid = {{ {cone}, rpy = [30, 90, -45] }}", angles="degrees")
    assert_equal(body(in_degrees), placed)
    in_radians = arm(f'solid = {{ {cone}, rpy = ["pi/6", "pi/2", "-pi/4"] }}')
    assert_equal(body(in_radians), placed)
    turned = arm(f"solid = {{ {cone}, axis_angle = {{ axis = [0, 1, 0], angle = 1 }} }}")
    pose = Pose(rotations.about_y(1.0), np.array([0.1, 0.2, 0.3]))
    assert_equal(body(turned), solids.cone(0.1, 0.3, mass=2).seen_from(pose))


def test_an_assembly_with_a_hole():
    plate = f"{{ box = [0.3, 0.2, 0.05], {DENSE} }}"
    bore = "cylinder = { radius = 0.04, length = 0.05 }, xyz = [0.1, 0, 0], hole = true"
    parts = [
        Part(solids.box((0.3, 0.2, 0.05), density=2700)),
        Part(
            solids.cylinder(0.04, 0.05, density=2700), Pose(np.eye(3), np.array([0.1, 0, 0])), True
        ),
    ]
    drilled = arm(f"solid = [{plate}, {{ {bore}, {DENSE} }}]")
    assert_equal(body(drilled), solids.assembly(parts))
    # a table array is the same thing
    tables = "[[links.solid]]\nbox = [0.3, 0.2, 0.05]\ndensity = 2700\n[[links.solid]]\n"
    tables += "cylinder = { radius = 0.04, length = 0.05 }\ndensity = 2700\nxyz = [0.1, 0, 0]\n"
    assert_equal(body(arm(tables + "hole = true")), solids.assembly(parts))


def test_the_documented_solids():
    text = (Path(__file__).parent.parent / "docs" / "look-up" / "robot-files.md").read_text()
    section = text.split("## Solids")[1]
    (example,) = re.findall(r"```toml\n(# solids.toml\n.*?)```", section, flags=re.DOTALL)
    documented = rnea.loads(example)
    tube, drilled = body(documented, 1), body(documented, 2)
    volume = np.pi * (0.05**2 - 0.045**2) * 0.4
    np.testing.assert_allclose([tube.mass, *tube.com], [2700 * volume, 0.2, 0, 0], rtol=1e-13)
    volume = 0.3 * 0.1 * 0.05 - np.pi * 0.02**2 * 0.05
    np.testing.assert_allclose(drilled.mass, 2700 * volume, rtol=1e-13)
    for shape in solids.SHAPES:
        assert f"| `{shape}` |" in section


def test_a_tree_link():
    text = """format = 1
name = "tree"
[[links]]
name = "a"
solid = { sphere = { radius = 0.1 }, density = 1000, xyz = [0, 0, 0.5] }
[[joints]]
name = "j"
kind = "revolute"
parent = "base"
child = "a"
axis = [0, 1, 0]
"""
    ball = rnea.loads(text)
    mass = 1000 * 4 / 3 * np.pi * 1e-3
    np.testing.assert_allclose(ball.mass_matrix([0.0]), [[mass * (0.4 * 0.01 + 0.25)]], rtol=1e-14)


def test_rows_in_python():
    m, a = sp.symbols("m a", positive=True)
    shape = {"box": (a, a, a), "mass": m, "xyz": (a / 2, 0, 0)}
    cube = rnea.Robot.from_dh([rnea.DHLink(solid=shape)], "modified")
    assert sp.simplify(cube.mass_matrix([0])[0, 0] - m * a**2 * 5 / 12) == 0
    number = {"box": (0.2, 0.2, 0.2), "mass": 3.0, "xyz": (0.1, 0, 0)}
    for given in (number, [number], Solid("box", {"size": (0.2, 0.2, 0.2)}, mass=3.0)):
        robot = rnea.Robot.from_dh([rnea.DHLink(solid=given)], "modified")
        offset = 0 if isinstance(given, Solid) else 0.01
        expected = 3 * (0.04 / 6 + offset)
        np.testing.assert_allclose(robot.mass_matrix([0.0]), [[expected]], rtol=1e-14)
        # a description's rows can be handed in again
        again = rnea.Robot.from_dh(robot.description.structure.rows, "modified")
        np.testing.assert_array_equal(again.mass_matrix([0.0]), robot.mass_matrix([0.0]))


# ---- inertias that no rigid body has -----------------------------------------------------------


UNREAL = "mass = 4.8\ninertia = { ixx = 0.066, iyy = 0.086, izz = 0.0125 }"


def test_an_unrealizable_inertia_is_warned_of_once_with_its_measure():
    text = ARM.format(first="mass = 1", second=UNREAL)
    with pytest.warns(rnea.ModelWarning) as caught:
        rnea.loads(text, file="arm.toml")
    (warning,) = caught
    message = str(warning.message)
    assert message.startswith("arm.toml:17: links[1].inertia: ")
    assert message.endswith('say why: unrealizable = "..." at the top of the robot file')
    for part in ("link 'link2'", "0.0125, 0.066, 0.086", "exceeds", "by 0.0075 kg m²", "-0.00375"):
        assert part in message


def test_the_author_can_say_that_it_is_meant():
    said = 'format = 1\nunrealizable = "only planar motion"'
    text = ARM.format(first="mass = 1", second=UNREAL).replace("format = 1", said)
    quiet = rnea.loads(text)
    assert quiet.description.unrealizable == "only planar motion"
    quiet.with_parameters(m=3.0)
    with pytest.raises(rnea.RobotFileError, match="unrealizable: say why"):
        rnea.loads(text.replace("only planar motion", " "))


def test_inertia_without_mass_is_warned_of():
    row = {"inertia": {"ixx": 1, "iyy": 1, "izz": 1}}
    with pytest.warns(rnea.ModelWarning, match=r"link 'link1': .* 1, 1, 1 kg m² without mass"):
        rnea.Robot.from_dh([row], "standard")


def test_symbols_are_not_measured():
    m = sp.Symbol("m")
    row = {"mass": m, "inertia": {"izz": 1}}
    assert rnea.Robot.from_dh([row], "standard").n == 1


def test_the_catalogue_says_where_its_sources_are_unrealizable():
    """And only there: the excuse is not left standing over sound numbers."""
    for name in rnea.robots():
        model = rnea.load(name).model
        broken = [body.inertia.violation() for body in model.bodies]
        assert any(broken) == bool(rnea.load(name).description.unrealizable), name
