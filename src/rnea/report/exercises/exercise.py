"""A problem, its worked solution, its key and its robot, put together from a seed."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from rnea.core.model import Body
from rnea.core.spatial import TOOL, csv_line
from rnea.core.textbook import Step, nearest_notation
from rnea.errors import InputError, UnknownNameError, require_count
from rnea.files.tables.csv_comments import comment_lines
from rnea.report.exercises.drawing import ANGLES, SLIDING, TURNING, Drawing, between
from rnea.report.exercises.individual_numbers import with_own_numbers
from rnea.report.exercises.kinds import KINDS, TORQUES, ExerciseKind, kind_of, require
from rnea.report.exercises.problem_text import ExerciseState, problem_of, solved_load, still_true
from rnea.report.problem.problem import Problem
from rnea.report.worksheet import Worksheet
from rnea.report.worksheets import worksheet
from rnea.robot import Robot
from rnea.robot.writing import written

_TRIES = 8
PAYLOADS = (0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0)


@dataclass(frozen=True, eq=False)
class Exercise:
    """One sheet.

    robot: with the numbers of this sheet, and its payload; robot_file: as TOML
    problem, solution: what views write
    key: a CSV file with the state and its torques, as `rnea diagnose` reads it
    """

    robot: Robot
    problem: Problem
    solution: Worksheet
    key: str
    robot_file: str


def exercise(robot: Robot, kind: str, seed: int = 1, notation: str | None = None) -> Exercise:
    """The sheet of a seed; the same one whenever the same robot, kind and seed are given.

    kind: a row of `KINDS`, with the joints that it is meant for before it or not, as in
    2r-newton-euler and rp-forces
    notation: of the solution, where the kind can be written in several
    """
    seed = require_count(seed, "seed")
    topic, shape = kind_of(kind)
    row = KINDS[topic]
    require(robot.model, topic, shape)
    way = _notation(topic, row, notation)
    draw = Drawing(robot.name, topic, seed)
    bare = _described(with_own_numbers(robot, draw), topic, seed)
    if not row.gravity:
        bare = bare.with_gravity((0.0, 0.0, 0.0))
    load = draw.one(PAYLOADS) if row.payload else 0.0
    arm = bare.with_payload(load, inertia={"izz": 0.0}, frame=_tip(bare)) if load else bare
    # one state each is not worth a compiled kernel, and walks give the same bits on any machine
    arm = arm.with_eager()
    state = _exercise_state(arm, row, draw)
    title = f"{row.title}: {bare.name}, sheet {seed}"
    sheet = worksheet(arm, way, state.q, state.qd, state.qdd)
    solution = _solution(sheet, arm, row, state, f"Solution. {title}")
    if load:
        solution = replace(solution, notes=(*solved_load(arm), *solution.notes))
    drawing = sheet.drawing if way == "craig" else worksheet(arm, "craig", state.q).drawing
    problem = problem_of(bare, row, state, load, title, seed, drawing)
    return Exercise(arm, problem, solution, _key(arm, state, solution), written(arm, "toml")[0])


def _notation(topic: str, kind: ExerciseKind, notation: str | None) -> str:
    if notation is None:
        return kind.notations[0]
    if notation not in kind.notations:
        what = f"notation of the exercise {topic!r}"
        hint = nearest_notation(notation, kind.notations)
        raise UnknownNameError(what, notation, kind.notations, hint)
    return notation


def _described(robot: Robot, topic: str, seed: int) -> Robot:
    """With notes that give no answer away and hold for its numbers, and a source that says whose
    numbers these are."""
    told = robot.description
    source = f"Exercise {topic}, seed {seed}: numbers drawn for it. The arm: {told.source}"
    source = source.removesuffix(" The arm: ")
    return Robot(replace(told, source=source, notes=still_true(told.notes)))


def _tip(robot: Robot) -> str:
    return TOOL if TOOL in robot.frame_names else robot.frame_names[-1]


def _exercise_state(arm: Robot, kind: ExerciseKind, draw: Drawing) -> ExerciseState:
    """The first of some states in which no joint rests by chance; the first, where one always
    does."""
    states = [_state(arm, kind, draw) for _ in range(_TRIES)]
    torques = (abs(arm.inverse_dynamics(x.q, x.qd, x.qdd)) for x in states)
    busy = [int((tau > 1e-9).sum()) for tau in torques]
    return states[busy.index(max(busy))]


def _state(arm: Robot, kind: ExerciseKind, draw: Drawing) -> ExerciseState:
    bodies = arm.model.bodies
    places = [_place(body, draw) for body in bodies]
    rates = [
        [draw.one(TURNING if body.joint.turns else SLIDING) if moves else 0.0 for body in bodies]
        for moves in kind.moving
    ]
    q = np.array(
        [np.deg2rad(x) if b.joint.turns else x for x, b in zip(places, bodies, strict=True)]
    )
    return ExerciseState(tuple(places), q, *map(np.array, rates))


def _place(body: Body, draw: Drawing) -> float:
    """Degrees or metres, within the joint's limits."""
    scale = np.pi / 180 if body.joint.turns else 1.0
    low, high = (
        end if x is None else float(x) / scale
        for x, end in ((body.limits.lower, -np.inf), (body.limits.upper, np.inf))
    )
    usual = ANGLES if body.joint.turns else between(0.2, 0.9, 0.1)
    fitting = [x for x in usual if low <= x <= high]
    step = 15.0 if body.joint.turns else 0.05
    if not fitting and np.isfinite(high - low):
        # the middle, where nothing rounder lies between the limits
        fitting = between(low, high, step) or [(low + high) / 2]
    if not fitting:
        raise InputError(f"joint {body.joint.name!r} has limits that leave no place for a problem")
    return float(draw.one(fitting))


def _solution(
    sheet: Worksheet, arm: Robot, kind: ExerciseKind, state: ExerciseState, heading: str
) -> Worksheet:
    """The worksheet with what the kind puts before it, and without what it does not need."""
    before = () if kind.before is None else kind.before(arm.model, state.q, state.qd)
    known = {str(step.symbol) for step in before}
    rest = [
        step
        for step in sheet.worked.steps
        if str(step.symbol) not in known and (not kind.sections or step.section in kind.sections)
    ]
    steps: tuple[Step, ...] = tuple(
        replace(step, number=k) for k, step in enumerate((*before, *rest), start=1)
    )
    asked = [step for step in steps if kind.is_result(step)]
    names = list(dict.fromkeys(step.name for step in asked if step.name not in TORQUES))
    # by link, and the torques at the end, whichever way the recursion went
    answers = tuple(sorted(asked, key=lambda x: (_rank(x.name, names), x.symbol.sub)))
    worked = replace(sheet.worked, steps=steps, passages=())
    bare = replace(sheet, robot_facts=(), moved="", given=())
    return replace(bare, worked=worked, heading=heading, results=answers)


def _rank(name: str, names: list[str]) -> int:
    return names.index(name) if name in names else len(names)


def _key(arm: Robot, state: ExerciseState, solution: Worksheet) -> str:
    """What was asked for as comments, then one row: the state and its torques, every digit."""
    _, rows = solution.result_table()
    lines = comment_lines(" ".join(filter(None, row)) for row in rows)
    names = arm.joint_names
    columns = [("q", state.q), ("qd", state.qd), ("qdd", state.qdd), ("tau", solution.tau)]
    header = ["t", *(f"{what}_{name}" for what, _ in columns for name in names)]
    values = ["0", *(repr(float(x)) for _, numbers in columns for x in numbers)]
    return "\n".join([*lines, csv_line(header), ",".join(values), ""])
