"""What users import: listed, documented, typed, and never deeper than two levels."""

import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

import rnea

MODULES = ("check", "drive", "motion", "textbook", "units")
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


def test_everything_listed_is_there():
    assert set(rnea.__all__) <= set(dir(rnea))
    for name in rnea.__all__:
        thing = getattr(rnea, name)
        assert not callable(thing) or thing.__doc__, name


def test_the_readme_imports_nothing_deeper_than_two_levels():
    text = (ROOT / "README.md").read_text()
    modules = re.findall(r"^\s*(?:from|import) (rnea[\w.]*)", text, re.MULTILINE)
    assert modules
    assert all(module.count(".") <= 1 for module in modules)


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
    )
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent"]
    done = subprocess.run(
        [*command, "--cache-dir", tmp_path / "cache", script],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    lines = {int(n) for n in re.findall(r"user\.py:(\d+): error", done.stdout)}
    assert lines == {4, 5, 6, 7}, done.stdout
