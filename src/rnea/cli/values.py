"""Numbers typed on the command line: joint values separated by commas or spaces, 'pi/2' allowed."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import numpy as np

from rnea.describe.arithmetic import Expression
from rnea.errors import InputError, TrajectoryError
from rnea.robot import Robot
from rnea.spatial.numbers import FLOAT, Array


def numbers(text: str, option: str) -> list[float]:
    words = [word for word in re.split(r"[,\s]+", text.strip()) if word]
    values = []
    for word in words:
        try:
            values.append(float(Expression(word).evaluate({}, FLOAT)))
        except InputError as problem:
            raise InputError(f"{option}: {problem}") from None
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
    file = Path(path)
    if not file.exists():
        raise TrajectoryError("no such file", file=path)
    if file.is_dir():
        raise TrajectoryError("is a directory, not a file", file=path)
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise TrajectoryError("is not UTF-8 text", file=path) from None
    except OSError as problem:
        raise TrajectoryError(f"cannot be read: {problem.strerror}", file=path) from None
