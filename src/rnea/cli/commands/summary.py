"""rnea summary: peaks, RMS, quantiles and histograms of a whole data set."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from rnea.cli.as_json import AsJson
from rnea.cli.options import plotting
from rnea.cli.options.endings import CSV, format_of
from rnea.cli.options.robot_files import chosen_packages
from rnea.cli.options.values import UsageError
from rnea.cli.output import (
    complain,
    print_line,
    progress,
    refuse_to_lose,
    show_json,
    show_tables,
    tell,
    was_read,
    write_text,
)
from rnea.errors import counted
from rnea.system.version import __version__


def summary(
    data: Annotated[
        list[str], typer.Argument(help="files (.parquet, .csv, .npz), or a folder of them")
    ],
    columns: Annotated[
        list[str] | None,
        typer.Option("--columns", help="names or patterns, such as 'tau_*,power_*'; repeatable"),
    ] = None,
    threads: Annotated[
        int | None, typer.Option(help="how many read at a time (default: one for each core)")
    ] = None,
    keep_going: Annotated[
        bool,
        typer.Option(
            "--keep-going", help="go on where a file or row group is corrupt; ends with 1"
        ),
    ] = False,
    output: Annotated[
        str | None, typer.Option("--output", "-o", help="table to write: .csv, a row a column")
    ] = None,
    as_json: AsJson = False,
    plot: plotting.PlotFile = None,
    show: plotting.Show = False,
    theme: plotting.Theme = "light",
) -> None:
    """Peaks, RMS, quantiles and histograms of every column of a data set, in one pass.

    Reads what `rnea torque` and `rnea sample` write, and any table of numbers. Units and limits are
    those that Parquet fields say. Files and folders whose names begin with _ or . are no data.

    Examples:
      rnea summary torques/ --plot histograms.png
      rnea summary torques/ --columns 'tau_*' -o summary.csv
    """
    from rnea.apps.datasets.summary.summary import summarize
    from rnea.report.figures.histogram_spreads import spreads
    from rnea.report.figures.spread import spread_figure
    from rnea.report.style import Look
    from rnea.report.tables.data_summary import (
        SUMMARY_LEGEND,
        summary_csv,
        summary_facts,
        summary_heading,
        summary_sheets,
    )

    format_of(output, CSV)
    plotting.refuse_early(plot, show)
    look = Look(theme)
    if threads is not None and threads < 1:
        raise UsageError(f"--threads must be at least 1 (got {threads})")
    chosen = [name for text in columns or [] for name in plotting.names_in(text)]
    for place in data:
        was_read(place)
    for target in (output, plot):
        refuse_to_lose(target)
    began = time.perf_counter()
    with progress("summary", 1.0) as report:
        found = summarize(
            data,
            chosen,
            threads=threads,
            keep_going=keep_going,
            packages=chosen_packages(),
            report=lambda done, whole: report(done / max(1, whole)),
        )
    spent = time.perf_counter() - began
    for file in found.files:
        was_read(file)
    for note in found.notes:
        tell(f"note: {note}")
    if as_json:
        show_json({"version": __version__, **summary_facts(found)})
    elif output is None:
        print_line(summary_heading(found))
        show_tables(*(sheet.table() for sheet in summary_sheets(found)))
        print_line(SUMMARY_LEGEND)
    if output is not None:
        write_text(summary_csv(found), output)
        tell(f"{counted(len(found.columns), 'column')} written to {output}")
    if plot is not None or show:
        about = f"rnea {__version__}: histograms"
        plotting.deliver(spread_figure(spreads(found), look), plot, show, about=about)
    if spent > 1:
        tell(_speed(found.numbers, spent))
    for fault in found.faults:
        complain(f"{fault}; left out")
    if found.faults:
        raise typer.Exit(1)


def _speed(numbers: int, seconds: float) -> str:
    return (
        f"{numbers} numbers in {seconds:.1f} s: {1e9 * seconds / max(1, numbers):.2g} ns each, "
        f"{8e-9 * numbers / seconds:.2g} GB/s"
    )
