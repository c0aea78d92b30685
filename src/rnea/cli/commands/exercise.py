"""rnea exercise: problem sheets with their solutions, keys and robots."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

from rnea.cli.completing import notations, robots, words
from rnea.cli.options.endings import paper
from rnea.cli.options.locking import Lock
from rnea.cli.options.robot_files import load_robot
from rnea.cli.options.values import UsageError, one_of
from rnea.cli.output import tell, write_text
from rnea.errors import InputError, UnknownNameError, counted

_ENDINGS = {"md": ".md", "latex": ".tex", "html": ".html"}


def _kinds() -> Iterable[str]:
    from rnea.report.exercises.kinds import KINDS

    return KINDS


def exercise(
    robot: Annotated[
        str,
        typer.Argument(help="catalogue name or robot file, up to 3 joints", autocompletion=robots),
    ],
    kind: Annotated[
        str,
        typer.Option(
            help="newton-euler, lagrange, gravity, velocities, forces, mass-matrix or prismatic; "
            "2r- or rp- before it asks for such an arm",
            autocompletion=words(_kinds),
        ),
    ] = "newton-euler",
    seed: Annotated[
        int, typer.Option(min=0, help="of the numbers; the same seed, the same sheet")
    ] = 1,
    sheets: Annotated[
        int, typer.Option(min=1, max=1000, help="how many: of this seed and of those behind it")
    ] = 1,
    notation: Annotated[
        str | None,
        typer.Option(
            help="of the solution: craig, saha, base or lagrange", autocompletion=words(notations)
        ),
    ] = None,
    to: Annotated[
        str, typer.Option(help="md, latex or html", autocompletion=words(_ENDINGS))
    ] = "md",
    solution: Annotated[
        bool, typer.Option("--solution", help="print the solution, not the problem")
    ] = False,
    lock: Lock = None,
    output: Annotated[
        str,
        typer.Option(
            "--output",
            "-o",
            help="folder for problem, solution, key and robot of every sheet; - = stdout",
        ),
    ] = "-",
) -> None:
    """Problem sheets: a problem with numbers of its own, its worked solution and its key.

    A folder gets problem-07, solution-07, key-07.csv and robot-07.toml of seed 7;
    rnea diagnose robot-07.toml key-07.csv checks a key, or what a learner found in its place.

    Examples:
      rnea exercise planar_2r --kind 2r-newton-euler --seed 7
      rnea exercise rp_arm --kind forces --seed 7 --solution --to html
      rnea exercise planar_2r --sheets 30 --to latex -o sheets/
    """
    from rnea.report.exercises.exercise import exercise as make
    from rnea.report.exercises.individual_numbers import held_lengths
    from rnea.report.exercises.kinds import kind_of

    form = one_of("target", to, _ENDINGS, paper(to, _ENDINGS.values()))
    _require_folder(output, sheets, solution)
    try:
        kind_of(kind)
    except UnknownNameError as problem:
        raise UsageError(f"--kind: {problem}") from None
    arm = load_robot(robot, lock)
    for name, link in held_lengths(arm.description).items():
        tell(
            f"note: {name} is not drawn anew: com of {link} is a number and would not follow; make "
            f"it a formula of {name}"
        )
    way = None if notation is None else notation.lower()
    ending = _ENDINGS[form]
    show_problem, show_solution = _writers(form)
    if output == "-":
        sheet = make(arm, kind, seed, way)
        write_text(show_solution(sheet.solution) if solution else show_problem(sheet.problem), "-")
        return
    folder = _folder(output)
    for number in range(seed, seed + sheets):
        sheet = make(arm, kind, number, way)
        for name, text in (
            (f"problem-{number:02}{ending}", show_problem(sheet.problem)),
            (f"solution-{number:02}{ending}", show_solution(sheet.solution)),
            (f"key-{number:02}.csv", sheet.key),
            (f"robot-{number:02}.toml", sheet.robot_file),
        ):
            write_text(text, str(folder / name))
    tell(f"{counted(sheets, 'sheet')} written to {output}")


def _writers(form: str) -> tuple[Callable[[Any], str], Callable[[Any], str]]:
    """Of problems and of solutions."""
    from rnea.report import worksheet
    from rnea.report.problem import writers as problem

    return {
        "md": (problem.problem_markdown, worksheet.as_markdown),
        "latex": (problem.problem_latex, worksheet.as_latex),
        "html": (problem.problem_html, worksheet.as_html),
    }[form]


def _require_folder(output: str, sheets: int, solution: bool) -> None:
    if output == "-" and sheets > 1:
        raise UsageError("--sheets writes files: say the folder, as in -o sheets/")
    if output != "-" and solution:
        raise UsageError("--solution prints; a folder (-o) gets the solutions anyway")
    if output != "-" and Path(output).suffix and not output.endswith(os.sep):
        raise UsageError(
            f"-o {output}: a folder for several files, not a file. Legal: - or a folder such as "
            "sheets/; --to says the format"
        )


def _folder(output: str) -> Path:
    try:
        Path(output).mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise InputError(f"cannot make the folder {output}: {problem.strerror}") from None
    return Path(output)
