"""xacro: URDF with macros and expressions.

Expanding evaluates what the file says and opens the files that it includes. So it happens only for
a file that the user names by its path, never for text, and in a process of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from rnea.apart import ask
from rnea.describe import xml_text
from rnea.describe.description import Description
from rnea.describe.names import listed
from rnea.describe.urdf import reader as urdf_reader
from rnea.describe.urdf.expansion import expanded
from rnea.describe.xml_text import Element
from rnea.errors import InputError, RobotFileError
from rnea.extras import require

_MARKS = ("${", "$(")
# what these hold is for others; a dollar sign there need not be xacro's
_FOREIGN = ("gazebo", "ros2_control")


def read(
    text: str,
    file: str,
    path: Path | None,
    packages: Mapping[str, str | Path],
    arguments: Mapping[str, Any],
) -> Description:
    """A robot from URDF text, or from xacro, which is expanded from its path."""
    root = xml_text.parse(text, file)
    if not _is_xacro(root):
        if arguments:
            raise InputError(
                f"arguments= (--xacro-arg) fills in the <xacro:arg> of a xacro file; "
                f"{file or 'this text'} is plain URDF and has none"
            )
        return urdf_reader.from_root(root, file)
    finished = not arguments and not file.endswith(".xacro") and _is_finished(root)
    if path is None and finished:
        return _without_leftovers(root, file)
    if path is None:
        raise RobotFileError(
            "this is xacro, which is expanded only from a file that you name: rnea.load(path)",
            file=file,
        )
    try:
        text = _expanded(path, file, packages, arguments)
    except RobotFileError:
        if finished:
            return _without_leftovers(root, file)
        raise
    try:
        description = urdf_reader.read(text, file)
    except RobotFileError as problem:
        line = f" (line {problem.line} of the expanded file)" if problem.line else ""
        raise RobotFileError(problem.message + line, file=file, path=problem.path) from None
    # its lines are those of the expanded text, which nobody can open
    return replace(description, lines={})


def _is_xacro(root: Element) -> bool:
    """Whether a <robot> still has macros or expressions in it."""
    return any(
        element.tag.startswith("xacro:")
        or any(mark in value for value in element.attributes.values() for mark in _MARKS)
        for element in root.walk(without=_FOREIGN)
    )


def _is_finished(root: Element) -> bool:
    """Whether a <robot> is complete but for elements that somebody's expansion left in it."""
    around = [e for e in root.walk(without=_FOREIGN) if not e.tag.startswith("xacro:")]
    marked = (mark in value for e in around for value in e.attributes.values() for mark in _MARKS)
    return bool(root.all("link")) and bool(root.all("joint")) and not any(marked)


def _without_leftovers(root: Element, file: str) -> Description:
    left = [e for e in root.walk(without=_FOREIGN) if e.tag.startswith("xacro:")]
    names = listed([f"<{e.tag}> in line {e.line}" for e in left])
    description = urdf_reader.from_root(root, file)
    caution = f"left over from xacro and passed over: {names}"
    return replace(description, cautions=(*description.cautions, caution))


def _expanded(
    path: Path, file: str, packages: Mapping[str, str | Path], arguments: Mapping[str, Any]
) -> str:
    require("xacrodoc", f"{file}: xacro needs")
    given = {str(key): str(value) for key, value in arguments.items()}
    places = {str(name): str(place) for name, place in packages.items()}
    answer: str = ask(expanded, str(path), file, places, given, who="xacro", file=file)
    return answer
