"""Every public function, class and method shows how it is used; pytest runs what it shows.

A method may be shown in its own docstring, or be called in the example of its class.
"""

import inspect
import re
import sys
from pathlib import Path

import pytest

from test_public import MODULES, RESULTS

sys.path.insert(0, str(Path(__file__).parent.parent / "docs" / "tools"))

import api_topics
from api_names import everything, is_property, members_of

import rnea

NAMES = [named for named in everything() if callable(named.thing)]


def example_of(thing):
    lines = (inspect.getdoc(thing) or "").splitlines()
    return "\n".join(line for line in lines if line.startswith((">>>", "...")))


@pytest.mark.parametrize("named", NAMES, ids=lambda named: named.name)
def test_it_has_an_example(named):
    shown = example_of(named.thing)
    assert shown
    if not inspect.isclass(named.thing):
        return
    methods = [name for name, member in members_of(named.thing) if not is_property(member)]
    lacking = [name for name in methods if not example_of(getattr(named.thing, name))]
    if named.thing is not rnea.Robot:
        lacking = [name for name in lacking if not re.search(rf"\.{name}\(", shown)]
    assert not lacking


def test_pages_have_what_is_public():
    """What test_public looks at, and what the pages of the interface show, is the same."""
    assert {*MODULES} <= {*api_topics.MODULES}
    shown = {room: {*names.split()} for room, names in api_topics.RESULTS.items()}
    assert shown == {room: {*names.split()} for room, names in RESULTS.items()}


def test_what_is_not_run_opens_a_window():
    """Nothing but a browser is a reason to skip an example."""
    source = Path(rnea.__file__).parent
    files = source.rglob("*.py")
    skipped = [
        line.strip()
        for file in files
        for line in file.read_text("utf-8").splitlines()
        if "# doctest: +SKIP" in line
    ]
    assert len(skipped) <= 3
    assert all(re.search(r"studio\(|show\(|open_page\(", line) for line in skipped)
