"""A robot with loops while it is worked: its tree, its joints' speeds in parts, what is given."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rnea.core.model import Model
from rnea.core.spatial.numbers import Array
from rnea.core.textbook.chain import Chain, links_of
from rnea.core.textbook.formula import Formula, Operand
from rnea.core.textbook.loop_view import JointPart
from rnea.core.textbook.steps import Notation, StepRecorder


class Closed:
    """One robot with loops at a state: q (..., nq), speeds u and rates ud of the independent."""

    def __init__(
        self,
        model: Model,
        way: Notation,
        q: Array,
        u: Array,
        ud: Array,
        gravity: Array,
        record: StepRecorder,
    ) -> None:
        assert model.closure is not None
        self.model, self.tree, self.closure = model, model.tree, model.closure
        self.way, self.gravity, self.record = way, gravity, record
        self.q, self.u, self.ud = q, u, ud
        self.chain: Chain = links_of(self.tree, gravity)
        self.parts = parts_of(model, way)

    def given(self, values: Array, dots: int) -> dict[JointPart, Operand]:
        """Rates of the independent parts."""
        spread = np.zeros((*values.shape[:-1], self.tree.nv), dtype=values.dtype)
        spread[..., list(self.closure.independent)] = values
        return {part: part.of(spread, dots) for part in self.parts if not part.follows}

    def joined(self, rates: dict[JointPart, Operand]) -> Array:
        """(..., nv of the tree)."""
        batch = np.broadcast_shapes(
            *(x.value.shape[: x.value.ndim - x.rank] for x in rates.values())
        )
        dtype = np.result_type(*(x.value for x in rates.values()))
        out = np.zeros((*batch, self.tree.nv), dtype=dtype)
        for part, x in rates.items():
            out[..., list(part.columns)] = x.value if x.rank else x.value[..., None]
        return out


def parts_of(model: Model, way: Notation) -> list[JointPart]:
    """The joints' speeds, joint by joint; speed by speed where only some of a joint's follow."""
    assert model.closure is not None
    free, found = set(model.closure.independent), []
    for body in model.tree.bodies:
        columns = tuple(range(body.v.start, body.v.stop))
        mixed = len({k in free for k in columns}) > 1
        groups = [(k,) for k in columns] if mixed else [columns]
        for group in groups:
            first = body.v.start
            index = str(body.index) if not mixed else f"{body.index},{group[0] - first + 1}"
            letter = "θ" if body.joint.turns else "d" if body.joint.slides else "u"
            if way.book == "Lagrange":
                index, letter = ",".join(str(k + 1) for k in group), "q"
            found.append(JointPart(body.index, index, body.joint.name, group,
                              tuple(k - first for k in group), group[0] not in free, letter,
                              tuple(model.tree.dofs[k].unit for k in group)))  # fmt: skip
    return found


def loop_letter(k: int) -> str:
    """The letter of loop k, from 0: A, B, ... Z, AA, AB, ...

    >>> loop_letter(0), loop_letter(27)
    ('A', 'AB')
    """
    return (loop_letter(k // 26 - 1) if k >= 26 else "") + chr(ord("A") + k % 26)


def moved(
    known: Sequence[tuple[JointPart, Operand]], rates: dict[JointPart, Operand]
) -> Formula | None:
    """-Σ K q̇ of the joints that are known."""
    total: Formula | None = None
    for part, K in known:
        term = K @ rates[part] if K.rank == 2 else rates[part] * K
        total = -term if total is None else total - term
    return total
