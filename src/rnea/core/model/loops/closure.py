"""What closes a tree: its cuts and couplings, which speeds are free, which joints have motors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rnea.core.model.loops.closure_rows import CutSeen, pattern
from rnea.core.model.loops.coupling import JointCoupling
from rnea.core.model.loops.cut import Cut
from rnea.core.spatial import householder
from rnea.core.spatial.numbers import Array
from rnea.system.cached import cached_property

if TYPE_CHECKING:
    from rnea.core.model.model import Model


@dataclass(frozen=True, eq=False)
class Closure:
    """Loops and couplings of a tree.

    independent: columns of the tree's speeds that all others follow from
    actuated: columns along which a motor acts
    reference: a position (nq,) at which everything is closed, floats
    least_norm: whether what the independent speeds leave open is answered by the least norm, as at
      singular positions; floats
    """

    cuts: tuple[Cut, ...]
    couplings: tuple[JointCoupling, ...]
    independent: tuple[int, ...]
    actuated: tuple[int, ...]
    reference: Array
    least_norm: bool = False

    @property
    def rows(self) -> int:
        """How many equations there are, redundant ones among them."""
        return sum(cut.rows for cut in self.cuts) + len(self.couplings)

    def row_names(self) -> list[str]:
        """What each equation forbids."""
        return [x for cut in self.cuts for x in cut.row_names()] + [x.name for x in self.couplings]

    @cached_property
    def angular(self) -> Array:
        """Which rows (rows,) are of angles; the others are of lengths."""
        turning = [[k < cut.angular_rows for k in range(cut.rows)] for cut in self.cuts]
        coupled = [[coupling.unit == "rad"] for coupling in self.couplings]
        return np.array([x for own in turning + coupled for x in own], dtype=bool)

    def dependent(self, tree: Model) -> tuple[int, ...]:
        """The columns of the tree's speeds that follow from the independent ones."""
        return tuple(k for k in range(tree.nv) if k not in self.independent)

    def order(self, tree: Model) -> tuple[householder.Reflection, ...]:
        """How the columns of the dependent speeds are eliminated."""
        filled = pattern(tree, self.cuts, self.couplings)
        return householder.steps(filled[:, list(self.dependent(tree))].tolist())


@dataclass(frozen=True, eq=False)
class LoopsAt:
    """The loops of a tree at a position (..., nq), on any kind of number."""

    tree: Model
    couplings: Sequence[JointCoupling]
    cuts: Sequence[CutSeen]
    q: Array

    @classmethod
    def of(
        cls, tree: Model, cuts: Sequence[Cut], couplings: Sequence[JointCoupling], q: Array
    ) -> LoopsAt:
        return cls(tree, couplings, [CutSeen.at(tree, cut, q) for cut in cuts], q)

    def residuals(self) -> Array:
        """(..., rows): rad and m; zero where all loops are closed."""
        rows = [row for seen in self.cuts for row in seen.residuals()]
        return self._stacked(rows + [coupling.residual(self.q) for coupling in self.couplings])

    def matrix(self) -> Array:
        """K (..., rows, nv of the tree): K qd = 0 for every motion that the loops allow."""
        batch, count = self.q.shape[:-1], sum(seen.cut.rows for seen in self.cuts)
        found: dict[tuple[int, int], Array] = {}
        first = 0
        for seen in self.cuts:
            for column, entries in seen.entries():
                for k, entry in enumerate(entries):
                    # joints that move together share a column
                    at = first + k, column
                    found[at] = np.asarray(found[at] + entry) if at in found else entry
            first += seen.cut.rows
        for k, coupling in enumerate(self.couplings):
            for term in coupling.terms:
                at, slope = (count + k, term.v), self._weighed(coupling, term.derivative(self.q))
                found[at] = np.asarray(found[at] + slope) if at in found else slope
        dtype = np.result_type(self.q, *found.values()) if found else self.q.dtype
        K = np.zeros((*batch, count + len(self.couplings), self.tree.nv), dtype=dtype)
        for (row, column), entry in found.items():
            K[..., row, column] = entry
        return K

    def drift(self, qd: Array) -> Array:
        """k (..., rows) of K qdd + k = 0, at speeds of the tree that the loops allow."""
        rows = [row for seen in self.cuts for row in seen.drift(qd)]
        for coupling in self.couplings:
            total = np.asarray(qd[..., 0] * 0)
            for term in coupling.terms:
                bend = term.curvature(self.q)
                if bend is not None:
                    speed = qd[..., term.v]
                    total = np.asarray(total + bend * (speed * speed))
            rows.append(self._weighed(coupling, total))
        return self._stacked(rows, qd.shape[:-1])

    def _weighed(self, coupling: JointCoupling, row: Array) -> Array:
        """A coupling of angles as one of lengths, as the rows of cuts are."""
        metre = self.tree.kind.meter
        return row if metre is None or coupling.unit != "rad" else np.asarray(row * metre)

    def gaps(self) -> list[tuple[str, float, str]]:
        """Of one state the name, the size and the unit of every gap; floats."""
        found = []
        for seen in self.cuts:
            metres, radians = seen.gap()
            found += [(seen.cut.name, metres, "m"), (seen.cut.name, radians, "rad")]
        for coupling in self.couplings:
            found.append((coupling.name, abs(float(coupling.residual(self.q))), coupling.unit))
        return found

    def _stacked(self, rows: Sequence[Array], batch: tuple[int, ...] = ()) -> Array:
        shape = np.broadcast_shapes(self.q.shape[:-1], batch)
        return np.stack([np.broadcast_to(row, shape) for row in rows], axis=-1)
