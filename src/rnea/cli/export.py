"""rnea export: a robot's dynamics as source code for another machine."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import rnea
from rnea.cli.output import show_tables, tell, write_text
from rnea.cli.robot_files import load_robot
from rnea.cli.values import UsageError
from rnea.compile import QUANTITIES, Program, Variant, program
from rnea.errors import suggestion
from rnea.model import Model
from rnea.spatial import TOOL

if TYPE_CHECKING:
    from rnea.compile import About, Style

# languages, and how a file of each ends
TARGETS = {"c": ".c", "numpy": ".py"}
# what is exported unless the user says otherwise; a Jacobian is that of the tool
USUAL = (
    *("inverse_dynamics", "gravity_torque", "bias", "mass_matrix", "coriolis_matrix"),
    *("kinetic_energy", "potential_energy"),
)
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
    "exp tanh": ("exp", "tanh"),
}


def export(
    robot: Annotated[str, typer.Argument(help="catalogue name or robot file")],
    to: Annotated[str, typer.Option(help="the language: c (C99) or numpy (Python)")] = "c",
    quantity: Annotated[
        str,
        typer.Option(
            help=f"which, separated by commas; default {', '.join(USUAL)}; "
            f"also: {', '.join(name for name in QUANTITIES if name not in USUAL)}"
        ),
    ] = "",
    no_friction: Annotated[
        bool, typer.Option("--no-friction", help="torques without friction")
    ] = False,
    no_rotor: Annotated[
        bool, typer.Option("--no-rotor", help="torques, masses and energies without rotors")
    ] = False,
    plain: Annotated[
        bool,
        typer.Option("--plain", help="the robot's own link frames and masses, more operations"),
    ] = False,
    single: Annotated[bool, typer.Option("--float", help="C: float instead of double")] = False,
    no_fma: Annotated[
        bool, typer.Option("--no-fma", help="C: a * b + c instead of fma(a, b, c)")
    ] = False,
    main: Annotated[
        bool, typer.Option("--main", help="C: with a main that prints every result at one state")
    ] = False,
    prefix: Annotated[str, typer.Option(help="C: what every name begins with")] = "rnea",
    count: Annotated[
        bool, typer.Option("--count", help="print the numbers of operations, write nothing")
    ] = False,
    output: Annotated[
        str, typer.Option("-o", "--output", help="folder, FILE.c (FILE.h beside it) or FILE.py")
    ] = "",
) -> None:
    """Self-contained source of a robot's dynamics: C99 with math.h, or Python with numpy.

    Link frames are chosen anew and masses regrouped where that saves operations; results stay the
    same to rounding. --plain leaves the robot as it is.

    \b
    Example: rnea export ur5 --to c --quantity inverse_dynamics,mass_matrix -o ur5.c
    Example: rnea export puma560 --float --no-fma --prefix puma -o .
    Example: rnea export panda --to numpy --no-friction -o panda.py
    Example: rnea export panda --count
    """
    words = _checked(to, quantity, {"--float": single, "--no-fma": no_fma, "--main": main})
    from rnea.compile import About, Style

    style = Style(prefix, single, not no_fma, main)
    place = None if count else _place(output, prefix, TARGETS[to])
    arm = load_robot(robot)
    switches = {"friction": not no_friction, "rotor": not no_rotor}
    if place is None:
        _show_counts(arm.model, words, switches, plain)
        return
    programs = {word: _program(arm.model, word, switches, plain) for word in words}
    joints = tuple((body.joint.name, body.joint.kind) for body in arm.model.independent)
    gravity = tuple(float(x) for x in arm.model.gravity)
    about = About(arm.name, arm.hash, rnea.__version__, joints, gravity, **switches)
    if to == "numpy":
        _write_numpy(programs, about, place)
    else:
        _write_c(programs, about, style, place)


def _checked(to: str, quantity: str, only_c: Mapping[str, bool]) -> list[str]:
    """The quantities asked for, each once."""
    if to not in TARGETS:
        raise UsageError(f"--to {to}: possible are {', '.join(TARGETS)}")
    for option, given in only_c.items():
        if given and to != "c":
            raise UsageError(f"{option} is for --to c only")
    words = [w.strip() for w in quantity.split(",")] if quantity.strip() else list(USUAL)
    for word in words:
        if word not in QUANTITIES:
            raise UsageError(f"unknown quantity {word!r}. {suggestion(word, QUANTITIES)}")
    return list(dict.fromkeys(words))


def _place(output: str, prefix: str, suffix: str) -> Path:
    """The source file: as named, or named by the prefix in a folder."""
    path = Path(output)
    if output and path.is_dir():
        return path / f"{prefix}{suffix}"
    if path.suffix != suffix:
        told = f"-o {output} is neither" if output else "say where to write with -o:"
        joined = "nor" if output else "or"
        raise UsageError(f"{told} an existing folder {joined} a file FILE{suffix}")
    return path


def _trace(model: Model, word: str, switches: Mapping[str, bool]) -> Program:
    frame = TOOL if word == "jacobian" else ""
    return program(model, word, Variant(switches["friction"], switches["rotor"], frame=frame))


def _program(model: Model, word: str, switches: Mapping[str, bool], plain: bool) -> Program:
    from rnea.compile import cheapest

    if plain:
        return _trace(model, word, switches)
    return cheapest(model, partial(_trace, word=word, switches=switches))


def _write_c(programs: Mapping[str, Program], about: About, style: Style, source: Path) -> None:
    from rnea.compile import c_printer_source_text as source_text
    from rnea.compile import header_text

    header = source.with_suffix(".h")
    text = source_text(programs, about, style, header.name)
    write_text(header_text(programs, about, style), str(header))
    write_text(text, str(source))
    tell(f"wrote {source} and {header}")


def _write_numpy(programs: Mapping[str, Program], about: About, place: Path) -> None:
    from rnea.compile import numpy_printer_source_text as source_text

    write_text(source_text(programs, about), str(place))
    tell(f"wrote {place}")


def _show_counts(model: Model, words: list[str], switches: Mapping[str, bool], plain: bool) -> None:
    """What the export would compute, by kind of operation, and what each change saves."""
    from rnea.compile import FORMS, forms, operations
    from rnea.views.tables import plain_table

    kinds, totals = [], []
    for word in words:
        made = forms(model, partial(_trace, word=word, switches=switches))
        taken = made["as given"] if plain else min(made.values(), key=operations)
        counts = taken.tape.counts()
        cells = [sum(counts[each] for each in group) for group in _COLUMNS.values()]
        kinds.append((word, *(str(cell) for cell in [*cells, operations(taken)])))
        totals.append((word, *(str(operations(each)) for each in made.values())))
    show_tables(
        plain_table("Operations per call", ("quantity", *_COLUMNS, "all"), kinds),
        plain_table(
            "All of them: link frames as given, chosen anew, masses regrouped, both",
            ("quantity", *FORMS),
            totals,
        ),
    )
