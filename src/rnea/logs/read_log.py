"""A recording by the ending of its file, or by what lies in its folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

from rnea.errors import InputError, TrajectoryError, suggestion
from rnea.logs.bag import Bag
from rnea.logs.bag_folder import parts_of
from rnea.logs.db3 import Db3
from rnea.logs.log import Log
from rnea.logs.mcap_file import Mcap
from rnea.logs.packed import ZSTD_ENDINGS, unpacked_file
from rnea.logs.read_bag import read_bag
from rnea.logs.rosbag1 import Rosbag1
from rnea.motion import PLAIN, Spelling

_BAGS: dict[str, Callable[[str], Bag]] = {
    ".db3": Db3,
    ".mcap": Mcap,
    ".bag": Rosbag1,
    ".bag.active": Rosbag1,
}
_BAG_ENDINGS = (*_BAGS, *(f"{ending}{more}" for ending in _BAGS for more in ZSTD_ENDINGS))


@dataclass(frozen=True)
class Request:
    """What is asked of a file besides its name; see `read_log`."""

    topic: str = ""
    spelling: Spelling = PLAIN
    joints: Sequence[str] = ()
    episode: int | None = None

    def wants(self, name: str) -> bool:
        """Whether a joint is wanted that the file calls so."""
        return not self.joints or name in self.joints or name in self.spelling.names


def read_log(
    path: str,
    topic: str = "",
    *,
    spelling: Spelling = PLAIN,
    joints: Sequence[str] = (),
    episode: int | None = None,
) -> Log:
    """What a recording says.

    topic: which one, where a file has several. spelling: how the file calls what we call otherwise.
    joints: whose rows are wanted, where not everybody's. episode: which one of a data set.
    """
    request = Request(topic, spelling, joints, episode)
    try:
        return _read(path, request)
    except FileNotFoundError:
        raise TrajectoryError("no such file", file=path) from None
    except OSError as problem:
        raise TrajectoryError(f"cannot be read: {problem}", file=path) from None


def _read(path: str, request: Request) -> Log:
    if Path(path).is_dir():
        parts = parts_of(path, _BAG_ENDINGS)
        if not parts:
            listed = ", ".join(_BAGS)
            raise TrajectoryError(f"is a folder without a recording in it ({listed})", file=path)
        return _of_bag(parts, request, path)
    if not Path(path).exists():
        raise FileNotFoundError
    if path.lower().endswith(_BAG_ENDINGS):
        return _of_bag([path], request, path)
    legal = ", ".join(_BAGS)
    raise InputError(f"{path}: unknown ending {Path(path).suffix!r}. Legal: {legal}")


def _of_bag(paths: Sequence[str], request: Request, file: str) -> Log:
    with ExitStack() as stack:
        bags = []
        for path in paths:
            plain = stack.enter_context(unpacked_file(path))
            ending = max((x for x in _BAGS if plain.lower().endswith(x)), key=len)
            bag = stack.enter_context(closing(_BAGS[ending](plain)))
            bag.file = path
            bags.append(bag)
        return _renamed(read_bag(bags, request.topic, request.wants, file), request.spelling)


def _renamed(log: Log, spelling: Spelling) -> Log:
    """The joints by the names that the user gives them; those named nothing are left out."""
    names = spelling.names
    for name in names:
        if spelling.alone and name not in log.joint_names:
            hint = suggestion(name, log.joint_names)
            raise log.error(f"no joint {name!r} to be mapped. {hint}")
    kept = [k for k, name in enumerate(log.joint_names) if names.get(name, name)]
    ours = [names.get(log.joint_names[k], log.joint_names[k]) for k in kept]
    return log.of_columns(kept, ours).spelt(frozenset(names))
