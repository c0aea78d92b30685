"""What users hand in as controllers, torques and motions: functions, or objects with methods."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, final

import numpy as np

from rnea.apps.simulate.control.control import (
    CONTROLLERS,
    Controller,
    GivenTorque,
    Reference,
    TrackingController,
)
from rnea.apps.simulate.control.user_functions import UserFunction
from rnea.apps.simulate.integrate.positions import Positions
from rnea.core.spatial.numbers import Array
from rnea.errors import InputError, SimulationError

ControlFunction = Callable[[Any, Array, Array], Any]
"""t, q (..., nq), qd (..., n) -> tau (..., n), or the torques by name."""
_LEGAL = (
    f"Legal: {', '.join(CONTROLLERS)}; a function (t, q, qd) -> tau; an object with a method "
    "torque(t, q, qd)"
)


@final
@dataclass(frozen=True, eq=False)
class UserLaw:
    """A function as a control law. efforts: the names of what it gives, in their order.

    reference: the motion that it follows, where it has one
    """

    function: UserFunction
    efforts: tuple[str, ...]
    reference: Reference | None = None

    def torque(self, t: Any, q: Array, qd: Array) -> Array:
        n = len(self.efforts)
        shapes = ((n,), (*qd.shape[:-1], n))
        given = self.function(t, q, qd)
        return self.function.numbers(given, t, self.efforts, "torques", shapes, q, qd)


def controller_of(
    given: Any, efforts: Sequence[str], positions: Positions, rows: int = 0
) -> Controller:
    """What a user hands in as a controller, other than the name of one."""
    if isinstance(given, TrackingController):
        return replace(given, reference=reference_of(given.reference, positions))
    if isinstance(given, GivenTorque):
        return GivenTorque(torque_of_time(given.of_time, efforts, "controller=", rows))
    if isinstance(given, type):
        raise InputError(
            f"the controller is the class {given.__name__}; hand in an object of it, "
            f"{given.__name__}(...). {_LEGAL}"
        )
    method = getattr(given, "torque", None)
    if callable(method):
        require_arguments(method, 3, "the controller's method torque", "(t, q, qd)")
        followed = getattr(given, "reference", None)
        if followed is not None:
            # a set point has the same name at times, and is no motion
            may_be = callable(followed) or callable(getattr(followed, "at", None))
            followed = reference_of(followed, positions) if may_be else None
        return UserLaw(UserFunction(method, "controller="), tuple(efforts), followed)
    if callable(given):
        require_arguments(given, 3, "the controller", "(t, q, qd)")
        return UserLaw(UserFunction(given, "controller="), tuple(efforts))
    raise InputError(f"{_shown(given)} is no controller. {_LEGAL}")


def torque_of_time(
    given: Callable[[Any], Any], efforts: Sequence[str], name: str = "torque=", rows: int = 0
) -> Callable[[Any], Array]:
    """A function of t that gives torques, in order or by name, or one number for all of them.

    rows: of rollouts, for each of which it may give torques of its own.
    """
    told = "; what listens to the robot is a controller=, a function (t, q, qd) -> tau"
    require_arguments(given, 1, name, f"(t){told}")
    asked, n = UserFunction(given, name), len(efforts)
    shapes = ((n,), (), (rows, n)) if rows else ((n,), ())

    def of_time(t: Any) -> Array:
        tau = asked.numbers(asked(t), t, efforts, "torques", shapes)
        return tau if tau.ndim else np.full(n, tau)

    return of_time


def reference_of(motion: Any, positions: Positions) -> Reference:
    """A motion in closed form, asked for any times, or a function, which need not know arrays of
    times: one that does is asked for many at once.
    """
    names = positions.coordinates, positions.speeds, positions.speeds
    kinds = "positions", "velocities", "accelerations"

    def three(asked: UserFunction, t: Any) -> tuple[Array, Array, Array]:
        given = asked(t)
        if not isinstance(given, tuple | list | np.ndarray) or len(given) < 3:
            raise asked.wrong(f"{type(given).__name__}", t, "three arrays: q, qd, qdd")
        q, qd, qdd = (
            asked.numbers(x, t, named, kind, [(*np.shape(t), len(named))])
            for x, named, kind in zip(given[:3], names, kinds, strict=True)
        )
        return q, qd, qdd

    if callable(motion):
        require_arguments(motion, 1, "motion=", "(t)")
        at_one, knows_arrays = UserFunction(motion, "motion="), None

        def singly(t: Array) -> tuple[Array, Array, Array]:
            found = [three(at_one, now) for now in t.tolist()]
            q, qd, qdd = (np.array(x) for x in zip(*found, strict=True))
            return q, qd, qdd

        def together(t: Array) -> bool:
            """Whether arrays of times get what these times get one after the other."""
            try:
                pairs = zip(three(at_one, t), singly(t), strict=True)
                return all(np.allclose(x, y, rtol=1e-12, atol=1e-12) for x, y in pairs)
            except SimulationError:
                return False

        def reference(t: Any) -> tuple[Array, Array, Array]:
            nonlocal knows_arrays
            if np.ndim(t) == 0:
                return three(at_one, float(t))
            if knows_arrays is None and len(t) > 2:
                knows_arrays = together(t[[0, len(t) // 2, -1]])
            if knows_arrays:
                # where that raises, one after the other tells at which time
                with suppress(SimulationError):
                    return three(at_one, t)
            return singly(t)

        return reference
    if not callable(getattr(motion, "at", None)):
        raise InputError(
            f"{_shown(motion)} is no motion. Legal: what rnea.motion.read_motion, "
            "estimate_rates or point_to_point gives, a function t -> (q, qd, qdd)"
        )
    at_any = UserFunction(motion.at, "motion=")
    return lambda t: three(at_any, t)


def require_arguments(function: Any, count: int, what: str, called: str) -> None:
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        # written in C: it will say what it needs
        return
    try:
        signature.bind(*range(count))
    except TypeError:
        raise InputError(f"{what} takes {signature}, but is called with {called}") from None


def _shown(given: Any) -> str:
    text = repr(given)
    return f"{type(given).__name__} {text[:60]}{'...' * (len(text) > 60)}"
