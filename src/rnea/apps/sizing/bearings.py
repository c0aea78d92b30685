"""What bearings and guides of the joints must carry over a motion.

From the wrench through each joint: the force along its axis, the force across it, and the moment
across it, which tilts the bearing. What acts about (or along) the axis is the actuator's. The
equivalent load is the cubic mean by travelled angle, the law of ball bearings' lives; bearing
makers weigh radial, axial and tilting loads by factors of their own, which the user applies.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rnea.apps.sizing.cycle import cycle_rms
from rnea.apps.sizing.electrics import integral
from rnea.core.model import Model
from rnea.core.recursions import JointWrenches
from rnea.core.spatial import ForceMoment, dot
from rnea.core.spatial.numbers import Array


@dataclass(frozen=True)
class LoadStatistics:
    """A load over a motion: largest, root mean square, and cubic mean by travel."""

    peak: float
    rms: float
    cubic: float


@dataclass(frozen=True)
class BearingLoad:
    """Of one joint that turns or slides: radial and axial force (N), tilting moment (N m).

    Of a joint that slides, `axial` is the actuator's and `torsion` the moment about the axis,
    which the guide carries; of one that turns it is the other way round.
    kind: of the joint

    >>> from rnea import load
    >>> arm, t, qd = load("one_link"), np.array([0.0, 1.0]), np.zeros((2, 1))
    >>> (bearing,) = bearing_loads(arm.model, t, qd, arm.joint_wrenches(qd))
    >>> bearing.joint, round(bearing.radial.peak, 3)
    ('joint1', 9.81)
    """

    joint: str
    kind: str
    turns: bool
    radial: LoadStatistics
    axial: LoadStatistics
    tilting: LoadStatistics
    torsion: LoadStatistics


def bearing_loads(
    model: Model,
    t: Array,
    qd: Array,
    wrenches: JointWrenches,
    dwell: float = 0.0,
    held: JointWrenches | None = None,
) -> list[BearingLoad]:
    """The loads of every joint that only turns or slides; wrenches (N, ...) in joint axes, qd
    (N, nv). What moves in several ways has no axis that a bearing could stand on.

    dwell: s after the motion, with the last of the wrenches `held` (N, ...)

    >>> from rnea import load
    >>> arm, t, qd = load("one_link"), np.array([0.0, 1.0]), np.zeros((2, 1))
    >>> [load.kind for load in bearing_loads(arm.model, t, qd, arm.joint_wrenches(qd))]
    ['revolute']
    """
    bearings = []
    for body in model.bodies:
        if not (body.joint.turns or body.joint.slides):
            continue
        name, axis = body.joint.name, body.joint.axis
        travel = np.abs(qd[:, body.v.start])
        sizes = _sizes(wrenches[name], axis)
        at_rest = [0.0] * 4 if held is None else [float(x[-1]) for x in _sizes(held[name], axis)]
        loads = [_load(t, x, travel, dwell, y) for x, y in zip(sizes, at_rest, strict=True)]
        bearings.append(BearingLoad(name, body.joint.kind, body.joint.turns, *loads))
    return bearings


def _sizes(carried: ForceMoment, axis: Array) -> list[Array]:
    """Radial and axial force, tilting moment and torsion, each (N,)."""
    force, moment = carried.force, carried.moment
    along, about = dot(force, axis), dot(moment, axis)
    across = _length(force - along[..., None] * axis)
    tilt = _length(moment - about[..., None] * axis)
    return [across, np.abs(along), tilt, np.abs(about)]


def _length(v: Array) -> Array:
    return np.sqrt(dot(v, v))


def _load(t: Array, size: Array, travel: Array, dwell: float, held: float) -> LoadStatistics:
    way = integral(t, travel) if len(t) > 1 else 0.0
    if way > 0:
        cubic = (integral(t, size**3 * travel) / way) ** (1 / 3)
    else:
        # nothing rolls: by time
        cubic = cycle_rms(t, size**1.5, dwell, held**1.5) ** (2 / 3)
    peak = max(float(size.max(initial=0.0)), held)
    return LoadStatistics(peak, cycle_rms(t, size, dwell, held), float(cubic))
