"""Numbers typed on the command line: joint values separated by commas or spaces, 'pi/2' allowed."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Collection
from fractions import Fraction

import numpy as np

from rnea.cli.options.typed import decimal_comma, refuse_names, refuse_units, respelt
from rnea.cli.output import was_read
from rnea.cli.streams import read_stdin
from rnea.core.description import Expression
from rnea.core.spatial.numbers import FLOAT, Array
from rnea.errors import InputError, RneaError, TrajectoryError, counted, shortened, suggestion
from rnea.robot import Robot
from rnea.robot.loading import read_text
from rnea.system.input_files import ending_of

# options of all commands that say where a robot stands
_PLACES = ("--q", "--to", "--via", "--q-motor")
# of CSV files that are read as text
_TEXT = ("", ".csv", ".txt")
_POWER = re.compile(r"(\d{1,4})(?:\^|\*\*)(\d{1,3})", re.ASCII)
_EXPONENTIAL = re.compile(r"[+-]?\d{1,30}(?:\.\d{0,30})?(?:[eE][+-]?\d{1,2})?", re.ASCII)


def numbers(text: str, option: str, units: Collection[str] = ()) -> list[float]:
    """Numbers separated by commas or by spaces; units: what they are in, for messages."""
    refuse_units(text, option, units)
    words = [w.strip() for w in text.split(",")] if "," in text else text.split()
    values = []
    for word in words:
        if not word:
            raise InputError(f"{option}: a number is missing {_gap(text)}")
        try:
            formula = Expression(word)
            refuse_names(word)
            value = float(formula.evaluate({}, FLOAT))
        except (RneaError, OverflowError) as problem:
            hint = decimal_comma(text) or respelt(text)
            raise InputError(f"{option}: {problem}{hint}") from None
        if not math.isfinite(value):
            raise InputError(f"{option}: {word!r} is not a finite number")
        values.append(value)
    return values


def exactly(
    text: str, option: str, meant: str, example: str, units: Collection[str] = ()
) -> list[float]:
    """As many numbers as the example has; meant: what they are, for the message."""
    values, wanted = numbers(text, option, units), example.count(",") + 1
    if len(values) != wanted:
        raise InputError(
            f"{option} needs {wanted} numbers, got {len(values)}: {meant}, e.g. {option} {example}"
        )
    return values


def _gap(text: str) -> str:
    if text.strip().endswith(","):
        return "after the last comma"
    return "before the first comma" if text.strip().startswith(",") else "between two commas"


def count(text: str, option: str, most: int) -> int:
    """A whole number from 1, as 1000, 1_000, 1e8 or 2^20.

    >>> count("2^20", "--rows", 10**9), count("1.5e3", "--rows", 10**9)
    (1048576, 1500)
    """
    words = text.strip().replace("_", "")
    power, exponential = _POWER.fullmatch(words), _EXPONENTIAL.fullmatch(words)
    value = Fraction(0)
    if power:
        value = Fraction(int(power[1]) ** int(power[2]))
    elif exponential:
        value = Fraction(words)
    else:
        raise UsageError(f"{option} {text}: not a number; write 1000, 1e8 or 2^20")
    if value < 1 or value.denominator != 1:
        raise UsageError(f"{option} {text}: must be a whole number from 1")
    if value > most:
        raise UsageError(f"{option} {text}: {most} are the most")
    return int(value)


def joint_values(
    robot: Robot, text: str | None, option: str, others: Collection[int] = ()
) -> Array | None:
    """The numbers of all joints, or None where the option was not given: nq of them for options
    that say where the robot stands, with quaternions of length 1, and nv for all others. Where a
    robot with loops stands, those of its independent joints do: the others are found, and told.
    others: how many numbers would do besides, for the question about commas."""
    if text is None:
        return None
    values = np.array(numbers(text, option, _units(robot, option)))
    positions = option in _PLACES
    independent = len(_independent(robot))
    if positions and 0 < independent == len(values) != robot.model.nq:
        return _assembled(robot, values, option)
    if len(values) != (wanted := robot.model.columns("q" if positions else "qd")):
        told = _wrong_count(robot, option, len(values), positions) + _followers(robot)
        raise InputError(told + decimal_comma(text, {wanted, independent, *others}))
    return unit_quaternions(robot, values, option) if positions else values


def _units(robot: Robot, option: str) -> list[str]:
    """Of an option's numbers, where they are positions, rates or efforts of joints."""
    model = robot.model
    rates = [freedom.unit for freedom in model.dofs]
    if option in _PLACES:
        units = [coordinate.unit for coordinate in model.coordinates]
    elif option in ("--qd", "--velocity"):
        units = rates
    elif option in ("--qdd", "--acceleration"):
        units = [f"{unit}^2" for unit in rates]
    elif option in ("--tau", "--effort"):
        units = [freedom.effort_unit for freedom in model.dofs]
    else:
        return []
    return [unit for unit in dict.fromkeys(units) if unit]


