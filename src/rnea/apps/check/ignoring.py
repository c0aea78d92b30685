"""What a simplification costs: the error that leaving out parts of the torque makes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields

import numpy as np

from rnea.core.model import Model
from rnea.core.recursions import TorqueBudget, friction_torque
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError

TERMS = tuple(field.name for field in fields(TorqueBudget))
_ONLY_PYTHON = {
    "external": "no external wrench can be given on the command line, so it is zero",
    "base": "no motion of the base can be given on the command line, so it is zero",
}
COMMAND_TERMS = tuple(term for term in TERMS if term not in _ONLY_PYTHON)
SPEEDS = (0.1, 0.5, 1.0, 2.0, 5.0, 10.0)
TOLERATED = 0.05
"""An error of this share of a joint's peak torque is where a model is said to fail."""
_BY_SPEED_SQUARED = ("inertia", "coriolis", "centrifugal", "rotor")


@dataclass(frozen=True, eq=False)
class OmissionEffect:
    """Torques with everything and without the ignored terms, and the error, all (N, n).

    peak, rms       of the error, per joint (N m or N)
    relative        peak error over the joint's peak torque (0 where both are zero)
    speed_at_peak   the joint's own speed (rad/s or m/s) where its error is largest
    full, reduced: the torques with everything, and without

    >>> from rnea import load
    >>> arm, qd = load("planar_2r"), np.ones((3, 2))
    >>> loss = cost(arm.torque_budget(np.zeros((3, 2)) + 0.5, qd), qd, ["coriolis"])
    >>> loss.error[0].round(4), loss.peak.round(4)
    (array([ 1.1506, -0.    ]), array([1.1506, 0.    ]))
    """

    ignored: tuple[str, ...]
    full: Array
    reduced: Array
    error: Array
    peak: Array
    rms: Array
    relative: Array
    speed_at_peak: Array


@dataclass(frozen=True, eq=False)
class Growth:
    """The same motion run faster and slower: `relative` (len(factors), n) as in Cost.

    peak_speed (len(factors), n); limit: the speed factor up to which no joint's error exceeds
    TOLERATED of its peak torque; None if it never or always does between 1/100 and 100.

    >>> from rnea import load
    >>> arm, qd = load("planar_2r"), np.ones((3, 2))
    >>> grown = growth(arm.model, arm.torque_budget(np.zeros((3, 2)) + 0.5, qd), qd, ["coriolis"])
    >>> len(grown.factors) == len(grown.relative)
    True
    """

    factors: tuple[float, ...]
    relative: Array
    peak_speed: Array
    limit: float | None


def checked(terms: Sequence[str], legal: Sequence[str] = TERMS) -> tuple[str, ...]:
    """The names of budget terms, each once."""
    for term in terms:
        if term not in legal:
            raise UnknownNameError("budget term", term, legal)
    return tuple(dict.fromkeys(terms))


def checked_on_command_line(terms: Sequence[str]) -> tuple[str, ...]:
    """The same for the command line, where some terms are always zero."""
    for term in terms:
        if term in _ONLY_PYTHON:
            legal = ", ".join(COMMAND_TERMS)
            raise InputError(f"{term!r} cannot be ignored: {_ONLY_PYTHON[term]}. Legal: {legal}")
    return checked(terms, COMMAND_TERMS)


def cost(budget: TorqueBudget, qd: Array, ignored: Sequence[str]) -> OmissionEffect:
    """The cost of ignoring terms in torques (N, n) or (n,) given by their budget.

    >>> from rnea import load
    >>> arm, qd = load("one_link"), np.zeros((2, 1))
    >>> cost(arm.torque_budget([[0.0], [np.pi / 2]], qd), qd, ["gravity"]).peak.round(3)
    array([4.905])
    """
    terms = checked(ignored)
    full = np.atleast_2d(budget.total())
    left_out = sum((np.atleast_2d(getattr(budget, term)) for term in terms), np.zeros_like(full))
    peak, relative, at = _peaks(full, left_out)
    return OmissionEffect(
        ignored=terms,
        full=full,
        reduced=full - left_out,
        error=-left_out,
        peak=peak,
        rms=np.sqrt(np.mean(left_out * left_out, axis=0)),
        relative=relative,
        speed_at_peak=np.atleast_2d(qd)[at, np.arange(full.shape[1])],
    )


def growth(
    model: Model, budget: TorqueBudget, qd: Array, ignored: Sequence[str], q: Array | None = None
) -> Growth:
    """How the error grows with speed: t/k, qd k, qdd k², the path unchanged.

    Terms in qdd and in products of velocities grow with k², gravity and springs stay, friction is
    calculated anew; where it depends on the position, q is needed.

    >>> from rnea import load
    >>> arm, qd = load("one_link"), np.ones((2, 1))
    >>> shares = arm.torque_budget([[1.0], [1.1]], qd)
    >>> growth(arm.model, shares, qd, ["gravity"]).relative.max()
    np.float64(1.0)
    """
    terms = checked(ignored)
    rubbing = bool(np.any(budget.friction))

    def relative(k: float) -> Array:
        def total(names: Iterable[str]) -> Array:
            return sum((parts[name] for name in names), np.zeros_like(qd))

        parts = {n: p * (k * k if n in _BY_SPEED_SQUARED else 1.0) for n, p in budget.items()}
        if rubbing:
            carried = total(name for name in parts if name not in ("friction", "rotor"))
            parts["friction"] = friction_torque(model, qd * k, q, carried)
        return _peaks(total(parts), total(terms))[1]

    fine = np.geomspace(0.01, 100, 241)
    tolerable = [bool(relative(k).max(initial=0.0) <= TOLERATED) for k in fine]
    limit = None
    if tolerable[0] and not all(tolerable):
        limit = float(fine[tolerable.index(False) - 1])
    return Growth(
        SPEEDS,
        np.stack([relative(k) for k in SPEEDS]),
        np.stack([np.abs(qd * k).max(axis=0) for k in SPEEDS]),
        limit,
    )


def _peaks(full: Array, left_out: Array) -> tuple[Array, Array, Array]:
    """Peak of what is left out, that relative to the joint's peak torque, and its row."""
    size = np.abs(left_out)
    at = size.argmax(axis=0)
    peak, torque = size.max(axis=0), np.abs(full).max(axis=0)
    # what is rounding beside the largest torque is no torque
    floor = 1e-12 * float(torque.max(initial=0.0))
    relative = np.where(peak > floor, peak / np.maximum(torque, max(floor, 1e-300)), 0.0)
    return peak, relative, at
