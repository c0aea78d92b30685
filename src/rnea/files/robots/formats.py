"""The formats of robot files, one row each: how one is recognised, read and written.

To add a format: a package of this folder with its name, whose door has

    read(text, file) -> Description
    write(description, model) -> (text, sentences about what the format cannot say)

(the latter if it can be written), a row in `FORMATS`, and hostile files in tests/support.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from rnea.core.description.description import Description
from rnea.core.description.legal_names import refuse_odd_names
from rnea.errors import InputError, RobotFileError
from rnea.files.robots.xml_text import root_of

# what the options of `rnea.load` are for, and what they are called on the command line
_OPTIONS = {
    "packages": ("--package", "says where the meshes and included files of others lie"),
    "arguments": ("--xacro-arg", "fills in the <xacro:arg> of a xacro file"),
    "density": ("--density", "gives links without a mass that of their shapes"),
    "xacro": ("--xacro", "expands the macros and expressions of a file not named .xacro"),
}


@dataclass(frozen=True)
class Format:
    """A format of robot files.

    name         as in `rnea convert --to`; that of its package here
    title        as people call it
    root         the outermost element of its XML; empty if it is not XML
    endings      of the names of files that are written
    also_read    further such endings
    options      those of `rnea.load` that it can use, beside what every robot can
    includes     its reader takes the file's path and `packages` too
    expands      its reader takes `arguments` and `xacro` besides
    written_from "description", "tree" (the description of one, in plain numbers) or "model";
                 empty if it is not written
    """

    name: str
    title: str
    root: str
    endings: tuple[str, ...]
    also_read: tuple[str, ...] = ()
    options: tuple[str, ...] = ("packages", "density")
    includes: bool = False
    expands: bool = False
    written_from: str = ""

    @property
    def _package(self) -> ModuleType:
        # imported when used: a program that reads one format needs no other
        return importlib.import_module(f"rnea.files.robots.{self.name}")

    def read(
        self,
        text: str,
        file: str,
        path: Path | None,
        packages: Mapping[str, str | Path],
        arguments: Mapping[str, Any],
        xacro: bool = False,
    ) -> Description:
        """What the text of a file says; path None where only the text was given."""
        further = (path, packages) * self.includes + (arguments, xacro) * self.expands
        description: Description = self._package.read(text, file, *further)
        refuse_odd_names(description, file)
        return description

    def write(self, description: Description, model: Any) -> tuple[str, list[str]]:
        """The text of a robot and a sentence for everything that it does not say."""
        return self._package.write(description, model)

    def require_use_of(self, option: str, file: str) -> None:
        """Refuse an option of `rnea.load` that does nothing for this format."""
        if option not in self.options:
            flag, purpose = _OPTIONS[option]
            users = " and ".join(form.title for form in FORMATS if option in form.options)
            raise InputError(
                f"{option}= ({flag}) {purpose}; {file or 'this text'} is {self.title}, which has "
                f"no use for it. It goes with {users}"
            )


FORMATS = (
    Format("toml", "TOML", "", (".toml",), options=(), written_from="description"),
    Format(
        "urdf",
        "URDF or xacro",
        "robot",
        (".urdf",),
        also_read=(".xacro",),
        options=("packages", "density", "arguments", "xacro"),
        includes=True,
        expands=True,
        written_from="tree",
    ),
    Format("mjcf", "MJCF", "mujoco", (".xml", ".mjcf"), includes=True, written_from="model"),
    Format("sdf", "SDF", "sdf", (".sdf",), also_read=(".world",)),
)


def format_of(text: str, file: str) -> Format:
    """The format of a robot file, by what its text starts with; `file` is named in errors."""
    start = text.removeprefix("\ufeff").lstrip()
    if not start:
        raise RobotFileError("is empty", file=file)
    xml = {form.root: form for form in FORMATS if form.root}
    roots = ", ".join(f"<{root}> ({form.title})" for root, form in xml.items())
    if start.startswith("<"):
        root = root_of(text, file)
        if root.tag not in xml:
            raise root.error(f"no robot starts with <{root.tag}>. Legal: {roots}")
        return xml[root.tag]
    endings = tuple(end for form in xml.values() for end in form.endings + form.also_read)
    if file.lower().endswith(endings):
        raise RobotFileError(f"is not XML. Expected: {roots}", file=file, line=1)
    if _is_motion(start, file):
        raise RobotFileError("looks like a motion (CSV), not a robot file", file=file)
    return next(form for form in FORMATS if not form.root)


def _is_motion(text: str, file: str) -> bool:
    """A table whose first row names columns as motions do."""
    rows = (line for line in text.splitlines() if line.strip() and not line.startswith("#"))
    cells = next(rows, "").split(",")
    named = any(re.match(r"\s*(qd{0,2}_|tau_|t\s*$)", cell) for cell in cells)
    return len(cells) > 1 and "=" not in cells[0] and (named or file.lower().endswith(".csv"))
