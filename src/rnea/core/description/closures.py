"""What closes a robot's links into loops: joints beside those of the tree, and coupled joints.

A tree reaches every link once. A loop is one more joint, between two links that the tree has
already; a coupling is one equation between the coordinates of joints. Nothing is computed here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rnea.core.description.arithmetic import Scalar

if TYPE_CHECKING:
    from rnea.core.description.description import Placement


@dataclass(frozen=True)
class Loop:
    """A joint that closes a loop between two links.

    kind: of the joint, as in a tree; "fixed" welds the links
    placement: of the joint on its parent link; child_placement: on its child link, where the
      joint of a tree always stands in the child's own frame
    axis, axis2, pitch: in the joint's frame, as far as the kind has them
    """

    name: str
    kind: str
    parent: str
    child: str
    placement: Placement
    child_placement: Placement
    axis: tuple[Scalar, Scalar, Scalar] = (0.0, 0.0, 1.0)
    axis2: tuple[Scalar, Scalar, Scalar] = (1.0, 0.0, 0.0)
    pitch: Scalar = 0.0


@dataclass(frozen=True)
class Coupling:
    """One equation between joints: the sum of their polynomials, and a constant, is zero.

    terms: by the joint's name, the coefficients of q, q², ...; joints with one coordinate
    """

    name: str
    terms: Mapping[str, tuple[Scalar, ...]]
    constant: Scalar = 0.0


@dataclass(frozen=True)
class Closures:
    """Everything that a file says of loops.

    independent: joints whose speeds all others follow; None: chosen
    actuated: joints that have a motor; None: the independent ones
    assembly: near which position the loops are closed, by the joint's name: one number, or as
      many as the joint has coordinates; zero where nothing is said
    """

    loops: tuple[Loop, ...] = ()
    couplings: tuple[Coupling, ...] = ()
    independent: tuple[str, ...] | None = None
    actuated: tuple[str, ...] | None = None
    assembly: Mapping[str, Any] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.loops or self.couplings)


OPEN = Closures()
"""A tree without loops."""
