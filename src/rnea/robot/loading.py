"""Loading robots: from the catalogue by name, from files by path, from text.

What a file is, its content says (`rnea.describe.FORMATS`).
"""

from __future__ import annotations

import math
import re
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass, replace
from pathlib import Path
from typing import Any

from rnea.core.description import (
    Description,
    DHTable,
    Expression,
    evaluate,
    with_base_named,
    with_fixed_base,
    with_free_base,
    without_mimics,
)
from rnea.core.model import ParameterEvaluator, dh_to_tree
from rnea.core.spatial.numbers import FLOAT
from rnea.errors import (
    InputError,
    ModelWarning,
    RneaError,
    RobotFileError,
    TrajectoryError,
    UnknownNameError,
)
from rnea.files.catalogs import robots
from rnea.files.robots.encodings import decoded
from rnea.files.robots.formats import FORMATS, format_of
from rnea.files.robots.shape_masses import with_missing_masses
from rnea.files.robots.xml_text import LARGEST_TEXT
from rnea.robot import Robot
from rnea.system.input_files import read_bytes

BASES = ("free", "fixed")
"""What the option `base` of `load` can be."""


def load(
    name_or_path: str | Path,
    *,
    packages: Mapping[str, str | Path] | None = None,
    density: float | None = None,
    arguments: Mapping[str, Any] | None = None,
    xacro: bool = False,
    mimic: bool = True,
    allow_infeasible_inertia: str = "",
    base: str | None = None,
    eager: bool = False,
) -> Robot:
    """A robot of the catalogue by name, or from a robot file by path.

    packages   folders by name: where package://NAME/... begins, and from which a robot file may
               read beside its own folder
    density    kg/m³: links without an inertial get the mass of their collision (else visual)
               shapes; only then are meshes opened
    arguments  values for the <xacro:arg> of a xacro file
    xacro      True: expand xacro in a file whose name does not end in .xacro
    mimic      False: joints that follow others move on their own
    allow_infeasible_inertia   why inertias that no rigid body can have are meant; with a reason
    they are
               computed with in silence, negative principal moments too
    base       "free": the root link floats, on a joint `base` with six speeds; "fixed": what the
               file lets float or drive about (free and planar joints of the base) stands still
    eager      every question walks the links; nothing is compiled

    An option that a format has no use for is refused.

    >>> load("puma560").gravity_torque([0, 0, 0, 0, 0, 0]).round(4)
    array([ 0.    , 37.4837,  0.2489,  0.    ,  0.    ,  0.    ])
    """
    options = LoadOptions(
        packages, density, arguments, xacro, mimic, allow_infeasible_inertia, base
    )
    return _built(described(name_or_path, options), eager)


def loads(
    text: str,
    file: str = "",
    *,
    packages: Mapping[str, str | Path] | None = None,
    density: float | None = None,
    arguments: Mapping[str, Any] | None = None,
    xacro: bool = False,
    mimic: bool = True,
    allow_infeasible_inertia: str = "",
    base: str | None = None,
    eager: bool = False,
) -> Robot:
    r"""A robot from the text of a robot file; `file` is the name used in messages.

    The options are those of `load`.

    >>> text = 'format = 1\nname = "arm"\nconvention = "standard"\n[[links]]\na = 1\nmass = 2\n'
    >>> loads(text).mass
    2.0
    """
    if not isinstance(text, str):
        raise InputError(f"loads takes the text of a robot file, not {type(text).__name__}")
    options = LoadOptions(
        packages, density, arguments, xacro, mimic, allow_infeasible_inertia, base
    )
    return _built(_described(text, file, None, options), eager)


@dataclass(frozen=True)
class LoadOptions:
    """What `load` is told besides the file; what none of its values can mean is refused."""

    packages: Mapping[str, str | Path] | None = None
    density: float | None = None
    arguments: Mapping[str, Any] | None = None
    xacro: bool = False
    mimic: bool = True
    allow_infeasible_inertia: str = ""
    base: str | None = None

    def __post_init__(self) -> None:
        for key in ("packages", "arguments"):
            value = getattr(self, key)
            if value is not None and not isinstance(value, Mapping):
                raise InputError(f"{key} must be a mapping of names to values, got {value!r}")
        for key in ("mimic", "xacro"):
            if not isinstance(getattr(self, key), bool):
                raise InputError(f"{key} must be True or False, got {getattr(self, key)!r}")
        if not isinstance(self.allow_infeasible_inertia, str):
            raise InputError(
                f"allow_infeasible_inertia must be a reason in words, got "
                f"{self.allow_infeasible_inertia!r}"
            )
        if self.base is not None and self.base not in BASES:
            raise InputError(f"base must be {' or '.join(map(repr, BASES))}, got {self.base!r}")
        density = self.density
        is_number = isinstance(density, int | float) and not isinstance(density, bool)
        if density is not None and not (is_number and 0 < density < math.inf):
            raise InputError(f"density must be a positive number of kg/m³, got {density!r}")


