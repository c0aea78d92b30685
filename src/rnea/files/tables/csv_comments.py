"""Comments at the head of a CSV file, which a spreadsheet takes for cells."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rnea.core.spatial import no_formula


def comment_lines(about: Iterable[str]) -> list[str]:
    """One line each, whatever names they tell, and no part of them is a formula.

    >>> comment_lines(["gravity [0, 0, -9.81] m/s2", "robot arm (x,=cmd().toml)"])
    ['# gravity [0, 0, -9.81] m/s2', "# robot arm (x,'=cmd().toml)"]
    """
    return [
        "# " + "".join(map(no_formula, re.split("([,;])", line.replace("\n", " "))))
        for line in about
    ]
