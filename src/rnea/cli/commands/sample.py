"""rnea sample: states of a robot within its limits, as many as one likes."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from rnea.cli.as_json import AsJson
from rnea.cli.completing import words
from rnea.cli.options.endings import format_of
from rnea.cli.options.locking import Lock
from rnea.cli.options.robot_files import RobotName, load_robot
from rnea.cli.options.values import UsageError, count, numbers, one_of, one_or_each
from rnea.cli.output import identity, progress, show_json, show_tables, tell
from rnea.cli.streams import data_stream
from rnea.errors import counted

_SHARD = re.compile(r"(\d{1,9})/(\d{1,9})", re.ASCII)


def sample(
    robot: RobotName,
    rows: Annotated[str, typer.Option(help="how many, e.g. 1e8, 2^20 or 1000")],
    output: Annotated[
        str | None,
        typer.Option(
            "--output",
            "-o",
            help="folder for Parquet files, or one .parquet, .npz or .csv file; - = CSV on stdout",
        ),
    ] = None,
    method: Annotated[
        str,
        typer.Option(
            help="random | kronecker (more even: low discrepancy)",
            autocompletion=words(("random", "kronecker")),
        ),
    ] = "random",
    seed: Annotated[int, typer.Option(min=0, help="of all that is drawn")] = 0,
    range_: Annotated[
        list[str] | None,
        typer.Option(
            "--range",
            metavar="COORDINATE=LOW:HIGH",
            help="positions in rad or m (default: the joint's limits, else a turn); repeatable",
        ),
    ] = None,
    speed: Annotated[
        str | None,
        typer.Option(
            "--velocity",
            help="the largest, one or one per speed; never above a joint's limit (default: the "
            "limit, else pi rad/s or 1 m/s)",
        ),
    ] = None,
    acceleration: Annotated[
        str | None,
        typer.Option(help="the largest, one or one per speed (default: 10 rad/s^2, 2 m/s^2)"),
    ] = None,
    rows_per_file: Annotated[str, typer.Option(help="of a folder's files")] = "2^22",
    shard: Annotated[
        str, typer.Option(metavar="I/N", help="only every N-th file of the folder, from the I-th")
    ] = "1/1",
    resume: Annotated[
        bool, typer.Option("--resume", help="files of the folder that are there stay")
    ] = False,
    threads: Annotated[
        int | None, typer.Option(min=1, help="files at a time (default: one for each core)")
    ] = None,
    lock: Lock = None,
    as_json: AsJson = False,
) -> None:
    """Random states q, qd, qdd within the robot's limits, for training, tests and statistics.

    Row k of a seed is the same row whatever the number of rows, files, shards and threads. Where
    the robot has no limits the output says what was taken.

    Examples:
      rnea sample ur5 --rows 1e4 -o states/
      rnea sample ur5 --rows 1e10 --shard 3/100 --resume -o states/
      rnea sample pr_arm --rows 1000 --method kronecker --range slide=-1:1 -o states.csv
    """
    from rnea.apps.datasets.sampling.sample_files import packages
    from rnea.apps.datasets.sampling.sampling import MOST_ROWS, Sampler
    from rnea.apps.datasets.sampling.state_ranges import ranges_for
    from rnea.report.tables.sample import sample_table

    total = count(rows, "--rows", MOST_ROWS)
    each = count(rows_per_file, "--rows-per-file", MOST_ROWS)
    part = _shard(shard)
    form = _form(output, total, as_json, {"--shard": part != (1, 1), "--resume": resume})
    _known_method(method, seed)
    if form in ("folder", "parquet"):
        packages()
    arm = load_robot(robot, lock)
    ranges = ranges_for(
        arm.model,
        _ranges(range_ or ()),
        one_or_each(arm, speed, "--velocity"),
        one_or_each(arm, acceleration, "--acceleration"),
    )
    sampler = Sampler(arm.model, ranges, seed, method)
    if as_json:
        facts = {"seed": seed, "method": method, "rows": total, "ranges": ranges.facts()}
        show_json(identity(arm) | facts)
    elif output != "-":
        show_tables(sample_table(arm.name, total, method, seed, ranges))
    if output is None:
        if not as_json:
            tell("note: nothing is written; -o FOLDER keeps the rows")
        return
    if form == "folder":
        _folder(sampler, Path(output), total, each, part, resume, threads, identity(arm))
    else:
        _one_file(sampler, output, form, total, identity(arm))


def _folder(
    sampler: Any,
    folder: Path,
    rows: int,
    each: int,
    shard: tuple[int, int],
    resume: bool,
    threads: int | None,
    about: dict[str, object],
) -> None:
    from rnea.apps.datasets.sampling.sample_folder import SamplePlan, write_states
    from rnea.engine.runtime.threads import available as available_cores

    plan = SamplePlan(folder, rows, each, shard)
    plan.refuse_many()
    files = list(plan.files())
    left = sum(file.rows for file in files if not (resume and file.path.exists()))
    with progress("sampling", left, unit="rows") as report:
        written, there = write_states(
            sampler,
            plan,
            about,
            resume=resume,
            threads=available_cores() if threads is None else threads,
            report=_summed(report),
        )
    kept = f", {there} {'was' if there == 1 else 'were'} there" if there else ""
    part = shard != (1, 1)
    drawn = counted(sum(file.rows for file in files), "row")
    done = f"{written} of {counted(plan.count, 'file')}" if part else counted(written, "file")
    tell(f"{drawn} in {folder}: {done} written{kept}")


def _one_file(sampler: Any, output: str, form: str, rows: int, about: dict[str, object]) -> None:
    from rnea.apps.datasets.sampling.sample_files import (
        stream_csv,
        write_csv,
        write_npz,
        write_parquet,
    )

    if output == "-":
        stream_csv(sampler, data_stream(), about, rows)
        return
    with progress("sampling", rows, unit="rows") as report:
        heard = _summed(report)
        if form == "parquet":
            write_parquet(sampler, Path(output), about, 0, rows, heard)
        else:
            write = write_npz if form == "npz" else write_csv
            write(sampler, Path(output), about, rows, heard)
    tell(f"{counted(rows, 'row')} written to {output}")


def _summed(report: Callable[[float], None]) -> Callable[[int], None]:
    """Of rows since the last time, all rows so far."""
    done = 0

    def heard(rows: int) -> None:
        nonlocal done
        done += rows
        report(done)

    return heard


def _form(output: str | None, rows: int, as_json: bool, of_folders: dict[str, bool]) -> str:
    from rnea.apps.datasets.sampling.sample_files import MOST_AT_ONCE, SAMPLE_ENDINGS

    if output is not None and (output.endswith(("/", os.sep)) or Path(output).is_dir()):
        form = "folder"
    else:
        form = format_of(output, SAMPLE_ENDINGS)
    if as_json and output == "-":
        raise UsageError("--json and the rows cannot both go to stdout; give -o a file")
    if form in ("npz", "csv") and rows > MOST_AT_ONCE and output not in (None, "-"):
        raise UsageError(
            f"-o {output}: {rows} rows are too many for one {form} file, {MOST_AT_ONCE} are the "
            "most; give a folder for Parquet files: -o states/"
        )
    for option, is_given in of_folders.items():
        if is_given and form != "folder":
            raise UsageError(f"{option} belongs to a folder of files: -o states/")
    return form


def _known_method(method: str, seed: int) -> None:
    from rnea.apps.datasets.sampling.sampling import SEEDS
    from rnea.apps.datasets.sampling.uniforms import METHODS

    one_of("--method", method, METHODS)
    if seed >= SEEDS:
        raise UsageError(f"--seed {seed}: seeds are below 2^64")


def _shard(text: str) -> tuple[int, int]:
    found = _SHARD.fullmatch(text)
    if not found or not 1 <= int(found[1]) <= int(found[2]):
        raise UsageError(f"--shard {text}: write I/N, the I-th of N shards, from 1/N to N/N")
    return int(found[1]), int(found[2])


def _ranges(given: Sequence[str]) -> dict[str, tuple[float, float]]:
    ranges: dict[str, tuple[float, float]] = {}
    for text in given:
        name, sign, span = text.rpartition("=")
        ends = span.split(":")
        if not (name and sign) or len(ends) != 2:
            raise UsageError(f"--range {text}: write --range COORDINATE=LOW:HIGH, in rad or m")
        if name in ranges:
            raise UsageError(f"--range {text}: the range of {name!r} is given already")
        values = [numbers(end, f"--range {name}") for end in ends]
        if [len(value) for value in values] != [1, 1]:
            raise UsageError(f"--range {text}: one number on either side of the colon")
        ranges[name] = (values[0][0], values[1][0])
    return ranges
