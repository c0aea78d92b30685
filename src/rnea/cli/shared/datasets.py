"""`rnea torque` over data sets: where the results go, and what is reported at the end."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path

import typer

from rnea.apps.datasets.dataset import Dataset, find, read_shard
from rnea.apps.datasets.first_look import first_look
from rnea.apps.datasets.layout import ReadOptions
from rnea.apps.datasets.outputs import Wanted
from rnea.apps.datasets.ray_engine import on_ray
from rnea.apps.datasets.run_dataset import Job, here, plan, with_states
from rnea.apps.datasets.sinks import CODECS, FORMATS
from rnea.apps.datasets.work import Done, WorkOrder, work_file
from rnea.apps.trajectory.files.column_mapping import ColumnMapping
from rnea.apps.trajectory.limits import limit_notes
from rnea.apps.trajectory.rates.rate_notes import rate_line
from rnea.apps.trajectory.rates.rates import estimate_rates
from rnea.apps.trajectory.recording import Recording
from rnea.cli.options.dataset_options import DatasetOptions, is_folder, is_pattern
from rnea.cli.options.endings import format_of
from rnea.cli.options.motions import doubting_angles, findings
from rnea.cli.options.robot_files import chosen_packages
from rnea.cli.options.values import UsageError
from rnea.cli.output import progress, refuse_to_lose, tell, was_read
from rnea.engine.runtime.threads import available as available_cores
from rnea.engine.runtime.threads import threads_used
from rnea.errors import InputError, RneaError, counted, shortened
from rnea.robot import Robot

# problems that are told one by one
_TOLD = 20


def _fits(output: str, pattern: str) -> bool:
    """Whether a file would be data of a pattern without **, for which folders are searched."""
    names, wanted = (Path(os.path.realpath(x)).parts for x in (output, pattern))
    if "**" in wanted or len(names) != len(wanted):
        return False
    return all(
        name == part or (fnmatch(name, part) and not name.startswith(("_", ".")))
        for name, part in zip(names, wanted, strict=True)
    )


def work_dataset(
    arm: Robot, paths: Sequence[str], output: str, spelling: ColumnMapping, asked: DatasetOptions,
    wanted: Wanted,
    bandwidth: float | None,
) -> None:  # fmt: skip
    """All of it: `rnea torque ROBOT DATASET -o OUT`."""
    if output == "-":
        raise UsageError(
            "a data set's results are files: -o OUT names a folder, or a .parquet file"
        )
    if "-" in paths:
        raise UsageError("- (stdin) is one motion; a data set is files or folders")
    files = find(paths, chosen_packages())
    alone = len(files) == 1 and not is_folder(output) and bool(Path(output).suffix)
    said = _format(asked.to)
    form = format_of(output, FORMATS, said if asked.to else "") if alone else said
    work = WorkOrder(
        robot=arm,
        wanted=wanted,
        reading=_reading(spelling, asked, bandwidth, len(files)),
        format=form,
        codec=_codec(asked.codec, form),
        keep_going=asked.keep_going,
        threads=asked.threads or available_cores(),
        verify=asked.verify,
    )
    if asked.engine not in (None, "here", "ray"):
        raise UsageError(f"--engine {asked.engine}: possible are here and ray")
    if asked.engine != "ray" and (asked.address or asked.workers):
        raise UsageError("--address and --workers belong to --engine ray")
    tell_first_look(work, files)
    if alone:
        with threads_used(work.threads):
            _one_file(work, files, paths, output, asked)
        return
    if Path(output).suffix.lower() in (x for ends in FORMATS.values() for x in ends):
        raise UsageError(f"-o {output}: {len(files)} files are worked, so it must name a folder")
    if asked.shard is not None:
        _refuse_shard(asked.shard)
    with threads_used(work.threads):
        _folder(work, files, output, asked)


def _refuse_shard(said: str) -> None:
    try:
        read_shard(said)
    except InputError as problem:
        raise UsageError(str(problem)) from None


def _format(said: str | None) -> str:
    if said is None:
        return next(iter(FORMATS))
    if said not in FORMATS:
        raise UsageError(f"--to {said}: possible are {', '.join(FORMATS)}")
    return said


def _codec(said: str | None, form: str) -> str:
    if said is not None and said not in CODECS:
        raise UsageError(f"--codec {said}: possible are {', '.join(CODECS)}")
    if said is not None and form != "parquet":
        raise UsageError("--codec belongs to Parquet files")
    return said or "snappy"


def _reading(
    spelling: ColumnMapping, asked: DatasetOptions, bandwidth: float | None, files: int
) -> ReadOptions:
    own = ColumnMapping(spelling.names, spelling.separator, alone=files == 1)
    keep = tuple(x.strip() for text in asked.keep or () for x in text.split(",") if x.strip())
    return ReadOptions(
        own, spelling.units, asked.rate, bandwidth, asked.episodes, keep, chosen_packages()
    )


def _one_file(
    work: WorkOrder, files: Dataset, paths: Sequence[str], output: str, asked: DatasetOptions
) -> None:
    for option in ("shard", "resume", "verify", "engine"):
        if getattr(asked, option) not in (None, False, "here"):
            raise UsageError(f"--{option} belongs to an output folder; {output} is one file")
    path = files.inputs[0].path
    for place in (path, *files.folders_searched_for(Path(output).suffix.lower())):
        was_read(place)
    refuse_to_lose(output)
    for pattern in filter(is_pattern, paths):
        if _fits(output, pattern):
            raise InputError(
                f"{output} fits the pattern {pattern}, so the result would be taken for data; "
                "write to another"
            )
    begin = time.monotonic()
    with progress("torques", 1.0) as report:

        def heard(rows: int, of: int | None) -> None:
            report(rows / of if of else 0.0, _pace(rows, begin))

        done = work_file(path, output, with_states(work, files), heard)
    _tell([done], 0, output, time.monotonic() - begin)


def _folder(work: WorkOrder, files: Dataset, output: str, asked: DatasetOptions) -> None:
    planned = plan(work, files, output, asked.shard or "", asked.resume)
    begin, results, finished, count = time.monotonic(), [], 0.0, 0
    with progress("torques", planned.total) as report:

        def heard(job: Job, rows: int, of: int | None) -> None:
            share = job.size * (rows / of if of else 0.5)
            report(finished + share, _pace(count + rows, begin))

        ray = asked.engine == "ray"
        doing = on_ray(planned, asked.address, asked.workers) if ray else here(planned, heard)
        for job, done in doing:
            results.append(done)
            finished, count = finished + job.size, count + done.rows
            report(finished, _pace(count, begin))
    _tell(results, planned.finished, output, time.monotonic() - begin, planned.before)


def _pace(rows: int, begin: float) -> str:
    return f"{rows / max(time.monotonic() - begin, 1e-3):,.0f} rows/s"


def _tell(
    results: Sequence[Done], finished: int, output: str, seconds: float, before: Sequence[str] = ()
) -> None:
    """What was done, in a line, and what was not; with exit code 1. before: problems of files that
    were done before."""
    rows, missing = sum(x.rows for x in results), sum(x.missing for x in results)
    written = [x for x in results if x.output]
    pace = f", {rows / seconds:,.0f} rows/s" if seconds > 0.5 else ""
    files, many = counted(len(written), "file"), "s" * (rows != 1)
    skipped = f"; {finished} were done before" if finished else ""
    tell(f"{rows:,} row{many} of {files} written to {output} in {seconds:.1f} s{pace}{skipped}")
    if missing:
        told = "1 row has" if missing == 1 else f"{missing:,} rows have"
        tell(f"note: {told} no torques (NaN), as numbers of the state are missing")
    problems = [*before, *(line for x in results for line in x.problems)]
    if problems:
        for line in problems[:_TOLD]:
            tell(f"problem: {line}")
        more = len(problems) - _TOLD
        all_of_them = f" ({more} more in {output}/_rnea)" if more > 0 else ""
        lost = [x.input for x in results if not x.output]
        without = f"; without a result: {shortened(lost, most=8)}" if lost else ""
        tell(f"{counted(len(problems), 'problem')}{all_of_them}{without}")
        raise typer.Exit(1)


def tell_first_look(work: WorkOrder, files: Dataset) -> None:
    """Units that look wrong, up to where rates are estimated, and limits that are left."""
    seen = first_look(work, files)
    if seen is None:
        return
    path, said = files.inputs[0].path, work.reading.units
    where = path if seen.all else f"{path}, first {len(seen.recording):,} rows"
    try:
        with doubting_angles(said):
            recording = seen.recording.checked()
        # times that are counted are no seconds
        odd = findings(work.robot, recording, said) if seen.timed else []
        for line in (*odd, *_of_motion(work, recording)):
            tell(f"note: {where}: {line}")
    except RneaError:
        # what cannot be worked on is told when its turn comes
        return


def _of_motion(work: WorkOrder, recording: Recording) -> Iterator[str]:
    """What its rates are, and the limits that it leaves with them."""
    if recording.has_rates:
        motion = recording.trajectory()
    else:
        motion, estimate = estimate_rates(recording, work.reading.bandwidth)
        yield rate_line(estimate)
    state = motion.q, motion.qd, motion.qdd
    tau = work.robot.inverse_dynamics(*state, **work.wanted.conditions)
    yield from limit_notes(work.robot.model, motion.q, tau, motion.qd)
