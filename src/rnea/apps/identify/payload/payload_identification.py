"""What a robot carries, from recordings: mass, centre and inertia, and what they cannot tell."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from rnea.apps.identify.data.lag import Lag
from rnea.apps.identify.data.residuals import POOR
from rnea.apps.identify.fit.pseudo_inertia import pseudo_inertia
from rnea.core.spatial import Inertia, entries_of, point_inertia
from rnea.core.spatial.numbers import Array

_NOTICED = 3.0  # deviations from zero at which there is a payload at all
_SURE, _SHORTEST = 2.0, 1e-3  # deviations; m
MOST_DOUBT = 0.5  # with links this far off, it is another robot's file
# the centre's coordinates that an entry of the inertia about it is moved by: xx yy zz xy xz yz
_AXES_OF = ((1, 2), (0, 2), (0, 1), (0, 1), (0, 2), (1, 2))


@dataclass(frozen=True, eq=False)
class Payload:
    """values (10,): mass, m·c and inertia about the frame's origin; covariance (10, 10).

    frame: where it is held. size: the robot's reach to there (m). moving: the mass that the robot
    moves (kg). poses: how often the robot stood; moved: the joints that moved long enough.
    rms_before, rms_after (n,): of efforts less the model, without and with what was found; nan for
    joints of which no row counts.
    observable (10,): whether any joint feels a value at all; in a plane, many are not.
    back (3,): from the frame to the joint of the body that it is on, in its axes (m).
    lag: how far efforts are behind the motion, beyond what was said; of the first recording where
    that is told.
    left_share (n,): what is left where a joint moves, of the range of its efforts, of all
    recordings; nan for a joint that does not move.
    model_uncertainty: how far the file's links are off, relative, where the file is believed:
    estimated from
    what is left, and part of all deviations; 0 where unloaded recordings tell the robot.

    >>> from rnea import load
    >>> from rnea.identify import find_payload, prepare
    >>> from rnea.logs import Log
    >>> arm, t, w = load("planar_2r"), np.linspace(0, 20, 2001)[:, None], np.array([0.7, 1.1])
    >>> motion = np.sin(w * t), w * np.cos(w * t), -w * w * np.sin(w * t)
    >>> tau = arm.with_payload(2.0).inverse_dynamics(*motion)
    >>> held = find_payload(arm, [prepare(Log(t[:, 0], *motion[:2], tau, arm.joint_names))])
    >>> round(float(held.mass), 2), held.identifies_mass, round(float(held.body().mass), 2)
    (2.0, True, 2.0)
    >>> held.least_eigenvalue()[1] > 0
    True
    """

    values: Array
    covariance: Array
    frame: str
    size: float
    moving: float
    poses: int
    moved: tuple[str, ...]
    rms_before: Array
    rms_after: Array
    observable: Array
    back: Array
    left_share: Array
    model_uncertainty: float = 0.0
    lag: Lag = Lag()  # noqa: RUF009 (frozen)

    @property
    def mass(self) -> float:
        return float(self.values[0])

    @property
    def mass_deviation(self) -> float:
        return float(np.sqrt(self.covariance[0, 0]))

    @property
    def is_there(self) -> bool:
        """Whether the mass is more than its deviation can make of nothing."""
        return self.mass > _NOTICED * self.mass_deviation

    @property
    def is_negative(self) -> bool:
        """Whether the mass is less than nothing by more than its deviation: then it is no mass."""
        return self.identifies_mass and self.mass < -_SURE * self.mass_deviation

    @property
    def com(self) -> Array:
        """(3,): the centre of mass in the frame (m)."""
        return np.asarray(self.values[1:4] / self.mass)

    @property
    def com_deviations(self) -> Array:
        return self._deviations(lambda p: p[1:4] / p[0])

    @property
    def is_inside(self) -> bool:
        """Whether the centre lies where the robot itself is, between the frame and its joint, by
        more than its deviations."""
        length = float(np.linalg.norm(self.back))
        if not (self.is_there and self.identifies_com.all() and length > _SHORTEST):
            return False
        toward = self.back / length
        depth = self._deviations(lambda p: toward @ p[1:4] / p[0] + np.zeros(1))
        return bool(toward @ self.com > _SURE * depth[0])

    @property
    def inertia(self) -> Array:
        """(6,): about the centre of mass, ixx iyy izz ixy ixz iyz (kg m²)."""
        return np.asarray(_about_com(self.values))

    @property
    def inertia_deviations(self) -> Array:
        return self._deviations(_about_com)

    def _deviations(self, function: Callable[[Array], Array]) -> Array:
        """Of a function of the values, by its slopes (complex steps)."""
        step = 1e-20
        slopes = [function(self.values + 1j * step * e).imag / step for e in np.eye(10)]
        J = np.array(slopes).T
        return np.asarray(np.sqrt(np.maximum(np.diag(J @ self.covariance @ J.T), 0.0)))

    @property
    def is_explained(self) -> bool:
        """Whether a robot like the file explains the recordings: without that, no number counts."""
        return self.model_uncertainty <= MOST_DOUBT and not np.any(self.left_share > POOR)

    # ---- what the data tell --------------------------------------------------------------------

    @property
    def identifies_mass(self) -> bool:
        return self.mass_deviation < max(0.5 * abs(self.mass), 0.02 * self.moving)

    @property
    def identifies_com(self) -> Array:
        """(3,): along which axes of the frame."""
        if not (self.identifies_mass and self.is_there):
            return np.zeros(3, bool)
        return np.asarray(self.com_deviations < 0.05 * self.size)

    @property
    def identifies_inertia(self) -> Array:
        """(6,): entries whose deviation is less than half of what they could be, and of which the
        centre is known along both axes that they are made of."""
        sure = self.inertia_deviations
        centred = [self.identifies_com[list(axes)].all() for axes in _AXES_OF]
        moments = self.observable[4:7] & centred[:3] & (sure[:3] < 0.5 * self.inertia[:3])
        # a product is at most half of the sum of its moments
        pairs = [list(axes) for axes in _AXES_OF[3:]]
        products = [
            moments[pair].all() and s < 0.25 * self.inertia[pair].sum()
            for pair, s in zip(pairs, sure[3:], strict=True)
        ]
        return np.concatenate([moments, self.observable[7:] & products])

    def least_eigenvalue(self) -> tuple[float, float]:
        """Of the pseudo-inertia, in kg with lengths relative to the robot's reach, and its
        deviation; negative beyond that, no body has these numbers."""
        units = np.array([1.0, *[1 / self.size] * 3, *[1 / self.size**2] * 6])
        eigenvalues, vectors = np.linalg.eigh(pseudo_inertia(self.values * units))
        slopes = [vectors[:, 0] @ pseudo_inertia(e * units) @ vectors[:, 0] for e in np.eye(10)]
        J = np.array(slopes)
        return float(eigenvalues[0]), float(np.sqrt(J @ self.covariance @ J))

    def body(self) -> Inertia:
        """What can be welded to the frame; what no joint feels is zero. A point, where inertia that
        is felt is not told or no body has it."""
        mass = self.mass if self.identifies_mass and self.is_there else 0.0
        com = np.where(self.identifies_com, self.com, 0.0)
        point = Inertia(mass, com, np.zeros((3, 3)))
        told = self.identifies_inertia
        if not mass or np.any(self.observable[4:] & ~told):
            return point
        xx, yy, zz, xy, xz, yz = np.where(told, self.inertia, 0.0)
        whole = Inertia(mass, com, np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]))
        return point if told.all() and whole.violation() else whole


def _about_com(p: Array) -> Array:
    """The inertia's six entries about the centre of mass, of linear parameters."""
    moved = point_inertia(p[0], p[1:4] / p[0])
    return np.asarray(p[4:] - np.array(entries_of(moved)))
