"""Folders of rosbag2: metadata.yaml, and the recording in one part or in several."""

from __future__ import annotations

import re
from pathlib import Path

from rnea.errors import InputError, TrajectoryError
from rnea.system.file_access import Packages, referenced_file

METADATA = "metadata.yaml"
_LISTED = re.compile(r"relative_file_paths:\s*\n((?:\s*-\s*.*\n?)+)")


def parts_of(folder: str, endings: tuple[str, ...], packages: Packages) -> list[str]:
    """The files of a folder in the order in which they were written: as the metadata list them.

    A part may be a link to where files may be opened (`file_access`).
    """
    return [_allowed(part, folder, packages) for part in _parts(folder, endings, packages)]


def _parts(folder: str, endings: tuple[str, ...], packages: Packages) -> list[str]:
    there = [path for path in Path(folder).iterdir() if path.name.lower().endswith(endings)]
    listed = []
    metadata = Path(folder, METADATA)
    if metadata.exists():
        _allowed(str(metadata), folder, packages)
    for name in _named(metadata):
        found = [path for path in there if path.name in (name, *_packed(name))]
        if not found:
            raise TrajectoryError(f"part {name} is missing, of which {METADATA} tells", file=folder)
        listed.append(str(found[0]))
    kinds = sorted({path.suffix for path in there})
    if not listed and len(kinds) > 1:
        said = f"holds recordings of several kinds ({', '.join(kinds)}); give one of the files"
        raise TrajectoryError(said, file=folder)
    return listed or [str(path) for path in sorted(there, key=_order)]


def _allowed(path: str, folder: str, packages: Packages) -> str:
    try:
        referenced_file(Path(path).name, Path(folder), packages)
    except InputError as problem:
        raise TrajectoryError(str(problem), file=folder) from None
    return path


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
