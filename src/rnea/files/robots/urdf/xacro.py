"""xacro: URDF with macros and expressions.

Expanding evaluates what the file says: its expressions are Python. So it happens only for a file
whose name ends in .xacro, or where the user asks for it, and in a confined process.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from rnea.core.description.description import Description
from rnea.core.description.names import listed
from rnea.errors import InputError, RobotFileError
from rnea.files.robots import xml_text
from rnea.files.robots.urdf import reader as urdf_reader
from rnea.files.robots.urdf.expansion import expanded
from rnea.files.robots.xml_text import Element
from rnea.system.file_access import readable_folders
from rnea.system.optional_packages import require
from rnea.system.sandbox import call_confined

ENDING = ".xacro"
_PREFIX = "xacro:"
_MARKS = ("${", "$(")
# what these hold is for others; a dollar sign there need not be xacro's
_FOREIGN = ("gazebo", "ros2_control")
# without these a robot is another one; calls of macros that are defined nowhere are left over
_MEANINGFUL = tuple(
    _PREFIX + tag
    for tag in ("macro", "include", "if", "unless", "insert_block", "call", "element", "attribute")
)


def read(
    text: str,
    file: str,
    path: Path | None,
    packages: Mapping[str, str | Path],
    arguments: Mapping[str, Any],
    xacro: bool,
) -> Description:
    """A robot from URDF text, or from xacro, which is expanded if it may be."""
    root = xml_text.parse(text, file)
    first = _first_of_xacro(root)
    if first is None:
        if arguments:
            raise InputError(
                f"arguments= (--xacro-arg) fills in the <xacro:arg> of a xacro file; "
                f"{file or 'this text'} is plain URDF and has none"
            )
        return urdf_reader.from_root(root, file)
    if not xacro and (path is None or path.suffix.lower() != ENDING):
        if not arguments and _is_finished(root):
            return _without_leftovers(root, file)
        raise _unexpanded(first, path)
    text = _expanded(text, path, file, packages, arguments)
    try:
        description = urdf_reader.read(text, file)
    except RobotFileError as problem:
        line = f" (line {problem.line} of the expanded file)" if problem.line else ""
        raise RobotFileError(problem.message + line, file=file, path=problem.path) from None
    # its lines are those of the expanded text, which nobody can open
    return replace(description, lines={})


def _first_of_xacro(root: Element) -> Element | None:
    """The first element that is one of xacro's or has an expression in it."""
    return next((x for x in root.walk(without=_FOREIGN) if _is_xacro(x) or _has_marks(x)), None)


def _is_xacro(element: Element) -> bool:
    return element.tag.startswith(_PREFIX)


def _has_marks(element: Element) -> bool:
    return any(mark in value for value in element.attributes.values() for mark in _MARKS)


def _is_finished(root: Element) -> bool:
    """Whether a <robot> is complete but for elements that somebody's expansion left in it."""
    elements = list(root.walk(without=_FOREIGN))
    unexpanded = any(x.tag in _MEANINGFUL or (_has_marks(x) and not _is_xacro(x)) for x in elements)
    return bool(root.all("link")) and bool(root.all("joint")) and not unexpanded


def _unexpanded(first: Element, path: Path | None) -> RobotFileError:
    what = f"<{first.tag}>" if _is_xacro(first) else f"an expression in <{first.tag}>"
    name = "" if path is None else f" or rename it to {path.with_suffix(ENDING).name}"
    call = "loads(text, xacro=True)" if path is None else "load(path, xacro=True)"
    return first.error(
        f"{what} is xacro, whose expressions are code; expected plain URDF. To expand it, add "
        f"--xacro (in Python: {call}){name}"
    )


def _without_leftovers(root: Element, file: str) -> Description:
    left = [e for e in root.walk(without=_FOREIGN) if e.tag.startswith("xacro:")]
    names = listed([f"<{e.tag}> in line {e.line}" for e in left])
    description = urdf_reader.from_root(root, file)
    caution = f"left over from xacro and passed over: {names}"
    return replace(description, cautions=(*description.cautions, caution))


def _expanded(
    text: str,
    path: Path | None,
    file: str,
    packages: Mapping[str, str | Path],
    arguments: Mapping[str, Any],
) -> str:
    require("xacrodoc", f"{file or 'this text'}: xacro needs")
    named = None if path is None else Path(os.path.abspath(path))
    return call_confined(
        expanded,
        text,
        "" if named is None else str(named),
        {str(name): os.path.realpath(folder) for name, folder in packages.items()},
        {str(key): str(value) for key, value in arguments.items()},
        folders=map(str, readable_folders(named, packages)),
        who="xacro",
        file=file,
    )
