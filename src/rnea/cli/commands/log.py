"""rnea log: what does a recording of a real robot say beside its model?"""

from __future__ import annotations

from typing import Annotated

import typer

from rnea.cli.as_json import AsJson
from rnea.cli.options.endings import format_of
from rnea.cli.options.locking import Lock
from rnea.cli.options.motions import InUnits, Map, Separator
from rnea.cli.options.plotting import PlotFile, deliver, refuse_early
from rnea.cli.options.recording_options import (
    ComparedCutoff,
    Episode,
    Rate,
    RecordingOptions,
    Topic,
    doubted_times,
    read_recordings,
)
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.output import identity, made_of, print_line, show_json, show_tables, tell, write_text
from rnea.core.spatial import path_text

_REPORTS = {"html": (".html", ".htm")}
_MEANING = "(-v says what the columns are)"


def log(
    robot: RobotName,
    recording: Annotated[
        str, typer.Argument(help=".db3, .mcap, .bag, .csv, .npz, .parquet, .h5, or a folder")
    ],
    report: Annotated[str | None, typer.Option(help="a page with all of it: .html")] = None,
    plot: PlotFile = None,
    cutoff: ComparedCutoff = None,
    topic: Topic = "",
    map_: Map = None,
    separator: Separator = None,
    units: InUnits = "",
    episode: Episode = None,
    rate: Rate = None,
    lock: Lock = None,
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="add what the columns of tables mean")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Hold a recording of a robot against its model: what is effort, and why do they disagree?

    Prints whether `effort` is a torque at all, measured beside model for every joint, the likely
    causes of what is left (signs, exchanged joints, mounting, payload, friction, currents, lag and
    others), and contacts. Joints that the recording has nothing of are held still, and that is
    said.

    Examples:
      rnea log ur10.urdf recording.db3
      rnea log panda.urdf bag/ --map fer_joint1=panda_joint1 --report report.html
    """
    from rnea.apps.check.recordings.log_analysis import examine
    from rnea.apps.check.recordings.measured import refuse_free_base
    from rnea.report.tables.recording_causes import cause_lines, spent_sheets
    from rnea.report.tables.recording_tables import (
        COMPARISON_LEGEND,
        CONTACT_LEGEND,
        comparison_sheet,
        contact_line,
        contact_sheets,
        effort_line,
        lag_line,
        recording_facts,
    )

    format_of(report, _REPORTS, option="--report")
    refuse_early(plot, show=False)
    arm = load_robot(robot, lock)
    refuse_free_base(arm.model)
    reading = RecordingOptions(topic, map_, separator, units, episode, rate)
    arm, (found,) = read_recordings(arm, [recording], reading, lock)
    examined = examine(arm, found, cutoff, doubted_times(found, arm, units))
    compared = examined.compared
    if report is not None:
        from rnea.report.document.page import report_page
        from rnea.report.document.recording_report import recording_report

        about = [("robot", made_of(arm, robot)), ("file", path_text(recording))]
        title = f"{arm.name} beside its recording"
        page = report_page(recording_report(examined, arm.model, title, about, made_of(arm)))
        write_text(page, report)
        tell(f"report written to {report}")
    if plot is not None and compared is not None:
        from rnea.report.figures.joint_columns import Joints
        from rnea.report.figures.recording_figures import measured_figure

        better = compared.model + compared.friction
        both = compared.measured.t, compared.measured.effort, compared.model, better
        deliver(measured_figure(*both, Joints.of(arm.model)), plot, show=False)
    if as_json:
        show_json({**identity(arm), "recording": path_text(recording), **recording_facts(examined)})
        return
    print_line(*examined.verdict, "", effort_line(examined.effort), "")
    if compared is not None:
        show_tables(comparison_sheet(compared).table())
        print_line(*([COMPARISON_LEGEND] if verbose else [_MEANING]), "")
        if line := lag_line(compared):
            print_line(line, "")
    for line in cause_lines(examined):
        print_line(line)
    if examined.causes is not None:
        for sheet in spent_sheets(examined.causes):
            print_line("")
            show_tables(sheet.table())
    if examined.contacts is not None:
        print_line("", contact_line(examined.contacts))
        show_tables(*(sheet.table() for sheet in contact_sheets(examined.contacts)))
        if verbose:
            print_line(CONTACT_LEGEND)
    for note in (*examined.notes, *examined.skipped):
        # what was done on reading has been told already
        if note not in found.notes:
            print_line(f"note: {note}")
