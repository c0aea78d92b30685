"""rnea check: what is wrong with a robot model?"""

from __future__ import annotations

import warnings
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Annotated

import typer

from rnea.apps.check import public as checks
from rnea.apps.check.peers.peer_comparison import PeerComparison
from rnea.cli.as_json import AsJson
from rnea.cli.completing import lists, robots, words
from rnea.cli.options.endings import format_of
from rnea.cli.options.locking import Lock, locked
from rnea.cli.options.robot_files import chosen_packages, describe_robot
from rnea.cli.options.values import UsageError
from rnea.cli.output import print_line, show_json, show_tables, tell, write_text
from rnea.core.description import Description
from rnea.core.findings import ERROR, NOTE, SEVERITIES, Finding
from rnea.errors import InputError, ModelWarning, RneaError, counted, suggestion
from rnea.robot import Robot
from rnea.robot.writing import FORMATS


@dataclass
class _Checked:
    """One robot: what was found, and what it said if it could be read."""

    given: str
    findings: list[Finding]
    description: Description | None = None
    compared: list[PeerComparison] = field(default_factory=list)

    @property
    def is_wrong(self) -> bool:
        differing = any(one.residual is not None and not one.agrees for one in self.compared)
        return differing or any(finding.severity == ERROR for finding in self.findings)


def check(
    given: Annotated[
        list[str],
        typer.Argument(
            metavar="ROBOT...", help="catalogue names or robot files", autocompletion=robots
        ),
    ],
    severity: Annotated[
        str,
        typer.Option(
            help="the least grave findings to show: error, warning or note",
            autocompletion=words(SEVERITIES),
        ),
    ] = NOTE,
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="show every finding, also the fourth of a kind")
    ] = False,
    fix: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="write the robot with safe repairs: .toml, .urdf, .xml"),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            help="compare torques with pinocchio, mujoco or all",
            autocompletion=lists(("pinocchio", "mujoco", "all")),
        ),
    ] = None,
    lock: Lock = None,
    as_json: AsJson = False,
) -> None:
    """Find what is wrong with robot models: impossible inertias, wrong units, weak motors, ...

    Exit code 1 if there are errors. A file that cannot be read does not stop the others.

    Examples:
      rnea check panda
      rnea check *.urdf --severity warning
      rnea check panda --fix better.urdf
      rnea check panda --against pinocchio,mujoco
    """
    if severity not in SEVERITIES:
        raise UsageError(f"unknown --severity {severity!r}. {suggestion(severity, SEVERITIES)}")
    if fix is not None and len(given) > 1:
        raise UsageError("--fix writes one robot; give one")
    form = "" if fix is None else format_of(fix, FORMATS, option="--fix")
    try:
        checks.chosen_peers(against or "")
    except InputError as problem:
        raise UsageError(f"--against: {problem}") from None
    checked = [_checked(robot, against, lock) for robot in given]
    shown = [replace(one, findings=checks.at_least(one.findings, severity)) for one in checked]
    _print(shown, verbose, as_json)
    if fix is not None:
        _fix(checked[0], fix, form)
    if any(one.is_wrong for one in checked):
        raise typer.Exit(1)


def _checked(given: str, against: str | None, lock: list[str] | None) -> _Checked:
    try:
        description = describe_robot(given)
        if lock:
            description = locked(_robot(description), lock).description
    except UsageError:
        raise
    except RneaError as problem:
        return _Checked(given, [checks.refused(problem, given)])
    checked = _Checked(given, checks.lint(description, description.line_of), description)
    if against is not None:
        try:
            checked.compared = checks.against(_robot(description), against, chosen_packages())
        except RneaError as problem:
            remark = f"the robot cannot be built: {problem}"
            checked.compared = [PeerComparison("anything", remark=remark)]
    return checked


def _robot(description: Description) -> Robot:
    # what would be warned of is among the findings
    with warnings.catch_warnings(action="ignore", category=ModelWarning):
        return Robot(description)


def _print(shown: list[_Checked], verbose: bool, as_json: bool) -> None:
    from rnea.report.tables.findings import (
        comparison_facts,
        comparison_table,
        count_line,
        finding_facts,
        finding_lines,
        summary_lines,
    )

    if as_json:
        facts = [
            finding_facts(one.given, one.findings) | {"against": comparison_facts(one.compared)}
            for one in shown
        ]
        show_json(facts)
        return
    for one in shown:
        print_line(count_line(one.given, one.findings))
        for line in finding_lines(one.findings, verbose):
            print_line(line)
        if one.compared:
            show_tables(comparison_table(one.compared))
    if len(shown) > 1:
        for line in summary_lines({one.given: one.findings for one in shown}):
            print_line(line)


def _fix(one: _Checked, out: str, form: str) -> None:
    """Write the repaired robot; the input is never written to."""
    from rnea.robot.writing import written

    if one.description is None:
        raise InputError(f"{one.given} cannot be read, so that nothing can be repaired")
    if Path(out).exists() and Path(one.given).exists() and Path(out).samefile(one.given):
        raise InputError(f"{out} is the file that was checked; write to another one")
    repair = checks.repaired(one.description)
    text, losses = written(_robot(repair.description), form)
    write_text(text, out)
    tell(f"{out}: {counted(len(repair.changes), 'repair')}")
    for line in repair.changes:
        tell(f"  {line}")
    for line in losses:
        tell(f"  not said in this format: {line}")
