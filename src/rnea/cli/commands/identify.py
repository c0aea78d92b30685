"""rnea identify: masses, friction and rotors of a robot from its recordings."""

from __future__ import annotations

import math
from dataclasses import asdict
from fractions import Fraction
from itertools import count
from typing import Annotated

import typer

from rnea.cli.as_json import AsJson
from rnea.cli.options.endings import format_of
from rnea.cli.options.known_load import (
    EffortKind,
    KnownLoad,
    Loaded,
    carrying_known,
    refuse_currents,
)
from rnea.cli.options.locking import Lock
from rnea.cli.options.motions import InUnits, Map, Separator
from rnea.cli.options.recording_options import (
    Cutoff,
    Episode,
    Rate,
    RecordingOptions,
    Topic,
    read_recordings,
)
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.options.values import UsageError
from rnea.cli.output import (
    identity,
    made_of,
    print_line,
    progress,
    show_json,
    show_tables,
    tell,
    write_text,
)
from rnea.core.spatial import path_text

_ROBOTS = {"toml": (".toml",), "urdf": (".urdf",)}
_REPORTS = {"html": (".html", ".htm")}
_STAGES = 7


def identify(
    robot: RobotName,
    recordings: Annotated[list[str], typer.Argument(help="recordings of its motion and efforts")],
    validate: Annotated[
        list[str] | None,
        typer.Option(help="a recording that the fit does not see; repeatable"),
    ] = None,
    hold_out: Annotated[
        str, typer.Option(help="without --validate: the last part that the fit does not see")
    ] = "1/3",
    output: Annotated[
        str | None, typer.Option("--output", "-o", help="the identified robot: .toml or .urdf")
    ] = None,
    report: Annotated[str | None, typer.Option(help="a page with all results: .html")] = None,
    known_load: KnownLoad = "",
    loaded: Loaded = None,
    effort: EffortKind = "",
    cutoff: Cutoff = None,
    topic: Topic = "",
    map_: Map = None,
    separator: Separator = None,
    units: InUnits = "",
    episode: Episode = None,
    rate: Rate = None,
    lock: Lock = None,
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="the base parameters one by one")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Identify a robot: masses, friction and rotors that fit its recordings, and exist.

    What the efforts went through before they were recorded is found first; then the base
    parameters with their deviations, the law of each joint's friction, and bodies that exist, as
    near to the file as the recordings allow. Then the robot is tried on what it was not fitted to.

    Examples:
      rnea identify ur10.urdf exciting.db3 -o identified.toml --report report.html
      rnea identify arm.urdf one.csv two.csv --validate other.csv -o identified.urdf
      rnea identify arm.urdf a.csv --loaded b.csv --known-load mass=2.8,com=0,0,0.1
    """
    from rnea.apps.identify.identification import identify as run
    from rnea.apps.identify.verdict import verdict
    from rnea.cli.shared.identified_file import write_identified
    from rnea.report.document.identification_report import identification_report
    from rnea.report.document.page import report_page
    from rnea.report.style import require_matplotlib
    from rnea.report.tables.identification_tables import (
        IDENTIFICATION_LEGEND,
        PARAMETER_LEGEND,
        identification_facts,
        identification_tables,
    )

    share = _share(hold_out)
    form = format_of(output, _ROBOTS)
    format_of(report, _REPORTS, option="--report")
    if report is not None:
        require_matplotlib()
    if as_json and output == "-":
        raise UsageError("--json and -o - would both go to stdout; write the robot to a file")
    arm = load_robot(robot, lock)
    reading = RecordingOptions(topic, map_, separator, units, episode, rate)
    arm, logs = read_recordings(arm, recordings, reading, lock, in_our_units=True)
    _, others = read_recordings(arm, validate or (), reading, in_our_units=True)
    _, holding = read_recordings(arm, loaded or (), reading, in_our_units=True)
    carrying = carrying_known(arm, known_load, loaded or ())
    doubts = [] if carrying else list(refuse_currents(arm, logs, cutoff, effort))
    for line in doubts:
        tell(f"note: {line}")
    with progress("identifying", _STAGES) as done:
        begun = count(1)
        result = run(
            arm,
            logs,
            validate_on=others,
            hold_out=share,
            cutoff=cutoff,
            loaded=holding,
            carrying=carrying,
            report=lambda stage: done(next(begun)),
        )
    found = verdict(result)
    if output is not None and not found.identified:
        tell(f"{output} is not written: the recordings do not identify the robot")
    written = (
        None if output is None or not found.identified else write_identified(result, output, form)
    )
    # the same of every recording is said once
    read = dict.fromkeys(note for log in (*logs, *others, *holding) for note in log.notes)
    notes = [*read, *doubts, *result.notes, *(written.notes if written else ())]
    about = [("robot", made_of(arm, robot)), ("recordings", ", ".join(map(path_text, recordings)))]
    if report is not None:
        page = report_page(identification_report(result, about, made_of(arm, robot), notes))
        write_text(page, report)
        tell(f"report written to {report}")
    if as_json:
        show_json(
            {
                **identity(arm),
                **identification_facts(result),
                "notes": notes,
                "written": written and asdict(written),
            }
        )
    # with -o - the robot is there
    elif output != "-" or not found.identified:
        show_tables(*identification_tables(result, verbose))
        print_line(IDENTIFICATION_LEGEND, *([PARAMETER_LEGEND] if verbose else []))
        for line in (*result.notes, *found.sentences):
            print_line(line)
    if not found.identified:
        raise typer.Exit(1)


def _share(text: str) -> float:
    """A number or a fraction."""
    try:
        share = float(Fraction(text))
    except (ValueError, ZeroDivisionError):
        share = math.nan
    if not 0 <= share <= 0.5:
        raise UsageError(f"--hold-out {text}: a share from 0 to 1/2, such as 1/3 or 0.25")
    return share
