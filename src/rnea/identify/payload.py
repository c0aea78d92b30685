"""What a robot carries, from recordings: mass, centre and inertia, and what they cannot tell.

A payload is welded to a frame, so its ten linear parameters enter the torques as those of the body
that carries it. They are found beside what is not known of the robot itself: friction and offset of
each joint and, where there is a recording without the payload, all that the torques depend on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from rnea.errors import InputError
from rnea.identify.lag import Lag, effort_lag
from rnea.identify.payload_fit import Fit, fit
from rnea.identify.payload_rows import Rows, rows_of
from rnea.identify.prepare import Prepared
from rnea.identify.pseudo_inertia import PLACES, pseudo_inertia
from rnea.identify.residuals import POOR
from rnea.identify.robust import rms
from rnea.model import Frame, Model
from rnea.spatial import Inertia, entries_of, point_inertia
from rnea.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

_NOTICED = 3.0  # deviations from zero at which there is a payload at all
DOUBT, _SURE_OF_DOUBT = 0.1, 2.0  # how far links of a file are off, and how many numbers say so
_DOUBTS, _ANY = 10, 1.0
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
    felt (10,): whether any joint feels a value at all; in a plane, many are not.
    lag: how far efforts are behind the motion, beyond what was said; of the first recording where
    that is told.
    left_share (n,): what is left where a joint moves, of the range of its efforts, of all
    recordings; nan for a joint that does not move.
    doubt: how far the file's links are off, relative, where the file is believed: estimated from
    what is left, and part of all deviations; 0 where unloaded recordings tell the robot.
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
    felt: Array
    left_share: Array
    doubt: float = 0.0
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
    def com(self) -> Array:
        """(3,): the centre of mass in the frame (m)."""
        return np.asarray(self.values[1:4] / self.mass)

    @property
    def com_deviations(self) -> Array:
        return self._deviations(lambda p: p[1:4] / p[0])

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
        return self.doubt <= MOST_DOUBT and not np.any(self.left_share > POOR)

    # ---- what the data tell --------------------------------------------------------------------

    @property
    def tells_mass(self) -> bool:
        return self.mass_deviation < max(0.5 * abs(self.mass), 0.02 * self.moving)

    @property
    def tells_com(self) -> Array:
        """(3,): along which axes of the frame."""
        if not (self.tells_mass and self.is_there):
            return np.zeros(3, bool)
        return np.asarray(self.com_deviations < 0.05 * self.size)

    @property
    def tells_inertia(self) -> Array:
        """(6,): entries whose deviation is less than half of what they could be, and of which the
        centre is known along both axes that they are made of."""
        sure = self.inertia_deviations
        centred = [self.tells_com[list(axes)].all() for axes in _AXES_OF]
        moments = self.felt[4:7] & centred[:3] & (sure[:3] < 0.5 * self.inertia[:3])
        # a product is at most half of the sum of its moments
        pairs = [list(axes) for axes in _AXES_OF[3:]]
        products = [
            moments[pair].all() and s < 0.25 * self.inertia[pair].sum()
            for pair, s in zip(pairs, sure[3:], strict=True)
        ]
        return np.concatenate([moments, self.felt[7:] & products])

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
        mass = self.mass if self.tells_mass and self.is_there else 0.0
        com = np.where(self.tells_com, self.com, 0.0)
        point = Inertia(mass, com, np.zeros((3, 3)))
        told = self.tells_inertia
        if not mass or np.any(self.felt[4:] & ~told):
            return point
        xx, yy, zz, xy, xz, yz = np.where(told, self.inertia, 0.0)
        whole = Inertia(mass, com, np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]))
        return point if told.all() and whole.violation() else whole


def find_payload(
    robot: Robot,
    loaded: Sequence[Prepared],
    unloaded: Sequence[Prepared] = (),
    frame: str = "tool",
) -> Payload:
    """What the robot held at a frame in the loaded recordings.

    Recordings are prepared, with columns in the order of the robot's joints. Without unloaded ones
    the robot's masses are believed, as far as what is left of the efforts lets one: links may be
    off, by as much as is seen, and that is part of the deviations.
    """
    model = robot.model
    model.require_single_axes("a payload")
    place = model.frame(frame)
    if not place.body:
        raise InputError(f"frame {frame!r} stands still; a payload moves with the robot")
    if not loaded:
        raise InputError("no recording with the payload is given")
    for p in (*loaded, *unloaded):
        if p.q.shape[1] != model.nv:
            raise p.log.error(f"{p.q.shape[1]} joints, and the robot has {model.nv}")
    for p in (*loaded, *unloaded):
        if not np.any(p.tau):
            raise p.log.error("all efforts are zero: nothing was measured")
    lags = [[effort_lag(robot, p.log, p.cutoff, p.lag) for p in x] for x in (loaded, unloaded)]
    in_time = [
        [p.with_efforts(lag=p.lag + lag.taken_out) for p, lag in zip(x, y, strict=True)]
        for x, y in zip((loaded, unloaded), lags, strict=True)
    ]
    held, empty = in_time
    rows = rows_of(robot, place, held, empty, doubted=not unloaded)
    told = _believed(rows, model, place, len(unloaded))
    every = [lag for some in lags for lag in some]
    return replace(told, lag=next((lag for lag in every if lag.is_told), every[0]))


def _believed(rows: Rows, model: Model, frame: Frame, without: int) -> Payload:
    """With a doubt of the file that agrees with what it explains (the most likely one, after
    MacKay 1992): the mean square of the links' changes, of as many as the rows tell."""
    doubt = DOUBT
    told = found(rows, model, frame, without, doubt)
    if rows.links.stop == 0:
        return replace(told, doubt=0.0)
    for _ in range(_DOUBTS):
        before, doubt = doubt, told.doubt
        if abs(doubt / before - 1) < 0.05:
            break
        told = found(rows, model, frame, without, doubt)
    return told


