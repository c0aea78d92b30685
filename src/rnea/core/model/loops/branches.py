"""On which branch of its assembly a robot with loops stands.

With the independent joints where they are, loops can be closed in several ways: the elbow of a
four-bar up or down. From one to the other the dependent columns of K lose their rank on the way,
and their determinant changes its sign. Loops that share no dependent joint have signs of their own;
of more equations than joints those count that are independent where the robot is assembled.
"""

from __future__ import annotations

import numpy as np

from rnea.core.model.configuration import neutral
from rnea.core.model.loops import LoopsAt, dependent_columns, pattern
from rnea.core.model.model import Model
from rnea.core.spatial.numbers import Array


def flipped(model: Model, q: Array) -> tuple[str, ...]:
    """The loops and couplings that stand on another branch at a closed position (nq,) than where
    the robot is assembled; those that move together are named together, as "a, b"."""
    closure, tree = model.closure, model.tree
    assert closure is not None
    there, here = (
        LoopsAt.of(tree, closure.cuts, closure.couplings, at).matrix() for at in (neutral(model), q)
    )
    owners = [cut.name for cut in closure.cuts for _ in range(cut.rows)]
    owners += [coupling.name for coupling in closure.couplings]
    names = []
    for rows, columns in _blocks(model):
        kept = [rows[k] for k in dependent_columns(there[np.ix_(rows, columns)].T, ())]
        block = np.ix_(kept, columns)
        if np.linalg.det(there[block]) * np.linalg.det(here[block]) < 0:
            names.append(", ".join(dict.fromkeys(owners[k] for k in rows)))
    return tuple(names)


def _blocks(model: Model) -> list[tuple[list[int], list[int]]]:
    """Rows and dependent columns that belong together, and to no others."""
    closure, tree = model.closure, model.tree
    assert closure is not None
    filled = pattern(tree, closure.cuts, closure.couplings)
    waiting, blocks = set(closure.dependent(tree)), []
    while waiting:
        columns = {min(waiting)}
        rows: set[int] = set()
        while True:
            more = {int(k) for column in columns for k in np.flatnonzero(filled[:, column])}
            wider = columns | {k for k in waiting if filled[sorted(more), k].any()}
            if more == rows and wider == columns:
                break
            rows, columns = more, wider
        waiting -= columns
        blocks.append((sorted(rows), sorted(columns)))
    return blocks