def _independent(robot: Robot) -> list[int]:
    """Which numbers of q the others follow from; none where there are no loops."""
    from rnea.apps.trajectory.profiles.assembled import independent_places

    return [] if robot.model.closure is None else independent_places(robot.model)


def _assembled(robot: Robot, values: Array, option: str) -> Array:
    from rnea.cli.output import tell

    try:
        q = robot.assemble(values)
    except InputError as problem:
        raise InputError(f"{option}: {problem}") from None
    told = [
        f"{x.name} {q[k]:.6g}"
        for k, x in enumerate(robot.model.coordinates)
        if k not in _independent(robot)
    ]
    tell(f"note: {option}: assembled: {shortened(told)}")
    return q


def _wrong_count(robot: Robot, option: str, given: int, positions: bool) -> str:
    model, said = robot.model, f"{option} has {counted(given, 'value')}"
    if model.closure is not None:
        return _wrong_count_of_loops(robot, option, given, positions)
    if all(body.joint.nq == 1 for body in model.independent):
        has = f"{counted(robot.n, 'joint')} ({shortened(robot.joint_names)})"
        return f"{said}, but robot {robot.name!r} has {has}"
    columns = model.coordinates if positions else model.dofs
    has = counted(len(columns), "coordinate" if positions else "speed")
    message = f"{said}, but robot {robot.name!r} has {has} ({shortened(x.name for x in columns)})"
    if model.nq != model.nv and given in (model.nq, model.nv):
        message += (
            f". Positions have {model.nq} numbers, because an orientation is a quaternion of four; "
            f"speeds, accelerations and torques have {model.nv}, because a body turns three ways"
        )
    return message


def _wrong_count_of_loops(robot: Robot, option: str, given: int, positions: bool) -> str:
    model, said = robot.model, f"{option} has {counted(given, 'value')}"
    own = [model.coordinates[k].name for k in _independent(robot)]
    if not positions:
        names = [x.name for x in model.dofs]
        return (
            f"{said}, but robot {robot.name!r} has loops: its motion is that of "
            f"{counted(len(names), 'independent speed')} ({shortened(names)})"
        )
    return (
        f"{said}, but robot {robot.name!r} has {counted(model.nq, 'coordinate')} "
        f"({shortened(x.name for x in model.coordinates)}); the {len(own)} of its independent "
        f"joints will do ({shortened(own)}), and the others are found"
    )


def unit_quaternions(robot: Robot, q: Array, option: str) -> Array:
    if not robot.model.has_quasi_velocities:
        return q
    from rnea.apps.trajectory.orientations import unit_quaternions as with_unit_quaternions
    from rnea.cli.output import tell

    rows, notes = with_unit_quaternions(
        robot.model, q[None], lambda words, _: InputError(f"{option}: {words}")
    )
    for note in notes:
        tell(f"note: {option}: {note}")
    return rows[0]


def one_or_each(robot: Robot, text: str | None, option: str) -> float | Array | None:
    """One number for all joints, or one for each."""
    values = [] if text is None else numbers(text, option, _units(robot, option))
    return values[0] if len(values) == 1 else joint_values(robot, text, option, {1})


def _followers(robot: Robot) -> str:
    """Joints that one may have counted though they take no value."""
    found = [
        f"{body.joint.name} follows {body.follows.joint}"
        for body in robot.model.bodies
        if body.follows is not None
    ]
    frees = "frees it" if len(found) == 1 else "frees them"
    return f"; {shortened(found)}; rnea --no-mimic COMMAND {frees}" if found else ""


def one_of(what: str, value: str, legal: Collection[str], hint: str = "") -> str:
    """The value of an option that has a few legal words."""
    if value not in legal:
        raise UsageError(f"unknown {what} {value!r}. {hint}{suggestion(value, legal)}")
    return value


def read_input(path: str) -> str:
    """The text of a CSV file, or of stdin for '-'."""
    if path == "-":
        return read_stdin()
    if os.path.isfile(path):
        ending_of(path, _TEXT)
    was_read(path)
    return read_text(path, TrajectoryError)


class UsageError(InputError):
    """Options that do not exist or do not go together: exit code 2."""
