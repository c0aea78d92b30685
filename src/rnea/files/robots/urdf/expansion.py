"""xacro expanded by the package xacrodoc; run in a confined process, since it evaluates the file.

Expressions of xacro are Python, and can reach everything that the process can. So nothing here is
a guard: what a file may read, the process is restricted to. The rule of `file_access` is asked for
the sake of its messages.
"""

from __future__ import annotations

import contextlib
import importlib
import io
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from rnea.errors import InputError, RobotFileError
from rnea.system.file_access import package_folder, referenced_file
from rnea.system.optional_packages import optional

_LONGEST = 1000
# what expanding imports only when it needs it; the process cannot, later on
_MODULES = (
    *("xacro", "xacro.substitution_args", "yaml", "yaml.resolver", "xml.dom.minidom"),
    *("xml.dom.expatbuilder", "pyexpat", "glob", "fnmatch", "copy", "linecache", "warnings"),
    *(f"encodings.{name}" for name in ("ascii", "latin_1", "utf_8", "utf_8_sig", "idna", "cp1252")),
    *(f"encodings.{name}" for name in ("utf_16", "utf_16_le", "utf_16_be", "unicode_escape")),
)


@cache
def prepare() -> None:
    """Import everything that `expanded` uses."""
    optional("xacrodoc", "xacro needs")
    for name in _MODULES:
        importlib.import_module(name)
    _document('<robot name="r"><link name="${1 + 1}"/></robot>', {})


def expanded(
    text: str, path: str, packages: Mapping[str, str], arguments: Mapping[str, str]
) -> str:
    """The URDF text that xacro stands for. path: of the file; empty where only text is given."""
    named = Path(path) if path else None
    xacro: Any = importlib.import_module("xacro")
    substitutions: Any = importlib.import_module("xacro.substitution_args")

    def find(name: str) -> str:
        return str(package_folder(name, named, packages, f"$(find {name})"))

    def readable(reference: str) -> str:
        inside = next((x for x in reversed(xacro.filestack or []) if x), path)
        base = Path(inside).parent if inside else None
        return str(referenced_file(str(reference), named, packages, base))

    def refuse(name: str, default: str | None = None) -> str:
        if default is not None:
            return default
        raise InputError(
            f"$(env {name}): xacro does not see the environment; use <xacro:arg> and --xacro-arg"
        )

    substitutions._eval_find = find
    substitutions._eval_env = refuse
    substitutions._eval_optenv = partial(refuse, default="")
    substitutions._eval_dict |= {
        "find": find,
        "env": refuse,
        "optenv": substitutions._eval_optenv,
    }
    xacro.abs_filename_spec = readable
    xacro.init_stacks(path or None)
    xacro.substitution_args_context["filename"] = path
    try:
        # xacro prints warnings of its own; an error says it all
        with contextlib.redirect_stderr(io.StringIO()), contextlib.redirect_stdout(io.StringIO()):
            return _document(text, arguments)
    except MemoryError:
        raise
    except BaseException as problem:
        # whatever an expression may raise: the file is to blame for it
        raise RobotFileError(f"xacro cannot expand it: {_describe(problem)}") from None


def _document(text: str, arguments: Mapping[str, str]) -> str:
    """A call that returns text, however the package represents the document."""
    xacrodoc = importlib.import_module("xacrodoc")
    document = xacrodoc.XacroDoc.from_string(text, subargs=dict(arguments), resolve_packages=False)
    return str(document.dom.toprettyxml(indent="  "))


def _describe(problem: BaseException) -> str:
    """The message of the first cause that is ours, else of the error itself."""
    cause: Any = problem
    while cause is not None and not isinstance(cause, InputError):
        cause = getattr(cause, "exc", None) or cause.__context__
    said = " ".join(str(cause or problem).split()) or type(problem).__name__
    return said[:_LONGEST]
