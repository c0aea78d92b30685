"""Suspicions: numbers of a recording that look as if they were in other units than ours.

Nothing is changed: each names what it goes by, and the option that cures it if it is right.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from rnea.apps.logs.log import Log
from rnea.apps.trajectory.columns import Columns
from rnea.apps.trajectory.rates.rate_notes import speed_ratios
from rnea.apps.trajectory.recording import Recording
from rnea.apps.trajectory.slow_rows import slow_rows
from rnea.core.model import Body, Model, ends
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, shortened

# rad: an angle beyond is suspicious where a joint has no limits, as for motions
_FAR = 8 * np.pi
# beyond limits by so many rad or m is more than noise and a zero that is a little off
_BEYOND = 0.05
_DEGREE = np.pi / 180
_COUNTS = 1000.0
# how many times the slope of q over t the velocities are, what that suggests, and its cure
_RATIOS = (
    (180 / np.pi, "velocities may be in degrees a second", "--units qd=deg/s"),
    (_DEGREE, "positions may be in degrees", "--units q=deg,qd=rad/s"),
    (30 / np.pi, "velocities may be in turns a minute", "--units qd=rpm"),
    (1 / (2 * np.pi), "velocities may be in turns a second", "--units qd=rev/s"),
    (1e3, "times may be in ms", "--units t=ms"),
    (1e6, "times may be in µs", "--units t=us"),
    (1e9, "times may be in ns", "--units t=ns"),
    (1e-3, "positions may be in mm", "--units q=mm,qd=m/s"),
    (-1.0, "one of them may have the wrong sign", ""),
)
_NEAR = 0.1


@dataclass(frozen=True)
class LogFinding:
    """what: one word for its kind (degrees, counts, limits, velocity, time, still); joints: whose
    numbers look so; words: a sentence; remedy: the option that puts it right, or nothing.

    >>> from rnea import load
    >>> t = np.linspace(0, 10, 500)
    >>> q = 90 * np.sin(t)[:, None] * np.ones(6)
    >>> log = Log(t, q, None, None, load("ur5").joint_names)
    >>> findings(log, load("ur5").model)[0].what
    'degrees'
    """

    what: str
    joints: tuple[str, ...]
    words: str
    remedy: str = ""

    def __str__(self) -> str:
        return f"{self.words}; if so: {self.remedy}" if self.remedy else self.words


def findings(log: Log, model: Model) -> list[LogFinding]:
    """What looks odd in a log whose columns are joints of the robot (`matched`).

    >>> from rnea import load
    >>> t = np.linspace(0, 10, 500)
    >>> log = Log(t, np.sin(t)[:, None] * np.ones(6), None, None, load("ur5").joint_names)
    >>> findings(log, load("ur5").model)
    []
    """
    bodies = {body.joint.name: body for body in model.independent}
    unknown = [name for name in log.joint_names if name not in bodies]
    if unknown:
        raise InputError(f"the log is not matched: the robot has no joint {shortened(unknown)}")
    own = [bodies[name] for name in log.joint_names]
    found = [*_of_positions(log, own), *_of_velocities(log)]
    # one reason for a cure is enough
    cures = [x.remedy for x in found]
    return found + [x for x in _of_times(log, model) if x.remedy not in cures]


def _of_positions(log: Log, bodies: list[Body]) -> Iterator[LogFinding]:
    low, high = log.q.min(axis=0), log.q.max(axis=0)
    if not np.any(log.q):
        yield LogFinding(
            "still", log.joint_names, "all positions are 0: were they recorded at all?"
        )
        return
    turning = np.array([body.joint.turns for body in bodies])
    whole = turning & np.all(log.q == np.round(log.q), axis=0)
    counts = whole & (np.maximum(-low, high) > _COUNTS)
    if counts.any():
        words = f"positions of {_of(log, counts)} are whole numbers up to {np.abs(log.q).max():.6g}"
        said = f"{words}: they may be counts of an encoder"
        yield LogFinding("counts", _names(log, counts), said, "--units q=RAD_PER_COUNT")
        return
    beyond = np.array([_excess(a, b, body) for a, b, body in zip(low, high, bodies, strict=True)])
    far = beyond > _BEYOND
    if not far.any():
        return
    k = int(np.argmax(beyond))
    where = f"from {low[k]:.4g} to {high[k]:.4g} {'rad' if turning[k] else 'm'}"
    words = f"positions of {_of(log, far)} leave their limits ({log.joint_names[k]} goes {where})"
    degrees = np.array(
        [
            _excess(a * _DEGREE, b * _DEGREE, body) <= _BEYOND
            for a, b, body in zip(low, high, bodies, strict=True)
        ]
    )
    # a turn too many, or another zero, is not yet degrees
    if degrees[turning].all() and np.any(beyond[turning] > _FAR / 4):
        said = f"{words}: they may be in degrees"
        slides = [f",q_{name}=m" for name in _names(log, ~turning & ~far)]
        yield LogFinding("degrees", _names(log, far), said, "--units q=deg" + "".join(slides))
    else:
        said = f"{words}: another robot, other zeros of its encoders, or other units?"
        yield LogFinding("limits", _names(log, far), said)


def _excess(low: float, high: float, body: Body) -> float:
    """How far a joint is beyond its limits, or beyond a few turns where it has none."""
    first, last = ends(body)
    room = _FAR if body.joint.turns else np.inf
    first, last = (-room if np.isinf(first) else first), (room if np.isinf(last) else last)
    return float(max(first - low, high - last))


def _of_velocities(log: Log) -> Iterator[LogFinding]:
    if log.qd is None or len(log) < 8:
        return
    recording = Recording(log.t, log.q, log.qd, None, log.joint_names)
    ratios = speed_ratios(recording, Columns.of(log.joint_names))
    odd = ~np.isnan(ratios) & ~((ratios > 0.5) & (ratios < 2))
    told: dict[tuple[str, str], list[int]] = {}
    for k in np.flatnonzero(odd):
        told.setdefault(_explained(float(ratios[k])), []).append(int(k))
    for (guess, cure), which in told.items():
        chosen = np.isin(np.arange(len(ratios)), which)
        # one that stands has no slope: two of them could be infinite either way
        sizes = ratios[which][np.isfinite(ratios[which])]
        size = (
            f"{np.median(sizes):.4g} times the slope of positions over time"
            if len(sizes)
            else "not 0, and positions stand"
        )
        words = f"velocities of {_of(log, chosen)} are {size}: {guess}"
        yield LogFinding("velocity", _names(log, chosen), words, cure)


def _explained(ratio: float) -> tuple[str, str]:
    for suspect, guess, cure in _RATIOS:
        if abs(ratio / suspect - 1) < _NEAR:
            return guess, cure
    return "they may be of other joints, or of something else", ""


def _of_times(log: Log, model: Model) -> Iterator[LogFinding]:
    words, unit = slow_rows(model, log.t, log.q, Columns.of(log.joint_names))
    if words:
        yield LogFinding("time", (), words, f"--units t={unit}")


def _names(log: Log, which: Array) -> tuple[str, ...]:
    return tuple(name for name, x in zip(log.joint_names, which, strict=True) if x)


def _of(log: Log, which: Array) -> str:
    return shortened(_names(log, which))
