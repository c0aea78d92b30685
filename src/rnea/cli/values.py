"""Numbers typed on the command line: joint values separated by commas or spaces, 'pi/2' allowed."""

from __future__ import annotations

import math
import sys

import numpy as np

from rnea.describe.arithmetic import Expression
from rnea.errors import InputError, RneaError, TrajectoryError
from rnea.loading import read_text
from rnea.robot import Robot
from rnea.spatial.numbers import FLOAT, Array


def numbers(text: str, option: str) -> list[float]:
    """Numbers separated by commas or by spaces."""
    words = [w.strip() for w in text.split(",")] if "," in text else text.split()
    values = []
    for word in words:
        if not word:
            raise InputError(f"{option}: a number is missing between two commas")
        try:
            value = float(Expression(word).evaluate({}, FLOAT))
        except (RneaError, OverflowError) as problem:
            raise InputError(f"{option}: {problem}") from None
        if not math.isfinite(value):
            raise InputError(f"{option}: {word!r} is not a finite number")
        values.append(value)
    return values


def joint_values(robot: Robot, text: str | None, option: str) -> Array | None:
    """One number per joint, or None where the option was not given."""
    if text is None:
        return None
    values = numbers(text, option)
    if len(values) != robot.n:
        raise InputError(
            f"{option} has {len(values)} values, but robot {robot.name!r} has {robot.n} joints "
            f"({', '.join(robot.joint_names)})"
        )
    return np.array(values)


def read_input(path: str) -> str:
    """The text of a file, or of stdin for '-'."""
    if path == "-":
        return sys.stdin.read()
    return read_text(path, TrajectoryError)


class UsageError(InputError):
    """Options that do not go together: exit code 2."""
