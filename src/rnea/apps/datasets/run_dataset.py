"""A whole data set worked into a folder: what is left to do, done file by file, and remembered."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from rnea.apps.datasets.dataset import Dataset, Input
from rnea.apps.datasets.manifest import Manifest
from rnea.apps.datasets.sinks import FORMATS
from rnea.apps.datasets.sources import open_source
from rnea.apps.datasets.work import Done, WorkOrder, question, work_file
from rnea.apps.trajectory.columns import Columns
from rnea.errors import InputError, RneaError
from rnea.system.atomic_files import remove_partials
from rnea.system.input_files import require_outside_data

Heard = Callable[["Job", int, int | None], None]
"""Hears of rows of a job that are done, and of how many there are where that is known."""


@dataclass(frozen=True)
class Job:
    """One file to be worked. name: of the result in its folder; output: where it shall stand;
    size: bytes of the input."""

    input: Input
    name: str
    output: str
    size: int


@dataclass(frozen=True)
class RunPlan:
    """What is to be done. jobs: of this process; finished: results that are there already; before:
    the problems that were met by these, a line for each."""

    work: WorkOrder
    manifest: Manifest
    jobs: tuple[Job, ...]
    finished: int
    before: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        """Bytes of the inputs of the jobs."""
        return sum(job.size for job in self.jobs)

    def remember(self, job: Job, done: Done) -> None:
        """A job is done; of one with problems too, as far as it goes."""
        self.manifest.add(done, job.name)


def with_states(work: WorkOrder, dataset: Dataset) -> WorkOrder:
    """The work with the states of the data set's first file that can be read, for all others."""
    problem: RneaError | None = None
    for found in dataset:
        try:
            with open_source(found.path, Columns.of(work.robot.model), work.reading) as source:
                layout, _, _ = question(source, work)
                return replace(work, states=layout.describe)
        except RneaError as error:
            problem = problem or error
            if not work.keep_going:
                break
    assert problem is not None
    raise problem


def plan(
    work: WorkOrder, dataset: Dataset, folder: str, shard: str = "", resume: bool = False
) -> RunPlan:
    """Of a data set and a folder for the results, before anything is computed."""
    place = Path(folder)
    _refuse_within(place, dataset, FORMATS[work.format][0])
    if place.exists() and not place.is_dir():
        raise InputError(f"{folder}: is a file; several results need a folder")
    work = with_states(work, dataset)
    names = _names(dataset, work.format)
    mine = dataset.shard(shard) if shard else dataset
    jobs = [Job(x, names[x.name], os.path.join(folder, names[x.name]), _size(x.path)) for x in mine]
    manifest = Manifest(place, shard.replace("/", "-of-"))
    known = manifest.done()
    left = [
        x
        for x in jobs
        if not (resume and manifest.is_done(known, x.input.path, x.name, work.verify))
    ]
    _refuse_to_lose(dataset, jobs, resume and manifest.is_there)
    try:
        for parent in sorted({os.path.dirname(x.output) for x in left}):
            os.makedirs(parent, exist_ok=True)
        manifest.begin(_requested(work))
        remove_partials(x.output for x in left)
    except OSError as problem:
        raise InputError(f"cannot write {folder}: {problem.strerror}") from None
    finished = {x.name for x in jobs} - {x.name for x in left}
    before = [y for x in jobs if x.name in finished for y in known[x.name].get("problems", ())]
    return RunPlan(work, manifest, tuple(left), len(finished), tuple(before))


def _size(path: str) -> int:
    """Bytes of a file; of one that is gone none, as is told when its turn comes."""
    try:
        return os.path.getsize(path)
    except OSError:
        return 0


def _requested(work: WorkOrder) -> dict[str, Any]:
    """What must be the same for results to stand in one folder."""
    codec = {"codec": work.codec} if work.format == "parquet" else {}
    return work.facts() | {"states": work.states, "format": work.format} | codec


def _refuse_to_lose(dataset: Dataset, jobs: Sequence[Job], ours: bool) -> None:
    """Results that are there may be made once more if they are ours; the data never."""
    data = {os.path.realpath(x.path) for x in dataset}
    there = [x.output for x in jobs if os.path.lexists(x.output)]
    for output in there:
        if os.path.realpath(output) in data:
            raise InputError(f"{output} is of the data set and would be lost; write to another")
    if there and not ours:
        raise InputError(
            f"{there[0]} is there already (of {len(there)}): --resume goes on with what is left to "
            "do of the same question; else choose another folder"
        )


def here(planned: RunPlan, heard: Heard | None = None) -> Iterator[tuple[Job, Done]]:
    """Do the jobs of a plan in this process, one after the other."""
    for job in planned.jobs:
        done = attempt(job, planned.work, None if heard is None else partial(heard, job))
        planned.remember(job, done)
        yield job, done
    # a process that was killed may have left its lock to a child of its own for a while
    remove_partials(job.output for job in planned.jobs)


def attempt(
    job: Job, work: WorkOrder, heard: Callable[[int, int | None], None] | None = None
) -> Done:
    """A job done; where it cannot be and work goes on, what kept it, without an output."""
    try:
        return work_file(job.input.path, job.output, work, heard)
    except RneaError as problem:
        if not work.keep_going:
            raise
        return Done(job.input.path, "", 0, problems=(str(problem),))


def _names(dataset: Dataset, format_: str) -> dict[str, str]:
    """The result of each input: the same name with the ending of the format."""
    ending = FORMATS[format_][0]
    names: dict[str, str] = {}
    owner: dict[str, str] = {}
    for found in dataset:
        name = found.name[: len(found.name) - len(Path(found.name).suffix)] + ending
        if name in owner:
            raise InputError(
                f"{owner[name]} and {found.name} would both be written to {name}; "
                "work on files of one ending by themselves, e.g. 'FOLDER/**/*.parquet'"
            )
        owner[name], names[found.name] = found.name, name
    return names


def _refuse_within(folder: Path, dataset: Dataset, ending: str) -> None:
    """Results among the data would be data the next time."""
    among, root = dataset.folders_searched_for(ending), Path(dataset.root)
    if len(dataset) > 1 or folder.resolve() == root.resolve():
        among.append(str(root))
    require_outside_data(folder, among)
