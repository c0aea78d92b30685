"""Which files a data set has, and who reads them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rnea.apps.datasets.dataset import require_allowed
from rnea.apps.datasets.summary.tables import csv_table, npz_table, parquet_table
from rnea.apps.datasets.summary.tables.table import Table
from rnea.errors import InputError, TrajectoryError, shortened
from rnea.system.file_access import Packages
from rnea.system.input_files import require_file, unknown_ending

# of a folder the first kind of file that it has any of
_FORMATS = {
    (".parquet", ".pq"): parquet_table.table_of,
    (".csv", ".txt"): csv_table.table_of,
    (".npz",): npz_table.table_of,
}
_ENDINGS = tuple(ending for endings in _FORMATS for ending in endings)
# what the data sets of LeRobot say of themselves; beside their numbers lie statistics in Parquet
_OF_LEROBOT = Path("meta", "info.json")


@dataclass(frozen=True)
class NumberFiles:
    """Files in the order of their names, and how many others were passed by in folders."""

    files: tuple[str, ...]
    others: int = 0


def found_files(places: Sequence[str], packages: Packages | None = None) -> NumberFiles:
    """The files of some files and folders. Names that begin with _ or . are no data."""
    files: dict[str, None] = {}
    others = 0
    for place in places:
        path = Path(place)
        if path.is_dir():
            mine, more = _in_folder(path)
            require_allowed(mine, place, packages or {})
            others += more
        elif path.exists():
            mine = [place]
        else:
            raise InputError(f"there is no file or folder {place!r}")
        files |= dict.fromkeys(mine)
    return NumberFiles(tuple(files), others)


def _in_folder(folder: Path) -> tuple[list[str], int]:
    root = folder / "data" if (folder / _OF_LEROBOT).is_file() else folder
    there = sorted(
        path for path in root.rglob("*") if path.is_file() and not _hidden(path.relative_to(root))
    )
    for endings in _FORMATS:
        mine = [str(path) for path in there if path.suffix.lower() in endings]
        if mine:
            return mine, len(there) - len(mine)
    legal = ", ".join(_ENDINGS)
    names = shortened((path.name for path in there), most=5)
    held = f"; it has {names}" if there else ""
    raise InputError(f"folder {str(folder)!r} has no file that ends with {legal}{held}")


def _hidden(path: Path) -> bool:
    return any(part.startswith(("_", ".")) for part in path.parts)


def read_table(file: str) -> Table:
    """What a file holds, by its ending; numbers are not read yet."""
    ending = Path(file).suffix.lower()
    for endings, table_of in _FORMATS.items():
        if ending in endings:
            require_file(file, TrajectoryError)
            return table_of(file)
    raise unknown_ending(file, _ENDINGS, "or a folder of such files")
