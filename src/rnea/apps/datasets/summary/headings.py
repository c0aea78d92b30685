"""What a column's name tells: which quantity, and of which joint."""

from __future__ import annotations

import re
from collections.abc import Iterable

# whose columns are of joints, always: what follows the first of these is a joint's name
_LEADING = re.compile(r"(?:tau|power|residual|effort|q|qd|qdd)_(.+)", re.DOTALL)
_ELEMENT = re.compile(r"(.+)(\[\d+\])", re.DOTALL)


def parted(names: Iterable[str]) -> dict[str, tuple[str, str]]:
    """(quantity, joint) by name; a column that is of no joint is a quantity of its own.

    Joints may have _ in their names, and so may quantities: who is a joint is learnt from columns
    whose quantity is known.

    >>> parted(["tau_left_knee", "gravity_torque_left_knee", "kinetic_energy", "mass_matrix[3]"])
    ... # doctest: +NORMALIZE_WHITESPACE
    {'tau_left_knee': ('tau', 'left_knee'),
     'gravity_torque_left_knee': ('gravity_torque', 'left_knee'),
     'kinetic_energy': ('kinetic_energy', ''), 'mass_matrix[3]': ('mass_matrix', '[3]')}
    """
    listed = list(names)
    joints = {match[1] for match in map(_LEADING.fullmatch, listed) if match}
    return {name: _parted(name, joints) for name in listed}


def _parted(name: str, joints: set[str]) -> tuple[str, str]:
    if match := _LEADING.fullmatch(name):
        return name[: match.start(1) - 1], match[1]
    if match := _ELEMENT.fullmatch(name):
        return match[1], match[2]
    # the longest that fits: of `left_knee` and `knee` the first
    for place in (k for k, letter in enumerate(name) if letter == "_" and k):
        if name[place + 1 :] in joints:
            return name[:place], name[place + 1 :]
    return name, ""
