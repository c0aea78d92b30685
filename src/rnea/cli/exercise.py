"""rnea exercise: problem sheets with their solutions, keys and robots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from rnea.cli.locking import Lock
from rnea.cli.output import tell, write_text
from rnea.cli.robot_files import load_robot
from rnea.cli.values import UsageError, one_of
from rnea.errors import InputError
from rnea.views.problem import problem_html, problem_latex, problem_markdown
from rnea.views.worksheet import as_html, as_latex, as_markdown

# ending, problem, solution
FORMS = {
    "md": (".md", problem_markdown, as_markdown),
    "latex": (".tex", problem_latex, as_latex),
    "html": (".html", problem_html, as_html),
}


def exercise(
    robot: Annotated[str, typer.Argument(help="catalogue name or robot file, up to 3 joints")],
    kind: Annotated[
        str,
        typer.Option(
            help="newton-euler, lagrange, gravity, velocities, forces, mass-matrix or prismatic; "
            "2r- or rp- before it asks for such an arm"
        ),
    ] = "newton-euler",
    seed: Annotated[
        int, typer.Option(min=0, help="of the numbers; the same seed, the same sheet")
    ] = 1,
    sheets: Annotated[
        int, typer.Option(min=1, max=1000, help="how many: of this seed and of those behind it")
    ] = 1,
    notation: Annotated[
        str | None, typer.Option(help="of the solution: craig, saha, base or lagrange")
    ] = None,
    to: Annotated[str, typer.Option(help="md, latex or html")] = "md",
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
    from rnea.exercises import exercise as make
    from rnea.exercises import kind_of

    form = one_of("target", to, FORMS)
    _require_folder(output, sheets, solution)
    kind_of(kind)
    arm = load_robot(robot, lock)
    ending, show_problem, show_solution = FORMS[form]
    if output == "-":
        sheet = make(arm, kind, seed, notation)
        write_text(show_solution(sheet.solution) if solution else show_problem(sheet.problem), "-")
        return
    folder = _folder(output)
    for number in range(seed, seed + sheets):
        sheet = make(arm, kind, number, notation)
        for name, text in (
            (f"problem-{number:02}{ending}", show_problem(sheet.problem)),
            (f"solution-{number:02}{ending}", show_solution(sheet.solution)),
            (f"key-{number:02}.csv", sheet.key),
            (f"robot-{number:02}.toml", sheet.robot_file),
        ):
            write_text(text, str(folder / name))
    tell(f"{sheets} {'sheet' if sheets == 1 else 'sheets'} written to {output}")


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
