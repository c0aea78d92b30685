"""What published robot files look like and yet is no fault, or another one than it seems."""

import pytest

from rnea.files.robots.urdf import reader as urdf_reader
from support.faulty_robots import GOOD_URDF, UPPER, changed, edit, found

FINGER = '<mass value="0.1"/>\n      <inertia ixx="3.1e-6" iyy="1.5e-5" izz="1.5e-5" ixy="-2e-6"'
MESH = '<visual><geometry><mesh filename="upper.stl"/></geometry></visual>'
COLLISION = """<collision><origin xyz="0.2 0 0"/>
      <geometry><box size="0.4 0.08 0.08"/></geometry></collision>"""


def upper(shapes, inertia=UPPER):
    return edit((COLLISION, shapes), (UPPER, inertia))


def sphere(radius, at="0.2 0 0"):
    return (
        f'<collision><origin xyz="{at}"/><geometry><sphere radius="{radius}"/></geometry>'
        "</collision>"
    )


def codes(text):
    return {finding.code for finding in found(urdf_reader, text)}


def fingertip(mass, inertia, size):
    """A tip welded to nothing, on a joint at the far end of the arm, with nothing beyond it."""
    return changed(
        GOOD_URDF,
        (
            "</robot>",
            f"""<link name="tip"><inertial><origin xyz="{size / 2} 0 0"/><mass value="{mass}"/>
            <inertia ixx="{inertia}" iyy="{inertia}" izz="{inertia}" ixy="0" ixz="0" iyz="0"/>
            </inertial><visual><geometry><mesh filename="tip.stl"/></geometry></visual></link>
            <joint name="bend" type="revolute"><parent link="fore"/><child link="tip"/>
            <origin xyz="0.01 0 0"/><axis xyz="0 1 0"/>
            <limit lower="-1" upper="1" velocity="1" effort="1"/></joint></robot>""",
        ),
    )


@pytest.mark.parametrize(
    ("mass", "inertia", "size"),
    [
        (0.006, 3.3e-7, 0.02),  # 6 g within a centimetre
        (0.0005, 2e-9, 0.005),  # a pin
        (0.09, 1.5e-5, 0.03),  # a caster
        (0.36, 9.7e-6, 0.01),  # a small motor, its inertia guessed too small
        (2.0, 8.3e-4, 0.05),  # a block of steel, 5 cm
    ],
)
def test_a_light_link_is_not_in_grams(mass, inertia, size):
    assert not codes(fingertip(mass, inertia, size)) & {"unit-mass", "inertia-tiny"}


@pytest.mark.parametrize(("mass", "inertia", "size"), [(60, 3.3e-6, 0.02), (900, 1.5e-4, 0.03)])
def test_a_link_in_grams_is(mass, inertia, size):
    """60 g in a tip of 2 cm, 900 g in 3 cm, the inertia in kg m²."""
    assert "unit-mass" in codes(fingertip(mass, inertia, size))


@pytest.mark.parametrize(
    "shapes",
    [
        # a point of contact; the link is seen, by a mesh or by numbers
        sphere(0.001) + MESH,
        sphere(0.001, "0 0 0") + MESH,
        sphere(0.001) + COLLISION.replace("collision", "visual"),
        sphere(0.001) + sphere(0.001, "0.39 0 0") + MESH,
    ],
)
def test_a_token_for_collisions_is_no_shape_of_the_link(shapes):
    spoilt = upper(shapes)(GOOD_URDF)
    assert not codes(spoilt) & {"inertia-beyond-shape", "com-outside"}


def test_shapes_that_hold_the_link_are_its_shape_beside_a_mesh_too():
    wide = 'ixx="0.43" iyy="5.55" izz="5.56"'
    assert "inertia-beyond-shape" in codes(upper(COLLISION + MESH, wide)(GOOD_URDF))
    assert "inertia-beyond-shape" in codes(upper(COLLISION, wide)(GOOD_URDF))


def test_a_marker_without_weight_is_not_measured():
    weightless = FINGER.replace('"0.1"', '"1e-9"').replace("3.1e-6", "4e-9")
    weightless = weightless.replace("1.5e-5", "4e-9").replace("-2e-6", "0")
    marker = edit((FINGER, weightless))(GOOD_URDF)
    assert not codes(marker) & {"inertia-beyond-shape", "unit-inertia"}
    heavy = FINGER.replace("3.1e-6", "4e-3").replace("1.5e-5", "4e-3").replace("-2e-6", "0")
    assert "inertia-beyond-shape" in codes(edit((FINGER, heavy))(GOOD_URDF))


def unit_findings(text):
    return [f for f in found(urdf_reader, text) if f.code == "unit-inertia"]


