"""Units of joints with several speeds: from the joint, for every entry and every result."""

from dataclasses import replace

import numpy as np
import pytest
from typer.testing import CliRunner

import rnea
from rnea import InputError
from rnea.apps.units.entry_units import entries
from rnea.apps.units.result_units import dimensioned, dimensioned_state
from rnea.cli.app import app
from rnea.describe import Friction, Limits, Rotor
from rnea.robot import Robot
from rnea.textbook import work
from rnea.units import UnitError, check_units
from support.random_robots import EVERY_KIND, any_joints
from test_textbook_joints import OTHERS, chain_with, free_flyer

MIXED = ("cylindrical", "planar", "free")


def with_joint(robot, **changes):
    """The robot with its second joint changed."""
    tree = robot.description.structure
    first, second, *others = tree.joints
    joints = (first, replace(second, **changes), *others)
    return Robot(replace(robot.description, structure=replace(tree, joints=joints)))


@pytest.mark.parametrize("kind", OTHERS)
def test_results_have_the_units_of_their_speeds(kind):
    robot = chain_with(kind)
    report = check_units(robot)
    assert report.consistent
    assert report.additions > 1000
    for i, one in enumerate(robot.model.dofs, start=1):
        assert report.unit_of(f"tau[{one.effort_name}]") == one.effort_unit
        mass = {"rad/s": "kg m²", "m/s": "kg"}[one.unit]
        assert report.unit_of(f"M[{i},{i}]") == mass


def test_random_robots_of_every_joint_add_like_to_like():
    kinds = set()
    for seed in range(12):
        robot = any_joints(np.random.default_rng(seed), 4)
        kinds |= {body.joint.kind for body in robot.model.bodies}
        assert check_units(robot).consistent
    assert kinds == set(EVERY_KIND)


def test_a_quaternion_is_a_pure_number_and_a_place_is_in_metres():
    q, qd, qdd = dimensioned_state(dimensioned(free_flyer()).model)
    assert [x.unit for x in q[:7]] == ["m"] * 3 + ["1"] * 4
    assert [x.unit for x in qd[:6]] == ["1/s"] * 3 + ["m/s"] * 3
    assert [x.unit for x in qdd[:6]] == ["1/s²"] * 3 + ["m/s²"] * 3


@pytest.mark.parametrize("kind", OTHERS)
def test_worked_steps_have_the_units_they_say(kind):
    robot = chain_with(kind)
    tree = robot.description.structure
    joints = tuple(replace(joint, axis=(0.0, 0.0, 1.0)) for joint in tree.joints)
    robot = Robot(replace(robot.description, structure=replace(tree, joints=joints)))
    arm = dimensioned(robot)
    said = {"rad/s": "1/s", "rad/s²": "1/s²", "": "1"}
    for step in work(arm.model, "craig", *dimensioned_state(arm.model), arm.gravity).steps:
        several = step.unit.startswith("(")
        units = step.unit.strip("()").split(", ") if several else [step.unit] * step.value.size
        for unit, value in zip(units, step.value.flat, strict=True):
            # a screw's sliding column is in metres per radian
            per_radian = kind == "helical" and "sliding" in step.name
            expected = "m" if per_radian else said.get(unit, unit)
            assert value.dimension is None or value.unit == expected, step


def test_entries_of_new_kinds_are_walked():
    roles = {e.path: (e.role, e.dimension) for e, _ in entries(chain_with("helical").description)}
    assert roles["joints[1].pitch"] == ("length", (1, 0, 0))
    roles = {e.path: (e.role, e.dimension) for e, _ in entries(chain_with("universal").description)}
    assert roles["joints[1].axis2[0]"] == ("number", (0, 0, 0))
    assert not any("axis2" in e.path for e, _ in entries(rnea.load("ur5").description))


@pytest.mark.parametrize("kind", ["universal", "spherical", "helical"])
def test_friction_of_a_joint_that_only_turns_is_a_torque(kind):
    robot = with_joint(chain_with(kind), friction=Friction(0.3, (0.2, 0.1)), rotor=Rotor(1e-4, 50))
    assert check_units(robot).consistent
    viscous = next(
        e for e, _ in entries(robot.description) if e.path == "joints[1].friction.viscous"
    )
    assert viscous.dimension == (2, 1, -1)


@pytest.mark.parametrize("kind", MIXED)
def test_one_number_for_two_units_is_refused_by_name(kind):
    robot = with_joint(chain_with(kind), friction=Friction(0.3))
    with pytest.raises(InputError, match=rf"{kind} joint 'joint2' .* no unit fits them all"):
        check_units(robot)
    # other checks walk the entries of such a robot too: what has no unit is left out
    paths = {e.path for e, _ in entries(robot.description)}
    assert not any(path.startswith("joints[1].friction") for path in paths)
    assert "joints[1].placement.xyz[0]" in paths
    bounded = with_joint(chain_with(kind), limits=Limits(None, 2.0, 3.0))
    assert check_units(bounded).consistent


def test_a_wrong_unit_is_found_behind_every_joint():
    """A length where the pitch of a screw stands is right, a mass is not."""
    text = """format = 1
name = "screw"
[parameters]
m = 2.0
[[links]]
name = "wall"
[[links]]
name = "nut"
mass = "m"
[[joints]]
name = "thread"
kind = "helical"
parent = "wall"
child = "nut"
axis = [0, 0, 1]
pitch = "m"
"""
    with pytest.raises(UnitError, match=r"joints\[0\].pitch: 'm' is used in m, but"):
        check_units(rnea.loads(text))


def test_the_command_prints_a_line_per_effort(tmp_path):
    path = tmp_path / "ball.toml"
    path.write_text("""format = 1
name = "ball"
[[links]]
name = "ceiling"
[[links]]
name = "bob"
mass = 1.0
com = [0, 0, -0.5]
[[joints]]
name = "ball"
kind = "spherical"
parent = "ceiling"
child = "bob"
""")
    done = CliRunner().invoke(app, ["explain", str(path), "--check-units"])
    assert done.exit_code == 0, done.output
    assert "tau[ball_moment_x]" in done.output
    assert "all alike" in done.output
