"""What a problem tells: the arm link by link in its joints' frames, the state, and the load."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from rnea.core.spatial import number
from rnea.core.spatial.numbers import Array
from rnea.core.textbook import links_of
from rnea.report.exercises.kinds import ExerciseKind
from rnea.report.given import GivenTable
from rnea.report.problem.problem import Problem
from rnea.report.worksheet import (
    DIGITS,
    FRAMES,
    arm_tables,
    gravity_text,
    number_cell,
    vector_cell,
)
from rnea.robot import Robot


@dataclass(frozen=True, eq=False)
class ExerciseState:
    """A state; places: q as it was drawn, in degrees for joints that turn."""

    places: tuple[float, ...]
    q: Array
    qd: Array
    qdd: Array


def problem_of(
    arm: Robot,
    kind: ExerciseKind,
    state: ExerciseState,
    load: float,
    title: str,
    seed: int,
    drawing: str,
) -> Problem:
    """arm: without its load, which stands at the tool."""
    chain = links_of(arm.model, arm.gravity)
    # the file's axes of links are not those of its joints, which the table has
    notes = _without(arm.description.notes, r"\bLink axes\b")
    told = [notes, FRAMES] if notes else [FRAMES]
    weighs = gravity_text(arm.model, arm.gravity, in_world=kind.notations == ("lagrange",))
    told += [weighs if kind.gravity else "There is no gravity here."]
    if load:
        assert chain.end is not None
        told += [
            f"The tool carries a load of {number(load)} kg, a point at "
            f"{vector_cell(chain.end.translation)} m in frame {{{arm.n}}}."
        ]
    if kind.tool:
        told += [f"The tool is frame {{{arm.n + 1}}}, {_tool(arm)} in frame {{{arm.n}}}."]
    tables = (
        *arm_tables(arm.model, arm.gravity),
        GivenTable("The state", _state_rows(arm, state)),
    )
    return Problem(title, tuple(told), tables, kind.questions, _command(arm, state, seed), drawing)


def _tool(arm: Robot) -> str:
    end = links_of(arm.model, arm.gravity).end
    assert end is not None
    axes = "" if _parallel(end.rotation) else f", with axes {_axes(end.rotation)}"
    return f"with its origin at {vector_cell(end.translation)} m{axes}"


def _state_rows(arm: Robot, state: ExerciseState) -> tuple[tuple[str, ...], ...]:
    rows = [("joint", "q", "q\u0307", "q\u0308")]
    for k, body in enumerate(arm.model.bodies):
        unit, place = body.joint.position_unit, number(state.places[k], DIGITS)
        at = f"{place}° = {number_cell(state.q[k])} rad" if body.joint.turns else f"{place} m"
        rates = f"{number_cell(state.qd[k])} {unit}/s", f"{number_cell(state.qdd[k])} {unit}/s²"
        rows.append((body.joint.name, at, *rates))
    return tuple(rows)


def _command(arm: Robot, state: ExerciseState, seed: int) -> str:
    places = [
        _part_of_pi(x) if body.joint.turns else number(x, DIGITS)
        for x, body in zip(state.places, arm.model.bodies, strict=True)
    ]
    rates = (
        f"--{name}={','.join(map(number_cell, values))}"
        for name, values in (("qd", state.qd), ("qdd", state.qdd))
        if values.any()
    )
    yours = ",".join(f"tau{i}" for i in range(1, arm.n + 1))
    words = [f"rnea diagnose robot-{seed:02}.toml", f"--q={','.join(places)}", *rates]
    return " ".join([*words, f"--tau={yours}"])


def _part_of_pi(degrees: float) -> str:
    """As one types it: -pi/6 for -30."""
    part = Fraction(degrees) / 180
    if part.denominator > 180 or not part:
        return f"{degrees!r}*pi/180"
    times = "" if abs(part.numerator) == 1 else f"{abs(part.numerator)}*"
    over = f"/{part.denominator}" if part.denominator > 1 else ""
    return f"{'-' if part < 0 else ''}{times}pi{over}"


def solved_load(arm: Robot) -> tuple[str, ...]:
    """How the steps know the load: as a part of the last link."""
    last = links_of(arm.model, arm.gravity).links[-1].inertia
    moments = vector_cell(np.diag(np.asarray(last.about_com, float)))
    return (
        f"The load is a part of link {arm.n}: together they have {number_cell(last.mass)} kg, "
        f"their centre of mass is at {vector_cell(last.com)} m, and their moments of inertia about "
        f"it are {moments} kg m².",
    )


def still_true(notes: str) -> str:
    """Notes of a robot file without the sentences that say its torques, which are asked for, and
    those about rods, whose moments the drawn numbers need not have."""
    return _without(notes, r"\btau|\brods?\b")


def _without(notes: str, words: str) -> str:
    sentences = re.split(r"(?<=\.) (?=[A-Za-z])", notes)
    return " ".join(x for x in sentences if not re.search(words, x))


def _parallel(rotation: Array) -> bool:
    return bool(np.allclose(np.asarray(rotation, float), np.eye(3), atol=1e-12))


def _axes(rotation: Array) -> str:
    turned = np.asarray(rotation, float)
    return ", ".join(f"{letter} {vector_cell(turned[:, k])}" for k, letter in enumerate("xyz"))
