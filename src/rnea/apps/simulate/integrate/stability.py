"""Which steps a method stands: found from the equations at the start, before anything is run.

About the start the motion is e'' = A e + B e', with A and B taken by differences of the
acceleration (gravity, speed-dependent torques, viscous friction and a controller that acts at every
instant are all in them; dry friction is not). The method's own step, applied to that linear motion,
is a matrix; no eigenvalue of it may grow faster than the motion itself does. e goes along each
speed; that the axes of a spinning child turn on with it is left out of this estimate.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from rnea.apps.simulate.control.control import ControlLoop
from rnea.apps.simulate.integrate.steps import Method
from rnea.apps.simulate.plant import Plant
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError

_ALLOWED = 1e-3
_SMALLEST = 1e-9
# with rk4 a swinging then loses 7e-6 of its size in a step
_STEPS_PER_PERIOD = 20


def check_step(
    plant: Plant, control: ControlLoop, q: Array, qd: Array, h: float, method: Method
) -> tuple[str, ...]:
    """Refuse a step that is too long; a note on a controller that samples too slowly."""
    if plant.n == 0:
        return ()
    viscous, gears = plant.friction.viscous, plant.gears

    law = partial(control.law.torque, 0.0)

    def alone(q: Array, qd: Array, torque: Array | float = 0.0) -> Array:
        torque = torque - viscous * qd
        if plant.dependent is not None:
            torque = torque - plant.dependent(q, qd)
        if gears is not None:
            # as if all teeth touched, on either flank: the stiffest that may come
            torque = torque + gears.on_states(gears.engaged(q, qd))
        return plant.forward(q, qd, torque)

    swings, notes = _gear_swings(plant, q, h, method)
    moved = plant.positions.integrate
    if not control.period:
        closed = _linearized(lambda q, qd: alone(q, qd, law(q, qd)), q, qd, moved)
        _refuse_unstable(method, *closed, h, plant.names, swings)
        return notes
    A, B = _linearized(alone, q, qd, moved)
    _refuse_unstable(method, A, B, h, plant.names, swings)
    gains = _linearized(law, q, qd, moved)
    growth = _sampled_growth(A, B, plant.mass_matrix(q), gains, control.period)
    by_itself = np.exp(max(_growth_rate(A, B), 0.0) * control.period)
    if np.any(gains) and growth > by_itself * (1 + 1e-6):
        return (
            *notes,
            f"the controller samples too slowly for its gains: every {control.period:g} s errors "
            f"grow by {growth:.3g} at the start",
        )
    return notes


def _linearized(
    rate: Callable[[Array, Array], Array],
    q: Array,
    qd: Array,
    moved: Callable[[Array, Array], Array],
) -> tuple[Array, Array]:
    """∂rate/∂q along each speed and ∂rate/∂qd (n, n) by central differences."""
    n = len(qd)
    sizes = np.concatenate([np.abs(q) if len(q) == n else np.ones(n), np.abs(qd)])
    columns = []
    for k, by in enumerate(1e-6 * np.maximum(1.0, sizes)):
        nudge = np.zeros(2 * n)
        nudge[k] = by
        ahead, behind = (rate(moved(q, x[:n]), qd + x[n:]) for x in (nudge, -nudge))
        columns.append((ahead - behind) / (2 * by))
    by_q, by_qd = np.split(np.array(columns).T, 2, axis=1)
    return by_q, by_qd


def _growth_rate(A: Array, B: Array) -> float:
    """The largest real part of an eigenvalue, in 1/s: how fast the motion itself departs."""
    return float(_eigenvalues(A, B).real.max())


def _eigenvalues(A: Array, B: Array) -> Array:
    n = len(A)
    return np.linalg.eigvals(np.block([[np.zeros((n, n)), np.eye(n)], [A, B]]))


def _is_stable(method: Method, A: Array, B: Array, h: float) -> bool:
    """Whether a step of this size leaves decaying motions decaying."""
    if method.step is None:
        return True
    step, none = method.step, np.zeros(0)

    def rate(t: float, q: Array, qd: Array, x: Array) -> tuple[Array, Array]:
        return A @ q + B @ qd, x

    try:
        starts = (np.split(unit, 2) for unit in np.eye(2 * len(A)))
        grown = np.array([np.concatenate(step(rate, 0.0, *start, none, h)) for start in starts]).T
    except (InputError, np.linalg.LinAlgError):
        return False
    if not np.all(np.isfinite(grown)):
        return False
    numerical = float(np.abs(np.linalg.eigvals(grown)).max())
    # what grows by itself may grow twice as fast: that is an error, not an instability; repeated
    # eigenvalues are only found to the root of rounding
    return bool(np.log(numerical) <= 2 * max(_growth_rate(A, B) * h, 0.0) + _ALLOWED)


def _refuse_unstable(
    method: Method, A: Array, B: Array, h: float, joint_names: tuple[str, ...], why: str = ""
) -> None:
    """An error that says which step would do; `why` names what is fast, where that is known."""
    if _is_stable(method, A, B, h):
        return
    good, bad = h / 2, h
    while good > _SMALLEST * h and not _is_stable(method, A, B, good):
        good, bad = good / 2, good
    for _ in range(12):
        middle = (good + bad) / 2
        good, bad = (middle, bad) if _is_stable(method, A, B, middle) else (good, middle)
    fastest = float(np.abs(_eigenvalues(A, B)).max())
    worst = joint_names[int(np.argmax(np.abs(np.diag(A)) + np.square(np.diag(B))))]
    raise InputError(
        f"a step of {h:g} s is too long for the method {method.name}: joint {worst!r} moves with "
        f"rates up to {fastest:.3g} 1/s at the start{why}. A step of "
        f"{_rounded_down(good)} s would do, or a method that chooses its own "
        "(radau for stiff ones, dop853)"
    )


def _rounded_down(step: float) -> str:
    """Two digits of a step that may be shorter but not longer."""
    digits = 10.0 ** (np.floor(np.log10(step)) - 1)
    return f"{np.floor(step / digits) * digits:.2g}"


def _gear_swings(plant: Plant, q: Array, h: float, method: Method) -> tuple[str, tuple[str, ...]]:
    """The fastest elastic gear in words; and a note where a step does not resolve its swinging."""
    gears = plant.gears
    if gears is None:
        return "", ()
    n = plant.joints
    rates = gears.frequencies(plant.mass_matrix(q)[:n, :n])
    worst = int(np.argmax(rates))
    fast, joint = float(rates[worst]), plant.names[gears.joints[worst]]
    words = f", and the gear of joint {joint!r} swings at {fast:.3g} rad/s"
    period = 2 * np.pi / fast
    if method.step is None or h <= period / _STEPS_PER_PERIOD:
        return words, ()
    enough = _rounded_down(period / _STEPS_PER_PERIOD)
    return words, (
        f"the gear of joint {joint!r} swings with a period of {period:.3g} s, of which a step of "
        f"{h:g} s is a coarse part: {enough} s or less shows it as it is",
    )


def _sampled_growth(
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
