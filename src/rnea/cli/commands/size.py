"""rnea size: motors, gears and bearings for a motion."""

from __future__ import annotations

import warnings
from collections import Counter
from typing import Annotated

import typer

from rnea.apps.sizing.cycle import Cycle
from rnea.apps.sizing.sizing import MOST_RATIO, MOST_RATIO_SLIDING, Sizing
from rnea.apps.sizing.sizing import size as size_robot
from rnea.cli.as_json import AsJson
from rnea.cli.completing import words
from rnea.cli.options import plotting
from rnea.cli.options.catalog_choice import gearboxes_of, motors_of, unconfirmed
from rnea.cli.options.endings import format_of
from rnea.cli.options.loads import OutsideWrench, WrenchAt, wrench_from, wrench_lines
from rnea.cli.options.locking import Lock
from rnea.cli.options.motions import InUnits, Map, Separator, read_for, spelling_of
from rnea.cli.options.payload_options import NO_LOADS, PayloadOptions
from rnea.cli.options.payloads import carried, payload_findings, warn_of_points
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.options.values import UsageError
from rnea.cli.output import identity, made_of, print_line, show_json, show_tables, tell
from rnea.cli.shared.sizing_reports import REPORTS, refuse_report_early, write_report
from rnea.core.spatial import path_text
from rnea.errors import InputError, PayloadWarning, counted, shortened
from rnea.files.robots.toml import shipped_gearboxes, shipped_motors
from rnea.robot import Robot


