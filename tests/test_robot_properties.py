"""Properties of robots have a value or are missing: `getattr` and `hasattr` work on all robots."""

import inspect

import pytest

import rnea
from rnea import Robot

PROPERTIES = [
    name for name, found in inspect.getmembers(Robot) if name[0] != "_" and not callable(found)
]


def asked(arm):
    missing = object()
    for name in PROPERTIES:
        # anything but an AttributeError would come through
        assert getattr(arm, name, missing) is not missing, name
        assert hasattr(arm, name)


@pytest.mark.parametrize("name", rnea.robots())
def test_every_property_of_every_robot_has_a_value(name):
    arm = rnea.load(name)
    asked(arm)
    assert set(arm.independent_joints) <= set(arm.joint_names)
    assert (arm.model.closure is not None) == (arm.independent_joints != arm.joint_names)


def test_properties_of_robots_without_numbers_or_joints_have_values():
    sympy = pytest.importorskip("sympy")
    masses = sympy.symbols("m1:3")
    symbols = Robot.planar(mass=masses, length=[1, 1], com=[0.5] * 2, inertia=[0.1] * 2)
    missing = [name for name in PROPERTIES if not hasattr(symbols, name)]
    assert missing == ["linear_parameters", "parameters"]
    assert getattr(symbols, "parameters", None) is None
    with pytest.raises(rnea.InputError, match="this robot has symbols"):
        _ = symbols.parameters
    fixed = """
format = 1
name = "a plate"
links = [{ name = "plate", mass = 1.0 }]
joints = [{ name = "weld", kind = "fixed", parent = "base", child = "plate" }]
"""
    plate = rnea.loads(fixed)
    asked(plate)
    assert plate.independent_joints == ()
