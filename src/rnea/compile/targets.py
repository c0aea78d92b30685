"""The languages that a robot's programs can be exported to, one row each.

To add one: a printer in a file of its own, and a row here. The command `rnea export` and the test
that compares every quantity in every target go through this table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rnea.compile import c_printer, javascript_printer, numpy_printer
from rnea.compile.c_printer import Style
from rnea.compile.program import Program
from rnea.compile.source import About

Programs = Mapping[str, Program]


@dataclass(frozen=True)
class Target:
    """A language: how its files end, what is needed to use them, and how they are printed.

    print: (programs, about, style, stem) -> texts by the names of the files. has_style: whether
    it looks at the style (float, fma, main, prefix).
    """

    name: str
    suffix: str
    says: str
    print: Callable[[Programs, About, Style, str], dict[str, str]]
    has_style: bool = False


def _c(programs: Programs, about: About, style: Style, stem: str) -> dict[str, str]:
    header = f"{stem}.h"
    return {
        f"{stem}.c": c_printer.source_text(programs, about, style, header),
        header: c_printer.header_text(programs, about, style),
    }


def _numpy(programs: Programs, about: About, style: Style, stem: str) -> dict[str, str]:
    return {f"{stem}.py": numpy_printer.source_text(programs, about)}


def _javascript(programs: Programs, about: About, style: Style, stem: str) -> dict[str, str]:
    return {f"{stem}.mjs": javascript_printer.source_text(programs, about)}


TARGETS: dict[str, Target] = {
    target.name: target
    for target in (
        Target("c", ".c", "C99 with math.h", _c, has_style=True),
        Target("numpy", ".py", "Python with numpy", _numpy),
        Target("javascript", ".mjs", "JavaScript with WebAssembly", _javascript),
    )
}
