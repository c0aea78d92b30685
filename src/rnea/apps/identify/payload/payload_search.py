"""A payload found: fitted beside what is not known of the robot itself.

It is welded to a frame, so its ten linear parameters enter the torques as those of the body that
carries it. Friction and offset of each joint are unknown too and, where there is a recording
without the payload, all that the torques depend on. Where there is none the file is believed within
a doubt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from rnea.apps.identify.data.lag import effort_lag
from rnea.apps.identify.data.prepare import Prepared
from rnea.apps.identify.fit.pseudo_inertia import PLACES
from rnea.apps.identify.fit.robust import rms
from rnea.apps.identify.payload.payload_fit import Fit, fit
from rnea.apps.identify.payload.payload_identification import Payload
from rnea.apps.identify.payload.payload_rows import PayloadRows, rows_of
from rnea.core.model import Frame, Model
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

if TYPE_CHECKING:
    from rnea.robot import Robot

DOUBT, _SURE_OF_DOUBT = 0.03, 2.0  # how far links of a file are off, and how many numbers say so
_DOUBTS, _ANY, _NOTHING = 10, 1.0, 1e-6
_CLEARLY = 2.5  # times the doubt that a file would need if nothing was held: then something was


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

    >>> from rnea import load
    >>> from rnea.identify import prepare
    >>> from rnea.logs import Log
    >>> arm, t, w = load("planar_2r"), np.linspace(0, 20, 2001)[:, None], np.array([0.7, 1.1])
    >>> motion = np.sin(w * t), w * np.cos(w * t), -w * w * np.sin(w * t)
    >>> tau = arm.with_payload(2.0).inverse_dynamics(*motion)
    >>> log = Log(t[:, 0], motion[0], motion[1], tau, arm.joint_names)
    >>> round(float(find_payload(arm, [prepare(log)]).mass), 2)
    2.0
    """
    model = robot.model
    model.refuse_loops("a payload")
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
    every = [lag for some in lags for lag in some]
    late = [lag.uncertainty for some in reversed(lags) for lag in some]
    told = _believed(partial(found, rows, model, place, len(unloaded), late), bool(rows.links.stop))
    return replace(told, lag=next((lag for lag in every if lag.is_identified), every[0]))


def _believed(found: Callable[..., Payload], doubted: bool) -> Payload:
    """With a doubt of the file that agrees with what it explains.

    A file that is off can look like a payload. If the links need not be off much more with nothing
    held, the recording does not tell the two apart, and deviations are those of that doubt.
    """
    if not doubted:
        return replace(found(), model_uncertainty=0.0)
    told, nothing = _settled(found), _settled(partial(found, held=False))
    if told.model_uncertainty < nothing.model_uncertainty < _CLEARLY * told.model_uncertainty:
        return replace(
            found(doubt=nothing.model_uncertainty), model_uncertainty=nothing.model_uncertainty
        )
    return told


def _settled(found: Callable[..., Payload]) -> Payload:
    """With the most likely doubt (MacKay 1992): the mean square of the links' changes, of as many
    as the rows tell."""
    doubt = DOUBT
    told = found(doubt=doubt)
    for _ in range(_DOUBTS):
        before, doubt = doubt, told.model_uncertainty
        if abs(doubt / before - 1) < 0.05:
            break
        told = found(doubt=doubt)
    return told


def found(
    rows: PayloadRows,
    model: Model,
    frame: Frame,
    without: int = 0,
    lags: Sequence[float] = (),
    doubt: float = DOUBT,
    held: bool = True,
) -> Payload:
    """The payload that rows tell of; without: how many of the parts are without it; lags: of each
    part, how far it may be off (s); doubt: of the file's links. That of the result is the one that
    they suggest. held: whether there may be a payload at all."""
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
    belief[rows.links] = _findings(rows, doubt)
    z = rows.payload
    if not held:
        belief[z] *= _NOTHING
    solved = fit(rows, belief, coulomb.astype(float), z)
    loaded_rows = rows.used & with_load[:, None]
    counted = loaded_rows.any(axis=0)
    moved = (rows.used & ~rows.standing[:, None] & with_load[:, None]).sum(axis=0) > 0
    left = rows.left - rows.columns @ solved.values
    return Payload(
        values=solved.values[z],
        covariance=solved.covariance + _by_lags(rows, solved, lags),
        frame=frame.name,
        size=size,
        moving=moving,
        poses=int(rows.standing[with_load].sum()),
        moved=tuple(np.array(model.joint_names)[moved].tolist()),
        rms_before=np.where(counted, rms(rows.left, loaded_rows), np.nan),
        rms_after=np.where(counted, rms(left, loaded_rows), np.nan),
        observable=_observable(rows.columns[..., z]),
        back=-np.asarray(frame.pose.rotation, float).T @ np.asarray(frame.pose.translation, float),
        left_share=_shares(rows, left),
        model_uncertainty=_suggested(rows, solved),
    )


def _by_lags(rows: PayloadRows, solved: Fit, lags: Sequence[float]) -> Array:
    """(10, 10): what lags that are off add to the covariance."""
    moves = [
        solved.moved(np.where((rows.part == part)[:, None], rows.derivatives * lag, 0.0))
        for part, lag in enumerate(lags)
    ]
    return np.asarray(sum((np.outer(move, move) for move in moves), np.zeros((10, 10))))


def _findings(rows: PayloadRows, doubt: float) -> Array:
    """(10 bodies,): of masses and centres as they are doubted; second moments about the centre
    could be any, which takes up what no file says and gravity does not feel."""
    return np.where(_by_gravity(rows), doubt, _ANY)


def _suggested(rows: PayloadRows, solved: Fit) -> float:
    """The doubt that changes of links suggest; of few, what files usually are off by."""
    which = _by_gravity(rows)
    changes, told = solved.values[rows.links][which], solved.data_share[rows.links][which]
    many = float(told.sum()) + _SURE_OF_DOUBT
    return min(float(np.sqrt((changes @ changes + _SURE_OF_DOUBT * DOUBT**2) / many)), _ANY)


def _by_gravity(rows: PayloadRows) -> Array:
    """(10 bodies,): changes of a link that are of its mass or centre."""
    return np.tile([3 in place for place in PLACES], rows.links.stop // len(PLACES))


def _shares(rows: PayloadRows, left: Array) -> Array:
    """(n,): rms of what is left over the range of efforts, of moving rows, the worst recording's;
    nan for joints that move in none."""
    worst = np.full(left.shape[1], np.nan)
    for part in np.unique(rows.part):
        used = rows.used & (~rows.standing & (rows.part == part))[:, None]
        share = rms(left, used) / np.maximum(rows.ranges, 1e-300)
        worst = np.fmax(worst, share)
    return worst


def _beliefs(rows: PayloadRows, size: float, moving: float) -> Array:
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


def _observable(columns: Array) -> Array:
    """(10,): columns that are not nothing beside those of their kind."""
    sizes = np.abs(columns).max(axis=(0, 1), initial=0.0)
    kinds = [slice(0, 1), slice(1, 4), slice(4, 10)]
    return np.concatenate([sizes[k] > 1e-9 * sizes[k].max(initial=1e-300) for k in kinds])


def _reach(model: Model, frame: Frame) -> float:
    """From the base to the frame along the links, at least 5 cm."""
    steps = [model.body(index).joint.placement.translation for index in model.support(frame.body)]
    lengths = [float(np.linalg.norm(step)) for step in (*steps[1:], frame.pose.translation)]
    return max(sum(lengths), 0.05)
