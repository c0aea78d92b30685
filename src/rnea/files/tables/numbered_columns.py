"""Headings that count joints, q1, qd1, tau1, and the option that takes them for ours."""

from __future__ import annotations

import re
from collections.abc import Sequence

_NUMBERED = re.compile(r"(qdd|qd|q|tau)_?(\d{1,3})", re.ASCII)
# pairs that a line still shows; of more joints the first ones teach how
_MOST = 28


def numbered_map(header: Sequence[str], wanted: Sequence[str]) -> str:
    """The option for a header that counts joints; empty where it does not.

    wanted: our headings, joint by joint in each rate. What is not wanted is left out.

    >>> numbered_map(["t", "q1", "q2", "tau1"], ["t", "q_hip", "q_knee"])
    '--map q1=q_hip,q2=q_knee,tau1='
    """
    ours: dict[str, list[str]] = {}
    for heading in wanted:
        ours.setdefault(heading.partition("_")[0], []).append(heading)
    found = [match for cell in header if (match := _NUMBERED.fullmatch(cell.strip()))]
    first = min((int(match[2]) for match in found), default=0)
    pairs = []
    for match in found:
        names, k = ours.get(match[1], []), int(match[2]) - first
        if names and k >= len(names):
            return ""
        pairs.append(f"{match[0]}={names[k] if names else ''}")
    if first > 1 or not any(not pair.endswith("=") for pair in pairs):
        return ""
    return f"--map {','.join(pairs[:_MOST])}{',...' if len(pairs) > _MOST else ''}"
