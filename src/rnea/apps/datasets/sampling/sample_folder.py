"""A folder of sampled states: which rows are in which file, shards, and going on after an end.

Which rows a file has depends on its number alone, so files can be written by anybody, in any order,
and several at a time.
"""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rnea.apps.datasets.sampling.sample_files import (
    metadata,
    packages,
    require_room,
    write_parquet,
)
from rnea.apps.datasets.sampling.sampling import Sampler
from rnea.errors import InputError
from rnea.system.atomic_files import remove_partials
from rnea.system.optional_packages import arrow_file

ROWS_PER_FILE = 2**22
_MOST_FILES = 10**6
_NAME = re.compile(r"states-(\d{5,})\.parquet")


@dataclass(frozen=True)
class SampleFile:
    """A file of a folder: which rows it has, and where it lies."""

    path: Path
    first: int
    rows: int


@dataclass(frozen=True)
class SamplePlan:
    """All rows, cut into files of a folder; shard (i, n): the files number i - 1, i - 1 + n, ..."""

    folder: Path
    rows: int
    rows_per_file: int = ROWS_PER_FILE
    shard: tuple[int, int] = (1, 1)

    @property
    def count(self) -> int:
        """Files of all shards."""
        return -(-self.rows // self.rows_per_file)

    def files(self) -> Iterator[SampleFile]:
        """The files of this shard."""
        digits = max(5, len(str(self.count - 1)))
        number, shards = self.shard
        for k in range(number - 1, self.count, shards):
            first = k * self.rows_per_file
            rows = min(self.rows_per_file, self.rows - first)
            yield SampleFile(self.folder / f"states-{k:0{digits}}.parquet", first, rows)

    def refuse_many(self) -> None:
        """So many files that no folder is at ease with them."""
        mine = len(range(self.shard[0] - 1, self.count, self.shard[1]))
        if mine > _MOST_FILES:
            raise InputError(
                f"{mine} files are too many, {_MOST_FILES} are the most; raise --rows-per-file, or "
                "write a part of them (--shard)"
            )

    def refuse_others(self) -> None:
        """Files of another run that would be read along with these."""
        if not self.folder.is_dir():
            return
        digits = max(5, len(str(self.count - 1)))
        for path in sorted(self.folder.iterdir()):
            found = _NAME.fullmatch(path.name)
            if found and (int(found[1]) >= self.count or len(found[1]) != digits):
                raise InputError(
                    f"{path} is of another run, and would be read along with the {self.count} files"
                    " of this one; remove it or give another folder"
                )


def write_states(
    sampler: Sampler,
    plan: SamplePlan,
    about: Mapping[str, Any],
    *,
    resume: bool = False,
    threads: int = 1,
    report: Callable[[int], None] = lambda rows: None,
) -> tuple[int, int]:
    """Write the files of a plan's shard; returns how many were written, and how many were there.

    about: facts of the robot, for every file's metadata. resume: files that are there stay; what
    they say of themselves must be what this run would say. threads: files written at a time.
    """
    plan.refuse_many()
    plan.refuse_others()
    _made(plan.folder)
    stop, one_at_a_time = threading.Event(), threading.Lock()
    left, there = [], 0
    for file in plan.files():
        if resume and file.path.exists():
            _refuse_different(file, metadata(sampler, about, file.first, file.rows))
            there += 1
        else:
            left.append(file)

    require_room(sampler, plan.folder, sum(file.rows for file in left))
    if resume:
        remove_partials(file.path for file in left)

    def heard(rows: int) -> None:
        with one_at_a_time:
            report(rows)

    def write(file: SampleFile) -> None:
        write_parquet(sampler, file.path, about, file.first, file.rows, heard, stop)

    if threads == 1 or len(left) == 1:
        for file in left:
            write(file)
        return len(left), there
    with ThreadPoolExecutor(min(threads, len(left) or 1)) as pool:
        writing = [pool.submit(write, file) for file in left]
        try:
            for done in as_completed(writing):
                done.result()
        except BaseException:
            # the others remove what they have begun
            stop.set()
            pool.shutdown(cancel_futures=True)
            raise
    return len(left), there


def _made(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise InputError(f"cannot make the folder {folder}: {problem.strerror}") from None


def _refuse_different(file: SampleFile, expected: str) -> None:
    arrow, parquet = packages()
    try:
        with arrow_file(file.path) as source:
            schema = parquet.read_schema(source)
        found = (schema.metadata or {}).get(b"rnea", b"").decode()
    except (arrow.ArrowException, OSError, ValueError) as problem:
        words = (str(problem).splitlines() or [""])[0]
        raise InputError(
            f"{file.path} is there and is not a readable Parquet file: {words}; remove it, and "
            "--resume writes it anew"
        ) from None
    if found == expected:
        return
    try:
        theirs = json.loads(found)
    except ValueError:
        theirs = {}
    ours = json.loads(expected)
    key = next((key for key in ours if theirs.get(key) != ours[key]), "metadata")
    told = f"{key} {theirs.get(key)}, not {ours.get(key)}" if key != "ranges" else "other ranges"
    raise InputError(
        f"{file.path} has {told if theirs else 'no rows of rnea sample'}: --resume goes on with "
        "the same command; remove the file, or give another folder"
    )
