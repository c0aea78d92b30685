"""Singular positions: where the independent speeds do not tell how a robot with loops moves."""

from __future__ import annotations

import numpy as np

from rnea.core.model.configuration import neutral
from rnea.core.model.loops import dependent_columns, rank_of
from rnea.core.model.loops.building import scaled_matrix
from rnea.core.model.model import Model
from rnea.core.spatial import LOST
from rnea.core.spatial.numbers import Array
from rnea.errors import shortened


def is_singular(model: Model, q: Array) -> bool:
    """Whether the speeds that follow have lost an equation at a position (nq,)."""
    here, regular = _following(model, q), _following(model, neutral(model))
    return bool(here.size) and bool(np.linalg.norm(here, -2) <= LOST * np.linalg.norm(regular, 2))


def describe_singular(model: Model, q: Array) -> str:
    """What is lost at a singular position (nq,), and which independent speeds would do."""
    closure, tree = model.closure, model.tree
    assert closure is not None
    K = scaled_matrix(tree, closure.cuts, closure.couplings, q)
    dependent, names = list(closure.dependent(tree)), [x.name for x in tree.dofs]
    _, sizes, ways = np.linalg.svd(K[:, dependent])
    least = LOST * np.linalg.norm(_following(model, neutral(model)), 2)
    loose = ways[int((sizes > least).sum()) :]
    sizes = np.abs(loose).max(axis=0)
    moving = [
        tree.dofs[k].body.joint.name
        for k, size in zip(dependent, sizes, strict=True)
        if size > 1e-3
    ]
    moving = list(dict.fromkeys(moving))
    own = ", ".join(names[k] for k in closure.independent)
    plural = len(closure.independent) > 1
    told = (
        f"the speed{'s' * plural} of {own} do{'es' * (not plural)} not tell how "
        f"{shortened(moving)} move{'s' * (len(moving) == 1)}"
    )
    whole = scaled_matrix(tree, closure.cuts, closure.couplings, neutral(model))
    if rank_of(K, LOST) < rank_of(whole):
        return f"{told}: the mechanism itself has a freedom more there"
    chosen = dependent_columns(K, ())
    offer = ", ".join(f'"{names[k]}"' for k in range(tree.nv) if k not in chosen)
    return f"{told}. Other independent joints would, such as independent = [{offer}] in its file"


def _following(model: Model, q: Array) -> Array:
    closure, tree = model.closure, model.tree
    assert closure is not None
    K = scaled_matrix(tree, closure.cuts, closure.couplings, q)
    return np.asarray(K[:, list(closure.dependent(tree))])
