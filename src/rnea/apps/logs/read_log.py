"""A recording by the ending of its file, or by what lies in its folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

from rnea.apps.logs.formats import csv_log, hdf5_log, lerobot, npz_log, parquet_log
from rnea.apps.logs.formats.bag import Bag
from rnea.apps.logs.formats.bag_folder import parts_of
from rnea.apps.logs.formats.db3 import Db3
from rnea.apps.logs.formats.mcap_file import Mcap
from rnea.apps.logs.formats.packed import ZSTD_ENDINGS, unpacked_file
from rnea.apps.logs.formats.read_bag import read_bag
from rnea.apps.logs.formats.rosbag1 import Rosbag1
from rnea.apps.logs.log import Log
from rnea.apps.logs.request import LogRequest
from rnea.apps.logs.tidy import tidied
from rnea.apps.trajectory.files.column_mapping import PLAIN, ColumnMapping
from rnea.apps.trajectory.files.column_units import OURS, Units
from rnea.errors import InputError, TrajectoryError, no_such_file
from rnea.system.file_access import Packages
from rnea.system.input_files import require_file, unknown_ending

_BAGS: dict[str, Callable[[str], Bag]] = {
    ".db3": Db3,
    ".mcap": Mcap,
    ".bag": Rosbag1,
    ".bag.active": Rosbag1,
}
_TABLES: dict[str, Callable[[str, LogRequest], Log]] = {
    ".csv": csv_log.read,
    ".txt": csv_log.read,
    ".npz": npz_log.read,
    ".parquet": parquet_log.read,
    ".hdf5": hdf5_log.read,
    ".h5": hdf5_log.read,
}
# read as a whole, so that a pipe will do
_STREAMED = (".csv", ".txt")
RECORDING_ENDINGS = (*_BAGS, *_TABLES)
"""Endings of files that can be read; bags may be packed, or lie in a folder."""
_BAG_ENDINGS = (*_BAGS, *(f"{ending}{more}" for ending in _BAGS for more in ZSTD_ENDINGS))


def read_log(
    path: str,
    topic: str = "",
    *,
    spelling: ColumnMapping = PLAIN,
    joints: Sequence[str] = (),
    episode: int | None = None,
    units: Units = OURS,
    rate: float | None = None,
    packages: Packages | None = None,
) -> Log:
    r"""What a recording says; its path is that of a file, of a bag's folder or of a data set.

    topic: which one, where a file has several. spelling: how the file calls what we call otherwise.
    joints: whose rows are wanted, where not everybody's. episode: which one of a data set.
    units: those of the file. rate: in Hz, of a file without times. packages: folders by name, in
    which the recording may have parts beside those in its own folder.

    >>> import tempfile
    >>> from pathlib import Path
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     place = Path(folder, "hip.csv")
    ...     _ = place.write_text("t,q_hip,effort_hip\n0,0,1\n0.5,1,2\n")
    ...     read_log(str(place)).effort.ravel()
    array([1., 2.])
    """
    request = LogRequest(topic, spelling, joints, episode, units, rate, packages or {})
    try:
        return _read(path, request)
    except FileNotFoundError:
        raise TrajectoryError(no_such_file(path), file=path) from None
    except OSError as problem:
        raise TrajectoryError(f"cannot be read: {problem}", file=path) from None


def _read(path: str, request: LogRequest) -> Log:
    ending = Path(path).suffix.lower()
    if Path(path).is_dir():
        return _of_folder(path, request)
    if not Path(path).exists():
        raise FileNotFoundError
    if ending not in _STREAMED:
        require_file(path, TrajectoryError)
    if path.lower().endswith(_BAG_ENDINGS):
        return _of_bag([path], request, path)
    if ending == ".parquet" and lerobot.is_episode(path):
        return tidied(lerobot.read(path, request))
    if ending in _TABLES:
        if request.topic:
            raise InputError(f"{path}: a topic belongs to bags ({', '.join(_BAGS)})")
        return tidied(_TABLES[ending](path, request))
    raise unknown_ending(path, RECORDING_ENDINGS, "or a folder of a bag or of a data set")


def _of_folder(path: str, request: LogRequest) -> Log:
    if lerobot.is_data_set(path):
        return tidied(lerobot.read_data_set(path, request))
    parts = parts_of(path, _BAG_ENDINGS, request.packages)
    if parts:
        return _of_bag(parts, request, path)
    raise TrajectoryError(
        f"is a folder without a recording in it: neither {', '.join(_BAGS)} nor {lerobot.INFO}",
        file=path,
    )


def _of_bag(paths: Sequence[str], request: LogRequest, file: str) -> Log:
    if request.episode is not None or request.rate is not None:
        option = "an episode" if request.episode is not None else "a rate"
        raise InputError(f"{file}: {option} is asked of data sets, and this is a bag")
    with ExitStack() as stack:
        bags = []
        for path in paths:
            plain = stack.enter_context(unpacked_file(path))
            ending = max((x for x in _BAGS if plain.lower().endswith(x)), key=len)
            bag = stack.enter_context(closing(_BAGS[ending](plain)))
            bag.file = path
            bags.append(bag)
        log = read_bag(bags, request.topic, request.wants, file)
    return tidied(request.converted(request.renamed(log)))
