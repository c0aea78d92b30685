"""Why a step of a robot with loops could not be closed, and what leads on.

Three causes look alike in numbers and have three remedies. The step was too long: a smaller one.
The independent joints do not determine the others (a singular configuration of the chosen joints):
other independent joints. The mechanism itself is singular, and branches meet: no choice of joints
helps. Where all joints keep linear relations (parallelograms), couplings in place of the loops say
which branch is meant, and are regular there.
"""

from __future__ import annotations

import numpy as np

from rnea.core.model import (
    LoopsAt,
    Model,
    dependent_columns,
    describe_closure_errors,
    moved,
    scaled_matrix,
)
from rnea.core.recursions import Loops
from rnea.core.spatial.numbers import Array

# steps ahead at which the least singular value is computed
_AHEAD = np.linspace(0.0, 10.0, 161)
# of the value at the beginning: less is a singular configuration
_DIPS = 0.05
# relations are linear where they are met so well, after a displacement of so many rad or m
_LINEAR, _FAR = 1e-6, 0.05


def why_stuck(model: Model, q: Array, u: Array, h: float) -> str:
    """Why loops could not be closed after a step of h from q (nq,) at velocities u (nv,)."""
    closure, tree = model.closure, model.tree
    assert closure is not None
    K = _matrix(model, q)
    dependent, independent = list(closure.dependent(tree)), list(closure.independent)
    left, sizes, _ = np.linalg.svd(K[:, dependent])
    weakest, least = left[:, len(sizes) - 1], float(sizes[-1])
    loop = closure.row_names()[int(np.argmax(np.abs(weakest)))].split(":")[0]
    k = int(np.argmax(np.abs(weakest @ K[:, independent])))
    blocked = model.dofs[k]
    place = (
        f"for loop {loop!r}, where joint {blocked.name!r} ({u[k]:.3g} {blocked.unit}) cannot go "
        f"on: the least singular value of the loops' equations is {least:.2g}"
    )
    there, good = moved(model, q[None], (u * h)[None])
    if not good[0]:
        gaps = LoopsAt.of(tree, closure.cuts, closure.couplings, there[0]).gaps()
        place += f". A step further the nearest approach leaves {describe_closure_errors(gaps)}"
    elif h and not _dips(model, q, u * h):
        return f"a step of {h:.3g} s is too long {place}. Take a smaller step"
    if np.linalg.svd(K, compute_uv=False)[len(dependent) - 1] > 5 * least:
        following = dependent_columns(K, ())
        offer = ", ".join(f'"{x.name}"' for j, x in enumerate(tree.dofs) if j not in following)
        return (
            f"the independent joints come to a singular configuration {place}. Take independent "
            f"joints that determine the others there: independent = [{offer}]"
        )
    fork = (
        f"the mechanism comes to a singular configuration {place}. Branches meet there, and "
        "neither smaller steps nor other independent joints lead through"
    )
    terms = _linear_relations(model, q)
    if not terms:
        return f"{fork}. End the run before it, or start it beyond"
    return (
        f"{fork}. All joints kept linear relations until there: declare them in the robot file as "
        f"[[couplings]] (rad, m) in place of the loops, one each: {'; '.join(terms)}"
    )


def _matrix(model: Model, q: Array) -> Array:
    assert model.closure is not None
    return scaled_matrix(model.tree, model.closure.cuts, model.closure.couplings, q)


def _dips(model: Model, q: Array, step: Array) -> bool:
    """Whether the dependent columns lose their rank within ten steps."""
    assert model.closure is not None
    dependent = list(model.closure.dependent(model.tree))
    found, good = moved(model, np.tile(q, (len(_AHEAD), 1)), _AHEAD[:, None] * step)
    columns = [_matrix(model, there)[:, dependent] for there in found[good]]
    sizes = np.array([np.linalg.norm(x, -2) for x in columns])
    return not good.all() or bool(sizes.min() < _DIPS * sizes[0])


def _linear_relations(model: Model, q: Array) -> list[str]:
    """terms and constant of a coupling for each dependent joint, where all relations are linear."""
    closure, tree = model.closure, model.tree
    assert closure is not None
    first = closure.reference
    if tree.nq != tree.nv or closure.couplings:
        return []
    own, dependent = list(closure.independent), list(closure.dependent(tree))
    if np.abs(q - first)[own].max(initial=0.0) < _FAR:
        return []
    G = Loops.of(model, first).G[dependent]
    now = Loops.of(model, q).G[dependent]
    off = (q - first)[dependent] - G @ (q - first)[own]
    if max(np.abs(now - G).max(), np.abs(off).max()) > _LINEAR:
        return []
    names, found = [x.name for x in tree.dofs], []
    for row, k in zip(G, dependent, strict=True):
        parts = {names[k]: 1.0}
        parts |= {names[j]: -c for j, c in zip(own, row, strict=True) if abs(c) > _LINEAR}
        terms = ", ".join(f"{name} = {c:.9g}" for name, c in parts.items())
        constant = round(float(row @ first[own] - first[k]), 9) + 0.0
        found.append(f"terms = {{ {terms} }}, constant = {constant:.9g}")
    return found
