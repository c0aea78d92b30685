"""Polynomials of joints by other joints, in exact fractions that are rounded once, at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from rnea.core.description.closures import Coupling
from rnea.core.description.description import Mimic

# what is left of coefficients that were rounded before they cancelled
_ROUNDING = Fraction(1, 10**12)


def composed(outer: Sequence[float], slope: Fraction, shift: Fraction) -> list[Fraction]:
    """The coefficients of outer(slope · x + shift), by Horner's rule; both of 1, x, x², ...

    >>> [str(c) for c in composed([1.0, 0.0, 2.0], Fraction(3), Fraction(-1, 2))]
    ['3/2', '-6', '18']
    """
    out = [Fraction(0)]
    for coefficient in reversed(outer):
        carried = [Fraction(0), *(c * slope for c in out)]
        out = [c + d * shift for c, d in zip(carried, [*out, Fraction(0)], strict=True)]
        out[0] += Fraction(coefficient)
    return out[: len(outer)]


class Equation:
    """A sum of polynomials of joints that is zero, in the coordinates that the robot has."""

    def __init__(self, follows: Mapping[str, Mimic]) -> None:
        self._follows = follows
        # the sum of each power's coefficients, and of their sizes
        self._powers: dict[str, dict[int, tuple[Fraction, Fraction]]] = {}
        self._constant = (Fraction(0), Fraction(0))

    def add(self, joint: str, polynomial: Sequence[float], shift: float) -> None:
        """polynomial(q - shift) of a joint, said of the joint that it follows if it does."""
        slope, offset = Fraction(1), -Fraction(shift)
        while joint in self._follows:
            leader = self._follows[joint]
            offset += slope * Fraction(leader.offset)
            slope, joint = slope * Fraction(leader.ratio), leader.joint
        constant, *powers = composed(polynomial, slope, offset)
        self._constant = _added(self._constant, constant)
        known = self._powers.setdefault(joint, {})
        for power, coefficient in enumerate(powers, 1):
            known[power] = _added(known.get(power, (Fraction(0), Fraction(0))), coefficient)

    def coupling(self, name: str) -> Coupling:
        """The equation in floats; joints that cancel are not in it."""
        terms = {}
        for joint, known in self._powers.items():
            numbers = [_rounded(known[power]) for power in sorted(known)]
            while numbers and not numbers[-1]:
                numbers.pop()
            if numbers:
                terms[joint] = tuple(numbers)
        return Coupling(name, terms, _rounded(self._constant))


def _added(known: tuple[Fraction, Fraction], more: Fraction) -> tuple[Fraction, Fraction]:
    return known[0] + more, known[1] + abs(more)


def _rounded(known: tuple[Fraction, Fraction]) -> float:
    value, size = known
    return 0.0 if abs(value) <= _ROUNDING * size else float(value)
