"""rnea bench: how fast are our kernels, beside other packages and the machine's limits?"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from rnea.cli.as_json import AsJson
from rnea.cli.completing import lists, quantities
from rnea.cli.completing import robots as known_robots
from rnea.cli.options.endings import format_of
from rnea.cli.options.robot_files import chosen_base
from rnea.cli.options.values import UsageError
from rnea.cli.output import print_line, show_json, show_tables, tell, write_bytes
from rnea.errors import InputError
from rnea.report.style import require_matplotlib

_MOST_THREADS = 256


def bench(
    robots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="ROBOT...",
            help="catalogue names, files, treeN or chainN for random ones",
            autocompletion=known_robots,
        ),
    ] = None,
    sizes: Annotated[
        str | None, typer.Option(help="rows of the batches (default 1,16,1000,100000,1000000)")
    ] = None,
    quantity: Annotated[
        str | None,
        typer.Option(
            metavar="NAME,...",
            help="what is computed (default inverse_dynamics); several make a survey",
            autocompletion=lists(quantities),
        ),
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="a survey of every quantity: one state and a batch")
    ] = False,
    startup: Annotated[
        bool, typer.Option("--startup", help="a survey with compile times and sizes of code")
    ] = False,
    threads: Annotated[int, typer.Option(help="that share a batch, ours and theirs")] = 1,
    float32: Annotated[
        bool, typer.Option("--float32", help="our numbers in float32; the others have float64")
    ] = False,
    chains: Annotated[
        bool, typer.Option("--chains", help="also chains of 10, 100 and 1000 joints")
    ] = False,
    quick: Annotated[
        bool, typer.Option("--quick", help="few sizes, few repetitions: a first impression")
    ] = False,
    device: Annotated[
        str, typer.Option(help="cpu, or cuda (cuda:1, ...): kernels on a GPU, beside its memory")
    ] = "cpu",
    plot: Annotated[
        str | None,
        typer.Option(help="draw time over the size of the batch, or a survey: .png, .svg or .pdf"),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure time per evaluation: single calls and batches, beside packages that are installed.

    Rigid bodies alone: friction and rotors are off. Exit code 1 if an answer of ours is wrong.
    A survey asks for many quantities, each once and as a batch whose result is below 256 MiB.

    Examples:
      rnea bench --quick
      rnea bench ur5 arm.urdf --sizes 1,100000 --plot speed.png
      rnea bench ur5 tree30 --all
      rnea --base free bench humanoid.urdf --quantity mass_matrix,jacobian --startup
      rnea bench --chains --json
      rnea bench ur5 panda --device cuda --quantity inverse_dynamics,mass_matrix
    """
    from rnea.apps.bench.bench_robots import USUAL
    from rnea.apps.bench.contender import QUICK, THOROUGH
    from rnea.apps.bench.measurement import QUICK_SIZES, SIZES, BenchmarkOptions, measure, steps

    if not 1 <= threads <= _MOST_THREADS:
        raise InputError(f"--threads must be from 1 to {_MOST_THREADS}, got {threads}")
    if plot is not None:
        _refuse_plot(plot)
    wanted = _quantities(quantity, everything)
    if device != "cpu":
        if sizes is not None or chains or startup or plot is not None:
            raise UsageError("--sizes, --chains, --startup and --plot are for the CPU's kernels")
        _on_gpu(list(dict.fromkeys(robots or USUAL)), wanted, device, float32, quick, as_json)
        return
    if len(wanted) > 1 or startup:
        if sizes is not None or chains:
            raise UsageError(
                "--sizes and --chains are for one quantity; a survey has its own sizes"
            )
        _survey(list(dict.fromkeys(robots or USUAL)), wanted, threads, float32, quick, startup,
                plot, as_json)  # fmt: skip
        return
    chosen = _sizes(sizes) if sizes is not None else QUICK_SIZES if quick else SIZES
    names = list(dict.fromkeys(robots or USUAL))
    options = BenchmarkOptions(
        chosen, wanted[0], threads, float32, QUICK if quick else THOROUGH, base=chosen_base()
    )
    with progress(steps(names, options, chains)) as told:
        facts = measure(names, options, chains=chains, told=told)
    if plot is not None:
        from rnea.report.figures.bench_figures import plot as picture
        from rnea.report.figures.figure_files import file_type

        write_bytes(picture(facts, file_type(plot)), plot)
    _print(facts, as_json)
    _tell_of_wrong(
        [w for robot in facts["robots"] for size in robot["sizes"] for w in size["ways"]]
    )


def _quantities(text: str | None, everything: bool) -> list[str]:
    """Names that the table knows; an empty one is none of them."""
    from rnea.apps.bench.survey import all_quantities
    from rnea.core.recursions import quantity

    if everything and text is not None:
        raise UsageError("--quantity chooses some and --all takes every one: give one of them")
    if everything:
        return all_quantities()
    text = "inverse_dynamics" if text is None else text
    return list(dict.fromkeys(quantity(word.strip()).name for word in text.split(",")))


