"""rnea export: a robot's dynamics as source code for another machine."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

import rnea
from rnea.cli.output import show_tables, tell, write_text
from rnea.cli.values import UsageError
from rnea.compile.quantities import QUANTITIES, Program, program
from rnea.errors import suggestion
from rnea.loading import load

TARGETS = ("c",)
# columns of the table of counts, and the operations in each
_COLUMNS = {
    "fused": ("fma", "fms", "fnma"),
    "+ -": ("add", "sub"),
    "*": ("mul",),
    "/": ("div",),
    "neg": ("neg",),
    "sin cos": ("sin", "cos"),
    "sqrt": ("sqrt",),
    "sign": ("sign",),
}


def export(
    robot: Annotated[str, typer.Argument(help="catalogue name or robot file")],
    to: Annotated[str, typer.Option(help="the language: c (C99)")] = "c",
    quantity: Annotated[
        str, typer.Option(help=f"which, separated by commas; default all: {', '.join(QUANTITIES)}")
    ] = "",
    single: Annotated[bool, typer.Option("--float", help="float instead of double")] = False,
    no_fma: Annotated[
        bool, typer.Option("--no-fma", help="a * b + c instead of fma(a, b, c)")
    ] = False,
    main: Annotated[
        bool, typer.Option("--main", help="with a main that prints every result at one state")
    ] = False,
    prefix: Annotated[str, typer.Option(help="what every name begins with")] = "rnea",
    count: Annotated[
        bool, typer.Option("--count", help="print the numbers of operations, write nothing")
    ] = False,
    output: Annotated[
        str, typer.Option("-o", "--output", help="folder, or FILE.c (FILE.h goes beside it)")
    ] = "",
) -> None:
    """Self-contained C99 of a robot's dynamics: a source and a header, nothing but math.h.

    \b
    Example: rnea export ur5 --to c --quantity inverse_dynamics,mass_matrix -o ur5.c
    Example: rnea export puma560 --float --no-fma --prefix puma -o .
    Example: rnea export panda --count
    """
    if to not in TARGETS:
        raise UsageError(f"--to {to}: possible are {', '.join(TARGETS)}")
    words = [w.strip() for w in quantity.split(",")] if quantity.strip() else list(QUANTITIES)
    for word in words:
        if word not in QUANTITIES:
            raise UsageError(f"unknown quantity {word!r}. {suggestion(word, QUANTITIES)}")
    from rnea.compile.c_printer import About, Style, header_text, source_text

    style = Style(prefix, single, not no_fma, main)
    source = None if count else _place(output, prefix)
    arm = load(robot)
    programs = {name: program(arm.model, name) for name in dict.fromkeys(words)}
    if source is None:
        _show_counts(programs)
        return
    joints = tuple((body.joint.name, body.joint.kind) for body in arm.model.bodies)
    gravity = tuple(float(x) for x in arm.model.gravity)
    about = About(arm.name, arm.hash, rnea.__version__, joints, gravity)
    header = source.with_suffix(".h")
    text = source_text(programs, about, style, header.name)
    write_text(header_text(programs, about, style), str(header))
    write_text(text, str(source))
    tell(f"wrote {source} and {header}")


def _place(output: str, prefix: str) -> Path:
    """The source file: as named, or named by the prefix in a folder."""
    path = Path(output)
    if output and path.is_dir():
        return path / f"{prefix}.c"
    if path.suffix != ".c":
        told = f"-o {output} is neither" if output else "say where to write with -o:"
        raise UsageError(f"{told} an existing folder {'nor' if output else 'or'} a file FILE.c")
    return path


def _show_counts(programs: Mapping[str, Program]) -> None:
    from rnea.views.tables import plain_table

    rows = []
    for name, made in programs.items():
        counts = made.tape.counts()
        cells = [sum(counts[each] for each in group) for group in _COLUMNS.values()]
        rows.append((name, *(str(cell) for cell in [*cells, sum(counts.values())])))
    heading = ("quantity", *_COLUMNS, "all")
    show_tables(plain_table("Operations per call", heading, rows))
