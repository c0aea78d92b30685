"""What users import: listed, documented, typed, and never deeper than two levels."""

import ast
import functools
import importlib
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import rnea
from rnea.apps.simulate.runs.control_options import ControlOptions
from rnea.robot import attached_methods
from rnea.system import cached

MODULES = ("check", "drive", "logs", "motion", "scale", "studio", "textbook", "units")
ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("module", MODULES)
def test_public_modules_are_listed_and_documented(module):
    door = getattr(rnea, module)
    assert door is importlib.import_module(f"rnea.{module}")
    assert module in dir(rnea)
    assert door.__doc__
    for name in door.__all__:
        thing = getattr(door, name)
        assert not callable(thing) or thing.__doc__, f"rnea.{module}.{name} has no docstring"


# what users get and do not make: the classes of results, by the door that has them
RESULTS = {
    "recursions": "TorqueBudget JointWrenches NewtonEulerResult FreeBody",
    "model": "Model Link Body Frame Mobility",
    "describe": "Description",
    "simulate": "Simulation Rollouts EnergyBalance",
    "spatial": "FrameMotion Poses ForceMoment Violation",
    "contacts.results": "ContactForce ContactInverseDynamics ContactForwardDynamics",
    "compile": "Kernel",
    "symbolic": "Equations",
}


def public_classes():
    things = [getattr(rnea, name) for name in rnea.__all__]
    for module in MODULES:
        door = getattr(rnea, module)
        things += [getattr(door, name) for name in door.__all__]
    for room, names in RESULTS.items():
        door = importlib.import_module(f"rnea.{room}")
        things += [getattr(door, name) for name in names.split()]
    found = {thing for thing in things if inspect.isclass(thing)}
    return sorted(found, key=lambda cls: (cls.__module__, cls.__name__))


def test_every_class_that_a_robot_answers_with_is_looked_at():
    known = {cls.__name__ for cls in public_classes()}
    known |= {"Array", "None", "Any", "Callable", "Iterator", "Kind", "Path", "Unpack"}
    for name, method in inspect.getmembers(rnea.Robot):
        given = getattr(inspect.unwrap(method), "__annotations__", {}).get("return", "")
        answered = set(re.findall(r"\b[A-Z]\w+", str(given)))
        assert name.startswith("_") or answered <= known, (name, given)


@pytest.mark.parametrize("cls", public_classes(), ids=lambda cls: cls.__name__)
def test_every_public_attribute_says_what_it_is(cls):
    """Methods and properties in their own docstring, what was given in that of the class."""
    own = [base for base in cls.__mro__ if base.__module__.startswith("rnea")]
    # of an exception the one line that Python has for it is enough
    assert cls.__doc__
    assert not cls.__doc__.startswith(f"{cls.__name__}("), "made by dataclass, not by a person"
    said = " ".join(base.__doc__ or "" for base in own)
    names = {name for base in own for name in (*vars(base), *inspect.get_annotations(base))}
    silent = []
    for name in sorted(name for name in names if not name.startswith("_")):
        member = inspect.getattr_static(cls, name, None)
        documented = (property, functools.cached_property, cached.cached_property)
        documented += (classmethod, staticmethod)
        has_own = isinstance(member, documented) or callable(member)
        if has_own and not inspect.isclass(member) and inspect.getdoc(getattr(cls, name)):
            continue
        if not re.search(rf"\b{name}\b", said):
            silent.append(name)
    assert not silent


def test_runs_take_every_control_option():
    """`simulate` and `rollouts` have the options of `ControlOptions`, with the same defaults."""
    control = inspect.signature(ControlOptions).parameters
    for name in ("simulate", "rollouts"):
        here = inspect.signature(getattr(rnea.Robot, name)).parameters
        for option, parameter in control.items():
            assert here[option].default == parameter.default, option
            assert here[option].annotation == parameter.annotation, option
        for option in here:
            documented = re.search(rf"\b{option}\b", getattr(rnea.Robot, name).__doc__)
            assert documented or option == "robot", option


def test_attached_methods_are_the_functions_of_their_packages():
    """What type checkers are shown is what is called."""
    tree = ast.parse(inspect.getsource(attached_methods))
    typed = {
        f"{node.module}:{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module.startswith("rnea.")
        for alias in node.names
    }
    called = {
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "AttachedMethod"
    }
    assert typed == called
    assert rnea.Robot.simulate.__module__ == "rnea.apps.simulate.runs.simulation"


def test_everything_listed_is_there():
    assert set(rnea.__all__) <= set(dir(rnea))
    for name in rnea.__all__:
        thing = getattr(rnea, name)
        assert not callable(thing) or thing.__doc__, name


def test_documents_import_nothing_deeper_than_two_levels():
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    modules = re.findall(r"^\s*(?:from|import) (rnea[\w.]*)", text, re.MULTILINE)
    assert len(modules) > 10
    assert not [module for module in modules if module.count(".") > 1]


def test_types_reach_a_users_checker(tmp_path):
    """A user's mypy knows the functions, and finds a wrong keyword."""
    script = tmp_path / "user.py"
    script.write_text(
        "import rnea\n"
        "arm = rnea.load('puma560')\n"
        "arm.torque_budget([0.0] * 6, friction=False).total()\n"
        "arm.torque_budget([0.0] * 6, fricton=False)\n"
        "rnea.plot(arm, 3, 4, 5)\n"
        "rnea.animate(fps='fast')\n"
        "rnea.check.lint(7)\n"
        "arm.simulate([0.0] * 6, duration=1.0, controller='pd', frequency=10.0).tracking_error()\n"
        "arm.simulate([0.0] * 6, duration=1.0, contoller='pd')\n"
        "arm.rollouts([0.0] * 6, duration='long')\n"
    )
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent"]
    done = subprocess.run(
        [*command, "--cache-dir", tmp_path / "cache", script],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    lines = {int(n) for n in re.findall(r"user\.py:(\d+): error", done.stdout)}
    assert lines == {4, 5, 6, 7, 9, 10}, done.stdout
