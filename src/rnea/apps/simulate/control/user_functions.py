"""Functions that users hand in: each call of one, and each array that one returns, passes here.

A function gets copies, so that it may write into its arguments; what it returns is copied, so that
it may use its arrays again. What it raises, and what it should not return, becomes a
`SimulationError` that names the function, the time and what was expected.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from numbers import Real
from typing import Any, final

import numpy as np

from rnea.core.model import in_order
from rnea.core.spatial.numbers import Array
from rnea.errors import SimulationError, shortened


@final
@dataclass(frozen=True, eq=False)
class UserFunction:
    """A function of a user's, as errors call it: `torque=`, say, or `event 'top'`."""

    function: Callable[..., Any]
    name: str

    def __call__(self, t: Any, *states: Array) -> Any:
        try:
            return self.function(t.copy() if np.ndim(t) else t, *(x.copy() for x in states))
        except Exception as problem:
            told = f"{type(problem).__name__}: {problem}".removesuffix(": ")
            raise SimulationError(f"{self.name} raised {told} {_at(t)}") from problem

    def numbers(
        self,
        given: Any,
        t: Any,
        names: Sequence[str],
        what: str,
        shapes: Sequence[tuple[int, ...]],
        *states: Array,
    ) -> Array:
        """A copy of what the function returned at t for some states, in one of the legal shapes.

        names: of the numbers in the last axis; what: these are, in the plural. Numbers that are
        not finite are refused where the states were finite.
        """
        wanted = f"{len(names)} {what} ({shortened(names)}), as an array or by name"
        if type(given) is np.ndarray and given.dtype == float:
            out = given.copy()
        else:
            try:
                out = _floats(in_order(given, names, "tau"))
            except Exception as problem:
                # arrays and mappings of other packages may raise anything
                raise self.wrong(f"{_shown(given)} ({problem})", t, wanted) from problem
        if out.shape not in shapes:
            found = f"an array of shape {out.shape}" if np.ndim(given) else _shown(given)
            raise self.wrong(found, t, wanted)
        if not np.isfinite(out).all():
            self._require_finite(out, t, names, states)
        return out

    def number(self, given: Any, t: float) -> float:
        """One finite number that the function returned at t."""
        plain = given[()] if isinstance(given, np.ndarray) and given.ndim == 0 else given
        if isinstance(plain, bool | np.bool_):
            expected = "a number that passes through zero, such as q[0] - 1.0 instead of q[0] > 1.0"
            raise self.wrong(f"{plain}", t, expected)
        if not isinstance(plain, Real):
            raise self.wrong(_shown(given), t, "one finite number")
        if not math.isfinite(plain):
            raise self.wrong(f"{plain}", t, "one finite number")
        return float(plain)

    def wrong(self, returned: str, t: Any, expected: str) -> SimulationError:
        return SimulationError(f"{self.name} returned {returned} {_at(t)}; expected {expected}")

    def _require_finite(
        self, out: Array, t: Any, names: Sequence[str], states: Sequence[Array]
    ) -> None:
        """Where states have diverged already it is they that an error is about."""
        bad = ~np.isfinite(out)
        for state in states:
            bad = bad & np.isfinite(state).all(axis=-1, keepdims=True)
        for place in np.argwhere(np.atleast_1d(bad))[:1]:
            found = np.broadcast_to(out, bad.shape)[tuple(place)] if bad.ndim else out
            raise self.wrong(f"{found} for {names[place[-1]]!r}", t, "finite numbers")


def _floats(given: Any) -> Array:
    """A new array of floats; complex numbers, text, dates and None are no such numbers."""
    found = np.asarray(given)
    if found.dtype == object:
        # NumPy would take None for NaN
        return np.array([float(x) for x in found.ravel().tolist()]).reshape(found.shape)
    if found.dtype.kind not in "fiub":
        raise TypeError(f"{found.dtype.name} is no real number")
    return found.astype(float)


def _shown(given: Any) -> str:
    text = " ".join(repr(given).split())
    return f"{type(given).__name__} {text[:40]}{'...' * (len(text) > 40)}"


def _at(t: Any) -> str:
    if np.ndim(t) == 0:
        return f"at t = {t:.9g} s"
    return f"for the times {np.min(t):.9g} .. {np.max(t):.9g} s"
