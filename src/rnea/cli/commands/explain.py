"""rnea explain: the worked calculation, in a book's notation."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from rnea.cli.as_json import AsJson
from rnea.cli.completing import notations, words
from rnea.cli.options.endings import endings_of, format_of, paper
from rnea.cli.options.locking import Lock
from rnea.cli.options.payload_options import NO_LOAD, PayloadOption
from rnea.cli.options.payloads import carrying
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.options.values import UsageError, joint_values, one_of
from rnea.cli.output import identity, show_json, show_tables, tell, write_text
from rnea.cli.width import width_of
from rnea.robot import Robot


def explain(
    robot: RobotName,
    notation: Annotated[
        str,
        typer.Option(help="craig, saha, base or lagrange", autocompletion=words(notations)),
    ] = "craig",
    q: Annotated[
        str | None, typer.Option(help="positions in rad or m (default 0.5, within limits)")
    ] = None,
    qd: Annotated[
        str | None,
        typer.Option(help="velocities in rad/s or m/s (default 0; all 1 if no state is given)"),
    ] = None,
    qdd: Annotated[
        str | None, typer.Option(help="accelerations in rad/s^2 or m/s^2 (as velocities)")
    ] = None,
    symbolic: Annotated[bool, typer.Option("--symbols", help="symbols for numbers")] = False,
    link: Annotated[str | None, typer.Option(help="one link only: name or number")] = None,
    to: Annotated[
        str,
        typer.Option(
            help="text, markdown, latex or html (default: by -o, else text)",
            autocompletion=words(("text", "markdown", "latex", "html")),
        ),
    ] = "",
    lock: Lock = None,
    load: PayloadOption = NO_LOAD,
    output: Annotated[
        str,
        typer.Option("--output", "-o", help="file to write: .txt, .md, .tex or .html; - = stdout"),
    ] = "-",
    units: Annotated[
        bool, typer.Option("--check-units", help="a table of the units of every sum")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Work the recursion for your robot, step by step, as your book writes it.

    Examples:
      rnea explain planar_2r --q pi/4,pi/6 --qd 0.5,0.3 --qdd 0.1,0.2
      rnea explain four_bar --q 1 -o loops.html
      rnea explain craig_2r --notation saha --symbols -o worked.html
    """
    from rnea.core.textbook import NOTATIONS, nearest_notation
    from rnea.report.worksheet import ENDINGS, WIDTH, WRITERS, as_text, worksheet_facts
    from rnea.report.worksheets import worksheet

    one_of("target", to or "text", WRITERS, paper(to, endings_of(ENDINGS)))
    notation = one_of("notation", notation.lower(), NOTATIONS, nearest_notation(notation))
    form = format_of(output, ENDINGS, to)
    if as_json and (to or output != "-"):
        raise UsageError("--json goes to stdout in place of a page: leave --to and -o out")
    arm = carrying(load_robot(robot, lock, weighed=not units), load, bool(qd or qdd))
    if units:
        if symbolic or link or form != "text" or output != "-" or any((q, qd, qdd)):
            raise UsageError(
                "--check-units prints a table of its own and goes with no other option"
            )
        _units(arm, as_json)
        return
    state = [
        joint_values(arm, text, option)
        for option, text in (("--q", q), ("--qd", qd), ("--qdd", qdd))
    ]
    sheet = worksheet(arm, notation, *state, symbolic=symbolic, link=link)
    if as_json:
        show_json(identity(arm) | {"notation": notation} | worksheet_facts(sheet))
        return
    if form == "text" and output == "-":
        write_text(as_text(sheet, width_of(sys.stdout) or WIDTH), output)
        return
    write_text(WRITERS[form](sheet), output)
    if output != "-":
        tell(f"worksheet written to {output}")


def _units(arm: Robot, as_json: bool) -> None:
    from rnea.apps.check.lint.units import find_unit_errors
    from rnea.apps.units.result_units import check_units
    from rnea.report.tables.unit_tables import unit_facts, unit_tables

    found = check_units(arm), find_unit_errors(arm)
    if as_json:
        show_json(identity(arm) | unit_facts(*found))
    else:
        show_tables(*unit_tables(*found))
