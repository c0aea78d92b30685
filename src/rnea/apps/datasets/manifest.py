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
from io import RawIOBase
from pathlib import Path
from typing import Any

from rnea.apps.datasets.stamps import is_same
from rnea.apps.datasets.work import Done
from rnea.errors import InputError
from rnea.system.atomic_files import remove_partials, whole_file

FOLDER = "_rnea"
_RUN = "run.json"


@dataclass(frozen=True)
class Manifest:
    """folder: of the results. shard: whose lines are added, "3-of-8" or ""."""

    folder: Path
    shard: str = ""

    def begin(self, facts: Mapping[str, Any]) -> None:
        """Say what is asked, or make sure that it is what was asked before."""
        place = self.folder / FOLDER / _RUN
        if place.exists():
            self._refuse_others(place, facts)
            return
        place.parent.mkdir(parents=True, exist_ok=True)
        remove_partials([place])
        with whole_file(place) as partial:
            partial.write_text(json.dumps(facts, indent=1, sort_keys=True) + "\n", "utf-8")

    @property
    def is_there(self) -> bool:
        """Whether the folder is one of results."""
        return (self.folder / FOLDER / _RUN).exists()

    def _refuse_others(self, place: Path, facts: Mapping[str, Any]) -> None:
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
        raise InputError(
            f"{self.folder}: holds results of another question ({told}). Choose another folder, or "
            "remove this one"
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

    def is_done(
        self,
        known: Mapping[str, Mapping[str, Any]],
        source: str,
        name: str,
        verify: bool = False,
    ) -> bool:
        """Whether a result is there, of the input as it is now."""
        facts = known.get(name)
        return (
            facts is not None
            and is_same(str(self.folder / name), facts.get("result"), verify, moved=True)
            and is_same(source, facts.get("stamp"), verify)
        )

    def add(self, done: Done, name: str) -> None:
        """Another result is there; or none, and why: whoever goes on tries it once more."""
        facts = done.facts() | {"output": name} | ({} if done.output else {"result": None})
        place = self.folder / FOLDER / f"done{'-' if self.shard else ''}{self.shard}.jsonl"
        line = json.dumps(facts, sort_keys=True) + "\n"
        try:
            # in one piece, as a second process with the same share may add lines, too
            with open(place, "ab+", buffering=0) as stream:
                _write(stream, (("\n" if _is_torn(stream) else "") + line).encode())
        except OSError as problem:
            raise InputError(f"cannot write {place}: {problem.strerror}") from None


def _is_torn(stream: RawIOBase) -> bool:
    """Whether the last line has no end."""
    if not stream.seek(0, os.SEEK_END):
        return False
    stream.seek(-1, os.SEEK_END)
    return stream.read(1) != b"\n"


def _write(stream: RawIOBase, data: bytes) -> None:
    """All of it, or what is wrong; a full disk may take a part at first."""
    while data:
        data = data[stream.write(data) :]
