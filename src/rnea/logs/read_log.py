"""A recording by the ending of its file."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from rnea.errors import InputError, TrajectoryError
from rnea.logs.db3 import Db3
from rnea.logs.log import Log
from rnea.logs.read_bag import read_bag
from rnea.motion import PLAIN, Spelling

_BAGS = {".db3": Db3}


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
    where = Path(path)
    if not where.exists():
        raise TrajectoryError("no such file", file=path)
    ending = where.suffix.lower()
    if ending not in _BAGS:
        raise InputError(f"{path}: unknown ending {ending!r}. Legal: {', '.join(_BAGS)}")
    ours = spelling.names
    with closing(_BAGS[ending](path)) as bag:
        return read_bag([bag], topic, lambda x: not joints or ours.get(x, x) in joints, path)