def test_a_cure_is_told_only_where_it_cures():
    (right,) = unit_findings(edit((UPPER, 'ixx="43" iyy="555" izz="556"'))(GOOD_URDF))
    assert "probably in kg cm²" in right.probably
    # 40 kg m² about one axis, next to none about the others: in no unit a link
    (made_up,) = unit_findings(edit((UPPER, 'ixx="40000" iyy="40000" izz="41"'))(GOOD_URDF))
    assert "another unit than kg m², or made up" in made_up.probably
    assert "a rod of its mass and length has 0.058 kg m²" in made_up.probably


@pytest.mark.parametrize("number", ["1", "100", "10000"])
def test_a_round_number_everywhere_is_made_up_and_in_no_unit(number):
    round_ = edit((UPPER, f'ixx="{number}" iyy="{number}" izz="{number}"'))(GOOD_URDF)
    assert "inertia-placeholder" in codes(round_)
    assert "unit-inertia" not in codes(round_)
    # products that an exporter left beside the number it put on the diagonal
    left = round_.replace(f'izz="{number}" ixy="0"', f'izz="{number}" ixy="1e-5"')
    assert left != round_
    assert "inertia-placeholder" in codes(left)
    assert "unit-inertia" not in codes(left)


def test_one_link_that_sticks_out_of_its_joints_is_not_about_its_origin():
    """Only a mesh knows its length, and the other links' tensors are impossible about theirs."""
    sticking = 'ixx="0.0043" iyy="0.2155" izz="0.2156"'
    assert "inertia-about-origin" in codes(upper(COLLISION, sticking)(GOOD_URDF))
    mesh = MESH.replace("visual", "collision")
    assert "inertia-about-origin" not in codes(upper(mesh, sticking)(GOOD_URDF))


@pytest.mark.parametrize(
    ("mesh", "y", "outside"), [("", -0.1, 0), ("", -0.3, 1), (MESH, -0.3, 0), (MESH, -0.9, 1)]
)
def test_a_centre_may_lie_further_outside_shapes_that_stand_for_a_mesh(mesh, y, outside):
    """From the joint to the far end of the box it is 0.47 m."""
    box = COLLISION.replace("0.2 0 0", "0.2 0.35 0").replace('"0.4 0.08', '"0.1 0.08')
    text = changed(
        upper(box + mesh)(GOOD_URDF),
        ('<origin xyz="0.4 0 0" rpy="0 0 -0.3"/>', '<origin xyz="0.01 0 0" rpy="0 0 -0.3"/>'),
        ('<origin xyz="0.2 0 0"/><mass', f'<origin xyz="0.2 {y} 0"/><mass'),
    )
    assert ("com-outside" in codes(text)) == bool(outside)


def test_a_foot_that_stands_for_a_whole_shank_is_not_its_shape():
    """A mesh is seen, a sphere at its end is touched; the centre of mass lies above the sphere."""
    foot = sphere(0.05, "0 0 0") + MESH
    stretched = changed(
        upper(foot, 'ixx="0.0043" iyy="0.0955" izz="0.0956"')(GOOD_URDF),
        ('<origin xyz="0.4 0 0" rpy="0 0 -0.3"/>', '<origin xyz="0.01 0 0" rpy="0 0 -0.3"/>'),
    )
    assert not codes(stretched) & {"inertia-beyond-shape", "com-outside"}


def test_equal_parts_on_different_frames_are_no_copies():
    """Three equal links, the last measured from its other end."""
    import rnea
    from rnea.check import lint

    arm = rnea.Robot.planar(mass=[2] * 3, length=[1] * 3, com=[0.5, 0.5, -0.5], inertia=[0.2] * 3)
    assert "inertia-identical" not in {f.code for f in lint(arm.description)}
    arm = rnea.Robot.planar(mass=[2, 2, 1], length=[1] * 3, com=[0.5] * 3, inertia=[0.2] * 3)
    assert "inertia-identical" in {f.code for f in lint(arm.description)}


@pytest.mark.parametrize(("effort", "severity"), [(44, "note"), (20, "warning")])
def test_a_spring_that_is_stronger_than_its_motor_is_noted(effort, severity):
    """Weight takes 43.6 N m of the lift at most; the spring 200 N m at the end of its way."""
    from dataclasses import replace

    from rnea.check import lint
    from rnea.describe import Spring

    arm = urdf_reader.read(GOOD_URDF.replace('effort="90"', f'effort="{effort}"'))
    joints = tuple(
        replace(j, spring=Spring((100.0,))) if j.name == "lift" else j for j in arm.structure.joints
    )
    sprung = replace(arm, structure=replace(arm.structure, joints=joints))
    found = [f for f in lint(sprung) if f.code == "gravity-beyond-effort" and f.where == "lift"]
    assert [f.severity for f in found] == [severity]
