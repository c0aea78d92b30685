"""Which steps a method stands: found from the equations at the start, before anything is run.

About the start the motion is e'' = A e + B e', with A and B taken by differences of the
acceleration (gravity, speed-dependent torques, viscous friction and a controller that acts at every
instant are all in them; dry friction is not). The method's own step, applied to that linear motion,
is a matrix; no eigenvalue of it may grow faster than the motion itself does.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from rnea.errors import InputError
from rnea.simulate.plant import Plant
from rnea.simulate.steps import Method
from rnea.spatial.numbers import Array

_ALLOWED = 1e-3
_SMALLEST = 1e-9
# with rk4 a swinging then loses 7e-6 of its size in a step
_STEPS_PER_PERIOD = 20


def linearized(rate: Callable[[Array, Array], Array], q: Array, qd: Array) -> tuple[Array, Array]:
    """∂qdd/∂q and ∂qdd/∂qd (n, n) by central differences."""
    n = len(q)
    A, B = np.zeros((n, n)), np.zeros((n, n))
    for k in range(n):
        for matrix, first in ((A, True), (B, False)):
            by = 1e-6 * max(1.0, abs(float((q if first else qd)[k])))
            nudge = np.zeros(n)
            nudge[k] = by
            ends = [
                rate(q + nudge * s, qd) if first else rate(q, qd + nudge * s) for s in (1.0, -1.0)
            ]
            matrix[:, k] = (ends[0] - ends[1]) / (2 * by)
    return A, B


def fastest_rate(A: Array, B: Array) -> float:
    """The largest eigenvalue's size, in 1/s: frequency and damping together."""
    return float(np.abs(_eigenvalues(A, B)).max(initial=0.0))


def growth_rate(A: Array, B: Array) -> float:
    """The largest real part of an eigenvalue, in 1/s: how fast the motion itself departs."""
    return float(_eigenvalues(A, B).real.max())


def is_stable(method: Method, A: Array, B: Array, h: float) -> bool:
    """Whether a step of this size leaves decaying motions decaying."""
    n = len(A)
    if method.step is None or n == 0:
        return True
    grown = np.empty((2 * n, 2 * n))
    none = np.zeros(0)
    for k in range(2 * n):
        y = np.zeros(2 * n)
        y[k] = 1.0

        def rate(t: float, q: Array, qd: Array, x: Array) -> tuple[Array, Array]:
            return A @ q + B @ qd, x

        try:
            q, qd, _ = method.step(rate, 0.0, y[:n], y[n:], none, h)
        except (InputError, np.linalg.LinAlgError):
            return False
        grown[:, k] = np.concatenate([q, qd])
    if not np.all(np.isfinite(grown)):
        return False
    numerical = float(np.abs(np.linalg.eigvals(grown)).max())
    true = growth_rate(A, B)
    # what grows by itself may grow twice as fast: that is an error, not an instability; repeated
    # eigenvalues are only found to the root of rounding
    return bool(np.log(numerical) <= 2 * max(true * h, 0.0) + _ALLOWED)


def _eigenvalues(A: Array, B: Array) -> Array:
    n = len(A)
    if n == 0:
        return np.zeros(1)
    return np.linalg.eigvals(np.block([[np.zeros((n, n)), np.eye(n)], [A, B]]))


def refuse_unstable(
    method: Method, A: Array, B: Array, h: float, joint_names: tuple[str, ...], why: str = ""
) -> None:
    """An error that says which step would do; `why` names what is fast, where that is known."""
    if is_stable(method, A, B, h):
        return
    good, bad = h / 2, h
    while good > _SMALLEST * h and not is_stable(method, A, B, good):
        good, bad = good / 2, good
    for _ in range(12):
        middle = (good + bad) / 2
        good, bad = (middle, bad) if is_stable(method, A, B, middle) else (good, middle)
    worst = joint_names[int(np.argmax(np.abs(np.diag(A)) + np.square(np.diag(B))))]
    digits = 10.0 ** (np.floor(np.log10(good)) - 1)
    raise InputError(
        f"a step of {h:g} s is too long for the method {method.name}: joint {worst!r} moves with "
        f"rates up to {fastest_rate(A, B):.3g} 1/s at the start{why}. A step of "
        f"{np.floor(good / digits) * digits:.2g} s would do, or a method that chooses its own "
        "(radau for stiff ones, dop853)"
    )


def gear_swings(plant: Plant, q: Array, h: float, method: Method) -> tuple[str, tuple[str, ...]]:
    """The fastest elastic gear in words; and a note where a step does not resolve its swinging."""
    gears = plant.gears
    if gears is None:
        return "", ()
    n = plant.joints
    rates = gears.frequencies(plant.mass_matrix(q)[:n, :n])
    worst = int(np.argmax(rates))
    fast, joint = float(rates[worst]), plant.joint_names[gears.joints[worst]]
    words = f", and the gear of joint {joint!r} swings at {fast:.3g} rad/s"
    period = 2 * np.pi / fast
    if method.step is None or h <= period / _STEPS_PER_PERIOD:
        return words, ()
    return words, (
        f"the gear of joint {joint!r} swings with a period of {period:.3g} s, of which a step of "
        f"{h:g} s is a coarse part: {period / _STEPS_PER_PERIOD:.2g} s or less shows it as it is",
    )


def sampled_growth(
    A: Array, B: Array, M: Array, gains: tuple[Array, Array], period: float
) -> float:
    """The largest eigenvalue's size per period, of a plant whose controller acts in samples.

    A, B: the plant alone; gains: ∂tau/∂q and ∂tau/∂qd of the controller. Above 1 it grows.
    """
    n = len(A)
    # the torque as a state that is held: exact over a period by the exponential of the whole
    F = np.zeros((3 * n, 3 * n))
    F[:n, n : 2 * n] = np.eye(n)
    F[n : 2 * n, :n], F[n : 2 * n, n : 2 * n] = A, B
    F[n : 2 * n, 2 * n :] = np.linalg.inv(M)
    over = _exponential(F * period)[: 2 * n]
    closed = over[:, : 2 * n] + over[:, 2 * n :] @ np.concatenate(gains, axis=1)
    return float(np.abs(np.linalg.eigvals(closed)).max(initial=0.0))


def _exponential(matrix: Array) -> Array:
    """exp by scaling, a Taylor series and squaring; enough for an estimate."""
    halvings = max(0, int(np.ceil(np.log2(max(np.abs(matrix).sum(axis=1).max(), 1e-300)))) + 2)
    small = matrix / 2.0**halvings
    out = term = np.eye(len(matrix))
    for k in range(1, 14):
        term = term @ small / k
        out = out + term
    for _ in range(halvings):
        out = out @ out
    return out
