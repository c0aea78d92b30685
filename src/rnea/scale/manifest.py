"""The manifest of a result folder: what was asked, and which files are done.

`_rnea/run.json` says by which robot, version and options the results are made; whoever goes on with
them must ask the same. Each process adds a line to a file of its own, `_rnea/done*.jsonl`, once a
result stands under its final name. A line that was cut off by the end of its process counts as
none, and its file is made once more.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rnea.errors import InputError
from rnea.scale.work import Done
from rnea.whole_files import write_whole

FOLDER = "_rnea"
_RUN = "run.json"


@dataclass(frozen=True)
class Manifest:
    """folder: of the results. shard: whose lines are added, "3-of-8" or ""."""

    folder: Path
    shard: str = ""

    def begin(self, facts: Mapping[str, Any], resume: bool) -> None:
        """Say what is asked, or make sure that it is what was asked before."""
        place = self.folder / FOLDER / _RUN
        if place.exists():
            self._refuse_others(place, facts, resume)
            return
        place.parent.mkdir(parents=True, exist_ok=True)
        write_whole(place, (json.dumps(facts, indent=1, sort_keys=True) + "\n").encode())

    def _refuse_others(self, place: Path, facts: Mapping[str, Any], resume: bool) -> None:
        try:
            before = json.loads(place.read_text(encoding="utf-8"))
        except (ValueError, RecursionError) as problem:
            raise InputError(f"{place}: is no JSON: {problem}; remove the folder") from None
        now = json.loads(json.dumps(facts))
        if before == now:
            return
        theirs = before if isinstance(before, dict) else {}
        other = next(key for key in (*now, *theirs) if theirs.get(key) != now.get(key))
        told = f"{other} was {theirs.get(other)!r} and is {now.get(other)!r}"
        how = "goes on with the same question only" if resume else "is there already"
        raise InputError(
            f"{self.folder}: holds results of another question, and this one {how} ({told}). "
            "Choose another folder, or remove this one"
        )

    def done(self) -> dict[str, dict[str, Any]]:
        """The lines of all processes, by the name of the result."""
        found: dict[str, dict[str, Any]] = {}
        for place in sorted((self.folder / FOLDER).glob("done*.jsonl")):
            for line in place.read_text(encoding="utf-8", errors="replace").splitlines():
                try:
                    facts = json.loads(line)
                except ValueError:
                    # its process ended in the midst of it
                    continue
                if isinstance(facts, dict) and isinstance(facts.get("output"), str):
                    found[facts["output"]] = facts
        return found

    def is_done(self, known: Mapping[str, Mapping[str, Any]], source: str, name: str) -> bool:
        """Whether a result is there, of the input as it is now."""
        facts = known.get(name)
        if facts is None:
            return False
        try:
            whole = os.path.getsize(self.folder / name) == facts.get("bytes")
            return whole and stamp(source) == facts.get("stamp")
        except OSError:
            return False

    def add(self, done: Done, name: str, source: str) -> None:
        """Another result is there."""
        facts = done.facts() | {"output": name, "stamp": stamp(source)}
        place = self.folder / FOLDER / f"done{'-' if self.shard else ''}{self.shard}.jsonl"
        torn = place.exists() and not place.read_bytes().endswith(b"\n")
        with open(place, "a", encoding="utf-8") as stream:
            stream.write(("\n" if torn else "") + json.dumps(facts, sort_keys=True) + "\n")


def stamp(path: str) -> list[int]:
    """By which a file is known to be the same: its size, and when it was written, in ns."""
    found = os.stat(path)
    return [found.st_size, found.st_mtime_ns]