def size(
    robot: RobotName,
    motion: Annotated[
        str,
        typer.Argument(
            help="a motion as rnea torque reads it: t, q_, qd_, qdd_<joint>; - = CSV on stdin"
        ),
    ],
    motors: Annotated[
        str | None,
        typer.Option(
            help="motors to choose from: servo, small_dc, synchronous or a TOML file",
            autocompletion=words(shipped_motors),
        ),
    ] = None,
    gearboxes: Annotated[
        str | None,
        typer.Option(
            help="gearboxes to choose from with them: cycloidal, planetary, strain_wave or a file",
            autocompletion=words(shipped_gearboxes),
        ),
    ] = None,
    dwell: Annotated[
        float, typer.Option(help="s that the robot then stands still, held by its motors")
    ] = 0.0,
    load: PayloadOptions = NO_LOADS,
    wrench: OutsideWrench = None,
    wrench_at: WrenchAt = None,
    most_ratio: Annotated[
        float,
        typer.Option(help="the highest gear ratio that a candidate of a joint that turns may have"),
    ] = MOST_RATIO,
    most_ratio_sliding: Annotated[
        float,
        typer.Option(help="the same of joints that slide: rad of the motor for each m"),
    ] = MOST_RATIO_SLIDING,
    keep_gears: Annotated[
        bool,
        typer.Option(
            "--keep-gears",
            help="candidates get the gear that the robot's file has for the joint; for joints "
            "without one the ratio is searched",
        ),
    ] = False,
    efficiency: Annotated[
        float | None, typer.Option(help="of the candidates' gears (default: the joint's own)")
    ] = None,
    bandwidth: Annotated[
        float | None, typer.Option(help="for files without rates, as in rnea torque")
    ] = None,
    map_: Map = None,
    separator: Separator = None,
    units: InUnits = "",
    lock: Lock = None,
    output: Annotated[
        str | None, typer.Option("--output", "-o", help="report to write: .html, .pdf or .md")
    ] = None,
    project: Annotated[str, typer.Option(help="words at the head of the report")] = "",
    author: Annotated[str, typer.Option(help="who made it: a further line there")] = "",
    as_json: AsJson = False,
    plot: plotting.PlotFile = None,
    show: plotting.Show = False,
) -> None:
    """Torques, speeds and powers that a motion asks of the joints, and the motors that fit.

    Of several payloads each joint gets one drive, which must fit with all of them.

    Examples:
      rnea size puma560 motion.csv --payload 0,2.5 --motors small_dc --efficiency 0.8
      rnea size puma560 motion.csv --payload 1 -o report.html --plot motors.png
      rnea size puma560 motion.csv --motors servo --gearboxes strain_wave --dwell 2
        -o report.pdf
    """
    from rnea.report.tables.sizing.sizing_facts import facts as sizing_facts
    from rnea.report.tables.sizing.sizing_payloads import governing_facts
    from rnea.report.tables.sizing.sizing_remarks import remarks as sizing_remarks
    from rnea.report.tables.sizing.sizing_tables import comparison as sizing_comparison
    from rnea.report.tables.sizing.sizing_tables import heading as sizing_heading
    from rnea.report.tables.sizing.sizing_tables import notes as sizing_notes
    from rnea.report.tables.sizing.sizing_tables import tables as sizing_tables
    from rnea.report.tables.sizing.sizing_unchecked import unchecked as sizing_unchecked

    plotting.refuse_early(plot, show)
    form = format_of(output, REPORTS)
    refuse_report_early(form, output)
    if output is None and (project or author):
        raise UsageError("--project and --author stand in a report: add -o report.html")
    # refuses what is no time
    Cycle(0.0, dwell)
    _refuse_contradictions(gearboxes, motors, keep_gears, efficiency)
    if motors is None:
        changed = {"--most-ratio": most_ratio != MOST_RATIO, "--keep-gears": keep_gears}
        changed |= {"--most-ratio-sliding": most_ratio_sliding != MOST_RATIO_SLIDING}
        _refuse_idle(changed | {"--efficiency": efficiency is not None})
    spelling = spelling_of(map_, separator, units)
    arm = load_robot(robot, lock)
    body = carried(arm, load)
    outside = wrench_from(arm, wrench, wrench_at)
    choice = motors_of(motors) if motors is not None else ()
    boxes = gearboxes_of(gearboxes) if gearboxes is not None else ()
    if not most_ratio >= 1:
        raise InputError(f"--most-ratio must be at least 1 (got {most_ratio:g})")
    if not most_ratio_sliding >= 1:
        raise InputError(f"--most-ratio-sliding must be at least 1 (got {most_ratio_sliding:g})")
    if efficiency is not None and not 0 < efficiency <= 1:
        percent = f"; for {efficiency:g} % write {efficiency / 100:g}" if efficiency >= 10 else ""
        raise InputError(
            f"--efficiency must be above 0 and at most 1 (got {efficiency:g}){percent}"
        )
    path, notes = read_for(arm, motion, bandwidth, spelling=spelling, standstill=True)
    doubts = findings_of(arm, path_text(robot))
    odd = payload_findings(arm, body)
    for note in odd:
        tell(f"note: {note}")
    notes = [*notes, *odd, *doubts]
    with warnings.catch_warnings(action="ignore", category=PayloadWarning):
        sizings = size_robot(
            arm,
            path.t,
            path.q,
            path.qd,
            path.qdd,
            choice,
            body.masses,
            payload_com=body.com,
            payload_frame=body.frame,
            payload_box=body.box,
            payload_inertia=body.inertia,
            most_ratio=most_ratio,
            most_ratio_sliding=most_ratio_sliding,
            efficiency=efficiency,
            wrench=outside,
            gearboxes=boxes,
            dwell=dwell,
            keep_gears=keep_gears,
        )
    points = (one for sizing in sizings for one in sizing.points)
    warn_of_points(sorted(points, key=lambda one: one.mass)[-1:])
    # of joints that slide alone no gearbox was used, so nothing is to be said of its figures
    gearboxes_used = gearboxes if _any_gearbox(sizings[0]) else None
    unchecked = unconfirmed(motors, gearboxes_used)
    about = [
        made_of(arm),
        *wrench_lines(outside),
        f"motion {path_text(motion)}: {counted(len(path), 'row')}, {path.t[-1] - path.t[0]:.6g} s",
        *_cycle_text(sizings[0].cycle),
        *notes,
        *([unchecked] if unchecked else []),
    ]
    for doubt in findings_of(arm, robot):
        tell(f"warning: {doubt}")
    if output is not None:
        com = ", ".join(f"{x:g}" for x in body.com)
        at = f"{body.frame}: {com} m" if any(body.com) else body.frame
        asked = {
            "arm": arm,
            "robot": robot,
            "motion": motion,
            "path": path,
            "place": at,
            "shape": body.shape,
        }
        asked |= {"wrench": outside, "motors": motors, "gearboxes": gearboxes_used, "notes": notes}
        asked |= {"project": project, "author": author}
        write_report(output, form, sizings, asked)
    if as_json:
        facts = {"payloads": [sizing_facts(one) for one in sizings]}
        facts["over_payloads"] = governing_facts(sizings)
        show_json(
            {**identity(arm), "about": about, "remarks": sizing_remarks(sizings)}
            | {"not_checked": sizing_unchecked(sizings), **facts}
        )
    elif output is None:
        for line in _cycle_text(sizings[0].cycle):
            print_line(line + "\n")
        for one in sizings:
            print_line(sizing_heading(one) + "\n")
            show_tables(*sizing_tables(one))
        show_tables(*sizing_comparison(sizings))
        for note in sizing_notes(sizings):
            print_line(note)
        if unchecked:
            print_line(unchecked)
        if not choice and not sizings[0].fitted:
            tell("no motors in the robot's file; --motors servo offers some to choose from")
    plotting.draw(sizings, arm, plot, show, "torque-speed")


