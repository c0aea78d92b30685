"""TOML text as tables, and the line of every entry.

What a hostile file could do to the parser is refused before the parser sees it.
"""

from __future__ import annotations

import math
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any

from rnea.core.description.description import line_at
from rnea.core.description.number_range import float_from, may_be_out_of_range, require_in_range
from rnea.core.description.parts import Parts
from rnea.errors import InputError, RobotFileError
from rnea.files.robots.toml.hints import meant, twice

LARGEST_TEXT = 2 * 2**20
DEEPEST_KEY = 32
# a key of many parts, a.b.c...: the parser's memory grows with the square of their number.
# Possessive, and tried only where a key can begin, so that the search itself stays linear
_PART = r"""(?:"[^"\n]*+"|'[^'\n]*+'|[\w-]++)[ \t]*+"""
_DEEP_KEY = re.compile(rf"(?:^|[\[{{,])[ \t]*+(?:{_PART}\.[ \t]*+){{{DEEPEST_KEY}}}", re.MULTILINE)
# [table], [[table]], [table.part], and the first part of a key
_HEADER = re.compile(r"\s*\[\[?([A-Za-z_][\w-]*)(?:\.([\w-]+)[\w.-]*)?\]")
_KEY = re.compile(r"\s*\"?([A-Za-z_][\w-]*)\"?\s*[=.]")


def tables(text: str, file: str, what: str) -> tuple[Parts, dict[str, int]]:
    """The top level of a file of `format = 1`, and the lines of its entries by path.

    what: the kind of file, for the message where its format is not said.
    """
    if len(text) > LARGEST_TEXT:
        raise RobotFileError(f"is larger than {LARGEST_TEXT // 2**20} MiB", file=file)
    deep = _DEEP_KEY.search(text)
    if deep:
        line = text.count("\n", 0, deep.end()) + 1
        message = f"not valid TOML for a robot: a key of more than {DEEPEST_KEY} parts"
        raise RobotFileError(message, file=file, line=line)
    data, lines = _parsed(text, file), lines_of(text)

    def fail(path: str, message: str) -> RobotFileError:
        return RobotFileError(message, file=file, line=line_at(lines, path), path=path)

    if type(data.get("format")) is not int or data["format"] != 1:
        raise fail("format", f"a {what} starts with 'format = 1'")
    if may_be_out_of_range(text):
        _require_ranges(data, fail)
    return Parts(data, "", fail), lines


def _require_ranges(data: dict[str, Any], fail: Callable[[str, str], RobotFileError]) -> None:
    """Numbers of the file; formulas are looked at when they are evaluated."""
    waiting: list[tuple[str, Any]] = [("", data)]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, dict):
            inner = [(f"{path}.{key}" if path else key, item) for key, item in value.items()]
            waiting += reversed(inner)
        elif isinstance(value, list):
            waiting += reversed([(f"{path}[{i}]", item) for i, item in enumerate(value)])
        elif type(value) is int or (type(value) is float and math.isfinite(value)):
            try:
                require_in_range(value)
            except InputError as problem:
                raise fail(path, str(problem)) from None


def _parsed(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text, parse_float=float_from)
    except RecursionError:
        raise RobotFileError("not valid TOML: nested too deeply", file=file) from None
    except ValueError as problem:
        at = re.search(r"at line (\d+)", str(problem))
        line = int(at.group(1)) if at else 0
        # rows as the parser counts them
        row = text.split("\n")[line - 1] if line else ""
        slip = meant(row) or twice(str(problem), row)
        message = f"not valid TOML: {slip or problem}"
        raise RobotFileError(message, file=file, line=line) from None


def lines_of(text: str) -> dict[str, int]:
    """The lines of tables such as links[2] and of their keys, links[2].inertia; none deeper.

    >>> lines_of("format = 1\\n[[links]]\\nmass = 2")
    {'format': 1, 'links': 2, 'links[0]': 2, 'links[0].mass': 3}
    """
    lines: dict[str, int] = {}
    seen: Counter[str] = Counter()
    table = ""
    in_part = False
    for number, row in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(row):
            name, part = header.groups()
            in_part = part is not None
            if in_part:
                lines.setdefault(f"{table or name}.{part}", number)
                continue
            table = f"{name}[{seen[name]}]" if row.lstrip().startswith("[[") else name
            seen[name] += 1
            lines.setdefault(name, number)
            lines.setdefault(table, number)
        elif not in_part and (key := _KEY.match(row)):
            lines.setdefault(f"{table}.{key[1]}" if table else key[1], number)
    return lines
