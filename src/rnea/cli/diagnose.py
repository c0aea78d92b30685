"""rnea diagnose: which known mistake gives these torques?"""

from __future__ import annotations

from typing import Annotated

import typer

from rnea.cli.motions import read_for
from rnea.cli.output import say, show_json, show_tables
from rnea.cli.robot_files import load_robot
from rnea.cli.values import UsageError, numbers, read_input
from rnea.errors import InputError


def diagnose(
    robot: Annotated[str, typer.Argument(help="catalogue name or robot file")],
    mine: Annotated[
        str, typer.Argument(help="CSV with t, q_, qd_, qdd_ and tau_<joint>; - = stdin")
    ],
    motion: Annotated[
        str | None, typer.Option(help="file of the motion, if MINE has t and tau_ only")
    ] = None,
    gravity: Annotated[str | None, typer.Option(help="world axes, e.g. 0,0,-9.81")] = None,
    friction: Annotated[bool, typer.Option(help="right torques include friction")] = True,
    rotor: Annotated[bool, typer.Option(help="right torques include the rotors")] = True,
    spring: Annotated[bool, typer.Option(help="right torques include the springs")] = True,
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="add what could not have been found here")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="the verdict as JSON")] = False,
) -> None:
    """Compare your own torques with the right ones and with those of known mistakes.

    Example: rnea diagnose puma560 mine.csv
    Example: rnea diagnose puma560 torques.csv --motion motion.csv --json
    """
    from rnea import check
    from rnea.views.tables import diagnosis_facts, remark_lines, residual_table, verdict_lines

    arm = load_robot(robot)
    field = numbers(gravity, "--gravity") if gravity is not None else None
    if field is not None and len(field) != 3:
        raise InputError(f"--gravity needs 3 numbers, got {len(field)}")
    if mine == "-" and motion == "-":
        raise UsageError("torques and motion cannot both come from stdin")
    arm.model.require_single_axes("a diagnosis")
    along = None if motion is None else read_for(arm, motion, rotor=rotor)[0]
    name = "stdin" if mine == "-" else mine
    path, tau = check.read_torques(read_input(mine), arm.joint_names, along, name)
    verdict = check.diagnose(
        *(arm, path.q, path.qd, path.qdd, tau),
        gravity=field,
        friction=friction,
        rotor=rotor,
        spring=spring,
    )
    if as_json:
        facts = {"robot": arm.name, "hash": arm.hash, **diagnosis_facts(verdict)}
        show_json(facts)
        return
    say(*verdict_lines(verdict))
    show_tables(residual_table(verdict))
    for line in remark_lines(verdict, verbose):
        say(line)
