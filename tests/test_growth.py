"""Work that grows with a robot's joints and no faster, told by counting lines and not by clocks.

Every line of the package that runs is counted for a robot and for one of twice its size. A line
that runs more than three times as often is a loop within a loop. What is so by nature is named in
`BY_NATURE`: a mass matrix has n² entries.
"""

import sys
from collections import Counter
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import rnea
from rnea.apps.check.lint.statics import MOST_CLIMBED
from rnea.engine.ir.program import ProgramRequest, program
from rnea.engine.llvm.llvm_printer import module_text
from rnea.engine.llvm.llvm_rows import InputArray
from rnea.engine.llvm.llvm_text import Lanes
from rnea.files.robots.formats import FORMATS
from rnea.files.robots.mjcf import reader as mjcf_reader
from rnea.recursions import QUANTITIES
from rnea.report.tables.diagnosis_tables import diagnosis_table  # noqa: F401 - rich is imported before lines count
from rnea.robot.writing import written
from support.command import run
from support.random_robots import random_tree
from support.robots_of_size import FILES, SHAPES
from support.tiers import sample_cases

ROOT = str(Path(rnea.__file__).parent)
SIZE = 24
SIZES = {"check, command": MOST_CLIMBED + 6}  # of smaller robots the worst poses are climbed to
BY_NATURE = ("core/recursions/composite_bodies.py",)
OF_PROGRAMS = ("compile", "tracing")
"""Whose lengths have thresholds; test_a_long_program_is_printed_line_by_line looks at them."""


def lines_of(action, *without):
    """How often each line of the package is run by an action, but those of some folders."""
    counts = Counter()
    left_out = tuple(f"{ROOT}/{name}" for name in without)

    def line(frame, event, _):
        if event == "line":
            counts[frame.f_code.co_filename, frame.f_lineno] += 1
        return line

    def call(frame, *_):
        file = frame.f_code.co_filename
        return line if file.startswith(ROOT) and not file.startswith(left_out) else None

    before = sys.gettrace()
    sys.settrace(call)
    try:
        action()
    finally:
        sys.settrace(before)
    return counts


def too_many(small, large, size):
    """Lines that run more than three times as often, and more than eight times for each joint."""
    return [
        f"{file.removeprefix(ROOT)[1:]}:{line} runs {small[file, line]} and {count} times"
        for (file, line), count in large.items()
        if count > 8 * size and 0 < small[file, line] < count / 3
        if not file.removeprefix(ROOT)[1:].startswith(BY_NATURE)
    ]


def state(robot):
    return np.full((3, robot.n), 0.1)


ACTIONS = {
    # in this process, where lines are counted
    "read": lambda text, form, path: (mjcf_reader.read if form == "mjcf" else rnea.loads)(text),
    "load": lambda text, form, path: rnea.load(path),
    "check, command": lambda text, form, path: run("check", path),
    "show, command": lambda text, form, path: run("show", path, "--json"),
    "torques": lambda text, form, path: rnea.load(path).inverse_dynamics(
        *state(rnea.load(path)), eager=True
    ),
    "poses": lambda text, form, path: rnea.load(path).forward_kinematics(
        state(rnea.load(path))[0], eager=True
    ),
    "payload": lambda text, form, path: rnea.load(path).with_payload(2.0, frame="l1"),
    "locked": lambda text, form, path: rnea.load(path).with_locked({"j1": 0.1, "j3": 0.2}),
    "words": lambda text, form, path: (repr(rnea.load(path)), str(rnea.load(path))),
    "to toml": lambda text, form, path: written(rnea.load(path), "toml"),
    "to urdf": lambda text, form, path: written(rnea.load(path), "urdf"),
    "to mjcf": lambda text, form, path: written(rnea.load(path), "mjcf"),
    "save": lambda text, form, path: rnea.load(path).save(path.with_name("saved.toml")),
}


@sample_cases(3)
@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("form", FILES)
def test_twice_the_joints_are_twice_the_work(tmp_path, form, action):
    size = SIZES.get(action, SIZE)
    for shape in SHAPES:
        counts = []
        for n in (3, size, 2 * size):
            text = FILES[form](shape, n)
            path = tmp_path / f"{shape}{n}.{ {'mjcf': 'xml'}.get(form, form) }"
            path.write_text(text)
            counts.append(
                lines_of(lambda t=text, p=path: ACTIONS[action](t, form, p), *OF_PROGRAMS)
            )
        _, small, large = counts  # the first one for imports
        assert too_many(small, large, 2 * size) == [], shape
        total = sum(large.values()) / sum(small.values())
        assert 1.2 < total < 2.6, (shape, total)


def test_a_page_of_studio_is_made_joint_by_joint(tmp_path):
    """A star: the factors of a chain's mass matrix have n² entries."""
    counts = []
    for n in (3, 16, 32):
        path = tmp_path / f"star{n}.toml"
        path.write_text(FILES["toml"]("star", n))
        act = partial(run, "studio", path, "-o", path.with_suffix(".html"))
        counts.append(lines_of(act, *OF_PROGRAMS))
        assert path.with_suffix(".html").exists()
    assert too_many(*counts[1:], 32) == []


def test_every_format_that_is_read_has_robots_of_any_size():
    assert set(FILES) == {form.name for form in FORMATS}


def test_loops_in_loops_are_found():
    """The counter counts: n lines for each of n joints are told."""
    robots = [rnea.loads(FILES["toml"]("chain", n)) for n in (20, 40)]

    def pairs(robot):
        for body in robot.model.bodies:
            robot.model.support(body.index)

    small, large = (lines_of(lambda r=robot: pairs(r)) for robot in robots)
    assert any("model.py" in line for line in too_many(small, large, 40))


def test_a_long_program_is_printed_line_by_line():
    """In many functions, as programs of thousands of joints are."""
    row, counts = QUANTITIES["inverse_dynamics"], []
    for n in (12, 24):
        robot = random_tree(np.random.default_rng(0), n, shape="chain", kinds=["revolute"])
        made = program(robot.model, ProgramRequest.of(row))
        columns = [InputArray(count) for count in made.layout.columns]
        act = partial(module_text, made.tape, columns, Lanes(4), 40)
        assert act().count("define internal void @part") > 10
        counts.append(lines_of(act))
    assert too_many(*counts, 24) == []
    assert sum(counts[1].values()) < 2.6 * sum(counts[0].values())
