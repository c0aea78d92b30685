"""excite: the series after which a robot's base parameters are known best, by many descents."""

from __future__ import annotations

import math
import time as clock
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from rnea.errors import InputError, shortened
from rnea.identify.base_parameters import BaseParameters, base_parameters
from rnea.identify.exciting.bounds import Bounds, bounds_of, each
from rnea.identify.exciting.descent import descended
from rnea.identify.exciting.excitation import Excitation, Use, rows_of
from rnea.identify.exciting.feasible import Candidate, Within
from rnea.identify.exciting.information import Information, information
from rnea.identify.exciting.objective import Objective
from rnea.identify.exciting.room import Room
from rnea.identify.exciting.series import Series
from rnea.identify.names import parameter_name
from rnea.model import as_array
from rnea.motion import Fourier
from rnea.spatial.numbers import Array

if TYPE_CHECKING:
    from rnea.robot import Robot

NOISE_SHARE = 0.01
"""Of the effort limit: the noise of a torque where nobody knows it."""
_PER_PERIOD = 40
"""Samples in a period of the fastest harmonic."""
_WEIGHTS = (30.0, 300.0, 3000.0)
_SETTLED = 1e-4
_LITTLE, _WIDER = 0.95, 3.0
_FEWEST_WAYS = 0.05
"""Of its range: what a joint must at least be able to go to and fro."""
_PATIENCE = 2.0
"""Times the budget: then even the first descent ends."""
_MOST_DENSE = 100_000
_POSES = 300
Report = Callable[[float], None]


