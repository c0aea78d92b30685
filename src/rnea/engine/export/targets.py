"""The languages that a robot's programs can be exported to, one row each.

To add one: a printer in a file of its own, and a row here. The command `rnea export` and the test
that compares every quantity in every target go through this table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rnea.engine.export import (
    array_printer,
    c_printer,
    cuda_printer,
    javascript_printer,
    matlab_printer,
    rust_printer,
)
from rnea.engine.export.array_printer import ArrayDialect
from rnea.engine.export.c_printer import Style
from rnea.engine.export.jax_printer import JAX
from rnea.engine.export.numpy_printer import NUMPY
from rnea.engine.export.source import About
from rnea.engine.export.torch_printer import TORCH
from rnea.engine.ir.program import Program

Programs = Mapping[str, Program]
Printer = Callable[[Programs, About, Style, str], dict[str, str]]


@dataclass(frozen=True)
class Target:
    """A language: how its files end, what is needed to use them, and how they are printed.

    print: (programs, about, style, stem) -> texts by the names of the files. options: those of
    `rnea export` that change its style; the others are refused. Of targets with the same ending the
    first is meant by a file's name alone.
    """

    name: str
    suffix: str
    description: str
    print: Printer
    options: tuple[str, ...] = ()


def _c(programs: Programs, about: About, style: Style, stem: str) -> dict[str, str]:
    header = f"{stem}.h"
    return {
        f"{stem}.c": c_printer.source_text(programs, about, style, header),
        header: c_printer.header_text(programs, about, style),
    }


def _arrays(words: ArrayDialect) -> Printer:
    def printed(programs: Programs, about: About, style: Style, stem: str) -> dict[str, str]:
        return {f"{stem}.py": array_printer.source_text(programs, about, words)}

    return printed


def _javascript(programs: Programs, about: About, style: Style, stem: str) -> dict[str, str]:
    return {f"{stem}.mjs": javascript_printer.source_text(programs, about)}


def _matlab(programs: Programs, about: About, style: Style, stem: str) -> dict[str, str]:
    return {f"{stem}.m": matlab_printer.source_text(programs, about, stem)}


def _rust(programs: Programs, about: About, style: Style, stem: str) -> dict[str, str]:
    return {f"{stem}.rs": rust_printer.source_text(programs, about, style)}


def _cuda(programs: Programs, about: About, style: Style, stem: str) -> dict[str, str]:
    return {f"{stem}.cu": cuda_printer.source_text(programs, about, style)}


_NUMBERS = ("--float32", "--no-fma")
TARGETS: dict[str, Target] = {
    target.name: target
    for target in (
        Target("c", ".c", "C99 with math.h", _c, (*_NUMBERS, "--main")),
        Target("numpy", ".py", "Python with numpy", _arrays(NUMPY)),
        Target("jax", ".py", "Python with jax.numpy", _arrays(JAX)),
        Target("torch", ".py", "Python with torch", _arrays(TORCH)),
        Target("javascript", ".mjs", "JavaScript with WebAssembly", _javascript),
        Target("matlab", ".m", "MATLAB or Octave", _matlab),
        Target("rust", ".rs", "Rust without dependencies", _rust, _NUMBERS),
        Target("cuda", ".cu", "CUDA C++ for nvcc", _cuda, _NUMBERS),
    )
}
