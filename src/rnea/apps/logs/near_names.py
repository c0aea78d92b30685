"""Names of joints that differ from others by what stands before or behind all of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

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
