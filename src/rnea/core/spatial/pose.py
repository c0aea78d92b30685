"""Pose: where frame B stands, seen from frame A. Adjacent letters cancel: X_AC = X_AB @ X_BC."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.core.spatial.numbers import FLOAT, Array, ScalarType, read_only
from rnea.core.spatial.vectors import product, times, transpose, transposed_times

# names of frames that every robot has
WORLD = "world"
BASE = "base"
TOOL = "tool"


@dataclass(frozen=True, eq=False)
class Pose:
    """A rotation R_AB (..., 3, 3) and the position p_AB (..., 3) of B's origin in A's axes.

    rotation: R_AB
    translation: p_AB

    >>> quarter = np.array([[0, -1.0, 0], [1, 0, 0], [0, 0, 1]])  # about z
    >>> X_AB = Pose(quarter, np.array([1.0, 0, 0]))
    >>> X_AB.point(np.array([1.0, 0, 0])), (X_AB @ X_AB.inverse()).translation + 0
    (array([1., 1., 0.]), array([0., 0., 0.]))
    >>> X_AB.matrix()[0], X_AB.frozen().rotation.flags.writeable
    (array([ 0., -1.,  0.,  1.]), False)
    """

    rotation: Array
    translation: Array

    @classmethod
    def identity(cls, kind: ScalarType = FLOAT) -> Pose:
        """The pose of a frame in itself.

        >>> Pose.identity().translation
        array([0., 0., 0.])
        """
        return cls(kind.identity(), kind.zeros(3))

    def frozen(self) -> Pose:
        """A copy that cannot be written to, for the constants of a robot."""
        return Pose(read_only(self.rotation), read_only(self.translation))

    def __matmul__(self, other: Pose) -> Pose:
        return Pose(product(self.rotation, other.rotation), self.point(other.translation))

    def point(self, position: Array) -> Array:
        """A point given in B, seen from A."""
        return self.translation + times(self.rotation, position)

    def inverse(self) -> Pose:
        """X_BA of X_AB."""
        return Pose(transpose(self.rotation), -transposed_times(self.rotation, self.translation))

    def matrix(self) -> Array:
        """The homogeneous 4x4 matrix."""
        shape = np.broadcast_shapes(self.rotation.shape[:-2], self.translation.shape[:-1])
        out = np.zeros((*shape, 4, 4), dtype=self.rotation.dtype)
        out[..., :3, :3], out[..., :3, 3], out[..., 3, 3] = self.rotation, self.translation, 1
        return out