def _on_gpu(
    robots: list[str], wanted: list[str], device: str, float32: bool, quick: bool, as_json: bool
) -> None:
    from rnea.apps.bench.bench_robots import find
    from rnea.apps.bench.on_gpu import measure_on_gpu
    from rnea.engine.cuda.cuda_kernel import device_number
    from rnea.report.tables.gpu_tables import gpu_headline, gpu_sheet

    number = device_number(device)
    assert number is not None
    loaded = [find(name, chosen_base()) for name in robots]
    with progress(len(loaded) * len(wanted)) as told:
        facts = measure_on_gpu(
            loaded,
            wanted,
            singles=(float32,),
            rows=2**20 if quick else 2**24,
            device=number,
            peers=not quick,
            told=told,
        )
    if as_json:
        show_json(facts)
    else:
        for line in gpu_headline(facts):
            print_line(line)
        show_tables(gpu_sheet(facts).table())
    if any(row.get("differing") for row in facts["rows"]):
        raise typer.Exit(1)


def _survey(
    robots: list[str],
    wanted: list[str],
    threads: int,
    float32: bool,
    quick: bool,
    startup: bool,
    plot: str | None,
    as_json: bool,
) -> None:
    from rnea.apps.bench.contender import QUICK
    from rnea.apps.bench.measurement import BenchmarkOptions
    from rnea.apps.bench.survey import (
        SURVEY,
        BenchmarkRobot,
        bars_of,
        cells,
        take_survey,
        with_compiling,
    )
    from rnea.report.tables.bench_tables import headline
    from rnea.report.tables.survey_tables import summary_lines as survey_summary
    from rnea.report.tables.survey_tables import survey_sheets

    subjects = [BenchmarkRobot(name, chosen_base()) for name in robots]
    effort = QUICK if quick else SURVEY
    options = BenchmarkOptions(threads=threads, single=float32, effort=effort)
    with progress(cells(subjects, wanted, startup)) as told:
        run = with_compiling if startup else take_survey
        facts = run(subjects, wanted, options, told=told)
    if plot is not None:
        from rnea.report.figures.figure_files import file_type
        from rnea.report.figures.survey import survey_plot

        write_bytes(survey_plot(facts, bars_of(wanted), file_type(plot)), plot)
    if as_json:
        show_json(facts)
    else:
        for line in (*headline(facts), *survey_summary(facts)):
            print_line(line)
        print()
        show_tables(*(sheet.table() for sheet in survey_sheets(facts)))
        for remark in facts["remarks"]:
            tell(f"note: {remark}")
    parts = [cell[part] for cell in facts["cells"] for part in ("single", "batch") if part in cell]
    _tell_of_wrong([way for part in parts for way in part["ways"]])


def _tell_of_wrong(ways: list[dict[str, Any]]) -> None:
    """Exit code 1 if an answer of ours is wrong."""
    wrong = [way for way in ways if way["seconds"] is None]
    if wrong:
        calls = ", ".join(sorted({way["name"] for way in wrong}))
        tell(f"note: not what the recursion gives, so that no time is told: {calls}")
    if any(way["package"] == "rnea" for way in wrong):
        raise typer.Exit(1)


def _refuse_plot(target: str) -> None:
    """What would prevent the picture is said before minutes are spent on measuring."""
    from rnea.report.figures.figure_files import FILE_TYPES

    format_of(target, {kind: (f".{kind}",) for kind in FILE_TYPES}, option="--plot")
    if not Path(target).resolve().parent.is_dir():
        raise InputError(f"--plot: cannot write {target}: its directory does not exist")
    require_matplotlib()


def _sizes(text: str) -> tuple[int, ...]:
    sizes = []
    for word in text.split(","):
        word = word.strip()
        if not (word.isascii() and word.isdecimal()) or int(word) < 1:
            raise InputError(
                f"--sizes: {word!r} is not a number of rows; whole numbers from 1, as in 1,1000"
            )
        sizes.append(int(word))
    return tuple(dict.fromkeys(sizes))


@contextmanager
def progress(total: int) -> Iterator[Callable[[str], None]]:
    """A bar on stderr that moves only between measurements, so that it disturbs none."""
    from rich.console import Console
    from rich.progress import Progress

    hidden = not sys.stderr.isatty()
    console = Console(stderr=True)
    with Progress(console=console, auto_refresh=False, transient=True, disable=hidden) as bar:
        task = bar.add_task("", total=total)
        begun = False

        def report(what: str) -> None:
            nonlocal begun
            bar.update(task, description=what, advance=1 if begun else 0, refresh=True)
            begun = True

        yield report


def _print(facts: dict[str, Any], as_json: bool) -> None:
    from rnea.report.tables.bench_tables import chain_table, headline, start_table, time_table

    if as_json:
        show_json(facts)
        return
    for line in headline(facts):
        print_line(line)
    print()
    tables = [time_table(facts), start_table(facts)]
    chains = chain_table(facts)
    show_tables(*tables, *([] if chains is None else [chains]))
    for robot in facts["robots"]:
        for remark in robot["remarks"]:
            tell(f"note: {remark}")
