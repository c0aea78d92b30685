"""excite: the series after which a robot's base parameters are known best, by many descents."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.apps.identify.excitation.bounds import Bounds, bounds_of, each
from rnea.apps.identify.excitation.excitation import Excitation, Use, rows_of
from rnea.apps.identify.excitation.feasible import Within
from rnea.apps.identify.excitation.information import Information, information
from rnea.apps.identify.excitation.objective import Objective
from rnea.apps.identify.excitation.search import WEIGHTS, ExcitationSearch, Watch
from rnea.apps.identify.excitation.series import Series
from rnea.apps.identify.excitation.workspace import Room
from rnea.apps.trajectory.profiles.fourier import Fourier
from rnea.apps.trajectory.trajectory import sampled
from rnea.core.model import as_array
from rnea.core.recursions.regressors.base_parameters import BaseParameters, base_parameters
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, require_count, shortened

if TYPE_CHECKING:
    from rnea.robot import Robot

NOISE_SHARE = 0.01
"""Of the effort limit: the noise of a torque where nobody knows it."""
_PER_PERIOD = 40
"""Samples in a period of the fastest harmonic."""
_FEWEST_WAYS = 0.05
"""Of its range: what a joint must at least be able to go to and fro."""
_MOST_DENSE = 100_000
_POSES = 300


def excite(
    robot: Robot,
    duration: float = 20.0,
    harmonics: int = 5,
    *,
    q: Any = None,
    rate: float = 1000.0,
    noise: Any = None,
    velocity: Any = None,
    acceleration: Any = None,
    effort: Any = None,
    reach: Any = None,
    share: float = 0.9,
    room: Room = Room(),  # noqa: B008 (frozen)
    seed: int = 0,
    random: int = 100,
    search_time: float = 20.0,
    restarts: int | None = None,
    iterations: int = 100,
    progress: Callable[[float], None] | None = None,
) -> Excitation:
    """An exciting motion: D-optimal for the base parameters, within limits, at rest at both ends.

    time, harmonics    s, and of the Fourier series; rate: samples a second of the recording
    q                  (n,) where it starts and ends; default: looked for as well
    noise              standard deviation of torques, one or each; default: 1 % of the effort limit
    velocity, acceleration, effort, reach    limits besides the robot's own; reach: rad or m from
                       the middle of a joint's range
    share              of velocity, acceleration and effort that may be used
    room               where the frames' origins may be
    seed, random       of all draws; how many random series it is compared with
    budget, restarts   s to look for it, or how often: so many give the same motion every time
    iterations         of a descent, for each of its weights of the bounds
    progress           is called with the s that have passed, or the descents

    >>> from rnea import load
    >>> arm = load("planar_2r")
    >>> found = excite(arm, 5.0, velocity=2, reach=1, noise=0.1, random=10, restarts=1)
    >>> found.factor > 1
    True
    """
    robot.model.refuse_loops("an exciting motion")
    harmonics = require_count(harmonics, "harmonics", 1)
    random, seed = require_count(random, "random", 1), require_count(seed, "seed")
    iterations = require_count(iterations, "iterations", 1)
    restarts = None if restarts is None else require_count(restarts, "restarts")
    watch = Watch(search_time, restarts, len(WEIGHTS) * iterations, progress)
    _refuse(rate, search_time)
    series = Series.of(duration, harmonics)
    bounds = bounds_of(robot, velocity, acceleration, effort, reach, share, room)
    spread = _noise(bounds, noise)
    base = base_parameters(robot.model)
    _refuse_short(bounds, series, rate, len(base))
    coarse = _PER_PERIOD * harmonics
    dense = Within(robot, bounds, series, _dense_samples(coarse, duration))
    home = _resting(dense, q)
    start = None if q is None else home
    search = ExcitationSearch(
        Objective(robot, base, spread, bounds, series, coarse, start), dense, home
    )
    heights, best = search.best(np.random.default_rng(seed), random, iterations, watch)
    if best is None:
        ended = f" ({'; '.join(watch.reported)}: a larger --budget)" if watch.reported else ""
        raise InputError(
            "no motion was found that keeps to all limits of effort and places; allow more, or say "
            f"with q (--q) where to start{ended}"
        )
    told, motion, rows = search.information(best), dense.motion(best), rows_of(duration, rate)
    # rows as they will be recorded: of a short motion each counts, those at rest at its ends too
    recorded = sampled(motion, min(rows, _MOST_DENSE))
    left = information(robot, base, spread, recorded.q, recorded.qd, recorded.qdd)
    return Excitation(
        motion=motion,
        base=base,
        values=base.of(robot.linear_parameters),
        noise=spread,
        rate=rate,
        deviations=left.deviations(rows),
        logdet=told.logdet,
        random=heights,
        use=_use(robot, bounds, motion, *dense.states(best)),
        seed=seed,
        restarts=watch.made,
        seconds=watch.seconds,
        whole=not watch.cut,
        notes=(*watch.reported, *_notes(base, told)),
    )


def _dense_samples(coarse: int, time: float) -> int:
    """Every millisecond, where that is not too much for one look; long motions are slow ones."""
    return max(10 * coarse, min(math.ceil(1000 * time), _MOST_DENSE))


def _notes(base: BaseParameters, found: Information) -> tuple[str, ...]:
    lost = [name for name, sure in zip(base.names, found.distinguishable, strict=True) if not sure]
    if not lost:
        return ()
    return (
        f"this motion does not tell {shortened(lost, most=8)} apart from other parameters; more "
        "harmonics, more time or wider bounds would",
    )


def _use(robot: Robot, bounds: Bounds, motion: Fourier, q: Array, qd: Array, qdd: Array) -> Use:
    tau = robot.inverse_dynamics(q, qd, qdd)
    peaks, (lowest, highest), torque = motion.peaks, motion.span, np.abs(tau).max(axis=0)
    clear = None
    if bounds.room:
        clear = float(bounds.room.clearance(bounds.origins(robot, q)).min())
    return Use(
        lowest=lowest,
        highest=highest,
        velocity=peaks.velocity,
        acceleration=peaks.acceleration,
        effort=torque,
        velocity_share=peaks.velocity / bounds.velocity,
        acceleration_share=peaks.acceleration / bounds.acceleration,
        effort_share=torque / bounds.effort,
        clearance=clear,
    )


# ---- what cannot be ----------------------------------------------------------------------------


def _refuse(rate: float, budget: float) -> None:
    for what, value in (("rate", rate), ("budget", budget)):
        if not (math.isfinite(value) and value > 0):
            raise InputError(f"the {what} must be a positive number, got {value:g}")


def _noise(bounds: Bounds, noise: Any) -> Array:
    names = bounds.joint_names
    own = bounds.effort / bounds.share
    out = NOISE_SHARE * own if noise is None else each(names, noise, "noise")
    for k in np.flatnonzero(~np.isfinite(out) | (out == 0)):
        raise InputError(
            f"joint {names[k]!r} has no effort limit in the robot's file, of which the noise of "
            f"its torque is taken to be {NOISE_SHARE:.0%}; give noise in N m or N (--noise), or a "
            "limit of effort (--effort)"
            if noise is None
            else f"joint {names[k]!r}: noise must be a positive number, got {out[k]:g}"
        )
    return out


def _refuse_short(bounds: Bounds, series: Series, rate: float, parameters: int) -> None:
    n, time = len(bounds.joint_names), series.duration
    if time * rate * n < parameters:
        raise InputError(
            f"{time:g} s at {rate:g} Hz give {int(time * rate) * n} torques for "
            f"{parameters} base parameters; take more time or a higher rate"
        )
    # there and back at full speed, which no series reaches
    way = bounds.velocity * time / 2
    for k in np.flatnonzero(way < _FEWEST_WAYS * 2 * bounds.half):
        least = 2 * _FEWEST_WAYS * 2 * bounds.half[k] / bounds.velocity[k]
        raise InputError(
            f"in {time:g} s joint {bounds.joint_names[k]!r} gets no farther than {way[k]:.3g} and "
            f"back within its speed, which tells little; take {least:.3g} s or more (--duration)"
        )


def _resting(dense: Within, q: Any) -> Array:
    """A pose in which the robot can rest within its bounds: the one that is given, or any."""
    b = dense.bounds
    if q is not None:
        start = as_array(q, b.joint_names, "q")
        if start.shape != (len(b.joint_names),) or not np.all(np.isfinite(start)):
            raise InputError(f"q: expected {len(b.joint_names)} numbers, got {q!r}")
        if why := dense.why_not_rest(start):
            raise InputError(f"the motion cannot start there: {why}")
        return start
    rng = np.random.default_rng(0)
    # near the middle first, then anywhere
    spans = np.linspace(0.0, 1.0, _POSES)[:, None]
    reasons = []
    for pose in b.middle + spans * b.half * rng.uniform(-1, 1, (_POSES, len(b.lower))):
        why = dense.why_not_rest(pose)
        if not why:
            return np.asarray(pose)
        reasons.append(why)
    raise InputError(
        f"in none of {_POSES} poses can the robot rest within these bounds. In the middle of its "
        f"range: {reasons[0]}"
    )