def _any_gearbox(sizing: Sizing) -> bool:
    return any(rating.gearbox for rated in sizing.candidates.values() for rating in rated)


def _cycle_text(cycle: Cycle) -> list[str]:
    """Of a cycle that is more than a motion."""
    if not cycle.dwell and not cycle.standing:
        return []
    parts = [f"{cycle.motion:.6g} s of motion"]
    if cycle.standing:
        parts[0] += f" ({cycle.standing:.6g} s of it at rest)"
    if cycle.dwell:
        parts.append(f"{cycle.dwell:g} s of dwell")
    ED = f"ED {100 * cycle.duty_factor:.3g} %"
    return [f"Cycle of {cycle.duration:.6g} s: {', '.join(parts)}; {ED}"]


def _refuse_idle(given: dict[str, bool]) -> None:
    for option, said in given.items():
        if said:
            raise UsageError(
                f"{option} is about motors to choose from: add --motors. The robot's own motors "
                "keep the gears of its file"
            )


def _refuse_contradictions(
    gearboxes: str | None, motors: str | None, keep_gears: bool, efficiency: float | None
) -> None:
    if gearboxes is None:
        return
    if motors is None:
        raise UsageError("--gearboxes are chosen together with motors: add --motors")
    if keep_gears:
        raise UsageError("--keep-gears keeps the joints' own gears, --gearboxes replaces them")
    if efficiency is not None:
        raise UsageError(
            "--efficiency is for gears without a catalogue; --gearboxes have their own"
        )


def findings_of(arm: Robot, called: str) -> list[str]:
    """A line about errors and warnings, none where there are none; called: what the user typed."""
    from rnea.apps.check.lint.linting import lint
    from rnea.core.findings import ERROR, WARNING, at_least

    description = arm.description
    found = at_least(lint(description, description.line_of), WARNING)
    if not found:
        return []
    counts = Counter(finding.severity for finding in found)
    said = [counted(counts[x], x) for x in (ERROR, WARNING) if counts[x]]
    whom = shortened(list(dict.fromkeys(f"{one.code} ({one.where})" for one in found)))
    return [f"rnea check {called} finds {' and '.join(said)}, mend them before you choose: {whom}"]