def found(
    rows: Rows, model: Model, frame: Frame, without: int = 0, doubt: float = DOUBT
) -> Payload:
    """The payload that rows tell of; without: how many of the parts are without it; doubt: of the
    file's links. That of the result is the one that they suggest."""
    with_load = rows.part >= without
    if not rows.used[with_load].any():
        raise InputError(
            "the robot neither moves nor stands for long enough in the loaded recording: nothing "
            "is told of a payload"
        )
    coulomb = np.array(
        [(b.losses.coulomb_forward + b.losses.coulomb_backward) / 2 for b in model.independent]
    )
    size, moving = _reach(model, frame), float(model.mass - model.base_inertia.mass)
    belief = _beliefs(rows, size, max(moving, 1e-6))
    belief[rows.links] = _doubts(rows, doubt)
    z = rows.payload
    solved = fit(rows, belief, coulomb.astype(float), z)
    loaded_rows = rows.used & with_load[:, None]
    counted = loaded_rows.any(axis=0)
    moved = (rows.used & ~rows.standing[:, None] & with_load[:, None]).sum(axis=0) > 0
    left = rows.left - rows.columns @ solved.values
    return Payload(
        values=solved.values[z],
        covariance=solved.covariance,
        frame=frame.name,
        size=size,
        moving=moving,
        poses=int(rows.standing[with_load].sum()),
        moved=tuple(np.array(model.joint_names)[moved].tolist()),
        rms_before=np.where(counted, rms(rows.left, loaded_rows), np.nan),
        rms_after=np.where(counted, rms(left, loaded_rows), np.nan),
        felt=_felt(rows.columns[..., z]),
        left_share=_shares(rows, left),
        doubt=_suggested(rows, solved),
    )


def _doubts(rows: Rows, doubt: float) -> Array:
    """(10 bodies,): of masses and centres as they are doubted; second moments about the centre
    could be any, which takes up what no file says and gravity does not feel."""
    return np.where(_by_gravity(rows), doubt, _ANY)


def _suggested(rows: Rows, solved: Fit) -> float:
    """The doubt that changes of links suggest; of few, what files usually are off by."""
    which = _by_gravity(rows)
    changes, told = solved.values[rows.links][which], solved.told[rows.links][which]
    many = float(told.sum()) + _SURE_OF_DOUBT
    return min(float(np.sqrt((changes @ changes + _SURE_OF_DOUBT * DOUBT**2) / many)), _ANY)


def _by_gravity(rows: Rows) -> Array:
    """(10 bodies,): changes of a link that are of its mass or centre."""
    return np.tile([3 in place for place in PLACES], rows.links.stop // len(PLACES))


def _shares(rows: Rows, left: Array) -> Array:
    """(n,): rms of what is left over the range of efforts, of moving rows, the worst recording's;
    nan for joints that move in none."""
    worst = np.full(left.shape[1], np.nan)
    for part in np.unique(rows.part):
        used = rows.used & (~rows.standing & (rows.part == part))[:, None]
        share = rms(left, used) / np.maximum(rows.ranges, 1e-300)
        worst = np.fmax(worst, share)
    return worst


def _beliefs(rows: Rows, size: float, moving: float) -> Array:
    """(k,): what is plausible of each unknown. Of the robot's own, what would by itself make
    efforts of the measured size; of a payload, what the robot could be thought to lift."""
    felt = np.where(rows.used[..., None], rows.columns / rows.sizes[:, None], 0.0)
    share = np.sqrt((felt**2).sum(axis=(0, 1)) / max(int(rows.used.any(axis=1).sum()), 1))
    out = 1 / np.maximum(share, 1e-9)
    n = rows.left.shape[1]
    offsets = slice(rows.friction.stop - n, rows.friction.stop)
    out[offsets] *= 0.3
    out[rows.payload] = moving * np.array([1.0, *[0.3 * size] * 3, *[(0.3 * size) ** 2] * 6])
    return out


def _felt(columns: Array) -> Array:
    """(10,): columns that are not nothing beside those of their kind."""
    sizes = np.abs(columns).max(axis=(0, 1), initial=0.0)
    kinds = [slice(0, 1), slice(1, 4), slice(4, 10)]
    return np.concatenate([sizes[k] > 1e-9 * sizes[k].max(initial=1e-300) for k in kinds])


def _reach(model: Model, frame: Frame) -> float:
    """From the base to the frame along the links, at least 5 cm."""
    steps = [model.body(index).joint.placement.translation for index in model.support(frame.body)]
    lengths = [float(np.linalg.norm(step)) for step in (*steps[1:], frame.pose.translation)]
    return max(sum(lengths), 0.05)


def _about_com(p: Array) -> Array:
    """The inertia's six entries about the centre of mass, of linear parameters."""
    moved = point_inertia(p[0], p[1:4] / p[0])
    return np.asarray(p[4:] - np.array(entries_of(moved)))
