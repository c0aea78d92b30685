"""A log put in the order of a robot's joints, by their names and never by a guess."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from rnea.apps.logs.log import Log
from rnea.core.model import Model
from rnea.errors import UnknownNameError, shortened, suggestion

_NOBODY: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True)
class MatchedLog:
    """log: its columns are joints of the robot, in the robot's order and by the robot's names.

    missing: the robot's other joints, of which the log says nothing; a robot with these locked
    has just the columns of the log. What the log has besides is left out, and its notes say so.

    >>> import numpy as np
    >>> from rnea import load
    >>> log = Log(np.arange(3.0), np.ones((3, 1)), None, None, ("joint2",))
    >>> found = matched(log, load("planar_2r").model)
    >>> found.log.joint_names, found.missing
    (('joint2',), ('joint1',))
    """

    log: Log
    missing: tuple[str, ...]


def matched(log: Log, model: Model, names: Mapping[str, str] = _NOBODY) -> MatchedLog:
    """The log by the robot's joints that have one coordinate of their own; others are missing.

    names: what the log calls a joint, and what the robot does; a joint called nothing is left out.

    >>> import numpy as np
    >>> from rnea import load
    >>> log = Log(np.arange(3.0), np.ones((3, 2)), None, None, ("elbow", "joint1"))
    >>> matched(log, load("planar_2r").model, {"elbow": "joint2"}).log.joint_names
    ('joint1', 'joint2')
    """
    theirs = _renamed(log, names, model)
    ours = [body.joint.name for body in model.independent if body.joint.nq == body.joint.nv == 1]
    present = [name for name in ours if name in theirs]
    if not model.independent:
        raise log.error("the robot has no joints that it could be a recording of")
    if not present:
        raise log.error(_nothing_in_common(theirs, ours, names))
    out = log.of_columns([theirs.index(name) for name in present], present)
    missing = tuple(name for name in model.joint_names if name not in present)
    extra = [name for name in theirs if name and name not in present]
    return MatchedLog(out.noted(_notes(extra, missing, model)), missing)


def _renamed(log: Log, names: Mapping[str, str], model: Model) -> list[str]:
    """What the columns are called after `names`; empty where one is to be left out."""
    # what the reader was told already must not be done twice
    names = {name: ours for name, ours in names.items() if name not in log.mapped}
    for name, ours in names.items():
        if name not in log.joint_names:
            hint = suggestion(name, log.joint_names)
            raise log.error(f"no joint {name!r} to be mapped. {hint}")
        if ours and ours not in model.joint_names:
            raise UnknownNameError("joint", ours, model.joint_names)
    theirs = [names.get(name, name) for name in log.joint_names]
    for name, count in Counter(theirs).items():
        if name and count > 1:
            twice = [own for own in log.joint_names if names.get(own, own) == name]
            raise log.error(f"{' and '.join(map(repr, twice))} would both be joint {name!r}")
    return theirs


def _nothing_in_common(theirs: Sequence[str], ours: Sequence[str], names: Mapping[str, str]) -> str:
    """What to say of a log that has no joint of the robot."""
    there = [name for name in theirs if name]
    both = (
        f"the recording has the joints {shortened(there) or '(none)'}; "
        f"the robot has {shortened(ours) or '(none of one coordinate)'}"
    )
    near = near_names(there, ours) or _numbered(there, ours)
    if near:
        said = [f"{name}={our}" for name, our in names.items()]
        pairs = ",".join([*said, *(f"{name}={our}" for name, our in near.items())])
        return f"{both}. If these are the same joints, say so: --map {pairs}"
    return f"{both}. --map THEIRS=OURS,... says which is which, if this is the robot"


def _numbered(theirs: Sequence[str], ours: Sequence[str]) -> dict[str, str]:
    """The robot's first joints for those that were called 1, 2, 3, ... for want of names."""
    numbers = [str(k + 1) for k in range(len(theirs))]
    if list(theirs) != numbers or len(theirs) > len(ours):
        return {}
    return dict(zip(theirs, ours, strict=False))


def _notes(extra: Sequence[str], missing: Sequence[str], model: Model) -> list[str]:
    """Who is left out, and who of them may be meant."""
    notes = []
    if extra:
        told = [
            f"{name} (follows {model.mimic_joints[name]})" if name in model.mimic_joints else name
            for name in extra
        ]
        notes.append(f"left out, as the robot has no such joints of its own: {shortened(told)}")
    if near := near_names(extra, missing):
        offer = ",".join(f"{name}={our}" for name, our in near.items())
        notes.append(f"these may be joints of the robot by other names: --map {offer}")
    return notes


# names by the thousand are no robot's, and all pairs of them are looked at
_MOST = 300


def near_names(theirs: Sequence[str], ours: Sequence[str]) -> dict[str, str]:
    """Which name of ours each of theirs may be: equal but for case, for the sign between words,
    and for one beginning or one end that is common to all. Empty where too few are.

    >>> near_names(["fer_joint1", "fer_joint2", "lamp"], ["panda_joint1", "panda_joint2"])
    {'fer_joint1': 'panda_joint1', 'fer_joint2': 'panda_joint2'}
    """
    if not (theirs and ours) or max(len(theirs), len(ours)) > _MOST:
        return {}
    begins = _best(theirs, ours, backwards=False)
    ends = _best(theirs, ours, backwards=True)
    found = max(begins, ends, key=len)
    # one pair among many may be chance, most of them are none
    fewer = min(len(theirs), len(ours))
    return found if len(found) == fewer or len(found) > max(1, fewer // 2) else {}


def _best(theirs: Sequence[str], ours: Sequence[str], backwards: bool) -> dict[str, str]:
    """The pairs that one change of the beginning (of the end) explains, as many as possible."""
    a, b = ({_key(name, backwards): name for name in names} for names in (theirs, ours))
    changes: Counter[tuple[str, str]] = Counter()
    for x in a:
        for y in b:
            same = _common_end(x, y)
            if same:
                changes[x[: len(x) - same], y[: len(y) - same]] += 1
    best: dict[str, str] = {}
    for (old, new), _ in changes.most_common(20):
        keys = {x: new + x[len(old) :] for x in a if x.startswith(old)}
        pairs = {a[x]: b[y] for x, y in keys.items() if y in b}
        best = max(best, pairs, key=len)
    return best


def _key(name: str, backwards: bool) -> str:
    key = re.sub(r"[-./: ]+", "_", name).casefold()
    return key[::-1] if backwards else key


def _common_end(x: str, y: str) -> int:
    count = 0
    for p, q in zip(reversed(x), reversed(y), strict=False):
        if p != q:
            break
        count += 1
    return count
