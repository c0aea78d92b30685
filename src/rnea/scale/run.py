"""A whole data set worked into a folder: what is left to do, done file by file, and remembered."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from rnea.errors import InputError, RneaError
from rnea.motion import Columns
from rnea.scale.dataset import Dataset, Input
from rnea.scale.manifest import Manifest
from rnea.scale.sinks import FORMATS
from rnea.scale.sources import open_source
from rnea.scale.work import Done, Work, layout_for, work_file
from rnea.whole_files import remove_partials

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
class Plan:
    """What is to be done. jobs: of this process; finished: results that are there already."""

    work: Work
    manifest: Manifest
    jobs: tuple[Job, ...]
    finished: int

    @property
    def total(self) -> int:
        """Bytes of the inputs of the jobs."""
        return sum(job.size for job in self.jobs)

    def remember(self, job: Job, done: Done) -> None:
        """A job is done; of one with problems too, as far as it goes."""
        self.manifest.add(done, job.name, job.input.path)


def with_states(work: Work, dataset: Dataset) -> Work:
    """The work with the states of the data set's first file that can be read, for all others."""
    problem: RneaError | None = None
    for found in dataset:
        try:
            with open_source(found.path, Columns.of(work.robot.model), work.reading) as source:
                return replace(work, states=layout_for(source, work).told)
        except RneaError as error:
            problem = problem or error
            if not work.keep_going:
                break
    assert problem is not None
    raise problem


def plan(work: Work, dataset: Dataset, folder: str, shard: str = "", resume: bool = False) -> Plan:
    """Of a data set and a folder for the results, before anything is computed."""
    place = Path(folder)
    _refuse_within(place, dataset)
    if place.exists() and not place.is_dir():
        raise InputError(f"{folder}: is a file; several results need a folder")
    work = with_states(work, dataset)
    names = _names(dataset, work.format)
    mine = dataset.shard(shard) if shard else dataset
    jobs = [
        Job(x, names[x.name], os.path.join(folder, names[x.name]), os.path.getsize(x.path))
        for x in mine
    ]
    manifest = Manifest(place, shard.replace("/", "-of-"))
    known = manifest.done()
    left = [x for x in jobs if not (resume and manifest.is_done(known, x.input.path, x.name))]
    if not resume and (there := [x.output for x in jobs if os.path.exists(x.output)]):
        raise InputError(
            f"{there[0]} is there already (of {len(there)}): --resume goes on with what is left to "
            "do; else choose another folder"
        )
    try:
        for parent in sorted({os.path.dirname(x.output) for x in left}):
            os.makedirs(parent, exist_ok=True)
        manifest.begin(work.facts() | {"states": work.states, "format": work.format}, resume)
    except OSError as problem:
        raise InputError(f"cannot write {folder}: {problem.strerror}") from None
    if resume:
        remove_partials(x.output for x in left)
    return Plan(work, manifest, tuple(left), len(jobs) - len(left))


def here(planned: Plan, heard: Heard | None = None) -> Iterator[tuple[Job, Done]]:
    """Do the jobs of a plan in this process, one after the other."""
    for job in planned.jobs:
        done = attempt(job, planned.work, None if heard is None else partial(heard, job))
        if done.output:
            planned.remember(job, done)
        yield job, done


def attempt(job: Job, work: Work, heard: Callable[[int, int | None], None] | None = None) -> Done:
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


def _refuse_within(folder: Path, dataset: Dataset) -> None:
    """Results among the data would be data the next time."""
    place, root = folder.resolve(), Path(dataset.root).resolve()
    hidden = any(x.startswith(("_", ".")) for x in place.parts[len(root.parts) :])
    inputs: Sequence[str] = [x.path for x in dataset]
    if place == root or (root in place.parents and not hidden and len(inputs) > 1):
        raise InputError(
            f"{folder}: lies in the data set's own folder {dataset.root}, where results would be "
            "taken for data; write to another"
        )
