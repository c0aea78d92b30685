"""Folders of rosbag2: metadata.yaml, and the recording in one part or in several."""

from __future__ import annotations

import re
from pathlib import Path

from rnea.errors import TrajectoryError

METADATA = "metadata.yaml"
_LISTED = re.compile(r"relative_file_paths:\s*\n((?:\s*-\s*.*\n?)+)")


def parts_of(folder: str, endings: tuple[str, ...]) -> list[str]:
    """The files of a folder in the order in which they were written."""
    there = [path for path in Path(folder).iterdir() if path.name.lower().endswith(endings)]
    for name in _named(Path(folder, METADATA)):
        if not any(path.name in (name, *_packed(name)) for path in there):
            raise TrajectoryError(f"part {name} is missing, of which {METADATA} tells", file=folder)
    return [str(path) for path in sorted(there, key=_order)]


def _named(metadata: Path) -> list[str]:
    """What the metadata call their parts; nothing where there are none."""
    try:
        text = metadata.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    match = _LISTED.search(text)
    if match is None:
        return []
    lines = (line.strip().removeprefix("-").strip().strip("'\"") for line in match[1].splitlines())
    return [Path(line).name for line in lines if line]


def _packed(name: str) -> tuple[str, str]:
    """Metadata may name a part by what it is, or by what it was before it was packed."""
    return f"{name}.zstd", name.removesuffix(".zstd")


def _order(path: Path) -> list[tuple[int, str]]:
    """bag_10 comes behind bag_9."""
    return [(int(x), "") if x.isdigit() else (-1, x) for x in re.split(r"(\d+)", path.name)]
