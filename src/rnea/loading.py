"""Loading robots: from the catalogue by name, from files by path, from text.

What a file is, its content says: TOML, or XML whose root is <robot> (URDF, xacro), <mujoco> (MJCF)
or <sdf>.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rnea.describe import (
    LARGEST_TEXT,
    Description,
    catalogue,
    decoded,
    parse_xml,
    root_of_xml,
    without_mimics,
)
from rnea.describe.toml import line_of, read_toml
from rnea.errors import InputError, RobotFileError, TrajectoryError, UnknownNameError
from rnea.robot import Robot

_XML_NAMES = (".urdf", ".xacro", ".xml", ".mjcf", ".sdf", ".world")
_ROOTS = "<robot> (URDF, xacro), <mujoco> (MJCF), <sdf>"


def load(
    name_or_path: str | Path,
    *,
    packages: Mapping[str, str | Path] | None = None,
    density: float | None = None,
    arguments: Mapping[str, Any] | None = None,
    mimic: bool = True,
    unrealizable: str = "",
    eager: bool = False,
) -> Robot:
    """A robot of the catalogue by name, or from a robot file by path.

    packages   where package://name/... of URDF and xacro files lies: directories by name
    density    kg/m³: links without an inertial get the mass of their collision (else visual)
               shapes; only then are meshes opened
    arguments  values for the <xacro:arg> of a xacro file
    mimic      False: joints that follow others move on their own
    unrealizable   why inertias that no rigid body can have are meant; with a reason they are
               computed with in silence, negative principal moments too
    eager      every question walks the links; nothing is compiled

    >>> load("puma560").gravity_torque([0, 0, 0, 0, 0, 0]).round(4)
    array([ 0.    , 37.4837,  0.2489,  0.    ,  0.    ,  0.    ])
    """
    given = str(name_or_path)
    path = Path(given)
    if given in catalogue.names():
        return loads(catalogue.text(given), file=f"{given}.toml", eager=eager)
    if re.fullmatch(r"[\w-]{1,100}", given) and not path.exists():
        raise UnknownNameError("robot", given, catalogue.names())
    text = decoded(_bytes_of(given), given)
    options = _Options(packages or {}, density, arguments or {}, mimic, unrealizable, eager)
    return _robot(text, given, path, options)


def described(name_or_path: str | Path) -> tuple[Description, Callable[[str], int]]:
    """What a robot file says, not yet built, and the line of each of its entries by path.

    For those who look for faults: a robot that cannot be built has a description all the same.
    """
    given = str(name_or_path)
    if given in catalogue.names():
        text, file = catalogue.text(given), f"{given}.toml"
    elif re.fullmatch(r"[\w-]{1,100}", given) and not Path(given).exists():
        raise UnknownNameError("robot", given, catalogue.names())
    else:
        text, file = decoded(_bytes_of(given), given), given
    description = _described(text, file, Path(given), _Options({}, None, {}))
    if text.lstrip("\ufeff \t\r\n").startswith("<"):
        return description, description.line_of
    return description, lambda path: line_of(text, path)


def loads(
    text: str,
    file: str = "",
    *,
    packages: Mapping[str, str | Path] | None = None,
    density: float | None = None,
    mimic: bool = True,
    unrealizable: str = "",
    eager: bool = False,
) -> Robot:
    """A robot from the text of a robot file; `file` is the name used in messages.

    The options are those of `load`.
    """
    if not isinstance(text, str):
        raise InputError(f"loads takes the text of a robot file, not {type(text).__name__}")
    options = _Options(packages or {}, density, {}, mimic, unrealizable, eager)
    return _robot(text, file, None, options)


@dataclass(frozen=True)
class _Options:
    """What `load` was told besides the file."""

    packages: Mapping[str, str | Path]
    density: float | None
    arguments: Mapping[str, Any]
    mimic: bool = True
    unrealizable: str = ""
    eager: bool = False


def _robot(text: str, file: str, path: Path | None, options: _Options) -> Robot:
    description = _described(text, file, path, options)
    if options.density is not None:
        from rnea.describe import with_missing_masses

        directory = None if path is None else path.parent
        description = with_missing_masses(description, options.density, directory, options.packages)
    if not options.mimic:
        description = without_mimics(description)
    if options.unrealizable:
        description = replace(description, unrealizable=options.unrealizable)
    try:
        return Robot(description, eager=options.eager)
    except RobotFileError as problem:
        # the builder knows the entry's path; the text knows its line
        is_xml = text.lstrip("\ufeff \t\r\n").startswith("<")
        line = description.line_of(problem.path) if is_xml else line_of(text, problem.path)
        raise RobotFileError(problem.message, file=file, line=line, path=problem.path) from None


def _described(text: str, file: str, path: Path | None, options: _Options) -> Description:
    """What the text says, by the reader for what it is."""
    start = text.removeprefix("\ufeff").lstrip()
    if not start:
        raise RobotFileError("is empty", file=file)
    if not start.startswith("<"):
        if file.lower().endswith(_XML_NAMES):
            raise RobotFileError(f"is not XML. Expected: {_ROOTS}", file=file, line=1)
        if _is_motion(start, file):
            raise RobotFileError("looks like a motion (CSV), not a robot file", file=file)
        return read_toml(text, file)
    root = root_of_xml(text, file)
    if root.tag == "robot":
        from rnea.describe.urdf import is_xacro, read_urdf, read_xacro

        root = parse_xml(text, file)
        if is_xacro(root):
            return read_xacro(path, file, options.packages, options.arguments)
        return read_urdf(root, file)
    if root.tag == "mujoco":
        from rnea.describe.mjcf import read_mjcf

        return read_mjcf(text, file)
    if root.tag == "sdf":
        from rnea.describe.sdf import read_sdf

        return read_sdf(text, file)
    raise root.error(f"no robot starts with <{root.tag}>. Legal: {_ROOTS}")


def _is_motion(text: str, file: str) -> bool:
    """A table whose first row names columns as motions do."""
    rows = (line for line in text.splitlines() if line.strip() and not line.startswith("#"))
    cells = next(rows, "").split(",")
    named = any(re.match(r"\s*(qd{0,2}_|tau_|t\s*$)", cell) for cell in cells)
    return len(cells) > 1 and "=" not in cells[0] and (named or file.lower().endswith(".csv"))


def _bytes_of(path: str) -> bytes:
    """The bytes of a robot file, at most as many as one may have."""
    try:
        with Path(path).open("rb") as stream:
            data = stream.read(LARGEST_TEXT + 1)
    except FileNotFoundError:
        raise RobotFileError("no such file", file=path) from None
    except IsADirectoryError:
        raise RobotFileError("is a directory, not a file", file=path) from None
    except (OSError, ValueError) as problem:
        raise RobotFileError(f"cannot be read: {problem}", file=path) from None
    if len(data) > LARGEST_TEXT:
        raise RobotFileError(f"is larger than {LARGEST_TEXT // 2**20} MiB", file=path)
    return data


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