def described(name_or_path: str | Path, options: LoadOptions | None = None) -> Description:
    """What a robot file says, not yet built; a robot that cannot be built has it all the same."""
    name = str(name_or_path)
    options = options or LoadOptions()
    if name in robots.names():
        return _described(robots.text(name), f"{name}.toml", None, options)
    path = Path(name)
    if re.fullmatch(r"[\w-]{1,100}", name) and not path.exists():
        raise UnknownNameError("robot", name, robots.names(), _file_called(name))
    data = read_bytes(name, RobotFileError, LARGEST_TEXT)
    return _described(decoded(data, name), name, path, options)


def _file_called(name: str) -> str:
    """A question where a file has that name, and an ending of robot files besides."""
    endings = [ending for form in FORMATS for ending in (*form.endings, *form.also_read)]
    found = next((name + ending for ending in endings if Path(name + ending).is_file()), "")
    return f"Did you mean the file {found!r}? " if found else ""


def _described(text: str, file: str, path: Path | None, options: LoadOptions) -> Description:
    """What the text says, by the reader for what it is, with the options carried out."""
    form = format_of(text, file)
    for option in ("packages", "density", "arguments", "xacro"):
        if getattr(options, option):
            form.require_use_of(option, file)
    packages = options.packages or {}
    arguments = options.arguments or {}
    description = form.read(text, file, path, packages, arguments, options.xacro)
    if options.density is not None:
        description = with_missing_masses(description, options.density, path, packages)
    if not options.mimic:
        description = without_mimics(description)
    if options.allow_infeasible_inertia:
        description = replace(description, unrealizable=options.allow_infeasible_inertia)
    return _with_base(description, options.base)


def _with_base(description: Description, base: str | None) -> Description:
    """The robot floating or standing, as asked for; without a wish as its file has it."""
    if base == "fixed":
        return with_fixed_base(description)
    if base == "free":
        return with_free_base(_as_tree(description))
    return with_base_named(description)


def _as_tree(description: Description) -> Description:
    """A DH table as links and joints: it has no row for a joint with six speeds."""
    if not isinstance(description.structure, DHTable):
        return description
    # what is odd about its inertias is told when the robot is built
    quiet = replace(description, unrealizable=description.unrealizable or "told later")
    with _lines_of(description):
        tree = replace(dh_to_tree(quiet), unrealizable=description.unrealizable)
    if not tree.parameters:
        return tree
    names = ", ".join(tree.parameters)
    remark = f"formulas are numbers in this tree: the parameters {names} no longer change it"
    with _lines_of(description):
        known = ParameterEvaluator(quiet, FLOAT).names
    plain = _in_numbers(replace(tree, parameters={}), known)
    return replace(plain, remarks=(*tree.remarks, remark))


def _in_numbers(part: Any, known: Mapping[str, Any]) -> Any:
    """A part of a description with every formula evaluated, but for those that cannot be: these
    are refused by name when the robot is built."""
    if isinstance(part, Expression):
        try:
            return evaluate(part, known, FLOAT)
        except RneaError:
            return part
    if isinstance(part, tuple):
        return tuple(_in_numbers(item, known) for item in part)
    if isinstance(part, Mapping):
        return {key: _in_numbers(item, known) for key, item in part.items()}
    if is_dataclass(part) and not isinstance(part, type):
        inner = {field.name: getattr(part, field.name) for field in fields(part)}
        return replace(part, **{key: _in_numbers(item, known) for key, item in inner.items()})
    return part


def _built(description: Description, eager: bool) -> Robot:
    if description.cautions:
        place = f"{description.file}: " if description.file else ""
        warnings.warn(place + "; ".join(description.cautions), ModelWarning, stacklevel=3)
    with _lines_of(description):
        return Robot(description, eager=eager)


@contextmanager
def _lines_of(description: Description) -> Iterator[None]:
    """Errors of the builder with the file's name and line."""
    try:
        yield
    except RobotFileError as problem:
        # the builder knows the entry's path; the description knows its line
        line = description.line_of(problem.path)
        raise RobotFileError(
            problem.message, file=description.file, line=line, path=problem.path
        ) from None


_Error = type[RobotFileError] | type[TrajectoryError]


def read_text(path: str, error: _Error) -> str:
    """The text of a file, or an error of the given kind that says why not."""
    try:
        text = read_bytes(path, error).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise error("is not UTF-8 text", file=path) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")
