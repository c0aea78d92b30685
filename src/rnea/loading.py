"""Loading robots: from the catalogue by name, from files by path, from text."""

from __future__ import annotations

import re
from pathlib import Path

from rnea.describe import catalogue, toml_reader
from rnea.errors import InputError, RobotFileError, TrajectoryError, UnknownNameError
from rnea.robot import Robot


def load(name_or_path: str | Path) -> Robot:
    """A robot of the catalogue by name, or from a robot file by path.

    >>> load("puma560").gravity_torque([0, 0, 0, 0, 0, 0]).round(4)
    array([ 0.    , 37.4837,  0.2489,  0.    ,  0.    ,  0.    ])
    """
    given = str(name_or_path)
    path = Path(given)
    if given in catalogue.names():
        return loads(catalogue.text(given), file=f"{given}.toml")
    if re.fullmatch(r"[\w-]{1,100}", given) and not path.exists():
        raise UnknownNameError("robot", given, catalogue.names())
    return loads(read_text(given, RobotFileError), file=given)


def read_text(path: str, error: type[RobotFileError] | type[TrajectoryError]) -> str:
    """The text of a file, or an error of the given kind that says why not."""
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise error("no such file", file=path) from None
    except IsADirectoryError:
        raise error("is a directory, not a file", file=path) from None
    except UnicodeDecodeError:
        raise error("is not UTF-8 text", file=path) from None
    except (OSError, ValueError) as problem:
        raise error(f"cannot be read: {problem}", file=path) from None


def loads(text: str, file: str = "") -> Robot:
    """A robot from the text of a robot file; `file` is the name used in messages."""
    if not isinstance(text, str):
        raise InputError(f"loads takes the text of a robot file, not {type(text).__name__}")
    description = toml_reader.read(text, file)
    try:
        return Robot(description)
    except RobotFileError as problem:
        # the builder knows the entry's path; the text knows its line
        line = toml_reader.line_of(text, problem.path)
        raise RobotFileError(problem.message, file=file, line=line, path=problem.path) from None
