"""Controllers of a user's own: plain functions of (t, q, qd), or objects with such a method."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, final

import numpy as np

from rnea.errors import InputError, shortened
from rnea.model import in_order
from rnea.simulate.control import CONTROLLERS, Controller, Reference
from rnea.spatial.numbers import Array

ControlFunction = Callable[[Any, Array, Array], Any]
"""t, q (..., nq), qd (..., n) -> tau (..., n), or the torques by name."""
_LEGAL = (
    f"Legal: {', '.join(CONTROLLERS)}; a function (t, q, qd) -> tau; an object with a method "
    "torque(t, q, qd)"
)


@final
@dataclass(frozen=True, eq=False)
class OwnLaw:
    """A function as a control law. efforts: the names of what it gives, in their order."""

    function: ControlFunction
    efforts: tuple[str, ...]

    def torque(self, t: Any, q: Array, qd: Array) -> Array:
        given, n = in_order(self.function(t, q, qd), self.efforts, "tau"), len(self.efforts)
        try:
            tau = np.asarray(given, dtype=float)
        except (TypeError, ValueError):
            raise InputError(_wrong(f"a {type(given).__name__}", self.efforts)) from None
        if tau.shape not in ((n,), (*np.shape(qd)[:-1], n)):
            raise InputError(_wrong(f"an array {tau.shape}", self.efforts))
        return tau


def controller_of(given: Any, efforts: Sequence[str]) -> Controller:
    """What a user hands in as a controller, other than the name of one."""
    if isinstance(given, type):
        raise InputError(
            f"the controller is the class {given.__name__}; hand in an object of it, "
            f"{given.__name__}(...). {_LEGAL}"
        )
    method = getattr(given, "torque", None)
    if callable(method):
        _require_arguments(method, 3, "the controller's method torque", "(t, q, qd)")
        law: Controller = given
        return law
    if callable(given):
        _require_arguments(given, 3, "the controller", "(t, q, qd)")
        return OwnLaw(given, tuple(efforts))
    raise InputError(f"{_shown(given)} is no controller. {_LEGAL}")


def torque_of_time(given: Callable[[Any], Any], efforts: Sequence[str]) -> Callable[[Any], Any]:
    """A function of t that gives torques, in order or by name."""
    told = "; what listens to the robot is a controller=, a function (t, q, qd) -> tau"
    _require_arguments(given, 1, "torque", f"(t){told}")
    return lambda t: in_order(given(t), efforts, "tau")


def reference_of(motion: Any) -> Reference:
    """A motion in closed form, or a function of time as it is."""
    if callable(motion):
        reference: Reference = motion
        return reference
    if not callable(getattr(motion, "at", None)):
        raise InputError(
            f"{_shown(motion)} is no motion. Legal: what rnea.motion.read_motion, "
            "estimate_rates or point_to_point gives, a function t -> (q, qd, qdd)"
        )
    return lambda t: motion.at(t)[:3]


def _require_arguments(function: Any, count: int, what: str, called: str) -> None:
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        # written in C: it will say what it needs
        return
    try:
        signature.bind(*range(count))
    except TypeError:
        raise InputError(f"{what} takes {signature}, but is called with {called}") from None


def _wrong(given: str, efforts: Sequence[str]) -> str:
    return (
        f"the controller gave {given}; needed are {len(efforts)} torques "
        f"({shortened(efforts)}), as an array or by name"
    )


def _shown(given: Any) -> str:
    text = repr(given)
    return f"{type(given).__name__} {text[:60]}{'...' * (len(text) > 60)}"
