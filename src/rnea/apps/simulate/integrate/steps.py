"""One step in time of q' = r(q, qd), qd' = a(t, q, qd, x), x' = b(t, q, qd, x), on any number.

x are states of the first order that come along: bristles of friction, work done so far. A step
never branches on a number (the implicit one only to stop iterating, where it was told a
tolerance), so it can be traced and compiled.

r is qd itself where speeds are the rates of coordinates (`PLAIN`). Quaternions are four numbers
whose rates r are linear in them; every step is that of its method on these numbers, and ends at
length 1. Their motion keeps the length, so what is put right is an error of the method's own
order, which it keeps. Euler's step then turns a body by 2 atan(w h / 2), the midpoint's by
4 atan(w h / 4): rotations, and no shear.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, UnknownNameError, name_of

Rate = Callable[[Any, Array, Array, Array], tuple[Array, Array]]
"""(t, q, qd, x) -> (qdd, xd), arrays (..., n) and (..., m)."""
State = tuple[Array, Array, Array]
"""q, qd, x."""


@dataclass(frozen=True, eq=False)
class ConfigurationSpace:
    """How positions (..., nq) follow speeds (..., nv).

    rate        (q, qd) -> dq/dt
    halfway     (q, qd, h) -> the place that q comes to in h/2 at the rate that it has there
    through     (q, qd, h) -> where it comes in h at that rate
    normalized  q -> the same place with quaternions of length 1
    ended       (q, qd, after) -> where a step ends that led from q, at the speeds qd, to `after`:
                quaternions of length 1, loops closed; NaN where they cannot be
    """

    rate: Callable[[Array, Array], Array]
    halfway: Callable[[Array, Array, Any], Array]
    through: Callable[[Array, Array, Any], Array]
    normalized: Callable[[Array], Array]
    ended: Callable[[Array, Array, Array], Array]


PLAIN = ConfigurationSpace(
    rate=lambda q, qd: qd,
    halfway=lambda q, qd, h: q + qd * (h / 2),
    through=lambda q, qd, h: q + qd * h,
    normalized=lambda q: q,
    ended=lambda q, qd, after: after,
)
"""Every speed is the rate of its coordinate."""


def semi_implicit_euler(
    rate: Rate, t: Any, q: Array, qd: Array, x: Array, h: Any, along: ConfigurationSpace = PLAIN
) -> State:
    """First order; the new velocity carries the position, which keeps oscillations bounded.

    Not those of spinning bodies: where speeds are along a body's own axes, its energy grows by
    about (w h)² in a step.
    """
    qdd, xd = rate(t, q, qd, x)
    qd = qd + qdd * h
    return along.ended(q, qd, q + along.rate(q, qd) * h), qd, x + xd * h


def rk4(
    rate: Rate, t: Any, q: Array, qd: Array, x: Array, h: Any, along: ConfigurationSpace = PLAIN
) -> State:
    """Runge and Kutta's classical step of fourth order."""
    half = h / 2
    r1 = along.rate(q, qd)
    a1, b1 = rate(t, q, qd, x)
    q2, v2 = q + r1 * half, qd + a1 * half
    r2 = along.rate(q2, v2)
    a2, b2 = rate(t + half, q2, v2, x + b1 * half)
    q3, v3 = q + r2 * half, qd + a2 * half
    r3 = along.rate(q3, v3)
    a3, b3 = rate(t + half, q3, v3, x + b2 * half)
    q4, v4 = q + r3 * h, qd + a3 * h
    r4 = along.rate(q4, v4)
    a4, b4 = rate(t + h, q4, v4, x + b3 * h)
    sixth = h / 6
    return (
        along.ended(q, qd, q + (r1 + (r2 + r3) * 2 + r4) * sixth),
        qd + (a1 + (a2 + a3) * 2 + a4) * sixth,
        x + (b1 + (b2 + b3) * 2 + b4) * sixth,
    )


def midpoint(
    rate: Rate,
    t: Any,
    q: Array,
    qd: Array,
    x: Array,
    h: Any,
    along: ConfigurationSpace = PLAIN,
    tolerance: float | None = 1e-14,
    most: int = 50,
) -> State:
    """Implicit midpoint, second order and symmetric in time: energy does not drift.

    The acceleration in the middle is found by fixed-point iteration, until it changes by less
    than `tolerance` of the largest rate; where that does not settle (stiff springs), by Newton's
    method with differences. With tolerance None the iteration takes exactly `most` rounds and
    decides nothing: for tracing.
    """
    half = h / 2

    def middle(a: Array, b: Array) -> tuple[Array, Array]:
        v = qd + a * half
        return rate(t + half, along.halfway(q, v, h), v, x + b * half)

    a, b = rate(t, q, qd, x)
    if tolerance is None:
        for _ in range(most):
            a, b = middle(a, b)
    else:
        n = len(a)
        y = _settled(
            lambda y: np.concatenate(middle(y[:n], y[n:])), np.concatenate([a, b]), tolerance, most
        )
        a, b = y[:n], y[n:]
    v = qd + a * half
    return along.through(q, v, h), qd + a * h, x + b * h


def _settled(middle: Callable[[Array], Array], y: Array, tolerance: float, most: int) -> Array:
    """The fixed point of `middle`, from a first guess."""
    last = np.inf
    for _ in range(most):
        before, y = y, middle(y)
        change = _size(y - before)
        if not np.isfinite(change) or change <= tolerance * max(_size(y), 1e-300):
            return y
        if change > 0.5 * last and last < np.inf:
            # slow, diverging, or already down to rounding
            break
        last = change
    return _by_newton(middle, y, tolerance, most)


def _by_newton(middle: Callable[[Array], Array], y: Array, tolerance: float, most: int) -> Array:
    best, size = y, np.inf
    for _ in range(most):
        r = middle(y) - y
        if not np.all(np.isfinite(r)):
            break
        if _size(r) >= 0.5 * size:
            # no more gained: down to rounding, or lost
            break
        best, size = y, _size(r)
        if size <= tolerance * max(_size(y), 1e-300):
            break
        J = np.empty((len(y), len(y)))
        for k in range(len(y)):
            z = y.copy()
            z[k] += (by := 1e-7 * max(abs(y[k]), _size(y), 1e-6))
            J[:, k] = (middle(z) - z - r) / by
        y = y - np.linalg.solve(J, r)
    if size > 1e-8 * max(_size(best), 1.0):
        raise InputError("the implicit midpoint step does not settle; take a smaller step")
    return best


def _size(values: Array) -> float:
    return float(np.max(np.abs(values), initial=0.0))


@dataclass(frozen=True)
class Method:
    """How a run is advanced: a step of fixed size, or scipy's adaptive method of that name.

    explicit: the step looks at no number, so that it can be compiled as it stands.
    """

    name: str
    order: int
    step: Callable[..., State] | None = None
    scipy: str = ""
    explicit: bool = False


METHODS: dict[str, Method] = {
    "semi_implicit_euler": Method("semi_implicit_euler", 1, semi_implicit_euler, explicit=True),
    "midpoint": Method("midpoint", 2, midpoint),
    "rk4": Method("rk4", 4, rk4, explicit=True),
    "rk45": Method("rk45", 5, scipy="RK45"),
    "dop853": Method("dop853", 8, scipy="DOP853"),
    "radau": Method("radau", 5, scipy="Radau"),
}


def method_named(name: str) -> Method:
    if name_of(name, "method") not in METHODS:
        raise UnknownNameError("method", name, METHODS)
    return METHODS[name]
