"""rnea derive: the equations of motion of a robot, as a textbook prints them."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from rnea.cli.as_json import AsJson
from rnea.cli.completing import words
from rnea.cli.options.endings import endings_of, format_of, paper
from rnea.cli.options.locking import Lock
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.options.values import UsageError
from rnea.cli.output import identity, show_json, write_text
from rnea.cli.width import width_of
from rnea.errors import suggestion


def derive(
    robot: RobotName,
    form: Annotated[
        str,
        typer.Option(
            help="tau, mcg (M, C, g), energy (T, V) or christoffel (c_ijk)",
            autocompletion=words(("tau", "mcg", "energy", "christoffel")),
        ),
    ] = "tau",
    group: Annotated[
        str,
        typer.Option(
            help="terms, or acceleration: one bracket per q'', q' q' and gravity",
            autocompletion=words(("terms", "acceleration")),
        ),
    ] = "terms",
    to: Annotated[
        str,
        typer.Option(
            help="text, latex, python, c or sympy (default: by -o, else text)",
            autocompletion=words(("text", "latex", "python", "c", "sympy")),
        ),
    ] = "",
    numbers: Annotated[
        bool, typer.Option("--numbers", help="numbers also where the file has named parameters")
    ] = False,
    symbols: Annotated[
        bool, typer.Option("--symbols", help="a symbol for every mass, centre, inertia, length")
    ] = False,
    lock: Lock = None,
    output: Annotated[
        str, typer.Option("-o", "--output", help="file to write: .txt, .tex, .py or .c; - = stdout")
    ] = "-",
    as_json: AsJson = False,
) -> None:
    """Closed-form equations of motion; for large arms shared sub-expressions and their cost.

    Examples:
      rnea derive craig_2r --group terms
      rnea derive spong_2r --form mcg -o spong.tex
      rnea derive puma560 --form mcg -o puma.c
    """
    from rnea.engine.symbolic.derive import FORMS, GROUPS
    from rnea.engine.symbolic.printing import ENDINGS, TARGETS, WIDTH, equation_facts, show, text

    if numbers and symbols:
        raise UsageError("--numbers and --symbols exclude each other")
    for option, choice, legal in (
        ("--form", form, FORMS),
        ("--group", group, GROUPS),
        ("--to", to or "text", tuple(TARGETS)),
    ):
        if choice not in legal:
            hint = paper(choice, endings_of(ENDINGS)) if option == "--to" else ""
            raise UsageError(
                f"{option} {choice}: no such choice. {hint}{suggestion(choice, legal)}"
            )
    form_of_file = format_of(output, ENDINGS, to)
    if as_json and (to or output != "-"):
        raise UsageError("--json goes to stdout in place of a page: leave --to and -o out")
    values = "numbers" if numbers else "symbols" if symbols else ""
    arm = load_robot(robot, lock)
    equations = arm.derive(form=form, group=group, values=values)
    if as_json:
        show_json(identity(arm) | {"form": form} | equation_facts(equations))
    elif form_of_file == "text" and output == "-":
        write_text(text(equations, width_of(sys.stdout) or WIDTH), output)
    else:
        write_text(show(equations, form_of_file), output)
