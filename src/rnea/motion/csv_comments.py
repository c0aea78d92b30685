"""Comments at the head of a CSV file, which a spreadsheet takes for cells."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rnea.spatial import plain

# a cell that begins so is a formula, unless it is a number, perhaps with a bracket or a unit
_BEGINS = ("=", "+", "-", "@")
_NUMBER = re.compile(r"[+-]?[\d.]+(?:e[+-]?\d+)?[)\]]*(?:\s[\w/ ]*)?", re.IGNORECASE)


def comment_lines(about: Iterable[str]) -> list[str]:
    """One line each, whatever names they tell, and no part of them is a formula.

    >>> comment_lines(["gravity [0, 0, -9.81] m/s2", "robot arm (x,=cmd().toml)"])
    ['# gravity [0, 0, -9.81] m/s2', "# robot arm (x,'=cmd().toml)"]
    """
    return [
        "# " + "".join(map(_as_text, re.split("([,;])", plain(line).replace("\n", " "))))
        for line in about
    ]


def _as_text(part: str) -> str:
    inner = part.lstrip()
    if not inner.startswith(_BEGINS) or _NUMBER.fullmatch(inner):
        return part
    return part[: len(part) - len(inner)] + "'" + inner
