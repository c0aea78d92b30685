"""Columns with the wrong sign, or under another joint's name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.check.diagnose.calculation import Calculation
from rnea.apps.check.diagnose.fitted import exchanged
from rnea.apps.check.diagnose.mistake import Mistake
from rnea.apps.check.diagnose.omitted_terms import LEFT_OUT
from rnea.core.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.apps.check.recordings.evidence import Evidence


def columns(evidence: Evidence, made: tuple[Mistake, ...]) -> Iterator[Mistake]:
    names = evidence.work.model.joint_names
    yield _sign("effort", "every joint", -np.ones(len(names)))
    for j, name in enumerate(names):
        sign = np.where(np.arange(len(names)) == j, -1.0, 1.0)
        for what in _SIGNED:
            yield _sign(what, name, sign)
    yield from exchanged(evidence.work)
    for i, j in combinations(range(len(names)), 2):
        yield _exchanged_names(f"{names[i]} and {names[j]}", _order(len(names), i, j))
    for mistake in LEFT_OUT:
        if mistake.key in ("shifted_up", "shifted_down") and len(names) > 2:
            yield mistake


_SIGNED: dict[str, Callable[[Calculation, Array], Calculation]] = {
    "effort": lambda work, sign: work.reported(lambda tau: tau * sign),
    "position": lambda work, sign: work.moved(lambda x: x * sign),
    "axis": lambda work, sign: work.moved(lambda x: x * sign).reported(lambda tau: tau * sign),
}
_SIGN_WORDS = {
    "effort": ("the effort of {} has the opposite sign", "Negate this column of efforts."),
    "position": (
        "the position of {} has the opposite sign",
        "Negate its positions and velocities, and leave its effort.",
    ),
    "axis": (
        "the axis of {} points the other way",
        "Reverse the joint's axis in the robot's file, or negate its position, velocity and "
        "effort.",
    ),
}


def _sign(what: str, name: str, sign: Array) -> Mistake:
    title, cure = _SIGN_WORDS[what]
    return Mistake(
        f"{what}_sign",
        title.format(name),
        "The driver counts the other way round than the robot's file.",
        cure,
        lambda work: _SIGNED[what](work, sign),
        "-",
        family="columns",
    )


def _order(n: int, i: int, j: int) -> Array:
    order = np.arange(n)
    order[[i, j]] = j, i
    return order


def _exchanged_names(both: str, order: Array) -> Mistake:
    return Mistake(
        "swapped_joints",
        f"{both} exchanged",
        "Motion and effort of each of the two joints stand under the other's name.",
        "Exchange the two joints' columns: --map with the names that belong together.",
        lambda work: work.moved(lambda x: x[..., order]).reported(lambda tau: tau[..., order]),
        "-",
        family="index",
    )