def excite(
    robot: Robot,
    time: float = 20.0,
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
    budget: float = 20.0,
    descents: int | None = None,
    iterations: int = 100,
    progress: Report | None = None,
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
    budget, descents   s to look for it, or how often: so many give the same motion every time
    iterations         of a descent, for each of its weights of the bounds
    progress           is called with the s that have passed, or the descents

    >>> from rnea import load
    >>> arm = load("planar_2r")
    >>> found = excite(arm, 5.0, velocity=2, reach=1, noise=0.1, random=10, descents=1)
    >>> found.factor > 1
    True
    """
    began = clock.perf_counter()
    _refuse(rate, random, budget, descents)
    series = Series.of(time, harmonics)
    base = base_parameters(robot.model)
    bounds = bounds_of(robot, velocity, acceleration, effort, reach, share, room)
    spread = _noise(bounds, noise)
    _refuse_short(bounds, series, rate, len(base))
    coarse = _PER_PERIOD * harmonics
    dense = Within(robot, bounds, series, _dense_samples(coarse, time))
    within = Within(robot, bounds, series, 3 * coarse)
    start = _checked_start(dense, q)
    rng = np.random.default_rng(seed)

    def told(one: Candidate) -> Information:
        return information(robot, base, spread, *within.states(one))

    def seconds() -> float:
        return clock.perf_counter() - began

    drawn = [within.drawn(rng, start) for _ in range(random)]
    scores = np.array([told(one).logdet for one in drawn])
    best, best_score = _best_drawn(dense, drawn, scores, told, start is not None)
    objective = Objective(robot, base, spread, bounds, series, coarse, start)
    order, made, before = np.argsort(-scores), 0, seconds()

    def late() -> bool:
        return descents is None and seconds() > _PATIENCE * budget

    while _goes_on(made, descents, seconds(), before, budget):
        # from the best of the random ones, then from new ones
        first = drawn[order[made]] if made < min(3, random) else within.drawn(rng, start)
        found = _descent(objective, first, dense, iterations, late)
        made += 1
        if found is not None and (score := told(found).logdet) > best_score:
            best, best_score = found, score
        if progress is not None:
            progress(seconds() if descents is None else made)
    if best is None:
        raise InputError(
            "no motion was found that keeps to all limits of effort and places; allow more, or say "
            "with q (--q) where to start"
        )
    motion = within.motion(best)
    return Excitation(
        motion=motion,
        base=base,
        values=base.of(robot.linear_parameters),
        noise=spread,
        rate=rate,
        deviations=told(best).deviations(rows_of(time, rate)),
        logdet=best_score,
        random=scores,
        use=_use(robot, bounds, motion, *dense.states(best)),
        seed=seed,
        descents=made,
        seconds=seconds(),
        whole=not late(),
        notes=_notes(base, told(best)),
    )


def _notes(base: BaseParameters, found: Information) -> tuple[str, ...]:
    lost = [parameter_name(int(column)) for column in base.kept[~found.told_apart]]
    if not lost:
        return ()
    return (
        f"this motion does not tell {shortened(lost, most=8)} apart from other parameters; more "
        "harmonics, more time or wider bounds would",
    )


def _dense_samples(coarse: int, time: float) -> int:
    """Every millisecond, where that is not too much for one look; long motions are slow ones."""
    return max(10 * coarse, min(math.ceil(1000 * time), _MOST_DENSE))


def _goes_on(made: int, descents: int | None, seconds: float, before: float, budget: float) -> bool:
    """Whether another descent is asked for, or one like the last ones would end in time."""
    if descents is not None:
        return made < descents
    # one at least: a budget is no reason for a motion at random
    return made == 0 or seconds + (seconds - before) / made < budget


def _descent(
    objective: Objective, first: Candidate, dense: Within, iterations: int, late: Callable[[], bool]
) -> Candidate | None:
    """Bounds weigh more and more until little is beyond them; the rest is taken away."""
    fixed, x = objective.start is not None, objective.packed(first.start, first.shape)
    for weight in _WEIGHTS:
        x = descended(partial(objective, weight=weight), x, iterations, _SETTLED, late)
    found = dense.shrunk(Candidate(*objective.unpacked(x)), fixed, _LITTLE)
    if found is not None:
        return found
    # something was cut between two samples
    wider = replace(objective, margin=_WIDER * objective.margin)
    x = descended(partial(wider, weight=_WEIGHTS[-1]), x, iterations, _SETTLED, late)
    return dense.shrunk(Candidate(*objective.unpacked(x)), fixed)


def _best_drawn(
    dense: Within,
    drawn: list[Candidate],
    scores: Array,
    told: Callable[[Candidate], Information],
    fixed: bool,
) -> tuple[Candidate | None, float]:
    """The first of the random ones, best first, that can be brought within its bounds exactly."""
    for k in np.argsort(-scores):
        found = dense.shrunk(drawn[k], fixed)
        if found is not None:
            return found, told(found).logdet
    return None, -math.inf


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


def _refuse(rate: float, random: int, budget: float, descents: int | None) -> None:
    for what, value in (("rate", rate), ("budget", budget)):
        if not (math.isfinite(value) and value > 0):
            raise InputError(f"the {what} must be a positive number, got {value:g}")
    if random < 1:
        raise InputError(f"at least 1 random series is needed to begin with, got {random}")
    if descents is not None and descents < 0:
        raise InputError(f"descents must be a whole number from 0, got {descents}")


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
            f"{time:g} s at {rate:g} samples a second give {int(time * rate) * n} torques for "
            f"{parameters} base parameters; take more time or a higher rate"
        )
    # there and back at full speed, which no series reaches
    way = bounds.velocity * time / 2
    for k in np.flatnonzero(way < _FEWEST_WAYS * 2 * bounds.half):
        least = 2 * _FEWEST_WAYS * 2 * bounds.half[k] / bounds.velocity[k]
        raise InputError(
            f"in {time:g} s joint {bounds.joint_names[k]!r} gets no farther than {way[k]:.3g} and "
            f"back within its speed, which tells little; take {least:.3g} s or more (--time)"
        )


def _checked_start(dense: Within, q: Any) -> Array | None:
    b = dense.bounds
    if q is not None:
        start = as_array(q, b.joint_names, "q")
        if start.shape != (len(b.joint_names),) or not np.all(np.isfinite(start)):
            raise InputError(f"q: expected {len(b.joint_names)} numbers, got {q!r}")
        if why := dense.why_not_rest(start):
            raise InputError(f"the motion cannot start there: {why}")
        return start
    tries = np.random.default_rng(0).uniform(b.lower, b.upper, (_POSES, len(b.lower)))
    reasons = [dense.why_not_rest(pose) for pose in (b.middle, *tries)]
    if all(reasons):
        raise InputError(
            f"in none of {len(reasons)} poses can the robot rest within these bounds. In the "
            f"middle of its range: {reasons[0]}"
        )
    return None
